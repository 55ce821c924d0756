// What everyday programs with threads do, in sizes of one's choice (docs/performance.md, "Everyday programs"):
//   count K N      K threads count to N each under one lock
//   futures K N    a fixed pool of K, N tasks with results that main gets in order
//   latch N        a pool of N, each task prints and counts a latch down that main waits for
//   cached N       a cached pool, N tasks that print
//   names N        the same, and what they print is the name of their thread
//   stopped N      a cached pool, N tasks that print, sleep and print, stopped by main if their time is up
//   queue P C N    P threads put N things each into a queue, C take them
//   joined N       N futures of the common pool, joined one by one
//   allOf N        the same, joined together
//   readers R N    R threads read N times each under a ReentrantReadWriteLock, and one writes once
//   random N       N threads draw twice each from one java.util.Random, and sleep as long
//   elapsed K N    K threads sleep N times each, and main says how long that took
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class Everyday {
  static int count;

  static synchronized void add() {
    count++;
  }

  public static void main(String[] args) throws Exception {
    int[] n = new int[3];
    for (int i = 1; i < args.length; i++) n[i - 1] = Integer.parseInt(args[i]);
    switch (args[0]) {
      case "count": count(n[0], n[1]); break;
      case "futures": futures(n[0], n[1]); break;
      case "latch": latch(n[0]); break;
      case "cached": cached(n[0], false); break;
      case "names": cached(n[0], true); break;
      case "stopped": stopped(n[0]); break;
      case "queue": queue(n[0], n[1], n[2]); break;
      case "joined": common(n[0], false); break;
      case "allOf": common(n[0], true); break;
      case "readers": readers(n[0], n[1]); break;
      case "random": random(n[0]); break;
      default: elapsed(n[0], n[1]);
    }
  }

  static void stopped(int n) throws InterruptedException {
    ExecutorService pool = Executors.newCachedThreadPool();
    for (int i = 0; i < n; i++) {
      int id = i;
      pool.submit(() -> {
        System.out.println("begins " + id);
        try {
          Thread.sleep(1000);
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
        System.out.println("ends " + id);
      });
    }
    pool.shutdown();
    if (!pool.awaitTermination(1, TimeUnit.MINUTES)) pool.shutdownNow();
  }

  static void count(int k, int n) throws InterruptedException {
    Thread[] threads = new Thread[k];
    for (int i = 0; i < k; i++) {
      threads[i] = new Thread(() -> {
        for (int j = 0; j < n; j++) add();
      });
      threads[i].start();
    }
    for (Thread t : threads) t.join();
    System.out.println(count);
    assert count == k * n;
  }

  static void futures(int k, int n) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(k);
    List<Future<Integer>> results = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      int task = i;
      results.add(pool.submit(() -> task * task));
    }
    int sum = 0;
    for (Future<Integer> result : results) sum += result.get();
    pool.shutdown();
    assert sum == (n - 1) * n * (2 * n - 1) / 6;
  }

  static void latch(int n) throws InterruptedException {
    CountDownLatch done = new CountDownLatch(n);
    ExecutorService pool = Executors.newFixedThreadPool(n);
    for (int i = 0; i < n; i++) {
      pool.submit(() -> {
        try {
          Thread.sleep(10);
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
        System.out.println("ready");
        done.countDown();
      });
    }
    done.await();
    System.out.println("go");
    pool.shutdown();
  }

  static void cached(int n, boolean named) {
    ExecutorService pool = Executors.newCachedThreadPool();
    for (int i = 0; i < n; i++) {
      pool.submit(() -> System.out.println(named ? "in " + Thread.currentThread().getName() : "here"));
    }
    pool.shutdown();
  }

  static void queue(int producers, int consumers, int n) throws InterruptedException {
    BlockingQueue<String> queue = new ArrayBlockingQueue<>(10);
    Thread[] threads = new Thread[producers + consumers];
    for (int i = 0; i < producers; i++) {
      int me = i;
      threads[i] = new Thread(() -> {
        try {
          for (int k = 0; k < n; k++) queue.put("thing " + me + k);
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      });
    }
    for (int i = 0; i < consumers; i++) {
      threads[producers + i] = new Thread(() -> {
        try {
          for (int k = 0; k < n * producers / consumers; k++) System.out.println(queue.take());
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      });
    }
    for (Thread t : threads) t.start();
    for (Thread t : threads) t.join();
  }

  static void common(int n, boolean together) {
    CompletableFuture<?>[] all = new CompletableFuture<?>[n];
    for (int i = 0; i < n; i++) all[i] = CompletableFuture.runAsync(() -> System.out.println("here"));
    if (together) CompletableFuture.allOf(all).join();
    else for (CompletableFuture<?> each : all) each.join();
  }

  static void run(List<Thread> threads) throws InterruptedException {
    for (Thread t : threads) t.start();
    for (Thread t : threads) t.join();
  }

  static void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  static void readers(int readers, int n) throws InterruptedException {
    ReadWriteLock lock = new ReentrantReadWriteLock();
    int[] value = {0};
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < readers; i++) {
      int me = i;
      threads.add(new Thread(() -> {
        for (int k = 0; k < n; k++) {
          lock.readLock().lock();
          System.out.println(me + " reads " + value[0]);
          lock.readLock().unlock();
        }
      }));
    }
    threads.add(new Thread(() -> {
      lock.writeLock().lock();
      value[0]++;
      lock.writeLock().unlock();
    }));
    run(threads);
  }

  static void random(int n) throws InterruptedException {
    Random random = new Random();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      int me = i;
      threads.add(new Thread(() -> {
        for (int k = 0; k < 2; k++) {
          sleep(random.nextInt(100));
          System.out.println(me + " has slept");
        }
      }));
    }
    run(threads);
  }

  static void elapsed(int k, int n) throws InterruptedException {
    long start = System.currentTimeMillis();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < k; i++) {
      int me = i;
      threads.add(new Thread(() -> {
        for (int j = 0; j < n; j++) {
          sleep(10 + me);
          System.out.println(me + " has slept");
        }
      }));
    }
    run(threads);
    System.out.println("took " + (System.currentTimeMillis() - start) + " ms");
  }
}
