// An element that says "in a millisecond" until somebody sets its flag: nobody takes it before that. OpenJDK 17: 3 of 3 trials pass.
// expect clean
// explore: proof
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

public class DelayDueByFlag {
  static class Item implements Delayed {
    volatile boolean ready;

    public long getDelay(TimeUnit unit) {
      return ready ? 0 : unit.convert(1, TimeUnit.MILLISECONDS);
    }

    public int compareTo(Delayed other) {
      return 0;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    DelayQueue<Item> queue = new DelayQueue<>();
    Item item = new Item();
    queue.put(item);
    Thread taker = new Thread(() -> {
      try {
        assert queue.take().ready;
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    });
    taker.start();
    item.ready = true;
    taker.join();
  }
}
