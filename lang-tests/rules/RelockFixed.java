// It is given back in between; and a ReentrantLock may be taken again.
import java.util.concurrent.locks.*;

public class RelockFixed {
  static final StampedLock lock = new StampedLock();
  static final ReentrantLock mayBe = new ReentrantLock();

  public static void main(String[] args) {
    long stamp = lock.writeLock();
    lock.unlockWrite(stamp);
    long again = lock.readLock();
    lock.unlockRead(again);
    mayBe.lock();
    mayBe.lock();
    mayBe.unlock();
    mayBe.unlock();
  }
}
