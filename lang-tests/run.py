#!/usr/bin/env python3
"""Runs the conformance programs of this folder, whose expectations are comments in the programs.

A test is a .java file, or a folder with a Main.java (then all .java files of the folder belong to it). Tests are
found by folder, never listed by hand. README.md in this folder describes the comments.

  run.py                      every test on build/vm
  run.py --filter paper       the tests whose path contains "paper" (a regular expression)
  run.py --mode gc-stress     the same programs in another mode, see MODES
  run.py --mode save-world    each program saved at a random step, and gone on with in another process
  run.py --openjdk            the same expectations, checked against OpenJDK
  run.py --openjdk --update   rewrites the "// expect:" lines from OpenJDK's answer
"""
import argparse
import base64
import concurrent.futures
import difflib
import hashlib
import json
import os
import re
import select
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
NOT_TESTS = {"openjdk", "junit", "linearizability", "differential", "native", "litmus", "realistic", "rules", "schedules"}

# Options that a mode adds to every run.
MODES = {
    "plain": [],
    "gc-stress": ["--gc-stress"],
    "checkpoint-stress": ["--checkpoint-stress"],
    "systematic-single": ["--systematic", "--stats"],  # single-threaded programs: exactly one schedule
    "check-digests": ["--check-digests"],  # of explorations: what they remember of states and blocks, checked each time
    "save-world": [],  # see Vm.check_saved_world
    "record": [],  # recorded, then replayed elsewhere without input and files: the same bytes, see check_recording
}
# What "// expect KIND" demands of an exploration: a pattern in its report, and the exit status.
FINDINGS = {
    "deadlock": (re.compile(r"deadlock", re.I), 1),
    "assertion": (re.compile(r"assert", re.I), 1),
    "race": (re.compile(r"\brace\b", re.I), 1),
    "finding": (re.compile(r""), 1),
    "clean": (re.compile(r""), 0),
}
COMPARE = {
    "=": lambda a, b: a == b,
    "<=": lambda a, b: float(a) <= float(b),
    ">=": lambda a, b: float(a) >= float(b),
}
# Has more than one schedule, perhaps: threads, or a clock before whose reading a long time may have passed.
MANY_SCHEDULES = re.compile(
    r"\b(nanoTime|currentTimeMillis|Thread|Runnable|Timer|concurrent|parallel\w*|synchronized|Verify|finalize|ReferenceQueue|Cleaner|HttpServer|HttpClient|(Simple)?DateFormat)\b|// (explore|command)"
)
# Uses classes of JUnit, which OpenJDK finds in jars; such programs are about assertions that fail.
USES_JUNIT = re.compile(r"^import (static )?(org\.(junit|hamcrest|opentest4j)|junit)\.", re.M)
DIRECTIVE = re.compile(
    r"//\s*(?:(expect(?: error| unsupported| uncaught| deadlock| assertion| race| finding| clean)?"
    r"|stdin|exit|explore|args|options|command|openjdk)\b(?: ([\w.]+(?=:)))?)(?::[ \t]?(.*))?$"
)
EXPECTATION = re.compile(
    r"//\s*expect (error|unsupported|uncaught|deadlock|assertion|race|finding|clean|pass)\b"
)
PLAIN_STATS = re.compile(r"^stats: steps=(\d+) digest=(\w+)\n", re.M)
NEXT = re.compile(r"^vm: which schedules come to this, step by step: .*\n", re.M)
SAVED = re.compile(r"^vm: saved after (\d+) steps; to go on: .*\n\Z", re.M)
DIAGNOSTIC = re.compile(r"^(.*?\.java):(\d+)(?::\d+)?: error: (.*)$")


