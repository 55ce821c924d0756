#!/usr/bin/env python3
"""vm repl: dialogues over a pipe, line by line. With --jshell the values of the language parts are compared with those of OpenJDK's jshell
(17), too.

usage: repl_test.py [--vm PATH] [--jshell]     (default build/vm); ends with a line "N passed, N failed"
"""
import argparse
import os
import re
import subprocess
import sys
import tempfile

import run


class Prompt:
    def __init__(self, vm):
        self.vm = os.path.abspath(vm)

    def run(self, lines, words=(), status=0):
        """The answers, one a line; the greeting (and what files have said) is the first."""
        done = subprocess.run([self.vm, "repl", *words], input="\n".join(lines) + "\n", capture_output=True, text=True, timeout=120)
        assert done.returncode == status and not done.stderr, (done.returncode, done.stdout[-2000:], done.stderr)
        answers, rest = [], done.stdout
        for line in lines:
            place = min((at for at in (rest.find(f"{p} {line}\n") for p in ("heddle>", "   ...>")) if at >= 0), default=-1)
            if place < 0:
                found = re.search(r"debug \(\d+\) " + re.escape(line) + "\n", rest)
                assert found, (line, rest)
                place, end = found.span()
            else:
                end = place + len("heddle> ") + len(line) + 1
            answers.append(rest[:place])
            rest = rest[end:]
        return answers + [rest]

    def check(self, dialogue, **more):
        """Pairs of a line and the answer to it: all of it, or if it is a tuple, pieces of it."""
        answers = self.run([line for line, _ in dialogue], **more)[1:]
        for (line, wanted), answer in zip(dialogue, answers):
            if isinstance(wanted, tuple):
                for piece in wanted:
                    assert piece in answer, (line, piece, answer)
            else:
                assert answer == wanted + ("\n" if wanted else ""), (line, wanted, answer)


def values(prompt):
    prompt.check(
        [
            ("int x = 5", "x ==> 5 : int"),
            ("x + 1", "$2 ==> 6 : int"),
            ("$2 * 2", "$3 ==> 12 : int"),
            ("x = 7", "x ==> 7 : int"),
            ("x", "x ==> 7 : int"),
            ("x += 3;", "x ==> 10 : int"),
            ("int y", "y ==> 0 : int"),
            ("int a = 1, b = 2;", "a ==> 1 : int\nb ==> 2 : int"),
            ("var list = new ArrayList<String>()", "list ==> [] : ArrayList<String>"),
            ('list.add("one two")', "$11 ==> true : boolean"),
            ("list", 'list ==> ["one two"] : ArrayList<String>'),
            ("int[] numbers = {1, 2, 3}", "numbers ==> [1, 2, 3] : int[]"),
            ("new int[25]", "$14 ==> [" + "0, " * 20 + "... 5 more] : int[]"),
            ('Map.of("k", 2.5)', "$15 ==> {k=2.5} : Map<String,Double>"),
            ('"a\\tb"', '$16 ==> "a\\tb" : String'),
            ("'c'", "$17 ==> 'c' : char"),
            ("null", "$18 ==> null"),
            ('new StringBuilder("sb")', "$19 ==> sb : StringBuilder"),
            ('System.out.print("no end of line")', "no end of line"),
            ("int s = 1; int t = s + 1; t", "s ==> 1 : int\nt ==> 2 : int\nt ==> 2 : int"),
            ("IntFunction<String> f = n -> \"n\" + n; f.apply(3)", ('==> "n3" : String',)),
            ("Object[] self = new Object[1]; self[0] = self; self", ("again)] : Object[]",)),
        ]
    )


