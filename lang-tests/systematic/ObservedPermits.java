// availablePermits between acquire and release: with one permit taken and given back, 1 and 0 are visible; with tryAcquire both answers.
// expect clean
// explore: --outcomes outcomes=4
// explore: --systematic=all --outcomes outcomes=4
import java.util.concurrent.Semaphore;

public class ObservedPermits {
  static final Semaphore permits = new Semaphore(1);

  public static void main(String[] args) {
    new Thread(() -> {
      permits.acquireUninterruptibly();
      permits.release();
    }).start();
    int free = permits.availablePermits();
    boolean got = permits.tryAcquire();
    System.out.println(free + " " + got);
    if (got)
      permits.release();
  }
}
