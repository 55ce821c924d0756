// AbstractQueuedLongSynchronizer: as AbstractQueuedSynchronizer, with a state of 64 bits.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.AbstractQueuedLongSynchronizer;
import java.util.concurrent.locks.AbstractQueuedLongSynchronizer.ConditionObject;

public class LongStates {
  // Gives out an amount that does not fit into an int.
  static class Tank extends AbstractQueuedLongSynchronizer {
    Tank(long content) {
      setState(content);
    }

    @Override
    protected long tryAcquireShared(long amount) {
      while (true) {
        long left = getState() - amount;
        if (left < 0 || compareAndSetState(getState(), left)) return left;
      }
    }

    @Override
    protected boolean tryReleaseShared(long amount) {
      while (true) {
        long now = getState();
        if (compareAndSetState(now, now + amount)) return true;
      }
    }

    long content() {
      return getState();
    }
  }

  static class Mutex extends AbstractQueuedLongSynchronizer {
    static final long HELD = 1L << 40;

    @Override
    protected boolean tryAcquire(long arg) {
      if (!compareAndSetState(0, arg)) return false;
      setExclusiveOwnerThread(Thread.currentThread());
      return true;
    }

    @Override
    protected boolean tryRelease(long arg) {
      if (getState() != arg) throw new IllegalMonitorStateException("" + getState());
      setExclusiveOwnerThread(null);
      setState(0);
      return true;
    }

    @Override
    protected boolean isHeldExclusively() {
      return getState() != 0 && getExclusiveOwnerThread() == Thread.currentThread();
    }

    ConditionObject condition() {
      return new ConditionObject();
    }
  }

  static class Bare extends AbstractQueuedLongSynchronizer {}

  static void refused(Runnable r) {
    try {
      r.run();
      System.out.println("done");
    } catch (RuntimeException e) {
      System.out.println(e);
    }
  }

  static String text(Object o) {
    return o.toString().replaceAll("@[0-9a-f]+", "@");
  }

  public static void main(String[] args) throws Exception {
    Tank tank = new Tank(10_000_000_000L);
    tank.acquireShared(4_000_000_000L);
    System.out.println(tank.content() + " " + text(tank));
    System.out.println(tank.tryAcquireSharedNanos(7_000_000_000L, TimeUnit.MILLISECONDS.toNanos(20)));
    Thread thirsty = new Thread(() -> tank.acquireShared(7_000_000_000L));
    thirsty.start();
    while (!tank.hasQueuedThreads()) Thread.sleep(1);
    System.out.println(tank.getQueueLength() + " " + tank.isQueued(thirsty) + " " + (tank.getFirstQueuedThread() == thirsty)
        + " " + tank.getSharedQueuedThreads().size() + " " + tank.getExclusiveQueuedThreads().size() + " "
        + tank.hasQueuedPredecessors() + " " + tank.hasContended() + " " + text(tank));
    System.out.println(tank.releaseShared(1_000_000_000L));
    thirsty.join();
    System.out.println(tank.content());

    Mutex mutex = new Mutex();
    ConditionObject changed = mutex.condition();
    boolean[] ready = {false};
    Thread waiter = new Thread(() -> {
      mutex.acquire(Mutex.HELD);
      try {
        while (!ready[0]) changed.await();
        System.out.println("woken");
      } catch (InterruptedException e) {
        System.out.println("interrupted");
      } finally {
        mutex.release(Mutex.HELD);
      }
    });
    waiter.start();
    while (true) {
      mutex.acquireInterruptibly(Mutex.HELD);
      boolean waits = mutex.hasWaiters(changed);
      if (waits) System.out.println(mutex.getWaitQueueLength(changed) + " " + mutex.owns(changed) + " "
          + (mutex.getWaitingThreads(changed).iterator().next() == waiter));
      if (waits) break;
      mutex.release(Mutex.HELD);
      Thread.sleep(1);
    }
    ready[0] = true;
    changed.signal();
    refused(() -> mutex.release(1));
    mutex.release(Mutex.HELD);
    waiter.join();
    refused(() -> changed.signalAll());
    refused(() -> new Mutex().hasWaiters(changed));

    mutex.acquire(Mutex.HELD);
    Thread late = new Thread(() -> {
      try {
        System.out.println(mutex.tryAcquireNanos(5, TimeUnit.MILLISECONDS.toNanos(5)));
        mutex.acquireInterruptibly(5);
      } catch (InterruptedException e) {
        System.out.println("interrupted " + Thread.currentThread().isInterrupted());
      }
    });
    late.start();
    late.join(100);
    late.interrupt();
    late.join();
    mutex.release(Mutex.HELD);

    Bare bare = new Bare();
    refused(() -> bare.acquire(1));
    refused(() -> bare.release(1));
    refused(() -> bare.acquireShared(1));
    refused(() -> bare.releaseShared(1));
    System.out.println(text(bare));
  }
}
// expect: 6000000000 LongStates$Tank@[State = 6000000000, empty queue]
// expect: false
// expect: 1 true true 1 0 true true LongStates$Tank@[State = 6000000000, nonempty queue]
// expect: true
// expect: 0
// expect: 1 true true
// expect: java.lang.IllegalMonitorStateException: 1099511627776
// expect: woken
// expect: java.lang.IllegalMonitorStateException
// expect: java.lang.IllegalArgumentException: Not owner
// expect: false
// expect: interrupted false
// expect: java.lang.UnsupportedOperationException
// expect: java.lang.UnsupportedOperationException
// expect: java.lang.UnsupportedOperationException
// expect: java.lang.UnsupportedOperationException
// expect: LongStates$Bare@[State = 0, empty queue]
