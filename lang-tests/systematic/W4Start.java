// W4: "new threads cannot interact with the block in which they were created" is not so: here the new thread can
// read x before the starting thread writes it, in the same block. A start ends the block.
// expect assertion
// explore: proof
// explore: all
// explore: exitblock
// explore: rw
public class W4Start {
  static final Object monitor = new Object();
  static int x;

  static class Reader extends Thread {
    public void run() {
      synchronized (monitor) {
        assert x == 1;
      }
    }
  }

  public static void main(String[] args) {
    new Reader().start();
    synchronized (monitor) {
      x = 1;
    }
  }
}