def declarations(prompt):
    prompt.check(
        [
            ("int f(int a) { return a * 2; }", "|  created method f(int)"),
            ("int g() {", ""),
            ("  return f(3) +", ""),
            ("    1; }", "|  created method g()"),
            ("g()", "$3 ==> 7 : int"),
            ("int f(int a) { return a * 20; }", "|  modified method f(int)"),
            ("g()", "$5 ==> 61 : int"),
            (
                "int even(int n) { return n == 0 ? 1 : odd(n - 1); }",
                "|  created method even(int), however, it cannot be invoked until method odd(int) is declared",
            ),
            ("even(3)", ("cannot find symbol: method even(int)", "method even(int) cannot be used until method odd(int) is declared")),
            ("int odd(int n) { return n == 0 ? 0 : even(n - 1); }", "|  created method odd(int)"),
            ("even(3)", "$8 ==> 0 : int"),
            ("class A { int v = 3; }", "|  created class A"),
            ("A a = new A(); a.v", ("==> 3 : int",)),
            ("class A { int v = 4; }", "|  replaced class A\n|  replaced variable a, which has no value now"),
            ("a", "a ==> null : A"),
            ("a = new A(); a.v", ("==> 4 : int",)),
            ("enum Color { RED, GREEN }", "|  created enum Color"),
            ("Color.values()", ("==> [RED, GREEN] : Color[]",)),
            ("record Point(int x, A a) {}", "|  created record Point"),
            ("new Point(1, a)", ("==> Point[x=1, a=A#",)),
            ("interface Shape { double area(); }", "|  created interface Shape"),
            ("Shape s = () -> 2.5", ("s ==> ", " : Shape")),
            ("s.area()", ("==> 2.5 : double",)),
            ("<T> List<T> twice(T t) { return List.of(t, t); }", "|  created method twice(T)"),
            ('twice("a")', ("==> [a, a] : List<String>",)),
            ("import java.time.*", ""),
            ("/drop f", "|  dropped f\n|  method g cannot be used until method f(int) is declared"),
            ("/methods", ("int g()   which cannot be invoked until method f(int) is declared", "int even(int)")),
            ("int x = 1", "x ==> 1 : int"),
            ("int getX() { return x; }", "|  created method getX()"),
            ("String x = \"text\"", 'x ==> "text" : String\n|  method getX cannot be used until what it uses is declared'),
        ]
    )


def errors(prompt):
    """None of them loses the session, or changes anything."""
    prompt.check(
        [
            ("int x = 5", "x ==> 5 : int"),
            ('int y = "a"', ("#2:1:9: error: incompatible types: String cannot be converted to int", '|      int y = "a"\n|              ^~~')),
            ("foo + bar", ("1:1: error: cannot find symbol: variable foo", "1:7: error: cannot find symbol: variable bar")),
            ("int bad( { }", ("error: illegal start of type",)),
            ("1 / 0", "|  Exception java.lang.ArithmeticException: / by zero\n|        at (#2:1)"),
            ("int boom() { return x / 0; }", "|  created method boom()"),
            ("boom()", "|  Exception java.lang.ArithmeticException: / by zero\n|        at boom (#3:1)\n|        at (#4:1)"),
            ('throw new Exception("checked")', ("Exception java.lang.Exception: checked",)),
            ("System.exit(3)", ("everything is as before it",)),
            ("synchronized (String.class) { x = 6; String.class.wait(); }", ("it cannot go on: it waits on", "Everything is as before it")),
            ("x", "x ==> 5 : int"),
            ("/xyz", "|  there is no command /xyz; /help lists them"),
            ("/varz", "|  there is no command /varz; did you mean /vars?"),
            ("/e", "|  /e may be /edit, /explore, /exit"),
            ("/edit 99", "|  there is no snippet 99"),
            ("/load nowhere.java", "|  nowhere.java: No such file or directory"),
            ("/seed x", ("/seed wants a number",)),
            ("/show 1", ("nothing has been explored yet",)),
            ("par { x++; }", ("par wants blocks",)),
            ("this", ("cannot be referenced from a static context",)),
            ("x", "x ==> 5 : int"),
        ]
    )


def commands(prompt):
    with tempfile.TemporaryDirectory() as folder:
        saved = os.path.join(folder, "saved.txt")
        prompt.check(
            [
                ("int x = 1", "x ==> 1 : int"),
                ("x = 2", "x ==> 2 : int"),
                ("int f() {", ""),
                ("  return x; }", "|  created method f()"),
                ("List<Integer> l = new ArrayList<>()", "l ==> [] : List<Integer>"),
                ("l.add(3)", ("==> true",)),
                ("int z = 9", "z ==> 9 : int"),
                ("/drop z", "|  dropped z"),
                ("/drop z", "|  there is no snippet z"),
                ("/undo", "|  undone: /drop z"),
                ("z", "z ==> 9 : int"),
                ("/seed 5", ("by seed 5",)),
                ("/undo", "|  undone: /seed 5"),
                ("/undo", "|  undone: z"),
                ("/undo", "|  undone: int z = 9"),
                ("/undo", "|  undone: l.add(3)"),
                ("l", "l ==> [] : List<Integer>"),
                ("/vars", "|      int x = 2\n|      List<Integer> l = []"),
                ("/me", "|      int f()"),
                ("/types", ""),
                ("/list", "   1 : int x = 1\n   2 : x = 2\n   3 : int f() {\n         return x; }\n   4 : List<Integer> l = new ArrayList<>()\n   5 : l"),
                ("/save " + saved, ""),
                ("/edit f", ""),
                ("/reset", "|  everything is as at the beginning"),
                ("/vars", ""),
                ("/load " + saved, ("x ==> 2 : int", "|  created method f()")),
                ("f()", ("==> 2 : int",)),
                ("/exit 3", ""),
            ],
            status=3,
        )
        answers = prompt.run(["f()"], words=[saved])
        assert "x ==> 2 : int" in answers[0] and "==> 2 : int" in answers[1], answers


