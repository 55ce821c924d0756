// Four threads insert eight keys each into a table with a lock for each cell (the indexer of C. Flanagan and P. Godefroid,
// Dynamic Partial-Order Reduction for Model Checking Software, POPL 2005). With four threads no two keys collide.
// expect clean
// explore: states=34
public class Indexer {
  static final int SIZE = 128, KEYS = 8;
  static final int[] table = new int[SIZE];
  static final Object[] locks = new Object[SIZE];

  static boolean put(int at, int key) {
    synchronized (locks[at]) {
      if (table[at] != 0) return false;
      table[at] = key;
      return true;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    for (int i = 0; i < SIZE; i++) locks[i] = new Object();
    Thread[] threads = new Thread[4];
    for (int i = 0; i < threads.length; i++) {
      int me = i;
      threads[i] = new Thread(() -> {
        for (int m = 1; m <= KEYS; m++) {
          int key = m * 11 + me;
          int at = key * 7 % SIZE;
          while (!put(at, key)) at = (at + 1) % SIZE;
        }
      });
    }
    for (Thread t : threads) t.start();
    for (Thread t : threads) t.join();
  }
}
