#: {"channels": [{"key": "loss", "relative": 1e-4}, {"key": "excess", "relative": 0.01, "absolute": 1e-9}, {"key": "batch_loss", "relative": 0.03, "mean_over": 50}], "along": "time"}
import itertools
import json
import math

import numpy
import torch

torch.set_default_dtype(torch.float64)

NOT_USED = {key: "of the test curve, which is not repeated" for key in (
    "test-context", "test-noise2", "test-noise2-1", "test-noise2-2", "test-noise2-3", "test-noise2-4",
    "test-missing-modality", "test-norm-scale", "test-prompts")}
NOT_USED["precision"] = "all numbers have 64 bits here"


def per_modality(s, keys):
    return [s[key] for key in keys[:s["modalities"]]]


# ---- The task: a vector m in R^d; x = u m + noise, y = ζ u -----------------------------------------
class Law:
    """The law of m: its squared norm, which the prior says, and a uniformly random direction."""

    def __init__(self, s):
        self.s, self.prior = s, s["prior"]
        self.sizes = per_modality(s, ["dim-1", "dim-2", "dim-3", "dim-4"])
        self.d = sum(self.sizes)
        own = per_modality(s, ["noise2-1", "noise2-2", "noise2-3", "noise2-4"])
        self.noises = [v if v > 0 else s["noise2"] for v in own]
        self.lows = per_modality(s, ["norm2-low-1", "norm2-low-2", "norm2-low-3", "norm2-low-4"])
        self.highs = per_modality(s, ["norm2-high-1", "norm2-high-2", "norm2-high-3", "norm2-high-4"])
        self.noise = torch.tensor(numpy.repeat(self.noises, self.sizes))
        self.tasks = numpy.array(json.loads(s["tasks"]), float) if self.prior == "task-list" else None
        self.fine = None  # what squared norms are drawn from, once they are

    def squared_norm(self, count):
        """Nodes and weights of ‖m‖²."""
        low, high = self.s["norm2-low"], self.s["norm2-high"]
        if self.prior == "two-norms":
            return numpy.array([low, high]), numpy.array([self.s["weight-low"], 1 - self.s["weight-low"]])
        if self.prior == "sphere":
            return numpy.array([low]), numpy.ones(1)
        if self.prior == "squared-norm":
            return gauss(low, high, count)
        if self.prior == "norm":
            r, weight = gauss(math.sqrt(low), math.sqrt(high), count)
            return r ** 2, weight
        tau = math.sqrt(self.s["tau2"])  # Gaussian, truncated or not: the norm has density r^(d-1) exp(-r²/2τ²)
        most = tau * (math.sqrt(self.d + 4 * self.s["depth"]) + 10)
        r, weight = gauss(math.sqrt(low), math.sqrt(high), count) if self.prior == "truncated-gaussian" else gauss(0, most, count)
        log = (self.d - 1) * numpy.log(r) - r ** 2 / (2 * tau ** 2)
        weight = weight * numpy.exp(log - log.max())
        return r ** 2, weight / weight.sum()

    def modality_norms(self):
        """Squared norms of each modality's part of m (rows) and weights: all that scalar weights see."""
        parts, count = len(self.sizes), max(64, self.s["depth"] + 8)
        if self.prior == "task-list":
            ends = numpy.cumsum(self.sizes)[:-1]
            norms = numpy.stack([(block ** 2).sum(1) for block in numpy.split(self.tasks, ends, 1)], 1)
            weight = numpy.full(len(norms), 1 / len(norms))
        elif self.prior == "per-modality":
            norms, weight = crossed([gauss(a, b, [count, 48, 20, 12][parts - 1]) for a, b in zip(self.lows, self.highs)])
        elif len(set(self.noises)) == 1:
            rho, weight = self.squared_norm(count)
            return rho[:, None], weight, self.noises[:1]
        else:
            norms, weight = split(*self.squared_norm(min(count, 64)), self.sizes, [1, 48, 20, 12][parts - 1])
        if len(set(self.noises)) == 1:  # then only the sum counts
            return norms.sum(1, keepdims=True), weight, self.noises[:1]
        return norms, weight, self.noises

    def nodes(self, scalar):
        """The law as a finite sum: tasks (rows), their weights, and the noise of each coordinate."""
        if scalar:  # one coordinate a modality is enough
            norms, weight, noise = self.modality_norms()
            return torch.tensor(numpy.sqrt(norms)), torch.tensor(weight), torch.tensor(noise)
        if self.prior == "task-list":
            return torch.tensor(self.tasks), torch.full((len(self.tasks),), 1 / len(self.tasks)), self.noise
        count = max(self.s["norm-nodes"], self.s["depth"] + 1) + 8
        if self.prior == "per-modality":
            few = min(count, [400, 24, 8, 4][len(self.sizes) - 1])
            norms, weight = crossed([gauss(a, b, few) for a, b in zip(self.lows, self.highs)])
            signs = [numpy.repeat((1,) + rest, self.sizes) for rest in itertools.product((1, -1), repeat=len(self.sizes) - 1)]
            u = numpy.concatenate([frames(size, self.s["directions"]) for size in self.sizes], 1)
            u = numpy.concatenate([u * sign for sign in signs])
            lengths = numpy.repeat(numpy.sqrt(norms), self.sizes, axis=1)
        else:
            rho, weight = self.squared_norm(count)
            u, lengths = frames(self.d, self.s["directions"]), numpy.sqrt(rho)[:, None]
        tasks = (lengths[:, None] * u).reshape(-1, self.d)
        return torch.tensor(tasks), torch.tensor(numpy.repeat(weight / len(u), len(u))), self.noise

    def draw(self, random, count):
        if self.prior == "task-list":
            return self.tasks[random.integers(0, len(self.tasks), count)]
        m = random.standard_normal((count, self.d))
        if self.prior == "per-modality":
            at = 0
            for size, low, high in zip(self.sizes, self.lows, self.highs):
                part = m[:, at:at + size]
                part *= numpy.sqrt(random.uniform(low, high, (count, 1))) / numpy.linalg.norm(part, axis=1, keepdims=True)
                at += size
            return m
        if self.fine is None:
            self.fine = self.squared_norm(400)
        norm2 = random.choice(self.fine[0], (count, 1), p=self.fine[1])
        return m * numpy.sqrt(norm2) / numpy.linalg.norm(m, axis=1, keepdims=True)


