// Where a stream's elements come from: opened when a terminal operation begins, as a whole or, by a
// parallel stream, in parts.
package java.util.stream;

import heddle.Parallel;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

final class Source<I extends Iterator<?>> {
  // The elements with these numbers.
  interface Range<I> {
    I between(long from, long to);
  }

  // Elements that an operation has put into an array, as a stream of its kind has them.
  interface Again<I> {
    I over(Object[] elements, int from, int to);
  }

  private static final LongSupplier UNKNOWN = () -> -1;

  private final Supplier<I> open;
  private final LongSupplier size;  // -1: not known without looking
  private final Supplier<ArrayList<Supplier<I>>> parts;  // null: it cannot be divided

  private Source(Supplier<I> open, LongSupplier size, Supplier<ArrayList<Supplier<I>>> parts) {
    this.open = open;
    this.size = size;
    this.parts = parts;
  }

  Source(Supplier<I> open, LongSupplier size) {
    this(open, size, null);
  }

  Source(Supplier<I> open) {
    this(open, UNKNOWN);
  }

  static <I extends Iterator<?>> Source<I> of(LongSupplier size, Range<I> range) {
    return of(() -> range.between(0, size.getAsLong()), size, range);
  }

  // A size that no long can hold is negative: such a source stays whole.
  static <I extends Iterator<?>> Source<I> of(Supplier<I> open, LongSupplier size, Range<I> range) {
    return new Source<I>(open, size, size.getAsLong() < 0 ? null : () -> divide(size.getAsLong(), range));
  }

  // Iterated as it is, but divided as a copy in an array.
  static <I extends Iterator<?>> Source<I> of(
      Supplier<I> open, LongSupplier size, Supplier<Object[]> copy, Again<I> again) {
    return new Source<I>(open, size, () -> divide(copy.get(), again));
  }

  // Of unknown length, but finite.
  static <I extends Iterator<?>> Source<I> finite(Supplier<I> open, Again<I> again) {
    return of(open, UNKNOWN, () -> list(open.get()).toArray(), again);
  }

  // So much of a spliterator as it gives away itself.
  static <I extends Iterator<?>> Source<I> split(
      Supplier<I> open, LongSupplier size, Supplier<ArrayList<Supplier<I>>> parts) {
    return new Source<I>(open, size, parts);
  }

  private static <I> ArrayList<Supplier<I>> divide(long size, Range<I> range) {
    int parts = Math.max(1, Parallel.parts(size));
    ArrayList<Supplier<I>> all = new ArrayList<>(parts);
    for (int i = 0; i < parts; i++) {
      long from = size / parts * i + Math.min(i, size % parts);
      long to = size / parts * (i + 1) + Math.min(i + 1, size % parts);
      all.add(() -> range.between(from, to));
    }
    return all;
  }

  private static <I> ArrayList<Supplier<I>> divide(Object[] elements, Again<I> again) {
    return Source.<I>divide(
        (long) elements.length, (from, to) -> again.over(elements, (int) from, (int) to));
  }

  static ArrayList<Object> list(Iterator<?> it) {
    ArrayList<Object> all = new ArrayList<>();
    while (it.hasNext()) all.add(it.next());
    return all;
  }

  I open() {
    return open.get();
  }

  long size() {
    return size.getAsLong();
  }

  // The size when `maximum` at most, after `skipped`, are taken.
  long sizeOf(long skipped, long maximum) {
    long n = size();
    return n < 0 ? n : Math.min(Math.max(0, n - skipped), maximum);
  }

  // --- a step more

  // What the step does with an element has nothing to do with the others.
  <J extends Iterator<?>> Source<J> each(Function<I, J> step, LongSupplier size) {
    if (parts == null) return new Source<J>(() -> step.apply(open.get()), size);
    return new Source<J>(() -> step.apply(open.get()), size, () -> {
      ArrayList<Supplier<J>> all = new ArrayList<>();
      for (Supplier<I> part : parts.get()) all.add(() -> step.apply(part.get()));
      return all;
    });
  }

  <J extends Iterator<?>> Source<J> each(Function<I, J> step) {
    return this.<J>each(step, UNKNOWN);
  }

  // The step needs the elements in their order: a parallel stream waits for all of them. With `ends` it
  // makes an endless stream finite.
  Source<I> whole(Function<I, I> step, LongSupplier size, Again<I> again, boolean ends) {
    Supplier<I> all = () -> step.apply(open.get());
    if (parts == null) {
      return ends ? of(all, size, () -> list(all.get()).toArray(), again) : new Source<I>(all, size);
    }
    return of(all, size, () -> {
      ArrayList<Object> before = new ArrayList<>();
      for (Object part : run(it -> list(it))) before.addAll((ArrayList<?>) part);
      return list(step.apply(again.over(before.toArray(), 0, before.size()))).toArray();
    }, again);
  }

  Source<I> whole(Function<I, I> step, Again<I> again, boolean ends) {
    return whole(step, UNKNOWN, again, ends);
  }

  // This one's parts, then the other's.
  Source<I> then(Source<I> other, Supplier<I> both, LongSupplier size) {
    if (parts == null || other.parts == null) return new Source<I>(both, size);
    return new Source<I>(both, size, () -> {
      ArrayList<Supplier<I>> all = parts.get();
      all.addAll(other.parts.get());
      return all;
    });
  }

  // --- the end of a parallel stream

  // What `leaf` makes of each part, in their order.
  <R> Object[] run(Function<I, R> leaf) {
    if (parts == null) return new Object[] {leaf.apply(open.get())};
    ArrayList<Supplier<I>> all = parts.get();
    return Parallel.<R>run(all.size(), i -> leaf.apply(all.get(i).get()));
  }
}
