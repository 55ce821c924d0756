// Penelope's ray tracer repaired: one lock for all runners.
// expect clean
// explore: proof -- 2
// explore: proof -- 3
// explore: proof -- 4
// explore: --explore=predict findings=0
public class PenelopeRayTracerFixed {
  static final int ROWS = 2;
  static long checksum; // of all pixels

  static class Runner implements Runnable {
    final int id, threads;
    static final Object lock = new Object();

    Runner(int id, int threads) {
      this.id = id;
      this.threads = threads;
    }

    public void run() {
      long sum = 0;
      for (int row = id; row < ROWS * threads; row += threads)
        sum += trace(row);
      synchronized (lock) {
        checksum += sum;
      }
    }

    // The colours of a row of pixels, added up.
    private static long trace(int row) {
      long sum = 0;
      for (int x = 0; x < 8; x++)
        sum += (x * 31 + row * 17) & 255;
      return sum;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 2;
    long expected = 0;
    for (int row = 0; row < ROWS * n; row++)
      expected += Runner.trace(row);
    Thread[] threads = new Thread[n];
    for (int i = 0; i < n; i++) {
      threads[i] = new Thread(new Runner(i, n));
      threads[i].start();
    }
    for (Thread t : threads)
      t.join();
    assert checksum == expected : "checksum " + checksum;
  }
}