def gauss(low, high, count):
    """Gauss–Legendre nodes of the uniform law between two numbers, and their weights."""
    nodes, weights = numpy.polynomial.legendre.leggauss(count)
    return low + (high - low) * (nodes + 1) / 2, weights / 2


def crossed(rules):
    nodes = numpy.stack([grid.ravel() for grid in numpy.meshgrid(*[rule[0] for rule in rules], indexing="ij")], 1)
    weights = numpy.stack([grid.ravel() for grid in numpy.meshgrid(*[rule[1] for rule in rules], indexing="ij")], 1)
    return nodes, weights.prod(1)


def split(rho, weight, sizes, count):
    """Squared norms of the parts of vectors of uniformly random direction: an angle parts the first from the rest."""
    if len(sizes) == 1:
        return rho[:, None], weight
    angle, share = gauss(0, math.pi / 2, count)
    share = share * numpy.cos(angle) ** (sizes[0] - 1) * numpy.sin(angle) ** (sum(sizes[1:]) - 1)
    first = numpy.outer(rho, numpy.cos(angle) ** 2).ravel()
    rest = numpy.outer(rho, numpy.sin(angle) ** 2).ravel()
    others, weight = split(rest, numpy.outer(weight, share / share.sum()).ravel(), sizes[1:], count)
    return numpy.column_stack([numpy.repeat(first, len(others) // len(first)), others]), weight


def frames(d, count):
    """At least so many directions, in random orthogonal frames: scalar weights see the exact average."""
    random = numpy.random.default_rng(0)
    found = [numpy.linalg.qr(random.standard_normal((d, d)))[0] for _ in range(-(-count // d))]
    return numpy.concatenate(found)


# ---- The weights: S (skip), V (value), B = K'Q of each layer, U (readout) --------------------------
class Weights:
    def __init__(self, s, law, d):
        self.s, self.eye, self.free = s, torch.eye(d), []
        self.cross = s["stack"] == "cross"
        if s["parameters"] == "matrices":
            self.copies = 1 if s["tied"] else s["depth"]
            forms = [s["skip-weights"], s["value-weights"], s["key-weights"], s["query-weights"], s["readout-weights"]]
            starts = [s["alpha"], s["beta"], 1.0, 1.0, 1.0]
            self.parts = [[self.trained(form, start, law) for _ in range(1 if k == 4 else self.copies)]
                          for k, (form, start) in enumerate(zip(forms, starts))]
            return
        self.parts = None
        self.copies = s["depth"] if s["parameters"] == "untied" else 1
        self.one = s["parameters"] == "one" and self.cross
        self.alpha = self.number(torch.full((self.copies,), s["alpha"]))
        if not self.one:
            self.beta = self.number(torch.full((self.copies,), s["beta"]))
        self.trains_gain = not self.cross and s["residual-gain"]
        self.gain = self.number(torch.zeros(1)) if self.trains_gain else torch.zeros(1)

    def number(self, start):
        self.free.append(start.requires_grad_())
        return start

    def trained(self, form, start, law):
        """A function that gives the matrix; what is trained is what its form leaves."""
        d, random_start = law.d, self.s["matrix-start"] == "random"
        m = torch.zeros(d, d) if random_start else start * self.eye
        if random_start or form != "frozen":
            m = m + self.s["spread"] * torch.randn(d, d)
        if form == "frozen":
            return lambda: m
        if form == "full":
            full = self.number(m)
            return lambda: full
        if form == "diagonal":
            diagonal = self.number(m.diagonal().clone())
            return lambda: torch.diag(diagonal)
        sizes = torch.tensor(law.sizes if form == "block-scalar" else [d])
        means = self.number(torch.stack([block.mean() for block in m.diagonal().split(sizes.tolist())]))
        return lambda: torch.diag(means.repeat_interleave(sizes))

    def layer(self, t):
        t = min(t, self.copies - 1)
        if self.parts is not None:
            skip, value, key, query = (part[t]() for part in self.parts[:4])
            return skip, value, key.T @ query
        beta = -self.alpha[t] if self.one else self.beta[t]
        return self.alpha[t] * self.eye, beta * self.eye, self.eye

    def readout(self):
        if self.parts is not None:
            return self.parts[4][0]()
        return self.eye if self.cross else self.alpha[0] * self.eye  # a self-attention stack has α there

    def kept(self):
        return (1.0 if self.s["residual"] else 0.0) + (0.0 if self.parts is not None else self.gain)


def injects(s, t):
    if s["stack"] == "self":
        return False
    return s["reinjection"] == "every-layer" or (s["reinjection"] == "first-layer" and t == 0)


# ---- The stack -------------------------------------------------------------------------------------
def stack(s, weights, moment, h):
    """The ŵ of each prompt, with ŷ = <ŵ, x_q>. Linear attention needs no token: F after t layers is P X, and
    P ← keep P + V M B P + S with M = XX'/L; h = Xy/L. In a self-attention stack P ← keep P + V P M P' P."""
    cross = s["stack"] == "cross"
    P = torch.zeros_like(moment)
    if not cross:
        P = P + weights.eye
    elif s["start"] == "data":
        P = P + weights.layer(0)[0]
    for t in range(s["depth"]):
        S, V, B = weights.layer(t)
        seen = moment @ B @ P if cross else P @ moment @ P.transpose(1, 2) @ P
        P = weights.kept() * P + (0.0 if s["attention"] == "off" else V @ seen) + (S if injects(s, t) else 0.0)
    return read_out(s, weights, P, h)


def read_out(s, weights, P, h):
    readout = s["readout"] if s["stack"] == "cross" else "ff"
    w = h[:, :, None]
    if readout != "xf":
        w = P @ w  # states in the context's place
    w = weights.readout().T @ w
    if readout != "fx":
        w = P.transpose(1, 2) @ w  # and in the query's
    return w[:, :, 0]


def softmax_stack(s, weights, X, y, query):
    """ŷ of each prompt token by token (X: prompts × tokens × d)."""
    cross, length, tau = s["stack"] == "cross", X.shape[1], s["softmax-temperature"]
    tokens = torch.cat([X, query[:, None]], 1)
    keys = length + (1 if s["query-as-key"] else 0)
    F = tokens if not cross else tokens @ weights.layer(0)[0].T if s["start"] == "data" else torch.zeros_like(tokens)
    for t in range(s["depth"]):
        S, V, B = weights.layer(t)
        K = (tokens if cross else F)[:, :keys]
        shares = torch.softmax(K @ (F @ B.T).transpose(1, 2) / tau, 1)
        seen = tau * (shares.transpose(1, 2) @ K - (K.mean(1, keepdim=True) if s["softmax-centred"] else 0.0))
        F = weights.kept() * F + seen @ V.T + (tokens @ S.T if injects(s, t) else 0.0)
    in_context = X if cross and s["readout"] == "xf" else F[:, :length]
    at_query = query if cross and s["readout"] == "fx" else F[:, -1]
    return ((y[:, :, None] * in_context).mean(1) @ weights.readout() * at_query).sum(1)


# ---- Losses ----------------------------------------------------------------------------------------
def exact(s, weights, law_nodes):
    """Bayes risk and excess at infinite context, where M = noise + mm' and h = m (ζ divides out). Softmax is linear there."""
    m, share, noise = law_nodes
    moment = torch.diag(noise) + m[:, :, None] * m[:, None]
    size = 1 + (m * m / noise).sum(1)
    error = stack(s, weights, moment, m) - m / noise / size[:, None]
    excess = (share * ((noise * error * error).sum(1) + (m * error).sum(1) ** 2)).sum()
    return (share / size).sum().item(), excess


def sampled(s, weights, law, random):
    """Mean loss on a batch of prompts of finite length."""
    count, length, noise = s["batch"], s["context"], law.noise
    normal = lambda *shape: torch.from_numpy(random.standard_normal(shape))
    m = torch.from_numpy(law.draw(random, count))
    zeta = normal(count, 1) if s["response-scale"] == "normal" else torch.from_numpy(random.choice([-1.0, 1.0], (count, 1)))
    u = normal(count, length)
    X = u[:, :, None] * m[:, None] + noise.sqrt() * normal(count, length, law.d)
    y = zeta * u
    size = 1 + (m * m / noise).sum(1, keepdim=True)
    best = zeta * m / noise / size  # Bayes, which knows the task
    rest = (zeta ** 2 / size)[:, 0]
    query = normal(count, 1) * m + noise.sqrt() * normal(count, law.d)
    if s["attention"] == "softmax":
        return (rest + (softmax_stack(s, weights, X, y, query) - (best * query).sum(1)) ** 2).mean()
    moment, h = X.transpose(1, 2) @ X / length, (y[:, :, None] * X).mean(1)
    if s["query-as-key"]:
        moment = moment + query[:, :, None] * query[:, None] / length
        error = stack(s, weights, moment, h) - best
        return (rest + (error * query).sum(1) ** 2).mean()
    error = stack(s, weights, moment, h) - best  # averaged over the query
    return (rest + (noise * error * error).sum(1) + (m * error).sum(1) ** 2).mean()


# ---- Training --------------------------------------------------------------------------------------
def chebyshev_step(f, y, slope, h, stages):
    """Second-order Runge–Kutta–Chebyshev (Sommeijer, Shampine and Verwer 1998): explicit, yet made for stiff flows."""
    w0 = 1 + 2 / 13 / stages ** 2
    T, D, C = [1.0, w0], [0.0, 1.0], [0.0, 0.0]  # Chebyshev polynomials at w0, and two derivatives
    for j in range(2, stages + 1):
        T.append(2 * w0 * T[-1] - T[-2])
        C.append(4 * D[-1] + 2 * w0 * C[-1] - C[-2])
        D.append(2 * T[j - 1] + 2 * w0 * D[-1] - D[-2])
    w1 = D[-1] / C[-1]
    b = [C[2] / D[2] ** 2] * 2 + [C[j] / D[j] ** 2 for j in range(2, stages + 1)]
    older, now = y, y + b[1] * w1 * h * slope
    for j in range(2, stages + 1):
        mu, nu, step = 2 * b[j] * w0 / b[j - 1], -b[j] / b[j - 2], 2 * b[j] * w1 / b[j - 1]
        older, now = now, ((1 - mu - nu) * y + mu * now + nu * older
                           + h * step * (f(now) - (1 - b[j - 1] * T[j - 1]) * slope))
    return now


def flow(f, y, times, tolerance=1e-6, most=250):
    """Follows dy/dt = f(y) from time 0 and yields y at each of the times."""
    t, slope = 0.0, f(y)
    h, direction = 1e-3 / (1 + slope.norm().item()), slope
    for end in times:
        while t < end:
            for _ in range(3):  # the largest curvature, by power iteration
                probe = 1e-6 * (1 + y.norm()) * direction / (direction.norm() + 1e-300)
                change = f(y + probe) - slope
                radius = 1.25 * (change.norm() / (probe.norm() + 1e-300)).item() + 1e-12
                direction = change if change.norm() > 0 else torch.randn_like(y)
            while True:
                step = min(h, end - t, 0.65 * (most ** 2 - 1) / radius)
                stages = min(most, max(2, math.ceil(math.sqrt(1 + 1.54 * step * radius))))
                new = chebyshev_step(f, y, slope, step, stages)
                new_slope = f(new)
                wrong = 0.8 * (y - new) + 0.4 * step * (slope + new_slope)
                error = (wrong / (tolerance * (1 + torch.maximum(y.abs(), new.abs())))).square().mean().sqrt().item()
                if error <= 1:
                    break
                h = step * (min(0.8, max(0.1, 0.8 / error ** (1 / 3))) if math.isfinite(error) else 0.1)
                radius *= 1.5
                if h < 1e-15 * (1e-12 + t):
                    return  # it has run away
            h = max(h if step < h else 0.0, step * min(4.0, max(0.3, 0.8 / max(error, 1e-12) ** (1 / 3))))
            t, y, slope = (end if step == end - t else t + step), new, new_slope
        yield y


def repeat(s, expected):
    """Yields (step, what the lab records there)."""
    law = Law(s)
    nodes = law.nodes(scalar=s["parameters"] != "matrices")
    weights = Weights(s, law, nodes[0].shape[1])

    def measured():
        with torch.no_grad():
            bayes, excess = exact(s, weights, nodes)
        return {"loss": bayes + excess.item(), "excess": excess.item()}

    def put(y):
        with torch.no_grad():
            for number, part in zip(weights.free, y.split([number.numel() for number in weights.free])):
                number.copy_(part.reshape(number.shape))

    def downhill(y):
        put(y)
        slopes = torch.autograd.grad(exact(s, weights, nodes)[1], weights.free, allow_unused=True)
        return -torch.cat([(torch.zeros_like(n) if g is None else g).reshape(-1) for n, g in zip(weights.free, slopes)])

    if s["method"] == "flow":  # from one time to the next, until stop-time at most
        start = torch.cat([number.detach().reshape(-1) for number in weights.free])
        times = [min(row["time"], s["stop-time"]) for row in expected]
        for row, y in zip(expected, flow(downhill, start, times)):
            put(y)
            yield row["step"], measured()
        return
    # Prompts of finite length have all d coordinates, whatever is enough for the exact loss.
    prompts = s["context"] > 0
    random, full = numpy.random.default_rng(torch.initial_seed()), torch.eye(law.d)
    kind = torch.optim.Adam if s["optimizer"] == "adam" else torch.optim.SGD
    optimiser = kind(weights.free, lr=s["rate"])
    wanted = {row["step"] for row in expected}
    yield 0, measured()
    for step in range(1, expected[-1]["step"] + 1):
        optimiser.zero_grad()
        small, weights.eye = weights.eye, full if prompts else weights.eye
        loss = sampled(s, weights, law, random) if prompts else exact(s, weights, nodes)[1]
        weights.eye = small
        loss.backward()
        optimiser.step()
        values = measured() if step in wanted else {}
        yield step, {**values, "batch_loss": loss.item()} if prompts else values
