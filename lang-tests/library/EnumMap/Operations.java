// EnumMap and EnumSet: views, equality, bulk operations.
import java.util.*;

public class Operations {
  enum D { MON, TUE, WED, THU }

  public static void main(String[] args) {
    EnumMap<D, Integer> m = new EnumMap<>(D.class);
    for (D d : D.values()) m.put(d, d.ordinal() * d.ordinal());
    m.remove(D.TUE);
    System.out.println(m + " " + m.keySet() + " " + m.values() + " " + m.size() + " " + m.equals(new HashMap<>(m)));
    for (Map.Entry<D, Integer> e : m.entrySet()) e.setValue(e.getValue() + 1);
    m.merge(D.MON, 5, Integer::sum);
    System.out.println(m + " " + m.get(D.TUE) + " " + m.getOrDefault(D.TUE, -1));
    EnumSet<D> s = EnumSet.of(D.THU, D.MON);
    System.out.println(s.contains(D.MON) + " " + s.addAll(EnumSet.of(D.TUE)) + " " + s + " " + s.retainAll(EnumSet.range(D.TUE, D.THU)) + s + EnumSet.copyOf(List.of(D.WED, D.MON)));
    for (Iterator<D> it = s.iterator(); it.hasNext(); ) if (it.next() == D.TUE) it.remove();
    System.out.println(s + " " + s.equals(Set.of(D.THU)));
  }
}
// expect: {MON=0, WED=4, THU=9} [MON, WED, THU] [0, 4, 9] 3 true
// expect: {MON=6, WED=5, THU=10} null -1
// expect: true true [MON, TUE, THU] true[TUE, THU][MON, WED]
// expect: [THU] true
