// Cancelling by the flag alone: the worker looks at it between two steps and ends in every schedule.
// expect clean
// explore: proof
// explore: all
public class FlagPolledInLoop {
  static final Object monitor = new Object();
  static int steps;

  public static void main(String[] args) throws InterruptedException {
    Thread worker = new Thread(() -> {
      while (!Thread.currentThread().isInterrupted())
        synchronized (monitor) {
          if (steps < 2)
            steps++;
        }
    }, "worker");
    worker.start();
    worker.interrupt();
    worker.join();
  }
}
