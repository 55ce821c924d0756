// A deadline without a sleep: only a slow thread can miss it.
public class SlowClock {
  static volatile boolean done;

  public static void main(String[] args) throws InterruptedException {
    long start = System.nanoTime();
    Thread worker = new Thread(() -> done = true, "worker");
    worker.start();
    worker.join();
    if (System.nanoTime() - start > 1_000_000_000L) throw new IllegalStateException("the worker is late");
  }
}
