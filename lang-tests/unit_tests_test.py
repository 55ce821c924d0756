#!/usr/bin/env python3
"""vm test. The tests in lang-tests/junit come out as they do with JUnit's own jars on OpenJDK (where these are installed: Debian's junit5 and
junit4), and print the same; and what vm test says of tests that fail, are slow, do not compile, or are asked for by name.

usage: unit_tests_test.py [--vm PATH] [--jars FOLDER] [--filter TEXT]    (default build/vm, /usr/share/java); ends with a line "N passed, N failed"
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
    "ComposedTest.twice": "failed",
    "ComposedTest.off": "skipped",
    "ComposedTest.small": "passed failed",
    "ComposedOtherTest.fails": "failed",
    "InheritsTest.Deeper.makesOne": "failed",
    "InheritsContract.isNotNegative": "failed",
}


def as_known(vm):
    results, printed = outcomes_here(vm)
    for known in EXPECTED:
        assert tuple(known.rsplit(".", 1)) in results, f"{known} is left out"
    for known in (("InheritsTest", "makesOne"), ("InheritsCase", "testValue"), ("ComposedTest", "once")):
        assert known in results, f"{known} is left out"
    assert ("ComposedTest", "unseen") not in results
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
        "    bank.BankTest.loses   (vm --systematic --max-time=2s 'src/test/java/bank/BankTest.java#loses')\n",
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


def write(folder, files):
    for name, text in files.items():
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb" if isinstance(text, bytes) else "w") as f:
            f.write(text)


def unprivileged(folder):
    """For whoever is root, who may read everything: options for a process of somebody else, who may write into the folder."""
    if os.geteuid() != 0:
        return {}
    os.chmod(folder, 0o777)
    return {"preexec_fn": lambda: os.setuid(65534), "env": {**os.environ, "HOME": folder, "TMPDIR": "/tmp"}}


JUPITER = "import org.junit.jupiter.api.*;\n"


def nothing_is_left_out(vm, folder):
    """What cannot be read or compiled is told, and the exit status is not that of success."""
    good = JUPITER + "class GoodTest { @Test void passes() {} }\n"
    write(folder, {"t/GoodTest.java": good})
    assert vm("test", "t", cwd=folder)[0] == 0
    # Each of these alone must be noticed: file, text, what is said.
    for name, text, said in (
        ("WideTest.java", (JUPITER + "class WideTest { @Test void t() {} }\n").encode("utf-16"), "WideTest.java is UTF-16 text; save it as UTF-8"),
        ("BinaryTest.java", b"\x00\x01\x02", "BinaryTest.java is not a text file"),
        ("NoImportTest.java", "class NoImportTest { @Test void t() {} }\n", "NoImportTest.java:1:23: error: "),
        ("NoBaseTest.java", "class NoBaseTest extends Elsewhere { }\n", "NoBaseTest.java:1:26: error: "),
        ("NoMeaningTest.java", "class NoMeaningTest { @Quick void t() {} }\n", "NoMeaningTest.java:1:24: error: "),
    ):
        write(folder, {"t/" + name: text})
        status, out, err = vm("test", "--junit=r.xml", "--json=r.json", "t", cwd=folder)
        assert status == 6 and said in err and "1 passed; 0 failed" in out, (name, status, out, err)
        error = xml.parse(os.path.join(folder, "r.xml")).getroot().find("testsuite[@name='t/%s']/testcase/error" % name)
        assert error is not None and said in error.text, (name, open(os.path.join(folder, "r.xml")).read())
        os.remove(os.path.join(folder, "t", name))
    os.symlink("nowhere", os.path.join(folder, "t", "LostTest.java"))
    status, out, err = vm("test", "--json=r.json", "--junit=r.xml", "t", cwd=folder)
    assert status == 6 and "vm: t/LostTest.java: No such file or directory" in err and "1 passed" in out, (status, out, err)
    assert json.load(open(os.path.join(folder, "r.json")))["errors"] == [{"severity": "error", "message": "No such file or directory", "file": "t/LostTest.java"}]
    os.remove(os.path.join(folder, "t", "LostTest.java"))
    # A program that does something else, and files of a library that is not here, are no tests.
    write(folder, {"t/Window.java": "import javax.swing.*;\npublic class Window extends JFrame implements Runnable { public void run() {} }\n"})
    assert vm("test", "t", cwd=folder)[0] == 0
    # Without permission.
    write(folder, {"t/HiddenTest.java": good, "t/closed/DeepTest.java": good, "t/.git/X.java": good})
    other = unprivileged(folder)
    for path in ("t/HiddenTest.java", "t/closed", "t/.git"):
        os.chmod(os.path.join(folder, path), 0)
    status, out, err = vm("test", "t", cwd=folder, **other)
    os.chmod(os.path.join(folder, "t/closed"), 0o755)
    assert status == 6 and err.splitlines()[:2] == ["vm: t/HiddenTest.java: Permission denied", "vm: t/closed: Permission denied"], (status, err)
    assert "running 1 test\n" in out, out


def once_each(vm, folder):
    """However often, and in whatever ways, a file is named."""
    write(folder, {"t/ATest.java": JUPITER + "class ATest { @Test void a() {} @Test void b() {} }\n"})
    for words in (["t", "t/ATest.java"], ["t/ATest.java", "./t/../t/ATest.java"], ["t/ATest.java", "t/ATest.java#a"], ["t", "t"]):
        _, out, _ = vm("test", *words, cwd=folder)
        assert "running 2 tests\n" in out, (words, out)
    _, out, _ = vm("test", "t/ATest.java#a", "t/ATest.java#a", cwd=folder)
    assert "running 1 test\n" in out, out


def compile_errors_in_junit(vm, folder):
    """They are errors of the XML; and there is an XML if there are no tests at all, for that of an earlier run is not this one's."""
    bad = JUPITER + "class %s { @Test void t() { int i = ''; } }\n"
    write(folder, {"BadTest.java": bad % "BadTest", "r.xml": "stale"})
    status, _, _ = vm("test", "--junit=r.xml", "BadTest.java", cwd=folder)
    suites = xml.parse(os.path.join(folder, "r.xml")).getroot()
    assert status == 6 and [(s.get("name"), s.get("errors")) for s in suites] == [("BadTest.java", "1")]
    assert suites.find(".//error").get("message").startswith("BadTest.java:2:"), suites.find(".//error").attrib
    write(folder, {"r.xml": "stale", "Plain.java": "class Plain {}\n"})
    status, _, err = vm("test", "--junit=r.xml", "Plain.java", cwd=folder)
    assert status == 2 and "no tests in Plain.java" in err and len(xml.parse(os.path.join(folder, "r.xml")).getroot()) == 0
    # Whatever a test prints or throws, it is XML.
    words = "\\uffff \\ufffe \\u001b \\ud800 ]]> & <"
    write(folder, {"OddTest.java": JUPITER + 'class OddTest { @Test void t() { throw new RuntimeException("%s"); } }\n' % words})
    status, _, _ = vm("test", "--junit=r.xml", "OddTest.java", cwd=folder)
    assert status == 1 and "]]> & <" in xml.parse(os.path.join(folder, "r.xml")).getroot().find(".//failure").get("message")
    write(folder, {"Odd.java": 'class Odd { public static void main(String[] a) { throw new RuntimeException("%s"); } }\n' % words})
    vm("--systematic", "--junit=r.xml", "Odd.java", cwd=folder)
    assert xml.parse(os.path.join(folder, "r.xml")).getroot().find(".//failure") is not None


