// Parallel streams give what sequential ones do, in the order of the elements.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
public class Parallel {
  public static void main(String[] a) {
    List<Integer> l = new ArrayList<>(); for (int i = 0; i < 23; i++) l.add(i * 7 % 23);
    System.out.println(l.parallelStream().sorted().limit(5).map(i -> i + 1).toList());
    System.out.println(l.parallelStream().distinct().skip(3).takeWhile(i -> i != 6).collect(Collectors.toList()));
    System.out.println(l.parallelStream().dropWhile(i -> i != 5).count());
    System.out.println(l.parallelStream().filter(i -> i % 2 == 0).count());
    System.out.println(l.parallelStream().mapToInt(i -> i).sum() + " " + l.parallelStream().mapToInt(i -> i).max() + " " + l.parallelStream().mapToInt(i -> i).average());
    System.out.println(IntStream.rangeClosed(1, 10).parallel().mapToObj(i -> "" + i).collect(Collectors.joining(",", "<", ">")));
    System.out.println(Stream.iterate(1, i -> i * 2).parallel().limit(10).reduce(0, Integer::sum));
    System.out.println(Stream.concat(l.stream(), Stream.of(99, 98).parallel()).isParallel());
    System.out.println(Stream.concat(l.stream(), Stream.of(99, 98).parallel()).map(String::valueOf).collect(Collectors.joining()));
    System.out.println(Arrays.toString(LongStream.range(0, 9).parallel().map(i -> i * i).toArray()));
    System.out.println(Arrays.toString(l.parallelStream().toArray(Integer[]::new)));
    System.out.println(l.parallelStream().anyMatch(i -> i == 11) + " " + l.parallelStream().allMatch(i -> i < 11) + " " + l.parallelStream().noneMatch(i -> i > 30));
    System.out.println(l.parallelStream().filter(i -> i > 15).findFirst());
    System.out.println(l.parallelStream().reduce(Integer::max) + " " + l.parallelStream().min(Comparator.naturalOrder()) + " " + l.parallelStream().reduce("", (s, i) -> s + i, String::concat));
    System.out.println(l.parallelStream().collect(Collectors.groupingBy(i -> i % 3)));
    System.out.println(l.parallelStream().collect(Collectors.partitioningBy(i -> i % 3 == 0, Collectors.counting())));
    System.out.println(new TreeMap<>(l.parallelStream().collect(Collectors.groupingByConcurrent(i -> i % 3, Collectors.counting()))));
    System.out.println(new TreeMap<>(l.parallelStream().collect(Collectors.toConcurrentMap(i -> i, i -> i + 1))));
    System.out.println(l.parallelStream().collect(Collectors.toMap(i -> i, i -> i)));
    try { l.parallelStream().collect(Collectors.toMap(i -> i % 5, i -> i % 5)); } catch (IllegalStateException e) { System.out.println("duplicate"); }
    System.out.println(l.parallelStream().collect(Collectors.summarizingInt(i -> i)));
    System.out.println(DoubleStream.of(1.5, 2.5, 4).parallel().sum() + " " + DoubleStream.of(1.5, 2.5, 4).parallel().summaryStatistics());
    System.out.println(Stream.<Integer>empty().parallel().reduce(Integer::sum) + " " + IntStream.empty().parallel().max() + " " + Stream.of(1).parallel().toList());
    StringBuilder sb = new StringBuilder(); l.parallelStream().map(i -> i + ";").forEachOrdered(sb::append); System.out.println(sb);
    System.out.println(l.parallelStream().flatMap(i -> Stream.of(i, i)).skip(40).toList() + " " + l.parallelStream().sequential().isParallel());
    try { l.parallelStream().forEach(i -> { if (i == 7) throw new IllegalArgumentException("seven"); }); } catch (IllegalArgumentException e) { System.out.println("thrown"); }
    Set<Integer> seen = ConcurrentHashMap.newKeySet(); l.parallelStream().forEach(seen::add); System.out.println(seen.size());
    int[] arr = new int[50]; Arrays.parallelSetAll(arr, i -> i * 37 % 50); Arrays.parallelSort(arr); Arrays.parallelPrefix(arr, Integer::sum); System.out.println(arr[49]);
    System.out.println("hello".chars().parallel().map(c -> c + 1).mapToObj(c -> "" + (char) c).collect(Collectors.joining()));
    System.out.println(LongStream.rangeClosed(Long.MIN_VALUE, Long.MAX_VALUE).parallel().limit(2).sum());
    TreeSet<String> names = new TreeSet<>(); 
    System.out.println(new TreeSet<>(List.of(5,4,3)).parallelStream().map(i -> i * 2).toList() + " " + new HashSet<>(l).parallelStream().mapToInt(i -> i).sum() + " " + Arrays.asList(1, 2).parallelStream().collect(ArrayList::new, ArrayList::add, ArrayList::addAll));
    System.out.println(StreamSupport.stream(l.spliterator(), true).map(i -> i + 1).toList());
    Integer any = l.parallelStream().filter(i -> i == 9).findAny().get(); System.out.println(any);
  }
}
// expect: [1, 2, 3, 4, 5]
// expect: [21, 5, 12, 19, 3, 10, 17, 1, 8, 15, 22]
// expect: 19
// expect: 12
// expect: 253 OptionalInt[22] OptionalDouble[11.0]
// expect: <1,2,3,4,5,6,7,8,9,10>
// expect: 1023
// expect: true
// expect: 0714215121931017181522613204111829169998
// expect: [0, 1, 4, 9, 16, 25, 36, 49, 64]
// expect: [0, 7, 14, 21, 5, 12, 19, 3, 10, 17, 1, 8, 15, 22, 6, 13, 20, 4, 11, 18, 2, 9, 16]
// expect: true false true
// expect: Optional[21]
// expect: Optional[22] Optional[0] 071421512193101718152261320411182916
// expect: {0=[0, 21, 12, 3, 15, 6, 18, 9], 1=[7, 19, 10, 1, 22, 13, 4, 16], 2=[14, 5, 17, 8, 20, 11, 2]}
// expect: {false=15, true=8}
// expect: {0=8, 1=8, 2=7}
// expect: {0=1, 1=2, 2=3, 3=4, 4=5, 5=6, 6=7, 7=8, 8=9, 9=10, 10=11, 11=12, 12=13, 13=14, 14=15, 15=16, 16=17, 17=18, 18=19, 19=20, 20=21, 21=22, 22=23}
// expect: {0=0, 1=1, 2=2, 3=3, 4=4, 5=5, 6=6, 7=7, 8=8, 9=9, 10=10, 11=11, 12=12, 13=13, 14=14, 15=15, 16=16, 17=17, 18=18, 19=19, 20=20, 21=21, 22=22}
// expect: duplicate
// expect: IntSummaryStatistics{count=23, sum=253, min=0, average=11.000000, max=22}
// expect: 8.0 DoubleSummaryStatistics{count=3, sum=8.000000, min=1.500000, average=2.666667, max=4.000000}
// expect: Optional.empty OptionalInt.empty [1]
// expect: 0;7;14;21;5;12;19;3;10;17;1;8;15;22;6;13;20;4;11;18;2;9;16;
// expect: [2, 2, 9, 9, 16, 16] false
// expect: thrown
// expect: 23
// expect: 1225
// expect: ifmmp
// expect: 1
// expect: [6, 8, 10] 253 [1, 2]
// expect: [1, 8, 15, 22, 6, 13, 20, 4, 11, 18, 2, 9, 16, 23, 7, 14, 21, 5, 12, 19, 3, 10, 17]
// expect: 9
