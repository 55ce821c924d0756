// HandOverDelayQueue broken: the item is written when the queue has it.
// expect race: Item.v
// explore: proof
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

public class RaceDelayQueue {
  static class Item implements Delayed {
    int v;

    public long getDelay(TimeUnit unit) {
      return 0;
    }

    public int compareTo(Delayed other) {
      return 0;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    DelayQueue<Item> queue = new DelayQueue<>();
    new Thread(() -> {
      Item item = new Item();
      queue.put(item);
      item.v = 7;
    }).start();
    assert queue.take().v >= 0;
  }
}
