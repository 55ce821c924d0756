// Lambdas as arguments of overloaded methods.
import java.util.function.*;

public class OverloadResolution {
  interface Job<T> { T call() throws Exception; }
  static String run(Runnable r) { r.run(); return "Runnable"; }
  static <T> String run(Job<T> c) throws Exception { return "Job " + c.call(); }
  static String one(Function<String, Integer> f) { return "Function"; }
  static String one(BiFunction<String, String, Integer> f) { return "BiFunction"; }
  static String num(IntFunction<String> f) { return "int " + f.apply(1); }
  static String sup(Supplier<Integer> s) { return "Supplier"; }
  static String sup(IntSupplier s) { return "IntSupplier"; }
  static void nothing() {}

  public static void main(String[] args) throws Exception {
    System.out.println(run(() -> {}));
    System.out.println(run(() -> 5));
    System.out.println(run(() -> { return "block"; }));
    System.out.println(run(() -> nothing()));
    System.out.println(one(s -> 1) + " " + one((s, t) -> 2));
    System.out.println(num(i -> "<" + i + ">"));
    System.out.println(sup(() -> 5));
    System.out.println(sup(() -> Integer.valueOf(5)));
  }
}
// expect: Runnable
// expect: Job 5
// expect: Job block
// expect: Runnable
// expect: Function BiFunction
// expect: int <1>
// expect: IntSupplier
// expect: Supplier
