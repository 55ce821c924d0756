// The write hb the hand-over, and that hb the read, as in HandOverAtomicReference. The object was made before the threads were started, and
// main has used it before: nobody may take it for its producer's own.
// expect clean
// explore: proof
// explore: all
import java.util.concurrent.atomic.AtomicReference;

public class HandOverAtomicReferenceReused {
  static class Item {
    int v;
  }

  static final AtomicReference<Item> slot = new AtomicReference<>();

  static final Item old = new Item();

  public static void main(String[] args) {
    old.v = 1;
    new Thread(() -> {
      Item item = old;
      item.v = 7;
      slot.set(item);
    }).start();
    Item item = slot.getAndSet(null);
    if (item != null) item.v++;
  }
}
