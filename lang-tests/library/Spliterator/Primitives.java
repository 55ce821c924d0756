// Spliterators of primitive values, streams over them, and programs' own.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.StreamSupport;

public class Primitives {
  // The numbers of a range, halved when it is split.
  static class Range implements Spliterator.OfLong {
    private long at;
    private final long end;

    Range(long at, long end) {
      this.at = at;
      this.end = end;
    }

    @Override
    public Spliterator.OfLong trySplit() {
      long middle = at + end >>> 1;
      if (end - at < 4) return null;
      Range first = new Range(at, middle);
      at = middle;
      return first;
    }

    @Override
    public boolean tryAdvance(LongConsumer action) {
      if (at == end) return false;
      action.accept(at++);
      return true;
    }

    @Override
    public long estimateSize() {
      return end - at;
    }

    @Override
    public int characteristics() {
      return ORDERED | SIZED | SUBSIZED | DISTINCT;
    }
  }

  static class Squares extends Spliterators.AbstractIntSpliterator {
    int i;

    Squares() {
      super(5000, ORDERED | SIZED);
    }

    @Override
    public boolean tryAdvance(IntConsumer action) {
      if (i == 5000) return false;
      action.accept(i * i);
      i++;
      return true;
    }
  }

  static class BothConsumers implements Consumer<Integer>, IntConsumer {
    String calls = "";

    @Override
    public void accept(Integer n) {
      calls += "object " + n + " ";
    }

    @Override
    public void accept(int n) {
      calls += "int " + n + " ";
    }
  }

  static void halves(Spliterator.OfInt s, String indent) {
    Spliterator.OfInt front = s.trySplit();
    if (front == null) {
      StringBuilder all = new StringBuilder();
      long size = s.estimateSize();
      s.forEachRemaining((int n) -> all.append(n).append(' '));
      System.out.println(indent + size + ": " + all + s.estimateSize());
    } else {
      System.out.println(indent + front.estimateSize() + " " + s.estimateSize() + " " + s.getExactSizeIfKnown());
      halves(front, indent + "  ");
      halves(s, indent + "  ");
    }
  }

  static void refused(Runnable r) {
    try {
      r.run();
      System.out.println("done");
    } catch (RuntimeException e) {
      System.out.println(e);
    }
  }

