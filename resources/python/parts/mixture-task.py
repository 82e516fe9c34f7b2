# ---- The task: noisy items of classes that share labels, and a query -------------------------------
def prior_of(classes, zipf):
    """Of class k in proportion to (k + 1)^-zipf; None: all alike."""
    weight = (numpy.arange(classes) + 1.0) ** -zipf
    return None if zipf == 0 else weight / weight.sum()


class Task:
    def __init__(self, s, random):
        self.s, self.random = s, random
        self.d, self.pairs, self.tokens = s["item-dimension"], s["pairs"], 2 * s["pairs"] + 1
        self.block = {"absolute": 2 * s["max-pairs"] + 1, "hybrid": 2 * s["max-pairs"] + 2}.get(s["positions"], 0)
        self.width = s["width"]
        assert self.width == self.block + self.d
        self.labels, self.classes = self.means(s["labels"], self.d), self.means(s["classes"], self.d)
        self.prior = prior_of(s["classes"], s["zipf"])
        self.copies = s["burstiness"] or self.pairs // 2
        self.fraction = s["bursty-fraction"] if s["burstiness"] else 0.0
        self.different = s["no-repeats"]

    def means(self, count, dimension):
        return self.random.standard_normal((count, dimension)) / math.sqrt(dimension)

    def drawn(self, shape, classes, prior=None):
        if prior is None:
            return self.random.integers(0, classes, shape)
        return self.random.choice(classes, shape, p=prior)

    def few(self, count, classes, labels, prior=None):
        """The few classes of each context, perhaps with different labels."""
        shape = (count, self.pairs // self.copies)
        if not self.different:
            return self.drawn(shape, classes, prior)
        label = self.random.random((count, labels)).argsort(1)[:, :shape[1]]
        return label + labels * self.random.integers(0, classes // labels, shape)

    def order(self, count):
        """Which of a few classes stands at each place: each so many times, in random order; last, the
        query is one of them."""
        places = numpy.tile(numpy.arange(self.pairs // self.copies), (count, self.copies))
        row = self.random.permuted(places, axis=1)
        query = row[numpy.arange(count), self.random.integers(0, self.pairs, count)]
        return numpy.concatenate([row, query[:, None]], 1)

    def kinds(self, count, bursty, new):
        """Which sequences are of new classes, and which repeat theirs. `bursty`, `new`: parts."""
        is_new = self.random.random(count) < new
        return is_new, (self.random.random(count) < bursty) | is_new

    def items(self, number, classes, fresh, is_new, spread):
        """Noisy means of the classes, of training's or new ones."""
        mean = numpy.where(is_new[:, None, None], fresh[number % len(fresh)], classes[number % len(classes)])
        noise = spread * self.random.standard_normal(mean.shape) / math.sqrt(mean.shape[-1])
        return (mean + noise) / math.sqrt(1 + spread ** 2)

    def blank(self, count):
        """Rows of tokens with nothing but one-hot positions, from a random one on."""
        rows = numpy.zeros((count, self.tokens, self.width), numpy.float32)
        if self.block:
            shift = self.random.integers(0, 2 * self.s["max-pairs"] + 2 - self.tokens, (count, 1))
            token = numpy.arange(self.tokens)
            rows[numpy.arange(count)[:, None], token, shift + token] = 1
        return rows

    def sequences(self, count, bursty, new, flip=False):
        """Rows of tokens and the right answers."""
        s, (is_new, is_bursty) = self.s, self.kinds(count, bursty, new)
        known = numpy.take_along_axis(self.few(count, s["classes"], s["labels"], self.prior), self.order(count), 1)
        unknown = numpy.take_along_axis(self.few(count, s["new-classes"], s["labels"]), self.order(count), 1)
        shown = numpy.where(is_bursty[:, None], known, self.drawn((count, self.pairs + 1), s["classes"], self.prior))
        shown = numpy.where(is_new[:, None], unknown, shown)
        labels = (shown + (1 if flip else 0)) % s["labels"]
        rows, fresh = self.blank(count), self.means(s["new-classes"], self.d)  # new ones for each batch
        rows[:, 0::2, self.block:] = self.items(shown, self.classes, fresh, is_new, s["spread"])
        rows[:, 1::2, self.block:] = self.labels[labels[:, :-1]]
        return torch.from_numpy(rows), torch.from_numpy(labels[:, -1].astype(numpy.int64))

    def batch(self):
        return self.sequences(self.s["batch"], self.fraction, self.s["ood-fraction"])

    def tests(self):
        count = self.s["test-sequences"]
        return {"icl": self.sequences(count, 1, 1), "icl_flipped": self.sequences(count, 1, 0, flip=True),
                "iwl": self.sequences(count, 0, 0)}
