import java.util.*;
import java.util.concurrent.TimeUnit;
import java.util.stream.*;

public class Basics {
  static class Countdown implements Iterable<Integer> {
    public Iterator<Integer> iterator() {
      return List.of(3, 2, 1).iterator();
    }
  }

  public static void main(String[] args) {
    Spliterator<Integer> s = new ArrayList<>(List.of(1, 2, 3, 4, 5)).spliterator();
    System.out.println(s.estimateSize() + " " + s.characteristics() + " " + s.hasCharacteristics(Spliterator.SIZED));
    Spliterator<Integer> first = s.trySplit();
    System.out.print(first.estimateSize() + " " + s.estimateSize() + ":");
    first.forEachRemaining(x -> System.out.print(" " + x));
    System.out.print(" |");
    while (s.tryAdvance(x -> System.out.print(" " + x))) {}
    System.out.println(" " + first.tryAdvance(x -> {}) + " " + s.trySplit());
    System.out.println(StreamSupport.stream(new Countdown().spliterator(), false).map(x -> x * x).collect(Collectors.toList()) + " " + StreamSupport.stream(Spliterators.spliteratorUnknownSize(List.of("a", "b").iterator(), Spliterator.ORDERED), true).count());
    Spliterator<Integer> own = new Spliterators.AbstractSpliterator<Integer>(Long.MAX_VALUE, Spliterator.ORDERED) {
      int n;

      @Override
      public boolean tryAdvance(java.util.function.Consumer<? super Integer> action) {
        if (n == 4) return false;
        action.accept(n++);
        return true;
      }
    };
    System.out.println(StreamSupport.stream(own, false).mapToInt(x -> x).sum() + " " + Spliterators.iterator(Arrays.spliterator(new String[] {"x"})).next() + " " + Stream.of(1, 2).spliterator().tryAdvance(x -> System.out.print(x + " ")));
    int[] a = {1, 2, 3};
    int[] b = {0, 1, 2, 4};
    System.out.println(Arrays.mismatch(a, 0, 3, b, 1, 4) + " " + Arrays.compare(a, 0, 2, b, 1, 3) + " " + Arrays.equals(a, 0, 2, b, 1, 3) + " " + Arrays.compare(new double[] {Double.NaN}, 0, 1, new double[] {1}, 0, 1) + " " + Arrays.mismatch(new String[] {"a", "b"}, new String[] {"a"}) + " " + Arrays.compare(new String[] {"a", null}, new String[] {"a", "b"}) + " " + Arrays.compare(new Integer[] {3}, new Integer[] {2}, Comparator.reverseOrder()));
    System.out.println("[" + "  a\n    b  \n  ".stripIndent() + "][" + "x".stripIndent() + "] " + "ab".<Integer>transform(String::length) + " " + "a\ud83d\ude00b".offsetByCodePoints(0, 2) + " " + new StringBuilder("a\ud83d\ude00b").offsetByCodePoints(4, -2) + " " + new StringBuilder("\ud83d\ude00").codePointCount(0, 2) + " " + Integer.parseInt("x12y", 1, 3, 10) + " " + Long.parseLong("ff", 0, 2, 16) + " " + Math.getExponent(8.5f));
    for (TimeUnit u : TimeUnit.values()) System.out.print(u.toChronoUnit() + " " + u.convert(java.time.Duration.ofMillis(-1500)) + " " + TimeUnit.of(u.toChronoUnit()) + "; ");
    System.out.println();
    try {
      Objects.checkIndex(5L, 5L);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
  }
}
// expect: 5 16464 true
// expect: 2 3: 1 2 | 3 4 5 false null
// expect: [9, 4, 1] 2
// expect: 1 6 x true
// expect: 2 0 true 1 1 -1 -1
// expect: [a
// expect:   b
// expect: ][x] 2 3 1 1 12 255 3
// expect: Nanos -1500000000 NANOSECONDS; Micros -1500000 MICROSECONDS; Millis -1500 MILLISECONDS; Seconds -1 SECONDS; Minutes 0 MINUTES; Hours 0 HOURS; Days 0 DAYS; 
// expect: Index 5 out of bounds for length 5
