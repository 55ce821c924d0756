// map, filter, sorted, distinct, limit, skip, peek, reduce; laziness.
import java.util.*;
import java.util.stream.*;

public class Basics {
  public static void main(String[] args) {
    List<String> words = List.of("pear", "fig", "apple", "kiwi", "fig", "date");
    System.out.println(words.stream().filter(w -> w.length() == 4).map(String::toUpperCase).toList());
    System.out.println(words.stream().distinct().sorted().collect(Collectors.toList()));
    System.out.println(words.stream().sorted(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder())).skip(1).limit(3).collect(Collectors.joining("|", "<", ">")));
    System.out.println(words.stream().mapToInt(String::length).sum() + " " + words.stream().count() + " " + words.stream().anyMatch(w -> w.startsWith("k")) + words.stream().allMatch(w -> w.length() > 3) + words.stream().noneMatch(String::isEmpty));
    System.out.println(words.stream().reduce("", (a, b) -> a + b.charAt(0)) + " " + words.stream().reduce((a, b) -> b).get() + " " + words.stream().map(String::length).reduce(0, Integer::sum));
    System.out.println(words.stream().min(Comparator.naturalOrder()).get() + " " + words.stream().max(Comparator.comparing(String::length)).get() + " " + words.stream().findFirst().get());
    Stream.of(1, 2, 3, 4).peek(x -> System.out.print("p" + x + " ")).filter(x -> x % 2 == 0).map(x -> x * x).limit(1).forEach(x -> System.out.println("= " + x));
    System.out.println(Stream.iterate(1, x -> x * 2).limit(8).toList() + " " + Stream.iterate(1, x -> x < 50, x -> x * 3).toList());
    System.out.println(Stream.of(List.of(1, 2), List.of(3)).flatMap(List::stream).map(x -> x + 1).toList() + " " + Stream.concat(Stream.of("a"), Stream.empty()).count());
    System.out.println(Arrays.toString(Stream.of("b", "a").sorted().toArray(String[]::new)) + Stream.of(5, 1, 9, 2).takeWhile(x -> x != 9).toList() + Stream.of(5, 1, 9, 2).dropWhile(x -> x != 9).toList());
    Stream<Integer> s = Stream.of(1);
    s.count();
    try {
      s.count();
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
  }
}
// expect: [PEAR, KIWI, DATE]
// expect: [apple, date, fig, kiwi, pear]
// expect: <fig|pear|kiwi>
// expect: 23 6 truefalsetrue
// expect: pfakfd date 23
// expect: apple apple pear
// expect: p1 p2 = 4
// expect: [1, 2, 4, 8, 16, 32, 64, 128] [1, 3, 9, 27]
// expect: [2, 3, 4] 1
// expect: [a, b][5, 1][9, 2]
// expect: stream has already been operated upon or closed
