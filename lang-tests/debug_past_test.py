#!/usr/bin/env python3
"""What vm debug says of the past of a run: last-write, first-read, who-held, diff, marks, and the choices at a point. The histories are compared
with brute force, which goes to every point of the run and looks there.

usage: debug_past_test.py [--vm PATH] [--filter REGEX]     (default build/vm); ends with a line "N passed, N failed"
"""
import argparse
import os
import re
import subprocess
import sys
import tempfile

import run
from debug_test import Debugger

COUNTER = """class Counter {
  static final Object lock = new Object();
  static int plain, same = 3;
  static volatile int shared;
  static int[] cells = new int[4];
  static int[] copy = new int[4];
  static Counter one;
  int mine;
  final int fixed;
  Counter(int v) { fixed = v; mine = v + 1; }
  static void work(int rounds) {
    for (int i = 0; i < rounds; i++) {
      plain++;
      synchronized (lock) {
        shared = shared + 1;
        cells[i % 4] += 10;
        same = 3;
      }
    }
  }
  public static void main(String[] args) throws Exception {
    Thread a = new Thread(() -> work(5), "a");
    Thread b = new Thread(() -> { work(3); synchronized (lock) { System.arraycopy(cells, 0, copy, 0, 4); } }, "b");
    a.start();
    one = new Counter(6);
    b.start();
    synchronized (lock) { one.mine = 70; plain = 100; plain = 101; }
    a.join();
    b.join();
    System.out.println(plain + copy[0]);
  }
}
"""

LIBRARY = """import java.util.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

class Library {
  static final ReentrantLock lock = new ReentrantLock();
  static final ReentrantLock fair = new ReentrantLock(true);
  static final AtomicInteger hits = new AtomicInteger();
  static final List<String> names = new ArrayList<>();
  static long[] sums = new long[2];
  static String last = "none";
  static void add(String name, int times) {
    for (int i = 0; i < times; i++) {
      lock.lock();
      try {
        names.add(name + i);
        last = name;
        sums[i & 1] += hits.incrementAndGet();
      } finally {
        lock.unlock();
      }
      fair.lock();
      fair.unlock();
    }
  }
  public static void main(String[] args) throws Exception {
    Thread one = new Thread(() -> add("x", 3), "one"), two = new Thread(() -> add("y", 2), "two");
    one.start();
    two.start();
    one.join();
    two.join();
    System.out.println(names.size() + last);
  }
}
"""

QUEUE = """class Queue {
  static class Node { int value; Node next; Node(int v) { value = v; } }
  static Node head, tail;
  static int taken, sum;
  static synchronized void put(int v) {
    Node n = new Node(v);
    if (head == null) head = tail = n; else { tail.next = n; tail = n; }
    Queue.class.notifyAll();
  }
  static synchronized int take() throws InterruptedException {
    while (head == null) Queue.class.wait();
    int v = head.value;
    head = head.next;
    taken++;
    return v;
  }
  public static void main(String[] args) throws Exception {
    Thread consumer = new Thread(() -> {
      try { for (int i = 0; i < 4; i++) sum += take(); } catch (InterruptedException e) { }
    }, "consumer");
    consumer.start();
    for (int i = 1; i <= 4; i++) put(i * i);
    consumer.join();
    System.out.println(sum);
  }
}
"""

PROGRAMS = {
    "Counter": (COUNTER, ["Counter.plain", "Counter.shared", "Counter.same", "Counter.cells[1]", "Counter.copy[0]", "Counter.one", "Counter.one.mine", "Counter.one.fixed"], ["Counter.lock"]),
    "Library": (LIBRARY, ["Library.sums[1]", "Library.last", "Library.names.size", "Library.hits.value"], ["Library.lock", "Library.fair"]),
    "Queue": (QUEUE, ["Queue.head", "Queue.tail", "Queue.taken", "Queue.sum", "Queue.tail.value"], ["Queue.class"]),
}
# What `threads` calls the locks that it does not know by a static field.
LABELS = {"Library.lock": "ReentrantLock#2", "Library.fair": "ReentrantLock#5"}
TOUCH = re.compile(r"^ +(\d+)  (\S+)  (?:.*: )?(writes|reads) (\S+): (.*?)(?: -> (.*?))?(?:   \((\S+)\))?\n       (this is|in plain)", re.M)


