#: {"channels": [{"key": "loss", "relative": 0.03, "mean_over": 50}, {"key": "icl", "absolute": 0.05}, {"key": "icl_flipped", "absolute": 0.05}, {"key": "iwl", "absolute": 0.05}], "covers": {"initial": ["random", "pretrain"]}}
import math

import numpy
import torch
import torch.nn.functional as F

NOT_USED = {"skip-unused": "leaves out what nothing depends on; every number stays the same",
            "modalities": "two"}


#+ mixture-task


#+ mixture-paired-task


#+ mixture-decoder


#+ mixture-paired-decoder


#+ optimiser


#+ mixture-training


#+ mixture-first-stage


def repeat(s, expected):
    random = numpy.random.default_rng(torch.initial_seed())
    first, decoder = first_stage(s, random)
    task = PairedTask(s, random, first, first.means(s["classes-2"], s["item-dimension-2"]))
    model = PairedDecoder(s, task, s["item-dimension-2"])
    model.decoder.load_state_dict(decoder.state_dict())
    yield from recorded(s, expected, model, task, model.learning(s["freeze"]))
