#!/usr/bin/env python3
"""Writes cross_attention_more.json: reference values for priors, depths, starts and skips beyond
those of cross_attention.json, from a derivation that shares nothing with the program. Every mean is
a moment E[omega s^k] to 80 digits, every loss a polynomial in them, every minimiser a root found in
that arithmetic. Needs mpmath (Debian: python3-mpmath). Takes a minute.
"""
import json
import sys
from functools import lru_cache
from itertools import product

from mpmath import mp, mpf

mp.dps = 80

PRIORS = {
    "uniform_0_4": {"norm2-low": 0, "norm2-high": 4},
    "uniform_02_20": {"norm2-low": 0.2, "norm2-high": 20},
    "norm_03_2": {"prior": "norm", "norm2-low": 0.3, "norm2-high": 2},
    "two_norms_03": {"prior": "two-norms", "norm2-low": 1, "norm2-high": 3, "weight-low": 0.3},
    "truncated_d3": {"prior": "truncated-gaussian", "norm2-low": 0.5, "norm2-high": 6, "tau2": 0.8,
                     "modalities": 1, "dim-1": 3},
    "modalities_2": {"prior": "per-modality", "norm2-low-1": 0.2, "norm2-high-1": 1,
                     "norm2-low-2": 2, "norm2-high-2": 6},
    "modalities_3": {"prior": "per-modality", "modalities": 3, "norm2-low-1": 0.5,
                     "norm2-high-1": 1.5, "norm2-low-2": 0, "norm2-high-2": 0.25,
                     "norm2-low-3": 1, "norm2-high-3": 3},
    "gaussian_d2": {"prior": "gaussian", "modalities": 1, "dim-1": 2, "tau2": 1.25},
    "tasks": {"prior": "task-list", "modalities": 1, "dim-1": 3,
              "tasks": [[1, 0, 0], [0, 2, 0], [0.5, 0.5, 3]]},
    "noise_quarter": {"noise2": 0.25},
    "noise_3": {"noise2": 3, "norm2-low": 1, "norm2-high": 2},
}
DEFAULTS = {"prior": "squared-norm", "norm2-low": 0.5, "norm2-high": 4.5, "noise2": 1,
            "modalities": 2}


def setting(name, key):
    return {**DEFAULTS, **PRIORS[name]}[key]


@lru_cache(maxsize=None)
def law(name):
    """A function f -> E f(rho)."""
    kind = setting(name, "prior")
    real = lambda key: mpf(str(setting(name, key)))
    if kind == "squared-norm":
        a, b = real("norm2-low"), real("norm2-high")
        return lambda f: mp.quad(f, [a, b]) / (b - a)
    if kind == "norm":
        a, b = mp.sqrt(real("norm2-low")), mp.sqrt(real("norm2-high"))
        return lambda f: mp.quad(lambda r: f(r * r), [a, b]) / (b - a)
    if kind == "two-norms":
        p = real("weight-low")
        return lambda f: p * f(real("norm2-low")) + (1 - p) * f(real("norm2-high"))
    if kind == "task-list":
        norms = [sum(mpf(str(x)) ** 2 for x in task) for task in setting(name, "tasks")]
        return lambda f: sum(f(rho) for rho in norms) / len(norms)
    if kind in ("truncated-gaussian", "gaussian"):
        half, tau2 = mpf(setting(name, "dim-1")) / 2, real("tau2")
        weight = lambda rho: rho ** (half - 1) * mp.exp(-rho / (2 * tau2))
        ends = [real("norm2-low"), real("norm2-high")] if kind != "gaussian" else \
            [0, 2, 8, 32, 100, mp.inf]
        total = mp.quad(weight, ends)
        return lambda f: mp.quad(lambda rho: weight(rho) * f(rho), ends) / total
    # Sum of independent uniforms: truncated powers, exact enough in 80 digits.
    low = [real(f"norm2-low-{j + 1}") for j in range(setting(name, "modalities"))]
    width = [real(f"norm2-high-{j + 1}") - a for j, a in enumerate(low)]
    corners = [(sum(low) + sum(w for w, on in zip(width, chosen) if on), (-1) ** sum(chosen))
               for chosen in product((0, 1), repeat=len(width))]
    order = len(width) - 1
    scale = mp.factorial(order) * mp.fprod(width)
    density = lambda x: sum(sign * (x - c) ** order for c, sign in corners if x > c) / scale
    ends = sorted({c for c, _ in corners})
    return lambda f: mp.quad(lambda x: density(x) * f(x), ends)


