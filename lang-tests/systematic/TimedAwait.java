// await with a limit says whether the time was up: both answers.
// expect clean
// explore: --outcomes outcomes=2
// explore: --systematic=all --outcomes outcomes=2
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class TimedAwait {
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(1);
    new Thread(latch::countDown).start();
    System.out.println(latch.await(1, TimeUnit.SECONDS));
  }
}
