// lock, tryLock, hold counts, misuse.
import java.util.concurrent.locks.*;

public class Basics {
  public static void main(String[] args) throws InterruptedException {
    ReentrantLock l = new ReentrantLock();
    l.lock();
    l.lock();
    System.out.println(l.getHoldCount() + " " + l.isLocked() + " " + l.isHeldByCurrentThread() + " " + l.isFair());
    boolean[] got = new boolean[2];
    Thread t = new Thread(() -> got[0] = l.tryLock());
    t.start();
    t.join();
    l.unlock();
    l.unlock();
    Thread u = new Thread(() -> { got[1] = l.tryLock(); l.unlock(); });
    u.start();
    u.join();
    System.out.println(got[0] + " " + got[1] + " " + l.isLocked());
    try {
      l.unlock();
    } catch (IllegalMonitorStateException e) {
      System.out.println("unlock " + e.getMessage());
    }
    try {
      l.newCondition().signal();
    } catch (IllegalMonitorStateException e) {
      System.out.println("signal " + e.getMessage());
    }
    l.lock();
    try {
      System.out.println(new ReentrantLock(true).isFair() + " " + l.hasQueuedThreads() + " " + l.getQueueLength());
    } finally {
      l.unlock();
    }
    Thread.currentThread().interrupt();
    try {
      l.lockInterruptibly();
    } catch (InterruptedException e) {
      System.out.println("interrupted");
    }
    System.out.println(l.tryLock(1, java.util.concurrent.TimeUnit.MILLISECONDS));
  }
}
// expect: 2 true true false
// expect: false true false
// expect: unlock null
// expect: signal null
// expect: true false 0
// expect: interrupted
// expect: true
