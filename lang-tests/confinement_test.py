#!/usr/bin/env python3
"""What a program may do: --sandbox, --no-exit, --allow-native, and --max-time of plain runs.

usage: confinement_test.py [--vm PATH]      (default build/vm); ends with a line "N passed, N failed"
"""
import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

TESTS = []

ATTEMPTS = """import java.io.*;
import java.nio.file.*;
public class Attempts {
  interface Deed { Object run() throws Exception; }
  static void attempt(String what, Deed d) {
    try { System.out.println(what + ": " + d.run()); } catch (Exception e) { System.out.println(what + ": " + e); }
  }
  static String read(String f) throws IOException { try (BufferedReader r = new BufferedReader(new FileReader(f))) { return r.readLine(); } }
  static String write(String f) throws IOException { try (FileWriter w = new FileWriter(f)) { w.write("x\\n"); } return "written"; }
  public static void main(String[] a) {
    String outside = a[0];
    attempt("inside", () -> read("in.txt"));
    attempt("a link inside", () -> read("good"));
    attempt("absolute", () -> read(outside + "/secret.txt"));
    attempt("dots", () -> read("../secret.txt"));
    attempt("dots behind a folder", () -> read("sub/../../secret.txt"));
    attempt("dots behind nothing", () -> read("none/../link/secret.txt"));
    attempt("through a link", () -> read("link/secret.txt"));
    attempt("nio", () -> Files.readString(Path.of(outside + "/secret.txt")));
    attempt("to a link to nothing", () -> write("dangling"));
    attempt("write outside", () -> write(outside + "/out.txt"));
    attempt("write inside", () -> write("new.txt") + read("new.txt"));
    attempt("exists", () -> new File(outside + "/secret.txt").exists() + " " + new File("in.txt").exists());
    attempt("list outside", () -> new File("..").list());
    attempt("mkdir outside", () -> new File(outside + "/made").mkdir());
    attempt("move outside", () -> new File("new.txt").renameTo(new File("../stolen.txt")));
    attempt("delete outside", () -> new File("../secret.txt").delete());
    attempt("delete a link", () -> new File("link").delete() + " " + new File(outside + "/secret.txt").exists());
    attempt("environment", () -> System.getenv("PATH") + " " + System.getenv("HEDDLE_SECRET") + " " + System.getenv().size());
    attempt("user", () -> System.getProperty("user.name") + " " + System.getProperty("user.home").equals(System.getProperty("user.dir")));
  }
}
"""
SANDBOXED = """inside: hello
a link inside: hello
absolute: java.io.FileNotFoundException: OUT/secret.txt (Permission denied)
dots: java.io.FileNotFoundException: ../secret.txt (Permission denied)
dots behind a folder: java.io.FileNotFoundException: sub/../../secret.txt (Permission denied)
dots behind nothing: java.io.FileNotFoundException: none/../link/secret.txt (Permission denied)
through a link: java.io.FileNotFoundException: link/secret.txt (Permission denied)
nio: java.nio.file.AccessDeniedException: OUT/secret.txt
to a link to nothing: java.io.FileNotFoundException: dangling (Permission denied)
write outside: java.io.FileNotFoundException: OUT/out.txt (Permission denied)
write inside: writtenx
exists: false true
list outside: null
mkdir outside: false
move outside: false
delete outside: false
delete a link: DELETED false
environment: null null 0
user: user true
"""

EXITS = """public class Exits {
  static int x;
  static synchronized void inc() { x++; }
  static void leave() { System.exit(7); }
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> inc());
    t.start();
    synchronized (Exits.class) { if (x == 1) leave(); }
    t.join();
    System.out.println("done");
  }
}
"""

SPIN = """public class Spin {
  static final Object lock = new Object();
  public static void main(String[] a) {
    Thread t = new Thread(() -> { synchronized (lock) { } }, "waiter");
    synchronized (lock) { t.start(); System.out.println("begun"); while (true) { } }
  }
}
"""

