// The usual collectors.
package java.util.stream;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

public final class Collectors {
  private Collectors() {}

  static final class Parts<T, A, R> implements Collector<T, A, R> {
    private final Supplier<A> supplier;
    private final BiConsumer<A, T> accumulator;
    private final BinaryOperator<A> combiner;
    private final Function<A, R> finisher;
    private final boolean identity;  // the finisher does nothing
    private boolean concurrent;      // several threads may fill one container
    private boolean unordered;       // in any order

    Parts(Supplier<A> supplier, BiConsumer<A, T> accumulator, BinaryOperator<A> combiner,
        Function<A, R> finisher, boolean identity) {
      this.supplier = Objects.requireNonNull(supplier);
      this.accumulator = Objects.requireNonNull(accumulator);
      this.combiner = Objects.requireNonNull(combiner);
      this.finisher = Objects.requireNonNull(finisher);
      this.identity = identity;
    }

    @Override
    public Supplier<A> supplier() {
      return supplier;
    }

    @Override
    public BiConsumer<A, T> accumulator() {
      return accumulator;
    }

    @Override
    public BinaryOperator<A> combiner() {
      return combiner;
    }

    @Override
    public Function<A, R> finisher() {
      return finisher;
    }

    Parts<T, A, R> concurrent() {
      concurrent = true;
      return unordered();
    }

    Parts<T, A, R> unordered() {
      unordered = true;
      return this;
    }

    // What the maker of a collector says of it.
    Parts<T, A, R> with(Characteristics... characteristics) {
      for (Characteristics c : characteristics) {
        concurrent |= c == Characteristics.CONCURRENT;
        unordered |= c == Characteristics.UNORDERED;
      }
      return this;
    }

    @Override
    public Set<Characteristics> characteristics() {
      EnumSet<Characteristics> all = EnumSet.noneOf(Characteristics.class);
      if (identity) all.add(Characteristics.IDENTITY_FINISH);
      if (concurrent) all.add(Characteristics.CONCURRENT);
      if (unordered) all.add(Characteristics.UNORDERED);
      return Collections.unmodifiableSet(all);
    }
  }

  // A variable for collectors whose container is one value.
  private static final class Box<T> {
    T value;
    boolean present;

    Box(T value) {
      this.value = value;
    }
  }

  public static <T, C extends Collection<T>> Collector<T, ?, C> toCollection(
      Supplier<C> collectionFactory) {
    return new Parts<T, C, C>(collectionFactory, (c, t) -> c.add(t), (a, b) -> {
      a.addAll(b);
      return a;
    }, c -> c, true);
  }

  public static <T> Collector<T, ?, List<T>> toList() {
    return Collectors.<T, List<T>>toCollection(() -> new ArrayList<T>());
  }

  public static <T> Collector<T, ?, List<T>> toUnmodifiableList() {
    return collectingAndThen(Collectors.<T>toList(), l -> List.copyOf(l));
  }

  public static <T> Collector<T, ?, Set<T>> toSet() {
    return new Parts<T, Set<T>, Set<T>>(() -> new HashSet<T>(), (s, t) -> s.add(t), (a, b) -> {
      a.addAll(b);
      return a;
    }, s -> s, true).unordered();
  }

  public static <T> Collector<T, ?, Set<T>> toUnmodifiableSet() {
    return collectingAndThen(Collectors.<T>toSet(), s -> Set.copyOf(s));
  }

  public static Collector<CharSequence, ?, String> joining() {
    return joining("", "", "");
  }

  public static Collector<CharSequence, ?, String> joining(CharSequence delimiter) {
    return joining(delimiter, "", "");
  }

  public static Collector<CharSequence, ?, String> joining(
      CharSequence delimiter, CharSequence prefix, CharSequence suffix) {
    return new Parts<CharSequence, StringJoiner, String>(
        () -> new StringJoiner(delimiter, prefix, suffix), (j, s) -> j.add(s),
        (a, b) -> a.merge(b), j -> j.toString(), false);
  }

