#: {"channels": [{"key": "loss", "relative": 0.03, "mean_over": 50}, {"key": "accuracy", "absolute": 0.03, "mean_over": 50}, {"key": "validation", "absolute": 0.05}, {"key": "validation_loss", "relative": 0.05, "absolute": 0.01}], "covers": {"data": ["vectors", "glyphs"]}}
import math

import numpy
import torch
import torch.nn.functional as F

NOT_USED = {"labels-2": "the encoder learns classes; labels are for sequences of them",
            "images": "a folder, which is not here", "colours": "of a folder's images"}


# ---- The items: noisy vectors about class means, or hand-drawn-like signs --------------------------
#+ mixture-vectors


class Glyphs:
    """A class is a few strokes; each image draws them with another hand. The last images of a class
    are held out for validation."""

    def __init__(self, s, random):
        self.s, self.random = s, random
        self.form = (s["image-size"], s["image-size"])
        self.shown = s["images-per-class"] - s["held-out"]
        self.images = torch.from_numpy(numpy.stack([
            [self.image(strokes) for _ in range(s["images-per-class"])]
            for strokes in (self.strokes() for _ in range(s["classes-2"]))]))

    def strokes(self):
        """Each a curve through three points of the square from 0 to 1."""
        strokes, place = [], lambda: 0.18 + 0.64 * self.random.random(2)
        for i in range(self.random.integers(2, 5)):
            joined = i > 0 and self.random.random() < 0.5  # begins where the one before ended
            while True:
                stroke = numpy.stack([strokes[-1][2] if joined else place(), place(), place()])
                if numpy.hypot(*(stroke[2] - stroke[0])) >= 0.3:
                    break
            strokes.append(stroke)
        return strokes

    def image(self, strokes):
        """Pixels, 1 is paper: 0 where a round pen passes, with edges a pixel soft."""
        normal, size = self.random.standard_normal, self.s["image-size"]
        angle, shear = 0.15 * normal(), 0.1 * normal()
        stretch = numpy.exp(0.08 * normal(2))
        turn = numpy.array([[math.cos(angle), -math.sin(angle)], [math.sin(angle), math.cos(angle)]])
        hand = turn @ numpy.array([[1, shear], [0, 1]]) * stretch
        shift, pen = 0.03 * normal(2), 0.035 + 0.02 * self.random.random()
        t = numpy.linspace(0, 1, 11)[:, None]
        side = (numpy.arange(size) + 0.5) / size
        pixels = numpy.stack(numpy.meshgrid(side, side), -1)[:, :, None]
        nearest = numpy.full((size, size), numpy.inf)
        for stroke in strokes:
            a, b, c = 0.5 + shift + (stroke + 0.02 * normal((3, 2)) - 0.5) @ hand.T
            curve = (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t ** 2 * c
            start, piece = curve[:-1], numpy.diff(curve, axis=0)
            along = (((pixels - start) * piece).sum(-1) / (piece ** 2).sum(-1)).clip(0, 1)[..., None]
            nearest = numpy.minimum(nearest, numpy.hypot(*numpy.moveaxis(pixels - start - along * piece, -1, 0)).min(-1))
        paper = 255 * ((nearest - pen / 2) * size + 0.5).clip(0, 1)
        return (numpy.floor(paper + 0.5) / 255).astype(numpy.float32)

    def chosen(self, number, image):
        items = self.images[number, image].flatten(1)
        return items + self.s["spread-2"] * torch.randn(items.shape), number

    def draw(self, count):
        return self.chosen(torch.randint(self.s["classes-2"], (count,)), torch.randint(self.shown, (count,)))

    def validation(self):
        classes, held_out = self.s["classes-2"], self.s["held-out"]
        index = torch.arange(min(self.s["validation-items"], held_out * classes))
        return self.chosen(index % classes, self.shown + torch.div(index, classes, rounding_mode="floor") % held_out)


#+ mixture-encoders


#+ optimiser


def repeat(s, expected):
    """Yields (step, what the lab records there): loss and accuracy are those of the batch before its
    update."""
    random = numpy.random.default_rng(torch.initial_seed())
    items = {"vectors": Vectors, "glyphs": Glyphs}[s["data"]](s, random)
    model = classifier_of(s, items.form)
    descent, (held_out, truth) = Descent(s, model.parameters()), items.validation()
    every, seen = s["evaluate-every"], {}
    evaluated_at = {row["step"] // every * every or 1 for row in expected}
    for step in range(1, expected[-1]["step"] + 1):
        batch, number = items.draw(s["batch"])
        logits = model(batch)
        loss = F.cross_entropy(logits, number, label_smoothing=s["label-smoothing"])
        descent.step(loss)
        if step in evaluated_at:
            model.eval()
            with torch.no_grad():
                answers = torch.cat([model(part) for part in held_out.split(s["batch"])])
            model.train()
            seen = {"validation": right_part(answers, truth), "validation_loss": F.cross_entropy(answers, truth).item()}
        yield step, {"loss": loss.item(), "accuracy": right_part(logits, number), **seen}
