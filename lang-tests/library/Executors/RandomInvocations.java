// invokeAll and invokeAny of random tasks in pools of several kinds, exchanges between two threads, and thread locals of the pools'
// threads. A line for each case, or for each ten.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

public class RandomInvocations {
  static Random r;
  static final AtomicInteger RUNS = new AtomicInteger();

  static ExecutorService pool(int kind) {
    switch (kind) {
      case 0: return Executors.newSingleThreadExecutor();
      case 1: return Executors.newFixedThreadPool(1 + r.nextInt(3));
      case 2: return Executors.newCachedThreadPool();
      case 3: return Executors.newScheduledThreadPool(2);
      default: return new ForkJoinPool(2);
    }
  }

  static Callable<Integer> task(int value) {
    return () -> {
      RUNS.incrementAndGet();
      return value;
    };
  }

  static Callable<Integer> failing(int kind) {
    return () -> {
      RUNS.incrementAndGet();
      if (kind == 0) throw new java.io.IOException("checked");
      if (kind == 1) throw new IllegalStateException("unchecked");
      if (kind == 2) throw new CancellationException("own");
      throw new StackOverflowError("error");
    };
  }


  static <T> String result(Callable<T> call) {
    try {
      return String.valueOf(call.call());
    } catch (ExecutionException e) {
      Throwable cause = e.getCause();
      // (A ForkJoinPool may hand on a copy that has the original as its cause.)
      return "failed " + cause.getClass().getName();
    } catch (Exception e) {
      return e.getClass().getName();
    }
  }

  static String all(ExecutorService pool, int kind) throws Exception {
    List<Callable<Integer>> tasks = new ArrayList<>();
    for (int i = r.nextInt(6); i > 0; i--) {
      tasks.add(r.nextInt(3) == 0 ? failing(kind == 4 ? 1 : r.nextInt(4)) : task(r.nextInt(100)));
    }
    boolean limited = r.nextBoolean();
    List<Future<Integer>> futures = limited ? pool.invokeAll(tasks, 100, TimeUnit.SECONDS) : pool.invokeAll(tasks);
    StringBuilder out = new StringBuilder();
    for (Future<Integer> future : futures) out.append(future.isDone()).append(future.isCancelled()).append(result(future::get)).append(' ');
    return out.toString() + RUNS.getAndSet(0);
  }

  // At most one task succeeds; who fails last is known in one thread only.
  static String any(ExecutorService pool, int kind) {
    List<Callable<Integer>> tasks = new ArrayList<>();
    int failures = r.nextInt(3);
    for (int i = 0; i < failures; i++) tasks.add(failing(kind == 0 ? r.nextInt(4) : 1));
    if (r.nextInt(4) > 0) tasks.add(r.nextInt(tasks.size() + 1), task(r.nextInt(100)));
    String result = r.nextBoolean() ? result(() -> pool.invokeAny(tasks)) : result(() -> pool.invokeAny(tasks, 100, TimeUnit.SECONDS));
    return tasks.size() + " " + result;
  }

  static void refused(ExecutorService pool, String name) {
    List<Callable<Integer>> holes = Arrays.asList(task(1), null);
    System.out.println(name + " " + result(() -> pool.invokeAll(null)) + " " + result(() -> pool.invokeAll(holes)) + " "
        + result(() -> pool.invokeAny(null)) + " " + result(() -> pool.invokeAny(List.of())) + " "
        + result(() -> pool.invokeAll(List.of(task(1)), 1, null)));
    pool.shutdown();
    System.out.println("  " + result(() -> pool.invokeAll(List.of(task(1)))) + " " + result(() -> pool.invokeAll(List.of())));
  }

  static String exchanges(int seed) throws Exception {
    Exchanger<Integer> exchanger = new Exchanger<>();
    int rounds = 1 + new Random(seed).nextInt(8);
    long[] sums = new long[2];
    Thread[] threads = new Thread[2];
    for (int t = 0; t < 2; t++) {
      int self = t;
      threads[t] = new Thread(() -> {
        Random own = new Random(seed * 2 + self);
        try {
          for (int i = 0; i < rounds; i++) {
            Integer mine = own.nextInt(5) == 0 ? null : own.nextInt(1000);
            Integer got = own.nextBoolean() ? exchanger.exchange(mine) : exchanger.exchange(mine, 100, TimeUnit.SECONDS);
            sums[self] = sums[self] * 31 + (got == null ? -1 : got);
          }
        } catch (InterruptedException | TimeoutException e) {
          sums[self] = -1;
        }
      });
      threads[t].start();
    }
    for (Thread t : threads) t.join();
    return rounds + " " + sums[0] + " " + sums[1];
  }