NATIVE = """import heddle.Native;
public class Abs {
  @Native(effect = Native.Effect.PURE) static native int abs(int x);
  public static void main(String[] a) { System.out.println(abs(-3)); }
}
"""


def test(function):
    TESTS.append(function)
    return function


class Vm:
    def __init__(self, path, folder):
        self.path, self.folder = os.path.abspath(path), pathlib.Path(folder)

    def program(self, name, text):
        (self.folder / f"{name}.java").write_text(text)
        return f"{name}.java"

    def __call__(self, *words, status=None, **options):
        environment = dict(os.environ, HEDDLE_SECRET="known")
        done = subprocess.run([self.path, *map(str, words)], cwd=self.folder, env=environment, capture_output=True, text=True, timeout=120, **({"stdin": subprocess.DEVNULL} | options))
        assert status is None or done.returncode == status, f"exit status {done.returncode}, not {status}:\n{done.stdout}{done.stderr}"
        return done


def expect(pattern, text):
    assert re.search(pattern, text, re.S), f"no match for {pattern!r} in:\n{text}"


def folder_with_files(vm):
    data = vm.folder / "data"
    (data / "sub").mkdir(parents=True)
    (data / "in.txt").write_text("hello\n")
    (vm.folder / "secret.txt").write_text("secret\n")
    (data / "good").symlink_to("in.txt")
    (data / "link").symlink_to(vm.folder)
    (data / "dangling").symlink_to(vm.folder / "fresh.txt")
    return vm.program("Attempts", ATTEMPTS)


@test
def a_plain_run_sees_only_the_folder(vm):
    program = folder_with_files(vm)
    before = sorted(p.name for p in vm.folder.iterdir())
    done = vm("--sandbox=data", program, vm.folder, status=0)
    wanted = SANDBOXED.replace("OUT", str(vm.folder)).replace("DELETED", "true")
    assert done.stdout == wanted, done.stdout
    expect(r"^vm: --sandbox kept the program from \d+ files: .*secret.txt", done.stderr)
    assert sorted(p.name for p in vm.folder.iterdir()) == before
    assert (vm.folder / "data" / "new.txt").exists()


@test
def so_do_explorations_and_recordings(vm):
    program = folder_with_files(vm)
    report = json.loads(vm("--systematic", "--sandbox=data", "--format=json", "--outcomes", "--no-out", program, vm.folder, status=0).stdout)
    wanted = SANDBOXED.replace("OUT", str(vm.folder))
    # (A link out of the folder cannot be seen there, so it cannot be deleted.)
    assert report["outputs"][0]["text"] == wanted.replace("DELETED", "false"), report["outputs"][0]["text"]
    assert not (vm.folder / "data" / "new.txt").exists()
    recorded = vm("--record", "run.schedule", "--sandbox=data", program, vm.folder, status=0)
    assert recorded.stdout == wanted.replace("DELETED", "false"), recorded.stdout
    (vm.folder / "data" / "in.txt").unlink()
    assert vm("replay", "run.schedule", status=0).stdout == recorded.stdout


@test
def without_a_folder_there_are_no_files(vm):
    program = folder_with_files(vm)
    done = vm("--sandbox", program, vm.folder, status=0)
    expect(r"^inside: java.io.FileNotFoundException: in.txt \(Permission denied\)\n", done.stdout)
    expect(r"write inside: .*Permission denied.*exists: false false", done.stdout)
    assert "known" not in done.stdout


@test
def a_sandbox_needs_a_folder_that_is_there(vm):
    program = folder_with_files(vm)
    expect("vm: --sandbox: nothing: no such folder", vm("--sandbox=nothing", program, status=2).stderr)
    expect("--sandbox does not go with --save-world", vm("--sandbox", "--save-world", "w", program, status=2).stderr)


@test
def a_plain_run_may_not_exit(vm):
    program = vm.program("Leaves", 'public class Leaves {\n  public static void main(String[] a) {\n    Runtime.getRuntime().halt(0);\n  }\n}\n')
    done = vm("--no-exit", program, status=1)
    assert done.stderr == '"main" ends the program with exit status 0, which --no-exit forbids\n    at Leaves.main(Leaves.java:3)\n', done.stderr
    vm(program, status=0)


