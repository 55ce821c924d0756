// Navigable views, unmodifiable and synchronized, and checked views: each method, and what is refused.
import java.util.*;
import java.util.function.Supplier;

public class NavigableAndCheckedViews {
  static void show(String what, Supplier<?> s) {
    String text;
    try {
      text = String.valueOf(s.get());
    } catch (RuntimeException e) {
      text = e.getClass().getName() + ": " + e.getMessage();
    }
    System.out.println(what + " -> " + text);
  }

  static void sets(String name, NavigableSet<Integer> s) {
    show(name, () -> s + " " + s.first() + s.last() + " " + s.lower(3) + s.floor(3) + s.ceiling(4) + s.higher(9) + " " + s.descendingSet() + s.subSet(2, true, 7, false) + s.headSet(5, true) + s.tailSet(5, false)
        + s.subSet(1, 5) + s.headSet(5) + s.tailSet(5) + " " + s.comparator() + s.equals(Set.of(1, 3, 5, 7, 9)) + (s.hashCode() == Set.of(1, 3, 5, 7, 9).hashCode()));
    StringBuilder back = new StringBuilder();
    for (Iterator<Integer> it = s.descendingIterator(); it.hasNext(); ) back.append(it.next());
    System.out.println(name + " back " + back);
    show(name + " add", () -> s.add(4));
    show(name + " pollFirst", () -> s.pollFirst());
    show(name + " pollLast", () -> s.pollLast());
    show(name + " part add", () -> s.headSet(8, true).add(2));
    show(name + " backwards poll", () -> s.descendingSet().pollFirst());
    show(name + " remove by iterator", () -> {
      Iterator<Integer> it = s.descendingIterator();
      it.next();
      it.remove();
      return s;
    });
    show(name + " after", () -> s);
  }

