// Bounds, negative sizes, messages, order of dimension checks.
public class BoundsAndSizes {
  static void run(Runnable r) {
    try {
      r.run();
    } catch (RuntimeException e) {
      System.out.println(e);
    }
  }
  static int dim(int n) { System.out.print("dim" + n + " "); return n; }

  public static void main(String[] args) {
    int[] a = new int[3];
    run(() -> a[3]++);
    run(() -> a[-1] = 0);
    run(() -> System.out.println(a[Integer.MIN_VALUE]));
    run(() -> System.out.println(new int[dim(-1)].length));
    run(() -> System.out.println(new int[dim(2)][dim(-3)].length));
    run(() -> System.out.println(new int[dim(0)][dim(-3)].length));
    run(() -> System.out.println(new int[dim(-2)][dim(-3)].length));
    int[][] m = new int[2][];
        run(() -> m[2][0] = 5);
    byte i = 2;
    char c = 1;
    System.out.println(a[i] + a[c]);
    run(() -> System.arraycopy(a, 1, a, 2, 2));
    run(() -> System.arraycopy(a, 0, new long[3], 0, 1));
    run(() -> System.arraycopy(a, -1, a, 0, 1));
  }
}
// expect: java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 3
// expect: java.lang.ArrayIndexOutOfBoundsException: Index -1 out of bounds for length 3
// expect: java.lang.ArrayIndexOutOfBoundsException: Index -2147483648 out of bounds for length 3
// expect: dim-1 java.lang.NegativeArraySizeException: -1
// expect: dim2 dim-3 java.lang.NegativeArraySizeException: -3
// expect: dim0 dim-3 java.lang.NegativeArraySizeException: -3
// expect: dim-2 dim-3 java.lang.NegativeArraySizeException: -2
// expect: java.lang.ArrayIndexOutOfBoundsException: Index 2 out of bounds for length 2
// expect: 0
// expect: java.lang.ArrayIndexOutOfBoundsException: arraycopy: last destination index 4 out of bounds for int[3]
// expect: java.lang.ArrayStoreException: arraycopy: type mismatch: can not copy int[] into long[]
// expect: java.lang.ArrayIndexOutOfBoundsException: arraycopy: source index -1 out of bounds for int[3]
