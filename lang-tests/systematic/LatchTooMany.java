// A latch with a count of three and two threads that count down.
// expect deadlock
// explore: proof
// explore: all
import java.util.concurrent.CountDownLatch;

public class LatchTooMany {
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(3);
    for (int i = 0; i < 2; i++)
      new Thread(latch::countDown).start();
    latch.await();
  }
}
