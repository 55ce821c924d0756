// ? extends to read, ? super to write, capture.
import java.util.*;

public class Wildcards {
  static double sum(Collection<? extends Number> c) {
    double s = 0;
    for (Number n : c) s += n.doubleValue();
    return s;
  }
  static void fill(List<? super Integer> l) { for (int i = 0; i < 3; i++) l.add(i); }
  static void swap(List<?> l) { swapHelper(l); }
  private static <T> void swapHelper(List<T> l) {
    T t = l.get(0);
    l.set(0, l.get(1));
    l.set(1, t);
  }
  static <T> void copy(List<? super T> to, List<? extends T> from) { for (T t : from) to.add(t); }

  public static void main(String[] args) {
    List<Integer> ints = new ArrayList<>(List.of(1, 2, 3));
    List<Number> nums = new ArrayList<>();
    List<Object> objs = new ArrayList<>();
    fill(nums);
    fill(objs);
    System.out.println(sum(ints) + " " + sum(nums) + " " + objs);
    swap(ints);
    System.out.println(ints);
    copy(objs, ints);
    copy(nums, List.of(1.5, 2L));
    System.out.println(objs + " " + nums);
    List<?> unknown = ints;
    Object first = unknown.get(0);
    System.out.println(first + " " + unknown.contains(3));
    Map<String, ? extends List<? extends Number>> m = Map.of("k", List.of(1, 2));
    System.out.println(m.get("k").get(1).intValue() + 1);
  }
}
// expect: 6.0 3.0 [0, 1, 2]
// expect: [2, 1, 3]
// expect: [0, 1, 2, 2, 1, 3] [0, 1, 2, 1.5, 2]
// expect: 2 true
// expect: 3
