# ---- Training --------------------------------------------------------------------------------------
def optimiser_of(s, parameters):
    decay = s["weight-decay"]
    if s["optimizer"] == "sgd":
        return torch.optim.SGD(parameters, lr=s["rate"], momentum=s["momentum"], weight_decay=decay)
    kind = torch.optim.Adam if s["optimizer"] == "adam" else torch.optim.AdamW
    return kind(parameters, lr=s["rate"], weight_decay=decay)


def rate_factor(s, step):
    warm_up, end = s["warm-up-steps"], s["schedule-steps"]
    if s["schedule"] == "constant":
        return 1.0
    if step < warm_up:
        return (step + 1) / warm_up
    if s["schedule"] == "warm-up":
        return 1.0
    return 0.0 if step >= end else 0.5 * (1 + math.cos(math.pi * (step - warm_up) / (end - warm_up)))


class Descent:
    """Moves weights down a loss, one update a call."""

    def __init__(self, s, parameters):
        self.parameters, self.clip = list(parameters), s["clip"]
        self.optimiser = optimiser_of(s, self.parameters)
        self.schedule = torch.optim.lr_scheduler.LambdaLR(self.optimiser, lambda step: rate_factor(s, step))

    def step(self, loss):
        self.optimiser.zero_grad()
        loss.backward()
        if self.clip > 0:
            torch.nn.utils.clip_grad_norm_(self.parameters, self.clip)
        self.optimiser.step()
        self.schedule.step()