@lru_cache(maxsize=None)
def moment(name, k):
    """E omega s^k with omega = rho / s."""
    v = mpf(str(setting(name, "noise2")))
    return law(name)(lambda rho: rho * (v + rho) ** (k - 1))


def bayes(name):
    v = mpf(str(setting(name, "noise2")))
    return law(name)(lambda rho: v / (v + rho))


def bounds(name):
    kind = setting(name, "prior")
    v = mpf(str(setting(name, "noise2")))
    if kind == "per-modality":
        n = setting(name, "modalities")
        low = sum(mpf(str(setting(name, f"norm2-low-{j + 1}"))) for j in range(n))
        high = sum(mpf(str(setting(name, f"norm2-high-{j + 1}"))) for j in range(n))
    elif kind == "task-list":
        norms = [sum(mpf(str(x)) ** 2 for x in task) for task in setting(name, "tasks")]
        low, high = min(norms), max(norms)
    else:
        low, high = mpf(str(setting(name, "norm2-low"))), mpf(str(setting(name, "norm2-high")))
    return v + low, v + high


def residual(depth, skip, start, alpha, beta):
    """Coefficients of q(s) = 1 - s P(s), the layers one by one."""
    p = [alpha if start == "data" else mpf(0)]
    for t in range(depth):
        inject = alpha if skip == "every-layer" or (skip == "first-layer" and t == 0) else 0
        grown = [mpf(0)] * (len(p) + 1)
        for i, c in enumerate(p):
            grown[i] += c
            grown[i + 1] += beta * c
        grown[0] += inject
        p = grown
    return [mpf(1)] + [-c for c in p]


def excess(name, stack, alpha, beta):
    q = residual(*stack, mpf(alpha), mpf(beta))
    return sum(a * b * moment(name, i + j) for i, a in enumerate(q) for j, b in enumerate(q))


def set_of(name, stack, parameters):
    depth, skip, start = stack
    out = dict(PRIORS[name])
    out.update({"depth": depth, "parameters": parameters})
    if skip != "every-layer":
        out["reinjection"] = skip
    if start != "zero":
        out["start"] = start
    return out


def gradient(name, stack):
    """Exact: the excess is a polynomial, so central differences of tiny step lose no needed digit."""
    h = mpf(10) ** -25
    f = lambda a, b: excess(name, stack, a, b)
    return lambda a, b: ((f(a + h, b) - f(a - h, b)) / (2 * h), (f(a, b + h) - f(a, b - h)) / (2 * h))


ENTRIES = []


def add(ident, probe, settings, arguments, expect, relative, source, absolute=None):
    tolerance = {"relative": relative}
    if absolute is not None:
        tolerance["absolute"] = absolute
    numbers = {k: float(v) for k, v in expect.items() if k != "rows"}
    if "rows" in expect:
        numbers["rows"] = expect["rows"]
    ENTRIES.append({"id": ident, "experiment": "cross-attention", "probe": probe, "set": settings,
                    "arguments": arguments, "expect": numbers, "tolerance": tolerance,
                    "source": source})
    print(ident, numbers if "rows" not in numbers else "rows", file=sys.stderr)


EVERY = "every-layer"


