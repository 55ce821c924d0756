// Numbers in fields that would only be printed (docs/algorithms.md), were it not for somebody who uses them, or looks at the text. Two threads write; in the order
// that is tried first nothing goes wrong.
// expect finding: FAILED
// explore: --explore=exhaustive -- branch
// explore: --explore=exhaustive -- vol
// explore: --explore=exhaustive -- getter
// explore: --explore=exhaustive -- instance
// explore: --explore=exhaustive -- copied
// explore: --explore=exhaustive -- computed
// explore: --explore=exhaustive -- index
// explore: --explore=exhaustive -- length
// explore: --explore=exhaustive -- divided
// explore: --explore=exhaustive -- switched
// explore: --explore=exhaustive -- passed
// explore: --explore=exhaustive -- passedOn
// explore: --explore=exhaustive -- overridden
// explore: --explore=exhaustive -- interfaced
// explore: --explore=exhaustive -- returned
// explore: --explore=exhaustive -- supplier
// explore: --explore=exhaustive -- reference
// explore: --explore=exhaustive -- comparator
// explore: --explore=exhaustive -- comparable
// explore: --explore=exhaustive -- hashed
// explore: --explore=exhaustive -- equal
// explore: --explore=exhaustive -- boxed
// explore: --explore=exhaustive -- library
// explore: --explore=exhaustive -- formatted
// explore: --explore=exhaustive -- valueOf
// explore: --explore=exhaustive -- text
// explore: --explore=exhaustive -- builder
// explore: --explore=exhaustive -- toString
// explore: --explore=exhaustive -- captured
// explore: --explore=exhaustive -- local
// explore: --explore=exhaustive -- inner
// explore: --explore=exhaustive -- inherited
// explore: --explore=exhaustive -- hiding
// explore: --explore=exhaustive -- wide
// explore: --explore=exhaustive -- real
// explore: --explore=exhaustive -- narrow
// explore: --explore=exhaustive -- logic
// explore: --explore=exhaustive -- character
// explore: --explore=exhaustive -- shifted
// explore: --explore=exhaustive -- ternary
// explore: --explore=exhaustive -- looped
// explore: --explore=exhaustive -- stored
// explore: --explore=exhaustive -- chained
// explore: --explore=exhaustive -- constructed
// explore: --explore=exhaustive -- recursive
// explore: --explore=exhaustive -- enumerated
// explore: --explore=exhaustive -- recorded
// explore: --explore=exhaustive -- recordText
// explore: --explore=exhaustive -- recordEqual
// explore: --explore=exhaustive -- cloned
// explore: --explore=exhaustive -- atomic
// explore: --explore=exhaustive -- thrown
// explore: --explore=exhaustive -- message
// explore: --explore=exhaustive -- generic
// explore: --explore=exhaustive -- defaulted
// explore: --explore=exhaustive -- slept
// explore: --explore=exhaustive -- sorted
// explore: --explore=exhaustive -- varargs
// explore: --explore=exhaustive -- streamed
// explore: --explore=exhaustive -- assigned
// explore: --explore=exhaustive -- compound
// explore: --explore=exhaustive -- interrupted
// explore: --explore=exhaustive -- locked
// explore: --explore=exhaustive -- ordinal
// explore: --explore=exhaustive -- widened
// explore: --explore=exhaustive -- swapped
// explore: --explore=exhaustive -- throughStatic
// explore: --explore=exhaustive -- iterated

public class PrintedFieldsSeen {
  static final Object lock = new Object();

  static void fail() {
    assert false;
  }

  interface Way {
    void write(int v);

    void look() throws Exception;
  }

