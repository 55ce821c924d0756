// After an interrupted join the worker need not be done.
// expect assertion
public class InterruptedJoinAssumesEnd {
  static final Object monitor = new Object();
  static boolean done;

  public static void main(String[] args) {
    Thread main = Thread.currentThread();
    Thread worker = new Thread(() -> {
      synchronized (monitor) {
        done = true;
      }
    }, "worker");
    worker.start();
    new Thread(main::interrupt, "canceller").start();
    try {
      worker.join();
    } catch (InterruptedException e) {
      // go on
    }
    synchronized (monitor) {
      assert done : "the worker is not done";
    }
  }
}
