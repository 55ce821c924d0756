// Local records, records in streams of calls, static members, nested generics.
import java.util.*;

public class LocalAndNested {
  public static void main(String[] args) {
    record Count(String word, int n) implements Comparable<Count> {
      static final Comparator<Count> ORDER = Comparator.comparing(Count::n).reversed().thenComparing(Count::word);
      public int compareTo(Count c) { return ORDER.compare(this, c); }
      static Count of(Map.Entry<String, Integer> e) { return new Count(e.getKey(), e.getValue()); }
    }
    Map<String, Integer> m = new HashMap<>();
    for (String w : "to be or not to be that is not the question to".split(" ")) m.merge(w, 1, Integer::sum);
    TreeSet<Count> sorted = new TreeSet<>();
    for (Map.Entry<String, Integer> e : m.entrySet()) sorted.add(Count.of(e));
    for (Count c : sorted) System.out.println(c);
    record Wrapper<T extends Comparable<T>>(T value, List<? extends T> more) {
      T best() { T b = value; for (T t : more) if (t.compareTo(b) > 0) b = t; return b; }
    }
    System.out.println(new Wrapper<>(3, List.of(9, 4)).best() + " " + new Wrapper<>("a", List.of()));
  }
}
// expect: Count[word=to, n=3]
// expect: Count[word=be, n=2]
// expect: Count[word=not, n=2]
// expect: Count[word=is, n=1]
// expect: Count[word=or, n=1]
// expect: Count[word=question, n=1]
// expect: Count[word=that, n=1]
// expect: Count[word=the, n=1]
// expect: 9 Wrapper[value=a, more=[]]
