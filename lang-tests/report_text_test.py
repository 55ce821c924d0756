#!/usr/bin/env python3
"""What reports and messages say, and how they look on terminals of several widths; where the sources of a program may be.

usage: report_text_test.py [--vm PATH] [--filter TEXT]      (default build/vm); ends with a line "N passed, N failed"
"""
import fcntl
import json
import os
import pathlib
import pty
import re
import struct
import subprocess
import sys
import termios

import cli_test

TESTS = []


def test(function):
    TESTS.append(function)
    return function


def on_terminal(vm, *words, columns, environment=(), errors=False):
    """What vm writes to a terminal that is so wide; on standard output, or errors."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
    env = {**os.environ, "TERM": "xterm-256color", **dict(environment)}
    env.pop("NO_COLOR", None) if "NO_COLOR" not in dict(environment) else None
    child = subprocess.Popen([vm.path, *map(str, words)], stdin=slave, **{"stderr" if errors else "stdout": slave, "stdout" if errors else "stderr": subprocess.DEVNULL}, cwd=vm.directory, env=env, close_fds=True)
    os.close(slave)
    text = b""
    while True:
        try:
            piece = os.read(master, 65536)
        except OSError:  # the terminal is closed
            break
        if not piece:
            break
        text += piece
    child.wait(timeout=60)
    os.close(master)
    return text.decode(errors="replace").replace("\r\n", "\n")


def plain(text):
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


LOST_TASK = """import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class Mailbox {
    final ConcurrentLinkedQueue<Runnable> tasks = new ConcurrentLinkedQueue<>();
    final AtomicBoolean busy = new AtomicBoolean();
    final Executor pool;
    Mailbox(Executor pool) { this.pool = pool; }
    void send(Runnable task) {
        tasks.add(task);
        if (busy.compareAndSet(false, true)) pool.execute(this::run);
    }
    void run() {
        for (Runnable task; (task = tasks.poll()) != null;) task.run();
        BETWEEN
    }
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Mailbox mailbox = new Mailbox(pool);
        CountDownLatch done = new CountDownLatch(2);
        Thread other = new Thread(() -> mailbox.send(done::countDown));
        other.start();
        mailbox.send(done::countDown);
        other.join();
        boolean all = done.await(1, TimeUnit.SECONDS);
        pool.shutdown();
        if (!all) throw new AssertionError("lost");
    }
}
"""


# A test that waits with a time limit fails in two ways: for what it waits never comes, or it was slow. The first one is the mistake.
@test
def what_never_comes_and_what_is_slow(vm):
    slow = "this schedule needs main's wait(1000)"
    lost = vm("--systematic", "--workers=1", "--no-out", vm.file("Mailbox.java", LOST_TASK.replace("BETWEEN", "busy.set(false);")), status=1).stdout
    assert "java.lang.AssertionError: lost" in lost and slow not in lost, lost
    assert re.search(r"hint: what matters: .* comes in between two steps of pool-1-thread-\d", lost), lost
    right = "busy.set(false); if (!tasks.isEmpty() && busy.compareAndSet(false, true)) run();"
    late = vm("--systematic", "--workers=1", "--no-out", vm.file("Mailbox.java", LOST_TASK.replace("BETWEEN", right)), status=1).stdout
    assert "java.lang.AssertionError: lost" in late and slow in late, late


CLOSED = """import java.util.concurrent.*;
public class Closed {
    static volatile boolean closed;
    public static void main(String[] args) throws Exception {
        CompletableFuture<String> f = new CompletableFuture<>();
        Thread worker = new Thread(() -> { if (closed) return; f.complete("x"); }, "worker");
        Thread closer = new Thread(() -> { closed = true; }, "closer");
        worker.start();
        closer.start();
        f.get(2, TimeUnit.SECONDS);
    }
}
"""
POLLED = """import java.util.concurrent.atomic.*;
public class Polled {
    static final AtomicInteger count = new AtomicInteger();
    static boolean await(int n, long millis) throws InterruptedException {
        long end = System.currentTimeMillis() + millis;
        while (System.currentTimeMillis() < end) {
            if (count.get() == n) return true;
            Thread.sleep(10);
        }
        return false;
    }
    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < 2; i++) new Thread(() -> { UPDATE }).start();
        if (!await(2, 2000)) throw new AssertionError("not done");
    }
}
"""


# The schedule that the search comes to first has a slow thread, and the one without is no rearrangement of it.
@test
def what_never_comes_for_a_reason_long_before(vm):
    text = vm("--systematic", "--workers=1", "--no-out", vm.file("Closed.java", CLOSED), status=1).stdout
    assert "needs main's" not in text and "writes closed = true" in text and "reads closed = true" in text, text
    lost = vm("--systematic", "--workers=1", "--no-out", vm.file("Polled.java", POLLED.replace("UPDATE", "count.set(count.get() + 1);")), status=1).stdout
    assert "Polled.count.value was 1" in lost and "that slow" not in lost and "needs main's" not in lost, lost
    assert re.search(r"reads the clock: an hour later :6\n +dies by", lost), lost
    late = vm("--systematic", "--workers=1", "--no-out", vm.file("Polled.java", POLLED.replace("UPDATE", "count.incrementAndGet();")), status=1).stdout
    assert "note: " in late and "AssertionError: not done" in late, late


PARSERS = """public class Parsers {
    static int x;
    public static void main(String[] args) throws InterruptedException {
        Thread[] ts = new Thread[2];
        for (int i = 0; i < 2; i++) ts[i] = new Thread(() -> { x++; }, "parser");
        Thread other = new Thread(() -> { }, "writer");
        for (Thread t : ts) t.start();
        other.start();
        for (Thread t : ts) t.join();
        other.join();
        System.out.println(Thread.currentThread().getName());
    }
}
"""


@test
def threads_with_one_name_carry_their_paths(vm):
    program = vm.file("Parsers.java", PARSERS)
    found = vm("--systematic", "--workers=1", "--json=r.json", program.name, status=1)
    for name in ("parser (0.0)", "parser (0.1)"):
        assert f"starts {name} :7" in found.stdout, found.stdout
    told = re.sub(r"(?m)^ +\d+ \| .*$", "", found.stdout)  # without the source
    assert not re.search(r"parser(?! \(0\.[01]\))", told), told
    assert "data race on Parsers.x: parser (0." in found.stdout and "writer (" not in found.stdout and "main (" not in found.stdout
    finding = json.loads(pathlib.Path(vm.directory, "r.json").read_text())["findings"][0]
    names = {(t["thread"], t["path"]) for t in finding["threads"]}
    assert names >= {("parser (0.0)", "0.0"), ("parser (0.1)", "0.1"), ("main", "0")}, names
    # A replay says the same, and so does the exception's own report of what Java calls the thread.
    replayed = vm("replay", "heddle-out/Parsers-1.schedule", status=1).stdout
    body = found.stdout[found.stdout.index("data race") : found.stdout.index("  see it again")]
    assert body in replayed, (body, replayed)
    thrown = vm.file("Thrown.java", """public class Thrown {
    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) new Thread(() -> { throw new IllegalStateException("no"); }, "same").start();
    }
}
""")
    assert vm(thrown.name).stderr.count('Exception in thread "same" java.lang.IllegalStateException: no') == 2
    # A plain run that gets stuck tells them apart, too.
    stuck = vm.file("Waits.java", """public class Waits {
    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) new Thread(() -> { synchronized (args) { try { args.wait(); } catch (InterruptedException e) { } } }, "same").start();
    }
}
""")
    text = vm(stuck.name, status=1).stderr
    assert '"same (0.0)" waits' in text and '"same (0.1)" waits' in text, text


@test
def rows_say_what_calls_return(vm):
    program = vm.file("Results.java", """import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class Results {
    static AtomicInteger a = new AtomicInteger();
    static ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    static BlockingQueue<String> queue = new LinkedBlockingQueue<>();
    static ReentrantLock lock = new ReentrantLock();
    static AtomicReference<int[]> none = new AtomicReference<>();
    static void fail() { throw new IllegalStateException(); }
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            System.out.println("cas " + a.compareAndSet(0, 5));
            System.out.println("cas " + a.compareAndSet(0, 6));
            System.out.println(map.put("k", 1) + "," + map.put("k", 2));
            queue.offer("first \\"item\\"");
            queue.poll();
            queue.poll();
            lock.lock();
            System.err.println(lock.tryLock() + " " + none.get());
            System.out.print("");
            try { queue.element(); } catch (NoSuchElementException e) { queue.size(); }
            fail();
        }, "t");
        t.start();
        t.join();
    }
}
""")
    text = vm("--systematic", "--workers=1", "--full", program.name, status=1).stdout
    rows = [line.strip() for line in text[text.index("the schedule that shows it") :].splitlines()]
    wanted = ["a.compareAndSet() -> true :14", 'prints "cas true" :14', "a.compareAndSet() -> false :15", 'prints "cas false" :15',
              "map.put() -> null :16", "map.put() -> 1 :16", 'prints "null,1" :16', "queue.offer() -> true :17", 'queue.poll() -> "first \\"item\\"" :18',
              "queue.poll() -> null :19", "lock.lock() :20", "lock.tryLock() -> true :21", 'prints "true null" :21', "queue.element() :23", "queue.size() -> 0 :23"]
    at = 0
    for row in wanted:
        found = [i for i in range(at, len(rows)) if rows[i] == row]
        assert found, (row, rows[at:])
        at = found[0]
    # What the program itself says of the chosen value is what the row says.
    program = vm.file("Chosen.java", """public class Chosen {
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> { int n = heddle.Verify.choose(3); System.out.println("n=" + n); assert n != 2; });
        t.start(); t.join();
    }
}
""")
    text = vm("--systematic", "--workers=1", program.name, status=1).stdout
    assert "chooses one of 3: 2 :3" in text and 'prints "n=2" :3' in text, text


LONG = """public class Long {
    static volatile int n;
    static final Object gate = new Object();
    public static void main(String[] args) throws InterruptedException {
        Thread early = new Thread(() -> { synchronized (gate) { try { gate.wait(); } catch (InterruptedException e) { } } }, "early");
        Thread counter = new Thread(() -> { for (int i = 0; i < 40; i++) n++; }, "counter");
        early.start();
        counter.start();
        counter.join();
        early.join();
    }
}
"""


@test
def long_schedules_keep_what_matters(vm):
    program = vm.file("Long.java", LONG)
    text = vm("--systematic", "--workers=1", "--no-out", program.name, status=1).stdout
    table = text[text.index("the schedule that") : text.index("\n\nexplored")]
    assert "more operations (all of them: --full) ..." in table, text
    assert "waits on gate :5" in table, table  # the last step of the one who is stuck
    full = vm("--systematic", "--workers=1", "--no-out", "--full", program.name, status=1).stdout
    assert "more operations" not in full and len(re.findall(r"writes n = \d+ :6", full)) == 40, full
    shown = [l for l in table.splitlines() if "..." not in l]
    assert all(l in full for l in shown), [l for l in shown if l not in full]
    skipped = sum(int(m) for m in re.findall(r"\.\.\. (\d+) more operations", table))
    assert skipped + len(table.splitlines()) - table.count("more operations") == len(full[full.index("the schedule that") : full.index("\n\nexplored")].splitlines())
    # What lies around a switch is shown, wherever it is.
    switched = vm.file("Switched.java", """public class Switched {
    static volatile int a, n;
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> { int b = a; a = b + 1; }, "t");
        Thread u = new Thread(() -> { a = 5; for (int i = 0; i < 30; i++) n++; }, "u");
        t.start(); u.start(); t.join(); u.join();
        assert a != 1;
    }
}
""")
    text = vm("--systematic", "--workers=1", "--no-out", switched.name, status=1).stdout
    assert re.search(r"<- switch", text), text
    lines = text.splitlines()
    at = next(i for i, l in enumerate(lines) if "<- switch" in l)
    assert "more operations" not in lines[at - 1] and "more operations" not in lines[at], text


@test
def columns_stand_in_the_order_of_creation(vm):
    text = vm("--systematic", "--workers=1", "--no-out", vm.file("Long.java", LONG).name, status=1).stdout
    assert re.search(r"(?m)^  main +early +counter$", text), text
    # Who is stuck without a row of his own has a column all the same.
    stuck = vm.file("Stuck.java", """public class Stuck {
    public static void main(String[] args) throws InterruptedException {
        Object a = new Object();
        Thread t = new Thread(() -> { synchronized (a) { } }, "t");
        synchronized (a) { t.start(); t.join(); }
    }
}
""")
    text = vm("--systematic", "--workers=1", "--no-out", stuck.name, status=1).stdout
    assert re.search(r"(?m)^  main +t$", text), text


@test
def a_part_of_the_schedules_none_of_which_ends(vm):
    polls = vm.file("Polls.java", """public class Polls {
    static volatile boolean stop;
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> { while (!stop) Thread.onSpinWait(); });
        t.start();
        t.join();
    }
}
""").name
    for options in (["--explore=preemption"], ["--explore=random", "--runs=20"]):
        text = vm("--systematic", "--no-out", *options, polls, status=3).stdout
        assert text.startswith("NOTHING FOUND in Polls.java, but no schedule was seen to end: not a proof\n"), text
        assert ("; no livelocks, NOT checked;" in text) == (options == ["--explore=preemption"]), text
    # Its runs are shorter than --max-depth.
    assert "20 cut off (at 8,192 steps at most)" in text and "--max-depth" not in text, text
    text = vm("--systematic", "--no-out", "--explore=random", "--runs=20", "--max-depth=900", polls, status=3).stdout
    assert "20 paths were cut off after 900 steps of the search; for more: vm --systematic --explore=random --runs=20 --max-depth=9000 Polls.java" in text, text


@test
def an_endless_loop_has_its_line(vm):
    loop = vm.file("Loop.java", """public class Loop {
    static int last(int n) {
        while (n != 0)
            n = n % 4 + 1;
        return n;
    }
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> System.out.println(last(args.length + 1)), "t");
        t.start();
        t.join();
    }
}
""")
    text = vm("--systematic", "--workers=1", "--no-out", loop.name, status=1).stdout
    assert text.startswith("FAILED: 1 finding in Loop.java") and re.search(r"(?m)^  t goes round   \(Loop.java:[34] in Loop.last\)\n +[34] \| .*n.*\n +called from Loop.java:8 in a lambda in Loop.main$", text), text


@test
def hints_say_what_is_so(vm):
    def report(name, body):
        return vm("--systematic", "--workers=1", "--no-out", vm.file(f"{name}.java", f"public class {name} {{\n{body}\n}}\n").name, status=1).stdout

    main = "public static void main(String[] args) throws Exception {{ {} }}"
    both = main.format("Thread t = new Thread(() -> x++); t.start(); x++; t.join();")
    assert "its update is lost" in report("Both", "static int x;\n" + both)
    reads = main.format("Thread t = new Thread(() -> x++); t.start(); System.out.println(x); t.join();")
    assert "is lost" not in report("Reads", "static int x;\n" + reads)
    # A barrier whose own notify comes before its wait.
    barber = report("Barber", """static int waiting;