class Test:
    """One program and its expectations."""

    def __init__(self, path):
        self.path = path  # relative to the repository
        full = os.path.join(ROOT, path)
        if os.path.isdir(full):
            files = [
                os.path.join(folder, f)
                for folder, _, names in sorted(os.walk(full))
                for f in sorted(names)
                if f.endswith(".java")
            ]
            main = os.path.join(full, "Main.java")
            files.remove(main)
            self.files = [main] + files
        else:
            self.files = [full]
        self.expect, self.errors, self.unsupported = [], [], []
        self.uncaught, self.findings, self.explore = [], [], []
        self.stdin, self.args, self.options, self.command = None, [], [], []
        self.exit = self.openjdk = None
        self.bad = []
        self.text = ""
        for file in self.files:
            with open(file, encoding="utf-8", errors="surrogateescape", newline="") as f:
                text = f.read()
            self.text += text
            for number, line in enumerate(text.splitlines(), 1):
                if m := DIRECTIVE.search(line):
                    self.directive(file, number, m[1], m[2], m[3])
                elif EXPECTATION.search(line):
                    self.bad.append(f"{os.path.basename(file)}:{number}: cannot read this expectation")

    def directive(self, file, number, word, place, value):
        where = f"{os.path.basename(file)}:{number}"
        text = value or ""
        if value is None and word not in ("expect deadlock", "expect assertion", "expect clean"):
            if word.startswith("expect "):
                self.bad.append(f"{where}: this expectation needs a colon and a text")
            return  # prose
        if word == "expect" and place is None:
            self.expect.append(text)
        elif word in ("expect error", "expect unsupported"):
            target, line = os.path.basename(file), number
            if m := re.match(r"(\S+\.java):(\d+): ?(.*)$", (place + ":" if place else "") + text):
                target, line, text = m[1], int(m[2]), m[3]
            elif place:
                if not place.isdigit():
                    self.bad.append(f"{where}: expected a line number, not {place}")
                    return
                line = int(place)
            wanted = self.errors if word == "expect error" else self.unsupported
            wanted.append((target, line, text.strip()))
        elif word == "expect uncaught":
            self.uncaught.append(text.strip())
        elif word.startswith("expect "):
            self.findings.append((word.split()[1], text.strip()))
        elif word == "stdin":
            self.stdin = (self.stdin or "") + text + "\n"
        elif word == "exit" and text.strip().isdigit():
            self.exit = int(text)
        elif word == "explore":
            self.explore.append(text.split())
        elif word in ("args", "options", "command"):
            setattr(self, word, getattr(self, word) + shlex.split(text))
        elif word == "openjdk":
            self.openjdk = text.strip()
        else:
            self.bad.append(f"{where}: cannot read this directive")

    @property
    def compile_only(self):
        return bool(self.errors or self.unsupported)

    @property
    def explored(self):
        return bool(self.explore or self.findings)

    @property
    def plain(self):
        """Has a plain run to look at."""
        return not self.compile_only and (not self.explored or bool(self.expect))

    @property
    def single_threaded(self):
        # A failed assertion is a finding even if the program catches it.
        if self.uncaught or "catch (AssertionError" in self.text or USES_JUNIT.search(self.text):
            return False
        return self.plain and not self.explored and not MANY_SCHEDULES.search(self.text)

    @property
    def wanted_exit(self):
        if self.exit is not None:
            return self.exit
        return 6 if self.compile_only else 1 if self.uncaught else 0


def find_tests(pattern):
    tests = []
    for folder, folders, files in os.walk(HERE):
        if folder == HERE:
            folders[:] = [f for f in folders if f not in NOT_TESTS]
        folders.sort()
        if "Main.java" in files:
            folders[:] = []
            tests.append(folder)
        else:
            tests += [os.path.join(folder, f) for f in sorted(files) if f.endswith(".java")]
    paths = [os.path.relpath(t, ROOT) for t in tests]
    return [Test(p) for p in paths if not pattern or re.search(pattern, p)]


def difference(wanted, got):
    return "\n".join(difflib.unified_diff(wanted, got, "expected", "got", lineterm="", n=2))


def lines_of(text):
    return text.split("\n")[:-1] if text.endswith("\n") else text.split("\n") if text else []


def compare_output(test, stdout, problems):
    got = lines_of(stdout.replace("\r\n", "\n"))
    if got != test.expect:
        problems.append(difference(test.expect, got))


