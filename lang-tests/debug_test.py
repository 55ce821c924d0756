#!/usr/bin/env python3
"""vm debug. Every finding of a sample of the programs here is walked to its end, back to the beginning, and to its end again: both
times everything looks the same; and what the walk is saved as is a schedule that shows the finding. And some sessions as people
have them.

usage: debug_test.py [--vm PATH] [--filter REGEX] [--sample N]     (default build/vm, 60); ends with a line "N passed, N failed"
"""
import argparse
import json
import os
import re
import subprocess
import sys
import tempfile

import findings_test
import run

LOOK = ["schedule", "threads", "locals", "output"]
# What a replay of the end calls it. The others are judged by more than their last state.
SHOWN_AT_THE_END = {"deadlock", "assertion failed", "uncaught exception", "data race"}


class Debugger:
    def __init__(self, vm):
        self.vm = os.path.abspath(vm)

    def session(self, words, commands):
        """The answers, one a command; the greeting is the first."""
        done = subprocess.run(
            [self.vm, "debug", *words],
            cwd=run.ROOT,
            input="\n".join(commands) + "\n",
            capture_output=True,
            text=True,
            errors="replace",
            timeout=120,
        )
        assert done.returncode == 0, (done.returncode, done.stdout[-2000:], done.stderr)
        answers, rest = [], done.stdout
        for command in commands:
            for at in range(len(rest)):  # the prompt is "(12) "
                line = rest.find("(", at)
                end = rest.find(f") {command}\n", line)
                if end >= 0 and rest[line + 1 : end].isdigit() and (line == 0 or rest[line - 1] == "\n"):
                    break
            answers.append(rest[:line])
            rest = rest[end + len(command) + 3 :]
        return answers + [rest]

    def walk(self, test, options, args, problems):
        with tempfile.TemporaryDirectory() as out:
            words = [*options, "--out=" + out, os.path.relpath(test.files[0], run.ROOT), *args]
            done = subprocess.run(
                [self.vm, "--format=json", *words],
                cwd=run.ROOT,
                input=test.stdin or "",
                capture_output=True,
                text=True,
                timeout=120,
            )
            for number, finding in enumerate(json.loads(done.stdout)["findings"]):
                if not finding["failure"] or not finding.get("schedule"):
                    continue
                file, again = os.path.join(out, f"{number}.schedule"), os.path.join(out, f"{number}.again")
                with open(file, "w") as f:
                    f.write(finding["schedule"])
                # A race is the state at the schedule's end; what comes behind it is another one.
                end = 1000000
                if finding["kind"] == "data race":
                    end = sum(max(1, int(n)) for n in re.findall(r"^step \S+ (\d+)", finding["schedule"], re.M))
                commands = [f"goto {end}", *LOOK, "goto 0", "threads", f"goto {end}", *LOOK, "save " + again]
                answers = self.session([file], commands)
                name = f"{finding['kind']}: {finding['message']}"
                first, second = answers[2:6], answers[9:13]
                for command, a, b in zip(LOOK, first, second):
                    if a != b:
                        changed = run.difference(a.splitlines(), b.splitlines())
                        problems.append(f"{name}: '{command}' after going back and forth:\n{changed}")
                if "has not run yet" not in answers[7] and "next: " not in answers[7]:
                    problems.append(f"{name}: at the beginning: {answers[7]}")
                if "saved as" not in answers[-1]:
                    problems.append(f"{name}: {answers[-1]}")
                    continue
                replayed = subprocess.run([self.vm, "replay", again], cwd=run.ROOT, capture_output=True, text=True)
                # In the paper's modes the schedule of a race goes beyond it if the access is made by an operation.
                paper = finding["kind"] == "data race" and any(re.fullmatch("--systematic=(exitblock|dd|rw|rwdd)", o) for o in options)
                if finding["kind"] in SHOWN_AT_THE_END and not paper and (replayed.returncode != 1 or "the same finding" not in replayed.stdout):
                    problems.append(f"{name}: saved and replayed: {replayed.returncode}\n{replayed.stdout}{replayed.stderr}")


