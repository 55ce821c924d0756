// The notify comes before the wait, which asks nothing.
// expect rule lost-notify: 17 10: the notify by main came before late waited, was lost, and late waits for ever
// expect rule wait-outside-loop: 10: late waits on LostNotify.bell outside a loop
// exit: 1
public class LostNotify {
  static final Object bell = new Object();
  static void hear() {
    try {
      synchronized (bell) {
        bell.wait();
      }
    } catch (InterruptedException e) { }
  }
  public static void main(String[] args) throws Exception {
    Thread late = new Thread(LostNotify::hear, "late");
    synchronized (bell) {
      bell.notify();
    }
    late.start();
    late.join();
  }
}
