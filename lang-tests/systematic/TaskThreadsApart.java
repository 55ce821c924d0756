// What happens in a pool and would not happen with a thread for each task. The search, which may try that at once, must find it all the same; on OpenJDK
// each of these hangs, or fails, in the first two runs. (No class here may have a finalizer, for a thread for each task is not tried then:
// TaskThreadsFinalized.)
// expect finding: FAILED
// explore: --task-threads-after=1 -- starved
// explore: --task-threads-after=1 -- spinning
// explore: --task-threads-after=1 -- held
// explore: --task-threads-after=1 -- heldSpinning
// explore: --task-threads-after=1 -- lockHeld
// explore: --task-threads-after=1 -- lockHeldSpinning
// explore: --task-threads-after=1 -- local
// explore: --task-threads-after=1 -- same
// explore: --task-threads-after=1 -- owner
// explore: --task-threads-after=1 -- reflected
// explore: --task-threads-after=1 -- handle
// explore: --task-threads-after=1 -- leaked
// explore: --task-threads-after=1 -- fair
// explore: --task-threads-after=1 -- inside
// explore: --task-threads-after=1 -- joined
// explore: --task-threads-after=1 -- size
// explore: --task-threads-after=1 -- notBegun
// explore: --task-threads-after=1 -- thrower
// explore: --task-threads-after=1 -- cancelled
// explore: --task-threads-after=1 -- completed
// explore: --task-threads-after=1 -- early
// explore: --task-threads-after=1 -- leftBehind
// explore: --task-threads-after=1 -- stoppedLate
// explore: --task-threads-after=1 -- stoppedTwice
// explore: --task-threads-after=1 -- crowded
// explore: --task-threads-after=1 -- crowdedLater
// explore: --task-threads-after=1 -- awaited
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

public class TaskThreadsApart {
  static final ReentrantLock lock = new ReentrantLock(), fair = new ReentrantLock(true);
  static final ThreadLocal<Integer> local = new ThreadLocal<>();
  static volatile boolean flag, begun;
  static volatile Thread owner;

