// low has the lock, high waits for it, and middle runs.
// expect rule priority-inversion: 8 20 25: high (priority 10) waits for PriorityInversion.lock of low (priority 1), while middle (priority 5) runs
// expect rule priority-sharing: 8 20: PriorityInversion.lock is shared by threads of priority 1 and 10
public class PriorityInversion {
  static final Object lock = new Object();
  static volatile boolean taken, highStands, done;
  static void low() {
    synchronized (lock) {
      taken = true;
      while (!done) Thread.yield();
    }
  }
  static Thread high;

  public static void main(String[] args) throws Exception {
    Thread low = new Thread(PriorityInversion::low, "low");
    high = new Thread(() -> {
      while (!taken) Thread.yield();
      highStands = true;
      synchronized (lock) {
        System.out.println("high has it");
      }
    }, "high");
    Thread middle = new Thread(() -> {
      while (!highStands) Thread.yield();
      for (int i = 0; i < 3; i++) Thread.yield();
      done = true;
    }, "middle");
    low.setPriority(Thread.MIN_PRIORITY);
    high.setPriority(Thread.MAX_PRIORITY);
    low.start();
    high.start();
    middle.start();
    low.join();
    high.join();
    middle.join();
  }
}
