import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.*;

public class Locks {
  static int shared;

  static String text(Object o) {
    return o.toString().replaceAll("@[0-9a-f]+", "@");
  }

  public static void main(String[] args) throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Condition changed = lock.newCondition();
    Thread t = new Thread(() -> {
      lock.lock();
      try {
        while (shared == 0) changed.await();
        System.out.println("got " + shared);
      } catch (InterruptedException e) {
        System.out.println(e);
      } finally {
        lock.unlock();
      }
    });
    t.start();
    while (t.getState() != Thread.State.WAITING) Thread.yield();
    lock.lock();
    lock.lock();
    System.out.println(lock.getHoldCount() + " " + lock.isLocked() + " " + lock.hasWaiters(changed) + " " + lock.getWaitQueueLength(changed));
    System.out.println(text(lock));
    shared = 42;
    changed.signal();
    lock.unlock();
    lock.unlock();
    t.join();
    System.out.println(text(lock) + " " + lock.isHeldByCurrentThread());
    try {
      lock.unlock();
    } catch (IllegalMonitorStateException e) {
      System.out.println(e);
    }
    try {
      changed.signalAll();
    } catch (IllegalMonitorStateException e) {
      System.out.println(e);
    }
    try {
      changed.await();
    } catch (IllegalMonitorStateException e) {
      System.out.println(e);
    }
    try {
      synchronized (lock) {
        lock.lock();
        changed.notify();
      }
    } catch (IllegalMonitorStateException e) {
      System.out.println(e);
    }
    System.out.println(changed.await(5, TimeUnit.MILLISECONDS) + " " + (changed.awaitNanos(1000) <= 0));
    Thread late = new Thread(() -> {
      try {
        System.out.println("now " + lock.tryLock());
        System.out.println("soon " + lock.tryLock(3, TimeUnit.MILLISECONDS));
        System.out.println("later " + lock.tryLock(100, TimeUnit.SECONDS));
        lock.unlock();
      } catch (InterruptedException e) {
        System.out.println(e);
      }
    });
    late.start();
    Thread.sleep(300);
    System.out.println(late.getState() + " " + lock.hasQueuedThreads());
    lock.unlock();
    late.join();
    lock.lock();
    Thread interrupted = new Thread(() -> {
      try {
        lock.lockInterruptibly();
      } catch (InterruptedException e) {
        System.out.println(e + " " + Thread.currentThread().isInterrupted());
      }
    });
    interrupted.start();
    while (interrupted.getState() != Thread.State.WAITING) Thread.yield();
    System.out.print(lock.hasQueuedThread(interrupted) + " ");
    System.out.println(interrupted.getState() + " " + lock.getQueueLength());
    interrupted.interrupt();
    interrupted.join();
    lock.unlock();
    System.out.println(new ReentrantLock(true).isFair());
  }
}
// expect: 2 true true 1
// expect: java.util.concurrent.locks.ReentrantLock@[Locked by thread main]
// expect: got 42
// expect: java.util.concurrent.locks.ReentrantLock@[Unlocked] false
// expect: java.lang.IllegalMonitorStateException
// expect: java.lang.IllegalMonitorStateException
// expect: java.lang.IllegalMonitorStateException
// expect: java.lang.IllegalMonitorStateException: current thread is not owner
// expect: false true
// expect: now false
// expect: soon false
// expect: TIMED_WAITING true
// expect: later true
// expect: true WAITING 1
// expect: java.lang.InterruptedException false
// expect: true
