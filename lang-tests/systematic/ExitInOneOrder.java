// System.exit in one order ends the program before the other thread prints.
// expect clean
// explore: --outcomes outcomes=2
public class ExitInOneOrder {
  static final Object monitor = new Object();
  static boolean first = true;

  static class Exiting extends Thread {
    public void run() {
      synchronized (monitor) {
        if (first) System.exit(0);
      }
      System.out.println("no exit");
    }
  }

  public static void main(String[] args) {
    new Exiting().start();
    synchronized (monitor) {
      first = false;
      System.out.println("main was first");
    }
  }
}
