// Class initialisers that need each other, a park inside one, and a wait with a time limit. In one schedule a thread
// stands before the use of a class that another one initialises meanwhile; the use is then no operation any more. The
// paper's modes once said "internal error" of that schedule (lang-tests/cli_test.py looks for those words).
// expect deadlock
// explore: proof
// explore: rw
// explore: exitblock
import java.util.concurrent.locks.LockSupport;

public class NestedInitialisersPark {
  static final Object lock = new Object();

  static class C0 {
    static int x = C1.x;

    static {
      LockSupport.park();
    }
  }

  static class C1 {
    static int x = C0.x;
  }

  public static void main(String[] args) {
    new Thread(() -> {
      synchronized (lock) {
        try {
          lock.wait(5);
        } catch (InterruptedException e) {
        }
      }
      int y = C1.x;
      synchronized (lock) {
      }
    }).start();
    new Thread(() -> {
      synchronized (lock) {
        int y = C0.x;
      }
    }).start();
  }
}
