"""Litmus programs: seed -> program. The same seed gives the same program, on any machine."""
import copy
import random
import re

from kinds import KINDS, RACY

KEYS = ["a", "a", "b", "b", "q", "c"]  # "a" and "q" share a bin of a map with 16 of them, but no hash

IMPORTS = """import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.stream.*;
"""


def declared(fields):
    """The names that a piece of a class body declares."""
    text = re.sub(r"\{[^{}]*\}", "{}", re.sub(r"\{[^{}]*\}", "{}", fields))
    for _ in range(4):
        text = re.sub(r"<[^<>]*>|\([^()]*\)|\{[^{}]*\}", " ", text)
    return set(re.findall(r"\b(\w+)\s*[=;,]", text)) | set(re.findall(r"(?:class|interface|enum) (\w+)", text))


class Operation:
    def __init__(self, kind, name, text):
        self.kind, self.name, self.text = kind, name, text

    def __str__(self):
        return f"{self.kind}.{self.name}"


class Program:
    """`threads` is a list of lists of operations. What is reduced is a copy with some of them left out."""

    def __init__(self, name, kinds, fields, threads, end, racy=False):
        self.name, self.kinds, self.fields, self.threads, self.end, self.racy = name, kinds, fields, threads, end, racy

    def traits(self, trait):
        return [getattr(KINDS[k], trait) for k in self.kinds if k in KINDS]

    def own_threads(self):
        return any(self.traits("threads"))

    def fresh(self):
        return any(self.traits("fresh"))

    def naps(self):
        return all(self.traits("naps"))

    def may_block(self):
        return any(o.name.endswith("!") for t in self.threads for o in t)

    def operations(self):
        return sorted(str(o) for t in self.threads for o in t)

    def label(self):
        return " | ".join(", ".join(str(o) for o in t) for t in self.threads)

    def reduced(self):
        """All programs with one operation less, as long as two threads remain."""
        for t, operations in enumerate(self.threads):
            for i in range(len(operations)):
                smaller = copy.copy(self)
                smaller.threads = [list(o) for o in self.threads]
                del smaller.threads[t][i]
                if not smaller.threads[t]:
                    # Others name threads by their number: only the last one can go.
                    if self.own_threads() and t != len(self.threads) - 1:
                        continue
                    del smaller.threads[t]
                if len(smaller.threads) >= 1 and not any(f"T[{n}]" in o.text for n in range(len(smaller.threads), len(self.threads))
                                                         for ops in smaller.threads for o in ops):
                    yield smaller

    def source(self, openjdk=False, forbid=None):
        """Java. For OpenJDK with random delays, and so that the harness can run it; `forbid`: an outcome that is a failed assertion."""
        bodies = "\n\n".join(self.body(t) for t in range(len(self.threads)))
        n = len(self.threads)
        # What two threads share and nothing else uses is left out.
        text = "\n".join(self.fields) + bodies + self.end
        shared = [v for v in "vw" if re.search(rf"\b{v}\b", text)]
        shared = f"  volatile int {', '.join(shared)};\n" if shared else ""
        if "see2(" in text:
            shared += "  volatile Object seen2;\n  void see2(Object x) { seen2 = x; }\n"
        if "state(" in text:
            # Inside of OpenJDK a thread may wait for a monitor anywhere (of a class loader, of its thread group).
            shared += "  static Object state(Thread t) { Thread.State s = t.getState(); return s == Thread.State.BLOCKED ? Thread.State.RUNNABLE : s; }\n"
        fields = "".join(f"  {f}\n" for f in self.fields if f)
        made = "\n    ".join(f"T[{t}] = new Thread(this::t{t});" for t in range(n))
        started = "\n    ".join(f"T[{t}].start();" for t in range(n))
        joined = "\n    ".join(f"T[{t}].join();" for t in range(n))
        switch = ""
        if openjdk:
            switch = "\n  public void thread(int i) {\n    switch (i) {\n" + "".join(f"      case {t} -> t{t}();\n" for t in range(n)) + "    }\n  }\n"
        check = f"    assert !p.end().equals({quote(forbid)});\n" if forbid is not None else "    String outcome = p.end();\n    System.out.println(outcome);\n"
        text = f"""{IMPORTS}
public class {self.name}{" implements Litmus.Program" if openjdk else ""} {{
{shared}{fields}  final String[] seen = new String[{n}];
  final Thread[] T = new Thread[{n}];

{bodies}
{switch}
  static void see(StringBuilder h, Object x) {{ h.append(x).append(' '); }}

  public void run() throws InterruptedException {{
    {made}
    {started}
    {joined}
  }}

  // The outcome: what each thread has seen, and the state at the end.
  public String end() throws InterruptedException {{
    StringBuilder h = new StringBuilder();
    for (String s : seen)
      h.append(s).append("| ");
    {see(self.end)}
    return h.toString().trim();
  }}

  public static void main(String[] args) throws InterruptedException {{
    {self.name} p = new {self.name}();
    p.run();
{check}  }}
}}
"""
        text = text.replace("UNIQUE", "Litmus.unique()" if openjdk else 'new StringBuilder("u").append(1).toString()')
        text = text.replace("LKINDS", self.name)
        if openjdk:
            return text.replace("NOISE", "Litmus.noise();")
        return re.sub(r" *NOISE", "", text)

    def body(self, t):
        lines = []
        for o in self.threads[t]:
            text = see(o.text)
            lines.append(f"      {{ {text} }} // {o}" if len(lines) == 0 and len(self.threads[t]) == 1 else f"      {{ {text} }} // {o}")
        # One try for each: the operation after one that fails is performed, too.
        tries = "".join(f"    try {{\n{line}\n    }} catch (Throwable e) {{\n      see(h, e.getClass().getSimpleName());\n    }}\n    NOISE\n" for line in lines)
        tries = tries[:-len("    NOISE\n")]
        return f"""  void t{t}() {{
    StringBuilder h = new StringBuilder();
{tries}    seen[{t}] = h.toString();
  }}"""


