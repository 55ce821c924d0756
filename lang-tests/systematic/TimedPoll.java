// poll with a limit gives the element or null; the program takes it for granted.
// expect finding: java.lang.NullPointerException
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;

public class TimedPoll {
  public static void main(String[] args) throws InterruptedException {
    ArrayBlockingQueue<String> queue = new ArrayBlockingQueue<>(1);
    new Thread(() -> queue.add("job")).start();
    assert queue.poll(10, TimeUnit.SECONDS).length() == 3;
  }
}
