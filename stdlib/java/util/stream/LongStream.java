// A sequence of longs, each processed when the end of the chain asks for it.
package java.util.stream;

import java.util.LongSummaryStatistics;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.function.BiConsumer;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongSupplier;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;

public interface LongStream extends BaseStream<Long, LongStream> {
  LongStream filter(LongPredicate predicate);

  LongStream map(LongUnaryOperator mapper);

  <U> Stream<U> mapToObj(LongFunction<? extends U> mapper);

  IntStream mapToInt(LongToIntFunction mapper);

  DoubleStream mapToDouble(LongToDoubleFunction mapper);

  DoubleStream asDoubleStream();

  Stream<Long> boxed();

  LongStream flatMap(LongFunction<? extends LongStream> mapper);

  LongStream distinct();

  LongStream sorted();

  LongStream peek(LongConsumer action);

  LongStream limit(long maxSize);

  LongStream skip(long n);

  LongStream takeWhile(LongPredicate predicate);

  LongStream dropWhile(LongPredicate predicate);

  void forEach(LongConsumer action);

  void forEachOrdered(LongConsumer action);

  long[] toArray();

  long reduce(long identity, LongBinaryOperator op);

  OptionalLong reduce(LongBinaryOperator op);

  <R> R collect(Supplier<R> supplier, ObjLongConsumer<R> accumulator, BiConsumer<R, R> combiner);

  long sum();

  OptionalLong min();

  OptionalLong max();

  long count();

  OptionalDouble average();

  LongSummaryStatistics summaryStatistics();

  boolean anyMatch(LongPredicate predicate);

  boolean allMatch(LongPredicate predicate);

  boolean noneMatch(LongPredicate predicate);

  OptionalLong findFirst();

  OptionalLong findAny();

  @Override
  PrimitiveIterator.OfLong iterator();

  static LongStream empty() {
    return LongValues.of(new long[0], 0, 0);
  }

  static LongStream of(long t) {
    return LongValues.of(new long[] {t}, 0, 1);
  }

  static LongStream of(long... values) {
    return LongValues.of(values, 0, values.length);
  }

  static LongStream range(long startInclusive, long endExclusive) {
    return LongValues.range(startInclusive, endExclusive, false);
  }

  static LongStream rangeClosed(long startInclusive, long endInclusive) {
    return LongValues.range(startInclusive, endInclusive, true);
  }

  static LongStream iterate(long seed, LongUnaryOperator f) {
    Objects.requireNonNull(f);
    return LongValues.of(() -> new PrimitiveIterator.OfLong() {
      private long last;
      private boolean begun;

      @Override
      public boolean hasNext() {
        return true;
      }

      @Override
      public long nextLong() {
        last = begun ? f.applyAsLong(last) : seed;
        begun = true;
        return last;
      }
    });
  }

  static LongStream iterate(long seed, LongPredicate hasNext, LongUnaryOperator next) {
    return iterate(seed, next).takeWhile(hasNext);
  }

  static LongStream generate(LongSupplier s) {
    Objects.requireNonNull(s);
    return LongValues.of(() -> new PrimitiveIterator.OfLong() {
      @Override
      public boolean hasNext() {
        return true;
      }

      @Override
      public long nextLong() {
        return s.getAsLong();
      }
    });
  }

  static LongStream concat(LongStream a, LongStream b) {
    return Stream.concat(a.boxed(), b.boxed()).mapToLong(e -> e);
  }

  static Builder builder() {
    return new LongValues.ArrayBuilder();
  }

  interface Builder extends LongConsumer {
    @Override
    void accept(long t);

    default Builder add(long t) {
      accept(t);
      return this;
    }

    LongStream build();
  }
}
