// W8: ExitBlock-RW prunes the deadlock of figure 10, because no data depend on each other. The cut check looks at
// every node, with the delayed threads.
// expect deadlock
// explore: proof
// explore: all
// explore: dd
// explore: rwdd findings=0
public class W8PrunedDeadlock {
  static final Object a = new Object();
  static final Object b = new Object();

  static class One extends Thread {
    public void run() {
      synchronized (a) {
        synchronized (b) {
        }
      }
    }
  }

  static class Two extends Thread {
    public void run() {
      synchronized (a) {
      }
      synchronized (b) {
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
