#!/usr/bin/env python3
"""Writes cross_attention_ablations.json: reference values for stacks from which something was taken
away, for prompts that are shifted at test, for finite contexts of one dimension and for single
prompts. The derivation shares nothing with the program: every stack is a polynomial in s built layer
by layer, every mean a moment to 80 digits, every minimiser a root found in that arithmetic; prompts
are gone through token by token in exact fractions, softmax in 80 digits. Needs mpmath (Debian:
python3-mpmath). Takes a few minutes.
"""
import json
import sys
from fractions import Fraction

from mpmath import mp, mpf

from make_cross_attention_more import PRIORS, bayes, law, moment, setting

ENTRIES = []


def add(ident, probe, settings, arguments, expect, relative, source, absolute=None):
    tolerance = {"relative": relative}
    if absolute is not None:
        tolerance["absolute"] = absolute
    numbers = {key: float(value) for key, value in expect.items()}
    ENTRIES.append({"id": ident, "experiment": "cross-attention", "probe": probe, "set": settings,
                    "arguments": arguments, "expect": numbers, "tolerance": tolerance,
                    "source": source})
    print(ident, numbers, file=sys.stderr)


# --- Polynomials in s, lists of coefficients ---------------------------------------------------

def times(a, b):
    out = [mpf(0)] * (len(a) + len(b) - 1)
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            out[i + j] += x * y
    return out


def plus(*terms):
    out = [mpf(0)] * max(len(t) for t in terms)
    for t in terms:
        for i, x in enumerate(t):
            out[i] += x
    return out


def shape(change, depth, beta, gain=mpf(0)):
    """g(s) with p = scale * g(s), by the words of each change."""
    if change == "no-residual":
        p = [mpf(0)]
        for _ in range(depth):
            p = plus([mpf(1)], times([mpf(0), beta], p))
        return p
    if change in ("readout-ff", "whole"):
        p = [mpf(0)]
        for _ in range(depth):
            p = plus([mpf(1)], p, times([mpf(0), beta], p))
        return times(p, p) if change == "readout-ff" else p
    if change == "no-skip-data":
        p = [mpf(1)]
        for _ in range(depth):
            p = plus(p, times([mpf(0), beta], p))
        return p
    assert change in ("self-plain", "self-gain")
    p = [mpf(1)]
    for _ in range(depth):
        p = plus(times([1 + gain], p), times([mpf(0), beta], times(p, times(p, p))))
    return times(p, p)


def excess_of(moments, p):
    q = [mpf(1)] + [-c for c in p]
    return sum(a * b * moments(i + j) for i, a in enumerate(q) for j, b in enumerate(q))


def profile(moments, g):
    """The best scale of a shape and the excess with it."""
    top = sum(c * moments(i + 1) for i, c in enumerate(g))
    bottom = sum(a * b * moments(i + j + 2) for i, a in enumerate(g) for j, b in enumerate(g))
    scale = top / bottom
    return scale, moments(0) - top * top / bottom


def slope(f, x, h=mpf(10) ** -24):
    return (f(x + h) - f(x - h)) / (2 * h)


def lowest(f, grid):
    values = [f(b) for b in grid]
    at = min(range(1, len(grid) - 1), key=lambda i: values[i])
    return mp.findroot(lambda b: slope(f, b), (grid[at - 1], grid[at + 1]), solver="anderson",
                       tol=mpf(10) ** -35)


def retrained(moments, change, depth):
    top = moments(2) / moments(1)
    grid = [-mpf(i) / 60 * mpf("2.2") / top for i in range(1, 60)]
    f = lambda b: profile(moments, shape(change, depth, b))[1]
    beta = lowest(f, grid)
    scale, value = profile(moments, shape(change, depth, beta))
    return (mp.sqrt(scale) if change == "readout-ff" else scale), beta, value


def law_moments(name):
    return lambda k: moment(name, k)


def whole_optimum(name, depth):
    return retrained(law_moments(name), "whole", depth)