def compare_errors(wanted, got, problems, with_text):
    """Expected and actual (file, line, text); every actual error must be expected and the reverse."""
    for file, line, text in wanted:
        here = [t for f, n, t in got if (f, n) == (file, line)]
        if not here:
            problems.append(f"no error at {file}:{line} ({text})")
        elif with_text and not any(text in t for t in here):
            problems.append(f"error at {file}:{line}: expected {text!r}, got {here!r}")
    for file, line, text in got:
        if not any((f, n) == (file, line) for f, n, _ in wanted):
            problems.append(f"unexpected error at {file}:{line}: {text}")


class Vm:
    """Runs tests on the VM."""

    def __init__(self, path, mode, timeout, seed=0):
        self.path, self.mode, self.timeout, self.seed = path, mode, timeout, seed

    def run(self, test, options, args=None):
        """Exit status (a text if it did not end), stdout, stderr, and the command for messages."""
        words = [*test.command, *options, *test.options]
        program = os.path.abspath(test.files[0])
        if program.startswith(HERE + os.sep):  # a name for reports that is the same everywhere
            program = os.path.relpath(program, ROOT)
        words += [program, *(test.args if args is None else args)]
        # In a folder of its own, where programs find no file that another run has left. The names are as in the root.
        with tempfile.TemporaryDirectory(prefix="heddle-run-") as place:
            os.symlink(HERE, os.path.join(place, os.path.basename(HERE)))
            return self.execute(words, test.stdin, place)

    def execute(self, words, stdin, cwd):
        command = [self.path, *words]
        with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=out, stderr=err, cwd=cwd
            )
            try:
                stdin = (stdin or "").encode("utf-8", "surrogateescape")
                process.communicate(stdin, timeout=self.timeout)
                status = process.returncode
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
                status = f"no end within {self.timeout} s"
            texts = []
            for stream in out, err:
                stream.seek(0)
                texts.append(stream.read(8_000_000).decode("utf-8", "replace"))
        return status, texts[0], texts[1], shlex.join(command)

    def applies(self, test):
        if self.mode == "save-world":
            return not test.compile_only and not test.command
        if self.mode == "record":
            return test.plain and not test.command
        if self.mode == "check-digests":
            return test.explored
        return self.mode != "systematic-single" or test.single_threaded

    def check(self, test):
        """The problems of one test (an empty list: it passed)."""
        problems = list(test.bad)
        extra = MODES[self.mode]
        if self.mode == "systematic-single":
            self.check_exploration(test, extra, ["schedules=1"], problems, findings=False)
            return problems
        if self.mode == "save-world":
            # Names in /tmp are shared with whoever else runs: how often they are tried is no fault of ours.
            for _ in range(3 if "createTemp" in test.text else 1):
                tried = list(problems)
                self.check_saved_world(test, tried)
                if not tried:
                    break
            return tried
        if self.mode == "record":
            self.check_recording(test, problems)
            return problems
        if (test.compile_only or test.plain) and self.mode != "check-digests":
            self.check_plain(test, extra, problems)
        if test.explored:
            for words in test.explore or [[]]:
                args = None
                if "--" in words:  # arguments of the program, for this exploration only
                    words, args = words[: words.index("--")], words[words.index("--") + 1 :]
                options = [w for w in words if w.startswith("--")]
                facts = [w for w in words if "=" in w and not w.startswith("--")]
                mode = [w for w in words if "=" not in w and not w.startswith("--")]
                if not any(re.match(r"--(systematic|explore)\b", w) for w in options):
                    options.insert(0, f"--systematic={mode[0]}" if mode else "--systematic")
                if facts and not any(w.startswith(("--bitstate", "--workers")) for w in options):
                    options.append("--workers=1")  # with more, and on a slow machine, the figures are others
                self.check_exploration(test, extra + options + ["--stats"], facts, problems, True, args)
        return problems

    def check_plain(self, test, options, problems):
        self.compare_plain(test, *self.run(test, options), problems)

    def compare_plain(self, test, status, out, err, command, problems):
        mine = []
        if test.compile_only:
            got = [DIAGNOSTIC.match(line) for line in err.splitlines()]
            got = [(os.path.basename(m[1]), int(m[2]), m[3]) for m in got if m]
            compare_errors(test.errors + test.unsupported, got, mine, with_text=True)
        compare_output(test, out, mine)
        uncaught = re.findall(r'^Exception in thread "[^"]*" (.*)$', err, re.M)
        if not test.compile_only and sorted(uncaught) != sorted(test.uncaught):
            mine.append(f"uncaught: expected {test.uncaught}, got {uncaught}")
        if status != test.wanted_exit:
            mine.append(f"exit status: expected {test.wanted_exit}, got {status}")
        self.add(problems, mine, command, err)

    def check_saved_world(self, test, problems):
        """The whole run; the same as far as a random step, saved; and the rest in another process: the two halves are
        the whole, byte for byte, and end in the same state."""
        program = [*test.options, test.files[0], *test.args]
        if not test.plain:  # some that are only explored never end
            program.insert(0, "--plain-max-steps=300000")
        # Each in an empty folder: programs that are only explored may leave files behind in a plain run.
        with tempfile.TemporaryDirectory(prefix="heddle-world-") as folder:
            place = os.path.join(folder, "here")
            os.mkdir(place)
            status, out, err, command = self.execute(["--stats", *program], test.stdin, place)
            stats = PLAIN_STATS.search(err)
            err = PLAIN_STATS.sub("", err)
            if test.plain:
                self.compare_plain(test, status, out, err, command, problems)
            if problems or not stats:
                problems += [] if problems else [f"$ {command}", "no line of figures", err]
                return
            shutil.rmtree(place)
            os.mkdir(place)
            at = int(hashlib.sha256(f"{self.seed} {test.path}".encode()).hexdigest(), 16) % (int(stats[1]) + 1)
            half = self.execute(["--save-world=../saved.world", f"--at={at}", *program], test.stdin, place)
            if not SAVED.search(half[2]):
                # In front of the last instruction there may be no place to stop at any more.
                ended = f"the program ended after {stats[1]} steps; nothing was saved"
                if at + 1 < int(stats[1]) or ended not in half[2]:
                    self.add(problems, ["the world was not saved"], half[3], half[2])
                return
            rest = self.execute(["--load-world=../saved.world", "--stats"], test.stdin, place)
        err_of_both = NEXT.sub("", SAVED.sub("", half[2]) + PLAIN_STATS.sub("", rest[2]))  # (the halves begin at other places)
        mine = []
        if half[0] != 0:
            mine.append(f"exit status of the half that saved: {half[0]}")
        if rest[0] != status:
            mine.append(f"exit status: {status} of the whole, {rest[0]} of the second half")
        for name, whole, both in ("output", out, half[1] + rest[1]), ("errors", NEXT.sub("", err), err_of_both):
            if both != whole:
                mine.append(f"{name} of the whole and of the halves:")
                mine.append(difference(lines_of(whole), lines_of(both)))
        found = PLAIN_STATS.search(rest[2])
        if not found or found.groups() != stats.groups():
            mine.append(f"{stats[0].strip()} at the end of the whole, {found and found[0].strip()} of the second half")
        self.add(problems, mine, f"{half[3]}; {rest[3]}", rest[2])

    def check_recording(self, test, problems):
        """Runs and records the program in a folder of its own, removes that, and replays in another one, with nothing
        to read from standard input."""
        program = os.path.join(ROOT, test.files[0])
        with tempfile.TemporaryDirectory() as kept, tempfile.TemporaryDirectory() as elsewhere:
            binary = zlib.crc32(test.path.encode()) % 2  # each form for half of the programs
            file = os.path.join(kept, "run.heddle" if binary else "run.schedule")
            with tempfile.TemporaryDirectory() as place:
                words = [*test.options, "--record=" + file, program, *test.args]
                recorded = self.execute(words, test.stdin, place)
            self.compare_plain(test, *recorded, problems)
            if not os.path.exists(file):
                problems.append("there is no recording")
                return
            replayed = self.execute(["replay", file], None, elsewhere)
            mine = []
            for name, was, now in zip(("exit status", "output", "errors"), recorded, replayed):
                if was != now:
                    shown = f"{was}, then {now}" if name == "exit status" else difference(lines_of(was), lines_of(now))
                    mine.append(f"the replay's {name}:\n{shown}")
            if left := os.listdir(elsewhere):
                mine.append(f"the replay has written {left}")
            self.add(problems, mine, replayed[3], replayed[2])

    def check_exploration(self, test, options, facts, problems, findings, args=None):
        if not any(w.startswith("--out") for w in options + test.options):
            options = options + ["--no-out"]
        status, out, err, command = self.run(test, options, args)
        mine = []
        report = out + err
        stats = {}
        for line in report.splitlines():
            if line.startswith("stats:"):
                stats.update(f.split("=", 1) for f in line[6:].split() if "=" in f)
        for fact in facts:
            m = re.match(r"([\w-]+)(<=|>=|=)(.*)$", fact)
            if not m:
                mine.append(f"cannot read {fact!r} in // explore")
            elif m[1] not in stats:
                mine.append(f"{fact}: no such figure in the stats line {stats}")
            elif not COMPARE[m[2]](stats[m[1]], m[3]):
                mine.append(f"expected {fact}, got {m[1]}={stats[m[1]]}")
        wanted = {0, 3}
        # A figure "findings" on the line goes before what the whole test expects.
        count = next((f.split("=")[1] for f in facts if re.match(r"findings>?=", f)), None)
        if findings and count == "0":
            wanted = {3 if any(o.startswith("--explore=") for o in options) else 0}
        elif findings:
            for kind, text in test.findings:
                pattern, code = FINDINGS[kind]
                wanted = {code if count is None else 1}
                # In one line: what another finding, or a row, says is not what was expected.
                if not any(pattern.search(line) and text in line for line in report.splitlines() or [""]):
                    mine.append(f"the report does not show: {kind} {text}")
            for text in test.uncaught:
                wanted = {1}
                if text not in report:
                    mine.append(f"the report does not show: {text}")
        elif test.exit is not None:
            wanted |= {test.exit}
        if status not in wanted:
            mine.append(f"exit status: expected {sorted(wanted)}, got {status}")
        self.add(problems, mine, command, out[-2000:] + err)

    @staticmethod
    def add(problems, mine, command, tail):
        if mine:
            problems.append(f"$ {command}")
            problems += mine
            if tail.strip():
                problems.append("  | " + "\n  | ".join(tail.strip().splitlines()[-15:]))


