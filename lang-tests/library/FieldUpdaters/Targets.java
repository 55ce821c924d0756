// Which fields an updater can be made for, and of which objects: what it says of others, of null, of a field that a subclass hides.
import java.util.concurrent.atomic.*;
public class Targets {
  static class A { volatile int x = 1; volatile long l; volatile String s = "a"; int plain; static volatile int st; private volatile int priv; volatile Integer boxed; volatile double d; volatile short sh;  volatile Object o; final int f = 3; }
  static class B extends A { volatile int x = 2; }
  interface Act { Object run() throws Exception; }
  static void t(String name, Act a) {
    try { System.out.println(name + ": " + a.run()); } catch (Throwable e) { System.out.println(name + ": " + e.getClass().getSimpleName() + ": " + String.valueOf(e.getMessage()).replaceAll("@[0-9a-f]+", "@") + (e.getCause() == null ? "" : " <- " + e.getCause())); }
  }
  @SuppressWarnings({"unchecked", "rawtypes"})
  public static void main(String[] args) {
    t("int none", () -> AtomicIntegerFieldUpdater.newUpdater(A.class, "none"));
    t("int inherited", () -> { class C extends A {} return AtomicIntegerFieldUpdater.newUpdater(C.class, "x"); });
    t("int plain", () -> AtomicIntegerFieldUpdater.newUpdater(A.class, "plain"));
    t("int final", () -> AtomicIntegerFieldUpdater.newUpdater(A.class, "f"));
    t("int long", () -> AtomicIntegerFieldUpdater.newUpdater(A.class, "l"));
    t("int boxed", () -> AtomicIntegerFieldUpdater.newUpdater(A.class, "boxed"));
    t("int short", () -> AtomicIntegerFieldUpdater.newUpdater(A.class, "sh"));
    t("int null", () -> AtomicIntegerFieldUpdater.newUpdater(A.class, null));
    t("int static", () -> AtomicIntegerFieldUpdater.newUpdater(A.class, "st"));
    t("int private", () -> AtomicIntegerFieldUpdater.newUpdater(A.class, "priv").incrementAndGet(new A()));
    t("long none", () -> AtomicLongFieldUpdater.newUpdater(A.class, "none"));
    t("long int", () -> AtomicLongFieldUpdater.newUpdater(A.class, "x"));
    t("long plain", () -> { class P { long p; } return AtomicLongFieldUpdater.newUpdater(P.class, "p"); });
    t("ref none", () -> AtomicReferenceFieldUpdater.newUpdater(A.class, String.class, "none"));
    t("ref int", () -> AtomicReferenceFieldUpdater.newUpdater(A.class, Integer.class, "x"));
    t("ref int prim", () -> AtomicReferenceFieldUpdater.newUpdater(A.class, int.class, "x"));
    t("ref wider", () -> AtomicReferenceFieldUpdater.newUpdater(A.class, Object.class, "s"));
    t("ref narrower", () -> AtomicReferenceFieldUpdater.newUpdater(A.class, String.class, "o"));
    t("ref plain", () -> { class P { String p; } return AtomicReferenceFieldUpdater.newUpdater(P.class, String.class, "p"); });
    t("ref null", () -> AtomicReferenceFieldUpdater.newUpdater(A.class, null, "s"));
    t("shadowed", () -> { B b = new B(); AtomicIntegerFieldUpdater.newUpdater(A.class, "x").set(b, 7); return b.x + " " + ((A) b).x; });
    t("other object", () -> { ((AtomicIntegerFieldUpdater) AtomicIntegerFieldUpdater.newUpdater(A.class, "x")).set("s", 7); return "?"; });
    t("other object get", () -> { return ((AtomicIntegerFieldUpdater) AtomicIntegerFieldUpdater.newUpdater(A.class, "x")).get("s"); });
    t("null object", () -> { AtomicIntegerFieldUpdater.newUpdater(A.class, "x").set(null, 7); return "?"; });
    t("null object long", () -> { return AtomicLongFieldUpdater.newUpdater(A.class, "l").incrementAndGet(null); });
    t("null object ref", () -> { return AtomicReferenceFieldUpdater.newUpdater(A.class, String.class, "s").get(null); });
    t("other value", () -> { ((AtomicReferenceFieldUpdater) AtomicReferenceFieldUpdater.newUpdater(A.class, String.class, "s")).set(new A(), 7); return "?"; });
    t("other value cas", () -> { return ((AtomicReferenceFieldUpdater) AtomicReferenceFieldUpdater.newUpdater(A.class, String.class, "s")).compareAndSet(new A(), "a", 7); });
    t("other expected", () -> { return ((AtomicReferenceFieldUpdater) AtomicReferenceFieldUpdater.newUpdater(A.class, String.class, "s")).compareAndSet(new A(), 7, "b"); });
    t("interface", () -> AtomicIntegerFieldUpdater.newUpdater(Act.class, "x"));
    t("array", () -> AtomicIntegerFieldUpdater.newUpdater(int[].class, "length"));
  }
}
// expect: int none: RuntimeException: java.lang.NoSuchFieldException: none <- java.lang.NoSuchFieldException: none
// expect: int inherited: RuntimeException: java.lang.NoSuchFieldException: x <- java.lang.NoSuchFieldException: x
// expect: int plain: IllegalArgumentException: Must be volatile type
// expect: int final: IllegalArgumentException: Must be volatile type
// expect: int long: IllegalArgumentException: Must be integer type
// expect: int boxed: IllegalArgumentException: Must be integer type
// expect: int short: IllegalArgumentException: Must be integer type
// expect: int null: RuntimeException: java.lang.NullPointerException <- java.lang.NullPointerException
// expect: int static: IllegalArgumentException: null
// expect: int private: 1
// expect: long none: RuntimeException: java.lang.NoSuchFieldException: none <- java.lang.NoSuchFieldException: none
// expect: long int: IllegalArgumentException: Must be long type
// expect: long plain: IllegalArgumentException: Must be volatile type
// expect: ref none: RuntimeException: java.lang.NoSuchFieldException: none <- java.lang.NoSuchFieldException: none
// expect: ref int: ClassCastException: null
// expect: ref int prim: IllegalArgumentException: Must be reference type
// expect: ref wider: ClassCastException: null
// expect: ref narrower: ClassCastException: null
// expect: ref plain: IllegalArgumentException: Must be volatile type
// expect: ref null: ClassCastException: null
// expect: shadowed: 2 7
// expect: other object: ClassCastException: null
// expect: other object get: ClassCastException: null
// expect: null object: ClassCastException: null
// expect: null object long: ClassCastException: null
// expect: null object ref: ClassCastException: null
// expect: other value: ClassCastException: null
// expect: other value cas: ClassCastException: null
// expect: other expected: false
// expect: interface: RuntimeException: java.lang.NoSuchFieldException: x <- java.lang.NoSuchFieldException: x
// expect: array: RuntimeException: java.lang.NoSuchFieldException: length <- java.lang.NoSuchFieldException: length
