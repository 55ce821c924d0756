// What parallel streams and bulk operations do with their parts: the common pool runs them (or the pool of
// the calling worker), and the caller takes part. For the library only.
package heddle;

import java.util.concurrent.ForkJoinTask;
import java.util.function.IntFunction;

public final class Parallel {
  private static final int MOST_PARTS = 8;
  private static final int MOST_THREADS = 4;

  private Parallel() {}

  // Into how many parts so many elements are divided. OpenJDK divides few elements until each is a part of
  // its own.
  public static int parts(long elements) {
    return (int) Math.min(elements, MOST_PARTS);
  }

  // The results of the parts, in their order. An exception of one is thrown at once, whatever the others do.
  public static <R> Object[] run(int parts, IntFunction<R> part) {
    Object[] results = new Object[parts];
    Share[] shares = shares(parts);
    ForkJoinTask<?>[] tasks = new ForkJoinTask<?>[shares.length];
    for (int i = shares.length - 1; i > 0; i--) {
      Share own = shares[i];
      tasks[i] = ForkJoinTask.adapt(() -> {
        own.run(part, results);
        help(shares, own, part, results);
      }).fork();
    }
    if (parts > 0) shares[0].run(part, results);
    for (int i = 1; i < shares.length; i++) {
      if (tasks[i].tryUnfork()) {
        tasks[i] = null;
        shares[i].run(part, results);
      }
    }
    help(shares, null, part, results);
    for (int i = 1; i < shares.length; i++) {
      if (tasks[i] != null) tasks[i].join();
    }
    return results;
  }

  // On OpenJDK any two parts may run at the same time, and in either order. Under exploration two threads show
  // that, if it is open where the share of the first one ends; more threads would multiply the schedules.
  private static Share[] shares(int parts) {
    boolean explored = VM.exploring();
    Share[] shares = new Share[Math.min(parts, explored ? 2 : MOST_THREADS)];
    int open = explored && parts > 2 ? Verify.choose(parts - 1) : -1;
    int end = 0;
    for (int i = 0; i < shares.length; i++) {
      int begin = end;
      end = open >= 0 && i == 0 ? 1 + open : (int) ((long) parts * (i + 1) / shares.length);
      shares[i] = new Share(begin, end);
    }
    return shares;
  }

  // A part that waits must not keep those behind it from being run: who is done helps the others.
  private static <R> void help(Share[] shares, Share own, IntFunction<R> part, Object[] results) {
    for (Share other : shares) {
      if (other != own) other.help(part, results);
    }
  }

  private static final class Claim {
    private volatile int taken;

    boolean take() {
      return VM.compareAndSetInt(this, "taken", 0, 1);
    }
  }

  // The parts that a thread runs one after the other; others help from the end. The first one is never theirs.
  private static final class Share {
    private final int begin;
    private final Claim[] behind;

    Share(int begin, int end) {
      this.begin = begin;
      behind = new Claim[end - begin - 1];
      for (int i = 0; i < behind.length; i++) behind[i] = new Claim();
    }

    <R> void run(IntFunction<R> part, Object[] results) {
      run(begin, part, results);
      for (int i = 0; i < behind.length && behind[i].take(); i++) run(begin + 1 + i, part, results);
    }

    <R> void help(IntFunction<R> part, Object[] results) {
      for (int i = behind.length - 1; i >= 0 && behind[i].take(); i--) run(begin + 1 + i, part, results);
    }

    private static <R> void run(int number, IntFunction<R> part, Object[] results) {
      results[number] = part.apply(number);
    }
  }
}
