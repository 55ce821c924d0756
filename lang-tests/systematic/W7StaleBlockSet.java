// W7: the paper wakes a blocked thread only when its monitor is released. But what thread 2 wants depends on data:
// after thread 1 has written x, it wants another monitor. Blocked threads are tried again.
// expect deadlock
// explore: proof
// explore: all
public class W7StaleBlockSet {
  static final Object a = new Object();
  static final Object b = new Object();
  static final Object c = new Object();
  static final Object d = new Object();
  static final Object e = new Object();
  static int x, y, z, seen;

  static class One extends Thread {
    public void run() {
      synchronized (a) {
        synchronized (d) {
        }
        synchronized (b) {
          x = 1;
        }
        synchronized (c) {
          y = 1;
        }
      }
    }
  }

  static class Two extends Thread {
    public void run() {
      synchronized (b) {
        if (x == 0) {
          synchronized (a) {
          }
        }
      }
      synchronized (c) {
        seen = y;
      }
    }
  }

  static class Three extends Thread {
    public void run() {
      synchronized (e) {
        z = 1;
      }
    }
  }

  public static void main(String[] args) {
    new One().start();
    new Two().start();
    new Three().start();
  }
}
