// Three threads, three monitors, each taken in the order of a ring.
// expect deadlock
public class ThreeLockCycle {
  static final Object a = new Object();
  static final Object b = new Object();
  static final Object c = new Object();

  static class Taker extends Thread {
    final Object first, second;

    Taker(Object first, Object second) {
      this.first = first;
      this.second = second;
    }

    public void run() {
      synchronized (first) {
        synchronized (second) {
        }
      }
    }
  }

  public static void main(String[] args) {
    new Taker(a, b).start();
    new Taker(b, c).start();
    new Taker(c, a).start();
  }
}
