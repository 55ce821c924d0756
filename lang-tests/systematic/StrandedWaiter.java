// A partial deadlock: one thread waits on a monitor that nobody else has a reference to, while others go on for ever.
// explore: proof
// expect deadlock
// expect finding: no other live thread can reach
public class StrandedWaiter {
  static volatile boolean stop;

  public static void main(String[] args) {
    new Thread(() -> {
      Object mine = new Object();
      synchronized (mine) {
        try {
          mine.wait();
        } catch (InterruptedException e) {
        }
      }
    }, "waiter").start();
    new Thread(() -> {
      while (!stop)
        Thread.yield();
    }, "server").start();
  }
}
