// A DelayQueue asks again, when the delay is over, whether the element may be taken. This one always says "in a second": nobody ever gets it.
// OpenJDK 17 hangs in 3 of 3 trials.
// expect finding: never terminates
// explore: proof
// explore: all
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

public class DelayNeverDue {
  static class Item implements Delayed {
    public long getDelay(TimeUnit unit) {
      return unit.convert(1, TimeUnit.SECONDS);
    }

    public int compareTo(Delayed other) {
      return 0;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    DelayQueue<Item> queue = new DelayQueue<>();
    queue.put(new Item());
    queue.take();
  }
}
