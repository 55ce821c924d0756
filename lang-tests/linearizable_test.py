#!/usr/bin/env python3
"""Classes that are @heddle.Linearizable (docs/linearizability.md): right ones pass, wrong ones fail with the smallest scenario, also without any
reduction; the search for an order agrees with one through all orders; how many orders are explored; and what is said of classes that cannot be tested.

usage: linearizable_test.py [--vm PATH]     (default build/vm); ends with a line "N passed, N failed"
"""
import argparse
import json
import math
import os
import re
import subprocess
import sys
import tempfile

import run

FOLDER = os.path.join(run.HERE, "linearizability")


class Vm:
    def __init__(self, path):
        self.path = os.path.abspath(path)

    def __call__(self, *words, cwd=FOLDER):
        done = subprocess.run([self.path, *words], cwd=cwd, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace", timeout=500)
        return done.returncode, done.stdout, done.stderr

    def tests(self, *words, cwd=FOLDER, jobs=2):
        status, out, err = self("test", "--no-out", f"--jobs={jobs}", "--format=json", *words, cwd=cwd)
        assert not err, err
        return status, json.loads(out)["tests"]


def right(vm):
    status, tests = vm.tests("--max-time=120s", "Right.java")
    assert status == 0, [(t["name"], t["display_name"], t["status"], t["words"]) for t in tests if t["status"] != "passed"]
    assert all(t["words"] == "every schedule" for t in tests)
    classes = {t["class"] for t in tests}
    assert len(classes) == 5 and len(tests) > 5 * 20, (classes, len(tests))
    shown = [t["display_name"] for t in tests if t["class"] == "Right.LockedDeque"]
    assert any(re.fullmatch(r"\w+\(\d?\); then .* \| .*; then \w+\(\d?\)", s) for s in shown), shown
    # Two threads with one call each come first, in all combinations as long as there are no more than have their place.
    first = [t["display_name"] for t in tests if t["class"] == "Right.TreiberStack"][:6]
    assert first == ["push(1) | push(1)", "push(1) | push(2)", "push(1) | pop()", "push(2) | push(2)", "push(2) | pop()", "pop() | pop()"], first


def smallest(name):
    """Of each class of that file the scenario that is left, and what is said of it."""
    with open(os.path.join(FOLDER, f"{name}.java")) as f:
        found = re.findall(r"// smallest: (.*)\n(?:\s*// says: (.*)\n)?.*\n\s*public static class (\w+)", f.read())
    return {f"{name}.{of}": (scenario, says or "no order of these calls has these results") for scenario, says, of in found}


def fails_as_expected(vm, name, number):
    expected = smallest(name)
    assert len(expected) == number, expected
    status, tests = vm.tests("--max-time=120s", f"{name}.java")
    assert status == 1
    for of_class, (scenario, says) in expected.items():
        of = [t for t in tests if t["class"] == of_class]
        states = [t["status"] for t in of]
        assert re.fullmatch("(passed )*failed( skipped)*", " ".join(states)), (of_class, states)
        failed = next(t for t in of if t["status"] == "failed")
        assert failed["display_name"] == scenario, (of_class, failed["display_name"])
        prefix = "deadlock: " if says == "deadlock" else "uncaught exception: heddle.NotLinearizable: "
        assert failed["words"].startswith(prefix) and (says == "deadlock" or says in failed["words"]), failed["words"]
        assert all(t["words"] == "a smaller scenario has failed" for t in of if t["status"] == "skipped")
    return tests


def wrong(vm):
    tests = fails_as_expected(vm, "Wrong", 9)
    # It is the same each time, however many are run at once.
    again = vm.tests("--max-time=120s", "-k", "LostUpdate|CheckThenAct", "Wrong.java", jobs=1)[1]
    pick = lambda all: [(t["name"], t["status"]) for t in all if re.search("LostUpdate|CheckThenAct", t["class"])]
    assert pick(again) == pick(tests)


def waiting(vm):
    """Calls that may wait: for ever only where the specification does."""
    status, tests = vm.tests("--max-time=120s", "WaitingRight.java")
    assert status == 0, [(t["name"], t["display_name"], t["status"], t["words"]) for t in tests if t["status"] != "passed"]
    assert all(t["words"] == "every schedule" for t in tests) and len({t["class"] for t in tests}) == 7 and len(tests) > 90, len(tests)
    fails_as_expected(vm, "WaitingWrong", 7)
    status, out, err = vm("test", "--no-out", "-k", "NotSaid|NestedMonitors", "WaitingWrong.java")
    assert out.count("a call that may wait for another one is an @Operation(blocking = true)\n") == 1, (out, err)


SAMPLED = (["--explore=random", "--runs=300"], ["--explore=pct", "--depth=4", "--runs=300"], ["--explore=pos", "--runs=300"], ["--explore=preemption", "--max-time=10s"],
           ["--explore=rounds", "--max-time=2s"], ["--explore=noise", "--runs=300"], ["--systematic=exitblock"], ["--systematic=rwdd"], ["--no-cache"], ["--workers=2", "--workers-after=1ms"])


def waiting_otherwise(vm, folder):
    """Whoever explores comes to the same verdicts, and a schedule whose calls wait is replayed."""
    name = lambda file, of: f"{os.path.join(FOLDER, file)}.java#{of}"
    right = ("BoundedBuffer.linearizable[20]", "LibraryQueue.linearizable[8]", "Mutex.linearizable[1]", "Parked.linearizable[5]")
    for options in SAMPLED:
        for test in right:
            status, out, err = vm("--systematic", "--no-out", *options, name("WaitingRight", test), cwd=folder)
            assert status in (0, 3) and ("PASSED" in out or "NOTHING FOUND" in out), (options, test, status, out, err)
        status, out, err = vm("--systematic", *options, name("WaitingWrong", "Gate.linearizable[5]"), cwd=folder)
        assert status == 1 and "pass() waits for ever" in out, (options, status, out, err)
        status, out, err = vm("replay", "heddle-out/WaitingWrong.Gate.linearizable_5_-1.schedule", cwd=folder)
        assert status == 1 and "replayed: the same finding" in out, (options, status, out, err)
    for row in ("joins thread", "Monitor", "History", "Thread-"):
        assert row not in out, (row, out)
    # A plain run, too, goes to its end.
    for test in right:
        status, out, err = vm(name("WaitingRight", test), cwd=folder)
        assert (status, out, err) == (0, "", ""), (test, status, out, err)


def without_reduction(vm):
    """Brute force comes to the same verdicts."""
    verdicts = []
    for mode in ("--systematic", "--systematic=all"):
        status, tests = vm.tests(mode, "--max-time=200s", "-k", r"(Counter|TreiberStack|LockedDeque)\.linearizable\[[1-9]\]", "Right.java")
        assert status == 0, [(t["name"], t["words"]) for t in tests if t["status"] != "passed"]
        found = vm.tests(mode, "--max-time=200s", "-k", r"\[\d\]", "Wrong.java")[1]
        found += vm.tests(mode, "--max-time=200s", "-k", r"linearizable\[[1-7]\]", "WaitingRight.java")[1]
        found += vm.tests(mode, "--max-time=200s", "-k", r"linearizable\[\d\]", "WaitingWrong.java")[1]
        verdicts.append([(t["class"], t["name"], t["status"]) for t in tests + found])
    assert verdicts[0] == verdicts[1], [(a, b) for a, b in zip(*verdicts) if a != b]


def histories(vm):
    status, out, err = vm("Histories.java")
    assert status == 0, (out, err)
    first, *columns = out[: out.index("with calls that wait")].splitlines()
    waiting = re.search(r"(\d+) with calls that wait have one, (\d+) have none", out)
    assert out.count("the same by states: 600") == 2 and int(waiting[1]) > 100 and int(waiting[2]) > 100, out
    found = re.fullmatch(r"(\d+) have an order, (\d+) have none; the same by states: 600", first)
    assert found and int(found[1]) > 150 and int(found[2]) > 100 and int(found[1]) + int(found[2]) == 600, first
    assert re.fullmatch(r" +thread 1 +thread 2( +thread 3)?", columns[0]) and len(columns) > 5, columns


TICKS = """import heddle.*;
@Linearizable(threads = 3, operations = 3, scenarios = 100)
public class Ticks {
  private int n;
  @Operation public synchronized int tick() { return n++; }
}
"""


def orders(vm, folder):
    """As many paths as there are orders of calls of one operation each: none is missing, and none is explored twice."""
    with open(os.path.join(folder, "Ticks.java"), "w") as f:
        f.write(TICKS)
    tests = vm.tests("--max-time=120s", "Ticks.java", cwd=folder)[1]
    for t in tests:
        sizes = [len(calls.split(", ")) for calls in t["display_name"].split(" | ")]
        expected = math.factorial(sum(sizes)) // math.prod(map(math.factorial, sizes))
        assert t["report"]["counts"]["schedules"] == expected, (t["display_name"], expected, t["report"]["counts"])
    assert len(tests) == 6


COUNTER = """import heddle.Linearizable;
import heddle.Operation;

@Linearizable(operations = 2)
public class Counter {
  private volatile int n;

  @Operation
  public int increment() {
    return n++;
  }

  @Operation
  public int get() {
    return n;
  }
}
"""


def shown(vm, folder):
    with open(os.path.join(folder, "Counter.java"), "w") as f:
        f.write(COUNTER)
    status, out, err = vm("test", "Counter.java", cwd=folder)
    assert status == 1 and not err, (status, out, err)
    for line in (
        "test Counter.linearizable[1] (increment() | increment()) ... FAILED: uncaught exception: heddle.NotLinearizable: no order of these calls",
        "  thread 1             thread 2\n",
        "  increment() ...\n                       increment() ...\n  ... increment(): 0\n                       ... increment(): 0\n",
        "(vm --systematic 'Counter.java#linearizable[1]')",
    ):
        assert line in out, (line, out)
    assert "test Counter.linearizable[2]" not in out and "1 failed; 12 skipped" in out, out
    for word in ("Monitor", "History", "StringBuilder"):
        assert word not in out, (word, out)
    status, out, err = vm("replay", "heddle-out/Counter.linearizable_1_-1.schedule", cwd=folder)
    assert status == 1 and "replayed: the same finding" in out, (status, out, err)
    done = subprocess.run([vm.path, "debug", "heddle-out/Counter.linearizable_1_-1.schedule"], cwd=folder, input="quit\n", capture_output=True, text=True)
    assert "Counter.java#linearizable[1], at the beginning of a schedule" in done.stdout, done.stdout
    # One that is smaller than any of the list, by name; and one that there is not.
    status, out, err = vm("--systematic", "--no-out", "Counter.java#linearizable[9-2]", cwd=folder)
    assert status in (0, 1), (status, out, err)
    for name in ("linearizable[9-77]", "linearizable[77-1]", "linearizable[9-]"):
        status, out, err = vm("--systematic", f"Counter.java#{name}", cwd=folder)
        assert status == 2 and "has no test linearizable[" in err, (status, out, err)


CLASS = "import heddle.*;\n@Linearizable%s\npublic class T {\n%s\n}\n"
GOOD = "  @Operation public synchronized int get() { return 1; }"
WRONG = (
    ("", "  public int get() { return 1; }", "T has no methods that are @heddle.Operation"),
    ("", "  @Operation private int get() { return 1; }", "T.java:4:26: error: the operation get(): it is private"),
    ("", "  @Operation public static int get() { return 1; }", "T.java:4:32: error: the operation get(): it is static"),
    ("", "  @Operation public int put(Object[] a) { return 1; }", "T.java:4:25: error: the operation put(java.lang.Object[]): nothing is known for a parameter of type java.lang.Object[]"),
    ("", '  @Operation(arguments = "1..x") public int put(int a) { return 1; }', 'the operation put(int): "1..x" is no int'),
    ("", '  @Operation(arguments = "5..1") public int put(int a) { return 1; }', '"5..1" has not 1 to 100 values'),
    ("", '  @Operation(arguments = {"1", "2"}) public int put(int a) { return 1; }', "arguments are given for 2 parameters, and it has 1"),
    ("", '  @Operation(arguments = "300") public int put(byte a) { return 1; }', '"300" is no byte'),
    ("(threads = 1)", GOOD, "@Linearizable: 1 threads; it can be 2 to 7"),
    ("(operations = 0)", GOOD, "@Linearizable: 0 operations; it can be 1 to 10"),
    ("(threads = 7, operations = 10)", GOOD, "@Linearizable: 70 calls; it can be 63 at most"),
    ("(scenarios = 0)", GOOD, "@Linearizable: 0 scenarios"),
    ("", GOOD + "\n  public T(int x) { }", "T has no constructor without parameters"),
    ("(specification = S.class)", GOOD + "\n} class S { public int put() { return 1; }", "S, its specification, has no method get()"),
    ("(specification = S.class)", GOOD + "\n} abstract class S { public int get() { return 1; }", "S is abstract"),
)


def cannot_be_tested(vm, folder):
    path = os.path.join(folder, "T.java")
    for options, body, message in WRONG:
        with open(path, "w") as f:
            f.write(CLASS % (options, body))
        status, out, err = vm("test", "T.java", cwd=folder)
        assert status == 1 and f"T.linearizable ... ERROR: " in out and message in out, (message, status, out, err)
    with open(path, "w") as f:
        f.write((CLASS % ("", GOOD)).replace("@Linearizable", "/* heddle.Linearizable */"))
    status, out, err = vm("test", "T.java", cwd=folder)
    assert status == 1 and "T has operations, but is not @heddle.Linearizable" in out, (status, out, err)
    # An error is no result.
    with open(path, "w") as f:
        f.write(CLASS % ("(operations = 1)", "  @Operation public int get() { throw new AssertionError(\"no\"); }"))
    status, out, err = vm("test", "T.java", cwd=folder)
    assert status == 1 and "FAILED: uncaught exception: java.lang.AssertionError: no" in out, (status, out, err)


ALL_TYPES = """package p;
import heddle.*;
@Linearizable(operations = 1, scenarios = 1000)
public class T {
  enum Colour { RED, GREEN }
  private String last = "";
  private synchronized String set(Object... all) { String old = last; last = java.util.Arrays.toString(all); return old; }
  @Operation(arguments = {"-1", "true", "x"}) public String a(int i, boolean b, char c) { return set(i, b, c); }
  @Operation(arguments = {"-128", "7", "9999999999", "a b, c\\"d"}) public String b(byte i, short s, Long l, String t) { return set(i, s, l, t); }
  @Operation(arguments = {"1.5", "-2", "GREEN", "3"}) public String c(float f, Double d, Colour e, Object o) { return set(f, d, e, o); }
  @Operation(arguments = {"a..b"}) public int[] d(Character c) { return new int[] {set(c).length()}; }
}
"""


def arguments(vm, folder):
    with open(os.path.join(folder, "T.java"), "w") as f:
        f.write(ALL_TYPES)
    status, tests = vm.tests("T.java", cwd=folder)
    assert status == 0, tests
    text = "\n".join(t["display_name"] for t in tests)
    for call in ("a(-1, true, 'x')", 'b(-128, 7, 9999999999, "a b")', 'b(-128, 7, 9999999999, "c"d")', "c(1.5, -2, GREEN, 3)", "d('a')", "d('b')"):
        assert call in text, (call, text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=os.path.join(run.ROOT, "build", "vm"))
    vm = Vm(parser.parse_args().vm)
    passed = failed = 0
    for check in (right, wrong, waiting, waiting_otherwise, without_reduction, histories, orders, shown, cannot_be_tested, arguments):
        try:
            with tempfile.TemporaryDirectory() as folder:
                check(vm, folder) if check.__code__.co_argcount == 2 else check(vm)
            passed += 1
        except Exception as problem:  # every failure is shown, whatever it is
            failed += 1
            print(f"FAILED {check.__name__}\n    {type(problem).__name__}: {problem}".replace("\\n", "\n    "))
    print(f"{passed} passed, {failed} failed")
    return failed != 0 or passed == 0


if __name__ == "__main__":
    sys.exit(main())
