// LockNeverUnlocked repaired: unlock in finally.
// expect clean
// explore: proof
// explore: all
import java.util.concurrent.locks.ReentrantLock;

public class LockNeverUnlockedFixed {
  static final ReentrantLock lock = new ReentrantLock();

  static void parse(String text) {
    lock.lock();
    try {
      Integer.parseInt(text);
    } finally {
      lock.unlock();
    }
  }

  static Thread parser(String text) {
    return new Thread(() -> {
      try {
        parse(text);
      } catch (NumberFormatException e) {
        // not a number
      }
    });
  }

  public static void main(String[] args) {
    parser("1").start();
    parser("one").start();
  }
}
