// Through an AtomicReference: set has the effects of a volatile write, getAndSet those of a read and a write. The item's write hb the read
// that finds it.
// expect clean
// explore: proof
// explore: all
import java.util.concurrent.atomic.AtomicReference;

public class HandOverAtomicReference {
  static class Item {
    int v;
  }

  static final AtomicReference<Item> slot = new AtomicReference<>();

  public static void main(String[] args) {
    new Thread(() -> {
      Item item = new Item();
      item.v = 7;
      slot.set(item);
    }).start();
    Item item = slot.getAndSet(null);
    if (item != null) item.v++;
  }
}