  public static <T, U, A, R> Collector<T, ?, R> mapping(
      Function<? super T, ? extends U> mapper, Collector<? super U, A, R> downstream) {
    BiConsumer<A, ? super U> down = downstream.accumulator();
    return new Parts<T, A, R>(downstream.supplier(), (a, t) -> down.accept(a, mapper.apply(t)),
        downstream.combiner(), downstream.finisher(), false);
  }

  public static <T, U, A, R> Collector<T, ?, R> flatMapping(
      Function<? super T, ? extends Stream<? extends U>> mapper,
      Collector<? super U, A, R> downstream) {
    BiConsumer<A, ? super U> down = downstream.accumulator();
    return new Parts<T, A, R>(downstream.supplier(), (a, t) -> {
      Stream<? extends U> inner = mapper.apply(t);
      if (inner != null) inner.forEach(u -> down.accept(a, u));
    }, downstream.combiner(), downstream.finisher(), false);
  }

  public static <T, A, R> Collector<T, ?, R> filtering(
      Predicate<? super T> predicate, Collector<? super T, A, R> downstream) {
    BiConsumer<A, ? super T> down = downstream.accumulator();
    return new Parts<T, A, R>(downstream.supplier(), (a, t) -> {
      if (predicate.test(t)) down.accept(a, t);
    }, downstream.combiner(), downstream.finisher(), false);
  }

  public static <T, A, R, RR> Collector<T, A, RR> collectingAndThen(
      Collector<T, A, R> downstream, Function<R, RR> finisher) {
    return new Parts<T, A, RR>(downstream.supplier(), downstream.accumulator(),
        downstream.combiner(), downstream.finisher().andThen(finisher), false);
  }

  public static <T> Collector<T, ?, Long> counting() {
    return summingLong(e -> 1L);
  }

  public static <T> Collector<T, ?, Optional<T>> minBy(Comparator<? super T> comparator) {
    return reducing((a, b) -> comparator.compare(a, b) <= 0 ? a : b);
  }

  public static <T> Collector<T, ?, Optional<T>> maxBy(Comparator<? super T> comparator) {
    return reducing((a, b) -> comparator.compare(a, b) >= 0 ? a : b);
  }

  public static <T> Collector<T, ?, T> reducing(T identity, BinaryOperator<T> op) {
    return Collectors.<T, T>reducing(identity, t -> t, op);
  }

  public static <T> Collector<T, ?, Optional<T>> reducing(BinaryOperator<T> op) {
    return new Parts<T, Box<T>, Optional<T>>(() -> new Box<T>(null), (box, t) -> {
      box.value = box.present ? op.apply(box.value, t) : t;
      box.present = true;
    }, (a, b) -> {
      if (!b.present) return a;
      b.value = a.present ? op.apply(a.value, b.value) : b.value;
      return b;
    }, box -> Optional.ofNullable(box.value), false);
  }

  public static <T, U> Collector<T, ?, U> reducing(
      U identity, Function<? super T, ? extends U> mapper, BinaryOperator<U> op) {
    return new Parts<T, Box<U>, U>(() -> new Box<U>(identity),
        (box, t) -> box.value = op.apply(box.value, mapper.apply(t)), (a, b) -> {
          a.value = op.apply(a.value, b.value);
          return a;
        }, box -> box.value, false);
  }

  public static <T> Collector<T, ?, Integer> summingInt(ToIntFunction<? super T> mapper) {
    return collectingAndThen(summarizingInt(mapper), s -> (int) s.getSum());
  }

  public static <T> Collector<T, ?, Double> averagingInt(ToIntFunction<? super T> mapper) {
    return collectingAndThen(summarizingInt(mapper), s -> s.getAverage());
  }

  public static <T> Collector<T, ?, IntSummaryStatistics> summarizingInt(
      ToIntFunction<? super T> mapper) {
    return new Parts<T, IntSummaryStatistics, IntSummaryStatistics>(
        () -> new IntSummaryStatistics(), (s, t) -> s.accept(mapper.applyAsInt(t)),
        (a, b) -> {
          a.combine(b);
          return a;
        }, s -> s, true);
  }

