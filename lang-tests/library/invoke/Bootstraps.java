// The bootstrap methods for constants, called as methods.
import java.lang.invoke.*;
import java.util.*;
public class Bootstraps {
  interface Try { Object run() throws Throwable; }
  static void show(String what, Try t) {
    String text;
    try { Object o = t.run(); text = o instanceof Object[] ? Arrays.toString((Object[]) o) : String.valueOf(o);
    } catch (Throwable e) { text = e.getClass().getName() + ": " + e.getMessage() + (e.getCause() == null ? "" : " / " + e.getCause()); }
    System.out.println(what + " -> " + text.replace('\0', '0').replaceAll(" \\(unnamed module @[0-9a-f]+\\)", ""));
  }
  static final int FIVE = 5; static int six = 6; private static final String HIDDEN = "h"; long total;
  static class Own { public static final Own INSTANCE = new Own(); public String toString() { return "own"; } }
  static int twice(int i) { return 2 * i; }
  static String join(String... a) { return String.join(",", a); }
  enum E { A, B }
  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup l = MethodHandles.lookup();
    show("null", () -> ConstantBootstraps.nullConstant(l, "x", String.class));
    show("null int", () -> ConstantBootstraps.nullConstant(l, "x", int.class));
    show("null null", () -> ConstantBootstraps.nullConstant(null, null, Object.class));
    show("null null type", () -> ConstantBootstraps.nullConstant(null, null, null));
    for (String s : new String[] {"I", "V", "X", "", "II", "L", null}) show("primitive " + s, () -> ConstantBootstraps.primitiveClass(l, s, Class.class));
    show("primitive type", () -> ConstantBootstraps.primitiveClass(l, "I", String.class));
    show("enum", () -> ConstantBootstraps.enumConstant(l, "A", E.class));
    show("enum none", () -> ConstantBootstraps.enumConstant(l, "C", E.class));
    show("enum private", () -> ConstantBootstraps.enumConstant(MethodHandles.publicLookup(), "A", E.class));
    show("static final", () -> ConstantBootstraps.getStaticFinal(l, "FIVE", int.class, Bootstraps.class));
    show("static final wrong type", () -> ConstantBootstraps.getStaticFinal(l, "FIVE", long.class, Bootstraps.class));
    show("static final not", () -> ConstantBootstraps.getStaticFinal(l, "six", int.class, Bootstraps.class));
    show("static final none", () -> ConstantBootstraps.getStaticFinal(l, "none", int.class, Bootstraps.class));
    show("static final no access", () -> ConstantBootstraps.getStaticFinal(MethodHandles.publicLookup(), "HIDDEN", String.class, Bootstraps.class));
    show("static final own", () -> ConstantBootstraps.getStaticFinal(l, "INSTANCE", Own.class));
    show("static final box", () -> ConstantBootstraps.getStaticFinal(l, "MAX_VALUE", int.class));
    show("static final instance", () -> ConstantBootstraps.getStaticFinal(l, "total", long.class, Bootstraps.class));
    MethodHandle twice = l.findStatic(Bootstraps.class, "twice", MethodType.methodType(int.class, int.class));
    MethodHandle join = l.findStatic(Bootstraps.class, "join", MethodType.methodType(String.class, String[].class));
    show("invoke", () -> ConstantBootstraps.invoke(l, "x", int.class, twice, 3));
    show("invoke long", () -> ConstantBootstraps.invoke(l, "x", long.class, twice, 3).getClass());
    show("invoke Object", () -> ConstantBootstraps.invoke(l, "x", Object.class, twice, 3));
    show("invoke String", () -> ConstantBootstraps.invoke(l, "x", String.class, twice, 3));
    show("invoke varargs", () -> ConstantBootstraps.invoke(l, "x", String.class, join, "a", "b", "c"));
    show("invoke varargs Object", () -> ConstantBootstraps.invoke(l, "x", Object.class, join, "a", "b", "c"));
    show("invoke few", () -> ConstantBootstraps.invoke(l, "x", int.class, twice));
    show("field", () -> ConstantBootstraps.fieldVarHandle(l, "total", VarHandle.class, Bootstraps.class, long.class));
    show("field none", () -> ConstantBootstraps.fieldVarHandle(l, "none", VarHandle.class, Bootstraps.class, long.class));
    show("field static", () -> ConstantBootstraps.fieldVarHandle(l, "six", VarHandle.class, Bootstraps.class, int.class));
    show("static field", () -> ConstantBootstraps.staticFieldVarHandle(l, "six", VarHandle.class, Bootstraps.class, int.class));
    show("static field no access", () -> ConstantBootstraps.staticFieldVarHandle(MethodHandles.publicLookup(), "six", VarHandle.class, Bootstraps.class, int.class));
    show("array", () -> ConstantBootstraps.arrayVarHandle(l, "six", VarHandle.class, int[].class));
    show("array not", () -> ConstantBootstraps.arrayVarHandle(l, "six", VarHandle.class, int.class));
    show("field type", () -> ConstantBootstraps.fieldVarHandle(l, "total", (Class) String.class, Bootstraps.class, long.class));
    Object[] values = {1, 2L, 3.9, 'c', true, "s", null, (byte) 200};
    Class<?>[] types = {int.class, long.class, byte.class, char.class, boolean.class, double.class, float.class, short.class, String.class, Object.class, Integer.class, Number.class, void.class, Comparable.class};
    for (Object v : values) for (Class<?> t : types) show("cast " + v + " " + t, () -> { Object r = ConstantBootstraps.explicitCast(l, "x", t, v); return r + " " + (r == null ? null : r.getClass()); });
  }
}
// expect: null -> null
// expect: null int -> java.lang.IllegalArgumentException: not reference: int
// expect: null null -> null
// expect: null null type -> java.lang.NullPointerException: null
// expect: primitive I -> int
// expect: primitive V -> void
// expect: primitive X -> java.lang.IllegalArgumentException: not primitive: X
// expect: primitive  -> java.lang.IllegalArgumentException: not primitive: 
// expect: primitive II -> java.lang.IllegalArgumentException: not primitive: II
// expect: primitive L -> java.lang.IllegalArgumentException: not primitive: L
// expect: primitive null -> java.lang.NullPointerException: null
// expect: primitive type -> java.lang.IllegalArgumentException: null
// expect: enum -> A
// expect: enum none -> java.lang.IllegalArgumentException: No enum constant Bootstraps.E.C
// expect: enum private -> java.lang.IllegalAccessError: access violation: class Bootstraps$E, from public Lookup / java.lang.IllegalAccessException: access violation: class Bootstraps$E, from public Lookup
// expect: static final -> 5
// expect: static final wrong type -> java.lang.NoSuchFieldError: FIVE
// expect: static final not -> java.lang.IncompatibleClassChangeError: not a final field: six
// expect: static final none -> java.lang.NoSuchFieldError: none
// expect: static final no access -> java.lang.IllegalAccessError: member is private: Bootstraps.HIDDEN/java.lang.String/getStatic, from public Lookup / java.lang.IllegalAccessException: member is private: Bootstraps.HIDDEN/java.lang.String/getStatic, from public Lookup
// expect: static final own -> own
// expect: static final box -> 2147483647
// expect: static final instance -> java.lang.IllegalAccessError: expected a static field: Bootstraps.total/long/getField, from class Bootstraps / java.lang.IllegalAccessException: expected a static field: Bootstraps.total/long/getField, from class Bootstraps
// expect: invoke -> 6
// expect: invoke long -> class java.lang.Long
// expect: invoke Object -> 6
// expect: invoke String -> java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(int)int to (int)String
// expect: invoke varargs -> a,b,c
// expect: invoke varargs Object -> a,b,c
// expect: invoke few -> java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(int)int to ()Object
// expect: field -> VarHandle[varType=long, coord=[class Bootstraps]]
// expect: field none -> java.lang.NoSuchFieldError: none
// expect: field static -> java.lang.IllegalAccessError: expected a non-static field: Bootstraps.six/int/getStatic, from class Bootstraps / java.lang.IllegalAccessException: expected a non-static field: Bootstraps.six/int/getStatic, from class Bootstraps
// expect: static field -> VarHandle[varType=int, coord=[]]
// expect: static field no access -> java.lang.IllegalAccessError: member is private to package: Bootstraps.six/int/getStatic, from public Lookup / java.lang.IllegalAccessException: member is private to package: Bootstraps.six/int/getStatic, from public Lookup
// expect: array -> VarHandle[varType=int, coord=[class [I, int]]
// expect: array not -> java.lang.IllegalArgumentException: not an array: int
// expect: field type -> java.lang.IllegalArgumentException: null
// expect: cast 1 int -> 1 class java.lang.Integer
// expect: cast 1 long -> 1 class java.lang.Long
// expect: cast 1 byte -> 1 class java.lang.Byte
// expect: cast 1 char ->  class java.lang.Character
// expect: cast 1 boolean -> true class java.lang.Boolean
// expect: cast 1 double -> 1.0 class java.lang.Double
// expect: cast 1 float -> 1.0 class java.lang.Float
// expect: cast 1 short -> 1 class java.lang.Short
// expect: cast 1 class java.lang.String -> java.lang.ClassCastException: Cannot cast java.lang.Integer to java.lang.String
// expect: cast 1 class java.lang.Object -> 1 class java.lang.Integer
// expect: cast 1 class java.lang.Integer -> 1 class java.lang.Integer
// expect: cast 1 class java.lang.Number -> 1 class java.lang.Integer
// expect: cast 1 void -> java.lang.ClassCastException: Can not convert to void
// expect: cast 1 interface java.lang.Comparable -> 1 class java.lang.Integer
// expect: cast 2 int -> 2 class java.lang.Integer
// expect: cast 2 long -> 2 class java.lang.Long
// expect: cast 2 byte -> 2 class java.lang.Byte
// expect: cast 2 char ->  class java.lang.Character
// expect: cast 2 boolean -> false class java.lang.Boolean
// expect: cast 2 double -> 2.0 class java.lang.Double
// expect: cast 2 float -> 2.0 class java.lang.Float
// expect: cast 2 short -> 2 class java.lang.Short
// expect: cast 2 class java.lang.String -> java.lang.ClassCastException: Cannot cast java.lang.Long to java.lang.String
// expect: cast 2 class java.lang.Object -> 2 class java.lang.Long
// expect: cast 2 class java.lang.Integer -> java.lang.ClassCastException: Cannot cast java.lang.Long to java.lang.Integer
// expect: cast 2 class java.lang.Number -> 2 class java.lang.Long
// expect: cast 2 void -> java.lang.ClassCastException: Can not convert to void
// expect: cast 2 interface java.lang.Comparable -> 2 class java.lang.Long
// expect: cast 3.9 int -> 3 class java.lang.Integer
// expect: cast 3.9 long -> 3 class java.lang.Long
// expect: cast 3.9 byte -> 3 class java.lang.Byte
// expect: cast 3.9 char ->  class java.lang.Character
// expect: cast 3.9 boolean -> true class java.lang.Boolean
// expect: cast 3.9 double -> 3.9 class java.lang.Double
// expect: cast 3.9 float -> 3.9 class java.lang.Float
// expect: cast 3.9 short -> 3 class java.lang.Short
// expect: cast 3.9 class java.lang.String -> java.lang.ClassCastException: Cannot cast java.lang.Double to java.lang.String
// expect: cast 3.9 class java.lang.Object -> 3.9 class java.lang.Double
// expect: cast 3.9 class java.lang.Integer -> java.lang.ClassCastException: Cannot cast java.lang.Double to java.lang.Integer
// expect: cast 3.9 class java.lang.Number -> 3.9 class java.lang.Double
// expect: cast 3.9 void -> java.lang.ClassCastException: Can not convert to void
// expect: cast 3.9 interface java.lang.Comparable -> 3.9 class java.lang.Double
// expect: cast c int -> 99 class java.lang.Integer
// expect: cast c long -> 99 class java.lang.Long
// expect: cast c byte -> 99 class java.lang.Byte
// expect: cast c char -> c class java.lang.Character
// expect: cast c boolean -> true class java.lang.Boolean
// expect: cast c double -> 99.0 class java.lang.Double
// expect: cast c float -> 99.0 class java.lang.Float
// expect: cast c short -> 99 class java.lang.Short
// expect: cast c class java.lang.String -> java.lang.ClassCastException: Cannot cast java.lang.Character to java.lang.String
// expect: cast c class java.lang.Object -> c class java.lang.Character
// expect: cast c class java.lang.Integer -> java.lang.ClassCastException: Cannot cast java.lang.Character to java.lang.Integer
// expect: cast c class java.lang.Number -> java.lang.ClassCastException: Cannot cast java.lang.Character to java.lang.Number
// expect: cast c void -> java.lang.ClassCastException: Can not convert to void
// expect: cast c interface java.lang.Comparable -> c class java.lang.Character
// expect: cast true int -> 1 class java.lang.Integer
// expect: cast true long -> 1 class java.lang.Long
// expect: cast true byte -> 1 class java.lang.Byte
// expect: cast true char ->  class java.lang.Character
// expect: cast true boolean -> true class java.lang.Boolean
// expect: cast true double -> 1.0 class java.lang.Double
// expect: cast true float -> 1.0 class java.lang.Float
// expect: cast true short -> 1 class java.lang.Short
// expect: cast true class java.lang.String -> java.lang.ClassCastException: Cannot cast java.lang.Boolean to java.lang.String
// expect: cast true class java.lang.Object -> true class java.lang.Boolean
// expect: cast true class java.lang.Integer -> java.lang.ClassCastException: Cannot cast java.lang.Boolean to java.lang.Integer
// expect: cast true class java.lang.Number -> java.lang.ClassCastException: Cannot cast java.lang.Boolean to java.lang.Number
// expect: cast true void -> java.lang.ClassCastException: Can not convert to void
// expect: cast true interface java.lang.Comparable -> true class java.lang.Boolean
// expect: cast s int -> java.lang.ClassCastException: class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: cast s long -> java.lang.ClassCastException: class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: cast s byte -> java.lang.ClassCastException: class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: cast s char -> java.lang.ClassCastException: class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: cast s boolean -> java.lang.ClassCastException: class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: cast s double -> java.lang.ClassCastException: class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: cast s float -> java.lang.ClassCastException: class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: cast s short -> java.lang.ClassCastException: class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: cast s class java.lang.String -> s class java.lang.String
// expect: cast s class java.lang.Object -> s class java.lang.String
// expect: cast s class java.lang.Integer -> java.lang.ClassCastException: Cannot cast java.lang.String to java.lang.Integer
// expect: cast s class java.lang.Number -> java.lang.ClassCastException: Cannot cast java.lang.String to java.lang.Number
// expect: cast s void -> java.lang.ClassCastException: Can not convert to void
// expect: cast s interface java.lang.Comparable -> s class java.lang.String
// expect: cast null int -> 0 class java.lang.Integer
// expect: cast null long -> 0 class java.lang.Long
// expect: cast null byte -> 0 class java.lang.Byte
// expect: cast null char -> 0 class java.lang.Character
// expect: cast null boolean -> false class java.lang.Boolean
// expect: cast null double -> 0.0 class java.lang.Double
// expect: cast null float -> 0.0 class java.lang.Float
// expect: cast null short -> 0 class java.lang.Short
// expect: cast null class java.lang.String -> null null
// expect: cast null class java.lang.Object -> null null
// expect: cast null class java.lang.Integer -> null null
// expect: cast null class java.lang.Number -> null null
// expect: cast null void -> java.lang.ClassCastException: Can not convert to void
// expect: cast null interface java.lang.Comparable -> null null
// expect: cast -56 int -> -56 class java.lang.Integer
// expect: cast -56 long -> -56 class java.lang.Long
// expect: cast -56 byte -> -56 class java.lang.Byte
// expect: cast -56 char -> ￈ class java.lang.Character
// expect: cast -56 boolean -> false class java.lang.Boolean
// expect: cast -56 double -> -56.0 class java.lang.Double
// expect: cast -56 float -> -56.0 class java.lang.Float
// expect: cast -56 short -> -56 class java.lang.Short
// expect: cast -56 class java.lang.String -> java.lang.ClassCastException: Cannot cast java.lang.Byte to java.lang.String
// expect: cast -56 class java.lang.Object -> -56 class java.lang.Byte
// expect: cast -56 class java.lang.Integer -> java.lang.ClassCastException: Cannot cast java.lang.Byte to java.lang.Integer
// expect: cast -56 class java.lang.Number -> -56 class java.lang.Byte
// expect: cast -56 void -> java.lang.ClassCastException: Can not convert to void
// expect: cast -56 interface java.lang.Comparable -> -56 class java.lang.Byte
