#!/usr/bin/env python3
"""vm predict: what it predicts of small programs, and what comes of that (docs/seeds/penelope.md).

usage: predict_test.py [--vm PATH]     (default build/vm); ends with a line "N passed, N failed"
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import traceback

HERE = pathlib.Path(__file__).resolve().parent
TESTS = []


def test(function):
    TESTS.append(function)
    return function


class Vm:
    def __init__(self, path, directory):
        self.path, self.directory = str(pathlib.Path(path).resolve()), directory

    def run(self, name, source, *options, status=None):
        if source is not None:
            pathlib.Path(self.directory, name).write_text(source)
        done = subprocess.run([self.path, "predict", *options, name], cwd=self.directory, capture_output=True, text=True, timeout=120)
        assert status is None or done.returncode == status, (done.returncode, done.stdout, done.stderr)
        return done

    def predict(self, name, source, *options, status=None):
        """The schedules as (pattern, variable, lines, fate), and the report."""
        report = json.loads(self.run(name, source, "--format=json", "--no-out", *options, status=status).stdout)
        told = report["predictions"]["schedules"]
        return [(s["pattern"], s.get("variable", ""), tuple(e["place"]["line"] for e in s["events"]), s["fate"]) for s in told], report


# Each access under the lock, and what belongs together is not: between lines 5 and 6 the other thread may come.
COUNTER = """class Counter {
  static int count;
  static final Object lock = new Object();
  static void add() {
    int seen; synchronized (lock) { seen = count; }
    synchronized (lock) { count = seen + 1; }
  }
  public static void main(String[] args) throws Exception {
    Thread a = new Thread(Counter::add, "a"), b = new Thread(Counter::add, "b");
    a.start(); b.start(); a.join(); b.join();
    assert count == 2 : count;
  }
}
"""


@test
def the_observed_run_may_fail_itself(vm):
    always = {
        "Throws": "throw new IllegalStateException(\"always\");",
        "Waits": "synchronized (args) { args.wait(); }",
        "Asserts": "Thread t = new Thread(() -> { assert args.length > 7; }); t.start(); t.join();",
    }
    for name, body in always.items():
        source = f"class {name} {{ public static void main(String[] args) throws Exception {{ {body} }} }}"
        for seed in ((), ("--seed=3",)):
            _, report = vm.predict(f"{name}.java", source, *seed, status=1)
            assert len(report["findings"]) == 1 and report["predictions"]["observed"]["finding"] == report["findings"][0]["key"], report
    assert "; it fails" in vm.run("Throws.java", None, "--no-out", status=1).stdout
    done = vm.run("Fine.java", "class Fine { public static void main(String[] args) {} }", "--no-out", status=3)
    assert "no failure in the observed run and 0 predicted schedules" in done.stdout, done.stdout


@test
def lost_update_fails_when_it_is_run(vm):
    told, report = vm.predict("Counter.java", COUNTER, status=1)
    assert ("RWW", "Counter.count", (5, 6, 6), "failed") in told, told
    assert [f["kind"] for f in report["findings"]] == ["assertion failed"], report["findings"]
    assert report["verdict"] == "failed", report["verdict"]


@test
def findings_replay(vm):
    vm.run("Counter.java", COUNTER, status=1)
    done = subprocess.run([vm.path, "replay", "heddle-out/Counter-1.schedule"], cwd=vm.directory, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1 and "assertion failed" in done.stdout, done.stdout + done.stderr


@test
def the_text_tells_each_schedule_once(vm):
    text = vm.run("Counter.java", COUNTER, "--no-out", status=1).stdout
    assert re.search(r"^observed: one run of \d+ steps by 3 threads \(\d+ shared variables?, 1 lock, 3 switches\)$", text, re.M), text
    assert re.search(r"^  RWW of Counter\.count: . reads at Counter\.java:5, . writes at Counter\.java:6, . writes at Counter\.java:6: failed$", text, re.M), text


# Different rounds of a loop are not one transaction; a round is.
LOOP = """class Loop {
  static int count;
  static final Object lock = new Object();
  static int get() { synchronized (lock) { return count; } }
  static void set(int n) { synchronized (lock) { count = n; } }
  static void reader() {
    for (int i = 0; i < 3; i++) get();
  }
  static void writer() {
    for (int i = 0; i < 2; i++) { int n = get(); BODY }
  }
  public static void main(String[] args) throws Exception {
    Thread a = new Thread(Loop::reader), b = new Thread(Loop::writer);
    a.start(); b.start(); a.join(); b.join();
  }
}
"""


@test
def rounds_of_a_loop_are_transactions(vm):
    told, _ = vm.predict("Loop.java", LOOP.replace("BODY", "set(n + 1);"))
    assert told == [], told  # the reader's two reads are in two rounds; and its read breaks no read and write
    told, _ = vm.predict("Loop.java", LOOP.replace("BODY", "set(n + 1); set(n + 2);"))
    assert told and {t[0] for t in told} == {"WRW"}, told


@test
def atomic_methods_are_the_only_transactions_if_there_are_any(vm):
    one = COUNTER.replace("  static void add", "  @heddle.Atomic static void add")
    assert ("RWW", "Counter.count", (5, 6, 6), "failed") in vm.predict("Counter.java", one, status=1)[0]
    other = COUNTER.replace("  public static void main", "  @heddle.Atomic static void unused() { unused2(); }\n  static void unused2() { }\n  public static void main")
    other = other.replace("Thread a =", "unused(); Thread a =")
    assert vm.predict("Counter.java", other, status=3)[0] == []


@test
def a_race_is_confirmed_by_standing_there(vm):
    program = """class Racy {
  static int x; static boolean done; static final Object lock = new Object();
  public static void main(String[] args) throws Exception {
    Thread a = new Thread(() -> { x = 1; synchronized (lock) { done = true; } });
    a.start(); BEFORE
    int seen = x;
  }
}
"""
    told, report = vm.predict("Racy.java", program.replace("BEFORE", ""), status=1)
    assert [f["kind"] for f in report["findings"]] == ["data race"], report["findings"]
    assert [t[:3] for t in told] == [("race", "Racy.x", (6, 4))] or [t[:3] for t in told] == [("race", "Racy.x", (4, 6))], told
    assert vm.predict("Racy.java", program.replace("BEFORE", "a.join();"), status=3)[0] == []
    # The lock orders nothing by itself: only the value that is read through it does, and that the closure keeps.
    waits = "for (;;) { synchronized (lock) { if (done) break; } }"
    assert vm.predict("Racy.java", program.replace("BEFORE", waits), status=3)[1]["findings"] == []


@test
def deadlocks_of_many_threads(vm):
    program = """class Ring {
  public static void main(String[] args) throws Exception {
    final int n = Integer.parseInt("12");
    Object[] forks = new Object[n];
    for (int i = 0; i < n; i++) forks[i] = new Object();
    for (int i = 0; i < n; i++) {
      Object left = forks[i], right = forks[(i + 1) % n];
      new Thread(() -> { synchronized (left) { synchronized (right) { } } }).start();
    }
  }
}
"""
    told, report = vm.predict("Ring.java", program, status=1)
    assert [t[0] + t[3] for t in told] == ["deadlockfailed"], told
    assert [f["kind"] for f in report["findings"]] == ["deadlock"] and len(report["findings"][0]["threads"]) >= 12
    # A gate around both locks.
    gated = program.replace("synchronized (left) {", "synchronized (forks) { synchronized (left) {").replace("{ } }", "{ } } }")
    assert vm.predict("Ring.java", gated, status=3)[0] == []


@test
def what_the_program_does_not_follow_is_infeasible(vm):
    # The read of `ready` decides whether there is a second access at all.
    program = """class Ready {
  static volatile boolean ready; static volatile int value;
  public static void main(String[] args) throws Exception {
    Thread a = new Thread(() -> { value = 1; ready = true; });
    a.start();
    int first = value;
    if (ready) { int second = value; assert first == second || first == 0; }
    a.join();
  }
}
"""
    for options in ([], ["--seed=1"], ["--seed=2"], ["--seed=3"]):
        told, report = vm.predict("Ready.java", program, *options, status=3)
        assert report["findings"] == [] and all(t[3] in ("infeasible", "passed", "observed") for t in told), told


@test
def output_that_no_serial_run_prints(vm):
    program = COUNTER.replace("assert count == 2 : count;", "System.out.println(count);")
    assert vm.predict("Counter.java", program, status=3)[1]["findings"] == []
    found = vm.predict("Counter.java", program, "--expect-output=serial", status=1)[1]["findings"]
    assert [(f["kind"], f["output"]) for f in found] == [("unexpected output", "1\n")], found
    pathlib.Path(vm.directory, "two.txt").write_text("2\n")
    found = vm.predict("Counter.java", program, "--expect-output=two.txt", status=1)[1]["findings"]
    assert [f["output"] for f in found] == ["1\n"], found


@test
def the_same_seed_is_the_same_run(vm):
    name = str(HERE / "paper" / "SemaphoreB.java")
    one, two = (vm.predict(name, None, "--seed=7")[1]["predictions"] for _ in range(2))
    assert one == two
    others = {json.dumps(vm.predict(name, None, f"--seed={s}")[1]["predictions"]) for s in range(1, 6)}
    assert len(others) > 1


@test
def limits_are_told(vm):
    text = vm.run(str(HERE / "paper" / "MergeSort.java"), None, "--no-out", "--runs=3").stdout
    assert re.search(r"predicted: \d+ schedules: .*; \d+ not run: a limit came before\n", text), text


@test
def what_does_not_go_together(vm):
    for options, message in ((["--depth=2"], "--depth belongs to"), (["--coverage=x"], "--coverage belongs to"), (["--noise=sleep"], "--noise belongs to"),
                             (["--systematic=rw"], "no part of paper mode"), (["--workers=2"], "do not go together"), (["--runs=0"], "--runs")):
        done = vm.run("Counter.java", COUNTER, *options, status=2)
        assert message in done.stderr, (options, done.stderr)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--vm", default=str(HERE.parent / "build" / "vm"))
    arguments = parser.parse_args()
    passed = failed = 0
    for function in TESTS:
        with tempfile.TemporaryDirectory() as directory:
            try:
                function(Vm(arguments.vm, directory))
                passed += 1
            except Exception:
                failed += 1
                print(f"FAILED: {function.__name__}")
                traceback.print_exc(limit=2, file=sys.stdout)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
