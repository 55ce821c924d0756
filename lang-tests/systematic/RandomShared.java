// A generator without a seed of its own is shared by threads. What each draws depends on nothing that others do, so one order of
// their draws is enough; with a seed the program may rely on its numbers, and all orders are tried.
// expect clean
// explore: proof states<=40
// explore: proof states>=15 -- 42
// explore: proof --expand-library states<=40
import java.util.Random;

public class RandomShared {
  public static void main(String[] args) throws InterruptedException {
    Random random = args.length > 0 ? new Random(Long.parseLong(args[0])) : new Random();
    Thread[] threads = new Thread[args.length > 0 ? 2 : 3];
    for (int i = 0; i < threads.length; i++) {
      int rounds = i + 1;
      threads[i] = new Thread(() -> {
        int last = -1;
        for (int k = 0; k < rounds; k++) {
          int drawn = random.nextInt(1_000_000_000);
          assert drawn >= 0 && drawn < 1_000_000_000 && drawn != last;
          last = drawn;
        }
        if (args.length == 0) assert random.nextDouble() < 1 && random.nextLong() != random.nextLong();
      });
    }
    for (Thread t : threads) t.start();
    for (Thread t : threads) t.join();
  }
}
