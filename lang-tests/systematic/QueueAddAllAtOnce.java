// QueueAddAllInSteps with the queues that append all elements at once (OpenJDK 17: 0 of 4000 trials see a part).
// expect clean
import java.util.List;
import java.util.concurrent.*;

public class QueueAddAllAtOnce {
  public static void main(String[] args) {
    ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
    LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>();
    new Thread(() -> {
      queue.addAll(List.of(1, 2));
      deque.addAll(List.of(1, 2));
    }).start();
    assert queue.size() != 1;
    assert deque.size() != 1;
  }
}
