// Views of maps and sets in streams: OpenJDK's bytes, and whether what comes back is a view still.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class SerialViews {
  static byte[] bytes(Object o) throws Exception {
    ByteArrayOutputStream to = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(to)) {
      out.writeObject(o);
    }
    return to.toByteArray();
  }

  @SuppressWarnings("unchecked")
  static void show(String name, Object o) throws Exception {
    byte[] b;
    try {
      b = bytes(o);
    } catch (NotSerializableException e) {
      System.out.println(name + " refused");
      return;
    }
    Object back = new ObjectInputStream(new ByteArrayInputStream(b)).readObject();
    System.out.println(name + " " + b.length + " " + Arrays.hashCode(b) + " " + back + " " + Arrays.equals(b, bytes(back)));
    if (!(back instanceof NavigableMap)) return;
    NavigableMap<String, Integer> m = (NavigableMap<String, Integer>) back;
    for (String key : new String[] {"a", "bb", "d", "z"}) {
      try {
        m.put(key, 9);
        System.out.print(key + " ");
      } catch (IllegalArgumentException e) {
        System.out.print("no " + key + " ");
      }
    }
    System.out.println(m);
  }

  static void of(String kind, NavigableMap<String, Integer> m) throws Exception {
    show(kind + " sub", m.subMap("b", true, "d", false));
    show(kind + " sub exclusive", m.subMap("b", false, "d", true));
    show(kind + " head", m.headMap("c", true));
    show(kind + " tail", m.tailMap("b", false));
    show(kind + " descending", m.descendingMap());
    show(kind + " twice", m.descendingMap().descendingMap());
    show(kind + " descending part", m.descendingMap().subMap("d", true, "b", true));
    show(kind + " part of a part", m.tailMap("b", true).headMap("d", false).descendingMap());
    show(kind + " keys", m.keySet());
    show(kind + " values", m.values());
    show(kind + " entries", m.entrySet());
    show(kind + " descending keys", m.descendingKeySet());
    show(kind + " first", m.firstEntry());
  }

  public static void main(String[] args) throws Exception {
    Map<String, Integer> all = Map.of("a", 1, "b", 2, "c", 3, "d", 4);
    of("tree", new TreeMap<>(all));
    TreeMap<String, Integer> ordered = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    ordered.putAll(all);
    show("ordered descending", ordered.descendingMap());
    show("ordered tail", ordered.tailMap("B"));
    of("skip list", new ConcurrentSkipListMap<>(all));
    NavigableSet<String> tree = new TreeSet<>(all.keySet()), skip = new ConcurrentSkipListSet<>(all.keySet());
    for (NavigableSet<String> s : List.of(tree, skip)) {
      show("subset", s.subSet("a", "c"));
      show("tail set", s.tailSet("b", false));
      show("descending set", s.descendingSet());
    }
    ConcurrentSkipListSet<String> copy = (ConcurrentSkipListSet<String>) new ObjectInputStream(new ByteArrayInputStream(bytes(skip))).readObject();
    copy.add("new");
    System.out.println(copy);
    ConcurrentHashMap<String, Integer> hash = new ConcurrentHashMap<>(Map.of("a", 1));
    show("hash keys", hash.keySet());
    show("hash keys with value", hash.keySet(7));
    show("hash values", hash.values());
    show("hash entries", hash.entrySet());
    show("hash entry", hash.entrySet().iterator().next());
    Set<String> keys = ConcurrentHashMap.newKeySet();
    keys.add("k");
    show("new key set", keys);
    @SuppressWarnings("unchecked") ConcurrentHashMap.KeySetView<String, Integer> view =
        (ConcurrentHashMap.KeySetView<String, Integer>) new ObjectInputStream(new ByteArrayInputStream(bytes(hash.keySet(7)))).readObject();
    view.add("more");
    System.out.println(view.getMap() + " " + view.getMappedValue());
    show("copies", Collections.nCopies(5, "x").subList(1, 3));
    show("nulls", Comparator.nullsFirst(Comparator.<String>reverseOrder()) == null ? null : new TreeSet<>(Comparator.nullsFirst(Comparator.<String>reverseOrder())));
    show("part of a list", new ArrayList<>(List.of(1, 2)).subList(0, 1));
    Object o = new ObjectInputStream(new ByteArrayInputStream(bytes(new Object[] {ConcurrentHashMap.KeySetView.class, java.net.InetAddress.class}))).readObject();
    System.out.println(Arrays.toString((Object[]) o));
  }
}
// expect: tree sub 429 86178050 {b=2, c=3} true
// expect: no a bb no d no z {b=2, bb=9, c=3}
// expect: tree sub exclusive 429 58662560 {c=3, d=4} true
// expect: no a bb d no z {bb=9, c=3, d=9}
// expect: tree head 425 1834430752 {a=1, b=2, c=3} true
// expect: a bb no d no z {a=9, b=2, bb=9, c=3}
// expect: tree tail 425 1205255597 {c=3, d=4} true
// expect: no a bb d z {bb=9, c=3, d=9, z=9}
// expect: tree descending 503 -1166885014 {d=4, c=3, b=2, a=1} true
// expect: a bb d z {z=9, d=9, c=3, bb=9, b=2, a=9}
// expect: tree twice 421 -781223324 {a=1, b=2, c=3, d=4} true
// expect: a bb d z {a=9, b=2, bb=9, c=3, d=9, z=9}
// expect: tree descending part 511 -684306297 {d=4, c=3, b=2} true
// expect: no a bb d no z {d=9, c=3, bb=9, b=2}
// expect: tree part of a part 511 -548279000 {c=3, b=2} true
// expect: no a bb no d no z {c=3, bb=9, b=2}
// expect: tree keys refused
// expect: tree values refused
// expect: tree entries refused
// expect: tree descending keys refused
// expect: tree first 184 -279454169 a=1 true
// expect: ordered descending 578 641521507 {d=4, c=3, b=2, a=1} true
// expect: a bb d z {z=9, d=9, c=3, bb=9, b=2, a=9}
// expect: ordered tail 482 74588042 {b=2, c=3, d=4} true
// expect: no a bb d z {b=2, bb=9, c=3, d=9, z=9}
// expect: skip list sub 436 -39895293 {b=2, c=3} true
// expect: no a bb no d no z {b=2, bb=9, c=3}
// expect: skip list sub exclusive 436 -1109363901 {c=3, d=4} true
// expect: no a bb d no z {bb=9, c=3, d=9}
// expect: skip list head 432 359374456 {a=1, b=2, c=3} true
// expect: a bb no d no z {a=9, b=2, bb=9, c=3}
// expect: skip list tail 432 -1113455843 {c=3, d=4} true
// expect: no a bb d z {bb=9, c=3, d=9, z=9}
// expect: skip list descending 428 -1234506506 {d=4, c=3, b=2, a=1} true
// expect: a bb d z {z=9, d=9, c=3, bb=9, b=2, a=9}
// expect: skip list twice 428 2133706037 {a=1, b=2, c=3, d=4} true
// expect: a bb d z {a=9, b=2, bb=9, c=3, d=9, z=9}
// expect: skip list descending part 436 -715516125 {d=4, c=3, b=2} true
// expect: no a bb d no z {d=9, c=3, bb=9, b=2}
// expect: skip list part of a part 436 -597879356 {c=3, b=2} true
// expect: no a bb no d no z {c=3, bb=9, b=2}
// expect: skip list keys refused
// expect: skip list values refused
// expect: skip list entries refused
// expect: skip list descending keys refused
// expect: skip list first 184 -279454169 a=1 true
// expect: subset 54 794368388 [a, b] true
// expect: tail set 54 851626752 [c, d] true
// expect: descending set 117 -1242435139 [d, c, b, a] true
// expect: subset 498 1548262579 [a, b] true
// expect: tail set 494 1952737503 [c, d] true
// expect: descending set 490 -1312179289 [d, c, b, a] true
// expect: [a, b, c, d, new]
// expect: hash keys 1296 -1395729748 [a] true
// expect: hash keys with value 1305 -507413799 [a] true
// expect: hash values 1266 -2020636401 [1] true
// expect: hash entries 1268 1109117603 [a=1] true
// expect: hash entry refused
// expect: new key set 1266 84681811 [k] true
// expect: {a=1, more=7} 7
// expect: copies 96 -2006538962 [x, x] true
// expect: nulls 199 -1191644964 [] true
// expect: part of a list refused
// expect: [class java.util.concurrent.ConcurrentHashMap$KeySetView, class java.net.InetAddress]
