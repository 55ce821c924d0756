// Statements: declarations, loops, switches, jumps, try.
#include <doctest/doctest.h>

#include "lang/attr_testing.h"

namespace heddle::lang::testing {
namespace {

TEST_CASE("local variables") {
  CHECK(in_method(R"(
    var a = 1; var b = new Main<String>(); int[] c[] = {{1}}; final var d = "x"; for (var e : c) { int f = e[0]; } for (int i = 0, j = 1; i < j; i++, j--) { }
    int a = 2; //! variable a is already defined in method m()
    var g; //! cannot infer type for local variable g
    var h = null; //! cannot infer type for local variable h
    var k = {1}; //! cannot infer type for local variable k
    var l = m(); //! cannot infer type for local variable l
    var n = n + 1; //! cannot use 'var' on self-referencing variable
    Lost o; //! cannot find symbol: class Lost
    d = "y"; //! cannot assign a value to final variable d
    Runnable r = () -> { int b = 1; }; //! variable b is already defined
    class Local { void q() { int a = 1; } }
  )") == "");
}

TEST_CASE("loops and jumps") {
  CHECK(in_method(R"(
    List<String> list = null; for (String s : list) { } for (Object o : list) { continue; } for (int i : new Integer[] {1}) { } for (long l : new int[0]) { break; }
    outer: for (;;) { inner: while (true) { if (list == null) break outer; if (list == null) continue outer; break inner; } }
    block: { if (list == null) break block; }
    for (int i : list) { } //! String cannot be converted to int
    for (String s : 5) { } //! for-each not applicable to expression type
    break; //! break outside switch or loop
    continue; //! continue outside of loop
    x: { continue x; } //! not a loop label: x
    for (;;) { break y; } //! undefined label: y
    Runnable r = () -> { break; }; //! break outside switch or loop
  )") == "");
}

TEST_CASE("switch statements and expressions") {
  CHECK(in_method(R"(
    E e = E.A; String s = "a"; int i = 1; Character c = 'x'; Object o;
    switch (e) { case A: case B: break; default: } switch (s) { case "a" -> i = 1; case "b", "c" -> { } default -> throw new Exception(); } switch (c) { case 'x': }
    int x = switch (e) { case A -> 1; case B -> { int t = 2; yield t; } }; String y = switch (i) { case 1: yield "a"; default: yield s; };
    long w = switch (i) { case 1 -> 1; default -> 2L; }; o = switch (i) { case 0 -> 1; default -> "s"; }; Runnable r = switch (i) { case 1 -> () -> { }; default -> null; };
    switch (e) { case E.A: } //! must be the unqualified name of an enumeration constant
    switch (e) { case C: } //! must be the unqualified name of an enumeration constant
    switch (i) { case "a": } //! String cannot be converted to int
    switch (i) { case 1: case 1: } //! duplicate case label
    switch (i) { default: default: } //! duplicate default label
    switch (i) { case 1: case 2 -> { } } //! different case kinds used in the switch
    switch (1L) { case 1: } //! patterns in switch statements are a preview feature
    x = switch (i) { case 1 -> "s"; default -> 1; }; //! bad type in switch expression
    x = switch (i) { default -> throw new Exception(); }; //! does not have any result expressions
    x = switch (i) { default -> { return; } case 1 -> 2; }; //! attempt to return out of a switch expression
  )",
                  "enum E { A, B }") == "");
  // Found by flow analysis, which javac runs only on what is well typed.
  CHECK(in_method(R"(
    int i = 1; E e = E.A;
    int x = switch (i) { case 1 -> 2; }; //! does not cover all possible input values
    x = switch (e) { case A -> 2; }; //! does not cover all possible input values
    switch (e) { case A -> x = 3; }
  )",
                  "enum E { A, B }") == "");
}

TEST_CASE("try, throw, synchronized, assert, return") {
  CHECK(differences(R"(import java.io.*; class Main {
    static class Res implements AutoCloseable { public void close() { } } final Res field = new Res();
    int ok(Object o) throws Exception {
      try (Res r = new Res(); field; var q = r) { } catch (IllegalStateException | NullPointerException e) { throw e; } finally { synchronized (o) { } }
      assert o != null : 'c'; assert true; throw new Exception(); }
    void bad(Res p) {
      throw new Object(); } //! Object cannot be converted to Throwable
    void bad2() { try { } catch (String s) { } } //! String cannot be converted to Throwable
    void bad3() { try { } catch (RuntimeException | IllegalStateException e) { } } //! cannot be related by subclassing
    void bad4() { try (String s = "") { } } //! try-with-resources not applicable to variable type
    void bad5() { synchronized (1) { } } //! unexpected type
    void bad6() { assert 1; } //! int cannot be converted to boolean
    void bad7() { return 1; } //! unexpected return value
    int bad8() { return; } //! missing return value
    int bad9() { return "s"; } //! String cannot be converted to int
    { return; } //! return outside method
    void bad10() { try (Res r = new Res()) { r = null; } } //! auto-closeable resource r may not be assigned
    void bad11() { super(); } //! call to super must be first statement in constructor
  })") == "");
}

TEST_CASE("constructors") {
  CHECK(
      differences(
          R"(class Main { int f; Main(int x) { this(x, 1); } Main(int x, int y) { super(); } record R(int a) { R { a = a + 1; } R() { this(1); } }
    enum E { A(1), B { int g() { return 2; } }; E(int x) { } E() { this(3); } int g() { return 1; } }
    static class P { P(String s) { } } class Q extends P { Q() { super("s"); } }
    class S extends P { S() { //! constructor P in class P cannot be applied to given types
    } }
    Main(String s) { this(f); } //! cannot reference f before supertype constructor has been called
    Main(long l) { //! recursive constructor invocation
      this(l); }
    Main(char c) { int k = 1; this(1); } //! call to this must be first statement in constructor
    record T(int a) { T(String s) { } } //! must invoke another constructor
    enum U { X("s"); U(int i) { } } //! String cannot be converted to int
  })") == "");
}

}  // namespace
}  // namespace heddle::lang::testing
