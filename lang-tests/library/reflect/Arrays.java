import java.lang.ref.*;
import java.lang.reflect.Array;
import java.util.*;

public class Arrays {
  @SuppressWarnings("unchecked")
  static <T> T[] make(Class<T> c, int n) {
    return (T[]) Array.newInstance(c, n);
  }

  public static void main(String[] args) throws Exception {
    String[] s = make(String.class, 3);
    s[1] = "x";
    System.out.println(java.util.Arrays.toString(s) + " " + s.getClass().getName() + " " + Array.getLength(s));
    Object grid = Array.newInstance(int.class, 2, 3);
    Array.setInt(Array.get(grid, 1), 2, 7);
    System.out.println(java.util.Arrays.deepToString((int[][]) grid) + " " + grid.getClass().getName() + " " + Array.getInt(Array.get(grid, 1), 2));
    Object[] all = {new long[1], new double[1], new boolean[1], new byte[1], new short[1], new float[1]};
    for (Object a : all) System.out.print(Array.get(a, 0) + " ");
    System.out.println();
    Runnable[] bad = {() -> Array.set(s, 0, 1), () -> Array.set(s, 9, "a"), () -> Array.getLength("x"), () -> Array.newInstance(int.class, -1), () -> Array.set(new int[1], 0, 1L), () -> Array.getLength(null)};
    for (Runnable b : bad) {
      try {
        b.run();
        System.out.println("nothing");
      } catch (RuntimeException e) {
        System.out.println(e.getClass().getName());
      }
    }
    ReferenceQueue<String> queue = new ReferenceQueue<>();
    WeakReference<String> weak = new WeakReference<>("kept", queue);
    System.out.println(weak.get() + " " + queue.poll() + " " + weak.enqueue() + " " + weak.get() + " " + (queue.remove() == weak) + " " + weak.enqueue() + " " + new SoftReference<>("s").get() + " " + new PhantomReference<>("p", queue).get());
  }
}
// expect: [null, x, null] [Ljava.lang.String; 3
// expect: [[0, 0, 0], [0, 0, 7]] [[I 7
// expect: 0 0.0 false 0 0 0.0 
// expect: java.lang.IllegalArgumentException
// expect: java.lang.ArrayIndexOutOfBoundsException
// expect: java.lang.IllegalArgumentException
// expect: java.lang.NegativeArraySizeException
// expect: java.lang.IllegalArgumentException
// expect: java.lang.NullPointerException
// expect: kept null true null true false s null
