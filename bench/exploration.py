#!/usr/bin/env python3
"""What exploration costs: small concurrent programs at growing sizes, in each mode, as two markdown tables (a summary, and all figures).

usage: bench/exploration.py [--vm PATH] [--limit SECONDS] [--modes M,M...] [PROGRAM...]
       bench/exploration.py --against OLD_VM [--vm PATH] [--runs N] [PROGRAM...]
The programs are generated, all of them are right, so that each exploration has to see everything. A mode that meets the limit at some size
is not tried at larger ones. Seconds are processor time of the whole process, start-up (about 0.02 s) included, so that other load does not count; memory
is its peak.

With --against two executables explore a fixed list of programs in turns, N times each, and the smallest times count: one table of states, blocks,
blocks a second, seconds and memory, old and new.
"""
import argparse
import functools
import json
import os
import pathlib
import resource
import signal
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
MODES = {
    "all": ["--systematic=all"],
    "exitblock": ["--systematic=exitblock"],
    "dd": ["--systematic=dd"],
    "rw": ["--systematic=rw"],
    "rwdd": ["--systematic=rwdd"],
    "proof --no-cache": ["--systematic=proof", "--no-cache"],
    "proof": ["--systematic=proof"],
}

THREADS = """
  static void run(Runnable... bodies) {
    for (Runnable body : bodies)
      new Thread(body).start();
  }
"""


def program(members, threads):
    """A program whose main starts one thread for each body; the bodies are expressions of type Runnable, each evaluated once."""
    bodies = list(dict.fromkeys(threads))
    declared = "".join(f"    Runnable body{i} = {body};\n" for i, body in enumerate(bodies))
    return "public class Main {\n" + members + THREADS + "  public static void main(String[] args) {\n" + declared + "    run(" + \
        ", ".join(f"body{bodies.index(body)}" for body in threads) + ");\n  }\n}\n"


def shared(k, n):
    members = f"""  static final Object monitor = new Object();
  static int counter;
  static void work() {{
    for (int i = 0; i < {n}; i++)
      synchronized (monitor) {{
        counter = -(-1 - counter);
        if (counter < 0) throw new IllegalStateException();
      }}
  }}
"""  # (counter++ would be an addition, and these commute; and what nobody looks at is no part of the state)
    return program(members, ["Main::work"] * k)


def independent(k, n):
    members = f"""  static final Object monitor = new Object();
  static final int[] counter = new int[{k}];
  static void work(int me) {{
    for (int i = 0; i < {n}; i++)
      synchronized (monitor) {{ counter[me]++; }}
  }}
"""
    return program(members, [f"() -> work({i})" for i in range(k)])


def mixed(k, n):
    members = f"""  static final Object[] own = new Object[{k}];
  static final Object monitor = new Object();
  static final int[] counter = new int[{k}];
  static int total;
  static {{ for (int i = 0; i < {k}; i++) own[i] = new Object(); }}
  static void work(int me) {{
    for (int i = 0; i < {n}; i++) {{
      synchronized (own[me]) {{ counter[me]++; }}
      if (i % 2 == 0)
        synchronized (monitor) {{ total += counter[me]; }}
    }}
  }}
"""
    return program(members, [f"() -> work({i})" for i in range(k)])


def philosophers(k):
    members = f"""  static final Object[] fork = new Object[{k}];
  static final int[] meals = new int[{k}];
  static {{ for (int i = 0; i < {k}; i++) fork[i] = new Object(); }}
  static void dine(int me) {{
    int next = (me + 1) % {k};
    synchronized (fork[Math.min(me, next)]) {{
      synchronized (fork[Math.max(me, next)]) {{ meals[me]++; }}
    }}
  }}
"""
    return program(members, [f"() -> dine({i})" for i in range(k)])


def buffer(pairs, items):
    members = f"""  static final Object monitor = new Object();
  static boolean full;
  static int slot, sum;
  static void put() {{
    for (int i = 1; i <= {items}; i++)
      synchronized (monitor) {{
        try {{ while (full) monitor.wait(); }} catch (InterruptedException e) {{ return; }}
        slot = i;
        full = true;
        monitor.notifyAll();
      }}
  }}
  static void take() {{
    for (int i = 1; i <= {items}; i++)
      synchronized (monitor) {{
        try {{ while (!full) monitor.wait(); }} catch (InterruptedException e) {{ return; }}
        sum += slot;
        if (sum < 0) throw new IllegalStateException();
        full = false;
        monitor.notifyAll();
      }}
  }}
"""
    return program(members, ["Main::put", "Main::take"] * pairs)


def bank(k, transfers):
    members = f"""  static final Object[] lock = new Object[{k}];
  static final int[] balance = new int[{k}];
  static {{ for (int i = 0; i < {k}; i++) lock[i] = new Object(); }}
  static void clerk(int me) {{
    for (int i = 1; i <= {transfers}; i++) {{
      int to = (me + i) % {k};
      synchronized (lock[Math.min(me, to)]) {{
        synchronized (lock[Math.max(me, to)]) {{
          balance[me] -= i;
          balance[to] += i;
        }}
      }}
    }}
  }}
"""
    return program(members, [f"() -> clerk({i})" for i in range(k)])


