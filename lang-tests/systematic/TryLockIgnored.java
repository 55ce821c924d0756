// The answer of tryLock is not looked at: an unlock by a thread that has nothing.
// expect finding: java.lang.IllegalMonitorStateException
import java.util.concurrent.locks.ReentrantLock;

public class TryLockIgnored {
  static final ReentrantLock lock = new ReentrantLock();

  public static void main(String[] args) {
    for (int i = 0; i < 2; i++)
      new Thread(() -> {
        lock.tryLock();
        lock.unlock();
      }).start();
  }
}
