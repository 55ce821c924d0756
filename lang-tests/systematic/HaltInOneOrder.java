// Runtime.halt in one order of two regions: the end of the program hides the failure that comes later, in the other order it shows.
// expect assertion
// explore: proof
// explore: all
public class HaltInOneOrder {
  static final Object monitor = new Object();
  static boolean first = true;

  static boolean first() {
    synchronized (monitor) {
      boolean mine = first;
      first = false;
      return mine;
    }
  }

  public static void main(String[] args) {
    new Thread(() -> {
      if (first())
        Runtime.getRuntime().halt(0);
    }).start();
    boolean mine = first();
    assert !mine : "main was first";
  }
}
