// QueueForEachLooksAhead with a ConcurrentLinkedDeque, which looks for the next element afterwards (OpenJDK 17: no failure in 700 runs).
// expect clean
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;

public class DequeForEachLooksOn {
  static volatile boolean added, seen;
  static int calls;

  public static void main(String[] args) throws InterruptedException {
    ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>(List.of(2));
    Thread walker = new Thread(() -> deque.forEach(x -> {
      calls++;
      if (added && calls == 1) seen = true;
    }));
    walker.start();
    deque.add(2);
    added = true;
    walker.join();
    assert !seen || calls == 2;
  }
}
