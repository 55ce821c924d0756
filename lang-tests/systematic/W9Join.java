// W9: a join under a monitor that the joined thread needs. In the paper join is no event.
// expect deadlock
// explore: proof
// explore: all
public class W9Join {
  static final Object a = new Object();

  static class Child extends Thread {
    public void run() {
      synchronized (a) {
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread child = new Child();
    synchronized (a) {
      child.start();
      child.join();
    }
  }
}
