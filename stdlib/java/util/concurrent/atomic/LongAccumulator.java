// A value that threads change with one function.
package java.util.concurrent.atomic;

import heddle.VM;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
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

  // --- in streams of objects

  private Object writeReplace() {
    return new SerializationProxy(get(), function, identity);
  }

  private void readObject(ObjectInputStream in) throws InvalidObjectException {
    throw new InvalidObjectException("Proxy required");
  }

  private static final class SerializationProxy implements Serializable {
    private static final long serialVersionUID = 7249069246863182397L;

    private final long value;
    private final LongBinaryOperator function;
    private final long identity;

    SerializationProxy(long value, LongBinaryOperator function, long identity) {
      this.value = value;
      this.function = function;
      this.identity = identity;
    }

    private Object readResolve() {
      LongAccumulator result = new LongAccumulator(function, identity);
      result.value = value;
      return result;
    }
  }
}
