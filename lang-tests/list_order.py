#!/usr/bin/env python3
"""That appending to a list commutes loses nothing: random programs whose threads append to lists, explored with and without --expand-library.

A program has two or three threads that append to an ArrayList under a lock, to a synchronizedList or to a Vector, and sometimes read, iterate, cut, clear or
measure it; the lists are made by main, by a thread, or by whoever comes first. `vm --systematic` must show the same findings both ways.

usage: list_order.py [--programs N] [--seed N] [--vm PATH] [--limit N] [--option O]... [--least N] [--show SEED]
--least: so many programs must have fewer states where appending commutes, or too little has been tried (a tenth of them). Ends with a line "N passed, N failed".
"""
import random
import sys

import two_ways

# What a thread may do: (weight, text). L stands for a list that its own methods lock, A for one that lock guards, M for one of the thread's own; K for a
# small number, T for the thread's.
APPEND = [
    (6, "L.add(T);"), (3, "L.add(K);"), (6, "synchronized (lock) { A.add(T); }"), (2, "synchronized (lock) { A.add(K); A.add(T); }"),
    (3, "for (int i = 0; i < 4; i++) L.add(i);"), (2, "for (int i = 0; i < 4; i++) synchronized (lock) { A.add(T); }"), (1, "M.add(K);"),
    (2, "v.addElement(T);"), (1, "synchronized (lock) { count++; }"), (1, "atomic.incrementAndGet();"),
]
OTHER = [
    (2, "R += L.size();"), (2, "synchronized (lock) { R += A.size(); }"), (1, "L.clear();"), (1, "synchronized (lock) { if (A.size() > 1) A.clear(); }"),
    (2, "synchronized (lock) { for (int i : A) R = 3 * R + i; }"), (2, "synchronized (L) { for (int i : L) R = 3 * R + i; }"), (2, "R += L.indexOf(T);"),
    (1, "synchronized (lock) { if (!A.isEmpty()) R += A.get(0); }"), (1, "synchronized (lock) { A.addAll(M); }"), (1, "synchronized (lock) { M.addAll(A); }"),
    (1, "if (L.contains(K)) R++;"), (1, "L.remove((Integer) K);"), (1, "R += M.size();"), (1, "for (int i : M) R += i;"), (1, "L.add(0, T);"),
    (1, "R += L.hashCode();"), (1, "L.add(M.hashCode());"), (1, "R += L.toString().length();"), (1, "R += atomic.get();"), (1, "L.sort(null);"), (1, "A.add(T);"),
    (1, "v.removeAllElements();"), (1, "R += v.capacity();"), (1, "L.forEach(i -> atomic.addAndGet(i));"), (1, "L.removeIf(i -> i == K);"),
    (1, "synchronized (lock) { R += A.lastIndexOf(K); }"), (1, "synchronized (lock) { shared = A; }"), (1, "synchronized (lock) { if (shared != null) shared.add(T); }"),
    (1, "synchronized (lock) { shared = M; }"), (1, "synchronized (lock) { if (shared != null) for (int i : shared) R = 3 * R + i; }"),
]
ENDS = [
    "assert s.size() < 6;", "assert s.isEmpty() || s.get(0) != K;", "assert s.isEmpty() || s.get(s.size() - 1) != K;", "assert a.isEmpty() || a.get(a.size() - 1) != K;", "assert v.isEmpty() || v.lastElement() != K;", "assert a.isEmpty() || a.get(0) != K;",
    "assert sum(a) % 7 != K;", "assert sum(s) % 7 != K;", 'assert !s.toString().contains("K, K");', "assert a.size() != K;", "assert a.size() + s.size() != K;",
    "assert sum(results) % 5 != K;", "assert !s.contains(K);", "assert shared == null || sum(shared) % 5 != K;",
]


def pick(choose, table):
    return choose.choices([t for _, t in table], [w for w, _ in table])[0]


