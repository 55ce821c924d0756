#!/usr/bin/env python3
"""Numbers that are only printed are no part of the state, and lose no finding: random programs, explored with and without them.

A program has two or three threads that count in several ways, put numbers into text and print it; some keep the text, and some look at it. With
--outcomes each number counts, for what is printed is part of an outcome: `vm --systematic` must show the same findings with it and without. (A
finding's numbers may differ: the text of an exception is that of one schedule.)

usage: printed_numbers.py [--programs N] [--seed N] [--vm PATH] [--limit N] [--option O]... [--show SEED]
Ends with a line "N passed, N failed".
"""
import random
import re
import sys

import two_ways

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
    (3, "o.set(K);"), (3, "o.increment();"), (2, 'System.out.println(o.text());'), (2, 'System.out.println("o " + o.get());'), (2, "I = o.get();"),
    (1, "o.set(o.get() + I);"), (1, 'S = "o" + o.get();'), (1, "o.rename(I);"), (1, "o.rename(o.get());"), (1, "last = o.pass(K, I);"), (1, "I = o.pass(I, 0);"),
    (1, "{ Box b = new Box(o.get()); System.out.println(b.text()); }"), (1, "{ Box b = new Box(I); I = b.get(); }"),
    (1, "{ final int c = I; Runnable r = () -> System.out.println(\"c \" + c); r.run(); }"), (1, "{ final int c = o.get(); Runnable r = () -> o.set(c); r.run(); }"),
    (1, "synchronized (lock) { last = a.get(); }"), (1, 'synchronized (lock) { System.out.println("last " + last); }'),
]
CHECKS = [
    (2, 'assert !S.equals("aK");'), (2, 'assert !S.endsWith("K");'), (1, "assert S.length() < 4;"), (1, "assert I != K;"), (1, "assert I < 3;"),
    (1, 'if (S.equals("nK")) throw new IllegalStateException("S is " + S);'), (1, "if (I > K) throw new IllegalStateException(\"I is \" + I);"),
    (1, 'synchronized (lock) { assert !kept.equals("aK"); }'), (1, "synchronized (lock) { assert n != K; }"), (1, "assert a.get() != K;"),
    (2, "assert o.get() != K;"), (1, "assert o.pass(0, K) != K;"), (1, "assert !o.text().endsWith(\"K\");"),
    (1, 'switch (S) { case "aK": case "nK": a.set(9); break; default: }'), (1, "if (S.hashCode() % 2 == 0) v = 1;"), (1, "assert last != K;"),
]


def generate(seed):
    choose = random.Random(seed)
    seen = choose.random() < 0.7
    threads = choose.choice([2, 2, 3])
    starts = ""
    # Few variables a program, so that threads meet.
    variables = choose.sample(["n", "a.", "v", "kept", "texts", "last", "o.", "o."], 3)
    mine = [(w, t) for w, t in STEPS if any(re.search(rf"\b{re.escape(x)}", t) for x in variables) or not re.search(r"\bn\b|a\.|\bv\b|kept|texts|last|\bo\.", t)]
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
        ends = choose.choice(["    assert o.get() < 2;", '    assert !o.text().endsWith("2");', '    assert !kept.endsWith("2");', "    assert n < 5 || a.get() < 5;", '    assert !texts.contains("a1");', '    assert !(kept + texts).contains("3");'])
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
  static final Box o = new Box(0);

  static class Box {{
    private volatile int value;
    private final int made;
    int name;

    Box(int value) {{
      this.value = made = value;
    }}

    int get() {{
      return value;
    }}

    void set(int to) {{
      value = to;
    }}

    void increment() {{
      value++;
    }}

    synchronized void rename(int to) {{
      name = 2 * to;
    }}

    int pass(int one, int two) {{
      return one == 0 ? two + value : one + made;
    }}

    synchronized String text() {{
      return "box " + made + " of " + value + " is " + name;
    }}
  }}

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


def explored(arguments, path, limit, options):
    """A finding's numbers may be those of any of its schedules."""
    return two_ways.Explored(arguments.vm, path, limit, ["--explore=exhaustive", *options, *arguments.option], lambda f: (f["kind"], re.sub(r"\d+", "#", f["message"])))


def main():
    arguments = two_ways.parse(two_ways.parser(__doc__, 5), generate)
    tally = two_ways.Tally()

    def judge(path):
        full = explored(arguments, path, arguments.limit, ["--outcomes"])
        few = explored(arguments, path, 2 * arguments.limit, [])
        if full.problem or few.problem:
            return full.problem or few.problem
        if full.end != "exhausted" and (full.findings <= few.findings or few.end != "exhausted"):  # a loop that prints, or counts, has no end there
            return two_ways.SKIPPED
        tally.count(few, full)
        return two_ways.only_in_one(few, full, "where they do not count", "where numbers count")

    tally.compare(arguments, lambda seed: ("Printed", generate(seed)), judge)
    print(f"{tally.skipped} skipped at a limit; {tally.found} with findings; {tally.states[1]} states where numbers count, else {tally.states[0]}, fewer in {tally.fewer} programs")
    return tally.end()


if __name__ == "__main__":
    sys.exit(main())
