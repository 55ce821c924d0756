// Through a SynchronousQueue: what the producer did before put hb what the consumer does after take (BlockingQueue's contract).
// expect clean
// explore: proof
import java.util.concurrent.SynchronousQueue;

public class HandOverSynchronousQueue {
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
    }).start();
    Item item = queue.take();
    item.v++;
    assert item.v == 8;
  }
}
