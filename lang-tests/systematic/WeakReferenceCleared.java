// System.gc() clears a weak reference before or after the last strong one goes.
// options: --outcomes
// explore: proof outcomes=2
// explore: all outcomes=2
// expect clean
import java.lang.ref.*;

public class WeakReferenceCleared {
  static final ReferenceQueue<Object> queue = new ReferenceQueue<>();
  static volatile Object strong = new Object();

  public static void main(String[] args) throws InterruptedException {
    WeakReference<Object> w = new WeakReference<>(strong, queue);
    Thread t = new Thread(() -> strong = null);
    t.start();
    System.gc();
    boolean cleared = w.get() == null;
    t.join();
    System.out.println(cleared);
    if (cleared) assert queue.poll() == null || w.refersTo(null);
  }
}
