// The consumer waits for the item and then changes it without a lock. The item's write hb the unlock behind the notify, which synchronizes-
// with the lock that the waiter takes again (JLS 17.4.4), and the loop guarantees that the item was there before.
// expect clean
// explore: proof
// explore: all
public class HandOverBufferWaited {
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