def the_end_of_what_cannot_go_on(prompt):
    """Files that cannot be read, or are no text, and snippets that the input does not finish: messages, and exit status 2."""
    with tempfile.TemporaryDirectory() as folder:
        binary, plain = os.path.join(folder, "Bin.java"), os.path.join(folder, "Plain.java")
        with open(binary, "wb") as file:
            file.write(bytes(range(256)) * 100)
        with open(plain, "w") as file:
            file.write("int x = 1\n")
        for words, text, message in (([os.path.join(folder, "none.java")], "", "none.java: No such file or directory"), ([plain, binary], "", "Bin.java: this is no text"),
                                     ([], "class A {", "the input ends inside a snippet"), ([plain], "par { x++; } {\n", "the input ends inside a snippet")):
            done = subprocess.run([prompt.vm, "repl", "--no-history", *words], input=text, capture_output=True, text=True, timeout=120)
            assert done.returncode == 2 and done.stderr.startswith("vm: ") and done.stderr.endswith(message + "\n"), done
        prompt.check([("/load " + binary, f"|  {binary}: this is no text")])


def files_that_load_each_other(prompt):
    with tempfile.TemporaryDirectory() as folder:
        names = [os.path.join(folder, name) for name in ("own.jsh", "first.jsh", "second.jsh")]
        own, first, second = names
        for name, text in ((own, f"int x = 1\n/load {own}\nx + 1\n"), (first, f"int y = 5\n/load {second}\ny = 8\n"), (second, f"y = 6\n/load {first}\ny = 7\n")):
            with open(name, "w") as f:
                f.write(text)
        prompt.check(
            [
                ("/load " + own, f"x ==> 1 : int\n|  /load {own} would never end: {own} loads {own}\n$2 ==> 2 : int"),
                ("/load " + first, f"y ==> 5 : int\ny ==> 6 : int\n|  /load {first} would never end: {first} loads {second}, which loads {first}\ny ==> 7 : int\ny ==> 8 : int"),
                # One after the other they may be loaded again.
                ("/load " + own, ("x ==> 1 : int",)),
            ]
        )


def undo_has_a_hundred_steps(prompt):
    steps = 130
    prompt.check(
        [
            ("int[] a = new int[1]", "a ==> [0] : int[]"),
            *((f"a[0] = {i}; int v{i} = a[0];", (f"v{i} ==> {i} : int",)) for i in range(steps)),
            ("/undo", f"|  undone: a[0] = {steps - 1};\n|  undone: int v{steps - 1} = a[0];"),
            ("a[0]", (f"==> {steps - 2} : int",)),
            *(("/undo", ("undone: ",)) for _ in range(100)),
            ("/undo", "|  there is nothing to undo"),
            # (One of the hundred was to look at a[0].)
            ("a[0]", (f"==> {steps - 101} : int",)),
            (f"v{steps - 101}", (f"==> {steps - 101} : int",)),
            (f"v{steps - 100}", ("cannot find symbol",)),
            ("a[0] = 7", ("==> 7 : int",)),
            ("/undo", "|  undone: a[0] = 7"),
            ("a[0]", (f"==> {steps - 101} : int",)),
        ]
    )


