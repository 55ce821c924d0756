// ParkAsLock with release and unpark in the wrong order: the waiter may announce itself between the two, and is forgotten.
// expect deadlock
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;

public class ParkAsLockBroken {
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
    Thread w = waiter;
    taken.set(false);
    if (w != null)
      LockSupport.unpark(w);
  }

  public static void main(String[] args) {
    new Thread(() -> { lock(); entered++; unlock(); }).start();
    new Thread(() -> { lock(); entered++; unlock(); }).start();
  }
}