def generate(seed):
    choose = random.Random(seed)
    threads = choose.choice([2, 2, 3])
    others = choose.choice([0, 0, 0.15, 0.4])
    small = lambda: str(choose.randint(0, 3))
    # Few lists a program, so that threads meet.
    lists = choose.choice(["s", "v", "a", "sa", "va"])

    def meets(text):
        names = set(split_names(text))
        uses = {"L": "s" if "s" in lists else "v", "A": "a"}
        return all(uses.get(n, n) in lists for n in names & {"L", "A", "s", "v", "a"})

    append, other = ([(w, t) for w, t in table if meets(t)] for table in (APPEND, OTHER))
    checks = [e for e in ENDS if meets(e)]
    bodies = ""
    alike = choose.random() < 0.2
    for t in range(threads):
        if alike and t > 0:
            bodies += f"    start(body);\n"
            continue
        steps = [pick(choose, other if choose.random() < others else append) for _ in range(choose.randint(1, 4))]
        lines = ""
        for step in steps:
            step = "".join(small() if part == "K" else part for part in split_names(step))
            step = "".join({"T": "1" if alike else str(t + 1), "L": "s" if "s" in lists else "v", "A": "a", "M": "mine", "R": "result[0]"}.get(part, part) for part in split_names(step))
            lines += f"      {step}\n"
        if "result" in lines and choose.random() < 0.6:
            lines += f"      assert result[0] % 5 != {small()} : \"in thread {t}\";\n"
        made = "synchronized (lock) { if (a == null) a = new ArrayList<>(); }" if seed % 5 == 1 else ""
        body = f"""() -> {{
      List<Integer> mine = new ArrayList<>();
      int[] result = {{0}};
      {made}
{lines}      results.add(result[0]);
    }}"""
        bodies += f"    Runnable body = {body};\n    start(body);\n" if alike else f"    start({body});\n"
    ends = choose.sample(checks, choose.choice([0, 1, 1, 2]) if others else choose.choice([1, 2, 3]))
    # (Each with a name of its own, so that what is found in one order only is told from what is found in all.)
    end = ""
    for e in ends:
        e = "".join(str(choose.randint(1, 3)) if part == "K" else part for part in split_names(e))
        end += "    check(() -> { " + e.replace(";", ' : "' + e.replace('"', "'")[7:-1] + '";') + " });\n"
    later = "    a = new ArrayList<>();\n" if seed % 5 == 2 else ""
    return f"""import java.util.*;
import java.util.concurrent.atomic.*;

public class Lists {{
  static final Object lock = new Object();
  static final List<Integer> s = Collections.synchronizedList(new ArrayList<>());
  static final Vector<Integer> v = new Vector<>({choose.choice(["", "1", "2, 1"])});
  static final List<Integer> results = new Vector<>();
  static final AtomicInteger atomic = new AtomicInteger();
  static final List<Thread> threads = new ArrayList<>();
  static List<Integer> a = {"null" if seed % 5 in (1, 2) else "new ArrayList<>(" + choose.choice(["", "1"]) + ")"}, shared;
  static int count;

  static void start(Runnable body) {{
    threads.add(new Thread(body));
  }}

  static int sum(List<Integer> list) {{
    int all = 0;
    for (int i : list) all = 3 * all + i;
    return all;
  }}

  // What fails in one check does not keep the others from failing.
  static void check(Runnable r) throws Exception {{
    Thread t = new Thread(r);
    t.start();
    t.join();
  }}

  public static void main(String[] args) throws Exception {{
{bodies}{later}    for (Thread t : threads) t.start();
    for (Thread t : threads) t.join();
{end}  }}
}}
"""


def split_names(text):
    """The text in pieces, of which names of one capital letter are pieces of their own."""
    pieces, word = [], ""
    for c in text + " ":
        if c.isalnum() or c == "_":
            word += c
            continue
        pieces += [word, c]
        word = ""
    return pieces[:-1]


def main():
    parser = two_ways.parser(__doc__, 5)
    parser.add_argument("--least", type=int)
    arguments = two_ways.parse(parser, generate)
    tally = two_ways.Tally()

    def explored(path, limit, options):
        return two_ways.Explored(arguments.vm, path, limit, ["--explore=exhaustive", *options, *arguments.option])

    def judge(path):
        full = explored(path, arguments.limit, ["--expand-library"])
        few = explored(path, 2 * arguments.limit, [])
        if full.problem or few.problem:
            return full.problem or few.problem
        if full.end != "exhausted":
            return two_ways.SKIPPED
        tally.count(few, full)
        return two_ways.only_in_one(few, full, "where appending commutes", "with --expand-library")

    tally.compare(arguments, lambda seed: ("Lists", generate(seed)), judge)
    print(f"{tally.skipped} skipped at a limit; {tally.found} with findings; {tally.states[1]} states with --expand-library, else {tally.states[0]}, fewer in {tally.fewer} programs")
    least = arguments.least if arguments.least is not None else arguments.programs // 10
    if tally.fewer < least:
        tally.fail(f"only {tally.fewer} programs have fewer states, and {least} should have")
    return tally.end()


if __name__ == "__main__":
    sys.exit(main())
