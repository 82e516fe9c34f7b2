#: {"channels": [{"key": "risk", "relative": 0.03}, {"key": "loss", "relative": 0.03, "mean_over": 50}]}
import json
import math

import torch

torch.set_default_dtype(torch.float64)


# ---- The task: θ, of which a context tells through tokens (x, y = <θ, x> + noise) ------------------
class Prior:
    def __init__(self, s):
        self.kind, self.levels = s["prior"], s["levels"]
        self.nodes = 2 ** self.levels - 1
        self.dimension = s["dimension"] if self.kind == "gaussian" and s["dimension"] else self.nodes
        self.half_normal = s["amplitudes"] == "half-normal"
        energy = torch.tensor([s["decay"] ** l for l in range(self.levels)])
        self.amplitude = (energy / energy.sum()).sqrt()  # of a node on the path, one a level
        listed = json.loads(s["branches"]) if self.kind == "user-tree" and s["branches"] else []
        self.right = torch.tensor(listed + [0.5] * (self.nodes - len(listed)))
        level_of = [int(math.log2(n + 1)) for n in range(self.nodes)]
        # With the tree's covariance: a node is on the path with probability 2^-level.
        self.deviation = torch.tensor([self.amplitude[l] * 2 ** (-l / 2) for l in level_of])

    def draw(self, count):
        if self.kind == "gaussian":
            return torch.randn(count, self.dimension) / math.sqrt(self.dimension)
        if self.kind == "tree-covariance":
            return torch.randn(count, self.nodes) * self.deviation
        theta, node = torch.zeros(count, self.nodes), torch.zeros(count, dtype=torch.long)
        for level in range(self.levels):  # down from the root, nodes numbered breadth first
            turn = torch.rand(count) < self.right[node]
            size = torch.randn(count).abs() if self.half_normal else torch.ones(count)
            sign = 2.0 * turn - 1
            theta[torch.arange(count), node] = self.amplitude[level] * sign * size
            node = 2 * node + 1 + turn
        return theta


class Contexts:
    """θ, c = mean of y x and, where the model needs them, the tokens and a query."""

    def __init__(self, s, prior, count, tokens, noise):
        self.theta = prior.draw(count)
        self.x = self.y = self.query = None
        if s["token-form"] or s["values"] == "residual" or s["features"] != "linear":
            self.x = torch.randn(count, tokens, prior.dimension)
            self.y = (self.x @ self.theta[:, :, None])[:, :, 0] + noise * torch.randn(count, tokens)
            self.query = torch.randn(count, prior.dimension)
            self.c = (self.y[:, :, None] * self.x).mean(1)
        elif tokens == 0:  # infinitely many
            self.c = self.theta
        else:  # the same law with N + D numbers: a is x along θ, g what lies across
            norm = self.theta.norm(dim=1, keepdim=True)
            u = self.theta / norm
            a = torch.randn(count, tokens)
            y = norm * a + noise * torch.randn(count, tokens)
            g = torch.randn(count, prior.dimension)
            g = g - (g * u).sum(1, keepdim=True) * u
            self.c = (a * y).sum(1, keepdim=True) / tokens * u + y.norm(dim=1, keepdim=True) / tokens * g


# ---- The model: each layer pools `channels` numbers, chosen by what earlier layers pooled ----------
def normal(spread, *shape):
    return torch.nn.Parameter(spread * torch.randn(*shape))


class LinearLayer(torch.nn.Module):
    """Unit keys K and gains q; a router makes them from the workspace, else they are weights."""

    def __init__(self, s, dimension, slots, channels):
        super().__init__()
        hidden, keys, self.shape = s["hidden"], channels * dimension, (channels, dimension)
        gains = {"tied": channels, "attention": keys, "mlp": 0}[s["read-out"]]
        self.tied, self.reads, self.router = s["read-out"] == "tied", gains > 0, s["model"] != "c"
        if self.router:
            self.w1, self.b1 = normal(1, slots, hidden), normal(0.5, hidden)
            self.wk, self.wq = normal(hidden ** -0.5, hidden, keys), normal(0, hidden, gains)
        self.bk, self.bq = normal(dimension ** -0.5, keys), normal(0, gains)

    def forward(self, workspace, value):
        count = len(value)
        keys, gains = self.bk.expand(count, -1), self.bq.expand(count, -1)
        if self.router:
            h = torch.tanh(workspace @ self.w1 + self.b1)
            keys, gains = keys + h @ self.wk, gains + h @ self.wq
        keys = keys.reshape(count, *self.shape)
        keys = keys / keys.norm(dim=2, keepdim=True)
        answers = (keys * value[:, None]).sum(2)
        if not self.reads:
            return answers, 0.0
        read = gains[:, :, None] * keys if self.tied else gains.reshape(count, *self.shape)
        return answers, (answers[:, :, None] * read).sum(1)


class Network(torch.nn.Module):
    """Two layers of tanh over a token and the workspace."""

    def __init__(self, token, slots, hidden, channels, silent):
        super().__init__()
        into, mid = (token + slots) ** -0.5, hidden ** -0.5
        self.token, self.slots, self.b1 = normal(into, token, hidden), normal(into, slots, hidden), normal(0.1, hidden)
        self.w2, self.b2 = normal(mid, hidden, hidden), normal(0, hidden)
        self.w3, self.b3 = normal(0 if silent else mid, hidden, channels), normal(0, channels)

    def forward(self, token, workspace):
        start = workspace @ self.slots + self.b1
        h = torch.tanh(token @ self.token + (start[:, None] if token.dim() == 3 else start))
        return torch.tanh(h @ self.w2 + self.b2) @ self.w3 + self.b3


