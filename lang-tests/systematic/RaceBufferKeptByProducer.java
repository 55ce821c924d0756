// HandOverBufferWaited broken: the producer looks at the item once more when it has given it away. That read is behind its last unlock, and
// the consumer's write behind the lock that follows it: no edge of JLS 17.4.4 leads from the one to the other. (The assertion holds in
// every schedule.)
// expect race: Item.v
// explore: proof
// explore: all
public class RaceBufferKeptByProducer {
  static class Item {
    int v;
  }

  static final Object lock = new Object();
  static Item slot;

  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> {
      Item item = new Item();
      item.v = 7;
      synchronized (lock) {
        slot = item;
        lock.notify();
      }
      assert item.v >= 7;
    }).start();
    Item item;
    synchronized (lock) {
      while (slot == null)
        lock.wait();
      item = slot;
    }
    item.v++;
    assert item.v == 8;
  }
}
