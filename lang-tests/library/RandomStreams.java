// Random pipelines of java.util.stream and the collectors: what they give, in which order their functions are called, and the exceptions.
// With an argument so many are printed, one a line, to be compared with OpenJDK's.
// (Left out is where OpenJDK calls functions more often, or less: docs/library-details.md, java.util.stream.)
// expect: 90837535
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class RandomStreams {
  static StringBuilder calls;

  static Integer note(String what, Integer n) {
    calls.append(what).append(n).append(' ');
    return n;
  }

  static List<Integer> numbers(Random random) {
    List<Integer> all = new ArrayList<>();
    for (int n = random.nextInt(7); n > 0; n--) all.add(random.nextInt(6));
    return all;
  }

  static Stream<Integer> source(Random random) {
    List<Integer> l = numbers(random);
    switch (random.nextInt(12)) {
      case 0: return l.stream();
      case 1: return new TreeSet<>(l).descendingSet().stream();
      case 2: return new ArrayDeque<>(l).stream();
      case 3: return Stream.of(l.toArray(new Integer[0]));
      case 4: return Stream.iterate(1, n -> note("it", n) + 2).limit(random.nextInt(6));
      case 5: return Stream.iterate(1, n -> n < 9, n -> n * 2);
      case 6: return IntStream.range(random.nextInt(3), random.nextInt(6)).boxed();
      case 7: return Stream.concat(l.stream(), numbers(random).stream());
      case 8: return Stream.<Integer>builder().add(3).add(1).build();
      case 9: {
        int[] next = {5};
        return Stream.generate(() -> note("g", next[0]--)).limit(random.nextInt(5));
      }
      case 10: return new LinkedHashSet<>(l).stream();
      default: return Collections.nCopies(random.nextInt(4), 2).stream();
    }
  }

  static Stream<Integer> step(Random random, Stream<Integer> s) {
    switch (random.nextInt(18)) {
      case 0: return s.filter(n -> note("f", n) % 2 == 0);
      case 1: return s.map(n -> note("m", n) + 1);
      case 2: return s.sorted((a, b) -> a - b);
      case 3: return s.sorted(Comparator.<Integer>naturalOrder().reversed());
      case 4: return s.distinct();
      case 5: return s.limit(1 + random.nextInt(4));
      case 6: return s.skip(random.nextInt(4));
      case 7: return s.peek(n -> note("p", n));
      case 8: return s.flatMap(n -> n == 3 ? null : Stream.of(n, n + 10).peek(x -> note("i", x)));
      case 9: return s.takeWhile(n -> note("t", n) < 4);
      case 10: return s.dropWhile(n -> note("d", n) < 2);
      case 11: return s.mapToInt(n -> n).map(n -> n * 2).boxed();
      case 12: return s.mapToLong(n -> n).filter(n -> n != 2).mapToObj(n -> (int) n);
      case 13: return s.map(n -> n % 4);
      case 14: return s.mapToDouble(n -> n / 2.0).mapToObj(d -> (int) (d * 2));
      case 15: return s.unordered();
      case 16: return s.sequential().onClose(() -> calls.append("closed "));
      default: return s.flatMapToInt(n -> IntStream.rangeClosed(1, n)).limit(9).boxed();
    }
  }

  static Object end(Random random, Stream<Integer> s) {
    switch (random.nextInt(32)) {
      case 0: return s.collect(Collectors.toList());
      case 1: return s.reduce((a, b) -> a * 3 + b);
      case 2: return s.reduce(1, Integer::sum);
      case 3: return s.count();
      case 4: return s.findFirst();
      case 5: return s.anyMatch(n -> note("a", n) > 3);
      case 6: return s.allMatch(n -> note("a", n) < 4);
      case 7: return s.noneMatch(n -> n == 2);
      case 8: return s.min(Comparator.naturalOrder()) + " ";
      case 9: return s.max(Comparator.comparing(n -> n % 3));
      case 10: return Arrays.toString(s.toArray());
      case 11: return Arrays.toString(s.toArray(Integer[]::new));
      case 12: return s.collect(Collectors.groupingBy(n -> n % 3));
      case 13: return s.collect(Collectors.groupingBy(n -> n % 2 == 0 ? "even" : "odd", TreeMap::new, Collectors.counting()));
      case 14: return s.collect(Collectors.partitioningBy(n -> n > 2, Collectors.mapping(n -> "x" + n, Collectors.joining(","))));
      case 15: return s.collect(Collectors.toMap(n -> n, n -> n * n));
      case 16: return s.collect(Collectors.toMap(n -> n % 3, n -> n, Integer::sum, LinkedHashMap::new));
      case 17: return s.map(String::valueOf).collect(Collectors.joining("-", "<", ">"));
      case 18: return s.collect(Collectors.summarizingInt(n -> n));
      case 19: return s.collect(Collectors.averagingDouble(n -> n / 3.0));
      case 20: return s.mapToInt(n -> n).summaryStatistics();
      case 21: return s.mapToInt(n -> n).average();
      case 22: return s.mapToDouble(n -> n * 0.1).sum();
      case 23: return s.collect(Collectors.collectingAndThen(Collectors.toCollection(TreeSet::new), TreeSet::descendingSet));
      case 24: return s.collect(Collectors.teeing(Collectors.counting(), Collectors.minBy(Comparator.naturalOrder()), (c, m) -> c + ":" + m));
      case 25: return s.collect(Collectors.filtering(n -> n > 1, Collectors.flatMapping(n -> Stream.of(n, n), Collectors.toList())));
      case 26: return s.collect(Collectors.reducing(0, n -> n + 1, Integer::sum));
      case 29: {
        StringBuilder b = new StringBuilder();
        s.forEachOrdered(n -> b.append(n).append('.'));
        return b;
      }
      case 30: return s.toList();
      case 31: {
        s.close();
        return s.count();
      }
      case 27: {
        s.count();
        return s.findAny();
      }
      default: return s.<List<Integer>>collect(ArrayList::new, List::add, List::addAll);
    }
  }

  static String run(int seed) {
    Random random = new Random(seed);
    calls = new StringBuilder();
    Object result;
    try {
      Stream<Integer> s = source(random);
      for (int n = random.nextInt(5); n > 0; n--) s = step(random, s);
      result = end(random, s);
    } catch (RuntimeException e) {
      result = e.getClass().getSimpleName() + " " + e.getMessage();
    }
    return result + " | " + calls;
  }

  public static void main(String[] args) {
    if (args.length > 0) {
      for (int seed = 0; seed < Integer.parseInt(args[0]); seed++) System.out.println(seed + " " + run(seed));
      return;
    }
    int hash = 0;
    for (int seed = 0; seed < 3000; seed++) hash = hash * 31 + run(seed).hashCode();
    System.out.println(hash);
  }
}
