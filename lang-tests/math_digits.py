#!/usr/bin/env python3
"""How often functions of java.lang.Math differ from OpenJDK's, and by how many units in the last place.

  math_digits.py                    100,000 random arguments of each function
  math_digits.py --count 1000000    more; --seed N others

OpenJDK computes some of them by code of its own for the processor, whose last digit the Java Language leaves open (the
documentation of each method says how many units it may be off). Those that may differ are in docs/gaps.md with the rates that this
prints; another one that differs at all, or more than one unit, is a failure.
"""
import argparse
import os
import shutil
import struct
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

# Functions that may differ, with the most of 1,000 arguments for which they do.
MAY_DIFFER = {"sin": 2, "cos": 2, "tan": 5, "exp": 2, "log": 1, "log10": 1, "pow": 2}
ONE = ["sin", "cos", "tan", "exp", "log", "log10", "asin", "acos", "atan", "sinh", "cosh", "tanh", "cbrt", "expm1", "log1p", "sqrt", "rint", "floor", "ceil", "ulp", "toRadians", "toDegrees"]
TWO = ["pow", "atan2", "hypot", "IEEEremainder", "nextAfter"]

PROGRAM = """
import java.util.Random;

public class Digits {
  interface Function { double of(double x, double y); }

  // Of all sizes, and near 1, where most programs are.
  static double argument(Random random) {
    switch (random.nextInt(4)) {
      case 0: return Double.longBitsToDouble(random.nextLong());
      case 1: return random.nextGaussian() * 10;
      case 2: return random.nextDouble() * 2 - 1;
      default: return (random.nextDouble() - 0.5) * Math.scalb(1.0, random.nextInt(40));
    }
  }

  static void show(String name, Function f, int count, long seed) {
    Random random = new Random(seed);
    StringBuilder s = new StringBuilder(name);
    for (int i = 0; i < count; i++) {
      double x = argument(random), y = argument(random);
      s.append(' ').append(Long.toHexString(Double.doubleToLongBits(f.of(x, y))));
      if (s.length() > 50000) {
        System.out.print(s);
        s.setLength(0);
      }
    }
    System.out.println(s);
  }

  public static void main(String[] args) {
    int count = Integer.parseInt(args[0]);
    long seed = Long.parseLong(args[1]);
CALLS
  }
}
"""


def program():
    calls = [f'show("{name}", (x, y) -> Math.{name}(x), count, seed);' for name in ONE]
    # (Most powers of any two numbers are 0 or infinite.)
    calls += [f'show("{name}", (x, y) -> Math.{name}({"Math.abs(x) % 100, y % 20" if name == "pow" else "x, y"}), count, seed);' for name in TWO]
    return PROGRAM.replace("CALLS", "\n".join("    " + c for c in calls))


def results(command):
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return {line.split(" ", 1)[0]: line.split(" ")[1:] for line in done.stdout.splitlines()}


def units(a, b):
    """How many doubles lie from one to the other."""
    def place(text):
        bits = struct.unpack(">q", struct.pack(">Q", int(text, 16)))[0]
        return bits if bits >= 0 else -(bits & 0x7FFFFFFFFFFFFFFF)
    return abs(place(a) - place(b))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=os.path.join(ROOT, "build/vm"))
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if shutil.which("javac") is None:
        print("skipped: there is no OpenJDK")
        return 0
    with tempfile.TemporaryDirectory(prefix="heddle-digits-") as folder:
        file = os.path.join(folder, "Digits.java")
        with open(file, "w", encoding="utf-8") as f:
            f.write(program())
        subprocess.run(["javac", "-d", folder, file], check=True)
        arguments = [str(options.count), str(options.seed)]
        theirs = results(["java", "-cp", folder, "Digits"] + arguments)
        ours = results([os.path.abspath(options.vm), file] + arguments)
    passed = failed = 0
    for name in ONE + TWO:
        apart = [units(a, b) for a, b in zip(theirs[name], ours[name]) if a != b]
        rate, most = 1000 * len(apart) / options.count, max(apart, default=0)
        good = len(theirs[name]) == len(ours[name]) == options.count and most <= 1 and rate <= MAY_DIFFER.get(name, 0)
        passed, failed = passed + good, failed + (not good)
        print(f"{'' if good else 'FAILED: '}{name}: {rate:.2f} of 1,000 differ, by {most} units at most")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
