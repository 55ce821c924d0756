// The write hb the hand-over, and that hb the read, as in HandOverBuffer. The object was made before the threads were started, and main has
// used it before: nobody may take it for its producer's own.
// expect clean
// explore: proof
// explore: all
public class HandOverBufferReused {
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

  static final Item old = new Item();

  public static void main(String[] args) {
    old.v = 1;
    new Thread(() -> {
      Item item = old;
      item.v = 7;
      put(item);
    }).start();
    Item item = take();
    if (item != null) assert item.v == 7;
  }
}
