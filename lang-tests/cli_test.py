#!/usr/bin/env python3
"""The command line of `vm` as a user meets it: bad input, exit statuses, determinism, replay.

usage: cli_test.py [--vm PATH]      (default build/vm); ends with a line "N passed, N failed"
"""
import argparse
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time

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
        path.parent.mkdir(exist_ok=True)
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
    assert len(done.stderr.splitlines()) < 16


@test
def unknown_option_names_the_nearest(vm):
    done = vm("--sistematic", vm.file("Hello.java", HELLO), status=2)
    expect("unknown option --sistematic; did you mean --systematic", done.stderr)
    expect("^vm: tets: no file, and no command; did you mean vm test[?]\n$", vm("tets", "Foo.java", status=2).stderr)
    expect("^vm: nothing: No such file or directory\n$", vm("nothing", status=2).stderr)


@test
def an_unknown_option_is_not_like_another_by_its_dashes(vm):
    assert vm("--bogus", vm.file("Hello.java", HELLO), status=2).stderr == "vm: unknown option --bogus\n"
    expect("did you mean --help[?]", vm("--helpp", status=2).stderr)


@test
def a_switch_takes_no_value(vm):
    path = vm.file("Hello.java", HELLO)
    for option in ("--first", "--outcomes", "--no-exit", "--da"):
        done = vm("--systematic", f"{option}=3", path, status=2)
        assert done.stderr == f"vm: {option}=3: {option} takes no value\n", done.stderr
    vm("--systematic", "--bitstate=1", "--no-out", path)


@test
def what_is_given_twice_counts_as_it_was_given_last(vm):
    path = vm.file("Started.java", "class Started { public static void main(String[] a) { for (int i = 0; i < 2; i++) new Thread(() -> System.out.println(1)).start(); } }")
    done = vm("--explore=random", "--runs=7", "--runs", "5", "--no-out", path, status=3)
    expect("5 sampled schedules", done.stdout)


@test
def without_a_program_the_reason_stands_in_front_of_the_usage(vm):
    path = vm.file("Hello.java", HELLO)
    new = "New.java"
    for words, reason in ((["--json", new], "there is no program: New.java is the value of --json"), ([""], "the name of the program is empty"),
                          (["--systematic"], "there is no program: a Java file, or a folder")):
        done = vm(*words, status=2)
        assert done.stderr.startswith(f"vm: {reason}\nusage: vm "), done.stderr
    assert vm(status=2).stderr.startswith("usage: vm ") and path


@test
def what_the_docs_call_missing_is_missing(vm):
    text = (HERE.parent / "docs" / "language.md").read_text()
    missing = set(re.findall(r"`([\w.]+) is not in this library yet`", text))
    assert len(missing) >= 4, missing
    for name in sorted(missing):
        use = name if name.rpartition(".")[2][0].isupper() else None
        body = f"{use} it;" if use else f"Object it = {name.rpartition('.')[0]}.class.{name.rpartition('.')[2]}(null);"
        done = vm(vm.file("Missing.java", f"class Missing {{ {body} public static void main(String[] a) {{ }} }}\n"), status=6)
        expect(re.escape(f"error: {name} is not in this library yet"), done.stderr)


@test
def unknown_mode_names_the_nearest(vm):
    done = vm("--systematic=prof", vm.file("Hello.java", HELLO), status=2)
    expect("proof", done.stderr)


@test
def what_cannot_be_promoted(vm):
    path = vm.file("Hello.java", HELLO)
    for name in ("int", "balance", "[]", "void[]", "int[3]", "Account.", "Item.[]", "*"):
        done = vm("--systematic", f"--promote={name}", path, status=2)
        expect(re.escape(f"--promote={name}: a field is named as Account.balance"), done.stderr)


@test
def class_named_by_a_constant(vm):
    vm.file("Named.java", "class Named { public String toString() { return \"found\"; } static class Inner { } }")
    vm.file("far/Away.java", "package far; public class Away { static { System.out.println(\"far away\"); } }")
    main = vm.file("Names.java", """class Names {
  static final String PREFIX = "far.";
  public static void main(String[] args) throws Exception {
    System.out.println(Class.forName("Named").getDeclaredConstructor().newInstance());
    System.out.println(Class.forName("Named$Inner").getSimpleName());
    Class.forName(PREFIX + "Away");
    try {
      Class.forName("No" + "where");
    } catch (ClassNotFoundException e) {
      System.out.println(e);
    }
  }
}""")
    done = vm(main, status=0)
    assert done.stdout == "found\nInner\nfar away\njava.lang.ClassNotFoundException: Nowhere\n", done.stdout


@test
def missing_file(vm):
    expect("Nowhere.java: No such file", vm("Nowhere.java", status=2).stderr)


@test
def directory(vm):
    os.mkdir(os.path.join(vm.directory, "Folder.java"))
    expect("no Java file below this folder has a main method", vm("Folder.java", status=2).stderr)
    os.mkdir(os.path.join(vm.directory, "Used.java"))
    expect("cannot find symbol: variable Used", vm(vm.file("Uses.java", "class Uses { public static void main(String[] a) { Used.f(); } }"), status=6).stderr)


@test
def empty_file(vm):
    expect(r"Empty.java:1:1: error: there is no class in this file", vm(vm.file("Empty.java", ""), status=6).stderr)


@test
def no_main(vm):
    expect("no class with a method public static void main", vm(vm.file("NoMain.java", "class NoMain { }"), status=2).stderr)


@test
def binary_file(vm):
    done = vm(vm.file("Binary.java", bytes(range(256)) * 64), status=6)
    expect("error", done.stderr)
    assert len(done.stderr.splitlines()) < 500


@test
def endless_nesting(vm):
    text = "class Deep { int f() { return " + "(" * 200000 + "1" + ")" * 200000 + "; } }"
    expect("error", vm(vm.file("Deep.java", text), status=6).stderr)
    blocks = "class Deep2 { void f() { " + "{" * 200000 + "}" * 200000 + " } }"
    expect("error", vm(vm.file("Deep2.java", blocks), status=6).stderr)


@test
def ten_megabyte_line(vm):
    text = "class Long { String s = \"" + "x" * 10_000_000 + "\" int y; }"
    done = vm(vm.file("Long.java", text), status=6)
    expect("error", done.stderr)
    assert len(done.stderr) < 5000, len(done.stderr)


@test
def cyclic_inheritance(vm):
    text = "class A extends B { }\nclass B extends A { public static void main(String[] a) { } }\n"
    expect("cyclic inheritance", vm(vm.file("A.java", text), status=6).stderr)


@test
def compile_errors_all_at_once(vm):
    text = "public class Two {\n  int f() { return \"x\"; }\n  void g() { undefined(); }\n" \
           "  public static void main(String[] a) { }\n}\n"
    done = vm(vm.file("Two.java", text), status=6)
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
def too_little_memory_is_no_bug(vm):
    program = vm.file("Hello.java", HELLO)
    met = set()
    for megabytes in (100, 300, 450, 600, 2000):  # of address space: for nothing, for the program, for its heap, for a thread, enough
        done = subprocess.run(["sh", "-c", f"ulimit -v {megabytes << 10}; exec \"$0\" --heap=256m \"$1\"", vm.path, str(program)], capture_output=True, text=True)
        met.add(done.returncode)
        if done.returncode == 7:
            expect("^vm: not enough memory: [^\n]*\n$", done.stderr)
        else:  # (the loader itself may have too little)
            assert done.returncode in (0, 127) and "bug" not in done.stderr, (megabytes, done.returncode, done.stderr)
    assert 7 in met and 0 in met, met


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
    text = CHECKED.replace("Checked", "Limit").replace("assert x == y", "assert x < 99")
    done = vm("--systematic", "--max-schedules=1", "--no-cache", vm.file("Limit.java", text), status=3)
    expect("--max-schedules=", done.stdout)


@test
def bits_in_place_of_states_find_and_prove_nothing(vm):
    text = CHECKED.replace("Checked", "Bits").replace("assert x == y", "assert x < 99")
    path, wrong = vm.file("Bits.java", text), vm.file("Checked.java", CHECKED)
    states = re.search(r" states=(\d+) ", vm("--systematic", "--stats", path, status=0).stdout)[1]
    for options in (["--systematic", "--bitstate"], ["--systematic", "--bitstate=1"], ["--systematic=all", "--bitstate"]):
        done = vm(*options, "--stats", path, status=3)
        expect(r"\ANOTHING FOUND: no failure in [\d,]+ states \(kept as bits: \S+ are expected to be missing\) of Bits\.java; not a proof\n", done.stdout)
        expect("bitstate: 3 bits a state, .* of the bits of (64|1) MB set; .* probability of ", done.stdout)
        assert "PASSED" not in done.stdout and "128-bit" not in done.stdout, done.stdout
        assert int(re.search(r" states=(\d+) ", done.stdout)[1]) >= int(states), done.stdout
        expect("assertion failed", vm(*options, "--no-out", wrong, status=1).stdout)
    report = json.loads(vm("--systematic", "--bitstate=2", "--format=json", path, status=3).stdout)
    assert (report["verdict"], report["end"], report["bitstate"]["bytes"]) == ("nothing found", "part explored", 2 << 20), report
    assert 0 < report["bitstate"]["fill"] < 1e-3 and 0 <= report["bitstate"]["expected_omitted"] < 1e-6, report
    # At a limit there is nothing to go on from.
    done = vm("--systematic", "--bitstate=1", "--max-schedules=1", path, status=3)
    expect(r"for more: .*--bitstate=1 --max-schedules=10", done.stdout)
    assert "to go on from here" not in done.stdout, done.stdout
    for options in (["--bitstate=0"], ["--bitstate=x"], ["--bitstate", "--no-cache"], ["--bitstate", "--cache-mb=3"],
                    ["--bitstate", "--explore=pct"], ["--systematic=rw", "--bitstate"], ["--bitstate", "--frontier-every=1"]):
        done = vm(*(options if options[0].startswith("--sys") else ["--systematic", *options]), path, status=2)
        assert "--bitstate" in done.stderr and len(done.stderr.splitlines()) == 1, (options, done.stderr)
    # No threads: there are no schedules but one, and no state is remembered.
    expect("PASSED", vm("--systematic", "--bitstate", vm.file("Hello.java", HELLO), status=0).stdout)


@test
def a_part_of_the_schedules_finds_and_proves_nothing(vm):
    text = CHECKED.replace("Checked", "Part").replace("assert x == y", "assert x < 99")
    path, wrong = vm.file("Part.java", text), vm.file("Checked.java", CHECKED)
    for strategy in ("random", "pct", "pos", "rounds"):
        options = ["--systematic", f"--explore={strategy}", "--runs=50"]
        done = vm(*options, path, status=3)
        expect(r"\ANOTHING FOUND: no failure in 50 sampled schedules of Part\.java; not a proof\n", done.stdout)
        expect(rf"\n  {strategy}: 50 sampled runs, \d+ distinct states, \d distinct end", done.stdout)
        assert bool(re.search(r"at least 1/\(n k\^\(d-1\)\) = 1/\(3 \* \d\^2\) = 0\.0\d+\n", done.stdout)) == (strategy == "pct"), done.stdout
        done = vm(*options, "--out=parts", wrong, status=1)
        expect(r"\AFAILED: 1 finding in Checked\.java\n", done.stdout)
        replayed = vm("replay", "parts/Checked-1.schedule", status=1)
        expect("lost update", replayed.stdout + replayed.stderr)
    done = vm("--systematic", "--explore=preemption", "--depth=1", path, status=3)
    expect(r"\ANOTHING FOUND: no failure in all schedules with at most 1 preemption of Part\.java; not a proof\n", done.stdout)
    done = vm("--systematic", "--explore=preemption", "--depth=9", path, status=3)
    expect(r"\n  preemption: all schedules \(none has more than \d preemptions\); \d+ states: no failure\n", done.stdout)
    vm("--systematic", "--explore=preemption", "--depth=0", "--no-races", wrong, status=3)
    vm("--explore=preemption", "--depth=1", wrong, status=1)  # --systematic goes without saying


