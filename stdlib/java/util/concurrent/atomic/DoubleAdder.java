// A sum to which threads add.
package java.util.concurrent.atomic;

import heddle.VM;

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
}
