// Elements of an Object[]: two threads each take a free place and put their item there; both may find the same one.
// Its sibling PromotedReferencesLocked is clean.
// OpenJDK 17: in 148,151 of 900,000 rounds of two threads that do the same at once one item was lost.
// explore: proof findings=1
// explore: proof --promote=Item[] findings>=2
// explore: proof --promote=PromotedReferences.Item[] findings>=2
// explore: proof --promote=auto findings>=2
// explore: proof --promote=Object[] findings=1
// expect race: element 0 of
public class PromotedReferences {
  static class Item {}

  static final Item[] places = new Item[2];

  static void put(Item item) {
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
