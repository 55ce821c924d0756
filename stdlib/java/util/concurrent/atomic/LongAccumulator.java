// A value that threads change with one function.
package java.util.concurrent.atomic;

import heddle.VM;
import java.util.function.LongBinaryOperator;

public class LongAccumulator extends Number {
  private final LongBinaryOperator function;
  private final long identity;
  private volatile long value;

  public LongAccumulator(LongBinaryOperator accumulatorFunction, long identity) {
    function = accumulatorFunction;
    this.identity = identity;
    value = identity;
  }

  public void accumulate(long x) {
    while (true) {
      long old = value;
      long next = function.applyAsLong(old, x);
      if (VM.compareAndSetLong(this, "value", old, next)) return;
    }
  }

  public long get() {
    return value;
  }

  public void reset() {
    value = identity;
  }

  public long getThenReset() {
    return VM.getAndSetLong(this, "value", identity);
  }

  @Override
  public String toString() {
    return Long.toString(get());
  }

  @Override
  public int intValue() {
    return (int) get();
  }

  @Override
  public long longValue() {
    return get();
  }

  @Override
  public float floatValue() {
    return (float) get();
  }

  @Override
  public double doubleValue() {
    return (double) get();
  }
}
