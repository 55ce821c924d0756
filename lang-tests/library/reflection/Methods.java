// Methods by reflection: what they say of themselves, calls of all kinds, what goes wrong.
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;

interface Shape {
  double area();

  default String describe() {
    return "area " + area();
  }

  static Shape unit() {
    return () -> 1;
  }
}

abstract class Base<T> implements Shape, Comparable<Base<T>> {
  protected T tag;

  abstract T tag();

  public synchronized void set(T t) {
    tag = t;
  }

  @Override
  public int compareTo(Base<T> o) {
    return Double.compare(area(), o.area());
  }

  private String secret(int a, String... more) throws IOException {
    if (a < 0) throw new IOException("negative " + a);
    return "secret " + a + Arrays.toString(more) + tag;
  }

  protected void kept() {}
}

class Square extends Base<String> {
  final double side;

  Square(double side) {
    this.side = side;
  }

  @Override
  public double area() {
    return side * side;
  }

  @Override
  String tag() {
    return tag;
  }

  public static float half(float f) {
    return f / 2;
  }
}

public class Methods {
  static boolean z(boolean v) { return !v; }
  static byte b(byte v) { return (byte) (v + 1); }
  static char c(char v) { return (char) (v + 1); }
  static short s(short v) { return (short) (v + 1); }
  static int i(int v) { return v + 1; }
  static long l(long v) { return v + 1; }
  static float f(float v) { return v + 1; }
  static double d(double v) { return v + 1; }
  static int[] array(int[] v) { return v; }
  static long mixed(int a, String t, long b, Object o, double c, char e) { return a + t.length() + b + o.hashCode() + (long) c + e; }
  static void nothing() { System.out.println("nothing"); }
  private static int hidden() { return 42; }
  static int fails(int v) { return 1 / v; }
  public static <T extends Comparable<? super T>> T most(List<? extends T> list, T[] others) throws IllegalStateException { return list.get(0); }

  static void tell(Class<?> c) {
    System.out.println("-- " + c.getName());
    List<String> lines = new ArrayList<>();
    for (Method m : c.getDeclaredMethods()) {
      if (m.isSynthetic() && !m.isBridge()) continue;
      lines.add(m + " | " + m.toGenericString() + " | bridge " + m.isBridge() + " varargs " + m.isVarArgs() + " default " + m.isDefault()
          + " parameters " + m.getParameterCount() + Arrays.toString(m.getParameters()) + " modifiers " + Modifier.toString(m.getModifiers() & Modifier.methodModifiers())
          + " throws " + Arrays.toString(m.getExceptionTypes()) + " returns " + m.getReturnType() + " / " + m.getGenericReturnType());
    }
    lines.sort(Comparator.naturalOrder());
    lines.forEach(System.out::println);
    lines.clear();
    for (Method m : c.getMethods()) {
      if (m.getDeclaringClass() != Object.class) lines.add("  public " + m);
    }
    lines.sort(Comparator.naturalOrder());
    lines.forEach(System.out::println);
  }

  interface Act {
    Object act() throws Throwable;
  }

  static void show(String what, Act act) {
    Object result;
    try {
      result = act.act();
    } catch (InvocationTargetException e) {
      result = e + " cause " + e.getCause() + " message " + e.getMessage() + " target " + (e.getTargetException() == e.getCause());
    } catch (Throwable t) {
      result = t;
    }
    System.out.println(what + ": " + (result == null ? "null" : result + " " + result.getClass().getSimpleName()));
  }

  static Method m(String name, Class<?>... types) throws Exception {
    return Methods.class.getDeclaredMethod(name, types);
  }

