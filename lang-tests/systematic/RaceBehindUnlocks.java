// Both threads touch the data behind their unlock of one lock. Whoever has the lock second has the first one's unlock before his access,
// but not the first one's access: unordered in both orders, although no thread ever waits at the lock with the data untouched. The right
// version: HandOverInsideLocks.
// expect race: RaceBehindUnlocks.data
// explore: proof
// explore: all
public class RaceBehindUnlocks {
  static final Object lock = new Object();
  static int data;

  static void step() {
    synchronized (lock) {
      assert data >= 0;
    }
    data++;
  }

  public static void main(String[] args) {
    new Thread(() -> step()).start();
    step();
  }
}