static synchronized void meet() throws InterruptedException { waiting++; Barber.class.notifyAll(); while (waiting < 3) Barber.class.wait(); }
""" + main.format('Thread t = new Thread(() -> { try { meet(); } catch (InterruptedException e) { } }, "t"); t.start(); meet();'))
    assert "lost notify" not in barber and "not remembered" not in barber, barber
    assert "and nobody " in barber, barber
    # One that has been told of before it looks again is not lost; one between the look and the wait is.
    looks = """static boolean ready; static volatile boolean seen;
static synchronized void set() { %s Looks.class.notifyAll(); }
static void await() throws InterruptedException { %s synchronized (Looks.class) { %s Looks.class.wait(); } }
""" + main.format('Thread t = new Thread(() -> set(), "t"); t.start(); await(); t.join();')
    lost = report("Looks", looks % ("seen = true;", "if (!seen)", ""))
    assert "lost notify: t notifies" in lost, lost
    missing = report("Looks", looks % ("", "", "while (!ready)"))
    assert "lost notify" not in missing and re.search("nobody (notifies it|sends another notify)", missing), missing
    # The library's own notifies are no business of its users.
    text = report("Sem", "static java.util.concurrent.Semaphore s = new java.util.concurrent.Semaphore(0);\n" +
                  main.format("Thread t = new Thread(() -> s.release()); t.start(); s.acquire(); s.acquire(); t.join();"))
    assert "not remembered" not in text and "nobody will release a permit" in text, text
    checked = report("Checked", """static Checked it; int v = 1;
