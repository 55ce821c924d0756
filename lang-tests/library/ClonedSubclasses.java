// A clone is of the class of what is cloned, with its fields, and goes its own way from then on.
import java.text.*;
import java.util.*;

public class ClonedSubclasses {
  enum Two { ONE, TWO }

  static class List1 extends ArrayList<Object> { int x = 1; }
  static class List2 extends LinkedList<Object> { int x = 1; }
  static class List3 extends Vector<Object> { int x = 1; }
  static class List4 extends Stack<Object> { int x = 1; }
  static class Set1 extends HashSet<Object> { int x = 1; }
  static class Set2 extends LinkedHashSet<Object> { int x = 1; }
  static class Set3 extends TreeSet<Object> { int x = 1; }
  static class Deque1 extends ArrayDeque<Object> { int x = 1; }
  static class Map1 extends HashMap<Object, Object> { int x = 1; }
  static class Map2 extends LinkedHashMap<Object, Object> { int x = 1; }
  static class Map3 extends TreeMap<Object, Object> { int x = 1; }
  static class Map4 extends IdentityHashMap<Object, Object> { int x = 1; }
  static class Map5 extends Hashtable<Object, Object> { int x = 1; }
  static class Map6 extends Properties { int x = 1; }

  static class Map7 extends EnumMap<Two, Object> {
    int x = 1;

    Map7() {
      super(Two.class);
    }
  }

  static class Bits extends BitSet { int x = 1; }
  static class Day extends Date {
    int x = 1;

    Day() {
      super(1000);
    }
  }

  static class Calendar1 extends GregorianCalendar {
    int x = 1;

    Calendar1() {
      super(2026, 0, 2);
    }
  }

  static class Format1 extends DecimalFormat { int x = 1; }

  static void show(Object o) throws Exception {
    Object copy = o.getClass().getMethod("clone").invoke(o);
    java.lang.reflect.Field x = o.getClass().getDeclaredField("x");
    System.out.println(o.getClass() + " " + (copy.getClass() == o.getClass()) + " " + x.getInt(copy) + " " + copy.equals(o));
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  static void collection(Collection c) throws Exception {
    c.add("a");
    c.add("b");
    Collection copy = (Collection) c.getClass().getMethod("clone").invoke(c);
    c.add("c");
    copy.remove("a");
    copy.add("d");
    System.out.println(c + " " + copy);
    show(c);
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  static void map(Map m, Object... keys) throws Exception {
    m.put(keys[0], "0");
    Map copy = (Map) m.getClass().getMethod("clone").invoke(m);
    m.put(keys[1], "1");
    copy.put(keys[0], "2");
    System.out.println((m instanceof IdentityHashMap ? m.size() : m) + " " + copy);
    show(m);
  }

  public static void main(String[] args) throws Exception {
    for (Collection<Object> c : Arrays.asList(new List1(), new List2(), new List3(), new List4(), new Set1(), new Set2(), new Set3())) collection(c);
    collection(new Deque1() {
      @Override
      public boolean equals(Object o) {
        return o instanceof Deque1 && toString().equals(o.toString());
      }

      int x = 1;

      @Override
      public Deque1 clone() {
        return (Deque1) super.clone();
      }
    });
    for (Map<Object, Object> m : Arrays.asList(new Map1(), new Map2(), new Map3(), new Map5(), new Map6())) map(m, "a", "b");
    map(new Map4(), Two.ONE, Two.TWO);
    map(new Map7(), Two.ONE, Two.TWO);
    Bits bits = new Bits();
    bits.set(70);
    Bits copy = (Bits) bits.clone();
    bits.set(3);
    System.out.println(bits + " " + copy);
    for (Object o : new Object[] {bits, new Day(), new Calendar1(), new Format1()}) show(o);
    TreeSet<String> downwards = new TreeSet<>(Comparator.reverseOrder());
    downwards.addAll(List.of("a", "b", "c"));
    System.out.println(downwards.clone() + " " + ((TreeSet<?>) downwards.headSet("a")).clone());
  }
}
// expect: [a, b, c] [b, d]
// expect: class ClonedSubclasses$List1 true 1 true
// expect: [a, b, c] [b, d]
// expect: class ClonedSubclasses$List2 true 1 true
// expect: [a, b, c] [b, d]
// expect: class ClonedSubclasses$List3 true 1 true
// expect: [a, b, c] [b, d]
// expect: class ClonedSubclasses$List4 true 1 true
// expect: [a, b, c] [d, b]
// expect: class ClonedSubclasses$Set1 true 1 true
// expect: [a, b, c] [b, d]
// expect: class ClonedSubclasses$Set2 true 1 true
// expect: [a, b, c] [b, d]
// expect: class ClonedSubclasses$Set3 true 1 true
// expect: [a, b, c] [b, d]
// expect: class ClonedSubclasses$1 true 1 true
// expect: {a=0, b=1} {a=2}
// expect: class ClonedSubclasses$Map1 true 1 true
// expect: {a=0, b=1} {a=2}
// expect: class ClonedSubclasses$Map2 true 1 true
// expect: {a=0, b=1} {a=2}
// expect: class ClonedSubclasses$Map3 true 1 true
// expect: {b=1, a=0} {a=2}
// expect: class ClonedSubclasses$Map5 true 1 true
// expect: {a=0, b=1} {a=2}
// expect: class ClonedSubclasses$Map6 true 1 true
// expect: 2 {ONE=2}
// expect: class ClonedSubclasses$Map4 true 1 true
// expect: {ONE=0, TWO=1} {ONE=2}
// expect: class ClonedSubclasses$Map7 true 1 true
// expect: {3, 70} {70}
// expect: class ClonedSubclasses$Bits true 1 true
// expect: class ClonedSubclasses$Day true 1 true
// expect: class ClonedSubclasses$Calendar1 true 1 true
// expect: class ClonedSubclasses$Format1 true 1 true
// expect: [c, b, a] [c, b]
