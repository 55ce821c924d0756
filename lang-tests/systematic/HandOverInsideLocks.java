// RaceBehindUnlocks repaired: the data are touched under the lock; behind it only what each thread has seen.
// expect clean
// explore: proof
// explore: all
public class HandOverInsideLocks {
  static final Object lock = new Object();
  static int data;

  static void step() {
    synchronized (lock) {
      data++;
    }
    Thread.yield();
  }

  public static void main(String[] args) {
    new Thread(() -> step()).start();
    step();
  }
}