  public static void main(String[] args) throws Exception {
    switch (args[0]) {
      case "starved": {  // the task in front waits for the one behind it
        ExecutorService pool = Executors.newFixedThreadPool(1);
        CountDownLatch latch = new CountDownLatch(1);
        pool.execute(() -> await(latch));
        pool.execute(latch::countDown);
        pool.shutdown();
        break;
      }
      case "spinning": {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> {
          while (!flag) Thread.yield();
        });
        pool.execute(() -> flag = true);
        pool.shutdown();
        break;
      }
      case "held": {  // the task in front wants what main has, and main waits for the one behind it
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> {
          synchronized (lock) {
          }
        });
        Future<?> second = pool.submit(() -> {});
        synchronized (lock) {
          second.get();
        }
        pool.shutdown();
        break;
      }
      case "heldSpinning": {  // likewise, and main waits by looking again and again
        ExecutorService pool = Executors.newFixedThreadPool(1);
        synchronized (lock) {
          pool.execute(() -> {
            synchronized (lock) {
            }
          });
          pool.execute(() -> flag = true);
          while (!flag) Thread.onSpinWait();
        }
        pool.shutdown();
        break;
      }
      case "lockHeldSpinning": {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        lock.lock();
        pool.execute(() -> {
          lock.lock();
          lock.unlock();
        });
        pool.execute(() -> flag = true);
        while (!flag) Thread.onSpinWait();
        lock.unlock();
        pool.shutdown();
        break;
      }
      case "lockHeld": {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> {
          lock.lock();
          lock.unlock();
        });
        Future<?> second = pool.submit(() -> {});
        lock.lock();
        second.get();
        lock.unlock();
        pool.shutdown();
        break;
      }
      case "local": {  // what the worker has from its last task
        both(() -> {
          assert local.get() == null;
          local.set(1);
        });
        break;
      }
      case "same": {  // a worker runs both
        Set<Thread> seen = ConcurrentHashMap.newKeySet();
        both(() -> {
          boolean fresh = seen.add(Thread.currentThread());
          assert fresh;
        });
        break;
      }
      case "owner": {
        both(() -> {
          Thread t = Thread.currentThread();
          t.getName();
          assert owner != t;
          owner = t;
        });
        break;
      }
      case "reflected": {
        Method current = Thread.class.getMethod("currentThread");
        both(() -> {
          try {
            Object t = current.invoke(null);
            assert owner != t;
            owner = (Thread) t;
          } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
          }
        });
        break;
      }
      case "handle": {
        MethodHandle current = MethodHandles.lookup().findStatic(Thread.class, "currentThread", MethodType.methodType(Thread.class));
        both(() -> {
          try {
            Thread t = (Thread) current.invoke();
            assert owner != t;
            owner = t;
          } catch (Exception e) {
            throw new IllegalStateException(e);
          } catch (Error e) {
            throw e;
          } catch (Throwable e) {
            throw new IllegalStateException(e);
          }
        });
        break;
      }
      case "leaked": {  // the worker keeps the lock
        both(() -> {
          if (lock.tryLock()) {
            assert !flag;
            flag = true;
          }
        });
        break;
      }
      case "fair": {
        both(() -> {
          if (fair.tryLock()) {
            assert !flag;
            flag = true;
          }
        });
        break;
      }
      case "inside": {  // who waits for a task runs it, with the locks that he has
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.submit(() -> {
          lock.lock();
          try {
            new Inner().fork().join();
          } finally {
            lock.unlock();
          }
        }).get();
        break;
      }
      case "leftBehind": {  // likewise, and with the interrupt that the other task has left
        new ForkJoinPool(1).submit(() -> {
          Thread.currentThread().interrupt();
          new Interrupted().fork().join();
        }).get();
        break;
      }
      case "stoppedLate": {  // both tasks have begun, one of them is over when the pool is stopped
        ExecutorService pool = Executors.newFixedThreadPool(2);
        AtomicInteger ended = new AtomicInteger(), interrupted = new AtomicInteger();
        for (int i = 0; i < 2; i++) {
          pool.execute(() -> {
            try {
              Thread.sleep(1000);
              ended.incrementAndGet();
            } catch (InterruptedException e) {
              Thread.currentThread().interrupt();
              interrupted.incrementAndGet();
            }
          });
        }
        pool.shutdown();
        if (!pool.awaitTermination(1, TimeUnit.SECONDS)) pool.shutdownNow();
        pool.awaitTermination(1, TimeUnit.DAYS);
        assert ended.get() != 1 || interrupted.get() != 1;
        break;
      }
      case "stoppedTwice": {  // who has not minded the first interrupt gets another one
        ExecutorService pool = Executors.newSingleThreadExecutor();
        AtomicInteger interrupted = new AtomicInteger();
        pool.execute(() -> {
          for (int i = 0; i < 2; i++) {
            try {
              Thread.sleep(1000);
            } catch (InterruptedException e) {
              interrupted.incrementAndGet();
            }
          }
        });
        pool.shutdownNow();
        pool.shutdownNow();
        pool.awaitTermination(1, TimeUnit.DAYS);
        assert interrupted.get() != 2;
        break;
      }
      case "crowded":  // two workers, two tasks that wait, and behind them the one that they wait for
      case "crowdedLater": {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CountDownLatch opened = new CountDownLatch(1);
        for (int i = 0; i < 2; i++) pool.execute(() -> await(opened));
        if (args[0].equals("crowded")) pool.execute(opened::countDown);
        else new Thread(() -> pool.execute(opened::countDown)).start();
        opened.await();
        pool.shutdown();
        break;
      }
      case "joined": {  // who runs it is the same thread
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.submit(() -> {
          owner = Thread.currentThread();
          new Asking().fork().join();
        }).get();
        break;
      }
      case "size": {
        ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(2);
        pool.execute(() -> {});
        pool.execute(() -> {});
        pool.execute(() -> {});
        assert pool.getPoolSize() != 2;
        pool.shutdown();
        break;
      }
      case "notBegun": {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> {});
        pool.execute(() -> {});
        assert pool.shutdownNow().isEmpty();
        break;
      }
      case "thrower": {  // a failure that the joining thread has thrown itself is no copy
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.submit(() -> {
          try {
            new Failing().fork().join();
          } catch (IllegalStateException e) {
            assert e.getCause() != null;
          }
        }).get();
        break;
      }
      case "awaited": {  // the end of all tasks, before the time is up
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(() -> flag = true);
        pool.execute(() -> {});
        pool.shutdown();
        if (pool.awaitTermination(1, TimeUnit.DAYS)) assert !flag;
        break;
      }
      case "cancelled": {  // who gets it goes on while it still runs
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<?> task = pool.submit(TaskThreadsApart::setFlag);
        Thread.sleep(5);
        boolean runs = begun;
        task.cancel(false);
        try {
          task.get();
        } catch (CancellationException e) {
          assert flag || !runs;
        }
        pool.shutdown();
        break;
      }
      case "completed": {  // likewise
        ForkJoinPool pool = new ForkJoinPool(1);
        Setting task = new Setting();
        pool.execute(task);
        Thread.sleep(5);
        boolean runs = begun;
        task.quietlyComplete();
        task.get();
        assert flag || !runs;
        break;
      }
      default: {  // likewise
        new ForkJoinPool(1).submit(new Early()).get();
        assert flag;
      }
    }
  }

  static void setFlag() {
    begun = true;
    try {
      Thread.sleep(20);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    flag = true;
  }

  static class Setting extends RecursiveAction {
    @Override
    protected void compute() {
      setFlag();
    }
  }

  static class Early extends RecursiveAction {
    @Override
    protected void compute() {
      quietlyComplete();
      setFlag();
    }
  }

  // In a pool of two, twice.
  static void both(Runnable task) {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.execute(task);
    pool.execute(task);
    pool.execute(() -> {});
    pool.execute(task);
    pool.shutdown();
  }

  static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  static class Inner extends RecursiveAction {
    @Override
    protected void compute() {
      if (!lock.tryLock()) return;
      assert lock.getHoldCount() == 1;
      lock.unlock();
    }
  }

  static class Asking extends RecursiveAction {
    @Override
    protected void compute() {
      Thread t = Thread.currentThread();
      assert t != owner;
    }
  }

  static class Interrupted extends RecursiveAction {
    @Override
    protected void compute() {
      assert !Thread.currentThread().isInterrupted();
    }
  }

  static class Failing extends RecursiveAction {
    @Override
    protected void compute() {
      throw new IllegalStateException();
    }
  }
}
