// TrustedAwait's other side: who awaits behind the only signal waits for ever, in trusted code, too.
// OpenJDK 17 with a pause before the await: 20 of 20 runs hang.
// expect deadlock
// explore: proof
// explore: proof --trust=java.util.concurrent
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class TrustedAwaitForEver {
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition changed = lock.newCondition();

  public static void main(String[] args) {
    new Thread(() -> {
      lock.lock();
      changed.signalAll();
      lock.unlock();
    }).start();
    lock.lock();
    changed.awaitUninterruptibly();
    lock.unlock();
  }
}
