// The implementation of IntStream: iterators upon iterators.
package java.util.stream;

import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.function.BiConsumer;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

public final class IntValues extends AbstractStream<Integer, PrimitiveIterator.OfInt, IntStream>
    implements IntStream {
  IntValues(Source<PrimitiveIterator.OfInt> source, AbstractStream<?, ?, ?> before) {
    super(source, before);
  }

  // --- for the rest of the library

  public static IntStream of(int[] values, int from, int to) {
    return new IntValues(Source.<PrimitiveIterator.OfInt>of(
        () -> to - from, (first, end) -> over(values, from + (int) first, from + (int) end)), null);
  }

  private static PrimitiveIterator.OfInt over(int[] values, int from, int to) {
    return new PrimitiveIterator.OfInt() {
      private int i = from;

      @Override
      public boolean hasNext() {
        return i < to;
      }

      @Override
      public int nextInt() {
        if (i >= to) throw new NoSuchElementException();
        return values[i++];
      }
    };
  }

  private static PrimitiveIterator.OfInt again(Object[] values) {
    return again(values, 0, values.length);
  }

  private static PrimitiveIterator.OfInt again(Object[] values, int from, int to) {
    return new PrimitiveIterator.OfInt() {
      private int i = from;

      @Override
      public boolean hasNext() {
        return i < to;
      }

      @Override
      public int nextInt() {
        if (i >= to) throw new NoSuchElementException();
        return (Integer) values[i++];
      }
    };
  }

  // Of unknown length.
  public static IntStream of(Supplier<PrimitiveIterator.OfInt> elements) {
    return new IntValues(new Source<>(elements), null);
  }

  static IntStream range(int from, int to, boolean closed) {
    if (from > to || from == to && !closed) return of(new int[0], 0, 0);
    int last = closed ? to : to - 1;
    return new IntValues(Source.<PrimitiveIterator.OfInt>of(() -> between(from, last, false), () -> (long) last - from + 1,
        (first, end) -> between((int) (from + first), (int) (from + end - 1), first == end)), null);
  }

  private static PrimitiveIterator.OfInt between(int from, int last, boolean empty) {
    return new PrimitiveIterator.OfInt() {
      private int i = from;
      private boolean ended = empty;

      @Override
      public boolean hasNext() {
        return !ended;
      }

      @Override
      public int nextInt() {
        if (ended) throw new NoSuchElementException();
        ended = i == last;
        return i++;
      }
    };
  }

  static final class ArrayBuilder implements IntStream.Builder {
    private int[] values = new int[8];
    private int count;

    @Override
    public void accept(int t) {
      if (values == null) throw new IllegalStateException();
      if (count == values.length) values = Arrays.copyOf(values, count * 2);
      values[count++] = t;
    }

    @Override
    public IntStream build() {
      if (values == null) throw new IllegalStateException();
      int[] all = values;
      values = null;
      return of(all, 0, count);
    }
  }

  // --- inside

  @Override
  IntStream self() {
    return this;
  }

  private IntStream then(Source<PrimitiveIterator.OfInt> source) {
    return new IntValues(source, this);
  }

  private static void require(Object o) {
    Objects.requireNonNull(o);
  }

  private static int[] array(PrimitiveIterator.OfInt it) {
    int[] all = new int[8];
    int n = 0;
    while (it.hasNext()) {
      if (n == all.length) all = Arrays.copyOf(all, n * 2);
      all[n++] = it.nextInt();
    }
    return Arrays.copyOf(all, n);
  }

  @Override
  public PrimitiveIterator.OfInt iterator() {
    return open();
  }

  // --- IntStream

  @Override
  public IntStream filter(IntPredicate predicate) {
    require(predicate);
    Source<PrimitiveIterator.OfInt> s = take();
    return then(s.each(it -> {
      return new Ahead.OfInt() {
        @Override
        boolean advance() {
          while (it.hasNext()) {
            next = it.nextInt();
            if (predicate.test(next)) return true;
          }
          return false;
        }
      };
    }));
  }

  @Override
  public IntStream map(IntUnaryOperator mapper) {
    require(mapper);
    Source<PrimitiveIterator.OfInt> s = take();
    return then(s.each(it -> {
      return new PrimitiveIterator.OfInt() {
        @Override
        public boolean hasNext() {
          return it.hasNext();
        }

        @Override
        public int nextInt() {
          return mapper.applyAsInt(it.nextInt());
        }
      };
    }, () -> s.size()));
  }

  @Override
  public <U> Stream<U> mapToObj(IntFunction<? extends U> mapper) {
    require(mapper);
    Source<PrimitiveIterator.OfInt> s = take();
    return new Elements<U>(s.each(it -> {
      return new Iterator<U>() {
        @Override
        public boolean hasNext() {
          return it.hasNext();
        }

        @Override
        public U next() {
          return mapper.apply(it.nextInt());
        }
      };
    }, () -> s.size()), this);
  }

  @Override
  public LongStream mapToLong(IntToLongFunction mapper) {
    require(mapper);
    Source<PrimitiveIterator.OfInt> s = take();
    return new LongValues(s.each(it -> {
      return new PrimitiveIterator.OfLong() {
        @Override
        public boolean hasNext() {
          return it.hasNext();
        }

        @Override
        public long nextLong() {
          return mapper.applyAsLong(it.nextInt());
        }
      };
    }, () -> s.size()), this);
  }

  @Override
  public DoubleStream mapToDouble(IntToDoubleFunction mapper) {
    require(mapper);
    Source<PrimitiveIterator.OfInt> s = take();
    return new DoubleValues(s.each(it -> {
      return new PrimitiveIterator.OfDouble() {
        @Override
        public boolean hasNext() {
          return it.hasNext();
        }

        @Override
        public double nextDouble() {
          return mapper.applyAsDouble(it.nextInt());
        }
      };
    }, () -> s.size()), this);
  }

  @Override
  public LongStream asLongStream() {
    return mapToLong(i -> i);
  }

  @Override
  public DoubleStream asDoubleStream() {
    return mapToDouble(i -> i);
  }

  @Override
  public Stream<Integer> boxed() {
    return mapToObj(e -> e);
  }

  @Override
  public IntStream flatMap(IntFunction<? extends IntStream> mapper) {
    require(mapper);
    Source<PrimitiveIterator.OfInt> s = take();
    return then(s.each(it -> {
      return new Ahead.OfInt() {
        private IntStream inner;
        private PrimitiveIterator.OfInt elements;

        @Override
        boolean advance() {
          while (true) {
            if (elements != null) {
              if (elements.hasNext()) {
                next = elements.nextInt();
                return true;
              }
              inner.close();
              elements = null;
            }
            if (!it.hasNext()) return false;
            inner = mapper.apply(it.nextInt());
            if (inner != null) elements = inner.iterator();
          }
        }
      };
    }));
  }

  @Override
  public IntStream distinct() {
    return boxed().distinct().mapToInt(e -> e);
  }

  @Override
  public IntStream sorted() {
    Source<PrimitiveIterator.OfInt> s = take();
    return then(s.whole(it -> {
      return new Ahead.OfInt() {
        private int[] all;
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
    }, () -> s.size(), IntValues::again, false));
  }

  @Override
  public IntStream peek(IntConsumer action) {
    require(action);
    return map(e -> {
      action.accept(e);
      return e;
    });
  }

  @Override
  public IntStream limit(long maxSize) {
    if (maxSize < 0) throw new IllegalArgumentException(Long.toString(maxSize));
    Source<PrimitiveIterator.OfInt> s = take();
    return then(s.whole(it -> {
      return new PrimitiveIterator.OfInt() {
        private long left = maxSize;

        @Override
        public boolean hasNext() {
          return left > 0 && it.hasNext();
        }

        @Override
        public int nextInt() {
          if (left <= 0) throw new NoSuchElementException();
          left--;
          return it.nextInt();
        }
      };
    }, () -> s.sizeOf(0, maxSize), IntValues::again, true));
  }

  @Override
  public IntStream skip(long n) {
    if (n < 0) throw new IllegalArgumentException(Long.toString(n));
    Source<PrimitiveIterator.OfInt> s = take();
    return then(s.whole(it -> {
      return new Ahead.OfInt() {
        private long left = n;

        @Override
        boolean advance() {
          for (; left > 0 && it.hasNext(); left--) it.nextInt();
          if (!it.hasNext()) return false;
          next = it.nextInt();
          return true;
        }
      };
    }, () -> s.sizeOf(n, Long.MAX_VALUE), IntValues::again, false));
  }

  @Override
  public IntStream takeWhile(IntPredicate predicate) {
    require(predicate);
    Source<PrimitiveIterator.OfInt> s = take();
    return then(s.whole(it -> {
      return new Ahead.OfInt() {
        private boolean ended;

        @Override
        boolean advance() {
          if (ended || !it.hasNext()) return false;
          next = it.nextInt();
          ended = !predicate.test(next);
          return !ended;
        }
      };
    }, IntValues::again, true));
  }

  @Override
  public IntStream dropWhile(IntPredicate predicate) {
    require(predicate);
    Source<PrimitiveIterator.OfInt> s = take();
    return then(s.whole(it -> {
      return new Ahead.OfInt() {
        private boolean begun;

        @Override
        boolean advance() {
          while (it.hasNext()) {
            next = it.nextInt();
            if (begun || (begun = !predicate.test(next))) return true;
          }
          return false;
        }
      };
    }, IntValues::again, false));
  }

  @Override
  public void forEach(IntConsumer action) {
    require(action);
    if (isParallel()) {
      boxed().forEach(e -> action.accept(e));
      return;
    }
    PrimitiveIterator.OfInt it = open();
    while (it.hasNext()) action.accept(it.nextInt());
  }

  @Override
  public void forEachOrdered(IntConsumer action) {
    require(action);
    if (isParallel()) {
      boxed().forEachOrdered(e -> action.accept(e));
    } else {
      forEach(action);
    }
  }

  @Override
  public int[] toArray() {
    return array(isParallel() ? again(boxed().toArray()) : open());
  }

  @Override
  public int reduce(int identity, IntBinaryOperator op) {
    if (isParallel()) return boxed().reduce(identity, (a, b) -> op.applyAsInt(a, b));
    int result = identity;
    PrimitiveIterator.OfInt it = open();
    while (it.hasNext()) result = op.applyAsInt(result, it.nextInt());
    return result;
  }

  @Override
  public OptionalInt reduce(IntBinaryOperator op) {
    if (isParallel()) return optional(boxed().reduce((a, b) -> op.applyAsInt(a, b)));
    PrimitiveIterator.OfInt it = open();
    if (!it.hasNext()) return OptionalInt.empty();
    int result = it.nextInt();
    while (it.hasNext()) result = op.applyAsInt(result, it.nextInt());
    return OptionalInt.of(result);
  }

  @Override
  public <R> R collect(
      Supplier<R> supplier, ObjIntConsumer<R> accumulator, BiConsumer<R, R> combiner) {
    if (isParallel()) return boxed().collect(supplier, (r, e) -> accumulator.accept(r, e), combiner);
    R result = supplier.get();
    PrimitiveIterator.OfInt it = open();
    while (it.hasNext()) accumulator.accept(result, it.nextInt());
    return result;
  }

  @Override
  public int sum() {
    if (isParallel()) return reduce(0, (a, b) -> a + b);
    int sum = 0;
    PrimitiveIterator.OfInt it = open();
    while (it.hasNext()) sum += it.nextInt();
    return sum;
  }

  @Override
  public OptionalInt min() {
    return reduce((a, b) -> Math.min(a, b));
  }

  @Override
  public OptionalInt max() {
    return reduce((a, b) -> Math.max(a, b));
  }

  @Override
  public long count() {
    Source<PrimitiveIterator.OfInt> s = take();
    long n = s.size();
    if (n >= 0) return n;
    if (isParallel()) return then(s).boxed().filter(e -> true).count();
    PrimitiveIterator.OfInt it = s.open();
    for (n = 0; it.hasNext(); n++) it.nextInt();
    return n;
  }

  @Override
  public OptionalDouble average() {
    IntSummaryStatistics all = summaryStatistics();
    return all.getCount() == 0 ? OptionalDouble.empty() : OptionalDouble.of(all.getAverage());
  }

  @Override
  public IntSummaryStatistics summaryStatistics() {
    IntSummaryStatistics all = new IntSummaryStatistics();
    if (isParallel()) {
      return collect(() -> new IntSummaryStatistics(), (part, e) -> part.accept(e), (a, b) -> a.combine(b));
    }
    PrimitiveIterator.OfInt it = open();
    while (it.hasNext()) all.accept(it.nextInt());
    return all;
  }

  @Override
  public boolean anyMatch(IntPredicate predicate) {
    require(predicate);
    if (isParallel()) return boxed().anyMatch(e -> predicate.test(e));
    PrimitiveIterator.OfInt it = open();
    while (it.hasNext()) {
      if (predicate.test(it.nextInt())) return true;
    }
    return false;
  }

  @Override
  public boolean allMatch(IntPredicate predicate) {
    require(predicate);
    if (isParallel()) return boxed().allMatch(e -> predicate.test(e));
    PrimitiveIterator.OfInt it = open();
    while (it.hasNext()) {
      if (!predicate.test(it.nextInt())) return false;
    }
    return true;
  }

  @Override
  public boolean noneMatch(IntPredicate predicate) {
    return !anyMatch(predicate);
  }

  @Override
  public OptionalInt findFirst() {
    if (isParallel()) return optional(boxed().findFirst());
    PrimitiveIterator.OfInt it = open();
    return it.hasNext() ? OptionalInt.of(it.nextInt()) : OptionalInt.empty();
  }

  @Override
  public OptionalInt findAny() {
    return isParallel() ? optional(boxed().findAny()) : findFirst();
  }

  private static OptionalInt optional(Optional<Integer> o) {
    return o.isPresent() ? OptionalInt.of(o.get()) : OptionalInt.empty();
  }
}
