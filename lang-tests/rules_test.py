#!/usr/bin/env python3
"""The rules of vm --rules (docs/rules.md): each has a program in rules/ that breaks it and one that does not.

A program's comments:
  // rules: NAME ...              rules that are looked at beside the default ones
  // expect rule NAME: LINES: text    a finding of that rule, whose places are these lines, and whose sentence holds the text
  // options: ...  // stdin: ...  // exit: N (without broken rules; 5 where some are broken and it is 0)
There must be no other finding; and `vm replay` of each finding's schedule shows it again.

usage: rules_test.py [--vm PATH] [--filter TEXT]     (default build/vm); ends with a line "N passed, N failed"
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
HEADLINE = re.compile(r"^([\w-]+) \((deadlock|data|programming|performance)\): (.*)$")
PLACE = re.compile(r"  (?:\S*/)?(\w+\.java):(\d+)$")
BROKEN = 5
TESTS = []


def test(function):
    TESTS.append(function)
    return function


class Finding:
    def __init__(self, rule, category, message):
        self.rule, self.category, self.message, self.lines, self.schedule = rule, category, message, [], None

    def __repr__(self):
        return f"{self.rule}: {' '.join(map(str, self.lines))}: {self.message}"


def findings_of(text):
    found = []
    for line in text.splitlines():
        if m := HEADLINE.match(line):
            found.append(Finding(*m.groups()))
        elif found and (m := re.match(r"  see it again: vm replay (.*)$", line)):
            found[-1].schedule = m[1]
        elif found and (m := PLACE.search(line)):
            found[-1].lines.append(int(m[2]))
    return found


class Vm:
    def __init__(self, path, directory):
        self.path, self.directory = str(pathlib.Path(path).resolve()), directory

    def __call__(self, *words, stdin="", status=None):
        done = subprocess.run([self.path, *map(str, words)], cwd=self.directory, capture_output=True, text=True, input=stdin, timeout=120)
        assert status is None or done.returncode == status, (words, done.returncode, done.stdout, done.stderr)
        return done

    def write(self, name, text):
        pathlib.Path(self.directory, name).write_text(text)
        return name


def check_program(vm, path):
    """One program of the folder: exactly its findings, each of which its schedule shows again."""
    text = path.read_text()
    rules = ["default"] + [w for m in re.findall(r"^// rules: (.*)$", text, re.M) for w in m.split()]
    options = [w for m in re.findall(r"^// options: (.*)$", text, re.M) for w in m.split()]
    stdin = "".join(m + "\n" for m in re.findall(r"^// stdin: (.*)$", text, re.M))
    wanted = [(m[0], [int(w) for w in m[1].split()], m[2]) for m in re.findall(r"^// expect rule ([\w-]+): ([\d ]*?): ?(.*)$", text, re.M)]
    exits = re.findall(r"^// exit: (\d+)$", text, re.M)
    assert len(wanted) == text.count("// expect rule"), "cannot read an expectation"
    plain = vm(path, stdin=stdin)
    done = vm("--rules=" + ",".join(rules), *options, path, stdin=stdin)
    found = findings_of(done.stderr)
    left = list(found)
    for rule, lines, words in wanted:
        fits = [f for f in left if f.rule == rule and f.lines == lines and words in f.message]
        assert fits, f"not found: {rule}: {lines}: {words}\n" + done.stderr
        left.remove(fits[0])
    assert not left, f"not expected: {left}\n" + done.stderr
    status = int(exits[0]) if exits else 0
    assert done.returncode == (BROKEN if status == 0 and wanted else status), (done.returncode, done.stderr)
    if status == 0:  # (the scheduler of plain runs does not come to each of these deadlocks)
        assert done.stdout == plain.stdout, (done.stdout, plain.stdout)
    for f in found:
        again = vm("replay", f.schedule, status=1)
        assert "replayed: the same finding" in again.stdout, again.stdout + again.stderr
        shown = findings_of(again.stdout)
        assert any(s.rule == f.rule and s.message == f.message and s.lines == f.lines for s in shown), (f, shown)
    return found


def program_tests():
    for path in sorted((HERE / "rules").glob("*.java")):
        yield path.stem, (lambda vm, path=path: check_program(vm, path))


@test
def each_rule_is_broken_by_one_program_and_kept_by_another(vm):
    names = [line.split()[0] for line in vm("--list-rules", status=0).stdout.splitlines()[1:]]
    assert len(names) > 20, names
    texts = {p.stem: p.read_text() for p in (HERE / "rules").glob("*.java")}
    broken = {n for t in texts.values() for n in re.findall(r"// expect rule ([\w-]+):", t)}
    assert broken >= set(names), set(names) - broken
    assert all(any(not re.search(rf"// expect rule {n}:", t) for t in texts.values()) for n in names)


def json_of(vm, *words, status):
    return json.loads(vm("--systematic", "--format=json", "--no-out", *words, status=status).stdout)["rules"]


@test
def the_papers_philosophers(vm):
    """Figure 3: each philosopher with both chopsticks."""
    found = findings_of(vm("--rules", HERE / "paper" / "VisualThreadsPhilosophers.java").stderr)
    order = [f for f in found if f.rule == "lock-order"]
    assert len(order) == 1 and order[0].lines == [11, 12] * 5, found


@test
def exploration_looks_at_all_schedules(vm):
    """Who waits outside a loop does so in some schedules only: a plain run does not come to it."""
    vm.write("Main.java", """public class Main {
  static final Object door = new Object();
  static boolean open;
  public static void main(String[] args) throws Exception {
    Thread host = new Thread(() -> { synchronized (door) { open = true; door.notifyAll(); } });
    host.start();
    Thread.yield();
    host.join(0);
    synchronized (door) {
      if (!open) door.wait();
    }
    Thread late = new Thread(() -> { synchronized (door) { open = false; } }, "late");
    Thread guest = new Thread(() -> { try { synchronized (door) { if (!open) door.wait(1000); if (!open) door.wait(); } } catch (InterruptedException e) { } }, "guest");
    Thread last = new Thread(() -> { synchronized (door) { open = true; door.notifyAll(); } }, "last");
    guest.start();
    guest.join(1);
    late.start(); last.start();
    late.join(); last.join();
    synchronized (door) { open = true; door.notifyAll(); }
  }
}
""")
    assert not findings_of(vm("--rules=wait-outside-loop", "Main.java", status=0).stderr)
    done = vm("--systematic", "--rules=wait-outside-loop", "Main.java", status=BROKEN)
    found = findings_of(done.stdout)
    assert [f.rule for f in found] == ["wait-outside-loop"] and found[0].lines == [13], done.stdout
    assert done.stdout.startswith("PASSED, but 1 rule is broken (1 finding): no schedule of Main.java fails"), done.stdout
    assert re.search(r"^rules: 1 rule is broken \(1 finding\); \d+ schedules looked at$", done.stdout, re.M), done.stdout
    assert "replayed: the same finding" in vm("replay", found[0].schedule, status=1).stdout


@test
def explorations_tell_in_json(vm):
    report = json_of(vm, "--rules", HERE / "rules" / "LockOrder.java", status=1)
    assert {"lock-order", "deadlock"} == {f["rule"] for f in report["findings"]}, report["findings"]
    assert all(f["confirmed"] for f in report["findings"]) and report["unconfirmed"] == 0
    assert report["runs"] == report["schedules"] > 1
    assert [e["place"]["line"] for f in report["findings"] if f["rule"] == "deadlock" for e in f["events"]] in ([10, 11, 17, 18], [17, 18, 10, 11])
    edges = {(o["held"], o["acquired"], o["in_cycle"]) for o in report["lock_order"]}
    assert edges == {("LockOrder.from", "LockOrder.to", True), ("LockOrder.to", "LockOrder.from", True)}, edges
    some = json_of(vm, "--rules", "--rules-runs=1", HERE / "rules" / "LockOrder.java", status=1)
    assert some["runs"] == 2, some  # one of the search, and the one of its finding


@test
def sampled_runs_have_rules_too(vm):
    done = vm("--explore=random", "--runs=20", "--rules=lock-order", "--no-out", HERE / "rules" / "LockOrderTransitive.java")
    assert done.returncode in (1, BROKEN), done
    assert [f.lines for f in findings_of(done.stdout)] == [[7, 8, 7, 8, 7, 8]], done.stdout
    assert re.search(r"; 2\d schedules looked at$", done.stdout, re.M), done.stdout


@test
def what_no_schedule_shows_is_not_told(vm):
    """One run takes a before b, another one b before a, none does both."""
    vm.write("Main.java", """public class Main {
  static final Object a = new Object(), b = new Object();
  static volatile boolean swapped;
  static void nested(Object x, Object y) { synchronized (x) { synchronized (y) { Thread.yield(); } } }
  static void both() { if (swapped) nested(b, a); else nested(a, b); }
  public static void main(String[] args) throws Exception {
    Thread s = new Thread(() -> swapped = true);
    s.start();
    boolean mine = swapped;
    s.join();
    swapped = mine;
    Thread t = new Thread(Main::both), u = new Thread(Main::both);
    t.start(); u.start(); t.join(); u.join();
  }
}
""")
    report = json_of(vm, "--rules=lock-order", "Main.java", status=0)
    assert report["findings"] == [] and len(report["lock_order"]) == 2, report


@test
def rules_of_the_users_own(vm):
    rules = HERE / "rules" / "bank.rules"
    done = vm("--rules-file", rules, HERE / "rules" / "Bank.java", status=BROKEN)
    found = {f.rule: f for f in findings_of(done.stderr)}
    assert set(found) == {"order", "log", "writer", "cache", "balance", "quiet", "short", "crowd"}, done.stderr
    wanted = {
        "order": ("deadlock", [33, 34], "auditor acquires Bank.all while it holds Account#6: declared is Bank.all < Account"),
        "log": ("data", [26], "first calls Bank.Log.append() without holding Bank.log"),
        "writer": ("data", [53, 38], "auditor calls Bank.Printer.print(), and main has called Bank.Printer.print()"),
        "balance": ("data", [43], "second reads Bank.Account.balance without holding Account"),
        "quiet": ("programming", [24, 26], "first calls Bank.Log.append() while it holds Account#6"),
        "short": ("performance", [23, 27], "at most 40 are allowed"),
        "crowd": ("performance", [23, 43, 43], "2 threads wait for Bank.all at once, at most 1 may"),
    }
    for name, (category, lines, words) in wanted.items():
        assert found[name].category == category and words in found[name].message, found[name]
        assert found[name].lines == lines, found[name]
    for f in found.values():
        again = vm("replay", f.schedule, status=1)
        assert f.message in again.stdout and "replayed: the same finding" in again.stdout, again.stdout


@test
def a_rule_may_stop_the_run(vm):
    vm.write("stop.rules", "set sleep-under-lock stop\n")
    vm.write("Main.java", """public class Main {
  public static void main(String[] args) throws Exception {
    System.out.println("before");
    synchronized (Main.class) { Thread.sleep(1); }
    Thread.yield();
    System.out.println("after");
  }
}
""")
    done = vm("--rules-file", "stop.rules", "Main.java", status=BROKEN)
    assert done.stdout == "before\n", done
    done = vm("--rules", "--rules-file", "stop.rules", "--no-out", "Main.java", status=BROKEN)
    assert done.stdout == "before\n", done
    assert vm("--rules", "--no-out", "Main.java", status=BROKEN).stdout == "before\nafter\n"
    vm.write("ignore.rules", "set sleep-under-lock ignore\n")
    assert vm("--rules", "--rules-file", "ignore.rules", "--no-out", "Main.java", status=0).stdout == "before\nafter\n"


@test
def mistakes_on_the_command_line(vm):
    vm.write("Main.java", "public class Main { public static void main(String[] args) { } }")
    for words, message in (
        (["--rules=lockorder", "Main.java"], "vm: --rules: there is no rule lockorder, did you mean lock-order?; vm --list-rules has them\n"),
        (["--rules-file", "none", "Main.java"], "vm: --rules-file: none: No such file or directory\n"),
        (["--rules", "--record", "r", "Main.java"], "vm: --record does not go with --rules and --summary\n"),
        (["--systematic", "--rules", "--workers=2", "Main.java"], "vm: --workers and --rules do not go together: one process searches\n"),
        (["--systematic=dd", "--summary", "Main.java"], "vm: --summary is no part of paper mode dd\n"),
        (["predict", "--rules", "Main.java"], "vm: --rules and prediction do not go together: vm --rules looks at one run\n"),
    ):
        assert vm(*words, status=2).stderr == message, (words, vm(*words).stderr)
    vm.write("bad.rules", "# mine\nshort: max-hold Main\n")
    assert vm("--rules-file=bad.rules", "Main.java", status=2).stderr == "bad.rules:2:21: a whole number is expected here\n"
    bank = HERE / "rules" / "Bank.java"
    for line, column, name, guess in (
        ("order: lock-hierarchy Bank.al < Account", 23, "Bank.al", "Bank.all"),
        ("quiet: never-call Log.appendd while holding Account", 19, "Log.appendd", "Log.append"),
        ("balance: must-hold Acount for Account.balance", 20, "Acount", "Account"),
    ):
        vm.write("names.rules", "# names\n" + line + "\n")
        for words in ([], ["--systematic"]):
            wanted = f"names.rules:2:{column}: the program has no class, field or method {name}; did you mean {guess}?\n"
            assert vm(*words, "--rules-file=names.rules", bank, status=2).stderr == wanted, line
    # Of the library's classes, too.
    vm.write("names.rules", "list: must-hold ReentrantLock for ArrayList.size\n")
    assert "names.rules" not in vm("--rules-file=names.rules", "--no-out", bank, status=0).stderr


@test
def programs_behave_as_without_rules(vm):
    """Output, input, arguments, exit status, an exception."""
    vm.write("Main.java", """import java.io.*;
