// Changes a volatile int field of other objects atomically.
package java.util.concurrent.atomic;

import heddle.VM;
import java.util.Objects;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

public abstract class AtomicIntegerFieldUpdater<T> {
  private static final class ByName<T> extends AtomicIntegerFieldUpdater<T> {
    private final String field;

    ByName(String field) {
      this.field = field;
    }

    @Override
    public boolean compareAndSet(T obj, int expect, int update) {
      return VM.compareAndSetInt(obj, field, expect, update);
    }

    @Override
    public boolean weakCompareAndSet(T obj, int expect, int update) {
      return VM.weakCompareAndSetInt(obj, field, expect, update);
    }

    @Override
    public void set(T obj, int newValue) {
      VM.getAndSetInt(obj, field, newValue);
    }

    @Override
    public void lazySet(T obj, int newValue) {
      VM.getAndSetInt(obj, field, newValue);
    }

    @Override
    public int get(T obj) {
      return VM.getAndAddInt(obj, field, 0);
    }

    @Override
    public int getAndSet(T obj, int newValue) {
      return VM.getAndSetInt(obj, field, newValue);
    }

    @Override
    public int getAndAdd(T obj, int delta) {
      return VM.getAndAddInt(obj, field, delta);
    }
  }

  protected AtomicIntegerFieldUpdater() {}

  public static <U> AtomicIntegerFieldUpdater<U> newUpdater(Class<U> tclass, String fieldName) {
    Objects.requireNonNull(tclass);
    return new ByName<U>(Objects.requireNonNull(fieldName));
  }

  public abstract boolean compareAndSet(T obj, int expect, int update);

  public abstract boolean weakCompareAndSet(T obj, int expect, int update);

  public abstract void set(T obj, int newValue);

  public abstract void lazySet(T obj, int newValue);

  public abstract int get(T obj);

  public int getAndSet(T obj, int newValue) {
    while (true) {
      int old = get(obj);
      if (compareAndSet(obj, old, newValue)) return old;
    }
  }

  public int getAndAdd(T obj, int delta) {
    while (true) {
      int old = get(obj);
      if (compareAndSet(obj, old, old + delta)) return old;
    }
  }

  public int getAndIncrement(T obj) {
    return getAndAdd(obj, 1);
  }

  public int getAndDecrement(T obj) {
    return getAndAdd(obj, -1);
  }

  public int incrementAndGet(T obj) {
    return getAndAdd(obj, 1) + 1;
  }

  public int decrementAndGet(T obj) {
    return getAndAdd(obj, -1) - 1;
  }

  public int addAndGet(T obj, int delta) {
    return getAndAdd(obj, delta) + delta;
  }

  public final int getAndUpdate(T obj, IntUnaryOperator updateFunction) {
    while (true) {
      int old = get(obj);
      if (compareAndSet(obj, old, updateFunction.applyAsInt(old))) return old;
    }
  }

  public final int updateAndGet(T obj, IntUnaryOperator updateFunction) {
    while (true) {
      int old = get(obj);
      int next = updateFunction.applyAsInt(old);
      if (compareAndSet(obj, old, next)) return next;
    }
  }

  public final int accumulateAndGet(T obj, int x, IntBinaryOperator accumulatorFunction) {
    while (true) {
      int old = get(obj);
      int next = accumulatorFunction.applyAsInt(old, x);
      if (compareAndSet(obj, old, next)) return next;
    }
  }

  public final int getAndAccumulate(T obj, int x, IntBinaryOperator accumulatorFunction) {
    while (true) {
      int old = get(obj);
      if (compareAndSet(obj, old, accumulatorFunction.applyAsInt(old, x))) return old;
    }
  }
}
