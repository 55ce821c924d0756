// The worker counts down before it writes: await hands over nothing.
// expect race: LatchCountedEarly.result
import java.util.concurrent.CountDownLatch;

public class LatchCountedEarly {
  static final int[] result = new int[1];

  public static void main(String[] args) throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(1);
    new Thread(() -> {
      latch.countDown();
      result[0] = 7;
    }).start();
    latch.await();
    assert result[0] == 7;
  }
}
