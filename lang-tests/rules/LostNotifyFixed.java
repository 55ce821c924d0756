// It asks before it waits; what was said before it came is not lost.
public class LostNotifyFixed {
  static final Object bell = new Object();
  static boolean rung;

  static void hear() {
    try {
      synchronized (bell) {
        while (!rung) bell.wait();
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread late = new Thread(LostNotifyFixed::hear, "late");
    synchronized (bell) {
      rung = true;
      bell.notify();
    }
    late.start();
    late.join();
  }
}
