// Inheritance, overriding, sealed hierarchies.
#include <doctest/doctest.h>

#include "lang/mini_library.h"

namespace heddle::lang::testing {
namespace {

TEST_CASE("abstract members") {
  CHECK(check("interface I { void a(int x); }\nclass Main implements I { }")
            .only(2, "Main is not abstract and does not override abstract method a(int) in I"));
  CHECK(
      check("interface I<T> { void a(T x); } abstract class A<T> implements I<T> { }\nclass Main extends A<String> { }")
          .only(2, "Main is not abstract and does not override abstract method a(String) in I"));
  CHECK(check("interface I { default void a() { } } class Main implements I { }").ok());
  CHECK(check("class A { public void a() { } } interface I { void a(); } class Main extends A implements I { }").ok());
  CHECK(check("enum Main {\n A { }; abstract void z(); }").only(2, "does not override abstract method z() in Main"));
  CHECK(check("class Main { Runnable r = new Runnable()\n { }; }")
            .only(2, "does not override abstract method run() in Runnable"));
}

TEST_CASE("overriding") {
  const auto pair = [](const char* a, const char* b) {
    return check(std::string("class A { ") + a + " }\nclass Main extends A { " + b + " }");
  };
  CHECK(pair("void m() { }", "public void m() { }").ok());
  CHECK(pair("Object m() { return null; }", "String m() { return null; }").ok());
  CHECK(
      pair("public void m() { }", "void m() { }")
          .only(2, "m() in Main cannot override m() in A; attempting to assign weaker access privileges; was public"));
  CHECK(pair("final void m() { }", "void m() { }").only(2, "overridden method is final"));
  CHECK(pair("static void m() { }", "void m() { }").only(2, "overridden method is static"));
  CHECK(pair("void m() { }", "static void m() { }").only(2, "overriding method is static"));
  CHECK(pair("static void m() { }", "static int m() { return 1; }")
            .only(2, "m() in Main cannot hide m() in A; return type int is not compatible with void"));
  CHECK(pair("int m() { return 1; }", "long m() { return 1; }").only(2, "return type long is not compatible with int"));
  CHECK(pair("void m() { }", "void m() throws Exception { }").only(2, "overridden method does not throw Exception"));
  CHECK(pair("void m() throws Exception { }", "void m() throws java.io.IOException { }").ok());
  CHECK(pair("private void m() { }", "int m() { return 1; }").ok());
  CHECK(pair("void m(java.util.List<String> l) { }", "void m(java.util.List<Integer> l) { }")
            .only(2, "have the same erasure, yet neither overrides the other"));
  CHECK(pair("<T extends Comparable<T>> T m(T t) { return t; }", "<U extends Comparable<U>> U m(U u) { return u; }")
            .ok());
  CHECK(check("class Main {\n @Override\n public String toStrin() { return null; } }")
            .only(2, "method does not override or implement a method from a supertype"));
  CHECK(check("class A { void m() { } } interface I { void m(); }\nclass Main extends A implements I { }")
            .only(2, "m() in A cannot implement m() in I; attempting to assign weaker access privileges; was public"));
  CHECK(
      check("interface I { default void d() { } } interface J { default void d() { } }\nclass Main implements I, J { }")
          .only(2,
                "types I and J are incompatible; class Main inherits unrelated defaults for d() from types I and J"));
}

TEST_CASE("duplicates") {
  CHECK(check("class Main { int x;\n String x; }").only(2, "variable x is already defined in class Main"));
  CHECK(check("class Main { void m(int a) { }\n int m(int b) { return 1; } }")
            .only(2, "method m(int) is already defined in class Main"));
  CHECK(check("class Main { Main() { }\n Main() { } }").only(2, "constructor Main() is already defined in class Main"));
  CHECK(check("import java.util.List; class Main { void m(List<String> a) { }\n void m(List<Integer> b) { } }")
            .only(2, "have the same erasure"));
}

TEST_CASE("sealed hierarchies") {
  CHECK(check("sealed interface S permits A, B { } record A() implements S { } non-sealed class B implements S { } "
              "class Main extends B { }")
            .ok());
  CHECK(check("sealed class S { } final class A extends S { } class Main { }").ok());
  CHECK(check("sealed interface S permits A { } record A() implements S { }\nfinal class Main implements S { }")
            .only(2, "class is not allowed to extend sealed class: S"));
  CHECK(check("sealed class S permits Main { }\nclass Main extends S { }")
            .only(2, "sealed, non-sealed or final modifiers expected"));
  CHECK(check("sealed class Main { }").only(1, "sealed class must have subclasses"));
  CHECK(check("class A { }\nnon-sealed class Main extends A { }").only(2, "non-sealed modifier not allowed here"));
}

TEST_CASE("annotations") {
  CHECK(check("@FunctionalInterface interface F { void a(); } class Main { @Deprecated int x; }").ok());
  CHECK(check("@FunctionalInterface\ninterface F { void a(); void b(); } class Main { }")
            .only(1, "Unexpected @FunctionalInterface annotation"));
  CHECK(check("class Main {\n @Lost int x; }").only(2, "cannot find symbol: class Lost"));
  CHECK(
      check("class Main {\n @String int x; }").only(2, "incompatible types: String cannot be converted to Annotation"));
}

}  // namespace
}  // namespace heddle::lang::testing
