#!/usr/bin/env python3
"""Writes stdlib/java/util/random/ZigguratTables.java: the tables of C. D. McFarland, "A modified ziggurat algorithm for
generating exponentially and normally distributed pseudorandom numbers", Journal of Statistical Computation and
Simulation 86(7), 2016 (arXiv:1403.6870).

  scripts/make_ziggurat.py

The area under a density that falls from 1 at 0 is filled with layers, rectangles of 1/256 of it that lie below the
curve entirely: X[i] is the right end of layer i, and f(X[i]) its upper edge. What is left over is the tail behind X[0]
(number 0), and for each two layers the piece above their step (numbers 1 and so on). A piece is drawn by Walker's alias
method: column c of 256 is the piece c up to a threshold, and its alias from there on.

All is computed with 60 digits and rounded once. What OpenJDK 17 shows differs from that in two ways, which its programs
can see: three of its ends are one unit in the last place smaller (smaller), and its columns have aliases that come
of the order in which pieces give and take (givers, takers); the method allows any.
"""
import os
from decimal import Decimal, getcontext

getcontext().prec = 60
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
OUTPUT = os.path.join(ROOT, "stdlib/java/util/random/ZigguratTables.java")
SIZE = 256
PI = Decimal("3.14159265358979323846264338327950288419716939937510582097494")


class Exponential:
    name = "EXPONENTIAL"
    first = Decimal("7.57")  # near X[0]
    smaller = {184, 250, 251}
    # Those that have too much, in the order in which they give it away, and those that have too little.
    givers = [6, 5, 4, 3, *range(235, 253), 2, 1, 0]
    takers = [*range(230, 6, -1), *range(231, 235), *range(253, 256)]

    @staticmethod
    def density(x):
        return (-x).exp()

    @staticmethod
    def inverse(y):
        return -y.ln()

    @staticmethod
    def behind(x):
        """The area behind x."""
        return (-x).exp()


class Normal:
    name = "NORMAL"
    first = Decimal("3.64")
    smaller = set()
    givers = [3, 2, *range(239, 254), 1, 0]
    takers = [*range(236, 3, -1), 237, 238, 254, 255]

    @staticmethod
    def density(x):
        return (-x * x / 2).exp()

    @staticmethod
    def inverse(y):
        return (-2 * y.ln()).sqrt()

    @staticmethod
    def behind(x):
        """By the series of the integral from 0 to x."""
        term = total = x
        k = 0
        while abs(term) > Decimal(10) ** -58:
            k += 1
            term *= -x * x / (2 * k)
            total += term / (2 * k + 1)
        return (PI / 2).sqrt() - total


def ends(curve):
    """X[0] and so on, down to the last layer's; and 0."""
    area = curve.behind(Decimal(0)) / SIZE
    x = [curve.first]
    while True:
        better = curve.inverse(area / x[0])
        if abs(better - x[0]) < Decimal(10) ** -57:
            break
        x[0] = better
    while True:
        below = curve.density(x[-1])
        y = below + area / x[-1]
        while y < 1:
            better = below + area / curve.inverse(y)
            if abs(better - y) < Decimal(10) ** -57:
                break
            y = better
        if y >= 1:
            return x + [Decimal(0)]
        x.append(curve.inverse(y))


def pieces(curve, x):
    """The areas of the tail and the pieces, in units of a column's."""
    areas = [curve.behind(x[0])]
    for inner, outer in zip(x[1:], x):
        areas.append(curve.behind(inner) - curve.behind(outer) - curve.density(outer) * (outer - inner))
    total = sum(areas)
    return [area * SIZE / total for area in areas] + [Decimal(0)] * (SIZE - len(areas))


def columns(curve, areas):
    """Thresholds and aliases. A giver that falls below 1 is the first that takes."""
    left = list(areas)
    aliases = list(range(SIZE))
    takers = list(reversed(curve.takers))
    for giver in curve.givers:
        while left[giver] >= 1 and takers:
            taker = takers.pop()
            aliases[taker] = giver
            left[giver] -= 1 - left[taker]
        takers.append(giver)
    assert takers == [curve.givers[-1]] and abs(left[takers[0]] - 1) < Decimal(10) ** -50
    return left, aliases


def rounded(value, smaller):
    """As a multiple of 2^-63: what is multiplied by it has 63 bits."""
    result = float(value) * 2.0**-63
    return result * (1 - 2.0**-53) if smaller else result


def threshold(part):
    """The part of the column as a bound of signed numbers."""
    return min(int(part * 2**64) - 2**63, 2**63 - 1)


def java_long(n):
    return f"0x{n % 2**64:x}L"


def array(type_name, name, values):
    lines = [f"  static final {type_name}[] {name} = {{"]
    line = "   "
    for i, value in enumerate(values):
        text = f" {value}" + ("," if i + 1 < len(values) else "};")
        if len(line + text) > 120:
            lines.append(line)
            line = "   "
        line += text
    return lines + [line]


def main():
    lines = [
        "// What java.util.random.Ziggurat looks up. Made by scripts/make_ziggurat.py, which says what it means.",
        "package java.util.random;",
        "",
        "final class ZigguratTables {",
    ]
    for curve in (Exponential, Normal):
        x = ends(curve)
        parts, aliases = columns(curve, pieces(curve, x))
        ends_63 = [rounded(value, i in curve.smaller).hex() for i, value in enumerate(x)]
        lines += array("double", f"{curve.name}_X", ends_63) + [""]
        lines += array("long", f"{curve.name}_THRESHOLD", [java_long(threshold(part)) for part in parts]) + [""]
        lines += array("int", f"{curve.name}_ALIAS", aliases) + [""]
    lines += ["  private ZigguratTables() {}", "}", ""]
    with open(OUTPUT, "w", encoding="ascii") as f:
        f.write("\n".join(lines))


if __name__ == "__main__":
    main()
