// Inference of type arguments, explicit ones, from arguments and targets.
import java.util.*;

public class GenericMethods {
  static <T> T id(T t) { return t; }
  static <T> List<T> listOf(T... ts) { return new ArrayList<>(Arrays.asList(ts)); }
  static <T extends Comparable<T>> T max(List<? extends T> list) {
    T best = null;
    for (T t : list) if (best == null || t.compareTo(best) > 0) best = t;
    return best;
  }
  static <K, V extends Comparable<V>> K argMax(Map<K, V> map) {
    K best = null;
    V value = null;
    for (Map.Entry<K, V> e : map.entrySet()) {
      if (value == null || e.getValue().compareTo(value) > 0) {
        best = e.getKey();
        value = e.getValue();
      }
    }
    return best;
  }
  static <T> List<T> empty() { return new ArrayList<>(); }
  static int size(List<String> l) { return l.size(); }

  public static void main(String[] args) {
    System.out.println(id("x").length() + id(5));
    System.out.println(max(listOf(3, 9, 4)) + max(listOf("p", "z", "q")));
    Map<String, Double> m = new HashMap<>();
    m.put("a", 1.5);
    m.put("b", 2.5);
    System.out.println(argMax(m).toUpperCase());
    List<String> e = empty();
    System.out.println(size(empty()) + e.size() + size(GenericMethods.<String>empty()));
    List<? extends Number> nums = listOf(1, 2.5, 3L);
    double sum = 0;
    for (Number n : nums) sum += n.doubleValue();
    System.out.println(sum);
    Comparable<?> c = id(true ? "s" : 1);
    System.out.println(c);
  }
}
// expect: 6
// expect: 9z
// expect: B
// expect: 0
// expect: 6.5
// expect: s
