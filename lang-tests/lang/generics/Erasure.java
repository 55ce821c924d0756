// Type arguments are not there at run time; casts come where values are used.
import java.util.*;

public class Erasure {
  @SuppressWarnings("unchecked")
  static <T> T cast(Object o) { return (T) o; }
  static class Cell<T> { T value; }

  public static void main(String[] args) {
    List<String> s = new ArrayList<>();
    List<Integer> i = new ArrayList<>();
    System.out.println(s.getClass() == i.getClass());
    List raw = s;
    raw.add(5);
    System.out.println(s.size());
    Object o = s.get(0);
    System.out.println(o);
    try {
      String bad = s.get(0);
    } catch (ClassCastException e) {
      System.out.println("cast at use");
    }
    Cell<String> c = new Cell<>();
    ((Cell) c).value = 7;
    System.out.println(c.value == null);
    try {
      c.value.length();
    } catch (ClassCastException e) {
      System.out.println("field cast");
    }
    try {
      Integer n = cast("x");
    } catch (ClassCastException e) {
      System.out.println("method cast");
    }
    Object fine = Erasure.<Integer>cast("x");
    System.out.println(fine);
    System.out.println(s instanceof ArrayList);
  }
}
// expect: true
// expect: 1
// expect: 5
// expect: cast at use
// expect: false
// expect: field cast
// expect: method cast
// expect: x
// expect: true