def add_retrained():
    cases = [("uniform_0_4", "no-residual", 4), ("norm_03_2", "no-residual", 3),
             ("truncated_d3", "readout-ff", 3), ("modalities_2", "readout-ff", 4),
             ("noise_quarter", "self-plain", 2), ("truncated_d3", "self-plain", 3),
             ("tasks", "no-residual", 2), ("noise_3", "no-skip-data", 4),
             ("uniform_02_20", "readout-ff", 2)]
    for name, change, depth in cases:
        moments = law_moments(name)
        alpha, beta, value = retrained(moments, change, depth)
        expect = {"alpha": alpha, "beta": beta, "excess": value, "risk": bayes(name) + value,
                  "bayes_risk": bayes(name)}
        if change in ("no-residual", "readout-ff", "no-skip-data"):
            a, b, _ = whole_optimum(name, depth)
            scale = a * a if change == "readout-ff" else a
            reused = [scale * c for c in shape(change, depth, b)]
            expect["excess_reused"] = excess_of(moments, reused)
        add(f"ablation.{change}.{name}.T{depth}", "ablation",
            {**PRIORS[name], "depth": depth, "parameters": "two"}, {"change": change}, expect, 2e-6,
            "minimum of the profile of the moment polynomial", 1e-13)


def add_gain():
    """Newton-Schulz stacks of two layers: a zero of the slopes in beta and the gain together."""
    for name, guess in [("uniform_0_4", ("-0.17", "0.55")), ("noise_quarter", ("-0.18", "0.6")),
                        ("norm_03_2", ("-0.5", "0.5"))]:
        moments = law_moments(name)
        f = lambda b, a: profile(moments, shape("self-gain", 2, b, a))[1]
        h = mpf(10) ** -20

        def slopes(b, a):
            return [(f(b + h, a) - f(b - h, a)) / (2 * h), (f(b, a + h) - f(b, a - h)) / (2 * h)]

        # A coarse search first, so that the root is that of the lowest valley.
        best = min(((f(mpf(b) / 100, mpf(a) / 20), mpf(b) / 100, mpf(a) / 20)
                    for b in range(-80, -2, 3) for a in range(-4, 25, 2)), key=lambda t: t[0])
        beta, gain = mp.findroot(slopes, (best[1], best[2]), tol=mpf(10) ** -25, maxsteps=60)
        scale, value = profile(moments, shape("self-gain", 2, beta, gain))
        assert value <= best[0], guess
        add(f"ablation.self-gain.{name}.T2", "ablation",
            {**PRIORS[name], "depth": 2, "parameters": "two"}, {"change": "self-gain"},
            {"alpha": scale, "beta": beta, "gain": gain, "excess": value}, 1e-4,
            "root of both slopes of the profile of the moment polynomial", 1e-13)


# --- Shifted prompts -----------------------------------------------------------------------------

def shifted_moments(name, noise, factor):
    """E omega s^k with rho times factor and noise as variance."""
    cache = {}

    def at(k):
        if k not in cache:
            cache[k] = law(name)(lambda rho: factor * rho * (noise + factor * rho) ** (k - 1))
        return cache[k]
    return at


def add_shifts():
    for name, depth, noise, scale in [("uniform_0_4", 4, "2", "1"), ("norm_03_2", 6, "0.5", "1"),
                                      ("two_norms_03", 3, None, "1.5"), ("modalities_3", 5, None, "0.6")]:
        own = mpf(str(setting(name, "noise2")))
        v, c = (mpf(noise) if noise else own), mpf(scale) ** 2
        moments = shifted_moments(name, v, c)
        a, b, _ = whole_optimum(name, depth)
        reused = excess_of(moments, [a * x for x in shape("whole", depth, b)])
        alpha, beta, value = retrained(moments, "whole", depth)
        at_test = 1 - moments(0)
        gamma = moment(name, 1) / moment(name, 2)
        settings = {**PRIORS[name], "depth": depth, "parameters": "two"}
        if noise:
            settings["test-noise2"] = float(noise)
        if scale != "1":
            settings["test-norm-scale"] = float(scale)
        change = "noise" if noise else "norm-shift"
        add(f"ablation.{change}.{name}.T{depth}", "ablation", settings, {"change": change},
            {"alpha": alpha, "beta": beta, "excess": value, "excess_reused": reused,
             "risk_reused": at_test + reused, "bayes_risk": at_test,
             "lsa_risk_reused": 1 - 2 * gamma * moments(1) + gamma ** 2 * moments(2)}, 2e-6,
            "moment polynomials of the shifted law", 1e-13)


