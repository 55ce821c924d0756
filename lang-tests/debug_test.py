#!/usr/bin/env python3
"""vm debug. Every finding of a sample of the programs here is walked to its end, back to the beginning, and to its end again: both
times everything looks the same; and what the walk is saved as is a schedule that shows the finding. And some sessions as people
have them.

usage: debug_test.py [--vm PATH] [--filter REGEX] [--sample N]     (default build/vm, 60); ends with a line "N passed, N failed"
"""
import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import findings_test
import run

LOOK = ["schedule", "threads", "locals", "output"]
# What a replay of the end calls it. The others are judged by more than their last state.
SHOWN_AT_THE_END = {"deadlock", "assertion failed", "uncaught exception", "data race"}


class Debugger:
    def __init__(self, vm):
        self.vm = os.path.abspath(vm)

    def session(self, words, commands):
        """The answers, one a command; the greeting is the first. (The status is 1 if a command has failed.)"""
        done = subprocess.run(
            [self.vm, "debug", *words],
            cwd=run.ROOT,
            input="\n".join(commands) + "\n",
            capture_output=True,
            text=True,
            errors="replace",
            timeout=120,
        )
        assert done.returncode in (0, 1) and not done.stderr, (done.returncode, done.stdout[-2000:], done.stderr)
        # (Files that are not below the current folder have their whole path.)
        answers, rest = [], re.sub(r"/\S*/(\w+\.java)\b", r"\1", done.stdout)
        for command in commands:
            for at in range(len(rest)):  # the prompt is "(12) "
                line = rest.find("(", at)
                end = rest.find(f") {command}\n", line)
                if end >= 0 and rest[line + 1 : end].rstrip("+").isdigit() and (line == 0 or rest[line - 1] == "\n"):
                    break
            answers.append(rest[:line])
            rest = rest[end + len(command) + 3 :]
        return answers + [rest]

    def walk(self, test, options, args, problems):
        with tempfile.TemporaryDirectory() as out:
            words = [*options, "--out=" + out, os.path.relpath(test.files[0], run.ROOT), *args]
            done = subprocess.run(
                [self.vm, "--format=json", *words],
                cwd=run.ROOT,
                input=test.stdin or "",
                capture_output=True,
                text=True,
                timeout=120,
            )
            for number, finding in enumerate(json.loads(done.stdout)["findings"]):
                if not finding["failure"] or not finding.get("schedule"):
                    continue
                file, again = os.path.join(out, f"{number}.schedule"), os.path.join(out, f"{number}.again")
                with open(file, "w") as f:
                    f.write(finding["schedule"])
                # A race is the state at the schedule's end; what comes behind it is another one.
                end = 5000
                if finding["kind"] == "data race":
                    end = sum(max(1, int(n)) for n in re.findall(r"^step \S+ (\d+)", finding["schedule"], re.M))
                commands = [f"goto {end}", *LOOK, "goto 0", "threads", f"goto {end}", *LOOK, "save " + again]
                answers = self.session([file], commands)
                name = f"{finding['kind']}: {finding['message']}"
                first, second = answers[2:6], answers[9:13]
                for command, a, b in zip(LOOK, first, second):
                    if a != b:
                        changed = run.difference(a.splitlines(), b.splitlines())
                        problems.append(f"{name}: '{command}' after going back and forth:\n{changed}")
                if "has not run yet" not in answers[7] and "next: " not in answers[7]:
                    problems.append(f"{name}: at the beginning: {answers[7]}")
                if "saved as" not in answers[-1]:
                    problems.append(f"{name}: {answers[-1]}")
                    continue
                replayed = subprocess.run([self.vm, "replay", again], cwd=run.ROOT, capture_output=True, text=True)
                # In the paper's modes the schedule of a race goes beyond it if the access is made by an operation.
                paper = finding["kind"] == "data race" and any(re.fullmatch("--systematic=(exitblock|dd|rw|rwdd)", o) for o in options)
                if finding["kind"] in SHOWN_AT_THE_END and not paper and (replayed.returncode != 1 or "the same finding" not in replayed.stdout):
                    problems.append(f"{name}: saved and replayed: {replayed.returncode}\n{replayed.stdout}{replayed.stderr}")


def lost_notify(debugger):
    """A deadlock that another way avoids."""
    program = "lang-tests/reports/LostNotify.java"
    with tempfile.TemporaryDirectory() as out:
        subprocess.run([debugger.vm, "--systematic", "--out=" + out, program], cwd=run.ROOT, capture_output=True)
        file = os.path.join(out, "LostNotify-1.schedule")
        answers = debugger.session(
            [file],
            ["watch LostNotify.dinner", "continue", "back", "run guest 2", "continue", "continue", "threads", "output"],
        )
        assert "watch LostNotify.dinner was false, is true" in answers[2], answers[2]
        assert "next: cook" in answers[3], answers[3]
        assert "the rest of the schedule" in answers[4] and "waits on LostNotify.bell" in answers[4], answers[4]
        assert "watch LostNotify.dinner was false, is true" in answers[5], answers[5]
        assert "the program has ended" in answers[6], answers[6]
        assert answers[7].count("has ended") == 3, answers[7]
        answers = debugger.session([file], ["goto 8", "explore", "continue", "goto 6", "run guest 2", "explore", "explore x"])
        assert "can fail from here" in answers[2] and "lost notify" in answers[2], answers[2]
        assert "nobody can go on" in answers[3], answers[3]
        assert answers[6].startswith("no schedule fails from here on: "), answers[6]
        assert "wants a number of seconds" in answers[7], answers[7]


