// A value that threads change with one function.
package java.util.concurrent.atomic;

import heddle.VM;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
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

  // --- in streams of objects

  private Object writeReplace() {
    return new SerializationProxy(get(), function, Double.doubleToRawLongBits(identity));
  }

  private void readObject(ObjectInputStream in) throws InvalidObjectException {
    throw new InvalidObjectException("Proxy required");
  }

  private static final class SerializationProxy implements Serializable {
    private static final long serialVersionUID = 7249069246863182397L;

    private final double value;
    private final DoubleBinaryOperator function;
    private final long identity;

    SerializationProxy(double value, DoubleBinaryOperator function, long identity) {
      this.value = value;
      this.function = function;
      this.identity = identity;
    }

    private Object readResolve() {
      DoubleAccumulator result = new DoubleAccumulator(function, Double.longBitsToDouble(identity));
      result.value = Double.doubleToRawLongBits(value);
      return result;
    }
  }
}
