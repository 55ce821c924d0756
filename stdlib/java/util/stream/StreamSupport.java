// Streams of spliterators.
package java.util.stream;

import heddle.Parallel;
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

  // As far as the spliterator lets itself be divided.
  private static <T> ArrayList<Supplier<Iterator<T>>> split(Spliterator<T> all) {
    ArrayList<Supplier<Iterator<T>>> parts = new ArrayList<>();
    split(all, Parallel.parts(Long.MAX_VALUE), parts);
    return parts;
  }

  private static <T> void split(Spliterator<T> all, int most, ArrayList<Supplier<Iterator<T>>> parts) {
    Spliterator<T> front = most > 1 && all.estimateSize() > 1 ? all.trySplit() : null;
    if (front == null) {
      parts.add(() -> Spliterators.iterator(all));
    } else {
      split(front, most / 2, parts);
      split(all, most - most / 2, parts);
    }
  }

  private static <T> Stream<T> with(Stream<T> stream, boolean parallel) {
    return parallel ? stream.parallel() : stream;
  }

  private static PrimitiveStreams primitive() {
    return PrimitiveStreams.get();
  }

  public static IntStream intStream(Spliterator.OfInt spliterator, boolean parallel) {
    Objects.requireNonNull(spliterator);
    return primitive().of(spliterator, null, parallel);
  }

  public static IntStream intStream(
      Supplier<? extends Spliterator.OfInt> supplier, int characteristics, boolean parallel) {
    Objects.requireNonNull(supplier);
    return primitive().of(null, supplier, parallel);
  }

  public static LongStream longStream(Spliterator.OfLong spliterator, boolean parallel) {
    Objects.requireNonNull(spliterator);
    return primitive().of(spliterator, null, parallel);
  }

  public static LongStream longStream(
      Supplier<? extends Spliterator.OfLong> supplier, int characteristics, boolean parallel) {
    Objects.requireNonNull(supplier);
    return primitive().of(null, supplier, parallel);
  }

  public static DoubleStream doubleStream(Spliterator.OfDouble spliterator, boolean parallel) {
    Objects.requireNonNull(spliterator);
    return primitive().of(spliterator, null, parallel);
  }

  public static DoubleStream doubleStream(
      Supplier<? extends Spliterator.OfDouble> supplier, int characteristics, boolean parallel) {
    Objects.requireNonNull(supplier);
    return primitive().of(null, supplier, parallel);
  }
}