FAILING = JUPITER + "class FooTest { @Test void x() { throw new RuntimeException(\"%s\"); } }\n"


def files_of_their_own(vm, folder):
    """Tests of equal names in several files leave schedules of their own; so do tests of one file frontiers."""
    write(folder, {"p/FooTest.java": FAILING % "first", "q/FooTest.java": FAILING % "second", "q/A b.java": FAILING.replace("FooTest", "AbTest") % "third",
                   "q/A_b.java": FAILING.replace("FooTest", "A_bTest") % "fourth", "q/LoneTest.java": FAILING.replace("FooTest", "LoneTest") % "fifth"})
    write(folder, {"q/A b.java": FAILING.replace("FooTest", "Spaced") % "third"})
    status, out, _ = vm("test", "p", "q", cwd=folder)
    replays = re.findall(r"vm replay (.*)\n", out)
    assert status == 1 and len(replays) == len(set(replays)) == 5, out
    assert "heddle-out/LoneTest.x-1.schedule" in replays and "heddle-out/p.FooTest.java/FooTest.x-1.schedule" in replays, replays
    shown = "".join(vm("replay", r.strip("'"), cwd=folder)[1] for r in replays)
    for word in ("first", "second", "third", "fourth", "fifth"):
        assert word in shown, (word, shown)
    loop = "class LT { %s }\n" % " ".join(
        "@Test void %s() throws Exception { Thread[] t = new Thread[4]; for (int i = 0; i < 4; i++) { int id = i; t[i] = new Thread(() -> { for (int k = 0; k < 9; k++) synchronized (this) { n = n * 3 + id; } }); t[i].start(); } }" % n for n in "ab")
    write(folder, {"LT.java": JUPITER + loop.replace("class LT {", "class LT { int n;")})
    for name in "ab":
        _, out, _ = vm("--systematic", "--max-schedules=1", "LT.java#" + name, cwd=folder)
        assert f"vm --resume heddle-out/LT.{name}.frontier\n" in out, out
    assert sorted(f for f in os.listdir(os.path.join(folder, "heddle-out")) if f.endswith(".frontier")) == ["LT.a.frontier", "LT.b.frontier"]