  static class Branch {
    static int f;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        if (f == 1) fail();
      }
    };
  }

  static class Vol {
    static volatile int f;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        if (f == 1) fail();
      }
    };
  }

  static class Getter {
    static int f; static int get() { return f; }

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        if (get() == 1) fail();
      }
    };
  }

  static class Instance {
    int f; static final Instance o = new Instance(); int get() { return f; }

    static final Way way = new Way() {
      public void write(int v) {
        o.f = v;
      }

      public void look() throws Exception {
        if (o.get() == 1) fail();
      }
    };
  }

  static class Copied {
    static int f, g;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        g = f; if (g == 1) fail();
      }
    };
  }

  static class Computed {
    static int f, g;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        g = 3 * f + 1; if (g == 4) fail();
      }
    };
  }

  static class Index {
    static int f; static final int[] a = new int[4];

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        a[2] = 5; if (a[f + 1] == 5) fail();
      }
    };
  }

  static class Length {
    static int f;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        if (new int[f].length == 1) fail();
      }
    };
  }

  static class Divided {
    static int f;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        int x = 4 / (f - 1);
      }
    };
  }

  static class Switched {
    static int f;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        switch (f) { case 1: fail(); break; default: }
      }
    };
  }

  static class Passed {
    static int f; static void test(int x) { if (x == 1) fail(); }

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        test(f);
      }
    };
  }

  static class PassedOn {
    static int f; static void one(int x) { two(x); } static void two(int x) { if (x == 1) fail(); }

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        one(f);
      }
    };
  }

  static class Overridden {
    static int f; static abstract class A { abstract boolean test(int x); } static class B extends A { boolean test(int x) { return false; } } static class C extends A { boolean test(int x) { return x == 1; } } static final A[] as = {new B(), new C()};

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        for (A a : as) if (a.test(f)) fail();
      }
    };
  }

  static class Interfaced {
    static int f; interface I { void test(int x); }

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        I i = x -> { if (x == 1) fail(); }; i.test(f);
      }
    };
  }

  static class Returned {
    static int f; static abstract class A { abstract int get(); } static class B extends A { int get() { return f; } } static final A b = new B();

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        if (b.get() == 1) fail();
      }
    };
  }

  static class Supplier {
    static int f;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        java.util.function.IntSupplier s = () -> f; if (s.getAsInt() == 1) fail();
      }
    };
  }

  static class Reference {
    static int f; static int get() { return f; }

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        java.util.function.IntSupplier s = Reference::get; if (s.getAsInt() == 1) fail();
      }
    };
  }

  static class Comparator {
    int f; Comparator(int f) { this.f = f; } static Comparator o = new Comparator(0);

    static final Way way = new Way() {
      public void write(int v) {
        o = new Comparator(v);
      }

      public void look() throws Exception {
        java.util.List<Comparator> l = new java.util.ArrayList<>(java.util.List.of(o, new Comparator(2))); l.sort((p, q) -> p.f - q.f); if (l.get(0) == o && l.get(0).f < 2) fail();
      }
    };
  }

  static class Comparables {
    static class K implements Comparable<K> { int f; public int compareTo(K k) { return f - k.f; } } static final K o = new K(), two = new K();

    static final Way way = new Way() {
      public void write(int v) {
        o.f = v;
      }

      public void look() throws Exception {
        two.f = 2; if (java.util.Collections.min(java.util.List.of(two, o)) == o && o.compareTo(two) < 0) fail();
      }
    };
  }

  static class Hashed {
    static class K { int f; public int hashCode() { return f; } } static final K o = new K();

    static final Way way = new Way() {
      public void write(int v) {
        o.f = v;
      }

      public void look() throws Exception {
        if (o.hashCode() == 1) fail();
      }
    };
  }

  static class Equal {
    static class K { int f; public boolean equals(Object k) { return ((K) k).f == f; } public int hashCode() { return 1; } } static final K o = new K(), one = new K();

    static final Way way = new Way() {
      public void write(int v) {
        o.f = v;
      }

      public void look() throws Exception {
        one.f = 1; if (java.util.List.of(one).contains(o)) fail();
      }
    };
  }

  static class Boxed {
    static int f;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        Object x = f; if (x.equals(1)) fail();
      }
    };
  }

  static class Library {
    static int f;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        if (Math.max(f, 0) == 1) fail();
      }
    };
  }

  static class Formatted {
    static int f;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        if (String.format("%d", f).equals("1")) fail();
      }
    };
  }

  static class ValueOf {
    static int f;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        if (String.valueOf(f).equals("1")) fail();
      }
    };
  }

  static class Text {
    static int f;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        if (("" + f).equals("1")) fail();
      }
    };
  }

  static class Builder {
    static int f;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        if (new StringBuilder().append(f).toString().equals("1")) fail();
      }
    };
  }

  static class ToString {
    int f; static final ToString o = new ToString(); public String toString() { return "X" + f; }

    static final Way way = new Way() {
      public void write(int v) {
        o.f = v;
      }

      public void look() throws Exception {
        if (o.toString().equals("X1")) fail();
      }
    };
  }

  static class Captured {
    static int f;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        final int x = f; Runnable r = () -> { if (x == 1) fail(); }; r.run();
      }
    };
  }

  static class Local {
    static int f;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        final int x = f; class L { int y = x; boolean test() { return y == 1; } } if (new L().test()) fail();
      }
    };
  }

  static class Inner {
    int f; class In { boolean test() { return f == 1; } } static final Inner o = new Inner(); In in() { return new In(); }

    static final Way way = new Way() {
      public void write(int v) {
        o.f = v;
      }

      public void look() throws Exception {
        if (o.in().test()) fail();
      }
    };
  }

  static class Inherited {
    static class A { int f; } static class B extends A { boolean test() { return f == 1; } } static final B o = new B();

    static final Way way = new Way() {
      public void write(int v) {
        o.f = v;
      }

      public void look() throws Exception {
        if (o.test()) fail();
      }
    };
  }

  static class Hiding {
    static class A { int f; } static class B extends A { int f; boolean test() { return super.f == 1; } } static final B o = new B();

    static final Way way = new Way() {
      public void write(int v) {
        ((A) o).f = v;
      }

      public void look() throws Exception {
        if (o.test()) fail();
      }
    };
  }

  static class Wide {
    static long f;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        if (f == 1L) fail();
      }
    };
  }

  static class Real {
    static double f;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        if (f < 1.5) fail();
      }
    };
  }

  static class Narrow {
    static byte f;

    static final Way way = new Way() {
      public void write(int v) {
        f = (byte) v;
      }

      public void look() throws Exception {
        if (f == 1) fail();
      }
    };
  }

  static class Logic {
    static boolean f;

    static final Way way = new Way() {
      public void write(int v) {
        f = v == 1;
      }

      public void look() throws Exception {
        if (f) fail();
      }
    };
  }

  static class Characters {
    static char f;

    static final Way way = new Way() {
      public void write(int v) {
        f = (char) ('0' + v);
      }

      public void look() throws Exception {
        if (f == '1') fail();
      }
    };
  }

  static class Shifted {
    static int f;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        if ((1 << f & 2) != 0) fail();
      }
    };
  }

  static class Ternary {
    static int f;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        int x = f > 1 ? 0 : 1; if (x == 1) fail();
      }
    };
  }

  static class Looped {
    static int f;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        int n = 0; for (int i = 0; i < f; i++) n++; if (n == 1) fail();
      }
    };
  }

  static class Stored {
    static int f; static final int[] a = new int[1];

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        a[0] = f; if (a[0] == 1) fail();
      }
    };
  }

  static class Chained {
    static int f, g, h;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        g = f; h = g; g = 0; if (h == 1) fail();
      }
    };
  }

  static class Constructed {
    static int f; final int g; Constructed(int g) { this.g = g; } 

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        if (new Constructed(f).g == 1) fail();
      }
    };
  }

  static class Recursive {
    static int f; static int down(int n) { return n == 0 ? f : down(n - 1); }

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        if (down(3) == 1) fail();
      }
    };
  }

  static class Enumerated {
    enum E { A, B; int f; } 

    static final Way way = new Way() {
      public void write(int v) {
        E.A.f = v;
      }

      public void look() throws Exception {
        if (E.A.f == 1) fail();
      }
    };
  }

  static class Recorded {
    record R(int f) {} static R r = new R(0);

    static final Way way = new Way() {
      public void write(int v) {
        r = new R(v);
      }

      public void look() throws Exception {
        if (r.f() == 1) fail();
      }
    };
  }

  static class RecordText {
    record R(int f) {} static R r = new R(0);

    static final Way way = new Way() {
      public void write(int v) {
        r = new R(v);
      }

      public void look() throws Exception {
        if (r.toString().equals("R[f=1]")) fail();
      }
    };
  }

  static class RecordEqual {
    record R(int f) {} static R r = new R(0);

    static final Way way = new Way() {
      public void write(int v) {
        r = new R(v);
      }

      public void look() throws Exception {
        if (r.equals(new R(1))) fail();
      }
    };
  }

  static class Cloned {
    static class K implements Cloneable { int f; K copy() { try { return (K) clone(); } catch (CloneNotSupportedException e) { return null; } } } static final K o = new K();

    static final Way way = new Way() {
      public void write(int v) {
        o.f = v;
      }

      public void look() throws Exception {
        if (o.copy().f == 1) fail();
      }
    };
  }

  static class Atomic {
    static int f; static final java.util.concurrent.atomic.AtomicInteger a = new java.util.concurrent.atomic.AtomicInteger();

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        a.set(f); if (a.get() == 1) fail();
      }
    };
  }

  static class Thrown {
    static class T extends RuntimeException { final int f; T(int f) { this.f = f; } } static int f;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        try { throw new T(f); } catch (T t) { if (t.f == 1) fail(); }
      }
    };
  }

  static class Message {
    static int f;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        try { throw new RuntimeException("x" + f); } catch (RuntimeException e) { if (e.getMessage().equals("x1")) fail(); }
      }
    };
  }

  static class Generics {
    static int f; interface G<T> { T get(); }

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        G<Integer> g = () -> f; if (g.get() == 1) fail();
      }
    };
  }

  static class Defaulted {
    static int f; interface D { int get(); default boolean test() { return get() == 1; } }

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        D d = () -> f; if (d.test()) fail();
      }
    };
  }

  static class Slept {
    static int f;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        long t = System.nanoTime(); Thread.sleep(f * 1000L); if (f < 2) fail();
      }
    };
  }

  static class Sorted {
    static int f;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        int[] a = {f, 2}; java.util.Arrays.sort(a); if (a[0] == 1) fail();
      }
    };
  }

  static class Varargs {
    static int f; static int first(int... x) { return x[0]; }

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        if (first(f, 9) == 1) fail();
      }
    };
  }

  static class Streamed {
    static int f;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        if (java.util.stream.IntStream.of(f).sum() == 1) fail();
      }
    };
  }

  static class Assigned {
    static int f;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        int x; if ((x = f) == 1) fail();
      }
    };
  }

  static class Compound {
    static int f = 1;

    static final Way way = new Way() {
      public void write(int v) {
        f += v; f -= v; f *= 10; f += v;
      }

      public void look() throws Exception {
        if (f == 121 || f % 10 == 1) fail();
      }
    };
  }

  static class Interrupted {
    static int f;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        if (f == 1) Thread.currentThread().interrupt(); if (Thread.interrupted()) fail();
      }
    };
  }

  static class Locked {
    static int f;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        Object m = f == 1 ? new Object() : null; if (m != null) fail();
      }
    };
  }

  static class Ordinal {
    static int f;

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        if (Thread.State.values()[f] == Thread.State.RUNNABLE) fail();
      }
    };
  }

  static class Widened {
    static int f; static long wide(long x) { return x; }

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        if (wide(f) == 1) fail();
      }
    };
  }

  static class Swapped {
    static int f, g;

    static final Way way = new Way() {
      public void write(int v) {
        f = v; g = -v;
      }

      public void look() throws Exception {
        int x = f; f = g; g = x; if (g == 1) fail();
      }
    };
  }

  static class ThroughStatic {
    static int f; static class H { static int f; static int get() { return f; } }

    static final Way way = new Way() {
      public void write(int v) {
        H.f = v;
      }

      public void look() throws Exception {
        f = H.get(); if (f == 1) fail();
      }
    };
  }

  static class Iterated {
    static int f; static class It implements java.util.Iterator<Integer> { int left = f; public boolean hasNext() { return left > 0; } public Integer next() { left--; return left; } }

    static final Way way = new Way() {
      public void write(int v) {
        f = v;
      }

      public void look() throws Exception {
        int n = 0; It it = new It(); while (it.hasNext()) { it.next(); n++; } if (n == 1) fail();
      }
    };
  }

  static Way way(String name) {
    switch (name) {
      case "branch": return Branch.way;
      case "vol": return Vol.way;
      case "getter": return Getter.way;
      case "instance": return Instance.way;
      case "copied": return Copied.way;
      case "computed": return Computed.way;
      case "index": return Index.way;
      case "length": return Length.way;
      case "divided": return Divided.way;
      case "switched": return Switched.way;
      case "passed": return Passed.way;
      case "passedOn": return PassedOn.way;
      case "overridden": return Overridden.way;
      case "interfaced": return Interfaced.way;
      case "returned": return Returned.way;
      case "supplier": return Supplier.way;
      case "reference": return Reference.way;
      case "comparator": return Comparator.way;
      case "comparable": return Comparables.way;
      case "hashed": return Hashed.way;
      case "equal": return Equal.way;
      case "boxed": return Boxed.way;
      case "library": return Library.way;
      case "formatted": return Formatted.way;
      case "valueOf": return ValueOf.way;
      case "text": return Text.way;
      case "builder": return Builder.way;
      case "toString": return ToString.way;
      case "captured": return Captured.way;
      case "local": return Local.way;
      case "inner": return Inner.way;
      case "inherited": return Inherited.way;
      case "hiding": return Hiding.way;
      case "wide": return Wide.way;
      case "real": return Real.way;
      case "narrow": return Narrow.way;
      case "logic": return Logic.way;
      case "character": return Characters.way;
      case "shifted": return Shifted.way;
      case "ternary": return Ternary.way;
      case "looped": return Looped.way;
      case "stored": return Stored.way;
      case "chained": return Chained.way;
      case "constructed": return Constructed.way;
      case "recursive": return Recursive.way;
      case "enumerated": return Enumerated.way;
      case "recorded": return Recorded.way;
      case "recordText": return RecordText.way;
      case "recordEqual": return RecordEqual.way;
      case "cloned": return Cloned.way;
      case "atomic": return Atomic.way;
      case "thrown": return Thrown.way;
      case "message": return Message.way;
      case "generic": return Generics.way;
      case "defaulted": return Defaulted.way;
      case "slept": return Slept.way;
      case "sorted": return Sorted.way;
      case "varargs": return Varargs.way;
      case "streamed": return Streamed.way;
      case "assigned": return Assigned.way;
      case "compound": return Compound.way;
      case "interrupted": return Interrupted.way;
      case "locked": return Locked.way;
      case "ordinal": return Ordinal.way;
      case "widened": return Widened.way;
      case "swapped": return Swapped.way;
      case "throughStatic": return ThroughStatic.way;
      case "iterated": return Iterated.way;
      default: throw new IllegalArgumentException(name);
    }
  }

  public static void main(String[] args) throws Exception {
    Way way = way(args[0]);
    Thread one = new Thread(() -> {
      synchronized (lock) {
        way.write(1);
      }
    });
    Thread two = new Thread(() -> {
      synchronized (lock) {
        way.write(2);
      }
    });
    one.start();
    two.start();
    one.join();
    two.join();
    way.look();
  }
}
