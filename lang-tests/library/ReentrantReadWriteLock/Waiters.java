// Who waits on a condition of the write lock, and who stands in the lock's queue, readers and writers.
import java.util.*;
import java.util.concurrent.locks.*;

public class Waiters {
  static class Lock extends ReentrantReadWriteLock {
    Collection<Thread> readers() {
      return getQueuedReaderThreads();
    }

    Collection<Thread> writers() {
      return getQueuedWriterThreads();
    }

    Collection<Thread> waiting(Condition c) {
      return getWaitingThreads(c);
    }
  }

  static List<String> names(Collection<Thread> threads) {
    List<String> names = new ArrayList<>();
    for (Thread t : threads) names.add(t.getName());
    return names;
  }

  static void show(String what, Runnable r) {
    try {
      r.run();
    } catch (RuntimeException e) {
      System.out.println(what + " -> " + e.getClass().getName() + ": " + e.getMessage());
    }
  }

  public static void main(String[] args) throws Exception {
    Lock lock = new Lock();
    Condition c = lock.writeLock().newCondition();
    List<Thread> all = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      Thread t = new Thread(() -> {
        lock.writeLock().lock();
        c.awaitUninterruptibly();
        lock.writeLock().unlock();
      }, "waiter" + i);
      t.start();
      all.add(t);
      while (true) {
        lock.writeLock().lock();
        int n = lock.getWaitQueueLength(c);
        lock.writeLock().unlock();
        if (n == i + 1) break;
        Thread.yield();
      }
    }
    lock.writeLock().lock();
    System.out.println(lock.hasWaiters(c) + " " + lock.getWaitQueueLength(c) + " " + new TreeSet<>(names(lock.waiting(c))));
    for (int i = 0; i < 4; i++) {
      java.util.concurrent.locks.Lock l = i % 2 == 0 ? lock.readLock() : lock.writeLock();
      Thread t = new Thread(() -> {
        l.lock();
        l.unlock();
      }, (i % 2 == 0 ? "reader" : "writer") + i);
      t.start();
      all.add(t);
      while (!lock.hasQueuedThread(t)) Thread.yield();
    }
    System.out.println(lock.getQueueLength() + " " + names(lock.readers()) + " " + names(lock.writers()));
    c.signalAll();
    System.out.println(lock.hasWaiters(c) + " " + lock.getWaitQueueLength(c) + " " + names(lock.waiting(c)) + " " + lock.getQueueLength());
    show("null", () -> lock.hasWaiters(null));
    show("of another lock", () -> lock.hasWaiters(new ReentrantReadWriteLock().writeLock().newCondition()));
    lock.writeLock().unlock();
    show("not held", () -> lock.getWaitQueueLength(c));
    for (Thread t : all) t.join();
    System.out.println(lock.getQueueLength());
  }
}
// expect: true 2 [waiter0, waiter1]
// expect: 4 [reader2, reader0] [writer3, writer1]
// expect: false 0 [] 6
// expect: null -> java.lang.NullPointerException: null
// expect: of another lock -> java.lang.IllegalArgumentException: Not owner
// expect: not held -> java.lang.IllegalMonitorStateException: null
// expect: 0
