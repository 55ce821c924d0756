// Cooperari's "Wrong Lock" repaired.
// expect clean
// explore: proof -- 2
// explore: proof -- 3
// explore: proof -- 4
// explore: --explore=predict findings=0
class Data {
  int value;
}

public class WrongLockFixed {
  static final Object lock1 = new Object(), lock2 = new Object();
  static final Data data = new Data(); // guarded by lock1

  static void increment(Object lock) {
    synchronized (lock) {
      int seen = data.value;
      data.value = seen + 1;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 2;
    Thread[] threads = new Thread[n];
    for (int i = 0; i < n; i++) {
      Object lock = lock1;
      threads[i] = new Thread(() -> increment(lock));
      threads[i].start();
    }
    for (Thread t : threads)
      t.join();
    assert data.value == n;
  }
}
