// W11: thread 2 waits inside a, thread 1 holds b and wants a, and thread 3 needs b before it can notify. No cycle of
// monitors alone: one of the three waits.
// expect deadlock
// explore: proof
// explore: all
public class W11HoldAndWait {
  static final Object a = new Object();
  static final Object b = new Object();
  static final Object c = new Object();

  static class One extends Thread {
    public void run() {
      synchronized (b) {
        synchronized (a) {
        }
      }
    }
  }

  static class Two extends Thread {
    public void run() {
      synchronized (a) {
        synchronized (c) {
          try {
            c.wait();
          } catch (InterruptedException e) {
          }
        }
      }
    }
  }

  static class Three extends Thread {
    public void run() {
      synchronized (b) {
      }
      synchronized (c) {
        c.notify();
      }
    }
  }

  public static void main(String[] args) {
    new One().start();
    new Two().start();
    new Three().start();
  }
}
