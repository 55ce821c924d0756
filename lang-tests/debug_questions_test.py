#!/usr/bin/env python3
"""What vm debug answers to why, no-return, nearest, win? and outcomes, against brute force: every order of operations, tried one by one with
`run` and `back` in a session of its own, which knows nothing of explorations.

usage: debug_questions_test.py [--vm PATH] [--filter TEXT] [--steps N] [--verbose]     (default build/vm, 40,000 steps of brute force for each
program); ends with a line "N passed, N failed"
Each program of lang-tests/reports (and of OTHERS) whose first finding is a failure (data races are no matter of one schedule: nearest says so) is asked:
* why: the numbers of its operations are those of the session, with the same words;
* no-return: behind the operation that it names no way passes (brute force), and in front of it one does;
* nearest: the way that it goes ends the program without anything going wrong;
* win?: from the beginning, its way fails.
"""
import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
OTHERS = ["systematic/YieldsBetweenLocks.java"]
ROW = re.compile(r"^ *(\d+)  (.*)$", re.MULTILINE)


class Session:
    """A debugger in a pipe: one command, one answer."""

    def __init__(self, vm, schedule, directory):
        self.process = subprocess.Popen([vm, "debug", schedule], cwd=directory, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.greeting = self.ask("goto 0")

    def ask(self, command):
        # An unknown command marks the answer's end: nothing else is told apart from a program's own output.
        self.process.stdin.write(f"{command}\nend-of-answer\n".encode())
        self.process.stdin.flush()
        answer = b""
        while b"there is no command 'end-of-answer'" not in answer:
            line = self.process.stdout.readline()
            if not line:
                raise AssertionError(f"the session ended at {command!r}: {answer.decode(errors='replace')[-500:]}")
            answer += line
        text = answer.decode(errors="replace")
        text = text[text.index(f") {command}\n") + len(command) + 3 :]
        return text[: text.rindex(") end-of-answer\n")].rsplit("(", 1)[0]

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class TooMany(Exception):
    pass


class BruteForce:
    """Does some order of operations lead from here to the program's end without anything going wrong?"""

    def __init__(self, session, steps):
        self.session, self.left = session, steps

    def can_pass(self):
        for thread in re.findall(r"^(?:=>|  ) (\S+) +\S", self.session.ask("threads"), re.MULTILINE):
            pick = 0
            while True:
                if self.left == 0:
                    raise TooMany
                self.left -= 1
                answer = self.session.ask(f"run {thread} 1" + (f" pick {pick}" if pick else ""))
                if not ROW.match(answer):
                    break  # it cannot go on, or there are no more options
                fails = "\n       ! " in answer
                passes = not fails and ("the program has ended" in answer or (not fails and self.can_pass()))
                self.session.ask("back")
                if passes:
                    return True
                if "notifies one on" not in ROW.match(answer)[2] and "chooses" not in ROW.match(answer)[2]:
                    break
                pick += 1
        return False


class Judge:
    def __init__(self, arguments):
        self.vm, self.steps, self.verbose = os.path.abspath(arguments.vm), arguments.steps, arguments.verbose
        self.passed = self.failed = self.judged = 0

    def expect(self, holds, what):
        self.passed += bool(holds)
        self.failed += not holds
        if not holds:
            print(f"FAILED {what}", flush=True)

    def program(self, program):
        with tempfile.TemporaryDirectory() as directory:
            pathlib.Path(directory, program.name).write_bytes(program.read_bytes())
            done = subprocess.run([self.vm, "--systematic", "--workers=1", "--format=json", program.name], cwd=directory, capture_output=True, text=True, timeout=120)
            findings = [f for f in json.loads(done.stdout)["findings"] if f["failure"] and f.get("schedule_file")]
            if not findings:
                return
            finding = findings[0]
            session = Session(self.vm, finding["schedule_file"], directory)
            try:
                self.ask(program.name, finding, session)
            finally:
                session.close()

    def ask(self, name, finding, session):
        why = session.ask("why")
        self.expect(finding["message"].split("#")[0] in why, f"{name}: why does not say {finding['message']!r}: {why}")
        wrong = [f"{number} {text}" for number, text in ROW.findall(why) if not self.same_row(session, int(number), text)]
        self.expect(not wrong, f"{name}: why names other operations than the session has: {wrong}")
        session.ask("goto 0")
        no_return, nearest = session.ask("no-return"), session.ask("nearest")
        self.expect(session.ask("schedule all").startswith("=> here\n"), f"{name}: the questions have moved the session")
        if finding["kind"] == "data race":
            self.expect("data race" in no_return and "data race" in nearest, f"{name}: {no_return}{nearest}")
            return
        self.win(name, session)
        if "no schedule passes" in no_return:
            self.expect("no schedule passes" in nearest, f"{name}: {nearest}")
            self.brute_force(name, session, 0)
            return
        stays = re.search(r"the first (\d+) operations? may stay", nearest)
        kept = int(stays[1]) if stays else 0
        self.expect(stays or "from the beginning on" in nearest, f"{name}: nearest: {nearest}")
        point = ROW.search(no_return)
        self.expect(point is None or int(point[1]) == kept + 1, f"{name}: no-return and nearest do not agree: {no_return}{nearest}")
        if point is not None and "no longer pass" in no_return:
            self.brute_force(name, session, kept + 1)
        session.ask("nearest go")
        way = session.ask("continue")
        self.expect("the program has ended" in way and "       ! " not in way, f"{name}: the nearest way does not pass: {way}")

    def same_row(self, session, number, text):
        session.ask(f"goto {number}")
        rows = dict(ROW.findall(session.ask(f"schedule {number} all")))
        return self.gist(text) == self.gist(rows.get(str(number), ""))

    @staticmethod
    def gist(row):
        """The thread, what it does in a word, and where. (Names of objects depend on the state in which one asks; values are known to why only.)"""
        words = re.match(r"(\S+)  (?:\S+\(\): )?(\w+)", row)
        place = re.search(r"\((\S+:\d+)\)", row)
        return words and words.groups(), place and place[1]

    def win(self, name, session):
        answer = session.ask("win?")
        self.expect("a failure can still be reached" in answer, f"{name}: win?: {answer}")
        end = session.ask("continue")
        self.expect("       ! " in end or " here" in end or "nobody can go on" in end or "the schedule ends here" in end, f"{name}: the way of win? does not fail: {end}")
        session.ask("goto 0")

    def brute_force(self, name, session, position):
        """The session's plan is lost by this: it walks other ways. Its schedule is read again."""
        other = Session(self.vm, *self.again(session))
        try:
            other.ask(f"goto {position}")
            search = BruteForce(other, self.steps)
            found = search.can_pass()
            self.judged += 1
            self.expect(not found, f"{name}: behind operation {position} it can pass")
            if self.verbose:
                print(f"{name}: behind {position}: {self.steps - search.left} steps")
        except TooMany:
            if self.verbose:
                print(f"{name}: behind {position}: too many ways for brute force")
        finally:
            other.close()

    @staticmethod
    def again(session):
        return session.process.args[2], os.readlink(f"/proc/{session.process.pid}/cwd")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=str(HERE.parent / "build" / "vm"))
    parser.add_argument("--filter", default="")
    parser.add_argument("--steps", type=int, default=40_000)
    parser.add_argument("--verbose", action="store_true")
    arguments = parser.parse_args()
    judge = Judge(arguments)
    for program in sorted((HERE / "reports").glob("*.java")) + [HERE / name for name in OTHERS]:
        if arguments.filter in program.name:
            judge.program(program)
    if not arguments.filter:
        judge.expect(judge.judged >= 12, f"brute force has judged {judge.judged} programs only")
    print(f"{judge.passed} passed, {judge.failed} failed")
    return 1 if judge.failed else 0


if __name__ == "__main__":
    sys.exit(main())
