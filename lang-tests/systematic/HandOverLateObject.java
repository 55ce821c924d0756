// An object that is made after the threads have started, and given away under a lock: the maker's write hb its unlock, which synchronizes-
// with the lock of who finds it.
// expect clean
// explore: proof
// explore: all
public class HandOverLateObject {
  static class Box {
    int v;
  }

  static final Object lock = new Object();
  static Box box;

  public static void main(String[] args) {
    new Thread(() -> {
      Box b;
      synchronized (lock) {
        b = box;
      }
      if (b != null) b.v++;
    }).start();
    Box made = new Box();
    made.v = 1;
    synchronized (lock) {
      box = made;
    }
    made = null;
  }
}
