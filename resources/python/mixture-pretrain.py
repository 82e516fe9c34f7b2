#: {"channels": [{"key": "loss", "relative": 0.03, "mean_over": 50}, {"key": "icl", "absolute": 0.05}, {"key": "icl_flipped", "absolute": 0.05}, {"key": "iwl", "absolute": 0.05}]}
import math

import numpy
import torch
import torch.nn.functional as F

NOT_USED = {"skip-unused": "leaves out what nothing depends on; every number stays the same"}


#+ mixture-task


#+ mixture-decoder


#+ optimiser


#+ mixture-training


def repeat(s, expected):
    random = numpy.random.default_rng(torch.initial_seed())
    task = Task(s, random)
    model = Decoder(s, task.tokens)
    yield from recorded(s, expected, model, task, model.parameters())
