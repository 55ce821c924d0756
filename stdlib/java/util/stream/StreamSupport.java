// Streams of spliterators.
package java.util.stream;

import java.util.Iterator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Supplier;

public final class StreamSupport {
  private StreamSupport() {}

  public static <T> Stream<T> stream(Spliterator<T> spliterator, boolean parallel) {
    Objects.requireNonNull(spliterator);
    Source<Iterator<T>> source = new Source<>(
        () -> Spliterators.iterator(spliterator), () -> spliterator.getExactSizeIfKnown());
    return with(new Elements<T>(source, null), parallel);
  }

  public static <T> Stream<T> stream(
      Supplier<? extends Spliterator<T>> supplier, int characteristics, boolean parallel) {
    Objects.requireNonNull(supplier);
    Source<Iterator<T>> source = new Source<>(() -> Spliterators.iterator(supplier.get()));
    return with(new Elements<T>(source, null), parallel);
  }

  private static <T> Stream<T> with(Stream<T> stream, boolean parallel) {
    return parallel ? stream.parallel() : stream;
  }
}