def hash_table(k, n):
    members = f"""  static final int BUCKETS = 4;
  static final Object[] lock = new Object[BUCKETS];
  static final int[][] keys = new int[BUCKETS][{k * n}];
  static final int[] used = new int[BUCKETS];
  static {{ for (int i = 0; i < BUCKETS; i++) lock[i] = new Object(); }}
  static void add(int key) {{
    int b = (key * 7 >>> 1) % BUCKETS;
    synchronized (lock[b]) {{
      for (int i = 0; i < used[b]; i++)
        if (keys[b][i] == key) return;
      keys[b][used[b]++] = key;
    }}
  }}
  static void work(int me) {{
    for (int i = 0; i < {n}; i++)
      add(me * {n} + i);
  }}
"""
    return program(members, [f"() -> work({i})" for i in range(k)])


def readers_writers(readers, writers):
    members = """  static final Object monitor = new Object();
  static int reading, value, seen;
  static boolean writing;
  static void read() {
    synchronized (monitor) {
      try { while (writing) monitor.wait(); } catch (InterruptedException e) { return; }
      reading++;
    }
    int v = value;
    synchronized (monitor) {
      seen += v;
      if (seen < 0) throw new IllegalStateException();
      if (--reading == 0) monitor.notifyAll();
    }
  }
  static void write() {
    synchronized (monitor) {
      try { while (writing || reading > 0) monitor.wait(); } catch (InterruptedException e) { return; }
      writing = true;
    }
    value++;
    synchronized (monitor) {
      writing = false;
      monitor.notifyAll();
    }
  }
"""
    return program(members.replace("static int reading, value", "static volatile int value;\n  static int reading"),
                   ["Main::read"] * readers + ["Main::write"] * writers)


# name: (generator, names of the parameters, sizes)
PROGRAMS = {
    "Shared": (shared, "threads, regions", [(2, 3), (3, 3), (3, 5), (4, 5), (4, 10), (4, 20)]),
    "Independent": (independent, "threads, regions", [(2, 3), (3, 3), (3, 5), (4, 5), (4, 10), (4, 20)]),
    "Mixed": (mixed, "threads, rounds", [(2, 2), (3, 2), (3, 4), (4, 4), (4, 8)]),
    "Philosophers": (philosophers, "philosophers", [(2,), (3,), (4,), (5,), (6,), (8,)]),
    "Buffer": (buffer, "producer-consumer pairs, items", [(1, 1), (1, 3), (2, 1), (2, 2), (3, 1), (3, 2)]),
    "Bank": (bank, "clerks, transfers", [(2, 1), (3, 1), (3, 2), (4, 2), (5, 2)]),
    "HashTable": (hash_table, "threads, keys of each", [(2, 2), (3, 2), (3, 4), (4, 4), (4, 8)]),
    "ReadersWriters": (readers_writers, "readers, writers", [(1, 1), (2, 1), (2, 2), (3, 2), (4, 2)]),
}


def program_of_repository(name, **replaced):
    """A program of bench/concurrent, with other numbers in it."""
    text = (HERE / "concurrent" / f"{name}.java").read_text()
    for old, new in replaced.values():
        if old not in text:
            raise SystemExit(f"{name}.java has no {old!r}")
        text = text.replace(old, new)
    return text


# What --against compares: title, name of the file, its text, options.
COMPARED = [
    ("Shared(4, 20)", "Main", lambda: shared(4, 20), []),
    ("Independent(4, 10)", "Main", lambda: independent(4, 10), []),
    ("HashTable(4, 4)", "Main", lambda: hash_table(4, 4), []),
    ("Buffer(3, 2)", "Main", lambda: buffer(3, 2), []),
    ("PoolOfTwo", "PoolOfTwo", lambda: program_of_repository("PoolOfTwo"), []),
    ("PoolOfTwo with 8 tasks", "PoolOfTwo",
     lambda: program_of_repository("PoolOfTwo", tasks=("Future<?>[4]", "Future<?>[8]"), done=("== 4", "== 8")), []),
    ("TwoQueues", "TwoQueues", lambda: program_of_repository("TwoQueues"), []),
    ("TwoQueues with 6 items", "TwoQueues", lambda: program_of_repository("TwoQueues", items=("i < 3", "i < 6")), []),
    ("ThreeFutures", "ThreeFutures", lambda: program_of_repository("ThreeFutures"), []),
    ("PoolOfTwo with 8 tasks --expand-library", "PoolOfTwo",
     lambda: program_of_repository("PoolOfTwo", tasks=("Future<?>[4]", "Future<?>[8]"), done=("== 4", "== 8")), ["--expand-library"]),
    ("ThreeFutures --expand-library", "ThreeFutures", lambda: program_of_repository("ThreeFutures"), ["--expand-library"]),
    ("Shared(3, 5) --no-cache", "Main", lambda: shared(3, 5), ["--no-cache"]),
]


