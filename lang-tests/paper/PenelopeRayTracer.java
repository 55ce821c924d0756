// Penelope, section 6 (raytracer of the Java Grande benchmarks): the checksum is added up under a lock that each thread has for itself.
// expect race: PenelopeRayTracer.checksum
// explore: proof -- 2
// explore: proof -- 3
// explore: proof -- 4
// With the racing fields as visible operations, what comes of it shows, too.
// explore: --promote=auto findings>=2
// explore: --explore=predict findings=2
public class PenelopeRayTracer {
  static final int ROWS = 2;
  static long checksum; // of all pixels

  static class Runner implements Runnable {
    final int id, threads;
    final Object lock = new Object(); // wrong: one for each runner

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