class OpenJdk:
    """One JVM that compiles and runs the tests, one after the other, see openjdk/Harness.java."""

    # (Compiled code would leave out the messages of exceptions that it throws often.)
    OPTIONS = ["-XX:-OmitStackTraceInFastThrow", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xshare:auto", "-Duser.language=en"]
    OPTIONS += ["-Duser.country=US", "-Dfile.encoding=UTF-8", "-Duser.timezone=UTC"]
    OPTIONS += ["-Djava.security.manager=allow", "--add-opens", "java.base/java.lang=ALL-UNNAMED"]

    # JUnit and what belongs to it, for the programs that use it: the packages junit4, junit5 and libhamcrest-java of Debian.
    JARS = "/usr/share/java"
    JUNIT = ["junit4.jar", "hamcrest.jar", "junit-jupiter-api.jar", "junit-jupiter-params.jar", "opentest4j.jar"]
    JUNIT += ["junit-platform-commons.jar", "apiguardian-api.jar"]

    def __init__(self, timeout):
        self.timeout = timeout
        self.process = None
        self.jars = [] if self.missing_jars() else [os.path.join(self.JARS, name) for name in self.JUNIT]
        self.work = tempfile.mkdtemp(prefix="heddle-openjdk-")
        # What OpenJDK lacks of the class library, as sources.
        self.sources = os.path.join(self.work, "sources")
        os.mkdir(self.sources)
        library = os.path.join(ROOT, "stdlib")
        if os.path.isdir(library):
            os.symlink(os.path.join(library, "heddle"), os.path.join(self.sources, "heddle"))
        subprocess.run(
            ["javac", "-nowarn", "-Xlint:none", "-d", self.work, os.path.join(HERE, "openjdk/Harness.java")],
            check=True,
            stderr=subprocess.DEVNULL,
        )

    def close(self):
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process = None
        shutil.rmtree(self.work, ignore_errors=True)

    def ask(self, test, kind):
        if self.process is None:
            self.process = subprocess.Popen(
                ["java", *self.OPTIONS, "-cp", ":".join([self.work, *self.jars]), "Harness", self.sources, *self.jars],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
            )
        code = lambda s: base64.b64encode(s.encode("utf-8", "surrogateescape")).decode()
        fields = [test.path, kind, str(int(self.timeout * 1000)), code("\n".join(test.files))]
        fields += [code("\n".join(test.args)), code(test.stdin or "")]
        answer = b""
        try:
            self.process.stdin.write(("\t".join(fields) + "\n").encode())
            self.process.stdin.flush()
            deadline = time.monotonic() + self.timeout + 30
            while not answer.endswith(b"\n"):
                ready, _, _ = select.select(
                    [self.process.stdout], [], [], max(0, deadline - time.monotonic())
                )
                piece = os.read(self.process.stdout.fileno(), 1 << 16) if ready else b""
                if not piece:
                    raise OSError("the JVM ended" if ready else "the JVM does not answer")
                answer += piece
            return json.loads(answer)
        except (OSError, ValueError) as e:
            self.process.kill()
            self.process.wait()
            self.process = None
            return {"failure": str(e)}

    @classmethod
    def missing_jars(cls):
        return [name for name in cls.JUNIT if not os.path.exists(os.path.join(cls.JARS, name))]

    def applies(self, test):
        if (test.openjdk or "").startswith("skip"):
            return False
        if not self.jars and USES_JUNIT.search(test.text):
            print(f"skipped: {test.path}: JUnit's jars are not in {self.JARS} ({', '.join(self.missing_jars())})")
            return False
        return True

    RUNS = 3

    def check(self, test, update=False):
        """OpenJDK chooses its schedules, and one of ours is expected: it has to show in one of RUNS runs. Programs
        should not rest on that; those that needed more than one run are named."""
        problems = self.check_once(test, update)
        for again in range(2, self.RUNS + 1):
            if not problems:
                break
            problems = self.check_once(test, update)
            if not problems:
                print(f"{test.path}: only run {again} on OpenJDK was as expected", flush=True)
        return problems

    def check_once(self, test, update):
        problems = list(test.bad)
        run = test.plain and not test.command
        answer = self.ask(test, "run" if run else "compile")
        if "failure" in answer:
            return problems + [answer["failure"]]
        got = [(e["file"], e["line"], e["message"].splitlines()[0]) for e in answer["errors"]]
        compare_errors(test.errors, got, problems, with_text=False)
        if not run or got:
            return problems
        if answer["timeout"]:
            return problems + [f"no end within {self.timeout} s"]
        if update and lines_of(answer["stdout"]) != test.expect:
            rewrite(test, lines_of(answer["stdout"]))
            print(f"updated {test.path}")
            test.expect = lines_of(answer["stdout"])
        compare_output(test, answer["stdout"], problems)
        if not test.explored:
            if sorted(answer["uncaught"]) != sorted(test.uncaught):
                problems.append(f"uncaught: expected {test.uncaught}, got {answer['uncaught']}")
            if answer["exit"] != test.wanted_exit:
                problems.append(f"exit status: expected {test.wanted_exit}, got {answer['exit']}")
        return problems


EXPECT_LINE = re.compile(r"(//\s*expect:)(?:[ \t]?.*)?$")


def rewrite(test, output):
    """Puts `output` into the "// expect:" lines: each in its place if the number is the same, else as one block
    where the first line that was only an expectation stood, or at the end of the first file."""
    texts = {}
    for file in test.files:
        with open(file, encoding="utf-8", errors="surrogateescape", newline="") as f:
            texts[file] = f.read().splitlines()
    comment = lambda text: "// expect:" + (" " + text if text else "")
    if len(output) == len(test.expect):
        answers = iter(output)
        for lines in texts.values():
            for i, line in enumerate(lines):
                if EXPECT_LINE.search(line):
                    lines[i] = line[: EXPECT_LINE.search(line).start()] + comment(next(answers))
    else:
        block = [comment(text) for text in output]
        for lines in texts.values():
            kept = []
            for line in lines:
                m = EXPECT_LINE.search(line)
                if m and not line[: m.start()].strip():
                    kept += [line[: m.start()] + b for b in block]
                    block = []
                else:
                    kept.append(line[: m.start()].rstrip() if m else line)
            lines[:] = kept
        texts[test.files[0]] += block
    for file, lines in texts.items():
        temporary = file + ".new"
        with open(temporary, "w", encoding="utf-8", errors="surrogateescape", newline="") as f:
            f.write("\n".join(lines) + "\n")
        os.replace(temporary, file)


def content_seed(path):
    with open(path, "rb") as f:
        return hashlib.sha256(f.read()).hexdigest()[:8]


def main():
    parser = argparse.ArgumentParser(description="Runs the conformance programs.")
    parser.add_argument("--vm", default=os.path.join(ROOT, "build/vm"))
    parser.add_argument("--mode", choices=MODES, default="plain")
    parser.add_argument("--openjdk", action="store_true", help="check OpenJDK instead of the VM")
    parser.add_argument("--update", action="store_true", help="with --openjdk: rewrite // expect: lines")
    parser.add_argument("--filter", help="regular expression on the tests' paths")
    parser.add_argument("--sample", type=int, help="only N tests, evenly spread")
    parser.add_argument("--vary", action="store_true", help="with --sample: others by another --seed, or by another binary")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", help="of the steps of save-world, and of --vary; otherwise another one for each binary")
    parser.add_argument("--timeout", type=float, default=60, help="seconds for one run")
    parser.add_argument("--verbose", action="store_true", help="name the tests that pass, too")
    parser.add_argument("--slowest", type=int, default=0, metavar="N", help="name the N slowest tests and their seconds")
    options = parser.parse_args()
    if options.update and not options.openjdk:
        parser.error("--update needs --openjdk")

    tests = find_tests(options.filter)
    vm, seed = os.path.abspath(options.vm), options.seed
    if options.mode == "save-world" or options.vary:
        seed = seed or content_seed(vm)
        print(f"{'a sample' if options.vary else 'steps'} of seed {seed} (again: --seed {seed})")
    if options.openjdk:
        runner, jobs = OpenJdk(options.timeout), 1
        check = lambda test: runner.check(test, options.update)
    else:
        runner, jobs = Vm(vm, options.mode, options.timeout, seed), options.jobs
        check = runner.check
    tests = [t for t in tests if runner.applies(t)]
    if options.sample and len(tests) > options.sample:
        step = len(tests) / options.sample
        first = zlib.crc32(str(seed).encode()) / 2**32 * step if options.vary else 0
        tests = [tests[int(first + i * step)] for i in range(options.sample)]

    seconds = {}

    def timed_check(test):
        start = time.monotonic()
        problems = check(test)
        seconds[test.path] = time.monotonic() - start
        return problems

    passed = failed = 0
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for test, problems in zip(tests, pool.map(timed_check, tests)):
            if problems:
                failed += 1
                print(f"FAILED: {test.path}")
                print("    " + "\n".join(problems).replace("\n", "\n    "), flush=True)
            else:
                passed += 1
                if options.verbose:
                    print(f"ok: {test.path}", flush=True)
    if options.openjdk:
        runner.close()
    for path in sorted(seconds, key=seconds.get, reverse=True)[: options.slowest]:
        print(f"{seconds[path]:7.1f} s  {path}")
    if not tests:
        print("no tests found")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not tests else 0


if __name__ == "__main__":
    sys.exit(main())
