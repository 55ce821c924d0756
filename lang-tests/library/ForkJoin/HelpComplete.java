// CountedCompleter.helpComplete in a pool with one worker: which tasks it runs, and how many; those of others stay.
// (No more are asked for than there are: then OpenJDK's worker looks at a task of others for ever.)
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;

public class HelpComplete {
  static final List<String> LOG = new ArrayList<>();

  static class Leaf extends CountedCompleter<Void> {
    final String name;

    Leaf(CountedCompleter<?> parent, String name) {
      super(parent);
      this.name = name;
    }

    @Override
    public void compute() {
      LOG.add(name);
      tryComplete();
    }
  }

  static class Failing extends CountedCompleter<Void> {
    Failing(CountedCompleter<?> parent) {
      super(parent);
    }

    @Override
    public void compute() {
      LOG.add("fails");
      throw new IllegalStateException("part");
    }
  }

  // Waits for its parts, and takes part itself.
  static class Root extends CountedCompleter<Void> {
    @Override
    public void compute() {
      setPendingCount(4);
      Leaf other = new Leaf(null, "other");
      other.fork();
      new Leaf(this, "a").fork();
      Leaf middle = new Leaf(this, "middle");
      new Leaf(middle, "below middle").fork();
      middle.setPendingCount(1);
      new Leaf(this, "b").fork();
      helpComplete(0);
      helpComplete(-1);
      LOG.add("none");
      helpComplete(1);
      LOG.add("one");
      middle.helpComplete(1);
      LOG.add("middle helped, " + middle.getPendingCount());
      helpComplete(1);
      LOG.add("all, " + getPendingCount() + isDone());
      middle.tryComplete();
      tryComplete();
      LOG.add("then " + getPendingCount() + isDone() + other.isDone());
      tryComplete();
    }
  }

  static class FailingRoot extends CountedCompleter<Void> {
    @Override
    public void compute() {
      setPendingCount(2);
      new Leaf(this, "left alone").fork();
      new Failing(this).fork();
      helpComplete(10);
      LOG.add("done " + isCompletedAbnormally() + " " + getException());
    }
  }

  // Sums of random trees; the root helps with a random number of tasks.
  static class Sum extends CountedCompleter<Long> {
    final long seed;
    final int depth;
    long own;
    final List<Sum> parts = new ArrayList<>();

    Sum(CountedCompleter<?> parent, long seed, int depth) {
      super(parent);
      this.seed = seed;
      this.depth = depth;
    }

    @Override
    public void compute() {
      Random r = new Random(seed);
      own = r.nextInt(100);
      int count = depth == 0 ? 0 : r.nextInt(4);
      for (int i = 0; i < count; i++) parts.add(new Sum(this, r.nextLong(), depth - 1));
      setPendingCount(count);
      for (Sum part : parts) part.fork();
      LOG.add(depth + "=" + own);
      helpComplete(Math.min(count, r.nextInt(3)));
      tryComplete();
    }

    @Override
    public void onCompletion(CountedCompleter<?> caller) {
      for (Sum part : parts) own += part.own;
    }

    @Override
    public Long getRawResult() {
      return own;
    }
  }

  static String sorted() {
    List<String> all = new ArrayList<>(LOG);
    all.sort(null);
    LOG.clear();
    return all.size() + " " + all.hashCode();
  }

  public static void main(String[] args) {
    ForkJoinPool pool = new ForkJoinPool(1);
    pool.invoke(new Root());
    pool.awaitQuiescence(10, TimeUnit.SECONDS);
    System.out.println(LOG);
    LOG.clear();
    try {
      pool.invoke(new FailingRoot());
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    pool.awaitQuiescence(10, TimeUnit.SECONDS);
    LOG.sort(null);  // (On OpenJDK another thread may do what is left alone, sooner or later.)
    System.out.println(LOG);
    LOG.clear();
    for (int i = 0; i < 20; i++) {
      long sum = pool.invoke(new Sum(null, i, 5));
      pool.awaitQuiescence(10, TimeUnit.SECONDS);
      System.out.println(sum + " " + sorted());
    }
    pool.shutdown();
  }
}
// expect: [none, b, one, below middle, middle helped, 0, a, all, 2false, then 0falsefalse, other]
// expect: java.lang.IllegalStateException: part
// expect: [done true java.lang.IllegalStateException: part, fails, left alone]
// expect: 3188 68 -547090666
// expect: 85 1 1639364
// expect: 730 13 -1698570675
// expect: 1356 25 1470082678
// expect: 3072 69 -1356903778
// expect: 87 1 1639366
// expect: 1091 24 870935902
// expect: 3317 64 768442237
// expect: 962 22 1503481980
// expect: 915 15 1622084475
// expect: 1387 27 -225208902
// expect: 880 15 1024110646
// expect: 66 1 1639303
// expect: 845 16 1055458259
// expect: 2632 57 917463844
// expect: 1626 30 697916210
// expect: 1938 32 -1502720763
// expect: 1287 28 1134194574
// expect: 1642 35 -739471324
// expect: 2011 45 -1949180698