def add_summaries():
    for name in PRIORS:
        e_rho, e_rho_s = moment(name, 1), moment(name, 2)
        expect = {"bayes_risk": bayes(name), "lsa_gamma": e_rho / e_rho_s,
                  "lsa_risk": 1 - e_rho ** 2 / e_rho_s, "zero_risk": 1,
                  "raw_mean_risk": 1 - 2 * e_rho + e_rho_s}
        if setting(name, "prior") == "gaussian":
            expect.update({"alpha_limit": 0, "contraction": 1})
        else:
            low, high = bounds(name)
            expect.update({"alpha_limit": 2 / (low + high),
                           "contraction": (high - low) / (high + low)})
        add(f"summary.{name}", "summary", PRIORS[name], {}, expect, 1e-9, "moments to 80 digits")


def one_parameter(name, stack, guess):
    h = mpf(10) ** -25
    scale = excess(name, stack, guess, -guess)  # the slope of a deep stack is tiny everywhere
    slope = lambda a: (excess(name, stack, a + h, -a - h) - excess(name, stack, a - h, -a + h)) / scale
    return mp.findroot(slope, guess, tol=mpf(10) ** -70)


def add_one_parameter():
    for name, depth in [("uniform_0_4", 3), ("uniform_02_20", 5), ("norm_03_2", 7),
                        ("two_norms_03", 9), ("truncated_d3", 6), ("modalities_2", 4),
                        ("modalities_3", 11), ("gaussian_d2", 5), ("tasks", 3),
                        ("noise_quarter", 8), ("noise_3", 20)]:
        stack = (depth, EVERY, "zero")
        gamma = moment(name, 1) / moment(name, 2)
        alpha = one_parameter(name, stack, gamma)
        value = excess(name, stack, alpha, -alpha)
        add(f"minimiser.one.{name}.T{depth}", "minimiser", set_of(name, stack, "one"), {},
            {"alpha": alpha, "beta": -alpha, "excess": value, "log10_excess": mp.log10(value),
             "risk": bayes(name) + value}, 1e-8, "root of the moment polynomial")
        low = excess(name, stack, 0, 0)
        slope0 = -2 * depth * moment(name, 1)
        slope = lambda a: -2 * depth * sum(
            mp.binomial(2 * depth - 1, i) * (-a) ** i * moment(name, i + 1)
            for i in range(2 * depth))
        high = alpha
        while slope(high) < -slope0:
            high *= mpf("1.05")
        cycle = mp.findroot(lambda a: slope(a) + slope0, (high / mpf("1.05"), high), solver="anderson",
                            tol=mpf(10) ** -30)
        curvature = lambda a: 2 * depth * (2 * depth - 1) * sum(
            mp.binomial(2 * depth - 2, i) * (-a) ** i * moment(name, i + 2)
            for i in range(2 * depth - 1))
        add(f"step-limit.{name}.T{depth}", "step-limit", set_of(name, stack, "one"), {},
            {"step": cycle / -slope0, "curvature_start": curvature(mpf(0)),
             "curvature_minimum": curvature(alpha)}, 1e-7, "boundary two-cycle, moment polynomial")
        assert low > 0


def best_alpha(name, stack, beta):
    """The excess is quadratic in alpha: three values decide."""
    e0, e1, e2 = (excess(name, stack, a, beta) for a in (0, 1, -1))
    return (e2 - e1) / (2 * (e1 + e2 - 2 * e0))


def profile_slope(name, stack):
    h = mpf(10) ** -22
    f = lambda b: excess(name, stack, best_alpha(name, stack, b), b)
    return lambda b: (f(b + h) - f(b - h)) / (2 * h)


