// What was written before countDown is there after await.
// explore: proof findings=0
// expect clean
import java.util.concurrent.CountDownLatch;

public class LatchHandOver {
  static int x, y;

  public static void main(String[] args) throws Exception {
    CountDownLatch latch = new CountDownLatch(2);
    new Thread(() -> {
      x = 1;
      latch.countDown();
    }).start();
    new Thread(() -> {
      y = 1;
      latch.countDown();
    }).start();
    latch.await();
    assert x + y == 2;
  }
}
