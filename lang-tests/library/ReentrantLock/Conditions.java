// A bounded buffer with two conditions.
import java.util.concurrent.locks.*;

public class Conditions {
  static final Lock lock = new ReentrantLock();
  static final Condition notFull = lock.newCondition(), notEmpty = lock.newCondition();
  static final int[] items = new int[2];
  static int head, count;
  static void put(int v) throws InterruptedException {
    lock.lock();
    try {
      while (count == items.length) notFull.await();
      items[(head + count++) % items.length] = v;
      notEmpty.signal();
    } finally {
      lock.unlock();
    }
  }
  static int take() throws InterruptedException {
    lock.lock();
    try {
      while (count == 0) notEmpty.await();
      int v = items[head];
      head = (head + 1) % items.length;
      count--;
      notFull.signal();
      return v;
    } finally {
      lock.unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread p = new Thread(() -> {
      try {
        for (int i = 1; i <= 8; i++) put(i * i);
      } catch (InterruptedException e) {
        System.out.println("interrupted");
      }
    });
    p.start();
    for (int i = 0; i < 8; i++) System.out.print(take() + " ");
    System.out.println();
    p.join();
    lock.lock();
    System.out.println(notEmpty.await(1, java.util.concurrent.TimeUnit.MILLISECONDS) + " " + (notEmpty.awaitNanos(1000) <= 0));
    lock.unlock();
  }
}
// expect: 1 4 9 16 25 36 49 64 
// expect: false true