@test
def sampled_runs_are_those_of_their_seed(vm):
    path = vm.file("Checked.java", CHECKED)

    def report(*options):
        found = json.loads(vm("--systematic", "--explore=pos", "--format=json", "--no-out", *options, path, status=1).stdout)
        return {**found, "seconds": 0}

    once = report("--runs=30", "--seed=5")
    assert once == report("--runs=30", "--seed=5")
    assert once["coverage"][0]["seed"] == 5 and once["coverage"][0]["runs"] == 30, once["coverage"]
    assert once["counts"] != report("--runs=30", "--seed=6")["counts"]


@test
def strategies_are_compared(vm):
    path, page = vm.file("Checked.java", CHECKED), os.path.join(vm.directory, "c.html")
    text = vm("compare", "--runs=200", f"--html={page}", path, status=1).stdout
    names = ["exhaustive", "random", "pct", "pos", "preemption", "rounds", "history", "predict", "noise"]
    assert re.findall(r"^(\w+) +(?:failed|nothing found) ", text, re.M) == names, text
    expect(r"\nexhaustive +failed +\d+ +\d+ +\d+ +\d+\.\d\d  assertion failed", text)
    html = pathlib.Path(page).read_text()
    assert all(f'<th scope="row">{n}</th>' in html for n in names) and "http" not in html and html.count('class="bar"') == len(re.findall(r"^\w+ +failed ", text, re.M)), html
    told = json.loads(vm("compare", "--runs=200", "--format=json", path, status=1).stdout)
    assert [s["strategy"] for s in told["strategies"]] == names and told["budget_runs"] == 200
    for s in told["strategies"]:
        assert s["found"] == (s["verdict"] == "failed") == ("finding" in s) and (not s["found"] or 1 <= s["first_run"] <= s["runs"]), s
    # What is right is proved by one of them, and blamed by none.
    right = vm.file("Right.java", CHECKED.replace("Checked", "Right").replace("int y;", "").replace("synchronized (lock) { y = x; }", "").replace("assert x == y : \"lost update\"; x = y + 1;", "x++;"))
    verdicts = {s["strategy"]: s["verdict"] for s in json.loads(vm("compare", "--runs=50", "--format=json", right, status=0).stdout)["strategies"]}
    assert verdicts.pop("exhaustive") == "passed" and set(verdicts.values()) <= {"nothing found", "passed"}, verdicts
    expect("compare needs a program", vm("compare", status=2).stderr)
    expect("No such file", vm("compare", "--html=/nowhere/c.html", "--runs=1", path, status=2).stderr)


@test
def what_was_compared_before_ctrl_c_is_told(vm):
    path = vm.file("Long.java", """public class Long {
    static volatile int x;
    public static void main(String[] a) {
        for (int i = 0; i < 6; i++) new Thread(() -> { for (int k = 0; k < 6; k++) x = x * 3 + k; }).start();
    }
}
""")
    process = subprocess.Popen([vm.path, "compare", "--budget=60s", "--json=compared.json", path], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=vm.directory)
    caught = lambda: int(re.search(r"SigCgt:\s*(\w+)", pathlib.Path(f"/proc/{process.pid}/status").read_text())[1], 16) >> 1 & 1
    deadline = time.monotonic() + 60
    while not caught() and time.monotonic() < deadline:
        time.sleep(0.05)
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode in (0, 3) and err == "vm: interrupted: these are the strategies so far\n", (process.returncode, err)
    expect(r"^Long.java: .*\nstrategy +verdict", out)
    assert json.loads((pathlib.Path(vm.directory) / "compared.json").read_text())["schema"] == "heddle-comparison"


@test
def names_of_threads_give_no_orders_to_the_terminal(vm):
    path = vm.file("Evil.java", """public class Evil {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> { throw new IllegalStateException("\\u001b[2J\\u009b1m"); }, "x\\u001b]0;evil\\u0007y");
        t.start();
        t.join();
    }
}
""")
    done = vm("--systematic", "--workers=1", "--no-out", path, status=1)
    told = done.stdout + re.sub(r"(?m)^Exception.*\n", "", done.stderr)
    assert "^[]0;evil^G" in told and not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f]", told), told


@test
def coverage_of_interruptions_adds_up(vm):
    path, file = vm.file("Checked.java", CHECKED), os.path.join(vm.directory, "c.json")
    noise = ["--explore=noise", "--no-out", "--runs=20", f"--coverage={file}", path]
    expect(r"\ncoverage of 20 runs: \d of 2 methods interrupted", vm(*noise, status=None).stdout)
    expect(r"\ncoverage of 40 runs: \d of 2 methods interrupted", vm(*noise, status=None).stdout)
    # A search that starts again, for it has met something that it has to watch, counts its runs once.
    again = ["--explore=random", "--no-out", "--stats", "--runs=5", "--coverage=new.json", HERE / "systematic" / "CancelThenInterrupt.java"]
    for runs in 5, 10:
        done = vm(*again)
        expect(rf"\ncoverage of {runs} runs: ", done.stdout)
        expect(r"\brestarts=[1-9]", done.stdout)
    other = vm.file("Other.java", CHECKED.replace("Checked", "Other"))
    expect(r"holds the coverage of Checked\.java, not of Other\.java", vm(*noise[:-1], other, status=2).stderr)
    with open(file, "w") as damaged:
        damaged.write("{")
    expect(r"c\.json is no coverage file, or a damaged one\n\Z", vm(*noise, status=2).stderr)
    done = vm(*noise[:-2], "--coverage=nowhere/c.json", path, status=2)
    expect(r"\ncoverage of 20 runs: ", done.stdout)  # the report all the same
    expect(r"nowhere/c\.json: No such file or directory\n\Z", done.stderr)


@test
def options_of_a_part_of_the_schedules_are_checked(vm):
    path = vm.file("Checked.java", CHECKED)
    for options, message in (
            (["--explore=dfs"], "--explore"), (["--runs=5"], "--runs belongs to --explore"), (["--seed=5"], "--seed belongs to"),
            (["--explore=pct", "--depth=0"], "at least depth 1"), (["--explore=pos", "--depth=2"], "--depth belongs to"),
            (["--explore=preemption", "--runs=3"], "--runs belongs to"), (["--explore=pct", "--runs=0"], "--runs"),
            (["--systematic=rw", "--explore=pct"], "paper mode rw"), (["--explore=pct", "--resume=x"], "do not go together"),
            (["--noise=sleep"], "--noise belongs to --explore=noise"), (["--explore=pos", "--strength=5"], "--strength belongs to --explore=noise"),
            (["--explore=noise", "--noise=loud"], "--noise"), (["--explore=noise", "--strength=101"], "--strength"), (["--explore=noise", "--depth=2"], "--depth belongs"),
            (["--coverage=x"], "--coverage belongs to"), (["--explore=preemption", "--coverage=x"], "--coverage belongs to"),
            (["--workers=2", "--explore=pct"], "do not go together"), (["--workers=2", "--systematic=rw"], "belongs to mode proof"),
            (["--keep-one-of=0"], "--keep-one-of"), (["--keep-one-of=3", "--no-cache"], "--no-cache and --keep-one-of"),
            (["--keep-one-of=3", "--explore=pct"], "do not go together"), (["--systematic=rw", "--keep-one-of=3"], "belongs to mode proof"),
            (["--workers=2", "--no-cache"], "--no-cache"), (["--workers=2", "--trace"], "--trace"), (["--workers=257"], "--workers")):
        done = vm("--systematic", *options, path, status=2)
        expect(re.escape(message), done.stderr)
        assert done.stderr.count("\n") == 1, done.stderr


@test
def an_interrupt_that_was_made_before_the_world_was_saved_counts(vm):
    path = HERE / "systematic" / "PipesOfTheirOwnInterrupted.java"
    for at in range(60, 130, 6):
        vm(f"--save-world=world{at}", f"--at={at}", path, status=0)
        vm("--systematic", "--no-out", f"--load-world=world{at}", status=0)


@test
def a_search_that_does_not_finish_says_what_else_was_covered(vm):
    text = CHECKED.replace("Checked", "Big").replace("assert x == y", "assert x < 99")
    text = text.replace("new Thread(new Big()).start(); new Thread(new Big()).start();",
                        "for (int i = 0; i < 12; i++) new Thread(new Big()).start();")
    path = vm.file("Big.java", text)
    done = vm("--systematic", "--no-out", "--no-like-threads", "--max-schedules=200000", path, status=3)
    expect(r"\ANOTHING FOUND in Big\.java, but the exploration ended at a limit", done.stdout)
    expect(r"\n  preemption: .*\n  rounds: .*\n  pos: .*\n  pct: ", done.stdout)


BEATS = """
import java.util.concurrent.*;
public class Beats {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(1);
        CountDownLatch beats = new CountDownLatch(5);
        ScheduledFuture<?> heart = scheduler.scheduleAtFixedRate(() -> { if (beats.getCount() > EARLY) beats.countDown(); }, 5, 10, TimeUnit.MILLISECONDS);
        beats.await();
        scheduler.shutdownNow();
    }
}
"""


@test
def where_only_time_can_help_it_passes(vm):
    path = vm.file("Beats.java", BEATS.replace("EARLY", "0"))
    three = ["--systematic", "--no-out", "--max-timeouts=3"]
    expect(r"\APASSED", vm(*three, path).stdout)
    # What is wrong behind the fourth timeout is found; its schedule replays by itself.
    path = vm.file("Beats.java", BEATS.replace("countDown(); }", "countDown(); else throw new IllegalStateException(); }").replace("EARLY", "1"))
    expect(r"\AFAILED", vm(*three, path, status=1).stdout)
    done = vm("--systematic", path, status=1)
    command = re.search(r"vm (replay \S+)", done.stdout).group(1).split()
    vm(*command, status=1)


@test
def a_program_that_waits_with_a_time_limit_for_ever_never_ends(vm):
    path = vm.file("Polls.java", """
public class Polls {
    public static void main(String[] args) throws Exception {
        while (true) synchronized (Polls.class) { Polls.class.wait(10); }
    }
}
""")
    expect(r"\nnever terminates: livelock: .*Polls\.main", vm("--systematic", "--no-out", path, status=1).stdout)


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
        assert finding["schedule"].startswith("heddle-schedule 2"), finding["schedule"][:40]


@test
def schedules_in_a_json_report_can_be_replayed(vm):
    path = vm.file("Checked.java", CHECKED)
    report = json.loads(vm("--systematic", "--format=json", "--no-out", path, "an argument", status=1).stdout)
    for number, finding in enumerate(report["findings"]):
        done = vm("replay", vm.file(f"{number}.schedule", finding["schedule"]), status=1)
        expect("replayed: the same finding", done.stdout)
    for number, output in enumerate(report["outputs"]):
        done = vm("replay", vm.file(f"output-{number}.schedule", output["schedule"]), status=0)
        expect("replayed: the same output", done.stdout)


@test
def same_command_same_bytes(vm):
    path = vm.file("Checked.java", CHECKED)
    strip = lambda s: re.sub(r"in \d+\.\d\d s", "in TIME s", s)
    first = vm("--systematic", "--workers=1", path, status=1)
    second = vm("--systematic", "--workers=1", path, status=1)
    assert strip(first.stdout) == strip(second.stdout)
    still = vm("--systematic", "--workers=1", path, status=1, prefix=("setarch", "-R"))  # without address randomisation
    assert strip(first.stdout) == strip(still.stdout)
    with tempfile.TemporaryDirectory() as elsewhere:
        moved = vm("--systematic", "--workers=1", path, status=1, cwd=elsewhere)
        # (There its file is not below the current folder, and has its whole path.)
        assert strip(first.stdout) == strip(moved.stdout).replace(str(pathlib.Path(path).parent) + "/", "")
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
                       "newer": good.replace("heddle-schedule 2", "heddle-schedule 999", 1),
                       "edited": good.replace("step 0", "step 9", 1)}.items():
        done = vm("replay", vm.file(name + ".schedule", text), status=2)
        message = (done.stderr or done.stdout).strip()
        assert 1 <= len(message.splitlines()) <= 3, (name, message)


