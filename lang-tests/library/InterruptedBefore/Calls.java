// Calls of threads that have been interrupted before: some methods look at the interrupt first, some only if they have to wait,
// and those return normally with the flag still set.
import java.util.List;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class Calls {
  interface Call {
    Object make() throws Exception;
  }

  static final class Due implements Delayed {
    @Override
    public long getDelay(TimeUnit unit) {
      return 0;
    }

    @Override
    public int compareTo(Delayed other) {
      return 0;
    }

    @Override
    public String toString() {
      return "due";
    }
  }

  static void interrupted(String name, Call call) {
    Thread.currentThread().interrupt();
    String how;
    try {
      how = "" + call.make();
    } catch (InterruptedException e) {
      how = "interrupted";
    } catch (Exception e) {
      how = e.getClass().getSimpleName();
    }
    System.out.println(name + ": " + how + " " + Thread.interrupted());
  }

  static FutureTask<String> task(boolean done) {
    FutureTask<String> task = new FutureTask<>(() -> "result");
    if (done) task.run();
    return task;
  }

  static CompletableFuture<String> future(boolean done) {
    CompletableFuture<String> future = new CompletableFuture<>();
    if (done) future.complete("value");
    return future;
  }

  static ForkJoinTask<String> forked(boolean done) {
    ForkJoinTask<String> task = ForkJoinTask.adapt(() -> "computed");
    if (done) task.invoke();
    return task;
  }

  static void futures() {
    interrupted("FutureTask.get", () -> task(true).get());
    interrupted("FutureTask.get 1s", () -> task(true).get(1, TimeUnit.SECONDS));
    interrupted("FutureTask.get, not done", () -> task(false).get());
    interrupted("FutureTask.get 0, not done", () -> task(false).get(0, TimeUnit.SECONDS));
    interrupted("CompletableFuture.get", () -> future(true).get());
    interrupted("CompletableFuture.get 1s", () -> future(true).get(1, TimeUnit.SECONDS));
    interrupted("CompletableFuture.join", () -> future(true).join());
    interrupted("CompletableFuture.get, not done", () -> future(false).get());
    interrupted("CompletableFuture.get 0, not done", () -> future(false).get(0, TimeUnit.SECONDS));
    interrupted("ForkJoinTask.get", () -> forked(true).get());
    interrupted("ForkJoinTask.get 1s", () -> forked(true).get(1, TimeUnit.SECONDS));
    interrupted("ForkJoinTask.join", () -> forked(true).join());
    interrupted("ForkJoinTask.get, not done", () -> forked(false).get());
    interrupted("ForkJoinTask.get 0, not done", () -> forked(false).get(0, TimeUnit.SECONDS));
  }

  static <Q extends BlockingQueue<String>> Q filled(Q queue) {
    queue.add("a");
    return queue;
  }

  static void queue(String name, BlockingQueue<String> full, BlockingQueue<String> empty) {
    interrupted(name + ".take", full::take);
    interrupted(name + ".poll 1s", () -> filled(full).poll(1, TimeUnit.SECONDS));
    interrupted(name + ".poll 0, empty", () -> empty.poll(0, TimeUnit.SECONDS));
    interrupted(name + ".take, empty", empty::take);
    interrupted(name + ".put", () -> {
      empty.put("b");
      return empty;
    });
    empty.clear();
    interrupted(name + ".offer 1s", () -> empty.offer("c", 1, TimeUnit.SECONDS));
  }

  static void queues() {
    queue("LinkedBlockingQueue", filled(new LinkedBlockingQueue<>()), new LinkedBlockingQueue<>());
    queue("ArrayBlockingQueue", filled(new ArrayBlockingQueue<>(1)), new ArrayBlockingQueue<>(1));
    queue("PriorityBlockingQueue", filled(new PriorityBlockingQueue<>()), new PriorityBlockingQueue<>());
    queue("LinkedBlockingDeque", filled(new LinkedBlockingDeque<>()), new LinkedBlockingDeque<>());
    queue("LinkedTransferQueue", filled(new LinkedTransferQueue<>()), new LinkedTransferQueue<>());
    DelayQueue<Due> delays = new DelayQueue<>();
    delays.add(new Due());
    interrupted("DelayQueue.take", delays::take);
    interrupted("DelayQueue.poll 0", () -> delays.poll(0, TimeUnit.SECONDS));
    LinkedBlockingDeque<String> deque = filled(new LinkedBlockingDeque<>(1));
    interrupted("LinkedBlockingDeque.putLast, full", () -> {
      deque.putLast("b");
      return deque;
    });
    interrupted("LinkedBlockingDeque.offerFirst 0, full", () -> deque.offerFirst("b", 0, TimeUnit.SECONDS));
    interrupted("LinkedBlockingDeque.takeLast", deque::takeLast);
    interrupted("LinkedTransferQueue.transfer", () -> {
      new LinkedTransferQueue<String>().transfer("x");
      return "given";
    });
    interrupted("LinkedTransferQueue.tryTransfer 0",
        () -> new LinkedTransferQueue<String>().tryTransfer("x", 0, TimeUnit.SECONDS));
    SynchronousQueue<String> none = new SynchronousQueue<>();
    interrupted("SynchronousQueue.take", none::take);
    interrupted("SynchronousQueue.poll 0", () -> none.poll(0, TimeUnit.SECONDS));
    interrupted("SynchronousQueue.offer 0", () -> none.offer("x", 0, TimeUnit.SECONDS));
    interrupted("Exchanger.exchange 0", () -> new Exchanger<String>().exchange("x", 0, TimeUnit.SECONDS));
  }

  static void synchronizers() {
    interrupted("CountDownLatch.await", () -> {
      new CountDownLatch(0).await();
      return "over";
    });
    interrupted("CountDownLatch.await 0", () -> new CountDownLatch(0).await(0, TimeUnit.SECONDS));
    interrupted("Semaphore.acquire", () -> {
      new Semaphore(1).acquire();
      return "acquired";
    });
    interrupted("Semaphore.tryAcquire 0", () -> new Semaphore(1).tryAcquire(0, TimeUnit.SECONDS));
    interrupted("CyclicBarrier.await", () -> new CyclicBarrier(1).await());
    Phaser phaser = new Phaser(1);
    phaser.arrive();
    interrupted("Phaser.awaitAdvanceInterruptibly, past", () -> phaser.awaitAdvanceInterruptibly(0));
    interrupted("Phaser.awaitAdvanceInterruptibly 0, past",
        () -> phaser.awaitAdvanceInterruptibly(0, 0, TimeUnit.SECONDS));
    interrupted("Phaser.awaitAdvanceInterruptibly", () -> phaser.awaitAdvanceInterruptibly(1));
    interrupted("Phaser.awaitAdvanceInterruptibly 0", () -> phaser.awaitAdvanceInterruptibly(1, 0, TimeUnit.SECONDS));
    interrupted("Phaser.arriveAndAwaitAdvance", phaser::arriveAndAwaitAdvance);
    interrupted("ReentrantLock.lockInterruptibly", () -> {
      new ReentrantLock().lockInterruptibly();
      return "locked";
    });
    interrupted("ReentrantLock.tryLock 0", () -> new ReentrantLock().tryLock(0, TimeUnit.SECONDS));
    interrupted("ReadLock.tryLock 0", () -> new ReentrantReadWriteLock().readLock().tryLock(0, TimeUnit.SECONDS));
    interrupted("StampedLock.tryReadLock 0", () -> new StampedLock().tryReadLock(0, TimeUnit.SECONDS));
    interrupted("StampedLock.writeLockInterruptibly", () -> new StampedLock().writeLockInterruptibly());
  }

  static void pools() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    interrupted("ThreadPoolExecutor.awaitTermination 0", () -> pool.awaitTermination(0, TimeUnit.SECONDS));
    interrupted("ThreadPoolExecutor.awaitTermination 1s", () -> pool.awaitTermination(1, TimeUnit.SECONDS));
    pool.shutdown();
    pool.awaitTermination(1, TimeUnit.SECONDS);
    interrupted("ThreadPoolExecutor.awaitTermination, terminated",
        () -> pool.awaitTermination(1, TimeUnit.SECONDS));
    ForkJoinPool forks = new ForkJoinPool(1);
    interrupted("ForkJoinPool.awaitTermination 0", () -> forks.awaitTermination(0, TimeUnit.SECONDS));
    interrupted("ForkJoinPool.awaitTermination 1s", () -> forks.awaitTermination(1, TimeUnit.SECONDS));
    forks.shutdown();
    forks.awaitTermination(1, TimeUnit.SECONDS);
    interrupted("ForkJoinPool.awaitTermination, terminated", () -> forks.awaitTermination(1, TimeUnit.SECONDS));
    interrupted("ForkJoinPool.awaitTermination 0, terminated", () -> forks.awaitTermination(0, TimeUnit.SECONDS));
    interrupted("commonPool.awaitTermination", () -> ForkJoinPool.commonPool().awaitTermination(1, TimeUnit.SECONDS));
    interrupted("commonPool.awaitQuiescence", () -> ForkJoinPool.commonPool().awaitQuiescence(1, TimeUnit.SECONDS));
  }

  static void threads() throws Exception {
    Thread dead = new Thread(() -> {});
    dead.start();
    dead.join();
    interrupted("Thread.join, dead", () -> {
      dead.join();
      return "joined";
    });
    interrupted("Thread.join 1, dead", () -> {
      dead.join(1);
      return "joined";
    });
    interrupted("Thread.sleep 0", () -> {
      Thread.sleep(0);
      return "slept";
    });
    interrupted("TimeUnit.sleep 0", () -> {
      TimeUnit.SECONDS.sleep(0);
      return "slept";
    });
    interrupted("TimeUnit.timedJoin 0", () -> {
      TimeUnit.SECONDS.timedJoin(Thread.currentThread(), 0);
      return "joined";
    });
    interrupted("invokeAll of nothing", () -> {
      ExecutorService pool = Executors.newFixedThreadPool(1);
      try {
        return pool.invokeAll(List.of());
      } finally {
        pool.shutdown();
      }
    });
  }

  // Partners that wait already.
  static void await(Thread t) throws Exception {
    t.setDaemon(true);
    t.start();
    while (t.getState() != Thread.State.WAITING) Thread.sleep(1);
  }

  static void partners() throws Exception {
    SynchronousQueue<String> synchronous = new SynchronousQueue<>();
    await(new Thread(() -> {
      try {
        synchronous.put("item");
      } catch (InterruptedException e) {
        System.out.println(e);
      }
    }));
    interrupted("SynchronousQueue.take, a producer waits", synchronous::take);
    Thread taker = new Thread(() -> {
      try {
        synchronous.take();
      } catch (InterruptedException e) {
        System.out.println(e);
      }
    });
    await(taker);
    interrupted("SynchronousQueue.put, a consumer waits", () -> {
      synchronous.put("x");
      return "put";
    });
    LinkedTransferQueue<String> transfers = new LinkedTransferQueue<>();
    await(new Thread(() -> {
      try {
        transfers.take();
      } catch (InterruptedException e) {
        System.out.println(e);
      }
    }));
    interrupted("LinkedTransferQueue.transfer, a consumer waits", () -> {
      transfers.transfer("x");
      return "transferred";
    });
    Exchanger<String> exchanger = new Exchanger<>();
    Thread other = new Thread(() -> {
      try {
        exchanger.exchange("x");
      } catch (InterruptedException e) {
        System.out.println(e);
      }
    });
    await(other);
    interrupted("Exchanger.exchange, a partner waits", () -> exchanger.exchange("y"));
  }

  public static void main(String[] args) throws Exception {
    futures();
    queues();
    synchronizers();
    pools();
    threads();
    partners();
  }
}
// expect: FutureTask.get: result true
// expect: FutureTask.get 1s: result true
// expect: FutureTask.get, not done: interrupted false
// expect: FutureTask.get 0, not done: interrupted false
// expect: CompletableFuture.get: value true
// expect: CompletableFuture.get 1s: value true
// expect: CompletableFuture.join: value true
// expect: CompletableFuture.get, not done: interrupted false
// expect: CompletableFuture.get 0, not done: interrupted false
// expect: ForkJoinTask.get: interrupted false
// expect: ForkJoinTask.get 1s: interrupted false
// expect: ForkJoinTask.join: computed true
// expect: ForkJoinTask.get, not done: interrupted false
// expect: ForkJoinTask.get 0, not done: interrupted false
// expect: LinkedBlockingQueue.take: interrupted false
// expect: LinkedBlockingQueue.poll 1s: interrupted false
// expect: LinkedBlockingQueue.poll 0, empty: interrupted false
// expect: LinkedBlockingQueue.take, empty: interrupted false
// expect: LinkedBlockingQueue.put: interrupted false
// expect: LinkedBlockingQueue.offer 1s: interrupted false
// expect: ArrayBlockingQueue.take: interrupted false
// expect: ArrayBlockingQueue.poll 1s: IllegalStateException true
// expect: ArrayBlockingQueue.poll 0, empty: interrupted false
// expect: ArrayBlockingQueue.take, empty: interrupted false
// expect: ArrayBlockingQueue.put: interrupted false
// expect: ArrayBlockingQueue.offer 1s: interrupted false
// expect: PriorityBlockingQueue.take: interrupted false
// expect: PriorityBlockingQueue.poll 1s: interrupted false
// expect: PriorityBlockingQueue.poll 0, empty: interrupted false
// expect: PriorityBlockingQueue.take, empty: interrupted false
// expect: PriorityBlockingQueue.put: [b] true
// expect: PriorityBlockingQueue.offer 1s: true true
// expect: LinkedBlockingDeque.take: a true
// expect: LinkedBlockingDeque.poll 1s: interrupted false
// expect: LinkedBlockingDeque.poll 0, empty: interrupted false
// expect: LinkedBlockingDeque.take, empty: interrupted false
// expect: LinkedBlockingDeque.put: [b] true
// expect: LinkedBlockingDeque.offer 1s: interrupted false
// expect: LinkedTransferQueue.take: a true
// expect: LinkedTransferQueue.poll 1s: a true
// expect: LinkedTransferQueue.poll 0, empty: interrupted false
// expect: LinkedTransferQueue.take, empty: interrupted false
// expect: LinkedTransferQueue.put: [b] true
// expect: LinkedTransferQueue.offer 1s: true true
// expect: DelayQueue.take: interrupted false
// expect: DelayQueue.poll 0: interrupted false
// expect: LinkedBlockingDeque.putLast, full: interrupted false
// expect: LinkedBlockingDeque.offerFirst 0, full: interrupted false
// expect: LinkedBlockingDeque.takeLast: a true
// expect: LinkedTransferQueue.transfer: interrupted false
// expect: LinkedTransferQueue.tryTransfer 0: interrupted false
// expect: SynchronousQueue.take: interrupted false
// expect: SynchronousQueue.poll 0: interrupted false
// expect: SynchronousQueue.offer 0: interrupted false
// expect: Exchanger.exchange 0: interrupted false
// expect: CountDownLatch.await: interrupted false
// expect: CountDownLatch.await 0: interrupted false
// expect: Semaphore.acquire: interrupted false
// expect: Semaphore.tryAcquire 0: interrupted false
// expect: CyclicBarrier.await: interrupted false
// expect: Phaser.awaitAdvanceInterruptibly, past: 1 true
// expect: Phaser.awaitAdvanceInterruptibly 0, past: 1 true
// expect: Phaser.awaitAdvanceInterruptibly: interrupted false
// expect: Phaser.awaitAdvanceInterruptibly 0: interrupted false
// expect: Phaser.arriveAndAwaitAdvance: 2 true
// expect: ReentrantLock.lockInterruptibly: interrupted false
// expect: ReentrantLock.tryLock 0: interrupted false
// expect: ReadLock.tryLock 0: interrupted false
// expect: StampedLock.tryReadLock 0: interrupted false
// expect: StampedLock.writeLockInterruptibly: interrupted false
// expect: ThreadPoolExecutor.awaitTermination 0: false true
// expect: ThreadPoolExecutor.awaitTermination 1s: interrupted false
// expect: ThreadPoolExecutor.awaitTermination, terminated: true true
// expect: ForkJoinPool.awaitTermination 0: false true
// expect: ForkJoinPool.awaitTermination 1s: interrupted false
// expect: ForkJoinPool.awaitTermination, terminated: true true
// expect: ForkJoinPool.awaitTermination 0, terminated: true true
// expect: commonPool.awaitTermination: false true
// expect: commonPool.awaitQuiescence: true true
// expect: Thread.join, dead: joined true
// expect: Thread.join 1, dead: joined true
// expect: Thread.sleep 0: interrupted false
// expect: TimeUnit.sleep 0: slept true
// expect: TimeUnit.timedJoin 0: joined true
// expect: invokeAll of nothing: [] true
// expect: SynchronousQueue.take, a producer waits: item true
// expect: SynchronousQueue.put, a consumer waits: put true
// expect: LinkedTransferQueue.transfer, a consumer waits: transferred true
// expect: Exchanger.exchange, a partner waits: interrupted false
