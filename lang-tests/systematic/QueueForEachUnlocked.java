// QueueForEachLocks with a queue that copies its elements first: nothing is locked while the function runs (OpenJDK 17: no hang
// in 5 trials).
// expect clean
import java.util.concurrent.*;

public class QueueForEachUnlocked {
  public static void main(String[] args) {
    BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    queue.add(1);
    CountDownLatch offered = new CountDownLatch(1);
    new Thread(() -> queue.forEach(e -> {
      try {
        offered.await();
      } catch (InterruptedException x) {
        throw new AssertionError(x);
      }
    })).start();
    queue.offer(2);
    offered.countDown();
  }
}
