// Each access is under a lock, but not under the same one.
// expect race: WrongLockRace.count
public class WrongLockRace {
  static final Object a = new Object();
  static final Object b = new Object();
  static int count;

  static class Worker extends Thread {
    final Object lock;
    Worker(Object lock) { this.lock = lock; }

    public void run() {
      synchronized (lock) {
        count++;
      }
    }
  }

  public static void main(String[] args) {
    new Worker(a).start();
    new Worker(b).start();
  }
}
