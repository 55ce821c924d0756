// Whoever asks for a lock without waiting for it sees that another thread holds it while that one waits in take().
// OpenJDK 17: 22 of 30 runs fail.
// expect assertion
// explore: proof
// explore: proof --no-cache
// explore: proof --expand-library
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.ReentrantLock;

public class LaterCallTryLock {
  static final BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
  static final ReentrantLock lock = new ReentrantLock();

  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> {
      boolean free = lock.tryLock();
      if (free) lock.unlock();
      queue.add(1);
      assert free;
    }).start();
    lock.lock();
    try {
      queue.take();
    } finally {
      lock.unlock();
    }
  }
}
