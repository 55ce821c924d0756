#!/usr/bin/env python3
"""The command line of `vm` as a user meets it: bad input, exit statuses, determinism, replay.

usage: cli_test.py [--vm PATH]      (default build/vm); ends with a line "N passed, N failed"
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
TESTS = []


def test(function):
    TESTS.append(function)
    return function


class Vm:
    def __init__(self, path, directory):
        self.path = str(pathlib.Path(path).resolve())
        self.directory = directory

    def __call__(self, *args, status=None, stdin="", cwd=None, prefix=(), timeout=120):
        done = subprocess.run([*prefix, self.path, *map(str, args)], input=stdin, capture_output=True, text=True,
                              errors="replace", cwd=cwd or self.directory, timeout=timeout)
        if status is not None and done.returncode != status:
            raise AssertionError(f"exit status {done.returncode}, expected {status}\n{done.stdout}{done.stderr}")
        return done

    def file(self, name, text):
        path = pathlib.Path(self.directory) / name
        if isinstance(text, bytes):
            path.write_bytes(text)
        else:
            path.write_text(text)
        return path


def expect(pattern, text):
    if not re.search(pattern, text, re.S):
        raise AssertionError(f"no match for {pattern!r} in:\n{text[:2000]}")


HELLO = 'public class Hello { public static void main(String[] a) { System.out.println("hello " + a.length); } }\n'
RACE = """public class Race implements Runnable {
    static int x;
    public void run() { x = x + 1; }
    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(new Race()), b = new Thread(new Race());
        a.start(); b.start(); a.join(); b.join();
    }
}
"""
CHECKED = """public class Checked implements Runnable {
    static int x;
    static final Object lock = new Object();
    public void run() {
        int y;
        synchronized (lock) { y = x; }
        synchronized (lock) { assert x == y : "lost update"; x = y + 1; }
    }
    public static void main(String[] args) { new Thread(new Checked()).start(); new Thread(new Checked()).start(); }
}
"""


@test
def hello(vm):
    done = vm(vm.file("Hello.java", HELLO), "a", "b", status=0)
    assert done.stdout == "hello 2\n", done.stdout


@test
def nothing_prints_a_short_usage(vm):
    done = vm(status=2)
    expect("usage: vm", done.stderr)
    assert len(done.stderr.splitlines()) < 10


@test
def unknown_option_names_the_nearest(vm):
    done = vm("--sistematic", vm.file("Hello.java", HELLO), status=2)
    expect("unknown option --sistematic; did you mean --systematic", done.stderr)


@test
def unknown_mode_names_the_nearest(vm):
    done = vm("--systematic=prof", vm.file("Hello.java", HELLO), status=2)
    expect("proof", done.stderr)


@test
def missing_file(vm):
    expect("Nowhere.java: No such file", vm("Nowhere.java", status=2).stderr)


@test
def directory(vm):
    os.mkdir(os.path.join(vm.directory, "Folder.java"))
    expect("is a directory", vm("Folder.java", status=2).stderr)


@test
def empty_file(vm):
    expect(r"Empty.java:1:1: error: there is no class in this file", vm(vm.file("Empty.java", ""), status=2).stderr)


@test
def no_main(vm):
    expect("no class with a method public static void main", vm(vm.file("NoMain.java", "class NoMain { }"), status=2).stderr)


@test
def binary_file(vm):
    done = vm(vm.file("Binary.java", bytes(range(256)) * 64), status=2)
    expect("error", done.stderr)
    assert len(done.stderr.splitlines()) < 500


@test
def endless_nesting(vm):
    text = "class Deep { int f() { return " + "(" * 200000 + "1" + ")" * 200000 + "; } }"
    expect("error", vm(vm.file("Deep.java", text), status=2).stderr)
    blocks = "class Deep2 { void f() { " + "{" * 200000 + "}" * 200000 + " } }"
    expect("error", vm(vm.file("Deep2.java", blocks), status=2).stderr)


@test
def ten_megabyte_line(vm):
    text = "class Long { String s = \"" + "x" * 10_000_000 + "\" int y; }"
    done = vm(vm.file("Long.java", text), status=2)
    expect("error", done.stderr)
    assert len(done.stderr) < 5000, len(done.stderr)


@test
def cyclic_inheritance(vm):
    text = "class A extends B { }\nclass B extends A { public static void main(String[] a) { } }\n"
    expect("cyclic inheritance", vm(vm.file("A.java", text), status=2).stderr)


@test
def compile_errors_all_at_once(vm):
    text = "public class Two {\n  int f() { return \"x\"; }\n  void g() { undefined(); }\n" \
           "  public static void main(String[] a) { }\n}\n"
    done = vm(vm.file("Two.java", text), status=2)
    expect(r"Two\.java:2:\d+: error: incompatible types", done.stderr)
    expect(r"Two\.java:3:\d+: error: cannot find symbol", done.stderr)
    expect(r"\^", done.stderr)


@test
def uncaught_exception_is_status_1(vm):
    text = "public class Boom { public static void main(String[] a) { int[] x = new int[2]; x[a.length + 2] = 1; } }\n"
    done = vm(vm.file("Boom.java", text), status=1)
    expect('Exception in thread "main" java.lang.ArrayIndexOutOfBoundsException: Index 2 out of bounds for length 2',
           done.stderr)


@test
def exit_status_of_the_program(vm):
    vm(vm.file("Exit7.java", "public class Exit7 { public static void main(String[] a) { System.exit(7); } }\n"), status=7)


@test
def deadlock_in_a_plain_run(vm):
    text = "public class Stuck { public static void main(String[] a) throws Exception {" \
           " Object o = new Object(); synchronized (o) { o.wait(); } } }\n"
    done = vm(vm.file("Stuck.java", text), status=1)
    expect("main", done.stderr)


@test
def finding_is_status_1_and_replays(vm):
    done = vm("--systematic", vm.file("Checked.java", CHECKED), status=1)
    expect("FAILED", done.stdout)
    expect("lost update", done.stdout)
    command = re.search(r"see it again: vm (replay \S+)", done.stdout).group(1).split()
    again = vm(*command, status=1)
    expect("replayed: the same finding", again.stdout)
    expect("lost update", again.stdout)


@test
def clean_program_is_status_0(vm):
    text = CHECKED.replace("Checked", "Clean").replace(
        "synchronized (lock) { y = x; }\n        synchronized (lock) { assert", "synchronized (lock) { y = x; assert")
    done = vm("--systematic", vm.file("Clean.java", text), status=0)
    expect("PASSED", done.stdout)


@test
def limits_are_status_3_and_name_the_option(vm):
    text = CHECKED.replace("Checked", "Limit").replace("assert x == y", "assert true")
    done = vm("--systematic", "--max-schedules=1", "--no-cache", vm.file("Limit.java", text), status=3)
    expect("--max-schedules=", done.stdout)


@test
def race_is_reported_with_both_places(vm):
    done = vm("--systematic", vm.file("Race.java", RACE), status=1)
    expect(r"data race on Race\.x", done.stdout)


@test
def json_agrees_with_text(vm):
    path = vm.file("Checked.java", CHECKED)
    report = json.loads(vm("--systematic", "--format=json", path, status=1).stdout)
    assert report["schema"] == "heddle-report" and report["verdict"] == "failed", report["verdict"]
    text = vm("--systematic", path, status=1).stdout
    for finding in report["findings"]:
        assert finding["confirmed"], finding
        assert finding["message"].split(":")[0] in text, finding["message"]
        assert finding["schedule"].startswith("heddle-schedule 1"), finding["schedule"][:40]


@test
def same_command_same_bytes(vm):
    path = vm.file("Checked.java", CHECKED)
    strip = lambda s: re.sub(r"in \d+\.\d\d s", "in TIME s", s)
    first = vm("--systematic", path, status=1)
    second = vm("--systematic", path, status=1)
    assert strip(first.stdout) == strip(second.stdout)
    still = vm("--systematic", path, status=1, prefix=("setarch", "-R"))  # without address randomisation
    assert strip(first.stdout) == strip(still.stdout)
    with tempfile.TemporaryDirectory() as elsewhere:
        moved = vm("--systematic", path, status=1, cwd=elsewhere)
        assert strip(first.stdout) == strip(moved.stdout)
        a = pathlib.Path(vm.directory, "heddle-out").glob("Checked*")
        b = pathlib.Path(elsewhere, "heddle-out").glob("Checked*")
        assert [f.read_text() for f in sorted(a)] == [f.read_text() for f in sorted(b)]


@test
def seeds_give_other_interleavings_that_repeat(vm):
    text = "public class Seeds { public static void main(String[] a) throws Exception { for (int i = 0; i < 4; i++) {" \
           " final int n = i; new Thread(() -> { for (int k = 0; k < 3; k++) { System.out.println(n); Thread.yield(); } }).start(); } } }\n"
    path = vm.file("Seeds.java", text)
    outputs = {vm(f"--seed={seed}", path, status=0).stdout for seed in range(1, 9)}
    assert len(outputs) > 1
    assert vm("--seed=3", path).stdout == vm("--seed=3", path).stdout


@test
def damaged_schedules_give_one_line(vm):
    vm("--systematic", vm.file("Checked.java", CHECKED), status=1)
    good = sorted(pathlib.Path(vm.directory, "heddle-out").glob("Checked*"))[0].read_text()
    for name, text in {"truncated": good[:len(good) // 2], "empty": "", "binary": "\0\1\2\3" * 50,
                       "newer": good.replace("heddle-schedule 1", "heddle-schedule 999", 1),
                       "edited": good.replace("step 0", "step 9", 1)}.items():
        done = vm("replay", vm.file(name + ".schedule", text), status=2)
        message = (done.stderr or done.stdout).strip()
        assert 1 <= len(message.splitlines()) <= 3, (name, message)


@test
def schedule_of_another_program(vm):
    path = vm.file("Checked.java", CHECKED)
    vm("--systematic", path, status=1)
    schedule = sorted(pathlib.Path(vm.directory, "heddle-out").glob("Checked*"))[0]
    vm.file("Checked.java", CHECKED.replace("y + 1", "y + 2"))
    expect("another version", vm("replay", schedule, status=2).stderr)


@test
def unwritable_output_directory_loses_nothing(vm):
    vm.file("blocked", "a file, not a directory")
    done = vm("--systematic", "--out=blocked/x", vm.file("Checked.java", CHECKED), status=1)
    expect("FAILED", done.stdout)
    expect("not saved", done.stderr)


@test
def closed_standard_output(vm):
    path = vm.file("Hello.java", HELLO)
    done = subprocess.run(f"'{vm.path}' '{path}' >&-", shell=True, capture_output=True, text=True)
    assert done.returncode == 1, done
    expect("cannot write to standard output", done.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--vm", default=str(HERE.parent / "build" / "vm"))
    parser.add_argument("--filter", default="")
    arguments = parser.parse_args()
    passed = failed = 0
    for function in TESTS:
        if arguments.filter not in function.__name__:
            continue
        with tempfile.TemporaryDirectory() as directory:
            try:
                function(Vm(arguments.vm, directory))
                passed += 1
            except Exception as problem:  # every failure is shown, whatever it is
                failed += 1
                print(f"FAILED {function.__name__}: {type(problem).__name__}: {problem}")
    print(f"{passed} passed, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