  public static void main(String[] args) {
    int[] ints = {3, 1, 4, 1, 5, 9, 2, 6};
    halves(Spliterators.spliterator(ints, Spliterator.ORDERED), "");
    halves(Spliterators.spliterator(ints, 2, 7, 0), "");
    halves(Arrays.spliterator(ints), "");
    halves(Arrays.spliterator(ints, 1, 2), "");
    halves(Spliterators.emptyIntSpliterator(), "");
    System.out.println(Arrays.spliterator(ints).characteristics() + " " + Arrays.spliterator(new long[3]).characteristics()
        + " " + Arrays.spliterator(new double[3], 1, 2).estimateSize() + " "
        + Spliterators.emptyLongSpliterator().characteristics() + " "
        + Spliterators.emptyDoubleSpliterator().tryAdvance((double d) -> {}));
    refused(() -> Spliterators.spliterator(ints, 3, 2, 0));
    refused(() -> Spliterators.spliterator(ints, -1, 2, 0));
    refused(() -> Spliterators.spliterator(ints, 1, 9, 0));
    refused(() -> Spliterators.spliterator(ints, Spliterator.ORDERED).tryAdvance((IntConsumer) null));
    refused(() -> Spliterators.spliterator(ints, Spliterator.ORDERED).getComparator());
    refused(() -> System.out.println(Spliterators.spliterator(ints, Spliterator.SORTED).getComparator()));

    BothConsumers both = new BothConsumers();
    Spliterator<Integer> boxes = Spliterators.spliterator(ints, 0, 3, 0);
    boxes.tryAdvance(both);
    boxes.forEachRemaining(both);
    List<Integer> list = new ArrayList<>();
    Spliterators.spliterator(ints, 0).forEachRemaining((Consumer<Integer>) list::add);
    System.out.println(both.calls + list);

    PrimitiveIterator.OfInt it = Spliterators.iterator(Arrays.spliterator(ints, 0, 2));
    System.out.println(it.nextInt() + " " + it.hasNext() + " " + it.hasNext() + " " + it.next() + " " + it.hasNext());
    try {
      it.nextInt();
    } catch (NoSuchElementException e) {
      System.out.println("at its end");
    }
    Spliterator.OfInt known = Spliterators.spliterator(IntStream.range(0, 10).iterator(), 10, 0);
    Spliterator.OfInt unknown = Spliterators.spliteratorUnknownSize(IntStream.range(0, 10).iterator(), Spliterator.SIZED);
    System.out.println(known.estimateSize() + " " + known.characteristics() + " " + unknown.estimateSize() + " "
        + unknown.getExactSizeIfKnown() + " " + unknown.characteristics());

    System.out.println(StreamSupport.longStream(new Range(0, 1000), true).filter(n -> n % 7 == 0).sum());
    System.out.println(StreamSupport.longStream(new Range(0, 1000), false).count() + " "
        + StreamSupport.longStream(() -> new Range(0, 9), Spliterator.ORDERED, true).boxed().toList());
    System.out.println(StreamSupport.intStream(new Squares(), false).limit(5).boxed().toList() + " "
        + StreamSupport.intStream(new Squares(), true).asLongStream().sum());
    Spliterator.OfInt squares = new Squares();
    System.out.println(squares.estimateSize() + " " + squares.characteristics() + " " + squares.trySplit().estimateSize()
        + " " + squares.estimateSize() + " " + squares.trySplit().estimateSize());
    Spliterator<String> own = new Spliterators.AbstractSpliterator<>(4000, Spliterator.SIZED) {
      @Override
      public boolean tryAdvance(Consumer<? super String> action) {
        action.accept("s");
        return true;
      }
    };
    for (int i = 0; i < 4; i++) {
      Spliterator<String> part = own.trySplit();
      System.out.println((part == null ? "none" : part.estimateSize() + " " + part.characteristics()) + " " + own.estimateSize());
    }
    System.out.println(Arrays.toString(
        StreamSupport.doubleStream(Arrays.spliterator(new double[] {2.5, -1, 8}), false).sorted().toArray()));
    Spliterator.OfLong longs = LongStream.of(4, 5, 6).spliterator();
    longs.forEachRemaining((long n) -> System.out.print(n + " "));
    Spliterator.OfDouble doubles = DoubleStream.of(0.5).spliterator();
    System.out.println(doubles.tryAdvance((double d) -> System.out.print(d + " ")) + " " + doubles.tryAdvance((double d) -> {}));
    System.out.println(StreamSupport.intStream(IntStream.rangeClosed(1, 5).spliterator(), false).sum());
  }
}
// expect: 4 4 4
// expect:   2 2 2
// expect:     1 1 1
// expect:       1: 3 0
// expect:       1: 1 0
// expect:     1 1 1
// expect:       1: 4 0
// expect:       1: 1 0
// expect:   2 2 2
// expect:     1 1 1
// expect:       1: 5 0
// expect:       1: 9 0
// expect:     1 1 1
// expect:       1: 2 0
// expect:       1: 6 0
// expect: 2 3 3
// expect:   1 1 1
// expect:     1: 4 0
// expect:     1: 1 0
// expect:   1 2 2
// expect:     1: 5 0
// expect:     1 1 1
// expect:       1: 9 0
// expect:       1: 2 0
// expect: 4 4 4
// expect:   2 2 2
// expect:     1 1 1
// expect:       1: 3 0
// expect:       1: 1 0
// expect:     1 1 1
// expect:       1: 4 0
// expect:       1: 1 0
// expect:   2 2 2
// expect:     1 1 1
// expect:       1: 5 0
// expect:       1: 9 0
// expect:     1 1 1
// expect:       1: 2 0
// expect:       1: 6 0
// expect: 1: 1 0
// expect: 0: 0
// expect: 17488 17488 1 16448 false
// expect: java.lang.ArrayIndexOutOfBoundsException: origin(3) > fence(2)
// expect: java.lang.ArrayIndexOutOfBoundsException: Array index out of range: -1
// expect: java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 9
// expect: java.lang.NullPointerException
// expect: java.lang.IllegalStateException
// expect: null
// expect: done
// expect: int 3 int 1 int 4 [3, 1, 4, 1, 5, 9, 2, 6]
// expect: 3 true true 1 false
// expect: at its end
// expect: 10 16448 9223372036854775807 -1 0
// expect: 71071
// expect: 1000 [0, 1, 2, 3, 4, 5, 6, 7, 8]
// expect: [0, 1, 4, 9, 16] 41654167500
// expect: 5000 16464 1024 3976 2048
// expect: 1024 16448 2976
// expect: 2048 16448 928
// expect: 928 16448 0
// expect: none 0
// expect: [-1.0, 2.5, 8.0]
// expect: 4 5 6 0.5 true false
// expect: 15
