// Random calls of ConcurrentSkipListMap, ConcurrentSkipListSet, ConcurrentHashMap and views of them by one thread: what each call gives or
// throws, and the contents behind it. Keys of the hash map are small numbers, whose order in the table is that of their hashes.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Random;
import java.util.Set;
import java.util.SortedMap;
import java.util.Spliterator;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;

public class RandomMaps {
  private interface Call {
    Object get() throws Exception;
  }

  private final Random random;
  private final StringBuilder log = new StringBuilder();
  private final List<ConcurrentMap<Integer, String>> maps = new ArrayList<>();
  private final List<NavigableSet<Integer>> sets = new ArrayList<>();
  private Iterator<?> iterator;
  private int size;

  RandomMaps(long seed) {
    random = new Random(seed);
    switch (random.nextInt(4)) {
      case 0: maps.add(new ConcurrentHashMap<>()); break;
      case 1: maps.add(new ConcurrentSkipListMap<>()); break;
      case 2: maps.add(new ConcurrentSkipListMap<>(Comparator.<Integer>reverseOrder())); break;
      default: sets.add(random.nextBoolean() ? new ConcurrentSkipListSet<>() : new ConcurrentSkipListSet<>(Comparator.<Integer>reverseOrder()));
    }
  }

  private Integer key() {
    return random.nextInt(50) == 0 ? null : random.nextInt(24);
  }

  private String value() {
    return random.nextInt(50) == 0 ? null : "v" + random.nextInt(5);
  }

  private List<Integer> keys(int most) {
    List<Integer> l = new ArrayList<>();
    for (int i = random.nextInt(most + 1); i > 0; i--) l.add(random.nextInt(24));
    return l;
  }

  private void call(String name, Call call) {
    String result;
    try {
      result = String.valueOf(call.get());
    } catch (NullPointerException | ClassCastException e) {
      result = e.getClass().getSimpleName();
    } catch (Exception e) {
      result = e.getClass().getSimpleName() + (e.getMessage() == null ? "" : ":" + e.getMessage());
    }
    log.append(name).append('=').append(result).append(' ');
  }

  private static String characteristics(Spliterator<?> s) {
    String split = "";
    Spliterator<?> t = s.hasCharacteristics(Spliterator.SIZED) ? s.trySplit() : null;
    if (t != null) split = "/" + t.estimateSize() + Integer.toHexString(t.characteristics());
    return Integer.toHexString(s.characteristics()) + " " + s.estimateSize() + split;
  }

  private void onMap(ConcurrentMap<Integer, String> m) {
    Integer k = key();
    String v = value(), w = value();
    int n = random.nextInt(24);
    switch (random.nextInt(34)) {
      case 0: case 1: case 2: case 3: call("put" + k + v, () -> m.put(k, v)); break;
      case 4: call("putIfAbsent" + k + v, () -> m.putIfAbsent(k, v)); break;
      case 5: call("get" + k, () -> m.get(k)); break;
      case 6: call("remove" + k, () -> m.remove(k)); break;
      case 7: call("remove" + k + v, () -> m.remove(k, v)); break;
      case 8: call("replace" + k + v, () -> m.replace(k, v)); break;
      case 9: call("replace" + k + v + w, () -> m.replace(k, v, w)); break;
      case 10: call("containsKey" + k, () -> m.containsKey(k)); break;
      case 11: call("containsValue" + v, () -> m.containsValue(v)); break;
      case 12: call("getOrDefault" + k, () -> m.getOrDefault(k, "none")); break;
      case 13: call("compute" + k, () -> m.compute(k, (x, y) -> y == null ? v : y.length() > 4 ? null : y + w)); break;
      case 14: call("computeIfAbsent" + k, () -> m.computeIfAbsent(k, x -> x == n ? null : v)); break;
      case 15: call("computeIfPresent" + k, () -> m.computeIfPresent(k, (x, y) -> y.equals(v) ? null : y + x)); break;
      case 16: call("merge" + k + v, () -> m.merge(k, v, (x, y) -> x.length() > 5 ? null : x + y)); break;
      case 17: { Map<Integer, String> other = new TreeMap<>(); for (Integer i : keys(4)) other.put(i, "p" + i); call("putAll" + other, () -> { m.putAll(other); return ""; }); break; }
      case 18: if (random.nextInt(3) == 0) call("clear", () -> { m.clear(); return ""; }); break;
      case 19: call("forEach", () -> { m.forEach((x, y) -> log.append(x).append(y)); return ""; }); break;
      case 20: call("replaceAll", () -> { m.replaceAll((x, y) -> x == n ? v : y); return ""; }); break;
      case 21: call("equals", () -> m.equals(new TreeMap<>(m)) + " " + m.hashCode() + m.isEmpty()); break;
      case 22: case 23: onSet("keys", m.keySet()); break;
      case 24: onValues(m.values()); break;
      case 25: onEntries(m); break;
      case 26: case 27: onIterator(m); break;
      default:
        if (m instanceof NavigableMap) onNavigable((NavigableMap<Integer, String>) m);
        else onHash((ConcurrentHashMap<Integer, String>) m);
    }
  }

