// Readers share, writers exclude, downgrading.
import java.util.concurrent.locks.*;

public class Basics {
  static boolean other(java.util.function.BooleanSupplier s) throws InterruptedException {
    boolean[] r = new boolean[1];
    Thread t = new Thread(() -> r[0] = s.getAsBoolean());
    t.start();
    t.join();
    return r[0];
  }
  static boolean tryIt(Lock l) {
    if (!l.tryLock()) return false;
    l.unlock();
    return true;
  }

  public static void main(String[] args) throws InterruptedException {
    ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    rw.readLock().lock();
    System.out.println(other(() -> tryIt(rw.readLock())) + " " + other(() -> tryIt(rw.writeLock())) + " " + rw.getReadLockCount());
    System.out.println(rw.writeLock().tryLock());
    rw.readLock().unlock();
    rw.writeLock().lock();
    System.out.println(other(() -> tryIt(rw.readLock())) + " " + other(() -> tryIt(rw.writeLock())) + " " + rw.isWriteLocked());
    rw.readLock().lock();
    rw.writeLock().unlock();
    System.out.println(other(() -> tryIt(rw.readLock())) + " " + rw.getReadHoldCount());
    rw.readLock().unlock();
    System.out.println(other(() -> tryIt(rw.writeLock())));
  }
}
// expect: true false 1
// expect: false
// expect: false false true
// expect: true 1
// expect: true
