// W1: figure 3 keeps one delayed thread. When thread 3 goes first and then thread 2, the delayed thread 1 is
// forgotten: two of the six orders never run to their end. The order 3 1 2 is the failure here.
// expect assertion
// explore: proof
// explore: all
// explore: exitblock complete=6
// explore: rw complete=6
// explore: --systematic=exitblock --paper-literal complete=4 findings=0
public class W1DelayedSet {
  static final Object monitor = new Object();
  static int order;

  static class Worker extends Thread {
    final int number;
    Worker(int number) { this.number = number; }

    public void run() {
      synchronized (monitor) {
        order = order * 10 + number;
        assert order != 312;
      }
    }
  }

  public static void main(String[] args) {
    new Worker(1).start();
    new Worker(2).start();
    new Worker(3).start();
  }
}
