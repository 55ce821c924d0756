// Names, operators, conversions, creation: what is accepted, and javac's words and lines where it is not.
#include <doctest/doctest.h>

#include "lang/attr_testing.h"

namespace heddle::lang::testing {
namespace {

TEST_CASE("operators and their operands") {
  CHECK(in_method(R"(
    int i = 1; long l = 2; String s = "a"; boolean b = true; Object o = s; Integer w = 3; char c = 'c';
    l = i + l; i += l; i <<= l; c += 1; c++; w++; w += 2; s += i + c; s = 1 + 2 + s + 1 + 2; b = w == 3 && i < l; o = b ? 1 : "x";
    o += "x"; double d = i / 2 + 1.5f; b ^= true; b = o == s; b = !b | b & b; i = ~i >>> 3 ^ c; d = -c;
    b = s == i; //! bad operand types for binary operator '=='
    b = w == s; //! incomparable types: Integer and String
    b = b == i; //! incomparable types: boolean and int
    b = !i; //! bad operand type int for unary operator '!'
    s++; //! bad operand type String for unary operator '++'
    i = b + i; //! bad operand types for binary operator '+'
    i = i
      << 1.0; //! bad operand types for binary operator '<<'
    s -= 1; //! bad operand types for binary operator '-'
    i += s; //! String cannot be converted to int
    i = l; //! possible lossy conversion from long to int
    i = i
      + "a"; //! String cannot be converted to int
    if (i) { } //! int cannot be converted to boolean
    s = "a" + m(); //! 'void' type not allowed here
  )") == "");
}

TEST_CASE("conditional expressions take the target or stand alone") {
  CHECK(in_method(R"(
    boolean b = true; Integer w = null; Object o = b ? 1 : "s"; long l = b ? 1 : 2L; char c = b ? 'a' : 0; Integer x = b ? w : 0;
    Comparable<?> k = b ? 1 : "s"; List<String> list = b ? null : mk(); Runnable r = b ? () -> { } : null; double d = b ? w : 1.5;
    String s = b ? 1 : "x"; //! bad type in conditional expression
    int i = b
      ? "a" //! String cannot be converted to int
      : 1;
    byte y = b ? 1 : i; //! possible lossy conversion from int to byte
  )",
                  "<E> List<E> mk() { return null; }") == "");
}

TEST_CASE("casts and instanceof") {
  CHECK(in_method(R"(
    Object o = 1; Number n = (Number) o; int i = (int) o; long l = (int) 3.7; byte b = (byte) 300; T t = (T) o; List<String> ls = (List<String>) o;
    if (o instanceof String s && s.length() > 0) { s = ""; } else { o = null; }
    if (!(o instanceof Integer w)) { return; }
    i = w + 1; boolean q = o instanceof List<?> k && k.get(0) == null || o instanceof String[];
    while (!(o instanceof String v)) { o = "x"; }
    v.length();
    String a = (String) 1; //! int cannot be converted to String
    Integer c = (Integer) "s"; //! String cannot be converted to Integer
    q = n instanceof String; //! Number cannot be converted to String
    q = o instanceof List<String>; //! cannot be safely cast to
    q = o instanceof Object z; //! is a subtype of pattern type
    q = o instanceof String y || y.length() > 0; //! cannot find symbol
    q = 1 instanceof Integer; //! unexpected type
  )") == "");
}

TEST_CASE("names") {
  CHECK(differences(R"(class Main {
    int inst; String text; static int stat; final int fin = 1; enum E { A, B } interface I { int K = 3; }
    class Inner { int v = inst + stat + Main.this.inst; }
    static class Nested { int v = inst; //! non-static variable inst cannot be referenced from a static context
      void f() { Main.this.inst = 1; } } //! non-static variable this
    static void s() {
      int x = I.K + E.A.ordinal() + stat + Main.stat;
      inst = 1; //! non-static variable inst
      f(); //! non-static method f() cannot be referenced
      this.f(); //! non-static variable this
      super.toString(); //! non-static variable super
      new Inner(); //! non-static variable this
      y = 1; //! cannot find symbol: variable y
      Foo.bar(); //! cannot find symbol: variable Foo
      a.b.c(); //! package a does not exist
      java.lang.Strin.valueOf(1); //! cannot find symbol: class Strin
      x.foo(); //! int cannot be dereferenced
      "a".len(); //! cannot find symbol: method len()
      "a".len = 1; //! cannot find symbol: variable len
      int[] arr = {1, 2}; x = arr.length; int[] copy = arr.clone();
      arr.length = 1; //! cannot assign a value to final variable length
      Main m = new Main(); m.fin = 2; //! cannot assign a value to final variable fin
      3 = 4; //! unexpected type
      (int) x = 4; //! unexpected type
      ((int) x)++; //! unexpected type
      (String) m.text += 1; //! unexpected type
      (int[]) arr = null; //! unexpected type
      ((x)) = 5; (arr[0])++; (m.text) += x;
    }
    void f() { fin++; int fin = 2; fin++; this.fin = 3; } //! cannot assign a value to final variable fin
    int a1 = b1; //! illegal forward reference
    int b1 = b1 + 1; //! self-reference in initializer
    int c1 = this.d1; int d1;
  })") == "");
}

TEST_CASE("private members of nested classes, and of strangers") {
  CHECK(differences(R"(class Main {
    static class Base { private int q; protected int p; private void pm() { } }
    static class Sub extends Base { }
    void f(Base b, Sub s) { b.q = 1; s.p = 2; b.pm(); ((Base) s).q = 3;
      s.q = 1; //! q has private access in Base
      s.pm(); //! cannot find symbol
      new Other().x = 1; //! x has private access in Other
      new Other(1); //! constructor Other in class Other cannot be applied to given types
    } }
    class Other { private int x; Other() { } private Other(int i) { } })") == "");
}

TEST_CASE("creating objects and arrays") {
  CHECK(differences(R"(import java.util.*; class Main {
    abstract static class A { A(int x) { } abstract int f(); } interface I { void g(); } class In { class Deep { } } enum E { X { }, Y; } static final class Fin { }
    static class G<N> { G(N n) { } N n() { return null; } }
    int k; I i = new I() { public void g() { k++; } }; A a = new A(k) { int f() { return k; } }; In in = new In(); In.Deep deep = in.new Deep();
    G<String> g1 = new G<>("a"); G<Integer> g2 = new G<Integer>(1); int[][] m = new int[3][], n = {{1}, {}}; long[] l = new long[] {1, 'c'};
    G<Object> anon = new G<>(k) { Object n() { return this; } };
    Object o1 = new A(1); //! A is abstract; cannot be instantiated
    Object o2 = new I(); //! I is abstract; cannot be instantiated
    Object o3 = new E(); //! enum types may not be instantiated
    Object o4 = new Fin() { }; //! cannot inherit from final Fin
    Object o5 = new A("s") { int f() { return 1; } }; //! String cannot be converted to int
    Object o6 = new I(1) { public void g() { } }; //! cannot have arguments
    Object o7 = new A(1) { }; //! does not override abstract method f()
    G<Integer> g3 = new G<>("a"); //! incompatible types
    int[] bad = {1, "s"}; //! String cannot be converted to int
    int[] bad2 = new int["s"]; //! String cannot be converted to int
    int[][] bad3 = {1}; //! int cannot be converted to int[]
    List<String>[] bad4 = new List<String>[1]; //! generic array creation
    int bad5 = {1}; //! illegal initializer for int
  })") == "");
}

}  // namespace
}  // namespace heddle::lang::testing
