// HandOverArrayBlockingQueue broken: the producer reads the item when it has given it away; the consumer may be writing it.
// expect race: Item.v
// explore: proof
import java.util.concurrent.ArrayBlockingQueue;

public class RaceArrayBlockingQueue {
  static class Item {
    int v;
  }

  public static void main(String[] args) throws InterruptedException {
    ArrayBlockingQueue<Item> queue = new ArrayBlockingQueue<>(1);
    new Thread(() -> {
      Item item = new Item();
      item.v = 7;
      try {
        queue.put(item);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      assert item.v >= 7;
    }).start();
    Item item = queue.take();
    item.v++;
    assert item.v == 8;
  }
}
