// Ranges, boxed, statistics, mapToObj, arrays.
import java.util.*;
import java.util.stream.*;

public class Basics {
  public static void main(String[] args) {
    System.out.println(IntStream.range(0, 5).sum() + " " + IntStream.rangeClosed(1, 5).reduce(1, (a, b) -> a * b) + " " + IntStream.of(3, 1, 2).max().getAsInt() + " " + IntStream.range(0, 4).average().getAsDouble());
    System.out.println(IntStream.range(0, 4).mapToObj(i -> "s" + i).collect(Collectors.joining(",")) + " " + IntStream.range(0, 3).boxed().toList());
    System.out.println(IntStream.of(1, 2, 3).summaryStatistics());
    System.out.println(Arrays.toString(IntStream.iterate(1, x -> x * 3).limit(5).toArray()) + " " + IntStream.range(0, 10).filter(x -> x % 3 == 0).mapToLong(x -> 1L << x).sum());
    System.out.println(DoubleStream.of(1.5, 2.5).sum() + " " + DoubleStream.of().average().isPresent() + " " + LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b));
    System.out.println(Arrays.stream(new int[] {5, 6, 7}).skip(1).map(x -> -x).sorted().boxed().toList() + " " + Arrays.stream(new String[] {"x", "y"}).count());
    IntStream.range(0, 3).forEach(i -> System.out.print(i + " "));
    System.out.println(IntStream.empty().max());
    System.out.println(IntStream.rangeClosed(1, 100).parallel().sum() + " " + List.of(1, 2, 3).parallelStream().mapToInt(i -> i * i).sum());
    System.out.println(new Random(5).ints(5, 0, 10).boxed().toList());
  }
}
// expect: 10 120 3 1.5
// expect: s0,s1,s2,s3 [0, 1, 2]
// expect: IntSummaryStatistics{count=3, sum=6, min=1, average=2.000000, max=3}
// expect: [1, 3, 9, 27, 81] 585
// expect: 4.0 false 2432902008176640000
// expect: [-7, -6] 2
// expect: 0 1 2 OptionalInt.empty
// expect: 5050 14
// expect: [7, 2, 4, 4, 6]
