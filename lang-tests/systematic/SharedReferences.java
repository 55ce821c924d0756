// References, their queue and a cleaner in two threads: the queue locks in OpenJDK, a referent is cleared atomically.
// expect clean
// explore: proof
import java.lang.ref.Cleaner;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;

public class SharedReferences {
  static final Object o = new Object();
  static final ReferenceQueue<Object> q = new ReferenceQueue<>();
  static final WeakReference<Object> w = new WeakReference<>(o, q);
  static final SoftReference<Object> s = new SoftReference<>(o);
  static final Cleaner c = Cleaner.create();

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
    w.get();
    w.enqueue();
    q.poll();
    s.get();
    c.register(new Object(), () -> {}).clean();
  }

  static void other() throws Exception {
    w.get();
    w.clear();
    q.poll();
    w.refersTo(o);
    s.clear();
    c.register(new Object(), () -> {}).clean();
    Cleaner.create();
  }

  public static void main(String[] args) {
    start(SharedReferences::one);
    start(SharedReferences::other);
  }
}