def threads(prompt):
    prompt.check(
        [
            ("Object lock = new Object()", ("lock ==> Object#",)),
            ('Thread w = new Thread(() -> { synchronized (lock) { try { lock.wait(); System.out.println("woken"); } catch (InterruptedException e) {} } }, "waiter")', ()),
            ("/threads", "|  no threads have been started"),
            ("w.start()", ""),
            ("/threads", ("waiter  waits on lock",)),
            ("synchronized (lock) { lock.notifyAll(); }", "woken"),
            ("/threads", ("waiter  has ended",)),
            ("Thread.sleep(1000000000)", ""),
            ("int n", "n ==> 0 : int"),
            ("new Thread(() -> { while (true) { n++; Thread.yield(); } }).start()", ""),
            ("int before = n; n > 0", ("==> true : boolean",)),
            ("n > before", ("==> true : boolean",)),
            ("Thread.sleep(1)", ""),
        ]
    )
    # The same lines, the same output, with a seed, too.
    lines = ["/seed 5", "int[] a = new int[1]"]
    lines += ["for (int i = 0; i < 3; i++) { int k = i; new Thread(() -> { for (int j = 0; j < 4; j++) { System.out.println(k); Thread.yield(); } }).start(); }"]
    assert prompt.run(lines) == prompt.run(lines)


def explorations(prompt):
    prompt.check(
        [
            ("int x = 0", "x ==> 0 : int"),
            ("par { x++; } { x++; }", ("1: x = 1   in ", "2: x = 2   in ", "these are all: 2 outcomes")),
            ("/show 1", ("A  reads x", "B  reads x", "A  writes x", "B  writes x")),
            ("/debug 1", ("schedule 1, at the beginning of a schedule",)),
            ("op 2", ("main  starts A",)),
            ("print x + 1", "x + 1 = 1"),
            ("quit", ""),
            ("x", "x ==> 0 : int"),
            ("par {", ""),
            ("  x++;", ""),
            ("} { x--; }", ("x = -1", "x = 0", "x = 1", "these are all: 3 outcomes")),
            ("Object a = new Object(), b = new Object()", ()),
            ("par { synchronized (a) { synchronized (b) { } } } { synchronized (b) { synchronized (a) { } } }", ("deadlock: locks taken in different orders",)),
            ("par { synchronized (a) { x++; } } { synchronized (a) { x++; } }", ("1: x = 2", "that is the only outcome")),
            ("par { assert x == 1; } { x = 1; }", ("assertion failed in thread A",)),
            ("void race() throws Exception { Thread t = new Thread(() -> x++); t.start(); x++; t.join(); assert x == 2; }", ()),
            ("/explore race()", ("assertion failed in thread main",)),
            ("race()", ("assertion failed in thread main",)),
            ("/outcomes x * 2", ("1: 4", "that is the only outcome")),
            ("par { nothing(); } { x++; }", ("cannot find symbol: method nothing()",)),
            ("void count() { for (int i = 0; i < 60000; i++) synchronized (a) { x++; } }", ()),
            ("void late() throws Exception { Thread t = new Thread(() -> count()); t.start(); count(); t.join(); assert false; }", ()),
            # A path of so many operations is cut off, and the assertion lies behind.
            ("/explore late()", ("nothing found, but not everything was tried",)),
            ("/outcomes late()", ("nothing found, but not everything was tried",)),
            ("new Thread(() -> { while (true) Thread.yield(); }).start()", ""),
            ("par { x++; } { x++; }", ("that cannot be explored: the thread Thread-1 has not ended",)),
        ]
    )


JSHELL = """
int x = 5
x + 1
x = 7
x++
x
int y
double d = 1 / 3.0
float f = 1.5f
long big = 1L << 40
boolean b = x > 3
char c = 'q'
String s = "text"
s.length()
s + x
s.substring(1, 3)
var list = new ArrayList<Integer>()
list.add(4)
list
list.size()
int sq(int n) { return n * n; }
sq(9)
int twice(int n) { return sq(n) * 2; }
twice(3)
int sq(int n) { return n; }
twice(3)
class P { int v = 3; int get() { return v; } }
new P().get()
P p = new P()
p.v = 8
p.get()
enum Color { RED, GREEN }
Color.GREEN
Color.GREEN.ordinal()
record Point(int x, int y) { int sum() { return x + y; } }
new Point(3, 4)
new Point(3, 4).sum()
interface Shape { int sides(); }
Shape t = () -> 3
t.sides()
int fact(int n) { return n <= 1 ? 1 : n * fact(n - 1); }
fact(10)
Function<Integer, Integer> inc = n -> n + 1
inc.apply(41)
Stream.of(1, 2, 3).map(n -> n * 2).collect(Collectors.toList())
IntStream.range(0, 5).sum()
String.format("%05.2f", 3.14159)
switch (x) { case 8 -> System.out.println("eight"); default -> System.out.println("other"); }
String kind = switch (x) { case 8 -> "eight"; default -> "other"; }
int sum = 0
for (int i = 0; i < 5; i++) sum += i
sum
int[] arr = {3, 1, 2}
arr.length
arr[0]
Arrays.stream(arr).max().getAsInt()
Object o = "str"
o instanceof String
int a1 = 1, a2 = 2
a1 + a2
x > 5 ? "more" : "less"
Math.max(3, 4)
Integer boxed = 12
boxed.compareTo(13)
new StringBuilder("abc").reverse()
"a".repeat(3)
List.of("a", "b")
Map.of("k", 1)
Optional.of(5)
(int) 3.99
7 % 3
-7 / 2
1e10
0x1F
'a' + 1
(char) ('a' + 1)
""".strip().splitlines()


