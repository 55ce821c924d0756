// A lock of one's own, by compareAndSet and park: the waiter looks again after each park, and the owner unparks it after the release.
// expect clean
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;

public class ParkAsLock {
  static final AtomicBoolean taken = new AtomicBoolean();
  static volatile Thread waiter;
  static int entered;

  static void lock() {
    while (!taken.compareAndSet(false, true)) {
      waiter = Thread.currentThread();
      if (taken.get())
        LockSupport.park();
    }
  }

  static void unlock() {
    taken.set(false);
    Thread w = waiter;
    if (w != null)
      LockSupport.unpark(w);
  }

  public static void main(String[] args) {
    new Thread(() -> { lock(); entered++; unlock(); }).start();
    new Thread(() -> { lock(); entered++; unlock(); }).start();
  }
}
