#!/usr/bin/env python3
"""The experiments of ConTest's paper: in how many of 1,000 runs the fault shows, with each kind of noise, as a markdown table.

usage: bench/contest.py [--vm PATH] [--runs N] [--strength PERCENT] [--seed N]

Programs: lang-tests/paper/Contest*.java, in the variants without data races (each access locked, or volatile), so that what counts is the
failure itself. `none` is the processor with time slices alone; `methods` and `pairs` are sleeps directed by coverage.
The paper's figures (Edelstein, Farchi, Nir, Ratsaby, Ur, 2002) are of larger programs on the JVMs of their time.
"""
import argparse
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAMS = [
    ("ContestFirstLocked", "first", "0; sleep 200, yield 3 of 1,000"),
    ("ContestMoneyLocked", "second", "40 %; sleep 85 % (0 and 80 % with more work in between)"),
    ("ContestNotificationVolatile", "third", "0 of 500; yield or sleep some 700 of 2,000"),
    ("ContestRecursive", "fourth", "faults always with sleep, mostly with yield"),
    ("ContestPhilosophers", "philosophers", "0 in a quarter of an hour; almost at once"),
    ("ContestCrawler", "the crawler", "never seen; within an hour"),
]
COLUMNS = [["--noise=none"], ["--noise=sleep"], ["--noise=yield"], ["--noise=priority"], ["--noise=mixed"],
           ["--noise=sleep", "--noise-by=methods"], ["--noise=sleep", "--noise-by=pairs"]]


def failed(vm, program, options):
    done = subprocess.run([vm, "--explore=noise", *options, "--format=json", "--no-out", program], capture_output=True, text=True, cwd=ROOT)
    if done.returncode not in (1, 3):
        sys.exit(f"{program}: {done.stderr}")
    coverage, = json.loads(done.stdout)["coverage"]
    return coverage["failed"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=str(ROOT / "build" / "vm"))
    parser.add_argument("--runs", type=int, default=1000)
    parser.add_argument("--strength", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    names = [options[-1].split("=")[1] for options in COLUMNS]
    print("| program | experiment | " + " | ".join(names) + " | in the paper |\n|---|---|" + "--:|" * len(names) + "---|")
    for program, experiment, figures in PROGRAMS:
        counts = []
        for options in COLUMNS:
            every = [*options, f"--runs={arguments.runs}", f"--seed={arguments.seed}", f"--strength={arguments.strength}"]
            counts.append(failed(arguments.vm, f"lang-tests/paper/{program}.java", every))
        print(f"| {program} | {experiment} | " + " | ".join(map(str, counts)) + f" | {figures} |", flush=True)


if __name__ == "__main__":
    main()
