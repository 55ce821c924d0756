// A sum to which threads add.
package java.util.concurrent.atomic;

import heddle.VM;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;

public class DoubleAdder extends Number {
  private volatile long bits;  // of a double

  public DoubleAdder() {}

  public void add(double x) {
    while (true) {
      long old = bits;
      long next = Double.doubleToRawLongBits(Double.longBitsToDouble(old) + x);
      if (VM.compareAndSetLong(this, "bits", old, next)) return;
    }
  }

  public double sum() {
    return Double.longBitsToDouble(bits);
  }

  public void reset() {
    bits = 0;
  }

  public double sumThenReset() {
    return Double.longBitsToDouble(VM.getAndSetLong(this, "bits", 0L));
  }

  @Override
  public String toString() {
    return Double.toString(sum());
  }

  @Override
  public double doubleValue() {
    return sum();
  }

  @Override
  public long longValue() {
    return (long) sum();
  }

  @Override
  public int intValue() {
    return (int) sum();
  }

  @Override
  public float floatValue() {
    return (float) sum();
  }

  // --- in streams of objects

  private Object writeReplace() {
    return new SerializationProxy(sum());
  }

  private void readObject(ObjectInputStream in) throws InvalidObjectException {
    throw new InvalidObjectException("Proxy required");
  }

  private static final class SerializationProxy implements Serializable {
    private static final long serialVersionUID = 7249069246863182397L;

    private final double value;

    SerializationProxy(double value) {
      this.value = value;
    }

    private Object readResolve() {
      DoubleAdder result = new DoubleAdder();
      result.add(value);
      return result;
    }
  }
}