# --- Noise of each modality: a list of tasks, so that Lambda is a plain matrix -------------------

TASKS = [[1, 0, 0.5], [0, 2, 0], [0.5, -1, 3]]


def risk_of_matrix(tasks, noise, weights):
    """E over tasks of 1 - 2 w.m + w.Lambda w with w = weights(Lambda, m)."""
    total, least = mpf(0), mpf(0)
    for task in tasks:
        m = mp.matrix([mpf(str(x)) for x in task])
        big = mp.diag([mpf(str(v)) for v in noise]) + m * m.T
        w = weights(big, m)
        total += 1 - 2 * (w.T * m)[0] + (w.T * big * w)[0]
        least += 1 - (m.T * mp.lu_solve(big, m))[0]
    return total / len(tasks), least / len(tasks)


def stack_weights(alpha, beta, depth):
    def weights(big, m):
        w = mp.zeros(len(m), 1)
        for _ in range(depth):
            w = w + beta * (big * w) + alpha * m
        return w
    return weights


def add_modality_noise():
    base = {"prior": "task-list", "tasks": TASKS, "modalities": 2, "dim-1": 1, "dim-2": 2,
            "parameters": "two"}
    for v1, v2, alpha, beta, depth in [(1, 3, "0.1", "-0.08", 4), (0.5, 2, "0.15", "-0.12", 3)]:
        risk, least = risk_of_matrix(TASKS, [v1, v2, v2], stack_weights(mpf(alpha), mpf(beta), depth))
        add(f"loss.modality-noise.{v1}.{v2}.T{depth}", "loss",
            {**base, "depth": depth, "noise2-1": v1, "noise2-2": v2},
            {"alpha": float(alpha), "beta": float(beta)},
            {"loss": risk, "excess": risk - least}, 1e-9, "matrices of each task in 80 digits")
    for v1, v2, gone in [(1, 4, None), (2, 2, 1), (1, 2.5, 2)]:
        tasks = [[0 if gone == (1 if i == 0 else 2) else x for i, x in enumerate(t)] for t in TASKS]
        settings = {**base, "depth": 3, "test-noise2-1": v1, "test-noise2-2": v2}
        if gone:
            settings["test-missing-modality"] = gone

        def moments(k):  # of the training: one noise, 1
            total = mpf(0)
            for task in TASKS:
                rho = sum(mpf(str(x)) ** 2 for x in task)
                total += rho * (1 + rho) ** (k - 1)
            return total / len(TASKS)

        a, b, _ = retrained(moments, "whole", 3)
        risk, least = risk_of_matrix(tasks, [v1, v2, v2], stack_weights(a, b, 3))
        gamma = moments(1) / moments(2)
        lsa, _ = risk_of_matrix(tasks, [v1, v2, v2], lambda big, m: gamma * m)
        add(f"ablation.test-settings.{v1}.{v2}.{gone}", "ablation", settings,
            {"change": "test-settings"},
            {"risk_reused": risk, "bayes_risk": least, "lsa_risk_reused": lsa}, 1e-7,
            "matrices of each task in 80 digits")


# --- Finite context in one dimension: the second moment is s chi^2_L / L ------------------------

def chi_moment(length, k):
    out = mpf(1)
    for i in range(k):
        out *= 1 + mpf(2 * i) / length
    return out


def finite_risk(name, length, p):
    """Bayes + E w^2 s q^2 + E (v/L) lambda p^2, all powers of lambda = s chi^2 / L."""
    q = [mpf(1)] + [-c for c in p]
    v = mpf(str(setting(name, "noise2")))
    total = bayes(name)
    for i, a in enumerate(q):
        for j, b in enumerate(q):
            n = i + j
            total += a * b * chi_moment(length, n) * moment(name, n)
    for i, a in enumerate(p):
        for j, b in enumerate(p):
            n = i + j + 1
            total += a * b * v / length * chi_moment(length, n) * law(name)(
                lambda rho, n=n: (v + rho) ** n)
    return total


