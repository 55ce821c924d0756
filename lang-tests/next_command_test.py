#!/usr/bin/env python3
"""The commands that reports and messages name as the next step: each is taken from what vm has printed, run by a shell, and must say what the words
beside it promise. Options and arguments that were given must still be there, and names with blanks and quotes stay one word.

usage: next_command_test.py [--vm PATH] [--filter TEXT]      (default build/vm); ends with a line "N passed, N failed"
"""
import json
import os
import pathlib
import re
import subprocess
import sys

import cli_test
from cli_test import RACE, expect

TESTS = []
DEADLOCK = """public class Dead {
    static final Object a = new Object(), b = new Object();
    static void take(Object first, Object second) {
        synchronized (first) { Thread.yield(); synchronized (second) { } }
    }
    public static void main(String[] args) throws Exception {
        assert args.length == 2 && args[1].equals("two words") : "arguments " + args.length;
        synchronized (a) { a.wait(); }
    }
}
"""
# Only with its arguments, and with --da, there is a race in it and nothing else wrong.
ARGUED = """public class Argued implements Runnable {
    static int x;
    public void run() { x = x + 1; }
    public static void main(String[] args) throws InterruptedException {
        assert false : "assertions are on";
        if (args.length != 2 || !args[1].equals("it's")) throw new IllegalArgumentException("arguments " + args.length);
        Thread a = new Thread(new Argued()), b = new Thread(new Argued());
        a.start(); b.start(); a.join(); b.join();
        if (x != 2) throw new IllegalStateException("lost " + x);
    }
}
"""
COUNTERS = """public class Counters {
    static volatile int x;
    public static void main(String[] args) throws InterruptedException {
        if (args.length != 1) throw new IllegalArgumentException("arguments " + args.length);
        Thread[] all = new Thread[4];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Thread(() -> { for (int k = 0; k < 4; k++) x = x * 3 + k; });
            all[i].start();
        }
        for (Thread t : all) t.join();
    }
}
"""
SPURIOUS = """import org.junit.jupiter.api.*;
class SpTest {
    boolean told;
    synchronized void tell() { told = true; notify(); }
    synchronized void hear() throws InterruptedException { if (!told) wait(); Assertions.assertTrue(told, "woken for nothing"); }
    @Test void waits() throws InterruptedException {
        Thread t = new Thread(this::tell);
        t.start();
        hear();
        t.join();
    }
}
"""


def test(function):
    TESTS.append(function)
    return function


def printed(pattern, text):
    """The command that the first group of the pattern finds."""
    found = re.search(pattern, text)
    assert found, (pattern, text)
    return found[1]


def shell(vm, command, folder=None, status=None):
    """What sh makes of the command, with vm on its path."""
    bin = pathlib.Path(vm.directory) / "bin"
    bin.mkdir(exist_ok=True)
    if not (bin / "vm").exists():
        (bin / "vm").symlink_to(vm.path)
    done = subprocess.run(["sh", "-c", command], cwd=folder or vm.directory, capture_output=True, text=True, timeout=120,
                          env={**os.environ, "PATH": f"{bin}:{os.environ['PATH']}"})
    assert status is None or done.returncode == status, (command, done.returncode, done.stdout, done.stderr)
    return done


@test
def a_race_is_promoted_with_the_same_options_and_arguments(vm):
    program = vm.file("Argued.java", ARGUED)
    found = vm("--systematic", "--da", "--no-out", "--max-findings=7", program.name, "1", "it's", status=1)
    command = printed(r"or interrupt them, too: (.*)\n", found.stdout)
    assert command == "vm --systematic --da --max-findings=7 --promote=auto Argued.java 1 'it'\\''s'", command
    again = shell(vm, command, status=1)
    assert "IllegalStateException: lost 1" in again.stdout and "Assertion" not in again.stdout and "IllegalArgument" not in again.stdout, again.stdout


@test
def limits_are_replaced_and_everything_else_stays(vm):
    program = vm.file("Counters.java", COUNTERS)
    stopped = vm("--systematic", "--no-cache", "--no-out", "--max-schedules", "3", "--max-time=50s", program.name, "a b", status=3)
    command = printed(r"stopped after 3 schedules; for more: (.*)\n", stopped.stdout)
    assert command == "vm --systematic --no-cache --max-time=50s --max-schedules=30 Counters.java 'a b'", command
    again = shell(vm, command, status=3)
    expect(r"stopped after 30 schedules; for more: vm --systematic --no-cache --max-time=50s --max-schedules=300 Counters.java 'a b'\n", again.stdout)
    one = vm("--systematic", "--no-cache", "--no-out", "--max-schedules=1", program.name, "1", status=3)
    expect("stopped after 1 schedule; for more: ", one.stdout)
    timed = vm("--systematic", "--no-cache", "--no-out", "--max-time=200ms", "--trust=java.util", program.name, "1", status=3)
    command = printed(r"to go on longer: (.*)\n", timed.stdout)
    assert command == "vm --systematic --no-cache --trust=java.util --max-time=2 Counters.java 1", command
    expect("stopped after 2 s", shell(vm, command, status=3).stdout)


