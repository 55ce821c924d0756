#!/usr/bin/env python3
"""The table of Penelope's evaluation (Sorrentino, Farzan, Madhusudan, FSE 2010, table 1) over programs of its kinds, as markdown.

usage: bench/penelope.py [--vm PATH] [--seeds N] [PROGRAM...]
       bench/penelope.py --overhead [--vm PATH]

Columns as in the paper: threads, shared variables (entities), locks, steps of the observed run and its switches; predicted schedules, of which
A have been observed, N are not feasible and F have been run; switches of these on average; seconds; findings, data races apart. With --seeds N the observed run is
also N random ones, and `errors` are the different ones of all. Beside it what `vm --systematic` says within 10 s. The paper's errors stand behind a slash.

--overhead: larger runs of three programs, plain and predicted from (seconds; the least of three): what monitoring, prediction and the schedules cost together.
"""
import argparse
import json
import pathlib
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAPER = ROOT / "lang-tests" / "paper"
# Program, the paper's program of that kind, and how many errors the paper found in it (None: it has none like it).
PROGRAMS = [("PenelopeVector", "vector", "yes"), ("PenelopeVectorNested", "vector, repaired", None), ("PenelopeVectorFixed", "", None), ("PenelopeStack", "stack", "yes"),
            ("PenelopeStackFixed", "", None), ("PenelopePoolClose", "pool 1.2", "yes"), ("PenelopePoolCloseFixed", "pool 1.3", None),
            ("PenelopePoolFactory", "pool 1.2", "yes"), ("PenelopePoolFactoryFixed", "", None), ("PenelopeRayTracer", "raytracer", "1"), ("PenelopeRayTracerFixed", "", None),
            ("PenelopeElevator", "elevator", "0"), ("PenelopeTsp", "tsp", "0"), ("Bank", "", None), ("BankFixed", "", None), ("MergeSort", "", None), ("MergeSortFixed", "", None), ("ContestMoneyLocked", "", None), ("SplitSync", "", None),
            ("SemaphoreB", "", None), ("Philosophers5", "", None)]


def run(vm, options, path):
    done = subprocess.run([vm, *options, "--no-out", "--format=json", str(path)], capture_output=True, text=True)
    return json.loads(done.stdout)


# Program and arguments.
LARGER = [("PenelopeElevator", ["40", "6"]), ("PenelopeElevator", ["200", "8"]), ("PenelopeTsp", ["6", "4"]), ("PenelopeTsp", ["8", "4"])]


def overhead(vm):
    print("| program | steps of the observed run | predicted | run | plain s | predict s |")
    print("|---|--:|--:|--:|--:|--:|")
    for name, words in LARGER:
        path, plain, predicted, told = str(PAPER / f"{name}.java"), [], [], None
        for _ in range(3):  # one after the other, so that whatever else the machine does meets both
            begin = time.monotonic()
            subprocess.run([vm, path, *words], capture_output=True, check=True)
            plain.append(time.monotonic() - begin)
            begin = time.monotonic()
            done = subprocess.run([vm, "predict", "--no-out", "--format=json", "--max-time=300", path, *words], capture_output=True, text=True)
            predicted.append(time.monotonic() - begin)
            told = json.loads(done.stdout)["predictions"]
        ran = sum(s["fate"] in ("failed", "passed", "unfinished") for s in told["schedules"])
        print(f"| {name} {' '.join(words)} | {told['observed']['steps']} | {len(told['schedules'])} | {ran} | {min(plain):.3f} | {min(predicted):.3f} |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=str(ROOT / "build" / "vm"))
    parser.add_argument("--seeds", type=int, default=0)
    parser.add_argument("--overhead", action="store_true")
    parser.add_argument("programs", nargs="*")
    arguments = parser.parse_args()
    if arguments.overhead:
        return overhead(arguments.vm)
    print("| program | threads | variables | locks | steps | switches | predicted | A | N | F | races, deadlocks | switches of F | s | errors | races | systematic |")
    print("|---|" + "--:|" * 14 + "---|")
    for name, kind, theirs in PROGRAMS:
        if arguments.programs and name not in arguments.programs:
            continue
        path = PAPER / f"{name}.java"
        first = run(arguments.vm, ["predict"], path)
        reports = [first] + [run(arguments.vm, ["predict", f"--seed={seed}"], path) for seed in range(1, arguments.seeds + 1)]
        errors = {f["key"] for r in reports for f in r["findings"] if f["kind"] != "data race"}
        races = {f["key"] for r in reports for f in r["findings"] if f["kind"] == "data race"}
        told = first["predictions"]
        seen, patterns = told["observed"], [s for s in told["schedules"] if s["pattern"].isupper()]
        done = [s for s in patterns if s["fate"] in ("failed", "passed", "unfinished")]
        count = lambda fate: sum(s["fate"] == fate for s in patterns)
        switches = sum(s["switches"] for s in done) / len(done) if done else 0
        verdict = run(arguments.vm, ["--systematic", "--promote=auto", "--max-time=10"], path)["verdict"]
        print(f"| {name}{f' ({kind})' if kind else ''} | {seen['threads']} | {seen['shared_variables']} | {seen['locks']} | {seen['steps']} | {seen['switches']} | "
              f"{len(patterns)} | {count('observed')} | {count('infeasible')} | {len(done)} | {len(told['schedules']) - len(patterns)} | {switches:.1f} | {first['seconds']:.2f} | "
              f"{len(errors)}{f' / {theirs}' if theirs else ''} | {len(races)} | {verdict} |", flush=True)


if __name__ == "__main__":
    main()