def a_program(debugger):
    """From the beginning, with input and arguments of its own."""
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "Sum.java")
        with open(source, "w") as f:
            f.write(
                """class Sum {
  static int total;
  public static void main(String[] args) throws Exception {
    int times = Integer.parseInt(args[0]);
    Thread helper = new Thread(() -> { synchronized (Sum.class) { total += 10; } }, "helper");
    helper.start();
    int first = System.in.read();
    synchronized (Sum.class) {
      total += times * (first - '0');
    }
    helper.join();
    System.out.println("total " + total);
  }
}
"""
            )
        with open(os.path.join(folder, "in"), "w") as f:
            f.write("7\n")
        words = ["--input", os.path.join(folder, "in"), source, "6"]
        answers = debugger.session(words, ["break 8", "continue", "locals", "list", "delete", "continue", "output", "back", "rcontinue"])
        assert "1: break 8" in answers[2], answers[2]
        assert "times = 6" in answers[3] and "first = 55" in answers[3], answers[3]
        assert "=>    8" in answers[4], answers[4]
        assert "total 52" in answers[7], answers[7]
        assert "this is the beginning" in answers[9], answers[9]
        saved = os.path.join(folder, "end.schedule")
        debugger.session(words, ["continue", "save " + saved])
        done = subprocess.run([debugger.vm, "replay", saved], cwd="/", stdin=subprocess.DEVNULL, capture_output=True, text=True)
        assert done.stdout == "total 52\nreplayed: the same output\n", done.stdout + done.stderr
        # Two promoted fields are in the file, too.
        words = ["--promote=Bank.opened", "--promote=Account.balance", os.path.join(folder, "Bank.java")]
        with open(words[-1], "w") as f:
            f.write("class Account { int balance; }\nclass Bank { static int opened; public static void main(String[] a) { opened++; new Account().balance++; System.out.println(opened); } }\n")
        debugger.session(words, ["continue", "save " + saved])
        done = subprocess.run([debugger.vm, "replay", saved], cwd="/", stdin=subprocess.DEVNULL, capture_output=True, text=True)
        assert done.stdout == "1\nreplayed: the same output\n", done.stdout + done.stderr


BANK = """import java.util.*;

class Bank {
  private static int opened;
  enum Kind { CURRENT, SAVINGS }
  record Point(int x, String name) {}
  static class Account {
    private int balance;
    final Kind kind;
    final List<Integer> history = new ArrayList<>();
    Account(int b, Kind k) { balance = b; kind = k; opened++; }
    private synchronized int deposit(int n) { balance += n; history.add(n); return balance; }
    int forever() throws InterruptedException { synchronized (this) { wait(); } return 1; }
    @Override public String toString() { return "Account of " + balance; }
  }
  class Teller {
    final int desk = 3;
    int serve(Account a) {
      int before = a.balance;
      synchronized (a) {
        return before + desk + fee;
      }
    }
  }
  static class Giro { int n = 7; }
  int fee = 2;
  public static void main(String[] args) throws Exception {
    final Object lock = new Object();
    Map<String, Account> byName = new TreeMap<>();
    byName.put("alice", new Account(100, Kind.CURRENT));
    byName.put("bob", new Account(50, Kind.SAVINGS));
    Map<String, Giro> giros = new TreeMap<>();
    giros.put("alice", new Giro());
    List<String> names = new ArrayList<>(byName.keySet());
    int[] numbers = {1, 2, 3};
    Point p = new Point(1, "a b");
    char c = 'x';
    long big = 1L << 40;
    double d = 2.5;
    int used = 5;
    used++;
    Thread holder = new Thread(() -> { synchronized (lock) { Thread.yield(); synchronized (byName) { } } }, "holder");
    holder.start();
    synchronized (lock) {
      numbers[0] = used;
    }
    holder.join();
    System.out.println(new Bank().new Teller().serve(byName.get("alice")));
    System.out.println("end " + numbers[0]);
  }
}
"""


