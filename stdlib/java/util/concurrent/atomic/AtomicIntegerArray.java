// ints that threads may change atomically, one by one.
package java.util.concurrent.atomic;

import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

public class AtomicIntegerArray implements java.io.Serializable {
  private final AtomicInteger[] cells;

  public AtomicIntegerArray(int length) {
    cells = new AtomicInteger[length];
    for (int i = 0; i < length; i++) cells[i] = new AtomicInteger();
  }

  public AtomicIntegerArray(int[] array) {
    cells = new AtomicInteger[array.length];
    for (int i = 0; i < array.length; i++) cells[i] = new AtomicInteger(array[i]);
  }

  public final int length() {
    return cells.length;
  }

  public final int get(int i) {
    return cells[i].get();
  }

  public final void set(int i, int newValue) {
    cells[i].set(newValue);
  }

  public final void lazySet(int i, int newValue) {
    cells[i].lazySet(newValue);
  }

  public final int getAndSet(int i, int newValue) {
    return cells[i].getAndSet(newValue);
  }

  public final boolean compareAndSet(int i, int expectedValue, int newValue) {
    return cells[i].compareAndSet(expectedValue, newValue);
  }

  @Deprecated
  public final boolean weakCompareAndSet(int i, int expectedValue, int newValue) {
    return cells[i].weakCompareAndSet(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetPlain(int i, int expectedValue, int newValue) {
    return cells[i].weakCompareAndSetPlain(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetVolatile(int i, int expectedValue, int newValue) {
    return cells[i].weakCompareAndSetVolatile(expectedValue, newValue);
  }

  public final int getAndIncrement(int i) {
    return cells[i].getAndIncrement();
  }

  public final int getAndDecrement(int i) {
    return cells[i].getAndDecrement();
  }

  public final int getAndAdd(int i, int delta) {
    return cells[i].getAndAdd(delta);
  }

  public final int incrementAndGet(int i) {
    return cells[i].incrementAndGet();
  }

  public final int decrementAndGet(int i) {
    return cells[i].decrementAndGet();
  }

  public final int addAndGet(int i, int delta) {
    return cells[i].addAndGet(delta);
  }

  public final int getAndUpdate(int i, IntUnaryOperator updateFunction) {
    return cells[i].getAndUpdate(updateFunction);
  }

  public final int updateAndGet(int i, IntUnaryOperator updateFunction) {
    return cells[i].updateAndGet(updateFunction);
  }

  public final int getAndAccumulate(int i, int x, IntBinaryOperator accumulatorFunction) {
    return cells[i].getAndAccumulate(x, accumulatorFunction);
  }

  public final int accumulateAndGet(int i, int x, IntBinaryOperator accumulatorFunction) {
    return cells[i].accumulateAndGet(x, accumulatorFunction);
  }

  public final int getPlain(int i) {
    return cells[i].getPlain();
  }

  public final void setPlain(int i, int newValue) {
    cells[i].setPlain(newValue);
  }

  public final int getOpaque(int i) {
    return cells[i].getOpaque();
  }

  public final void setOpaque(int i, int newValue) {
    cells[i].setOpaque(newValue);
  }

  public final int getAcquire(int i) {
    return cells[i].getAcquire();
  }

  public final void setRelease(int i, int newValue) {
    cells[i].setRelease(newValue);
  }

  public final int compareAndExchange(int i, int expectedValue, int newValue) {
    return cells[i].compareAndExchange(expectedValue, newValue);
  }

  public final int compareAndExchangeAcquire(int i, int expectedValue, int newValue) {
    return cells[i].compareAndExchangeAcquire(expectedValue, newValue);
  }

  public final int compareAndExchangeRelease(int i, int expectedValue, int newValue) {
    return cells[i].compareAndExchangeRelease(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetAcquire(int i, int expectedValue, int newValue) {
    return cells[i].weakCompareAndSetAcquire(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetRelease(int i, int expectedValue, int newValue) {
    return cells[i].weakCompareAndSetRelease(expectedValue, newValue);
  }

  @Override
  public String toString() {
    return java.util.Arrays.toString(cells);
  }
}