  private void onSet(String name, Set<Integer> s) {
    Integer k = key();
    int n = random.nextInt(5);
    switch (random.nextInt(12)) {
      case 0: call(name + ".add" + k, () -> s.add(k)); break;
      case 1: case 2: call(name + ".remove" + k, () -> s.remove(k)); break;
      case 3: call(name + ".contains" + k, () -> s.contains(k)); break;
      case 4: { List<Integer> l = keys(3); call(name + ".removeAll" + l, () -> s.removeAll(l)); break; }
      case 5: { List<Integer> l = keys(40); call(name + ".retainAll" + l.size(), () -> s.retainAll(l)); break; }
      case 6: call(name + ".removeIf", () -> s.removeIf(x -> x % 5 == n)); break;
      case 7: call(name + ".toArray", () -> Arrays.toString(s.toArray()) + Arrays.toString(s.toArray(new Integer[n]))); break;
      case 8: call(name + ".spliterator", () -> characteristics(s.spliterator())); break;
      case 9: call(name + ".equals", () -> s.equals(Set.copyOf(s)) + " " + s.hashCode() + s); break;
      case 10: call(name + ".stream", () -> s.stream().map(x -> x + 1).toList()); break;
      default: iterator = s.iterator();
    }
  }

  private void onValues(Collection<String> c) {
    String v = value();
    switch (random.nextInt(6)) {
      case 0: call("values.remove" + v, () -> c.remove(v)); break;
      case 1: call("values.contains" + v, () -> c.contains(v)); break;
      case 2: call("values.removeIf" + v, () -> c.removeIf(x -> x.equals(v))); break;
      case 3: call("values.add", () -> c.add(v)); break;
      case 4: call("values.spliterator", () -> characteristics(c.spliterator())); break;
      default: call("values", () -> c + " " + c.size());
    }
  }

  private void onEntries(ConcurrentMap<Integer, String> m) {
    Set<Map.Entry<Integer, String>> s = m.entrySet();
    Integer k = key();
    String v = value();
    switch (random.nextInt(7)) {
      case 0: call("entries.contains", () -> s.contains(new java.util.AbstractMap.SimpleEntry<>(k, v)) + "" + s.contains(k)); break;
      case 1: call("entries.remove", () -> s.remove(new java.util.AbstractMap.SimpleEntry<>(k, v))); break;
      case 2: call("entries.removeIf", () -> s.removeIf(e -> e.getKey() % 4 == 1 && !e.getValue().equals(v))); break;
      case 3: call("entries.add", () -> s.add(new java.util.AbstractMap.SimpleEntry<>(k, v))); break;
      case 4: call("entries.setValue", () -> { Iterator<Map.Entry<Integer, String>> i = s.iterator(); i.next(); Map.Entry<Integer, String> e = i.next(); return e + e.setValue(v) + e; }); break;
      case 5: call("entries.spliterator", () -> characteristics(s.spliterator())); break;
      default: call("entries", () -> s + " " + s.size() + s.hashCode());
    }
  }

  private void onIterator(ConcurrentMap<Integer, String> m) {
    if (iterator == null || random.nextInt(6) == 0) iterator = random.nextBoolean() ? m.keySet().iterator() : m.entrySet().iterator();
    switch (random.nextInt(4)) {
      case 0: call("it.remove", () -> { iterator.remove(); return ""; }); break;
      case 1: call("it.hasNext", iterator::hasNext); break;
      default: call("it.next", iterator::next);
    }
  }

