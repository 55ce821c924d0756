// Sorted order, navigation, sub maps, comparators.
import java.util.*;

public class Navigation {
  public static void main(String[] args) {
    TreeMap<Integer, String> m = new TreeMap<>();
    for (int i : new int[] {50, 20, 80, 10, 30, 70, 90}) m.put(i, "v" + i);
    System.out.println(m);
    System.out.println(m.firstKey() + " " + m.lastEntry() + " " + m.floorKey(25) + " " + m.ceilingKey(25) + " " + m.lowerKey(20) + " " + m.higherKey(20) + " " + m.floorKey(5) + " " + m.ceilingEntry(91));
    System.out.println(m.headMap(30) + " " + m.headMap(30, true) + " " + m.tailMap(70) + " " + m.tailMap(70, false) + " " + m.subMap(20, 70));
    System.out.println(m.descendingMap() + " " + m.descendingKeySet().first() + " " + m.navigableKeySet().headSet(30));
    System.out.println(m.pollFirstEntry() + " " + m.pollLastEntry() + " " + m.size());
    SortedMap<Integer, String> sub = m.subMap(20, 60);
    sub.put(55, "new");
    sub.remove(30);
    System.out.println(sub + " " + m);
    try {
      sub.put(100, "out");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    TreeMap<String, Integer> ci = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    ci.put("B", 1);
    ci.put("a", 2);
    ci.put("b", 3);
    System.out.println(ci + " " + ci.get("A"));
    try {
      new TreeMap<Object, Integer>(Map.of(1, 1)).put("s", 2);
    } catch (ClassCastException e) {
      System.out.println("cast");
    }
    try {
      m.put(null, "n");
    } catch (NullPointerException e) {
      System.out.println("null");
    }
    try {
      new TreeMap<String, String>().firstKey();
    } catch (NoSuchElementException e) {
      System.out.println(e);
    }
  }
}
// expect: {10=v10, 20=v20, 30=v30, 50=v50, 70=v70, 80=v80, 90=v90}
// expect: 10 90=v90 20 30 10 30 null null
// expect: {10=v10, 20=v20} {10=v10, 20=v20, 30=v30} {70=v70, 80=v80, 90=v90} {80=v80, 90=v90} {20=v20, 30=v30, 50=v50}
// expect: {90=v90, 80=v80, 70=v70, 50=v50, 30=v30, 20=v20, 10=v10} 90 [10, 20]
// expect: 10=v10 90=v90 5
// expect: {20=v20, 50=v50, 55=new} {20=v20, 50=v50, 55=new, 70=v70, 80=v80}
// expect: key out of range
// expect: {a=2, B=3} 2
// expect: cast
// expect: null
// expect: java.util.NoSuchElementException
