// The same with locks of java.util.concurrent: a ReentrantLock and the write lock of a ReentrantReadWriteLock.
// expect rule lock-order: 20 22 12 14: DeadlockLocks.table and DeadlockLocks.lock are acquired in an inconsistent order
// expect rule deadlock: 12 14 20 22: wait for each other in a circle
// exit: 1
import java.util.concurrent.locks.*;

public class DeadlockLocks {
  static final ReentrantLock lock = new ReentrantLock();
  static final ReentrantReadWriteLock table = new ReentrantReadWriteLock();
  static volatile boolean aHas, bHas;
  static void a() {
    lock.lock(); aHas = true;
    while (!bHas) Thread.yield();
    table.writeLock().lock();
    table.writeLock().unlock();
    lock.unlock();
  }
  static void b() {
    while (!aHas) Thread.yield();
    table.writeLock().lock();
    bHas = true;
    lock.lock();
    lock.unlock();
    table.writeLock().unlock();
  }
  public static void main(String[] args) throws Exception {
    Thread a = new Thread(DeadlockLocks::a, "a"), b = new Thread(DeadlockLocks::b, "b");
    a.start();
    b.start();
    a.join();
    b.join();
  }
}
