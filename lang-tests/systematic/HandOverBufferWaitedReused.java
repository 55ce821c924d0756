// The write hb the hand-over, and that hb the consumer's accesses, as in HandOverBufferWaited. The object was made before the threads were
// started, and main has used it before.
// expect clean
// explore: proof
// explore: all
public class HandOverBufferWaitedReused {
  static class Item {
    int v;
  }

  static final Object lock = new Object();
  static Item slot;

  static final Item old = new Item();

  public static void main(String[] args) throws InterruptedException {
    old.v = 1;
    new Thread(() -> {
      Item item = old;
      item.v = 7;
      synchronized (lock) {
        slot = item;
        lock.notify();
      }
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
