#!/usr/bin/env python3
"""Native calls (heddle.Native): every type in and out, the three effects, exploration, replay without the library, the examples.

usage: native_test.py [--vm PATH] [--filter TEXT]     (default build/vm); ends with a line "N passed, N failed"
Needs a C compiler, cc; builds native/types.c and the example's C file in a temporary folder.
"""
import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zlib

HERE = pathlib.Path(__file__).resolve().parent
EXAMPLES = HERE.parent / "examples" / "native"
TESTS = []

HEADER = """import heddle.Native;
import heddle.Native.Effect;
public class %s {
  static final String L = "./libtypes.so";
"""


def test(function):
    TESTS.append(function)
    return function


class Folder:
    """A folder with the library, for one test."""

    def __init__(self, vm, path):
        self.vm, self.path = str(vm), pathlib.Path(path)

    def program(self, name, body):
        (self.path / f"{name}.java").write_text(HEADER % name + body + "}\n")
        return f"{name}.java"

    def __call__(self, *args, status=0):
        done = subprocess.run([self.vm, *args], cwd=self.path, capture_output=True, text=True, errors="replace", timeout=120)
        if done.returncode != status:
            raise AssertionError(f"exit status {done.returncode}, expected {status}\n{done.stdout}{done.stderr}")
        return done


def compile_library(source, target):
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", str(target), str(source)], check=True)


def equal(got, wanted):
    if got != wanted:
        raise AssertionError(f"got:\n{got}\nexpected:\n{wanted}")


def expect(pattern, text):
    if not re.search(pattern, text, re.S):
        raise AssertionError(f"no match for {pattern!r} in:\n{text[:2000]}")


TYPES_OUTPUT = """\
false true
-128 0 0 b -32768 -1
-2147483648 0 -9223372036854775808 0
1.5 -0.0 0.0 1.5 NaN
2419.0
3 0 -1 9
grüß € \U0001f600 null [] abab
a\ufffd\ufffdz
argument 1 of bytes_of has a character 0 in it
3020
[false, false, true][-3, 2, 1]65535a[3, -2, 1]2999 0[2, -9223372036854775808][NaN, 1.5][-0.0, 2.0, 1.25]
-1 0
[3, 4][1, 2]
write_behind wrote behind the end of its argument 1 [-3, 2, 1]
"""


@test
def every_type_in_and_out(vm):
    shutil.copy(HERE / "native" / "Types.java", vm.path)
    equal(vm("Types.java").stdout, TYPES_OUTPUT)
    equal(vm("--gc-stress", "Types.java").stdout, TYPES_OUTPUT)
    equal(vm("--checkpoint-stress", "Types.java").stdout, TYPES_OUTPUT)


@test
def recorded_run_needs_no_library(vm):
    shutil.copy(HERE / "native" / "Types.java", vm.path)
    text = (vm.path / "Types.java").read_text().replace(", effect = Effect.PURE", "").replace(", effect = Native.Effect.PURE", "")
    (vm.path / "Types.java").write_text(text)
    equal(vm("--record", "types.schedule", "Types.java").stdout, TYPES_OUTPUT)
    (vm.path / "libtypes.so").unlink()
    done = vm("replay", "--allow-native", "types.schedule")
    equal(done.stdout, TYPES_OUTPUT)
    equal(done.stderr, "")
    expect("UnsatisfiedLinkError: ./libtypes.so: cannot open shared object file", vm("Types.java", status=1).stderr)


@test
def missing_library_and_symbol(vm):
    program = vm.program("Missing", """
  @Native(library = "libthere-is-none.so.7", symbol = "f") static native int f();
  @Native(library = L) static native int there_is_none(int x);
  @Native(library = "libthere-is-none.so.7", symbol = "f", effect = Effect.PURE) static native int g();
  static native int unmarked();
  public static void main(String[] args) {
    for (int i = 0; i < 2; i++) {
      try { f(); } catch (UnsatisfiedLinkError e) { System.out.println(e.getMessage()); }
      try { g(); } catch (UnsatisfiedLinkError e) { System.out.println(e.getMessage()); }
      try { there_is_none(1); } catch (UnsatisfiedLinkError e) { System.out.println(e.getMessage()); }
      try { unmarked(); } catch (UnsatisfiedLinkError e) { System.out.println(e.getMessage()); }
    }
  }
""")
    lines = vm(program).stdout.splitlines()
    equal(lines[:4], lines[4:])
    missing = "libthere-is-none.so.7: cannot open shared object file: No such file or directory"
    equal(lines[:2], [missing, missing])
    expect(r"libtypes\.so: undefined symbol: there_is_none", lines[2])
    equal(lines[3], "'int Missing.unmarked()'")


