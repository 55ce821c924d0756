#!/usr/bin/env python3
"""Numbers that are only printed are no part of the state, and lose no finding: random programs, explored with and without them.

A program has two or three threads that count in several ways, put numbers into text and print it; some keep the text, and some look at it. With
--outcomes each number counts, for what is printed is part of an outcome: `vm --systematic` must show the same findings with it and without. (A
finding's numbers may differ: the text of an exception is that of one schedule.)

usage: printed_numbers.py [--programs N] [--seed N] [--vm PATH] [--limit N] [--option O]... [--show SEED]
Ends with a line "N passed, N failed".
"""
import argparse
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent

# What a thread may do: (weight, text). S stands for a String of the thread's own, I for an int, K for a small number.
STEPS = [
    (4, "synchronized (lock) { n++; }"), (4, 'synchronized (lock) { n++; System.out.println("n " + n); }'),
    (2, 'synchronized (lock) { S = "n" + ++n; }'), (2, 'synchronized (lock) { S = "n" + n; }'), (2, "synchronized (lock) { I = n; }"),
    (2, "synchronized (lock) { n += K; System.out.println(\"more \" + n + \" \" + a.get()); }"), (1, 'synchronized (lock) { n = K; }'),
    (3, "a.incrementAndGet();"), (3, 'System.out.println("a " + a.incrementAndGet());'), (2, 'S = "a" + a.addAndGet(K);'), (2, 'S = "a" + a.get();'),
    (3, 'System.out.println("a is " + a.get());'), (2, "I = a.getAndIncrement();"), (1, "I = a.get();"), (1, "a.set(K);"), (1, "a.compareAndSet(1, K);"),
    (2, "v = K;"), (2, 'System.out.println("v " + v);'), (2, 'S = "v" + v;'), (1, "I = v;"), (1, 'S = "v" + twice(v);'),
    (2, "while (v == 0) I++;"), (2, 'while (v == 0) { I++; System.out.println("round " + I); }'), (1, "while (a.get() < 2) I += 3;"),
    (2, 'System.out.println("I " + I);'), (2, 'System.out.println(S + " and " + I);'), (1, 'S = S + I;'), (1, "I = 3 * I + 1;"), (1, 'S = "i" + (char) (97 + I);'),
    (1, 'S = "half " + I / 2.0;'), (1, 'S = "long " + (long) I * 1000;'), (2, "synchronized (lock) { kept = S; }"), (1, "synchronized (lock) { S = kept; }"),
    (1, "synchronized (lock) { texts.add(S); }"), (1, 'synchronized (lock) { if (!texts.isEmpty()) S = texts.get(0); }'),
    (1, "synchronized (lock) { last = a.get(); }"), (1, 'synchronized (lock) { System.out.println("last " + last); }'),
]
CHECKS = [
    (2, 'assert !S.equals("aK");'), (2, 'assert !S.endsWith("K");'), (1, "assert S.length() < 4;"), (1, "assert I != K;"), (1, "assert I < 3;"),
    (1, 'if (S.equals("nK")) throw new IllegalStateException("S is " + S);'), (1, "if (I > K) throw new IllegalStateException(\"I is \" + I);"),
    (1, 'synchronized (lock) { assert !kept.equals("aK"); }'), (1, "synchronized (lock) { assert n != K; }"), (1, "assert a.get() != K;"),
    (1, 'switch (S) { case "aK": case "nK": a.set(9); break; default: }'), (1, "if (S.hashCode() % 2 == 0) v = 1;"), (1, "assert last != K;"),
]


