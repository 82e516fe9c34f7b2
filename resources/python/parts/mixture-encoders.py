# ---- The encoders: from an item, a row of numbers, to features -------------------------------------
def linear(inputs, outputs, weight=None, bias=True):
    """Uniform in ±1/√inputs as torch has it; or weights as `weight` draws them and biases of 0."""
    layer = torch.nn.Linear(inputs, outputs, bias)
    if weight:
        weight(layer.weight)
        if bias:
            torch.nn.init.zeros_(layer.bias)
    return layer


def small(weight):
    torch.nn.init.normal_(weight, std=0.02)


class Mlp(torch.nn.Sequential):
    def __init__(self, s, form):
        widths = [form[0] * form[1]] + [s["encoder-hidden"]] * s["encoder-hidden-layers"] + [s["encoder-width"]]
        layers = []
        for inputs, outputs in zip(widths, widths[1:]):
            layers += [linear(inputs, outputs, small), torch.nn.ReLU()]
        super().__init__(*layers)


class Cnn(torch.nn.Module):
    def __init__(self, s, form):
        super().__init__()
        self.form, channels = form, [1, 16, 32, 48, 96, s["encoder-width"]]
        tall = 1 if form[0] > 1 else 0  # a vector is a line
        self.layers = torch.nn.ModuleList(
            torch.nn.Sequential(torch.nn.Conv2d(inputs, outputs, (1 + 2 * tall, 3), padding=(tall, 1)),
                                torch.nn.BatchNorm2d(outputs), torch.nn.ReLU())
            for inputs, outputs in zip(channels, channels[1:]))

    def forward(self, x):
        x = x.reshape(-1, 1, *self.form)
        for i, layer in enumerate(self.layers):
            if i > 0:  # halves every side that is longer than 1
                x = F.max_pool2d(x, [min(2, side) for side in x.shape[2:]])
            x = layer(x)
        return x.amax((2, 3))


def attend(qkv, heads):
    """Tokens with query, key and value side by side, to what the heads mix."""
    count, tokens, width = qkv.shape
    q, k, v = qkv.reshape(count, tokens, 3, heads, -1).permute(2, 0, 3, 1, 4)
    weights = torch.softmax(q @ k.transpose(-1, -2) / math.sqrt(q.shape[-1]), -1)
    return (weights @ v).transpose(1, 2).reshape(count, tokens, width // 3)


class Tokens(torch.nn.Module):
    """A learnt token in front, and a learnt vector for each place."""

    def __init__(self, tokens, width, deviation):
        super().__init__()
        self.front = torch.nn.Parameter(deviation * torch.randn(1, 1, width))
        self.places = torch.nn.Parameter(torch.randn(tokens + 1, width))

    def forward(self, x):
        return torch.cat([self.front.expand(len(x), -1, -1), x], 1) + self.places


class PostNormBlock(torch.nn.Module):
    def __init__(self, s):
        super().__init__()
        width, self.heads = s["encoder-width"], s["encoder-heads"]
        self.qkv = linear(width, 3 * width, torch.nn.init.xavier_uniform_)
        self.out = linear(width, width)
        torch.nn.init.zeros_(self.out.bias)
        self.up, self.down = linear(width, 5 * width), linear(5 * width, width)
        self.norm1, self.norm2 = torch.nn.LayerNorm(width), torch.nn.LayerNorm(width)
        self.drop = torch.nn.Dropout(s["dropout"])

    def forward(self, x):
        x = self.norm1(x + self.drop(self.out(attend(self.qkv(x), self.heads))))
        return self.norm2(x + self.drop(self.down(self.drop(F.relu(self.up(x))))))


class Transformer(torch.nn.Module):
    def __init__(self, s, form):
        super().__init__()
        self.segment, width = s["segment"], s["encoder-width"]
        self.embed = linear(self.segment, width)
        self.tokens = Tokens(form[0] * form[1] // self.segment, width, 1)
        self.blocks = torch.nn.Sequential(*(PostNormBlock(s) for _ in range(s["encoder-layers"])))

    def forward(self, x):
        return self.blocks(self.tokens(self.embed(x.reshape(len(x), -1, self.segment))))[:, 0]


class PreNormBlock(torch.nn.Module):
    def __init__(self, s):
        super().__init__()
        width, self.heads = s["encoder-width"], s["encoder-heads"]
        self.norm1, self.norm2 = torch.nn.LayerNorm(width), torch.nn.LayerNorm(width)
        self.qkv = linear(width, 3 * width, small, bias=False)
        self.out = linear(width, width) if self.heads > 1 else torch.nn.Identity()
        self.up, self.down = linear(width, 4 * width, small), linear(4 * width, width, small)

    def forward(self, x):
        x = x + self.out(attend(self.qkv(self.norm1(x)), self.heads))
        return x + self.down(F.gelu(self.up(self.norm2(x))))


class Vit(torch.nn.Module):
    def __init__(self, s, form):
        super().__init__()
        self.form, width, wide = form, s["encoder-width"], s["patch"]
        self.patch = (wide if form[0] > 1 else 1, wide)
        numbers = self.patch[0] * wide
        self.embed = torch.nn.Sequential(
            torch.nn.LayerNorm(numbers), linear(numbers, width, small), torch.nn.LayerNorm(width))
        self.tokens = Tokens(form[0] * form[1] // numbers, width, 1e-6)
        self.blocks = torch.nn.Sequential(*(PreNormBlock(s) for _ in range(s["encoder-layers"])))
        self.norm = torch.nn.LayerNorm(width)

    def forward(self, x):
        (rows, columns), (tall, wide) = self.form, self.patch
        patches = x.reshape(-1, rows // tall, tall, columns // wide, wide).transpose(2, 3)
        return self.norm(self.blocks(self.tokens(self.embed(patches.reshape(len(x), -1, tall * wide)))))[:, 0]


def classifier_of(s, form):
    """An encoder of items and, behind it, a linear classifier of their classes."""
    kind = {"mlp": Mlp, "cnn": Cnn, "transformer": Transformer, "vit": Vit}[s["encoder"]]
    last = linear(s["encoder-width"], s["classes-2"], small if s["encoder"] == "mlp" else None)
    return torch.nn.Sequential(kind(s, form), last)


def right_part(logits, number):
    return (logits.argmax(1) == number).double().mean().item()
