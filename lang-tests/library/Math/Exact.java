// The Exact methods throw on overflow; floorDiv and floorMod.
public class Exact {
  static void run(java.util.function.LongSupplier s) {
    try {
      System.out.println(s.getAsLong());
    } catch (ArithmeticException e) {
      System.out.println(e.getMessage());
    }
  }

  public static void main(String[] args) {
    run(() -> Math.addExact(Integer.MAX_VALUE, 1));
    run(() -> Math.addExact(Long.MAX_VALUE, 1L));
    run(() -> Math.subtractExact(Integer.MIN_VALUE, 1));
    run(() -> Math.multiplyExact(1 << 20, 1 << 12));
    run(() -> Math.multiplyExact(1L << 40, 1L << 30));
    run(() -> Math.negateExact(Integer.MIN_VALUE));
    run(() -> Math.toIntExact(1L << 33));
    run(() -> Math.incrementExact(5));
    run(() -> Math.floorDiv(1, 0));
    System.out.println(Math.floorDiv(-7, 2) + " " + Math.floorMod(-7, 2) + " " + Math.floorMod(7, -3) + " " + Math.floorDiv(7, -3) + " " + Math.floorMod(-7L, 3));
    System.out.println(Math.abs(Integer.MIN_VALUE) + " " + Math.abs(-5L) + " " + Math.abs(-0.0) + " " + Math.abs(-2.5f));
  }
}
// expect: integer overflow
// expect: long overflow
// expect: integer overflow
// expect: integer overflow
// expect: long overflow
// expect: integer overflow
// expect: integer overflow
// expect: 6
// expect: / by zero
// expect: -4 1 -2 -3 2
// expect: -2147483648 5 0.0 2.5
