// Overload resolution, inference, lambdas and method references.
#include <doctest/doctest.h>

#include "lang/attr_testing.h"

namespace heddle::lang::testing {
namespace {

TEST_CASE("phases and the most specific method") {
  CHECK(differences(R"(class Main {
    static int f(long x) { return 0; } static String f(Integer x) { return ""; } static boolean f(Object... x) { return true; }
    static int g(Object o) { return 0; } static String g(String s) { return ""; }
    static int h(int... x) { return 0; } static String h(int a, int... x) { return ""; }
    static int p(char c) { return 0; } static String p(int i) { return ""; }
    static void amb(Integer a, Object b) { } static void amb(Object a, Integer b) { }
    static <T extends Comparable<T>> T max(T a, T b) { return a; }
    static void one(int a, String b) { }
    static void test() {
      int a = f(1); String b = f(Integer.valueOf(1)); boolean c = f("x", 2); boolean d = f(); String e = g(null); int i = g((Object) "s");
      int j = p('c'); String k = p((byte) 1); Integer m = max(1, 2);
      amb(1, 2); //! reference to amb is ambiguous
      h(1, 2); //! reference to h is ambiguous
      one("a", "b"); //! incompatible types: String cannot be converted to int
      one(1,
          2); //! incompatible types: int cannot be converted to String
      one(1); //! method one in class Main cannot be applied to given types
      g(1, 2); //! no suitable method found for g(int,int)
      max(1, "s"); //! method max in class Main cannot be applied to given types
      nope(1); //! cannot find symbol: method nope(int)
      test(test()); //! 'void' type not allowed here
    } })") == "");
}

TEST_CASE("the innermost class with a method of the name is asked") {
  CHECK(differences(R"(class Main { void f(int x) { } void g(String s) { }
    class In { void f() { } void t() { f(); g("s"); Main.this.f(1);
      f(1); //! cannot be applied to given types
      toString(1); //! method toString in class Object cannot be applied
    } }
    String toString(int x) { return ""; } })") == "");
}

const char* const kGeneric =
    "static <E> List<E> listOf(E... es) { return null; } static <E> E id(E e) { return e; } static <A, R> List<R> "
    "map(List<? extends A> l, "
    "Function<? super A, ? extends R> f) { return null; } static <E extends Comparable<? super E>> E best(List<? "
    "extends E> l) { return null; } "
    "interface Cmp<X> { int compare(X a, X b); static <Y, K extends Comparable<? super K>> Cmp<Y> by(Function<? super "
    "Y, ? extends K> f) { return "
    "(a, b) -> f.apply(a).compareTo(f.apply(b)); } default Cmp<X> then(Cmp<? super X> o) { return o::compare; } "
    "default <K extends "
    "Comparable<? super K>> Cmp<X> thenBy(Function<? super X, ? extends K> f) { return then(by(f)); } } static class "
    "Box<V> { V v; Box(V v) { "
    "this.v = v; } <W> Box<W> map(Function<? super V, ? extends W> f) { return new Box<>(f.apply(v)); } <W> Box<W> "
    "flat(Function<? super V, "
    "Box<W>> f) { return f.apply(v); } static <Z> Box<Z> of(Z z) { return new Box<>(z); } }";

TEST_CASE("inference from arguments, targets, nested calls and lambdas") {
  CHECK(in_method(R"(
    List<String> a = listOf("a", "b"); List<Object> b = listOf("a", 1); List<? extends Number> c = listOf(1, 2.0); int n = id(5); long w = id(5);
    List<List<String>> d = listOf(listOf("x"), listOf()); String s = best(listOf("a", "b")); List<Integer> e = map(a, x -> x.length());
    List<String> f = map(map(a, String::length), i -> "n" + i); Cmp<String> k = Cmp.by(String::length); Cmp<String> k2 = Cmp.by((String x) -> x.length()).thenBy(x -> x);
    Box<String> g = Box.of(1).map(i -> i + 1).flat(i -> Box.of("" + i)); var h = Box.of(listOf(1)).map(l -> l.get(0)).v; int z = h;
    Function<Integer, Function<Integer, Integer>> add = p -> q -> p + q; int r = add.apply(1).apply(2); Supplier<Supplier<String>> sup = () -> () -> "deep";
    Box<? super Integer> low = new Box<Number>(1); Object o = low.v; Box<?> any = g; Object o2 = any.map(x -> x).v; Box<int[]> arr = Box.of(new int[1]);
    List<String> t = true ? listOf() : map(a, x -> x); String u = id(true ? null : "s"); Box<Runnable> run = Box.of(() -> { });
    List<String> bad1 = listOf(1); //! incompatible types: inference variable E has incompatible bounds
    List<Integer> bad2 = map(a, x -> x + "s"); //! incompatible types
    map(a, x -> x.nope()); //! cannot find symbol: method nope()
    int bad3 = Box.of("s").v; //! String cannot be converted to int
    Cmp<String> bad4 = Cmp.by(x -> x.foo()); //! cannot find symbol: method foo()
  )",
                  kGeneric) == "");
}

TEST_CASE("lambdas and method references against their function types") {
  CHECK(in_method(R"(
    Runnable r = () -> { }; Runnable r2 = this::m2; Function<String, Integer> f = String::length; Function<Object, String> g = Object::toString;
    Supplier<List<String>> h = Main::mk; Function<Integer, int[]> arr = int[]::new; Supplier<Main<String>> made = Main::new; Function<Integer, Integer> box = Integer::valueOf;
    java.util.concurrent.Callable<Integer> c = () -> { throw new Exception(); }; Supplier<Integer> loop = () -> { while (true) { } }; int local = 1; Runnable cap = () -> { int x = local; };
    Function<String, Integer> b1 = s -> s; //! bad return type in lambda expression
    Function<String, Integer> b2 = (p, q) -> 1; //! incompatible parameter types in lambda expression
    Supplier<String> b3 = () -> { }; //! bad return type in lambda expression
    Runnable b4 = () -> 5; //! not compatible with a void functional interface
    Runnable b5 = () -> { return
      5; }; //! unexpected return value
    Object b6 = () -> { }; //! Object is not a functional interface
    List<String> b7 = x -> x; //! is not a functional interface
    Function<String, String> b8 = Main::nope; //! invalid method reference
    Supplier<String> b9 = Main::vv; //! bad return type in method reference
    Function<String, Integer> b10 = String::charAt; //! invalid method reference
    int b11 = (() -> 1).get(); //! lambda expression not expected here
    Runnable b12 = () -> { int r = 1; }; //! variable r is already defined in method m()
    var b13 = () -> 1; //! lambda expression needs an explicit target-type
  )",
                  "void m2() { } static void vv() { } static List<String> mk() { return null; }") == "");
}

