// References that threads may change atomically, one by one.
package java.util.concurrent.atomic;

import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

public class AtomicReferenceArray<E> implements java.io.Serializable {
  private final AtomicReference<E>[] cells;

  @SuppressWarnings("unchecked")
  public AtomicReferenceArray(int length) {
    cells = (AtomicReference<E>[]) new AtomicReference<?>[length];
    for (int i = 0; i < length; i++) cells[i] = new AtomicReference<>();
  }

  public AtomicReferenceArray(E[] array) {
    this(array.length);
    for (int i = 0; i < array.length; i++) cells[i].set(array[i]);
  }

  public final int length() {
    return cells.length;
  }

  public final E get(int i) {
    return cells[i].get();
  }

  public final void set(int i, E newValue) {
    cells[i].set(newValue);
  }

  public final void lazySet(int i, E newValue) {
    cells[i].lazySet(newValue);
  }

  public final E getAndSet(int i, E newValue) {
    return cells[i].getAndSet(newValue);
  }

  public final boolean compareAndSet(int i, E expectedValue, E newValue) {
    return cells[i].compareAndSet(expectedValue, newValue);
  }

  @Deprecated
  public final boolean weakCompareAndSet(int i, E expectedValue, E newValue) {
    return cells[i].weakCompareAndSet(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetPlain(int i, E expectedValue, E newValue) {
    return cells[i].weakCompareAndSetPlain(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetVolatile(int i, E expectedValue, E newValue) {
    return cells[i].weakCompareAndSetVolatile(expectedValue, newValue);
  }

  public final E getAndUpdate(int i, UnaryOperator<E> updateFunction) {
    return cells[i].getAndUpdate(updateFunction);
  }

  public final E updateAndGet(int i, UnaryOperator<E> updateFunction) {
    return cells[i].updateAndGet(updateFunction);
  }

  public final E getAndAccumulate(int i, E x, BinaryOperator<E> accumulatorFunction) {
    return cells[i].getAndAccumulate(x, accumulatorFunction);
  }

  public final E accumulateAndGet(int i, E x, BinaryOperator<E> accumulatorFunction) {
    return cells[i].accumulateAndGet(x, accumulatorFunction);
  }

  public final E getPlain(int i) {
    return cells[i].getPlain();
  }

  public final void setPlain(int i, E newValue) {
    cells[i].setPlain(newValue);
  }

  public final E getOpaque(int i) {
    return cells[i].getOpaque();
  }

  public final void setOpaque(int i, E newValue) {
    cells[i].setOpaque(newValue);
  }

  public final E getAcquire(int i) {
    return cells[i].getAcquire();
  }

  public final void setRelease(int i, E newValue) {
    cells[i].setRelease(newValue);
  }

  public final E compareAndExchange(int i, E expectedValue, E newValue) {
    return cells[i].compareAndExchange(expectedValue, newValue);
  }

  public final E compareAndExchangeAcquire(int i, E expectedValue, E newValue) {
    return cells[i].compareAndExchangeAcquire(expectedValue, newValue);
  }

  public final E compareAndExchangeRelease(int i, E expectedValue, E newValue) {
    return cells[i].compareAndExchangeRelease(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetAcquire(int i, E expectedValue, E newValue) {
    return cells[i].weakCompareAndSetAcquire(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetRelease(int i, E expectedValue, E newValue) {
    return cells[i].weakCompareAndSetRelease(expectedValue, newValue);
  }

  @Override
  public String toString() {
    return java.util.Arrays.toString(cells);
  }
}
