// The write hb the hand-over, and that hb the read, as in HandOverDelayQueue. The object was made before the threads were started, and main
// has used it before: nobody may take it for its producer's own.
// expect clean
// explore: proof
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

public class HandOverDelayQueueReused {
  static class Item implements Delayed {
    int v;

    public long getDelay(TimeUnit unit) {
      return 0;
    }

    public int compareTo(Delayed other) {
      return 0;
    }
  }

  static final Item old = new Item();

  public static void main(String[] args) throws InterruptedException {
    DelayQueue<Item> queue = new DelayQueue<>();
    old.v = 1;
    new Thread(() -> {
      Item item = old;
      item.v = 7;
      queue.put(item);
    }).start();
    assert queue.take().v >= 0;
  }
}
