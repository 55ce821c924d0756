// W10: a deadlock with the second region inside a. ExitBlock-RW prunes what would lead to it.
// expect deadlock
// explore: proof
// explore: all
// explore: dd
// explore: rwdd complete=1 cut=1 aborted=2 findings=0
public class W10SecondNested {
  static final Object a = new Object();
  static final Object b = new Object();
  static final Object c = new Object();

  static class One extends Thread {
    public void run() {
      synchronized (a) {
        synchronized (b) {
        }
        synchronized (c) {
        }
      }
    }
  }

  static class Two extends Thread {
    public void run() {
      synchronized (a) {
      }
      synchronized (c) {
        synchronized (a) {
        }
      }
    }
  }

  public static void main(String[] args) {
    new One().start();
    new Two().start();
  }
}
