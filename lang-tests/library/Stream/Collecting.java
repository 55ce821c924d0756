// groupingBy, partitioningBy, toMap, counting, averaging, joining, mapping.
import java.util.*;
import java.util.stream.*;

public class Collecting {
  record Emp(String name, String dept, int pay) {}

  public static void main(String[] args) {
    List<Emp> l = List.of(new Emp("ann", "it", 50), new Emp("bob", "hr", 30), new Emp("cy", "it", 70), new Emp("di", "ops", 40));
    System.out.println(new TreeMap<>(l.stream().collect(Collectors.groupingBy(Emp::dept, Collectors.counting()))));
    Map<String, String> names = l.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.mapping(Emp::name, Collectors.joining("+"))));
    System.out.println(names);
    System.out.println(l.stream().collect(Collectors.partitioningBy(e -> e.pay() > 45, Collectors.averagingInt(Emp::pay))));
    Map<String, Integer> pays = l.stream().collect(Collectors.toMap(Emp::name, Emp::pay, (a, b) -> a, LinkedHashMap::new));
    System.out.println(pays);
    System.out.println(l.stream().collect(Collectors.summingInt(Emp::pay)) + " " + l.stream().collect(Collectors.averagingDouble(Emp::pay)) + " " + l.stream().collect(Collectors.summarizingInt(Emp::pay)));
    System.out.println(l.stream().map(Emp::dept).collect(Collectors.toCollection(TreeSet::new)) + " " + l.stream().map(Emp::dept).collect(Collectors.toSet()));
    System.out.println(l.stream().collect(Collectors.maxBy(Comparator.comparing(Emp::pay))).get().name() + " " + l.stream().collect(Collectors.reducing(0, Emp::pay, Integer::sum)));
    System.out.println(l.stream().collect(Collectors.collectingAndThen(Collectors.toList(), List::size)) + " " + l.stream().collect(Collectors.groupingBy(e -> e.name().length(), Collectors.mapping(Emp::pay, Collectors.toList()))));
    try {
      Stream.of("a", "a").collect(Collectors.toMap(x -> x, x -> 1));
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
  }
}
// expect: {hr=1, it=2, ops=1}
// expect: {hr=bob, it=ann+cy, ops=di}
// expect: {false=35.0, true=60.0}
// expect: {ann=50, bob=30, cy=70, di=40}
// expect: 190 47.5 IntSummaryStatistics{count=4, sum=190, min=30, average=47.500000, max=70}
// expect: [hr, it, ops] [ops, hr, it]
// expect: cy 190
// expect: 4 {2=[70, 40], 3=[50, 30]}
// expect: Duplicate key a (attempted merging values 1 and 1)
