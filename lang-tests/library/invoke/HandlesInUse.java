// Method handles of all kinds of members in use: dispatch, initialisation of classes, exceptions and their stack traces, variable
// arity, combinations.
import java.lang.invoke.*;
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;
import static java.lang.invoke.MethodType.methodType;
public class HandlesInUse {
  interface R { void run() throws Throwable; }
  static void t(String n, R r) {
    try { r.run(); System.out.println(n + ": ok"); }
    catch (Throwable e) { System.out.println(n + ": " + e.toString().replaceAll(" .unnamed module @.*|(?<=unnamed module) @.*", "")); }
  }
  static void p(Object o) { System.out.println(o); }
  interface Shape { default String name() { return "shape"; } double area(); static Shape unit() { return () -> 1; } private String secret() { return "s"; } }
  interface Named extends Shape { default String name() { return "named " + Shape.super.name(); } }
  static abstract class Base implements Comparable<Base> {
    protected int x; Base(int x) { this.x = x; }
    public String toString() { return "Base" + x; }
    public int compareTo(Base o) { return x - o.x; }
    abstract String kind();
    static String where() { return "Base"; }
    private String own() { return "own Base"; }
    String over() { return "Base.over"; }
    Object cov() { return "o"; }
  }
  static class Mid extends Base implements Named {
    Mid(int x) { super(x); }
    String kind() { return "mid"; }
    public double area() { return x; }
    String over() { return "Mid.over"; }
    String cov() { return "s"; }
    private String own() { return "own Mid"; }
  }
  static class Leaf extends Mid {
    Leaf() { super(9); }
    Leaf(int... xs) { super(xs.length); }
    String over() { return "Leaf.over"; }
    public String name() { return "leaf"; }
    static MethodHandles.Lookup look() { return MethodHandles.lookup(); }
    MethodHandle sup(String n, MethodType t) throws Throwable { return MethodHandles.lookup().findSpecial(Mid.class, n, t, Leaf.class); }
  }
  record Point(int x, int y) { Point { if (x < 0) throw new IllegalArgumentException("negative"); } }
  enum Color { RED, GREEN { String say() { return "g"; } }; String say() { return "c"; } }
  static class Box<T> { T value; Box(T v) { value = v; } T get() { return value; } static <Q> Q same(Q q) { return q; } class In { T up() { return value; } } }
  static class Bad { static { if (true) throw new IllegalStateException("bad init"); } static void m() {} static int f; }
  static class Init { static { System.out.println("Init!"); } static int f = 3; static void m() { System.out.println("m"); } int g; Init() { System.out.println("new Init"); } }
  static int sum(int... xs) { int s = 0; for (int x : xs) s += x; return s; }
  static String join(String sep, Object... xs) { return Arrays.asList(xs).toString() + sep; }
  static long many(byte a, short b, char c, int d, long e, float f, double g, boolean h, String i, Object j, int[] k) { return a + b + c + d + e + (long) f + (long) g + (h ? 1 : 0) + i.length() + k.length; }
  static int depth(MethodHandle self, int n) throws Throwable { return n == 0 ? 0 : 1 + (int) self.invokeExact(self, n - 1); }
  static void endless(MethodHandle self) throws Throwable { self.invokeExact(self); }
  static void thrower(String s) throws Exception { throw new java.io.IOException(s); }
  static int field = 1;
  final int fin = 5;
  private static String priv(String s) { return "priv" + s; }
  static String trace(Throwable e) { StringBuilder b = new StringBuilder(); for (StackTraceElement s : e.getStackTrace()) if (s.getClassName().startsWith("HandlesInUse")) b.append(s.getMethodName()).append(' '); return b.toString(); }
  static void fails() { throw new RuntimeException("f"); }
  static String viaHandle(MethodHandle h) throws Throwable { return (String) h.invoke("q"); }
  public static void main(String[] a) throws Throwable {
    MethodHandles.Lookup l = MethodHandles.lookup();
    Leaf leaf = new Leaf();
    t("virtual", () -> { MethodHandle m = l.findVirtual(Base.class, "over", methodType(String.class)); p((String) m.invokeExact((Base) leaf)); p((String) m.invoke(new Mid(2))); p(m.type()); });
    t("sup over", () -> p(leaf.sup("over", methodType(String.class)).invoke(leaf)));
    t("sup name", () -> p(leaf.sup("name", methodType(String.class)).invoke(leaf)));
    t("sup abs", () -> p(leaf.sup("kind", methodType(String.class)).invoke(leaf)));
    t("sup base", () -> p(Leaf.look().findSpecial(Base.class, "over", methodType(String.class), Leaf.class).invoke(leaf)));
    t("sup obj", () -> p(Leaf.look().findSpecial(Object.class, "toString", methodType(String.class), Leaf.class).invoke(leaf)));
    t("sup priv", () -> p(Leaf.look().findSpecial(Mid.class, "own", methodType(String.class), Leaf.class).invoke(leaf)));
    t("special type", () -> p(Leaf.look().findSpecial(Base.class, "over", methodType(String.class), Leaf.class)));
    t("special wrong recv", () -> p(Leaf.look().findSpecial(Base.class, "over", methodType(String.class), Leaf.class).invoke((Base) new Mid(1))));
    t("iface", () -> { MethodHandle m = l.findVirtual(Shape.class, "name", methodType(String.class)); p((String) m.invokeExact((Shape) leaf)); p((String) m.invoke(new Mid(1))); p((String) m.invoke((Shape) () -> 3)); });
    t("iface abs", () -> { p((double) l.findVirtual(Shape.class, "area", methodType(double.class)).invokeExact((Shape) () -> 3)); });
    t("iface static", () -> { p((double) ((Shape) l.findStatic(Shape.class, "unit", methodType(Shape.class)).invokeExact()).area()); });
    t("iface static inh", () -> { l.findStatic(Named.class, "unit", methodType(Shape.class)); });
    t("iface priv", () -> { p((String) l.findVirtual(Shape.class, "secret", methodType(String.class)).invokeExact((Shape) leaf)); });
    t("iface null", () -> { p((String) l.findVirtual(Shape.class, "name", methodType(String.class)).invokeExact((Shape) null)); });
    t("lambda", () -> { Function<String, Integer> f = String::length; p(l.findVirtual(Function.class, "apply", methodType(Object.class, Object.class)).invoke(f, "abc")); });
    t("bridge", () -> { p(l.findVirtual(Base.class, "compareTo", methodType(int.class, Object.class)).invoke(leaf, (Object) leaf)); p(l.findVirtual(Base.class, "compareTo", methodType(int.class, Base.class)).invoke(leaf, leaf)); });
    t("cov", () -> { p(l.findVirtual(Mid.class, "cov", methodType(Object.class)).invoke(leaf)); p(l.findVirtual(Mid.class, "cov", methodType(String.class)).invoke(leaf)); p(l.findVirtual(Base.class, "cov", methodType(Object.class)).invoke(leaf)); });
    t("cov no", () -> l.findVirtual(Base.class, "cov", methodType(String.class)));
    t("static inherited", () -> p(l.findStatic(Leaf.class, "where", methodType(String.class)).invoke()));
    t("private nest", () -> { p(l.findVirtual(Base.class, "own", methodType(String.class)).invoke(leaf)); p(l.findVirtual(Mid.class, "own", methodType(String.class)).invoke(leaf)); });
    t("private sub", () -> { p(l.findVirtual(Leaf.class, "own", methodType(String.class)).invoke(leaf)); });
    t("ctor", () -> { p(l.findConstructor(Leaf.class, methodType(void.class)).invoke()); MethodHandle m = l.findConstructor(Leaf.class, methodType(void.class, int[].class)); p(m); p(m.isVarargsCollector()); p(m.invoke(1, 2, 3)); p(m.invoke()); p((Leaf) m.invokeExact(new int[4])); });
    t("ctor throws", () -> { l.findConstructor(Point.class, methodType(void.class, int.class, int.class)).invoke(-1, 2); });
    t("record", () -> { Point q = (Point) l.findConstructor(Point.class, methodType(void.class, int.class, int.class)).invokeExact(1, 2); p(q); p((int) l.findVirtual(Point.class, "y", methodType(int.class)).invokeExact(q)); p((int) l.findGetter(Point.class, "x", int.class).invokeExact(q)); p((boolean) l.findVirtual(Object.class, "equals", methodType(boolean.class, Object.class)).invoke(q, new Point(1, 2))); });
    t("record set", () -> { Field f = Point.class.getDeclaredField("x"); f.setAccessible(true); l.unreflectSetter(f); });
    t("enum", () -> { p(l.findStatic(Color.class, "valueOf", methodType(Color.class, String.class)).invoke("GREEN")); p(l.findVirtual(Color.class, "say", methodType(String.class)).invoke(Color.GREEN)); p(((Color[]) l.findStatic(Color.class, "values", methodType(Color[].class)).invokeExact()).length); p((Color) l.findStaticGetter(Color.class, "RED", Color.class).invokeExact()); });
    t("generic", () -> { Box<String> b = new Box<>("v"); p((Object) l.findVirtual(Box.class, "get", methodType(Object.class)).invokeExact((Box) b)); String s = (String) l.findVirtual(Box.class, "get", methodType(Object.class)).invoke(b); p(s); p(l.findStatic(Box.class, "same", methodType(Object.class, Object.class)).invoke(3)); });
    t("inner", () -> { Box<String> b = new Box<>("w"); Object in = l.findConstructor(Box.In.class, methodType(void.class, Box.class)).invoke(b); p(l.findVirtual(Box.In.class, "up", methodType(Object.class)).invoke(in)); });
    t("bad", () -> { MethodHandle m = l.findStatic(Bad.class, "m", methodType(void.class)); p("found"); m.invokeExact(); });
    t("bad2", () -> { MethodHandle m = l.findStatic(Bad.class, "m", methodType(void.class)); m.invokeExact(); });
    t("init", () -> { MethodHandle m = l.findStatic(Init.class, "m", methodType(void.class)), g = l.findStaticGetter(Init.class, "f", int.class); p("found"); p((int) g.invokeExact()); m.invokeExact(); p(l.findConstructor(Init.class, methodType(void.class)).invoke() != null); });
    t("fields", () -> { MethodHandle g = l.findGetter(Base.class, "x", int.class), s = l.findSetter(Base.class, "x", int.class); s.invokeExact((Base) leaf, 77); p((int) g.invokeExact((Base) leaf)); p(g.invoke(leaf)); s.invoke(leaf, (Integer) 9); p((long) g.invoke(leaf)); p(l.findGetter(Leaf.class, "x", int.class)); });
    t("field null", () -> { l.findGetter(Base.class, "x", int.class).invoke((Base) null); });
    t("field null set", () -> { l.findSetter(Base.class, "x", int.class).invoke((Base) null, 1); });
    t("sfield", () -> { l.findStaticSetter(HandlesInUse.class, "field", int.class).invoke((short) 8); p((int) l.findStaticGetter(HandlesInUse.class, "field", int.class).invokeExact()); });
    t("unreflect final", () -> { Field f = HandlesInUse.class.getDeclaredField("fin"); l.unreflectSetter(f); });
    t("unreflect final ok", () -> { Field f = HandlesInUse.class.getDeclaredField("fin"); f.setAccessible(true); HandlesInUse e = new HandlesInUse(); l.unreflectSetter(f).invokeExact(e, 6); p(f.getInt(e)); });
    t("unreflect", () -> { p(l.unreflect(HandlesInUse.class.getDeclaredMethod("priv", String.class)).invoke("x")); p(l.unreflect(Base.class.getDeclaredMethod("over")).invoke((Base) leaf)); p(l.unreflect(HandlesInUse.class.getDeclaredMethod("sum", int[].class)).invoke(1, 2)); p(l.unreflectConstructor(Point.class.getDeclaredConstructor(int.class, int.class)).invoke(1, 2)); p(l.unreflectGetter(Base.class.getDeclaredField("x")).invoke(leaf)); p(l.unreflect(Shape.class.getMethod("area"))); p(l.unreflectSpecial(Mid.class.getDeclaredMethod("over"), HandlesInUse.class)); });
    t("unreflectSpecial", () -> { p(Leaf.look().unreflectSpecial(Mid.class.getDeclaredMethod("over"), Leaf.class).invoke(leaf)); });
    t("sum", () -> { MethodHandle m = l.findStatic(HandlesInUse.class, "sum", methodType(int.class, int[].class)); p((int) m.invoke()); p((int) m.invoke(1)); p((int) m.invoke(1, (byte) 2, 'a')); p((int) m.invoke(new int[] {4, 5})); p(m.invokeWithArguments(1, 2, 3)); p(m.invokeWithArguments(List.of(1, 2))); p((int) m.asFixedArity().invokeExact(new int[] {1})); });
    t("sum bad", () -> { MethodHandle m = l.findStatic(HandlesInUse.class, "sum", methodType(int.class, int[].class)); p((int) m.invoke(1, 2L)); });
    t("sum bad2", () -> { MethodHandle m = l.findStatic(HandlesInUse.class, "sum", methodType(int.class, int[].class)); p((int) m.invoke("x")); });
    t("sum bad3", () -> { MethodHandle m = l.findStatic(HandlesInUse.class, "sum", methodType(int.class, int[].class)); p((int) m.invoke((Object) "x")); });
    t("sum bad4", () -> { MethodHandle m = l.findStatic(HandlesInUse.class, "sum", methodType(int.class, int[].class)); p((int) m.asFixedArity().invoke(1)); });
    t("join", () -> { MethodHandle m = l.findStatic(HandlesInUse.class, "join", methodType(String.class, String.class, Object[].class)); p((String) m.invoke("-", 1, "b", 'c')); p((String) m.invoke("-", (Object) null)); p((String) m.invoke("-", (Object[]) new String[] {"x"})); p((String) m.invoke("-", new String[] {"y"})); p((String) m.bindTo("+").invoke(1, 2)); p((String) m.asType(methodType(String.class, String.class, int.class)).invokeExact("*", 3)); p(m.asType(methodType(String.class, String.class, int.class)).isVarargsCollector()); p(m.asType(m.type()).isVarargsCollector()); p(m.bindTo("x").isVarargsCollector()); p(m.withVarargs(false).isVarargsCollector()); p(m.asFixedArity().withVarargs(true).isVarargsCollector()); });
    t("many", () -> { MethodHandle m = l.findStatic(HandlesInUse.class, "many", methodType(long.class, byte.class, short.class, char.class, int.class, long.class, float.class, double.class, boolean.class, String.class, Object.class, int[].class)); p((long) m.invokeExact((byte) 1, (short) 2, 'a', 4, 5L, 6f, 7d, true, "abc", (Object) null, new int[2])); p(m.invokeWithArguments((byte) 1, (short) 2, 'a', 4, 5L, 6f, 7d, true, "abc", null, new int[2])); p((double) m.invoke((byte) 1, (byte) 2, 'a', 'b', 5, 6, 7L, (Boolean) true, "abc", 3, new int[2])); });
    t("recursion", () -> { MethodHandle m = l.findStatic(HandlesInUse.class, "depth", methodType(int.class, MethodHandle.class, int.class)); p((int) m.invokeExact(m, 50)); });
    t("overflow", () -> { MethodHandle m = l.findStatic(HandlesInUse.class, "endless", methodType(void.class, MethodHandle.class)); try { m.invokeExact(m); } catch (StackOverflowError e) { p("overflow"); } });
    t("checked", () -> l.findStatic(HandlesInUse.class, "thrower", methodType(void.class, String.class)).invokeExact("io"));
    MethodHandle f = l.findStatic(HandlesInUse.class, "fails", methodType(void.class));
    try { f.invokeExact(); } catch (RuntimeException e) { p(trace(e)); }
    try { MethodHandles.dropArguments(f, 0, String.class).invoke("x"); } catch (RuntimeException e) { p(trace(e)); }
    try { viaHandle(MethodHandles.filterReturnValue(l.findVirtual(String.class, "length", methodType(int.class)), MethodHandles.dropArguments(f, 0, int.class))); } catch (RuntimeException e) { p(trace(e)); }
    try { ((Runnable) MethodHandleProxies.asInterfaceInstance(Runnable.class, f)).run(); } catch (RuntimeException e) { p(trace(e)); }
    try { l.findVirtual(Runnable.class, "run", methodType(void.class)).invoke((Runnable) () -> fails()); } catch (RuntimeException e) { p(trace(e).replaceAll("lambda\\S*", "lambda")); }
    t("reflected lookup", () -> { MethodHandles.Lookup r = (MethodHandles.Lookup) MethodHandles.class.getMethod("lookup").invoke(null); p(r.lookupClass() == HandlesInUse.class); });
    t("sync", () -> { Object lock = new Object(); synchronized (lock) { l.findVirtual(Object.class, "notifyAll", methodType(void.class)).invoke(lock); p((boolean) l.findStatic(Thread.class, "holdsLock", methodType(boolean.class, Object.class)).invoke(lock)); } l.findVirtual(Object.class, "notify", methodType(void.class)).invoke(lock); });
    t("natives", () -> { p((int) l.findStatic(Math.class, "max", methodType(int.class, int.class, int.class)).invokeExact(1, 2)); p((String) l.findVirtual(String.class, "substring", methodType(String.class, int.class)).invokeExact("hello", 2)); l.findVirtual(java.io.PrintStream.class, "println", methodType(void.class, String.class)).invokeExact(System.out, "out"); p((int) l.findStatic(Integer.class, "parseInt", methodType(int.class, String.class)).invokeExact("12")); p(l.findVirtual(List.class, "get", methodType(Object.class, int.class)).invoke(List.of("a"), 0)); p((Class<?>) l.findVirtual(Object.class, "getClass", methodType(Class.class)).invoke("x")); });
    t("string ctor", () -> { p((String) l.findConstructor(String.class, methodType(void.class, char[].class)).invokeExact(new char[] {'h', 'i'})); p(String.class.getConstructor(String.class).newInstance("copy")); p(String.class.getConstructor().newInstance().isEmpty()); });
    t("string ctor bad", () -> { l.findConstructor(String.class, methodType(void.class, char[].class)).invoke((char[]) null); });
    t("same", () -> { MethodHandle m = l.findVirtual(String.class, "length", methodType(int.class)); p(m.asType(m.type()) == m); p(m.asFixedArity() == m); MethodHandle d = MethodHandles.dropArguments(m, 0); p(d == m); p(MethodHandles.insertArguments(m, 0) == m); });
    t("handles of handles", () -> { MethodHandle m = l.findVirtual(String.class, "length", methodType(int.class)); MethodHandle x = l.findVirtual(MethodHandle.class, "invokeExact", methodType(int.class, String.class)); p((int) x.invokeExact(m, "four")); p(l.findVirtual(MethodHandle.class, "invokeWithArguments", methodType(Object.class, Object[].class)).invoke(m, "five!")); p(l.findVirtual(MethodHandle.class, "type", methodType(MethodType.class)).invoke(m)); });
    t("map", () -> { Map<MethodType, String> m = new HashMap<>(); m.put(methodType(int.class, String.class), "a"); p(m.get(methodType(int.class, new Class<?>[] {String.class}))); });
    t("compose", () -> {
      MethodHandle concat = l.findVirtual(String.class, "concat", methodType(String.class, String.class));
      MethodHandle twice = MethodHandles.permuteArguments(concat, methodType(String.class, String.class), 0, 0);
      MethodHandle upper = l.findVirtual(String.class, "toUpperCase", methodType(String.class));
      MethodHandle all = MethodHandles.filterReturnValue(MethodHandles.filterArguments(twice, 0, upper), l.findVirtual(String.class, "length", methodType(int.class)));
      p((int) all.invokeExact("ab")); p(MethodHandles.filterArguments(twice, 0, upper).invoke("xy"));
      MethodHandle order = MethodHandles.filterArguments(concat, 0, l.findStatic(HandlesInUse.class, "say", methodType(String.class, String.class)), l.findStatic(HandlesInUse.class, "say", methodType(String.class, String.class)));
      p(order.invoke("1", "2"));
      MethodHandle folded = MethodHandles.foldArguments(l.findStatic(HandlesInUse.class, "three", methodType(String.class, String.class, String.class, String.class)), concat);
      p(folded.invoke("a", "b"));
      p(MethodHandles.foldArguments(l.findStatic(HandlesInUse.class, "three", methodType(String.class, String.class, String.class, String.class)), 1, upper).invoke("a", "b"));
      MethodHandle coll = MethodHandles.collectArguments(l.findStatic(HandlesInUse.class, "three", methodType(String.class, String.class, String.class, String.class)), 1, concat);
      p(coll.type()); p(coll.invoke("a", "b", "c", "d"));
      MethodHandle guard = MethodHandles.guardWithTest(l.findVirtual(String.class, "isEmpty", methodType(boolean.class)), MethodHandles.dropArguments(MethodHandles.constant(String.class, "empty"), 0, String.class), upper);
      p(guard.invoke("")); p(guard.invoke("q"));
      MethodHandle parse = l.findStatic(Integer.class, "parseInt", methodType(int.class, String.class));
      MethodHandle safe = MethodHandles.catchException(parse, NumberFormatException.class, MethodHandles.dropArguments(MethodHandles.constant(int.class, -1), 0, NumberFormatException.class));
      p((int) safe.invokeExact("12")); p((int) safe.invokeExact("x"));
      p((int) parse.asSpreader(String[].class, 1).invokeExact(new String[] {"44"}));
    });
  }
  static String say(String s) { System.out.println("say " + s); return s + s; }
  static String three(String a, String b, String c) { return a + "," + b + "," + c; }
}
// expect: Leaf.over
// expect: Mid.over
// expect: (Base)String
// expect: virtual: ok
// expect: Mid.over
// expect: sup over: ok
// expect: named shape
// expect: sup name: ok
// expect: mid
// expect: sup abs: ok
// expect: Mid.over
// expect: sup base: ok
// expect: Base9
// expect: sup obj: ok
// expect: own Mid
// expect: sup priv: ok
// expect: MethodHandle(Leaf)String
// expect: special type: ok
// expect: special wrong recv: java.lang.ClassCastException: Cannot cast HandlesInUse$Mid to HandlesInUse$Leaf
// expect: leaf
// expect: named shape
// expect: shape
// expect: iface: ok
// expect: 3.0
// expect: iface abs: ok
// expect: 1.0
// expect: iface static: ok
// expect: iface static inh: java.lang.NoSuchMethodException: no such method: HandlesInUse$Named.unit()Shape/invokeStatic
// expect: s
// expect: iface priv: ok
// expect: iface null: java.lang.NullPointerException: Cannot invoke "Object.getClass()" because "recv" is null
// expect: 3
// expect: lambda: ok
// expect: 0
// expect: 0
// expect: bridge: ok
// expect: s
// expect: s
// expect: s
// expect: cov: ok
// expect: cov no: java.lang.NoSuchMethodException: no such method: HandlesInUse$Base.cov()String/invokeVirtual
// expect: Base
// expect: static inherited: ok
// expect: own Base
// expect: own Mid
// expect: private nest: ok
// expect: own Mid
// expect: private sub: ok
// expect: Base9
// expect: MethodHandle(int[])Leaf
// expect: true
// expect: Base3
// expect: Base0
// expect: Base4
// expect: ctor: ok
// expect: ctor throws: java.lang.IllegalArgumentException: negative
// expect: Point[x=1, y=2]
// expect: 2
// expect: 1
// expect: true
// expect: record: ok
// expect: record set: java.lang.IllegalAccessException: final field has no write access: HandlesInUse$Point.x/int/putField, from class HandlesInUse
// expect: GREEN
// expect: g
// expect: 2
// expect: RED
// expect: enum: ok
// expect: v
// expect: v
// expect: 3
// expect: generic: ok
// expect: w
// expect: inner: ok
// expect: found
// expect: bad: java.lang.ExceptionInInitializerError
// expect: bad2: java.lang.NoClassDefFoundError: Could not initialize class HandlesInUse$Bad
// expect: found
// expect: Init!
// expect: 3
// expect: m
// expect: new Init
// expect: true
// expect: init: ok
// expect: 77
// expect: 77
// expect: 9
// expect: MethodHandle(Leaf)int
// expect: fields: ok
// expect: field null: java.lang.NullPointerException
// expect: field null set: java.lang.NullPointerException
// expect: 8
// expect: sfield: ok
// expect: unreflect final: java.lang.IllegalAccessException: unexpected set of a final field: HandlesInUse.fin/int/putField, from class HandlesInUse
// expect: 6
// expect: unreflect final ok: ok
// expect: privx
// expect: Leaf.over
// expect: 3
// expect: Point[x=1, y=2]
// expect: 9
// expect: MethodHandle(Shape)double
// expect: unreflect: java.lang.IllegalAccessException: caller class must be a subclass below the method: HandlesInUse$Mid.over()String/invokeSpecial, from class HandlesInUse
// expect: Mid.over
// expect: unreflectSpecial: ok
// expect: 0
// expect: 1
// expect: 100
// expect: 9
// expect: 6
// expect: 3
// expect: 1
// expect: sum: ok
// expect: sum bad: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(int,int)int to (int,long)int
// expect: sum bad2: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(int)int to (String)int
// expect: sum bad3: java.lang.ClassCastException: class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: sum bad4: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(int[])int to (int)int
// expect: [1, b, c]-
// expect: [null]-
// expect: [x]-
// expect: [y]-
// expect: join: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(Object[])String to (int,int)String
// expect: 128
// expect: 128
// expect: 222.0
// expect: many: ok
// expect: 50
// expect: recursion: ok
// expect: overflow
// expect: overflow: ok
// expect: checked: java.lang.invoke.WrongMethodTypeException: expected (String)void but found (String)Object
// expect: fails main 
// expect: fails main 
// expect: fails viaHandle main 
// expect: fails main 
// expect: fails lambda main 
// expect: true
// expect: reflected lookup: ok
// expect: true
// expect: sync: java.lang.IllegalMonitorStateException: current thread is not owner
// expect: 2
// expect: llo
// expect: out
// expect: 12
// expect: a
// expect: class java.lang.String
// expect: natives: ok
// expect: hi
// expect: copy
// expect: true
// expect: string ctor: ok
// expect: string ctor bad: java.lang.NullPointerException: Cannot read the array length because "value" is null
// expect: true
// expect: true
// expect: true
// expect: true
// expect: same: ok
// expect: 4
// expect: 5
// expect: (String)int
// expect: handles of handles: ok
// expect: a
// expect: map: ok
// expect: 4
// expect: XYXY
// expect: say 1
// expect: say 2
// expect: 1122
// expect: ab,a,b
// expect: a,B,b
// expect: (String,String,String,String)String
// expect: a,bc,d
// expect: empty
// expect: Q
// expect: 12
// expect: -1
// expect: 44
// expect: compose: ok
