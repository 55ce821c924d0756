// A bounded buffer of semaphores that takes the mutex before it waits for a free place: a deadlock.
// expect deadlock
import java.util.concurrent.Semaphore;

public class SemaphoreBufferWrongOrder {
  static final Semaphore mutex = new Semaphore(1), free = new Semaphore(1), used = new Semaphore(0);
  static int slot;

  static void put(int value) {
    mutex.acquireUninterruptibly();
    free.acquireUninterruptibly();
    slot = value;
    used.release();
    mutex.release();
  }

  static int take() {
    used.acquireUninterruptibly();
    mutex.acquireUninterruptibly();
    int value = slot;
    free.release();
    mutex.release();
    return value;
  }

  public static void main(String[] args) {
    new Thread(() -> { put(1); put(2); }, "producer").start();
    new Thread(() -> { take(); take(); }, "consumer").start();
  }
}