def evaluating(debugger):
    """Expressions and statements in the scope of a frame, tried out and for good."""
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "Bank.java")
        with open(source, "w") as f:
            f.write(BANK)
        asked = (
            ("print names", 'names = [alice, bob]'),
            ("print names.get(0).length() + used", "= 11"),
            ("print names.get(1)", 'names.get(1) = "bob"'),
            ("print byName", "byName = {alice=Account of 100, bob=Account of 50}"),
            ("print giros", "giros = {alice=Giro#"),
            ("print numbers", "numbers = [1, 2, 3]"),
            ("print p", 'p = Point[x=1, name="a b"]'),
            ("print p.name() + big + d + c", '"a b10995116277762.5x"'),
            ("print Kind.values()", "Kind.values() = [CURRENT, SAVINGS]"),
            ('print byName.get("alice").deposit(5)', "= 105"),
            ('print byName.get("alice").balance', "= 100"),
            ('print byName.get("alice")/raw', "  balance = 100\n"),
            ("print opened * 2", "= 4"),
            ("eval for (String n : names) System.out.println(n + used)", "> alice6\n       > bob6\n"),
            ("eval used = 100; numbers[0]++; used + numbers[0]", "= 102   (int)"),
            ("eval int twice = used * 2; twice", "= 12   (int)"),
            ("print used", "used = 6"),
            ("print numbers", "numbers = [1, 2, 3]"),
            ("print names.size(", "not complete"),
            ("print nothingLikeThis", "nothing is called 'nothingLikeThis' here"),
            ("print used + nothing", "expression:1:8: error: cannot find symbol: variable nothing"),
            ("print used / 0", "throws java.lang.ArithmeticException: / by zero"),
            ('print byName.get("carol").deposit(1)', "throws java.lang.NullPointerException"),
            ('print byName.get("bob").forever()', "cannot be evaluated here"),
            ("eval while (true) used++", "has not come to an end"),
            ("eval System.exit(3)", "it ends the program"),
            ("print new Object() { int f() { return used + 1; } }.f()", "= 7"),
            ("print names.stream().map(n -> n + used).toList()", "[alice6, bob6]"),
            ("eval Thread t = new Thread(() -> System.out.println(1 + used)); t.start(); t.join()", "> 7"),
            ("print this", "there is no 'this' here"),
        )
        commands = ["break 43", "continue", "digest"] + [command for command, _ in asked] + ["digest"]
        answers = debugger.session([source], commands)
        for (command, text), answer in zip(asked, answers[4:]):
            assert text in answer, (command, answer)
        assert answers[3] == answers[-1], (answers[3], answers[-1])
        # The scope of an inner class; conditions; for good.
        commands = [
            "break 21 if a.balance > 1000", "break 21 if a.balance == 100", "continue", "print before + fee", "print this.desk",
            "print serve(a)", "set before = 1000", "print before", "set a.balance = 7", "save nowhere", "explore", "back",
            "step", "print before",
        ]
        answers = debugger.session([source], commands)
        assert answers[3].count("2: break 21 if a.balance == 100") == 1 and "1: break" not in answers[3], answers[3]
        for number, text in ((4, "= 102"), (5, "= 3"), (6, "= 105"), (8, "before = 1000"), (10, "edited by 'set'"), (11, "edited by 'set'")):
            assert text in answers[number], (commands[number - 1], answers[number])
        assert "before = 1000" in answers[14], answers[14]
        answers = debugger.session([source], ["break 43", "continue", "set used = 70", 'set byName.get("alice").balance = 1000', "continue", "continue", "output"])
        assert "= 70   (int)" in answers[3] and answers[7].endswith("1005\nend 70\n"), answers
        # Under a schedule that lies ahead nothing is set for good.
        saved = os.path.join(folder, "way.schedule")
        debugger.session([source], ["continue", "save " + saved])
        answers = debugger.session([saved], ["op 3", "set used = 1", "goto 1000", "set used = 1"])
        assert "operations of the schedule lie ahead" in answers[2], answers[2]
        assert "the program has ended" in answers[4], answers[4]
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "Held.java")
        with open(source, "w") as f:
            f.write(
                """class Held {
  static final Object lock = new Object();
  static int value = 4;
  static synchronized int get() { synchronized (lock) { return value; } }
  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> { synchronized (lock) { value++; } }, "keeper");
    t.start();
    t.join();
  }
}
"""
            )
        answers = debugger.session([source], ["run main 4", "run keeper 1", "thread main", "print get()", "thread keeper", "print get()"])
        assert "it wants monitor Held.lock, which keeper has" in answers[4], answers[4]
        assert "get() = 5" in answers[6], answers[6]


SIDE_EFFECTS = """
System.out.println("side effect")
new Thread(() -> System.out.println(1)).start()
Thread t = new Thread(() -> {}); t.start(); t.join()
Thread.currentThread().interrupt()
System.gc()
throw new IllegalStateException("no")
System.exit(1)
new java.util.ArrayList<>(java.util.List.of(3, 1, 2)).hashCode()
new Object().hashCode()
Math.random()
System.nanoTime()
Thread.sleep(10)
synchronized (String.class) { String.class.notifyAll(); }
String.class.wait(5)
int[] a = new int[1000]; a[3] = 4; a
for (int i = 0; i < 1000; i++) new Object()
java.util.concurrent.locks.LockSupport.unpark(Thread.currentThread())
java.util.concurrent.CompletableFuture.supplyAsync(() -> 5).get()
class Own { static int n = 5; int m = n++; } new Own().m
""".strip().splitlines()


def programs_that_run(pattern):
    """Words for vm debug, one list a program: all that compile. (But for those that fill a small heap: whether an allocation fails depends on
    what going back has to keep, see docs/exploration.md.)"""
    tests = [t for t in run.find_tests(pattern) if not t.compile_only and "--heap" not in " ".join(t.options)]
    return [[*t.options, os.path.relpath(t.files[0], run.ROOT), *t.args] for t in tests]


def programs_that_fail():
    return [[os.path.relpath(t.files[0], run.ROOT), *todo[0][1]] for t, todo in findings_test.tests_with_findings("", 100000)]


def with_each(programs, check, seed):
    """Sum of check(words, draw) over all of them; each problem is shown."""
    import random

    total = failed = 0
    for words in programs:
        try:
            total += check(words, random.Random(f"{seed} {' '.join(words)}"))
        except (AssertionError, subprocess.TimeoutExpired, IndexError) as problem:
            failed += 1
            print(f"FAILED {' '.join(words)}: {type(problem).__name__}: {str(problem)[-3000:]}", flush=True)
    return total, failed


def side_effects(debugger, count, seed):
    """Whatever is evaluated, wherever: the state is as before."""
    import random

    draw = random.Random(seed)
    programs = programs_that_fail()
    evaluated = 0
    while evaluated < count:
        evaluated += evaluations(debugger, draw.choice(programs), 32, draw)
    return evaluated


