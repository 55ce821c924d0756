// Streams over an immutable list, each thread its own; comparators and collectors hold nothing that changes.
// expect clean
// explore: proof
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class SharedStreams {
  static final List<Integer> l = List.of(1,2,3);

  interface Body {
    void run() throws Exception;
  }

  static void start(Body body) {
    new Thread(() -> {
      try {
        body.run();
      } catch (Exception e) {
        throw new AssertionError(e);
      }
    }).start();
  }

  static void one() throws Exception {
    l.stream().filter(x -> x > 1).collect(Collectors.toList());
    IntStream.range(0, 3).sum();
    l.stream().collect(Collectors.groupingBy(x -> x % 2));
    l.stream().sorted().toList();
    l.stream().mapToInt(x -> x).max();
    List<String> l = new ArrayList<>(List.of("b","a"));
    l.sort(String.CASE_INSENSITIVE_ORDER);
    Collections.sort(l, Collections.reverseOrder());
    Collections.emptyList().size();
    Collections.shuffle(l);
  }

  static void other() throws Exception {
    l.stream().map(String::valueOf).collect(Collectors.joining(","));
    IntStream.range(0, 3).boxed().toList();
    l.stream().reduce(0, Integer::sum);
    Stream.of(1, 2).count();
    List<String> l = new ArrayList<>(List.of("b","a"));
    l.sort(String.CASE_INSENSITIVE_ORDER);
    Collections.sort(l, Comparator.reverseOrder());
    Collections.emptyMap().size();
    Collections.shuffle(l);
    Collections.emptySet().contains(1);
  }

  public static void main(String[] args) {
    start(SharedStreams::one);
    start(SharedStreams::other);
  }
}
