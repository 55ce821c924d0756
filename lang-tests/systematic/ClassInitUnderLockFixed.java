// ClassInitUnderLock repaired: the class is used before the monitor is taken.
// expect clean
// explore: proof
// explore: all
public class ClassInitUnderLockFixed {
  static final Object monitor = new Object();
  static int next = 1;

  static class Config {
    static final int ID;

    static {
      synchronized (monitor) {
        ID = next++;
      }
    }
  }

  public static void main(String[] args) {
    new Thread(() -> {
      int id = Config.ID;
    }, "user").start();
    int id = Config.ID;
    synchronized (monitor) {
      assert id == 1;
    }
  }
}
