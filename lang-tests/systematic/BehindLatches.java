// What a thread does behind CountDownLatch.await() can be in front of nothing that was needed for it; and threads count down in any order, as long as
// nobody counts more than is needed. "all": main reads what each of n threads has written before it counted down: 65,912 states for 8 if it is tried in
// front of each. "other": what a third thread does, who does not count, comes before or behind. "again": two threads count a latch of one down, so that
// either may be the one that main has waited for. "late": one of the threads does something more when it has counted. "early": main looks at the count.
// (OpenJDK: none but these outputs in twelve runs of each.)
// expect clean
// explore: --explore=exhaustive states<=40 -- all 8
// explore: --explore=exhaustive --no-like-threads states<=40 -- all 8
// explore: --explore=exhaustive --outcomes outcomes=2 -- other 1
// explore: --explore=exhaustive --outcomes outcomes=3 -- again 2
// explore: --explore=exhaustive --outcomes outcomes=2 -- late 2
// explore: --explore=exhaustive --outcomes outcomes=3 -- early 2
// explore: --explore=exhaustive --outcomes --expand-library outcomes=2 -- other 1
// explore: --explore=exhaustive --outcomes --expand-library outcomes=3 -- again 2
// explore: --explore=exhaustive --outcomes --expand-library outcomes=2 -- late 2
// explore: --explore=exhaustive --outcomes --expand-library outcomes=3 -- early 2
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class BehindLatches {
  static final AtomicInteger sum = new AtomicInteger();
  static volatile int other;

  public static void main(String[] args) throws InterruptedException {
    int n = Integer.parseInt(args[1]);
    boolean again = args[0].equals("again"), late = args[0].equals("late");
    CountDownLatch go = new CountDownLatch(1), done = new CountDownLatch(again ? 1 : n);
    int[] own = new int[n];
    for (int i = 0; i < n; i++) {
      int me = i;
      new Thread(() -> {
        await(go);
        for (int round = 0; round < 2; round++) {
          if (!again) own[me] += round;
          sum.incrementAndGet();
        }
        done.countDown();
        if (late && me == 0) other = 1;
      }).start();
    }
    if (args[0].equals("other")) new Thread(() -> other = 1).start();
    go.countDown();
    if (args[0].equals("early")) System.out.println(done.getCount());
    await(done);
    int all = 0;
    for (int x : own) all += x;
    if (again) {
      System.out.println(sum.get());
    } else {
      if (!args[0].equals("early")) System.out.println(other);
      assert all == n && sum.get() == 2 * n;
    }
  }

  static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
