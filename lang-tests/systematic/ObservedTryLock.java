// tryLock beside a whole lock ... unlock: it may fail, though no block ends in between. The outcomes are true and false.
// expect clean
// explore: --outcomes outcomes=2
// explore: --systematic=all --outcomes outcomes=2
import java.util.concurrent.locks.ReentrantLock;

public class ObservedTryLock {
  static final ReentrantLock lock = new ReentrantLock();

  public static void main(String[] args) {
    new Thread(() -> {
      lock.lock();
      lock.unlock();
    }).start();
    boolean got = lock.tryLock();
    System.out.println(got);
    if (got)
      lock.unlock();
  }
}
