#!/usr/bin/env python3
"""Marks submissions to the exercises of the course: each is compiled together with the unit's hidden check, and the check
is explored under every schedule.

usage: docs/course/mark.py [--vm PATH] [--max-time SECONDS] [--csv FILE] UNIT SUBMISSION...
UNIT: a folder beside this script, such as 01-lost-update. SUBMISSION: a file with the exercise's class, whatever the file's name, or a folder
that holds it. A line for each: its path, its mark and why: "passed", "failed: ..." with the first finding, "does not compile: ...",
"not allowed: ..." if it does what would decide about the check in its place (docs/grading.md), or "no verdict: ..." if the exploration ended at the time limit (60 seconds). Exit status 0 if all of them passed, 1 if not, 2 for wrong usage, or if the table
cannot be written.
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
    """(mark, reason, the report or None) of one submission.

    vm grade does it: it keeps submissions from deciding themselves what counts (System.exit, heddle.Verify, a handler of all exceptions, files).
    """
    name = exercise_class(unit)
    file = submission / name if submission.is_dir() else submission
    if not file.is_file():
        return "missing", f"there is no {name}", None
    with tempfile.TemporaryDirectory() as directory:
        own = pathlib.Path(directory) / name
        try:
            shutil.copyfile(file, own)
        except OSError as error:
            return "missing", f"it cannot be read: {error.strerror}", None
        done = subprocess.run([str(vm), "grade", "--format=json", f"--time={seconds}", "--with=--workers=1", str(unit / "check" / "Check.java"), str(own)], capture_output=True, text=True, errors="replace")
    try:
        graded = json.loads(done.stdout)["submissions"][0]
        check = graded["checks"][0]
    except (ValueError, LookupError):
        return "no verdict", first_line(done.stderr) or "the VM said nothing", None
    verdict, words, report = check["verdict"], check["words"], check["report"]
    if verdict in ("does not compile", "not allowed"):
        return verdict, words, report
    if verdict == "FAILED":
        failures = [finding for finding in (report or {}).get("findings", []) if finding["failure"]]
        return "failed", describe(failures[0]) if failures else words, report
    if verdict == "undecided":
        return "no verdict", report["end"] if report else words, report
    if verdict != "passed":
        return "no verdict", words, report
    # A proof needs schedules that have come to the check's last line. (vm grade keeps the beginning of long outputs only.)
    outputs = [output["text"] for output in report["outputs"]]
    if not outputs or not all(text.endswith(("checked\n", "(and so on)\n")) for text in outputs):
        return "failed", "the program ends before the check is over", report
    return "passed", "", report


def first_line(text):
    return (text.strip().splitlines() or [""])[0]


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
    if arguments.max_time < 1:
        parser.error("--max-time: a whole number of seconds from 1 on is needed")
    if arguments.csv:
        try:
            open(arguments.csv, "a").close()  # before hours of work are lost
        except OSError as error:
            parser.error(f"--csv: {arguments.csv}: {error.strerror}")
    rows = []
    for submission in arguments.submissions:
        verdict, reason, _ = mark(vm, unit, submission, arguments.max_time)
        rows.append((str(submission), verdict, reason))
        print(f"{submission}: {verdict}" + (f": {reason}" if reason else ""), flush=True)
    if arguments.csv:
        try:
            with open(arguments.csv, "w", newline="") as out:
                csv.writer(out).writerows([("submission", "mark", "reason"), *rows])
        except OSError as error:
            print(f"mark.py: {arguments.csv}: {error.strerror}", file=sys.stderr)
            return 2
    return 0 if all(verdict == "passed" for _, verdict, _ in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