  public static <T> Collector<T, ?, Long> summingLong(ToLongFunction<? super T> mapper) {
    return collectingAndThen(summarizingLong(mapper), s -> s.getSum());
  }

  public static <T> Collector<T, ?, Double> averagingLong(ToLongFunction<? super T> mapper) {
    return collectingAndThen(summarizingLong(mapper), s -> s.getAverage());
  }

  public static <T> Collector<T, ?, LongSummaryStatistics> summarizingLong(
      ToLongFunction<? super T> mapper) {
    return new Parts<T, LongSummaryStatistics, LongSummaryStatistics>(
        () -> new LongSummaryStatistics(), (s, t) -> s.accept(mapper.applyAsLong(t)),
        (a, b) -> {
          a.combine(b);
          return a;
        }, s -> s, true);
  }

  public static <T> Collector<T, ?, Double> summingDouble(ToDoubleFunction<? super T> mapper) {
    return collectingAndThen(summarizingDouble(mapper), s -> s.getSum());
  }

  public static <T> Collector<T, ?, Double> averagingDouble(ToDoubleFunction<? super T> mapper) {
    return collectingAndThen(summarizingDouble(mapper), s -> s.getAverage());
  }

  public static <T> Collector<T, ?, DoubleSummaryStatistics> summarizingDouble(
      ToDoubleFunction<? super T> mapper) {
    return new Parts<T, DoubleSummaryStatistics, DoubleSummaryStatistics>(
        () -> new DoubleSummaryStatistics(), (s, t) -> s.accept(mapper.applyAsDouble(t)),
        (a, b) -> {
          a.combine(b);
          return a;
        }, s -> s, true);
  }

  // --- maps

  public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(
      Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper) {
    return Collectors.<T, K, U, Map<K, U>>unique(
        keyMapper, valueMapper, () -> new HashMap<K, U>());
  }

  private static <T, K, U, M extends Map<K, U>> Parts<T, M, M> unique(
      Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper,
      Supplier<M> mapFactory) {
    return new Parts<T, M, M>(mapFactory,
        (m, t) -> putNew(m, keyMapper.apply(t), Objects.requireNonNull(valueMapper.apply(t))),
        (a, b) -> {
          for (Map.Entry<K, U> e : b.entrySet()) putNew(a, e.getKey(), e.getValue());
          return a;
        }, m -> m, true);
  }

  private static <K, U> void putNew(Map<K, U> m, K key, U value) {
    U old = m.putIfAbsent(key, value);
    if (old != null) {
      throw new IllegalStateException("Duplicate key " + key + " (attempted merging values "
          + old + " and " + value + ")");
    }
  }

  public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(
      Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper) {
    return collectingAndThen(
        Collectors.<T, K, U>toMap(keyMapper, valueMapper), m -> Map.copyOf(m));
  }

  public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(
      Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper,
      BinaryOperator<U> mergeFunction) {
    return collectingAndThen(
        Collectors.<T, K, U>toMap(keyMapper, valueMapper, mergeFunction), m -> Map.copyOf(m));
  }

  public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(
      Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper,
      BinaryOperator<U> mergeFunction) {
    return Collectors.<T, K, U, Map<K, U>>toMap(
        keyMapper, valueMapper, mergeFunction, () -> new HashMap<K, U>());
  }

  public static <T, K, U, M extends Map<K, U>> Collector<T, ?, M> toMap(
      Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper,
      BinaryOperator<U> mergeFunction, Supplier<M> mapFactory) {
    return new Parts<T, M, M>(mapFactory,
        (m, t) -> m.merge(keyMapper.apply(t), valueMapper.apply(t), mergeFunction), (a, b) -> {
          for (Map.Entry<K, U> e : b.entrySet()) a.merge(e.getKey(), e.getValue(), mergeFunction);
          return a;
        }, m -> m, true);
  }