TEST_CASE("generic methods without inference: bounds and explicit arguments") {
  CHECK(in_method(R"(
    Main.<String>same("a", "b"); List<? extends Number> ln = null; Number n = ln.get(0); List<? super Integer> ls = null; ls.add(1); List raw = ln; raw.add("x"); List<String> un = raw;
    this.<String>same("a", 1); //! int cannot be converted to String
    Main.<String, String>same("a", "b"); //! cannot be applied to given types
    bounded("s"); //! cannot be applied to given types
    ln.add(1); //! int cannot be converted to capture of ? extends Number
    Integer i = ls.get(0); //! cannot be converted to Integer
    T t = "s"; //! String cannot be converted to T
    String s = (T) null; //! T cannot be converted to String
  )",
                  "static <E> void same(E a, E b) { } static <N extends Number> void bounded(N n) { }") == "");
}

TEST_CASE("captured variables of lambdas and local classes") {
  CHECK(differences(R"(import java.util.function.*; class Main { int f;
    Supplier<Supplier<Integer>> nest(int a) { final int k = 7; int b = a + 1;
      class Local { int v = b + f; Local next() { return new Local(); } class Deep { int w = a + b + v; } }
      class Sub extends Local { int z = a; Sub() { super(); } Sub(int q) { this(); } }
      Supplier<Local> mk = Local::new; Runnable r = () -> new Sub(a) { void x() { int y = b + k; } };
      return () -> () -> new Sub().z + mk.get().next().v + k + new Local() { int u = a; }.u; }
    static Supplier<String> st(String s) { return new Supplier<>() { public String get() { return s + new Object() { String t = s; }.t; } }; }
    Main(Runnable r) { } Main(int p) { this(() -> { int q = p; }); }
  })") == "");
}

}  // namespace
}  // namespace heddle::lang::testing
