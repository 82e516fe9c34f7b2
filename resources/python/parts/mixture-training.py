def losses(s, model, task, steps, learning):
    """Trains what is `learning`, a batch a step; yields the loss of each batch before its update."""
    descent = Descent(s, learning)
    for _ in range(steps):
        inputs, right = task.batch()
        loss = F.cross_entropy(model(inputs), right)
        descent.step(loss)
        yield loss.item()


def recorded(s, expected, model, task, learning, more=dict):
    """Yields (step, what the lab records there); `more`: what else is seen at an evaluation."""
    tests, every, accuracy = task.tests(), s["evaluate-every"], {}
    evaluated_at = {row["step"] // every * every or 1 for row in expected}
    for step, loss in enumerate(losses(s, model, task, expected[-1]["step"], learning), 1):
        if step in evaluated_at:
            model.eval()
            with torch.no_grad():
                for name, (inputs, right) in tests.items():
                    accuracy[name] = (model(inputs).argmax(1) == right).double().mean().item()
                accuracy.update(more())
            model.train()
        yield step, {"loss": loss, **accuracy}
