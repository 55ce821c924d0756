// Three takes for two puts.
// expect deadlock
import java.util.concurrent.LinkedBlockingQueue;

public class QueueTakesTooMany {
  static final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();

  public static void main(String[] args) {
    Thread consumer = new Thread(() -> {
      try {
        for (int i = 0; i < 3; i++)
          queue.take();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }, "consumer");
    consumer.start();
    queue.add(1);
    queue.add(2);
  }
}
