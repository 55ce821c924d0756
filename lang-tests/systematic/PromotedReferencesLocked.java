// As PromotedReferences, under a lock: clean, also with each access an operation of its own.
// explore: proof
// explore: proof --promote=Item[]
// explore: proof --promote=auto
// explore: all --promote=Item[]
// expect clean
public class PromotedReferencesLocked {
  static class Item {}

  static final Item[] places = new Item[2];

  static synchronized void put(Item item) {
    if (places[0] == null) places[0] = item;
    else places[1] = item;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> put(new Item()));
    other.start();
    put(new Item());
    other.join();
    assert places[0] != null && places[1] != null;
  }
}
