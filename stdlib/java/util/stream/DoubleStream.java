// A sequence of doubles, each processed when the end of the chain asks for it.
package java.util.stream;

import java.util.DoubleSummaryStatistics;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.PrimitiveIterator;
import java.util.function.BiConsumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleSupplier;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Supplier;

public interface DoubleStream extends BaseStream<Double, DoubleStream> {
  DoubleStream filter(DoublePredicate predicate);

  DoubleStream map(DoubleUnaryOperator mapper);

  <U> Stream<U> mapToObj(DoubleFunction<? extends U> mapper);

  IntStream mapToInt(DoubleToIntFunction mapper);

  LongStream mapToLong(DoubleToLongFunction mapper);

  Stream<Double> boxed();

  DoubleStream flatMap(DoubleFunction<? extends DoubleStream> mapper);

  DoubleStream distinct();

  DoubleStream sorted();

  DoubleStream peek(DoubleConsumer action);

  DoubleStream limit(long maxSize);

  DoubleStream skip(long n);

  DoubleStream takeWhile(DoublePredicate predicate);

  DoubleStream dropWhile(DoublePredicate predicate);

  void forEach(DoubleConsumer action);

  void forEachOrdered(DoubleConsumer action);

  double[] toArray();

  double reduce(double identity, DoubleBinaryOperator op);

  OptionalDouble reduce(DoubleBinaryOperator op);

  <R> R collect(Supplier<R> supplier, ObjDoubleConsumer<R> accumulator, BiConsumer<R, R> combiner);

  double sum();

  OptionalDouble min();

  OptionalDouble max();

  long count();

  OptionalDouble average();

  DoubleSummaryStatistics summaryStatistics();

  boolean anyMatch(DoublePredicate predicate);

  boolean allMatch(DoublePredicate predicate);

  boolean noneMatch(DoublePredicate predicate);

  OptionalDouble findFirst();

  OptionalDouble findAny();

  @Override
  PrimitiveIterator.OfDouble iterator();

  static DoubleStream empty() {
    return DoubleValues.of(new double[0], 0, 0);
  }

  static DoubleStream of(double t) {
    return DoubleValues.of(new double[] {t}, 0, 1);
  }

  static DoubleStream of(double... values) {
    return DoubleValues.of(values, 0, values.length);
  }

  static DoubleStream iterate(double seed, DoubleUnaryOperator f) {
    Objects.requireNonNull(f);
    return DoubleValues.of(() -> new PrimitiveIterator.OfDouble() {
      private double last;
      private boolean begun;

      @Override
      public boolean hasNext() {
        return true;
      }

      @Override
      public double nextDouble() {
        last = begun ? f.applyAsDouble(last) : seed;
        begun = true;
        return last;
      }
    });
  }

  static DoubleStream iterate(double seed, DoublePredicate hasNext, DoubleUnaryOperator next) {
    return iterate(seed, next).takeWhile(hasNext);
  }

  static DoubleStream generate(DoubleSupplier s) {
    Objects.requireNonNull(s);
    return DoubleValues.of(() -> new PrimitiveIterator.OfDouble() {
      @Override
      public boolean hasNext() {
        return true;
      }

      @Override
      public double nextDouble() {
        return s.getAsDouble();
      }
    });
  }

  static DoubleStream concat(DoubleStream a, DoubleStream b) {
    return Stream.concat(a.boxed(), b.boxed()).mapToDouble(e -> e);
  }

  static Builder builder() {
    return new DoubleValues.ArrayBuilder();
  }

  interface Builder extends DoubleConsumer {
    @Override
    void accept(double t);

    default Builder add(double t) {
      accept(t);
      return this;
    }

    DoubleStream build();
  }
}