  private void onHash(ConcurrentHashMap<Integer, String> m) {
    int n = random.nextInt(24), parallel = random.nextBoolean() ? Integer.MAX_VALUE : 1;
    switch (random.nextInt(12)) {
      case 0: call("reduceKeys", () -> m.reduceKeys(parallel, Integer::sum)); break;
      case 1: call("reduce", () -> m.reduce(parallel, (k, v) -> k > n ? null : k + v.length(), Math::max)); break;
      case 2: call("reduceToInt", () -> m.reduceValuesToInt(parallel, String::length, 3, Integer::sum)); break;
      case 3: call("search", () -> m.search(parallel, (k, v) -> k == n ? v : null)); break;
      case 4: call("searchEntries", () -> m.searchEntries(Long.MAX_VALUE, e -> e.getKey() > n ? e : null)); break;
      case 5: call("mappingCount", m::mappingCount); break;
      case 6: call("contains", () -> m.contains("v" + n % 5)); break;
      case 7: call("elements", () -> { StringBuilder b = new StringBuilder(); for (var e = m.elements(); e.hasMoreElements();) b.append(e.nextElement()); return b; }); break;
      case 8: { Set<Integer> s = m.keySet("kept"); call("keySet.add" + n, () -> s.add(n) + "" + s.addAll(keys(3)) + s); break; }
      case 9: { Set<Integer> s = ConcurrentHashMap.newKeySet(); call("newKeySet", () -> s.addAll(keys(5)) + "" + s + s.remove(n)); break; }
      case 10: call("forEachKey", () -> { m.forEachKey(Long.MAX_VALUE, k -> k > n ? k : null, k -> log.append(k).append(',')); return ""; }); break;
      default: call("reduceEntries", () -> m.reduceEntries(parallel, (a, b) -> a.getKey() > b.getKey() ? a : b));
    }
  }

  private void onNavigable(NavigableMap<Integer, String> m) {
    Integer k = key(), l = key();
    boolean b = random.nextBoolean(), c = random.nextBoolean();
    switch (random.nextInt(22)) {
      case 0: call("lower" + k, () -> m.lowerEntry(k) + " " + m.lowerKey(k)); break;
      case 1: call("floor" + k, () -> m.floorEntry(k) + " " + m.floorKey(k)); break;
      case 2: call("ceiling" + k, () -> m.ceilingEntry(k) + " " + m.ceilingKey(k)); break;
      case 3: call("higher" + k, () -> m.higherEntry(k) + " " + m.higherKey(k)); break;
      case 4: call("first", () -> m.firstEntry() + " " + m.firstKey()); break;
      case 5: call("last", () -> m.lastEntry() + " " + m.lastKey()); break;
      case 6: call("pollFirst", m::pollFirstEntry); break;
      case 7: call("pollLast", m::pollLastEntry); break;
      case 8: call("descendingKeys", () -> m.descendingKeySet() + " " + m.navigableKeySet()); break;
      case 9: call("entry.setValue", () -> m.firstEntry().setValue("x")); break;
      case 10: onNavigableSet(m.navigableKeySet()); break;
      case 11: onNavigableSet(m.descendingKeySet()); break;
      case 12: if (m == maps.get(0) && m instanceof ConcurrentSkipListMap) call("clone", () -> ((ConcurrentSkipListMap<Integer, String>) m).clone()); break;
      case 13: call("comparator", () -> (m.comparator() == null) + "" + new ConcurrentSkipListMap<>((SortedMap<Integer, String>) m)); break;
      case 14: case 15: view("sub" + k + b + l + c, () -> m.subMap(k, b, l, c)); break;
      case 16: view("head" + k + b, () -> m.headMap(k, b)); break;
      case 17: view("tail" + k + b, () -> m.tailMap(k, b)); break;
      case 18: view("sub" + k + "," + l, () -> m.subMap(k, l)); break;
      default: view("descending", m::descendingMap);
    }
  }

  @SuppressWarnings("unchecked")
  private void view(String name, Call call) {
    call(name, () -> {
      Object view = call.get();
      if (view instanceof ConcurrentMap) {
        if (maps.size() < 4) maps.add((ConcurrentMap<Integer, String>) view);
      } else if (sets.size() < 4) {
        sets.add((NavigableSet<Integer>) view);
      }
      return view;
    });
  }

