// Which of two methods is more specific is a question of subtypes; no box is one of its primitive type (JLS 15.12.2.5).
import java.util.ArrayList;
import java.util.List;

public class AmbiguousWithBoxes {
  static void a(Object o, int i) {}
  static void a(Object o, Integer i) {}
  static void b(Object o, int i) {}
  static void b(Object o, Object i) {}
  static void c(int... i) {}
  static void c(Integer... i) {}
  static void d(int... i) {}
  static void d(Object... i) {}
  static void e(int i, Object... o) {}
  static void e(Object... o) {}
  static void f(int... i) {}
  @SafeVarargs
  static <T> void f(T... t) {}
  static void g(int i, int... j) {}
  static void g(int... i) {}
  static void h(Integer i, long j) {}
  static void h(int i, Long j) {}
  static class Strings<T> extends ArrayList<T> {}
  static void k(@SuppressWarnings("rawtypes") Strings s, int... i) {}
  static void k(List<String> s, int... i) {}
  static class Two<T> {
    void m(T t) {}
    void m(String s) {}
  }

  public static void main(String[] args) {
    a(1, 2); // expect error: reference to a is ambiguous
    a("", 2);
    a("", Integer.valueOf(2));
    b(1, 2); // expect error: reference to b is ambiguous
    b("", 2);
    c(1); // expect error: reference to c is ambiguous
    d(1); // expect error: reference to d is ambiguous
    d(); // expect error: reference to d is ambiguous
    d("");
    e(1, 2); // expect error: reference to e is ambiguous
    e(1); // expect error: reference to e is ambiguous
    e("", 1);
    f(1); // expect error: reference to f is ambiguous
    f("");
    g(1); // expect error: reference to g is ambiguous
    g(1, 2); // expect error: reference to g is ambiguous
    g();
    h(1, 2L); // expect error: reference to h is ambiguous
    @SuppressWarnings("rawtypes")
    Strings raw = new Strings();
    k(raw, 1); // expect error: reference to k is ambiguous
    new Two<String>().m(""); // expect error: reference to m is ambiguous
    new Two<Integer>().m("");
    new Two<Integer>().m(1);
  }
}
