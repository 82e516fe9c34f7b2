class Vectors:
    def __init__(self, s, random):
        self.s, self.random = s, random
        self.form = (1, s["item-dimension-2"])  # rows and columns
        self.means = self.random.standard_normal((s["classes-2"], self.form[1])) / math.sqrt(self.form[1])

    def draw(self, count):
        spread, number = self.s["spread-2"], self.random.integers(0, self.s["classes-2"], count)
        noise = spread * self.random.standard_normal((count, self.form[1])) / math.sqrt(self.form[1])
        items = (self.means[number] + noise) / math.sqrt(1 + spread ** 2)
        return torch.from_numpy(items.astype(numpy.float32)), torch.from_numpy(number)

    def validation(self):
        return self.draw(self.s["validation-items"])
