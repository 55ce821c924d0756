// Two locks in two orders.
// explore: proof
// expect deadlock
import java.util.concurrent.locks.*;

public class LockOrder {
  public static void main(String[] args) {
    Lock a = new ReentrantLock();
    Lock b = new ReentrantLock();
    new Thread(() -> both(a, b)).start();
    new Thread(() -> both(b, a)).start();
  }

  static void both(Lock first, Lock second) {
    first.lock();
    second.lock();
    second.unlock();
    first.unlock();
  }
}
