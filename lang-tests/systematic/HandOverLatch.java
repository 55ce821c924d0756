// Through a latch: what comes before countDown() hb what follows the await() that it lets go on (CountDownLatch's contract).
// expect clean
// explore: proof
// explore: all
import java.util.concurrent.CountDownLatch;

public class HandOverLatch {
  static int data;

  public static void main(String[] args) throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(1);
    new Thread(() -> {
      data = 7;
      latch.countDown();
    }).start();
    latch.await();
    assert data >= 0;
  }
}