# The language parts of "Introduction to JShell", a tutorial of the JDK's documentation, and what a reader would try besides.
TUTORIAL = '''
int x = 45
x
int i
String twice(String s) { return s + s; }
twice("Oregon")
class C { int a; }
2 + 2
"hello".length()
double volume(double radius) { return 4.0 / 3.0 * PI * cube(radius); }
double PI = 3.1415926535
volume(2)
double cube(double x) { return x * x * x; }
volume(2)
double cube(double x) { return x + x + x; }
volume(2)
String twice(String s) { return "Twice:" + s; }
twice("thing")
String x
x
int divide(int a, int b) { return a / b; }
divide(5, 0)
throw new IllegalStateException("now")
void m() { Math.sin(1.0); }
m()
import java.util.stream.*
Stream<String> words = Stream.of("a", "b")
words.count()
var text = "t" + 1
int a, b = 3, c
c = b * 2
String str = "abc"; int n = str.length();
if (n > 2) System.out.println("long");
for (String s : List.of("p", "q")) { System.out.println(s); }
while (n > 0) n--;
n
int[] xs = new int[] {1, 2}
xs[1] = 9
xs[1]
xs[5]
String nothing = null
nothing.length()
String s2 = 5
undefined + 1
int y = undefinedMethod(3)
class D extends C { int b() { return a + 1; } }
new D().b()
D d = new D()
d.a = 4
d.b()
final int fixed = 3
fixed
static int st = 3
st
public void hello() { System.out.println("hello"); }
hello()
interface I { default int one() { return 1; } }
new I() {}.one()
enum E { A, B; E next() { return values()[(ordinal() + 1) % 2]; } }
E.A.next()
@FunctionalInterface interface F { int f(int v); }
F inc = v -> v + 1
inc.f(2)
<T> T same(T t) { return t; }
same("g")
int sum(int... vs) { int r = 0; for (int v : vs) r += v; return r; }
sum(1, 2, 3)
try { Integer.parseInt("z"); } catch (NumberFormatException e) { System.out.println("bad"); }
{ int local = 3; System.out.println(local); }
local
long big = 1L << 40
byte by = (byte) 300
char ch = 'q'
float fl = 1.5f
boolean bo = 3 > 2
x = null
Object obj = List.of(1)
obj instanceof List<?> l ? l.size() : -1
String.join("-", "a", "b")
new int[0].length
'''.strip().splitlines()


def jshell(prompt):
    """The values that jshell gives: `NAME ==> VALUE`, apart from names of its own, and quotes inside of collections."""

    def shown(text):
        text = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]|\x08", "", text)
        pairs = re.findall(r"^(?:jshell> *)?(\$?\w+) ==> (.*)$", text, re.M)
        return [("$" if name.startswith("$") else name, re.sub(r"^'(.)'$", r"'\1'", value)) for name, value in pairs]

    for lines in (JSHELL, TUTORIAL):
        ours = [(name, re.sub(r" : [^:]*$", "", value)) for name, value in shown("\n".join(prompt.run(lines)))]
        done = subprocess.run(["jshell", "--feedback", "normal"], input="\n".join(lines) + "\n/exit\n", capture_output=True, text=True, timeout=300)
        theirs = shown(done.stdout)
        different = [(a, b) for a, b in zip(ours, theirs) if a != b]
        # Lambdas and objects are named otherwise, arrays are shown with their lengths there.
        different = [(a, b) for a, b in different if "@" not in b[1] and not re.match(r"\w+\[\d+\] \{|\$Lambda", b[1])]
        assert len(ours) == len(theirs) and not different, (len(ours), len(theirs), different)