def ways(debugger, source):
    """Runs of the program: as it goes by itself, and with other threads first."""
    yield []
    yield ["run main 8", "run b 4", "run a 6"] if "Counter" in source else ["run main 8", "run two 3", "run one 5"] if "Library" in source else ["run main 4", "run consumer 3", "run main 6"]


def brute_force(debugger, source, begin, variables, locks):
    """Of each point: the values, and who holds what."""
    walked = debugger.session([source], [*begin, "goto 100000"])[-1]
    end = int(re.search(r"the run has (\d+) operations", walked)[1])
    commands = [*begin, "goto 100000"]
    for point in range(end + 1):
        commands += [f"goto {point}", *(f"print {v}" for v in variables), "threads"]
    answers = debugger.session([source], commands)[len(begin) + 2 :]
    values, held = [], []
    step = len(variables) + 2
    for point in range(end + 1):
        part = answers[point * step : (point + 1) * step]
        values.append([re.sub(r"^.*? = ", "", a.splitlines()[0]) if " = " in a else None for a in part[1:-1]])
        held.append({lock: next((line.split()[-1] for line in []), None) for lock in locks})
        for line in part[-1].splitlines():
            name = re.match(r"(?:=>|  ) (\S+) +(\S+)", line)
            for lock in locks:
                if "; holds " in line and LABELS.get(lock, lock) in re.split(r"; holds ", line)[1].split(", "):
                    held[-1][lock] = name[2]
    return end, values, held


