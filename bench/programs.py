#!/usr/bin/env python3
"""Times whole programs of bench/programs on vm and on `java -Xint`, in turns; medians and their ratio.

usage: bench/programs.py [--vm PATH] [--runs N] [NAME...]     (default build/vm, 5 runs, all programs)
User time of the process is counted; what both print must agree.
"""
import argparse
import pathlib
import resource
import statistics
import subprocess
import tempfile

HERE = pathlib.Path(__file__).resolve().parent


def user_seconds(command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before, output


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--vm", default=str(HERE.parent / "build" / "vm"))
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_args()
    ratios = []
    print("| program | vm, s | java -Xint, s | vm / java -Xint |\n|---|---|---|---|")
    with tempfile.TemporaryDirectory() as classes:
        for source in sorted((HERE / "programs").glob("*.java")):
            if arguments.names and source.stem not in arguments.names:
                continue
            subprocess.run(["javac", "-d", classes, str(source)], check=True)
            ours, theirs = [], []
            for _ in range(arguments.runs):
                seconds, output = user_seconds([arguments.vm, str(source)])
                ours.append(seconds)
                seconds, expected = user_seconds(["java", "-Xint", "-XX:+UseSerialGC", "-cp", classes, source.stem])
                theirs.append(seconds)
                assert output == expected, (source, output, expected)
            a, b = statistics.median(ours), statistics.median(theirs)
            ratios.append(a / b)
            print(f"| {source.stem} | {a:.2f} | {b:.2f} | {a / b:.2f} |", flush=True)
    print(f"\ngeometric mean of the ratios: {statistics.geometric_mean(ratios):.2f}")


if __name__ == "__main__":
    main()
