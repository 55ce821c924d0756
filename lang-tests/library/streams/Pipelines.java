import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Pipelines {
  record P(String name, int age, String city) {}
  public static void main(String[] args) {
    List<Integer> xs = Arrays.asList(5, 3, 8, 1, 9, 2);
    System.out.println(xs.stream().filter(x -> x > 2).map(x -> x * x).sorted().collect(Collectors.toList()));
    System.out.println(xs.stream().mapToInt(Integer::intValue).sum() + " " + xs.stream().mapToInt(x -> x).average().getAsDouble() + " " + xs.stream().mapToInt(x -> x).max());
    System.out.println(IntStream.rangeClosed(1, 5).mapToObj(i -> "n" + i).collect(Collectors.joining(", ", "[", "]")));
    System.out.println(IntStream.range(0, 10).boxed().collect(Collectors.partitioningBy(i -> i % 2 == 0, Collectors.counting())));
    List<P> ps = List.of(new P("Ann", 30, "Rome"), new P("Bob", 25, "Oslo"), new P("Cid", 41, "Rome"), new P("Dan", 25, "Oslo"));
    System.out.println(ps.stream().collect(Collectors.groupingBy(P::city)));
    System.out.println((Object) ps.stream().collect(Collectors.groupingBy(P::city, TreeMap::new, Collectors.averagingInt(P::age))));
    System.out.println(ps.stream().sorted(Comparator.comparing(P::age).thenComparing(P::name, Comparator.reverseOrder())).map(P::name).toList());
    System.out.println(ps.stream().collect(Collectors.toMap(P::name, P::age)));
    try { ps.stream().collect(Collectors.toMap(P::city, P::age)); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
    System.out.println((Object) ps.stream().collect(Collectors.toMap(P::city, P::age, Integer::sum, LinkedHashMap::new)));
    System.out.println(ps.stream().mapToInt(P::age).summaryStatistics());
    System.out.println(DoubleStream.of(0.1, 0.2, 0.3, 1e10).sum() + " " + DoubleStream.of(0.1, 0.2).average() + " " + DoubleStream.of(1, 2.5).summaryStatistics());
    double[] ds = new double[1000]; Random r = new Random(7); for (int i = 0; i < 1000; i++) ds[i] = r.nextDouble() * 1e6 - 3e5; System.out.println(Arrays.stream(ds).sum() + " " + Arrays.stream(ds).boxed().collect(Collectors.summingDouble(d -> d)) + " " + Arrays.stream(ds).average().getAsDouble());
    System.out.println(Stream.iterate(1, x -> x * 2).limit(10).reduce(0, Integer::sum) + " " + Stream.iterate(1, x -> x < 50, x -> x * 3).toList());
    Stream.of("a", "b", "c").peek(s -> System.out.print("p" + s + " ")).filter(s -> !s.equals("b")).forEach(s -> System.out.print("f" + s + " ")); System.out.println();
    System.out.println(List.of(1, 2, 3).stream().peek(x -> System.out.println("never")).count());
    System.out.println(Stream.of(1, 2, 3, 4).peek(x -> System.out.print(x + ";")).anyMatch(x -> x == 2));
    System.out.println(Stream.of(List.of(1, 2), List.of(3)).flatMap(List::stream).map(String::valueOf).collect(Collectors.joining("-")));
    System.out.println((Object) Stream.of("x", "yy", "x", "zzz").distinct().collect(Collectors.toCollection(ArrayDeque::new)));
    System.out.println(Arrays.toString(Stream.of("q", "w").toArray(String[]::new)) + Arrays.toString(IntStream.of(3, 1, 2).sorted().toArray()));
    System.out.println(Stream.of(1, 2, 3, 4, 5).skip(1).limit(3).takeWhile(x -> x < 4).findFirst() + " " + Stream.empty().findAny() + " " + Stream.of(5, 6, 1).dropWhile(x -> x > 4).toList());
    System.out.println("hello".chars().filter(c -> c == 'l').count() + " " + "a\nb\r\nc".lines().toList() + " " + "abc".chars().mapToObj(c -> (char) c).toList());
    System.out.println((Object) Stream.of(1, 2, 3).collect(Collectors.teeing(Collectors.counting(), Collectors.summingInt(x -> x), (n, s) -> n + "/" + s)));
    System.out.println(Stream.of("a", "bb", "cc").collect(Collectors.mapping(String::length, Collectors.toSet())) + " " + Stream.of(3, 9, 4).collect(Collectors.maxBy(Comparator.naturalOrder())) + Stream.of(1, 2).collect(Collectors.reducing(10, x -> x * 2, Integer::sum)));
    Stream<Integer> once = xs.stream(); once.count(); try { once.count(); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
    System.out.println(new Random(3).ints(5, 0, 100).boxed().toList() + " " + new Random(3).doubles(2).boxed().toList() + new Random(9).ints(3).boxed().toList());
    System.out.println(Stream.concat(Stream.of(1), Stream.of(2, 3)).mapToInt(x -> x).mapToObj(Integer::toString).collect(Collectors.toList()) + " " + IntStream.iterate(1, x -> x + 1).parallel().limit(4).sum() + " " + LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b));
    System.out.println(Stream.of("b", "a", "c").max(String::compareTo).get() + Stream.of("b", "a").min(Comparator.naturalOrder()).get() + Stream.of(1, 2, 3).noneMatch(x -> x > 3) + Stream.of(1).allMatch(x -> x > 3));
    System.out.println(xs.parallelStream().map(x -> x + 1).collect(Collectors.summarizingInt(x -> x)) + " " + Stream.of(1, 2, 3, 4).collect(Collectors.filtering(x -> x % 2 == 0, Collectors.toList())));
    try { Stream.of(1, 2).toList().add(3); } catch (UnsupportedOperationException e) { System.out.println("unmodifiable"); }
    Map<Boolean, List<Integer>> part = xs.stream().collect(Collectors.partitioningBy(x -> x > 4)); System.out.println(part.get(true) + " " + part.get(false));
    System.out.println(Stream.of(1, 2, 3).<String>mapMulti((x, sink) -> { for (int i = 0; i < x; i++) sink.accept("m" + x); }).toList() + " " + Optional.of(4).stream().toList() + IntStream.concat(IntStream.of(1), IntStream.range(5, 7)).boxed().toList());
    try (Stream<String> s = Stream.of("z").onClose(() -> System.out.println("closed"))) { s.forEach(System.out::println); }
    Supplier<Stream<Integer>> inf = () -> Stream.generate(() -> 1); System.out.println(inf.get().limit(3).mapToInt(x -> x).sum());
    System.out.println(Stream.of("one", "two", "three").collect(Collectors.groupingBy(String::length, Collectors.mapping(s -> s.charAt(0), Collectors.toList()))));
  }
}
// expect: [9, 25, 64, 81]
// expect: 28 4.666666666666667 OptionalInt[9]
// expect: [n1, n2, n3, n4, n5]
// expect: {false=5, true=5}
// expect: {Oslo=[P[name=Bob, age=25, city=Oslo], P[name=Dan, age=25, city=Oslo]], Rome=[P[name=Ann, age=30, city=Rome], P[name=Cid, age=41, city=Rome]]}
// expect: {Oslo=25.0, Rome=35.5}
// expect: [Dan, Bob, Ann, Cid]
// expect: {Ann=30, Dan=25, Bob=25, Cid=41}
// expect: Duplicate key Rome (attempted merging values 30 and 41)
// expect: {Rome=71, Oslo=50}
// expect: IntSummaryStatistics{count=4, sum=121, min=25, average=30.250000, max=41}
// expect: 1.00000000006E10 OptionalDouble[0.15000000000000002] DoubleSummaryStatistics{count=2, sum=3.500000, min=1.000000, average=1.750000, max=2.500000}
// expect: 2.0807160032570812E8 2.0807160032570812E8 208071.60032570813
// expect: 1023 [1, 3, 9, 27]
// expect: pa fa pb pc fc 
// expect: 3
// expect: 1;2;true
// expect: 1-2-3
// expect: [x, yy, zzz]
// expect: [q, w][1, 2, 3]
// expect: Optional[2] Optional.empty [1]
// expect: 2 [a, b, c] [a, b, c]
// expect: 3/6
// expect: [1, 2] Optional[9]16
// expect: stream has already been operated upon or closed
// expect: [34, 60, 10, 81, 28] [0.731057369148862, 0.07099203475193139][-1158947317, 1085471192, -1003149799]
// expect: [1, 2, 3] 10 2432902008176640000
// expect: catruefalse
// expect: IntSummaryStatistics{count=6, sum=34, min=2, average=5.666667, max=10} [2, 4]
// expect: unmodifiable
// expect: [5, 8, 9] [3, 1, 2]
// expect: [m1, m2, m2, m3, m3, m3] [4][1, 5, 6]
// expect: z
// expect: closed
// expect: 3
// expect: {3=[o, t], 5=[t]}
