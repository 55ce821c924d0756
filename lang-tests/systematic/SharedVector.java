// A Vector in two threads: its methods are synchronized in OpenJDK.
// expect clean
// explore: proof
import java.util.List;
import java.util.Vector;

public class SharedVector {
  static final Vector<Integer> v = new Vector<>();

  interface Body {
    void run() throws Exception;
  }

  static void start(Body body) {
    new Thread(() -> {
      try {
        body.run();
      } catch (Exception e) {
        throw new AssertionError(e);
      }
    }).start();
  }

  static void one() throws Exception {
    v.add(1);
    v.addElement(2);
    v.removeIf(x -> x == 2);
    v.sort(null);
    v.addAll(List.of(1));
  }

  static void other() throws Exception {
    v.size();
    v.contains(1);
    v.indexOf(1);
    v.isEmpty();
    v.toArray();
    v.toString();
    v.hashCode();
    v.capacity();
    v.forEach(x -> {});
    v.equals(List.of());
    v.clone();
    v.copyInto(new Object[9]);
    v.lastIndexOf(3);
    v.toArray(new Integer[0]);
  }

  public static void main(String[] args) {
    start(SharedVector::one);
    start(SharedVector::other);
  }
}