def add_finite():
    for name, change, depth, length, alpha, beta, gain in [
            ("uniform_0_4", "whole", 4, 12, "0.12", "-0.1", "0"),
            ("norm_03_2", "no-residual", 5, 20, "0.4", "-0.2", "0"),
            ("noise_quarter", "readout-ff", 3, 30, "0.3", "-0.1", "0"),
            ("two_norms_03", "self-gain", 2, 16, "0.4", "-0.05", "0.2"),
            ("noise_3", "no-skip-data", 6, 9, "0.2", "-0.03", "0"),
            ("uniform_0_4", "whole", 12, 40, "0.09", "-0.08", "0")]:
        g = shape(change, depth, mpf(beta), mpf(gain))
        scale = mpf(alpha) ** 2 if change == "readout-ff" else mpf(alpha)
        risk = finite_risk(name, length, [scale * c for c in g])
        settings = {**PRIORS[name], "modalities": 1, "dim-1": 1, "depth": depth,
                    "parameters": "two"}
        settings.update({"no-residual": {"residual": False}, "readout-ff": {"readout": "ff"},
                         "self-gain": {"stack": "self", "residual-gain": True},
                         "no-skip-data": {"reinjection": "none", "start": "data"}}.get(change, {}))
        arguments = {"context": length, "alpha": float(alpha), "beta": float(beta), "samples": 100}
        if change == "self-gain":
            arguments["gain"] = float(gain)
        add(f"finite.{change}.{name}.T{depth}.L{length}", "finite-context", settings, arguments,
            {"risk": risk, "standard_error": 0}, 1e-6, "chi-square moments in 80 digits", 1e-12)
    for name, length in [("uniform_02_20", 16), ("modalities_3", 24), ("truncated_d3", 40)]:
        d = {"uniform_02_20": 8, "modalities_3": 12, "truncated_d3": 3}[name]
        v = mpf(str(setting(name, "noise2")))
        cost = law(name)(lambda rho: rho * (v + rho) + (
            rho * (v + rho) + (v + rho) ** 2 + (d - 1) * v * v) / length)
        signal = moment(name, 1)
        known = law(name)(lambda rho: 1 - 2 * rho / (v + rho) + (
            rho * (v + rho) + (rho * (v + rho) + (v + rho) ** 2 + (d - 1) * v * v) / length)
            / (v + rho) ** 2)
        for predictor, expect in [("lsa", {"gamma": signal / cost, "risk": 1 - signal ** 2 / cost}),
                                  ("raw-mean", {"risk": 1 - 2 * signal + cost}),
                                  ("known-scale", {"risk": known})]:
            add(f"finite.{predictor}.{name}.L{length}", "finite-context", PRIORS[name],
                {"context": length, "predictor": predictor}, expect, 1e-9,
                "second moments of Gaussian tokens")


# --- One prompt, token by token ------------------------------------------------------------------

X = [["1", "0.5", "-1"], ["0.25", "-2", "0.5"], ["-0.5", "1", "1.5"], ["2", "0.75", "-0.25"]]
Y = ["1", "-0.5", "0.25", "-1.5"]
QUERY = ["0.5", "1", "-0.75"]


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


