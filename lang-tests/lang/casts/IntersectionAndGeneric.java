// Unchecked casts, casts to type variables, intersections, arrays of generics.
import java.util.*;

public class IntersectionAndGeneric {
  static <T> T[] make(int n, T... proto) { return Arrays.copyOf(proto, n); }
  @SuppressWarnings("unchecked") static <T> List<T> as(Object o) { return (List<T>) o; }
  @SuppressWarnings("unchecked") static <E extends Exception> void sneak(Exception e) throws E { throw (E) e; }

  public static void main(String[] args) {
    String[] s = make(3);
    System.out.println(s.length + s.getClass().getSimpleName());
    List<Integer> l = as(new ArrayList<>(List.of("not an int")));
    System.out.println(l.size() + " " + (Object) l.get(0));
    try {
      int x = l.get(0);
    } catch (ClassCastException e) {
      System.out.println("late");
    }
    try {
      IntersectionAndGeneric.<RuntimeException>sneak(new java.io.IOException("sneaky"));
    } catch (Exception e) {
      System.out.println(e);
    }
    Runnable r = (Runnable & java.io.Serializable) () -> System.out.println("both");
    r.run();
    Object o = new int[][] {{1, 2}};
    System.out.println(((int[][]) o)[0][1] + ((int[]) ((Object[]) o)[0]).length);
    try {
      Object[] bad = (Object[]) (Object) new int[1];
    } catch (ClassCastException e) {
      System.out.println("int[]");
    }
  }
}
// expect: 3String[]
// expect: 1 not an int
// expect: late
// expect: java.io.IOException: sneaky
// expect: both
// expect: 4
// expect: int[]
