// Changes a volatile long field of other objects atomically.
package java.util.concurrent.atomic;

import heddle.VM;
import java.util.Objects;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

public abstract class AtomicLongFieldUpdater<T> {
  private static final class ByName<T> extends AtomicLongFieldUpdater<T> {
    private final String field;

    ByName(String field) {
      this.field = field;
    }

    @Override
    public boolean compareAndSet(T obj, long expect, long update) {
      return VM.compareAndSetLong(obj, field, expect, update);
    }

    @Override
    public boolean weakCompareAndSet(T obj, long expect, long update) {
      return VM.weakCompareAndSetLong(obj, field, expect, update);
    }

    @Override
    public void set(T obj, long newValue) {
      VM.getAndSetLong(obj, field, newValue);
    }

    @Override
    public void lazySet(T obj, long newValue) {
      VM.getAndSetLong(obj, field, newValue);
    }

    @Override
    public long get(T obj) {
      return VM.getAndAddLong(obj, field, 0L);
    }

    @Override
    public long getAndSet(T obj, long newValue) {
      return VM.getAndSetLong(obj, field, newValue);
    }

    @Override
    public long getAndAdd(T obj, long delta) {
      return VM.getAndAddLong(obj, field, delta);
    }
  }

  protected AtomicLongFieldUpdater() {}

  public static <U> AtomicLongFieldUpdater<U> newUpdater(Class<U> tclass, String fieldName) {
    Objects.requireNonNull(tclass);
    return new ByName<U>(Objects.requireNonNull(fieldName));
  }

  public abstract boolean compareAndSet(T obj, long expect, long update);

  public abstract boolean weakCompareAndSet(T obj, long expect, long update);

  public abstract void set(T obj, long newValue);

  public abstract void lazySet(T obj, long newValue);

  public abstract long get(T obj);

  public long getAndSet(T obj, long newValue) {
    while (true) {
      long old = get(obj);
      if (compareAndSet(obj, old, newValue)) return old;
    }
  }

  public long getAndAdd(T obj, long delta) {
    while (true) {
      long old = get(obj);
      if (compareAndSet(obj, old, old + delta)) return old;
    }
  }

  public long getAndIncrement(T obj) {
    return getAndAdd(obj, 1L);
  }

  public long getAndDecrement(T obj) {
    return getAndAdd(obj, -1L);
  }

  public long incrementAndGet(T obj) {
    return getAndAdd(obj, 1L) + 1L;
  }

  public long decrementAndGet(T obj) {
    return getAndAdd(obj, -1L) - 1L;
  }

  public long addAndGet(T obj, long delta) {
    return getAndAdd(obj, delta) + delta;
  }

  public final long getAndUpdate(T obj, LongUnaryOperator updateFunction) {
    while (true) {
      long old = get(obj);
      if (compareAndSet(obj, old, updateFunction.applyAsLong(old))) return old;
    }
  }

  public final long updateAndGet(T obj, LongUnaryOperator updateFunction) {
    while (true) {
      long old = get(obj);
      long next = updateFunction.applyAsLong(old);
      if (compareAndSet(obj, old, next)) return next;
    }
  }

  public final long accumulateAndGet(T obj, long x, LongBinaryOperator accumulatorFunction) {
    while (true) {
      long old = get(obj);
      long next = accumulatorFunction.applyAsLong(old, x);
      if (compareAndSet(obj, old, next)) return next;
    }
  }

  public final long getAndAccumulate(T obj, long x, LongBinaryOperator accumulatorFunction) {
    while (true) {
      long old = get(obj);
      if (compareAndSet(obj, old, accumulatorFunction.applyAsLong(old, x))) return old;
    }
  }
}
