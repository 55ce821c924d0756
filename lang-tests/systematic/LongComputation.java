// A long loop is no endless loop: a thread computes for some millions of rounds without an operation that others could
// notice, and then goes on. (Steps alone once made it "a thread spins for ever".) Sibling: EndlessComputation.
// OpenJDK 17: ends at once.
// explore: proof
// expect clean
public class LongComputation {
  static final Object lock = new Object();
  static int[] table = new int[64];
  static int result;

  static int compute() {
    int h = 1;
    for (int i = 0; i < 1_100_000; i++) h = h * 31 + i;
    return h;
  }

  // The state that gets on lies in an array, not in a local variable.
  static void fill() {
    while (table[63] < 20_000) {
      for (int i = 0; i < table.length; i++) table[i]++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread worker = new Thread(() -> {
      fill();
      int r = compute() + table[0];
      synchronized (lock) {
        result = r;
      }
    });
    worker.start();
    synchronized (lock) {
      assert result == 0 || result == compute() + 20_000;
    }
    worker.join();
    assert result == compute() + 20_000;
  }
}
