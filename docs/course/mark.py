#!/usr/bin/env python3
"""Marks submissions to the exercises of the course: each is compiled together with the unit's hidden check, and the check
is explored under every schedule.

usage: docs/course/mark.py [--vm PATH] [--max-time SECONDS] [--csv FILE] UNIT SUBMISSION...
UNIT: a folder beside this script, such as 01-lost-update. SUBMISSION: a file with the exercise's class, whatever the file's name, or a folder
that holds it. A line for each: its path, its mark and why: "passed", "failed: ..." with the first finding, "does not compile: ...", or
"no verdict: ..." if the exploration ended at the time limit (60 seconds). Exit status 0 if all of them passed, 1 if not, 2 for wrong usage.
Nothing in a submission is run outside the VM; one that never ends costs its time limit and nothing else.
"""
import argparse
import csv
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent


def exercise_class(unit):
    """The file name that submissions to this unit must have, such as Counter.java."""
    return next((unit / "exercise").glob("*.java")).name


def mark(vm, unit, submission, seconds):
    """(mark, reason, the report or None) of one submission."""
    name = exercise_class(unit)
    file = submission / name if submission.is_dir() else submission
    if not file.is_file():
        return "missing", f"there is no {name}", None
    with tempfile.TemporaryDirectory() as directory:
        shutil.copy(unit / "check" / "Check.java", directory)
        shutil.copy(file, pathlib.Path(directory) / name)
        done = subprocess.run([str(vm), "--systematic", "--workers=1", "--first", "--no-out", f"--max-time={seconds}", "--format=json", "Check.java"], cwd=directory, capture_output=True,
                              text=True, errors="replace")
    if done.returncode in (2, 6):
        return "does not compile", (done.stderr or done.stdout).strip().splitlines()[0], None
    try:
        report = json.loads(done.stdout)
    except ValueError:
        return "no verdict", (done.stderr or "the VM said nothing").strip().splitlines()[0], None
    failures = [finding for finding in report["findings"] if finding["failure"]]
    if failures:
        return "failed", describe(failures[0]), report
    if any(not output["text"].endswith("checked\n") for output in report["outputs"]):
        return "failed", "the program ends before the check is over (System.exit?)", report
    if report["verdict"] == "passed":
        return "passed", "", report
    return "no verdict", report["end"], report


def describe(finding):
    """A finding in one line, as the first line of its text in a report."""
    subject = f" on {finding['variable']}" if finding.get("variable") else ""
    return f"{finding['kind']}{subject}: {finding['message']}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=str(HERE.parent.parent / "build" / "vm"))
    parser.add_argument("--max-time", type=int, default=60)
    parser.add_argument("--csv")
    parser.add_argument("unit")
    parser.add_argument("submissions", nargs="+", type=pathlib.Path)
    arguments = parser.parse_args()
    unit = HERE / pathlib.Path(arguments.unit).name
    if not (unit / "check" / "Check.java").is_file():
        parser.error(f"there is no unit {arguments.unit}; the units are: " + " ".join(sorted(p.parent.parent.name for p in HERE.glob("*/check/Check.java"))))
    vm = pathlib.Path(arguments.vm).resolve()
    if not vm.is_file():
        parser.error(f"there is no {vm}: build the VM first (./run --version does), or name it with --vm")
    rows = []
    for submission in arguments.submissions:
        verdict, reason, _ = mark(vm, unit, submission, arguments.max_time)
        rows.append((str(submission), verdict, reason))
        print(f"{submission}: {verdict}" + (f": {reason}" if reason else ""), flush=True)
    if arguments.csv:
        with open(arguments.csv, "w", newline="") as out:
            csv.writer(out).writerows([("submission", "mark", "reason"), *rows])
    return 0 if all(verdict == "passed" for _, verdict, _ in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
