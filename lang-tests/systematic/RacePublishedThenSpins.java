// A thread publishes an item under a lock, reads it without, and then spins for ever: what it has published is there all
// the same, and whoever takes it races with the reading.
// explore: proof
// expect race: Item.v
public class RacePublishedThenSpins {
  static class Item {
    int v;
  }

  static final Object lock = new Object();
  static Item slot;
  static boolean never;

  public static void main(String[] args) {
    new Thread(() -> {
      Item item = new Item();
      synchronized (lock) {
        slot = item;
      }
      int seen = item.v;
      while (!never) {}
    }).start();
    Item taken;
    synchronized (lock) {
      taken = slot;
    }
    if (taken != null) taken.v = 2;
  }
}