  static void maps(String name, NavigableMap<Integer, String> m) {
    show(name, () -> m + " " + m.firstKey() + m.lastKey() + " " + m.lowerEntry(3) + m.floorEntry(3) + m.ceilingEntry(4) + m.higherEntry(5) + m.lowerKey(3) + m.floorKey(3) + m.ceilingKey(4) + m.higherKey(5)
        + " " + m.firstEntry() + m.lastEntry() + m.descendingMap() + m.navigableKeySet() + m.descendingKeySet() + m.keySet() + m.values() + m.entrySet());
    show(name + " parts", () -> m.subMap(1, true, 4, false) + " " + m.headMap(3, true) + m.tailMap(3, false) + m.subMap(1, 4) + m.headMap(3) + m.tailMap(3) + " " + m.equals(Map.of(1, "a", 3, "c", 5, "e")));
    show(name + " put", () -> m.put(4, "d"));
    show(name + " setValue", () -> {
      Map.Entry<Integer, String> e = m.firstEntry();
      return e.setValue("x");
    });
    show(name + " entry setValue", () -> m.entrySet().iterator().next().setValue("y"));
    show(name + " poll", () -> m.pollFirstEntry() + " " + m.pollLastEntry());
    show(name + " keys", () -> m.navigableKeySet().pollFirst());
    show(name + " part put", () -> m.tailMap(3, true).put(7, "g"));
    show(name + " part put outside", () -> m.headMap(3, true).put(7, "g"));
    show(name + " after", () -> m);
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  public static void main(String[] args) {
    sets("unmodifiable", Collections.unmodifiableNavigableSet(new TreeSet<>(List.of(1, 3, 5, 7, 9))));
    sets("synchronized", Collections.synchronizedNavigableSet(new TreeSet<>(List.of(1, 3, 5, 7, 9))));
    sets("checked", Collections.checkedNavigableSet(new TreeSet<>(List.of(1, 3, 5, 7, 9)), Integer.class));
    maps("unmodifiable", Collections.unmodifiableNavigableMap(new TreeMap<>(Map.of(1, "a", 3, "c", 5, "e"))));
    maps("synchronized", Collections.synchronizedNavigableMap(new TreeMap<>(Map.of(1, "a", 3, "c", 5, "e"))));
    maps("checked", Collections.checkedNavigableMap(new TreeMap<>(Map.of(1, "a", 3, "c", 5, "e")), Integer.class, String.class));
    show("empty", () -> Collections.emptyNavigableSet() + " " + Collections.emptyNavigableMap() + Collections.emptyNavigableSet().pollFirst());
    show("empty add", () -> Collections.<Integer>emptyNavigableSet().add(1));

    List list = Collections.checkedList(new ArrayList<>(List.of("a", "b")), String.class);
    show("list", () -> list.add("c") + " " + list + list.indexOf("b") + list.get(1) + (list instanceof RandomAccess) + list.equals(List.of("a", "b", "c")) + list.subList(1, 2));
    show("list add", () -> list.add(1));
    show("list set", () -> list.set(0, 1));
    show("list addAll", () -> list.addAll(Arrays.asList("x", 2)));
    show("list replaceAll", () -> {
      list.replaceAll(e -> 1);
      return list;
    });
    show("list iterator", () -> {
      ListIterator it = list.listIterator();
      it.next();
      it.set(2.5);
      return list;
    });
    show("list part", () -> list.subList(0, 1).add(1));
    show("list null", () -> list.add(null) + " " + list);
    Set set = Collections.checkedSet(new TreeSet<>(), String.class);
    show("set", () -> set.add("a") + " " + set.add("a") + set + set.equals(Set.of("a")) + set.contains(1 > 0 ? "a" : ""));
    show("set add", () -> set.add('c'));
    Queue queue = Collections.checkedQueue(new ArrayDeque<>(), Integer.class);
    show("queue", () -> queue.offer(1) + " " + queue.peek() + queue.element() + queue.poll() + queue.poll());
    show("queue offer", () -> queue.offer("x"));
    show("queue remove", () -> queue.remove());
    Collection c = Collections.checkedCollection(new ArrayList<>(), Number.class);
    show("collection", () -> c.add(1) + " " + c.addAll(List.of(2L, 3.0)) + c);
    show("collection add", () -> c.add("x"));
    Map map = Collections.checkedMap(new LinkedHashMap<>(), String.class, Integer.class);
    show("map", () -> map.put("a", 1) + " " + map.putIfAbsent("b", 2) + map + map.get("a") + map.containsKey("b") + map.equals(Map.of("a", 1, "b", 2)));
    show("map key", () -> map.put(1, 1));
    show("map value", () -> map.put("a", "b"));
    show("map putAll", () -> {
      map.putAll(Map.of("z", "y"));
      return map;
    });
    show("map merge", () -> map.merge("a", 5, (x, y) -> "sum"));
    show("map compute", () -> map.compute("a", (k, v) -> "v"));
    show("map computeIfAbsent", () -> map.computeIfAbsent("q", k -> "v"));
    show("map replaceAll", () -> {
      map.replaceAll((k, v) -> k);
      return map;
    });
    show("map entry", () -> ((Map.Entry) map.entrySet().iterator().next()).setValue("x"));
    show("map after", () -> map);
    SortedMap<String, Integer> sorted = Collections.checkedSortedMap(new TreeMap<>(Map.of("a", 1, "b", 2)), String.class, Integer.class);
    show("sorted map", () -> sorted.firstKey() + sorted.lastKey() + sorted.headMap("b") + sorted.tailMap("b") + sorted.subMap("a", "b"));
    show("sorted set", () -> Collections.checkedSortedSet(new TreeSet<>(Set.of(1, 2)), Integer.class).headSet(2));
    show("null", () -> Collections.checkedList(null, String.class));
    show("null type", () -> Collections.checkedList(new ArrayList<>(), null));
    show("null map", () -> Collections.unmodifiableNavigableMap(null));
    show("null set", () -> Collections.synchronizedNavigableSet(null));
  }
}
// expect: unmodifiable -> [1, 3, 5, 7, 9] 19 135null [9, 7, 5, 3, 1][3, 5][1, 3, 5][7, 9][1, 3][1, 3][5, 7, 9] nulltruetrue
// expect: unmodifiable back 97531
// expect: unmodifiable add -> java.lang.UnsupportedOperationException: null
// expect: unmodifiable pollFirst -> java.lang.UnsupportedOperationException: null
// expect: unmodifiable pollLast -> java.lang.UnsupportedOperationException: null
// expect: unmodifiable part add -> java.lang.UnsupportedOperationException: null
// expect: unmodifiable backwards poll -> java.lang.UnsupportedOperationException: null
// expect: unmodifiable remove by iterator -> java.lang.UnsupportedOperationException: null
// expect: unmodifiable after -> [1, 3, 5, 7, 9]
// expect: synchronized -> [1, 3, 5, 7, 9] 19 135null [9, 7, 5, 3, 1][3, 5][1, 3, 5][7, 9][1, 3][1, 3][5, 7, 9] nulltruetrue
// expect: synchronized back 97531
// expect: synchronized add -> true
// expect: synchronized pollFirst -> 1
// expect: synchronized pollLast -> 9
// expect: synchronized part add -> true
// expect: synchronized backwards poll -> 7
// expect: synchronized remove by iterator -> [2, 3, 4]
// expect: synchronized after -> [2, 3, 4]
// expect: checked -> [1, 3, 5, 7, 9] 19 135null [9, 7, 5, 3, 1][3, 5][1, 3, 5][7, 9][1, 3][1, 3][5, 7, 9] nulltruetrue
// expect: checked back 97531
// expect: checked add -> true
// expect: checked pollFirst -> 1
// expect: checked pollLast -> 9
// expect: checked part add -> true
// expect: checked backwards poll -> 7
// expect: checked remove by iterator -> [2, 3, 4]
// expect: checked after -> [2, 3, 4]
// expect: unmodifiable -> {1=a, 3=c, 5=e} 15 1=a3=c5=enull135null 1=a5=e{5=e, 3=c, 1=a}[1, 3, 5][5, 3, 1][1, 3, 5][a, c, e][1=a, 3=c, 5=e]
// expect: unmodifiable parts -> {1=a, 3=c} {1=a, 3=c}{5=e}{1=a, 3=c}{1=a}{3=c, 5=e} true
// expect: unmodifiable put -> java.lang.UnsupportedOperationException: null
// expect: unmodifiable setValue -> java.lang.UnsupportedOperationException: null
// expect: unmodifiable entry setValue -> java.lang.UnsupportedOperationException: null
// expect: unmodifiable poll -> java.lang.UnsupportedOperationException: null
// expect: unmodifiable keys -> java.lang.UnsupportedOperationException: null
// expect: unmodifiable part put -> java.lang.UnsupportedOperationException: null
// expect: unmodifiable part put outside -> java.lang.UnsupportedOperationException: null
// expect: unmodifiable after -> {1=a, 3=c, 5=e}
// expect: synchronized -> {1=a, 3=c, 5=e} 15 1=a3=c5=enull135null 1=a5=e{5=e, 3=c, 1=a}[1, 3, 5][5, 3, 1][1, 3, 5][a, c, e][1=a, 3=c, 5=e]
// expect: synchronized parts -> {1=a, 3=c} {1=a, 3=c}{5=e}{1=a, 3=c}{1=a}{3=c, 5=e} true
// expect: synchronized put -> null
// expect: synchronized setValue -> java.lang.UnsupportedOperationException: null
// expect: synchronized entry setValue -> a
// expect: synchronized poll -> 1=y 5=e
// expect: synchronized keys -> 3
// expect: synchronized part put -> null
// expect: synchronized part put outside -> java.lang.IllegalArgumentException: key out of range
// expect: synchronized after -> {4=d, 7=g}
// expect: checked -> {1=a, 3=c, 5=e} 15 1=a3=c5=enull135null 1=a5=e{5=e, 3=c, 1=a}[1, 3, 5][5, 3, 1][1, 3, 5][a, c, e][1=a, 3=c, 5=e]
// expect: checked parts -> {1=a, 3=c} {1=a, 3=c}{5=e}{1=a, 3=c}{1=a}{3=c, 5=e} true
// expect: checked put -> null
// expect: checked setValue -> java.lang.UnsupportedOperationException: null
// expect: checked entry setValue -> a
// expect: checked poll -> 1=y 5=e
// expect: checked keys -> 3
// expect: checked part put -> null
// expect: checked part put outside -> java.lang.IllegalArgumentException: key out of range
// expect: checked after -> {4=d, 7=g}
// expect: empty -> java.lang.UnsupportedOperationException: null
// expect: empty add -> java.lang.UnsupportedOperationException: null
// expect: list -> true [a, b, c]1btruetrue[b]
// expect: list add -> java.lang.ClassCastException: Attempt to insert class java.lang.Integer element into collection with element type class java.lang.String
// expect: list set -> java.lang.ClassCastException: Attempt to insert class java.lang.Integer element into collection with element type class java.lang.String
// expect: list addAll -> java.lang.ClassCastException: Attempt to insert class java.lang.Integer element into collection with element type class java.lang.String
// expect: list replaceAll -> java.lang.ClassCastException: Attempt to insert class java.lang.Integer element into collection with element type class java.lang.String
// expect: list iterator -> java.lang.ClassCastException: Attempt to insert class java.lang.Double element into collection with element type class java.lang.String
// expect: list part -> java.lang.ClassCastException: Attempt to insert class java.lang.Integer element into collection with element type class java.lang.String
// expect: list null -> true [a, b, c, null]
// expect: set -> true false[a]truetrue
// expect: set add -> java.lang.ClassCastException: Attempt to insert class java.lang.Character element into collection with element type class java.lang.String
// expect: queue -> true 111null
// expect: queue offer -> java.lang.ClassCastException: Attempt to insert class java.lang.String element into collection with element type class java.lang.Integer
// expect: queue remove -> java.util.NoSuchElementException: null
// expect: collection -> true true[1, 2, 3.0]
// expect: collection add -> java.lang.ClassCastException: Attempt to insert class java.lang.String element into collection with element type class java.lang.Number
// expect: map -> null null{a=1, b=2}1truetrue
// expect: map key -> java.lang.ClassCastException: Attempt to insert class java.lang.Integer key into map with key type class java.lang.String
// expect: map value -> java.lang.ClassCastException: Attempt to insert class java.lang.String value into map with value type class java.lang.Integer
// expect: map putAll -> java.lang.ClassCastException: Attempt to insert class java.lang.String value into map with value type class java.lang.Integer
// expect: map merge -> java.lang.ClassCastException: Attempt to insert class java.lang.String value into map with value type class java.lang.Integer
// expect: map compute -> java.lang.ClassCastException: Attempt to insert class java.lang.String value into map with value type class java.lang.Integer
// expect: map computeIfAbsent -> java.lang.ClassCastException: Attempt to insert class java.lang.String value into map with value type class java.lang.Integer
// expect: map replaceAll -> java.lang.ClassCastException: Attempt to insert class java.lang.String value into map with value type class java.lang.Integer
// expect: map entry -> java.lang.ClassCastException: Attempt to insert class java.lang.String value into map with value type class java.lang.Integer
// expect: map after -> {a=1, b=2}
// expect: sorted map -> ab{a=1}{b=2}{a=1}
// expect: sorted set -> [1]
// expect: null -> java.lang.NullPointerException: c
// expect: null type -> java.lang.NullPointerException: type
// expect: null map -> java.lang.NullPointerException: Cannot invoke "Object.getClass()" because "m" is null
// expect: null set -> java.lang.NullPointerException: null
