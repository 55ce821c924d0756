// QueueIterationNoSnapshot with toString, toArray and forEach of few elements, which show one moment (OpenJDK 17: 0 of 4000).
// expect clean
import java.util.*;
import java.util.concurrent.LinkedBlockingQueue;

public class QueueTextSnapshot {
  public static void main(String[] args) {
    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>(List.of(1, 2));
    new Thread(() -> {
      queue.remove(1);
      queue.add(3);
    }).start();
    assert !queue.toString().equals("[1, 2, 3]");
    assert queue.toArray().length <= 2;
    List<Integer> seen = new ArrayList<>();
    queue.forEach(seen::add);
    assert seen.size() <= 2;
  }
}
