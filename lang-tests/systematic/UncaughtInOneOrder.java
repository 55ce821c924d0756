// An uncaught exception in one of the two orders.
// expect finding: java.lang.NullPointerException
// explore: proof
// explore: all
// explore: exitblock complete=2
// explore: rw complete=2
public class UncaughtInOneOrder {
  static final Object monitor = new Object();
  static int[] cells;

  static class Maker extends Thread {
    public void run() {
      synchronized (monitor) {
        cells = new int[1];
      }
    }
  }

  static class User extends Thread {
    public void run() {
      synchronized (monitor) {
        cells[0] = 1;
      }
    }
  }

  public static void main(String[] args) {
    new Maker().start();
    new User().start();
  }
}
