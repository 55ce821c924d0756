// Many threads, one monitor: no update is lost.
public class SynchronizedCounter {
  private int plain;
  private static int stat;
  private final Object lock = new Object();
  private int guarded;
  synchronized void inc() { plain++; }
  static synchronized void incStatic() { stat++; }
  void incBlock() {
    synchronized (lock) {
      guarded++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    SynchronizedCounter c = new SynchronizedCounter();
    Thread[] threads = new Thread[4];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = new Thread(() -> {
        for (int k = 0; k < 500; k++) {
          c.inc();
          incStatic();
          c.incBlock();
        }
      });
      threads[i].start();
    }
    for (Thread t : threads) t.join();
    System.out.println(c.plain + " " + stat + " " + c.guarded);
  }
}
// expect: 2000 2000 2000
