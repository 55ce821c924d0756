// longs that threads may change atomically, one by one.
package java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

public class AtomicLongArray implements java.io.Serializable {
  private final AtomicLong[] cells;

  public AtomicLongArray(int length) {
    cells = new AtomicLong[length];
    for (int i = 0; i < length; i++) cells[i] = new AtomicLong();
  }

  public AtomicLongArray(long[] array) {
    cells = new AtomicLong[array.length];
    for (int i = 0; i < array.length; i++) cells[i] = new AtomicLong(array[i]);
  }

  public final int length() {
    return cells.length;
  }

  public final long get(int i) {
    return cells[i].get();
  }

  public final void set(int i, long newValue) {
    cells[i].set(newValue);
  }

  public final void lazySet(int i, long newValue) {
    cells[i].lazySet(newValue);
  }

  public final long getAndSet(int i, long newValue) {
    return cells[i].getAndSet(newValue);
  }

  public final boolean compareAndSet(int i, long expectedValue, long newValue) {
    return cells[i].compareAndSet(expectedValue, newValue);
  }

  @Deprecated
  public final boolean weakCompareAndSet(int i, long expectedValue, long newValue) {
    return cells[i].weakCompareAndSet(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetPlain(int i, long expectedValue, long newValue) {
    return cells[i].weakCompareAndSetPlain(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetVolatile(int i, long expectedValue, long newValue) {
    return cells[i].weakCompareAndSetVolatile(expectedValue, newValue);
  }

  public final long getAndIncrement(int i) {
    return cells[i].getAndIncrement();
  }

  public final long getAndDecrement(int i) {
    return cells[i].getAndDecrement();
  }

  public final long getAndAdd(int i, long delta) {
    return cells[i].getAndAdd(delta);
  }

  public final long incrementAndGet(int i) {
    return cells[i].incrementAndGet();
  }

  public final long decrementAndGet(int i) {
    return cells[i].decrementAndGet();
  }

  public final long addAndGet(int i, long delta) {
    return cells[i].addAndGet(delta);
  }

  public final long getAndUpdate(int i, LongUnaryOperator updateFunction) {
    return cells[i].getAndUpdate(updateFunction);
  }

  public final long updateAndGet(int i, LongUnaryOperator updateFunction) {
    return cells[i].updateAndGet(updateFunction);
  }

  public final long getAndAccumulate(int i, long x, LongBinaryOperator accumulatorFunction) {
    return cells[i].getAndAccumulate(x, accumulatorFunction);
  }

  public final long accumulateAndGet(int i, long x, LongBinaryOperator accumulatorFunction) {
    return cells[i].accumulateAndGet(x, accumulatorFunction);
  }

  public final long getPlain(int i) {
    return cells[i].getPlain();
  }

  public final void setPlain(int i, long newValue) {
    cells[i].setPlain(newValue);
  }

  public final long getOpaque(int i) {
    return cells[i].getOpaque();
  }

  public final void setOpaque(int i, long newValue) {
    cells[i].setOpaque(newValue);
  }

  public final long getAcquire(int i) {
    return cells[i].getAcquire();
  }

  public final void setRelease(int i, long newValue) {
    cells[i].setRelease(newValue);
  }

  public final long compareAndExchange(int i, long expectedValue, long newValue) {
    return cells[i].compareAndExchange(expectedValue, newValue);
  }

  public final long compareAndExchangeAcquire(int i, long expectedValue, long newValue) {
    return cells[i].compareAndExchangeAcquire(expectedValue, newValue);
  }

  public final long compareAndExchangeRelease(int i, long expectedValue, long newValue) {
    return cells[i].compareAndExchangeRelease(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetAcquire(int i, long expectedValue, long newValue) {
    return cells[i].weakCompareAndSetAcquire(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetRelease(int i, long expectedValue, long newValue) {
    return cells[i].weakCompareAndSetRelease(expectedValue, newValue);
  }

  @Override
  public String toString() {
    return java.util.Arrays.toString(cells);
  }
}
