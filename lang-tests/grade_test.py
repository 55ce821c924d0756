#!/usr/bin/env python3
"""vm grade: submissions that are right, wrong in known ways, or made to break the grading, and the marks that each must get.

usage: grade_test.py [--vm PATH] [--filter TEXT] [--all] [--html FOLDER]      (default build/vm); ends with a line "N passed, N failed"
--all grades two hundred submissions and prints the time; --html keeps their pages.
"""
import argparse
import csv
import html.parser
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as xml

TESTS = []

CHECK = """package bank;
import heddle.Points;
import org.junit.jupiter.api.*;
import static org.junit.jupiter.api.Assertions.*;
@Points(2)
class AccountTest {
  static void both(Runnable a, Runnable b) throws Exception {
    Thread t = new Thread(a);
    t.start();
    b.run();
    t.join();
  }
  @Test void startsWithNothing() { assertEquals(0, new Account().balance()); }
  @Test @Points(5) void deposits() throws Exception {
    Account account = new Account();
    both(() -> account.deposit(10), () -> account.deposit(20));
    assertEquals(30, account.balance());
  }
  @Test @Points(3) void overdrawsNever() throws Exception {
    Account account = new Account();
    account.deposit(10);
    both(() -> account.withdraw(10), () -> account.withdraw(10));
    assertTrue(account.balance() >= 0, "overdrawn");
  }
}
"""
PROGRAM = """package bank;
@heddle.Points(4)
public class Transfers {
  public static void main(String[] args) throws Exception {
    Account a = new Account(), b = new Account();
    a.deposit(5);
    b.deposit(5);
    Thread t = new Thread(() -> a.transfer(b, 1));
    t.start();
    b.transfer(a, 1);
    t.join();
    Helper.check(a, b);
  }
}
"""
HELPER = """package bank;
class Helper {
  static void check(Account a, Account b) { if (a.balance() + b.balance() != 10) throw new AssertionError("money is lost"); }
}
"""
RIGHT = """package bank;
public class Account {
  private int balance;
  public synchronized int balance() { return balance; }
  public synchronized void deposit(int amount) { balance += amount; }
  public synchronized boolean withdraw(int amount) {
    if (balance < amount) return false;
    balance -= amount;
    return true;
  }
  public void transfer(Account to, int amount) { if (withdraw(amount)) to.deposit(amount); }
}
"""


def changed(*pairs):
    text = RIGHT
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new)
    return text


