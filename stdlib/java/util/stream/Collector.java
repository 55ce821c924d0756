// How elements are put together into a result.
package java.util.stream;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;

public interface Collector<T, A, R> {
  Supplier<A> supplier();

  BiConsumer<A, T> accumulator();

  BinaryOperator<A> combiner();

  Function<A, R> finisher();

  Set<Characteristics> characteristics();

  enum Characteristics {
    CONCURRENT, UNORDERED, IDENTITY_FINISH
  }

  @SuppressWarnings("unchecked")
  static <T, R> Collector<T, R, R> of(Supplier<R> supplier, BiConsumer<R, T> accumulator,
      BinaryOperator<R> combiner, Characteristics... characteristics) {
    return new Collectors.Parts<T, R, R>(supplier, accumulator, combiner, a -> a, true).with(characteristics);
  }

  static <T, A, R> Collector<T, A, R> of(Supplier<A> supplier, BiConsumer<A, T> accumulator,
      BinaryOperator<A> combiner, Function<A, R> finisher, Characteristics... characteristics) {
    return new Collectors.Parts<T, A, R>(supplier, accumulator, combiner, finisher,
        java.util.Arrays.asList(characteristics).contains(Characteristics.IDENTITY_FINISH)).with(characteristics);
  }
}