def one_line(vm, folder):
    """What is said in one line is a whole sentence, with the file of its places."""
    write(folder, {"DT.java": JUPITER + """class DT {
  int n;
  @Test void waits() throws Exception { synchronized (this) { wait(); } }
  @Test void races() throws Exception { Thread t = new Thread(() -> n++); t.start(); n++; t.join(); }
  @Test void orders() throws Exception { Object a = new Object(), b = new Object(); Thread t = new Thread(() -> { synchronized (a) { synchronized (b) { } } }); t.start(); synchronized (b) { synchronized (a) { } } t.join(); }
}
"""})
    _, out, _ = vm("test", "--no-out", "DT.java", cwd=folder)
    for line in (r"DT.waits \.\.\. FAILED: deadlock: main waits on DT#\d+ \(DT\.java:4\), .*\n", r"DT.races \.\.\. FAILED: data race on DT.n: .* \(DT\.java:5\) .* \(DT\.java:5\), and .*\n",
                 r"DT.orders \.\.\. FAILED: deadlock: locks taken in different orders\n"):
        assert re.search("test " + line, out), (line, out)
    _, out, _ = vm("compare", "--budget=300ms", "DT.java#races", cwd=folder)
    assert "(DT.java:5)" in out and "(:5)" not in out, out


def options_of_all_and_of_each(vm, folder):
    """What no test could be explored with is refused before the first one; what one says itself is an error at its place."""
    write(folder, {"ATest.java": JUPITER + "class ATest { @Test void a() {} }\n"})
    for words, said in (
        (["--finding=2"], "--finding belongs to one exploration"),
        (["--frontier-every=1s"], "--frontier-every belongs to one exploration"),
        (["--systematic=prof"], "unknown mode --systematic=prof, did you mean proof?"),
        (["--explore=pct", "--bitstate"], "--bitstate and --explore do not go together"),
        (["--explore=exhaustive", "--runs=3"], "--runs belongs to --explore="),
    ):
        status, out, err = vm("test", *words, "ATest.java", cwd=folder)
        assert status == 2 and said in err and not out, (words, status, out, err)
    _, out, _ = vm("help", "test")
    for name in ("--finding", "--html", "--resume", "--load-world", "--trace", "--stats", "--coverage", "--frontier-every"):
        assert not re.search(rf"^  {name}\b", out, re.M), name
    assert "--max-time" in out
    status, out, err = vm("test", "--bitstate", "--jobs=2", "ATest.java", cwd=folder)
    assert "1 at a limit" in out or "1 passed" in out, (status, out, err)
    write(folder, {"OwnTest.java": """import heddle.HeddleTest;
class OwnTest {
  @HeddleTest(expect = "nothing") void kind() {}
  @HeddleTest(expect = "dedlock") void misspelt() {}
  @HeddleTest(strategy = "chance")
  void strategy() {}
  @HeddleTest(options = {"--promot=auto"}) void option() {}
  @HeddleTest(runs = 3) void runs() {}
  @HeddleTest(options = "spurious") void word() {}
  @HeddleTest(strategy = "random", runs = 3, options = "--spurious") void right() {}
}
"""})
    status, out, err = vm("test", "OwnTest.java", cwd=folder)
    assert status == 1 and "1 passed; 0 failed; 6 could not be run" in out, (status, out, err)
    for place, said in (("3:40", '@HeddleTest: expect = "nothing" is no kind of finding: the kinds are failure, assertion failed, '), ("4:40", 'did you mean "deadlock"?'), ("6:8", "@HeddleTest: --explore=chance: "),
                        ("7:49", "@HeddleTest: unknown option --promot; did you mean --promote?"), ("8:30", "@HeddleTest: --runs belongs to --explore="), ("9:42", "@HeddleTest: spurious is no option")):
        assert re.search(rf"^OwnTest\.java:{place}: error: .*{re.escape(said)}", out, re.M), (place, said, out)


