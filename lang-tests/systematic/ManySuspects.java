// Blocks with many accesses that may race: each thread goes over one array and then, behind a lock, over another one, or twice over one in a
// block. The same elements are accessed again and again, and both arrays race.
// expect race: element 59 of
// explore: proof findings=2 -- two
public class ManySuspects {
  static final int SIZE = 60;
  static final int[] first = new int[SIZE], second = new int[SIZE];
  static final Object lock = new Object();

  static void pass(int[] numbers, int from) {
    for (int round = 0; round < 3; round++) {
      for (int i = from; i < SIZE; i++) numbers[i]++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      if (args.length > 0) first[SIZE - 1] = 7;
      synchronized (lock) {
      }
      pass(second, SIZE - 1);
    });
    other.start();
    pass(first, 0);
    synchronized (lock) {
    }
    pass(second, 0);
    other.join();
  }
}
