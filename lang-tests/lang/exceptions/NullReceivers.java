// The messages name the class through which a member was found, not the one that declares it (JLS 13.1).
import java.util.*;
import java.util.concurrent.*;

public class NullReceivers {
  interface A {
    void m();
    default int d() { return 1; }
    static int s() { return 1; }
  }
  interface B extends A {}
  static class P {
    static P p;
    static int[] array;
    P next;
    int f;
    void v() {}
    static P of() { return null; }
    P self() { return this; }
  }
  interface I { P CONSTANT = of(); static P of() { return null; } }
  static class Q extends P implements I {
    void inside() {
      run(() -> p.f = 1);
      run(() -> of().f = 1);
      run(() -> CONSTANT.f = 1);
      run(() -> super.next.f = 1);
      run(() -> next.v());
      p.f = 2;
    }
    class Inner {
      void deep() {
        run(() -> p.f = 1);
        run(() -> of().f = 1);
      }
    }
  }
  static abstract class R implements B {}
  static abstract class S extends R { void own() { m(); } }

  static void run(Runnable r) {
    try {
      r.run();
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
  }

  static <T extends B> void variable(T t) { t.m(); }
  static <T extends P & A> void intersection(T t) { t.m(); }

  public static void main(String[] args) {
    List<String> l = null;
    ArrayList<String> al = null;
    Deque<String> d = null;
    NavigableMap<String, String> m = null;
    Collection<String> c = null;
    BlockingQueue<String> q = null;
    ExecutorService x = null;
    Set<String> set = null;
    String string = null;
    B b = null;
    R r = null;
    S s = null;
    Q own = null;
    run(() -> l.stream());
    run(() -> l.size());
    run(() -> l.iterator());
    run(() -> al.stream());
    run(() -> al.size());
    run(() -> al.forEach(e -> {}));
    run(() -> al.containsAll(null));
    run(() -> d.isEmpty());
    run(() -> m.get("a"));
    run(() -> m.getOrDefault("a", null));
    run(() -> c.forEach(e -> {}));
    run(() -> q.size());
    run(() -> q.poll());
    run(() -> x.execute(null));
    run(() -> set.removeIf(e -> true));
    run(() -> string.chars());
    run(() -> string.length());
    run(() -> b.m());
    run(() -> b.d());
    run(() -> b.hashCode());
    run(() -> b.getClass());
    run(() -> r.m());
    run(() -> r.d());
    run(() -> r.toString());
    run(() -> s.m());
    run(() -> s.own());
    run(() -> own.v());
    run(() -> own.self());
    run(() -> variable(b));
    run(() -> {
      for (String e : l) System.out.println(e);
    });
    run(() -> Q.p.f = 1);
    run(() -> Q.of().f = 1);
    run(() -> Q.CONSTANT.f = 1);
    run(() -> Q.array[0] = 1);
    run(() -> new Q().self().next.f = 1);
    run(() -> {
      int n = Q.array.length;
    });
    run(() -> new Q().inside());
    run(() -> new Q().new Inner().deep());
    run(() -> intersection(null));
    Q.p = new P();
    Q.p.f = 4;
    Q.array = new int[2];
    Q.array[1] += 3;
    ++Q.array[1];
    System.out.println(P.p.f + P.array[1] + B.class.getSimpleName().length() + A.s());
    R right = new R() { public void m() { System.out.println("m"); } };
    right.m();
    System.out.println(right.d());
  }
}
// expect: Cannot invoke "java.util.List.stream()" because "<parameter1>" is null
// expect: Cannot invoke "java.util.List.size()" because "<parameter1>" is null
// expect: Cannot invoke "java.util.List.iterator()" because "<parameter1>" is null
// expect: Cannot invoke "java.util.ArrayList.stream()" because "<parameter1>" is null
// expect: Cannot invoke "java.util.ArrayList.size()" because "<parameter1>" is null
// expect: Cannot invoke "java.util.ArrayList.forEach(java.util.function.Consumer)" because "<parameter1>" is null
// expect: Cannot invoke "java.util.ArrayList.containsAll(java.util.Collection)" because "<parameter1>" is null
// expect: Cannot invoke "java.util.Deque.isEmpty()" because "<parameter1>" is null
// expect: Cannot invoke "java.util.NavigableMap.get(Object)" because "<parameter1>" is null
// expect: Cannot invoke "java.util.NavigableMap.getOrDefault(Object, Object)" because "<parameter1>" is null
// expect: Cannot invoke "java.util.Collection.forEach(java.util.function.Consumer)" because "<parameter1>" is null
// expect: Cannot invoke "java.util.concurrent.BlockingQueue.size()" because "<parameter1>" is null
// expect: Cannot invoke "java.util.concurrent.BlockingQueue.poll()" because "<parameter1>" is null
// expect: Cannot invoke "java.util.concurrent.ExecutorService.execute(java.lang.Runnable)" because "<parameter1>" is null
// expect: Cannot invoke "java.util.Set.removeIf(java.util.function.Predicate)" because "<parameter1>" is null
// expect: Cannot invoke "String.chars()" because "<parameter1>" is null
// expect: Cannot invoke "String.length()" because "<parameter1>" is null
// expect: Cannot invoke "NullReceivers$B.m()" because "<parameter1>" is null
// expect: Cannot invoke "NullReceivers$B.d()" because "<parameter1>" is null
// expect: Cannot invoke "Object.hashCode()" because "<parameter1>" is null
// expect: Cannot invoke "Object.getClass()" because "<parameter1>" is null
// expect: Cannot invoke "NullReceivers$R.m()" because "<parameter1>" is null
// expect: Cannot invoke "NullReceivers$R.d()" because "<parameter1>" is null
// expect: Cannot invoke "Object.toString()" because "<parameter1>" is null
// expect: Cannot invoke "NullReceivers$S.m()" because "<parameter1>" is null
// expect: Cannot invoke "NullReceivers$S.own()" because "<parameter1>" is null
// expect: Cannot invoke "NullReceivers$Q.v()" because "<parameter1>" is null
// expect: Cannot invoke "NullReceivers$Q.self()" because "<parameter1>" is null
// expect: Cannot invoke "NullReceivers$B.m()" because "<parameter1>" is null
// expect: Cannot invoke "java.util.List.iterator()" because "<parameter1>" is null
// expect: Cannot assign field "f" because "NullReceivers$Q.p" is null
// expect: Cannot assign field "f" because the return value of "NullReceivers$Q.of()" is null
// expect: Cannot assign field "f" because "NullReceivers$Q.CONSTANT" is null
// expect: Cannot store to int array because "NullReceivers$Q.array" is null
// expect: Cannot assign field "f" because "NullReceivers$Q.self().next" is null
// expect: Cannot read the array length because "NullReceivers$Q.array" is null
// expect: Cannot assign field "f" because "NullReceivers$Q.p" is null
// expect: Cannot assign field "f" because the return value of "NullReceivers$Q.of()" is null
// expect: Cannot assign field "f" because "NullReceivers$Q.CONSTANT" is null
// expect: Cannot assign field "f" because "this.next" is null
// expect: Cannot invoke "NullReceivers$P.v()" because "this.next" is null
// expect: Cannot assign field "f" because "NullReceivers$Q.p" is null
// expect: Cannot assign field "f" because "NullReceivers$P.p" is null
// expect: Cannot assign field "f" because the return value of "NullReceivers$P.of()" is null
// expect: Cannot invoke "NullReceivers$A.m()" because "<parameter1>" is null
// expect: 10
// expect: m
// expect: 1