static int get() { if (it == null) { synchronized (Checked.class) { if (it == null) it = new Checked(); } } return it.v; }
""" + main.format("Thread t = new Thread(() -> get()); t.start(); get(); t.join();"))
    assert "double-checked locking" not in checked or "make the field volatile" in checked, checked


@test
def a_program_that_is_too_large_says_where(vm):
    program = str(pathlib.Path(__file__).resolve().parent.parent / "bench" / "concurrent" / "Everyday.java")
    words = ["--systematic", "--explore=exhaustive", "--workers=1", "--no-out", "--no-task-threads", "--max-schedules=20000", program]
    pool = vm(*words, "cached", "8", status=3).stdout
    assert re.search(r"(?m)^most orders are tried in front of: threads of ThreadPoolExecutor \(\d+ %\)", pool), pool
    own = vm(*words, "queue", "4", "4", "6", status=3).stdout
    # Where things are taken, and where they are put.
    text = pathlib.Path(program).read_text().split("\n")
    where = [str(1 + next(i for i, line in enumerate(text) if what in line)) for what in ("queue.take()", "queue.put(")]
    lines = re.search(r"(?m)^most orders are tried in front of: (.*)$", own)
    assert lines and re.findall(r"Everyday.java:(\d+) \(\d+ %\)", lines[1]) == where, own
    # Nothing of it where all is explored.
    assert "most orders" not in vm(*words[:-2], program, "joined", "3", status=0).stdout


@test
def reports_have_no_words_of_the_search(vm):
    program = vm.file("Long.java", LONG.replace("gate.wait()", "gate.hashCode()").replace("catch (InterruptedException e)", "finally"))
    text = vm("--systematic", "--workers=1", "--no-out", program.name, status=0).stdout
    assert "PASSED" in text and not re.search(r"block|digest|128-bit", text), text
    assert re.search(r", \d+ blocks? in", vm("--systematic", "--workers=1", "--no-out", "--stats", program.name, status=0).stdout)
    one = vm.file("One.java", "public class One { public static void main(String[] a) { } }\n")
    assert "explored all schedules: 0 states, 1 path in" in vm("--systematic", "--no-out", one.name, status=0).stdout
    done = vm(vm.file("Stands.java", "public class Stands { public static void main(String[] a) throws Exception { synchronized (a) { a.wait(); } } }\n").name, status=1)
    assert "vm --systematic Stands.java" in done.stderr, done.stderr


@test
def terminals_have_colours_and_a_width(vm):
    program = vm.file("Parsers.java", PARSERS.replace("x++;", "x++; String text = \"a long line of source that is wider than any terminal of eighty columns\" + x;"))
    for columns in (80, 120, 200):
        text = on_terminal(vm, "--systematic", "--workers=1", "--no-out", program.name, columns=columns)
        assert "\x1b[31mFAILED" in text, text[:200]
        assert all(len(line) <= columns for line in plain(text).splitlines()), (columns, [l for l in plain(text).splitlines() if len(l) > columns])
        assert "parser (0.1)" in plain(text)
        # No word is lost by the wrapping.
        pipe = vm("--systematic", "--workers=1", "--no-out", program.name, status=1).stdout
        words = lambda t: re.sub(r"\d+\.\d\d s", "TIME s", t[t.rindex("explored all") :]).split()
        assert words(plain(text)) == words(pipe), (words(plain(text)), words(pipe))
        assert "\x1b" not in on_terminal(vm, "--systematic", "--no-out", program.name, columns=columns, environment=[("NO_COLOR", "1")])
        assert "\x1b" not in on_terminal(vm, "--systematic", "--no-out", "--color=never", program.name, columns=columns)
    assert "\x1b" not in vm("--systematic", "--no-out", program.name, status=1).stdout
    assert "\x1b[31mFAILED" in vm("--systematic", "--no-out", "--color=always", program.name, status=1).stdout
    wide = plain(on_terminal(vm, "--systematic", "--workers=1", "--no-out", vm.file("Many.java", MANY).name, columns=200))
    assert re.search(r"(?m)^  main +a0 +a1 +a2 +a3 +a4$", wide), wide
    narrow = plain(on_terminal(vm, "--systematic", "--workers=1", "--no-out", "Many.java", columns=80))
    assert not re.search(r"(?m)^  main +a0 +a1 +a2", narrow) and re.search(r"(?m)^  a3 +", narrow), narrow


MANY = """public class Many {
    static volatile int n;
    public static void main(String[] args) throws InterruptedException {
        Thread[] ts = new Thread[5];
        for (int i = 0; i < 5; i++) ts[i] = new Thread(() -> { n = n + 1; }, "a" + i);
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        assert n == 5;
    }
}
"""


@test
def a_long_line_is_shown_around_what_it_is_about(vm):
    filler = "/* " + "é" * 60 + " */ "
    program = vm.file("Wide.java", "public class Wide {\n static int x;\n public static void main(String[] a) throws Exception {\n"
                      f"  Thread t = new Thread(() -> {{ {filler * 3} x = 7; }}); t.start(); x = 8; t.join();\n }}\n}}\n")
    text = vm("--systematic", "--workers=1", "--no-out", program.name, status=1).stdout
    lines = re.findall(r"(?m)^ +4 \| (.*)$", text)
    assert len(lines) == 2 and all(l.startswith("...") for l in lines), text
    assert "x = 7" in lines[0] + lines[1] and "x = 8" in lines[0] + lines[1], lines


def project(vm):
    root = pathlib.Path(vm.directory)
    files = {
        "app/src/main/java/bank/Main.java": """package bank;
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Account a = new Account();
        Thread t = new Thread(() -> a.add(1)), u = new Thread(() -> a.add(2));
        t.start(); u.start(); t.join(); u.join();
        System.out.println(a.total + " " + String.join(",", args));
    }
}
""",
        "app/src/main/java/bank/Account.java": "package bank;\n\npublic class Account {\n    int total;\n    void add(int n) { total += n; }\n}\n",
        "app/src/test/java/bank/AccountTest.java": """package bank;
