// Which collections refuse removals, when, and with which message.
import java.util.*;
import java.util.concurrent.*;
public class RefusedRemovals {
  static void t(String what, Runnable r) { try { r.run(); System.out.println(what + " ok"); } catch (RuntimeException e) { System.out.println(what + " " + e); } }
  static void all(String name, Collection<String> c) {
    t(name + " it.remove at start", () -> c.iterator().remove());
    t(name + " it.remove", () -> { Iterator<String> i = c.iterator(); i.next(); i.remove(); });
    t(name + " remove", () -> c.remove("a"));
    t(name + " remove absent", () -> c.remove("zz"));
    t(name + " removeAll", () -> c.removeAll(List.of("a")));
    t(name + " removeAll absent", () -> c.removeAll(List.of("zz")));
    t(name + " retainAll", () -> c.retainAll(List.of("a")));
    t(name + " removeIf", () -> c.removeIf(s -> true));
    t(name + " removeIf no", () -> c.removeIf(s -> false));
    t(name + " clear", () -> c.clear());
    t(name + " add", () -> c.add("q"));
    t(name + " addAll", () -> c.addAll(List.of("q")));
    t(name + " addAll none", () -> c.addAll(List.of()));
    if (c instanceof List) { List<String> l = (List<String>) c;
      t(name + " remove0", () -> l.remove(0)); t(name + " li.remove", () -> { ListIterator<String> i = l.listIterator(); i.next(); i.remove(); });
      t(name + " li.add", () -> l.listIterator().add("x")); t(name + " li.set", () -> { ListIterator<String> i = l.listIterator(); i.next(); i.set("s"); });
      t(name + " set", () -> l.set(0, "x")); t(name + " replaceAll", () -> l.replaceAll(s -> s)); t(name + " sort", () -> l.sort(null)); t(name+" sub", () -> l.subList(0, 1).clear()); t(name+" subit", () -> { Iterator<String> i = l.subList(0, 1).iterator(); i.next(); i.remove(); });
    }
  }
  public static void main(String[] a) {
    String[] v = {"a", "b", "c"};
    all("asList", Arrays.asList(v.clone()));
    all("nCopies", Collections.nCopies(2, "a"));
    all("singletonList", Collections.singletonList("a"));
    all("singleton", Collections.singleton("a"));
    all("emptySet", Collections.emptySet());
    all("unmod", Collections.unmodifiableCollection(new ArrayList<>(List.of("a"))));
    all("unmodSet", Collections.unmodifiableSet(new TreeSet<>(List.of("a"))));
    all("of", List.of("a", "b")); all("of3", List.of("a", "b", "c")); all("setof", Set.of("a"));
    all("cow", new CopyOnWriteArrayList<>(v)); all("cows", new CopyOnWriteArraySet<>(Arrays.asList(v)));
    TreeMap<String, String> m = new TreeMap<>(Map.of("a", "b", "c", "d"));
    all("keys", m.keySet()); m.put("a", "b"); all("values", m.values());
    Map<String, String> um = Collections.unmodifiableMap(new HashMap<>(Map.of("a", "b")));
    all("umkeys", um.keySet()); all("umvalues", um.values()); all("ofkeys", Map.of("a", "b").keySet()); all("ofvalues", Map.of("a", "b").values());
    all("singlekeys", Collections.singletonMap("a", "b").keySet());
    all("emptyList", Collections.emptyList());
    all("abstract", new AbstractCollection<String>() { public Iterator<String> iterator() { return List.of("a").iterator(); } public int size() { return 1; } });
    all("abstractList", new AbstractList<String>() { public String get(int i) { return "a"; } public int size() { return 1; } });
    all("enumkeys", new EnumMap<Thread.State, String>(Map.of(Thread.State.NEW, "a")).values());
    Iterator<String> plain = new Iterator<>() { public boolean hasNext() { return true; } public String next() { return ""; } };
    t("plain", () -> plain.remove());
    t("scanner", () -> new Scanner("a b").remove());
    t("stream", () -> { Iterator<String> i = List.of("a").stream().iterator(); i.next(); i.remove(); });
    t("values", () -> { Iterator<Integer> i = java.util.stream.IntStream.of(1).iterator(); i.next(); i.remove(); });
    t("desc", () -> { NavigableSet<String> s = new TreeSet<>(Set.of("a")); Iterator<String> i = s.descendingIterator(); i.remove(); });
    t("stream of a list", () -> { List<String> l = new ArrayList<>(List.of("a")); Iterator<String> i = l.stream().iterator(); i.next(); i.remove(); });
    t("unmodifiable entries", () -> { Iterator<?> i = um.entrySet().iterator(); i.next(); i.remove(); });
    t("fixed entries", () -> { Iterator<?> i = Map.of("a", "b").entrySet().iterator(); i.next(); i.remove(); });
    t("fixed entries clear", () -> Map.of("a", "b").entrySet().clear());
    t("fixed entry", () -> Map.of("a", "b").entrySet().iterator().next().setValue("c"));
    t("fixed entries remove", () -> System.out.println(Map.of("a", "b").entrySet().remove(Map.entry("x", "y"))));
    System.out.println(Map.of("a", "b").entrySet() + " " + Map.of("a", "b").keySet().contains("b") + Map.of("a", "b").values().contains("b") + Map.of("a", "b").entrySet().contains(Map.entry("a", "b")) + Map.of("a", "b").keySet().equals(Set.of("a")));
    t("copies of none", () -> Collections.nCopies(0, "a").sort(null));
    Map<String, String> two = Map.of("a", "b", "c", "d");
    t("two entries clear", () -> two.entrySet().clear());
    t("two entries remove", () -> System.out.println(two.entrySet().remove(Map.entry("x", "y"))));
    t("two keys", () -> System.out.println(two.keySet().remove("x") + " " + two.values().remove("x")));
    t("two keys remove", () -> two.keySet().remove("a"));
    t("two values retain", () -> two.values().retainAll(List.of("d")));
    t("deque", () -> new ArrayDeque<String>().iterator().remove());
    t("pq", () -> new PriorityQueue<String>().iterator().remove());
  }
}
// expect: asList it.remove at start java.lang.UnsupportedOperationException: remove
// expect: asList it.remove java.lang.UnsupportedOperationException: remove
// expect: asList remove java.lang.UnsupportedOperationException: remove
// expect: asList remove absent ok
// expect: asList removeAll java.lang.UnsupportedOperationException: remove
// expect: asList removeAll absent ok
// expect: asList retainAll java.lang.UnsupportedOperationException: remove
// expect: asList removeIf java.lang.UnsupportedOperationException: remove
// expect: asList removeIf no ok
// expect: asList clear java.lang.UnsupportedOperationException
// expect: asList add java.lang.UnsupportedOperationException
// expect: asList addAll java.lang.UnsupportedOperationException
// expect: asList addAll none ok
// expect: asList remove0 java.lang.UnsupportedOperationException
// expect: asList li.remove java.lang.UnsupportedOperationException
// expect: asList li.add java.lang.UnsupportedOperationException
// expect: asList li.set ok
// expect: asList set ok
// expect: asList replaceAll ok
// expect: asList sort ok
// expect: asList sub java.lang.UnsupportedOperationException
// expect: asList subit java.lang.UnsupportedOperationException
// expect: nCopies it.remove at start java.lang.IllegalStateException
// expect: nCopies it.remove java.lang.UnsupportedOperationException
// expect: nCopies remove java.lang.UnsupportedOperationException
// expect: nCopies remove absent ok
// expect: nCopies removeAll java.lang.UnsupportedOperationException
// expect: nCopies removeAll absent ok
// expect: nCopies retainAll ok
// expect: nCopies removeIf java.lang.UnsupportedOperationException
// expect: nCopies removeIf no ok
// expect: nCopies clear java.lang.UnsupportedOperationException
// expect: nCopies add java.lang.UnsupportedOperationException
// expect: nCopies addAll java.lang.UnsupportedOperationException
// expect: nCopies addAll none ok
// expect: nCopies remove0 java.lang.UnsupportedOperationException
// expect: nCopies li.remove java.lang.UnsupportedOperationException
// expect: nCopies li.add java.lang.UnsupportedOperationException
// expect: nCopies li.set java.lang.UnsupportedOperationException
// expect: nCopies set java.lang.UnsupportedOperationException
// expect: nCopies replaceAll java.lang.UnsupportedOperationException
// expect: nCopies sort java.lang.UnsupportedOperationException
// expect: nCopies sub java.lang.UnsupportedOperationException
// expect: nCopies subit java.lang.UnsupportedOperationException
// expect: singletonList it.remove at start java.lang.UnsupportedOperationException
// expect: singletonList it.remove java.lang.UnsupportedOperationException
// expect: singletonList remove java.lang.UnsupportedOperationException
// expect: singletonList remove absent ok
// expect: singletonList removeAll java.lang.UnsupportedOperationException
// expect: singletonList removeAll absent ok
// expect: singletonList retainAll ok
// expect: singletonList removeIf java.lang.UnsupportedOperationException
// expect: singletonList removeIf no java.lang.UnsupportedOperationException
// expect: singletonList clear java.lang.UnsupportedOperationException
// expect: singletonList add java.lang.UnsupportedOperationException
// expect: singletonList addAll java.lang.UnsupportedOperationException
// expect: singletonList addAll none ok
// expect: singletonList remove0 java.lang.UnsupportedOperationException
// expect: singletonList li.remove java.lang.UnsupportedOperationException
// expect: singletonList li.add java.lang.UnsupportedOperationException
// expect: singletonList li.set java.lang.UnsupportedOperationException
// expect: singletonList set java.lang.UnsupportedOperationException
// expect: singletonList replaceAll java.lang.UnsupportedOperationException
// expect: singletonList sort ok
// expect: singletonList sub java.lang.UnsupportedOperationException
// expect: singletonList subit java.lang.UnsupportedOperationException
// expect: singleton it.remove at start java.lang.UnsupportedOperationException
// expect: singleton it.remove java.lang.UnsupportedOperationException
// expect: singleton remove java.lang.UnsupportedOperationException
// expect: singleton remove absent ok
// expect: singleton removeAll java.lang.UnsupportedOperationException
// expect: singleton removeAll absent ok
// expect: singleton retainAll ok
// expect: singleton removeIf java.lang.UnsupportedOperationException
// expect: singleton removeIf no java.lang.UnsupportedOperationException
// expect: singleton clear java.lang.UnsupportedOperationException
// expect: singleton add java.lang.UnsupportedOperationException
// expect: singleton addAll java.lang.UnsupportedOperationException
// expect: singleton addAll none ok
// expect: emptySet it.remove at start java.lang.IllegalStateException
// expect: emptySet it.remove java.util.NoSuchElementException
// expect: emptySet remove ok
// expect: emptySet remove absent ok
// expect: emptySet removeAll ok
// expect: emptySet removeAll absent ok
// expect: emptySet retainAll ok
// expect: emptySet removeIf ok
// expect: emptySet removeIf no ok
// expect: emptySet clear ok
// expect: emptySet add java.lang.UnsupportedOperationException
// expect: emptySet addAll java.lang.UnsupportedOperationException
// expect: emptySet addAll none ok
// expect: unmod it.remove at start java.lang.UnsupportedOperationException
// expect: unmod it.remove java.lang.UnsupportedOperationException
// expect: unmod remove java.lang.UnsupportedOperationException
// expect: unmod remove absent java.lang.UnsupportedOperationException
// expect: unmod removeAll java.lang.UnsupportedOperationException
// expect: unmod removeAll absent java.lang.UnsupportedOperationException
// expect: unmod retainAll java.lang.UnsupportedOperationException
// expect: unmod removeIf java.lang.UnsupportedOperationException
// expect: unmod removeIf no java.lang.UnsupportedOperationException
// expect: unmod clear java.lang.UnsupportedOperationException
// expect: unmod add java.lang.UnsupportedOperationException
// expect: unmod addAll java.lang.UnsupportedOperationException
// expect: unmod addAll none java.lang.UnsupportedOperationException
// expect: unmodSet it.remove at start java.lang.UnsupportedOperationException
// expect: unmodSet it.remove java.lang.UnsupportedOperationException
// expect: unmodSet remove java.lang.UnsupportedOperationException
// expect: unmodSet remove absent java.lang.UnsupportedOperationException
// expect: unmodSet removeAll java.lang.UnsupportedOperationException
// expect: unmodSet removeAll absent java.lang.UnsupportedOperationException
// expect: unmodSet retainAll java.lang.UnsupportedOperationException
// expect: unmodSet removeIf java.lang.UnsupportedOperationException
// expect: unmodSet removeIf no java.lang.UnsupportedOperationException
// expect: unmodSet clear java.lang.UnsupportedOperationException
// expect: unmodSet add java.lang.UnsupportedOperationException
// expect: unmodSet addAll java.lang.UnsupportedOperationException
// expect: unmodSet addAll none java.lang.UnsupportedOperationException
// expect: of it.remove at start java.lang.UnsupportedOperationException
// expect: of it.remove java.lang.UnsupportedOperationException
// expect: of remove java.lang.UnsupportedOperationException
// expect: of remove absent java.lang.UnsupportedOperationException
// expect: of removeAll java.lang.UnsupportedOperationException
// expect: of removeAll absent java.lang.UnsupportedOperationException
// expect: of retainAll java.lang.UnsupportedOperationException
// expect: of removeIf java.lang.UnsupportedOperationException
// expect: of removeIf no java.lang.UnsupportedOperationException
// expect: of clear java.lang.UnsupportedOperationException
// expect: of add java.lang.UnsupportedOperationException
// expect: of addAll java.lang.UnsupportedOperationException
// expect: of addAll none java.lang.UnsupportedOperationException
// expect: of remove0 java.lang.UnsupportedOperationException
// expect: of li.remove java.lang.UnsupportedOperationException
// expect: of li.add java.lang.UnsupportedOperationException
// expect: of li.set java.lang.UnsupportedOperationException
// expect: of set java.lang.UnsupportedOperationException
// expect: of replaceAll java.lang.UnsupportedOperationException
// expect: of sort java.lang.UnsupportedOperationException
// expect: of sub java.lang.UnsupportedOperationException
// expect: of subit java.lang.UnsupportedOperationException
// expect: of3 it.remove at start java.lang.UnsupportedOperationException
// expect: of3 it.remove java.lang.UnsupportedOperationException
// expect: of3 remove java.lang.UnsupportedOperationException
// expect: of3 remove absent java.lang.UnsupportedOperationException
// expect: of3 removeAll java.lang.UnsupportedOperationException
// expect: of3 removeAll absent java.lang.UnsupportedOperationException
// expect: of3 retainAll java.lang.UnsupportedOperationException
// expect: of3 removeIf java.lang.UnsupportedOperationException
// expect: of3 removeIf no java.lang.UnsupportedOperationException
// expect: of3 clear java.lang.UnsupportedOperationException
// expect: of3 add java.lang.UnsupportedOperationException
// expect: of3 addAll java.lang.UnsupportedOperationException
// expect: of3 addAll none java.lang.UnsupportedOperationException
// expect: of3 remove0 java.lang.UnsupportedOperationException
// expect: of3 li.remove java.lang.UnsupportedOperationException
// expect: of3 li.add java.lang.UnsupportedOperationException
// expect: of3 li.set java.lang.UnsupportedOperationException
// expect: of3 set java.lang.UnsupportedOperationException
// expect: of3 replaceAll java.lang.UnsupportedOperationException
// expect: of3 sort java.lang.UnsupportedOperationException
// expect: of3 sub java.lang.UnsupportedOperationException
// expect: of3 subit java.lang.UnsupportedOperationException
// expect: setof it.remove at start java.lang.UnsupportedOperationException: remove
// expect: setof it.remove java.lang.UnsupportedOperationException: remove
// expect: setof remove java.lang.UnsupportedOperationException
// expect: setof remove absent java.lang.UnsupportedOperationException
// expect: setof removeAll java.lang.UnsupportedOperationException
// expect: setof removeAll absent java.lang.UnsupportedOperationException
// expect: setof retainAll java.lang.UnsupportedOperationException
// expect: setof removeIf java.lang.UnsupportedOperationException
// expect: setof removeIf no java.lang.UnsupportedOperationException
// expect: setof clear java.lang.UnsupportedOperationException
// expect: setof add java.lang.UnsupportedOperationException
// expect: setof addAll java.lang.UnsupportedOperationException
// expect: setof addAll none java.lang.UnsupportedOperationException
// expect: cow it.remove at start java.lang.UnsupportedOperationException
// expect: cow it.remove java.lang.UnsupportedOperationException
// expect: cow remove ok
// expect: cow remove absent ok
// expect: cow removeAll ok
// expect: cow removeAll absent ok
// expect: cow retainAll ok
// expect: cow removeIf ok
// expect: cow removeIf no ok
// expect: cow clear ok
// expect: cow add ok
// expect: cow addAll ok
// expect: cow addAll none ok
// expect: cow remove0 ok
// expect: cow li.remove java.lang.UnsupportedOperationException
// expect: cow li.add java.lang.UnsupportedOperationException
// expect: cow li.set java.lang.UnsupportedOperationException
// expect: cow set ok
// expect: cow replaceAll ok
// expect: cow sort ok
// expect: cow sub ok
// expect: cow subit java.lang.IndexOutOfBoundsException
// expect: cows it.remove at start java.lang.UnsupportedOperationException
// expect: cows it.remove java.lang.UnsupportedOperationException
// expect: cows remove ok
// expect: cows remove absent ok
// expect: cows removeAll ok
// expect: cows removeAll absent ok
// expect: cows retainAll ok
// expect: cows removeIf ok
// expect: cows removeIf no ok
// expect: cows clear ok
// expect: cows add ok
// expect: cows addAll ok
// expect: cows addAll none ok
// expect: keys it.remove at start java.lang.IllegalStateException
// expect: keys it.remove ok
// expect: keys remove ok
// expect: keys remove absent ok
// expect: keys removeAll ok
// expect: keys removeAll absent ok
// expect: keys retainAll ok
// expect: keys removeIf ok
// expect: keys removeIf no ok
// expect: keys clear ok
// expect: keys add java.lang.UnsupportedOperationException
// expect: keys addAll java.lang.UnsupportedOperationException
// expect: keys addAll none ok
// expect: values it.remove at start java.lang.IllegalStateException
// expect: values it.remove ok
// expect: values remove ok
// expect: values remove absent ok
// expect: values removeAll ok
// expect: values removeAll absent ok
// expect: values retainAll ok
// expect: values removeIf ok
// expect: values removeIf no ok
// expect: values clear ok
// expect: values add java.lang.UnsupportedOperationException
// expect: values addAll java.lang.UnsupportedOperationException
// expect: values addAll none ok
// expect: umkeys it.remove at start java.lang.UnsupportedOperationException
// expect: umkeys it.remove java.lang.UnsupportedOperationException
// expect: umkeys remove java.lang.UnsupportedOperationException
// expect: umkeys remove absent java.lang.UnsupportedOperationException
// expect: umkeys removeAll java.lang.UnsupportedOperationException
// expect: umkeys removeAll absent java.lang.UnsupportedOperationException
// expect: umkeys retainAll java.lang.UnsupportedOperationException
// expect: umkeys removeIf java.lang.UnsupportedOperationException
// expect: umkeys removeIf no java.lang.UnsupportedOperationException
// expect: umkeys clear java.lang.UnsupportedOperationException
// expect: umkeys add java.lang.UnsupportedOperationException
// expect: umkeys addAll java.lang.UnsupportedOperationException
// expect: umkeys addAll none java.lang.UnsupportedOperationException
// expect: umvalues it.remove at start java.lang.UnsupportedOperationException
// expect: umvalues it.remove java.lang.UnsupportedOperationException
// expect: umvalues remove java.lang.UnsupportedOperationException
// expect: umvalues remove absent java.lang.UnsupportedOperationException
// expect: umvalues removeAll java.lang.UnsupportedOperationException
// expect: umvalues removeAll absent java.lang.UnsupportedOperationException
// expect: umvalues retainAll java.lang.UnsupportedOperationException
// expect: umvalues removeIf java.lang.UnsupportedOperationException
// expect: umvalues removeIf no java.lang.UnsupportedOperationException
// expect: umvalues clear java.lang.UnsupportedOperationException
// expect: umvalues add java.lang.UnsupportedOperationException
// expect: umvalues addAll java.lang.UnsupportedOperationException
// expect: umvalues addAll none java.lang.UnsupportedOperationException
// expect: ofkeys it.remove at start java.lang.UnsupportedOperationException: remove
// expect: ofkeys it.remove java.lang.UnsupportedOperationException: remove
// expect: ofkeys remove java.lang.UnsupportedOperationException: remove
// expect: ofkeys remove absent ok
// expect: ofkeys removeAll java.lang.UnsupportedOperationException: remove
// expect: ofkeys removeAll absent ok
// expect: ofkeys retainAll ok
// expect: ofkeys removeIf java.lang.UnsupportedOperationException: remove
// expect: ofkeys removeIf no ok
// expect: ofkeys clear java.lang.UnsupportedOperationException
// expect: ofkeys add java.lang.UnsupportedOperationException
// expect: ofkeys addAll java.lang.UnsupportedOperationException
// expect: ofkeys addAll none ok
// expect: ofvalues it.remove at start java.lang.UnsupportedOperationException: remove
// expect: ofvalues it.remove java.lang.UnsupportedOperationException: remove
// expect: ofvalues remove ok
// expect: ofvalues remove absent ok
// expect: ofvalues removeAll ok
// expect: ofvalues removeAll absent ok
// expect: ofvalues retainAll java.lang.UnsupportedOperationException: remove
// expect: ofvalues removeIf java.lang.UnsupportedOperationException: remove
// expect: ofvalues removeIf no ok
// expect: ofvalues clear java.lang.UnsupportedOperationException
// expect: ofvalues add java.lang.UnsupportedOperationException
// expect: ofvalues addAll java.lang.UnsupportedOperationException
// expect: ofvalues addAll none ok
// expect: singlekeys it.remove at start java.lang.UnsupportedOperationException
// expect: singlekeys it.remove java.lang.UnsupportedOperationException
// expect: singlekeys remove java.lang.UnsupportedOperationException
// expect: singlekeys remove absent ok
// expect: singlekeys removeAll java.lang.UnsupportedOperationException
// expect: singlekeys removeAll absent ok
// expect: singlekeys retainAll ok
// expect: singlekeys removeIf java.lang.UnsupportedOperationException
// expect: singlekeys removeIf no java.lang.UnsupportedOperationException
// expect: singlekeys clear java.lang.UnsupportedOperationException
// expect: singlekeys add java.lang.UnsupportedOperationException
// expect: singlekeys addAll java.lang.UnsupportedOperationException
// expect: singlekeys addAll none ok
// expect: emptyList it.remove at start java.lang.IllegalStateException
// expect: emptyList it.remove java.util.NoSuchElementException
// expect: emptyList remove ok
// expect: emptyList remove absent ok
// expect: emptyList removeAll ok
// expect: emptyList removeAll absent ok
// expect: emptyList retainAll ok
// expect: emptyList removeIf ok
// expect: emptyList removeIf no ok
// expect: emptyList clear ok
// expect: emptyList add java.lang.UnsupportedOperationException
// expect: emptyList addAll java.lang.UnsupportedOperationException
// expect: emptyList addAll none ok
// expect: emptyList remove0 java.lang.UnsupportedOperationException
// expect: emptyList li.remove java.util.NoSuchElementException
// expect: emptyList li.add java.lang.UnsupportedOperationException
// expect: emptyList li.set java.util.NoSuchElementException
// expect: emptyList set java.lang.UnsupportedOperationException
// expect: emptyList replaceAll ok
// expect: emptyList sort ok
// expect: emptyList sub java.lang.IndexOutOfBoundsException: toIndex = 1
// expect: emptyList subit java.lang.IndexOutOfBoundsException: toIndex = 1
// expect: abstract it.remove at start java.lang.UnsupportedOperationException
// expect: abstract it.remove java.lang.UnsupportedOperationException
// expect: abstract remove java.lang.UnsupportedOperationException
// expect: abstract remove absent ok
// expect: abstract removeAll java.lang.UnsupportedOperationException
// expect: abstract removeAll absent ok
// expect: abstract retainAll ok
// expect: abstract removeIf java.lang.UnsupportedOperationException
// expect: abstract removeIf no ok
// expect: abstract clear java.lang.UnsupportedOperationException
// expect: abstract add java.lang.UnsupportedOperationException
// expect: abstract addAll java.lang.UnsupportedOperationException
// expect: abstract addAll none ok
// expect: abstractList it.remove at start java.lang.IllegalStateException
// expect: abstractList it.remove java.lang.UnsupportedOperationException
// expect: abstractList remove java.lang.UnsupportedOperationException
// expect: abstractList remove absent ok
// expect: abstractList removeAll java.lang.UnsupportedOperationException
// expect: abstractList removeAll absent ok
// expect: abstractList retainAll ok
// expect: abstractList removeIf java.lang.UnsupportedOperationException
// expect: abstractList removeIf no ok
// expect: abstractList clear java.lang.UnsupportedOperationException
// expect: abstractList add java.lang.UnsupportedOperationException
// expect: abstractList addAll java.lang.UnsupportedOperationException
// expect: abstractList addAll none ok
// expect: abstractList remove0 java.lang.UnsupportedOperationException
// expect: abstractList li.remove java.lang.UnsupportedOperationException
// expect: abstractList li.add java.lang.UnsupportedOperationException
// expect: abstractList li.set java.lang.UnsupportedOperationException
// expect: abstractList set java.lang.UnsupportedOperationException
// expect: abstractList replaceAll java.lang.UnsupportedOperationException
// expect: abstractList sort java.lang.UnsupportedOperationException
// expect: abstractList sub java.lang.UnsupportedOperationException
// expect: abstractList subit java.lang.UnsupportedOperationException
// expect: enumkeys it.remove at start java.lang.IllegalStateException
// expect: enumkeys it.remove ok
// expect: enumkeys remove ok
// expect: enumkeys remove absent ok
// expect: enumkeys removeAll ok
// expect: enumkeys removeAll absent ok
// expect: enumkeys retainAll ok
// expect: enumkeys removeIf ok
// expect: enumkeys removeIf no ok
// expect: enumkeys clear ok
// expect: enumkeys add java.lang.UnsupportedOperationException
// expect: enumkeys addAll java.lang.UnsupportedOperationException
// expect: enumkeys addAll none ok
// expect: plain java.lang.UnsupportedOperationException: remove
// expect: scanner java.lang.UnsupportedOperationException
// expect: stream java.lang.UnsupportedOperationException: remove
// expect: values java.lang.UnsupportedOperationException: remove
// expect: desc java.lang.IllegalStateException
// expect: stream of a list java.lang.UnsupportedOperationException: remove
// expect: unmodifiable entries java.lang.UnsupportedOperationException
// expect: fixed entries java.lang.UnsupportedOperationException: remove
// expect: fixed entries clear java.lang.UnsupportedOperationException
// expect: fixed entry java.lang.UnsupportedOperationException: not supported
// expect: fixed entries remove java.lang.UnsupportedOperationException
// expect: [a=b] falsetruetruetrue
// expect: copies of none ok
// expect: two entries clear java.lang.UnsupportedOperationException: remove
// expect: false
// expect: two entries remove ok
// expect: false false
// expect: two keys ok
// expect: two keys remove java.lang.UnsupportedOperationException: remove
// expect: two values retain java.lang.UnsupportedOperationException: remove
// expect: deque java.lang.IllegalStateException
// expect: pq java.lang.IllegalStateException
