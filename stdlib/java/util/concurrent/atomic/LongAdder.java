// A sum to which threads add.
package java.util.concurrent.atomic;

import heddle.VM;

public class LongAdder extends Number {
  private volatile long value;

  public LongAdder() {}

  public void add(long x) {
    VM.getAndAddLong(this, "value", x);
  }

  public void increment() {
    VM.getAndAddLong(this, "value", 1L);
  }

  public void decrement() {
    VM.getAndAddLong(this, "value", -1L);
  }

  public long sum() {
    return value;
  }

  public void reset() {
    value = 0;
  }

  public long sumThenReset() {
    return VM.getAndSetLong(this, "value", 0L);
  }

  @Override
  public String toString() {
    return Long.toString(value);
  }

  @Override
  public long longValue() {
    return value;
  }

  @Override
  public int intValue() {
    return (int) value;
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
