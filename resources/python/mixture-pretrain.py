#: {"channels": [{"key": "loss", "relative": 0.03, "mean_over": 50}, {"key": "icl", "absolute": 0.05}, {"key": "icl_flipped", "absolute": 0.05}, {"key": "iwl", "absolute": 0.05}]}
import math

import numpy
import torch
import torch.nn.functional as F

NOT_USED = {"skip-unused": "leaves out what nothing depends on; every number stays the same"}


# ---- The task: noisy items of classes that share labels, and a query -------------------------------
class Task:
    def __init__(self, s):
        self.s, self.random = s, numpy.random.default_rng(torch.initial_seed())
        self.d, self.pairs, self.tokens = s["item-dimension"], s["pairs"], 2 * s["pairs"] + 1
        self.block = {"absolute": 2 * s["max-pairs"] + 1, "hybrid": 2 * s["max-pairs"] + 2}.get(s["positions"], 0)
        self.width = s["width"]
        assert self.width == self.block + self.d
        self.labels, self.classes = self.means(s["labels"]), self.means(s["classes"])
        weight = (numpy.arange(s["classes"]) + 1.0) ** -s["zipf"]
        self.prior = None if s["zipf"] == 0 else weight / weight.sum()
        self.copies = s["burstiness"] or self.pairs // 2
        self.fraction = s["bursty-fraction"] if s["burstiness"] else 0.0

    def means(self, count):
        return self.random.standard_normal((count, self.d)) / math.sqrt(self.d)

    def seen(self, *shape):
        """Classes of training, by their prior."""
        if self.prior is None:
            return self.random.integers(0, self.s["classes"], shape)
        return self.random.choice(self.s["classes"], shape, p=self.prior)

    def context(self, count, fresh):
        """A few classes, each so many times, in random order; the query is one of them."""
        distinct, labels = self.pairs // self.copies, self.s["labels"]
        total = self.s["new-classes"] if fresh else self.s["classes"]
        if self.s["no-repeats"]:
            label = self.random.random((count, labels)).argsort(1)[:, :distinct]
            drawn = label + labels * self.random.integers(0, total // labels, (count, distinct))
        else:
            drawn = self.random.integers(0, total, (count, distinct)) if fresh else self.seen(count, distinct)
        row = self.random.permuted(numpy.tile(drawn, self.copies), axis=1)
        query = row[numpy.arange(count), self.random.integers(0, self.pairs, count)]
        return numpy.concatenate([row, query[:, None]], 1)

    def sequences(self, count, bursty, new, flip=False):
        """Rows of tokens and the right answers. `bursty`, `new`: parts of the sequences."""
        random, s = self.random, self.s
        is_new = random.random(count) < new
        is_bursty = (random.random(count) < bursty) | is_new
        shown = numpy.where(is_bursty[:, None], self.context(count, False), self.seen(count, self.pairs + 1))
        shown = numpy.where(is_new[:, None], self.context(count, True), shown)
        labels = (shown + (1 if flip else 0)) % s["labels"]
        fresh = self.means(s["new-classes"])  # of this batch alone
        mean = numpy.where(is_new[:, None, None], fresh[shown % len(fresh)], self.classes[shown % len(self.classes)])
        noise = s["spread"] * random.standard_normal(mean.shape) / math.sqrt(self.d)
        rows = numpy.zeros((count, self.tokens, self.width), numpy.float32)
        rows[:, 0::2, self.block:] = (mean + noise) / math.sqrt(1 + s["spread"] ** 2)
        rows[:, 1::2, self.block:] = self.labels[labels[:, :-1]]
        if self.block:  # one-hot positions from a random one on
            shift = random.integers(0, 2 * (s["max-pairs"] - self.pairs) + 1, (count, 1))
            token = numpy.arange(self.tokens)
            rows[numpy.arange(count)[:, None], token, shift + token] = 1
        return torch.from_numpy(rows), torch.from_numpy(labels[:, -1].astype(numpy.int64))

    def batch(self):
        return self.sequences(self.s["batch"], self.fraction, self.s["ood-fraction"])

    def tests(self):
        count = self.s["test-sequences"]
        return {"icl": self.sequences(count, 1, 1), "icl_flipped": self.sequences(count, 1, 0, flip=True),
                "iwl": self.sequences(count, 0, 0)}


# ---- The decoder -----------------------------------------------------------------------------------
class Norm(torch.nn.Module):
    def __init__(self, s):
        super().__init__()
        self.on, self.eps = s["rms-norm"], s["norm-eps"]
        self.weight = torch.nn.Parameter(torch.ones(s["width"])) if self.on else None

    def forward(self, x):
        return x * torch.rsqrt(x.square().mean(-1, keepdim=True) + self.eps) * self.weight if self.on else x


def matrix(rows, columns):
    return torch.nn.Parameter(0.02 * torch.randn(rows, columns))


def alibi_slopes(heads):
    power = 2 ** int(math.log2(heads))
    slopes = [2 ** (-8 * (i + 1) / power) for i in range(power)]
    return slopes + [2 ** (-8 * (i + 1) / (2 * power)) for i in range(0, 2 * (heads - power), 2)]


class Attention(torch.nn.Module):
    def __init__(self, s, tokens):
        super().__init__()
        width, self.heads = s["width"], s["heads"]
        self.size = width // self.heads
        self.q, self.k, self.v = matrix(width, width), matrix(width, width), matrix(width, width)
        projects = self.heads > 1 or s["output-projection"] == "always"
        self.o = matrix(width, width) if projects else None
        position = torch.arange(tokens)
        distance = (position[:, None] - position).float()
        self.bias = torch.where(distance < 0, torch.tensor(-math.inf), torch.tensor(0.0)).expand(self.heads, -1, -1)
        if s["positions"] == "alibi":
            self.bias = self.bias - torch.tensor(alibi_slopes(self.heads))[:, None, None] * distance.clamp(min=0)
        kind = s["hybrid-rotation"] if s["positions"] == "hybrid" else s["positions"]
        self.turns = {"on": "standard", "rotary": "standard", "published": "published",
                      "rotary-published": "published"}.get(kind)
        half = self.size // 2
        angle = position[:, None] * s["rotary-base"] ** (-torch.arange(half) / max(half, 1))
        self.cosine, self.sine = angle.cos(), angle.sin()

    def turned(self, x):
        if self.turns is None:
            return x
        a, b = x.chunk(2, -1)
        if self.turns == "standard":
            return torch.cat([a * self.cosine - b * self.sine, b * self.cosine + a * self.sine], -1)
        even, odd = x[..., 0::2], x[..., 1::2]  # as published; no rotation
        return torch.cat([a * self.cosine - odd * self.sine, b * self.cosine + even * self.sine], -1)

    def forward(self, x):
        split = lambda y: y.reshape(*y.shape[:2], self.heads, self.size).transpose(1, 2)
        q, k, v = (split(x @ w.T) for w in (self.q, self.k, self.v))
        scores = self.turned(q) @ self.turned(k).transpose(-1, -2) / math.sqrt(self.size)
        mixed = (torch.softmax(scores + self.bias, -1) @ v).transpose(1, 2).reshape(x.shape)
        return mixed if self.o is None else mixed @ self.o.T


class FeedForward(torch.nn.Module):
    def __init__(self, s):
        super().__init__()
        # Uniform in ±1/√width, weights and biases: what torch gives a linear layer.
        self.fc1, self.fc2, self.fc3 = (torch.nn.Linear(s["width"], s["width"]) for _ in range(3))
        self.gated = s["activation"] == "swiglu"

    def forward(self, x):
        u, v = self.fc1(x), self.fc2(x)
        return self.fc3(F.silu(u) * v if self.gated else F.silu(u * v))


class Decoder(torch.nn.Module):
    def __init__(self, s, tokens):
        super().__init__()
        self.scale = s["residual-scale"]
        make = lambda: torch.nn.ModuleList([Norm(s), Attention(s, tokens), Norm(s), FeedForward(s)])
        self.blocks = torch.nn.ModuleList(make() for _ in range(s["layers"]))
        self.norm, self.out = Norm(s), matrix(s["labels"], s["width"])

    def forward(self, x):
        for before, attention, between, feed_forward in self.blocks:
            x = x + self.scale * attention(before(x))
            x = x + self.scale * feed_forward(between(x))
        return self.norm(x[:, -1]) @ self.out.T


# ---- Training --------------------------------------------------------------------------------------
def optimiser_of(s, parameters):
    decay = s["weight-decay"]
    if s["optimizer"] == "sgd":
        return torch.optim.SGD(parameters, lr=s["rate"], momentum=s["momentum"], weight_decay=decay)
    kind = torch.optim.Adam if s["optimizer"] == "adam" else torch.optim.AdamW
    return kind(parameters, lr=s["rate"], weight_decay=decay)


def rate_factor(s, step):
    warm_up, end = s["warm-up-steps"], s["schedule-steps"]
    if s["schedule"] == "constant":
        return 1.0
    if step < warm_up:
        return (step + 1) / warm_up
    if s["schedule"] == "warm-up":
        return 1.0
    return 0.0 if step >= end else 0.5 * (1 + math.cos(math.pi * (step - warm_up) / (end - warm_up)))


def repeat(s, expected):
    """Yields (step, what the lab records there): the loss is that of the batch before its update."""
    task = Task(s)
    model, tests = Decoder(s, task.tokens), task.tests()
    optimiser = optimiser_of(s, model.parameters())
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda step: rate_factor(s, step))
    every = s["evaluate-every"]
    evaluated_at = {row["step"] // every * every or 1 for row in expected}
    accuracy = {}
    for step in range(1, expected[-1]["step"] + 1):
        rows, right = task.batch()
        loss = F.cross_entropy(model(rows), right)
        optimiser.zero_grad()
        loss.backward()
        if s["clip"] > 0:
            torch.nn.utils.clip_grad_norm_(model.parameters(), s["clip"])
        optimiser.step()
        schedule.step()
        if step in evaluated_at:
            with torch.no_grad():
                for name, (rows, right) in tests.items():
                    accuracy[name] = (model(rows).argmax(1) == right).double().mean().item()
        yield step, {"loss": loss.item(), **accuracy}
