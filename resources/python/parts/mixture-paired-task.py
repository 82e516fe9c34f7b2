# ---- The same with a second modality: an item, a second item and the label that both have ----------
class PairedTask(Task):
    def __init__(self, s, random, first, second):
        """With the tables of the first stage, and class means of the second items."""
        super().__init__(s, random)
        self.tokens, self.joint = 3 * self.pairs + 2, s["joint-labels"]
        self.labels, self.classes, self.second = first.labels, first.classes, second
        self.second_prior = prior_of(s["classes-2"], s["zipf-2"])
        # With joint labels a label tells the group of the first item and that of the second.
        self.groups = s["groups-1"] if self.joint else s["labels"]
        self.second_groups = s["groups-2"] if self.joint else s["labels-2"]
        self.answers = s["labels"] if self.joint else s["labels-2"]
        self.different = s["no-repeats"] and not self.joint
        new_second = s["new-classes"] * s["classes-2"] // s["classes"]
        self.new = max(s["new-classes"] // self.groups, 1) * self.groups
        self.new_second = max(new_second // self.second_groups, 1) * self.second_groups

    def partners(self, label, classes, prior):
        """First items' classes that have these labels."""
        labels = self.s["labels"]
        if prior is None:
            return label + labels * self.random.integers(0, classes // labels, label.shape)
        of_label = prior.reshape(-1, labels).T.cumsum(1)
        below = self.random.random(label.shape) * of_label[label, -1]
        return label + labels * (of_label[label] < below[..., None]).sum(-1)

    def context(self, count, classes, second_classes, prior=None, second_prior=None):
        second = self.few(count, second_classes, self.second_groups, second_prior)
        if self.joint:
            first = self.drawn(second.shape, classes, prior)
        else:
            first = self.partners(second % self.second_groups, classes, prior)
        order = self.order(count)
        return numpy.stack([numpy.take_along_axis(drawn, order, 1) for drawn in (first, second)])

    def sequences(self, count, bursty, new, flip=False):
        """Rows of tokens, second items, which have empty rows there, and the right answers."""
        s, (is_new, is_bursty) = self.s, self.kinds(count, bursty, new)
        known = self.context(count, s["classes"], s["classes-2"], self.prior, self.second_prior)
        unknown = self.context(count, self.new, self.new_second)
        shape = (count, self.pairs + 1)
        unrelated = numpy.stack([self.drawn(shape, s["classes"], self.prior),
                                 self.drawn(shape, s["classes-2"], self.second_prior)])
        shown = numpy.where(is_bursty[:, None], known, unrelated)
        first, second = numpy.where(is_new[:, None], unknown, shown)
        labels = second % self.second_groups
        if self.joint:
            labels = labels + first % self.groups * self.second_groups
        labels = (labels + (1 if flip else 0)) % self.answers
        right = labels[:, -1]
        if flip and self.joint and s["published-flip"]:
            right = (right + 1) % self.answers
        rows, fresh = self.blank(count), self.means(self.new, self.d)  # new ones for each batch
        rows[:, 0::3, self.block:] = self.items(first, self.classes, fresh, is_new, s["spread"])
        rows[:, 2::3, self.block:] = self.labels[labels[:, :-1]]
        fresh = self.means(self.new_second, s["item-dimension-2"])
        items = self.items(second, self.second, fresh, is_new, s["spread-2"]).astype(numpy.float32)
        return (torch.from_numpy(rows), torch.from_numpy(items)), torch.from_numpy(right.astype(numpy.int64))
