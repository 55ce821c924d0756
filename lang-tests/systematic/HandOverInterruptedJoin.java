// RaceInterruptedJoin with data that only the way without the interrupt reads, and with data that the interrupt itself hands over.
// expect clean
public class HandOverInterruptedJoin {
  static int result, reason;

  public static void main(String[] args) {
    Thread main = Thread.currentThread();
    Thread worker = new Thread(() -> result = 1, "worker");
    worker.start();
    new Thread(() -> {
      reason = 3;
      main.interrupt();
    }, "canceller").start();
    try {
      worker.join();
      result++;
    } catch (InterruptedException e) {
      reason++;
    }
  }
}