def evaluations(debugger, words, count, draw):
    """Evaluates `count` statements in a program, four at each of some of its points; how many it were."""
    evaluated = 0
    while evaluated < count:
        commands = []
        for _ in range(8):
            commands += [f"goto {draw.randrange(60)}", "locals"]
        try:
            places = debugger.session(words, commands)
        except AssertionError:
            return evaluated  # the program wants something that it is not given here
        commands = []
        for i in range(8):
            commands += [f"goto {draw.randrange(60)}", "digest"]
            names = re.findall(r"^(\w+) = ", places[2 * i + 2], re.M)
            for _ in range(4):
                text = draw.choice(SIDE_EFFECTS)
                if names and draw.random() < 0.6:
                    name = draw.choice(names)
                    text = draw.choice(
                        (f"{name}++", f"{name} = null", f"{name}.toString()", f"{name}.run()", f"{name}.notify()", f"{name}.start()",
                         f"{name}[0] = {name}[1]", f"synchronized ({name}) {{ {name}.notifyAll(); }}", f"{name}.hashCode()", name)
                    )
                commands.append("eval " + text)
                evaluated += 1
            commands.append("digest")
        answers = debugger.session(words, commands)
        for i in range(8):
            before, after = answers[7 * i + 2], answers[7 * i + 7]
            assert before == after and re.fullmatch(r"[0-9a-f]{32}\n", before), (words, commands[7 * i : 7 * i + 7], answers[7 * i + 1 : 7 * i + 8])
    return evaluated


LEDGER = """import java.util.*;

class Ledger {
  static class Entry {
    int amount;
    Entry(int a) { amount = a; }
    int twice() {
      int result = amount * 2;
      return result;
    }
  }
  static class Overdrawn extends RuntimeException {
    Overdrawn(String why) { super(why); }
  }
  static int total;
  static int sum(List<Entry> all) {
    int sum = 0;
    for (Entry e : all) {
      sum += e.twice();
    }
    return sum;
  }
  static void draw(int n) {
    try {
      if (n > total) throw new Overdrawn("by " + (n - total));
      total -= n;
    } finally {
      n = 0;
    }
  }
  static void check(int[] limits, int i) {
    int limit = limits[i];
    assert total < limit : "total " + total;
  }
  public static void main(String[] args) throws Exception {
    List<Entry> all = new ArrayList<>();
    for (int i = 1; i <= 5; i++) all.add(new Entry(i));
    total = sum(all);
    all.forEach(e -> {
      total += e.amount;
    });
    try {
      draw(100);
    } catch (Overdrawn e) {
      total++;
    }
    Thread helper = new Thread(() -> draw(46), "helper");
    if (args.length > 1) helper.start();
    if (args.length > 0) check(new int[] {100, 5}, Integer.parseInt(args[0]));
    System.out.println("total " + total);
  }
}
"""


