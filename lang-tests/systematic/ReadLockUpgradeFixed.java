// ReadLockUpgrade repaired: the read lock is given back, and what was read is looked at again.
// expect clean
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadLockUpgradeFixed {
  static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  static int made;

  static void make() {
    lock.readLock().lock();
    boolean there = made > 0;
    lock.readLock().unlock();
    if (there)
      return;
    lock.writeLock().lock();
    if (made == 0)
      made++;
    assert made == 1;
    lock.writeLock().unlock();
  }

  public static void main(String[] args) {
    new Thread(ReadLockUpgradeFixed::make).start();
    new Thread(ReadLockUpgradeFixed::make).start();
  }
}
