// Who takes from a LinkedBlockingQueue waits while another thread drains it: when there is nothing left for poll and peek all has been drained.
// expect clean
// explore: proof --outcomes outcomes=2
// explore: all --outcomes outcomes=2
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class QueueDrainHolds {
  public static void main(String[] args) throws InterruptedException {
    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    queue.add(1);
    queue.add(2);
    ConcurrentLinkedQueue<Integer> drained = new ConcurrentLinkedQueue<>();
    Thread t = new Thread(() -> queue.drainTo(drained));
    t.start();
    Integer polled = queue.poll();
    assert polled == null ? drained.size() == 2 : polled == 1;
    queue.put(3);
    t.join();
    assert queue.peek() == null || queue.size() == 1;
    System.out.println(polled);
  }
}
