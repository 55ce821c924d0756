// What subclasses of pools, tasks and locks are given, and what is refused: queues of fork/join workers, who waits for a condition, synchronizers that have been written and
// read, a cancelled task whose thread refuses to be interrupted, timed calls of an executor that runs each task itself.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class ExtensionPoints {
  static class Pool extends ForkJoinPool {
    Pool() {
      super(1);
    }

    ForkJoinTask<?> poll() {
      return pollSubmission();
    }

    int drain(Collection<? super ForkJoinTask<?>> to) {
      return drainTasksTo(to);
    }
  }

  static class Named extends RecursiveAction {
    final String name;

    Named(String name) {
      this.name = name;
    }

    @Override
    protected void compute() {}

    @Override
    public String toString() {
      return name;
    }
  }

  static class Queues extends RecursiveTask<String> {
    @Override
    protected String compute() {
      for (String name : "abcd".split("")) new Named(name).fork();
      return peekNextLocalTask() + " " + pollNextLocalTask() + " " + pollTask() + " " + getQueuedTaskCount() + " " + peekNextLocalTask()
          + " " + pollTask() + " " + pollTask() + " " + pollTask() + " " + pollNextLocalTask();
    }
  }

  static class Lock extends ReentrantLock {
    Collection<Thread> waiting(Condition c) {
      return getWaitingThreads(c);
    }

    Collection<Thread> queued() {
      return getQueuedThreads();
    }
  }

  static class Gate extends AbstractQueuedSynchronizer {
    @Override
    protected int tryAcquireShared(int n) {
      return getState() == 0 ? 1 : -1;
    }

    @Override
    protected boolean tryReleaseShared(int n) {
      setState(n);
      return true;
    }
  }

  static class Direct extends AbstractExecutorService {
    @Override
    public void execute(Runnable r) {
      r.run();
    }

    @Override
    public void shutdown() {}

    @Override
    public List<Runnable> shutdownNow() {
      return null;
    }

    @Override
    public boolean isShutdown() {
      return false;
    }

    @Override
    public boolean isTerminated() {
      return false;
    }

    @Override
    public boolean awaitTermination(long time, TimeUnit unit) {
      return false;
    }
  }

  // A class of which only some are comparable with each other: no order of its keys in a long bin.
  static class Pair<E extends Comparable<E>> implements Comparable<Pair<E>> {
    final E first;

    Pair(E first) {
      this.first = first;
    }

    @Override
    public int compareTo(Pair<E> other) {
      return first.compareTo(other.first);
    }

    @Override
    public int hashCode() {
      return 42;
    }
  }

  static void pools() throws Exception {
    Pool pool = new Pool();
    System.out.println(pool.submit(new Queues()).get());
    CountDownLatch begun = new CountDownLatch(1), end = new CountDownLatch(1);
    pool.execute(() -> {
      begun.countDown();
      try {
        end.await();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    });
    begun.await();
    for (String name : "efg".split("")) pool.execute(new Named(name));
    List<Object> drained = new ArrayList<>();
    System.out.println(pool.poll() + " " + pool.drain(drained) + " " + drained + " " + pool.poll() + " " + pool.drain(drained));
    end.countDown();
    pool.shutdown();
    System.out.println(pool.awaitTermination(1, TimeUnit.MINUTES));
  }

  static void locks() throws Exception {
    Lock lock = new Lock();
    Condition condition = lock.newCondition();
    Thread[] threads = new Thread[3];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = new Thread(() -> {
        lock.lock();
        try {
          condition.await();
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        } finally {
          lock.unlock();
        }
      }, "t" + i);
      threads[i].start();
      while (true) {
        lock.lock();
        if (lock.getWaitQueueLength(condition) > i) break;
        lock.unlock();
        Thread.yield();
      }
      System.out.println(lock.waiting(condition).size() + " " + lock.waiting(condition).contains(threads[i]));
      lock.unlock();
    }
    lock.lock();
    condition.signal();
    System.out.println(lock.waiting(condition).contains(threads[0]) + " " + lock.waiting(condition).size() + " " + lock.queued().size());
    condition.signalAll();
    System.out.println(lock.waiting(condition).size() + " " + lock.hasWaiters(condition) + " " + lock.queued().size());
    lock.unlock();
    for (Thread t : threads) t.join();
    lock.lock();
    Thread timed = new Thread(() -> {
      try {
        lock.tryLock(1, TimeUnit.HOURS);
      } catch (InterruptedException e) {
        System.out.println("interrupted");
      }
    });
    timed.start();
    while (!lock.hasQueuedThread(timed)) Thread.yield();
    System.out.println(lock.queued().contains(timed) + " " + lock.getQueueLength());
    timed.interrupt();
    timed.join();
    System.out.println(lock.hasQueuedThread(timed) + " " + lock.queued());
    try {
      lock.waiting(new ReentrantLock().newCondition());
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }

  static void synchronizers() throws Exception {
    Gate gate = new Gate();
    gate.releaseShared(7);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new ObjectOutputStream(bytes).writeObject(new Object[] {gate, gate.new ConditionObject()});
    Object[] read = (Object[]) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    Gate again = (Gate) read[0];
    System.out.println(again.tryAcquireSharedNanos(1, 1000) + " " + again.hasQueuedThreads() + " "
        + again.owns((AbstractQueuedSynchronizer.ConditionObject) read[1]));
    again.releaseShared(0);
    again.acquireShared(1);
    Phaser phaser = new Phaser(65000);
    try {
      phaser.bulkRegister(Integer.MAX_VALUE);
    } catch (IllegalStateException e) {
      System.out.println(phaser.getRegisteredParties());
    }
  }

  static void tasks() throws Exception {
    CountDownLatch begun = new CountDownLatch(1), end = new CountDownLatch(1);
    int[] done = {0};
    FutureTask<Integer> task = new FutureTask<>(() -> {
      begun.countDown();
      end.await();
      return 1;
    }) {
      @Override
      protected void done() {
        done[0]++;
      }
    };
    Thread t = new Thread(task) {
      @Override
      public void interrupt() {
        throw new SecurityException("not me");
      }
    };
    t.start();
    begun.await();
    try {
      task.cancel(true);
    } catch (SecurityException e) {
      System.out.println(e.getMessage() + " " + task.isCancelled() + " " + done[0]);
    }
    end.countDown();
    t.join();

    List<Callable<Integer>> slow = List.of(() -> 1, () -> {
      Thread.sleep(80);
      return 2;
    }, () -> 3);
    String states = "";
    for (Future<Integer> f : new Direct().invokeAll(slow, 40, TimeUnit.MILLISECONDS)) states += f.isDone() + "," + f.isCancelled() + " ";
    System.out.println(states);

    Map<Object, Integer> map = new HashMap<>();
    ConcurrentHashMap<Object, Integer> concurrent = new ConcurrentHashMap<>();
    for (int i = 0; i < 40; i++) {
      Object key = i % 2 == 0 ? new Pair<>(i) : new Pair<>("" + i);
      map.put(key, i);
      concurrent.put(key, i);
    }
    System.out.println(map.size() + " " + concurrent.size());
  }

  public static void main(String[] args) throws Exception {
    pools();
    locks();
    synchronizers();
    tasks();
  }
}
// expect: d d c 2 b b a null null
// expect: e 2 [f, g] null 0
// expect: true
// expect: 1 true
// expect: 2 true
// expect: 3 true
// expect: false 2 1
// expect: 0 false 3
// expect: true 1
// expect: interrupted
// expect: false []
// expect: Not owner
// expect: false false true
// expect: 65000
// expect: not me true 1
// expect: true,false true,false true,true 
// expect: 40 40
