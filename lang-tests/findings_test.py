#!/usr/bin/env python3
"""Every finding of every program here is replayed by the command that its report prints, and must be the same finding again: kind, message,
places, exit status. The exploration itself is run twice and must print the same bytes; the JSON report must tell the same findings.

usage: findings_test.py [--vm PATH] [--filter REGEX] [--sample N]     (default build/vm); ends with a line "N passed, N failed"
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

import run

SCHEDULE = "\nthe schedule that shows it"
COMMAND = re.compile(r"^  see it again: (\S+) (replay .*)$", re.M)


def explorations(test):
    """Options and arguments of the explorations of a test that must find something."""
    for words in test.explore or [[]]:
        words, args = (words[: words.index("--")], words[words.index("--") + 1 :]) if "--" in words else (words, test.args)
        count = next((w for w in words if w.startswith("findings=")), None)
        if count == "findings=0" or (count is None and ("clean", "") in test.findings):
            continue
        options = [w for w in words if w.startswith("--")]
        mode = [w for w in words if "=" not in w and not w.startswith("--")]
        if not any(w.startswith("--systematic") for w in options):
            options.insert(0, "--systematic=" + mode[0] if mode else "--systematic")
        # With several workers two runs may show a finding by different schedules, and workers_test.py looks after them.
        options = [w for w in options if not w.startswith("--workers")]
        if not any(w.startswith("--bitstate") for w in options):
            options.append("--workers=1")
        yield options + test.options, args


def tests_with_findings(pattern, sample):
    """The tests that must find something, each with its explorations; of `sample` about that many, spread evenly."""
    tests = [t for t in run.find_tests(pattern) if t.explored and (t.findings or t.uncaught)]
    tests = [(t, list(explorations(t))) for t in tests]
    tests = [(t, e) for t, e in tests if e]
    return tests[:: max(1, len(tests) // sample)] if sample else tests


class Checker:
    def __init__(self, vm):
        self.vm = os.path.abspath(vm)
        self.findings = 0

    def call(self, *words, stdin=""):
        done = subprocess.run(
            [self.vm, *words], cwd=run.ROOT, capture_output=True, input=stdin, text=True, errors="replace", timeout=120
        )
        # The program's own standard error belongs to the replay, not to its report.
        return done.returncode, re.sub(r"\bin \d+\.\d\d s\b", "in TIME s", done.stdout)

    def check(self, test, options, args, problems):
        with tempfile.TemporaryDirectory() as out:
            words = [*options, "--out=" + out, os.path.relpath(test.files[0], run.ROOT), *args]
            stdin = test.stdin or ""  # of the explorations; a replay has its journal
            status, text = self.call(*words, stdin=stdin)
            if (status, text) != self.call(*words, stdin=stdin):
                problems.append("the same command printed something else")
            if status != 1:
                problems.append(f"exit status {status} with a finding\n{text}")
            again, document = self.call("--format=json", *words, stdin=stdin)
            if again != status:
                problems.append(f"--format=json: exit status {again}, not {status}")
            report = json.loads(document)
            failures = [f for f in report["findings"] if f["failure"]]
            if not failures:
                problems.append("no finding in the JSON report")
            commands = COMMAND.findall(text)
            if len(commands) != len(failures):
                problems.append(f"{len(failures)} findings and {len(commands)} commands to see them again")
            for finding, (_, command) in zip(failures, commands):
                self.findings += 1
                self.replay(finding, shlex.split(command), text, problems)

    def replay(self, finding, command, text, problems):
        name = f"{finding['kind']}: {finding['message']}"
        if not finding["confirmed"]:
            problems.append(f"{name}: not confirmed by the tester's own replay")
        if pathlib.Path(command[1]).read_text() != finding["schedule"]:
            problems.append(f"{name}: {command[1]} is not the schedule of the JSON report")
        status, replayed = self.call(*command)
        if status != 1 or not replayed.endswith("replayed: the same finding\n"):
            problems.append(f"{name}: replay: exit status {status}\n{replayed}")
            return
        cause = replayed.split(SCHEDULE)[0].removesuffix("replayed: the same finding\n").rstrip("\n").splitlines()
        while cause and finding["message"].splitlines()[0] not in cause[0]:  # first comes what the program prints
            cause.pop(0)
        if not cause or finding["kind"] not in cause[0]:
            problems.append(f"{name}: the replay does not say so:\n{replayed}")
            return
        # Of many findings the report shows the later ones with their first line only.
        if "\n".join(cause) not in text and not re.search(re.escape(cause[0]) + r"\n  (see it|\(seen in)", text):
            problems.append(f"{name}: the replay describes it in other words:\n{replayed}--- report:\n{text}")


def check(vm, test, todo):
    """The problems of one test (an empty list: it passed), and how many findings have been replayed."""
    checker, problems = Checker(vm), []
    for options, args in todo:
        try:
            checker.check(test, options, args, problems)
        except Exception as problem:  # every failure is shown, whatever it is
            problems.append(f"{' '.join(options)}: {type(problem).__name__}: {problem}")
    return problems, checker.findings


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=os.path.join(run.ROOT, "build", "vm"))
    parser.add_argument("--filter", default="")
    parser.add_argument("--sample", type=int, default=0, help="only about that many programs, spread evenly")
    arguments = parser.parse_args()
    tests = tests_with_findings(arguments.filter, arguments.sample)
    passed = failed = findings = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for (test, _), (problems, replayed) in zip(tests, pool.map(lambda t: check(arguments.vm, *t), tests)):
            findings += replayed
            if problems:
                failed += 1
                print(f"FAILED {test.path}")
                for problem in problems:
                    print("    " + problem.replace("\n", "\n    "))
            else:
                passed += 1
    print(f"{findings} findings replayed")
    print(f"{passed} passed, {failed} failed")
    return failed != 0 or passed == 0


if __name__ == "__main__":
    sys.exit(main())
