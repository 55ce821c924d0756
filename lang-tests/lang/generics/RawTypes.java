// Raw types: erased members, unchecked conversions.
import java.util.*;

public class RawTypes {
  static class Box<T extends Number> { T v; List<T> list = new ArrayList<>(); T get() { return v; } void set(T t) { v = t; } }

  public static void main(String[] args) {
    Box raw = new Box();
    raw.set(5);
    Number n = raw.get();
    raw.list.add("not a number");
    System.out.println(n + " " + raw.list);
    List l = new ArrayList();
    l.add(1);
    l.add("two");
    for (Object o : l) System.out.println(o);
    List<String> s = l;
    System.out.println(s.size() + " " + s.get(1));
    Map m = new HashMap<String, Integer>();
    m.put(1, 'x');
    for (Object e : m.entrySet()) System.out.println(((Map.Entry) e).getKey());
    Comparable c = "a";
    System.out.println(c.compareTo("b"));
    Iterator it = l.iterator();
    Object first = it.next();
    System.out.println(first);
  }
}
// expect: 5 [not a number]
// expect: 1
// expect: two
// expect: 2 two
// expect: 1
// expect: -1
// expect: 1
