#!/usr/bin/env python3
"""Recordings of plain runs, however they end: the replay prints the same bytes and has the same exit status, in another folder, without
input. (That every program of this folder does so is `run.py --mode record`.)

usage: replay_test.py [--vm PATH] [--filter NAME]     (default build/vm); ends with a line "N passed, N failed"
"""
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time

import cli_test
from cli_test import HELLO, expect

TESTS = []


def test(function):
    TESTS.append(function)
    return function


def program(name, body, more=""):
    return (f"import java.util.*;\npublic class {name} {{\n{more}    public static void main(String[] args) throws Exception {{\n"
            f"{body}    }}\n}}\n")


def recorded(vm, name, text, status, *options, arguments=(), stdin=""):
    """Records the program, and replays it in an empty folder: both must agree."""
    vm.file(name + ".java", text)
    for file in name + ".schedule", name + ".heddle":
        first = vm(*options, "--record=" + file, name + ".java", *arguments, status=status, stdin=stdin)
        with tempfile.TemporaryDirectory() as elsewhere:
            again = vm("replay", os.path.join(vm.directory, file), os.path.join(vm.directory, name + ".java"),
                       status=status, cwd=elsewhere)
            assert os.listdir(elsewhere) == []
        assert (first.stdout, first.stderr) == (again.stdout, again.stderr), (first, again)
    return first


# --- every end of a program

@test
def uncaught_exception(vm):
    body = '        System.out.print("x");\n        int[] a = new int[1];\n        a[1] = 2;\n'
    expect("ArrayIndexOutOfBoundsException", recorded(vm, "Bad", program("Bad", body), 1).stderr)


@test
def exit_with_a_status(vm):
    body = '        System.err.print("half a line");\n        System.exit(args.length + 40);\n'
    recorded(vm, "Exits", program("Exits", body), 42, arguments=("a", "b"))


@test
def out_of_memory(vm):
    body = "        List<long[]> all = new ArrayList<>();\n        for (;;) all.add(new long[1 << 16]);\n"
    expect("OutOfMemoryError", recorded(vm, "Full", program("Full", body), 1, "--heap=16m").stderr)


@test
def stack_overflow(vm):
    body = "        System.out.println(down(0));\n"
    more = "    static int down(int n) { return 1 + down(n + 1); }\n"
    expect("StackOverflowError", recorded(vm, "Deep", program("Deep", body, more), 1).stderr)


@test
def step_limit(vm):
    body = "        for (int i = 0;; i++) if (i % 10000 == 0) System.out.println(i);\n"
    expect("stopped after", recorded(vm, "Endless", program("Endless", body), 1, "--plain-max-steps=123456").stderr)


@test
def deadlock(vm):
    body = "        Object lock = new Object();\n        synchronized (lock) { lock.wait(); }\n"
    expect("deadlock", recorded(vm, "Stuck", program("Stuck", body), 1).stderr)


@test
def options_that_a_program_notices(vm):
    body = ("        Object[] garbage = new Object[1];\n"
            "        for (int i = 0; i < 3000; i++) garbage[0] = new Loud(i);\n"
            "        System.gc();\n        System.runFinalization();\n"
            "        assert Loud.seen == 0 : Loud.seen;\n        System.out.println(Loud.seen + \" \" + Loud.order);\n")
    more = ("    static class Loud {\n        static int seen; static long order; int n; Loud(int n) { this.n = n; }\n"
            "        protected void finalize() { seen++; order = order * 31 + n + System.nanoTime(); }\n    }\n")
    text = program("Options", body, more)
    expect("AssertionError: [1-9]", recorded(vm, "Options", text, 1).stderr)
    for options in (["--da"], ["--da", "--gc-stress"], ["--da", "--checkpoint-stress"], ["--da", "--heap=9m"], ["--no-finalizers"],
                    ["--da", "--promote=Loud.seen"], ["--da", "--promote=Loud.seen", "--promote=Loud.order"], ["--da", "--seed=18446744073709551615"]):
        recorded(vm, "Options", text, 0, *options)


# --- runs that are stopped

