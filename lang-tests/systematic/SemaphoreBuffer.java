// SemaphoreBufferWrongOrder repaired: first the place, then the mutex. What is put is what is taken, in order.
// expect clean
import java.util.concurrent.Semaphore;

public class SemaphoreBuffer {
  static final Semaphore mutex = new Semaphore(1), free = new Semaphore(1), used = new Semaphore(0);
  static int slot;

  static void put(int value) {
    free.acquireUninterruptibly();
    mutex.acquireUninterruptibly();
    slot = value;
    mutex.release();
    used.release();
  }

  static int take() {
    used.acquireUninterruptibly();
    mutex.acquireUninterruptibly();
    int value = slot;
    mutex.release();
    free.release();
    return value;
  }

  public static void main(String[] args) {
    new Thread(() -> { put(1); put(2); }, "producer").start();
    new Thread(() -> {
      assert take() == 1;
      assert take() == 2;
    }, "consumer").start();
  }
}
