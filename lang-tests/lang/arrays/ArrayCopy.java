// System.arraycopy: overlapping, between types, partial failure.
public class ArrayCopy {
  public static void main(String[] args) {
    int[] a = {1, 2, 3, 4, 5};
    System.arraycopy(a, 0, a, 1, 4);
    System.out.println(java.util.Arrays.toString(a));
    System.arraycopy(a, 2, a, 0, 3);
    System.out.println(java.util.Arrays.toString(a));
    Object[] o = {"a", "b", 3, "d"};
    String[] s = new String[4];
    try {
      System.arraycopy(o, 0, s, 0, 4);
    } catch (ArrayStoreException e) {
      System.out.println("store " + java.util.Arrays.toString(s));
    }
    System.arraycopy(new String[] {"x", "y"}, 0, o, 2, 2);
    System.out.println(java.util.Arrays.toString(o));
    System.arraycopy(a, 5, a, 5, 0);
    boolean[] z = {true, false, true};
    boolean[] y = new boolean[4];
    System.arraycopy(z, 0, y, 1, 3);
    System.out.println(java.util.Arrays.toString(y));
    try {
      System.arraycopy(null, 0, a, 0, 1);
    } catch (NullPointerException e) {
      System.out.println("null");
    }
  }
}
// expect: [1, 1, 2, 3, 4]
// expect: [2, 3, 4, 3, 4]
// expect: store [a, b, null, null]
// expect: [a, b, x, y]
// expect: [false, true, false, true]
// expect: null
