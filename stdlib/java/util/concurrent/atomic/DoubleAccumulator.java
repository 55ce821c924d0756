// A value that threads change with one function.
package java.util.concurrent.atomic;

import heddle.VM;
import java.util.function.DoubleBinaryOperator;

public class DoubleAccumulator extends Number {
  private final DoubleBinaryOperator function;
  private final double identity;
  private volatile long value;  // the bits of a double

  public DoubleAccumulator(DoubleBinaryOperator accumulatorFunction, double identity) {
    function = accumulatorFunction;
    this.identity = identity;
    value = Double.doubleToRawLongBits(identity);
  }

  public void accumulate(double x) {
    while (true) {
      long old = value;
      long next = Double.doubleToRawLongBits(function.applyAsDouble(Double.longBitsToDouble(old), x));
      if (VM.compareAndSetLong(this, "value", old, next)) return;
    }
  }

  public double get() {
    return Double.longBitsToDouble(value);
  }

  public void reset() {
    value = Double.doubleToRawLongBits(identity);
  }

  public double getThenReset() {
    return Double.longBitsToDouble(VM.getAndSetLong(this, "value", Double.doubleToRawLongBits(identity)));
  }

  @Override
  public String toString() {
    return Double.toString(get());
  }

  @Override
  public int intValue() {
    return (int) get();
  }

  @Override
  public long longValue() {
    return (long) get();
  }

  @Override
  public float floatValue() {
    return (float) get();
  }

  @Override
  public double doubleValue() {
    return get();
  }
}