  public static void main(String[] args) throws Exception {
    tell(Shape.class);
    tell(Base.class);
    tell(Square.class);

    show("boolean", () -> m("z", boolean.class).invoke(null, true));
    show("byte", () -> m("b", byte.class).invoke(null, Byte.MAX_VALUE));
    show("char", () -> m("c", char.class).invoke(null, 'a'));
    show("short", () -> m("s", short.class).invoke(null, (short) -1));
    show("int", () -> m("i", int.class).invoke(null, Integer.MAX_VALUE));
    show("long", () -> m("l", long.class).invoke(null, -1L));
    show("float", () -> m("f", float.class).invoke(null, 1.5f));
    show("double", () -> m("d", double.class).invoke(null, -0.5));
    show("array", () -> m("array", int[].class).invoke(null, (Object) new int[0]).getClass());
    show("mixed", () -> m("mixed", int.class, String.class, long.class, Object.class, double.class, char.class).invoke(null, 1, "ab", 3L, 4, 5.5, 'A'));
    show("void", () -> m("nothing").invoke(null));
    show("target of a static method", () -> m("nothing").invoke("whatever", (Object[]) null));
    show("private of the own nest", () -> m("hidden").invoke(null));
    show("throws", () -> m("fails", int.class).invoke(null, 0));
    show("widened", () -> m("d", double.class).invoke(null, 'a'));
    show("widened long to float", () -> m("f", float.class).invoke(null, Long.MAX_VALUE));
    show("not narrowed", () -> m("i", int.class).invoke(null, 1L));
    show("no boolean", () -> m("i", int.class).invoke(null, true));
    show("no number", () -> m("i", int.class).invoke(null, "1"));
    show("null for an int", () -> m("i", int.class).invoke(null, (Object) null));
    show("too few", () -> m("i", int.class).invoke(null));
    show("too many", () -> m("nothing").invoke(null, 1));

    Square square = new Square(3);
    show("inherited abstract", () -> Shape.class.getMethod("area").invoke(square));
    show("default", () -> Shape.class.getMethod("describe").invoke(square));
    show("static of an interface", () -> ((Shape) Shape.class.getMethod("unit").invoke(null)).area());
    show("virtual", () -> Base.class.getDeclaredMethod("tag").invoke(square));
    show("set", () -> Square.class.getMethod("set", Object.class).invoke(square, "tagged"));
    show("bridge", () -> Comparable.class.getMethod("compareTo", Object.class).invoke(square, new Square(4)));
    show("bridge of a wrong class", () -> {  // (The message names class loaders.)
      try {
        return Comparable.class.getMethod("compareTo", Object.class).invoke(square, "x");
      } catch (InvocationTargetException e) {
        return e.getCause().getClass();
      }
    });
    Method secret = Base.class.getDeclaredMethod("secret", int.class, String[].class);
    show("private of another class", () -> secret.invoke(square, 1, new String[] {"a"}));
    secret.setAccessible(true);
    show("made accessible", () -> secret.invoke(square, 1, new String[] {"a", "b"}));
    show("checked exception", () -> secret.invoke(square, -1, null));
    show("wrong receiver", () -> secret.invoke("text", 1, null));
    show("no receiver", () -> secret.invoke(null, 1, null));
    show("protected of the package", () -> Base.class.getDeclaredMethod("kept").invoke(square));
    show("half", () -> Square.class.getMethod("half", float.class).invoke(null, 3f));

    show("library", () -> String.class.getMethod("substring", int.class, int.class).invoke("reflection", 2, 6));
    show("library, static", () -> Integer.class.getMethod("parseInt", String.class).invoke(null, "17"));
    show("library, throws", () -> Integer.class.getMethod("parseInt", String.class).invoke(null, "x"));
    List<Object> list = new ArrayList<>();
    show("list", () -> List.class.getMethod("add", Object.class).invoke(list, "one"));
    show("list", () -> list);
    show("callable", () -> Callable.class.getMethod("call").invoke((Callable<String>) () -> "called"));
    show("lambda", () -> Runnable.class.getMethod("run").invoke((Runnable) () -> { throw new IllegalStateException("out of a lambda"); }));
    show("array's", () -> Object.class.getMethod("getClass").invoke(new int[1]));
    show("hash", () -> Object.class.getMethod("hashCode").invoke("ab"));

    show("no such", () -> Square.class.getDeclaredMethod("area", int.class, String[].class));
    show("no such public", () -> Square.class.getMethod("tag"));
    show("null among types", () -> Square.class.getMethod("set", (Class<?>) null));
    show("equal", () -> Square.class.getMethod("area").equals(Square.class.getDeclaredMethod("area")) + " "
        + Square.class.getMethod("area").equals(Shape.class.getMethod("area")) + " "
        + (Square.class.getMethod("area").hashCode() == ("Square".hashCode() ^ "area".hashCode())));
    show("can access", () -> m("hidden").canAccess(null) + " " + Base.class.getDeclaredMethod("secret", int.class, String[].class).canAccess(square)
        + " " + secret.canAccess(square) + " " + secret.isAccessible());
  }
}
// expect: -- Shape
// expect: public abstract double Shape.area() | public abstract double Shape.area() | bridge false varargs false default false parameters 0[] modifiers public abstract throws [] returns double / double
// expect: public default java.lang.String Shape.describe() | public default java.lang.String Shape.describe() | bridge false varargs false default true parameters 0[] modifiers public throws [] returns class java.lang.String / class java.lang.String
// expect: public static Shape Shape.unit() | public static Shape Shape.unit() | bridge false varargs false default false parameters 0[] modifiers public static throws [] returns interface Shape / interface Shape
// expect:   public public abstract double Shape.area()
// expect:   public public default java.lang.String Shape.describe()
// expect:   public public static Shape Shape.unit()
// expect: -- Base
// expect: abstract java.lang.Object Base.tag() | abstract T Base.tag() | bridge false varargs false default false parameters 0[] modifiers abstract throws [] returns class java.lang.Object / T
// expect: private java.lang.String Base.secret(int,java.lang.String[]) throws java.io.IOException | private java.lang.String Base.secret(int,java.lang.String...) throws java.io.IOException | bridge false varargs true default false parameters 2[int arg0, java.lang.String... arg1] modifiers private throws [class java.io.IOException] returns class java.lang.String / class java.lang.String
// expect: protected void Base.kept() | protected void Base.kept() | bridge false varargs false default false parameters 0[] modifiers protected throws [] returns void / void
// expect: public int Base.compareTo(Base) | public int Base.compareTo(Base<T>) | bridge false varargs false default false parameters 1[Base<T> arg0] modifiers public throws [] returns int / int
// expect: public int Base.compareTo(java.lang.Object) | public int Base.compareTo(java.lang.Object) | bridge true varargs false default false parameters 1[java.lang.Object arg0] modifiers public throws [] returns int / int
// expect: public synchronized void Base.set(java.lang.Object) | public synchronized void Base.set(T) | bridge false varargs false default false parameters 1[T arg0] modifiers public synchronized throws [] returns void / void
// expect:   public public abstract double Shape.area()
// expect:   public public default java.lang.String Shape.describe()
// expect:   public public int Base.compareTo(Base)
// expect:   public public int Base.compareTo(java.lang.Object)
// expect:   public public synchronized void Base.set(java.lang.Object)
// expect: -- Square
// expect: java.lang.Object Square.tag() | java.lang.Object Square.tag() | bridge true varargs false default false parameters 0[] modifiers  throws [] returns class java.lang.Object / class java.lang.Object
// expect: java.lang.String Square.tag() | java.lang.String Square.tag() | bridge false varargs false default false parameters 0[] modifiers  throws [] returns class java.lang.String / class java.lang.String
// expect: public double Square.area() | public double Square.area() | bridge false varargs false default false parameters 0[] modifiers public throws [] returns double / double
// expect: public static float Square.half(float) | public static float Square.half(float) | bridge false varargs false default false parameters 1[float arg0] modifiers public static throws [] returns float / float
// expect:   public public default java.lang.String Shape.describe()
// expect:   public public double Square.area()
// expect:   public public int Base.compareTo(Base)
// expect:   public public int Base.compareTo(java.lang.Object)
// expect:   public public static float Square.half(float)
// expect:   public public synchronized void Base.set(java.lang.Object)
// expect: boolean: false Boolean
// expect: byte: -128 Byte
// expect: char: b Character
// expect: short: 0 Short
// expect: int: -2147483648 Integer
// expect: long: 0 Long
// expect: float: 2.5 Float
// expect: double: 0.5 Double
// expect: array: class [I Class
// expect: mixed: 80 Long
// expect: nothing
// expect: void: null
// expect: nothing
// expect: target of a static method: null
// expect: private of the own nest: 42 Integer
// expect: throws: java.lang.reflect.InvocationTargetException cause java.lang.ArithmeticException: / by zero message null target true String
// expect: widened: 98.0 Double
// expect: widened long to float: 9.223372E18 Float
// expect: not narrowed: java.lang.IllegalArgumentException: argument type mismatch IllegalArgumentException
// expect: no boolean: java.lang.IllegalArgumentException: argument type mismatch IllegalArgumentException
// expect: no number: java.lang.IllegalArgumentException: argument type mismatch IllegalArgumentException
// expect: null for an int: java.lang.IllegalArgumentException IllegalArgumentException
// expect: too few: java.lang.IllegalArgumentException: wrong number of arguments IllegalArgumentException
// expect: too many: java.lang.IllegalArgumentException: wrong number of arguments IllegalArgumentException
// expect: inherited abstract: 9.0 Double
// expect: default: area 9.0 String
// expect: static of an interface: 1.0 Double
// expect: virtual: null
// expect: set: null
// expect: bridge: -1 Integer
// expect: bridge of a wrong class: class java.lang.ClassCastException Class
// expect: private of another class: java.lang.IllegalAccessException: class Methods cannot access a member of class Base with modifiers "private transient" IllegalAccessException
// expect: made accessible: secret 1[a, b]tagged String
// expect: checked exception: java.lang.reflect.InvocationTargetException cause java.io.IOException: negative -1 message null target true String
// expect: wrong receiver: java.lang.IllegalArgumentException: object is not an instance of declaring class IllegalArgumentException
// expect: no receiver: java.lang.NullPointerException NullPointerException
// expect: protected of the package: null
// expect: half: 1.5 Float
// expect: library: flec String
// expect: library, static: 17 Integer
// expect: library, throws: java.lang.reflect.InvocationTargetException cause java.lang.NumberFormatException: For input string: "x" message null target true String
// expect: list: true Boolean
// expect: list: [one] ArrayList
// expect: callable: called String
// expect: lambda: java.lang.reflect.InvocationTargetException cause java.lang.IllegalStateException: out of a lambda message null target true String
// expect: array's: class [I Class
// expect: hash: 3105 Integer
// expect: no such: java.lang.NoSuchMethodException: Square.area(int,[Ljava.lang.String;) NoSuchMethodException
// expect: no such public: java.lang.NoSuchMethodException: Square.tag() NoSuchMethodException
// expect: null among types: java.lang.NoSuchMethodException: Square.set(null) NoSuchMethodException
// expect: equal: true false true String
// expect: can access: true false true true String
