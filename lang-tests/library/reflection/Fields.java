// Fields by reflection.
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

interface Named {
  String NAME = "a name";
}

class Holder<T> implements Named {
  public boolean z = true;
  public byte b = 1;
  public char c = 'c';
  public short s = 2;
  public int i = 3;
  public long l = 4;
  public float f = 5.5f;
  public double d = 6.5;
  public String text = "text";
  protected volatile int v = 7;
  transient List<? super T> list = new ArrayList<>();
  Map<String, int[]>[] maps;
  final int fixed = Integer.parseInt("8");
  final int constant = 9;
  static int shared = 10;
  static final String SHARED = "eleven".trim();
  private T own;
}

class More extends Holder<Integer> {
  public int i = 33;
  static { System.out.println("More is initialised"); }
  static int late = 5;
}

public class Fields {
  record Point(int x, int y) {}

  enum Level { LOW, HIGH }

  private static long counter = 1;

  interface Act {
    Object act() throws Throwable;
  }

  static void show(String what, Act act) {
    Object result;
    try {
      result = act.act();
    } catch (Throwable t) {
      result = t;
    }
    System.out.println(what + ": " + (result == null ? "null" : result + " " + result.getClass().getSimpleName()));
  }

  static Field f(String name) throws Exception {
    return Holder.class.getDeclaredField(name);
  }

  static Object set(String name, Object target, Object value) throws Exception {
    Field f = f(name);
    f.set(target, value);
    return f.get(target);
  }

