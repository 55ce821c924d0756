// As SpinPlainInsideMonitor, with a ReentrantLock, and a thread between that is not concerned.
// expect finding: spins
// explore: proof
import java.util.concurrent.locks.ReentrantLock;

public class SpinPlainInsideLock {
  static final ReentrantLock lock = new ReentrantLock();
  static boolean ready;
  static int other;

  public static void main(String[] args) throws InterruptedException {
    Thread spinner = new Thread(() -> {
      lock.lock();
      try {
        while (!ready) {
        }
      } finally {
        lock.unlock();
      }
    });
    Thread bystander = new Thread(() -> {
      synchronized (SpinPlainInsideLock.class) {
        other++;
      }
    });
    spinner.start();
    bystander.start();
    lock.lock();
    ready = true;
    lock.unlock();
    spinner.join();
    bystander.join();
  }
}
