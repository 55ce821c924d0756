// One countDown too few: a race.
// explore: proof
// expect race: LatchTooEarly.x
import java.util.concurrent.CountDownLatch;

public class LatchTooEarly {
  static int x, y;

  public static void main(String[] args) throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    new Thread(() -> {
      x = 1;
      latch.countDown();
    }).start();
    new Thread(() -> {
      y = 1;
      latch.countDown();
    }).start();
    latch.await();
    System.out.println(x + y);
  }
}