def predict(number, exp, depth, alpha, beta, gain=0, self_stack=False, residual=True,
            readout="xf", query_as_key=False, softmax=None, centred=False):
    tokens = [[number(v) for v in row] for row in X]
    query = [number(v) for v in QUERY]
    y = [number(v) for v in Y]
    alpha, beta, gain = number(alpha), number(beta), number(gain)
    every = tokens + [query]
    zero = number("0")
    state = [list(t) for t in every] if self_stack else [[zero] * 3 for _ in every]
    for _ in range(depth):
        own = state if self_stack else every
        keys = own if query_as_key else own[:-1]
        mean = [sum(k[i] for k in keys) / len(keys) for i in range(3)]
        grown = []
        for f, x in zip(state, every):
            if softmax is None:
                shares = [dot(k, f) / len(tokens) for k in keys]
                term = [sum(w * k[i] for w, k in zip(shares, keys)) for i in range(3)]
            else:
                tau = number(softmax)
                powers = [exp(dot(k, f) / tau) for k in keys]
                shares = [w / sum(powers) for w in powers]
                term = [tau * (sum(w * k[i] for w, k in zip(shares, keys))
                               - (mean[i] if centred else 0)) for i in range(3)]
            keep = (1 if residual else 0) + (gain if self_stack else 0)
            grown.append([keep * f[i] + beta * term[i] + (0 if self_stack else alpha * x[i])
                          for i in range(3)])
        state = grown
    left = state[:-1] if self_stack or readout != "xf" else tokens
    right = query if readout == "fx" and not self_stack else state[-1]
    scale = alpha if self_stack else 1
    return scale * sum(v * dot(k, right) for v, k in zip(y, left)) / len(tokens)


def add_prompts():
    exact = lambda text: Fraction(str(text))
    real = lambda text: mpf(str(text))
    typed = {"x": json.dumps([[float(v) for v in row] for row in X]),
             "y": json.dumps([float(v) for v in Y]), "query": json.dumps([float(v) for v in QUERY])}
    cases = [("plain", {}, {}), ("fx", {"readout": "fx"}, {"readout": "fx"}),
             ("ff", {"readout": "ff"}, {"readout": "ff"}),
             ("no-residual", {"residual": False}, {"residual": False}),
             ("query-as-key", {"query-as-key": True}, {"query_as_key": True}),
             ("query-as-key.ff", {"query-as-key": True, "readout": "ff"},
              {"query_as_key": True, "readout": "ff"}),
             ("self", {"stack": "self"}, {"self_stack": True}),
             ("self.query-as-key", {"stack": "self", "query-as-key": True},
              {"self_stack": True, "query_as_key": True})]
    for name, settings, options in cases:
        value = predict(exact, None, 3, "0.2", "-0.15", **options)
        add(f"prompt.{name}", "prompt",
            {"depth": 3, "alpha": 0.2, "beta": -0.15, "parameters": "two", **settings}, typed,
            {"yhat": value}, 1e-12, "exact fractions, token by token")
    for tau, centred, options, settings in [
            ("0.5", False, {}, {}), ("1.5", True, {}, {}),
            ("1.5", True, {"readout": "ff"}, {"readout": "ff"}),
            ("2", True, {"self_stack": True}, {"stack": "self"}),
            ("1", False, {"query_as_key": True, "readout": "fx"},
             {"query-as-key": True, "readout": "fx"})]:
        value = predict(real, mp.exp, 3, "0.2", "-0.15", softmax=tau, centred=centred, **options)
        name = ".".join(["softmax", tau, "centred" if centred else "plain"] + sorted(settings))
        add(f"prompt.{name}", "prompt",
            {"depth": 3, "alpha": 0.2, "beta": -0.15, "parameters": "two", "attention": "softmax",
             "softmax-temperature": float(tau), "softmax-centred": centred, **settings}, typed,
            {"yhat": value}, 1e-12, "80 digits, token by token")
    value = predict(exact, None, 6, "0.2", "-0.1")
    add("gradient-descent.given", "gradient-descent",
        {"depth": 6, "alpha": 0.2, "beta": -0.1, "parameters": "two"}, typed,
        {"yhat": value, "yhat_descent": value, "step": 0.1, "scale": 2}, 1e-12,
        "exact fractions, token by token")


if __name__ == "__main__":
    add_prompts()
    add_modality_noise()
    add_finite()
    add_shifts()
    add_retrained()
    add_gain()
    with open("cross_attention_ablations.json", "w", encoding="utf-8") as out:
        json.dump({"format": "icl-reference/1", "entries": ENTRIES}, out, indent=1)
        out.write("\n")
