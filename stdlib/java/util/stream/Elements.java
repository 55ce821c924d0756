// The implementation of Stream: iterators upon iterators.
package java.util.stream;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.PrimitiveIterator;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

public final class Elements<T> extends AbstractStream<T, Iterator<T>, Stream<T>>
    implements Stream<T> {
  Elements(Source<Iterator<T>> source, AbstractStream<?, ?, ?> before) {
    super(source, before);
  }

  // --- for the rest of the library

  public static <T> Stream<T> of(Collection<T> c) {
    return new Elements<T>(new Source<>(() -> c.iterator(), () -> c.size()), null);
  }

  @SafeVarargs
  static <T> Stream<T> of(T... values) {
    return of(values, 0, values.length);
  }

  public static <T> Stream<T> of(T[] values, int from, int to) {
    return new Elements<T>(new Source<>(() -> new Iterator<T>() {
      private int i = from;

      @Override
      public boolean hasNext() {
        return i < to;
      }

      @Override
      public T next() {
        if (i >= to) throw new NoSuchElementException();
        return values[i++];
      }
    }, () -> to - from), null);
  }

  // Of unknown length.
  public static <T> Stream<T> of(Supplier<Iterator<T>> elements) {
    return new Elements<T>(new Source<>(elements), null);
  }

  static final class ListBuilder<T> implements Stream.Builder<T> {
    private ArrayList<T> list = new ArrayList<>();

    @Override
    public void accept(T t) {
      if (list == null) throw new IllegalStateException();
      list.add(t);
    }

    @Override
    public Stream<T> build() {
      if (list == null) throw new IllegalStateException();
      ArrayList<T> all = list;
      list = null;
      return all.stream();
    }
  }

  // --- inside

  @Override
  Stream<T> self() {
    return this;
  }

  private <R> Stream<R> then(Source<Iterator<R>> source) {
    return new Elements<R>(source, this);
  }

  private static void require(Object o) {
    Objects.requireNonNull(o);
  }

  private ArrayList<T> list() {
    ArrayList<T> all = new ArrayList<>();
    Iterator<T> it = open();
    while (it.hasNext()) all.add(it.next());
    return all;
  }

  @SuppressWarnings("unchecked")
  private Stream<T> sortedBy(Comparator<? super T> comparator) {
    Source<Iterator<T>> s = take();
    return then(new Source<>(() -> {
      Iterator<T> it = s.open();
      return new Ahead<T>() {
        private Object[] all;
        private int i;

        @Override
        boolean advance() {
          if (all == null) {
            ArrayList<T> list = new ArrayList<>();
            while (it.hasNext()) list.add(it.next());
            all = list.toArray();
            Arrays.sort((T[]) all, comparator);
          }
          if (i == all.length) return false;
          next = (T) all[i++];
          return true;
        }
      };
    }, () -> s.size()));
  }

  @Override
  public Iterator<T> iterator() {
    return open();
  }

  // --- Stream

  @Override
  public Stream<T> filter(Predicate<? super T> predicate) {
    require(predicate);
    Source<Iterator<T>> s = take();
    return then(new Source<>(() -> {
      Iterator<T> it = s.open();
      return new Ahead<T>() {
        @Override
        boolean advance() {
          while (it.hasNext()) {
            next = it.next();
            if (predicate.test(next)) return true;
          }
          return false;
        }
      };
    }));
  }

  @Override
  public <R> Stream<R> map(Function<? super T, ? extends R> mapper) {
    require(mapper);
    Source<Iterator<T>> s = take();
    return then(new Source<>(() -> {
      Iterator<T> it = s.open();
      return new Iterator<R>() {
        @Override
        public boolean hasNext() {
          return it.hasNext();
        }

        @Override
        public R next() {
          return mapper.apply(it.next());
        }
      };
    }, () -> s.size()));
  }

  @Override
  public IntStream mapToInt(ToIntFunction<? super T> mapper) {
    require(mapper);
    Source<Iterator<T>> s = take();
    return new IntValues(new Source<>(() -> {
      Iterator<T> it = s.open();
      return new PrimitiveIterator.OfInt() {
        @Override
        public boolean hasNext() {
          return it.hasNext();
        }

        @Override
        public int nextInt() {
          return mapper.applyAsInt(it.next());
        }
      };
    }, () -> s.size()), this);
  }

  @Override
  public LongStream mapToLong(ToLongFunction<? super T> mapper) {
    require(mapper);
    Source<Iterator<T>> s = take();
    return new LongValues(new Source<>(() -> {
      Iterator<T> it = s.open();
      return new PrimitiveIterator.OfLong() {
        @Override
        public boolean hasNext() {
          return it.hasNext();
        }

        @Override
        public long nextLong() {
          return mapper.applyAsLong(it.next());
        }
      };
    }, () -> s.size()), this);
  }

  @Override
  public DoubleStream mapToDouble(ToDoubleFunction<? super T> mapper) {
    require(mapper);
    Source<Iterator<T>> s = take();
    return new DoubleValues(new Source<>(() -> {
      Iterator<T> it = s.open();
      return new PrimitiveIterator.OfDouble() {
        @Override
        public boolean hasNext() {
          return it.hasNext();
        }

        @Override
        public double nextDouble() {
          return mapper.applyAsDouble(it.next());
        }
      };
    }, () -> s.size()), this);
  }

  @Override
  public <R> Stream<R> flatMap(Function<? super T, ? extends Stream<? extends R>> mapper) {
    require(mapper);
    Source<Iterator<T>> s = take();
    return then(new Source<>(() -> {
      Iterator<T> it = s.open();
      return new Ahead<R>() {
        private Stream<? extends R> inner;
        private Iterator<? extends R> elements;

        @Override
        boolean advance() {
          while (true) {
            if (elements != null) {
              if (elements.hasNext()) {
                next = elements.next();
                return true;
              }
              inner.close();
              elements = null;
            }
            if (!it.hasNext()) return false;
            inner = mapper.apply(it.next());
            if (inner != null) elements = inner.iterator();
          }
        }
      };
    }));
  }

  @Override
  public IntStream flatMapToInt(Function<? super T, ? extends IntStream> mapper) {
    require(mapper);
    return flatMap(e -> {
      IntStream inner = mapper.apply(e);
      return inner == null ? null : inner.boxed();
    }).mapToInt(e -> e);
  }

  @Override
  public LongStream flatMapToLong(Function<? super T, ? extends LongStream> mapper) {
    require(mapper);
    return flatMap(e -> {
      LongStream inner = mapper.apply(e);
      return inner == null ? null : inner.boxed();
    }).mapToLong(e -> e);
  }

  @Override
  public DoubleStream flatMapToDouble(Function<? super T, ? extends DoubleStream> mapper) {
    require(mapper);
    return flatMap(e -> {
      DoubleStream inner = mapper.apply(e);
      return inner == null ? null : inner.boxed();
    }).mapToDouble(e -> e);
  }

  @Override
  public <R> Stream<R> mapMulti(BiConsumer<? super T, ? super Consumer<R>> mapper) {
    require(mapper);
    return flatMap(e -> {
      ArrayList<R> buffer = new ArrayList<>();
      mapper.accept(e, (Consumer<R>) r -> buffer.add(r));
      return buffer.stream();
    });
  }

  @Override
  public Stream<T> distinct() {
    Source<Iterator<T>> s = take();
    return then(new Source<>(() -> {
      Iterator<T> it = s.open();
      HashSet<T> seen = new HashSet<>();
      return new Ahead<T>() {
        @Override
        boolean advance() {
          while (it.hasNext()) {
            next = it.next();
            if (seen.add(next)) return true;
          }
          return false;
        }
      };
    }));
  }

  @Override
  public Stream<T> sorted() {
    return sortedBy(null);
  }

  @Override
  public Stream<T> sorted(Comparator<? super T> comparator) {
    require(comparator);
    return sortedBy(comparator);
  }

  @Override
  public Stream<T> peek(Consumer<? super T> action) {
    require(action);
    return map(e -> {
      action.accept(e);
      return e;
    });
  }

  @Override
  public Stream<T> limit(long maxSize) {
    if (maxSize < 0) throw new IllegalArgumentException(Long.toString(maxSize));
    Source<Iterator<T>> s = take();
    return then(new Source<>(() -> {
      Iterator<T> it = s.open();
      return new Iterator<T>() {
        private long left = maxSize;

        @Override
        public boolean hasNext() {
          return left > 0 && it.hasNext();
        }

        @Override
        public T next() {
          if (left <= 0) throw new NoSuchElementException();
          left--;
          return it.next();
        }
      };
    }, () -> s.sizeOf(0, maxSize)));
  }

  @Override
  public Stream<T> skip(long n) {
    if (n < 0) throw new IllegalArgumentException(Long.toString(n));
    Source<Iterator<T>> s = take();
    return then(new Source<>(() -> {
      Iterator<T> it = s.open();
      return new Ahead<T>() {
        private long left = n;

        @Override
        boolean advance() {
          for (; left > 0 && it.hasNext(); left--) it.next();
          if (!it.hasNext()) return false;
          next = it.next();
          return true;
        }
      };
    }, () -> s.sizeOf(n, Long.MAX_VALUE)));
  }

  @Override
  public Stream<T> takeWhile(Predicate<? super T> predicate) {
    require(predicate);
    Source<Iterator<T>> s = take();
    return then(new Source<>(() -> {
      Iterator<T> it = s.open();
      return new Ahead<T>() {
        private boolean ended;

        @Override
        boolean advance() {
          if (ended || !it.hasNext()) return false;
          next = it.next();
          ended = !predicate.test(next);
          return !ended;
        }
      };
    }));
  }

  @Override
  public Stream<T> dropWhile(Predicate<? super T> predicate) {
    require(predicate);
    Source<Iterator<T>> s = take();
    return then(new Source<>(() -> {
      Iterator<T> it = s.open();
      return new Ahead<T>() {
        private boolean begun;

        @Override
        boolean advance() {
          while (it.hasNext()) {
            next = it.next();
            if (begun || (begun = !predicate.test(next))) return true;
          }
          return false;
        }
      };
    }));
  }

  @Override
  public void forEach(Consumer<? super T> action) {
    require(action);
    Iterator<T> it = open();
    while (it.hasNext()) action.accept(it.next());
  }

  @Override
  public void forEachOrdered(Consumer<? super T> action) {
    forEach(action);
  }

  @Override
  public Object[] toArray() {
    return list().toArray();
  }

  @Override
  public <A> A[] toArray(IntFunction<A[]> generator) {
    ArrayList<T> all = list();
    A[] into = generator.apply(all.size());
    for (int i = 0; i < all.size(); i++) ((Object[]) into)[i] = all.get(i);
    return into;
  }

  @Override
  public T reduce(T identity, BinaryOperator<T> accumulator) {
    T result = identity;
    Iterator<T> it = open();
    while (it.hasNext()) result = accumulator.apply(result, it.next());
    return result;
  }

  @Override
  public Optional<T> reduce(BinaryOperator<T> accumulator) {
    Iterator<T> it = open();
    if (!it.hasNext()) return Optional.empty();
    T result = it.next();
    while (it.hasNext()) result = accumulator.apply(result, it.next());
    return Optional.of(result);
  }

  @Override
  public <U> U reduce(
      U identity, BiFunction<U, ? super T, U> accumulator, BinaryOperator<U> combiner) {
    U result = identity;
    Iterator<T> it = open();
    while (it.hasNext()) result = accumulator.apply(result, it.next());
    return result;
  }

  @Override
  public <R> R collect(
      Supplier<R> supplier, BiConsumer<R, ? super T> accumulator, BiConsumer<R, R> combiner) {
    R result = supplier.get();
    Iterator<T> it = open();
    while (it.hasNext()) accumulator.accept(result, it.next());
    return result;
  }

  @Override
  public <R, A> R collect(Collector<? super T, A, R> collector) {
    A container = collector.supplier().get();
    BiConsumer<A, ? super T> accumulator = collector.accumulator();
    Iterator<T> it = open();
    while (it.hasNext()) accumulator.accept(container, it.next());
    return collector.finisher().apply(container);
  }

  @Override
  public List<T> toList() {
    return Collections.unmodifiableList(list());
  }

  @Override
  public Optional<T> min(Comparator<? super T> comparator) {
    return reduce((a, b) -> comparator.compare(a, b) <= 0 ? a : b);
  }

  @Override
  public Optional<T> max(Comparator<? super T> comparator) {
    return reduce((a, b) -> comparator.compare(a, b) >= 0 ? a : b);
  }

  @Override
  public long count() {
    Source<Iterator<T>> s = take();
    long n = s.size();
    if (n >= 0) return n;
    Iterator<T> it = s.open();
    for (n = 0; it.hasNext(); n++) it.next();
    return n;
  }

  @Override
  public boolean anyMatch(Predicate<? super T> predicate) {
    require(predicate);
    Iterator<T> it = open();
    while (it.hasNext()) {
      if (predicate.test(it.next())) return true;
    }
    return false;
  }

  @Override
  public boolean allMatch(Predicate<? super T> predicate) {
    require(predicate);
    Iterator<T> it = open();
    while (it.hasNext()) {
      if (!predicate.test(it.next())) return false;
    }
    return true;
  }

  @Override
  public boolean noneMatch(Predicate<? super T> predicate) {
    return !anyMatch(predicate);
  }

  @Override
  public Optional<T> findFirst() {
    Iterator<T> it = open();
    return it.hasNext() ? Optional.of(it.next()) : Optional.empty();
  }

  @Override
  public Optional<T> findAny() {
    return findFirst();
  }
}
