// Pools whose workers wait for what is behind them in the queue, or for who waits for them, and two whose threads have something of their own: each goes wrong with the pool's
// workers in some schedule, though with a thread for each task, which the search may try at once, most would not.
// expect finding: FAILED
// explore: --task-threads-after=1 -- inherit
// explore: --task-threads-after=1 -- initial
// explore: --task-threads-after=1 -- nested
// explore: --task-threads-after=1 -- init
// explore: --task-threads-after=1 -- mainInit
// explore: --task-threads-after=1 -- stream
// explore: --task-threads-after=1 -- barrier
// explore: --task-threads-after=1 -- condition
// explore: --task-threads-after=1 -- exchange
// explore: --task-threads-after=1 -- sync
// explore: --task-threads-after=1 -- invokeAll
// explore: --task-threads-after=1 -- forkTpe
// explore: --task-threads-after=1 -- named
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
import java.util.stream.*;
public class PoolsStandStill {
  static volatile boolean flag;
  static final Object lock = new Object();
  static class Init { static int v; static { try { v = PoolsStandStill.pool.submit(() -> 5).get(); } catch (Exception e) { throw new IllegalStateException(e); } } }
  static ExecutorService pool;
  public static void main(String[] args) throws Exception {
    switch (args[0]) {
      case "inherit": {
        InheritableThreadLocal<Integer> l = new InheritableThreadLocal<>(); l.set(7);
        pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> { assert l.get() == null; return 1; }); pool.shutdown(); break; }
      case "initial": {
        ThreadLocal<int[]> l = ThreadLocal.withInitial(() -> new int[1]);
        pool = Executors.newFixedThreadPool(1);
        for (int i = 0; i < 2; i++) pool.execute(() -> { assert l.get()[0]++ == 0; });
        pool.shutdown(); break; }
      case "nested": {
        pool = Executors.newFixedThreadPool(1);
        CompletableFuture.supplyAsync(() -> CompletableFuture.supplyAsync(() -> 1, pool).join(), pool); pool.shutdown(); break; }
      case "init": {
        pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> { int x = Init.v; });
        pool.shutdown(); break; }
      case "mainInit": {
        pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> { int x = Init.v; });
        int y = Init.v;
        pool.shutdown(); break; }
      case "stream": {
        synchronized (lock) { System.out.println(IntStream.range(0, 4).parallel().map(i -> { synchronized (lock) { return i; } }).sum()); }
        break; }
      case "barrier": {
        pool = Executors.newFixedThreadPool(2); CyclicBarrier b = new CyclicBarrier(3);
        for (int i = 0; i < 3; i++) pool.execute(() -> { try { b.await(); } catch (Exception e) { } });
        pool.shutdown(); break; }
      case "condition": {
        pool = Executors.newFixedThreadPool(1); ReentrantLock r = new ReentrantLock(); Condition c = r.newCondition();
        pool.execute(() -> { r.lock(); try { while (!flag) c.await(); } catch (InterruptedException e) { } finally { r.unlock(); } });
        pool.execute(() -> { r.lock(); try { flag = true; c.signal(); } finally { r.unlock(); } });
        pool.shutdown(); break; }
      case "exchange": {
        pool = Executors.newFixedThreadPool(1); SynchronousQueue<Integer> q = new SynchronousQueue<>();
        pool.execute(() -> { try { q.put(1); } catch (InterruptedException e) { } });
        pool.execute(() -> { try { q.take(); } catch (InterruptedException e) { } });
        pool.shutdown(); break; }
      case "sync": {
        pool = Executors.newFixedThreadPool(1); Semaphore s = new Semaphore(0);
        pool.execute(() -> { s.acquireUninterruptibly(); }); pool.execute(() -> s.release()); pool.shutdown(); break; }
      case "invokeAll": {
        pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> pool.invokeAll(List.of(() -> 1, () -> 2))); pool.shutdown(); break; }
      case "forkTpe": {
        ForkJoinPool p = new ForkJoinPool(1); pool = Executors.newFixedThreadPool(1);
        Future<?> f = pool.submit(() -> p.submit(() -> pool.submit(() -> 1).get()).get());
        f.get(); break; }
      case "named": {
        Set<String> names = ConcurrentHashMap.newKeySet(); pool = Executors.newFixedThreadPool(2);
        for (int i = 0; i < 3; i++) pool.submit(() -> names.add(Thread.currentThread().getName()));
        pool.shutdown(); pool.awaitTermination(1, TimeUnit.DAYS); assert names.size() < 2; break; }
    }
  }
}
