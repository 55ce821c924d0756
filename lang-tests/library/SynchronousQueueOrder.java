// A fair SynchronousQueue serves who has waited longest, an unfair one who came last.
import java.util.concurrent.SynchronousQueue;

public class SynchronousQueueOrder {
  static Thread taker(SynchronousQueue<String> queue, String[] got, int i) throws InterruptedException {
    Thread t = new Thread(() -> {
      try {
        got[i] = queue.take();
      } catch (InterruptedException e) {
        got[i] = "interrupted";
      }
    });
    t.start();
    while (t.getState() != Thread.State.WAITING) Thread.sleep(1);
    return t;
  }

  static void order(boolean fair) throws InterruptedException {
    SynchronousQueue<String> queue = new SynchronousQueue<>(fair);
    String[] got = new String[2];
    Thread first = taker(queue, got, 0);
    Thread second = taker(queue, got, 1);
    queue.put("a");
    queue.put("b");
    first.join();
    second.join();
    System.out.println(got[0] + " " + got[1]);
  }

  public static void main(String[] args) throws InterruptedException {
    // expect: b a
    order(false);
    // expect: a b
    order(true);
  }
}