  private void onNavigableSet(NavigableSet<Integer> s) {
    Integer k = key(), l = key();
    boolean b = random.nextBoolean(), c = random.nextBoolean();
    switch (random.nextInt(20)) {
      case 0: call("s.lower" + k, () -> s.lower(k) + " " + s.floor(k)); break;
      case 1: call("s.higher" + k, () -> s.ceiling(k) + " " + s.higher(k)); break;
      case 2: call("s.first", () -> s.first() + " " + s.last()); break;
      case 3: call("s.pollFirst", s::pollFirst); break;
      case 4: call("s.pollLast", s::pollLast); break;
      case 5: call("s.descending", () -> { StringBuilder t = new StringBuilder(); s.descendingIterator().forEachRemaining(x -> t.append(x).append(' ')); return t; }); break;
      case 6: view("s.sub" + k + b + l + c, () -> s.subSet(k, b, l, c)); break;
      case 7: view("s.head" + k + b, () -> s.headSet(k, b)); break;
      case 8: view("s.tail" + k + b, () -> s.tailSet(k, b)); break;
      case 9: view("s.descendingSet", s::descendingSet); break;
      case 10: call("s.comparator", () -> s.comparator() == null); break;
      case 11: if (maps.isEmpty() && s == sets.get(0)) call("s.clone", () -> ((ConcurrentSkipListSet<Integer>) s).clone()); break;
      case 12: call("s.addAll", () -> s.addAll(keys(5))); break;
      case 13: case 14: call("s.add" + k, () -> s.add(k)); break;
      case 15: if (random.nextInt(4) == 0) call("s.clear", () -> { s.clear(); return ""; }); break;
      default: onSet("s", s);
    }
  }

  String run() {
    for (int i = 0; i < 50; i++) {
      if (maps.isEmpty() || !sets.isEmpty() && random.nextBoolean()) onNavigableSet(sets.get(random.nextInt(sets.size())));
      else onMap(maps.get(random.nextInt(maps.size())));
      // (What an iterator finds behind an element that is gone depends on which links are left.)
      int now = maps.isEmpty() ? 0 : maps.get(0).size();
      if (now < size) iterator = null;
      size = now;
      for (Map<?, ?> m : maps) log.append(m).append(m.size());
      for (Set<?> s : sets) log.append(s).append(s.size());
      log.append(' ');
    }
    return log.toString().trim();
  }