@test
def the_c_library_needs_no_name(vm):
    program = vm.program("Own", """
  @Native(symbol = "strlen", effect = Effect.PURE) static native long length(String s);
  @Native(effect = Effect.PURE) static native int toupper(int c);
  @Native(library = "libm.so.6", symbol = "cos", effect = Effect.PURE) static native double cosine(double x);
  public static void main(String[] args) {
    System.out.println(length("four") + " " + (char) toupper('x') + " " + cosine(0) + " " + Math.round(1e9 * cosine(1)));
  }
""")
    equal(vm(program).stdout, "4 X 1.0 540302306\n")


@test
def what_the_compiler_refuses(vm):
    program = vm.program("Wrong", """
  @Native static native int f(Object o);
  @Native static native int[] g();
  @Native native int h();
  @Native static int k() { return 1; }
  @Native static native void l(String[] names, int[][] numbers, Runnable callback);
  @Native static native void fine(boolean[] b, String s, double d);
  public static void main(String[] args) { }
""")
    errors = vm(program, status=6).stderr
    for line, text in [(6, "strings and arrays of primitives, not Object"), (7, r"returns a primitive value, a string or nothing, not int\[\]"),
                       (8, "@Native is for static native methods"), (9, "@Native is for static native methods"),
                       (10, r"not String\[\]"), (10, r"not int\[\]\[\]"), (10, "not Runnable")]:
        expect(rf"Wrong\.java:{line}:\d+: error: [^\n]*{text}", errors)
    assert errors.count(" error: ") == 7, errors


COUNTING = """
  @Native(library = L) static native long count();
  @Native(library = L, effect = Effect.IRREVERSIBLE) static native int say(String what);
  static int turn;
  static final Object lock = new Object();
"""


@test
def a_logged_call_happens_once_whatever_the_paths(vm):
    # On every path each thread has the numbers that it was given first: 6 threads' calls, 6 different numbers.
    program = vm.program("Logged", COUNTING + """
  static long sum;
  public static void main(String[] args) throws Exception {
    Thread[] t = new Thread[3];
    for (int i = 0; i < 3; i++) {
      t[i] = new Thread(() -> {
        long mine = count() + count();
        synchronized (lock) { sum += mine; }
      });
      t[i].start();
    }
    for (Thread each : t) each.join();
    assert sum == 21 : sum;
    System.out.println(sum);
  }
""")
    for mode in ["proof", "all", "exitblock", "rw"]:
        expect("PASSED", vm(f"--systematic={mode}", "--allow-native", program).stdout)
    equal(vm(program).stdout, "21\n")


@test
def what_a_thread_is_given_decides(vm):
    # The thread that comes second gives another argument: another call.
    program = vm.program("Keyed", """
  @Native(library = L, symbol = "next_int") static native int next(int x);
  static int x;
  static final Object lock = new Object();
  public static void main(String[] args) throws Exception {
    Runnable r = () -> { synchronized (lock) { x = next(x); } };
    Thread a = new Thread(r), b = new Thread(r);
    a.start(); b.start(); a.join(); b.join();
    assert x == 2 : x;
  }
""")
    expect("PASSED", vm("--systematic", "--allow-native", program).stdout)


@test
def an_irreversible_call_is_made_once(vm):
    program = vm.program("Once", COUNTING + """
  public static void main(String[] args) throws Exception {
    Thread a = new Thread(() -> { say("a"); synchronized (lock) { turn = 1; } });
    Thread b = new Thread(() -> { say("b"); synchronized (lock) { turn = 2; } });
    a.start(); b.start(); a.join(); b.join();
    System.out.println(say("end"));
  }
""")
    done = vm("--systematic", "--allow-native", program)
    expect("PASSED", done.stdout)
    equal(sorted(done.stderr.splitlines()), ["said a", "said b", "said end"])


@test
def an_irreversible_call_that_would_differ_is_a_finding(vm):
    program = vm.program("Opaque", COUNTING + """
  public static void main(String[] args) throws Exception {
    Thread a = new Thread(() -> { synchronized (lock) { turn = 1; } });
    a.start();
    int seen;
    synchronized (lock) { seen = turn; }
    say("turn " + seen);
    a.join();
  }
""")
    done = vm("--systematic", "--allow-native", program, status=1)
    expect(r"FAILED: 1 finding", done.stdout)
    expect(r"opaque native: this call of Opaque\.say was made with other arguments on another path", done.stdout)
    expect(r"Opaque\.java:16 in Opaque\.main", done.stdout)
    expect(r"calls native (Opaque\.)?say", done.stdout)
    equal(len(done.stderr.splitlines()), 1)  # and it was made once
    (vm.path / "libtypes.so").unlink()
    again = vm(*re.search(r"see it again: vm (replay .*)", done.stdout).group(1).split(), status=1)
    expect("opaque native.*replayed: the same finding", again.stdout)
    equal(again.stderr, "")