def by_lines(debugger):
    """Stepping, frames, breakpoints and what fails, as somebody who knows gdb would do it: each command, and what its answer holds."""
    scenes = (
        ((), (
            ("b Ledger.sum", "1: break Ledger.sum\n"),
            ("c", "1: break Ledger.sum\nat: main  Ledger.sum   (Ledger.java:17)\n"),
            ("n", "(Ledger.java:18)"),
            ("n", "(Ledger.java:19)"),
            ("s", "at: main  Ledger.Entry.twice   (Ledger.java:8)"),
            ("bt", "main:\n=> #0  at Ledger.Entry.twice (Ledger.java:8)\n   #1  at Ledger.sum (Ledger.java:19)\n   #2  at Ledger.main (Ledger.java:38)\n"),
            ("p amount", "amount = 1\n"),
            ("up", "#1  at Ledger.sum (Ledger.java:19)\n        19 | sum += e.twice();\n"),
            ("info locals", "all = ["),
            ("p sum + e.amount", "= 1\n"),
            ("up 5", "#2  at Ledger.main (Ledger.java:38)"),
            ("up", "this is the outermost frame of the program's own code"),
            ("down", "#1  at Ledger.sum"),
            ("frame 0", "#0  at Ledger.Entry.twice"),
            ("down", "this is the innermost frame"),
            ("frame 3", "there is no frame 3: the outermost is 2"),
            ("frame x", "frame wants the number of a frame"),
            ("fin", "returned: 2\nat: main  Ledger.sum   (Ledger.java:19)"),
            ("rs", "at: main  Ledger.Entry.twice   (Ledger.java:9)"),
            ("rfinish", "at: main  Ledger.sum   (Ledger.java:19)"),
            ("until", "(Ledger.java:21)"),
            ("p sum", "sum = 30\n"),
            ("rn", "(Ledger.java:18)"),
            ("d 1", "1 deleted"),
            ("goto 0", "next: main"),
            # Conditions are looked at in the middle of plain code.
            ("b 19 if e.amount == 4", "2: break 19 if e.amount == 4\n"),
            ("c", "2: break 19 if e.amount == 4\nat: main"),
            ("p sum", "sum = 12\n"),
            ("c", "the program has ended\n"),
            ("rc", "2: break 19 if e.amount == 4\nat: main"),
            ("p sum", "sum = 12\n"),
            ("d", "1 deleted"),
            # A library's callback.
            ("b 40", "3: break 40\n"),
            ("ignore 3 2", "3: passes over its next 2 hits"),
            ("c", "3: break 40\nat: main  a lambda in Ledger.main   (Ledger.java:40)"),
            ("bt", "of the library, #1 to #"),
            ("bt full", "at java.util.ArrayList.forEach"),
            ("p e.amount", "e.amount = 3\n"),
            ("set e.amount = 1000", "= 1000"),
            ("n", "(Ledger.java:41)"),
            ("p total", "total = 1033\n"),
            ("rn", "(Ledger.java:40)"),
            ("p e.amount", "e.amount = 1000\n"),
            ("info break", "3: break 40   (Ledger.java:40); 3 hits\n"),
            ("disable 3", "1 disabled"),
            ("goto 0", ""),
            ("goto 1", ""),
        )),
        ((), (
            ("tb 25", "1: tbreak 25\n"),
            ("c", "1: tbreak 25\nat: main  Ledger.draw   (Ledger.java:25)"),
            ("watch n", "2: watch n, now 100\n"),
            ("watch total - n", "3: watch total - n, now -55\n"),
            ("catch Overdrawn", "4: catch Overdrawn\n"),
            ("c", "4: catch Overdrawn: Ledger$Overdrawn: by 55 is thrown here\nat: main  Ledger.draw   (Ledger.java:25)"),
            ("p n", "n = 100\n"),
            ("c", "2: watch n was 100, is 0\nat: main  Ledger.draw   (Ledger.java:28)"),
            ("c", "2: watch n: its frame is gone\n"),
            ("info b", "2: watch n, its frame is gone; 2 hits\n3: watch total - n, its frame is gone"),
            ("rc", "2: watch n: it is there again\n"),
            ("rc", "2: watch n was 0, is 100\n"),
            ("catch Overdrwan", "there is no exception Overdrwan; did you mean Overdrawn?"),
            ("catch a b", "cannot read 'a b'"),
        )),
        (("0", "run"), (  # nothing catches it
            ("b Ledger.check", "1: break Ledger.check\n"),
            ("c", "1: break Ledger.check\n"),
            ("set total = 20", "= 20"),
            ("run helper", "dies by Ledger$Overdrawn: by 26"),
            ("rc", "helper: Ledger$Overdrawn: by 26 is thrown here, and nothing catches it\nat: helper  Ledger.draw   (Ledger.java:25)"),
            ("p n", "n = 46\n"),
        )),
        (("1",), (
            ("c", "main: the assertion fails here: java.lang.AssertionError: total 46\nnext: main  the assertion fails   (Ledger.java:33)"),
            ("p limit", "limit = 5\n"),
            ("up", "#1  at Ledger.main"),
            ("p all.size()", "= 5\n"),
            ("rs", "(Ledger.java:33)"),
            ("c", "the assertion fails here"),
            ("c", "the program has ended"),
            ("rc", "the assertion fails here"),
        )),
        (("2",), (  # made by an instruction
            ("c", "main: java.lang.ArrayIndexOutOfBoundsException: Index 2 out of bounds for length 2 is thrown here, and nothing catches it\nat: main"),
            ("p i", "i = 2\n"),
            ("bt", "=> #0  at Ledger.check (Ledger.java:32)\n   #1  at Ledger.main"),
            ("rs", "at: main  Ledger.main   (Ledger.java:49)"),
        )),
    )
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "Ledger.java")
        with open(source, "w") as f:
            f.write(LEDGER)
        problems = []
        for arguments, asked in scenes:
            answers = debugger.session([source, *arguments], [command for command, _ in asked])
            for (command, text), answer in zip(asked, answers[1:]):
                if text not in answer:
                    problems.append(f"{command!r}: {text!r} is not in\n{answer}")
        assert not problems, "\n".join(problems)


def the_walk_in_the_docs(debugger):
    """The session that docs/debugger.md shows is what the debugger says."""
    docs = os.path.join(run.ROOT, "docs")
    with open(os.path.join(docs, "debugger.md")) as f:
        blocks = re.findall(r"^```console\n(.*?)^```$", f.read(), re.M | re.S)
    assert blocks, "docs/debugger.md has no transcript"
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(docs, "debugger", "Depot.java")) as f:
            text = f.read()
        with open(os.path.join(folder, "Depot.java"), "w") as f:
            f.write(text)
        found = subprocess.run([debugger.vm, "--systematic", "--workers=1", "Depot.java"], cwd=folder, capture_output=True, text=True)
        assert found.returncode == 1, found.stdout + found.stderr
        for block in blocks:
            first, shown = block.split("\n", 1)
            words = first.split()
            assert words[:3] == ["$", "vm", "debug"], first
            commands = re.findall(r"^\(\d+\+?\) (.*)$", shown, re.M)
            done = subprocess.run([debugger.vm, *words[2:]], cwd=folder, input="\n".join(commands) + "\n", capture_output=True, text=True)
            said = re.sub(r"\(\d+\+?\) \n?\Z", "", done.stdout)
            changed = run.difference(shown.splitlines(), said.splitlines())
            assert said.splitlines() == shown.splitlines(), f"{changed}\n{said}"


