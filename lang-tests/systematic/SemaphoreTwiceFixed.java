// SemaphoreTwice repaired: both permits at once.
// expect clean
// explore: proof
// explore: all
import java.util.concurrent.Semaphore;

public class SemaphoreTwiceFixed {
  static final Semaphore permits = new Semaphore(2);

  public static void main(String[] args) {
    for (int i = 0; i < 2; i++)
      new Thread(() -> {
        permits.acquireUninterruptibly(2);
        permits.release(2);
      }).start();
  }
}