  public static <T, K, U> Collector<T, ?, ConcurrentMap<K, U>> toConcurrentMap(
      Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper) {
    return Collectors.<T, K, U, ConcurrentMap<K, U>>unique(
        keyMapper, valueMapper, () -> new ConcurrentHashMap<K, U>()).concurrent();
  }

  public static <T, K, U> Collector<T, ?, ConcurrentMap<K, U>> toConcurrentMap(
      Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper,
      BinaryOperator<U> mergeFunction) {
    return new Parts<T, ConcurrentMap<K, U>, ConcurrentMap<K, U>>(() -> new ConcurrentHashMap<K, U>(),
        (m, t) -> m.merge(keyMapper.apply(t), valueMapper.apply(t), mergeFunction), (a, b) -> {
          for (Map.Entry<K, U> e : b.entrySet()) a.merge(e.getKey(), e.getValue(), mergeFunction);
          return a;
        }, m -> m, true).concurrent();
  }

  public static <T, K, U, M extends ConcurrentMap<K, U>> Collector<T, ?, M> toConcurrentMap(
      Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper,
      BinaryOperator<U> mergeFunction, Supplier<M> mapFactory) {
    return new Parts<T, M, M>(mapFactory, (m, t) -> m.merge(keyMapper.apply(t), valueMapper.apply(t), mergeFunction), (a, b) -> {
      for (Map.Entry<K, U> e : b.entrySet()) a.merge(e.getKey(), e.getValue(), mergeFunction);
      return a;
    }, m -> m, true).concurrent();
  }

  public static <T, K> Collector<T, ?, Map<K, List<T>>> groupingBy(
      Function<? super T, ? extends K> classifier) {
    return groupingBy(classifier, Collectors.<T>toList());
  }

  public static <T, K, A, D> Collector<T, ?, Map<K, D>> groupingBy(
      Function<? super T, ? extends K> classifier, Collector<? super T, A, D> downstream) {
    return Collectors.<T, K, D, A, Map<K, D>>groupingBy(
        classifier, () -> new HashMap<K, D>(), downstream);
  }

  // The map holds the containers until the end, then the results.
  @SuppressWarnings("unchecked")
  public static <T, K, D, A, M extends Map<K, D>> Collector<T, ?, M> groupingBy(
      Function<? super T, ? extends K> classifier, Supplier<M> mapFactory,
      Collector<? super T, A, D> downstream) {
    Supplier<A> containers = downstream.supplier();
    BiConsumer<A, ? super T> down = downstream.accumulator();
    BinaryOperator<A> combiner = downstream.combiner();
    Function<A, D> finisher = downstream.finisher();
    return new Parts<T, Map<K, A>, M>((Supplier<Map<K, A>>) (Supplier<?>) mapFactory, (m, t) -> {
      K key = Objects.requireNonNull(classifier.apply(t), "element cannot be mapped to a null key");
      down.accept(m.computeIfAbsent(key, k -> containers.get()), t);
    }, (a, b) -> {
      for (Map.Entry<K, A> e : b.entrySet()) a.merge(e.getKey(), e.getValue(), combiner);
      return a;
    }, m -> {
      m.replaceAll((k, a) -> (A) finisher.apply(a));
      return (M) m;
    }, false);
  }

  public static <T, K> Collector<T, ?, ConcurrentMap<K, List<T>>> groupingByConcurrent(
      Function<? super T, ? extends K> classifier) {
    return groupingByConcurrent(classifier, Collectors.<T>toList());
  }

  // All threads fill one map; of its containers, each is filled by one at a time.
  @SuppressWarnings("unchecked")
  public static <T, K, A, D> Collector<T, ?, ConcurrentMap<K, D>> groupingByConcurrent(
      Function<? super T, ? extends K> classifier, Collector<? super T, A, D> downstream) {
    return Collectors.<T, K, A, D, ConcurrentMap<K, D>>groupingByConcurrent(classifier, () -> new ConcurrentHashMap<K, D>(), downstream);
  }

