// The sibling of LocksByHash: both threads take the locks by their identity hash codes, the smaller one first.
// explore: --hash-orders=4 findings=0
public class LocksByHashInOrder {
  static class Lock {}

  static final Lock a = new Lock(), b = new Lock();
  static int moved;

  static void move(Lock from, Lock to) {
    boolean less = System.identityHashCode(from) < System.identityHashCode(to);
    synchronized (less ? from : to) {
      synchronized (less ? to : from) {
        moved++;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> move(a, b));
    Thread u = new Thread(() -> move(b, a));
    t.start();
    u.start();
    t.join();
    u.join();
  }
}
