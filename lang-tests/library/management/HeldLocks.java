// Which monitors and locks a thread has, for what it waits and who has that, as ThreadInfo shows them.
import java.lang.management.LockInfo;
import java.lang.management.ManagementFactory;
import java.lang.management.MonitorInfo;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class HeldLocks {
  interface Action { void run() throws Exception; }

  // A lock without an AbstractQueuedSynchronizer.
  static class Parking extends AbstractOwnableSynchronizer {
    synchronized boolean take() {
      if (getExclusiveOwnerThread() != null) return false;
      setExclusiveOwnerThread(Thread.currentThread());
      return true;
    }
    void lock() {
      while (!take()) LockSupport.park(this);
    }
  }

  static class Mutex extends AbstractQueuedSynchronizer {
    @Override protected boolean tryAcquire(int n) {
      if (!compareAndSetState(0, 1)) return false;
      setExclusiveOwnerThread(Thread.currentThread());
      return true;
    }
    @Override protected boolean tryRelease(int n) {
      setExclusiveOwnerThread(null);
      setState(0);
      return true;
    }
    @Override protected boolean isHeldExclusively() { return getExclusiveOwnerThread() == Thread.currentThread(); }
    Condition newCondition() { return new ConditionObject(); }
  }

  static final ThreadMXBean BEAN = ManagementFactory.getThreadMXBean();
  static final Object a = new Object(), b = new int[0];
  static final StringBuilder c = new StringBuilder();
  static final CountDownLatch go = new CountDownLatch(1);

  static synchronized void outer() throws Exception {
    synchronized (a) {
      synchronized (b) {
        new HeldLocks().inner();
      }
    }
  }

  synchronized void inner() throws Exception {
    synchronized (a) {
      synchronized (c) {
        synchronized (c) {
          stay();
        }
      }
      synchronized (c) {  // it is not in this one
        return;
      }
    }
  }

  static void stay() throws Exception { go.await(); }

  static void leaves() throws Exception {
    try {
      synchronized (a) {
        synchronized (b) {
          throw new IllegalStateException();
        }
      }
    } catch (IllegalStateException e) {
      synchronized (c) {
        stay();
      }
    }
  }

  static String name(LockInfo i) { return i == null ? "nothing" : i.getClassName(); }

  static Thread start(String title, Action action) throws Exception {
    Thread t = new Thread(() -> {
      try {
        action.run();
      } catch (Exception e) {
        // it is interrupted
      }
    }, "T");
    t.setDaemon(true);
    t.start();
    while (t.getState() == Thread.State.NEW || t.getState() == Thread.State.RUNNABLE) Thread.sleep(1);
    Thread.sleep(50);
    System.out.println("-- " + title);
    show(t);
    return t;
  }

  static void show(Thread t) {
    ThreadInfo i = BEAN.getThreadInfo(new long[] {t.getId()}, true, true)[0];
    System.out.println(i.getThreadState() + " for " + name(i.getLockInfo()) + " of " + i.getLockOwnerName());
    for (MonitorInfo m : i.getLockedMonitors()) {
      boolean same = i.getStackTrace()[m.getLockedStackDepth()].equals(m.getLockedStackFrame());
      System.out.println("  " + m.getClassName() + " in " + m.getLockedStackFrame().getMethodName() + " " + same);
    }
    for (LockInfo s : i.getLockedSynchronizers()) System.out.println("  lock " + s.getClassName());
  }

  static void once(String title, Action action) throws Exception { start(title, action).interrupt(); }

  static void locks() throws Exception {
    ReentrantLock lock = new ReentrantLock(), fair = new ReentrantLock(true);
    Condition condition = lock.newCondition();
    once("condition", () -> { lock.lock(); fair.lock(); try { condition.await(); } finally { fair.unlock(); lock.unlock(); } });
    while (lock.isLocked()) Thread.sleep(1);
    lock.lock();
    once("lock", lock::lockInterruptibly);
    lock.unlock();
    ReentrantReadWriteLock rw = new ReentrantReadWriteLock(true);
    rw.writeLock().lock();
    once("reader", () -> rw.readLock().lockInterruptibly());
    show(Thread.currentThread(), true);
    rw.writeLock().unlock();
    rw.readLock().lock();
    once("writer", () -> rw.writeLock().lockInterruptibly());
    Mutex mutex = new Mutex();
    Condition own = mutex.newCondition();
    once("own condition", () -> { mutex.acquire(1); try { own.await(); } finally { mutex.release(1); } });
    while (!mutex.tryAcquireNanos(1, 1000)) Thread.sleep(1);
    once("own", () -> mutex.acquireInterruptibly(1));
    once("own, timed", () -> mutex.tryAcquireNanos(1, 1000000000000L));
  }

  static void show(Thread self, boolean locksOnly) {
    ThreadInfo i = BEAN.getThreadInfo(new long[] {self.getId()}, false, true)[0];
    System.out.println("main: " + i.getLockedMonitors().length + " monitors");
    for (LockInfo s : i.getLockedSynchronizers()) System.out.println("  lock " + s.getClassName());
  }

  static void classes() throws Exception {
    once("latch", () -> new CountDownLatch(1).await());
    once("queue", () -> new LinkedBlockingQueue<Object>().take());
    once("full queue", () -> { BlockingQueue<Object> q = new ArrayBlockingQueue<>(1); q.put(1); q.put(2); });
    once("deque", () -> new LinkedBlockingDeque<Object>().takeLast());
    once("priority", () -> new PriorityBlockingQueue<Object>().take());
    once("synchronous", () -> new SynchronousQueue<Object>().take());
    once("synchronous, fair", () -> new SynchronousQueue<Object>(true).put(1));
    once("take", () -> new LinkedTransferQueue<Object>().take());
    once("transfer", () -> new LinkedTransferQueue<Object>().transfer(1));
    once("delay", () -> new DelayQueue<Delayed>().take());
    once("semaphore", () -> new Semaphore(0).acquire());
    once("fair semaphore", () -> new Semaphore(0, true).acquire(2));
    once("barrier", () -> new CyclicBarrier(2).await());
    once("phaser", () -> { Phaser p = new Phaser(2); p.awaitAdvanceInterruptibly(p.arrive()); });
    once("exchanger", () -> new Exchanger<Object>().exchange(1));
    once("completable", () -> new CompletableFuture<Object>().get());
    once("task", () -> new FutureTask<Object>(() -> 1).get());
    once("stamped", () -> { StampedLock s = new StampedLock(); s.writeLock(); s.readLockInterruptibly(); });
    once("join", () -> Thread.currentThread().join());
    once("wait", () -> { synchronized (a) { a.wait(); } });
    once("park", () -> LockSupport.park(b));
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Thread[] worker = {null};
    pool.submit(() -> { worker[0] = Thread.currentThread(); }).get();
    Thread.sleep(50);
    show(worker[0]);
    once("termination", () -> { pool.shutdown(); Executors.newFixedThreadPool(1).awaitTermination(1, TimeUnit.DAYS); });
  }

  // Of these the two. (Other programs in the same virtual machine may have left deadlocked threads.)
  static java.util.List<ThreadInfo> of(Thread x, Thread y, long[] found) {
    java.util.List<ThreadInfo> infos = new java.util.ArrayList<>();
    if (found == null) return infos;
    for (ThreadInfo i : BEAN.getThreadInfo(found)) {
      if (i.getThreadId() == x.getId() || i.getThreadId() == y.getId()) infos.add(i);
    }
    return infos;
  }

  // (Who parks without listening stays deadlocked.)
  static void deadlock(String title, Action one, Action other, Action first, Action second) throws Exception {
    CyclicBarrier both = new CyclicBarrier(2);
    Thread x = new Thread(() -> { try { one.run(); both.await(); other.run(); } catch (Exception e) { } }, "X");
    Thread y = new Thread(() -> { try { first.run(); both.await(); second.run(); } catch (Exception e) { } }, "Y");
    for (Thread t : new Thread[] {x, y}) { t.setDaemon(true); t.start(); }
    Thread.sleep(200);
    System.out.println("-- " + title + ": " + of(x, y, BEAN.findDeadlockedThreads()).size() + " " + of(x, y, BEAN.findMonitorDeadlockedThreads()).size());
    for (ThreadInfo i : of(x, y, BEAN.findDeadlockedThreads())) {
      System.out.println(i.getThreadName() + " " + i.getThreadState() + " for " + name(i.getLockInfo()) + " of " + i.getLockOwnerName());
    }
    if (!title.equals("parking")) {
      x.interrupt();
      y.interrupt();
    }
    x.join(100);
    y.join(100);
  }

  public static void main(String[] args) throws Exception {
    System.out.println(BEAN.isObjectMonitorUsageSupported() + " " + BEAN.isSynchronizerUsageSupported());
    Thread t = start("nested", HeldLocks::outer);
    ThreadInfo some = BEAN.getThreadInfo(new long[] {t.getId()}, false, false)[0];
    System.out.println(some.getLockedMonitors().length + " " + some.getLockedSynchronizers().length);
    Thread u = start("handler", HeldLocks::leaves);  // stands before a
    go.countDown();
    t.join();
    u.join();
    synchronized (a) {
      start("blocked", () -> { synchronized (b) { synchronized (a) { } } });
    }
    locks();
    classes();
    Mutex m = new Mutex(), n = new Mutex();
    deadlock("own locks", () -> m.acquire(1), () -> n.acquireInterruptibly(1), () -> n.acquire(1), () -> m.acquireInterruptibly(1));
    ReentrantReadWriteLock r = new ReentrantReadWriteLock(), s = new ReentrantReadWriteLock();
    deadlock("writers", () -> r.writeLock().lock(), () -> s.readLock().lockInterruptibly(), () -> s.writeLock().lock(), () -> r.writeLock().lockInterruptibly());
    ReentrantReadWriteLock q = new ReentrantReadWriteLock();
    deadlock("readers", () -> q.readLock().lock(), () -> q.writeLock().lockInterruptibly(), () -> q.readLock().lock(), () -> q.writeLock().lockInterruptibly());
    Parking o = new Parking(), p = new Parking();
    deadlock("parking", o::lock, p::lock, p::lock, o::lock);
  }
}
// expect: true true
// expect: -- nested
// expect: WAITING for java.util.concurrent.CountDownLatch$Sync of null
// expect:   java.lang.StringBuilder in inner true
// expect:   java.lang.StringBuilder in inner true
// expect:   java.lang.Object in inner true
// expect:   HeldLocks in inner true
// expect:   [I in outer true
// expect:   java.lang.Object in outer true
// expect:   java.lang.Class in outer true
// expect: 0 0
// expect: -- handler
// expect: BLOCKED for java.lang.Object of T
// expect: -- blocked
// expect: BLOCKED for java.lang.Object of main
// expect:   [I in lambda$main$33 true
// expect: -- condition
// expect: WAITING for java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject of null
// expect:   lock java.util.concurrent.locks.ReentrantLock$FairSync
// expect: -- lock
// expect: WAITING for java.util.concurrent.locks.ReentrantLock$NonfairSync of main
// expect: -- reader
// expect: WAITING for java.util.concurrent.locks.ReentrantReadWriteLock$FairSync of main
// expect: main: 0 monitors
// expect:   lock java.util.concurrent.locks.ReentrantReadWriteLock$FairSync
// expect: -- writer
// expect: WAITING for java.util.concurrent.locks.ReentrantReadWriteLock$FairSync of null
// expect: -- own condition
// expect: WAITING for java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject of null
// expect: -- own
// expect: WAITING for HeldLocks$Mutex of main
// expect: -- own, timed
// expect: TIMED_WAITING for HeldLocks$Mutex of main
// expect: -- latch
// expect: WAITING for java.util.concurrent.CountDownLatch$Sync of null
// expect: -- queue
// expect: WAITING for java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject of null
// expect: -- full queue
// expect: WAITING for java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject of null
// expect: -- deque
// expect: WAITING for java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject of null
// expect: -- priority
// expect: WAITING for java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject of null
// expect: -- synchronous
// expect: WAITING for java.util.concurrent.SynchronousQueue$TransferStack of null
// expect: -- synchronous, fair
// expect: WAITING for java.util.concurrent.SynchronousQueue$TransferQueue of null
// expect: -- take
// expect: WAITING for java.util.concurrent.LinkedTransferQueue of null
// expect: -- transfer
// expect: WAITING for java.util.concurrent.LinkedTransferQueue of null
// expect: -- delay
// expect: WAITING for java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject of null
// expect: -- semaphore
// expect: WAITING for java.util.concurrent.Semaphore$NonfairSync of null
// expect: -- fair semaphore
// expect: WAITING for java.util.concurrent.Semaphore$FairSync of null
// expect: -- barrier
// expect: WAITING for java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject of null
// expect: -- phaser
// expect: WAITING for java.util.concurrent.Phaser$QNode of null
// expect: -- exchanger
// expect: WAITING for java.util.concurrent.Exchanger of null
// expect: -- completable
// expect: WAITING for java.util.concurrent.CompletableFuture$Signaller of null
// expect: -- task
// expect: WAITING for java.util.concurrent.FutureTask of null
// expect: -- stamped
// expect: WAITING for java.util.concurrent.locks.StampedLock of null
// expect: -- join
// expect: WAITING for java.lang.Thread of null
// expect: -- wait
// expect: WAITING for java.lang.Object of null
// expect: -- park
// expect: WAITING for [I of null
// expect: WAITING for java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject of null
// expect: -- termination
// expect: TIMED_WAITING for java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject of null
// expect: -- own locks: 2 0
// expect: X WAITING for HeldLocks$Mutex of Y
// expect: Y WAITING for HeldLocks$Mutex of X
// expect: -- writers: 2 0
// expect: X WAITING for java.util.concurrent.locks.ReentrantReadWriteLock$NonfairSync of Y
// expect: Y WAITING for java.util.concurrent.locks.ReentrantReadWriteLock$NonfairSync of X
// expect: -- readers: 0 0
// expect: -- parking: 2 0
// expect: X WAITING for HeldLocks$Parking of Y
// expect: Y WAITING for HeldLocks$Parking of X
