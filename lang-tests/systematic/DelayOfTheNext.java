// Two threads wait for the first element, whose delay is short; one of them gets it. The delay of the next one is not over by that, nor by the
// removal of the first. OpenJDK 17: 3 of 3 trials are never early.
// expect clean
// explore: proof
// explore: proof -- removed
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

public class DelayOfTheNext {
  static class Item implements Delayed {
    final long due;

    Item(long milliseconds) {
      due = System.nanoTime() + milliseconds * 1_000_000;
    }

    public long getDelay(TimeUnit unit) {
      return unit.convert(due - System.nanoTime(), TimeUnit.NANOSECONDS);
    }

    public int compareTo(Delayed other) {
      return Long.compare(due, ((Item) other).due);
    }
  }

  static final DelayQueue<Item> queue = new DelayQueue<>();

  static void poll() {
    try {
      Item item = queue.poll(100, TimeUnit.MILLISECONDS);
      assert item == null || item.getDelay(TimeUnit.NANOSECONDS) <= 0 : "early";
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Item first = new Item(10);
    queue.put(first);
    queue.put(new Item(50));
    Thread one = new Thread(DelayOfTheNext::poll), two = new Thread(DelayOfTheNext::poll);
    one.start();
    if (args.length > 0) queue.remove(first);
    else two.start();
    one.join();
    two.join();
  }
}
