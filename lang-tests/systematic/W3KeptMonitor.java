// W3: ExitBlock-RW looks at data only. Thread 1 keeps monitor a over several blocks, so that thread 2 cannot pass;
// that is a dependence too. Without it one of the two outcomes is lost.
// expect assertion
// explore: proof
// explore: --systematic --no-cache complete=3 aborted=1
// explore: all
// explore: exitblock
// explore: rw complete=1 cut=1 aborted=2 findings=0
public class W3KeptMonitor {
  static final Object a = new Object();
  static final Object b = new Object();
  static final Object c = new Object();
  static int y;

  static class One extends Thread {
    public void run() {
      synchronized (a) {
        synchronized (b) {
        }
        synchronized (c) {
          assert y == 0;
        }
      }
    }
  }

  static class Two extends Thread {
    public void run() {
      synchronized (a) {
      }
      synchronized (c) {
        y = 1;
      }
    }
  }

  public static void main(String[] args) {
    new One().start();
    new Two().start();
  }
}
