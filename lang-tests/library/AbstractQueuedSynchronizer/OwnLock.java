// A lock and a latch as the documentation of AbstractQueuedSynchronizer shows them.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class OwnLock {
  static class Mutex implements Lock {
    static class Sync extends AbstractQueuedSynchronizer {
      @Override
      protected boolean tryAcquire(int n) {
        if (!compareAndSetState(0, 1)) return false;
        setExclusiveOwnerThread(Thread.currentThread());
        return true;
      }

      @Override
      protected boolean tryRelease(int n) {
        if (!isHeldExclusively()) throw new IllegalMonitorStateException();
        setExclusiveOwnerThread(null);
        setState(0);
        return true;
      }

      @Override
      protected boolean isHeldExclusively() {
        return getExclusiveOwnerThread() == Thread.currentThread();
      }

      ConditionObject condition() {
        return new ConditionObject();
      }
    }

    final Sync sync = new Sync();

    public void lock() {
      sync.acquire(1);
    }

    public void lockInterruptibly() throws InterruptedException {
      sync.acquireInterruptibly(1);
    }

    public boolean tryLock() {
      return sync.tryAcquire(1);
    }

    public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
      return sync.tryAcquireNanos(1, unit.toNanos(time));
    }

    public void unlock() {
      sync.release(1);
    }

    public Condition newCondition() {
      return sync.condition();
    }
  }

  static class Gate extends AbstractQueuedSynchronizer {
    @Override
    protected int tryAcquireShared(int ignored) {
      return getState() != 0 ? 1 : -1;
    }

    @Override
    protected boolean tryReleaseShared(int ignored) {
      setState(1);
      return true;
    }
  }

  static int counter;

  public static void main(String[] args) throws Exception {
    Mutex m = new Mutex();
    Thread[] workers = new Thread[4];
    for (int i = 0; i < workers.length; i++) {
      workers[i] = new Thread(() -> {
        for (int k = 0; k < 200; k++) {
          m.lock();
          try {
            counter++;
          } finally {
            m.unlock();
          }
        }
      });
      workers[i].start();
    }
    for (Thread w : workers) w.join();
    System.out.println(counter);
    System.out.println(m.sync.toString().replaceAll("@[0-9a-f]+", "@") + " " + m.tryLock() + " " + m.tryLock() + " " + m.tryLock(1, TimeUnit.MILLISECONDS));
    System.out.println(m.sync.hasQueuedThreads() + " " + m.sync.getFirstQueuedThread() + " " + m.sync.hasQueuedPredecessors());

    Thread waiter = new Thread(() -> {
      try {
        m.lockInterruptibly();
        System.out.println("never");
      } catch (InterruptedException e) {
        System.out.println("interrupted " + e.getMessage() + " " + Thread.currentThread().isInterrupted());
      }
    }, "waiter");
    waiter.start();
    while (!m.sync.isQueued(waiter)) Thread.yield();
    System.out.println(m.sync.getQueueLength() + " " + m.sync.getQueuedThreads().size() + " " + m.sync.getSharedQueuedThreads().size() + " " + m.sync.getExclusiveQueuedThreads().iterator().next().getName());
    waiter.interrupt();
    waiter.join();
    m.unlock();
    try {
      m.unlock();
    } catch (IllegalMonitorStateException e) {
      System.out.println(e);
    }

    Condition ready = m.newCondition();
    List<String> log = new ArrayList<>();
    Thread consumer = new Thread(() -> {
      m.lock();
      try {
        while (log.isEmpty()) ready.await();
        System.out.println("got " + log);
      } catch (InterruptedException e) {
        System.out.println(e);
      } finally {
        m.unlock();
      }
    });
    consumer.start();
    while (true) {
      m.lock();
      try {
        if (m.sync.hasWaiters((AbstractQueuedSynchronizer.ConditionObject) ready)) {
          System.out.println(m.sync.getWaitQueueLength((AbstractQueuedSynchronizer.ConditionObject) ready));
          log.add("x");
          ready.signal();
          break;
        }
      } finally {
        m.unlock();
      }
      Thread.yield();
    }
    consumer.join();
    m.lock();
    System.out.println(ready.await(1, TimeUnit.MILLISECONDS) + " " + (ready.awaitNanos(1000) <= 0) + " " + m.sync.isHeldExclusively());
    m.unlock();
    try {
      ready.signal();
    } catch (IllegalMonitorStateException e) {
      System.out.println(e);
    }
    try {
      new Gate().acquire(1);
    } catch (UnsupportedOperationException e) {
      System.out.println(e);
    }

    Gate gate = new Gate();
    CountDownLatch passed = new CountDownLatch(3);
    for (int i = 0; i < 3; i++) {
      new Thread(() -> {
        gate.acquireShared(1);
        passed.countDown();
      }).start();
    }
    System.out.println(gate.tryAcquireSharedNanos(1, 1000));
    gate.releaseShared(1);
    passed.await();
    System.out.println(gate.tryAcquireSharedNanos(1, 1000));
  }
}
// expect: 800
// expect: OwnLock$Mutex$Sync@[State = 0, empty queue] true false false
// expect: false null false
// expect: 1 1 0 waiter
// expect: interrupted null false
// expect: java.lang.IllegalMonitorStateException
// expect: 1
// expect: got [x]
// expect: false true true
// expect: java.lang.IllegalMonitorStateException
// expect: java.lang.UnsupportedOperationException
// expect: false
// expect: true
