// HandOverLatch broken: the latch is counted down before the data are written.
// expect race: RaceLatch.data
// explore: proof
// explore: all
import java.util.concurrent.CountDownLatch;

public class RaceLatch {
  static int data;

  public static void main(String[] args) throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(1);
    new Thread(() -> {
      latch.countDown();
      data = 7;
    }).start();
    latch.await();
    assert data >= 0;
  }
}