def random_walk(debugger, words, commands, draw):
    """Commands in a random order. There is one way through the program (nothing leaves it), so each point between two operations has one
    state, whoever comes there and how; and rs undoes step, and rn next, exactly."""
    lines = []
    for _ in range(commands):
        kind = draw.random()
        if kind < 0.5:
            forth, back = draw.choice((("step", "rs"), ("next", "rn")))
            lines += ["digest", forth, "digest", back, "digest", forth, "digest"]
        elif kind < 0.6:
            lines += [f"goto {draw.randrange(40)}", "digest"]
        else:
            lines += [draw.choice(("finish", "until", "step 3", "rs 3", "op", "op 2", "back", "rs", "rn", "rfinish", "rc", "continue", "thread 0", "thread")), "digest"]
        if draw.random() < 0.05:
            lines.append(f"break {draw.randrange(5, 60)}")
        if draw.random() < 0.02:
            lines.append("delete")
    lines += ["goto 0", "digest"]
    done = subprocess.run(
        [debugger.vm, "debug", "--max-operations=3000", *words], cwd=run.ROOT, input="\n".join(lines) + "\n", capture_output=True, text=True, errors="replace", timeout=600
    )
    assert done.returncode in (0, 1), (words, done.returncode, done.stdout[-2000:], done.stderr)
    heads = [m for m in re.finditer(r"^\((\d+)(\+?)\) (.*)\n", done.stdout, re.M)]
    assert [m[3] for m in heads] == lines, (words, len(heads), len(lines), done.stdout[-2000:])
    ends = [m.start() for m in heads[1:]] + [len(done.stdout)]
    answers = [done.stdout[m.end() : end] for m, end in zip(heads, ends)]
    states, exact = {}, 0
    for i, line in enumerate(lines):
        if line == "digest" and not heads[i][2]:
            assert states.setdefault(heads[i][1], answers[i]) == answers[i], (words, heads[i][1], lines[: i + 1])
        seven = lines[i : i + 7]
        if seven[::2] != ["digest"] * 4 or seven[1] not in ("step", "next") or seven[3] != {"step": "rs", "next": "rn"}[seven[1]]:
            continue
        before, there, again, there_again = answers[i : i + 7 : 2]
        # It has gone somewhere, and nothing else has stopped it on the way.
        if before != there and not re.search(r"^\d+: |is thrown here|assertion fails|stopped by|cannot go on", answers[i + 1], re.M):
            assert before == again, (words, "not undone", lines[: i + 4], answers[i - 2 : i + 5])
            assert there == there_again or seven[5] != seven[1], (words, "elsewhere", lines[: i + 6], answers[i - 2 : i + 7])
            exact += 1
    return exact


def random_walks(debugger, count, programs, seed):
    import random

    draw = random.Random(seed)
    words = programs_that_fail()
    exact = sum(random_walk(debugger, draw.choice(words), count, draw) for _ in range(programs))
    assert exact > 0
    return exact


WAITS = """class Waits {
  static volatile boolean done;
  static volatile int a, b;
  static String order = "";
  public static void main(String[] args) throws Exception {
    Thread late = new Thread(() -> { nap(20); order += " late"; done = true; }, "late");
    Thread soon = new Thread(() -> { nap(10); order += " soon"; }, "soon");
    late.start();
    soon.start();
    Thread other = new Thread(() -> { while (!done) WAIT });
    other.start();
    while (!done) WAIT
    late.join();
    soon.join();
    other.join();
    System.out.println("done" + order);
  }
  static void nap(int ms) {
    try { Thread.sleep(ms); } catch (InterruptedException e) { }
  }
}
"""


def loops_that_wait(debugger):
    """continue comes to the end of a program whose threads wait in loops for others that sleep."""
    for wait in ("Thread.yield();", "Thread.onSpinWait();", "{ }", "nap(1);", "nap(30);", "{ a++; b++; }"):
        with tempfile.TemporaryDirectory() as folder:
            program = os.path.join(folder, "Waits.java")
            with open(program, "w") as f:
                f.write(WAITS.replace("WAIT", wait))
            _, ran, output, *_ = debugger.session([program], ["continue", "output", "quit"])
            assert "main  ends" in ran and "the program has ended" in ran, (wait, ran)
            assert output in ("done soon late\n", "done late soon\n"), (wait, output)


CALLED = """import java.util.List;

class Called {
  static int total;
  public static void main(String[] args) {
    List.of(1, 2, 3).forEach(
        e -> total += e);
    System.out.println(total);
  }
}
"""


def called_again(debugger):
    """The library calls a method of one line again and again: each call is a step, forwards and backwards."""
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "Called.java")
        with open(program, "w") as f:
            f.write(CALLED)
        for forth, back in (("s", "rs"), ("n", "rn")):
            commands = ["tb 7", "c", "p e", forth, "p e", forth, "p e", forth, back, "p e", "goto 0", "tb 8", "c", "rs", "p e", "rs", "p e", "rs", "p e", "quit"]
            answers = debugger.session([program], commands)
            values = [a for a, c in zip(answers[1:], commands) if c == "p e"]
            assert values == [f"e = {n}\n" for n in (1, 2, 3, 3, 3, 2, 1)], (forth, values)


THROUGH_HANDLES = """import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

class ThroughHandles {
  static int twice(int n) {
    return 2 * n;
  }
  public static void main(String[] args) throws Throwable {
    MethodHandle twice = MethodHandles.lookup().findStatic(ThroughHandles.class, "twice", MethodType.methodType(int.class, int.class));
    MethodHandle again = MethodHandles.filterReturnValue(twice, twice);
    int four = (int) again.invokeExact(1);
    System.out.println(four);
  }
}
"""


def through_handles(debugger):
    """A step goes into what a method handle calls, forwards and backwards, and next goes over it."""
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "ThroughHandles.java")
        with open(program, "w") as f:
            f.write(THROUGH_HANDLES)
        commands = ["tb 12", "c", "s", "p n", "where", "s", "p n", "rs", "p n", "goto 0", "tb 12", "c", "n", "p four", "rs", "p n", "quit"]
        answers = debugger.session([program], commands)
        said = dict(enumerate(answers[1:]))
        assert [said[i] for i in (3, 6, 8, 15)] == ["n = 1\n", "n = 2\n", "n = 1\n", "n = 2\n"], said
        assert "ThroughHandles.twice" in said[4] and "frames of the library" in said[4] and "ThroughHandles.main (ThroughHandles.java:12)" in said[4], said[4]
        assert said[13] == "four = 4\n", said[13]