  @SuppressWarnings("unchecked")
  public static <T, K, A, D, M extends ConcurrentMap<K, D>> Collector<T, ?, M> groupingByConcurrent(
      Function<? super T, ? extends K> classifier, Supplier<M> mapFactory, Collector<? super T, A, D> downstream) {
    BiConsumer<A, ? super T> down = downstream.accumulator();
    boolean shared = downstream.characteristics().contains(Collector.Characteristics.CONCURRENT);
    return new Parts<T, ConcurrentMap<K, A>, M>(
        (Supplier<ConcurrentMap<K, A>>) (Supplier<?>) mapFactory, (m, t) -> {
          K key = Objects.requireNonNull(classifier.apply(t), "element cannot be mapped to a null key");
          A container = m.computeIfAbsent(key, k -> downstream.supplier().get());
          if (shared) {
            down.accept(container, t);
          } else {
            synchronized (container) {
              down.accept(container, t);
            }
          }
        }, (a, b) -> {
          for (Map.Entry<K, A> e : b.entrySet()) a.merge(e.getKey(), e.getValue(), downstream.combiner());
          return a;
        }, m -> {
          m.replaceAll((k, a) -> (A) downstream.finisher().apply(a));
          return (M) (ConcurrentMap<K, ?>) m;
        }, downstream.characteristics().contains(Collector.Characteristics.IDENTITY_FINISH)).concurrent();
  }

  public static <T> Collector<T, ?, Map<Boolean, List<T>>> partitioningBy(
      Predicate<? super T> predicate) {
    return partitioningBy(predicate, Collectors.<T>toList());
  }

  public static <T, D, A> Collector<T, ?, Map<Boolean, D>> partitioningBy(
      Predicate<? super T> predicate, Collector<? super T, A, D> downstream) {
    BiConsumer<A, ? super T> down = downstream.accumulator();
    BinaryOperator<A> combiner = downstream.combiner();
    return new Parts<T, Map<Boolean, A>, Map<Boolean, D>>(() -> {
      Map<Boolean, A> both = new LinkedHashMap<>();
      both.put(false, downstream.supplier().get());
      both.put(true, downstream.supplier().get());
      return both;
    }, (m, t) -> down.accept(m.get(predicate.test(t)), t), (a, b) -> {
      for (Map.Entry<Boolean, A> e : b.entrySet()) a.merge(e.getKey(), e.getValue(), combiner);
      return a;
    }, m -> {
      Map<Boolean, D> result = new LinkedHashMap<>();
      for (Map.Entry<Boolean, A> e : m.entrySet()) {
        result.put(e.getKey(), downstream.finisher().apply(e.getValue()));
      }
      return result;
    }, false);
  }

  private static final class Pair<A, B> {
    final A first;
    final B second;

    Pair(A first, B second) {
      this.first = first;
      this.second = second;
    }
  }

  public static <T, R1, R2, R> Collector<T, ?, R> teeing(
      Collector<? super T, ?, R1> downstream1, Collector<? super T, ?, R2> downstream2,
      BiFunction<? super R1, ? super R2, R> merger) {
    return tee(downstream1, downstream2, merger);
  }

  private static <T, A1, A2, R1, R2, R> Collector<T, ?, R> tee(
      Collector<? super T, A1, R1> one, Collector<? super T, A2, R2> two,
      BiFunction<? super R1, ? super R2, R> merger) {
    BiConsumer<A1, ? super T> first = one.accumulator();
    BiConsumer<A2, ? super T> second = two.accumulator();
    return new Parts<T, Pair<A1, A2>, R>(
        () -> new Pair<A1, A2>(one.supplier().get(), two.supplier().get()), (p, t) -> {
          first.accept(p.first, t);
          second.accept(p.second, t);
        }, (a, b) -> new Pair<A1, A2>(
            one.combiner().apply(a.first, b.first), two.combiner().apply(a.second, b.second)),
        p -> merger.apply(one.finisher().apply(p.first), two.finisher().apply(p.second)), false);
  }
}
