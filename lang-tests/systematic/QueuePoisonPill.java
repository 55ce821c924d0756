// QueueTakesTooMany repaired: the producer says that it is done. Elements are handed over without another lock.
// expect clean
import java.util.concurrent.LinkedBlockingQueue;

public class QueuePoisonPill {
  static final LinkedBlockingQueue<int[]> queue = new LinkedBlockingQueue<>();
  static final int[] END = new int[0];

  public static void main(String[] args) throws InterruptedException {
    int[] sum = new int[1];
    Thread consumer = new Thread(() -> {
      try {
        for (int[] job = queue.take(); job != END; job = queue.take())
          sum[0] += job[0];
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }, "consumer");
    consumer.start();
    queue.add(new int[] {1});
    queue.add(new int[] {2});
    queue.add(END);
    consumer.join();
    assert sum[0] == 3;
  }
}