@test
def the_first_finding_is_followed_by_all(vm):
    program = vm.file("Argued.java", ARGUED)
    found = vm("--systematic", "--first", "--da", "--no-out", "--promote", "Argued.x", program.name, "1", "it's", status=1)
    command = printed(r"stopped at the first finding; for all: (.*)\n", found.stdout)
    assert command == "vm --systematic --da --promote Argued.x Argued.java 1 'it'\\''s'", command
    again = shell(vm, command, status=1)
    assert "lost 1" in again.stdout and "for all" not in again.stdout, again.stdout


@test
def sampled_runs_keep_their_strategy_and_seed(vm):
    program = vm.file("Argued.java", ARGUED)
    found = vm("--explore=pct", "--depth=2", "--seed", "5", "--runs=40", "--da", "--no-out", program.name, "1", "it's", status=1)
    command = printed(r"or interrupt them, too: (.*)\n", found.stdout)
    assert command == "vm --systematic --explore=pct --depth=2 --seed 5 --runs=40 --da --promote=auto Argued.java 1 'it'\\''s'", command
    shell(vm, command, status=1)
    found = vm("--explore=random", "--seed", "5", "--seed=6", "--runs=40", "--da", "--no-out", program.name, "1", "it's", status=1)
    assert "Argued.x" in found.stdout, found.stdout  # what is given twice counts as it was given last


@test
def tests_are_explored_alone_as_they_were_among_others(vm):
    vm.file("SpTest.java", SPURIOUS)
    failed = vm("test", "--spurious", "--no-out", "--jobs=1", "SpTest.java", status=1)
    command = printed(r"    SpTest.waits   \((.*)\)\n", failed.stdout)
    assert command == "vm --systematic --spurious 'SpTest.java#waits'", command
    expect("woken for nothing", shell(vm, command, status=1).stdout)
    assert "PASSED" in shell(vm, "vm --systematic 'SpTest.java#waits'", status=0).stdout
    program = vm.file("AnnotatedTest.java", SPURIOUS.replace("SpTest", "AnnotatedTest").replace("@Test", '@heddle.HeddleTest(strategy = "random", runs = 300, options = "--spurious")'))
    failed = vm("test", "--no-out", "--systematic=proof", program.name, status=1)
    command = printed(r"    AnnotatedTest.waits   \((.*)\)\n", failed.stdout)
    expect("woken for nothing", shell(vm, command, status=1).stdout)


@test
def a_test_at_its_limit_goes_on_with_the_same_options(vm):
    body = COUNTERS[COUNTERS.index("Thread[] all"):COUNTERS.rindex("    }\n}")]
    vm.file("LongTest.java", "class LongTest {\n static volatile int x;\n @org.junit.jupiter.api.Test void counts() throws Exception {\n" + body + " }\n}\n")
    limited = vm("test", "--no-cache", "--max-time=200ms", "--no-out", "LongTest.java", status=3)
    command = printed(r"    LongTest.counts   \((.*)\)\n", limited.stdout)
    assert command == "vm --systematic --no-cache --max-time=10m 'LongTest.java#counts'", command
    assert printed(r"   \((.*)\)\n", vm("test", "--no-cache", "--max-schedules=3", "--no-out", "LongTest.java", status=3).stdout) == command
    expect("stopped after 2 schedules", shell(vm, command.replace("--max-time=10m", "--max-schedules=2"), status=3).stdout)


@test
def names_with_blanks_and_quotes_stay_one_word(vm):
    for name in ("A b.java", "it's.java", "$HOME;x.java"):
        program = vm.file(name, RACE.replace("public class", "class"))
        found = vm("--systematic", program.name, status=1)
        replay = printed(r"see it again: (.*)\n", found.stdout)
        assert "replayed: the same finding" in shell(vm, replay, status=1).stdout
        shell(vm, printed(r"or interrupt them, too: (.*)\n", found.stdout), status=1)
    boxed = vm.file("Boxed b.java", "class Boxed { public static void main(String[] a) { synchronized (Integer.valueOf(9)) { } } }\n")
    rules = vm("--rules", boxed.name, status=5)
    expect("replayed: the same finding", shell(vm, printed(r"see it again: (.*)\n", rules.stderr), status=1).stdout)
    folder = pathlib.Path(vm.directory) / "it's"
    folder.mkdir(exist_ok=True)
    (folder / "BTest.java").write_text(SPURIOUS.replace("SpTest", "BTest"))
    failed = vm("test", "--spurious", "--no-out", "it's", status=1)
    shell(vm, printed(r"    BTest.waits   \((.*)\)\n", failed.stdout), status=1)
    # Other forms of reports have the same command.
    github = vm("--systematic", "--format=github", "--sarif=r.sarif", "it's.java", status=1)
    expect("see it again: vm replay 'heddle-out/it'[\\\\]''s-1.schedule'", github.stdout)
    replay = json.loads((pathlib.Path(vm.directory) / "r.sarif").read_text())["runs"][0]["results"][0]["properties"]["replay"]
    shell(vm, replay, status=1)


