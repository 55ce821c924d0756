// A sum to which threads add. Two threads add to different cells, as OpenJDK's do once they have met, and
// a sum reads the cells one after the other: what it gives may never have been the sum of any moment.
package java.util.concurrent.atomic;

import heddle.VM;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;

public class LongAdder extends Number {
  private volatile long even;  // of threads with even numbers
  private volatile long odd;

  public LongAdder() {}

  public void add(long x) {
    VM.getAndAddLong(this, Thread.currentThread().getId() % 2 == 0 ? "even" : "odd", x);
  }

  public void increment() {
    add(1L);
  }

  public void decrement() {
    add(-1L);
  }

  public long sum() {
    return even + odd;
  }

  public void reset() {
    even = 0;
    odd = 0;
  }

  public long sumThenReset() {
    return VM.getAndSetLong(this, "even", 0L) + VM.getAndSetLong(this, "odd", 0L);
  }

  @Override
  public String toString() {
    return Long.toString(sum());
  }

  @Override
  public long longValue() {
    return sum();
  }

  @Override
  public int intValue() {
    return (int) sum();
  }

  @Override
  public float floatValue() {
    return (float) sum();
  }

  @Override
  public double doubleValue() {
    return (double) sum();
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

    private final long value;

    SerializationProxy(long value) {
      this.value = value;
    }

    private Object readResolve() {
      LongAdder result = new LongAdder();
      result.add(value);
      return result;
    }
  }
}
