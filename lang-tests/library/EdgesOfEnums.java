// What EnumSet and EnumMap say to classes that are no enums; which constants an iterator of a large set still sees;
// maps and parts of lists in corners.
import java.util.*;

public class EdgesOfEnums {
  enum Two {
    PLAIN,
    BODY {
      @Override
      public String toString() {
        return "body";
      }
    }
  }

  enum Many {
    A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9,
    D0, D1, D2, D3, D4, D5, D6, D7, D8, D9, E0, E1, E2, E3, E4, E5, E6, E7, E8, E9, F0, F1, F2, F3, F4, F5, F6, F7, F8, F9,
    G0, G1, G2, G3, G4, G5, G6, G7, G8, G9
  }

  interface Try {
    Object run() throws Throwable;
  }

  static void show(String what, Try t) {
    String text;
    try {
      text = String.valueOf(t.run());
    } catch (Throwable e) {
      text = e.getClass().getName() + ": " + e.getMessage();
    }
    System.out.println(what + " -> " + text);
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  public static void main(String[] args) {
    show("none of Enum", () -> EnumSet.noneOf((Class) Enum.class));
    show("all of Enum", () -> EnumSet.allOf((Class) Enum.class));
    show("none of String", () -> EnumSet.noneOf((Class) String.class));
    show("none of a constant's class", () -> EnumSet.noneOf((Class) Two.BODY.getClass()));
    show("of it", () -> EnumSet.of(Two.BODY, Two.PLAIN));
    show("map of Enum", () -> new EnumMap((Class) Enum.class));
    show("map of a constant's class", () -> new EnumMap((Class) Two.BODY.getClass()));
    show("added and removed in the first 64", () -> {
      EnumSet<Many> set = EnumSet.of(Many.A0, Many.A2, Many.G5);
      Iterator<Many> it = set.iterator();
      String seen = it.next() + " ";
      set.add(Many.A1);
      set.remove(Many.A2);
      set.add(Many.G4);
      set.remove(Many.G5);
      while (it.hasNext()) seen += it.next() + " ";
      return seen + set;
    });
    show("removed by the iterator", () -> {
      EnumSet<Many> set = EnumSet.of(Many.A0, Many.G4, Many.G5);
      Iterator<Many> it = set.iterator();
      it.next();
      it.next();
      it.remove();
      String twice = "";
      try {
        it.remove();
      } catch (IllegalStateException e) {
        twice = " not twice";
      }
      return set + twice;
    });
    show("at its end it stays", () -> {
      EnumSet<Many> set = EnumSet.of(Many.A0);
      Iterator<Many> it = set.iterator();
      it.next();
      boolean before = it.hasNext();
      set.add(Many.G9);
      return before + " " + it.hasNext();
    });
    AbstractMap<String, String> none = new AbstractMap<>() {
      @Override
      public int size() {
        return 0;
      }

      @Override
      public Set<Entry<String, String>> entrySet() {
        return null;
      }
    };
    show("an empty map is not asked for entries", () -> {
      IdentityHashMap<String, String> map = new IdentityHashMap<>(none);
      map.putAll(none);
      return map;
    });
    show("a checked map's entries", () -> {
      Map map = Collections.checkedMap(new HashMap(), String.class, String.class);
      map.put("a", "b");
      return map.entrySet().removeAll(new ArrayList() {
        @Override
        public boolean contains(Object o) {
          ((Map.Entry) o).setValue(1);
          return true;
        }
      });
    });
    show("a stale part of a list", () -> {
      List<Integer> numbers = new ArrayList<>(List.of(1, 2, 3));
      AbstractList<Integer> list = new AbstractList<>() {
        @Override
        public Integer get(int i) {
          return numbers.get(i);
        }

        @Override
        public int size() {
          return numbers.size();
        }

        @Override
        public void add(int i, Integer n) {
          modCount++;
          numbers.add(i, n);
        }
      };
      List<Integer> part = list.subList(0, 2);
      list.add(4);
      return part.iterator();
    });
  }
}
// expect: none of Enum -> java.lang.ClassCastException: class java.lang.Enum not an enum
// expect: all of Enum -> java.lang.ClassCastException: class java.lang.Enum not an enum
// expect: none of String -> java.lang.ClassCastException: class java.lang.String not an enum
// expect: none of a constant's class -> java.lang.ClassCastException: class EdgesOfEnums$Two$1 not an enum
// expect: of it -> [PLAIN, body]
// expect: map of Enum -> java.lang.NullPointerException: Cannot read the array length because "this.keyUniverse" is null
// expect: map of a constant's class -> java.lang.NullPointerException: Cannot read the array length because "this.keyUniverse" is null
// expect: added and removed in the first 64 -> A0 A2 G4 [A0, A1, G4]
// expect: removed by the iterator -> [A0, G5] not twice
// expect: at its end it stays -> false false
// expect: an empty map is not asked for entries -> {}
// expect: a checked map's entries -> java.lang.ClassCastException: Attempt to insert class java.lang.Integer value into map with value type class java.lang.String
// expect: a stale part of a list -> java.util.ConcurrentModificationException: null