  public static void main(String[] args) throws Exception {
    for (Class<?> c : List.of(Holder.class, More.class, Point.class, Level.class, Named.class, int[].class)) {
      System.out.println("-- " + c.getSimpleName());
      for (Field f : c.getDeclaredFields()) {
        System.out.println(f + " | " + f.toGenericString() + " | " + Modifier.toString(f.getModifiers()) + " " + f.getType() + " " + f.getGenericType()
            + " enum " + f.isEnumConstant() + " synthetic " + f.isSynthetic());
      }
      List<String> all = new ArrayList<>();
      for (Field f : c.getFields()) all.add(f.getDeclaringClass().getSimpleName() + "." + f.getName());
      System.out.println(all);
    }
    Holder<String> h = new Holder<>();
    for (Field f : Holder.class.getDeclaredFields()) {
      if (!Modifier.isPrivate(f.getModifiers())) show(f.getName(), () -> f.get(h));
    }
    show("set z", () -> set("z", h, false));
    show("set b", () -> set("b", h, (byte) -1));
    show("set c", () -> set("c", h, 'x'));
    show("set s", () -> set("s", h, (byte) 3));
    show("set i", () -> set("i", h, 'a'));
    show("set l", () -> set("l", h, 5));
    show("set f", () -> set("f", h, 6L));
    show("set d", () -> set("d", h, 7f));
    show("set text", () -> set("text", h, null));
    show("set v", () -> set("v", h, 70));
    show("set shared", () -> set("shared", null, 100));
    show("as fields", () -> h.z + " " + h.b + h.c + h.s + h.i + " " + h.l + h.f + h.d + h.text + h.v + Holder.shared);
    show("i as long", () -> f("i").getLong(h));
    show("c as int", () -> f("c").getInt(h));
    show("l as int", () -> f("l").getInt(h));
    show("z as int", () -> f("z").getInt(h));
    show("text as int", () -> f("text").getInt(h));
    show("z", () -> f("z").getBoolean(h));
    show("d", () -> f("d").getDouble(h));
    show("set int by setInt", () -> { f("i").setInt(h, 12); return h.i; });
    show("set double by setInt", () -> { f("d").setInt(h, 12); return h.d; });
    show("set int by setLong", () -> { f("i").setLong(h, 12); return h.i; });
    show("set wrong", () -> set("i", h, "text"));
    show("set null", () -> set("i", h, null));
    show("set wrong reference", () -> set("text", h, 5));
    show("set static wrong", () -> set("shared", null, "x"));
    show("set final", () -> set("fixed", h, 80));
    show("set final, accessible", () -> {
      Field f = f("fixed");
      f.setAccessible(true);
      f.setInt(h, 80);
      return h.fixed + " " + f.get(h);
    });
    show("set static final", () -> {
      Field f = f("SHARED");
      f.setAccessible(true);
      f.set(null, "twelve");
      return f.get(null);
    });
    show("set of a record", () -> {
      Field f = Point.class.getDeclaredField("x");
      f.setAccessible(true);
      f.set(new Point(1, 2), 3);
      return "set";
    });
    show("get of a record", () -> Point.class.getDeclaredField("y").get(new Point(1, 2)));
    show("private elsewhere", () -> f("own").get(h));
    show("private here", () -> Fields.class.getDeclaredField("counter").get(null));
    show("accessible", () -> {
      Field f = f("own");
      f.setAccessible(true);
      f.set(h, "mine");
      return f.get(h);
    });
    show("no target", () -> f("i").get(null));
    show("wrong target", () -> f("i").get("text"));
    show("wrong target to set", () -> { f("i").set("text", 1); return ""; });
    show("no such", () -> f("nothing"));
    show("no such public", () -> More.class.getField("v"));
    System.out.println("before More");
    More more = null;
    show("static of a class that is not initialised", () -> More.class.getDeclaredField("late").get(null));
    show("hidden", () -> Holder.class.getField("i").get(new More()) + " " + More.class.getField("i").get(new More()) + " " + More.class.getField("l").get(new More()));
    show("of an interface", () -> More.class.getField("NAME").get(null));
    show("enum constant", () -> Level.class.getField("HIGH").get(null));
    show("equal", () -> f("i").equals(Holder.class.getField("i")) + " " + f("i").equals(More.class.getField("i")));
    show("length", () -> int[].class.getDeclaredFields().length);
  }
}
// expect: -- Holder
// expect: public boolean Holder.z | public boolean Holder.z | public boolean boolean enum false synthetic false
// expect: public byte Holder.b | public byte Holder.b | public byte byte enum false synthetic false
// expect: public char Holder.c | public char Holder.c | public char char enum false synthetic false
// expect: public short Holder.s | public short Holder.s | public short short enum false synthetic false
// expect: public int Holder.i | public int Holder.i | public int int enum false synthetic false
// expect: public long Holder.l | public long Holder.l | public long long enum false synthetic false
// expect: public float Holder.f | public float Holder.f | public float float enum false synthetic false
// expect: public double Holder.d | public double Holder.d | public double double enum false synthetic false
// expect: public java.lang.String Holder.text | public java.lang.String Holder.text | public class java.lang.String class java.lang.String enum false synthetic false
// expect: protected volatile int Holder.v | protected volatile int Holder.v | protected volatile int int enum false synthetic false
// expect: transient java.util.List Holder.list | transient java.util.List<? super T> Holder.list | transient interface java.util.List java.util.List<? super T> enum false synthetic false
// expect: java.util.Map[] Holder.maps | java.util.Map<java.lang.String, int[]>[] Holder.maps |  class [Ljava.util.Map; java.util.Map<java.lang.String, int[]>[] enum false synthetic false
// expect: final int Holder.fixed | final int Holder.fixed | final int int enum false synthetic false
// expect: final int Holder.constant | final int Holder.constant | final int int enum false synthetic false
// expect: static int Holder.shared | static int Holder.shared | static int int enum false synthetic false
// expect: static final java.lang.String Holder.SHARED | static final java.lang.String Holder.SHARED | static final class java.lang.String class java.lang.String enum false synthetic false
// expect: private java.lang.Object Holder.own | private T Holder.own | private class java.lang.Object T enum false synthetic false
// expect: [Holder.z, Holder.b, Holder.c, Holder.s, Holder.i, Holder.l, Holder.f, Holder.d, Holder.text, Named.NAME]
// expect: -- More
// expect: public int More.i | public int More.i | public int int enum false synthetic false
// expect: static int More.late | static int More.late | static int int enum false synthetic false
// expect: [More.i, Holder.z, Holder.b, Holder.c, Holder.s, Holder.i, Holder.l, Holder.f, Holder.d, Holder.text, Named.NAME]
// expect: -- Point
// expect: private final int Fields$Point.x | private final int Fields$Point.x | private final int int enum false synthetic false
// expect: private final int Fields$Point.y | private final int Fields$Point.y | private final int int enum false synthetic false
// expect: []
// expect: -- Level
// expect: public static final Fields$Level Fields$Level.LOW | public static final Fields$Level Fields$Level.LOW | public static final class Fields$Level class Fields$Level enum true synthetic false
// expect: public static final Fields$Level Fields$Level.HIGH | public static final Fields$Level Fields$Level.HIGH | public static final class Fields$Level class Fields$Level enum true synthetic false
// expect: private static final Fields$Level[] Fields$Level.$VALUES | private static final Fields$Level[] Fields$Level.$VALUES | private static final class [LFields$Level; class [LFields$Level; enum false synthetic true
// expect: [Level.LOW, Level.HIGH]
// expect: -- Named
// expect: public static final java.lang.String Named.NAME | public static final java.lang.String Named.NAME | public static final class java.lang.String class java.lang.String enum false synthetic false
// expect: [Named.NAME]
// expect: -- int[]
// expect: []
// expect: z: true Boolean
// expect: b: 1 Byte
// expect: c: c Character
// expect: s: 2 Short
// expect: i: 3 Integer
// expect: l: 4 Long
// expect: f: 5.5 Float
// expect: d: 6.5 Double
// expect: text: text String
// expect: v: 7 Integer
// expect: list: [] ArrayList
// expect: maps: null
// expect: fixed: 8 Integer
// expect: constant: 9 Integer
// expect: shared: 10 Integer
// expect: SHARED: eleven String
// expect: set z: false Boolean
// expect: set b: -1 Byte
// expect: set c: x Character
// expect: set s: 3 Short
// expect: set i: 97 Integer
// expect: set l: 5 Long
// expect: set f: 6.0 Float
// expect: set d: 7.0 Double
// expect: set text: null
// expect: set v: 70 Integer
// expect: set shared: 100 Integer
// expect: as fields: false -1x397 56.07.0null70100 String
// expect: i as long: 97 Long
// expect: c as int: 120 Integer
// expect: l as int: java.lang.IllegalArgumentException: Attempt to get long field "Holder.l" with illegal data type conversion to int IllegalArgumentException
// expect: z as int: java.lang.IllegalArgumentException: Attempt to get boolean field "Holder.z" with illegal data type conversion to int IllegalArgumentException
// expect: text as int: java.lang.IllegalArgumentException: Attempt to get java.lang.String field "Holder.text" with illegal data type conversion to int IllegalArgumentException
// expect: z: false Boolean
// expect: d: 7.0 Double
// expect: set int by setInt: 12 Integer
// expect: set double by setInt: 12.0 Double
// expect: set int by setLong: java.lang.IllegalArgumentException: Can not set int field Holder.i to (long)12 IllegalArgumentException
// expect: set wrong: java.lang.IllegalArgumentException: Can not set int field Holder.i to java.lang.String IllegalArgumentException
// expect: set null: java.lang.IllegalArgumentException: Can not set int field Holder.i to null value IllegalArgumentException
// expect: set wrong reference: java.lang.IllegalArgumentException: Can not set java.lang.String field Holder.text to java.lang.Integer IllegalArgumentException
// expect: set static wrong: java.lang.IllegalArgumentException: Can not set static int field Holder.shared to java.lang.String IllegalArgumentException
// expect: set final: java.lang.IllegalAccessException: Can not set final int field Holder.fixed to java.lang.Integer IllegalAccessException
// expect: set final, accessible: 80 80 String
// expect: set static final: java.lang.IllegalAccessException: Can not set static final java.lang.String field Holder.SHARED to java.lang.String IllegalAccessException
// expect: set of a record: java.lang.IllegalAccessException: Can not set final int field Fields$Point.x to java.lang.Integer IllegalAccessException
// expect: get of a record: 2 Integer
// expect: private elsewhere: java.lang.IllegalAccessException: class Fields cannot access a member of class Holder with modifiers "private" IllegalAccessException
// expect: private here: 1 Long
// expect: accessible: mine String
// expect: no target: java.lang.NullPointerException: Cannot invoke "Object.getClass()" because "obj" is null NullPointerException
// expect: wrong target: java.lang.IllegalArgumentException: Can not set int field Holder.i to java.lang.String IllegalArgumentException
// expect: wrong target to set: java.lang.IllegalArgumentException: Can not set int field Holder.i to java.lang.String IllegalArgumentException
// expect: no such: java.lang.NoSuchFieldException: nothing NoSuchFieldException
// expect: no such public: java.lang.NoSuchFieldException: v NoSuchFieldException
// expect: before More
// expect: More is initialised
// expect: static of a class that is not initialised: 5 Integer
// expect: hidden: 3 33 4 String
// expect: of an interface: a name String
// expect: enum constant: HIGH Level
// expect: equal: true false String
// expect: length: 0 Integer
