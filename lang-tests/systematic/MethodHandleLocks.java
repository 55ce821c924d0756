// Two locks that combined handles take in opposite orders: lock and unlock of a ReentrantLock are bound to their receivers, and
// tryFinally unlocks.
// expect deadlock
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.concurrent.locks.ReentrantLock;

public class MethodHandleLocks {
  private static int balance;

  private static void pay() {
    balance++;
  }

  private static void unlock(ReentrantLock lock, Throwable thrown) {
    lock.unlock();
  }

  // `body` with the lock.
  private static MethodHandle locked(ReentrantLock lock, MethodHandle body) throws ReflectiveOperationException {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodHandle enter = lookup.bind(lock, "lock", MethodType.methodType(void.class));
    MethodHandle leave = lookup.findStatic(MethodHandleLocks.class, "unlock",
        MethodType.methodType(void.class, ReentrantLock.class, Throwable.class)).bindTo(lock);
    return MethodHandles.foldArguments(MethodHandles.tryFinally(body, leave), enter);
  }

  public static void main(String[] args) throws Throwable {
    ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
    MethodHandle pay = MethodHandles.lookup().findStatic(MethodHandleLocks.class, "pay", MethodType.methodType(void.class));
    MethodHandle first = locked(a, locked(b, pay)), second = locked(b, locked(a, pay));
    Thread other = new Thread(() -> {
      try {
        first.invokeExact();
      } catch (Throwable t) {
        throw new AssertionError(t);
      }
    });
    other.start();
    second.invokeExact();
    other.join();
    assert balance == 2;
  }
}