@test
def an_exit_is_a_finding_that_replays(vm):
    program = vm.program("Exits", EXITS)
    vm("--systematic", "--no-out", program, status=0)
    done = vm("--systematic", "--no-exit", program, status=1)
    expect(r"program exit: main ends the whole program with exit status 7, which --no-exit forbids\n  Exits.java:4 in Exits.leave\n", done.stdout)
    expect("replayed: the same finding", vm("replay", "heddle-out/Exits-1.schedule", status=1).stdout)
    report = json.loads(vm("--systematic", "--no-exit", "--no-out", "--format=json", program, status=1).stdout)
    finding, = report["findings"]
    assert (finding["kind"], finding["failure"], finding["key"]) == ("program exit", True, "exit Exits.leave:4"), finding


@test
def an_exit_that_no_schedule_reaches_is_none(vm):
    program = vm.program("Exits", EXITS.replace("x == 1", "x == 2"))
    vm("--systematic", "--no-exit", "--no-out", program, status=0)


@test
def explorations_call_c_functions_only_when_told(vm):
    program = vm.program("Abs", NATIVE)
    assert vm(program, status=0).stdout == "3\n"
    refused = "vm: Abs.java calls C functions, such as Abs.abs: explorations and replays do so only with --allow-native\n"
    for words in (["--systematic"], ["compare"], ["predict"], ["debug"]):
        done = vm(*words, program, status=2)
        assert done.stderr == refused, done.stderr
    vm("--systematic", "--allow-native", "--no-out", program, status=0)
    vm("--record", "run.schedule", program, status=0)
    assert vm("replay", "run.schedule", status=2).stderr == refused
    assert vm("replay", "--allow-native", "run.schedule", status=0).stdout == "3\n"


@test
def a_sandbox_has_no_c_functions(vm):
    program = vm.program("Abs", NATIVE)
    expect("SecurityException: native call of abs: --sandbox lets no program make one", vm("--sandbox", program, status=1).stderr)
    expect("uncaught exception.*SecurityException: native call", vm("--systematic", "--sandbox", program, status=1).stdout)
    expect("replayed: the same finding", vm("replay", "heddle-out/Abs-1.schedule", status=1).stdout)


@test
def plain_runs_end_when_their_time_is_up(vm):
    program = vm.program("Spin", SPIN)
    for options in ([], ["--record", "run.schedule"], ["--real-time"]):
        begun = time.monotonic()
        done = vm("--max-time=500ms", *options, program, status=3)
        assert time.monotonic() - begun < 20
        assert done.stdout == "begun\n", done.stdout
        expect(r"^vm: the time is up \(--max-time\)\nafter [\d,]+ instructions:\n  main runs; holds Object#1\n    at Spin.main \(Spin.java:5\)\n  waiter wants monitor Object#1", done.stderr)
    expect("here the recorded run was stopped by --max-time", vm("replay", "run.schedule", status=3).stderr)


@test
def also_where_they_wait_for_input(vm):
    program = vm.program("Waits", "public class Waits { public static void main(String[] a) throws Exception { System.out.println(System.in.read()); } }\n")
    read, write = os.pipe()
    try:
        expect("the time is up.*main", vm("--max-time=300ms", program, status=3, stdin=read).stderr)
    finally:
        os.close(read)
        os.close(write)
    assert vm("--max-time=300s", program, status=0).stdout == "-1\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=str(pathlib.Path(__file__).resolve().parent.parent / "build" / "vm"))
    arguments = parser.parse_args()
    failed = 0
    for function in TESTS:
        with tempfile.TemporaryDirectory() as folder:
            try:
                function(Vm(arguments.vm, os.path.realpath(folder)))
            except AssertionError as error:
                failed += 1
                print(f"FAILED {function.__name__}: {error}")
    print(f"{len(TESTS) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