  public static void main(String[] args) {
    int shown = 1, hash = 1, cases = args.length > 0 ? Integer.parseInt(args[0]) : 150;
    for (int seed = 0; seed < cases; seed++) {
      String line = new RandomMaps(seed).run();
      hash = 31 * hash + line.hashCode();
      if (seed < shown || args.length > 1) System.out.println(line);
    }
    System.out.println(Integer.toHexString(hash));
  }
}
// expect: put23v3=null {23=v3}1 put17v0=null {23=v3, 17=v0}2 it.remove=IllegalStateException {23=v3, 17=v0}2 clear= {}0 values.add=UnsupportedOperationException {}0 compute15=v3 {15=v3}1 replaceAll= {15=v3}1 it.next=15 {15=v3}1 compute13=v2 {15=v3, 13=v2}2 put12v1=null {15=v3, 13=v2, 12=v1}3 put21v3=null {21=v3, 15=v3, 13=v2, 12=v1}4 computeIfAbsent10=v3 {21=v3, 15=v3, 13=v2, 12=v1, 10=v3}5 merge15v4=v3v4 {21=v3, 15=v3v4, 13=v2, 12=v1, 10=v3}5 pollLast=10=v3 {21=v3, 15=v3v4, 13=v2, 12=v1}4 equals=true 3579140false {21=v3, 15=v3v4, 13=v2, 12=v1}4 put17v3=null {21=v3, 17=v3, 15=v3v4, 13=v2, 12=v1}5 getOrDefault21=v3 {21=v3, 17=v3, 15=v3v4, 13=v2, 12=v1}5 equals=true 3582832false {21=v3, 17=v3, 15=v3v4, 13=v2, 12=v1}5 get1=null {21=v3, 17=v3, 15=v3v4, 13=v2, 12=v1}5 containsValuev2=true {21=v3, 17=v3, 15=v3v4, 13=v2, 12=v1}5 clear= {}0 put4v2=null {4=v2}1 containsValuev0=false {4=v2}1 put0v3=null {4=v2, 0=v3}2 values.removeIfv0=false {4=v2, 0=v3}2 remove16=null {4=v2, 0=v3}2 putIfAbsent8v0=null {8=v0, 4=v2, 0=v3}3 8v04v20v3forEach= {8=v0, 4=v2, 0=v3}3 values.spliterator=1110 3 {8=v0, 4=v2, 0=v3}3 get4=v2 {8=v0, 4=v2, 0=v3}3 remove13v2=false {8=v0, 4=v2, 0=v3}3 putIfAbsent5v1=null {8=v0, 5=v1, 4=v2, 0=v3}4 ceiling1=0=v3 0 {8=v0, 5=v1, 4=v2, 0=v3}4 put6v0=null {8=v0, 6=v0, 5=v1, 4=v2, 0=v3}5 replace22v4=null {8=v0, 6=v0, 5=v1, 4=v2, 0=v3}5 it.remove=IllegalStateException {8=v0, 6=v0, 5=v1, 4=v2, 0=v3}5 ceiling4=4=v2 4 {8=v0, 6=v0, 5=v1, 4=v2, 0=v3}5 floor3=4=v2 4 {8=v0, 6=v0, 5=v1, 4=v2, 0=v3}5 putAll{3=p3, 4=p4, 20=p20}= {20=p20, 8=v0, 6=v0, 5=v1, 4=p4, 3=p3, 0=v3}7 put7v2=null {20=p20, 8=v0, 7=v2, 6=v0, 5=v1, 4=p4, 3=p3, 0=v3}8 ceiling11=8=v0 8 {20=p20, 8=v0, 7=v2, 6=v0, 5=v1, 4=p4, 3=p3, 0=v3}8 compute14=v4 {20=p20, 14=v4, 8=v0, 7=v2, 6=v0, 5=v1, 4=p4, 3=p3, 0=v3}9 compute6=v0v2 {20=p20, 14=v4, 8=v0, 7=v2, 6=v0v2, 5=v1, 4=p4, 3=p3, 0=v3}9 it.next=20 {20=p20, 14=v4, 8=v0, 7=v2, 6=v0v2, 5=v1, 4=p4, 3=p3, 0=v3}9 replaceAll= {20=p20, 14=v4, 8=v0, 7=v2, 6=v0v2, 5=v1, 4=p4, 3=p3, 0=v3}9 put14v0=v4 {20=p20, 14=v0, 8=v0, 7=v2, 6=v0v2, 5=v1, 4=p4, 3=p3, 0=v3}9 descending={0=v3, 3=p3, 4=p4, 5=v1, 6=v0v2, 7=v2, 8=v0, 14=v0, 20=p20} {20=p20, 14=v0, 8=v0, 7=v2, 6=v0v2, 5=v1, 4=p4, 3=p3, 0=v3}9{0=v3, 3=p3, 4=p4, 5=v1, 6=v0v2, 7=v2, 8=v0, 14=v0, 20=p20}9 replace9v0=null {20=p20, 14=v0, 8=v0, 7=v2, 6=v0v2, 5=v1, 4=p4, 3=p3, 0=v3}9{0=v3, 3=p3, 4=p4, 5=v1, 6=v0v2, 7=v2, 8=v0, 14=v0, 20=p20}9 computeIfPresent13=null {20=p20, 14=v0, 8=v0, 7=v2, 6=v0v2, 5=v1, 4=p4, 3=p3, 0=v3}9{0=v3, 3=p3, 4=p4, 5=v1, 6=v0v2, 7=v2, 8=v0, 14=v0, 20=p20}9 tail14false={8=v0, 7=v2, 6=v0v2, 5=v1, 4=p4, 3=p3, 0=v3} {20=p20, 14=v0, 8=v0, 7=v2, 6=v0v2, 5=v1, 4=p4, 3=p3, 0=v3}9{0=v3, 3=p3, 4=p4, 5=v1, 6=v0v2, 7=v2, 8=v0, 14=v0, 20=p20}9{8=v0, 7=v2, 6=v0v2, 5=v1, 4=p4, 3=p3, 0=v3}7
// expect: c864f9d0