def no_temporary_folder(vm, folder):
    write(folder, {"ATest.java": JUPITER + "class ATest { @Test void a() {} }\n"})
    before = sorted(os.listdir(folder))
    status, out, err = vm("test", "ATest.java", cwd=folder, env={**os.environ, "TMPDIR": "/no/such/folder"})
    assert status == 1 and "ERROR: no temporary folder can be made in /no/such/folder (TMPDIR): No such file or directory" in out, (status, out, err)
    assert sorted(os.listdir(folder)) == before
    # A relative one is as good as any other.
    os.mkdir(os.path.join(folder, "tmp"))
    assert vm("test", "ATest.java", cwd=folder, env={**os.environ, "TMPDIR": "tmp"})[0] == 0


def told_alone(vm, folder):
    """A signal for vm test alone, not for its whole group, ends it as well."""
    a_project(folder)
    for number in (signal.SIGINT, signal.SIGTERM):
        process = subprocess.Popen([vm.path, "test", "--jobs=1", "--max-time=60s", "-k", "endless|doesNot|sampled", "src"], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        time.sleep(3)
        process.send_signal(number)
        begin = time.monotonic()
        out, err = process.communicate(timeout=60)
        assert time.monotonic() - begin < 20, time.monotonic() - begin
        assert process.returncode in (1, 3) and ("at a limit" in out or "not run" in out), (number, process.returncode, out, err)


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
    parser.add_argument("--filter", default="", help="only checks whose name contains it")
    arguments = parser.parse_args()
    vm = Vm(arguments.vm)
    jars = [j for j in (os.path.join(arguments.jars, name + ".jar") for name in JARS) if os.path.exists(j)]
    if not any(j.endswith("junit-platform-console.jar") for j in jars):
        print("skipped: the comparison with JUnit, which is not installed here (Debian's junit5)")
        jars = []
    passed = failed = 0

    def one(name, check):
        nonlocal passed, failed
        if arguments.filter not in name:
            return
        try:
            check()
            passed += 1
        except Exception as problem:  # every failure is shown, whatever it is
            failed += 1
            print(f"FAILED {name}\n    {type(problem).__name__}: {problem}".replace("\\n", "\n    "))

    if jars:
        one("like_junit", lambda: like_junit(vm, jars))
    one("as_known", lambda: as_known(vm))
    checks = (outcomes, budget, wrong_words, interrupted, nobody_waits, nothing_is_left_out, once_each, compile_errors_in_junit, files_of_their_own, one_line,
              options_of_all_and_of_each, no_temporary_folder, told_alone)
    for check in checks:
        with tempfile.TemporaryDirectory() as folder:
            one(check.__name__, lambda: check(vm, folder))
    print(f"{passed} passed, {failed} failed")
    return failed != 0 or passed == 0


if __name__ == "__main__":
    sys.exit(main())
