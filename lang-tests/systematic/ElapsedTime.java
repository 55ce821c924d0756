// Main measures how long its threads take, which sleep. Each sleep adds its time to the clock, in whatever order; only main's
// readings look at the sum.
// expect clean
// explore: proof states<=30
// explore: proof --expand-library states>=500
public class ElapsedTime {
  public static void main(String[] args) throws InterruptedException {
    long start = System.nanoTime();
    Thread[] threads = new Thread[4];
    for (int i = 0; i < threads.length; i++) {
      int k = i + 1;
      threads[i] = new Thread(() -> {
        try {
          for (int j = 0; j < 3; j++) {
            Thread.sleep(10 * k);
            System.out.println(k + ": step " + j);
          }
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      });
    }
    for (Thread t : threads) t.start();
    for (Thread t : threads) t.join();
    assert System.nanoTime() - start >= 120_000_000;
  }
}
