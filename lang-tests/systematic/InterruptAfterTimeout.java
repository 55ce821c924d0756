// A waiter whose time is up, and who is interrupted before it has the monitor back. By JLS 17.2.1 it was not removed from the
// wait set due to the interrupt and returns normally, with its flag set; OpenJDK's wait throws InterruptedException (17: 200 of
// 200 runs, the notify before having found nobody). Both are explored: "lost" is that notify.
// expect clean
// explore: --outcomes outcomes=3
// explore: --systematic=all --outcomes outcomes=3
public class InterruptAfterTimeout {
  static final Object lock = new Object();
  static boolean waits;

  static void await() {
    synchronized (lock) {
      waits = true;
      String how;
      try {
        lock.wait(5);
        how = "returned";
      } catch (InterruptedException e) {
        how = "thrown";
      }
      System.out.println(how + " " + Thread.currentThread().isInterrupted());
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread waiter = new Thread(InterruptAfterTimeout::await, "waiter");
    waiter.start();
    while (true) {
      synchronized (lock) {
        if (waits) {
          lock.notify();
          waiter.interrupt();
          break;
        }
      }
      Thread.yield();
    }
  }
}
