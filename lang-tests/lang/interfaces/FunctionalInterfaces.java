// Own functional interfaces, generic, with defaults and Object methods.
public class FunctionalInterfaces {
  @FunctionalInterface
  interface Op<T> {
    T apply(T a, T b);
    boolean equals(Object o);
    default Op<T> twice() { return (a, b) -> apply(apply(a, b), b); }
    static <T> Op<T> first() { return (a, b) -> a; }
  }
  interface IntOp extends Op<Integer> {}
  interface Thrower { void run() throws Exception; }

  public static void main(String[] args) {
    Op<Integer> plus = (a, b) -> a + b;
    System.out.println(plus.apply(1, 2) + " " + plus.twice().apply(1, 2));
    Op<String> cat = String::concat;
    System.out.println(cat.twice().apply("x", "y"));
    System.out.println(Op.<String>first().apply("f", "g"));
    IntOp times = (a, b) -> a * b;
    System.out.println(times.apply(6, 7) + " " + times.twice().apply(2, 3));
    Op<Double> max = Math::max;
    System.out.println(max.apply(1.5, 2.5));
    Thrower t = () -> { throw new Exception("thrown"); };
    try {
      t.run();
    } catch (Exception e) {
      System.out.println(e.getMessage());
    }
  }
}
// expect: 3 5
// expect: xyy
// expect: f
// expect: 42 18
// expect: 2.5
// expect: thrown
