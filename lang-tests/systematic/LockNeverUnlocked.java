// An exception leaves a region of a ReentrantLock without unlock: whoever comes next waits for ever.
// expect deadlock
// explore: proof
// explore: all
import java.util.concurrent.locks.ReentrantLock;

public class LockNeverUnlocked {
  static final ReentrantLock lock = new ReentrantLock();

  static void parse(String text) {
    lock.lock();
    Integer.parseInt(text);
    lock.unlock();
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
