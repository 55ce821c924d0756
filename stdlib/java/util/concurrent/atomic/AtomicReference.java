// A reference that threads may change atomically.
package java.util.concurrent.atomic;

import heddle.VM;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

public class AtomicReference<V> implements java.io.Serializable {
  private volatile V value;

  public AtomicReference() {}

  public AtomicReference(V initialValue) {
    value = initialValue;
  }

  public final V get() {
    return value;
  }

  public final void set(V newValue) {
    value = newValue;
  }

  public final void lazySet(V newValue) {
    value = newValue;
  }

  public final boolean compareAndSet(V expectedValue, V newValue) {
    return VM.compareAndSetReference(this, "value", expectedValue, newValue);
  }

  @Deprecated
  public final boolean weakCompareAndSet(V expectedValue, V newValue) {
    return VM.weakCompareAndSetReference(this, "value", expectedValue, newValue);
  }

  public final boolean weakCompareAndSetPlain(V expectedValue, V newValue) {
    return VM.weakCompareAndSetReference(this, "value", expectedValue, newValue);
  }

  public final boolean weakCompareAndSetVolatile(V expectedValue, V newValue) {
    return VM.weakCompareAndSetReference(this, "value", expectedValue, newValue);
  }

  public final boolean weakCompareAndSetAcquire(V expectedValue, V newValue) {
    return VM.weakCompareAndSetReference(this, "value", expectedValue, newValue);
  }

  public final boolean weakCompareAndSetRelease(V expectedValue, V newValue) {
    return VM.weakCompareAndSetReference(this, "value", expectedValue, newValue);
  }

  @SuppressWarnings("unchecked")
  public final V getAndSet(V newValue) {
    return (V) VM.getAndSetReference(this, "value", newValue);
  }

  public final V getAndUpdate(UnaryOperator<V> updateFunction) {
    while (true) {
      V old = value;
      if (compareAndSet(old, updateFunction.apply(old))) return old;
    }
  }

  public final V updateAndGet(UnaryOperator<V> updateFunction) {
    while (true) {
      V old = value;
      V next = updateFunction.apply(old);
      if (compareAndSet(old, next)) return next;
    }
  }

  public final V getAndAccumulate(V x, BinaryOperator<V> accumulatorFunction) {
    while (true) {
      V old = value;
      if (compareAndSet(old, accumulatorFunction.apply(old, x))) return old;
    }
  }

  public final V accumulateAndGet(V x, BinaryOperator<V> accumulatorFunction) {
    while (true) {
      V old = value;
      V next = accumulatorFunction.apply(old, x);
      if (compareAndSet(old, next)) return next;
    }
  }

  @SuppressWarnings("unchecked")
  public final V getPlain() {
    return (V) VM.getPlainReference(this, "value");
  }

  public final void setPlain(V newValue) {
    VM.setPlainReference(this, "value", newValue);
  }

  public final V getOpaque() {
    return value;
  }

  public final void setOpaque(V newValue) {
    value = newValue;
  }

  public final V getAcquire() {
    return value;
  }

  public final void setRelease(V newValue) {
    value = newValue;
  }

  // Returns the old value.
  public final V compareAndExchange(V expectedValue, V newValue) {
    while (true) {
      if (compareAndSet(expectedValue, newValue)) return expectedValue;
      V old = value;
      if (old != expectedValue) return old;
    }
  }

  public final V compareAndExchangeAcquire(V expectedValue, V newValue) {
    return compareAndExchange(expectedValue, newValue);
  }

  public final V compareAndExchangeRelease(V expectedValue, V newValue) {
    return compareAndExchange(expectedValue, newValue);
  }

  @Override
  public String toString() {
    return String.valueOf(value);
  }
}
