#: {"channels": [{"key": "loss", "relative": 0.03, "mean_over": 50}, {"key": "icl", "absolute": 0.05}, {"key": "icl_flipped", "absolute": 0.05}, {"key": "iwl", "absolute": 0.05}, {"key": "encoder_validation", "absolute": 0.05}], "covers": {"data": ["vectors"], "initial": ["random", "pretrain"], "encoder-initial": ["pretrain"]}}
import math

import numpy
import torch
import torch.nn.functional as F

NOT_USED = {"skip-unused": "leaves out what nothing depends on; every number stays the same",
            "modalities": "two", "images": "a folder, which is not here", "colours": "of a folder's images",
            "image-size": "of images", "images-per-class": "of images", "held-out": "of images"}


#+ mixture-task


#+ mixture-paired-task


# ---- Single items of the second modality, with which an encoder is trained alone -------------------
#+ mixture-vectors


#+ mixture-encoders


#+ mixture-decoder


#+ mixture-paired-decoder


class Joint(torch.nn.Module):
    """Second items reach the projector through an encoder, which learns with it or is held."""

    def __init__(self, s, task, encoder):
        super().__init__()
        self.encoder, self.reader = encoder, PairedDecoder(s, task, s["encoder-width"])
        self.encoder_learns = s["encoder-mode"] in ("fine-tuned", "scratch")

    def train(self, mode=True):
        super().train(mode)
        self.encoder.train(mode and self.encoder_learns)  # of dropout and batch norms
        return self

    def forward(self, inputs):
        rows, items = inputs
        return self.reader((rows, self.encoder(items.flatten(0, 1)).unflatten(0, items.shape[:2])))

    def learning(self, freeze):
        return self.reader.learning(freeze) + (list(self.encoder.parameters()) if self.encoder_learns else [])


#+ optimiser


#+ mixture-training


#+ mixture-first-stage


def encoder_alone(s, items):
    """An encoder with its classifier, trained on single items or as it is drawn."""
    model = classifier_of(s, items.form)
    if s["encoder-mode"] in ("frozen", "fine-tuned"):
        alone = {**s, "optimizer": s["encoder-optimizer"], "rate": s["encoder-rate"], "momentum": 0, "clip": 0,
                 "schedule": "constant"}
        descent = Descent(alone, model.parameters())
        for _ in range(s["encoder-steps"]):
            batch, number = items.draw(s["batch"])
            descent.step(F.cross_entropy(model(batch), number))
    return model


def repeat(s, expected):
    random = numpy.random.default_rng(torch.initial_seed())
    first, decoder = first_stage(s, random)
    items = Vectors(s, random)
    classifier, (held_out, truth) = encoder_alone(s, items), items.validation()

    def encoder_validation():
        classifier.eval()
        return {"encoder_validation": right_part(torch.cat([classifier(part) for part in held_out.split(1000)]), truth)}

    task = PairedTask(s, random, first, items.means)
    model = Joint(s, task, classifier[0])
    model.reader.decoder.load_state_dict(decoder.state_dict())
    if s["encoder-mode"] in ("frozen", "fine-tuned"):
        yield 0, encoder_validation()
    model.train()
    yield from recorded(s, expected, model, task, model.learning(s["freeze"]), encoder_validation)
