class PairedDecoder(torch.nn.Module):
    """A projector makes embeddings of the second items, which the decoder reads with the others."""

    def __init__(self, s, task, inputs):
        super().__init__()
        self.decoder, self.block = Decoder(s, task.tokens), task.block
        widths = [inputs] + [s["item-dimension"]] * {"standard": 2, "large": 3}[s["projector"]]
        self.projector = torch.nn.ParameterList(matrix(to, of) for of, to in zip(widths, widths[1:]))

    def forward(self, inputs):
        rows, items = inputs
        for i, weight in enumerate(self.projector):
            items = (F.gelu(items) if i > 0 else items) @ weight.T
        rows = rows.clone()
        rows[:, 1::3, self.block:] = items
        return self.decoder(rows)

    def learning(self, freeze):
        """The weights that are not frozen."""
        frozen = {"none": [], "blocks": self.decoder.blocks.parameters(),
                  "all-but-projector": self.decoder.parameters()}[freeze]
        frozen = {id(weight) for weight in frozen}
        return [weight for weight in self.parameters() if id(weight) not in frozen]