def stopped(vm, name, text, how, *options, ready="", stdin=subprocess.DEVNULL, status=None):
    """Records until `ready` has been printed, and sends the signal. What the recording holds must be what was printed."""
    vm.file(name + ".java", text)
    file = name + ".schedule"
    process = subprocess.Popen([vm.path, *options, "--record=" + file, name + ".java"], stdin=stdin, cwd=vm.directory,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    printed = ""
    while ready not in printed:
        printed += process.stdout.readline()
    if how:
        time.sleep(0.05)
        process.send_signal(how)
    else:
        process.stdout.close()  # SIGPIPE
        how = signal.SIGPIPE
    errors = ""
    if process.stdout.closed:
        errors = process.stderr.read()
        process.wait(20)
    else:
        rest, errors = process.communicate(timeout=20)
        printed += rest
    assert process.returncode == 128 + how, (process.returncode, errors)
    assert errors == f"vm: stopped by {how.name}; {file} holds the run up to here\n", errors
    again = vm("replay", file, status=128 + how)
    expect(f"^vm: here the recorded run was stopped by {how.name}\n$", again.stderr)
    if process.stdout.closed:
        return
    assert again.stdout == printed, (again.stdout[-200:], printed[-200:])


COUNTS = "        for (int i = 0;; i++) if (i % 1000 == 0) System.out.println(i);\n"


@test
def stopped_while_it_computes(vm):
    for how in signal.SIGINT, signal.SIGTERM, signal.SIGHUP:
        stopped(vm, "Counts", program("Counts", COUNTS), how, ready="5000\n")


@test
def what_nohup_ignores_does_not_stop_it(vm):
    vm.file("Counts.java", program("Counts", COUNTS))
    process = subprocess.Popen(["sh", "-c", 'trap "" HUP; exec "$0" --record=hup.schedule Counts.java', vm.path], cwd=vm.directory,
                               stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while process.stdout.readline() != "5000\n":
        pass
    process.send_signal(signal.SIGHUP)
    for _ in range(1000):
        assert process.stdout.readline(), process.stderr.read()
    process.send_signal(signal.SIGTERM)
    _, errors = process.communicate(timeout=20)
    assert process.returncode == 128 + signal.SIGTERM and "stopped by SIGTERM" in errors, (process.returncode, errors)


@test
def stopped_among_threads(vm):
    more = ("    static int n;\n    static synchronized void count(String who) { if (n++ % 700 == 0) System.out.println(who + n); }\n")
    body = ("        for (String who : List.of(\"a\", \"b\", \"c\"))\n"
            "            new Thread(() -> { for (;;) { count(who); if (n % 3 == 0) Thread.yield(); } }).start();\n")
    stopped(vm, "Three", program("Three", body, more), signal.SIGINT, "--seed=3", ready="7001\n")


@test
def stopped_while_it_waits_for_input(vm):
    body = ('        System.out.println("who?");\n        Scanner in = new Scanner(System.in);\n'
            '        System.out.println("hello " + in.next());\n        System.out.println(in.hasNext());\n')
    text = program("Asks", body)
    stopped(vm, "Asks", text, signal.SIGINT, ready="who?\n", stdin=subprocess.PIPE)
    reader, writer = os.pipe()
    os.write(writer, b"world \n")
    stopped(vm, "Asks", text, signal.SIGTERM, ready="hello world\n", stdin=reader)
    os.close(reader), os.close(writer)


@test
def stopped_behind_the_end_of_input(vm):
    body = ('        System.out.println(System.in.read());\n        System.out.println(System.in.read());\n' + COUNTS)
    stopped(vm, "Ended", program("Ended", body), signal.SIGINT, ready="2000\n")


@test
def stopped_while_it_sleeps(vm):
    body = '        System.out.println("sleeps");\n        Thread.sleep(100000);\n        System.out.println("never");\n'
    stopped(vm, "Sleeps", program("Sleeps", body), signal.SIGINT, "--real-time", ready="sleeps\n")


@test
def stopped_as_nobody_reads_on(vm):
    stopped(vm, "Counts", program("Counts", COUNTS), None, ready="5000\n")


# --- --until, and files that are not right

@test
def until_a_step(vm):
    body = "        synchronized (Where.class) { for (int i = 0; i < 1000; i++) step(i); }\n"
    more = "    static void step(int i) {\n        if (i == 500) System.out.println(i);\n    }\n"
    path = vm.file("Where.java", program("Where", body, more))
    vm("--record=run.schedule", path, status=0)
    for steps in 900, 901, 2900:
        done = vm("replay", "run.schedule", f"--until={steps}", status=0)
        expect(rf"after {steps:,} instructions:\n  main runs; holds Where.class\n(    at Where.step \(Where.java:\d\)\n)?    at Where.main \(Where.java:7\)", done.stdout)
        assert done.stdout.startswith("500\n") == (steps == 2900), (steps, done.stdout)
    assert vm("replay", "run.schedule", "--until=999999999", status=0).stdout == "500\n"
    expect("^after 0 instructions:\n  main ", vm("replay", "run.schedule", "--until=0", status=0).stdout)
    # What only the schedules of explorations have is refused, and not passed over.
    for words, message in ((["--until=100", "--save-world", "w"], "--save-world keeps"), (["--commit"], "--commit: ")):
        done = vm("replay", *words, "run.schedule", status=2)
        assert done.stderr.startswith(f"vm: run.schedule is a recorded run: {message}") and not done.stdout, done
    done = vm("replay", "--load-world", "w", "run.schedule", status=2)
    assert done.stderr == "vm: run.schedule begins at the program's start: --load-world means nothing here\n", done
    vm("--systematic", vm.file("Checked.java", cli_test.CHECKED), status=1)
    begin = vm("replay", "--until=0", "heddle-out/Checked-1.schedule", status=0).stdout
    expect("^after 0 operations:\n", begin)
    expect("^after 1 operation:\n", vm("replay", "--until=1", "heddle-out/Checked-1.schedule", status=0).stdout)


@test
def hostile_options_of_recordings(vm):
    vm("--record=run.schedule", vm.file("Hello.java", HELLO), status=0)
    good = pathlib.Path(vm.directory, "run.schedule").read_text()
    for name, value, message in [("seed", "18446744073709551616", "a number from 0 to"), ("seed", "-1", "a number from 0 to"),
                                 ("seed", "1x", "a number"), ("heap", "0", "a number from 1048576 to"),
                                 ("heap", "99999999999999", "a number from"), ("start-ms", "9999999999999999", "a number from 0 to"),
                                 ("max-steps", "", "a number"), ("assertions", "perhaps", "on or off"),
                                 ("assertions", "x" * 10000, "on or off"), ("run", "plain\"\noption colour \"red", "does not know it"),
                                 ("run", "plain\"\noption stopped-by \"900", "a number from 1 to 64")]:
        text = re.sub(rf'option {name} ".*"', lambda m: f'option {name} "{value}"', good)
        assert text != good
        done = vm("replay", vm.file("bad.schedule", text), status=2, prefix=("prlimit", "--as=4000000000"))
        assert len(done.stderr.splitlines()) == 1 and len(done.stderr) < 200, done.stderr
        expect("^vm: .*bad.schedule: option .*: .*" + message, done.stderr)
    text = good.replace('option heap', 'option stopped-at-turn "0"\noption stopped-by "2"\noption heap')
    expect("differs", vm("replay", vm.file("bad.schedule", text), status=2).stderr)


@test
def options_of_the_replay_do_not_matter(vm):
    body = '        assert args.length == 7 : "checked";\n'
    vm("--record=run.schedule", vm.file("Checks.java", program("Checks", body)), status=1)
    expect("checked", vm("--da", "--seed=4", "--heap=3m", "replay", "run.schedule", status=1).stderr)


# --- a program that has been changed since

ACCOUNT = """public class Account {
    static int balance;
    static final Object lock = new Object();

    static void deposit(int amount) {
        int old;
        synchronized (lock) {
            old = balance;
        }
        synchronized (lock) {
            balance = old + amount;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread auditor = new Thread(() -> System.out.println("audit"), "auditor");
        Thread a = new Thread(() -> deposit(1), "a");
        Thread b = new Thread(() -> deposit(2), "b");
        auditor.start();
        a.start();
        b.start();
        auditor.join();
        a.join();
        b.join();
        assert balance == 3 : "balance " + balance;
    }
}
"""


def changed(vm, text, *, strict, status):
    """The replays of the failing schedule in the changed program: strict (checked for its status), and tolerant."""
    assert text != ACCOUNT
    schedule = pathlib.Path(vm.directory, "heddle-out", "Account-1.schedule")
    vm("--systematic", vm.file("Account.java", ACCOUNT), status=1)
    os.makedirs(os.path.join(vm.directory, "changed"), exist_ok=True)
    path = vm.file("changed/Account.java", text)
    first = vm("replay", schedule, path, status=strict)
    expect("changed/Account.java is another version of the program that .* was recorded for\n$", first.stderr)
    if strict != 2:
        expect("the schedule fits it all the same", first.stdout)
        expect("replayed: the same finding", first.stdout)
    else:
        expect("vm replay --tolerant .*Account-1.schedule .*changed/Account.java\n$", first.stdout)
    return first, vm("replay", "--tolerant", schedule, path, status=status)


@test
def a_comment_was_added(vm):
    _, tolerant = changed(vm, "// A comment.\n" + ACCOUNT, strict=1, status=1)
    expect("followed to its end: 22 of its 22 operations\n", tolerant.stdout)
    expect("Account.java:26 in Account.main.*replayed: the same finding\n$", tolerant.stdout)


@test
def a_variable_was_renamed(vm):
    _, tolerant = changed(vm, ACCOUNT.replace("balance", "money"), strict=1, status=1)
    expect("followed to its end: 22 of its 22 operations\n.*Account.money was 1.*replayed: the same finding\n$", tolerant.stdout)


@test
def a_statement_was_inserted(vm):
    text = ACCOUNT.replace("        int old;", '        System.out.println("deposit " + amount);\n        int old;')
    strict, tolerant = changed(vm, text, strict=2, status=1)
    expect(r"""step 3 \(a\): the thread does something else
  then: enters Account.lock \(Account.java:7: synchronized \(lock\) \{\)
  now:  prints \(Account.java:6: System.out.println\("deposit " \+ amount\);\)
""", strict.stdout)
    expect(r"22 of its 22 operations; 2 new ones came in between\n  new:  a prints \(Account.java:6: ", tolerant.stdout)
    expect("replayed: the same finding\n$", tolerant.stdout)


@test
def the_fix(vm):
    text = ACCOUNT.replace("        int old;\n", "").replace("            old = balance;\n        }\n        synchronized (lock) {\n",
                                                           "            int old = balance;\n")
    strict, tolerant = changed(vm, text, strict=2, status=0)
    expect(r"then: enters Account.lock \(Account.java:10: .*\n  now:  ends\n", strict.stdout)
    expect("followed in part: 17 of its 22 operations; 5 are gone", tolerant.stdout)
    expect(r"gone: a enters Account.lock \(Account.java:10: synchronized \(lock\) \{\)", tolerant.stdout)
    expect("replayed: the finding did not show .*\n.*vm --systematic .*Account.java\n$", tolerant.stdout)


@test
def a_lock_around_it_all(vm):
    text = ACCOUNT.replace("static void deposit", "static synchronized void deposit")
    _, tolerant = changed(vm, text, strict=2, status=0)
    expect("21 of its 22 operations; 1 is gone, 3 came late, 4 new ones came in between", tolerant.stdout)
    expect("new:  a enters Account.class", tolerant.stdout)
    expect("gone: main: the assertion fails", tolerant.stdout)


@test
def a_thread_was_removed(vm):
    text = "\n".join(line for line in ACCOUNT.split("\n") if "auditor" not in line)
    strict, tolerant = changed(vm, text, strict=2, status=1)
    expect(r"then: starts auditor \(Account.java:19: auditor.start\(\);\)\n  now:  starts a ", strict.stdout)
    expect("18 of its 22 operations; 4 are gone\n", tolerant.stdout)
    expect("gone: main starts auditor .*gone: thread 0.0 prints", tolerant.stdout)
    expect("replayed: the same finding\n$", tolerant.stdout)


@test
def another_monitor(vm):
    _, tolerant = changed(vm, ACCOUNT.replace("lock", "mutex"), strict=2, status=1)
    expect("22 of its 22 operations; 8 are others now\n", tolerant.stdout)
    expect(r"was:  a enters Account.lock .*\n        now:  enters Account.mutex ", tolerant.stdout)
    assert tolerant.stdout.count("was:  ") == 1, tolerant.stdout


@test
def a_recorded_run_of_a_changed_program(vm):
    body = '        System.out.println("read " + System.in.read());\n'
    path = vm.file("Reads.java", program("Reads", body))
    vm("--record=run.schedule", path, stdin="x", status=0)
    vm.file("Reads.java", program("Reads", body.replace("read ", "has read ")))
    expect("another version .*--tolerant", vm("replay", "run.schedule", status=2).stderr)
    done = vm("replay", "--tolerant", "run.schedule", status=2)
    assert done.stdout == "has read 120\n"
    expect("the run of the changed program differs from the recorded run", done.stderr)


# --- schedules of version 1, whose anchors are English

OLD_SCHEDULES = pathlib.Path(__file__).resolve().parent / "schedules" / "v1"


def old_schedules():
    """Each with the text of its program."""
    all_of_them = sorted(OLD_SCHEDULES.glob("*.schedule")) + sorted(OLD_SCHEDULES.glob("*.heddle"))
    assert len(all_of_them) >= 12, all_of_them
    return [(path, (OLD_SCHEDULES / f"{path.stem}.java").read_text()) for path in all_of_them]


# Its calls name another class now than when its schedule was written (isEmpty of a Queue, which is Collection's): the same
# source, another program to whoever compares what it is compiled to.
COMPILED_ANEW = {"SwallowedInterrupt"}


@test
def old_schedules_show_what_they_showed(vm):
    for path, _ in old_schedules():
        done = vm("replay", path, OLD_SCHEDULES / f"{path.stem}.java", status=1)
        assert ("another version" in done.stderr) == (path.stem in COMPILED_ANEW), (path, "its program is not as it was")
        expect("replayed: the same finding", done.stdout)


@test
def old_schedules_are_followed_by_their_anchors(vm):
    for path, text in old_schedules():
        # Every line one further down.
        program = vm.file(f"{path.stem}.java", "// A comment.\n" + text)
        done = vm("replay", path, program, status=1)
        expect("another version", done.stderr)
        expect("the schedule fits it all the same", done.stdout)
        expect("replayed: the same finding", done.stdout)
        done = vm("replay", "--tolerant", path, program)
        expect(r"the schedule was followed to its end: (\d+) of its \1 operations\n", done.stdout)
        assert path.stem == "LostUpdate" or "replayed: the same finding" in done.stdout, (path, done.stdout)


@test
def old_anchors_do_not_fit_other_operations(vm):
    java = (OLD_SCHEDULES / "IfAroundWait.java").read_text()
    schedule = (OLD_SCHEDULES / "IfAroundWait.schedule").read_text()
    quiet = vm.file("IfAroundWait.java", java.replace("notifyAll();", ""))
    done = vm("replay", OLD_SCHEDULES / "IfAroundWait.schedule", quiet, status=2)
    expect(r"the thread does something else\n  then: notifies all on Shop#1 .*\n  now:  leaves Shop#1 ", done.stdout)
    expect("gone: baker notifies all on Shop#1 ", vm("replay", "--tolerant", OLD_SCHEDULES / "IfAroundWait.schedule", quiet).stdout)
    # Words that version 1 did not have, and those of another operation.
    moved = vm.file("IfAroundWait.java", "// A comment.\n" + java)
    for other in "sings on Shop#1", "enters Shop#2", "leaves Shop#1", "queues for Shop#1", "enters Shop#1 ", "":
        edited = schedule.replace('at "enters Shop#1"', f'at "{other}"', 1)
        assert edited != schedule
        expect("does something else", vm("replay", vm.file("edited.schedule", edited), moved, status=2).stdout)


if __name__ == "__main__":
    cli_test.TESTS[:] = TESTS
    sys.exit(cli_test.main(__doc__))
