// W2: the paper prints "r1 and r2 have a common element" where it means "r1 and w2". To the letter, a read does not
// conflict with a write, and the order in which the write comes first is pruned.
// expect assertion
// explore: proof
// explore: all
// explore: exitblock complete=2
// explore: rw complete=2
// explore: --systematic=rw --paper-literal complete=1 cut=1 findings=0
public class W2Conflict {
  static final Object monitor = new Object();
  static int x;

  static class Reader extends Thread {
    public void run() {
      synchronized (monitor) {
        int seen = x;
        assert seen == 0;
      }
    }
  }

  static class Writer extends Thread {
    public void run() {
      synchronized (monitor) {
        x = 1;
      }
    }
  }

  public static void main(String[] args) {
    new Reader().start();
    new Writer().start();
  }
}
