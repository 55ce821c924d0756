// A sequence of elements, each processed when the end of the chain asks for it.
package java.util.stream;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
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
import java.util.function.UnaryOperator;

public interface Stream<T> extends BaseStream<T, Stream<T>> {
  Stream<T> filter(Predicate<? super T> predicate);

  <R> Stream<R> map(Function<? super T, ? extends R> mapper);

  IntStream mapToInt(ToIntFunction<? super T> mapper);

  LongStream mapToLong(ToLongFunction<? super T> mapper);

  DoubleStream mapToDouble(ToDoubleFunction<? super T> mapper);

  <R> Stream<R> flatMap(Function<? super T, ? extends Stream<? extends R>> mapper);

  IntStream flatMapToInt(Function<? super T, ? extends IntStream> mapper);

  LongStream flatMapToLong(Function<? super T, ? extends LongStream> mapper);

  DoubleStream flatMapToDouble(Function<? super T, ? extends DoubleStream> mapper);

  <R> Stream<R> mapMulti(BiConsumer<? super T, ? super Consumer<R>> mapper);

  default IntStream mapMultiToInt(BiConsumer<? super T, ? super java.util.function.IntConsumer> mapper) {
    java.util.Objects.requireNonNull(mapper);
    return PrimitiveStreams.get().mapMultiToInt(this, mapper);
  }

  default LongStream mapMultiToLong(BiConsumer<? super T, ? super java.util.function.LongConsumer> mapper) {
    java.util.Objects.requireNonNull(mapper);
    return PrimitiveStreams.get().mapMultiToLong(this, mapper);
  }

  default DoubleStream mapMultiToDouble(BiConsumer<? super T, ? super java.util.function.DoubleConsumer> mapper) {
    java.util.Objects.requireNonNull(mapper);
    return PrimitiveStreams.get().mapMultiToDouble(this, mapper);
  }

  Stream<T> distinct();

  Stream<T> sorted();

  Stream<T> sorted(Comparator<? super T> comparator);

  Stream<T> peek(Consumer<? super T> action);

  Stream<T> limit(long maxSize);

  Stream<T> skip(long n);

  Stream<T> takeWhile(Predicate<? super T> predicate);

  Stream<T> dropWhile(Predicate<? super T> predicate);

  void forEach(Consumer<? super T> action);

  void forEachOrdered(Consumer<? super T> action);

  Object[] toArray();

  <A> A[] toArray(IntFunction<A[]> generator);

  T reduce(T identity, BinaryOperator<T> accumulator);

  Optional<T> reduce(BinaryOperator<T> accumulator);

  <U> U reduce(U identity, BiFunction<U, ? super T, U> accumulator, BinaryOperator<U> combiner);

  <R> R collect(
      Supplier<R> supplier, BiConsumer<R, ? super T> accumulator, BiConsumer<R, R> combiner);

  <R, A> R collect(Collector<? super T, A, R> collector);

  List<T> toList();

  Optional<T> min(Comparator<? super T> comparator);

  Optional<T> max(Comparator<? super T> comparator);

  long count();

  boolean anyMatch(Predicate<? super T> predicate);

  boolean allMatch(Predicate<? super T> predicate);

  boolean noneMatch(Predicate<? super T> predicate);

  Optional<T> findFirst();

  Optional<T> findAny();

  static <T> Stream<T> empty() {
    return Elements.of();
  }

  static <T> Stream<T> of(T t) {
    return Elements.of(t);
  }

  static <T> Stream<T> ofNullable(T t) {
    return t == null ? Stream.empty() : Elements.of(t);
  }

  @SafeVarargs
  @SuppressWarnings("varargs")
  static <T> Stream<T> of(T... values) {
    return Arrays.stream(values);
  }

  static <T> Stream<T> iterate(T seed, UnaryOperator<T> f) {
    Objects.requireNonNull(f);
    return new Elements<T>(new Source<>(() -> new Iterator<T>() {
      private T last;
      private boolean begun;

      @Override
      public boolean hasNext() {
        return true;
      }

      @Override
      public T next() {
        last = begun ? f.apply(last) : seed;
        begun = true;
        return last;
      }
    }), null);
  }

  static <T> Stream<T> iterate(T seed, Predicate<? super T> hasNext, UnaryOperator<T> next) {
    return iterate(seed, next).takeWhile(hasNext);
  }

  static <T> Stream<T> generate(Supplier<? extends T> s) {
    Objects.requireNonNull(s);
    return new Elements<T>(new Source<>(() -> new Iterator<T>() {
      @Override
      public boolean hasNext() {
        return true;
      }

      @Override
      public T next() {
        return s.get();
      }
    }), null);
  }

  @SuppressWarnings("unchecked")
  static <T> Stream<T> concat(Stream<? extends T> a, Stream<? extends T> b) {
    Source<Iterator<T>> first = ((Elements<T>) a).take();
    Source<Iterator<T>> second = ((Elements<T>) b).take();
    Source<Iterator<T>> both = first.then(second, () -> new Iterator<T>() {
      private Iterator<T> it = first.open();
      private boolean last;

      @Override
      public boolean hasNext() {
        if (it.hasNext()) return true;
        if (last) return false;
        last = true;
        it = second.open();
        return it.hasNext();
      }

      @Override
      public T next() {
        if (!hasNext()) throw new NoSuchElementException();
        return it.next();
      }
    }, () -> first.size() < 0 || second.size() < 0 ? -1 : first.size() + second.size());
    Stream<T> all = new Elements<T>(both, null).onClose(() -> a.close()).onClose(() -> b.close());
    return a.isParallel() || b.isParallel() ? all.parallel() : all;
  }

  static <T> Builder<T> builder() {
    return new Elements.ListBuilder<T>();
  }

  interface Builder<T> extends Consumer<T> {
    @Override
    void accept(T t);

    default Builder<T> add(T t) {
      accept(t);
      return this;
    }

    Stream<T> build();
  }
}