public class Main {
  public static void main(String[] args) throws Exception {
    String line = new BufferedReader(new InputStreamReader(System.in)).readLine();
    System.err.println("to err");
    Thread t = new Thread(() -> System.out.println(line + args[0]));
    t.start(); t.join();
    if (args.length > 1) System.exit(7);
    throw new IllegalStateException("at last");
  }
}
""")
    for arguments in (["x"], ["x", "y"]):
        plain = vm("Main.java", *arguments, stdin="in\n")
        ruled = vm("--rules", "Main.java", *arguments, stdin="in\n")
        assert (plain.returncode, plain.stdout) == (ruled.returncode, ruled.stdout), (plain, ruled)
        assert ruled.stderr.startswith(plain.stderr), (plain.stderr, ruled.stderr)


SUMMARY = """public class Main {
  static final Object lock = new Object();
  static int sum;
  static void work() { synchronized (lock) { for (int i = 0; i < 50; i++) { sum++; Thread.yield(); } } }
  public static void main(String[] args) throws Exception {
    Thread a = new Thread(Main::work, "a"), b = new Thread(Main::work, "b");
    a.start(); b.start();
    a.join(); b.join();
    Thread.sleep(2);
  }
}
"""


@test
def summary_of_a_run(vm):
    vm.write("Main.java", SUMMARY)
    text = vm("--summary", "--seed=1", "Main.java", status=0).stderr
    assert "rules:" not in text and text.startswith("summary: "), text
    report = json_of(vm, "--summary", "Main.java", status=0)
    assert report["rules"] == [] and report["findings"] == []
    summary = report["summary"]
    [lock] = summary["locks"]
    assert lock["lock"] == "Main.lock" and lock["acquisitions"] == 2, lock
    assert lock["held"]["steps"] >= 2 * lock["longest_held"]["steps"] * 9 // 10 >= 90, lock
    length = summary["length"]["steps"]
    for t in summary["threads"]:
        assert t["running"] + t["runnable"] + t["blocked"] + t["waiting"] + t["sleeping"] <= length, t
    assert sum(t["running"] for t in summary["threads"]) == length, summary
    assert summary["length"]["nanoseconds"] >= 2_000_000, summary


@test
def contention_is_counted(vm):
    """a holds the lock while b and c come; both wait, b first."""
    vm.write("Main.java", """public class Main {
  static final Object lock = new Object();
  static volatile boolean held, b, c;
  static void stay() { synchronized (lock) { held = true; while (!b || !c) Thread.yield(); for (int i = 0; i < 9; i++) Thread.yield(); } }
  public static void main(String[] args) throws Exception {
    Thread a = new Thread(Main::stay, "a");
    Thread b = new Thread(() -> { while (!held) Thread.yield(); Main.b = true; synchronized (lock) { } }, "b");
    Thread c = new Thread(() -> { while (!held) Thread.yield(); Main.c = true; synchronized (lock) { } }, "c");
    a.start(); b.start(); c.start();
    a.join(); b.join(); c.join();
  }
}
""")
    text = vm("--summary", "Main.java", status=0).stderr
    row = re.search(r"^  Main\.lock +3 +2 .* (\d+)$", text, re.M)
    assert row and row[1] == "2", text
    assert "Main.lock is coarse, perhaps: a holds it for" in text, text
    blocked = {m[0]: int(m[1].replace(",", "")) for m in re.findall(r"^  ([abc]) +[\d,]+ +[\d,]+ +([\d,]+) ", text, re.M)}
    assert blocked["a"] == 0 < min(blocked["b"], blocked["c"]), text


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=str(HERE.parent / "build" / "vm"))
    parser.add_argument("--filter", default="")
    arguments = parser.parse_args()
    passed = failed = 0
    tests = list(program_tests()) + [(f.__name__, f) for f in TESTS]
    for name, function in tests:
        if not re.search(arguments.filter, name):
            continue
        with tempfile.TemporaryDirectory() as directory:
            try:
                function(Vm(arguments.vm, directory))
                passed += 1
            except Exception:
                failed += 1
                print(f"FAILED: {name}")
                traceback.print_exc(limit=-2)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or passed == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
