// RaceAtomicReference with an old object: written behind the hand-over. The object was made before the threads were started, and main has
// used it before: nobody may take it for its producer's own.
// expect race: Item.v
// explore: proof
// explore: all
import java.util.concurrent.atomic.AtomicReference;

public class RaceAtomicReferenceReused {
  static class Item {
    int v;
  }

  static final AtomicReference<Item> slot = new AtomicReference<>();

  static final Item old = new Item();

  public static void main(String[] args) {
    old.v = 1;
    new Thread(() -> {
      Item item = old;
      slot.set(item);
      item.v = 7;
    }).start();
    Item item = slot.getAndSet(null);
    if (item != null) item.v++;
  }
}
