// HandOverAtomicReference broken: the item is written when the other thread may have it.
// expect race: Item.v
// explore: proof
// explore: all
import java.util.concurrent.atomic.AtomicReference;

public class RaceAtomicReference {
  static class Item {
    int v;
  }

  static final AtomicReference<Item> slot = new AtomicReference<>();

  public static void main(String[] args) {
    new Thread(() -> {
      Item item = new Item();
      slot.set(item);
      item.v = 7;
    }).start();
    Item item = slot.getAndSet(null);
    if (item != null) item.v++;
  }
}