def histories(debugger, name):
    program, variables, locks = PROGRAMS[name]
    checked = 0
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, name + ".java")
        with open(source, "w") as f:
            f.write(program)
        for begin in ways(debugger, name):
            end, values, held = brute_force(debugger, source, begin, variables, locks)
            points = sorted({0, 3, end // 3, end // 2, end - 2, end})
            commands = [*begin, "goto 100000"]
            for point in points:
                commands += [f"goto {point}", "digest", *(f"last-write {v}" for v in variables), *(f"first-read {v}" for v in variables), "digest"]
            commands += [f"goto {end}", *(f"who-held {lock}" for lock in locks)]
            answers = debugger.session([source], commands)[len(begin) + 2 :]
            step = 2 * len(variables) + 3
            for at, point in enumerate(points):
                part = answers[at * step : (at + 1) * step]
                assert part[1] == part[-1], (name, begin, point, "the state has changed")
                for i, variable in enumerate(variables):
                    answer, read = part[2 + i], part[2 + len(variables) + i]
                    if values[point][i] is None or "no object that exists here" in answer:
                        continue
                    changes = [n for n in range(1, point + 1) if values[n][i] != values[n - 1][i] and values[n - 1][i] is not None]
                    touch = TOUCH.search(answer)
                    where = (name, begin, point, variable, answer, changes)
                    if touch is None:
                        assert answer.startswith("nobody has written ") and not changes, where
                        continue
                    number, before, after = int(touch[1]), touch[5], touch[6]
                    assert touch[3] == "writes" and touch[4] == variable, where
                    # (Objects are shown by what they hold; the history names them.)
                    assert after == values[point][i] or "#" in after, (*where, values[point][i])
                    assert number <= point and (not changes or number >= changes[-1]), where
                    if not changes or number > changes[-1]:  # the same value once more, or its first one
                        assert before == after or values[number - 1][i] is None or number == (changes or [0])[-1], where
                    checked += 1
                    first = TOUCH.search(read)
                    if first is not None and first[3] == "reads":
                        assert int(first[1]) >= number and first[5] == after, (*where, read)
            for lock, answer in zip(locks, answers[len(points) * step + 1 :]):
                wanted, holder = [], None
                for n in range(1, end + 1):
                    now = held[n][lock]
                    if now != holder and holder is not None:
                        wanted[-1][1] = str(n)
                    if now != holder and now is not None:
                        wanted.append([str(n), "now", now])
                    holder = now
                said = [list(m) for m in re.findall(r"^ *(\d+) to (\d+|now) +(\S+)", answer, re.M)]
                assert said == wanted and wanted, (name, begin, lock, wanted, answer)
                checked += len(said)
    assert checked > 20, checked


def words(debugger):
    """Each command, each error."""
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "Counter.java")
        with open(source, "w") as f:
            f.write(COUNTER)
        asked = (
            ("last-write", "last-write wants a field or an element"),
            ("last-write nothing.here", "nothing is called 'nothing' here"),
            ("last-write Counter.plain", "nobody has written Counter.plain up to here"),
            ("first-read", "first-read wants a field or an element"),
            ("first-read Counter.cells[9]", "index 9 is out of bounds for length 4"),
            ("who-held", "who-held wants a lock"),
            ("who-held Counter.plain", "is no object"),
            ("who-held Counter.lock", "nobody has held Counter.lock up to here"),
            ("mark", "mark wants a name"),
            ("mark 12", "mark wants a name"),
            ("mark here", "mark wants a name"),
            ("marks", "no marks; 'mark NAME' makes one here"),
            ("schedule x", "schedule wants the number of an operation or a mark, not 'x'"),
            ("schedule 3 4", "cannot read '4': schedule [N] [all]"),
            ("schedule", "       (3 of the clock, classes or the library: 'schedule all')\n    4  main  starts a"),
            ("schedule all", "    1  main  needs class Counter   (Counter.java:22)\n    2  main  "),
            ("diff", "diff wants two points"),
            ("diff 900", "has been walked up to operation 5"),
            ("goto nowhere", "there is no mark 'nowhere'"),
            ("goto", "goto wants the number of an operation, or a mark"),
            ("mark start", "start is this point, behind operation 5"),
            ("run a 3", "    8  a  "),
            ("mark a-has-run", "a-has-run is this point, behind operation 8"),
            ("marks", "    5  start\n    8  a-has-run\n"),
            ("diff start", "Counter.plain: "),
            ("diff start a-has-run", "new: a, in Counter.work: rounds = 5\n"),
            ("diff start a-has-run", "Counter.cells[0]: 0 -> 10\n"),
            ("diff a-has-run here", "nothing differs between operations 8 and 8"),
            ("goto start", "next: "),
            ("thread main", "main:"),
            ("last-write args", "'args' is no field and no element of an array"),
            ("run main", "next: "),
            ("marks", "    5  start\n"),
            ("goto a-has-run", "there is no mark 'a-has-run'"),
        )
        answers = debugger.session([source], ["goto 5", *(command for command, _ in asked)])[2:]
        for (command, text), answer in zip(asked, answers):
            assert text in answer, (command, text, answer)
        assert "a-has-run" not in answers[-2], answers[-2]


CHOICES = """class Choices {
  static final Object door = new Object();
  static boolean open;
  static volatile int seen;
  static void enter() {
    synchronized (door) {
      try { while (!open) door.wait(); } catch (InterruptedException e) { }
    }
  }
  public static void main(String[] args) throws Exception {
    Thread ann = new Thread(Choices::enter, "ann"), bob = new Thread(Choices::enter, "bob");
    ann.start();
    bob.start();
    int n = heddle.Verify.choose(3);
    synchronized (door) { open = n > 0; door.notify(); }
    synchronized (door) { door.wait(50); }
    ann.join();
  }
}
"""


def choices(debugger):
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "Choices.java")
        with open(source, "w") as f:
            f.write(CHOICES)
        dialogue = (
            ("pick", ("what may be done here:\n  run main          needs class Choices   (Choices.java:11)\n",)),
            ("pick x", ("pick is said behind a thread",)),
            ("run nobody ?", ("there is no thread 'nobody'",)),
            ("goto 5", ("chooses one of 3",)),
            ("run ?", ("  run main          chooses one of 3   (Choices.java:14)\n         pick 0    the value 0\n         pick 1    the value 1\n         pick 2    the value 2\n",
                       "\n  run ann           enters Choices.door", "\n  run bob           enters Choices.door")),
            ("run main 1 pick 3", ("there are not so many to choose from",)),
            ("run main 1 pick 2", ("    6  main  chooses one of 3",)),
            ("run ann 2", ("    8  ann  waits on Choices.door",)),
            ("run bob 2", ("   10  bob  waits on Choices.door",)),
            ("run ?", ("  run main          enters Choices.door", "and who cannot go on:\n  ann waits on Choices.door   (Choices.java:7)\n  bob waits on Choices.door   (Choices.java:7)\n")),
            ("run main", ("   11  main  enters",)),
            ("digest", ()),
            ("run main ?", ("what may be done here:\n  run main          notifies one on Choices.door   (Choices.java:15)\n         pick 0    wakes ann, who has waited longest\n         pick 1    wakes bob\n",)),
            ("digest", ()),
            ("run main 1 pick 2", ("there are not so many to choose from",)),
            ("run main 1 pick 1", ("   12  main  notifies one on Choices.door",)),
            ("threads", ("ann  waits on Choices.door", "bob  wants monitor Choices.door")),
            ("run bob ?", ("nobody can go on:\n  bob wants monitor Choices.door, which main has   (Choices.java:7)\n",)),
            ("run main 3", ("   15  main  waits on Choices.door",)),
            ("run main ?", ("its time on Choices.door is up",)),
            ("goto 1000", ("the run has",)),
            ("run ?", ("nobody can go on:\n", "  ann waits on Choices.door", "  bob has ended\n")),
        )
        answers = debugger.session([source], [command for command, _ in dialogue])[1:]
        for (command, pieces), answer in zip(dialogue, answers):
            for piece in pieces:
                assert piece in answer, (command, piece, answer)
        digests = [answer for (command, _), answer in zip(dialogue, answers) if command == "digest"]
        assert digests[0] == digests[1] and len(digests[0]) == 33, digests


