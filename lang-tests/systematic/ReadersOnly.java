// Readers of a ReentrantReadWriteLock do not look at each other: as long as no writer waits one order of theirs is enough. With a writer
// all orders against his are tried.
// expect clean
// explore: proof states<=25
// explore: proof states>=100 -- write
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadersOnly {
  static final ReadWriteLock lock = new ReentrantReadWriteLock();
  static int value;

  static void read() {
    lock.readLock().lock();
    try {
      assert value == 0 || value == 2;
    } finally {
      lock.readLock().unlock();
    }
  }

  static void write() {
    lock.writeLock().lock();
    try {
      value++;
      value++;
    } finally {
      lock.writeLock().unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = new Thread[3];
    for (int i = 0; i < threads.length; i++) {
      int times = i + 1;
      threads[i] = new Thread(() -> {
        for (int k = 0; k < times; k++) read();
      });
    }
    for (Thread t : threads) t.start();
    if (args.length > 0) write();
    for (Thread t : threads) t.join();
  }
}
