// QueueRemoveIfLooksAhead with forEach: OpenJDK 17 misses the new element in 7 of 250 runs with random pauses in the function.
// expect assertion
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;

public class QueueForEachLooksAhead {
  static volatile boolean added, seen;
  static int calls;

  public static void main(String[] args) throws InterruptedException {
    ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(2));
    Thread walker = new Thread(() -> queue.forEach(x -> {
      calls++;
      if (added) seen = true;
    }));
    walker.start();
    queue.add(2);
    added = true;
    walker.join();
    assert !seen || calls == 2;
  }
}
