// LatchTooMany repaired; what the workers wrote is visible after await, without a lock.
// expect clean
import java.util.concurrent.CountDownLatch;

public class LatchRight {
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(2);
    int[] results = new int[2];
    for (int i = 0; i < 2; i++) {
      int me = i;
      new Thread(() -> {
        results[me] = me + 1;
        latch.countDown();
      }).start();
    }
    latch.await();
    assert results[0] + results[1] == 3;
  }
}
