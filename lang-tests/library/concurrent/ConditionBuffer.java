// A buffer with two conditions of one lock.
// explore: proof findings=0
// expect clean
import java.util.concurrent.locks.*;

public class ConditionBuffer {
  static final Lock lock = new ReentrantLock();
  static final Condition notFull = lock.newCondition();
  static final Condition notEmpty = lock.newCondition();
  static int item;

  static void put(int x) throws InterruptedException {
    lock.lock();
    try {
      while (item != 0) notFull.await();
      item = x;
      notEmpty.signal();
    } finally {
      lock.unlock();
    }
  }

  static int take() throws InterruptedException {
    lock.lock();
    try {
      while (item == 0) notEmpty.await();
      int x = item;
      item = 0;
      notFull.signal();
      return x;
    } finally {
      lock.unlock();
    }
  }

  public static void main(String[] args) throws Exception {
    Thread[] producers = new Thread[2];
    for (int i = 0; i < 2; i++) {
      int x = i + 1;
      producers[i] = new Thread(() -> {
        try {
          put(x);
        } catch (InterruptedException e) {
          throw new Error(e);
        }
      });
      producers[i].start();
    }
    int sum = take() + take();
    assert sum == 3;
    for (Thread t : producers) t.join();
  }
}