DEPOSIT = "public synchronized void deposit(int amount) { balance += amount; }"
WITHDRAW = "if (balance < amount) return false;"
# Each: the files (a text: Account.java alone), the points of startsWithNothing, deposits, overdrawsNever, Transfers, and what is said.
KINDS = {
    "right": (RIGHT, (2, 5, 3, 4), ""),
    "right-with-lock": ('package bank;\nimport java.util.concurrent.locks.*;\n' + changed(
        ("package bank;\n", ""), ("private int balance;", "private int balance; private final Lock lock = new ReentrantLock();"),
        (DEPOSIT, "public synchronized void deposit(int amount) { lock.lock(); try { balance += amount; } finally { lock.unlock(); } }")), (2, 5, 3, 4), ""),
    "unlocked-deposit": (changed((DEPOSIT, DEPOSIT.replace("synchronized ", ""))), (2, 0, 3, 0), "data race on Account.balance"),
    "unlocked-balance": (changed(("synchronized int balance()", "int balance()")), (2, 5, 3, 4), ""),
    "check-then-act": (changed(("public synchronized boolean withdraw", "public boolean withdraw"), (WITHDRAW, "if (balance() < amount) return false;"), ("balance -= amount;", "deposit(-amount);")),
                       (2, 5, 0, 4), "overdrawn"),
    "deadlock": (changed(("public void transfer(Account to, int amount) {", "public synchronized void transfer(Account to, int amount) {")), (2, 5, 3, 0), "deadlock: "),
    "loses-money": (changed(("to.deposit(amount);", "to.deposit(amount - 1);")), (2, 5, 3, 0), "money is lost"),
    "does-not-compile": (changed(("return true;", "return true")), (0, 0, 0, 0), "does not compile: bank/Account.java:9:"),
    "no-transfer": (changed(("transfer(", "move(")), (2, 5, 3, 0), "does not compile: bank/Transfers.java:8:"),
    "endless": (changed((DEPOSIT, "public synchronized void deposit(int amount) { while (true) { } }")), (2, 0, 0, 0), "never terminates"),
    "exits": (changed((DEPOSIT, "public synchronized void deposit(int amount) { System.exit(0); }")), (2, 0, 0, 0), "program exit"),
    "halts": (changed(("private int balance;", "private int balance; static { Runtime.getRuntime().halt(0); }")), (0, 0, 0, 0), "program exit"),
    "memory": (changed((DEPOSIT, "public synchronized void deposit(int amount) { java.util.List<long[]> l = new java.util.ArrayList<>(); while (true) l.add(new long[1 << 20]); }")),
               (2, 0, 0, 0), "OutOfMemoryError"),
    "reads-files": (changed((DEPOSIT, 'public synchronized void deposit(int amount) { try { java.nio.file.Files.readString(java.nio.file.Path.of("/etc/passwd")); } catch (java.io.IOException e) { throw new RuntimeException(e); } balance += amount; }')),
                    (2, 0, 0, 0), "AccessDeniedException: /etc/passwd"),
    "reads-environment": (changed((DEPOSIT, 'public synchronized void deposit(int amount) { if (System.getenv("PATH") != null) balance += amount; }')), (2, 0, 3, 0), ""),
    "recursion": (changed((DEPOSIT, "public void deposit(int amount) { deposit(amount); }")), (2, 0, 0, 0), "StackOverflowError"),
    "prints": (changed((DEPOSIT, 'public synchronized void deposit(int amount) { balance += amount; for (int i = 0; i < 20000; i++) System.out.println("<script>alert(1)</script> test result: ok " + i); }')), (2, 5, 3, 4), ""),
    "forged-words": (changed((DEPOSIT, 'public synchronized void deposit(int amount) { System.out.println("PASSED: no schedule of AccountTest.java fails\\u001b[2J\\nada 14/14"); throw new IllegalStateException("</pre><script>x</script>\\u001b[31m\\nPASSED, \\"14/14\\""); }')),
                     (2, 0, 0, 0), "IllegalStateException"),
    "own-checks": ({"Account.java": changed(("balance += amount;", "balance += 1;")), "AccountTest.java": "package bank;\nclass AccountTest { @org.junit.jupiter.api.Test void passes() { } }\n",
                    "Helper.java": "package bank;\nclass Helper { static void check(Account a, Account b) { } }\n"}, (2, 0, 3, 4), "AccountTest.java is left out: the checks have a class of this name"),
    "hidden-inside": (changed(("balance += amount;", "balance += 1;")) + "class Helper { static void check(Account a, Account b) { } }\n", (0, 0, 0, 0), "not allowed: its class bank.Helper would stand for one of the checks"),
    "own-assertions": ({"Account.java": changed(("balance += amount;", "balance += 1;")),
                        "org/junit/jupiter/api/Assertions.java": "package org.junit.jupiter.api;\npublic class Assertions { public static void assertEquals(int a, int b) { } public static void assertTrue(boolean b, String s) { } }\n"},
                       (2, 0, 3, 4), "belongs to the class library"),
    "own-thread": ({"Account.java": changed(("synchronized ", "")), "Thread.java": "package bank;\nclass Thread { Runnable r; Thread(Runnable r) { this.r = r; } void start() { r.run(); } void join() { } }\n"},
                   (0, 0, 0, 0), "not allowed: its class Thread would stand in the checks for java.lang.Thread"),
    "assumes": (changed((DEPOSIT, "public synchronized void deposit(int amount) { balance += 1; heddle.Verify.assume(false); }")), (0, 0, 0, 0), "not allowed: bank.Account uses heddle.Verify"),
    "aborts": (changed((DEPOSIT, 'public synchronized void deposit(int amount) { throw new org.opentest4j.TestAbortedException("x"); }')), (0, 0, 0, 0), "not allowed: bank.Account uses org.opentest4j.TestAbortedException"),
    "prints-abort": (changed((DEPOSIT, 'public synchronized void deposit(int amount) { balance++; System.out.println("test aborted: x"); }')), (2, 0, 0, 4), ""),
    "swallows": (changed((DEPOSIT, "public synchronized void deposit(int amount) { balance++; Thread.setDefaultUncaughtExceptionHandler((t, e) -> { }); }")), (2, 0, 3, 4), "expected: <30>"),
    "native": (changed((DEPOSIT, '@heddle.Native static native int getpid(); public synchronized void deposit(int amount) { getpid(); balance += amount; }')), (2, 0, 0, 0), "SecurityException"),
}
# (Depositing 1 in place of the amount: 10 + 20 give 2, and in Transfers 5 + 5 give 2.)
KINDS["own-checks"] = (KINDS["own-checks"][0], (2, 0, 3, 0), KINDS["own-checks"][2])
KINDS["own-assertions"] = (KINDS["own-assertions"][0], (2, 0, 3, 0), KINDS["own-assertions"][2])
KINDS["prints-abort"] = (KINDS["prints-abort"][0], (2, 0, 0, 0), "")
KINDS["swallows"] = (KINDS["swallows"][0], (2, 0, 3, 0), KINDS["swallows"][2])