def generate(seed):
    choose = random.Random(seed)
    seen = choose.random() < 0.7
    threads = choose.choice([2, 2, 3])
    starts = ""
    # Few variables a program, so that threads meet.
    variables = choose.sample(["n", "a.", "v", "kept", "texts", "last"], 3)
    mine = [(w, t) for w, t in STEPS if any(re.search(rf"\b{re.escape(x)}", t) for x in variables) or not re.search(r"\bn\b|a\.|\bv\b|kept|texts|last", t)]
    for _ in range(threads):
        steps = [choose.choice(["a.incrementAndGet();", "synchronized (lock) { n++; }", "v = 1;"])] if choose.random() < 0.5 else []
        for _ in range(choose.randint(1, 4)):
            step = choose.choices([t for _, t in mine], [w for w, _ in mine])[0]
            steps.append(step)
            made = re.search(r'S = "(\w+)', step)
            if seen and choose.random() < 0.5:
                if made:
                    steps.append(f'assert !S.equals("{made[1]}K");')
                elif "I = " in step or "I++" in step:
                    steps.append(choose.choice(["assert I != K;", 'S = "I" + I; assert !S.equals("IK");']))
                else:
                    steps.append(choose.choices([t for _, t in CHECKS], [w for w, _ in CHECKS])[0])
        steps = [re.sub(r"\bK\b|(?<=[a-zI])K\b", lambda _: str(choose.randint(1, 3)), step).replace('"K"', f'"{choose.randint(1, 3)}"') for step in steps]
        body = "\n".join("      " + re.sub(r"\bI\b(?! is|\")", "i", re.sub(r"\bS\b(?! is)", "s", s)) for s in steps)
        starts += f"    start(() -> {{\n      String s = \"\";\n      int i = 0;\n{body}\n    }});\n"
    ends = ""
    if seen and choose.random() < 0.6:
        ends = choose.choice(['    assert !kept.endsWith("2");', "    assert n < 5 || a.get() < 5;", '    assert !texts.contains("a1");', '    assert !(kept + texts).contains("3");'])
    return f"""import java.util.*;
import java.util.concurrent.atomic.*;

public class Printed {{
  static final Object lock = new Object();
  static final AtomicInteger a = new AtomicInteger();
  static final List<String> texts = new ArrayList<>();
  static final List<Thread> threads = new ArrayList<>();
  static volatile int v, last;
  static String kept = "";
  static int n;

  static int twice(int i) {{
    return 2 * i;
  }}

  static void start(Runnable body) {{
    threads.add(new Thread(body));
  }}

  public static void main(String[] args) throws Exception {{
{starts}
    for (Thread t : threads) t.start();
    for (Thread t : threads) t.join();
{ends}
  }}
}}
"""


class Explored:
    def __init__(self, vm, path, limit, options):
        command = [vm, "--systematic", "--workers=1", "--explore=exhaustive", "--format=json", "--no-out", "--max-findings=100000", f"--max-time={limit}", *options, str(path)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=limit * 4 + 30)
        self.problem, self.end, self.states, self.findings = None, None, 0, set()
        try:
            report = json.loads(done.stdout)
        except json.JSONDecodeError:
            self.problem = f"status {done.returncode}: {done.stderr.strip()[-400:]}"
            return
        if done.returncode not in (0, 1, 3):
            self.problem = f"status {done.returncode}: {done.stderr.strip()[-400:]}"
        cut_off = report["counts"]["too_long"] + report["counts"]["step_limited"]
        self.end = "paths cut off" if cut_off else report["end"]
        self.states = report["counts"]["states"]
        self.findings = {(f["kind"], re.sub(r"\d+", "#", f["message"])) for f in report["findings"]}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=str(HERE.parent / "build" / "vm"))
    parser.add_argument("--programs", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=int, default=5)
    parser.add_argument("--option", action="append", default=[], help="one more option of both explorations")
    parser.add_argument("--show", type=int)
    arguments = parser.parse_args()
    if arguments.show is not None:
        print(generate(arguments.show))
        return 0
    passed = failed = skipped = fewer = found = 0
    states = [0, 0]
    with tempfile.TemporaryDirectory(prefix="printed") as directory:
        path = pathlib.Path(directory) / "Printed.java"
        for seed in range(arguments.seed, arguments.seed + arguments.programs):
            path.write_text(generate(seed))
            full = Explored(arguments.vm, path, arguments.limit, ["--outcomes", *arguments.option])
            few = Explored(arguments.vm, path, 2 * arguments.limit, arguments.option)
            wrong = full.problem or few.problem
            if wrong is None and full.end != "exhausted":  # a loop that prints, or counts, has no end there
                if full.findings <= few.findings or few.end != "exhausted":
                    skipped += 1
                    continue
            if wrong is None and few.end != "exhausted":
                wrong = f"ends by {few.end}"
            if wrong is None and full.findings - few.findings:
                wrong = f"findings: only where numbers count {sorted(full.findings - few.findings)[:3]}"
            if wrong is None and few.findings - full.findings:
                wrong = f"findings: only where they do not {sorted(few.findings - full.findings)[:3]}"
            states[0] += few.states
            states[1] += full.states
            fewer += few.states < full.states
            found += bool(full.findings)
            if wrong is None:
                passed += 1
            else:
                failed += 1
                print(f"seed {seed}: {wrong}", flush=True)
    print(f"{skipped} skipped at a limit; {found} with findings; {states[1]} states where numbers count, else {states[0]}, fewer in {fewer} programs")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