def add_two_parameters():
    cases = [("uniform_0_4", (3, EVERY, "zero")), ("uniform_02_20", (4, EVERY, "zero")),
             ("norm_03_2", (6, EVERY, "zero")), ("two_norms_03", (5, EVERY, "zero")),
             ("truncated_d3", (4, EVERY, "zero")), ("modalities_2", (2, EVERY, "zero")),
             ("modalities_3", (5, EVERY, "zero")), ("gaussian_d2", (3, EVERY, "zero")),
             ("tasks", (2, EVERY, "zero")), ("noise_quarter", (7, EVERY, "zero")),
             ("noise_3", (4, EVERY, "zero")), ("uniform_0_4", (4, "none", "data")),
             ("norm_03_2", (5, "first-layer", "zero")), ("noise_quarter", (3, "none", "data")),
             ("modalities_2", (6, "first-layer", "zero"))]
    for name, stack in cases:
        slope = profile_slope(name, stack)
        f = lambda b: excess(name, stack, best_alpha(name, stack, b), b)
        depth, skip, start = stack
        top = moment(name, 2) / moment(name, 1)
        grid = [-mpf(i) / 100 / top * (2 if skip == EVERY else mpf("1.2")) for i in range(1, 100)]
        values = [f(b) for b in grid]
        at = values.index(min(values))
        beta = mp.findroot(slope, (grid[at + 1], grid[at - 1]), solver="anderson", tol=mpf(10) ** -30)
        alpha = best_alpha(name, stack, beta)
        value = f(beta)
        suffix = "" if skip == EVERY else f".{skip}.{start}"
        add(f"minimiser.two.{name}.T{depth}{suffix}", "minimiser", set_of(name, stack, "two"), {},
            {"alpha": alpha, "beta": beta, "excess": value, "risk": bayes(name) + value}, 1e-6,
            "minimum of the profile of the moment polynomial", 1e-14)
        if skip != EVERY or depth < 2 or setting(name, "prior") == "gaussian":
            continue
        # The barrier: the maximum of the profile left of the minimum.
        left = [beta * (1 + mpf(i) / 60) for i in range(1, 240)]
        heights = [f(b) for b in left]
        at = heights.index(max(heights))
        barrier = mp.findroot(slope, (left[at - 1], left[min(at + 1, len(left) - 1)]),
                              solver="anderson", tol=mpf(10) ** -30)
        escape = moment(name, 0) - moment(name, depth) ** 2 / moment(name, 2 * depth)
        add(f"barrier.{name}.T{depth}", "barrier", set_of(name, stack, "two"), {},
            {"beta_barrier": barrier, "excess_barrier": f(barrier), "excess_escape": escape}, 1e-6,
            "maximum of the profile of the moment polynomial", 1e-7)


def add_losses():
    for name, stack, alpha, beta in [
            ("uniform_02_20", (5, EVERY, "zero"), "0.07", "-0.06"),
            ("gaussian_d2", (4, EVERY, "zero"), "0.1", "-0.08"),
            ("modalities_3", (6, EVERY, "zero"), "0.2", "0.03"),
            ("noise_3", (3, "first-layer", "zero"), "0.2", "-0.1"),
            ("norm_03_2", (4, "none", "data"), "0.5", "-0.2")]:
        a, b = mpf(alpha), mpf(beta)
        g = gradient(name, stack)
        d_alpha, d_beta = g(a, b)
        h = mpf(10) ** -20
        aa, ab = ((x - y) / (2 * h) for x, y in zip(g(a + h, b), g(a - h, b)))
        bb = (g(a, b + h)[1] - g(a, b - h)[1]) / (2 * h)
        value = excess(name, stack, a, b)
        add(f"loss.{name}.T{stack[0]}.{stack[1]}.{stack[2]}", "loss", set_of(name, stack, "two"),
            {"alpha": float(alpha), "beta": float(beta)},
            {"loss": bayes(name) + value, "excess": value, "d_alpha": d_alpha, "d_beta": d_beta,
             "h_alpha_alpha": aa, "h_alpha_beta": ab, "h_beta_beta": bb}, 1e-8,
            "differences of the moment polynomial in 80 digits", 1e-10)


