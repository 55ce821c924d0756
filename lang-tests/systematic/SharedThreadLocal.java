// A ThreadLocal's values belong to their threads; the inheritable ones are copied by the thread that makes the new one.
// expect clean
// explore: proof
import java.util.Date;

public class SharedThreadLocal {
  static final ThreadLocal<Integer> t = ThreadLocal.withInitial(() -> 1);
  static final InheritableThreadLocal<Integer> i = new InheritableThreadLocal<>();
  static final ThreadLocal<java.text.SimpleDateFormat> f = ThreadLocal.withInitial(() -> new java.text.SimpleDateFormat("yyyy"));

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
    t.set(2);
    t.get();
    t.remove();
    i.set(3);
    new Thread(() -> i.get()).start();
    f.get().format(new Date(0));
  }

  static void other() throws Exception {
    t.get();
    t.set(3);
    i.get();
    t.get();
    f.get().format(new Date(1000));
  }

  public static void main(String[] args) {
    start(SharedThreadLocal::one);
    start(SharedThreadLocal::other);
  }
}
