// RaceLinkedBlockingQueue with an old object: written behind the hand-over. The object was made before the threads were started, and main
// has used it before: nobody may take it for its producer's own.
// expect race: Item.v
// explore: proof
import java.util.concurrent.LinkedBlockingQueue;

public class RaceLinkedBlockingQueueReused {
  static class Item {
    int v;
  }

  static final Item old = new Item();

  public static void main(String[] args) throws InterruptedException {
    LinkedBlockingQueue<Item> queue = new LinkedBlockingQueue<>();
    old.v = 1;
    new Thread(() -> {
      Item item = old;
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
