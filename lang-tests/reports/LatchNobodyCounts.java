// Mistake: a worker that fails does not count the latch down, and main waits for it for ever.
// expect deadlock
import java.util.concurrent.CountDownLatch;

public class LatchNobodyCounts {
  static final CountDownLatch done = new CountDownLatch(2);

  static void work(String input) {
    try {
      Integer.parseInt(input);
      done.countDown(); // belongs into a finally block
    } catch (NumberFormatException e) {
      System.out.println("cannot read " + input);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> work("42"), "worker-1").start();
    new Thread(() -> work("4 2"), "worker-2").start();
    done.await();
    System.out.println("all done");
  }
}