class Net(torch.nn.Module):
    def __init__(self, s, dimension):
        super().__init__()
        self.s, budget = s, s["budget"]
        deep = s["model"] == "a"  # the budget as layers of one channel, or as channels of one layer
        self.layers = s["layers"] or (max(1, budget // s["channels"]) if s["channels"] else budget if deep else 1)
        self.channels = s["channels"] or (max(1, budget // s["layers"]) if s["layers"] else 1 if deep else budget)
        self.slots, self.linear = self.layers * self.channels, s["features"] == "linear"
        each = range(self.layers)
        if self.linear:
            make = lambda: LinearLayer(s, dimension, self.slots, self.channels)
            self.parts = torch.nn.ModuleList(make() for _ in each)
        else:
            token = dimension + (1 if s["features"] == "full" else 0)
            make = lambda size, silent: Network(size, self.slots, s["hidden"], self.channels, silent)
            self.ask = torch.nn.ModuleList(make(token, False) for _ in each)
            self.read = torch.nn.ModuleList(make(dimension, True) for _ in each)
        if self.linear and s["read-out"] == "mlp":
            self.direct = normal(0, self.slots, dimension)
            if s["model"] != "c":
                hidden = s["hidden"]
                self.d1, self.e1 = normal(1, self.slots, hidden), normal(0.5, hidden)
                self.d2, self.e2 = normal(0, hidden, dimension), normal(0, dimension)

    def estimates(self, contexts):
        """The running estimate of θ after each layer; only the last one with the read-out mlp."""
        workspace, estimate, all_of_them = torch.zeros(len(contexts.c), self.slots), torch.zeros_like(contexts.c), []
        for l, layer in enumerate(self.parts):
            value = contexts.c
            if self.s["values"] == "residual" and l > 0:  # tokens less what is predicted for them
                rest = contexts.y - (contexts.x @ estimate[:, :, None])[:, :, 0]
                value = (rest[:, :, None] * contexts.x).mean(1)
            answers, read = layer(workspace, value)
            estimate = estimate + read
            all_of_them.append(estimate)
            workspace = self.filled(workspace, l, answers)
        if self.s["read-out"] != "mlp":
            return all_of_them
        estimate = workspace @ self.direct
        if self.s["model"] != "c":
            estimate = estimate + torch.tanh(workspace @ self.d1 + self.e1) @ self.d2 + self.e2
        return [estimate]

    def prediction(self, contexts):
        """With features that are networks: y is predicted for the query, without an estimate of θ."""
        workspace, total = torch.zeros(len(contexts.theta), self.slots), 0.0
        full = self.s["features"] == "full"
        tokens = torch.cat([contexts.x, contexts.y[:, :, None]], 2) if full else contexts.x
        for l in range(self.layers):
            weights = self.read[l](contexts.query, workspace)
            features = self.ask[l](tokens, workspace)
            answers = (features if full else features * contexts.y[:, :, None]).mean(1)
            total = total + (answers * weights).sum(1)
            workspace = self.filled(workspace, l, answers)
        return total

    def filled(self, workspace, l, answers):
        at = l * self.channels
        return torch.cat([workspace[:, :at], answers, workspace[:, at + self.channels:]], 1)

    def errors(self, contexts):
        """Squared errors, a layer each."""
        if not self.linear:
            return [(self.prediction(contexts) - (contexts.theta * contexts.query).sum(1)).square()]
        return [(estimate - contexts.theta).square().sum(1) for estimate in self.estimates(contexts)]


# ---- Training: Adam, the rate up over the warm-up and down along a cosine --------------------------
def rate_factor(s, step):
    if step < s["warm-up"]:
        return (step + 1) / s["warm-up"]
    if step >= s["schedule-steps"]:
        return 0.0
    return 0.5 * (1 + math.cos(math.pi * (step - s["warm-up"]) / (s["schedule-steps"] - s["warm-up"])))


def repeat(s, expected):
    """Yields (step, what the lab records there)."""
    prior = Prior(s)
    net = Net(s, prior.dimension)
    test_noise = s["noise"] if s["test-noise"] < 0 else s["test-noise"]
    test_tokens = s["tokens"] if s["test-tokens"] < 0 else s["test-tokens"]
    held_out = Contexts(s, prior, s["held-out"], test_tokens, test_noise)
    optimiser = torch.optim.Adam(net.parameters(), lr=s["rate"])
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda step: rate_factor(s, step))
    measured_at = {row["step"] // s["evaluate-every"] * s["evaluate-every"] for row in expected}
    risk = None
    for step in range(expected[-1]["step"] + 1):
        if step > 0:
            contexts = Contexts(s, prior, s["batch"], s["tokens"], s["noise"])
            errors = net.errors(contexts)
            loss = (sum(errors) if s["loss"] == "per-layer" else errors[-1]).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
        if step in measured_at:
            with torch.no_grad():
                risk = net.errors(held_out)[-1].mean().item()
        yield step, {"risk": risk} if step == 0 else {"risk": risk, "loss": loss.item()}
