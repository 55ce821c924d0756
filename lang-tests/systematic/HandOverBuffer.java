// The producer writes an item and puts it into a synchronized buffer, the consumer takes it out and reads it. No lock protects Item.v, and
// none need: the write hb the unlock in put (program order), which synchronizes-with the lock in the take that finds the item (JLS 17.4.4),
// which hb the read. A take that finds nothing reads nothing.
// expect clean
// explore: proof
// explore: all
public class HandOverBuffer {
  static class Item {
    int v;
  }

  static Item slot;

  static synchronized void put(Item item) {
    slot = item;
  }

  static synchronized Item take() {
    Item item = slot;
    slot = null;
    return item;
  }

  public static void main(String[] args) {
    new Thread(() -> {
      Item item = new Item();
      item.v = 7;
      put(item);
    }).start();
    Item item = take();
    if (item != null) assert item.v == 7;
  }
}