import org.junit.jupiter.api.Test;
import static org.junit.jupiter.api.Assertions.*;
class AccountTest {
    @Test void adds() { Account a = new Account(); a.add(3); assertEquals(3, a.total); }
}
""",
    }
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    return root


@test
def places_are_paths_from_where_the_user_stands(vm):
    root = project(vm)
    text = vm("--systematic", "--workers=1", "app/src/main/java/bank/Main.java", status=1).stdout
    assert "(app/src/main/java/bank/Account.java:5 in bank.Account.add)" in text, text
    assert "total += n" in text and re.search(r"starts Thread-0 Main\.java:6", text) and re.search(r"Account\.java:5", text), text
    for place in re.findall(r"[\w/]+\.java:\d+", text):
        path, line = place.split(":")
        assert "/" not in path or (root / path).exists(), place
    inside = vm("--systematic", "--workers=1", "bank/Main.java", status=1, cwd=root / "app/src/main/java").stdout
    assert "(bank/Account.java:5 in" in inside and "app/src" not in inside, inside
    # A schedule finds its program from elsewhere, too.
    vm("replay", root / "heddle-out/Main-1.schedule", "app/src/main/java/bank/Main.java", status=1)


@test
def a_folder_is_a_program(vm):
    root = project(vm)
    assert vm("app", "x", "y", status=0).stdout == "3 x,y\n"
    assert "FAILED: 1 finding in Main.java" in vm("--systematic", "--workers=1", "--no-out", "app", status=1).stdout
    assert "test result: ok. 1 passed" in vm("test", "app", status=0).stdout
    (root / "app/src/main/java/bank/Other.java").write_text("package bank;\nclass Other { public static void main(String[] a) { } }\n")
    done = vm("app", status=2)
    assert "2 files below this folder have a main method" in done.stderr and "app/src/main/java/bank/Other.java" in done.stderr, done.stderr
    # However the main method is written.
    for i, header in enumerate(("public static synchronized void main(String[] a)", "static public final strictfp void main(final java.lang.String... a)", "public static void main(@Deprecated java . lang . String a[])")):
        (root / f"m{i}").mkdir()
        (root / f"m{i}/Main.java").write_text(f"public class Main {{ {header} {{ System.out.println({i}); }} }}\n")
        assert vm(f"m{i}", status=0).stdout == f"{i}\n"
    (root / "empty").mkdir()
    assert "no Java file below this folder has a main method" in vm("empty", status=2).stderr


@test
def several_files_and_source_paths(vm):
    root = project(vm)
    (root / "A.java").write_text("public class A { public static void main(String[] x) { System.out.println(new Helper().hi() + x.length); } }\n")
    (root / "elsewhere").mkdir()
    (root / "elsewhere/stuff.java").write_text('class Helper { String hi() { return "hi"; } }\nclass B { public static void main(String[] a) { System.out.println("B"); } }\n')
    assert "class Helper" in vm("A.java", status=6).stderr
    assert vm("A.java", "elsewhere/stuff.java", "x", "y", status=0).stdout == "hi2\n"
    assert vm("A.java:elsewhere/stuff.java", status=0).stdout == "hi0\n"
    # The first file's main runs, and if it has none that of the first that has one.
    (root / "none.java").write_text("class None { }\n")
    assert vm("none.java", "A.java", "elsewhere/stuff.java", status=0).stdout == "hi0\n"
    assert vm("elsewhere/stuff.java", "A.java", status=0).stdout == "B\n"
    # Of several classes with a main method in one file the one that is called like it.
    (root / "Named.java").write_text('class First { public static void main(String[] a) { System.out.println("first"); } }\n'
                                     'class Named { public static void main(String[] a) { System.out.println("named"); } }\n')
    assert vm("Named.java", status=0).stdout == "named\n"
    # A file that is an argument.
    assert vm("A.java:elsewhere/stuff.java", "--", "none.java", status=0).stdout == "hi2\n"
    (root / "Uses.java").write_text("public class Uses { public static void main(String[] a) { System.out.println(new bank.Account() != null); } }\n")
    assert "package bank does not exist" in vm("Uses.java", status=6).stderr
    for words in (["--source-path", "app/src/main/java"], ["--source-path=elsewhere:app/src/main/java"]):
        assert vm(*words, "Uses.java", status=0).stdout == "true\n"
        assert "PASSED" in vm("--systematic", "--no-out", *words, "Uses.java", status=0).stdout
    assert "is no folder" in vm("--source-path=nowhere", "Uses.java", status=2).stderr
    # Where the places of a race are in two files the headline names both.
    (root / "Box.java").write_text("class Box { static int n;\n  static void add() { n++; }\n}\n")
    (root / "Adds.java").write_text("public class Adds { public static void main(String[] a) throws Exception {\n"
                                    "  Thread t = new Thread(Box::add); t.start();\n  Box.n++;\n  t.join(); } }\n")
    assert "main reads it (Adds.java:3) while Thread-0 writes it (Box.java:2)," in vm("--systematic", "--no-out", "Adds.java", "Box.java", status=1).stdout
    # Findings of such programs are found again by their schedules.
    (root / "Racy.java").write_text("public class Racy { public static void main(String[] a) throws Exception { bank.Main.main(a); } }\n")
    found = vm("--systematic", "--workers=1", "--source-path=app/src/main/java", "Racy.java", status=1).stdout
    assert "see it again: vm replay heddle-out/Racy-1.schedule" in found, found
    assert "the same finding" in vm("replay", "heddle-out/Racy-1.schedule", status=1).stdout
    # A syntax error in a file that was found on the way comes alone: what else is wrong may follow from it.
    (root / "Half.java").write_text("class Half { int n; void add() { n++ } int get() { return n; } }\n")
    (root / "Whole.java").write_text("public class Whole { public static void main(String[] a) { System.out.println(new Half().got()); } }\n")
    wrong = vm("Whole.java", status=6).stderr
    assert wrong.startswith("Half.java:1:37: error: ';' expected\n") and wrong.endswith("\n1 error\n"), wrong
    assert "--source-path" in vm("help", "run", status=0).stdout and "--source-path" in vm("help", "test", status=0).stdout


@test
def errors_of_the_compiler_on_a_terminal(vm):
    long = vm.file("Long.java", 'public class Long { static java.util.Map<String, java.util.List<Integer>> theVeryLongNameOfAMap = new java.util.HashMap<>(); public static void main(String[] args) '
                   '{ int theVeryLongNameOfAVariable = 3; String otherVariable = theVeryLongNameOfAVariable; System.out.println(theVeryLongNameOfAMap + otherVariable); int otherVariable = 4; } }\n')
    wide = vm(long.name, status=6).stderr  # over a pipe
    assert "\x1b" not in wide and max(map(len, wide.splitlines())) > 120, wide
    for columns in (60, 80, 100):
        text = on_terminal(vm, long.name, columns=columns, errors=True)
        lines = plain(text).splitlines()
        assert max(map(len, lines)) <= columns, (columns, plain(text))
        assert "\x1b[31merror: " in text and re.search(r"\x1b\[31m\^~+\x1b\[0m", text) and "\x1b[36mnote: " in text, repr(text)
        for at, line in enumerate(lines):  # the caret stands below what it is about
            if (caret := re.fullmatch(r"( +)(\^~*)", line)) and (below := lines[at - 1][len(caret[1]):]):
                assert below.startswith(("theVeryLongNameOfAVariable"[:len(caret[2])], "otherVariable")), (below, plain(text))
        assert sum(line.endswith("...") for line in lines) >= 2, plain(text)
    assert "\x1b" not in on_terminal(vm, long.name, columns=80, errors=True, environment={"NO_COLOR": "1"}.items())
    assert "\x1b" not in on_terminal(vm, "--color=never", long.name, columns=80, errors=True)
    for words in ([], ["--systematic"], ["test"]):
        always = vm(*words, "--color=always", long.name, status=6).stderr
        assert "\x1b[31merror: " in always and "changes nothing" not in always and plain(always) == wide, (words, always)
    short = vm.file("Short.java", 'public class Short { void f() { int i = "a"; s.foo(); } }\n')
    assert plain(on_terminal(vm, short.name, columns=200, errors=True)) == vm(short.name, status=6).stderr


@test
def progress_has_no_words_of_ours(vm):
    # (Each second a line, of which the last one is wiped away.)
    text = plain(on_terminal(vm, "--systematic", "--workers=1", "--max-time=3s", "--no-out", pathlib.Path(__file__).resolve().parent / "paper/Shared3x3.java", columns=100, errors=True))
    for line in re.findall(r"\d+ s: [^\r]*", text):
        assert re.match(r"\d+ s: about [\d.]+ % of the tree, \d+ paths?, \d+ findings? $", line) and " 1 paths" not in line and " 1 findings" not in line, repr(line)


@test
def misspelt_names_are_told_from_gaps(vm):
    def errors(line):
        program = vm.file("Names.java", f'import java.util.*;\npublic class Names {{\n    static int twice(int n) {{ return 2 * n; }}\n'
                          f'    public static void main(String[] args) throws Exception {{\n        String s = "abc"; List<String> list = new ArrayList<>();\n        {line}\n    }}\n}}\n')
        return vm(program.name, status=6).stderr

    for line, guess in (("s.lenght();", "length()"), ("list.ad(s);", "add()"), ("System.out.printn(s);", "print()"), ("Math.squrt(2);", "sqrt()"),
                        ("int i = Integer.MAX_VALU;", "MAX_VALUE"), ("Collection<String> c = list; c.sise();", "size()"), ("Strin t;", "String"), ("lisst.size();", "list"),
                        ("java.util.Lisst<String> l;", "List"), ("java.util.concurrent.atomic.AtomicIntger n;", "AtomicInteger")):
        text = errors(line)
        assert "cannot find symbol" in text and f"help: did you mean '{guess}'?" in text and "not in this library" not in text, (line, text)
    for line, name in (("ProcessHandle.current();", "java.lang.ProcessHandle"), ("Class<?> c = s.getClass(); c.getNestMembers();", "java.lang.Class.getNestMembers")):
        text = errors(line)
        assert f"{name} is not in this library yet" in text and "did you mean" not in text, (line, text)
    assert "not in this library yet" not in errors("s.isBlnk();"), errors("s.isBlnk();")
    assert "package Sytem does not exist" in errors("Sytem.out.println(s);") and "did you mean 'System'?" in errors("Sytem.out.println(s);")
    # What only the library itself can use is no guess.
    for line in ("s.stripp();", "Runnable r = s::stripp;", "new Thread().stat0();", "int i = list.modCont;"):
        text = errors(line)
        assert not re.search(r"did you mean '(strip0|state0|start0|modCount)", text), (line, text)
    # Also classes that come by an import of a whole package, or without one.
    for line, name in (("ServiceLoader<?> h = null;", "java.util.ServiceLoader"), ("Object o = new ServiceLoader();", "java.util.ServiceLoader"), ("ServiceLoader.load(null);", "java.util.ServiceLoader"),
                       ("ModuleLayer.boot();", "java.lang.ModuleLayer"), ("ModuleLayer l;", "java.lang.ModuleLayer")):
        text = errors(line)
        assert f"{name} is not in this library yet" in text and "cannot find symbol" not in text and text.count("error:") == 1, (line, text)
    for line in ("serviceLoader.load(s);", "ServceLoader.load(s);", "Executor e;"):
        assert "not in this library yet" not in errors(line) and "cannot find symbol" in errors(line), errors(line)
    # The place where the other end of a mistake is.
    text = errors('twice("x");')
    assert re.search(r"Names\.java:3:16: note: the method is declared here\n +static int twice", text), text
    assert re.search(r"Names\.java:5:16: note: it is defined here", errors("int s = 1;")), errors("int s = 1;")


@test
def arrays_are_called_by_the_variable_that_holds_them(vm):
    program = vm.file("Cells.java", """public class Cells {
    static final int[] cells = new int[4];
    final long[][] grid = new long[2][2];
    void work(int i) { synchronized (cells) { cells[1] = i; } }
    void more(int i) { grid[1][0] = i; }
    public static void main(String[] args) throws Exception {
        Cells c = new Cells();
        Thread a = new Thread(() -> c.work(1)), b = new Thread(() -> { c.work(2); c.more(1); });
        a.start(); b.start();
        int seen = cells[1];
        c.more(2);
        a.join(); b.join();
    }
}
""")
    text = vm("--systematic", "--workers=1", "--no-out", "--full", program.name, status=1).stdout
    assert "data race on element 1 of Cells.cells: " in text and re.search(r"(?m)^ +enters cells :4( |$)", text), text
    assert re.search(r"data race on element 0 of Cells#\d+\.grid\[1\]: ", text) and "[]#" not in text, text


@test
def what_the_library_does_to_begin_a_test_is_no_row(vm):
    program = vm.file("SeveralTest.java", """import org.junit.jupiter.api.*;
import static org.junit.jupiter.api.Assertions.*;
class SeveralTest {
    @Test void several() {
        assertAll(() -> assertEquals(1, 2), () -> fail("x"));
    }
}
""")
    text = vm("test", "--no-out", program.name, status=1).stdout
    # An exception's message of several lines is told whole, but in a row.
    assert "MultipleFailuresError: Multiple Failures (2 failures)\n\torg.opentest4j.AssertionFailedError: expected: <1> but was: <2>\n" in text, text
    assert re.search(r"(?m)^  main\n  Assertions.assertAll\(\) :5\n  dies by org.opentest4j.MultipleFailuresError: Multiple Failures \(2 failures\) \.\.\.$", text), text
    assert "Driver" not in text and "last written" not in text, text


def main():
    cli_test.TESTS[:] = TESTS
    return cli_test.main(__doc__)


if __name__ == "__main__":
    sys.exit(main())
