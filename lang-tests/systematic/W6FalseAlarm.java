// W6: the reverse lock chain analysis reports a deadlock that cannot happen: thread 2 takes a under b only after
// thread 1 is done. The cut check reports nothing.
// expect clean
// explore: proof
// explore: all
// explore: exitblock
// explore: rw
// explore: dd findings=1
public class W6FalseAlarm {
  static final Object a = new Object();
  static final Object b = new Object();
  static int x;

  static class One extends Thread {
    public void run() {
      synchronized (a) {
        synchronized (b) {
          x = 1;
        }
      }
    }
  }

  static class Two extends Thread {
    public void run() {
      synchronized (b) {
        if (x == 1) {
          synchronized (a) {
          }
        }
      }
    }
  }

  public static void main(String[] args) {
    new One().start();
    new Two().start();
  }
}
