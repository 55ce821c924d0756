// The same two locks in one order.
public class DeadlockFixed {
  static final Object first = new Object(), second = new Object();

  static void both() {
    for (int i = 0; i < 3; i++) {
      synchronized (first) {
        Thread.yield();
        synchronized (second) {
          Thread.yield();
        }
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Thread a = new Thread(DeadlockFixed::both, "a"), b = new Thread(DeadlockFixed::both, "b");
    a.start();
    b.start();
    a.join();
    b.join();
  }
}
