// What the classes of java.util say of enum sets and maps: types, messages, entries that have been removed, bulk operations between sets of
// different enums, and more than 64 constants.
import java.util.*;

public class LikeOpenJdk {
  enum C { A, B, D { @Override public String toString() { return "d"; } } }

  enum Other { X, Y }

  enum None {}

  enum Many {
    M00, M01, M02, M03, M04, M05, M06, M07, M08, M09, M10, M11, M12, M13, M14, M15, M16, M17, M18, M19, M20, M21, M22, M23, M24, M25, M26, M27,
    M28, M29, M30, M31, M32, M33, M34, M35, M36, M37, M38, M39, M40, M41, M42, M43, M44, M45, M46, M47, M48, M49, M50, M51, M52, M53, M54, M55,
    M56, M57, M58, M59, M60, M61, M62, M63, M64, M65, M66, M67, M68, M69
  }

  interface Action {
    Object run();
  }

  static void show(Action a) {
    try {
      System.out.println(a.run());
    } catch (RuntimeException e) {
      System.out.println(e);
    }
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  public static void main(String[] args) {
    show(() -> EnumSet.noneOf(C.class).getClass() + " " + EnumSet.allOf(Many.class).getClass() + " " + EnumSet.class.getModifiers());
    show(() -> EnumSet.noneOf(C.class).add(null));
    show(() -> EnumSet.noneOf(C.class).contains(null));
    show(() -> ((Set) EnumSet.noneOf(C.class)).add(Other.X));
    show(() -> ((Set) EnumSet.noneOf(C.class)).remove(Other.X));
    show(() -> EnumSet.of((C) null));
    show(() -> EnumSet.range(C.B, C.A));
    show(() -> EnumSet.copyOf(new ArrayList<C>()));
    show(() -> EnumSet.noneOf((Class) String.class));
    show(() -> EnumSet.noneOf(null));
    show(() -> EnumSet.allOf(None.class) + " " + EnumSet.complementOf(EnumSet.noneOf(None.class)));
    show(() -> EnumSet.of(C.D) + " " + EnumSet.copyOf(List.of(C.D, C.A, C.D)));
    show(() -> ((Set) EnumSet.of(C.A)).addAll(EnumSet.of(Other.X)));
    show(() -> ((Set) EnumSet.of(C.A)).addAll(EnumSet.noneOf(Other.class)));
    show(() -> EnumSet.of(C.A).removeAll(EnumSet.of(Other.X)));
    show(() -> {
      EnumSet<C> s = EnumSet.of(C.A);
      return s.retainAll(EnumSet.of(Other.X)) + " " + s;
    });
    show(() -> EnumSet.of(C.A).containsAll(EnumSet.noneOf(Other.class)));
    show(() -> EnumSet.noneOf(C.class).equals(EnumSet.noneOf(Other.class)) + " " + EnumSet.of(C.A).equals(Set.of(C.A)));
    show(() -> {
      EnumSet<C> s = EnumSet.allOf(C.class);
      Iterator<C> i = s.iterator();
      i.next();
      s.remove(C.B);
      String seen = "" + i.next();
      i.remove();
      return seen + " " + s;
    });
    show(() -> {
      Iterator<C> i = EnumSet.allOf(C.class).iterator();
      i.remove();
      return 0;
    });

    EnumSet<Many> many = EnumSet.range(Many.M60, Many.M67);
    show(() -> many + " " + many.size() + " " + EnumSet.complementOf(many).size() + " " + many.contains(Many.M64));
    show(() -> {
      EnumSet<Many> s = many.clone();
      boolean[] b = {s.add(Many.M61), s.add(Many.M01), s.remove(Many.M66), s.remove(Many.M66), s.retainAll(many), s.removeAll(EnumSet.of(Many.M60)), s.addAll(many)};
      return Arrays.toString(b) + s + s.size() + s.equals(many) + many.containsAll(s);
    });
    show(() -> {
      EnumSet<Many> s = many.clone();
      Iterator<Many> i = s.iterator();
      i.next();
      s.remove(Many.M61);  // of the 64 that it has seen
      s.remove(Many.M65);  // of those that it has not
      StringBuilder seen = new StringBuilder();
      while (i.hasNext()) {
        seen.append(i.next()).append(' ');
        i.remove();
      }
      return seen + "" + s + s.size();
    });

    show(() -> new EnumMap<C, String>(C.class).put(null, ""));
    show(() -> new EnumMap<C, String>((Class) String.class));
    show(() -> new EnumMap<C, String>((Class<C>) null));
    show(() -> new EnumMap<C, String>(new HashMap<C, String>()));
    show(() -> ((Map) new EnumMap<C, String>(C.class)).put(Other.X, 1));
    EnumMap<C, String> map = new EnumMap<>(Map.of(C.A, "a", C.D, "d"));
    show(() -> map.put(C.B, null) + " " + map + map.size() + map.containsKey(C.B) + map.containsValue(null) + map.get(C.B) + map.get(Other.X));
    show(() -> map.equals(new HashMap<>(map)) + " " + new HashMap<>(map).equals(map) + " " + map.equals(map.clone()) + " "
        + new EnumMap<C, String>(C.class).equals(new EnumMap<Other, String>(Other.class)));
    show(() -> map.entrySet().contains(Map.entry(C.A, "a")) + " " + map.entrySet().remove(Map.entry(C.A, "b")) + " " + map.keySet().remove(Other.X) + " "
        + map.values().remove(null) + " " + map);
    show(() -> {
      map.putAll((Map) new EnumMap<>(Map.of(Other.X, "x")));
      return map;
    });
    show(() -> {
      map.putAll(new EnumMap<>(Map.of(C.B, "b")));
      Iterator<Map.Entry<C, String>> i = map.entrySet().iterator();
      Map.Entry<C, String> e = i.next();
      String before = e + e.setValue("new") + e + e.equals(Map.entry(C.A, "new")) + (e.hashCode() == Map.entry(C.A, "new").hashCode());
      i.remove();
      try {
        e.getKey();
      } catch (IllegalStateException x) {
        before += x;
      }
      return before + map + e.equals(e) + e.equals(Map.entry(C.A, "new"));
    });
    show(() -> {
      Object[] entries = map.entrySet().toArray();
      map.put(C.B, "later");
      return Arrays.toString(entries) + map + Arrays.toString(map.entrySet().toArray(new Map.Entry[4]));
    });
    show(() -> {
      Iterator<C> i = map.keySet().iterator();
      i.next();
      map.clear();
      i.remove();
      return map.size() + " " + i.hasNext();
    });
  }
}
// expect: class java.util.RegularEnumSet class java.util.JumboEnumSet 1025
// expect: java.lang.NullPointerException: Cannot invoke "Object.getClass()" because "e" is null
// expect: false
// expect: java.lang.ClassCastException: class LikeOpenJdk$Other != class LikeOpenJdk$C
// expect: false
// expect: java.lang.NullPointerException: Cannot invoke "java.lang.Enum.getDeclaringClass()" because "e" is null
// expect: java.lang.IllegalArgumentException: B > A
// expect: java.lang.IllegalArgumentException: Collection is empty
// expect: java.lang.ClassCastException: class java.lang.String not an enum
// expect: java.lang.NullPointerException: Cannot invoke "java.lang.Class.getEnumConstantsShared()" because "klass" is null
// expect: [] []
// expect: [d] [A, d]
// expect: java.lang.ClassCastException: class LikeOpenJdk$Other != class LikeOpenJdk$C
// expect: false
// expect: false
// expect: true []
// expect: true
// expect: true true
// expect: B [A, d]
// expect: java.lang.IllegalStateException
// expect: [M60, M61, M62, M63, M64, M65, M66, M67] 8 62 true
// expect: [false, true, true, false, true, true, true][M60, M61, M62, M63, M64, M65, M66, M67]8truetrue
// expect: M61 M62 M63 M64 M66 M67 [M60]1
// expect: java.lang.NullPointerException: Cannot invoke "Object.getClass()" because "key" is null
// expect: java.lang.NullPointerException: Cannot read the array length because "this.keyUniverse" is null
// expect: java.lang.NullPointerException: Cannot invoke "java.lang.Class.getEnumConstantsShared()" because "klass" is null
// expect: java.lang.IllegalArgumentException: Specified map is empty
// expect: java.lang.ClassCastException: class LikeOpenJdk$Other != class LikeOpenJdk$C
// expect: null {A=a, B=null, d=d}3truetruenullnull
// expect: true true true true
// expect: true false false true {A=a, d=d}
// expect: java.lang.ClassCastException: class LikeOpenJdk$Other != class LikeOpenJdk$C
// expect: A=aaA=newtruetruejava.lang.IllegalStateException: Entry was removed{B=b, d=d}truefalse
// expect: [B=b, d=d]{B=later, d=d}[B=later, d=d, null, null]
// expect: 0 false
