// ConTest's first experiment with both accesses locked, one by one: no race is left, and more than one thread may be "first".
// expect assertion
// explore: proof
// explore: all
public class ContestFirstLocked {
  static final Object lock = new Object();
  static boolean first = true;
  static int firsts;

  static class Checker implements Runnable {
    public void run() {
      boolean mine;
      synchronized (lock) {
        mine = first;
      }
      if (mine) {
        synchronized (lock) {
          first = false;
          firsts++;
          assert firsts == 1 : "more than one thread is the first";
        }
      }
    }
  }

  public static void main(String[] args) {
    for (int i = 0; i < 3; i++)
      new Thread(new Checker()).start();
  }
}
