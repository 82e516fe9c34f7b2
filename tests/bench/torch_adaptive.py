#!/usr/bin/env python3
"""Adaptive inference, model A, in eager PyTorch: what the lab's kernels are compared with.

Written from the equations alone, with nothing of the lab's code: tree prior with 4 levels, the pooled
vector c by the sampler that needs N + D numbers a context, 4 layers with one channel each, 64 hidden
units, read-out tied, batches of 512, Adam with warm-up and cosine.

Started by icl_bars it reads one request a line from standard input, "train THREADS STEPS", and answers
with the seconds of a training step (drawing, forward, backward, update), the mean over that many steps
in a row, so that the caller can interleave these figures with its own. By hand:

    python3 torch_adaptive.py 3000      trains a whole run and prints its seconds and its risk
"""

import math
import os
import sys
import time

# One pool of threads: PyTorch's own. Its best instruction sets, whatever the environment says.
os.environ["OPENBLAS_NUM_THREADS"] = "1"
os.environ.pop("OPENBLAS_CORETYPE", None)
os.environ["ATEN_CPU_CAPABILITY"] = "avx512"

try:
    import torch
except ImportError:
    print("missing PyTorch is not installed (Debian: python3-torch)", flush=True)
    sys.exit(0)

LEVELS, BUDGET, HIDDEN, BATCH, TOKENS = 4, 4, 64, 512, 32
DECAY, NOISE, RATE, WARM_UP, SCHEDULE = 0.7, 0.1, 5e-3, 100, 3000
DIM = 2 ** LEVELS - 1


def node_table():
    """For every leaf (bits of its index, highest first): node at each level and sign there."""
    leaves = 2 ** LEVELS
    nodes = torch.zeros(leaves, LEVELS, dtype=torch.long)
    signs = torch.zeros(leaves, LEVELS)
    for leaf in range(leaves):
        prefix = 0
        for level in range(LEVELS):
            bit = (leaf >> (LEVELS - 1 - level)) & 1
            nodes[leaf, level] = 2 ** level - 1 + prefix
            signs[leaf, level] = 2 * bit - 1
            prefix = 2 * prefix + bit
    return nodes, signs


def tasks():
    """theta of every leaf."""
    nodes, signs = node_table()
    energy = torch.tensor([DECAY ** l for l in range(LEVELS)])
    return torch.zeros(2 ** LEVELS, DIM).scatter_(1, nodes, signs * (energy / energy.sum()).sqrt())


TASKS = tasks()


def draw(batch):
    theta = TASKS[torch.randint(len(TASKS), (batch,))]
    a = torch.randn(batch, TOKENS)
    y = a + NOISE * torch.randn(batch, TOKENS)  # the norm of theta is 1
    g = torch.randn(batch, DIM)
    g = g - (g * theta).sum(1, keepdim=True) * theta
    c = (a * y).sum(1, keepdim=True) / TOKENS * theta + y.norm(dim=1, keepdim=True) / TOKENS * g
    return theta, c


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        p = torch.nn.Parameter
        every = range(BUDGET)
        self.w1 = torch.nn.ParameterList([p(torch.randn(BUDGET, HIDDEN)) for _ in every])
        self.b1 = torch.nn.ParameterList([p(0.5 * torch.randn(HIDDEN)) for _ in every])
        self.wk = torch.nn.ParameterList([p(torch.randn(HIDDEN, DIM) / math.sqrt(HIDDEN)) for _ in every])
        self.bk = torch.nn.ParameterList([p(torch.randn(DIM) / math.sqrt(DIM)) for _ in every])
        self.wq = torch.nn.ParameterList([p(torch.zeros(HIDDEN, 1)) for _ in every])
        self.bq = torch.nn.ParameterList([p(torch.zeros(1)) for _ in every])

    def forward(self, c):
        workspace = torch.zeros(len(c), BUDGET)
        estimate = torch.zeros_like(c)
        for l in range(BUDGET):
            h = torch.tanh(workspace @ self.w1[l] + self.b1[l])
            k = h @ self.wk[l] + self.bk[l]
            k = k / k.norm(dim=1, keepdim=True)
            answer = (k * c).sum(1, keepdim=True)
            gain = h @ self.wq[l] + self.bq[l]
            estimate = estimate + gain * answer * k
            workspace = torch.cat([workspace[:, :l], answer, workspace[:, l + 1:]], 1)
        return estimate


def rate_factor(step):
    if step < WARM_UP:
        return (step + 1) / WARM_UP
    return 0.5 * (1 + math.cos(math.pi * (step - WARM_UP) / (SCHEDULE - WARM_UP)))


class Run:
    def __init__(self, seed=1):
        torch.manual_seed(seed)
        self.net = Net()
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=RATE)
        self.scheduler = torch.optim.lr_scheduler.LambdaLR(self.optimiser, rate_factor)

    def step(self):
        theta, c = draw(BATCH)
        loss = (self.net(c) - theta).square().sum(1).mean()
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        self.optimiser.step()
        self.scheduler.step()

    def seconds(self, steps):
        begin = time.perf_counter()
        for _ in range(steps):
            self.step()
        return time.perf_counter() - begin

    def risk(self):
        with torch.no_grad():
            theta, c = draw(20000)
            return (self.net(c) - theta).square().sum(1).mean().item()


def by_hand(steps):
    torch.set_num_threads(1)
    run = Run()
    print(f"{run.seconds(steps):.2f} s for {steps} steps, risk {run.risk():.4f}")


def serve():
    print(f"ready PyTorch {torch.__version__}, OpenBLAS 1 thread, {os.environ['ATEN_CPU_CAPABILITY']}", flush=True)
    run = Run()
    run.seconds(10)
    for line in sys.stdin:
        _, threads, steps = line.split()
        torch.set_num_threads(int(threads))
        print(run.seconds(int(steps)) / int(steps), flush=True)


if __name__ == "__main__":
    by_hand(int(sys.argv[1])) if len(sys.argv) > 1 else serve()
