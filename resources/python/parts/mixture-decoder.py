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