@test
def a_finding_is_replayed_without_the_library(vm):
    program = vm.program("Finding", COUNTING + """
  static int x;
  public static void main(String[] args) throws Exception {
    Runnable r = () -> {
      int y;
      synchronized (lock) { y = x; }
      long tickets = count();
      synchronized (lock) { assert x == y : "ticket " + tickets; x = y + 1; }
    };
    new Thread(r).start();
    new Thread(r).start();
  }
""")
    done = vm("--systematic", "--allow-native", program, status=1)
    ticket = re.search(r"ticket \d+", done.stdout).group()
    (vm.path / "libtypes.so").unlink()
    again = vm(*re.search(r"see it again: vm (replay .*)", done.stdout).group(1).split(), status=1)
    expect(f"{ticket}.*replayed: the same finding", again.stdout)


@test
def an_array_that_threads_share_can_race(vm):
    body = """
  @Native(library = L, symbol = "set_flag", effect = Effect.%s) static native int set(int[] x, int value);
  static final Object lock = new Object();
  public static void main(String[] args) throws Exception {
    int[] x = new int[1];
    Thread a = new Thread(() -> { %s { set(x, 7); } });
    a.start();
    %s { x[0]++; }
    a.join();
  }
"""
    for effect in ["PURE", "LOGGED"]:
        done = vm("--systematic", "--allow-native", vm.program("Racing", body % (effect, "if (true)", "if (true)")), status=1)
        expect(r"data race.*Thread-0 (reads|writes).*Racing\.java:10 ", done.stdout)
        expect("PASSED", vm("--systematic", "--allow-native", vm.program("Locked", body % (effect, "synchronized (lock)", "synchronized (lock)"))).stdout)
        # Whichever comes second sees what the other left.
        both = vm("--systematic", "--allow-native", "--outcomes", vm.program("Both", (body % (effect, "synchronized (lock)", "synchronized (lock)")).replace(
            "a.join();", "a.join(); System.out.println(x[0]);"))).stdout
        expect(r"outputs \(complete\): 2", both)


@test
def damaged_journals_give_one_line(vm):
    shutil.copy(HERE / "native" / "Types.java", vm.path)
    vm("--record", "good.schedule", "Types.java")
    good = (vm.path / "good.schedule").read_text()
    line = next(l for l in good.splitlines() if l.startswith("native 0 2 "))  # of a result that is not 0
    for name, damaged in {
            "no thread": line.replace(" 0 ", " x ", 1), "no hash": " ".join(line.split()[:3]), "bad end": line.replace("value", "valu"),
            "twice": line + "\n" + line, "lonely buffer": "environment\nbuffer 0 \"x\"\n" + line, "cut": line[:-5]}.items():
        (vm.path / "bad.schedule").write_text(good.replace(line, damaged, 1))
        done = vm("replay", "--allow-native", "bad.schedule", status=2)
        if not re.fullmatch(r"bad\.schedule: line \d+, column \d+: [^\n]+\n", done.stderr):
            raise AssertionError(f"{name}: {done.stderr}{done.stdout}")
    # Readable, but a call is not there: the replay says which.
    (vm.path / "less.schedule").write_text(good.replace(line + "\n", "", 1))
    expect("has no answer about native call 2 of thread 0", vm("replay", "--allow-native", "less.schedule", status=2).stderr)


@test
def example_zlib(vm):
    shutil.copy(EXAMPLES / "Zlib.java", vm.path)
    expect(r"^zlib 1: 2280 bytes, compressed \d+, crc [0-9a-f]+\n$", vm("Zlib.java").stdout)
    expect(f"crc {zlib.crc32(b'some words'):x}\n", vm("Zlib.java", "some", "words").stdout)
    expect("PASSED", vm("--systematic", "--allow-native", "Zlib.java").stdout)


@test
def example_of_ones_own(vm):
    compile_library(EXAMPLES / "tally.c", vm.path / "libtally.so")
    shutil.copy(EXAMPLES / "Tally.java", vm.path)
    done = vm("Tally.java")
    equal(done.stdout, "mean 2.5\nsums [1, 3, 6, 10]\nannounced 22 characters\n")
    equal(sorted(done.stderr.splitlines()), ["announced: worker-0001", "announced: worker-0002"])
    done = vm("--systematic", "--allow-native", "Tally.java")
    expect("PASSED", done.stdout)
    equal(len(done.stderr.splitlines()), 2)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=str(HERE.parent / "build" / "vm"))
    parser.add_argument("--filter", default="")
    arguments = parser.parse_args()
    vm = pathlib.Path(arguments.vm).resolve()
    passed = failed = 0
    with tempfile.TemporaryDirectory() as built:
        library = pathlib.Path(built) / "libtypes.so"
        compile_library(HERE / "native" / "types.c", library)
        for function in TESTS:
            if arguments.filter not in function.__name__:
                continue
            with tempfile.TemporaryDirectory() as folder:
                shutil.copy(library, folder)
                try:
                    function(Folder(vm, folder))
                    passed += 1
                except Exception as problem:  # one failing test must not hide the others
                    failed += 1
                    print(f"FAILED {function.__name__}: {problem}")
    print(f"{passed} passed, {failed} failed")
    return failed != 0 or passed == 0


if __name__ == "__main__":
    sys.exit(main())