def lost_notify(debugger):
    """A deadlock that another way avoids."""
    program = "lang-tests/reports/LostNotify.java"
    with tempfile.TemporaryDirectory() as out:
        subprocess.run([debugger.vm, "--systematic", "--out=" + out, program], cwd=run.ROOT, capture_output=True)
        file = os.path.join(out, "LostNotify-1.schedule")
        answers = debugger.session(
            [file],
            ["watch LostNotify.dinner", "continue", "back", "run guest 2", "continue", "continue", "threads", "output"],
        )
        assert "watch LostNotify.dinner was false, is true" in answers[2], answers[2]
        assert "next: cook" in answers[3], answers[3]
        assert "the rest of the schedule" in answers[4] and "waits on LostNotify.bell" in answers[4], answers[4]
        assert "watch LostNotify.dinner was false, is true" in answers[5], answers[5]
        assert "the program has ended" in answers[6], answers[6]
        assert answers[7].count("has ended") == 3, answers[7]
        answers = debugger.session([file], ["goto 8", "explore", "continue", "goto 6", "run guest 2", "explore", "explore x"])
        assert "can fail from here" in answers[2] and "lost notify" in answers[2], answers[2]
        assert "nobody can go on" in answers[3], answers[3]
        assert answers[6].startswith("no schedule fails from here on: "), answers[6]
        assert "wants a number of seconds" in answers[7], answers[7]


def a_program(debugger):
    """From the beginning, with input and arguments of its own."""
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "Sum.java")
        with open(source, "w") as f:
            f.write(
                """class Sum {
  static int total;
  public static void main(String[] args) throws Exception {
    int times = Integer.parseInt(args[0]);
    Thread helper = new Thread(() -> { synchronized (Sum.class) { total += 10; } }, "helper");
    helper.start();
    int first = System.in.read();
    synchronized (Sum.class) {
      total += times * (first - '0');
    }
    helper.join();
    System.out.println("total " + total);
  }
}
"""
            )
        with open(os.path.join(folder, "in"), "w") as f:
            f.write("7\n")
        words = ["--input", os.path.join(folder, "in"), source, "6"]
        answers = debugger.session(words, ["break 8", "continue", "locals", "list", "delete", "continue", "output", "back", "rcontinue"])
        assert "1: break 8" in answers[2], answers[2]
        assert "times = 6" in answers[3] and "first = 55" in answers[3], answers[3]
        assert "=>    8" in answers[4], answers[4]
        assert "total 52" in answers[7], answers[7]
        assert "this is the beginning" in answers[9], answers[9]
        saved = os.path.join(folder, "end.schedule")
        debugger.session(words, ["continue", "save " + saved])
        done = subprocess.run([debugger.vm, "replay", saved], cwd="/", stdin=subprocess.DEVNULL, capture_output=True, text=True)
        assert done.stdout == "total 52\nreplayed: the same output\n", done.stdout + done.stderr


def wrong_words(debugger):
    for words, text in (
        ([], "vm debug Program.java, vm debug FILE.schedule"),
        (["nowhere.schedule"], "nowhere.schedule: No such file"),
        (["lang-tests"], "lang-tests: is a directory"),
        (["lang-tests/README.md"], "lang-tests/README.md"),
        (["Nowhere.java"], "Nowhere.java"),
        (["--input", "nowhere", "lang-tests/reports/LostNotify.java"], "nowhere: No such file"),
    ):
        done = subprocess.run([debugger.vm, "debug", *words], cwd=run.ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        assert done.returncode == 2 and text in done.stderr, (words, done.returncode, done.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=os.path.join(run.ROOT, "build", "vm"))
    parser.add_argument("--filter", default="")
    parser.add_argument("--sample", type=int, default=60, help="only about that many programs, spread evenly")
    arguments = parser.parse_args()
    tests = findings_test.tests_with_findings(arguments.filter, arguments.sample)
    debugger = Debugger(arguments.vm)
    passed = failed = 0

    def one(name, check):
        nonlocal passed, failed
        problems = []
        try:
            check(problems)
        except Exception as problem:  # every failure is shown, whatever it is
            problems.append(f"{type(problem).__name__}: {problem}")
        if problems:
            failed += 1
            print(f"FAILED {name}")
            for problem in problems:
                print("    " + str(problem).replace("\n", "\n    "))
        else:
            passed += 1

    for scene in (lost_notify, a_program, wrong_words):
        one(scene.__name__, lambda problems: scene(debugger))
    for test, todo in tests:
        one(test.path, lambda problems: [debugger.walk(test, options, args, problems) for options, args in todo])
    print(f"{passed} passed, {failed} failed")
    return failed != 0 or passed == 0


if __name__ == "__main__":
    sys.exit(main())
