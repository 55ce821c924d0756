// LinkedBlockingQueue.addAll adds one after the other. OpenJDK 17: 4 of 4000 trials see a part.
// expect assertion
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;

public class QueueAddAllInSteps {
  public static void main(String[] args) {
    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    new Thread(() -> queue.addAll(List.of(1, 2))).start();
    assert queue.size() != 1;
  }
}
