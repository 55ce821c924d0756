// Streams of spliterators.
package java.util.stream;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Supplier;

public final class StreamSupport {
  private StreamSupport() {}

  public static <T> Stream<T> stream(Spliterator<T> spliterator, boolean parallel) {
    Objects.requireNonNull(spliterator);
    Source<Iterator<T>> source = Source.<Iterator<T>>split(
        () -> Spliterators.iterator(spliterator), () -> spliterator.getExactSizeIfKnown(), () -> split(spliterator));
    return with(new Elements<T>(source, null), parallel);
  }

  public static <T> Stream<T> stream(
      Supplier<? extends Spliterator<T>> supplier, int characteristics, boolean parallel) {
    Objects.requireNonNull(supplier);
    Source<Iterator<T>> source = Source.<Iterator<T>>split(
        () -> Spliterators.iterator(supplier.get()), () -> -1, () -> split(supplier.get()));
    return with(new Elements<T>(source, null), parallel);
  }

  // In two, if the spliterator lets itself be divided.
  private static <T> ArrayList<Supplier<Iterator<T>>> split(Spliterator<T> all) {
    ArrayList<Supplier<Iterator<T>>> parts = new ArrayList<>();
    Spliterator<T> front = all.trySplit();
    if (front != null) parts.add(() -> Spliterators.iterator(front));
    parts.add(() -> Spliterators.iterator(all));
    return parts;
  }

  private static <T> Stream<T> with(Stream<T> stream, boolean parallel) {
    return parallel ? stream.parallel() : stream;
  }
}
