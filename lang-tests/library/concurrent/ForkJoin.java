import java.util.concurrent.*;

public class ForkJoin {
  static class Fibonacci extends RecursiveTask<Integer> {
    final int n;

    Fibonacci(int n) {
      this.n = n;
    }

    @Override
    protected Integer compute() {
      if (n < 2) return n;
      Fibonacci a = new Fibonacci(n - 1);
      a.fork();
      return new Fibonacci(n - 2).compute() + a.join();
    }
  }

  static class Fill extends RecursiveAction {
    final int[] a;
    final int from, to;

    Fill(int[] a, int from, int to) {
      this.a = a;
      this.from = from;
      this.to = to;
    }

    @Override
    protected void compute() {
      if (to - from <= 2) {
        for (int i = from; i < to; i++) a[i] = i * i;
      } else {
        int middle = (from + to) / 2;
        invokeAll(new Fill(a, from, middle), new Fill(a, middle, to));
      }
    }
  }

  public static void main(String[] args) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(3);
    System.out.println(pool.invoke(new Fibonacci(12)) + " " + pool.getParallelism());
    int[] a = new int[17];
    ForkJoinPool.commonPool().invoke(new Fill(a, 0, a.length));
    System.out.println(a[16] + " " + a[3]);
    ForkJoinTask<Integer> bad = pool.submit(() -> {
      if (true) throw new IllegalArgumentException("bad");
      return 1;
    });
    try {
      bad.join();
    } catch (IllegalArgumentException e) {
      System.out.println(bad.isCompletedAbnormally() + " " + bad.isDone());
    }
    System.out.println(pool.submit(() -> "called").get());
    System.out.println(new Fibonacci(7).invoke());
    pool.shutdown();
    System.out.println(pool.awaitTermination(10, TimeUnit.SECONDS) + " " + pool.isShutdown());
  }
}
// expect: 144 3
// expect: 256 9
// expect: true true
// expect: called
// expect: 13
// expect: true true
