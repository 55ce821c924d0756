// Where a stream's elements come from: opened when a terminal operation begins.
package java.util.stream;

import java.util.Iterator;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

final class Source<I extends Iterator<?>> {
  private static final LongSupplier UNKNOWN = () -> -1;

  private final Supplier<I> open;
  private final LongSupplier size;  // -1: not known without looking

  Source(Supplier<I> open, LongSupplier size) {
    this.open = open;
    this.size = size;
  }

  Source(Supplier<I> open) {
    this(open, UNKNOWN);
  }

  I open() {
    return open.get();
  }

  long size() {
    return size.getAsLong();
  }

  // The size when `maximum` at most, after `skipped`, are taken.
  long sizeOf(long skipped, long maximum) {
    long n = size();
    return n < 0 ? n : Math.min(Math.max(0, n - skipped), maximum);
  }
}
