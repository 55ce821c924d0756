// An int that threads may change atomically.
package java.util.concurrent.atomic;

import heddle.VM;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

public class AtomicInteger extends Number {
  private volatile int value;

  public AtomicInteger() {}

  public AtomicInteger(int initialValue) {
    value = initialValue;
  }

  public final int get() {
    return value;
  }

  public final void set(int newValue) {
    value = newValue;
  }

  public final void lazySet(int newValue) {
    value = newValue;
  }

  public final int getAndSet(int newValue) {
    return VM.getAndSetInt(this, "value", newValue);
  }

  public final boolean compareAndSet(int expectedValue, int newValue) {
    return VM.compareAndSetInt(this, "value", expectedValue, newValue);
  }

  @Deprecated
  public final boolean weakCompareAndSet(int expectedValue, int newValue) {
    return VM.weakCompareAndSetInt(this, "value", expectedValue, newValue);
  }

  public final boolean weakCompareAndSetPlain(int expectedValue, int newValue) {
    return VM.weakCompareAndSetInt(this, "value", expectedValue, newValue);
  }

  public final boolean weakCompareAndSetVolatile(int expectedValue, int newValue) {
    return VM.weakCompareAndSetInt(this, "value", expectedValue, newValue);
  }

  public final boolean weakCompareAndSetAcquire(int expectedValue, int newValue) {
    return VM.weakCompareAndSetInt(this, "value", expectedValue, newValue);
  }

  public final boolean weakCompareAndSetRelease(int expectedValue, int newValue) {
    return VM.weakCompareAndSetInt(this, "value", expectedValue, newValue);
  }

  public final int getAndIncrement() {
    return VM.getAndAddInt(this, "value", 1);
  }

  public final int getAndDecrement() {
    return VM.getAndAddInt(this, "value", -1);
  }

  public final int getAndAdd(int delta) {
    return VM.getAndAddInt(this, "value", delta);
  }

  public final int incrementAndGet() {
    return VM.getAndAddInt(this, "value", 1) + 1;
  }

  public final int decrementAndGet() {
    return VM.getAndAddInt(this, "value", -1) - 1;
  }

  public final int addAndGet(int delta) {
    return VM.getAndAddInt(this, "value", delta) + delta;
  }

  public final int getAndUpdate(IntUnaryOperator updateFunction) {
    while (true) {
      int old = value;
      if (compareAndSet(old, updateFunction.applyAsInt(old))) return old;
    }
  }

  public final int updateAndGet(IntUnaryOperator updateFunction) {
    while (true) {
      int old = value;
      int next = updateFunction.applyAsInt(old);
      if (compareAndSet(old, next)) return next;
    }
  }

  public final int getAndAccumulate(int x, IntBinaryOperator accumulatorFunction) {
    while (true) {
      int old = value;
      if (compareAndSet(old, accumulatorFunction.applyAsInt(old, x))) return old;
    }
  }

  public final int accumulateAndGet(int x, IntBinaryOperator accumulatorFunction) {
    while (true) {
      int old = value;
      int next = accumulatorFunction.applyAsInt(old, x);
      if (compareAndSet(old, next)) return next;
    }
  }

  public final int getPlain() {
    return VM.getPlainInt(this, "value");
  }

  public final void setPlain(int newValue) {
    VM.setPlainInt(this, "value", newValue);
  }

  public final int getOpaque() {
    return value;
  }

  public final void setOpaque(int newValue) {
    value = newValue;
  }

  public final int getAcquire() {
    return value;
  }

  public final void setRelease(int newValue) {
    value = newValue;
  }

  // Returns the old value.
  public final int compareAndExchange(int expectedValue, int newValue) {
    while (true) {
      if (compareAndSet(expectedValue, newValue)) return expectedValue;
      int old = value;
      if (old != expectedValue) return old;
    }
  }

  public final int compareAndExchangeAcquire(int expectedValue, int newValue) {
    return compareAndExchange(expectedValue, newValue);
  }

  public final int compareAndExchangeRelease(int expectedValue, int newValue) {
    return compareAndExchange(expectedValue, newValue);
  }

  @Override
  public String toString() {
    return Integer.toString(value);
  }

  @Override
  public int intValue() {
    return value;
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
