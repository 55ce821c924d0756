// The implementation of LongStream: iterators upon iterators.
package java.util.stream;

import java.util.Arrays;
import java.util.Iterator;
import java.util.LongSummaryStatistics;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.function.BiConsumer;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;

public final class LongValues extends AbstractStream<Long, PrimitiveIterator.OfLong, LongStream>
    implements LongStream {
  LongValues(Source<PrimitiveIterator.OfLong> source, AbstractStream<?, ?, ?> before) {
    super(source, before);
  }

  // --- for the rest of the library

  public static LongStream of(long[] values, int from, int to) {
    return new LongValues(Source.<PrimitiveIterator.OfLong>of(
        () -> to - from, (first, end) -> over(values, from + (int) first, from + (int) end)), null);
  }

  private static PrimitiveIterator.OfLong over(long[] values, int from, int to) {
    return new PrimitiveIterator.OfLong() {
      private int i = from;

      @Override
      public boolean hasNext() {
        return i < to;
      }

      @Override
      public long nextLong() {
        if (i >= to) throw new NoSuchElementException();
        return values[i++];
      }
    };
  }

  private static PrimitiveIterator.OfLong again(Object[] values) {
    return again(values, 0, values.length);
  }

  private static PrimitiveIterator.OfLong again(Object[] values, int from, int to) {
    return new PrimitiveIterator.OfLong() {
      private int i = from;

      @Override
      public boolean hasNext() {
        return i < to;
      }

      @Override
      public long nextLong() {
        if (i >= to) throw new NoSuchElementException();
        return (Long) values[i++];
      }
    };
  }

  // Of unknown length.
  public static LongStream of(Supplier<PrimitiveIterator.OfLong> elements) {
    return new LongValues(new Source<>(elements), null);
  }

  static LongStream range(long from, long to, boolean closed) {
    if (from > to || from == to && !closed) return of(new long[0], 0, 0);
    long last = closed ? to : to - 1;
    long size = last - from + 1;
    return new LongValues(Source.<PrimitiveIterator.OfLong>of(
        () -> between(from, last, false), () -> size <= 0 ? -1 : size,  // more than a long can hold
        (first, end) -> between(from + first, from + end - 1, first == end)), null);
  }

  private static PrimitiveIterator.OfLong between(long from, long last, boolean empty) {
    return new PrimitiveIterator.OfLong() {
      private long i = from;
      private boolean ended = empty;

      @Override
      public boolean hasNext() {
        return !ended;
      }

      @Override
      public long nextLong() {
        if (ended) throw new NoSuchElementException();
        ended = i == last;
        return i++;
      }
    };
  }

  static final class ArrayBuilder implements LongStream.Builder {
    private long[] values = new long[8];
    private int count;

    @Override
    public void accept(long t) {
      if (values == null) throw new IllegalStateException();
      if (count == values.length) values = Arrays.copyOf(values, count * 2);
      values[count++] = t;
    }

    @Override
    public LongStream build() {
      if (values == null) throw new IllegalStateException();
      long[] all = values;
      values = null;
      return of(all, 0, count);
    }
  }

  // --- inside

  @Override
  LongStream self() {
    return this;
  }

  private LongStream then(Source<PrimitiveIterator.OfLong> source) {
    return new LongValues(source, this);
  }

  private static void require(Object o) {
    Objects.requireNonNull(o);
  }

  private static long[] array(PrimitiveIterator.OfLong it) {
    long[] all = new long[8];
    int n = 0;
    while (it.hasNext()) {
      if (n == all.length) all = Arrays.copyOf(all, n * 2);
      all[n++] = it.nextLong();
    }
    return Arrays.copyOf(all, n);
  }

  @Override
  public PrimitiveIterator.OfLong iterator() {
    return open();
  }

  // --- LongStream

  @Override
  public LongStream filter(LongPredicate predicate) {
    require(predicate);
    Source<PrimitiveIterator.OfLong> s = take();
    return then(s.each(it -> {
      return new Ahead.OfLong() {
        @Override
        boolean advance() {
          while (it.hasNext()) {
            next = it.nextLong();
            if (predicate.test(next)) return true;
          }
          return false;
        }
      };
    }));
  }

  @Override
  public LongStream map(LongUnaryOperator mapper) {
    require(mapper);
    Source<PrimitiveIterator.OfLong> s = take();
    return then(s.each(it -> {
      return new PrimitiveIterator.OfLong() {
        @Override
        public boolean hasNext() {
          return it.hasNext();
        }

        @Override
        public long nextLong() {
          return mapper.applyAsLong(it.nextLong());
        }
      };
    }, () -> s.size()));
  }

  @Override
  public <U> Stream<U> mapToObj(LongFunction<? extends U> mapper) {
    require(mapper);
    Source<PrimitiveIterator.OfLong> s = take();
    return new Elements<U>(s.each(it -> {
      return new Iterator<U>() {
        @Override
        public boolean hasNext() {
          return it.hasNext();
        }

        @Override
        public U next() {
          return mapper.apply(it.nextLong());
        }
      };
    }, () -> s.size()), this);
  }

  @Override
  public IntStream mapToInt(LongToIntFunction mapper) {
    require(mapper);
    Source<PrimitiveIterator.OfLong> s = take();
    return new IntValues(s.each(it -> {
      return new PrimitiveIterator.OfInt() {
        @Override
        public boolean hasNext() {
          return it.hasNext();
        }

        @Override
        public int nextInt() {
          return mapper.applyAsInt(it.nextLong());
        }
      };
    }, () -> s.size()), this);
  }

  @Override
  public DoubleStream mapToDouble(LongToDoubleFunction mapper) {
    require(mapper);
    Source<PrimitiveIterator.OfLong> s = take();
    return new DoubleValues(s.each(it -> {
      return new PrimitiveIterator.OfDouble() {
        @Override
        public boolean hasNext() {
          return it.hasNext();
        }

        @Override
        public double nextDouble() {
          return mapper.applyAsDouble(it.nextLong());
        }
      };
    }, () -> s.size()), this);
  }

  @Override
  public DoubleStream asDoubleStream() {
    return mapToDouble(i -> i);
  }

  @Override
  public Stream<Long> boxed() {
    return mapToObj(e -> e);
  }

  @Override
  public LongStream flatMap(LongFunction<? extends LongStream> mapper) {
    require(mapper);
    Source<PrimitiveIterator.OfLong> s = take();
    return then(s.each(it -> {
      return new Ahead.OfLong() {
        private LongStream inner;
        private PrimitiveIterator.OfLong elements;

        @Override
        boolean advance() {
          while (true) {
            if (elements != null) {
              if (elements.hasNext()) {
                next = elements.nextLong();
                return true;
              }
              inner.close();
              elements = null;
            }
            if (!it.hasNext()) return false;
            inner = mapper.apply(it.nextLong());
            if (inner != null) elements = inner.iterator();
          }
        }
      };
    }));
  }

  @Override
  public LongStream distinct() {
    return boxed().distinct().mapToLong(e -> e);
  }

  @Override
  public LongStream sorted() {
    Source<PrimitiveIterator.OfLong> s = take();
    return then(s.whole(it -> {
      return new Ahead.OfLong() {
        private long[] all;
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
    }, () -> s.size(), LongValues::again, false));
  }

  @Override
  public LongStream peek(LongConsumer action) {
    require(action);
    return map(e -> {
      action.accept(e);
      return e;
    });
  }

  @Override
  public LongStream limit(long maxSize) {
    if (maxSize < 0) throw new IllegalArgumentException(Long.toString(maxSize));
    Source<PrimitiveIterator.OfLong> s = take();
    return then(s.whole(it -> {
      return new PrimitiveIterator.OfLong() {
        private long left = maxSize;

        @Override
        public boolean hasNext() {
          return left > 0 && it.hasNext();
        }

        @Override
        public long nextLong() {
          if (left <= 0) throw new NoSuchElementException();
          left--;
          return it.nextLong();
        }
      };
    }, () -> s.sizeOf(0, maxSize), LongValues::again, true));
  }

  @Override
  public LongStream skip(long n) {
    if (n < 0) throw new IllegalArgumentException(Long.toString(n));
    Source<PrimitiveIterator.OfLong> s = take();
    return then(s.whole(it -> {
      return new Ahead.OfLong() {
        private long left = n;

        @Override
        boolean advance() {
          for (; left > 0 && it.hasNext(); left--) it.nextLong();
          if (!it.hasNext()) return false;
          next = it.nextLong();
          return true;
        }
      };
    }, () -> s.sizeOf(n, Long.MAX_VALUE), LongValues::again, false));
  }

  @Override
  public LongStream takeWhile(LongPredicate predicate) {
    require(predicate);
    Source<PrimitiveIterator.OfLong> s = take();
    return then(s.whole(it -> {
      return new Ahead.OfLong() {
        private boolean ended;

        @Override
        boolean advance() {
          if (ended || !it.hasNext()) return false;
          next = it.nextLong();
          ended = !predicate.test(next);
          return !ended;
        }
      };
    }, LongValues::again, true));
  }

  @Override
  public LongStream dropWhile(LongPredicate predicate) {
    require(predicate);
    Source<PrimitiveIterator.OfLong> s = take();
    return then(s.whole(it -> {
      return new Ahead.OfLong() {
        private boolean begun;

        @Override
        boolean advance() {
          while (it.hasNext()) {
            next = it.nextLong();
            if (begun || (begun = !predicate.test(next))) return true;
          }
          return false;
        }
      };
    }, LongValues::again, false));
  }

  @Override
  public void forEach(LongConsumer action) {
    require(action);
    if (isParallel()) {
      boxed().forEach(e -> action.accept(e));
      return;
    }
    PrimitiveIterator.OfLong it = open();
    while (it.hasNext()) action.accept(it.nextLong());
  }

  @Override
  public void forEachOrdered(LongConsumer action) {
    require(action);
    if (isParallel()) {
      boxed().forEachOrdered(e -> action.accept(e));
    } else {
      forEach(action);
    }
  }

  @Override
  public long[] toArray() {
    return array(isParallel() ? again(boxed().toArray()) : open());
  }

  @Override
  public long reduce(long identity, LongBinaryOperator op) {
    if (isParallel()) return boxed().reduce(identity, (a, b) -> op.applyAsLong(a, b));
    long result = identity;
    PrimitiveIterator.OfLong it = open();
    while (it.hasNext()) result = op.applyAsLong(result, it.nextLong());
    return result;
  }

  @Override
  public OptionalLong reduce(LongBinaryOperator op) {
    if (isParallel()) return optional(boxed().reduce((a, b) -> op.applyAsLong(a, b)));
    PrimitiveIterator.OfLong it = open();
    if (!it.hasNext()) return OptionalLong.empty();
    long result = it.nextLong();
    while (it.hasNext()) result = op.applyAsLong(result, it.nextLong());
    return OptionalLong.of(result);
  }

  @Override
  public <R> R collect(
      Supplier<R> supplier, ObjLongConsumer<R> accumulator, BiConsumer<R, R> combiner) {
    if (isParallel()) return boxed().collect(supplier, (r, e) -> accumulator.accept(r, e), combiner);
    R result = supplier.get();
    PrimitiveIterator.OfLong it = open();
    while (it.hasNext()) accumulator.accept(result, it.nextLong());
    return result;
  }

  @Override
  public long sum() {
    if (isParallel()) return reduce(0, (a, b) -> a + b);
    long sum = 0;
    PrimitiveIterator.OfLong it = open();
    while (it.hasNext()) sum += it.nextLong();
    return sum;
  }

  @Override
  public OptionalLong min() {
    return reduce((a, b) -> Math.min(a, b));
  }

  @Override
  public OptionalLong max() {
    return reduce((a, b) -> Math.max(a, b));
  }

  @Override
  public long count() {
    Source<PrimitiveIterator.OfLong> s = take();
    long n = s.size();
    if (n >= 0) return n;
    if (isParallel()) return then(s).boxed().filter(e -> true).count();
    PrimitiveIterator.OfLong it = s.open();
    for (n = 0; it.hasNext(); n++) it.nextLong();
    return n;
  }

  @Override
  public OptionalDouble average() {
    LongSummaryStatistics all = summaryStatistics();
    return all.getCount() == 0 ? OptionalDouble.empty() : OptionalDouble.of(all.getAverage());
  }

  @Override
  public LongSummaryStatistics summaryStatistics() {
    LongSummaryStatistics all = new LongSummaryStatistics();
    if (isParallel()) {
      return collect(() -> new LongSummaryStatistics(), (part, e) -> part.accept(e), (a, b) -> a.combine(b));
    }
    PrimitiveIterator.OfLong it = open();
    while (it.hasNext()) all.accept(it.nextLong());
    return all;
  }

  @Override
  public boolean anyMatch(LongPredicate predicate) {
    require(predicate);
    if (isParallel()) return boxed().anyMatch(e -> predicate.test(e));
    PrimitiveIterator.OfLong it = open();
    while (it.hasNext()) {
      if (predicate.test(it.nextLong())) return true;
    }
    return false;
  }

  @Override
  public boolean allMatch(LongPredicate predicate) {
    require(predicate);
    if (isParallel()) return boxed().allMatch(e -> predicate.test(e));
    PrimitiveIterator.OfLong it = open();
    while (it.hasNext()) {
      if (!predicate.test(it.nextLong())) return false;
    }
    return true;
  }

  @Override
  public boolean noneMatch(LongPredicate predicate) {
    return !anyMatch(predicate);
  }

  @Override
  public OptionalLong findFirst() {
    if (isParallel()) return optional(boxed().findFirst());
    PrimitiveIterator.OfLong it = open();
    return it.hasNext() ? OptionalLong.of(it.nextLong()) : OptionalLong.empty();
  }

  @Override
  public OptionalLong findAny() {
    return isParallel() ? optional(boxed().findAny()) : findFirst();
  }

  private static OptionalLong optional(Optional<Long> o) {
    return o.isPresent() ? OptionalLong.of(o.get()) : OptionalLong.empty();
  }
}