def add_untied():
    for name, depth in [("uniform_0_4", 3), ("truncated_d3", 5), ("modalities_2", 6),
                        ("gaussian_d2", 4), ("noise_quarter", 10)]:
        # Least squares of 1/s by polynomials of degree T-1, as a linear system in moments.
        n = depth
        gram = mp.matrix(n, n)
        right = mp.matrix(n, 1)
        for i in range(n):
            right[i] = moment(name, i + 1)
            for j in range(n):
                gram[i, j] = moment(name, i + j + 2)
        best = mp.lu_solve(gram, right)
        value = moment(name, 0) - sum(best[i] * right[i] for i in range(n))
        expect = {"excess": value}
        if setting(name, "prior") != "gaussian":
            low, high = bounds(name)
            expect["worst_case"] = 1 / mp.chebyt(n, (high + low) / (high - low))
            expect["worst_case_tied"] = ((high - low) / (high + low)) ** n
        add(f"untied.{name}.T{depth}", "untied-bound", set_of(name, (depth, EVERY, "zero"), "two"), {},
            expect, 1e-6, "normal equations in moments to 80 digits")


def add_flows():
    for name, stack, start in [("uniform_0_4", (2, EVERY, "zero"), (0.1, 0.1)),
                               ("norm_03_2", (3, EVERY, "zero"), (0.0, 0.0)),
                               ("noise_3", (4, EVERY, "zero"), (0.02, -0.3)),
                               ("modalities_2", (2, "none", "data"), (0.05, -0.05))]:
        # Fourth-order Runge-Kutta with fixed steps in doubles, on exact moments.
        moments = [float(moment(name, k)) for k in range(2 * (stack[0] + 1) + 3)]

        def slope(a, b):
            def value(x, y):
                q = [complex(c) for c in residual_float(stack, x, y)]
                return sum(p * r * moments[i + j] for i, p in enumerate(q) for j, r in enumerate(q))
            h = 1e-30  # complex step: exact derivatives in doubles
            return (-value(a + 1j * h, b).imag / h, -value(a, b + 1j * h).imag / h)

        def residual_float(s, x, y):
            depth, skip, begin = s
            p = [x if begin == "data" else 0.0]
            for t in range(depth):
                inject = x if skip == EVERY or (skip == "first-layer" and t == 0) else 0.0
                grown = [0.0] * (len(p) + 1)
                for i, c in enumerate(p):
                    grown[i] += c
                    grown[i + 1] += y * c
                grown[0] += inject
                p = grown
            return [1.0] + [-c for c in p]

        a, b = start
        t, step, rows = 0.0, 1e-3, []
        for until in (0.05, 0.5, 2.0):
            while t < until - 1e-12:
                k1 = slope(a, b)
                k2 = slope(a + step / 2 * k1[0], b + step / 2 * k1[1])
                k3 = slope(a + step / 2 * k2[0], b + step / 2 * k2[1])
                k4 = slope(a + step * k3[0], b + step * k3[1])
                a += step / 6 * (k1[0] + 2 * k2[0] + 2 * k3[0] + k4[0])
                b += step / 6 * (k1[1] + 2 * k2[1] + 2 * k3[1] + k4[1])
                t += step
            rows.append([until, a, b, float(excess(name, stack, mpf(a), mpf(b)))])
        add(f"flow.{name}.T{stack[0]}.{stack[1]}.{stack[2]}", "flow", set_of(name, stack, "two"),
            {"alpha": start[0], "beta": start[1], "times": [0.05, 0.5, 2.0]}, {"rows": rows}, 1e-4,
            "Runge-Kutta of order 4, step 1e-3, exact moments; rows are [t, alpha, beta, excess]", 1e-6)


if __name__ == "__main__":
    add_summaries()
    add_one_parameter()
    add_two_parameters()
    add_losses()
    add_untied()
    add_flows()
    with open("cross_attention_more.json", "w", encoding="utf-8") as out:
        json.dump({"format": "icl-reference/1", "entries": ENTRIES}, out, indent=1)
        out.write("\n")
