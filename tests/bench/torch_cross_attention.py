#!/usr/bin/env python3
"""PyTorch peers of the cross-attention kernels, timed on request by icl_bars.

Reads one request a line from standard input, "WORKLOAD THREADS STEPS", and answers each with the
seconds of its fastest training step (forward, backward, plain descent), so that the caller can
interleave these figures with its own. The prompts are drawn once, beforehand: drawing them is no
part of the time here, though it is of the lab's own figures. Sizes: 16 layers, 512 prompts, 32
dimensions, 128 tokens, single precision.

Workloads, all by autograd:
  tokens-scalar     alpha and beta; F of every token, the second moment X X'/L formed once
  tokens-matrices   W^S, W^V, W^K, W^Q, U on every token; products with weights over the whole
                    batch at once (columns side by side)
  tokens-eager      the same written down as in the paper, a broadcast product a weight
  moments-scalar    the second moment, then only the vectors that the prediction needs
  moments-matrices  the same with matrices, products with weights over the whole batch at once
"""

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

DEPTH, PROMPTS, DIM, LENGTH = 16, 512, 32, 128
RATE = 1e-6


def draw():
    """Tasks of squared norm U[0.5, 4.5], tokens x = m u + noise, responses y = zeta u."""
    torch.manual_seed(1)
    task = torch.randn(PROMPTS, DIM, 1)
    norm2 = 0.5 + 4 * torch.rand(PROMPTS, 1, 1)
    task = task * (norm2 / (task * task).sum(1, keepdim=True)).sqrt()
    sign = 1 - 2 * torch.randint(0, 2, (PROMPTS, 1, 1)).float()
    u = torch.randn(PROMPTS, 1, LENGTH + 1)
    tokens = task * u + torch.randn(PROMPTS, DIM, LENGTH + 1)
    return tokens[:, :, :LENGTH].contiguous(), (sign * u)[:, :, :LENGTH], tokens[:, :, LENGTH:], (sign * u)[:, :, LENGTH:]


X, Y, QUERY, ANSWER = draw()


class Scalars:
    def __init__(self):
        self.weights = [torch.tensor(0.05, requires_grad=True), torch.tensor(-0.05, requires_grad=True)]


class Matrices:
    def __init__(self):
        eye = torch.eye(DIM)
        noise = [0.01 * torch.randn(DIM, DIM) for _ in range(5)]
        scale = [0.05, -0.05, 1.0, 1.0, 1.0]
        self.weights = [(s * eye + n).requires_grad_() for s, n in zip(scale, noise)]


def loss_of(prediction):
    return ((ANSWER - prediction) ** 2).mean()


def tokens_scalar(model):
    alpha, beta = model.weights
    gram = X @ X.transpose(1, 2) / LENGTH
    skip = alpha * X
    state = skip
    for _ in range(DEPTH - 1):
        state = state + skip + beta * (gram @ state)
    readout = state @ Y.transpose(1, 2) / LENGTH
    return loss_of(readout.transpose(1, 2) @ QUERY)


def flat(batch):
    return batch.transpose(0, 1).reshape(DIM, -1)


def unflat(columns):
    return columns.reshape(DIM, PROMPTS, -1).transpose(0, 1)


def tokens_matrices(model):
    skip_w, value_w, key_w, query_w, readout_w = model.weights
    columns = flat(X)
    skip = unflat(skip_w @ columns)
    values = unflat(value_w @ columns)
    keys = unflat(key_w @ columns)
    moment = values @ keys.transpose(1, 2) / LENGTH
    state = skip
    for _ in range(DEPTH - 1):
        state = state + skip + moment @ unflat(query_w @ flat(state))
    readout = state @ Y.transpose(1, 2) / LENGTH
    return loss_of((readout_w.t() @ readout).transpose(1, 2) @ QUERY)


def tokens_eager(model):
    skip_w, value_w, key_w, query_w, readout_w = model.weights
    state = skip_w @ X
    for _ in range(DEPTH - 1):
        scores = (key_w @ X).transpose(1, 2) @ (query_w @ state) / LENGTH
        state = state + skip_w @ X + (value_w @ X) @ scores
    readout = state @ Y.transpose(1, 2) / LENGTH
    return loss_of((readout_w.t() @ readout).transpose(1, 2) @ QUERY)


def moments_scalar(model):
    alpha, beta = model.weights
    gram = X @ X.transpose(1, 2) / LENGTH
    h = X @ Y.transpose(1, 2) / LENGTH
    state = alpha * h
    for _ in range(DEPTH - 1):
        state = state + alpha * h + beta * (gram @ state)
    return loss_of(state.transpose(1, 2) @ QUERY)


def moments_matrices(model):
    skip_w, value_w, key_w, query_w, readout_w = model.weights
    gram = X @ X.transpose(1, 2) / LENGTH
    h = X @ Y.transpose(1, 2) / LENGTH
    product = key_w.t() @ query_w
    skip = skip_w @ h[:, :, 0].t()
    state = skip
    for _ in range(DEPTH - 1):
        moved = gram @ (product @ state).t().unsqueeze(2)
        state = state + skip + value_w @ moved[:, :, 0].t()
    weights = (readout_w.t() @ state).t().unsqueeze(1)
    return loss_of(weights @ QUERY)


WORKLOADS = {
    "tokens-scalar": (tokens_scalar, Scalars),
    "tokens-matrices": (tokens_matrices, Matrices),
    "tokens-eager": (tokens_eager, Matrices),
    "moments-scalar": (moments_scalar, Scalars),
    "moments-matrices": (moments_matrices, Matrices),
}


def step(loss, model):
    for weight in model.weights:
        weight.grad = None
    value = loss(model)
    value.backward()
    with torch.no_grad():
        for weight in model.weights:
            weight -= RATE * weight.grad
    return float(value.detach())


def answer(request):
    name, threads, steps = request.split()
    torch.set_num_threads(int(threads))
    loss, kind = WORKLOADS[name]
    model = kind()
    best = float("inf")
    for _ in range(int(steps)):
        begin = time.perf_counter()
        step(loss, model)
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
