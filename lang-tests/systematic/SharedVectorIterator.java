// A Vector's elements are set while another thread walks through it: next() of its iterators, its enumeration and its sublists lock the
// vector in OpenJDK. (set() changes no size: nothing is concurrently modified.)
// expect clean
// explore: proof
import java.util.Enumeration;
import java.util.List;
import java.util.ListIterator;
import java.util.Vector;

public class SharedVectorIterator {
  static final Vector<Integer> v = new Vector<>(List.of(1,2,3));
  static final Vector<Integer> v2 = new Vector<>(List.of(1,2,3));

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
    v.set(0, 5);
    v2.set(0, 5);
  }

  static void other() throws Exception {
    for (int x : v) x++;
    Enumeration<Integer> e = v.elements();
    while (e.hasMoreElements()) e.nextElement();
    ListIterator<Integer> it = v.listIterator();
    while (it.hasNext()) it.next();
    v2.subList(0, 2).get(0);
    v2.subList(0, 1).size();
    v2.subList(0, 1).contains(1);
  }

  public static void main(String[] args) {
    start(SharedVectorIterator::one);
    start(SharedVectorIterator::other);
  }
}