def compare(old, new, runs, chosen):
    """Explores in turns with both; prints one table."""
    print("| program | states | blocks | blocks/s | s | MB |\n|---|--:|--:|--:|--:|--:|", flush=True)
    for title, name, text, options in COMPARED:
        if chosen and not any(title.startswith(c) for c in chosen):
            continue
        with tempfile.TemporaryDirectory() as directory:
            source = os.path.join(directory, f"{name}.java")
            pathlib.Path(source).write_text(text())
            best = {}
            for _ in range(runs):
                for vm in (old, new):
                    row = Row(vm, source, ["--systematic", *options], limit=600)
                    if not row.complete:
                        raise SystemExit(f"{title}: {vm} has used more than 600 s")
                    if vm not in best or row.seconds < best[vm].seconds:
                        best[vm] = row
        a, b = best[old], best[new]
        pairs = [(a.states, b.states), (a.blocks, b.blocks), (round(a.blocks / a.seconds), round(b.blocks / b.seconds))]
        cells = [f"{x:,}" if x == y else f"{x:,} -> {y:,}" for x, y in pairs]
        cells += [f"{a.seconds:.2f} -> {b.seconds:.2f}", f"{a.megabytes:.0f} -> {b.megabytes:.0f}"]
        print(f"| {title} | " + " | ".join(cells) + " |", flush=True)


@functools.cache
def alone(vm):
    """The option for one worker, if this one knows it: figures are those of one core."""
    text = subprocess.run([vm, "--systematic", "--help"], capture_output=True, text=True).stdout
    return ["--workers=1"] if "--workers" in text else []


class Row:
    """One exploration by one worker. One that needs more processor time than the limit is killed, whatever else the machine does meanwhile."""

    def __init__(self, vm, source, options, limit):
        with tempfile.TemporaryFile("w+") as out:
            child = subprocess.Popen([vm, *options, *alone(vm), "--max-time=0", "--format=json", "--no-out", source], stdout=out,
                                     preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1)))
            _, status, usage = os.wait4(child.pid, 0)
            child.returncode = os.waitstatus_to_exitcode(status)
            out.seek(0)
            text = out.read()
        self.seconds = usage.ru_utime + usage.ru_stime
        self.megabytes = usage.ru_maxrss / 1024
        self.complete = child.returncode == 0
        if child.returncode in (-signal.SIGXCPU, -signal.SIGKILL):
            return
        report = json.loads(text)
        failures = [f["message"] for f in report["findings"] if f["failure"]]
        if failures or not self.complete:
            raise SystemExit(f"{source}: exit status {child.returncode}, {failures}")
        counts = report["counts"]
        self.schedules, self.states, self.blocks = counts["schedules"], counts["states"], counts["blocks"]


def cell(row, limit):
    if row is None:
        return ""
    return f"{row.schedules:,} in {row.seconds:.2f} s" if row.complete else f"> {limit} s"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=str(HERE.parent / "build" / "vm"))
    parser.add_argument("--limit", type=int, default=10)
    parser.add_argument("--modes", default=",".join(MODES))
    parser.add_argument("--against", metavar="OLD_VM")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("programs", nargs="*")
    arguments = parser.parse_args()
    modes = arguments.modes.split(",")
    vm = str(pathlib.Path(arguments.vm).resolve())
    if arguments.against:
        compare(str(pathlib.Path(arguments.against).resolve()), vm, arguments.runs, arguments.programs)
        return
    summary, figures = [], []
    with tempfile.TemporaryDirectory() as directory:
        source = os.path.join(directory, "Main.java")
        for name, (generate, meaning, sizes) in PROGRAMS.items():
            if arguments.programs and name not in arguments.programs:
                continue
            gone = set()
            for size in sizes:
                pathlib.Path(source).write_text(generate(*size))
                title = f"{name}({', '.join(map(str, size))})"
                rows = {m: Row(vm, source, MODES[m], arguments.limit) for m in modes if m not in gone}
                gone |= {m for m, row in rows.items() if not row.complete}
                summary.append([title] + [cell(rows.get(m), arguments.limit) for m in modes])
                for m, r in rows.items():
                    counts = [f"{r.schedules:,}", f"{r.states:,}" if r.states else "", f"{r.blocks:,}"] if r.complete else [""] * 3
                    figures.append([title, m, *counts, f"{r.seconds:.2f}" if r.complete else f"> {arguments.limit}", f"{r.megabytes:.0f}"])
                print(title, "done", file=sys.stderr, flush=True)
    print("| program | " + " | ".join(modes) + " |\n|---" + "|---" * len(modes) + "|")
    for line in summary:
        print("| " + " | ".join(line) + " |")
    print("\n| program | mode | schedules | states | blocks | seconds | memory, MB |\n|---|---|--:|--:|--:|--:|--:|")
    for line in figures:
        print("| " + " | ".join(line) + " |")


if __name__ == "__main__":
    main()
