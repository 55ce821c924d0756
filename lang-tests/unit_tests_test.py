#!/usr/bin/env python3
"""vm test. The tests in lang-tests/junit come out as they do with JUnit's own jars on OpenJDK (where these are installed: Debian's junit5 and
junit4), and print the same; and what vm test says of tests that fail, are slow, do not compile, or are asked for by name.

usage: unit_tests_test.py [--vm PATH] [--jars FOLDER]     (default build/vm, /usr/share/java); ends with a line "N passed, N failed"
"""
import argparse
import glob
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as xml

import run

JUNIT = os.path.join(run.HERE, "junit")
JARS = (
    "junit-jupiter-api junit-jupiter-params junit-jupiter-engine junit-vintage-engine junit-platform-commons junit-platform-engine "
    "junit-platform-launcher junit-platform-console junit-platform-reporting opentest4j opentest4j-reporting-events opentest4j-reporting-schema "
    "apiguardian-api junit4 hamcrest univocity-parsers picocli"
).split()


class Vm:
    def __init__(self, path):
        self.path = os.path.abspath(path)

    def __call__(self, *words, cwd=run.ROOT, **options):
        done = subprocess.run([self.path, *words], **options, cwd=cwd, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace", timeout=300)
        return done.returncode, done.stdout, done.stderr


def outcomes_here(vm):
    """By class and method: the outcome of all sets of arguments together, and what is printed by each of them."""
    status, out, err = vm("test", "--format=json", "--no-out", "--jobs=2", JUNIT)
    assert status == 1 and not err, (status, err)
    results, printed = {}, {}
    for t in json.loads(out)["tests"]:
        key = (t["class"], re.split(r"[\[(]", t["name"])[0])
        results.setdefault(key, []).append(t["status"])
        if t["status"] != "skipped" or "assumptions" in t["words"]:
            printed.setdefault(key, []).append(vm(t["program"])[1])
    return results, printed


def outcomes_of_junit(jars):
    """The same of JUnit's console launcher."""
    path = ":".join(jars)
    with tempfile.TemporaryDirectory() as folder:
        sources = sorted(glob.glob(os.path.join(JUNIT, "*.java")))
        subprocess.run(["javac", "-nowarn", "-d", folder, "-cp", path, *sources], check=True, capture_output=True)
        subprocess.run(
            ["java", "-cp", f"{path}:{folder}", "org.junit.platform.console.ConsoleLauncher",
             "--config=junit.platform.output.capture.stdout=true", "--scan-classpath", folder, "--include-classname", ".*", "--reports-dir", os.path.join(folder, "reports"), "--details=none"],
            capture_output=True, stdin=subprocess.DEVNULL, timeout=300,
        )
        results, printed = {}, {}
        for report in glob.glob(os.path.join(folder, "reports", "TEST-*.xml")):
            for case in xml.parse(report).getroot().iter("testcase"):
                key = (case.get("classname").replace("$", "."), re.split(r"[\[(]", case.get("name"))[0])
                bad = case.find("failure") is not None or case.find("error") is not None
                skipped = case.find("skipped") is not None
                results.setdefault(key, []).append("failed" if bad else "skipped" if skipped else "passed")
                text = "".join(e.text or "" for e in list(case.iter("system-out"))[1:])  # (the first one says which test it is)
                printed.setdefault(key, []).append((case.get("name"), text))
        assert results, "JUnit has run nothing"
        return results, {k: [t for _, t in sorted(v)] for k, v in printed.items()}


def lines_of_one(text):
    """What a test prints itself: JUnit does not count the making of the instance and what belongs to the class to it."""
    return [l for l in text.splitlines() if l and l != "new" and not re.search(r"(?i)(before|after)all$|^test aborted: |^inner for |^Report Entry |^\t- ", l)]


def worst(outcomes):
    return next(o for o in ("failed", "passed", "skipped") if o in outcomes)


def like_junit(vm, jars):
    here, printed_here = outcomes_here(vm)
    there, printed_there = outcomes_of_junit(jars)
    problems = []
    for key in sorted(set(here) | set(there)):
        a, b = here.get(key), there.get(key)
        if key[0] == "FactoryTest" and a and b:  # all that a method makes is one test here; and what is around it JUnit counts to none of them
            a, b = [worst(a)], [worst(b)]
        if a is None or b is None or len(set(a)) != len(set(b)) or set(a) != set(b):
            problems.append(f"{key}: here {a}, JUnit {b}")
            continue
        if len(a) == len(b) and a != b:
            problems.append(f"{key}: here {a}, JUnit {b}")
        if set(a) == {"skipped"} and key not in printed_here:
            continue
        mine = [l for text in printed_here[key] for l in lines_of_one(text)]
        theirs = [l for text in printed_there[key] for l in lines_of_one(text)]
        if key[0] == "FactoryTest":
            mine, theirs = ([l for l in lines if l.startswith(("runs", "takes"))] for lines in (mine, theirs))
        if key[1] == "repeated":
            theirs = theirs[: len(mine)]
        if mine != theirs:
            problems.append(f"{key}: prints {mine}, with JUnit {theirs}")
    assert not problems, "\n".join(problems)
    assert sum(map(len, there.values())) > 60, there


# The outcomes without JUnit at hand; like_junit holds them to the original.
EXPECTED = {
    "LifecycleTest.fails": "failed",
    "LifecycleTest.throwsSomething": "failed",
    "LifecycleTest.aborted": "skipped",
    "LifecycleTest.disabled": "skipped",
    "LifecycleTest.Off.never": "skipped",
    "LifecycleTest.Within.alone": "failed",
    "OldTest.fails": "failed",
    "OldTest.expectsInVain": "failed",
    "OldTest.expectsAnother": "failed",
    "OldTest.assumes": "skipped",
    "OldTest.ignored": "skipped",
    "OldTest.bothFail": "failed",
    "CaseTest.testFails": "failed",
    "ParametersTest.ints": "passed failed passed",
    "ParametersTest.booleans": "passed failed",
    "FactoryTest.someFail": "failed",
    "FactoryTest.fails": "failed",
    "InjectedTest.again": "passed failed passed",
}


def as_known(vm):
    results, printed = outcomes_here(vm)
    for (owner, name), outcome in results.items():
        wanted = EXPECTED.get(f"{owner}.{name}")
        assert outcome == (wanted.split() if wanted else ["passed"] * len(outcome)), (owner, name, outcome)
    order = "baseBeforeAll beforeAll new baseBefore open zBefore before alsoBefore passes 1 alsoAfter zAfter after baseAfter afterAll baseAfterAll"
    assert printed[("LifecycleTest", "passes")][0].split() == order.split()
    deep = order.replace("passes 1", "innerBefore deep 1 innerAfter").split()
    assert printed[("LifecycleTest.Inner.Innermost", "deep")][0].split() == deep


BANK = """package bank;

public class Bank {
  int a = 10, b = 10;
  public synchronized void move(int n) { a -= n; b += n; }
  public void careless(int n) { int old; synchronized (this) { old = a; } synchronized (this) { a = old - n; b += n; } }
  public synchronized int sum() { return a + b; }
}
"""
BANK_TEST = """package bank;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heddle.HeddleTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

class BankTest {
  final Bank bank = new Bank();

  void twice(Runnable move) throws InterruptedException {
    Thread t = new Thread(move);
    t.start();
    move.run();
    t.join();
    assertEquals(20, bank.sum());
  }

  @Test
  void moves() throws InterruptedException {
    twice(() -> bank.move(3));
  }

  @Test
  void loses() throws InterruptedException {
    twice(() -> bank.careless(3));
  }

  @HeddleTest(expect = "deadlock")
  void waits() throws InterruptedException {
    synchronized (bank) { bank.wait(); }
  }

  @HeddleTest(expect = "deadlock")
  void doesNot() {}

  @HeddleTest(strategy = "random", runs = 7)
  void sampled() throws InterruptedException {
    twice(() -> bank.move(1));
  }

  @Test
  void inTime() {
    org.junit.jupiter.api.Assertions.assertTimeout(java.time.Duration.ofSeconds(1), () -> bank.move(1));
  }

  @Test
  void endless() {
    for (long i = 0; ; i++) bank.a = (int) i;
  }

  @Test
  void wants(String word) {}
}
"""


def a_project(folder):
    for name, text in (("main/java/bank/Bank.java", BANK), ("test/java/bank/BankTest.java", BANK_TEST)):
        path = os.path.join(folder, "src", name)
        os.makedirs(os.path.dirname(path))
        with open(path, "w") as f:
            f.write(text)


def outcomes(vm, folder):
    """Every outcome there is, in each of the forms."""
    a_project(folder)
    status, out, err = vm("test", "--max-time=2s", "--junit=results.xml", "src", cwd=folder)
    assert status == 1 and not err, (status, out, err)
    for line in (
        "running 8 tests",
        "test bank.BankTest.moves ... passed: every schedule",
        "test bank.BankTest.loses ... FAILED: uncaught exception: org.opentest4j.AssertionFailedError: expected: <20> but was: <23>",
        "test bank.BankTest.waits ... passed: as expected: deadlock",
        "test bank.BankTest.doesNot ... FAILED: no deadlock found: every schedule",
        "test bank.BankTest.sampled ... passed: 7 schedules, part explored",
        "test bank.BankTest.inTime ... passed: every schedule",
        "test bank.BankTest.endless ... limit: nothing found, ",
        "test bank.BankTest.wants ... ERROR: nothing is known for its parameters (java.lang.String)",
        "---- bank.BankTest.loses ----\nFAILED: 1 finding in BankTest.java#loses",
        "BankTest.java:17 in bank.BankTest.twice",
        "see it again: vm replay heddle-out/BankTest.loses-1.schedule",
        "    bank.BankTest.loses   (vm --systematic 'src/test/java/bank/BankTest.java#loses')\n",
        "test result: FAILED. 4 passed; 2 failed; 1 could not be run; 1 at a limit; finished in ",
        "---- bank.BankTest.wants ----\nsrc/test/java/bank/BankTest.java:54:8: error: nothing is known for its parameters (java.lang.String)\n",
    ):
        assert line in out, (line, out)
    assert "HeddleTestDriver" not in re.sub(r"\(HeddleTestDriver at work\)", "", out), out
    # The schedule is one of the test, for every command.
    status, out, err = vm("replay", "heddle-out/BankTest.loses-1.schedule", cwd=folder)
    assert status == 1 and "replayed: the same finding" in out, (status, out, err)
    suites = xml.parse(os.path.join(folder, "results.xml")).getroot()
    suite = suites.find("testsuite")
    assert [suite.get(k) for k in ("name", "tests", "failures", "errors", "skipped")] == ["bank.BankTest", "8", "2", "1", "1"], suite.attrib
    cases = {c.get("name"): c for c in suite}
    assert "expected: <20>" in cases["loses"].find("failure").get("message") and "<- switch" in cases["loses"].find("failure").text
    assert cases["wants"].find("error") is not None and cases["endless"].find("skipped") is not None and len(cases["moves"]) == 0
    status, out, err = vm("test", "--format=json", "-k", "moves|loses", "src", cwd=folder)
    tests = json.loads(out)["tests"]
    assert status == 1 and [(t["name"], t["status"], t["line"]) for t in tests] == [("moves", "passed", 21), ("loses", "failed", 26)], tests
    assert tests[1]["report"]["verdict"] == "failed" and tests[1]["report"]["findings"][0]["kind"] == "uncaught exception"
    # Asked for by name; options for all.
    status, out, _ = vm("test", "src/test/java/bank/BankTest.java#moves", cwd=folder)
    assert status == 0 and "running 1 test\n" in out and "test result: ok. 1 passed; 0 failed; finished" in out, out
    status, out, _ = vm("test", "--explore=random", "--runs=3", "-k", "moves", "src", cwd=folder)
    assert status == 0 and "passed: 3 schedules, part explored" in out, out
    status, out, _ = vm("test", "-k", "endless", "--max-time=1s", "src", cwd=folder)
    assert status == 3 and "test result: nothing found. 0 passed; 0 failed; 1 at a limit" in out, (status, out)
    status, out, _ = vm("test", "--fail-fast", "--jobs=1", "-k", "loses|doesNot", "src", cwd=folder)
    assert status == 1 and "1 failed; 1 not run" in out and "doesNot ..." not in out, out
    status, out, _ = vm("test", "--list", "-k", "^bank.BankTest.m", "src", cwd=folder)
    assert (status, out) == (0, "bank.BankTest.moves   src/test/java/bank/BankTest.java#moves\n"), out
    # With rules a test fails whose schedules break one.
    path = os.path.join(folder, "src/test/java/bank/RulesTest.java")
    with open(path, "w") as f:
        f.write("package bank;\nclass RulesTest {\n  @heddle.HeddleTest void t() {\n    try { notify(); } catch (IllegalMonitorStateException e) { }\n  }\n}\n")
    status, out, _ = vm("test", path, cwd=folder)
    assert status == 0, out
    status, out, _ = vm("test", "--rules", path, cwd=folder)
    assert status == 1 and "FAILED: rule notify-unlocked: main calls notify()" in out, out
    os.remove(path)
    # As programs.
    status, out, err = vm("src/test/java/bank/BankTest.java#moves", cwd=folder)
    assert (status, out, err) == (0, "", ""), (status, out, err)


def budget(vm, folder):
    """What quick tests leave of the time goes to those that need it."""
    a_project(folder)
    begin = time.monotonic()
    status, out, err = vm("test", "--budget=4s", "--jobs=1", "-k", "moves|endless", "--format=json", "src", cwd=folder)
    seconds = {t["name"]: t["seconds"] for t in json.loads(out)["tests"]}
    assert status == 3 and seconds["endless"] > 2.2, (status, seconds)
    assert time.monotonic() - begin < 20


def wrong_words(vm, folder):
    a_project(folder)
    broken = os.path.join(folder, "src/test/java/bank/BrokenTest.java")
    for words, status, text in (
        (["test"], 2, "vm: test needs files or folders"),
        (["test", "nowhere"], 2, "vm: nowhere: No such file or directory"),
        (["test", "src/main"], 2, "vm: no tests in src/main"),
        (["test", "-k", "nothing", "src"], 2, "vm: no tests in src that match 'nothing'"),
        (["test", "-k", "(", "src"], 2, "vm: -k (: not a regular expression"),
        (["test", "--resume", "x", "src"], 2, "vm: --resume belongs to one exploration, not to tests"),
        (["test", "src/test/java/bank/BankTest.java#move"], 2, "has no test move, did you mean moves?"),
        (["src/test/java/bank/BankTest.java#wants"], 2, "cannot be run here: nothing is known for its parameters"),
        (["src/main/java/bank/Bank.java#x"], 2, "Bank.java has no tests"),
        (["--systematic", "src/test/java/bank/BankTest.java"], 2, "no class with a method public static void main(String[] args)\nhelp: it has tests: vm test src/test/java/bank/BankTest.java; one of them as a program: 'src/test/java/bank/BankTest.java#"),
    ):
        code, out, err = vm(*words, cwd=folder)
        assert code == status and text in err, (words, code, out, err)
    with open(broken, "w") as f:
        f.write("package bank;\nimport org.junit.jupiter.api.Test;\nclass BrokenTest {\n  @Test void t() { int i = \"\"; }\n}\n")
    status, out, err = vm("test", "-k", "moves", "src", cwd=folder)
    assert status == 6 and "BrokenTest.java:4:28: error" in err and "1 passed; 0 failed" in out, (status, out, err)


def interrupted(vm, folder):
    """Ctrl-C ends the tests that are under way, with what they know, and the others are not begun."""
    a_project(folder)
    process = subprocess.Popen([vm.path, "test", "--jobs=1", "--max-time=60s", "-k", "endless|doesNot", "src"], cwd=folder, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, text=True, start_new_session=True)
    time.sleep(2)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 1 and "1 at a limit" in out and "doesNot ... FAILED" in out, (process.returncode, out, err)


# Where nobody is told how a process has ended.
LOSING = """#include <errno.h>
#include <sys/wait.h>
#include <unistd.h>
pid_t waitpid(pid_t id, int *status, int options) {
  errno = ECHILD;
  return -1;
}
"""


def nobody_waits(vm, folder):
    """Whoever starts vm may ignore the ends of its processes: that is his affair. And tests whose processes are lost are told as such."""
    a_project(folder)
    words = ["test", "--no-out", "-k", "moves|doesNot", "src"]
    ignore = lambda: signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    status, out, err = vm(*words, cwd=folder, preexec_fn=ignore)
    assert status == 1 and "moves ... passed: every schedule" in out and "doesNot ... FAILED" in out, (status, out, err)
    if not shutil.which("cc"):
        return
    with open(os.path.join(folder, "losing.c"), "w") as f:
        f.write(LOSING)
    subprocess.run(["cc", "-shared", "-fPIC", "-o", "losing.so", "losing.c"], cwd=folder, check=True)
    status, out, err = vm(*words, cwd=folder, env={**os.environ, "LD_PRELOAD": os.path.join(folder, "losing.so")})
    assert status == 1 and out.count("ERROR: its process was lost") >= 2 and "2 could not be run" in out, (status, out, err)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=os.path.join(run.ROOT, "build", "vm"))
    parser.add_argument("--jars", default="/usr/share/java")
    arguments = parser.parse_args()
    vm = Vm(arguments.vm)
    jars = [j for j in (os.path.join(arguments.jars, name + ".jar") for name in JARS) if os.path.exists(j)]
    if not any(j.endswith("junit-platform-console.jar") for j in jars):
        print("skipped: the comparison with JUnit, which is not installed here (Debian's junit5)")
        jars = []
    passed = failed = 0

    def one(name, check):
        nonlocal passed, failed
        try:
            check()
            passed += 1
        except Exception as problem:  # every failure is shown, whatever it is
            failed += 1
            print(f"FAILED {name}\n    {type(problem).__name__}: {problem}".replace("\\n", "\n    "))

    if jars:
        one("like_junit", lambda: like_junit(vm, jars))
    one("as_known", lambda: as_known(vm))
    for check in (outcomes, budget, wrong_words, interrupted, nobody_waits):
        with tempfile.TemporaryDirectory() as folder:
            one(check.__name__, lambda: check(vm, folder))
    print(f"{passed} passed, {failed} failed")
    return failed != 0 or passed == 0


if __name__ == "__main__":
    sys.exit(main())