def back_to_breakpoints(debugger):
    """What goes backwards by lines stops at breakpoints on the way, as it does forwards."""
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "Called.java")
        with open(program, "w") as f:
            f.write(CALLED)
        commands = ["tb 8", "c", "b 7", "rn", "p e", "rn", "p e", "rs", "p e", "rs", "goto 0", "c", "rfinish", "disable", "tb 8", "c", "enable", "rfinish", "p e", "d", "tb 8", "c", "rn", "quit"]
        answers = debugger.session([program], commands)
        said = dict(enumerate(answers[1:]))
        assert said[3].startswith("2: break 7\nat: main  a lambda in Called.main   (Called.java:7)"), said[3]
        assert [said[i] for i in (4, 6, 8)] == ["e = 3\n", "e = 2\n", "e = 1\n"], said
        assert "break" not in said[9], said[9]
        assert said[17].startswith("2: break 7\n") and said[18] == "e = 3\n", (said[17], said[18])
        assert said[22].startswith("at: main  Called.main   (Called.java:6)") or said[22].startswith("this is the beginning\n"), said[22]


HELD = """import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

class Held {
  static final ReentrantReadWriteLock both = new ReentrantReadWriteLock();
  static final ReentrantLock lock = new ReentrantLock(FAIR);
  static final StampedLock stamped = new StampedLock();
  static final Object monitor = new Object();
  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> {
      both.readLock().lock();
      lock.lock();
      lock.unlock();
      both.readLock().unlock();
    }, "t");
    both.readLock().lock();
    t.start();
    t.join();
    both.readLock().unlock();
    both.writeLock().lock();
    synchronized (monitor) { lock.lock(); }
    System.out.println(QUEUE);
  }
}
"""


def who_held(debugger):
    """The monitor and each lock of java.util.concurrent, also where the program looks at the queue of a lock, which then is another one inside."""
    for fair, queue in (("false", "1"), ("true", "1"), ("true", "lock.hasQueuedThreads()")):
        with tempfile.TemporaryDirectory() as folder:
            program = os.path.join(folder, "Held.java")
            with open(program, "w") as f:
                f.write(HELD.replace("FAIR", fair).replace("QUEUE", queue))
            locks = ("Held.lock", "Held.both", "Held.both.readLock()", "Held.both.writeLock()", "Held.stamped", "Held.monitor", "t")
            answers = debugger.session([program], ["b 23", "c", *(f"who-held {l}" for l in locks), "quit"])
            lines = [re.sub(r"^ *\d+ to (now|\d+) +", lambda m: ("now " if m[1] == "now" else ""), a, flags=re.M) for a in answers[3:]]
            at = lambda text, line: f"{text}   (Held.java:{line})\n"
            readers = at("main reads", 17) + at("t reads", 12)
            assert lines[:7] == [
                at("t", 13) + "now " + at("main", 22), readers + "now " + at("main", 21), readers, "now " + at("main", 21),
                "a StampedLock does not know who holds it\n", "now " + at("main", 22), 2 * at("main", 19),
            ], (fair, queue, lines)


def next_into_the_end(debugger):
    """next over a call in the midst of which the program ends is undone exactly."""
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "Cut.java")
        with open(program, "w") as f:
            f.write(
                "class Cut {\n  static volatile int n;\n  static void endless() {\n    for (;;) {\n      n++;\n      Thread.yield();\n    }\n  }\n"
                "  public static void main(String[] args) {\n    Thread t = new Thread(() -> {\n      endless();\n    });\n    t.setDaemon(true);\n    t.start();\n"
                "    while (n < 3) Thread.yield();\n  }\n}\n"
            )
        commands = ["tb 11", "c", "digest", "n", "rn", "digest", "n", "rs", "quit"]
        _, _, _, before, gone, _, after, _, into, *_ = debugger.session([program], commands)
        assert "the program has ended" in gone and before == after and "(Cut.java:" in into, (before, gone, after, into)


def any_character(debugger):
    """What does something to a terminal is named, and a NUL ends nothing: in values, in output, and in what a replay prints."""
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "Bytes.java")
        with open(program, "w") as f:
            f.write(
                "class Bytes {\n  public static void main(String[] args) {\n"
                "    StringBuilder text = new StringBuilder(\"a\\0b\\u001b[31m\\n\\u00e9\");\n    System.out.println(text);\n"
                "    throw new IllegalStateException(\"x\\0y\");\n  }\n}\n"
            )
        _, _, _, text, string, _, output, *_ = debugger.session([program], ["tb 4", "c", "p text", "p text.toString()", "c", "output", "quit"])
        assert text == "text = a\\u0000b\\u001b[31m\n\u00e9\n", text
        assert string == 'text.toString() = "a\\u0000b\\u001b[31m\\n\u00e9"\n' or string == '= "a\\u0000b\\u001b[31m\\n\u00e9"   (String)\n', string
        assert "a^@b^[[31m" in output and output.endswith("\u00e9\n"), output
        out = os.path.join(folder, "out")
        done = subprocess.run([debugger.vm, "--systematic", "--out=" + out, program], capture_output=True, text=True)
        assert "x^@y" in done.stdout, done.stdout
        done = subprocess.run([debugger.vm, "replay", os.path.join(out, "Bytes-1.schedule")], capture_output=True)
        assert b"a\0b\x1b[31m\n\xc3\xa9\n" in done.stdout and b"replayed: the same finding" in done.stdout, done.stdout


def what_nobody_wants_to_see(debugger):
    """Of many operations, those that bring the class into being are only counted; one alone is shown, and so are all that were asked for."""
    program = [os.path.join(run.HERE, "reports", "LostNotify.java")]
    _, many, everything, _, one, *_ = debugger.session(program, ["op 4", "schedule all", "goto 0", "op", "quit"])
    assert "(3 of the clock, classes or the library: 'schedule all')\n    4  main  starts guest" in many and "initialised" not in many, many
    assert "    2  main  has initialised class LostNotify" in everything and "of the clock" not in everything, everything
    assert "    1  main  needs class LostNotify" in one, one


