def first_stage(s, random):
    """A task of the first modality alone, and a decoder that has learnt it or knows nothing yet."""
    task = Task(s, random)
    decoder = Decoder(s, task.tokens)
    if s["initial"] == "pretrain":
        stage = {**s, "optimizer": s["pretrain-optimizer"], "rate": s["pretrain-rate"]}
        for _ in losses(stage, decoder, task, s["pretrain-steps"], decoder.parameters()):
            pass
    return task, decoder
