// HandOverBuffer broken: the producer writes the item when the buffer has it already. The write comes after the unlock in put, so that
// nothing orders it with the read behind a take that found the item. In the other order of the two monitors there is no read at all.
// expect race: Item.v
// explore: proof
// explore: all
// explore: proof --strict-discipline
public class RaceBuffer {
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
      put(item);
      item.v = 7;
    }).start();
    Item item = take();
    if (item != null) assert item.v == 7;
  }
}
