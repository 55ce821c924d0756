// Counts of locks and permits that become too large, or too small.
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class CountOverflows {
  static class Permits extends Semaphore {
    Permits(int n, boolean fair) {
      super(n, fair);
    }

    @Override
    public void reducePermits(int n) {
      super.reducePermits(n);
    }
  }

  static void tell(String what, Runnable action) {
    try {
      action.run();
      System.out.println(what);
    } catch (Throwable e) {
      System.out.println(what + ": " + e);
    }
  }

  public static void main(String[] args) {
    for (boolean fair : new boolean[] {false, true}) {
      Permits many = new Permits(Integer.MAX_VALUE, fair);
      tell("one more", many::release);
      tell("five more", () -> many.release(5));
      Permits few = new Permits(Integer.MIN_VALUE + 3, fair);
      tell("two less", () -> few.reducePermits(2));
      tell("two less", () -> few.reducePermits(2));
      System.out.println(many.availablePermits() + " " + few.availablePermits());
      ReentrantReadWriteLock lock = new ReentrantReadWriteLock(fair);
      tell("readers", () -> {
        for (;;) lock.readLock().lock();
      });
      System.out.println(lock.getReadLockCount() + " " + lock.getReadHoldCount());
      ReentrantReadWriteLock other = new ReentrantReadWriteLock(fair);
      tell("a writer", () -> {
        for (;;) if (!other.writeLock().tryLock()) throw new IllegalStateException();
      });
      System.out.println(other.getWriteHoldCount() + " " + other.isWriteLocked());
    }
  }
}
// expect: one more: java.lang.Error: Maximum permit count exceeded
// expect: five more: java.lang.Error: Maximum permit count exceeded
// expect: two less
// expect: two less: java.lang.Error: Permit count underflow
// expect: 2147483647 -2147483647
// expect: readers: java.lang.Error: Maximum lock count exceeded
// expect: 65535 65535
// expect: a writer: java.lang.Error: Maximum lock count exceeded
// expect: 65535 true
// expect: one more: java.lang.Error: Maximum permit count exceeded
// expect: five more: java.lang.Error: Maximum permit count exceeded
// expect: two less
// expect: two less: java.lang.Error: Permit count underflow
// expect: 2147483647 -2147483647
// expect: readers: java.lang.Error: Maximum lock count exceeded
// expect: 65535 65535
// expect: a writer: java.lang.Error: Maximum lock count exceeded
// expect: 65535 true
