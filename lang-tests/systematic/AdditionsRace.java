// Additions commute only where they do not race: here each thread counts under a lock of its own.
// expect race: AdditionsRace.count
// explore: proof
public class AdditionsRace {
  static int count;

  public static void main(String[] args) throws InterruptedException {
    Object[] locks = {new Object(), new Object()};
    Thread[] threads = new Thread[2];
    for (int t = 0; t < 2; t++) {
      Object lock = locks[t];
      threads[t] = new Thread(() -> {
        synchronized (lock) {
          count++;
        }
      });
      threads[t].start();
    }
    for (Thread t : threads) t.join();
  }
}
