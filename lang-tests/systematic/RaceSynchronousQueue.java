// HandOverSynchronousQueue broken: the producer reads the item when it has given it away; the consumer may be writing it.
// expect race: Item.v
// explore: proof
import java.util.concurrent.SynchronousQueue;

public class RaceSynchronousQueue {
  static class Item {
    int v;
  }

  public static void main(String[] args) throws InterruptedException {
    SynchronousQueue<Item> queue = new SynchronousQueue<>();
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
