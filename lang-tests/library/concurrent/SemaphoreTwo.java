// Two permits protect nothing.
// explore: proof
// expect race: SemaphoreTwo.n
import java.util.concurrent.Semaphore;

public class SemaphoreTwo {
  static int n;

  public static void main(String[] args) throws Exception {
    Semaphore s = new Semaphore(2);
    for (int i = 0; i < 2; i++) {
      new Thread(() -> {
        s.acquireUninterruptibly();
        n++;
        s.release();
      }).start();
    }
  }
}
