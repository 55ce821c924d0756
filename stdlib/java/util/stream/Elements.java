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
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
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
    return new Elements<T>(
        Source.<Iterator<T>>of(() -> c.iterator(), () -> c.size(), () -> c.toArray(), Elements::over), null);
  }

  @SafeVarargs
  static <T> Stream<T> of(T... values) {
    return of(values, 0, values.length);
  }

  public static <T> Stream<T> of(T[] values, int from, int to) {
    return new Elements<T>(Source.<Iterator<T>>of(
        () -> to - from, (first, end) -> over(values, from + (int) first, from + (int) end)), null);
  }

  @SuppressWarnings("unchecked")
  private static <T> Iterator<T> over(Object[] values, int from, int to) {
    return new Iterator<T>() {
      private int i = from;

      @Override
      public boolean hasNext() {
        return i < to;
      }

      @Override
      public T next() {
        if (i >= to) throw new NoSuchElementException();
        return (T) values[i++];
      }
    };
  }

  // Of unknown length, but finite.
  public static <T> Stream<T> of(Supplier<Iterator<T>> elements) {
    return new Elements<T>(Source.<Iterator<T>>finite(elements, Elements::over), null);
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

  private static <T> ArrayList<T> list(Iterator<T> it) {
    ArrayList<T> all = new ArrayList<>();
    while (it.hasNext()) all.add(it.next());
    return all;
  }

  @SuppressWarnings("unchecked")
  private ArrayList<T> list() {
    if (!isParallel()) return list(open());
    ArrayList<T> all = new ArrayList<>();
    for (Object part : take().run(it -> list(it))) all.addAll((ArrayList<T>) part);
    return all;
  }

  @SuppressWarnings("unchecked")
  private Stream<T> sortedBy(Comparator<? super T> comparator) {
    Source<Iterator<T>> s = take();
    return then(s.whole(it -> {
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
    }, () -> s.size(), Elements::over, false));
  }

  @Override
  public Iterator<T> iterator() {
    Iterator<T> it = open();
    return new Iterator<T>() {  // without the remove() of a collection's
      @Override
      public boolean hasNext() {
        return it.hasNext();
      }

      @Override
      public T next() {
        return it.next();
      }
    };
  }

  // --- Stream

  @Override
  public Stream<T> filter(Predicate<? super T> predicate) {
    require(predicate);
    Source<Iterator<T>> s = take();
    return then(s.each(it -> {
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
    return then(s.each(it -> {
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
    return new IntValues(s.each(it -> {
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
    return new LongValues(s.each(it -> {
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
    return new DoubleValues(s.each(it -> {
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
    return then(s.each(it -> {
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
    return then(s.whole(it -> {
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
    }, Elements::over, false));
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
    return then(s.whole(it -> {
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
    }, () -> s.sizeOf(0, maxSize), Elements::over, true));
  }

  @Override
  public Stream<T> skip(long n) {
    if (n < 0) throw new IllegalArgumentException(Long.toString(n));
    Source<Iterator<T>> s = take();
    return then(s.whole(it -> {
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
    }, () -> s.sizeOf(n, Long.MAX_VALUE), Elements::over, false));
  }

  @Override
  public Stream<T> takeWhile(Predicate<? super T> predicate) {
    require(predicate);
    Source<Iterator<T>> s = take();
    return then(s.whole(it -> {
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
    }, Elements::over, true));
  }

  @Override
  public Stream<T> dropWhile(Predicate<? super T> predicate) {
    require(predicate);
    Source<Iterator<T>> s = take();
    return then(s.whole(it -> {
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
    }, Elements::over, false));
  }

  @Override
  public void forEach(Consumer<? super T> action) {
    require(action);
    if (isParallel()) {
      take().run(it -> each(it, action));
    } else {
      each(open(), action);
    }
  }

  private static <T> Object each(Iterator<T> it, Consumer<? super T> action) {
    while (it.hasNext()) action.accept(it.next());
    return null;
  }

  @Override
  public void forEachOrdered(Consumer<? super T> action) {
    require(action);
    each(isParallel() ? list().iterator() : open(), action);
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
    return this.<T>reduce(identity, accumulator, accumulator);
  }

  @Override
  public Optional<T> reduce(BinaryOperator<T> accumulator) {
    require(accumulator);
    if (!isParallel()) return reduce(open(), accumulator);
    Optional<T> result = Optional.empty();
    for (Object o : take().run(it -> reduce(it, accumulator))) {
      @SuppressWarnings("unchecked")
      Optional<T> part = (Optional<T>) o;
      if (result.isPresent() && part.isPresent()) {
        result = Optional.of(accumulator.apply(result.get(), part.get()));
      } else if (part.isPresent()) {
        result = part;
      }
    }
    return result;
  }

  private static <T> Optional<T> reduce(Iterator<T> it, BinaryOperator<T> accumulator) {
    if (!it.hasNext()) return Optional.empty();
    T result = it.next();
    while (it.hasNext()) result = accumulator.apply(result, it.next());
    return Optional.of(result);
  }

  @Override
  public <U> U reduce(
      U identity, BiFunction<U, ? super T, U> accumulator, BinaryOperator<U> combiner) {
    if (!isParallel()) return reduce(open(), identity, accumulator);
    return join(take().run(it -> reduce(it, identity, accumulator)), combiner);
  }

  private static <T, U> U reduce(Iterator<T> it, U identity, BiFunction<U, ? super T, U> accumulator) {
    U result = identity;
    while (it.hasNext()) result = accumulator.apply(result, it.next());
    return result;
  }

  // The results of the parts, at least one.
  @SuppressWarnings("unchecked")
  private static <U> U join(Object[] parts, BinaryOperator<U> combiner) {
    U all = (U) parts[0];
    for (int i = 1; i < parts.length; i++) all = combiner.apply(all, (U) parts[i]);
    return all;
  }

  @Override
  public <R> R collect(
      Supplier<R> supplier, BiConsumer<R, ? super T> accumulator, BiConsumer<R, R> combiner) {
    if (!isParallel()) return collect(open(), supplier.get(), accumulator);
    return Elements.<R>join(
        take().run(it -> collect(it, supplier.get(), accumulator)), (a, b) -> {
          combiner.accept(a, b);
          return a;
        });
  }

  private static <T, A> A collect(Iterator<T> it, A into, BiConsumer<A, ? super T> accumulator) {
    while (it.hasNext()) accumulator.accept(into, it.next());
    return into;
  }

  @Override
  public <R, A> R collect(Collector<? super T, A, R> collector) {
    BiConsumer<A, ? super T> accumulator = collector.accumulator();
    A container;
    if (!isParallel()) {
      container = collect(open(), collector.supplier().get(), accumulator);
    } else if (collector.characteristics().contains(Collector.Characteristics.CONCURRENT)
        && collector.characteristics().contains(Collector.Characteristics.UNORDERED)) {
      container = collector.supplier().get();
      A shared = container;
      take().run(it -> collect(it, shared, accumulator));
    } else {
      container = join(take().run(it -> collect(it, collector.supplier().get(), accumulator)),
          collector.combiner());
    }
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
    if (!isParallel()) return count(s.open());
    return Elements.<Long>join(s.run(it -> count(it)), (a, b) -> a + b);
  }

  private static long count(Iterator<?> it) {
    long n = 0;
    for (; it.hasNext(); n++) it.next();
    return n;
  }

  @Override
  public boolean anyMatch(Predicate<? super T> predicate) {
    require(predicate);
    return matches(predicate, true);
  }

  @Override
  public boolean allMatch(Predicate<? super T> predicate) {
    require(predicate);
    return !matches(predicate, false);
  }

  // Whether the predicate says so of some element. Parts that have not begun when one is found are left out.
  private boolean matches(Predicate<? super T> predicate, boolean what) {
    if (!isParallel()) return matches(open(), predicate, what);
    AtomicBoolean found = new AtomicBoolean();
    take().run(it -> {
      if (!found.get() && matches(it, predicate, what)) found.set(true);
      return null;
    });
    return found.get();
  }

  private static <T> boolean matches(Iterator<T> it, Predicate<? super T> predicate, boolean what) {
    while (it.hasNext()) {
      if (predicate.test(it.next()) == what) return true;
    }
    return false;
  }

  @Override
  public boolean noneMatch(Predicate<? super T> predicate) {
    return !anyMatch(predicate);
  }

  @Override
  public Optional<T> findFirst() {
    if (!isParallel()) return first(open());
    Object[] parts = take().run(it -> first(it));
    for (Object part : parts) {
      @SuppressWarnings("unchecked")
      Optional<T> first = (Optional<T>) part;
      if (first.isPresent()) return first;
    }
    return Optional.empty();
  }

  private static <T> Optional<T> first(Iterator<T> it) {
    return it.hasNext() ? Optional.of(it.next()) : Optional.empty();
  }

  // Of a parallel stream: the one that is found first.
  @Override
  public Optional<T> findAny() {
    if (!isParallel()) return first(open());
    AtomicReference<T> found = new AtomicReference<>();
    take().run(it -> {
      if (found.get() == null && it.hasNext()) found.compareAndSet(null, Objects.requireNonNull(it.next()));
      return null;
    });
    return Optional.ofNullable(found.get());
  }
}
