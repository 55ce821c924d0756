// A long that threads may change atomically.
package java.util.concurrent.atomic;

import heddle.VM;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

public class AtomicLong extends Number {
  private volatile long value;

  public AtomicLong() {}

  public AtomicLong(long initialValue) {
    value = initialValue;
  }

  public final long get() {
    return value;
  }

  public final void set(long newValue) {
    value = newValue;
  }

  public final void lazySet(long newValue) {
    value = newValue;
  }

  public final long getAndSet(long newValue) {
    return VM.getAndSetLong(this, "value", newValue);
  }

  public final boolean compareAndSet(long expectedValue, long newValue) {
    return VM.compareAndSetLong(this, "value", expectedValue, newValue);
  }

  @Deprecated
  public final boolean weakCompareAndSet(long expectedValue, long newValue) {
    return VM.weakCompareAndSetLong(this, "value", expectedValue, newValue);
  }

  public final boolean weakCompareAndSetPlain(long expectedValue, long newValue) {
    return VM.weakCompareAndSetLong(this, "value", expectedValue, newValue);
  }

  public final boolean weakCompareAndSetVolatile(long expectedValue, long newValue) {
    return VM.weakCompareAndSetLong(this, "value", expectedValue, newValue);
  }

  public final boolean weakCompareAndSetAcquire(long expectedValue, long newValue) {
    return VM.weakCompareAndSetLong(this, "value", expectedValue, newValue);
  }

  public final boolean weakCompareAndSetRelease(long expectedValue, long newValue) {
    return VM.weakCompareAndSetLong(this, "value", expectedValue, newValue);
  }

  public final long getAndIncrement() {
    return VM.getAndAddLong(this, "value", 1L);
  }

  public final long getAndDecrement() {
    return VM.getAndAddLong(this, "value", -1L);
  }

  public final long getAndAdd(long delta) {
    return VM.getAndAddLong(this, "value", delta);
  }

  public final long incrementAndGet() {
    return VM.getAndAddLong(this, "value", 1L) + 1L;
  }

  public final long decrementAndGet() {
    return VM.getAndAddLong(this, "value", -1L) - 1L;
  }

  public final long addAndGet(long delta) {
    return VM.getAndAddLong(this, "value", delta) + delta;
  }

  public final long getAndUpdate(LongUnaryOperator updateFunction) {
    while (true) {
      long old = value;
      if (compareAndSet(old, updateFunction.applyAsLong(old))) return old;
    }
  }

  public final long updateAndGet(LongUnaryOperator updateFunction) {
    while (true) {
      long old = value;
      long next = updateFunction.applyAsLong(old);
      if (compareAndSet(old, next)) return next;
    }
  }

  public final long getAndAccumulate(long x, LongBinaryOperator accumulatorFunction) {
    while (true) {
      long old = value;
      if (compareAndSet(old, accumulatorFunction.applyAsLong(old, x))) return old;
    }
  }

  public final long accumulateAndGet(long x, LongBinaryOperator accumulatorFunction) {
    while (true) {
      long old = value;
      long next = accumulatorFunction.applyAsLong(old, x);
      if (compareAndSet(old, next)) return next;
    }
  }

  public final long getPlain() {
    return VM.getPlainLong(this, "value");
  }

  public final void setPlain(long newValue) {
    VM.setPlainLong(this, "value", newValue);
  }

  public final long getOpaque() {
    return value;
  }

  public final void setOpaque(long newValue) {
    value = newValue;
  }

  public final long getAcquire() {
    return value;
  }

  public final void setRelease(long newValue) {
    value = newValue;
  }

  // Returns the old value.
  public final long compareAndExchange(long expectedValue, long newValue) {
    while (true) {
      if (compareAndSet(expectedValue, newValue)) return expectedValue;
      long old = value;
      if (old != expectedValue) return old;
    }
  }

  public final long compareAndExchangeAcquire(long expectedValue, long newValue) {
    return compareAndExchange(expectedValue, newValue);
  }

  public final long compareAndExchangeRelease(long expectedValue, long newValue) {
    return compareAndExchange(expectedValue, newValue);
  }

  @Override
  public String toString() {
    return Long.toString(value);
  }

  @Override
  public int intValue() {
    return (int) value;
  }

  @Override
  public long longValue() {
    return value;
  }

  @Override
  public float floatValue() {
    return (float) value;
  }

  @Override
  public double doubleValue() {
    return (double) value;
  }
}
