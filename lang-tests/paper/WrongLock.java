// Cooperari, table 5.1, "Wrong Lock": one of the threads takes the wrong lock for the shared value.
// expect race: Data.value
// explore: proof -- 2
// explore: proof -- 3
// explore: proof -- 4
// With the racing fields as visible operations, what comes of it shows, too.
// explore: --promote=auto findings>=2
// explore: --explore=predict findings=2
class Data {
  int value;
}

public class WrongLock {
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
      Object lock = i == n - 1 ? lock2 : lock1;
      threads[i] = new Thread(() -> increment(lock));
      threads[i].start();
    }
    for (Thread t : threads)
      t.join();
    assert data.value == n;
  }
}
