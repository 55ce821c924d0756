// Each of two threads needs two of two permits and takes them one by one: a deadlock without any monitor.
// expect deadlock
// explore: proof
// explore: all
import java.util.concurrent.Semaphore;

public class SemaphoreTwice {
  static final Semaphore permits = new Semaphore(2);

  public static void main(String[] args) {
    for (int i = 0; i < 2; i++)
      new Thread(() -> {
        permits.acquireUninterruptibly();
        permits.acquireUninterruptibly();
        permits.release(2);
      }).start();
  }
}
