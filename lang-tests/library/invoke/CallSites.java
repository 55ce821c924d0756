// The type of each call of a signature polymorphic method (JLS 15.12.3), as the exception says it, and the conversions of asType and explicitCastArguments.
import java.lang.invoke.*;
import java.util.*;
import java.util.function.*;
import static java.lang.invoke.MethodType.methodType;
public class CallSites<T extends Comparable<T>> {
  interface R { void run() throws Throwable; }
  interface F { Object f(Object o) throws Throwable; }
  interface FI { int f(int o) throws Throwable; }
  interface S { String f(String o) throws Throwable; }
  interface V { void f(String o) throws Throwable; }
  // What type the call has: the message of the exception says.
  static void seen(R r) { try { r.run(); System.out.println("?"); } catch (WrongMethodTypeException e) { System.out.println(e.getMessage()); } catch (Throwable t) { System.out.println(t); } }
  static MethodHandle H;
  T t; int[] ints = {1}; List<String> list = new ArrayList<>();
  static <Q> Q id(Q q) { return q; }
  static int count() { return 1; }
  static byte b = 1; static short sh = 2; static char c = 'c'; static long l = 4; static float f = 5; static double d = 6; static boolean z;
  enum E { A, B { } }
  void all(T x, List<? extends Number> nums, Map<String, int[]>[] maps) {
    seen(() -> H.invokeExact());
    seen(() -> H.invokeExact(b, sh, c, 1, l, f, d, z));
    seen(() -> { Object o = H.invokeExact(1); });
    seen(() -> { int o = (int) H.invokeExact(1); });
    seen(() -> { int o = (int) (H.invokeExact(1)); });
    seen(() -> { int o = ((int) ((H.invokeExact(1)))); });
    seen(() -> { Integer o = (Integer) H.invokeExact(1); });
    seen(() -> { T o = (T) H.invokeExact(x); });
    seen(() -> { List<String> o = (List<String>) H.invokeExact(list, nums, maps); });
    seen(() -> { Object o = (Runnable & java.io.Serializable) H.invokeExact(nums.get(0), maps[0].get("")); });
    seen(() -> { H.invokeExact(null, (String) null, (Object) null, "x"); });
    seen(() -> { H.invokeExact(this, t, ints, new int[0][], ints[0], E.A, E.B, E.class); });
    seen(() -> { H.invokeExact(id("x"), id(3), new ArrayList<>(), List.of(1), Collections.emptyList()); });
    seen(() -> { H.invokeExact(z ? 1 : 2, z ? 1 : 2L, z ? "x" : null, z ? null : 1); });
    seen(() -> { H.invokeExact(count(), b + 1, b++, ints[0] += 2, "a" + 1, z == true, 'a', 1f, -1, (byte) 3); });
    seen(() -> { H.invokeExact((Runnable) () -> {}, (IntSupplier) CallSites::count); });
    seen(() -> { long o = (int) H.invokeExact(H.invokeExact(2), (long) H.invokeExact(1)); });
    seen(() -> { String s = "" + H.invokeExact(1); });
    seen(() -> { String s = "" + (char) H.invokeExact(1); });
    seen(() -> { if ((boolean) H.invoke(1)) return; });
    seen(() -> { for (H.invokeExact(1); ; H.invokeExact(2)) break; });
    seen(() -> { for (int i = 0; i < 2; H.invokeExact('u')) i++; });
    seen(() -> { switch ((int) H.invokeExact()) { default: } });
    seen(() -> { throw (RuntimeException) H.invokeExact(); });
    seen(() -> { synchronized (H.invokeExact()) { } });
    seen(() -> { Object o = z ? H.invokeExact() : null; Object p = z ? (String) H.invokeExact() : (int) H.invokeExact('q'); });
    seen(() -> { ((F) H::invokeExact).f("x"); });
    seen(() -> { ((FI) y -> (int) H.invokeExact(y)).f(1); });
    seen(() -> { ((S) y -> (String) H.invokeExact(y)).f("x"); });
    seen(() -> { ((V) y -> H.invokeExact(y)).f("x"); });
    seen(() -> { ((V) y -> { H.invokeExact(y); }).f("x"); });
    seen(() -> { ((F) y -> H.invokeExact(y)).f("x"); });
    seen(() -> { var v = H.invokeExact(1); });
    seen(() -> { var v = (short) H.invokeExact(1); });
    seen(() -> { Object o = (Object) H.invokeExact(1); });
    seen(() -> { int[] o = (int[]) H.invokeExact(1, (Object) ints); });
    seen(() -> { ints[(int) H.invokeExact()] = 1; });
    seen(() -> { H.invokeExact(new Object[] {1}); });
    seen(() -> { H.invokeExact(new Object[] {1}, 2); });
    seen(() -> { H.invokeExact((Object[]) null); });
    seen(() -> { (H).invokeExact(new Object() {}, new CallSites<Integer>() {}); });
    seen(() -> { H.<String>invokeExact(1); });
    seen(() -> { H.invokeExact(x.compareTo(x), x == null, (T[]) null, x.getClass()); });
  }
  class Inner { }
  static void locals() {
    class Loc { }
    record Rec(int a) { }
    seen(() -> { H.invokeExact(new Loc(), new Rec(1), new CallSites<Integer>().new Inner(), Thread.State.NEW); });
  }
  public static void main(String[] a) throws Throwable {
    H = MethodHandles.dropArguments(MethodHandles.constant(long.class, 1L), 0, Void.class, Void.class);
    new CallSites<Integer>().all(5, List.of(1), new Map[] { new HashMap<String, int[]>() });
    locals();
    H = MethodHandles.lookup().findVirtual(String.class, "concat", methodType(String.class, String.class));
    System.out.println((String) H.invokeExact("a", "b"));
    // Evaluation order: handle, arguments, then its type
    int[] k = {0};
    try { ((MethodHandle) get(k)).invokeExact(k[0]++, k[0]++); } catch (WrongMethodTypeException e) { System.out.println(k[0] + e.getMessage()); }
    try { ((MethodHandle) null).invokeExact(k[0]++, k[0]++); } catch (NullPointerException e) { System.out.println(k[0] + e.getMessage()); }
    MethodHandle n = null;
    try { n.invoke(k[0]++, "s", new int[0]); } catch (NullPointerException e) { System.out.println(k[0] + e.getMessage()); }
    VarHandle v = null;
    try { v.compareAndSet(k, 1, 2L); } catch (NullPointerException e) { System.out.println(k[0] + e.getMessage()); }
    MethodHandle o2a = MethodHandles.identity(int[].class).asType(methodType(Object.class, Object.class));
    for (Object x : new Object[] {new int[1], new long[1], "s", new CallSites<>(), null}) try { System.out.println(o2a.invoke(x) != null); } catch (ClassCastException e) { System.out.println(e.getMessage()); }
    o2a = MethodHandles.identity(String[].class).asType(methodType(Object.class, Object.class));
    for (Object x : new Object[] {new int[1], new Object[1], "s", new CallSites<>(), null}) try { System.out.println(o2a.invoke(x) != null); } catch (ClassCastException e) { System.out.println(e.getMessage()); }
    o2a = MethodHandles.identity(CallSites[].class).asType(methodType(Object.class, Object.class));
    for (Object x : new Object[] {new int[1], new Object[1], "s", new CallSites<>(), null}) try { System.out.println(o2a.invoke(x) != null); } catch (ClassCastException e) { System.out.println(e.getMessage()); }
    o2a = MethodHandles.identity(Runnable.class).asType(methodType(Object.class, Object.class));
    for (Object x : new Object[] {new int[1], new Object[1], "s", new CallSites<>(), null}) try { System.out.println(o2a.invoke(x) != null); } catch (ClassCastException e) { System.out.println(e.getMessage()); }
    MethodHandle s2o = MethodHandles.identity(Object.class);
    try { Runnable r = (Runnable) s2o.invoke((Object) "x"); System.out.println(r); } catch (ClassCastException e) { System.out.println(e.getMessage()); }
    try { int r = (int) s2o.invoke((Object) "x"); System.out.println(r); } catch (ClassCastException e) { System.out.println(e.getMessage()); }
    try { int r = (int) s2o.invoke((Object) null); System.out.println(r); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    for (Class<?> p : new Class<?>[] {boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class})
      for (Object x : new Object[] {true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6d, "s", null, new Object()})
        try { System.out.println(p + " " + MethodHandles.identity(p).invokeWithArguments(x)); } catch (ClassCastException | NullPointerException e) { System.out.println(p + " " + e.getMessage().replaceAll("@.*", "")); }
    for (Class<?> p : new Class<?>[] {boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class})
      for (Class<?> q : new Class<?>[] {Boolean.class, Byte.class, Character.class, Short.class, Integer.class, Long.class, Float.class, Double.class, Number.class, Object.class, Comparable.class, java.io.Serializable.class, Void.class, void.class, Runnable.class, String.class, boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class}) {
        String r = "";
        try { MethodHandles.identity(p).asType(methodType(q, p)); r += "r"; } catch (WrongMethodTypeException e) { }
        try { if (q != void.class) MethodHandles.identity(p).asType(methodType(p, q)); r += "p"; } catch (WrongMethodTypeException e) { }
        System.out.print(p + " " + q + " " + r + ";");
      }
    System.out.println();
    for (Class<?> p : new Class<?>[] {Integer.class, Long.class, Character.class})
      for (Class<?> q : new Class<?>[] {int.class, long.class, double.class, char.class})
        try { System.out.println(p + " " + q + MethodHandles.identity(q).asType(methodType(q, p)).invoke(p == Integer.class ? (Object) 1 : p == Long.class ? (Object) 2L : (Object) 'c')); System.out.println(MethodHandles.identity(q).asType(methodType(q, p)).invoke((Object) null)); } catch (WrongMethodTypeException | NullPointerException e) { System.out.println(e.getMessage()); }
    MethodHandle ex = MethodHandles.identity(int.class);
    for (Class<?> p : new Class<?>[] {boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class})
      for (Object x : new Object[] {true, (byte) -1, 'c', (short) 2000, 300000, 1L << 40 | 200, 5.5f, 6e20d, "s", null})
        try { System.out.println(p + " " + x + " " + shown(MethodHandles.explicitCastArguments(MethodHandles.identity(p), methodType(p, Object.class)).invoke(x))); } catch (ClassCastException | NullPointerException e) { System.out.println(p + " " + e.getMessage()); }
    for (Class<?> p : new Class<?>[] {boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class})
      for (Object x : new Object[] {true, (byte) -1, 'c', (short) 2000, 300001, 1L << 40 | 201, -5.5f, 6e20d, Double.NaN}) {
        Class<?> q = methodType(x.getClass()).unwrap().returnType();
        System.out.println(q + " " + p + " " + x + " " + shown(MethodHandles.explicitCastArguments(MethodHandles.identity(p), methodType(p, q)).invokeWithArguments(x)));
      }
  }
  static Object shown(Object x) { return x instanceof Character ? "char " + (int) (Character) x : x; }
  static Object get(int[] k) { k[0] += 10; return H; }
}
// expect: expected (Void,Void)long but found ()Object
// expect: expected (Void,Void)long but found (byte,short,char,int,long,float,double,boolean)Object
// expect: expected (Void,Void)long but found (int)Object
// expect: expected (Void,Void)long but found (int)int
// expect: expected (Void,Void)long but found (int)int
// expect: expected (Void,Void)long but found (int)int
// expect: expected (Void,Void)long but found (int)Integer
// expect: expected (Void,Void)long but found (Comparable)Comparable
// expect: expected (Void,Void)long but found (List,List,Map[])List
// expect: expected (Void,Void)long but found (Number,int[])Runnable
// expect: expected (Void,Void)long but found (Void,String,Object,String)void
// expect: expected (Void,Void)long but found (CallSites,Comparable,int[],int[][],int,E,E,Class)void
// expect: expected (Void,Void)long but found (String,Integer,ArrayList,List,List)void
// expect: expected (Void,Void)long but found (int,long,Object,Integer)void
// expect: expected (Void,Void)long but found (int,int,byte,int,String,boolean,char,float,int,byte)void
// expect: expected (Void,Void)long but found (Runnable,IntSupplier)void
// expect: expected (Void,Void)long but found (int)Object
// expect: expected (Void,Void)long but found (int)Object
// expect: expected (Void,Void)long but found (int)char
// expect: cannot convert MethodHandle(Void,Void)long to (int)boolean
// expect: expected (Void,Void)long but found (int)void
// expect: expected (Void,Void)long but found (char)void
// expect: expected (Void,Void)long but found ()int
// expect: expected (Void,Void)long but found ()RuntimeException
// expect: expected (Void,Void)long but found ()Object
// expect: expected (Void,Void)long but found (char)int
// expect: expected (Void,Void)long but found (Object)Object
// expect: expected (Void,Void)long but found (int)int
// expect: expected (Void,Void)long but found (String)String
// expect: expected (Void,Void)long but found (String)Object
// expect: expected (Void,Void)long but found (String)void
// expect: expected (Void,Void)long but found (Object)Object
// expect: expected (Void,Void)long but found (int)Object
// expect: expected (Void,Void)long but found (int)short
// expect: expected (Void,Void)long but found (int)Object
// expect: expected (Void,Void)long but found (int,Object)int[]
// expect: expected (Void,Void)long but found ()int
// expect: expected (Void,Void)long but found (Object[])void
// expect: expected (Void,Void)long but found (Object[],int)void
// expect: expected (Void,Void)long but found (Object[])void
// expect: expected (Void,Void)long but found (,)void
// expect: expected (Void,Void)long but found (int)void
// expect: expected (Void,Void)long but found (int,boolean,Comparable[],Class)void
// expect: expected (Void,Void)long but found (Loc,Rec,Inner,State)void
// expect: ab
// expect: 12expected (String,String)String but found (int,int)void
// expect: 14Cannot invoke "java.lang.invoke.MethodHandle.invokeExact(int, int)" because "null" is null
// expect: 15Cannot invoke "java.lang.invoke.MethodHandle.invoke(int, String, int[])" because "<local2>" is null
// expect: 15Cannot invoke "java.lang.invoke.VarHandle.compareAndSet(int[], int, long)" because "<local3>" is null
// expect: true
// expect: Cannot cast [J to [I
// expect: Cannot cast java.lang.String to [I
// expect: Cannot cast CallSites to [I
// expect: false
// expect: Cannot cast [I to [Ljava.lang.String;
// expect: Cannot cast [Ljava.lang.Object; to [Ljava.lang.String;
// expect: Cannot cast java.lang.String to [Ljava.lang.String;
// expect: Cannot cast CallSites to [Ljava.lang.String;
// expect: false
// expect: Cannot cast [I to [LCallSites;
// expect: Cannot cast [Ljava.lang.Object; to [LCallSites;
// expect: Cannot cast java.lang.String to [LCallSites;
// expect: Cannot cast CallSites to [LCallSites;
// expect: false
// expect: Cannot cast [I to java.lang.Runnable
// expect: Cannot cast [Ljava.lang.Object; to java.lang.Runnable
// expect: Cannot cast java.lang.String to java.lang.Runnable
// expect: Cannot cast CallSites to java.lang.Runnable
// expect: false
// expect: Cannot cast java.lang.String to java.lang.Runnable
// expect: class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: Cannot invoke "java.lang.Number.intValue()" because the return value of "sun.invoke.util.ValueConversions.primitiveConversion(sun.invoke.util.Wrapper, Object, boolean)" is null
// expect: boolean true
// expect: boolean Cannot cast java.lang.Byte to java.lang.Boolean
// expect: boolean Cannot cast java.lang.Character to java.lang.Boolean
// expect: boolean Cannot cast java.lang.Short to java.lang.Boolean
// expect: boolean Cannot cast java.lang.Integer to java.lang.Boolean
// expect: boolean Cannot cast java.lang.Long to java.lang.Boolean
// expect: boolean Cannot cast java.lang.Float to java.lang.Boolean
// expect: boolean Cannot cast java.lang.Double to java.lang.Boolean
// expect: boolean class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: boolean Cannot invoke "java.lang.Number.intValue()" because the return value of "sun.invoke.util.ValueConversions.primitiveConversion(sun.invoke.util.Wrapper, Object, boolean)" is null
// expect: boolean class java.lang.Object cannot be cast to class java.lang.Number (java.lang.Object and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: byte Cannot cast java.lang.Boolean to java.lang.Byte
// expect: byte 1
// expect: byte Cannot cast java.lang.Character to java.lang.Byte
// expect: byte Cannot cast java.lang.Short to java.lang.Byte
// expect: byte Cannot cast java.lang.Integer to java.lang.Byte
// expect: byte Cannot cast java.lang.Long to java.lang.Byte
// expect: byte Cannot cast java.lang.Float to java.lang.Byte
// expect: byte Cannot cast java.lang.Double to java.lang.Byte
// expect: byte class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: byte Cannot invoke "java.lang.Number.byteValue()" because the return value of "sun.invoke.util.ValueConversions.primitiveConversion(sun.invoke.util.Wrapper, Object, boolean)" is null
// expect: byte class java.lang.Object cannot be cast to class java.lang.Number (java.lang.Object and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: char Cannot cast java.lang.Boolean to java.lang.Character
// expect: char Cannot cast java.lang.Byte to java.lang.Character
// expect: char c
// expect: char Cannot cast java.lang.Short to java.lang.Character
// expect: char Cannot cast java.lang.Integer to java.lang.Character
// expect: char Cannot cast java.lang.Long to java.lang.Character
// expect: char Cannot cast java.lang.Float to java.lang.Character
// expect: char Cannot cast java.lang.Double to java.lang.Character
// expect: char class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: char Cannot invoke "java.lang.Number.intValue()" because the return value of "sun.invoke.util.ValueConversions.primitiveConversion(sun.invoke.util.Wrapper, Object, boolean)" is null
// expect: char class java.lang.Object cannot be cast to class java.lang.Number (java.lang.Object and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: short Cannot cast java.lang.Boolean to java.lang.Short
// expect: short 1
// expect: short Cannot cast java.lang.Character to java.lang.Short
// expect: short 2
// expect: short Cannot cast java.lang.Integer to java.lang.Short
// expect: short Cannot cast java.lang.Long to java.lang.Short
// expect: short Cannot cast java.lang.Float to java.lang.Short
// expect: short Cannot cast java.lang.Double to java.lang.Short
// expect: short class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: short Cannot invoke "java.lang.Number.shortValue()" because the return value of "sun.invoke.util.ValueConversions.primitiveConversion(sun.invoke.util.Wrapper, Object, boolean)" is null
// expect: short class java.lang.Object cannot be cast to class java.lang.Number (java.lang.Object and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: int Cannot cast java.lang.Boolean to java.lang.Integer
// expect: int 1
// expect: int 99
// expect: int 2
// expect: int 3
// expect: int Cannot cast java.lang.Long to java.lang.Integer
// expect: int Cannot cast java.lang.Float to java.lang.Integer
// expect: int Cannot cast java.lang.Double to java.lang.Integer
// expect: int class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: int Cannot invoke "java.lang.Number.intValue()" because the return value of "sun.invoke.util.ValueConversions.primitiveConversion(sun.invoke.util.Wrapper, Object, boolean)" is null
// expect: int class java.lang.Object cannot be cast to class java.lang.Number (java.lang.Object and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: long Cannot cast java.lang.Boolean to java.lang.Long
// expect: long 1
// expect: long 99
// expect: long 2
// expect: long 3
// expect: long 4
// expect: long Cannot cast java.lang.Float to java.lang.Long
// expect: long Cannot cast java.lang.Double to java.lang.Long
// expect: long class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: long Cannot invoke "java.lang.Number.longValue()" because the return value of "sun.invoke.util.ValueConversions.primitiveConversion(sun.invoke.util.Wrapper, Object, boolean)" is null
// expect: long class java.lang.Object cannot be cast to class java.lang.Number (java.lang.Object and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: float Cannot cast java.lang.Boolean to java.lang.Float
// expect: float 1.0
// expect: float 99.0
// expect: float 2.0
// expect: float 3.0
// expect: float 4.0
// expect: float 5.0
// expect: float Cannot cast java.lang.Double to java.lang.Float
// expect: float class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: float Cannot invoke "java.lang.Number.floatValue()" because the return value of "sun.invoke.util.ValueConversions.primitiveConversion(sun.invoke.util.Wrapper, Object, boolean)" is null
// expect: float class java.lang.Object cannot be cast to class java.lang.Number (java.lang.Object and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: double Cannot cast java.lang.Boolean to java.lang.Double
// expect: double 1.0
// expect: double 99.0
// expect: double 2.0
// expect: double 3.0
// expect: double 4.0
// expect: double 5.0
// expect: double 6.0
// expect: double class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: double Cannot invoke "java.lang.Number.doubleValue()" because the return value of "sun.invoke.util.ValueConversions.primitiveConversion(sun.invoke.util.Wrapper, Object, boolean)" is null
// expect: double class java.lang.Object cannot be cast to class java.lang.Number (java.lang.Object and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: boolean class java.lang.Boolean rp;boolean class java.lang.Byte ;boolean class java.lang.Character ;boolean class java.lang.Short ;boolean class java.lang.Integer ;boolean class java.lang.Long ;boolean class java.lang.Float ;boolean class java.lang.Double ;boolean class java.lang.Number ;boolean class java.lang.Object rp;boolean interface java.lang.Comparable rp;boolean interface java.io.Serializable rp;boolean class java.lang.Void ;boolean void rp;boolean interface java.lang.Runnable ;boolean class java.lang.String ;boolean boolean rp;boolean byte ;boolean char ;boolean short ;boolean int ;boolean long ;boolean float ;boolean double ;byte class java.lang.Boolean ;byte class java.lang.Byte rp;byte class java.lang.Character ;byte class java.lang.Short ;byte class java.lang.Integer ;byte class java.lang.Long ;byte class java.lang.Float ;byte class java.lang.Double ;byte class java.lang.Number rp;byte class java.lang.Object rp;byte interface java.lang.Comparable rp;byte interface java.io.Serializable rp;byte class java.lang.Void ;byte void rp;byte interface java.lang.Runnable ;byte class java.lang.String ;byte boolean ;byte byte rp;byte char ;byte short r;byte int r;byte long r;byte float r;byte double r;char class java.lang.Boolean ;char class java.lang.Byte ;char class java.lang.Character rp;char class java.lang.Short ;char class java.lang.Integer ;char class java.lang.Long ;char class java.lang.Float ;char class java.lang.Double ;char class java.lang.Number ;char class java.lang.Object rp;char interface java.lang.Comparable rp;char interface java.io.Serializable rp;char class java.lang.Void ;char void rp;char interface java.lang.Runnable ;char class java.lang.String ;char boolean ;char byte ;char char rp;char short ;char int r;char long r;char float r;char double r;short class java.lang.Boolean ;short class java.lang.Byte p;short class java.lang.Character ;short class java.lang.Short rp;short class java.lang.Integer ;short class java.lang.Long ;short class java.lang.Float ;short class java.lang.Double ;short class java.lang.Number rp;short class java.lang.Object rp;short interface java.lang.Comparable rp;short interface java.io.Serializable rp;short class java.lang.Void ;short void rp;short interface java.lang.Runnable ;short class java.lang.String ;short boolean ;short byte p;short char ;short short rp;short int r;short long r;short float r;short double r;int class java.lang.Boolean ;int class java.lang.Byte p;int class java.lang.Character p;int class java.lang.Short p;int class java.lang.Integer rp;int class java.lang.Long ;int class java.lang.Float ;int class java.lang.Double ;int class java.lang.Number rp;int class java.lang.Object rp;int interface java.lang.Comparable rp;int interface java.io.Serializable rp;int class java.lang.Void ;int void rp;int interface java.lang.Runnable ;int class java.lang.String ;int boolean ;int byte p;int char p;int short p;int int rp;int long r;int float r;int double r;long class java.lang.Boolean ;long class java.lang.Byte p;long class java.lang.Character p;long class java.lang.Short p;long class java.lang.Integer p;long class java.lang.Long rp;long class java.lang.Float ;long class java.lang.Double ;long class java.lang.Number rp;long class java.lang.Object rp;long interface java.lang.Comparable rp;long interface java.io.Serializable rp;long class java.lang.Void ;long void rp;long interface java.lang.Runnable ;long class java.lang.String ;long boolean ;long byte p;long char p;long short p;long int p;long long rp;long float r;long double r;float class java.lang.Boolean ;float class java.lang.Byte p;float class java.lang.Character p;float class java.lang.Short p;float class java.lang.Integer p;float class java.lang.Long p;float class java.lang.Float rp;float class java.lang.Double ;float class java.lang.Number rp;float class java.lang.Object rp;float interface java.lang.Comparable rp;float interface java.io.Serializable rp;float class java.lang.Void ;float void rp;float interface java.lang.Runnable ;float class java.lang.String ;float boolean ;float byte p;float char p;float short p;float int p;float long p;float float rp;float double r;double class java.lang.Boolean ;double class java.lang.Byte p;double class java.lang.Character p;double class java.lang.Short p;double class java.lang.Integer p;double class java.lang.Long p;double class java.lang.Float p;double class java.lang.Double rp;double class java.lang.Number rp;double class java.lang.Object rp;double interface java.lang.Comparable rp;double interface java.io.Serializable rp;double class java.lang.Void ;double void rp;double interface java.lang.Runnable ;double class java.lang.String ;double boolean ;double byte p;double char p;double short p;double int p;double long p;double float p;double double rp;
// expect: class java.lang.Integer int1
// expect: Cannot invoke "java.lang.Integer.intValue()" because "x" is null
// expect: class java.lang.Integer long1
// expect: Cannot invoke "java.lang.Number.longValue()" because the return value of "sun.invoke.util.ValueConversions.primitiveConversion(sun.invoke.util.Wrapper, Object, boolean)" is null
// expect: class java.lang.Integer double1.0
// expect: Cannot invoke "java.lang.Number.doubleValue()" because the return value of "sun.invoke.util.ValueConversions.primitiveConversion(sun.invoke.util.Wrapper, Object, boolean)" is null
// expect: cannot convert MethodHandle(char)char to (Integer)char
// expect: cannot convert MethodHandle(int)int to (Long)int
// expect: class java.lang.Long long2
// expect: Cannot invoke "java.lang.Long.longValue()" because "x" is null
// expect: class java.lang.Long double2.0
// expect: Cannot invoke "java.lang.Number.doubleValue()" because the return value of "sun.invoke.util.ValueConversions.primitiveConversion(sun.invoke.util.Wrapper, Object, boolean)" is null
// expect: cannot convert MethodHandle(char)char to (Long)char
// expect: class java.lang.Character int99
// expect: Cannot invoke "java.lang.Number.intValue()" because the return value of "sun.invoke.util.ValueConversions.primitiveConversion(sun.invoke.util.Wrapper, Object, boolean)" is null
// expect: class java.lang.Character long99
// expect: Cannot invoke "java.lang.Number.longValue()" because the return value of "sun.invoke.util.ValueConversions.primitiveConversion(sun.invoke.util.Wrapper, Object, boolean)" is null
// expect: class java.lang.Character double99.0
// expect: Cannot invoke "java.lang.Number.doubleValue()" because the return value of "sun.invoke.util.ValueConversions.primitiveConversion(sun.invoke.util.Wrapper, Object, boolean)" is null
// expect: class java.lang.Character charc
// expect: Cannot invoke "java.lang.Character.charValue()" because "x" is null
// expect: boolean true true
// expect: boolean -1 true
// expect: boolean c true
// expect: boolean 2000 false
// expect: boolean 300000 false
// expect: boolean 1099511627976 false
// expect: boolean 5.5 true
// expect: boolean 6.0E20 true
// expect: boolean class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: boolean null false
// expect: byte true 1
// expect: byte -1 -1
// expect: byte c 99
// expect: byte 2000 -48
// expect: byte 300000 -32
// expect: byte 1099511627976 -56
// expect: byte 5.5 5
// expect: byte 6.0E20 -1
// expect: byte class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: byte null 0
// expect: char true char 1
// expect: char -1 char 65535
// expect: char c char 99
// expect: char 2000 char 2000
// expect: char 300000 char 37856
// expect: char 1099511627976 char 200
// expect: char 5.5 char 5
// expect: char 6.0E20 char 65535
// expect: char class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: char null char 0
// expect: short true 1
// expect: short -1 -1
// expect: short c 99
// expect: short 2000 2000
// expect: short 300000 -27680
// expect: short 1099511627976 200
// expect: short 5.5 5
// expect: short 6.0E20 -1
// expect: short class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: short null 0
// expect: int true 1
// expect: int -1 -1
// expect: int c 99
// expect: int 2000 2000
// expect: int 300000 300000
// expect: int 1099511627976 200
// expect: int 5.5 5
// expect: int 6.0E20 2147483647
// expect: int class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: int null 0
// expect: long true 1
// expect: long -1 -1
// expect: long c 99
// expect: long 2000 2000
// expect: long 300000 300000
// expect: long 1099511627976 1099511627976
// expect: long 5.5 5
// expect: long 6.0E20 9223372036854775807
// expect: long class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: long null 0
// expect: float true 1.0
// expect: float -1 -1.0
// expect: float c 99.0
// expect: float 2000 2000.0
// expect: float 300000 300000.0
// expect: float 1099511627976 1.09951163E12
// expect: float 5.5 5.5
// expect: float 6.0E20 6.0E20
// expect: float class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: float null 0.0
// expect: double true 1.0
// expect: double -1 -1.0
// expect: double c 99.0
// expect: double 2000 2000.0
// expect: double 300000 300000.0
// expect: double 1099511627976 1.099511627976E12
// expect: double 5.5 5.5
// expect: double 6.0E20 6.0E20
// expect: double class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: double null 0.0
// expect: boolean boolean true true
// expect: byte boolean -1 true
// expect: char boolean c true
// expect: short boolean 2000 false
// expect: int boolean 300001 true
// expect: long boolean 1099511627977 true
// expect: float boolean -5.5 true
// expect: double boolean 6.0E20 true
// expect: double boolean NaN false
// expect: boolean byte true 1
// expect: byte byte -1 -1
// expect: char byte c 99
// expect: short byte 2000 -48
// expect: int byte 300001 -31
// expect: long byte 1099511627977 -55
// expect: float byte -5.5 -5
// expect: double byte 6.0E20 -1
// expect: double byte NaN 0
// expect: boolean char true char 1
// expect: byte char -1 char 65535
// expect: char char c char 99
// expect: short char 2000 char 2000
// expect: int char 300001 char 37857
// expect: long char 1099511627977 char 201
// expect: float char -5.5 char 65531
// expect: double char 6.0E20 char 65535
// expect: double char NaN char 0
// expect: boolean short true 1
// expect: byte short -1 -1
// expect: char short c 99
// expect: short short 2000 2000
// expect: int short 300001 -27679
// expect: long short 1099511627977 201
// expect: float short -5.5 -5
// expect: double short 6.0E20 -1
// expect: double short NaN 0
// expect: boolean int true 1
// expect: byte int -1 -1
// expect: char int c 99
// expect: short int 2000 2000
// expect: int int 300001 300001
// expect: long int 1099511627977 201
// expect: float int -5.5 -5
// expect: double int 6.0E20 2147483647
// expect: double int NaN 0
// expect: boolean long true 1
// expect: byte long -1 -1
// expect: char long c 99
// expect: short long 2000 2000
// expect: int long 300001 300001
// expect: long long 1099511627977 1099511627977
// expect: float long -5.5 -5
// expect: double long 6.0E20 9223372036854775807
// expect: double long NaN 0
// expect: boolean float true 1.0
// expect: byte float -1 -1.0
// expect: char float c 99.0
// expect: short float 2000 2000.0
// expect: int float 300001 300001.0
// expect: long float 1099511627977 1.09951163E12
// expect: float float -5.5 -5.5
// expect: double float 6.0E20 6.0E20
// expect: double float NaN NaN
// expect: boolean double true 1.0
// expect: byte double -1 -1.0
// expect: char double c 99.0
// expect: short double 2000 2000.0
// expect: int double 300001 300001.0
// expect: long double 1099511627977 1.099511627977E12
// expect: float double -5.5 -5.5
// expect: double double 6.0E20 6.0E20
// expect: double double NaN NaN
