// Whoever cannot have the second lock gives the first one back.
// explore: proof findings=0
// expect clean
import java.util.concurrent.locks.*;

public class LockOrderTry {
  static int done;

  public static void main(String[] args) throws Exception {
    Lock a = new ReentrantLock();
    Lock b = new ReentrantLock();
    Thread s = new Thread(() -> both(a, b));
    Thread t = new Thread(() -> both(b, a));
    s.start();
    t.start();
    s.join();
    t.join();
  }

  static void both(Lock first, Lock second) {
    first.lock();
    if (second.tryLock()) {
      done++;
      second.unlock();
    }
    first.unlock();
  }
}
