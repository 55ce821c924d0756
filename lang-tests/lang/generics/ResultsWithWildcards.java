// What a lambda or a method reference gives has a wildcard, and goes into an inferred type (JLS 15.12.3, 18.2.1): captured once.
// expect: null
// expect: null
// expect: 2
// expect: [[1], [2]]
// expect: [class java.lang.Integer, class java.lang.String]
// expect: [3]
// expect: 1
// expect: 2
// expect: 1
// expect: Integer
// expect: String
// expect: [[1], [2]]
// expect: [[1], [2]]
// expect: [[1], [-2]]
// expect: [class java.lang.Integer, class java.lang.String]
// expect: [1, 2.5]
// expect: [7]
// expect: class java.lang.String
// expect: [9]
// expect: 1
// expect: [[1], [2]]
// expect: 3
// expect: 2
// expect: [class java.lang.Integer, class java.lang.String]
// expect: Integer,String
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.stream.*;
public class ResultsWithWildcards {
  static <T, R> List<R> map(List<T> l, Function<? super T, ? extends R> f) { List<R> o = new ArrayList<>(); for (T t : l) o.add(f.apply(t)); return o; }
  static List<?> wild(int n) { return List.of(n); }
  static Class<?> of(Object o) { return o.getClass(); }
  static <R> R get(Supplier<R> s) { return s.get(); }
  static List<?> over(int n) { return List.of(n); }
  static List<?> over(String n) { return List.of(n); }
  static <T, U> int flat(T t, Function<T, List<U>> f) { return f.apply(t).size(); }
  public static void main(String[] args) throws Exception {
    ExecutorService svc = Executors.newFixedThreadPool(2);
    List<Runnable> work = List.of(() -> {}, () -> {});
    List<Future<?>> futures = work.stream().map(w -> svc.submit(w)).collect(Collectors.toList());
    for (Future<?> f : futures) System.out.println(f.get());
    List<Future<?>> again = new ArrayList<>(map(work, w -> svc.submit(w)));
    System.out.println(again.size());
    System.out.println(map(List.of(1, 2), i -> wild(i)));
    System.out.println(map(List.of(1, "a"), o -> { if (o instanceof String) return of(o); return of(o); }));
    List<?> got = get(() -> wild(3));
    System.out.println(got);
    System.out.println(get(() -> wild(3)).size());
    Map<Class<?>, Long> counts = Stream.of(1, "a", 2).collect(Collectors.groupingBy(o -> o.getClass(), LinkedHashMap::new, Collectors.counting()));
    System.out.println(counts.get(Integer.class));
    Object o = map(List.of(1), i -> wild(i).get(0)).get(0);
    System.out.println(o);
    Stream.of(1, "x").map(x -> of(x)).map(c -> c.getSimpleName()).forEach(System.out::println);
    List<List<?>> refs = Stream.of(1, 2).map(ResultsWithWildcards::wild).collect(Collectors.toList());
    System.out.println(refs);
    boolean yes = args.length == 0;
    System.out.println(map(List.of(1, 2), i -> yes ? wild(i) : wild(-i)));
    System.out.println(map(List.of(1, 2), i -> switch (i) { case 1 -> wild(i); default -> wild(-i); }));
    List<Class<?>> classes = Stream.of(1, "x").map(x -> { return of(x); }).collect(Collectors.toList());
    System.out.println(classes);
    List<? extends Number> numbers = List.of(1, 2.5);
    List<Number> copied = numbers.stream().map(n -> n).collect(Collectors.toList());
    System.out.println(copied);
    Map<String, List<?>> m = new TreeMap<>();
    System.out.println(m.computeIfAbsent("k", k -> wild(7)));
    Optional<Class<?>> oc = Optional.of("x").map(v -> of(v));
    System.out.println(oc.get());
    CompletableFuture<List<?>> cf = CompletableFuture.supplyAsync(() -> wild(9));
    System.out.println(cf.get());
    System.out.println(CompletableFuture.supplyAsync(() -> wild(9)).thenApply(l -> l.size()).get());
    List<List<?>> overs = Stream.of(1, 2).map(ResultsWithWildcards::over).collect(Collectors.toList());
    System.out.println(overs);
    System.out.println(flat(1, ResultsWithWildcards::wild) + flat(2, i -> wild(i)) + flat("a", ResultsWithWildcards::over));
    List<Future<?>> fs = work.stream().map(svc::submit).collect(Collectors.toList());
    System.out.println(fs.size());
    List<Class<?>> cs = Stream.of(1, "x").map(Object::getClass).collect(Collectors.toList());
    System.out.println(cs);
    System.out.println(Stream.of(1, "x").map(ResultsWithWildcards::of).map(Class::getSimpleName).collect(Collectors.joining(",")));
    svc.shutdown();
  }
}
