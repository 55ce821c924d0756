// Two looks at a lock beside one lock ... unlock: free, then held, and held, then free, are possible; all four pairs are.
// expect clean
// explore: --outcomes outcomes=4
// explore: --systematic=all --outcomes outcomes=4
import java.util.concurrent.locks.ReentrantLock;

public class ObservedIsLockedTwice {
  static final ReentrantLock lock = new ReentrantLock();

  public static void main(String[] args) {
    new Thread(() -> {
      lock.lock();
      lock.unlock();
    }).start();
    boolean first = lock.isLocked();
    boolean second = lock.isLocked();
    System.out.println(first + " " + second);
  }
}
