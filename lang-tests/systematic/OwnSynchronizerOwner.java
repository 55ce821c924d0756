// A lock that a program makes of AbstractQueuedSynchronizer: whoever asks whether he is the owner need not have it, and that is no data race (as its documentation says of
// getExclusiveOwnerThread in such a method).
// expect clean
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class OwnSynchronizerOwner {
  static class Mutex extends AbstractQueuedSynchronizer {
    @Override
    protected boolean tryAcquire(int n) {
      if (!compareAndSetState(0, 1)) return false;
      setExclusiveOwnerThread(Thread.currentThread());
      return true;
    }

    @Override
    protected boolean tryRelease(int n) {
      setExclusiveOwnerThread(null);
      setState(0);
      return true;
    }

    @Override
    protected boolean isHeldExclusively() {
      return getExclusiveOwnerThread() == Thread.currentThread();
    }
  }

  static final Mutex mutex = new Mutex();
  static int n;

  static void count() {
    assert !mutex.isHeldExclusively();
    mutex.acquire(1);
    n++;
    assert mutex.isHeldExclusively();
    mutex.release(1);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(OwnSynchronizerOwner::count);
    t.start();
    count();
    t.join();
    assert n == 2;
  }
}
