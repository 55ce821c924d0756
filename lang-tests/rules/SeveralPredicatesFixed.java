// notifyAll; two conditions; and two waiters for the same thing.
import java.util.concurrent.locks.*;

public class SeveralPredicatesFixed {
  static final Object lock = new Object();
  static int items;

  static void take() {
    synchronized (lock) {
      try {
        while (items == 0) lock.wait();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      items--;
    }
  }

  public static void main(String[] args) throws Exception {
    Thread a = new Thread(SeveralPredicatesFixed::take), b = new Thread(SeveralPredicatesFixed::take);
    a.start();
    b.start();
    Thread.sleep(10);
    for (int i = 0; i < 2; i++) {
      synchronized (lock) {
        items++;
        lock.notify();
      }
    }
    a.join();
    b.join();
  }
}
