// Entering, headers, members, imports, type names.
#include <doctest/doctest.h>

#include "lang/mini_library.h"

namespace heddle::lang::testing {
namespace {

TEST_CASE("names of types") {
  CHECK(check("class Main { String s; Object o; java.util.List<String> l; Main m; }").ok());
  CHECK(check("class Main {\n Foo f; }").only(2, "cannot find symbol: class Foo"));
  CHECK(check("class Main {\n java.util.Foo f; }").only(2, "cannot find symbol: class Foo"));
  CHECK(check("class Main {\n a.b.Foo f; }").only(2, "package a.b does not exist"));
  CHECK(check("class Main {\n java.rmi.Remote f; }").only(2, "java.rmi is outside this VM"));
  CHECK(check("class Main {\n javax.swing.JFrame f; }").only(2, "javax.swing is outside this VM"));
  CHECK(check("import java.util.List;\nclass Main { List<String, String> l; }")
            .only(2, "wrong number of type arguments; required 1"));
  CHECK(check("class Main { \n String<Object> l; }").only(2, "type String does not take parameters"));
  CHECK(check("class Main<T> { T t;\n static T u; }")
            .only(2, "non-static type variable T cannot be referenced from a static context"));
}

TEST_CASE("nested and inner types") {
  CHECK(check("class Main<T> { class Node { T value; Node next; } Node head; T get() { return head.next.value; } }")
            .ok());
  CHECK(check("class Main { static class A { class B { } } A.B b; class C extends A { B inherited; } }").ok());
  CHECK(check("class Main { static class A<X> { class B<Y> { X x; Y y; } } A<String>.B<Integer> b; String s = b.x; "
              "Integer i = b.y; }")
            .ok());
  CHECK(check("class A { private class P { } }\nclass Main { A.P p; }").only(2, "A.P has private access in A"));
  CHECK(check("class Main { class I { }\n class I { } }").only(2, "class Main.I is already defined in class Main"));
  CHECK(check("class Main {\n class Main { } }").only(2, "class Main is already defined in package unnamed package"));
  CHECK(check("class Main { }\nclass Main { }").only(2, "duplicate class: Main"));
}

TEST_CASE("imports") {
  CHECK(check("import java.util.*; import java.util.function.Function; import static java.lang.Math.max; import static "
              "java.lang.Math.*;\n"
              "class Main { List<String> l; Function<String, Integer> f; int m = max(1, 2); double d = PI; }")
            .ok());
  CHECK(check("import java.util.Lost;\nclass Main { Lost l; Lost m; }").only(1, "cannot find symbol: class Lost"));
  CHECK(check("import nowhere.*;\nclass Main { }").only(1, "package nowhere does not exist"));
  CHECK(check("import nowhere.A;\nclass Main { A a; }").only(1, "package nowhere does not exist"));
  CHECK(check("import java.rmi.*;\nclass Main { }").only(1, "java.rmi is outside this VM"));
  CHECK(check("import static java.lang.Math.lost;\nclass Main { }").only(1, "cannot find symbol: static lost"));
}

TEST_CASE("headers") {
  CHECK(check("class Main extends B { }\nclass B extends Main { }").only(1, "cyclic inheritance involving Main"));
  CHECK(
      check("interface Main extends B { }\ninterface B extends Main { }").only(1, "cyclic inheritance involving Main"));
  CHECK(check("class Main extends\n Main { }").only(1, "cyclic inheritance involving Main"));
  CHECK(check("class Main extends\n Runnable { }").only(2, "no interface expected here"));
  CHECK(check("class Main implements\n Object { }").only(2, "interface expected here"));
  CHECK(check("class Main extends\n String { }").only(2, "cannot inherit from final String"));
  CHECK(check("interface I { } class Main implements I,\n I { }").only(2, "repeated interface"));
  CHECK(check("class Main<T extends Comparable<T>> { Main<String> ok;\n Main<Object> bad; }")
            .only(2, "type argument Object is not within bounds of type-variable T"));
  CHECK(check("class Main<T extends U,\n U extends T> { }").only(1, "cyclic inheritance involving T"));
  CHECK(check("class Main<T> extends Exception { }").only(1, "a generic class may not extend java.lang.Throwable"));
}

TEST_CASE("modifiers") {
  CHECK(check("abstract final class Main { }").only(1, "illegal combination of modifiers: abstract and final"));
  CHECK(
      check("class Main {\n public private int x; }").only(2, "illegal combination of modifiers: public and private"));
  CHECK(check("class Main {\n final volatile int x = 1; }")
            .only(2, "illegal combination of modifiers: final and volatile"));
  CHECK(check("class Main {\n abstract void m() { } }").errors.size() >= 1);
  CHECK(check("class Main {\n void m(); }").only(2, "missing method body, or declare abstract"));
  CHECK(check("interface I {\n void m() { } } class Main { }").only(2, "interface abstract methods cannot have body"));
  CHECK(check("interface I {\n private int X = 1; } class Main { }").only(2, "modifier private not allowed here"));
  CHECK(check("enum Main { A;\n public Main() { } }").only(2, "modifier public not allowed here"));
}

TEST_CASE("enums and records") {
  CHECK(
      check(
          "enum Main { A, B { int f() { return 2; } }; int f() { return 1; } static Main[] all() { return values(); }\n"
          "  static Main b() { return valueOf(\"B\"); } int o() { return ordinal(); } }")
          .ok());
  CHECK(check("record Main(int a, String... b) { Main { if (a < 0) throw new IllegalArgumentException(); }\n"
              "  Main(String s) { this(1, s); } int twice() { return a() + a; } static int N = 1; }")
            .ok());
  CHECK(check("record Main(int a) {\n Main(String s) { } }").only(2, "constructor is not canonical"));
  CHECK(check("record Main(int a) {\n int a() { return a; } }")
            .only(2, "invalid accessor method in record Main (accessor method must be public)"));
  CHECK(check("record Main(int a) {\n public Main(int b) { this.a = b; } }")
            .only(2, "invalid parameter names in canonical constructor"));
}

TEST_CASE("local classes see what is around them") {
  CHECK(check("class Main<T> { T t; <U> U m(U u, int k) { class L { U v = u; T w = t; int j = k; L next; } return new "
              "L().next.v; } }")
            .ok());
  CHECK(check("class Main { void m() { class L { }\n class L { } } }")
            .only(2, "class L is already defined in method m()"));
  CHECK(check("class Main { static void m() { class L { Main o() {\n return Main.this; } } } }").errors.size() == 1);
}

}  // namespace
}  // namespace heddle::lang::testing
