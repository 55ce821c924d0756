// A semaphore of one permit, used as a lock.
// explore: proof findings=0
// expect clean
import java.util.concurrent.Semaphore;

public class SemaphoreMutex {
  static int n;

  public static void main(String[] args) throws Exception {
    Semaphore s = new Semaphore(1);
    Thread[] threads = new Thread[2];
    for (int i = 0; i < 2; i++) {
      threads[i] = new Thread(() -> {
        for (int k = 0; k < 2; k++) {
          s.acquireUninterruptibly();
          n++;
          s.release();
        }
      });
      threads[i].start();
    }
    for (Thread t : threads) t.join();
    assert n == 4;
  }
}
