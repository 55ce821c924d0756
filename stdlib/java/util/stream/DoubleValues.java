// The implementation of DoubleStream: iterators upon iterators.
package java.util.stream;

import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.PrimitiveIterator;
import java.util.function.BiConsumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Supplier;

public final class DoubleValues extends AbstractStream<Double, PrimitiveIterator.OfDouble, DoubleStream>
    implements DoubleStream {
  DoubleValues(Source<PrimitiveIterator.OfDouble> source, AbstractStream<?, ?, ?> before) {
    super(source, before);
  }

  // --- for the rest of the library

  public static DoubleStream of(double[] values, int from, int to) {
    return new DoubleValues(Source.<PrimitiveIterator.OfDouble>of(
        () -> to - from, (first, end) -> over(values, from + (int) first, from + (int) end)), null);
  }

  private static PrimitiveIterator.OfDouble over(double[] values, int from, int to) {
    return new PrimitiveIterator.OfDouble() {
      private int i = from;

      @Override
      public boolean hasNext() {
        return i < to;
      }

      @Override
      public double nextDouble() {
        if (i >= to) throw new NoSuchElementException();
        return values[i++];
      }
    };
  }

  private static PrimitiveIterator.OfDouble again(Object[] values) {
    return again(values, 0, values.length);
  }

  private static PrimitiveIterator.OfDouble again(Object[] values, int from, int to) {
    return new PrimitiveIterator.OfDouble() {
      private int i = from;

      @Override
      public boolean hasNext() {
        return i < to;
      }

      @Override
      public double nextDouble() {
        if (i >= to) throw new NoSuchElementException();
        return (Double) values[i++];
      }
    };
  }

  // Of unknown length.
  public static DoubleStream of(Supplier<PrimitiveIterator.OfDouble> elements) {
    return new DoubleValues(new Source<>(elements), null);
  }

  static final class ArrayBuilder implements DoubleStream.Builder {
    private double[] values = new double[8];
    private int count;

    @Override
    public void accept(double t) {
      if (values == null) throw new IllegalStateException();
      if (count == values.length) values = Arrays.copyOf(values, count * 2);
      values[count++] = t;
    }

    @Override
    public DoubleStream build() {
      if (values == null) throw new IllegalStateException();
      double[] all = values;
      values = null;
      return of(all, 0, count);
    }
  }

  // --- inside

  @Override
  DoubleStream self() {
    return this;
  }

  private DoubleStream then(Source<PrimitiveIterator.OfDouble> source) {
    return new DoubleValues(source, this);
  }

  private static void require(Object o) {
    Objects.requireNonNull(o);
  }

  private static double[] array(PrimitiveIterator.OfDouble it) {
    double[] all = new double[8];
    int n = 0;
    while (it.hasNext()) {
      if (n == all.length) all = Arrays.copyOf(all, n * 2);
      all[n++] = it.nextDouble();
    }
    return Arrays.copyOf(all, n);
  }

  @Override
  public PrimitiveIterator.OfDouble iterator() {
    return open();
  }

  // --- DoubleStream

  @Override
  public DoubleStream filter(DoublePredicate predicate) {
    require(predicate);
    Source<PrimitiveIterator.OfDouble> s = take();
    return then(s.each(it -> {
      return new Ahead.OfDouble() {
        @Override
        boolean advance() {
          while (it.hasNext()) {
            next = it.nextDouble();
            if (predicate.test(next)) return true;
          }
          return false;
        }
      };
    }));
  }

  @Override
  public DoubleStream map(DoubleUnaryOperator mapper) {
    require(mapper);
    Source<PrimitiveIterator.OfDouble> s = take();
    return then(s.each(it -> {
      return new PrimitiveIterator.OfDouble() {
        @Override
        public boolean hasNext() {
          return it.hasNext();
        }

        @Override
        public double nextDouble() {
          return mapper.applyAsDouble(it.nextDouble());
        }
      };
    }, () -> s.size()));
  }

  @Override
  public <U> Stream<U> mapToObj(DoubleFunction<? extends U> mapper) {
    require(mapper);
    Source<PrimitiveIterator.OfDouble> s = take();
    return new Elements<U>(s.each(it -> {
      return new Iterator<U>() {
        @Override
        public boolean hasNext() {
          return it.hasNext();
        }

        @Override
        public U next() {
          return mapper.apply(it.nextDouble());
        }
      };
    }, () -> s.size()), this);
  }

  @Override
  public IntStream mapToInt(DoubleToIntFunction mapper) {
    require(mapper);
    Source<PrimitiveIterator.OfDouble> s = take();
    return new IntValues(s.each(it -> {
      return new PrimitiveIterator.OfInt() {
        @Override
        public boolean hasNext() {
          return it.hasNext();
        }

        @Override
        public int nextInt() {
          return mapper.applyAsInt(it.nextDouble());
        }
      };
    }, () -> s.size()), this);
  }

  @Override
  public LongStream mapToLong(DoubleToLongFunction mapper) {
    require(mapper);
    Source<PrimitiveIterator.OfDouble> s = take();
    return new LongValues(s.each(it -> {
      return new PrimitiveIterator.OfLong() {
        @Override
        public boolean hasNext() {
          return it.hasNext();
        }

        @Override
        public long nextLong() {
          return mapper.applyAsLong(it.nextDouble());
        }
      };
    }, () -> s.size()), this);
  }

  @Override
  public Stream<Double> boxed() {
    return mapToObj(e -> e);
  }

  @Override
  public DoubleStream flatMap(DoubleFunction<? extends DoubleStream> mapper) {
    require(mapper);
    Source<PrimitiveIterator.OfDouble> s = take();
    return then(s.each(it -> {
      return new Ahead.OfDouble() {
        private DoubleStream inner;
        private PrimitiveIterator.OfDouble elements;

        @Override
        boolean advance() {
          while (true) {
            if (elements != null) {
              if (elements.hasNext()) {
                next = elements.nextDouble();
                return true;
              }
              inner.close();
              elements = null;
            }
            if (!it.hasNext()) return false;
            inner = mapper.apply(it.nextDouble());
            if (inner != null) elements = inner.iterator();
          }
        }
      };
    }));
  }

  @Override
  public DoubleStream distinct() {
    return boxed().distinct().mapToDouble(e -> e);
  }

  @Override
  public DoubleStream sorted() {
    Source<PrimitiveIterator.OfDouble> s = take();
    return then(s.whole(it -> {
      return new Ahead.OfDouble() {
        private double[] all;
        private int i;

        @Override
        boolean advance() {
          if (all == null) {
            all = array(it);
            Arrays.sort(all);
          }
          if (i == all.length) return false;
          next = all[i++];
          return true;
        }
      };
    }, () -> s.size(), DoubleValues::again, false));
  }

  @Override
  public DoubleStream peek(DoubleConsumer action) {
    require(action);
    return map(e -> {
      action.accept(e);
      return e;
    });
  }

  @Override
  public DoubleStream limit(long maxSize) {
    if (maxSize < 0) throw new IllegalArgumentException(Long.toString(maxSize));
    Source<PrimitiveIterator.OfDouble> s = take();
    return then(s.whole(it -> {
      return new PrimitiveIterator.OfDouble() {
        private long left = maxSize;

        @Override
        public boolean hasNext() {
          return left > 0 && it.hasNext();
        }

        @Override
        public double nextDouble() {
          if (left <= 0) throw new NoSuchElementException();
          left--;
          return it.nextDouble();
        }
      };
    }, () -> s.sizeOf(0, maxSize), DoubleValues::again, true));
  }

  @Override
  public DoubleStream skip(long n) {
    if (n < 0) throw new IllegalArgumentException(Long.toString(n));
    Source<PrimitiveIterator.OfDouble> s = take();
    return then(s.whole(it -> {
      return new Ahead.OfDouble() {
        private long left = n;

        @Override
        boolean advance() {
          for (; left > 0 && it.hasNext(); left--) it.nextDouble();
          if (!it.hasNext()) return false;
          next = it.nextDouble();
          return true;
        }
      };
    }, () -> s.sizeOf(n, Long.MAX_VALUE), DoubleValues::again, false));
  }

  @Override
  public DoubleStream takeWhile(DoublePredicate predicate) {
    require(predicate);
    Source<PrimitiveIterator.OfDouble> s = take();
    return then(s.whole(it -> {
      return new Ahead.OfDouble() {
        private boolean ended;

        @Override
        boolean advance() {
          if (ended || !it.hasNext()) return false;
          next = it.nextDouble();
          ended = !predicate.test(next);
          return !ended;
        }
      };
    }, DoubleValues::again, true));
  }

  @Override
  public DoubleStream dropWhile(DoublePredicate predicate) {
    require(predicate);
    Source<PrimitiveIterator.OfDouble> s = take();
    return then(s.whole(it -> {
      return new Ahead.OfDouble() {
        private boolean begun;

        @Override
        boolean advance() {
          while (it.hasNext()) {
            next = it.nextDouble();
            if (begun || (begun = !predicate.test(next))) return true;
          }
          return false;
        }
      };
    }, DoubleValues::again, false));
  }

  @Override
  public void forEach(DoubleConsumer action) {
    require(action);
    if (isParallel()) {
      boxed().forEach(e -> action.accept(e));
      return;
    }
    PrimitiveIterator.OfDouble it = open();
    while (it.hasNext()) action.accept(it.nextDouble());
  }

  @Override
  public void forEachOrdered(DoubleConsumer action) {
    require(action);
    if (isParallel()) {
      boxed().forEachOrdered(e -> action.accept(e));
    } else {
      forEach(action);
    }
  }

  @Override
  public double[] toArray() {
    return array(isParallel() ? again(boxed().toArray()) : open());
  }

  @Override
  public double reduce(double identity, DoubleBinaryOperator op) {
    if (isParallel()) return boxed().reduce(identity, (a, b) -> op.applyAsDouble(a, b));
    double result = identity;
    PrimitiveIterator.OfDouble it = open();
    while (it.hasNext()) result = op.applyAsDouble(result, it.nextDouble());
    return result;
  }

  @Override
  public OptionalDouble reduce(DoubleBinaryOperator op) {
    if (isParallel()) return optional(boxed().reduce((a, b) -> op.applyAsDouble(a, b)));
    PrimitiveIterator.OfDouble it = open();
    if (!it.hasNext()) return OptionalDouble.empty();
    double result = it.nextDouble();
    while (it.hasNext()) result = op.applyAsDouble(result, it.nextDouble());
    return OptionalDouble.of(result);
  }

  @Override
  public <R> R collect(
      Supplier<R> supplier, ObjDoubleConsumer<R> accumulator, BiConsumer<R, R> combiner) {
    if (isParallel()) return boxed().collect(supplier, (r, e) -> accumulator.accept(r, e), combiner);
    R result = supplier.get();
    PrimitiveIterator.OfDouble it = open();
    while (it.hasNext()) accumulator.accept(result, it.nextDouble());
    return result;
  }

  @Override
  public double sum() {
    return summaryStatistics().getSum();
  }

  @Override
  public OptionalDouble min() {
    return reduce((a, b) -> Math.min(a, b));
  }

  @Override
  public OptionalDouble max() {
    return reduce((a, b) -> Math.max(a, b));
  }

  @Override
  public long count() {
    Source<PrimitiveIterator.OfDouble> s = take();
    long n = s.size();
    if (n >= 0) return n;
    if (isParallel()) return then(s).boxed().filter(e -> true).count();
    PrimitiveIterator.OfDouble it = s.open();
    for (n = 0; it.hasNext(); n++) it.nextDouble();
    return n;
  }

  @Override
  public OptionalDouble average() {
    DoubleSummaryStatistics all = summaryStatistics();
    return all.getCount() == 0 ? OptionalDouble.empty() : OptionalDouble.of(all.getAverage());
  }

  @Override
  public DoubleSummaryStatistics summaryStatistics() {
    DoubleSummaryStatistics all = new DoubleSummaryStatistics();
    if (isParallel()) {
      return collect(() -> new DoubleSummaryStatistics(), (part, e) -> part.accept(e), (a, b) -> a.combine(b));
    }
    PrimitiveIterator.OfDouble it = open();
    while (it.hasNext()) all.accept(it.nextDouble());
    return all;
  }

  @Override
  public boolean anyMatch(DoublePredicate predicate) {
    require(predicate);
    if (isParallel()) return boxed().anyMatch(e -> predicate.test(e));
    PrimitiveIterator.OfDouble it = open();
    while (it.hasNext()) {
      if (predicate.test(it.nextDouble())) return true;
    }
    return false;
  }

  @Override
  public boolean allMatch(DoublePredicate predicate) {
    require(predicate);
    if (isParallel()) return boxed().allMatch(e -> predicate.test(e));
    PrimitiveIterator.OfDouble it = open();
    while (it.hasNext()) {
      if (!predicate.test(it.nextDouble())) return false;
    }
    return true;
  }

  @Override
  public boolean noneMatch(DoublePredicate predicate) {
    return !anyMatch(predicate);
  }

  @Override
  public OptionalDouble findFirst() {
    if (isParallel()) return optional(boxed().findFirst());
    PrimitiveIterator.OfDouble it = open();
    return it.hasNext() ? OptionalDouble.of(it.nextDouble()) : OptionalDouble.empty();
  }

  @Override
  public OptionalDouble findAny() {
    return isParallel() ? optional(boxed().findAny()) : findFirst();
  }

  private static OptionalDouble optional(Optional<Double> o) {
    return o.isPresent() ? OptionalDouble.of(o.get()) : OptionalDouble.empty();
  }
}
