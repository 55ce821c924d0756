// The write hb the hand-over, and that hb the read, as in HandOverSynchronousQueue. The object was made before the threads were started,
// and main has used it before: nobody may take it for its producer's own.
// expect clean
// explore: proof
import java.util.concurrent.SynchronousQueue;

public class HandOverSynchronousQueueReused {
  static class Item {
    int v;
  }

  static final Item old = new Item();

  public static void main(String[] args) throws InterruptedException {
    SynchronousQueue<Item> queue = new SynchronousQueue<>();
    old.v = 1;
    new Thread(() -> {
      Item item = old;
      item.v = 7;
      try {
        queue.put(item);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }).start();
    Item item = queue.take();
    item.v++;
    assert item.v == 8;
  }
}