def quote(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def see(text):
    return re.sub(r"\bsee\(", "see(h, ", text)


def instantiate(rng, kind, name, template, me, threads):
    text = template
    i = rng.randrange(2)
    text = text.replace("$$", str(1 - i)).replace("$", str(i))
    text = re.sub("@", lambda _: str(rng.randrange(1, 4)), text)
    if "#" in text:
        text = text.replace("#", str(rng.choice([t for t in range(threads) if t != me])))
    first = rng.choice(KEYS)
    second = rng.choice([k for k in KEYS if k != first])
    text = text.replace("KEY2", f'"{second}"').replace("KEY", f'"{first}"')
    return Operation(kind, name, text)


def racy_program(rng, seed, kinds):
    """Two operations that conflict, each the first of its thread, so that nothing can order them."""
    kind = rng.choice([k for k in sorted(RACY) if not kinds or k in kinds])
    fields, table = RACY[kind]
    names = sorted(table)
    alone = [n for n in names if table[n][0] == "alone"]
    threads = []
    if alone:
        chosen = [rng.choice(alone), None]
    else:
        writer = rng.choice([n for n in names if table[n][0] in "ws"])
        if table[writer][0] == "s":
            other = rng.choice([n for n in names if table[n][0] == "r"])
        else:
            other = rng.choice(names)
        chosen = [writer, other]
        rng.shuffle(chosen)
    for me, n in enumerate(chosen):
        if n is not None:
            threads.append([instantiate(rng, kind, n, table[n][1], me, 2)])
        else:
            threads.append([instantiate(rng, "volatiles", "write", "v = @;", me, 2)])
    return Program(f"L{seed}", [kind], [fields], threads, "", racy=True)


def generate(seed, kinds=None):
    rng = random.Random(seed)
    if kinds:
        racy = [k for k in kinds if k in RACY]
        plain = [k for k in kinds if k in KINDS]
        if racy and (not plain or rng.random() < len(racy) / len(kinds)):
            return racy_program(rng, seed, racy)
    else:
        plain = sorted(KINDS)
        if rng.random() < 0.1:
            return racy_program(rng, seed, None)
    chosen = [rng.choice(plain)]
    if rng.random() < 0.3 and len(plain) > 1:
        second = rng.choice(plain)
        names = [declared(f) for f in KINDS[chosen[0]].fields + KINDS[second].fields]
        clash = any(a & b for a in map(declared, KINDS[chosen[0]].fields) for b in map(declared, KINDS[second].fields))
        apart = second in KINDS[chosen[0]].mates or chosen[0] in KINDS[second].mates
        if second != chosen[0] and not clash and not apart:
            chosen.append(second)
    together = KINDS[chosen[0]].together
    together = rng.choice(together) if together and rng.random() < 0.35 else ()
    count = max(len(together), rng.choice([2, 2, 2, 2, 3, 3, 3, 4]) if not together else 2)
    fields = [rng.choice(KINDS[k].fields) for k in chosen]
    # A few operations of each kind, so that the threads often perform the same ones.
    some = {k: rng.sample(sorted(KINDS[k].operations), min(len(KINDS[k].operations), rng.choice([2, 3, 4, 6]))) for k in chosen}
    threads = []
    for me in range(count):
        operations = []
        if together:
            operations.append(instantiate(rng, chosen[0], together[me], KINDS[chosen[0]].operations[together[me]], me, count))
        for _ in range(rng.choice([0, 0, 1]) if together else rng.choice([1, 1, 2]) if count > 2 else rng.choice([1, 2, 2])):
            kind = "volatiles" if rng.random() < 0.12 else rng.choice(chosen)
            name = rng.choice(some[kind]) if kind in some else rng.choice(sorted(KINDS[kind].operations))
            operations.append(instantiate(rng, kind, name, KINDS[kind].operations[name], me, count))
        threads.append(operations)
    add_contender(rng, threads)
    return Program(f"L{seed}", chosen, fields, threads, " ".join(KINDS[k].end for k in chosen))


def add_contender(rng, threads):
    """Who looks whether a thread is BLOCKED needs one that enters that monitor: on OpenJDK it may be blocked elsewhere, too."""
    for me, operations in enumerate(threads):
        if any(str(o).startswith("threads.blocked") for o in operations):
            for other, others in enumerate(threads):
                if other != me and not any("synchronized (o)" in o.text for o in others):
                    others.append(instantiate(rng, "threads", "enter", KINDS["threads"].operations["enter"], other, len(threads)))


def every_pair(kinds, seed):
    """All programs of two threads with one operation of the same kind each, in random order; of racy kinds only those that race."""
    rng = random.Random(seed)
    pairs = []
    for kind in kinds:
        names = sorted(KINDS[kind].operations if kind in KINDS else RACY[kind][1])
        for i, first in enumerate(names):
            for second in names[i:]:
                modes = "" if kind in KINDS else {RACY[kind][1][first][0], RACY[kind][1][second][0]}
                if kind in KINDS or "w" in modes or modes == {"r", "s"}:
                    pairs.append((kind, first, second))
    rng.shuffle(pairs)
    for number, (kind, *names) in enumerate(pairs):
        if kind in KINDS:
            fields, end = rng.choice(KINDS[kind].fields), KINDS[kind].end
        else:
            fields, end = RACY[kind][0], ""
        table = KINDS[kind].operations if kind in KINDS else {n: t for n, (_, t) in RACY[kind][1].items()}
        threads = [[instantiate(rng, kind, name, table[name], me, 2)] for me, name in enumerate(names)]
        add_contender(rng, threads)
        yield Program(f"L{number}", [kind], [fields], threads, end, racy=kind in RACY)


def labelled(label, seed):
    """The program that a label describes ("kind.operation, kind.operation | kind.operation"); numbers, keys and fields come from the seed."""
    rng = random.Random(seed)
    names = [[o.strip().split(".") for o in t.split(",")] for t in label.split("|")]
    kinds = list(dict.fromkeys(k for t in names for k, _ in t))
    fields = [rng.choice(KINDS[k].fields) if k in KINDS else RACY[k][0] for k in kinds]
    threads = []
    for me, operations in enumerate(names):
        texts = [(k, n, KINDS[k].operations[n] if k in KINDS else RACY[k][1][n][1]) for k, n in operations]
        threads.append([instantiate(rng, k, n, text, me, len(names)) for k, n, text in texts])
    return Program(f"L{seed}", kinds, fields, threads, " ".join(KINDS[k].end for k in kinds if k in KINDS), racy=any(k in RACY for k in kinds))


def every_operation(kind):
    """Programs in which each operation of a kind stands once: whether javac and Heddle take it."""
    rng = random.Random(0)
    table = KINDS[kind].operations if kind in KINDS else {n: t for n, (_, t) in RACY[kind][1].items()}
    fields = KINDS[kind].fields if kind in KINDS else [RACY[kind][0]]
    end = KINDS[kind].end if kind in KINDS else ""
    for i, (name, text) in enumerate(table.items()):
        threads = [[instantiate(rng, kind, name, text, 0, 2)], [instantiate(rng, "volatiles", "write", "v = @;", 1, 2)]]
        yield Program(f"L{kind}{i}", [kind], [fields[i % len(fields)]], threads, end)