@test
def schedules_that_do_not_fit_give_one_line(vm):
    vm("--systematic", vm.file("Checked.java", CHECKED), status=1)
    good = sorted(pathlib.Path(vm.directory, "heddle-out").glob("Checked*"))[0].read_text()
    step = re.search(r"^step (\S+) (\d+).*$", good, re.M)
    last = good.rindex("\nstep ") + 1
    cases = {f"cut {n}": (good[:n], "cut off|not a schedule|expected|not closed|unknown|may not stand")
             for n in range(0, len(good) - 2, max(1, len(good) // 40))}
    cases["too many operations"] = (good[:step.start()] + f"step {step[1]} 99999\n" + good[step.end() + 1:], "does not fit")
    cases["a thread too early"] = (good[:step.start()] + "step 0.1 1\n" + good[step.start():], "does not fit.*no such thread")
    cases["the last step twice"] = (good[:last] + good[last:].replace("end\n", "") + good[last:], "does not fit|the same finding|did not show")
    cases["two ends"] = (good + "end\n", "text after 'end'")
    for name, (text, message) in cases.items():
        done = vm("replay", vm.file("bad.schedule", text))
        if name != "the last step twice" or done.returncode == 2:
            assert done.returncode == 2, (name, done.returncode)
            said = (done.stdout + done.stderr).strip().splitlines()
            assert len(said) == 1, (name, said)
        expect(message, done.stdout + done.stderr)
    # Of another program. (Of this one before a change: replay_test.py.)
    other = vm("replay", vm.file("good.schedule", good), vm.file("Hello.java", HELLO), status=2)
    assert len(other.stderr.splitlines()) == 1, other.stderr
    expect(r"does not fit.*step 1 \(main\).*then: needs class Checked .*\n  now:  needs class Hello \(Hello.java:1: ", other.stdout)


COMMANDS = ("run", "explore", "predict", "compare", "replay", "debug", "play", "repl", "test", "grade")


def options_in(text):
    """The options that a command's help lists, with what follows them: {"--seed": " N", "--first": ""}."""
    options = {}
    for left in re.findall(r"(?m)^  (--\S.*?)(?:  |$)", text):
        left = re.sub(r", -[a-z]\b", "", left)  # another name of the same
        *others, last = left.split(", ")
        name, value = re.match(r"(--[a-z-]+)(.*)", last).groups()
        options.update({other: value for other in others} | {name: value})
    return options


@test
def help_topics_know_all_options(vm):
    texts = {c: vm("help", c, status=0).stdout for c in COMMANDS}
    options = set().union(*(options_in(text) for text in texts.values())) | {"--help", "--version"}
    general = vm("help", status=0).stdout
    topics = re.search(r"explains; topics: (.*)", general)[1].split(", ")
    assert len(topics) == 6, topics
    explained = [general, *(vm("help", t, status=0).stdout for t in topics)]
    assert all(len(line) <= 120 for text in [*explained, *texts.values()] for line in text.splitlines())
    # For those who work on the VM, or explained where they are listed.
    plain = {"--dump-bytecode", "--checkpoint-stress", "--gc-stress", "--disable-assertions", "--trace", "--version", "--stats",
             "--script", "--keep", "--width", "--height", "--no-history", "--html", "--json", "--filter", "--list", "--fail-fast", "--jobs", "--junit", "--csv", "--time", "--memory", "--with"}
    unknown = {o for o in options - plain if not any(o in text for text in explained)}
    assert len(options) > 30 and not unknown, (options, unknown)
    mentioned = set(re.findall(r"--[a-z][a-z-]+", " ".join([*explained, *texts.values()])))
    assert mentioned <= options, mentioned - options
    everything = vm("--help", status=0).stdout
    for text in texts.values():
        assert text[text.index("\noptions:\n") + 10 :].split("\n\n")[0] in everything, text
    for command in COMMANDS:
        for words in ([command, "--help"], ["-h", command]):
            assert vm(*words, status=0).stdout == texts[command], words
    assert vm("--systematic", "--help", "Hello.java", status=0).stdout == texts["explore"]
    unknown = vm("help", "replays", status=2).stderr
    expect("^vm: no help on 'replays'; commands: run, explore, predict, compare, test, grade, replay.*topics: modes, report", unknown)


@test
def commands_accept_the_options_of_their_help_and_no_others(vm):
    path = vm.file("Checked.java", CHECKED)
    vm("--systematic", path, status=1)
    schedule = str(pathlib.Path(vm.directory, "heddle-out", "Checked-1.schedule"))
    operands = {"run": path, "explore": path, "predict": path, "compare": path, "replay": schedule, "debug": schedule, "play": path, "repl": path, "test": path,
                # Grade needs two, and has nothing to run if the second one is empty.
                "grade": (path, "empty")}
    pathlib.Path(vm.directory, "empty").mkdir()
    known = {command: options_in(vm("help", command, status=0).stdout) for command in COMMANDS}
    values = {" N": "=1", " TIME": "=1s", " SIZE": "=64m", " NAME": "=java.util", " FILE": "=file", " FOLDER": "=folder", " FOLDERS": "=.", " PATTERN": "=x", " DIR": "=.", " OPTION": "=--stats"}
    words = {"--format": "=text", "--explore": "=random", "--color": "=never", "--noise": "=sleep", "--noise-by": "=pairs", "--finalizers": "=off", "--handled-exceptions": "=pass", "--width": "=80", "--height": "=24"}
    # Options that a command has without telling: any that anything names, ours or not.
    sources = [*HERE.parent.glob("cli/*.cpp"), *HERE.parent.glob("docs/*.md"), HERE.parent / "README.md"]
    named = set(re.findall(r"--[a-z][a-z-]+", " ".join(f.read_text() for f in sources)))
    everything = {name: value for options in known.values() for name, value in options.items()}
    assert len(everything) > 40 and len(named - everything.keys()) > 3
    for command in COMMANDS:
        for name in sorted((named | everything.keys()) - {"--help", "--version"}):
            option = name + words.get(name, values.get(everything.get(name, ""), ""))
            operand = operands[command]
            done = vm(command, option, *(operand if isinstance(operand, tuple) else (operand,)))
            refusals = [l for l in done.stderr.splitlines()
                        if l.startswith((f"vm: unknown option {name}", f"vm: {name} is for ", f"vm: {name} belongs to one exploration", f"warning: {name} is for "))]
            assert len(refusals) == (name not in known[command]), (command, option, refusals, done.stderr)
            if refusals and not refusals[0].startswith("warning"):
                assert done.returncode == 2 and done.stderr.count("\n") == 1, (command, option, done.stderr)


@test
def options_behind_the_file_are_told(vm):
    path = vm.file("Hello.java", HELLO)
    warning = "warning: {} after the program's file and {} passed to the program; options for the VM stand before it\n"
    one, two = (lambda o: warning.format(o + " stands", "is")), (lambda o: warning.format(o + " stand", "are"))
    for words, output, errors in (
            ((path, "--systematic"), "hello 1\n", one("--systematic")),
            ((path, "--max-time=5", "x"), "hello 2\n", one("--max-time")),
            ((path, "--seed", "3"), "hello 2\n", one("--seed")),
            ((path, "-da"), "hello 1\n", one("-da")),
            ((path, "--first", "--seed=2", "--first"), "hello 3\n", two("--first, --seed")),
            # Those of other commands, and of nobody, are the program's business; so is help.
            ((path, "--until=3", "--input", "--colour", "-x", "seed", "--help", "--version"), "hello 7\n", ""),
            (("run", path, "--systematic"), "hello 1\n", ""), (("run", path, "--seed"), "hello 1\n", one("--seed")),
            # Silenced.
            ((path, "--", "--systematic"), "hello 2\n", ""), (("--", path, "--systematic"), "hello 1\n", ""),
            (("--seed=3", "--", path, "--", "--seed"), "hello 2\n", "")):
        done = vm(*words, status=0)
        assert (done.stdout, done.stderr) == (output, errors), (words, done.stdout, done.stderr)
    done = vm("--systematic", "--no-out", path, "--outcomes", status=0)
    assert done.stderr == one("--outcomes") and "PASSED" in done.stdout, done.stderr
    debugged = vm("debug", path, "--no-races", "--tolerant", stdin="quit\n", status=0)
    assert debugged.stderr == one("--no-races"), debugged.stderr
    # An exploration that goes on says it no more.
    text = CHECKED.replace("Checked", "Limit").replace("assert x == y", "assert x < 99")
    limited = vm("--systematic", "--max-schedules=1", "--no-cache", vm.file("Limit.java", text), "--first", status=3)
    assert limited.stderr == one("--first"), limited.stderr
    assert vm("--resume", "heddle-out/Limit.frontier", status=0).stderr == ""


@test
def options_of_other_commands_are_told(vm):
    path = vm.file("Hello.java", HELLO)
    warning = "warning: {} is for {}, not for {}: it changes nothing here\n"
    done = vm("--max-schedules=5", "--until=2", path, status=0)
    assert done.stdout == "hello 0\n"
    assert done.stderr == (warning.format("--max-schedules", "--systematic, predictions and tests", "plain runs") + warning.format("--until", "replays", "plain runs"))
    expect("^warning: --plain-max-steps is for plain runs, not for --systematic",
           vm("--systematic", "--plain-max-steps=1", "--no-out", path, status=0).stderr)
    expect("^warning: --outcomes is for --systematic, predictions, comparisons, tests, the debugger and games, not for plain runs", vm("--outcomes", path, status=0).stderr)
    # What somebody relies on is not passed over.
    vm("--systematic", vm.file("Checked.java", CHECKED), status=1)
    schedule = "heddle-out/Checked-1.schedule"
    for words, message in ((("--systematic", "--record=x", path), "--record is for plain runs, not for --systematic"),
                           (("--systematic", "--save-world", "x", path), "--save-world is for plain runs and replays, not for --systematic"),
                           (("--commit", path), "--commit is for replays, not for plain runs"),
                           (("--record=x", "replay", schedule), "--record is for plain runs, not for replays"),
                           (("debug", "--save-world=x", schedule), "--save-world is for plain runs and replays, not for the debugger"),
                           (("--trace", path), "--trace is for --systematic, predictions and tests, not for plain runs")):
        assert vm(*words, status=2).stderr == f"vm: {message}\n", words
    assert sorted(os.listdir(vm.directory)) == ["Checked.java", "Hello.java", "heddle-out"]


@test
def operands_of_replays(vm):
    path = vm.file("Checked.java", CHECKED)
    vm("--systematic", path, status=1)
    schedule = "heddle-out/Checked-1.schedule"
    first = vm("replay", schedule, status=1).stdout
    assert vm("replay", schedule, "--no-races", path, status=1).stdout == first
    assert vm("replay", "--", schedule, status=1).stdout == first
    assert vm("replay", status=2).stderr == "vm: replay needs a schedule file: vm replay FILE\n"
    expect("^vm: replay takes a schedule file and, if it has moved, the program", vm("replay", schedule, path, path, status=2).stderr)


@test
def version(vm):
    text = vm("--version", status=0).stdout
    assert re.fullmatch(r"heddle \d+\.\d+\.\d+ \(commit (unknown|[0-9a-f]{7,40}(-changed)?), (g|clang)\+\+ \d+\.\d+\.\d+, .*\)\n", text), text
    assert vm("version", status=0).stdout == text
    if (HERE.parent / ".git").exists():  # the build has asked it, and a build that is up to date knows the latest commit
        commits = subprocess.run(["git", "-C", HERE, "rev-list", "-1000", "HEAD"], capture_output=True, text=True).stdout
        commit = re.search(r"commit ([0-9a-f]+)", text)
        assert commit and f"\n{commit[1]}" in "\n" + commits, text


@test
def names_of_check(vm):
    check = lambda *names: subprocess.run([HERE.parent / "check", *names], cwd=vm.directory, capture_output=True, text=True)
    names = check("--list").stdout.split()
    rooms = {f.relative_to(HERE.parent).parts[0] for f in HERE.parent.glob("*/**/*_test.cpp")} - {"build"}
    folders = {"lang-tests:" + f.relative_to(HERE).parts[0] for f in HERE.glob("*/**/*.java")} - {"lang-tests:" + n for n in ("openjdk", "junit", "linearizability", "rules", "native", "litmus", "realistic", "schedules")}
    assert len(rooms) >= 8 and len(folders) == 6 and rooms | folders | {"--quick", "reports", "gc-stress"} <= set(names), names
    for wrong in ("nonsense", "test", "lang-tests:pap", "lang-tests:litmus", "--fast", ".*"):
        done = check("bytecode", wrong)
        assert (done.returncode, done.stdout, done.stderr) == (
            2, "", f"check: there is no '{wrong}'; the names are: {' '.join(names)}\n"), (wrong, done)


@test
def the_trace_tells_what_a_search_does(vm):
    path = vm.file("Checked.java", CHECKED)
    quiet = vm("--systematic", "--no-out", path, status=1)
    traced = vm("--systematic", "--no-out", "--trace", path, status=1)
    strip = lambda s: re.sub(r"in \d+\.\d\d s", "in TIME s", s)
    assert strip(traced.stdout) == strip(quiet.stdout) and quiet.stderr == ""
    filed = vm("--systematic", "--no-out", "--trace=trace.txt", path, status=1)
    assert filed.stderr == "" and pathlib.Path(vm.directory, "trace.txt").read_text() == traced.stderr
    figures = vm("--systematic", "--no-out", "--stats", path, status=1)
    lines = traced.stderr.splitlines()
    of = lambda kind: [l for l in lines if re.match(rf"{kind}\b", l)]
    assert all(re.match(r"(search|node|hit|run|block|leaf|finding|suspect) |  ", l) for l in lines), lines
    states, paths, blocks = map(int, re.search(r"(\d+) states, (\d+) paths, (\d+) blocks", figures.stdout).groups())
    # Each figure of the report can be counted.
    assert len(of("search")) == 1 and len(of("node")) == states, (len(of("node")), states)
    undone = [l for l in of("block") if "ends as Blocked" in l]
    assert len(of("run")) + 2 == len(of("block")) == blocks + len(undone), (len(of("block")), blocks, len(undone))
    assert len(of("finding")) == 1 and "finding assertion Checked.run:7" in lines, of("finding")
    known = {m[1] for m in re.finditer(r"(?m)^node .* state (\w+):", traced.stderr)}
    hits = re.findall(r"(?m)^hit depth \d+ state (\w+): left nobody", traced.stderr)
    assert hits and set(hits) <= known, hits
    assert any(re.fullmatch(r"  1:Thread-0 enter: enters \S+ \(Checked.java:6\)", l) for l in lines), lines
    assert re.search(r"(?m)^block 1:Thread-0: operations 2, .* ends as Bound", traced.stderr)
    # Decisions, suspects and restarts.
    notify = HERE / "systematic" / "NotifyPicks.java"
    expect(r"\n  decision: operation \d+ notify 0 of 2\n.*\nrun depth \d+ \S+, operation \d+ notify 1 of 2\n",
           vm("--systematic", "--no-out", "--trace", notify).stderr)
    expect(r"\nsuspect Race.x\n.*\nsearch 2 \(restart\): observed nothing; suspects 1\n.*\nfinding race Race.x",
           vm("--systematic", "--no-out", "--trace", vm.file("Race.java", RACE), status=1).stderr)
    expect(r"ends as Blocked \(undone\), wants \S+, which \d:\S+ has\n",
           vm("--systematic", "--no-out", "--trace", HERE / "reports" / "NestedMonitor.java", status=1).stderr)
    assert vm("--systematic", "--no-out", "--trace=nowhere/x", path, status=2).stderr == "vm: --trace=nowhere/x: No such file or directory\n"
    assert vm("--systematic", "--no-out", "--trace=/dev/full", path, status=2).stderr == "vm: --trace=/dev/full: No space left on device\n"


@test
def the_page_about_debugging_shows_a_real_trace(vm):
    page = (HERE.parent / "docs" / "debugging-heddle.md").read_text()
    example = page[page.index("### An example") : page.index("### Reading long traces")]
    command = re.search(r"`vm (--systematic .*?) (lang-tests/\S+)`", example)
    plain = lambda text: re.sub(r"state [0-9a-f]{32}", "state DIGEST", text)
    trace = plain(vm(*command[1].split(), HERE.parent / command[2], status=1).stderr)
    shown = re.findall(r"(?m)(?:^    .*\n)+", example)
    assert len(shown) >= 4
    for lines in shown:
        assert "\n" + plain(re.sub("(?m)^    ", "", lines)) in trace, lines


@test
def decisions_that_there_are_not(vm):
    path = vm.file("Choice.java", """import heddle.Verify;
public class Choice {
  public static void main(String[] args) {
    assert Verify.choose(3) != 2;
  }
}
""")
    vm("--systematic", path, status=1)
    text = pathlib.Path(vm.directory, "heddle-out", "Choice-1.schedule").read_text()
    edited = text.replace("choose@1=2", "choose@1=7")
    assert edited != text, text
    expect("not so many to choose from", vm("replay", vm.file("edited.schedule", edited), status=2).stdout)


@test
def schedule_of_another_program(vm):
    path = vm.file("Checked.java", CHECKED)
    vm("--systematic", path, status=1)
    schedule = sorted(pathlib.Path(vm.directory, "heddle-out").glob("Checked*"))[0]
    vm.file("Checked.java", CHECKED.replace("y + 1", "y + 2"))
    expect("another version", vm("replay", schedule, status=1).stderr)
    bare = vm.file("bare.schedule", re.sub(r"(?m)^at .*\n", "", schedule.read_text()))
    expect("does not say what its operations were", vm("replay", "--tolerant", bare, status=2).stderr)
    cut = vm.file("cut.schedule", re.sub(r"(?m)^at .*\n(?=step)", "", schedule.read_text(), count=1))
    expect("does not say what its operations were", vm("replay", cut, status=2).stderr)
    more = vm.file("more.schedule", re.sub(r"(?m)^(at .*\n)(?=step)", r"\1\1", schedule.read_text(), count=1))
    expect("more.schedule: line 14, column 1: the step has 6 operations, and more 'at' lines", vm("replay", more, status=2).stderr)


@test
def unwritable_output_directory_loses_nothing(vm):
    vm.file("blocked", "a file, not a directory")
    done = vm("--systematic", "--out=blocked/x", vm.file("Checked.java", CHECKED), status=1)
    expect("FAILED", done.stdout)
    expect("not saved", done.stderr)


# --- archives: frontiers, schedules, worlds

def without_times(text):
    return re.sub(r"in \d+\.\d\d s", "in TIME s", text)


def stopped_exploration(vm, *options, name="Checked"):
    """The frontier of an exploration of CHECKED that has stopped at its second schedule."""
    path = vm.file(name + ".java", CHECKED.replace("Checked", name))
    done = vm("--systematic", "--no-cache", "--max-schedules=2", *options, path)
    assert "stopped after 2 schedules" in done.stdout, done.stdout
    frontier = pathlib.Path(vm.directory, "heddle-out", name + ".frontier")
    expect(f"to go on from here: vm --resume heddle-out/{name}.frontier\n", done.stdout)
    return path, frontier


@test
def stopped_exploration_goes_on(vm):
    path, frontier = stopped_exploration(vm)
    resumed = vm("--resume", frontier, "--stats", status=1)
    assert not frontier.exists(), "the frontier is there after the end"
    whole = vm("--systematic", "--no-cache", "--stats", path, status=1)
    assert without_times(resumed.stdout) == without_times(whole.stdout), resumed.stdout


@test
def stopped_exploration_goes_on_in_small_steps(vm):
    text = CHECKED.replace("Checked", "Steps").replace("Checked()).start(); }", "Checked()).start(); }")
    path = vm.file("Steps.java", text)
    whole = vm("--systematic", "--stats", path, status=1)
    vm("--systematic", "--max-schedules=1", path)
    frontier = pathlib.Path(vm.directory, "heddle-out", "Steps.frontier")
    for n in range(2, 1000):
        done = vm("--resume", frontier, f"--max-schedules={n}", "--stats")
        if not frontier.exists():
            break
        assert f"stopped after {n} schedules" in done.stdout, done.stdout
    assert n > 2 and without_times(done.stdout) == without_times(whole.stdout), done.stdout


@test
def terminated_exploration_leaves_its_frontier(vm):
    import signal
    import time
    text = CHECKED.replace("Checked", "Long").replace("public static void main(String[] args) {", "public static void main(String[] args) {"
                           + "for (int i = 0; i < 6; i++) ").replace("assert x == y", "assert x < 99")
    path = vm.file("Long.java", text)
    process = subprocess.Popen([vm.path, "--systematic", "--no-cache", "--stats", path], stdout=subprocess.PIPE, text=True, cwd=vm.directory)
    time.sleep(2)
    process.send_signal(signal.SIGTERM)
    out, _ = process.communicate(timeout=120)
    expect("interrupted: this is the report so far\nto go on from here: vm --resume heddle-out/Long.frontier", out)
    first = int(re.search(r"stats: schedules=(\d+) ", out)[1])
    done = vm("--resume", "heddle-out/Long.frontier", f"--max-schedules={first + 50}", "--stats", status=3)
    expect(f"stats: schedules={first + 50} ", done.stdout)


@test
def frontier_of_another_program(vm):
    path, frontier = stopped_exploration(vm)
    path.write_text(CHECKED.replace("y + 1", "y + 2"))
    expect("is of another version of .*Checked.java", vm("--resume", frontier, status=2).stderr)
    path.unlink()
    expect("No such file", vm("--resume", frontier, status=2).stderr)
    os.mkdir(os.path.join(vm.directory, "moved"))
    moved = vm.file("moved/Checked.java", CHECKED)
    vm("--resume", frontier, moved, status=1)


@test
def options_of_a_resumed_exploration(vm):
    _, frontier = stopped_exploration(vm)
    expect("--outcomes may not be given with --resume", vm("--resume", frontier, "--outcomes", status=2).stderr)
    expect("--systematic may not be given", vm("--resume", frontier, "--systematic=rw", status=2).stderr)
    expect("arguments may not be given", vm("--resume", frontier, "Checked.java", "x", status=2).stderr)
    vm("--resume", frontier, "--systematic", status=1)


def damage(vm, good, command, name):
    """Runs `command` with broken versions of an archive: one line each, and exit status 2."""
    versions = {"empty": b"", "short": good[:5], "half": good[:len(good) // 2], "less one": good[:-1], "more": good + b"x",
                "text": b"heddle-schedule 1\n" * 9, "zeros": bytes(len(good)), "newer": good[:12] + b"\x63" + good[13:]}
    for at in range(0, len(good), max(1, len(good) // 12)):
        versions[f"byte {at}"] = good[:at] + bytes([good[at] ^ 0x41]) + good[at + 1:]
    # A length of terabytes.
    versions["huge"] = good[:32] + b"\xff\xff\xff\xff\xff\x00\x00\x00" + good[40:]
    for what, text in versions.items():
        done = vm(*command, vm.file(name, text), status=2)
        message = done.stderr.strip()
        assert len(message.splitlines()) == 1 and name in message and not done.stdout, (what, done.stdout, message)
    expect("was written by a newer vm", vm(*command, vm.file(name, versions["newer"])).stderr)


@test
def damaged_frontiers_give_one_line(vm):
    _, frontier = stopped_exploration(vm)
    good = frontier.read_bytes()
    damage(vm, good, ["--resume"], "damaged.frontier")
    expect("holds the frontier of an exploration, not a schedule", vm("replay", frontier, status=2).stderr)
    expect("cannot be read: No such file", vm("--resume", "none.frontier", status=2).stderr)
    expect("is a directory", vm("--resume", ".", status=2).stderr)


@test
def frontier_that_cannot_be_written(vm):
    vm.file("blocked", "a file, not a directory")
    path = vm.file("Checked.java", CHECKED)
    done = vm("--systematic", "--no-cache", "--max-schedules=2", "--out=blocked/x", path)
    expect("cannot make the directory blocked/x: .*; this exploration cannot be resumed", done.stderr)
    assert "--resume" not in done.stdout
    # The disk is full: what was there stays as it was.
    _, frontier = stopped_exploration(vm)
    before = frontier.read_bytes()
    limited = ("bash", "-c", "trap '' XFSZ; ulimit -f 0; exec \"$@\"", "x")
    done = vm("--resume", frontier, "--max-schedules=3", prefix=limited)
    expect("cannot write .*Checked.frontier: File too large; this exploration cannot be resumed", done.stderr)
    assert frontier.read_bytes() == before
    assert [f.name for f in frontier.parent.iterdir() if f.name.endswith(".tmp")] == []


@test
def schedules_as_archives(vm):
    path = vm.file("Checked.java", CHECKED)
    text = vm("--systematic", path, status=1).stdout
    binary = vm("--systematic", "--archives", "--out=binary", path, status=1).stdout
    assert without_times(binary) == without_times(text).replace("heddle-out/Checked-1.schedule", "binary/Checked-1.heddle")
    replayed = vm("replay", "binary/Checked-1.heddle", status=1).stdout
    assert replayed == vm("replay", "heddle-out/Checked-1.schedule", status=1).stdout
    expect("replayed: the same finding", replayed)
    damage(vm, pathlib.Path(vm.directory, "binary", "Checked-1.heddle").read_bytes(), ["replay"], "damaged.heddle")


@test
def recording_as_an_archive(vm):
    path = vm.file("Echo.java", "import java.util.*; public class Echo { public static void main(String[] a) {"
                   " Scanner in = new Scanner(System.in); while (in.hasNextLine()) System.out.println(in.nextLine() + a[0]); } }\n")
    done = vm("--record", "echo.heddle", path, "!", stdin="one\ntwo\n", status=0)
    assert done.stdout == "one!\ntwo!\n"
    assert pathlib.Path(vm.directory, "echo.heddle").read_bytes().startswith(b"\x89HEDDLE\n")
    assert vm("replay", "echo.heddle", status=0).stdout == done.stdout
    for full in ("/dev/full",):
        failed = vm("--record", full, path, "!", stdin="one\n", status=2)
        assert failed.stdout == "one!\n"
        expect("cannot write /dev/full: No space left on device; the run was not saved", failed.stderr)


@test
def decision_that_does_not_exist(vm):
    """A schedule may wake the tenth of one waiting thread: it does not fit, and nothing worse."""
    text = """public class Wake {
    static final Object lock = new Object();
    static boolean ready;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { synchronized (lock) { while (!ready) try { lock.wait(); } catch (InterruptedException e) { } } assert false; });
        t.start();
        synchronized (lock) { ready = true; lock.notify(); }
    }
}
"""
    vm("--systematic", "--max-findings=9", vm.file("Wake.java", text), status=1)
    changed = 0
    for schedule in pathlib.Path(vm.directory, "heddle-out").glob("Wake-*.schedule"):
        for pick in ("9", "4000000000"):
            lines = schedule.read_text().splitlines()
            lines = [re.sub(r"notify@(\d+)=\d+", rf"notify@\1={pick}", line) if "notify@" in line
                     else re.sub(r"^(step \S+ \d+)", rf"\1 notify@0={pick}", line) for line in lines]
            done = vm("replay", vm.file("other.schedule", "\n".join(lines) + "\n"))
            assert done.returncode in (0, 1, 2), (done.returncode, done.stderr)
            changed += 1
    assert changed


WORLD = """import java.util.*;
public class Saved {
    static final Object lock = new Object();
    static int turn;
    enum Colour { RED, GREEN, BLUE }
    public static void main(String[] args) throws Exception {
        Map<String, Integer> counts = new HashMap<>();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            final int me = i;
            Thread t = new Thread(() -> {
                for (int n = 0; n < 20; n++) synchronized (lock) {
                    while (turn % 3 != me) try { lock.wait(); } catch (InterruptedException e) { return; }
                    turn++;
                    counts.merge("t" + me, n * args.length, Integer::sum);
                    lock.notifyAll();
                }
            });
            threads.add(t);
            t.start();
        }
        Scanner in = new Scanner(System.in);
        while (in.hasNextLine()) System.out.println(in.nextLine() + " " + Colour.values()[turn % 3]);
        for (Thread t : threads) t.join();
        System.out.println(new TreeMap<>(counts) + " " + turn);
        long sum = 0;
        for (int i = 0; i < 30000; i++) sum += Integer.toString(i * 31).hashCode() % 97;
        System.out.println(sum);
        throw new IllegalStateException("the end");
    }
}
"""


@test
def saved_world_goes_on(vm):
    path, lines = vm.file("Saved.java", WORLD), "".join(f"line {i}\n" for i in range(30))
    whole = vm(path, "a", "b", stdin=lines, status=1)
    for at in (0, 1, 137, 900, 2500, 7001, 12345, 40000):
        first = vm("--save-world", "saved.heddle", f"--at={at}", path, "a", "b", stdin=lines, status=0)
        expect(r"saved after \d+ steps; to go on: vm --load-world saved.heddle", first.stderr)
        second = vm("--load-world", "saved.heddle", stdin=lines, status=1)
        assert first.stdout + second.stdout == whole.stdout, (at, first.stdout, second.stdout)
        assert second.stderr == whole.stderr, (at, second.stderr)
    # And from one saved world to the next.
    vm("--save-world", "one.heddle", "--at=700", path, "a", "b", stdin=lines, status=0)
    second = vm("--load-world", "one.heddle", "--save-world", "two.heddle", "--at=9000", stdin=lines, status=0)
    third = vm("--load-world", "two.heddle", stdin=lines, status=1)
    assert whole.stdout.endswith(third.stdout) and third.stderr == whole.stderr
    late = vm("--save-world", "late.heddle", "--at=999999999", path, "a", "b", stdin=lines, status=1)
    expect(r"the program ended after \d+ steps; nothing was saved", late.stderr)
    assert late.stdout == whole.stdout


@test
def saved_world_keeps_the_limit_of_steps(vm):
    path = vm.file("Loop.java", "class Loop { static int n; public static void main(String[] a) { while (true) n++; } }\n")
    whole = vm("--plain-max-steps=30000", "--stats", path, status=1)
    expect(r"^stopped after 3\d+ steps", whole.stderr)
    for at in (5000, 19999, 25000, 29999):  # the last two: in the middle of the turn that reaches the limit
        vm("--plain-max-steps=30000", "--save-world", "loop.world", f"--at={at}", path, status=0)
        second = vm("--load-world", "loop.world", "--stats", status=1)
        assert second.stderr == whole.stderr, (at, second.stderr, whole.stderr)


@test
def saved_world_in_the_midst_of_a_turn_that_is_longer_for_a_lock(vm):
    """A turn goes on beyond its usual length while others wait for a lock: it can be saved there, too."""
    path = vm.file(
        "Patient.java",
        """public class Patient {
    static int n;
    public static void main(String[] args) {
        synchronized (Patient.class) {
            new Thread(() -> { synchronized (Patient.class) { n++; } }).start();
            while (true) n++;
        }
    }
}
""",
    )
    whole = vm("--plain-max-steps=100000", "--stats", path, status=1)
    expect(r"^stopped after 1\d+ steps", whole.stderr)
    for at in (11000, 25000, 45000, 60017, 99000):
        half = vm("--plain-max-steps=100000", "--save-world", "patient.world", f"--at={at}", path, status=0)
        saved = int(re.search(r"saved after (\d+) steps", half.stderr)[1])
        assert at <= saved < at + 10, (at, saved)
        second = vm("--load-world", "patient.world", "--stats", status=1)
        assert second.stderr == whole.stderr, (at, second.stderr, whole.stderr)


def digest(done):
    return re.search(r"^stats: steps=\d+ digest=\w+$", done.stderr, re.M)[0]


@test
def saved_world_ends_in_the_same_state(vm):
    path = vm.file("Saved.java", WORLD)
    whole = vm("--stats", path, "a", status=1)
    assert digest(whole) == digest(vm("--stats", path, "a", status=1))
    assert digest(whole) != digest(vm("--stats", path, "a", "b", status=1))
    vm("--save-world", "saved.heddle", "--at=5000", path, "a", status=0)
    assert digest(vm("--load-world", "saved.heddle", "--stats", status=1)) == digest(whole)


@test
def saved_world_with_a_lock_of_the_dead(vm):
    path = vm.file(
        "Kept.java",
        """import java.util.concurrent.locks.ReentrantLock;
public class Kept {
    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        new Thread(() -> { for (int i = 0; i < 100; i++) Math.abs(i); lock.lock(); }).start();
    }
}
""",
    )
    whole = vm("--stats", path, status=1)
    steps = int(re.search(r"steps=(\d+)", whole.stderr)[1])
    for at in (steps - 60, steps - 2):
        vm("--save-world", "kept.world", f"--at={at}", path, status=0)
        told = vm("--load-world", "kept.world", "--stats", status=1).stderr
        assert told.replace("--load-world kept.world", str(path)) == whole.stderr, (told, whole.stderr)


LOST = """public class Lost {
    static int count;
    static final Object lock = new Object();
    static void add() {
        int c;
        synchronized (lock) { c = count; }
        synchronized (lock) { count = c + 1; }
    }
    public static void main(String[] args) throws Exception {
        Thread[] all = new Thread[2];
        for (int i = 0; i < 2; i++) {
            all[i] = new Thread(() -> { add(); add(); });
            all[i].start();
        }
        for (Thread t : all) t.join();
        System.out.println(args[0] + count);
        assert count > 2;
    }
}
"""


def outputs(done):
    return sorted(o["text"] for o in json.loads(done.stdout)["outputs"])


@test
def exploring_from_a_saved_world(vm):
    path = vm.file("Lost.java", LOST)
    steps = int(re.search(r"steps=(\d+)", vm("--stats", path, "n=", status=0).stderr)[1])
    seen = []
    for at in range(0, steps, 3):
        vm("--save-world", "lost.world", f"--at={at}", path, "n=", status=0)
        found = [outputs(vm(f"--systematic={mode}", "--outcomes", "--no-out", "--format=json", "--load-world",
                            "lost.world")) for mode in ("all", "proof")]
        assert found[0] == found[1], (at, found)
        if not seen or seen[-1] != found[0]:
            seen.append(found[0])
    # At the begin everything is possible, at the end only what has happened; never more than before.
    assert seen[0] == ["n=2\n", "n=3\n", "n=4\n"] and seen[-1] == ["n=4\n"], seen
    assert all(set(later) < set(earlier) for earlier, later in zip(seen, seen[1:])), seen
    # The report says where it began; its schedules name the world.
    vm("--save-world", "lost.world", "--at=10", path, "n=", status=0)
    report = vm("--systematic", "--load-world", "lost.world", status=1).stdout
    expect(r"from the saved world on: lost.world, after 1\d steps", report)
    expect(r"replayed: the same finding", vm("replay", "heddle-out/Lost-1.schedule", status=1).stdout)
    vm("--save-world", "late.world", f"--at={steps - 2}", path, "n=", status=0)
    report = vm("--systematic", "--load-world", "late.world", status=0).stdout
    expect(r"PASSED: no schedule of Lost.java from the saved world on fails", report)
    expect(r"rests on: the saved world: what other schedules before it lead to is not seen, and its locks are taken as unfair; ", report)
    assert json.loads(vm("--systematic", "--load-world", "late.world", "--format=json", "--no-out", status=0).stdout)[
        "assumptions"]["from"].startswith("late.world, after ")
    # It has moved; it is another one.
    os.rename(f"{vm.directory}/lost.world", f"{vm.directory}/moved.world")
    expect(r"lost.world cannot be read.*vm replay \S+ --load-world PATH", vm("replay", "heddle-out/Lost-1.schedule", status=2).stderr)
    vm("replay", "heddle-out/Lost-1.schedule", "--load-world", "moved.world", status=1)
    expect("another saved world", vm("replay", "heddle-out/Lost-1.schedule", "--load-world", "late.world", status=2).stderr)


BLOCKED = """public class Blocked {
    static int sum;
    public static void main(String[] args) throws InterruptedException {
        Object monitor = new Object();
        java.util.concurrent.locks.ReentrantLock lock = new java.util.concurrent.locks.ReentrantLock();
        Thread[] all = { new Thread(() -> { synchronized (monitor) { sum++; } }),
                         new Thread(() -> { lock.lock(); sum++; lock.unlock(); }) };
        Thread.State[] states = { Thread.State.BLOCKED, Thread.State.WAITING };
        lock.lock();
        synchronized (monitor) {
            for (int i = 0; i < 2; i++) {
                all[i].start();
                while (all[i].getState() != states[i]) Thread.onSpinWait();
            }
            for (int i = 0; i < 50000; i++) sum++;
            for (int i = 0; i < 2; i++)
                if (all[i].getState() != states[i]) throw new AssertionError(i + " is " + all[i].getState());
        }
        all[0].join();
        lock.unlock();
        all[1].join();
        System.out.println(sum);
    }
}
"""


@test
def a_saved_world_in_which_threads_are_blocked(vm):
    """(They were seen as runnable.)"""
    path = vm.file("Blocked.java", BLOCKED)
    steps = int(re.search(r"steps=(\d+)", vm("--stats", path, status=0).stderr)[1])
    vm("--save-world", "blocked.world", f"--at={steps // 2}", path, status=0)
    vm("--systematic", "--no-out", "--load-world", "blocked.world", status=0)


STREAM_KEPT = """public class StreamKept {
    static int sum;
    static void work() { for (int i = 0; i < 20000; i++) sum += i; }
    public static void main(String[] args) throws InterruptedException {
        synchronized (System.out) {
            if (args[0].equals("waits")) System.out.wait(100);
            if (args[0].equals("alone")) work();
            Thread t = new Thread(() -> {
                if (args[0].equals("beside")) work();
                System.out.printf("%d%n", 1);
            });
            t.start();
            t.join();
        }
    }
}
"""


@test
def a_saved_world_in_which_somebody_has_the_monitor_of_a_stream(vm):
    """(He was not seen to take it, so prints did not enter it, and the deadlock was not there.)"""
    path = vm.file("StreamKept.java", STREAM_KEPT)
    for how in "alone", "beside":
        steps = int(re.search(r"steps=(\d+)", vm("--stats", path, how).stderr)[1])
        vm("--save-world", "kept.world", f"--at={steps // 2}", path, how)
        expect("deadlock", vm("--systematic", "--no-out", "--load-world", "kept.world", status=1).stdout)
    # In the wait set nobody has it.
    waiting = 0
    steps = int(re.search(r"steps=(\d+)", vm("--stats", path, "waits").stderr)[1])
    for at in range(0, steps, steps // 40):
        vm("--save-world", "kept.world", f"--at={at}", path, "waits")
        report = vm("--systematic", "--no-out", "--load-world", "kept.world")
        waiting += report.returncode == 1 and "deadlock" in report.stdout
    assert waiting > 10, (waiting, steps)


@test
def an_exploration_from_a_saved_world_is_resumed(vm):
    path = vm.file("Lost.java", LOST)
    vm("--save-world", "lost.world", "--at=10", path, "n=", status=0)
    common = ["--systematic", "--outcomes", "--no-cache", "--load-world", "lost.world", "--stats"]
    whole = vm(*common, "--no-out", status=1).stdout.splitlines()[-1]
    vm(*common, "--max-schedules=20", status=1)
    assert vm("--resume", "heddle-out/Lost.frontier", "--stats", "--max-schedules=50", status=1)
    os.rename(f"{vm.directory}/lost.world", f"{vm.directory}/moved.world")
    expect("if it has moved: vm --resume heddle-out/Lost.frontier --load-world", vm("--resume", "heddle-out/Lost.frontier", status=2).stderr)
    vm("--save-world", "lost.world", "--at=13", path, "n=", status=0)
    expect("began at another saved world", vm("--resume", "heddle-out/Lost.frontier", status=2).stderr)
    done = vm("--resume", "heddle-out/Lost.frontier", "--load-world", "moved.world", "--stats", status=1)
    assert done.stdout.splitlines()[-1] == whole, (done.stdout, whole)


MANY = """public class Many extends Thread {
    static int x;
    static final Object lock = new Object();
    public void run() {
        for (int i = 0; i < 2; i++) {
            int y;
            synchronized (lock) { y = x; }
            synchronized (lock) {
                assert y != 0 || x != 1;
                assert y != 0 || x != 2;
                assert y != 1 || x != 2;
                x = y + 1;
            }
        }
    }
    public static void main(String[] args) { new Many().start(); new Many().start(); }
}
"""


@test
def an_exploration_goes_on_behind_a_limit_of_findings(vm):
    path = vm.file("Many.java", MANY)
    found = lambda done: [(f["key"], f["count"], f["first_schedule"]) for f in json.loads(done.stdout)["findings"]]
    whole = vm("--systematic", "--format=json", "--no-out", path, status=1)
    assert len(found(whole)) == 3, found(whole)
    # From each finding to the next, and at last to the end.
    done = vm("--systematic", "--first", "--format=json", path, status=1)
    for number in 1, 2, 3:
        assert len(found(done)) == number and json.loads(done.stdout)["end"] == "finding limit", done.stdout
        done = vm("--resume", "heddle-out/Many.frontier", "--format=json", status=1)
    assert json.loads(done.stdout)["end"] == "exhausted" and found(done) == found(whole), (found(done), found(whole))
    # All at once, with another limit.
    first = vm("--systematic", "--first", path, status=1)
    expect("to go on from here: vm --resume heddle-out/Many.frontier", first.stdout)
    done = vm("--resume", "heddle-out/Many.frontier", "--max-findings=100", "--format=json", status=1)
    assert found(done) == found(whole)


@test
def a_world_of_a_replay(vm):
    path = vm.file("Lost.java", LOST)
    vm("--systematic", path, "n=", status=1)
    # Can what the schedule shows still be avoided after so many of its operations? In the end it cannot.
    fates = []
    for until in range(1, 40, 3):
        saved = vm("replay", "heddle-out/Lost-1.schedule", "--until", until, "--save-world", "at.world", status=0)
        expect("vm --systematic --load-world at.world", saved.stdout)
        found = [outputs(vm(f"--systematic={mode}", "--outcomes", "--no-out", "--format=json", "--load-world",
                            "at.world")) for mode in ("all", "proof")]
        assert found[0] == found[1], (until, found)
        fates.append(set(found[0]))
        assert vm("--load-world", "at.world").stdout in found[0]
    assert fates[0] == {"n=2\n", "n=3\n", "n=4\n"} and fates[-1] == {"n=2\n"}, fates
    assert all(later <= earlier for earlier, later in zip(fates, fates[1:])), fates


@test
def saved_worlds_take_no_options_of_the_start(vm):
    path = vm.file("Lost.java", LOST)
    vm("--save-world", "lost.world", "--at=10", path, "n=", status=0)
    for option in "--heap=2g", "--da", "--seed=3", "--no-finalizers":
        for mode in [], ["--systematic"]:
            expect(r"--\w.* may not be given with --load-world", vm(*mode, option, "--load-world", "lost.world", status=2).stderr)
    expect("has got its arguments already", vm("--systematic", "--load-world", "lost.world", path, "n=", status=2).stderr)
    expect("is for plain runs and replays", vm("--systematic", "--save-world", "x", path, "n=", status=2).stderr)
    open_file = """import java.io.*;
        public class Open { public static void main(String[] a) throws Exception {
            try (FileWriter w = new FileWriter("open.txt")) { for (int i = 0; i < 100; i++) w.write("x" + i); } } }"""
    vm("--save-world", "open.world", "--at=300", vm.file("Open.java", open_file), status=0)
    expect(r"has files open \(\S*open.txt\): that can only be gone on with plainly",
           vm("--systematic", "--load-world", "open.world", status=2).stderr)
    vm("--load-world", "open.world", status=0)


@test
def damaged_worlds_give_one_line(vm):
    path = vm.file("Saved.java", WORLD)
    vm("--save-world", "saved.heddle", "--at=200", path, "a", status=0)
    good = pathlib.Path(vm.directory, "saved.heddle").read_bytes()
    damage(vm, good, ["--load-world"], "damaged.heddle")
    path.write_text(WORLD.replace("the end", "an end"))
    expect("is of another version of", vm("--load-world", "saved.heddle", status=2).stderr)
    expect("cannot write", vm("--save-world", "none/x", "--at=1", path, status=2).stderr)


OUTSIDE = """import java.io.*;
import java.nio.file.*;
public class Outside {
    static volatile int first;
    static int read() { try { return System.in.read(); } catch (IOException e) { throw new AssertionError(e); } }
    public static void main(String[] args) throws Exception {
        Path in = Path.of("in.txt"), out = Path.of("out.txt");
        String prefix = System.getenv("OUTSIDE_TEST") + Files.readString(in) + System.getProperty("user.dir").length();
        Files.writeString(out, prefix);
        Thread t = new Thread(() -> first = read());
        t.start();
        int second = read();
        t.join();
        Files.writeString(out, (char) first + "" + (char) second, StandardOpenOption.APPEND);
        assert first < second : Files.readString(out);
    }
}
"""


def explore_outside(vm):
    vm.file("in.txt", "contents ")
    env = dict(os.environ, OUTSIDE_TEST="variable ")
    vm.file("Outside.java", OUTSIDE)
    done = subprocess.run([vm.path, "--systematic", "Outside.java"], input="12", capture_output=True, text=True,
                          cwd=vm.directory, env=env)
    assert done.returncode == 1, done.stdout + done.stderr
    return done, pathlib.Path(vm.directory, "heddle-out", "Outside-1.schedule")


@test
def replay_needs_nothing_from_outside(vm):
    done, schedule = explore_outside(vm)
    told = f"variable contents {len(vm.directory)}21"
    expect(re.escape(told), done.stdout)
    assert not os.path.exists(os.path.join(vm.directory, "out.txt")), "an exploration has written a file"
    journal = schedule.read_text()
    for line in ['journal 1', 'input "12"', 'variable "OUTSIDE_TEST" "variable "', 'contents "contents "',
                 f'property "user.dir" "{vm.directory}"']:
        assert "\n" + line + "\n" in journal, (line, journal)
    assert "PATH" not in journal, "only what was asked for belongs into the journal"
    os.remove(os.path.join(vm.directory, "in.txt"))
    with tempfile.TemporaryDirectory() as elsewhere:
        again = vm("replay", schedule, os.path.join(vm.directory, "Outside.java"), status=1, cwd=elsewhere, stdin="99")
        expect(re.escape(told), again.stdout)
        expect("replayed: the same finding", again.stdout)
        assert os.listdir(elsewhere) == [], os.listdir(elsewhere)


@test
def commit_writes_what_the_path_has_written(vm):
    _, schedule = explore_outside(vm)
    done = vm("replay", schedule, "--commit", status=1)
    expect("1 file written", done.stdout)
    out = pathlib.Path(vm.directory, "out.txt")
    assert out.read_text() == f"variable contents {len(vm.directory)}21", out.read_text()
    refused = vm("replay", schedule, "--commit", status=2)  # out.txt was not there when the journal was made
    expect("out.txt has changed since the run", refused.stderr)
    out.unlink()
    vm.file("in.txt", "other")
    expect("in.txt has changed since the run", vm("replay", schedule, "--commit", status=2).stderr)
    assert not out.exists()


@test
def replay_until(vm):
    vm("--systematic", vm.file("Checked.java", CHECKED), status=1)
    schedule = sorted(pathlib.Path(vm.directory, "heddle-out").glob("Checked*"))[0]
    done = vm("replay", schedule, "--until", "7", status=0)
    expect("after 7 operations:", done.stdout)
    expect(r"main has ended\n  Thread-0 runs; holds Checked.lock\n.*Thread-1 wants monitor Checked.lock\n.*Checked.java:6", done.stdout)
    assert vm("--until=7", "replay", schedule, status=0).stdout == done.stdout
    assert vm("replay", "--until=7", schedule, status=0).stdout == done.stdout


@test
def question_that_the_journal_does_not_answer(vm):
    _, schedule = explore_outside(vm)
    text = re.sub(r'file "[^"]*in.txt" .*\ncontents .*\n', "", schedule.read_text())
    done = vm("replay", vm.file("cut.schedule", text))
    expect("has no answer about file .*in.txt", done.stderr)


@test
def damaged_journals_give_one_line(vm):
    _, schedule = explore_outside(vm)
    good = schedule.read_text()
    cut = good.index("contents")
    for name, text, message in [
            ("truncated", good[:cut + 12], r"truncated.schedule: line \d+, column 10: the string is not closed"),
            ("huge", good.replace("regular rw- ", "regular rw- 9" + "9" * 40 + " ", 1), "expected a time in milliseconds"),
            ("size", re.sub(r"(regular \S+ \d+) \d+", r"\1 18446744073709551616", good, count=1), "expected the file's size"),
            ("version", good.replace("journal 1", "journal 2"), "unknown version '2' of the journal"),
            ("binary", good[:cut] + "\0\1\2" * 30 + good[cut:], "unknown keyword"),
            ("twice", good.replace("journal 1\n", "journal 1\njournal 1\n"), "'journal' may not stand here")]:
        done = vm("replay", vm.file(name + ".schedule", text), status=2, prefix=("prlimit", "--as=4000000000"))
        assert len(done.stderr.splitlines()) == 1, (name, done.stderr)
        expect(message, done.stderr)


RECORDED = """import java.io.*;
import java.nio.file.*;
import java.util.*;
public class Recorded {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        Path p = Path.of("state.txt");
        if (Files.exists(p)) System.out.println("old " + Files.readString(p));
        while (in.hasNextInt()) Files.writeString(p, in.nextInt() + ";", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        System.out.println(Files.readString(p) + args[0] + System.getenv("RECORDED_TEST") + new Random().nextInt());
        Thread[] all = new Thread[4];
        for (int i = 0; i < 4; i++) {
            final int n = i;
            (all[i] = new Thread(() -> { for (int k = 0; k < 3; k++) { System.out.println(n); Thread.yield(); } })).start();
        }
        for (Thread t : all) t.join();
        System.err.println("done");
        System.exit(7);
    }
}
"""


@test
def recorded_run_replays(vm):
    vm.file("Recorded.java", RECORDED)
    vm.file("state.txt", "0;")
    plain = vm("--seed=5", "--record=run.schedule", "Recorded.java", "argument", stdin="1 2 3", status=7)
    expect("old 0;\n0;1;2;3;argument", plain.stdout)
    state = pathlib.Path(vm.directory, "state.txt")
    assert state.read_text() == "0;1;2;3;", state.read_text()
    state.write_text("something else")
    with tempfile.TemporaryDirectory() as elsewhere:
        program = os.path.join(vm.directory, "Recorded.java")
        again = vm("replay", os.path.join(vm.directory, "run.schedule"), program, cwd=elsewhere, stdin="9", status=7)
        assert (again.stdout, again.stderr) == (plain.stdout, plain.stderr), again.stdout + again.stderr
        assert os.listdir(elsewhere) == []
    assert state.read_text() == "something else"
    text = pathlib.Path(vm.directory, "run.schedule").read_text()
    changed = vm("replay", vm.file("changed.schedule", text.replace('input "1 2 3"', 'input "1 2 4"')), status=2)
    expect("the replay differs from the recorded run", changed.stderr)


@test
def real_time_takes_its_time_and_replays_without(vm):
    text = """public class Clock { public static void main(String[] a) throws Exception {
        long t = System.currentTimeMillis(), n = System.nanoTime();
        Thread.sleep(3000);
        System.out.println(t + " " + System.currentTimeMillis() + " " + (System.nanoTime() - n));
    } }\n"""
    path = vm.file("Clock.java", text)
    before = time.time()
    real = vm("--real-time", "--record=clock.schedule", path, status=0)
    took = time.time() - before
    start, end, nanos = map(int, real.stdout.split())
    assert took >= 3, took
    assert abs(start / 1000 - before) < 60, real.stdout
    assert 3000 <= end - start < took * 1000 + 1000 and nanos >= 3_000_000_000, real.stdout
    before = time.time()
    again = vm("replay", "clock.schedule", status=0)
    assert again.stdout == real.stdout, again.stdout
    assert time.time() - before < 3
    # Virtual time: thirty years pass at once.
    text = text.replace("Thread.sleep(3000)", "Thread.sleep(30L * 365 * 24 * 3600 * 1000)")
    path = vm.file("Clock.java", text)
    assert vm(path, status=0).stdout == vm(path, status=0).stdout


@test
def record_and_real_time_are_for_plain_runs(vm):
    path = vm.file("Hello.java", HELLO)
    expect("--record is for plain runs", vm("--systematic", "--record=x", path, status=2).stderr)
    expect("--real-time is for plain runs", vm("--systematic", "--real-time", path, status=2).stderr)


@test
def recording_that_cannot_be_written(vm):
    done = vm("--record=none/x.schedule", vm.file("Hello.java", HELLO), status=2)
    assert done.stdout == "hello 0\n"
    expect("the run was not saved", done.stderr)


def shell(vm, command, status, stderr="^$"):
    done = subprocess.run(["bash", "-c", command.replace("VM", f"'{vm.path}'")], capture_output=True, text=True, cwd=vm.directory)
    assert done.returncode == status, (command, done)
    expect(stderr, done.stderr)
    assert len(done.stderr.splitlines()) <= 1, (command, done.stderr)
    return done


FULL = r"^vm: cannot write to standard output: No space left on device\n$"
CLOSED = r"^vm: cannot write to standard output: Bad file descriptor\n$"


@test
def files_of_reports_that_cannot_be_written(vm):
    """They are told apart from a program that fails."""
    programs = vm.file("Hello.java", HELLO), vm.file("Checked.java", CHECKED)
    for path in programs:
        for option in ("--json", "--sarif", "--junit"):
            done = vm("--systematic", "--no-out", f"{option}=nowhere/x", path, status=2)
            expect("explored all schedules|FAILED: 1 finding", done.stdout)
            expect("nowhere/x: No such file or directory", done.stderr)
        done = vm("--systematic", "--no-out", "--trace=/dev/full", path, status=2)
        expect("explored all schedules|FAILED: 1 finding", done.stdout)
    vm("--systematic", programs[1], status=1)
    for command in (["compare", "--runs=1", programs[1]], ["replay", "heddle-out/Checked-1.schedule"], [programs[0]]):
        expect("nowhere/x: No such file or directory", vm(*command[:-1], "--json=nowhere/x", command[-1], status=2).stderr)


@test
def verdicts_say_what_they_rest_on(vm):
    # Schedules that Verify.assume leaves out end nothing.
    vm.file("Assumed.java", """class Assumed { public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {}); t.start(); heddle.Verify.assume(false); t.join(); } }""")
    done = vm("--systematic", "--no-out", "Assumed.java", status=3)
    expect("^NOTHING FOUND in Assumed.java, but no schedule was seen to end: not a proof", done.stdout)
    # Races that are interrupted are races all the same.
    vm.file("Race.java", RACE)
    done = vm("--systematic", "--no-out", "--promote=auto", "Race.java", status=1)
    expect("rests on: no data races but those on Race.x, checked in every state; ", done.stdout)
    # Who waits by himself may wake up for no reason; who lets the library wait need not know.
    waits = """class NAME { public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> WAKE); t.start(); WAIT t.join(); }
        static boolean there; static final Object o = new Object();
        static void put() { synchronized (o) { there = true; o.notify(); } }
        static final java.util.concurrent.CountDownLatch latch = new java.util.concurrent.CountDownLatch(1); }"""
    for name, wake, wait, named in (("Own", "put()", "synchronized (o) { while (!there) o.wait(); }", True), ("Library", "latch.countDown()", "latch.await();", False)):
        vm.file(f"{name}.java", waits.replace("NAME", name).replace("WAKE", wake).replace("WAIT", wait))
        done = vm("--systematic", "--no-out", f"{name}.java", status=0)
        assert ("no spurious wakeups (--spurious)" in done.stdout) == named, done.stdout
        done = vm("--systematic", "--no-out", "--spurious", f"{name}.java", status=0)
        assert "no spurious wakeups" not in done.stdout, done.stdout


@test
def reports_overwrite_nothing_else(vm):
    source = "class Ok { public static void main(String[] a) { System.out.println(1); } }"
    vm.file("Ok.java", source)
    other = pathlib.Path(vm.directory, "Other.java")
    other.write_text(source.replace("Ok", "Other"))
    for option in ("--json", "--sarif", "--junit", "--html", "--svg", "--listing"):
        done = vm("--systematic", "--no-out", option, "Other.java", "Ok.java", status=2)
        expect(f"^vm: {option}: Other.java is there already, and would be overwritten: name another file", done.stderr)
    for words in (("--record", "Other.java", "Ok.java"), ("test", "--junit", "Other.java", "Ok.java"), ("grade", "--csv", "Other.java", "Ok.java", "Ok.java"),
                  ("--systematic", "--explore=random", "--runs=2", "--coverage", "Other.java", "Ok.java"), ("--systematic", "--trace=Other.java", "Ok.java")):
        assert vm(*words).returncode == 2, words
    assert other.read_text() == source.replace("Ok", "Other")
    for _ in range(2):  # a report replaces the one before it
        vm("--systematic", "--no-out", "--json", "report.json", "Ok.java", status=0)


@test
def standard_output_that_is_full_or_closed(vm):
    vm.file("Hello.java", HELLO)
    vm.file("Checked.java", CHECKED)
    vm("--systematic", "Checked.java", status=1)
    for command, status in [("Hello.java", 2), ("--record=x.schedule Hello.java", 2), ("--systematic Hello.java", 2),
                            ("--systematic --format=json Hello.java", 2), ("--dump-bytecode Hello.java", 2), ("--version", 2),
                            ("--help", 2), ("help modes", 2), ("replay heddle-out/Checked-1.schedule", 2),
                            ("replay heddle-out/Checked-1.schedule --until=3", 2)]:
        shell(vm, f"VM {command} > /dev/full", status, FULL)
        shell(vm, f"VM {command} >&-", status, CLOSED)
    shell(vm, "VM --systematic --out=kept Checked.java > /dev/full", 2, FULL)
    vm("replay", "kept/Checked-1.schedule", status=1)  # the schedule is there all the same
    vm("replay", "x.schedule", status=0)


@test
def streams_that_are_closed_are_no_files(vm):
    loud = HELLO.replace("System.out", "System.err")
    vm.file("Hello.java", loud)
    shell(vm, "VM --record=x.schedule Hello.java 2>&-", 2)
    text = pathlib.Path(vm.directory, "x.schedule").read_text()
    assert text.startswith("heddle-schedule") and "\nhello" not in text, text
    shell(vm, "VM --record=y.schedule Hello.java <&-", 0, "^hello 0$")
    expect("^hello 0$", vm("replay", "x.schedule", status=0).stderr)


@test
def reader_that_goes_away(vm):
    body = 'for (int i = 0;; i++) System.out.println(i);'
    vm.file("Endless.java", HELLO.replace("Hello", "Endless").replace('System.out.println("hello " + a.length);', body))
    done = shell(vm, "timeout 20 VM Endless.java | head -1; echo ${PIPESTATUS[0]}", 0)
    assert done.stdout == "0\n141\n", done.stdout
    vm.file("Checked.java", CHECKED)
    done = shell(vm, "VM --systematic Checked.java | true; ls heddle-out", 0)
    expect("Checked-1.schedule", done.stdout)


@test
def files_that_may_not_grow(vm):
    vm.file("Checked.java", CHECKED)
    path = vm.file("Hello.java", HELLO)
    shell(vm, "ulimit -f 0; VM --record=r.schedule Hello.java", 2, "cannot write r.schedule: File too large; the run was not saved")
    shell(vm, "ulimit -f 0; VM --record=r.heddle Hello.java", 2, "cannot write r.heddle: File too large; the run was not saved")
    shell(vm, "ulimit -f 0; VM --save-world w.heddle --at=1 Hello.java", 2, "cannot write w.heddle: File too large; the world was not saved")
    shell(vm, "VM --save-world /dev/full --at=1 Hello.java", 2, "cannot write /dev/full: No space left on device; the world was not saved")
    shell(vm, "VM --record=/dev/full Hello.java", 2, "cannot write /dev/full: No space left on device; the run was not saved")
    assert sorted(os.listdir(vm.directory)) == ["Checked.java", "Hello.java"], os.listdir(vm.directory)
    assert path.exists()
    for options in "", "--archives":
        done = shell(vm, f"ulimit -f 0; VM --systematic {options} Checked.java", 1, "File too large; schedules were not saved")
        schedule = done.stdout[done.stdout.index("heddle-schedule 2\n"):]
        expect("replayed: the same finding", vm("replay", vm.file("pasted.schedule", schedule), status=1).stdout)
        assert "see it again" not in done.stdout, done.stdout
    done = shell(vm, "ulimit -f 0; VM --systematic --max-schedules=1 Hello.java", 0, "^$")
    done = shell(vm, "ulimit -f 0; VM --systematic --max-schedules=2 --no-races --da Checked.java", 3, "this exploration cannot be resumed")
    expect("limit", done.stdout)


@test
def image_of_the_library_that_cannot_be_written(vm):
    compiler = pathlib.Path(vm.path).parent / "rooms" / "cli" / "heddlec"
    expansions = pathlib.Path(vm.path).parent / "generated" / "library"
    call = f"'{compiler}' --library '{HERE.parent / 'stdlib'}' --library '{expansions}' -o"
    for target, why in ("ulimit -f 10; ", "File too large"), ("", "Is a directory"):
        if not target:
            os.mkdir(os.path.join(vm.directory, "image"))
        done = shell(vm, f"{target} {call} image", 1, f"^heddlec: cannot write image: {why}\n$")
        assert os.listdir(vm.directory) == ([] if target else ["image"]), done
    # (Not a device: as root an error here would replace that.)
    shell(vm, f"mkfifo pipe; cat pipe > copy & {call} pipe && wait && test -p pipe && test -s copy", 0)


@test
def files_of_a_program_that_cannot_be_written(vm):
    text = HELLO.replace("Hello", "Writes").replace("public static void main(String[] a) {",
                                                   "public static void main(String[] a) throws Exception { "
                                                   'try (java.io.FileWriter w = new java.io.FileWriter("/dev/full")) { w.write("x"); }')
    vm.file("Writes.java", text)
    expect("IOException: No space left on device", vm("Writes.java", status=1).stderr)
    done = vm("--record=x.schedule", "Writes.java")
    expect("vm: a file could not be changed for real: .*full: No space left on device", done.stderr)


# ---------------------------------------------------------------- endings: limits, signals, internal errors

COUNTS_FOR_EVER = """public class Counts {
    static int x;
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> { long n = 0; while (n >= 0) n++; x = 1; });
        t.start();
        t.join();
    }
}
"""
# Fails soon, and has far more schedules than anybody waits for.
FAILS_AND_GOES_ON = """public class Goes {
    static volatile int a, b, c, d;
    public static void main(String[] args) {
        for (int k = 0; k < 4; k++) {
            int me = k;
            new Thread(() -> {
                for (int i = 0; i < 12; i++) {
                    if (me == 0) a += b + c; else if (me == 1) b += c + 1; else if (me == 2) c += d; else d += a + 1;
                    assert me != 3 || d != 2;
                }
            }).start();
        }
    }
}
"""
# Each replay computes for a while: making the schedule short takes long.
FAILS_SLOWLY = """public class Slow {
    static int h, x;
    static final Object lock = new Object();
    static int compute(int n) { int h = 1; for (int i = 0; i < n; i++) h = h * 31 + i; return h; }
    public static void main(String[] args) throws InterruptedException {
        h = compute(5_000_000);
        Thread[] threads = new Thread[3];
        for (int k = 0; k < 3; k++) {
            threads[k] = new Thread(() -> {
                for (int i = 0; i < 3; i++) {
                    int y;
                    synchronized (lock) { y = x; }
                    synchronized (lock) { x = y + 1; }
                }
            });
            threads[k].start();
        }
        for (Thread t : threads) t.join();
        assert x == 9;
    }
}
"""
# Machines are slow, and others want them, too: what must be over within a second gets some more.
PROMPTLY = 6


@test
def endless_computation_is_a_limit(vm):
    done = vm("--systematic", "--no-out", "--max-steps=1500000", vm.file("Counts.java", COUNTS_FOR_EVER), status=3)
    expect("^NOTHING FOUND in Counts.java", done.stdout)
    expect("1 path was cut off in a block of 1,500,000 instructions.*--max-steps=15000000", done.stdout)
    assert "never terminates" not in done.stdout


@test
def long_blocks_obey_the_time_limit(vm):
    path = vm.file("Counts.java", COUNTS_FOR_EVER)
    begin = time.time()
    done = vm("--systematic", "--no-out", "--max-time=1", path, status=3)
    assert time.time() - begin < 1 + PROMPTLY, time.time() - begin
    expect("stopped after 1 s; to go on longer: .*--max-time=10", done.stdout)


def signalled(vm, number, wait, *args):
    """Starts vm, waits until wait(process) is over, sends the signal; how long it then takes, status, stdout, stderr."""
    process = subprocess.Popen([vm.path, *map(str, args)], cwd=vm.directory, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                               text=True)
    seen = wait(process) or ""
    begin = time.time()
    process.send_signal(number)
    out, err = process.communicate(timeout=120)
    return time.time() - begin, process.returncode, out, seen + err


@test
def signals_end_long_blocks(vm):
    path = vm.file("Counts.java", COUNTS_FOR_EVER)
    for number in (signal.SIGTERM, signal.SIGINT):
        took, status, out, _ = signalled(vm, number, lambda _: time.sleep(2), "--systematic", "--no-out", path)
        assert took < PROMPTLY and status == 3, (took, status, out)
        expect("interrupted: this is the report so far", out)


@test
def signals_end_the_shortening_of_schedules(vm):
    path = vm.file("Slow.java", FAILS_SLOWLY)
    for wait in (1, 3, 5):
        took, status, out, _ = signalled(vm, signal.SIGINT, lambda _: time.sleep(wait), "--systematic", "--no-out", path)
        # (A machine that is very slow has not begun to search.)
        assert took < PROMPTLY and status in (1, 3, -signal.SIGINT), (wait, took, status, out)
    begin = time.time()
    vm("--systematic", "--no-out", "--max-time=3", path)
    assert time.time() - begin < 3 + PROMPTLY, time.time() - begin


@test
def findings_are_told_while_the_search_goes_on(vm):
    path = vm.file("Goes.java", FAILS_AND_GOES_ON)
    took, status, out, err = signalled(vm, signal.SIGTERM, lambda p: p.stderr.readline(), "--systematic", "--max-time=60", path)
    expect(r"^after \d+ s: assertion failed in thread Thread-3: java.lang.AssertionError\n", err)
    assert took < PROMPTLY and status == 1, (took, status, out)
    expect("^FAILED: 1 finding.*interrupted: this is the report so far.*to go on from here: vm --resume", out)
    # (JSON is for programs: nothing but the report.)
    done = vm("--systematic", "--max-time=3", "--format=json", path, status=1)
    assert done.stderr == "" and len(json.loads(done.stdout)["findings"]) == 1


@test
def internal_errors_are_no_findings(vm):
    path = HERE / "systematic" / "NestedInitialisersPark.java"
    for mode in ("proof", "all", "exitblock", "rw", "dd", "rwdd"):
        done = vm(f"--systematic={mode}", "--no-out", path, status=1)
        assert "internal error" not in done.stdout + done.stderr, done.stdout
        report = json.loads(vm(f"--systematic={mode}", "--no-out", "--format=json", path).stdout)
        assert all(f["confirmed"] for f in report["findings"]) and "internal_errors" not in report


@test
def options_that_make_no_sense(vm):
    path = vm.file("Hello.java", HELLO)
    number = "a whole number from "
    for option, why in (("--max-time=-1", "not a time"), ("--max-time=nan", "not a time"), ("--max-time=1e400", "not a time"),
                        ("--max-time=", "a value is needed"), ("--frontier-every=-1", "not a time"),
                        ("--max-depth=0", number + "1"), ("--max-depth=-1", number), ("--max-depth=5000000000", number),
                        ("--max-findings=0", number + "1"), ("--max-findings=-3", number), ("--max-schedules=-1", number),
                        ("--max-schedules=99999999999999999999999", number), ("--max-schedules=0x10", number),
                        ("--max-steps=-1", number), ("--max-timeouts=-1", number), ("--cache-mb=0", number + "1"),
                        ("--cache-mb=99999999999", number), ("--seed=-1", number), ("--until=-1", number),
                        ("--plain-max-steps=-1", number), ("--trust=no.such", "no such package or class"),
                        ("--trust=Hello", "no such package or class"),
                        ("--trust=java.util.concurrent.locks.ReentrantLok", "did you mean java.util.concurrent.locks.ReentrantLock?"),
                        ("--promote=Hello.y", "no such field"), ("--promote=Other.x", "no such field")):
        done = vm("--systematic", "--no-out", option, path, status=2)
        assert why in done.stderr and len(done.stderr.splitlines()) == 1, (option, done.stderr)
    expect("did you mean Race.x", vm("--systematic", "--promote=Rase.x", vm.file("Race.java", RACE), status=2).stderr)
    for option in ("--promote=Race.x", "--promote=HashMap.size", "--trust=java.util", "--trust=java.util.HashMap"):
        vm("--systematic", "--no-out", option, "Race.java", status=1)


@test
def special_files_are_refused(vm):
    path = vm.file("Hello.java", HELLO)
    os.mkfifo(os.path.join(vm.directory, "pipe"))
    os.symlink("/dev/zero", os.path.join(vm.directory, "Zero.java"))
    for name in ("/dev/zero", "pipe", ".", "Zero.java"):
        for command in (["vm"], ["--systematic"], ["replay"], ["debug"], ["--resume"], ["--load-world"],
                        ["--systematic", "--load-world"], ["--systematic", "--expect-output"]):
            operands = [path] if "--expect-output" in command else []
            if name == "." and command in (["vm"], ["--systematic"], ["debug"]):
                continue  # a folder with one program
            done = vm(*(a for a in command if a != "vm"), name, *operands, status=2, timeout=60)
            assert len(done.stderr.splitlines()) == 1, (command, name, done.stderr)
            expect("is a directory|is not a regular file|is no file", done.stderr)
    expect("is not a regular file", vm("debug", "--input=pipe", path, status=2).stderr)
    # A class that the program needs.
    vm.file("Needs.java", "class Needs { public static void main(String[] a) { Zero.f(); } }")
    expect("cannot find symbol", vm("Needs.java", status=6, timeout=60).stderr)
    vm("--systematic", "--no-out", "--expect-output=/dev/null", vm.file("Silent.java", HELLO.replace("Hello", "Silent")), status=1)


# A hang's limit in seconds, for a machine that is a hundred times slower than ours. How compile times grow is measured by
# bench/compile_times.py.
HANGS = 110


@test
def types_that_are_huge_as_trees_compile(vm):
    # Small as graphs, 2^30 and more as trees.
    nested = "var v0 = 1;\n" + "".join(f"var v{i + 1} = new P<>(v{i}, v{i});\n" for i in range(30))
    text = "public class Nested {\nstatic class P<A, B> { P(A a, B b) { } }\n"
    vm("--dump-bytecode", vm.file("Nested.java", f"{text}public static void main(String[] a) {{\n{nested}\n}}\n}}\n"),
       status=0, timeout=HANGS)


def main(description=__doc__):
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
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
