// A sequence of ints, each processed when the end of the chain asks for it.
package java.util.stream;

import java.util.IntSummaryStatistics;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.function.BiConsumer;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

public interface IntStream extends BaseStream<Integer, IntStream> {
  IntStream filter(IntPredicate predicate);

  IntStream map(IntUnaryOperator mapper);

  <U> Stream<U> mapToObj(IntFunction<? extends U> mapper);

  LongStream mapToLong(IntToLongFunction mapper);

  DoubleStream mapToDouble(IntToDoubleFunction mapper);

  LongStream asLongStream();

  DoubleStream asDoubleStream();

  Stream<Integer> boxed();

  IntStream flatMap(IntFunction<? extends IntStream> mapper);

  IntStream distinct();

  IntStream sorted();

  IntStream peek(IntConsumer action);

  IntStream limit(long maxSize);

  IntStream skip(long n);

  IntStream takeWhile(IntPredicate predicate);

  IntStream dropWhile(IntPredicate predicate);

  void forEach(IntConsumer action);

  void forEachOrdered(IntConsumer action);

  int[] toArray();

  int reduce(int identity, IntBinaryOperator op);

  OptionalInt reduce(IntBinaryOperator op);

  <R> R collect(Supplier<R> supplier, ObjIntConsumer<R> accumulator, BiConsumer<R, R> combiner);

  int sum();

  OptionalInt min();

  OptionalInt max();

  long count();

  OptionalDouble average();

  IntSummaryStatistics summaryStatistics();

  boolean anyMatch(IntPredicate predicate);

  boolean allMatch(IntPredicate predicate);

  boolean noneMatch(IntPredicate predicate);

  OptionalInt findFirst();

  OptionalInt findAny();

  @Override
  PrimitiveIterator.OfInt iterator();

  static IntStream empty() {
    return IntValues.of(new int[0], 0, 0);
  }

  static IntStream of(int t) {
    return IntValues.of(new int[] {t}, 0, 1);
  }

  static IntStream of(int... values) {
    return IntValues.of(values, 0, values.length);
  }

  static IntStream range(int startInclusive, int endExclusive) {
    return IntValues.range(startInclusive, endExclusive, false);
  }

  static IntStream rangeClosed(int startInclusive, int endInclusive) {
    return IntValues.range(startInclusive, endInclusive, true);
  }

  static IntStream iterate(int seed, IntUnaryOperator f) {
    Objects.requireNonNull(f);
    return IntValues.of(() -> new PrimitiveIterator.OfInt() {
      private int last;
      private boolean begun;

      @Override
      public boolean hasNext() {
        return true;
      }

      @Override
      public int nextInt() {
        last = begun ? f.applyAsInt(last) : seed;
        begun = true;
        return last;
      }
    });
  }

  static IntStream iterate(int seed, IntPredicate hasNext, IntUnaryOperator next) {
    return iterate(seed, next).takeWhile(hasNext);
  }

  static IntStream generate(IntSupplier s) {
    Objects.requireNonNull(s);
    return IntValues.of(() -> new PrimitiveIterator.OfInt() {
      @Override
      public boolean hasNext() {
        return true;
      }

      @Override
      public int nextInt() {
        return s.getAsInt();
      }
    });
  }

  static IntStream concat(IntStream a, IntStream b) {
    return Stream.concat(a.boxed(), b.boxed()).mapToInt(e -> e);
  }

  static Builder builder() {
    return new IntValues.ArrayBuilder();
  }

  interface Builder extends IntConsumer {
    @Override
    void accept(int t);

    default Builder add(int t) {
      accept(t);
      return this;
    }

    IntStream build();
  }
}
