// What a thread does behind a join can be in front of nothing that the other one does: that it reads what that has written is no reason to try it there.
// "summed": main joins in the other order than that in which threads come first, and reads what each has written: 2,537 states if it is tried in front of
// each of them. "nested": main joins one thread, which has joined the others. "early": main has read one of the variables before; there something may
// come in between.
// expect clean
// explore: --explore=exhaustive states<=60 -- summed 5
// explore: --explore=exhaustive --no-like-threads states<=60 -- summed 5
// explore: --explore=exhaustive states<=70 -- nested 5
// explore: --explore=exhaustive --outcomes outcomes=4 -- early 1
import java.util.concurrent.atomic.AtomicInteger;

public class BehindEnds {
  static AtomicInteger all = new AtomicInteger();
  static AtomicInteger[] own;
  static Thread[] threads;

  public static void main(String[] args) {
    int n = Integer.parseInt(args[1]);
    boolean nested = args[0].equals("nested");
    own = new AtomicInteger[n];
    threads = new Thread[n];
    for (int i = 0; i < n; i++) {
      AtomicInteger mine = own[i] = new AtomicInteger();
      threads[i] = new Thread(() -> {
        for (int round = 0; round < 3; round++) {
          mine.set(mine.get() + round);
          all.incrementAndGet();
        }
      });
    }
    for (Thread t : threads) t.start();
    if (args[0].equals("early")) System.out.print(all.get() + " ");
    if (nested) {
      Thread waiting = new Thread(BehindEnds::joinAll);
      waiting.start();
      join(waiting);
    } else {
      joinAll();
    }
    assert all.get() == 3 * n && own[0].get() == 3;
  }

  static void joinAll() {
    for (int i = threads.length - 1; i >= 0; i--) {
      join(threads[i]);
      assert own[i].get() == 3;
    }
  }

  static void join(Thread t) {
    try {
      t.join();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