def interleavings(blocks):
    """How many orders of the blocks' operations there are for each final x: by trying all of them. An operation is "read", ("add", n), ("set", n), "enter",
    "exit" (of one lock), or "other", which changes nothing."""
    counts = {}

    def go(at, x, seen, owner):
        if all(a == len(b) for a, b in zip(at, blocks)):
            counts[x] = counts.get(x, 0) + 1
        for t, block in enumerate(blocks):
            if at[t] == len(block) or (block[at[t]] == "enter" and owner is not None):
                continue
            operation = block[at[t]]
            value, mine, holder = x, list(seen), owner
            if operation == "read":
                mine[t] = x
            elif operation == "enter":
                holder = t
            elif operation == "exit":
                holder = None
            elif operation[0] == "add":
                value = mine[t] + operation[1]
            elif operation[0] == "set":
                value = operation[1]
            go(at[:t] + (at[t] + 1,) + at[t + 1 :], value, mine, holder)

    go((0,) * len(blocks), 0, [0] * len(blocks), None)
    return counts


def counting(prompt):
    """How many schedules there are for each outcome, against brute force."""
    plus = ["read", ("add", 1)]
    locked = ["other", "enter", *plus, "exit"]
    cases = [
        ("{ x++; } { x++; }", [plus, plus]),
        ("{ x++; } { x++; } { x++; }", [plus] * 3),
        ("{ x++; x++; } { x += 5; }", [plus * 2, ["read", ("add", 5)]]),
        ("{ x = 1; } { x = 2; x = 3; }", [[("set", 1)], [("set", 2), ("set", 3)]]),
        ("{ for (int i = 0; i < 3; i++) x++; } { for (int i = 0; i < 3; i++) x++; }", [plus * 3] * 2),
        ("{ synchronized (lock) { x++; } } { synchronized (lock) { x++; } }", [locked] * 2),
        ("{ synchronized (lock) { x++; } } { x++; } { synchronized (lock) { x++; } }", [locked, plus, locked]),
    ]
    answers = prompt.run(["Object lock = new Object()", "int x = 0", *("par " + text for text, _ in cases)])[3:]
    for (text, blocks), answer in zip(cases, answers):
        said = {int(x): int(n) for x, n in re.findall(r"x = (\d+)   in (\d+) schedules?$", answer, re.M)}
        assert said == interleavings(blocks), (text, said, interleavings(blocks), answer)
    prompt.check(
        [
            ("int x = 0", "x ==> 0 : int"),
            ("Object lock = new Object()", ("lock ==> Object#",)),
            ('par { System.out.println("a"); } { System.out.println("b"); }', "|     1: a|b   in 1 schedule\n|     2: b|a   in 1 schedule\n|  these are all: 2 outcomes"),
            ("par { x = heddle.Verify.choose(3); } { x = 7; }", ("x = 0   in 2 schedules\n", "x = 1   in 2 schedules\n", "x = 2   in 2 schedules\n", "x = 7   in 3 schedules\n")),
            ("par { assert x == 1; } { x = 1; }", ("assertion failed in thread A: java.lang.AssertionError   in 2 schedules\n", "x = 1   in 1 schedule\n")),
            # Where A has died B goes on, and main prints: that is no outcome of its own.
            ("par { int y = 1/0; } { x = 3; }", ("1: uncaught exception in thread A: java.lang.ArithmeticException", "that is the only outcome")),
            ("/outcomes { Thread t = new Thread(() -> { int y = 1/0; }); t.start(); t.join(); System.out.println(5); }", ("2: 5   behind a failure\n",)),
            ("/explore x++", ("no schedule fails: ", ", 1 path\n")),
            ("par { synchronized (lock) { lock.wait(); } } { synchronized (lock) { lock.notify(); } }", ("deadlock: ", "   in ")),
        ]
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--vm", default=os.path.join(run.ROOT, "build", "vm"))
    parser.add_argument("--jshell", action="store_true", help="compare with jshell, too")
    arguments = parser.parse_args()
    prompt = Prompt(arguments.vm)
    passed = failed = 0
    for scene in (values, declarations, errors, commands, the_end_of_what_cannot_go_on, files_that_load_each_other, undo_has_a_hundred_steps, threads, explorations, counting) + ((jshell,) if arguments.jshell else ()):
        try:
            scene(prompt)
            passed += 1
        except Exception as problem:  # every failure is shown, whatever it is
            failed += 1
            print(f"FAILED {scene.__name__}\n    {type(problem).__name__}: {problem}")
    print(f"{passed} passed, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
