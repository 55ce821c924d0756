// groupingBy, partitioningBy, toMap, counting, averaging, joining, mapping.
import java.util.*;
import java.util.stream.*;

public class Collectors {
  record Emp(String name, String dept, int pay) {}

  public static void main(String[] args) {
    List<Emp> l = List.of(new Emp("ann", "it", 50), new Emp("bob", "hr", 30), new Emp("cy", "it", 70), new Emp("di", "ops", 40));
    System.out.println(new TreeMap<>(l.stream().collect(Collectors.groupingBy(Emp::dept, Collectors.counting()))));
    System.out.println(l.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.mapping(Emp::name, Collectors.joining("+")))));
    System.out.println(l.stream().collect(Collectors.partitioningBy(e -> e.pay() > 45, Collectors.averagingInt(Emp::pay))));
    System.out.println(l.stream().collect(Collectors.toMap(Emp::name, Emp::pay, (a, b) -> a, LinkedHashMap::new)));
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
