"""Realistic programs from templates: seed -> a Java program of a hundred lines or more whose verdict is known by construction.

A template (templates/*.template) is a Java file with directives, each on a line of its own:

  //# pick NAME: a b c                  one of these, by the seed; ${NAME} stands for it in the text
  //# bug NAME: KIND, KIND: text        a mistake that this program may have, and the kinds of findings that tell it
  //# bug NAME when P=a|b, Q=c: ...     ... with these picks only
  //# option --max-timeouts=9           for vm
  //# part FILE                         another template in its place, with its own picks and bugs
  //# if CONDITION / elif / else / end  CONDITION: "bug NAME", "P=a|b", or one of these after "not "

A program has one of its template's bugs, or none. ${Name} is the name of the main class.
"""
import pathlib
import random
import re

TEMPLATES = pathlib.Path(__file__).resolve().parent / "templates"
IMPORTS = """import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
"""


class Bug:
    def __init__(self, text):
        head, kinds, self.text = text.split(": ", 2)
        self.name, _, conditions = head.partition(" when ")
        self.kinds = {k.strip() for k in kinds.split(",")}
        self.needs = {}
        for c in conditions.split(",") if conditions else []:
            name, values = c.strip().split("=")
            self.needs[name] = values.split("|")


class Template:
    def __init__(self, name):
        self.name = name
        self.lines, self.picks, self.bugs, self.options = [], {}, {}, []
        self._read(TEMPLATES / f"{name}.template")

    def _read(self, path):
        for line in path.read_text(encoding="utf-8").splitlines():
            word, _, rest = line.strip().removeprefix("//#").strip().partition(" ")
            if not line.strip().startswith("//#"):
                self.lines.append(line)
            elif word == "pick":
                name, values = rest.split(":")
                self.picks[name] = values.split()
            elif word == "bug":
                bug = Bug(rest)
                self.bugs[bug.name] = bug
            elif word == "option":
                self.options.append(rest)
            elif word == "part":
                self._read(TEMPLATES / f"{rest}.part")
            else:
                self.lines.append(line)

    def text(self, picks, bug):
        def holds(condition):
            if condition.startswith("not "):
                return not holds(condition[4:])
            if condition.startswith("bug "):
                assert condition[4:] in self.bugs, f"{self.name}: {condition}"
                return condition[4:] == bug
            name, values = condition.split("=")
            assert set(values.split("|")) <= set(self.picks[name]), f"{self.name}: {condition}"
            return picks[name] in values.split("|")

        out, open_ifs = [], []  # of each: does this branch hold, has one before held
        for line in self.lines:
            word, _, rest = line.strip().removeprefix("//#").strip().partition(" ")
            if not line.strip().startswith("//#"):
                if all(now for now, _ in open_ifs):
                    out.append(re.sub(r"\$\{(\w+)\}", lambda m: picks[m.group(1)], line))
            elif word == "if":
                open_ifs.append([holds(rest)] * 2)
            elif word == "elif":
                done = open_ifs[-1][1]
                now = not done and holds(rest)
                open_ifs[-1] = [now, done or now]
            elif word == "else":
                open_ifs[-1][0] = not open_ifs[-1][1]
            elif word == "end":
                open_ifs.pop()
            else:
                raise ValueError(f"{self.name}: {line}")
        assert not open_ifs, f"{self.name}: an if without end"
        return "\n".join(out) + "\n"


class Program:
    def __init__(self, name, template, bug, picks):
        self.name, self.template, self.bug = name, template, bug
        self.picks = {**picks, "Name": name}

    def kinds(self):
        return self.template.bugs[self.bug].kinds if self.bug else set()

    def label(self):
        picks = " ".join(f"{k}={v}" for k, v in self.picks.items() if k != "Name")
        return f"{self.template.name} {self.bug or 'right'} ({picks})"

    def source(self):
        what = f"Has a bug: {self.template.bugs[self.bug].text}" if self.bug else "Is right."
        return f"// {self.label()}\n// {what}\n{IMPORTS}\n{self.template.text(self.picks, self.bug)}"


def templates():
    return [Template(p.stem) for p in sorted(TEMPLATES.glob("*.template"))]


def generate(seed, among=None, bugs=None):
    """The program of a seed. `among`: templates; `bugs`: True, with one; False, without."""
    rng = random.Random(seed)
    among = among or templates()
    template = among[seed % len(among)]
    has_bug = rng.random() < 0.5 if bugs is None else bugs
    bug = rng.choice(sorted(template.bugs)) if has_bug and template.bugs else None
    picks = {name: rng.choice(values) for name, values in template.picks.items()}
    if bug:
        for name, values in template.bugs[bug].needs.items():
            picks[name] = rng.choice(values)
    return Program(f"R{seed}", template, bug, picks)
