

# ---- The comparison --------------------------------------------------------------------------------
def compare(seed):
    torch.manual_seed(seed)
    rows, history, seen, misses = {row["step"]: row["values"] for row in EXPECTED}, {}, 0, 0
    print(f"{'step':>9}  {'channel':<12}{'lab':>14}{'torch':>14}{'tolerance':>12}")
    for step, values in repeat(SETTINGS, EXPECTED):
        for channel, value in values.items():
            history.setdefault(channel, []).append(value)
        for channel, (lab, tolerance) in rows.get(step, {}).items():
            last = history[channel][-MEAN_OVER[channel]:]
            value = sum(last) / len(last)
            near = abs(value - lab) <= tolerance
            seen, misses = seen + 1, misses + (not near)
            print(f"{step:>9}  {channel:<12}{lab:>14.6g}{value:>14.6g}{tolerance:>12.2g}{'' if near else '  too far'}", flush=True)
    wanted = sum(len(values) for values in rows.values())
    if seen < wanted:
        print(f"{wanted - seen} values were not reached")
    print("the same within the tolerance" if seen == wanted and misses == 0 else f"{misses} of {wanted} values differ by more than the tolerance")
    return 0 if seen == wanted and misses == 0 else 1


if __name__ == "__main__":
    import sys

    sys.exit(compare(int(sys.argv[1]) if len(sys.argv) > 1 else RUN["seed"]))
