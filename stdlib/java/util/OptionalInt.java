// A int that may be absent.
package java.util;

import java.util.function.IntConsumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;

public final class OptionalInt {
  private static final OptionalInt EMPTY = new OptionalInt(false, 0);

  private final boolean present;
  private final int value;

  private OptionalInt(boolean present, int value) {
    this.present = present;
    this.value = value;
  }

  public static OptionalInt empty() {
    return EMPTY;
  }

  public static OptionalInt of(int value) {
    return new OptionalInt(true, value);
  }

  public int getAsInt() {
    if (!present) throw new NoSuchElementException("No value present");
    return value;
  }

  public boolean isPresent() {
    return present;
  }

  public boolean isEmpty() {
    return !present;
  }

  public void ifPresent(IntConsumer action) {
    if (present) action.accept(value);
  }

  public void ifPresentOrElse(IntConsumer action, Runnable emptyAction) {
    if (present) {
      action.accept(value);
    } else {
      emptyAction.run();
    }
  }

  public int orElse(int other) {
    return present ? value : other;
  }

  public int orElseGet(IntSupplier supplier) {
    return present ? value : supplier.getAsInt();
  }

  public int orElseThrow() {
    return getAsInt();
  }

  public <X extends Throwable> int orElseThrow(Supplier<? extends X> exceptionSupplier) throws X {
    if (present) return value;
    throw exceptionSupplier.get();
  }

  @Override
  public boolean equals(Object obj) {
    if (!(obj instanceof OptionalInt)) return false;
    OptionalInt other = (OptionalInt) obj;
    return present == other.present && (!present || value == other.value);
  }

  @Override
  public int hashCode() {
    return present ? Integer.hashCode(value) : 0;
  }

  @Override
  public String toString() {
    return present ? "OptionalInt[" + value + "]" : "OptionalInt.empty";
  }

  public IntStream stream() {
    return present ? IntStream.of(value) : IntStream.empty();
  }
}
