// A boolean that threads may change atomically.
package java.util.concurrent.atomic;

import heddle.VM;

public class AtomicBoolean implements java.io.Serializable {
  private volatile int value;

  public AtomicBoolean() {}

  public AtomicBoolean(boolean initialValue) {
    if (initialValue) value = 1;
  }

  private static int number(boolean b) {
    return b ? 1 : 0;
  }

  public final boolean get() {
    return value != 0;
  }

  public final void set(boolean newValue) {
    value = number(newValue);
  }

  public final void lazySet(boolean newValue) {
    value = number(newValue);
  }

  public final boolean compareAndSet(boolean expectedValue, boolean newValue) {
    return VM.compareAndSetInt(this, "value", number(expectedValue), number(newValue));
  }

  @Deprecated
  public boolean weakCompareAndSet(boolean expectedValue, boolean newValue) {
    return VM.weakCompareAndSetInt(this, "value", number(expectedValue), number(newValue));
  }

  public boolean weakCompareAndSetPlain(boolean expectedValue, boolean newValue) {
    return VM.weakCompareAndSetInt(this, "value", number(expectedValue), number(newValue));
  }

  public final boolean weakCompareAndSetVolatile(boolean expectedValue, boolean newValue) {
    return VM.weakCompareAndSetInt(this, "value", number(expectedValue), number(newValue));
  }

  public final boolean getAndSet(boolean newValue) {
    return VM.getAndSetInt(this, "value", number(newValue)) != 0;
  }

  public final boolean getPlain() {
    return VM.getPlainInt(this, "value") != 0;
  }

  public final void setPlain(boolean newValue) {
    VM.setPlainInt(this, "value", number(newValue));
  }

  public final boolean getOpaque() {
    return value != 0;
  }

  public final void setOpaque(boolean newValue) {
    value = number(newValue);
  }

  public final boolean getAcquire() {
    return value != 0;
  }

  public final void setRelease(boolean newValue) {
    value = number(newValue);
  }

  // Returns the old value.
  public final boolean compareAndExchange(boolean expectedValue, boolean newValue) {
    return compareAndSet(expectedValue, newValue) ? expectedValue : !expectedValue;
  }

  public final boolean compareAndExchangeAcquire(boolean expectedValue, boolean newValue) {
    return compareAndExchange(expectedValue, newValue);
  }

  public final boolean compareAndExchangeRelease(boolean expectedValue, boolean newValue) {
    return compareAndExchange(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetAcquire(boolean expectedValue, boolean newValue) {
    return VM.weakCompareAndSetInt(this, "value", number(expectedValue), number(newValue));
  }

  public final boolean weakCompareAndSetRelease(boolean expectedValue, boolean newValue) {
    return VM.weakCompareAndSetInt(this, "value", number(expectedValue), number(newValue));
  }

  @Override
  public String toString() {
    return String.valueOf(get());
  }
}
