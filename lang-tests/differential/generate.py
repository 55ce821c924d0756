#!/usr/bin/env python3
"""Random well-typed programs: `generate.py SEED` prints one. The same seed gives the same program.

A program is a class P with a few random parts (parts.py), random static methods (statements.py) and a main method that
runs its steps one by one, prints what each gave or threw, and goes on.
"""
import random
import sys

from parts import PARTS, PRELUDE
from statements import Statements, indent
from expressions import PRIMITIVE, Variable


class Program(Statements):
    def __init__(self, seed):
        super().__init__(random.Random(seed))
        self.seed = seed
        self.members = []  # lines of the class
        self.steps = []  # (name, lines of a lambda body)

    def text(self):
        self.statics()
        parts = self.rng.sample(PARTS, self.rng.randrange(3, 7))
        for part in parts:
            part(self)
        for _ in range(self.rng.randrange(2, 5)):
            self.random_method()
        for _ in range(self.rng.randrange(4, 12)):
            self.step("e", [f"return {self.shown(self.rng.randrange(2, 6))};"])
        lines = ["import java.util.*;", "import java.util.function.*;", "", f"// seed {self.seed}", "public class P {"]
        lines += indent(self.members + PRELUDE.splitlines())
        lines.append("")
        for i, (_, body) in enumerate(self.steps):
            lines += [f"  static Object step{i}() throws Throwable {{"] + indent(indent(body)) + ["  }"]
        lines += ["", "  public static void main(String[] args) {"]
        lines += [f'    step("{name}{i}", P::step{i});' for i, (name, _) in enumerate(self.steps)]
        return "\n".join(lines + ["  }", "}", ""])

    def step(self, name, body):
        self.steps.append((name, body))

    def statics(self):
        """Static variables of many types; they stay in scope everywhere."""
        self.nulls = False
        for type_ in self.rng.sample(PRIMITIVE, 5) + ["String", "Integer", "int[]", "double[]"]:
            name = self.name("s")
            final = self.chance(0.2) and not type_.endswith("]")
            self.members.append(f"static {'final ' if final else ''}{type_} {name} = {self.assignable(type_, 1)};")
            self.variables.append(Variable(name, type_, not final, False))
        self.nulls = True

    def random_method(self):
        name = self.name("m")
        result = self.pick(PRIMITIVE + ["String", "int", "long", "Integer"])
        params = [(self.pick(PRIMITIVE + ["String", "int", "int[]", "Integer"]), self.name("a")) for _ in range(self.rng.randrange(0, 4))]
        mark = len(self.variables)
        self.variables += [Variable(n, t, self.chance(0.5), True) for t, n in params]
        self.result, self.budget = result, self.rng.randrange(8, 30)
        body, completes = self.block(self.rng.randrange(2, 7), 3)
        if completes:
            body.append(f"return {self.assignable(result, 3)};")
        self.result = None
        del self.variables[mark:]
        head = ", ".join(f"{t} {n}" for t, n in params)
        self.members += [f"static {result} {name}({head}) {{", "  use();"] + indent(body) + ["}", ""]
        for _ in range(2):
            call = f"{name}({', '.join(self.assignable(t, 2) for t, _ in params)})"
            self.step(name + "_", [f"return {call};"])
        self.methods.append((name, result, [t for t, _ in params]))


def generate(seed):
    return Program(seed).text()


if __name__ == "__main__":
    sys.stdout.write(generate(int(sys.argv[1])))
