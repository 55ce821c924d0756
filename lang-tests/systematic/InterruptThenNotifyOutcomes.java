// One waiter; interrupt and notify by a thread that has the monitor all the while: by the exception, or normally with the
// flag set. OpenJDK 17: "interrupted false" in 133 of 200 runs, "notified true" in 67.
// expect clean
// explore: --outcomes outcomes=2
// explore: --systematic=all --outcomes outcomes=2
public class InterruptThenNotifyOutcomes {
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
    Thread waiter = new Thread(InterruptThenNotifyOutcomes::await, "waiter");
    waiter.start();
    while (true) {
      synchronized (lock) {
        if (waits) {
          waiter.interrupt();
          lock.notify();
          break;
        }
      }
      Thread.yield();
    }
  }
}
