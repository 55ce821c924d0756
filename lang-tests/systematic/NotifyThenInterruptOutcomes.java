// InterruptThenNotifyOutcomes the other way round: the notify has taken the waiter, which returns normally with its flag set.
// OpenJDK 17: in 200 of 200 runs.
// expect clean
// explore: --outcomes outcomes=1
// explore: --systematic=all --outcomes outcomes=1
public class NotifyThenInterruptOutcomes {
  static final Object lock = new Object();
  static boolean waits;

  static void await() {
    synchronized (lock) {
      waits = true;
      String how;
      try {
        lock.wait();
        how = "notified";
      } catch (InterruptedException e) {
        how = "interrupted";
      }
      System.out.println(how + " " + Thread.currentThread().isInterrupted());
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread waiter = new Thread(NotifyThenInterruptOutcomes::await, "waiter");
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
