#!/usr/bin/env python3
"""PyTorch peers of the mixture experiment's training step, timed on request by icl_bars.

Reads one request a line from standard input, "WORKLOAD THREADS STEPS", and answers each with the
seconds of its fastest training step (gradient to zero, forward, loss, backward, SGD), so that the
caller can interleave these figures with its own. Batches of 128 sequences of 8 pairs and a query,
32 labels, two blocks of one head, single precision. The decoder is written from its definition:
pre-norm blocks, softmax attention that looks back, W3 SiLU(W1 x * W2 x) with biases, loss at the
last token.

Workloads:
  rotary      64 wide, queries and keys turned by their position
  absolute    128 wide, a one-hot position of 65 columns before an embedding of 63
  …-drawn     the same, with the batch drawn anew in each step (numpy, all sequences at once)
"""

import os
import sys
import time

# One pool of threads: PyTorch's own. Its best instruction sets, whatever the environment says.
os.environ["OPENBLAS_NUM_THREADS"] = "1"
os.environ.pop("OPENBLAS_CORETYPE", None)
os.environ["ATEN_CPU_CAPABILITY"] = "avx512"

try:
    import numpy
    import torch
    import torch.nn.functional as F
except ImportError:
    print("missing PyTorch is not installed (Debian: python3-torch)", flush=True)
    sys.exit(0)

BATCH, PAIRS, LABELS, CLASSES, COPIES, SPREAD, LAYERS = 128, 8, 32, 8192, 4, 0.1, 2
TOKENS, POSITIONS, MOST_PAIRS = 2 * PAIRS + 1, 65, 32


class Norm(torch.nn.Module):
    def __init__(self, width):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.ones(width))

    def forward(self, x):
        return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + 1e-5) * self.weight


class Block(torch.nn.Module):
    def __init__(self, width, angles):
        super().__init__()
        self.before_attention, self.before_mlp = Norm(width), Norm(width)
        self.queries, self.keys, self.values = (torch.nn.Linear(width, width, bias=False) for _ in range(3))
        self.gate, self.up, self.down = (torch.nn.Linear(width, width) for _ in range(3))
        for layer in (self.queries, self.keys, self.values):
            torch.nn.init.normal_(layer.weight, 0, 0.02)
        self.angles, self.scale = angles, width**-0.5

    def turned(self, x):
        if self.angles is None:
            return x
        cosine, sine = self.angles
        a, b = x.chunk(2, -1)
        return torch.cat([a * cosine - b * sine, b * cosine + a * sine], -1)

    def forward(self, x, mask):
        n = self.before_attention(x)
        scores = self.turned(self.queries(n)) @ self.turned(self.keys(n)).transpose(1, 2) * self.scale
        x = x + torch.softmax(scores + mask, -1) @ self.values(n)
        n = self.before_mlp(x)
        return x + self.down(F.silu(self.gate(n) * self.up(n)))


class Decoder(torch.nn.Module):
    def __init__(self, width, rotary):
        super().__init__()
        angles = None
        if rotary:
            rates = 10000.0 ** (-torch.arange(0, width // 2) / (width // 2))
            turns = torch.outer(torch.arange(TOKENS), rates)
            angles = (turns.cos(), turns.sin())
        self.blocks = torch.nn.ModuleList(Block(width, angles) for _ in range(LAYERS))
        self.norm, self.out = Norm(width), torch.nn.Linear(width, LABELS, bias=False)
        torch.nn.init.normal_(self.out.weight, 0, 0.02)
        self.mask = torch.full((TOKENS, TOKENS), float("-inf")).triu(1)

    def forward(self, x):
        for block in self.blocks:
            x = block(x, self.mask)
        return self.out(self.norm(x[:, -1]))


class Task:
    def __init__(self, dimension, positions):
        self.random = numpy.random.default_rng(1)
        self.dimension, self.positions = dimension, positions
        self.labels = self.means(LABELS)
        self.classes = self.means(CLASSES)

    def means(self, count):
        return self.random.standard_normal((count, self.dimension), dtype=numpy.float32) / self.dimension**0.5

    def draw(self):
        random, d = self.random, self.dimension
        context = numpy.tile(random.integers(0, CLASSES, (BATCH, PAIRS // COPIES)), COPIES)
        context = random.permuted(context, axis=1)
        query = context[numpy.arange(BATCH), random.integers(0, PAIRS, BATCH)]
        shown = numpy.concatenate([context, query[:, None]], 1)
        noise = random.standard_normal((BATCH, PAIRS + 1, d), dtype=numpy.float32) / d**0.5
        rows = numpy.zeros((BATCH, TOKENS, self.positions + d), numpy.float32)
        rows[:, 0::2, self.positions :] = (self.classes[shown] + SPREAD * noise) / (1 + SPREAD**2) ** 0.5
        rows[:, 1::2, self.positions :] = self.labels[context % LABELS]
        if self.positions:
            shift = random.integers(0, 2 * (MOST_PAIRS - PAIRS) + 1, (BATCH, 1))
            rows[numpy.arange(BATCH)[:, None], numpy.arange(TOKENS), shift + numpy.arange(TOKENS)] = 1
        return torch.from_numpy(rows), torch.from_numpy(query % LABELS)


class Training:
    def __init__(self, name):
        rotary = name.startswith("rotary")
        torch.manual_seed(1)
        self.model = Decoder(64 if rotary else 128, rotary)
        self.task = Task(64 if rotary else 63, 0 if rotary else POSITIONS)
        self.optimizer = torch.optim.SGD(self.model.parameters(), lr=1e-3, weight_decay=1e-6)
        self.batch = None if name.endswith("-drawn") else self.task.draw()

    def step(self):
        rows, right = self.batch or self.task.draw()
        self.optimizer.zero_grad()
        loss = F.cross_entropy(self.model(rows), right)
        loss.backward()
        self.optimizer.step()
        return float(loss.detach())


TRAININGS = {}


def answer(request):
    name, threads, steps = request.split()
    torch.set_num_threads(int(threads))
    if name not in TRAININGS:
        TRAININGS[name] = Training(name)
    training = TRAININGS[name]
    best = float("inf")
    for _ in range(int(steps)):
        begin = time.perf_counter()
        training.step()
        best = min(best, time.perf_counter() - begin)
    return best


def blas():
    """Which library multiplies; the reference one is an unfair peer, ten times slower."""
    with open("/proc/self/maps") as maps:
        fast = "openblas" in maps.read()
    return "OpenBLAS 1 thread" if fast else "the slow reference BLAS (Debian: libopenblas0-pthread is the fast one)"


print(f"ready PyTorch {torch.__version__}, {blas()}, {os.environ['ATEN_CPU_CAPABILITY']}", flush=True)
for line in sys.stdin:
    print(answer(line), flush=True)
