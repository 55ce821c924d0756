#!/usr/bin/env python3
"""Table 5.3 of Cooperari's thesis (Simoes 2014): trials until the bug shows, for each policy and number of threads, as a markdown table.

usage: bench/cooperari.py [--vm PATH] [--runs N] [--seed N] [--limit SECONDS] [NAME...]

Programs: lang-tests/paper, with 2 to 32 threads. A trial shows the bug if it fails, or if something that is found on the way (a data race, a
deadlock) is. `history` and `random` switch threads at each operation, as Cooperari does; `-`: not in so many trials (1000). Behind a slash the
thesis's own figure. `systematic`: what `vm --systematic` says, within the limit (10 s).
"""
import argparse
import json
import pathlib
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
THREADS = (2, 4, 8, 16, 32)
# Name, program, how many threads are asked for; history and random in the thesis (None: more than 1000).
X = None
PROGRAMS = [
    ("Alarm Clock", "AlarmClock", (X, 7, 3, 1, 2), (X, 8, 13, 8, 6)),
    ("Apache Common Lang", "CommonLang", (1, 1, 1, 1, 1), (1, 1, 1, 1, 1)),
    ("Bank", "Bank", (1, 1, 1, 3, 1), (1, 1, 1, 2, 1)),
    ("Clean", "Clean", (3, 4, 2, 1, 1), (21, 2, 1, 1, 1)),
    ("Dining Philosophers", "Philosophers3", (2, 9, 48, 581, X), (4, 13, 165, X, X)),
    ("Linked List", "LinkedListRace", (2, 1, 1, 1, 1), (2, 4, 1, 1, 1)),
    ("Merge Sort", "MergeSort", (99, 117, 95, 54, 4), (99, 11, 51, 14, 35)),
    ("Piper", "Piper", (X, 2, 2, 1, 1), (X, 3, 1, 1, 1)),
    ("Reorder", "Reorder", (50, 13, 4, 7, 20), (2, 23, 26, 17, 10)),
    ("Semaphore", "SemaphoreC", (X, 37, 137, X, X), (X, 8, 249, X, X)),
    ("Two Stage", "TwoStage", (52, 57, 11, 15, 28), (324, 141, 157, 92, 46)),
    ("Wrong Lock", "WrongLock", (5, 1, 2, 7, 1), (5, 1, 2, 3, 1)),
]


def program_for(name, threads, directory):
    """The file, and its arguments: the number of threads is an argument, or a constant that is put in."""
    path = ROOT / "lang-tests" / "paper" / f"{name}.java"
    text = path.read_text()
    if "static final int N = " not in text:
        return [str(path), str(threads)]
    file = pathlib.Path(directory, path.name)
    file.write_text(re.sub(r"static final int N = \d+", f"static final int N = {threads}", text))
    return [str(file)]


def trials(vm, options, command):
    done = subprocess.run([vm, *options, "--format=json", "--no-out", "--stats", *command], capture_output=True, text=True)
    report = json.loads(done.stdout[:done.stdout.rindex("}") + 1])
    coverage, = report.get("coverage", [{}])
    found = [n for n in (coverage.get("first_failed"), *(f["first_schedule"] for f in report["findings"])) if n]
    return min(found) if found else None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=str(ROOT / "build" / "vm"))
    parser.add_argument("--runs", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=int, default=10)
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_args()
    print("| program | policy | " + " | ".join(f"{n} threads" for n in THREADS) + " |\n|---|---|" + "--:|" * len(THREADS))
    part = [f"--runs={arguments.runs}", f"--seed={arguments.seed}", "--first", f"--max-time={arguments.limit}"]
    with tempfile.TemporaryDirectory() as directory:
        for title, name, history, random in PROGRAMS:
            if arguments.names and name not in arguments.names:
                continue
            for policy, options, theirs in (("history", ["--explore=history"], history), ("random", ["--systematic=all", "--explore=random"], random)):
                cells = []
                for n, figure in zip(THREADS, theirs):
                    ours = trials(arguments.vm, options + part, program_for(name, n, directory))
                    cells.append(f"{ours or '-'} / {figure or '-'}")
                print(f"| {title} | {policy} | " + " | ".join(cells) + " |", flush=True)
            cells = []
            for n in THREADS:
                done = subprocess.run([arguments.vm, "--systematic", "--first", f"--max-time={arguments.limit}", "--no-out", *program_for(name, n, directory)],
                                      capture_output=True, text=True)
                cells.append({0: "passed", 1: "found", 3: "open"}[done.returncode])
            print(f"| {title} | systematic | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
