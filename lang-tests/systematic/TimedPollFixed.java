// TimedPoll repaired: take has no limit.
// expect clean
import java.util.concurrent.ArrayBlockingQueue;

public class TimedPollFixed {
  public static void main(String[] args) throws InterruptedException {
    ArrayBlockingQueue<String> queue = new ArrayBlockingQueue<>(1);
    new Thread(() -> queue.add("job")).start();
    assert queue.take().length() == 3;
  }
}