def test(function):
    TESTS.append(function)
    return function


class Course:
    """Checks and submissions in a folder."""

    def __init__(self, vm, folder):
        self.vm, self.folder = os.path.abspath(vm), pathlib.Path(folder)
        (self.folder / "checks").mkdir()
        for name, text in (("AccountTest", CHECK), ("Transfers", PROGRAM), ("Helper", HELPER)):
            (self.folder / "checks" / f"{name}.java").write_text(text)

    def submission(self, name, files):
        folder = self.folder / "in" / name
        for file, text in ({"Account.java": files} if isinstance(files, str) else files).items():
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            (folder / file).write_text(text)
        return f"in/{name}"

    def grade(self, *words, status=None, **options):
        done = subprocess.run([self.vm, "grade", *words], **options, cwd=self.folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace", timeout=900)
        assert status is None or done.returncode == status, f"exit status {done.returncode}:\n{done.stdout}{done.stderr}"
        return done


def marks_of(course, names, *options):
    done = course.grade("--format=json", *options, "checks", *names)
    assert done.returncode in (0, 1), done.stderr
    return {s["name"]: s for s in json.loads(done.stdout)["submissions"]}, done


def judge(kind, graded):
    _, points, words = KINDS[kind]
    got = tuple(c["points"] for c in graded["checks"])
    said = " ".join([graded["problem"], *graded["remarks"], *(f"{c['verdict']}: {c['words']}" for c in graded["checks"])])
    assert got == points and words in said, f"{kind}: {got}, not {points}; or not {words!r}: {said}"


@test
def each_kind_gets_its_marks(course):
    names = [course.submission(kind, files) for kind, (files, _, _) in KINDS.items()]
    graded, done = marks_of(course, names)
    wrong = []
    for kind in KINDS:
        try:
            judge(kind, graded[kind])
        except AssertionError as error:
            wrong.append(str(error))
    assert not wrong, "\n".join(wrong)
    assert done.returncode == 1


@test
def the_table(course):
    names = [course.submission(kind, KINDS[kind][0]) for kind in ("right", "does-not-compile", "unlocked-deposit", "own-checks")]
    done = course.grade("checks", *names, status=1)
    lines = done.stdout.splitlines()
    assert re.fullmatch(r"right +14/14", lines[0]), lines[0]
    assert re.fullmatch(r"does-not-compile +0/14  does not compile: bank/Account.java:9:.*", lines[1]), lines[1]
    assert re.match(r"unlocked-deposit +5/14  bank.AccountTest.deposits FAILED: data race on Account.balance", lines[2]), lines[2]
    assert "4 submissions by 4 checks (14 points): 1 with all points, 6.0 on average" in lines[-1], lines[-1]
    course.grade("checks", names[0], status=0)


@test
def nothing_forged_gets_out(course):
    names = [course.submission(kind, KINDS[kind][0]) for kind in ("right", "forged-words", "prints")]
    names.append(course.submission("=cmd,\"x\" <b>", RIGHT))
    done = course.grade("--csv=marks.csv", "--html=pages", "--junit=marks.xml", "checks", *names, status=1)
    assert "\x1b" not in done.stdout and len(done.stdout.splitlines()) < 12, done.stdout
    rows = list(csv.reader(open(course.folder / "marks.csv", newline="")))
    assert rows[0] == ["submission", "points", "of", "bank.AccountTest.startsWithNothing", "bank.AccountTest.deposits", "bank.AccountTest.overdrawsNever", "bank.Transfers", "remarks"], rows[0]
    assert [row[:3] for row in rows[1:]] == [["right", "14", "14"], ["forged-words", "2", "14"], ["prints", "14", "14"], ["'=cmd,\"x\" <b>", "14", "14"]], rows
    suites = xml.parse(course.folder / "marks.xml").getroot()
    assert [(s.get("tests"), s.get("failures")) for s in suites] == [("4", "0"), ("4", "3"), ("4", "0"), ("4", "0")]
    pages = sorted(p.name for p in (course.folder / "pages").iterdir())
    assert pages == ["_cmd__x___b_.html", "forged-words.html", "index.html", "prints.html", "right.html"], pages
    for page in pages:
        tags = set()

        class Tags(html.parser.HTMLParser):
            def handle_starttag(self, tag, attributes):
                tags.add(tag)
        text = (course.folder / "pages" / page).read_text()
        Tags().feed(text)
        assert tags <= {"html", "meta", "title", "style", "p", "a", "h1", "h2", "section", "span", "pre", "table", "tr", "th", "td", "small", "wbr", "footer"}, (page, tags)
    assert "IllegalStateException" in (course.folder / "pages" / "forged-words.html").read_text()
    assert re.search(r"<footer>\d+ submissions by .* s</footer>", (course.folder / "pages" / "index.html").read_text())
    assert "the schedule that shows it" in (course.folder / "pages" / "forged-words.html").read_text()


@test
def a_submission_is_a_file_or_a_folder(course):
    (course.folder / "ada.java").write_text(RIGHT)
    course.submission("ben/src/main/java/bank", RIGHT)
    course.submission("cleo", {"notes.txt": "none"})
    course.submission("dan", {"Account.java": RIGHT, "Account (copy).java": changed(("balance += amount", "balance += 1"))})
    (course.folder / "in" / "eva").mkdir()
    (course.folder / "in" / "eva" / "Account.java").symlink_to("/etc/passwd")
    graded, _ = marks_of(course, ["ada.java", "in/ben", "in/cleo", "in/dan", "in/eva"])
    assert [(n, g["points"]) for n, g in graded.items()] == [("ada", 14), ("ben", 14), ("cleo", 0), ("dan", 14), ("eva", 0)], graded
    assert graded["cleo"]["problem"] == graded["eva"]["problem"] == "there is no Java file in it"
    assert graded["dan"]["remarks"] == ["Account (copy).java is left out: another file of the submission has the same class"]


@test
def limits_cost_only_the_submission(course):
    slow = changed((DEPOSIT, "public synchronized void deposit(int amount) { for (long i = 0; i < 100000000000L; i++) balance += (int) (i & 1); }"))
    names = [course.submission("slow", slow), course.submission("right", RIGHT)]
    begun = time.monotonic()
    graded, _ = marks_of(course, names, "--time=8s")
    assert graded["right"]["points"] == 14 and graded["slow"]["points"] == 2, graded
    assert {c["verdict"] for c in graded["slow"]["checks"][1:]} <= {"undecided", "crashed"}, graded["slow"]
    assert time.monotonic() - begun < 120


# A machine that is busy: whoever limits another process comes to it a while later.
LATE = """#define _GNU_SOURCE
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
int prlimit(pid_t id, enum __rlimit_resource of, const struct rlimit *set, struct rlimit *was) {
  if (set) usleep(DELAY);
  return syscall(SYS_prlimit64, id, of, set, was);
}
int prlimit64(pid_t id, enum __rlimit_resource of, const struct rlimit64 *set, struct rlimit64 *was) {
  return prlimit(id, of, (const struct rlimit *) set, (struct rlimit *) was);
}
"""


@test
def limits_of_memory_leave_room_for_threads(course):
    name = course.submission("right", RIGHT)
    # The address space for the heap's dead does not take all that there is.
    for memory in ("1500m", "2g", "4600m", "4700m", "5g"):
        course.grade(f"--memory={memory}", "checks", name, status=0)
    # The process of a check is limited before it has reserved anything.
    if not shutil.which("cc"):
        return
    (course.folder / "late.c").write_text(LATE)
    for delay in (50, 100, 200):
        subprocess.run(["cc", "-shared", "-fPIC", f"-DDELAY={delay * 1000}", "-o", "late.so", "late.c"], cwd=course.folder, check=True)
        course.grade("checks", name, status=0, env={**os.environ, "LD_PRELOAD": str(course.folder / "late.so")})


@test
def whoever_starts_it_may_ignore_the_ends_of_processes(course):
    name = course.submission("right", RIGHT)
    course.grade("checks", name, status=0, preexec_fn=lambda: signal.signal(signal.SIGCHLD, signal.SIG_IGN))


@test
def wrong_usage(course):
    name = course.submission("right", RIGHT)
    assert "grade needs checks and submissions" in course.grade("checks", status=2).stderr
    assert "nowhere: No such file or directory" in course.grade("nowhere", name, status=2).stderr
    (course.folder / "none").mkdir()
    (course.folder / "none" / "A.java").write_text("class A { }\n")
    assert "there are no checks in it" in course.grade("none", name, status=2).stderr
    # Nothing is graded with an option that is wrong, nor if a submission is not where it is said to be.
    for option, said in (("--sprious", "unknown option --sprious; did you mean --spurious?"), ("--workers=many", "--workers"), ("spurious", "spurious is no option"),
                         ("--explore", "a value is needed"), ("--help", "--help is no option"), ("--runs=3", "--runs belongs to"), ("--record=x", "--record")):
        done = course.grade("--with=" + option, "checks", name, status=2)
        assert "--with: " in done.stderr and said in done.stderr and not done.stdout, (option, done)
    for missing in ("in/nobody", "in/*/x"):
        done = course.grade("checks", name, missing, status=2)
        assert f"vm: {missing}: No such file or directory\n" == done.stderr and not done.stdout, done
    course.grade("--with=--spurious", "--with=--promote=auto", "checks", name, status=0)


@test
def a_folder_of_submissions_is_not_one(course):
    """The "/*" is forgotten easily."""
    course.submission("ada", RIGHT)
    course.submission("ben", RIGHT)
    done = course.grade("checks", "in", status=2)
    assert "vm: in: ada and ben in it have the same bank/Account.java; if these are submissions: vm grade CHECKS in/*\n" == done.stderr and not done.stdout, done
    (course.folder / "flat").mkdir()
    for name in ("cleo", "dan"):
        (course.folder / "flat" / f"{name}.java").write_text(RIGHT)
    assert "cleo.java and dan.java in it have the same" in course.grade("checks", "flat/", status=2).stderr
    (course.folder / "src" / "a").mkdir(parents=True)
    (course.folder / "src" / "a" / "Account.java").write_text(RIGHT)
    (course.folder / "src" / "b").mkdir()
    (course.folder / "src" / "b" / "Other.java").write_text("package bank;\nclass Other { }\n")
    course.grade("checks", "src", status=0)


@test
def a_part_of_the_schedules_gives_no_points(course):
    name = course.submission("right", RIGHT)
    for words in (["--with=--explore=random", "--with=--runs=1"], ["--with=--max-schedules=1"], ["--with=--explore=preemption", "--with=--depth=0"]):
        done = course.grade(*words, "checks", name, status=1)
        assert "overdrawsNever undecided: nothing found" in done.stdout and "checks undecided" in done.stdout, (words, done.stdout)
    # Nor with a check of its own; unless what it expects has been found.
    (course.folder / "more").mkdir()
    (course.folder / "more" / "SomeTest.java").write_text("""import heddle.HeddleTest;
class SomeTest {
  @HeddleTest(strategy = "random", runs = 5) void some() throws Exception { bank.Account a = new bank.Account(); Thread t = new Thread(() -> a.deposit(1)); t.start(); a.deposit(2); t.join(); }
  @HeddleTest(strategy = "random", runs = 5, expect = "deadlock") void waits() throws Exception { synchronized (this) { wait(); } }
  @HeddleTest(strategy = "chance") void wrong() { }
  @HeddleTest(expect = "nothing") void kind() { }
}
""")
    done = course.grade("more", name, status=1)
    assert re.match(r"right +1/4 ", done.stdout) and "SomeTest.some undecided: nothing found, but not every schedule was explored: 5 schedules" in done.stdout, done.stdout
    assert "SomeTest.wrong not run: @HeddleTest: --explore=chance" in done.stdout and 'SomeTest.kind not run: @HeddleTest: expect = "nothing"' in done.stdout, done.stdout


@test
def no_check_vanishes(course):
    name = course.submission("right", RIGHT)
    checks = course.folder / "checks"
    for file, text, said in (("NoImport.java", b"class NoImport { @Test void t() { } }\n", "does not compile: NoImport.java:1:"), ("Wide.java", "class Wide { @Test void t() { } }".encode("utf-16"), "Wide.java: not a text"),
                             ("Binary.java", b"\0\1\2", "Binary.java: not a text"), ("Program.java", b"class Program { public static synchronized void main (java.lang.String[] a) { int i = ''; } }", "does not compile: Program.java:1:")):
        (checks / file).write_bytes(text)
        done = course.grade("checks", name)
        assert done.returncode in (1, 2) and said in done.stdout + done.stderr, (file, done)
        (checks / file).unlink()
    (checks / "Lost.java").symlink_to("nowhere")
    assert "checks: Lost.java: No such file or directory" in course.grade("checks", name, status=2).stderr
    (checks / "Lost.java").unlink()
    course.grade("checks", name, status=0)


@test
def interrupted(course):
    """A signal for vm grade alone ends it, and it says that marks are missing."""
    slow = changed((DEPOSIT, "public synchronized void deposit(int amount) { for (long i = 0; i < 100000000000L; i++) balance += (int) (i & 1); }"))
    names = [course.submission(n, slow) for n in ("a", "b", "c")]
    for number in (signal.SIGINT, signal.SIGTERM):
        process = subprocess.Popen([course.vm, "grade", "--jobs=1", "--csv=marks.csv", "checks", *names], cwd=course.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        time.sleep(4)
        process.send_signal(number)
        begun = time.monotonic()
        out, err = process.communicate(timeout=100)
        assert time.monotonic() - begun < 20, time.monotonic() - begun
        assert process.returncode == 3 and "vm: interrupted: not all checks were explored, and points are missing" in err and "not run: interrupted" in out, (process.returncode, out, err)
        assert "not run: interrupted" in (course.folder / "marks.csv").read_text()


@test
def an_unusable_temporary_folder(course):
    name = course.submission("right", RIGHT)
    before = sorted(p.name for p in course.folder.iterdir())
    done = course.grade("checks", name, status=2, env={**os.environ, "TMPDIR": "/no/such/folder"})
    assert "vm: no temporary folder can be made in /no/such/folder (TMPDIR): No such file or directory" in done.stderr, done
    assert sorted(p.name for p in course.folder.iterdir()) == before
    (course.folder / "tmp").mkdir()
    course.grade("checks", name, status=0, env={**os.environ, "TMPDIR": "tmp"})
    assert not list((course.folder / "tmp").iterdir())


def two_hundred(course, pages):
    kinds = list(KINDS)
    names = [course.submission(f"{i:03}-{kinds[i % len(kinds)]}", KINDS[kinds[i % len(kinds)]][0]) for i in range(200)]
    begun = time.monotonic()
    graded, _ = marks_of(course, names, f"--html={pages or 'pages'}")
    seconds = time.monotonic() - begun
    for name, g in graded.items():
        judge(name[4:], g)
    print(f"200 submissions graded in {seconds:.0f} s")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=str(pathlib.Path(__file__).resolve().parent.parent / "build" / "vm"))
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--filter", default="", help="only tests whose name contains it")
    parser.add_argument("--html")
    arguments = parser.parse_args()
    tests = [t for t in TESTS if arguments.filter in t.__name__]
    if arguments.all:
        tests = [lambda course: two_hundred(course, arguments.html and os.path.abspath(arguments.html))]
    failed = 0
    for function in tests:
        with tempfile.TemporaryDirectory() as folder:
            try:
                function(Course(arguments.vm, folder))
            except AssertionError as error:
                failed += 1
                print(f"FAILED {function.__name__}: {error}")
    print(f"{len(tests) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
