// Spliterators of primitive values, streams made of them, mapMulti, and the comparisons of parts of arrays.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Primitive {
  interface Try {
    Object run() throws Throwable;
  }

  static void show(String what, Try t) {
    String text;
    try {
      text = String.valueOf(t.run());
    } catch (Throwable e) {
      text = e.getClass().getName() + ": " + e.getMessage();
    }
    System.out.println(what + " -> " + text);
  }

  static <T> String walk(Spliterator<T> s) {
    StringBuilder out = new StringBuilder("est=" + s.estimateSize() + " c=" + Integer.toHexString(s.characteristics()));
    s.tryAdvance((Consumer<T>) e -> out.append(" <").append(e).append(">"));
    Spliterator<T> front = s.trySplit();
    if (front != null) {
      out.append(" front ").append(front.estimateSize()).append(" c=").append(Integer.toHexString(front.characteristics()));
      front.forEachRemaining((Consumer<T>) e -> out.append(" ").append(e));
    }
    out.append(" rest ").append(s.estimateSize());
    s.forEachRemaining((Consumer<T>) e -> out.append(" ").append(e));
    try {
      out.append(" ").append(s.getComparator());
    } catch (IllegalStateException e) {
      out.append(" ISE");
    }
    return out.toString();
  }

  static class Countdown extends Spliterators.AbstractIntSpliterator {
    int n;

    Countdown(int n, long est, int c) {
      super(est, c);
      this.n = n;
    }

    @Override
    public boolean tryAdvance(IntConsumer action) {
      if (n == 0) return false;
      action.accept(n--);
      return true;
    }
  }

  public static void main(String[] args) {
    int[] ints = {5, 3, 8, 1, 9, 2, 7};
    long[] longs = {1, 2, 3, 4};
    double[] doubles = {0.5, 1.5};
    show("int", () -> walk(Arrays.spliterator(ints)));
    show("long", () -> walk(Arrays.spliterator(longs)));
    show("double", () -> walk(Arrays.spliterator(doubles)));
    show("int part", () -> walk(Arrays.spliterator(ints, 2, 6)));
    show("Object part", () -> walk(Arrays.spliterator(new String[] {"a", "b", "c", "d"}, 1, 4)));
    show("Spliterators", () -> walk(Spliterators.spliterator(longs, Spliterator.SORTED)));
    show("Spliterators part", () -> walk(Spliterators.spliterator(doubles, 1, 2, 0)));
    show("bad part", () -> walk(Arrays.spliterator(ints, 4, 3)));
    show("bad part 2", () -> walk(Arrays.spliterator(ints, -1, 3)));
    show("bad part 3", () -> walk(Arrays.spliterator(ints, 1, 8)));
    show("empty", () -> walk(Spliterators.emptyIntSpliterator()) + " " + walk(Spliterators.emptyLongSpliterator()) + " " + walk(Spliterators.emptyDoubleSpliterator()));
    show("iterator", () -> walk(Spliterators.spliterator(IntStream.of(1, 2, 3).iterator(), 3, Spliterator.ORDERED)));
    show("iterator unknown", () -> walk(Spliterators.spliteratorUnknownSize(LongStream.of(1, 2, 3).iterator(), Spliterator.SIZED)));
    show("abstract", () -> walk(new Countdown(5, 5, Spliterator.SIZED)));
    show("abstract unknown", () -> walk(new Countdown(5, Long.MAX_VALUE, 0)));
    show("back", () -> { PrimitiveIterator.OfInt it = Spliterators.iterator(new Countdown(3, 3, 0)); StringBuilder b = new StringBuilder(); while (it.hasNext()) b.append(it.nextInt()); return b; });
    show("back end", () -> Spliterators.iterator(Spliterators.emptyIntSpliterator()).nextInt());
    show("sum", () -> StreamSupport.intStream(new Countdown(10, 10, 0), false).sum() + " " + StreamSupport.intStream(new Countdown(3000, 3000, Spliterator.SIZED), true).sum());
    show("supplied", () -> StreamSupport.longStream(() -> Arrays.spliterator(longs), 0, true).map(x -> x * x).sum() + " " + StreamSupport.doubleStream(Arrays.spliterator(doubles), false).sum());
    show("IntStream", () -> { StringBuilder b = new StringBuilder(); IntStream.range(1, 5).filter(i -> i % 2 == 0).spliterator().forEachRemaining((IntConsumer) i -> b.append(i)); return b; });
    show("boxed call", () -> { List<Integer> l = new ArrayList<>(); Spliterator.OfInt s = IntStream.of(4, 5, 6).spliterator(); s.tryAdvance((Consumer<Integer>) l::add); s.forEachRemaining((Consumer<Integer>) l::add); return l; });
    show("null", () -> Arrays.spliterator(ints).tryAdvance((IntConsumer) null));
    show("mapMulti", () -> Arrays.toString(IntStream.range(1, 5).mapMulti((i, c) -> { for (int k = 0; k < i; k++) c.accept(i); }).toArray()));
    show("mapMultiToInt", () -> Arrays.toString(Stream.of("ab", "", "c").mapMultiToInt((s, c) -> s.chars().forEach(c)).toArray()));
    show("mapMultiToLong", () -> Stream.of(1, 2).mapMultiToLong((i, c) -> { c.accept(i); c.accept(10L * i); }).sum());
    show("mapMultiToDouble", () -> Stream.of(1, 2).mapMultiToDouble((i, c) -> c.accept(i / 2.0)).sum());
    show("mapMulti long, double", () -> LongStream.of(1, 2).mapMulti((i, c) -> { c.accept(i); c.accept(-i); }).sum() + " " + DoubleStream.of(1, 2).mapMulti((i, c) -> c.accept(i * i)).sum());

    // --- arrays
    byte[] a = {1, -1, 3}, b = {1, 1, 3};
    show("compareUnsigned", () -> Arrays.compareUnsigned(a, b) + " " + Arrays.compareUnsigned(b, a) + " " + Arrays.compareUnsigned(a, null) + " " + Arrays.compareUnsigned(new int[] {-1}, new int[] {1, 2}) + " "
        + Arrays.compareUnsigned(new long[] {1}, new long[] {1, 2}) + " " + Arrays.compareUnsigned(new short[] {1, -2}, 1, 2, new short[] {-2}, 0, 1));
    String[] s = {"a", "B", "c", null}, t = {"A", "b", "c"};
    show("mismatch", () -> Arrays.mismatch(s, 2, 4, t, 2, 3) + " " + Arrays.mismatch(s, 2, 3, t, 2, 3) + " " + Arrays.mismatch(t, new String[] {"a", "B", "d"}, String.CASE_INSENSITIVE_ORDER) + " "
        + Arrays.mismatch(s, 0, 2, t, 0, 3, String.CASE_INSENSITIVE_ORDER));
    show("equals", () -> Arrays.equals(s, 2, 3, t, 2, 3) + " " + Arrays.equals(s, t, String.CASE_INSENSITIVE_ORDER) + " " + Arrays.equals(s, 0, 3, t, 0, 3, String.CASE_INSENSITIVE_ORDER) + " " + Arrays.equals((String[]) null, null, String.CASE_INSENSITIVE_ORDER));
    show("compare", () -> Arrays.compare(s, 2, 3, t, 2, 3) + " " + Arrays.compare(s, 0, 2, t, 0, 2) + " " + Arrays.compare(s, 0, 2, t, 0, 3, String.CASE_INSENSITIVE_ORDER));
    show("bad range", () -> Arrays.mismatch(s, 2, 5, t, 2, 3));
    show("null", () -> Arrays.equals(s, t, null));
    int[] p = {1, 2, 3, 4, 5};
    Arrays.parallelPrefix(p, 1, 4, (x, y) -> x + y);
    String[] q = {"a", "b", "c", "d"};
    Arrays.parallelPrefix(q, 1, 3, String::concat);
    Integer[] r = {5, 4, 3, 2, 1};
    Arrays.parallelSort(r, 1, 4);
    show("parallel", () -> Arrays.toString(p) + Arrays.toString(q) + Arrays.toString(r));
    Arrays.parallelSort(r, 0, 5, Comparator.reverseOrder());
    show("parallel 2", () -> Arrays.toString(r));
  }
}
// expect: int -> est=7 c=4450 <5> front 3 c=4450 3 8 1 rest 3 9 2 7  ISE
// expect: long -> est=4 c=4450 <1> front 1 c=4450 2 rest 2 3 4  ISE
// expect: double -> est=2 c=4450 <0.5> rest 1 1.5  ISE
// expect: int part -> est=4 c=4450 <8> front 1 c=4450 1 rest 2 9 2  ISE
// expect: Object part -> est=3 c=4450 <b> front 1 c=4450 c rest 1 d  ISE
// expect: Spliterators -> est=4 c=4044 <1> front 1 c=4044 2 rest 2 3 4 null
// expect: Spliterators part -> est=1 c=4040 <1.5> rest 0  ISE
// expect: bad part -> java.lang.ArrayIndexOutOfBoundsException: origin(4) > fence(3)
// expect: bad part 2 -> java.lang.ArrayIndexOutOfBoundsException: Array index out of range: -1
// expect: bad part 3 -> java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 8
// expect: empty -> est=0 c=4040 rest 0  ISE est=0 c=4040 rest 0  ISE est=0 c=4040 rest 0  ISE
// expect: iterator -> est=3 c=4050 <1> front 2 c=4050 2 3 rest 1  ISE
// expect: iterator unknown -> est=9223372036854775807 c=0 <1> front 2 c=4040 2 3 rest 9223372036854775807  ISE
// expect: abstract -> est=5 c=4040 <5> front 4 c=4040 4 3 2 1 rest 1  ISE
// expect: abstract unknown -> est=9223372036854775807 c=0 <5> front 4 c=4040 4 3 2 1 rest 9223372036854775807  ISE
// expect: back -> 321
// expect: back end -> java.util.NoSuchElementException: null
// expect: sum -> 55 4501500
// expect: supplied -> 30 2.0
// expect: IntStream -> 24
// expect: boxed call -> [4, 5, 6]
// expect: null -> java.lang.NullPointerException: null
// expect: mapMulti -> [1, 2, 2, 3, 3, 3, 4, 4, 4, 4]
// expect: mapMultiToInt -> [97, 98, 99]
// expect: mapMultiToLong -> 33
// expect: mapMultiToDouble -> 1.5
// expect: mapMulti long, double -> 0 5.0
// expect: compareUnsigned -> 254 -254 1 1 -1 0
// expect: mismatch -> 1 -1 2 2
// expect: equals -> true false true true
// expect: compare -> 0 32 -1
// expect: bad range -> java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 5
// expect: null -> java.lang.NullPointerException: null
// expect: parallel -> [1, 2, 5, 9, 5][a, b, bc, d][5, 2, 3, 4, 1]
// expect: parallel 2 -> [5, 4, 3, 2, 1]
