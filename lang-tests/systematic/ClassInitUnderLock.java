// An initialiser that needs a monitor, used by a thread that holds it: the class is a lock, too.
// expect deadlock
// explore: proof
// explore: all
public class ClassInitUnderLock {
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
    synchronized (monitor) {
      int id = Config.ID;
    }
  }
}