  // One thread runs all tasks: it keeps what they have set.
  static String locals(int seed) throws Exception {
    Random random = new Random(seed);
    List<ThreadLocal<Integer>> locals = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      int first = i;
      locals.add(i == 3 ? new ThreadLocal<>() : i == 2 ? new InheritableThreadLocal<>() : ThreadLocal.withInitial(() -> first * 10));
    }
    locals.get(2).set(seed);
    ExecutorService pool = Executors.newSingleThreadExecutor();
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < 12; i++) {
      ThreadLocal<Integer> local = locals.get(random.nextInt(4));
      int what = random.nextInt(4), value = random.nextInt(100);
      out.append(pool.submit(() -> {
        if (what == 0) local.set(value);
        if (what == 1) local.remove();
        return local.get();
      }).get()).append(' ');
    }
    pool.shutdown();
    return out.append(locals.get(0).get()).append(locals.get(2).get()).append(locals.get(3).get()).toString();
  }

  public static void main(String[] args) throws Exception {
    for (int kind = 0; kind < 5; kind++) {
      r = new Random(kind);
      for (int i = 0; i < 5; i++) {
        ExecutorService pool = pool(kind);
        for (int j = 0; j < 4; j++) System.out.println(kind + " " + all(pool, kind));
        for (int j = 0; j < 4; j++) System.out.println(kind + " any " + any(pool, kind));
        pool.shutdown();
        pool.awaitTermination(100, TimeUnit.SECONDS);
        RUNS.set(0);
      }
    }
    refused(Executors.newSingleThreadExecutor(), "single");
    refused(Executors.newScheduledThreadPool(1), "scheduled");
    for (int i = 0; i < 20; i++) System.out.println(exchanges(i));
    for (int i = 0; i < 20; i++) System.out.println(locals(i));
  }
}
// expect: 0 0
// expect: 0 truefalse15 1
// expect: 0 truefalsefailed java.util.concurrent.CancellationException truefalse77 truefalse73 truefalse95 truefalse84 5
// expect: 0 truefalse43 truefalsefailed java.io.IOException truefalse52 truefalse3 truefalse92 5
// expect: 0 any 3 62
// expect: 0 any 3 55
// expect: 0 any 2 12
// expect: 0 any 2 7
// expect: 0 truefalse43 truefalse87 truefalse5 truefalsefailed java.util.concurrent.CancellationException 4
// expect: 0 truefalse58 1
// expect: 0 truefalse57 truefalse26 2
// expect: 0 truefalsefailed java.lang.StackOverflowError truefalse67 truefalsefailed java.lang.StackOverflowError truefalse5 truefalsefailed java.io.IOException 5
// expect: 0 any 0 java.lang.IllegalArgumentException
// expect: 0 any 2 23
// expect: 0 any 1 36
// expect: 0 any 3 97
// expect: 0 truefalse25 1
// expect: 0 truefalse57 1
// expect: 0 truefalsefailed java.io.IOException 1
// expect: 0 truefalse65 truefalse4 2
// expect: 0 any 3 49
// expect: 0 any 2 94
// expect: 0 any 1 failed java.lang.IllegalStateException
// expect: 0 any 1 failed java.io.IOException
// expect: 0 truefalse86 truefalse13 truefalse58 truefalsefailed java.util.concurrent.CancellationException truefalse40 5
// expect: 0 truefalsefailed java.lang.StackOverflowError truefalse15 truefalse33 truefalse41 truefalse98 5
// expect: 0 truefalsefailed java.io.IOException truefalse39 2
// expect: 0 0
// expect: 0 any 3 63
// expect: 0 any 2 failed java.io.IOException
// expect: 0 any 2 80
// expect: 0 any 0 java.lang.IllegalArgumentException
// expect: 0 truefalsefailed java.util.concurrent.CancellationException truefalsefailed java.io.IOException 2
// expect: 0 truefalse62 truefalsefailed java.lang.StackOverflowError truefalsefailed java.util.concurrent.CancellationException truefalsefailed java.lang.IllegalStateException 4
// expect: 0 truefalse90 truefalse60 truefalse50 truefalse72 4
// expect: 0 truefalse2 truefalse26 truefalsefailed java.lang.IllegalStateException 3
// expect: 0 any 3 46
// expect: 0 any 3 57
// expect: 0 any 3 69
// expect: 0 any 1 failed java.lang.IllegalStateException
// expect: 1 truefalse13 truefalse4 truefalse6 truefalse48 4
// expect: 1 truefalse63 1
// expect: 1 truefalse62 truefalsefailed java.lang.IllegalStateException truefalse32 truefalse99 4
// expect: 1 truefalse53 truefalsefailed java.util.concurrent.CancellationException truefalse54 truefalsefailed java.io.IOException truefalse55 5
// expect: 1 any 0 java.lang.IllegalArgumentException
// expect: 1 any 2 37
// expect: 1 any 1 0
// expect: 1 any 2 55
// expect: 1 truefalse4 truefalse0 2
// expect: 1 truefalsefailed java.io.IOException truefalsefailed java.io.IOException truefalse65 truefalse59 4
// expect: 1 truefalse22 1
// expect: 1 0
// expect: 1 any 1 62
// expect: 1 any 1 79
// expect: 1 any 1 failed java.lang.IllegalStateException
// expect: 1 any 0 java.lang.IllegalArgumentException
// expect: 1 truefalse1 truefalse50 truefalsefailed java.lang.IllegalStateException truefalsefailed java.lang.StackOverflowError truefalsefailed java.lang.IllegalStateException 5
// expect: 1 truefalsefailed java.io.IOException truefalse80 truefalse33 3
// expect: 1 truefalse45 truefalse69 truefalse3 truefalse76 4
// expect: 1 truefalsefailed java.io.IOException truefalse19 truefalse71 truefalse5 4
// expect: 1 any 2 16
// expect: 1 any 2 62
// expect: 1 any 2 92
// expect: 1 any 3 97
// expect: 1 truefalse7 1
// expect: 1 truefalse57 truefalse83 truefalsefailed java.lang.StackOverflowError truefalsefailed java.util.concurrent.CancellationException truefalse77 5
// expect: 1 truefalse96 truefalse70 truefalsefailed java.util.concurrent.CancellationException truefalsefailed java.lang.StackOverflowError 4
// expect: 1 truefalsefailed java.util.concurrent.CancellationException truefalse28 truefalsefailed java.io.IOException truefalsefailed java.util.concurrent.CancellationException truefalse38 5
// expect: 1 any 3 15
// expect: 1 any 2 83
// expect: 1 any 1 failed java.lang.IllegalStateException
// expect: 1 any 1 94
// expect: 1 truefalse98 truefalse63 truefalse0 3
// expect: 1 truefalsefailed java.lang.StackOverflowError truefalse58 truefalse76 3
// expect: 1 truefalse75 truefalse20 truefalse19 truefalse8 4
// expect: 1 0
// expect: 1 any 3 97
// expect: 1 any 3 47
// expect: 1 any 2 48
// expect: 1 any 1 25
// expect: 2 truefalsefailed java.lang.StackOverflowError truefalse89 truefalsefailed java.lang.StackOverflowError truefalsefailed java.lang.StackOverflowError 4
// expect: 2 truefalse34 truefalsefailed java.io.IOException 2
// expect: 2 truefalsefailed java.lang.StackOverflowError 1
// expect: 2 0
// expect: 2 any 3 14
// expect: 2 any 3 79
// expect: 2 any 2 24
// expect: 2 any 1 failed java.lang.IllegalStateException
// expect: 2 truefalse58 truefalse42 2
// expect: 2 truefalsefailed java.lang.StackOverflowError truefalse59 truefalse98 truefalse99 4
// expect: 2 0
// expect: 2 truefalse14 truefalse94 2
// expect: 2 any 3 26
// expect: 2 any 3 35
// expect: 2 any 2 failed java.lang.IllegalStateException
// expect: 2 any 0 java.lang.IllegalArgumentException
// expect: 2 truefalse72 truefalse46 truefalsefailed java.lang.IllegalStateException 3
// expect: 2 truefalse86 truefalse3 truefalse43 truefalse70 truefalse96 5
// expect: 2 truefalsefailed java.lang.IllegalStateException truefalsefailed java.io.IOException truefalsefailed java.io.IOException 3
// expect: 2 truefalse56 truefalse45 truefalsefailed java.io.IOException truefalsefailed java.util.concurrent.CancellationException truefalse17 5
// expect: 2 any 3 94
// expect: 2 any 3 7
// expect: 2 any 2 74
// expect: 2 any 3 1
// expect: 2 truefalse38 truefalse53 truefalse85 truefalsefailed java.io.IOException 4
// expect: 2 truefalsefailed java.lang.IllegalStateException truefalse70 truefalse86 3
// expect: 2 truefalse68 truefalse63 2
// expect: 2 truefalse14 1
// expect: 2 any 3 32
// expect: 2 any 0 java.lang.IllegalArgumentException
// expect: 2 any 2 76
// expect: 2 any 2 6
// expect: 2 truefalsefailed java.util.concurrent.CancellationException truefalse29 truefalse15 truefalse47 truefalse30 5
// expect: 2 0
// expect: 2 truefalse41 truefalse9 truefalsefailed java.lang.IllegalStateException truefalse31 truefalse75 5
// expect: 2 truefalsefailed java.io.IOException truefalsefailed java.io.IOException truefalsefailed java.lang.IllegalStateException truefalse22 4
// expect: 2 any 1 failed java.lang.IllegalStateException
// expect: 2 any 0 java.lang.IllegalArgumentException
// expect: 2 any 3 75
// expect: 2 any 3 51
// expect: 3 truefalse10 truefalse28 2
// expect: 3 truefalse59 truefalse85 truefalse77 3
// expect: 3 truefalse76 truefalsefailed java.lang.StackOverflowError truefalse11 3
// expect: 3 truefalse78 1
// expect: 3 any 2 failed java.lang.IllegalStateException
// expect: 3 any 2 failed java.lang.IllegalStateException
// expect: 3 any 1 17
// expect: 3 any 1 57
// expect: 3 truefalse70 truefalse28 2
// expect: 3 truefalse39 truefalsefailed java.util.concurrent.CancellationException truefalse29 truefalse7 4
// expect: 3 0
// expect: 3 truefalse75 truefalse71 2
// expect: 3 any 1 failed java.lang.IllegalStateException
// expect: 3 any 3 46
// expect: 3 any 2 93
// expect: 3 any 2 44
// expect: 3 truefalse98 truefalse92 truefalse80 truefalse9 4
// expect: 3 truefalse14 truefalse27 truefalse99 truefalse96 truefalse93 5
// expect: 3 truefalse73 1
// expect: 3 truefalse46 1
// expect: 3 any 1 36
// expect: 3 any 3 23
// expect: 3 any 1 failed java.lang.IllegalStateException
// expect: 3 any 1 28
// expect: 3 truefalse88 1
// expect: 3 0
// expect: 3 0
// expect: 3 truefalse78 truefalse39 truefalse1 truefalsefailed java.util.concurrent.CancellationException truefalse79 5
// expect: 3 any 1 34
// expect: 3 any 1 62
// expect: 3 any 1 failed java.lang.IllegalStateException
// expect: 3 any 0 java.lang.IllegalArgumentException
// expect: 3 truefalse68 1
// expect: 3 truefalsefailed java.io.IOException truefalse8 truefalsefailed java.lang.IllegalStateException truefalse65 4
// expect: 3 truefalse21 truefalse49 truefalsefailed java.util.concurrent.CancellationException truefalsefailed java.lang.IllegalStateException 4
// expect: 3 0
// expect: 3 any 3 53
// expect: 3 any 1 failed java.lang.IllegalStateException
// expect: 3 any 1 12
// expect: 3 any 1 14
// expect: 4 truefalse3 truefalse67 2
// expect: 4 truefalse62 1
// expect: 4 truefalse52 truefalse62 2
// expect: 4 truefalsefailed java.lang.IllegalStateException 1
// expect: 4 any 1 22
// expect: 4 any 2 23
// expect: 4 any 2 failed java.lang.IllegalStateException
// expect: 4 any 1 37
// expect: 4 truefalsefailed java.lang.IllegalStateException truefalse28 truefalse95 truefalsefailed java.lang.IllegalStateException truefalsefailed java.lang.IllegalStateException 5
// expect: 4 truefalse64 truefalsefailed java.lang.IllegalStateException 2
// expect: 4 truefalse80 truefalse82 truefalse9 truefalse94 truefalse88 5
// expect: 4 0
// expect: 4 any 0 java.lang.IllegalArgumentException
// expect: 4 any 0 java.lang.IllegalArgumentException
// expect: 4 any 3 59
// expect: 4 any 2 23
// expect: 4 truefalse24 truefalsefailed java.lang.IllegalStateException truefalse98 3
// expect: 4 truefalse1 truefalse94 2
// expect: 4 truefalsefailed java.lang.IllegalStateException 1
// expect: 4 truefalse82 truefalse86 2
// expect: 4 any 2 93
// expect: 4 any 2 48
// expect: 4 any 3 97
// expect: 4 any 0 java.lang.IllegalArgumentException
// expect: 4 truefalse59 truefalse26 2
// expect: 4 truefalse24 truefalse23 2
// expect: 4 truefalse91 truefalse76 truefalse67 3
// expect: 4 truefalse26 1
// expect: 4 any 1 failed java.lang.IllegalStateException
// expect: 4 any 1 92
// expect: 4 any 0 java.lang.IllegalArgumentException
// expect: 4 any 1 3
// expect: 4 0
// expect: 4 truefalsefailed java.lang.IllegalStateException truefalse19 truefalse83 3
// expect: 4 truefalsefailed java.lang.IllegalStateException truefalse61 truefalse88 truefalse40 4
// expect: 4 truefalsefailed java.lang.IllegalStateException truefalsefailed java.lang.IllegalStateException truefalse72 3
// expect: 4 any 0 java.lang.IllegalArgumentException
// expect: 4 any 3 43
// expect: 4 any 2 80
// expect: 4 any 3 35
// expect: single java.lang.NullPointerException java.lang.NullPointerException java.lang.NullPointerException java.lang.IllegalArgumentException java.lang.NullPointerException
// expect:   java.util.concurrent.RejectedExecutionException []
// expect: scheduled java.lang.NullPointerException java.lang.NullPointerException java.lang.NullPointerException java.lang.IllegalArgumentException java.lang.NullPointerException
// expect:   java.util.concurrent.RejectedExecutionException []
// expect: 6 274091105 399647473
// expect: 6 19030834267 11030823005
// expect: 6 3122585049 13674602886
// expect: 6 5065674505 25695774283
// expect: 6 17071067196 27740753425
// expect: 6 19145522429 10902121260
// expect: 6 3204556489 23823332196
// expect: 6 5746621107 348146138
// expect: 6 7149898087 26705674614
// expect: 6 721328563 248842352
// expect: 6 20871676586 12861516837
// expect: 6 4254301975 24882689209
// expect: 6 6894976367 197751922
// expect: 6 323307926 10918402090
// expect: 6 3004352213 12963432739
// expect: 6 4469785333 24984911372
// expect: 6 18644038120 9697646728
// expect: 6 1238593467 11664533896
// expect: 6 -29512260 24710516087
// expect: 6 15757192865 25965810616
// expect: 0 0 19 null 10 null 43 47 0 0 43 47 00null
// expect: 47 4 4 73 62 73 null null 10 2 2 55 01null
// expect: null 0 47 47 0 47 47 0 null 10 10 null 02null
// expect: 3 2 2 2 81 10 81 3 57 0 0 17 03null
// expect: 4 null null 8 null 76 null 3 null 76 0 76 04null
// expect: 74 null 10 10 10 15 15 56 80 10 80 0 05null
// expect: null 0 90 null null 0 null null 92 null null null 06null
// expect: 7 0 null null 0 38 42 0 38 null 10 92 07null
// expect: 8 58 null 58 58 null null 58 15 59 15 null 08null
// expect: null null null 0 null 0 null 12 10 null 0 10 09null
// expect: null 56 0 10 null 10 93 null 0 0 null null 010null
// expect: 11 0 0 94 10 null null 11 0 0 11 null 011null
// expect: 56 0 null null 95 null null 56 null 10 56 36 012null
// expect: null 10 56 16 16 10 23 10 0 0 10 56 013null
// expect: 14 null 10 81 62 null null 10 null 68 62 62 014null
// expect: 15 10 84 84 15 10 null null 3 10 3 null 015null
// expect: 16 null 0 null 0 null 14 16 76 0 58 60 016null
// expect: 17 93 null 95 null 10 0 10 95 30 null 10 017null
// expect: 18 0 10 61 null 18 61 16 16 10 80 22 018null
// expect: null null 10 null null 10 0 0 null 10 43 null 019null
