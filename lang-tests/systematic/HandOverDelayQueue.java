// Through a DelayQueue. BlockingQueue's contract: what a thread does before placing an object hb what another one does after taking it.
// expect clean
// explore: proof
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

public class HandOverDelayQueue {
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
      item.v = 7;
      queue.put(item);
    }).start();
    assert queue.take().v >= 0;
  }
}
