// Mistake: a wait without any state: if the notify comes first, nobody remembers it.
// expect deadlock
public class MissedSignal {
  public static void main(String[] args) {
    Object start = new Object();
    Thread runner = new Thread(() -> {
      synchronized (start) {
        try {
          start.wait();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }
    }, "runner");
    runner.start();
    synchronized (start) {
      start.notifyAll();
    }
  }
}
