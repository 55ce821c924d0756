// ConcurrentLinkedQueue.size walks along the queue: it counts an element that is gone and one that came later. OpenJDK 17: 2 of 4000
// trials count what never was.
// expect assertion
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;

public class QueueSizeCounts {
  public static void main(String[] args) {
    ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(1, 2));
    new Thread(() -> {
      queue.poll();
      queue.add(3);
    }).start();
    assert queue.size() <= 2;
  }
}