def files_of_commands(debugger):
    with tempfile.TemporaryDirectory() as folder:
        source, good, bad, nested, endless = (os.path.join(folder, f) for f in ("Counter.java", "good", "bad", "nested", "endless"))
        for file, text in (
            (source, COUNTER),
            (good, "# to the first lock\ngoto 4\n\nprint Counter.plain\n"),
            (bad, "goto 2\nprint Counter.nothing\ngoto 7\n"),
            (nested, f"source {good}\nsource {bad}\ngoto 9\n"),
            (endless, f"source {endless}\n"),
        ):
            with open(file, "w") as f:
                f.write(text)
        answers = debugger.session([source], ["source", "source nowhere", f"source {good}", f"source {bad}", f"source {nested}", f"source {endless}"])[1:]
        assert "source wants a file" in answers[0] and "nowhere: No such file" in answers[1], answers[:2]
        assert "(0) goto 4\n" in answers[2] and "(4) print Counter.plain\nCounter.plain = 0\n" in answers[2], answers[2]
        assert answers[3].endswith(f"{bad}:2: this has failed, and what follows was not executed\n") and "goto 7" not in answers[3], answers[3]
        assert f"{bad}:2: " in answers[4] and answers[4].endswith(f"{nested}:2: this has failed, and what follows was not executed\n"), answers[4]
        assert "too many files inside each other" in answers[5], answers[5]
        # The exit status over a pipe.
        for commands, status in (("goto 3\nprint Counter.plain\n", 0), ("goto 3\nfly\n", 1), ("print Counter.nothing\nquit\n", 1), ("run b\n", 1)):
            done = subprocess.run([debugger.vm, "debug", source], input=commands, capture_output=True, text=True)
            assert done.returncode == status and "\x1b" not in done.stdout, (commands, done.returncode)


def long_run(debugger):
    """Marks are thinned, and every state is met again."""
    bench = os.path.join(run.ROOT, "bench", "debug_long_run.py")
    done = subprocess.run([sys.executable, bench, "--vm", debugger.vm, "--operations", "60000", "--jumps", "20"], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    megabytes = int(re.search(r"memory \| (\d+) MB", done.stdout)[1])
    assert megabytes < 200, done.stdout


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=os.path.join(run.ROOT, "build", "vm"))
    parser.add_argument("--filter", default="")
    arguments = parser.parse_args()
    debugger = Debugger(arguments.vm)
    scenes = [(f"histories of {name}", lambda name=name: histories(debugger, name)) for name in PROGRAMS]
    scenes += [(scene.__name__, lambda scene=scene: scene(debugger)) for scene in (words, choices, files_of_commands, long_run)]
    passed = failed = 0
    for name, scene in scenes:
        if not re.search(arguments.filter, name):
            continue
        try:
            scene()
            passed += 1
        except Exception as problem:  # every failure is shown, whatever it is
            failed += 1
            print(f"FAILED {name}\n    {type(problem).__name__}: " + str(problem).replace("\\n", "\n    "))
    print(f"{passed} passed, {failed} failed")
    return failed != 0 or passed == 0


if __name__ == "__main__":
    sys.exit(main())
