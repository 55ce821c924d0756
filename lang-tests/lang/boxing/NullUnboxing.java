// Unboxing null throws wherever it happens.
public class NullUnboxing {
  static Integer none;
  static int take(int x) { return x; }
  static void run(String what, Runnable r) {
    try {
      r.run();
      System.out.println(what + " fine");
    } catch (NullPointerException e) {
      System.out.println(what + " null");
    }
  }

  public static void main(String[] args) {
    Boolean flag = null;
    java.util.Map<String, Integer> m = new java.util.HashMap<>();
    run("assign", () -> { int x = none; });
    run("argument", () -> take(none));
    run("arithmetic", () -> System.out.println(none + 1));
    run("compare", () -> System.out.println(none > 1));
    run("equals with primitive", () -> System.out.println(none == 1));
    run("equals with box", () -> System.out.println(none == Integer.valueOf(1)));
    run("condition", () -> { if (flag) System.out.println("x"); });
    run("ternary", () -> { int x = true ? none : 1; });
    run("map", () -> { int v = m.get("k"); });
    run("concat", () -> System.out.println("" + none));
    run("increment", () -> none++);
    run("array index", () -> System.out.println(new int[3][none]));
    run("switch", () -> { switch (none) { default: } });
    run("cast", () -> { long l = (long) (int) none; });
    run("loop", () -> { for (int x : new Integer[] {1, null}) System.out.println(x); });
    run("return", () -> { java.util.function.IntSupplier s = () -> none; s.getAsInt(); });
  }
}
// expect: assign null
// expect: argument null
// expect: arithmetic null
// expect: compare null
// expect: equals with primitive null
// expect: false
// expect: equals with box fine
// expect: condition null
// expect: ternary null
// expect: map null
// expect: null
// expect: concat fine
// expect: increment null
// expect: array index null
// expect: switch null
// expect: cast null
// expect: 1
// expect: loop null
// expect: return null