@test
def outcomes_and_pages_name_their_schedules(vm):
    program = vm.file("Two b.java", "class Two { static volatile int x; public static void main(String[] a) { new Thread(() -> x = 1).start(); System.out.println(x); } }\n")
    found = vm("--systematic", "--outcomes", "--html=o.html", "--out=o b", program.name, status=0)
    commands = re.findall(r"in 1 class of schedules: (.*)\n", found.stdout)
    assert len(commands) == 2, found.stdout
    for command in commands:
        expect("replayed: the same output", shell(vm, command, status=0).stdout)
    assert "vm replay 'o b/Two_b-output-1.schedule'" in (pathlib.Path(vm.directory) / "o.html").read_text()


@test
def a_deadlock_of_a_plain_run_is_explored_with_its_options(vm):
    program = vm.file("Dead b.java", DEADLOCK.replace("public class", "class"))
    stuck = vm(program.name, "1", "two words")
    command = printed(r"step by step: (.*)\n", stuck.stderr)
    assert command == "vm --systematic 'Dead b.java' 1 'two words'", command
    expect("deadlock", shell(vm, command, status=1).stdout)
    command = printed(r"step by step: (.*)\n", vm("--da", "--seed=4", "--heap", "64m", program.name).stderr)
    assert command == "vm --systematic --da --heap 64m 'Dead b.java'", command
    found = shell(vm, command, status=1).stdout
    assert "deadlock" in found and "arguments 0" not in found, found


@test
def saved_worlds_are_explored_and_go_on(vm):
    program = vm.file("Dead b.java", DEADLOCK.replace("public class", "class"))
    saved = vm("--save-world", "s w", "--at=2", program.name, "1", "two words", status=0)
    on = shell(vm, printed(r"to go on: (.*)\n", saved.stderr))
    command = printed(r"step by step: (.*)\n", on.stderr)
    assert command == "vm --systematic --load-world 's w'", command
    found = shell(vm, command, status=1)
    expect("from the saved world on", found.stdout)
    replay = printed(r"see it again: (.*)\n", found.stdout)
    middle = shell(vm, replay.replace("vm replay", "vm replay --until=1 --save-world 'm w'"), status=0)
    expect("from the saved world on", shell(vm, printed(r"to explore from here: (.*)\n", middle.stdout), status=1).stdout)


@test
def a_stopped_exploration_goes_on(vm):
    program = vm.file("Count b.java", COUNTERS.replace("public class", "class"))
    stopped = vm("--systematic", "--no-cache", "--max-schedules=3", program.name, "a b", status=3)
    command = printed(r"to go on from here: (.*)\n", stopped.stdout)
    assert command == "vm --resume heddle-out/Count_b.frontier", command
    on = shell(vm, command + " --max-schedules=5", status=3)
    # What it names then has the options of both.
    command = printed(r"for more: (.*)\n", on.stdout)
    assert command == "vm --systematic --no-cache --max-schedules=50 'Count b.java' 'a b'", command
    expect("stopped after 50 schedules", shell(vm, command, status=3).stdout)


@test
def a_changed_program_is_followed_where_it_is(vm):
    folder = pathlib.Path(vm.directory) / "sub dir"
    folder.mkdir(exist_ok=True)
    program = vm.file("Argued.java", ARGUED)
    vm("--systematic", "--da", "--promote=Argued.x", program.name, "1", "it's", status=1)
    changed = vm.file("Argued.java", ARGUED.replace("public void run() { x = x + 1; }", "public void run() { synchronized (Argued.class) { x = x + 1; } }"))
    unfit = vm("replay", "../heddle-out/Argued-1.schedule", "../Argued.java", cwd=folder, status=2)
    command = printed(r"as far as it goes: (.*)\n", unfit.stdout)
    assert command == "vm replay --tolerant ../heddle-out/Argued-1.schedule ../Argued.java", command
    followed = shell(vm, command, folder=folder, status=0)
    expect("the schedule was followed", followed.stdout)
    command = printed(r"happen in another way: (.*)\n", followed.stdout)
    expect(r"^vm --systematic --da --promote=Argued.x ../Argued.java 1 'it'", command)
    expect("PASSED", shell(vm, command, folder=folder, status=0).stdout)
    # A recorded run likewise.
    recorded = vm("--record=r b.schedule", "--da", changed.name, "1", "it's", status=0)
    assert not recorded.stderr, recorded.stderr
    vm.file("Argued.java", ARGUED)
    unfit = vm("replay", "r b.schedule", "./Argued.java", status=2)
    command = printed(r"files and seed: (.*)\n", unfit.stderr)
    assert command == "vm replay --tolerant 'r b.schedule' ./Argued.java", command
    shell(vm, command, status=0)


def main():
    cli_test.TESTS[:] = TESTS
    return cli_test.main(__doc__)


if __name__ == "__main__":
    sys.exit(main())
