// The time of the longest wait there is may be up before another thread goes on; the note tells it.
// expect assertion
public class LongestWait {
  static final Object bell = new Object();
  static volatile boolean rung;

  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> {
      synchronized (bell) {
        rung = true;
        bell.notify();
      }
    }, "ringer").start();
    synchronized (bell) {
      if (!rung) bell.wait(Long.MAX_VALUE);
    }
    assert rung;
  }
}
