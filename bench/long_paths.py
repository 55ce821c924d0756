#!/usr/bin/env python3
"""What long paths cost: explorations of which each has twice as many operations on a path as the one before, as a markdown table.

usage: bench/long_paths.py [--vm PATH] [--against OLD_VM] [--runs N] [PROGRAM...]
Loop(n): two threads take one lock n times each; all of its (n+1)^2 states, and the first 200,000 schedules of larger ones. Pool(n): n tasks for a pool of two
threads, the first 20,000 schedules. Nothing may grow with the square: the time of a block and the bytes of a state stay what they are when the
path becomes twice as long, but for what grows with the state itself (the queue of a pool is digested at each of its states).
Times are processor times of the whole process, the least of the runs; memory is its peak. With --against: old -> new, in turns.
"""
import argparse
import os
import pathlib
import re
import subprocess
import tempfile

from exploration import shared

HERE = pathlib.Path(__file__).resolve().parent


def pool(tasks):
    return f"""import java.util.concurrent.*;

public class Main {{
  static final Object monitor = new Object();
  static int done;
  public static void main(String[] args) {{
    ExecutorService pool = Executors.newFixedThreadPool(2);
    for (int i = 0; i < {tasks}; i++)
      pool.execute(() -> {{ synchronized (monitor) {{ done++; }} }});
    pool.shutdown();
  }}
}}
"""


def loop(rounds):
    return shared(2, rounds)


# name: (generator, schedules at most, sizes)
PROGRAMS = {
    "Loop": (loop, 0, [500, 1000, 2000]),
    "Loop, begun": (loop, 200_000, [10_000, 20_000, 40_000]),
    "Pool, begun": (pool, 20_000, [2_500, 5_000, 10_000]),
}


def measure(vm, source, schedules):
    with tempfile.TemporaryFile("w+") as out:
        child = subprocess.Popen([vm, "--systematic", "--explore=exhaustive", "--no-out", "--stats", "--max-time=0", f"--max-schedules={schedules}", source], stdout=out)
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        out.seek(0)
        text = out.read()
    if child.returncode not in (0, 3):
        raise SystemExit(f"{source}: exit status {child.returncode}\n{text}")
    states, blocks = (int(re.search(rf" {name}=(\d+)", text)[1]) for name in ("states", "blocks"))
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, states, blocks


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=str(HERE.parent / "build" / "vm"))
    parser.add_argument("--against", metavar="OLD_VM")
    parser.add_argument("--runs", type=int, default=2)
    parser.add_argument("programs", nargs="*")
    arguments = parser.parse_args()
    vms = [str(pathlib.Path(vm).resolve()) for vm in (arguments.against, arguments.vm) if vm]
    print("| program | states | blocks | µs a block | MB |\n|---|--:|--:|--:|--:|", flush=True)
    for name, (generate, schedules, sizes) in PROGRAMS.items():
        if arguments.programs and not any(name.startswith(p) for p in arguments.programs):
            continue
        for size in sizes:
            with tempfile.TemporaryDirectory() as directory:
                source = os.path.join(directory, "Main.java")
                pathlib.Path(source).write_text(generate(size))
                rows = [measure(vm, source, schedules) for _ in range(arguments.runs) for vm in vms]
            best = [min(rows[i::len(vms)]) for i in range(len(vms))]
            shown = [f"{seconds / blocks * 1e6:.2f}" for seconds, _, _, blocks in best], [f"{mb:.0f}" for _, mb, _, _ in best]
            states, blocks = best[-1][2:]
            print(f"| {name}({size:,}) | {states:,} | {blocks:,} | " + " | ".join(" -> ".join(s) for s in shown) + " |", flush=True)


if __name__ == "__main__":
    main()