def wrong_words(debugger):
    for words, text in (
        ([], "vm debug Program.java, vm debug FILE.schedule"),
        (["nowhere.schedule"], "nowhere.schedule: No such file"),
        (["lang-tests"], "files below this folder have a main method; name one of them"),
        (["lang-tests/README.md"], "lang-tests/README.md"),
        (["Nowhere.java"], "Nowhere.java"),
        (["--input", "nowhere", "lang-tests/reports/LostNotify.java"], "nowhere: No such file"),
    ):
        done = subprocess.run([debugger.vm, "debug", *words], cwd=run.ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        assert done.returncode == 2 and text in done.stderr, (words, done.returncode, done.stderr)


LATE = """public class Late {
  static int n;
  static synchronized int add() { return ++n; }
  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> { for (int i = 0; i < 5; i++) assert add() < 10; });
    t.start();
    for (int i = 0; i < 5; i++) assert add() < 10;
    t.join();
    System.out.println(n);
  }
}
"""
RACY = """public class Racy {
  static int n;
  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> n++);
    t.start();
    n++;
    t.join();
    System.out.println(n);
  }
}
"""


def what_was_not_tried(debugger):
    """Where paths are cut off, or a data race hides what comes of it, no answer says that there is nothing else."""
    with tempfile.TemporaryDirectory() as folder:
        late, racy = os.path.join(folder, "Late.java"), os.path.join(folder, "Racy.java")
        pathlib.Path(late).write_text(LATE)
        pathlib.Path(racy).write_text(RACY)
        questions = ["win?", "explore", "outcomes"]
        answers = debugger.session(["--max-depth=9", late], questions)[1:]
        wanted = ("no failure found, but not everything was tried", "nothing found, but not everything was tried", "0 outputs from here, and perhaps more (not everything was tried)")
        for answer, text in zip(answers, wanted, strict=True):
            assert answer.startswith(text), (text, answer)
        answers = debugger.session([late], questions)[1:]
        for answer, text in zip(answers, ("a failure can still be reached", "can fail from here", "2 outputs from here:"), strict=True):
            assert answer.startswith(text), (text, answer)
        answer = debugger.session([racy], ["outcomes"])[1]
        assert answer.startswith("1 output from here, and perhaps more (what comes of data races is not tried)"), answer
        answer = debugger.session(["--promote=auto", racy], ["outcomes"])[1]
        assert answer.startswith("2 outputs from here:"), answer


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=os.path.join(run.ROOT, "build", "vm"))
    parser.add_argument("--filter", default="")
    parser.add_argument("--sample", type=int, default=60, help="only about that many programs, spread evenly")
    parser.add_argument("--evaluations", type=int, default=0, help="only that: so many random statements are evaluated")
    parser.add_argument("--walks", type=int, default=0, help="only that: so many programs are walked in a random order, by 1,000 commands each")
    parser.add_argument("--seed", type=int, default=1, help="of these")
    parser.add_argument("--everywhere", action="store_true", help="of these: every program of lang-tests that --filter matches and that compiles, and "
                        "with --evaluations N so many in each of them")
    arguments = parser.parse_args()
    tests = findings_test.tests_with_findings(arguments.filter, arguments.sample)
    debugger = Debugger(arguments.vm)
    passed = failed = 0

    def one(name, check):
        nonlocal passed, failed
        problems = []
        try:
            check(problems)
        except Exception as problem:  # every failure is shown, whatever it is
            problems.append(f"{type(problem).__name__}: {problem}")
        if problems:
            failed += 1
            print(f"FAILED {name}")
            for problem in problems:
                print("    " + str(problem).replace("\n", "\n    "))
        else:
            passed += 1

    if arguments.everywhere:
        programs = programs_that_run(arguments.filter)
        if arguments.evaluations != 0:
            total, failed = with_each(programs, lambda words, draw: evaluations(debugger, words, arguments.evaluations, draw), arguments.seed)
            print(f"{total} evaluations in {len(programs)} programs, {failed} failed")
        else:
            total, failed = with_each(programs, lambda words, draw: random_walk(debugger, words, 1000, draw), arguments.seed)
            print(f"{total} commands undone exactly in {len(programs)} programs, {failed} failed")
        return failed != 0 or total == 0
    if arguments.evaluations != 0:
        print(f"{side_effects(debugger, arguments.evaluations, arguments.seed)} evaluations")
        return 0
    if arguments.walks != 0:
        print(f"{random_walks(debugger, 1000, arguments.walks, arguments.seed)} commands undone exactly")
        return 0
    one("random_walks", lambda problems: random_walks(debugger, 40, 6, 1))
    one("side_effects", lambda problems: side_effects(debugger, 150, 1))
    for scene in (lost_notify, a_program, evaluating, by_lines, the_walk_in_the_docs, loops_that_wait, called_again, through_handles, back_to_breakpoints, who_held, next_into_the_end, any_character, what_was_not_tried, what_nobody_wants_to_see, wrong_words):
        one(scene.__name__, lambda problems: scene(debugger))
    for test, todo in tests:
        one(test.path, lambda problems: [debugger.walk(test, options, args, problems) for options, args in todo])
    print(f"{passed} passed, {failed} failed")
    return failed != 0 or passed == 0


if __name__ == "__main__":
    sys.exit(main())
