// Handles of methods, constructors and fields: what lookups find, who may, how they are called, and what is said otherwise.
import java.lang.invoke.*;
import java.util.*;
public class DirectHandles {
  int f; static int sf; final int fin = 1; static final int sfin = 3; volatile long vl; String s;
  private int pm(int x) { return x; }
  public String pub(int a, String b) { return a + b; }
  static int st(long a) { return (int) a; }
  static void boom() { throw new IllegalStateException("x"); }
  static int va(int a, Object... r) { return a + r.length; }
  DirectHandles() {} 
  private DirectHandles(int q) { f = q; }
  interface T { void run() throws Throwable; }
  static void t(String n, T r) {
    try { r.run(); System.out.println(n + ": ok"); }
    catch (Throwable e) { System.out.println(n + ": " + e.toString().replaceAll(" .unnamed module @.*|(?<=unnamed module) @.*", "")); }
  }
  static void p(Object o) { System.out.println(o); }
  public static void main(String[] a) throws Throwable {
    MethodHandles.Lookup l = MethodHandles.lookup();
    MethodHandle pub = l.findVirtual(DirectHandles.class, "pub", MethodType.methodType(String.class, int.class, String.class));
    p(pub); p(pub.type());
    MethodHandle st = l.findStatic(DirectHandles.class, "st", MethodType.methodType(int.class, long.class));
    t("exact wrong", () -> { int x = (int) st.invokeExact(3); });
    t("exact wrong ret", () -> { st.invokeExact(3L); });
    t("exact wrong ret obj", () -> { Object o = st.invokeExact(3L); });
    t("invoke ok", () -> { Object o = st.invoke(3); p(o); });
    t("invoke bad", () -> { Object o = st.invoke("x"); });
    t("invoke bad arity", () -> { Object o = st.invoke(); });
    t("invoke bad arity2", () -> { Object o = st.invoke(1,2); });
    t("invoke boxed", () -> { Object o = st.invoke((Object) "x"); });
    t("invoke boxed null", () -> { Object o = st.invoke((Object) null); });
    t("invoke null", () -> { Object o = st.invoke(null); });
    t("invoke ret string", () -> { String o = (String) st.invoke(3L); });
    t("invoke ret long", () -> { long o = (long) st.invoke(3L); p(o);});
    t("invoke ret short", () -> { short o = (short) st.invoke(3L); p(o);});
    t("invoke ret Long", () -> { Long o = (Long) st.invoke(3L); p(o);});
    t("invoke ret Number", () -> { Number o = (Number) st.invoke(3L); p(o);});
    t("invoke ret Comparable", () -> { Comparable o = (Comparable) st.invoke(3L); p(o);});
    t("null recv", () -> { String s = (String) pub.invokeExact((DirectHandles) null, 1, "x"); });
    t("cce", () -> { Object s = pub.invoke((Object) "x", 1, "x"); });
    t("iwa arity", () -> { st.invokeWithArguments(1,2); });
    t("iwa type", () -> { st.invokeWithArguments("x"); });
    t("iwa null", () -> { st.invokeWithArguments((Object) null); });
    t("iwa ok", () -> { p(st.invokeWithArguments(1)); });
    t("iwa nullarr", () -> { p(st.invokeWithArguments((Object[]) null)); });
    MethodHandle va = l.findStatic(DirectHandles.class, "va", MethodType.methodType(int.class, int.class, Object[].class));
    p(va); p(va.isVarargsCollector());
    t("va", () -> { p((int) va.invoke(1, 2, 3)); p((int) va.invoke(1)); p((int) va.invoke(1, new Object[] {1})); p((int) va.invoke(1, (Object) new Object[]{1,2,3})); p(va.invokeWithArguments(1,2,3,4)); });
    t("va exact", () -> { p((int) va.invokeExact(1, 2, 3)); });
    t("va null", () -> { p((int) va.invoke(1, null)); });
    t("va none", () -> { p((int) va.invoke()); });
    t("nsm", () -> l.findVirtual(DirectHandles.class, "nope", MethodType.methodType(void.class)));
    t("nsm2", () -> l.findVirtual(DirectHandles.class, "st", MethodType.methodType(int.class, long.class)));
    t("nsm3", () -> l.findStatic(DirectHandles.class, "pub", MethodType.methodType(String.class, int.class, String.class)));
    t("nsm4", () -> l.findVirtual(DirectHandles.class, "<init>", MethodType.methodType(void.class)));
    t("nsm5", () -> l.findConstructor(DirectHandles.class, MethodType.methodType(void.class, String.class)));
    t("nsm6", () -> l.findConstructor(DirectHandles.class, MethodType.methodType(DirectHandles.class)));
    t("nsm7", () -> l.findConstructor(int[].class, MethodType.methodType(void.class)));
    t("nsf", () -> l.findGetter(DirectHandles.class, "nope", int.class));
    t("nsf2", () -> l.findGetter(DirectHandles.class, "sf", int.class));
    t("nsf3", () -> l.findStaticGetter(DirectHandles.class, "f", int.class));
    t("nsf4", () -> l.findGetter(DirectHandles.class, "f", long.class));
    t("fin", () -> l.findSetter(DirectHandles.class, "fin", int.class));
    t("sfin", () -> l.findStaticSetter(DirectHandles.class, "sfin", int.class));
    t("priv", () -> MethodHandles.publicLookup().findVirtual(DirectHandles.class, "pm", MethodType.methodType(int.class, int.class)));
    t("absCtor", () -> p(l.findConstructor(Number.class, MethodType.methodType(void.class)).invoke()));
    t("special", () -> l.findSpecial(Object.class, "toString", MethodType.methodType(String.class), DirectHandles.class));
    t("special2", () -> l.findSpecial(String.class, "length", MethodType.methodType(int.class), DirectHandles.class));
    t("special3", () -> l.findSpecial(Object.class, "toString", MethodType.methodType(String.class), String.class));
    p(l); p(MethodHandles.publicLookup()); p(l.in(String.class)); p(l.in(T.class)); p(l.lookupModes()); p(MethodHandles.publicLookup().lookupModes()); p(l.in(String.class).lookupModes()); p(l.in(T.class).lookupModes());
    p(MethodHandles.privateLookupIn(T.class, l)); p(MethodHandles.privateLookupIn(T.class, l).lookupModes());
    for (int m : new int[]{1,2,4,8,16,32}) { MethodHandles.Lookup d = l.dropLookupMode(m); p(m + " " + d + " " + d.lookupModes()); }
    t("drop", () -> p(l.dropLookupMode(64)));
    t("pli2", () -> MethodHandles.privateLookupIn(int.class, l));
    t("pli3", () -> MethodHandles.privateLookupIn(int[].class, l));
    t("pli4", () -> MethodHandles.privateLookupIn(DirectHandles.class, l.in(String.class)));
    t("pli5", () -> MethodHandles.privateLookupIn(DirectHandles.class, MethodHandles.publicLookup()));
    t("asType", () -> st.asType(MethodType.methodType(String.class, long.class)));
    t("asType2", () -> st.asType(MethodType.methodType(int.class)));
    t("bindTo", () -> st.bindTo("x"));
    t("bindTo2", () -> p(pub.bindTo("x")));
    t("bindTo3", () -> p(pub.bindTo(null)));
    t("bindTo4", () -> { p(pub.bindTo(new DirectHandles())); });
    t("bindTo5", () -> { p((String) pub.bindTo(new DirectHandles()).invokeExact(1, "z")); });
    t("bindTo6", () -> { pub.bindTo(null).invoke(1, "z"); });
    t("boom", () -> l.findStatic(DirectHandles.class, "boom", MethodType.methodType(void.class)).invokeExact());
    t("nullh", () -> { MethodHandle h = null; h.invokeExact(3, "x", null); });
    t("nullh", () -> { MethodHandle h = null; String s = (String) h.invoke(3, "x", null); });
    t("nullv", () -> { VarHandle h = null; int s = (int) h.get(3, "x", null); });
    t("va asType", () -> { p(va.asType(MethodType.methodType(int.class, int.class, int.class, int.class))); });
    t("collector", () -> { p(va.asFixedArity()); p(va.asCollector(Object[].class, 2)); p(va.asCollector(0, Object[].class, 2)); });
    t("collector2", () -> { p(st.asCollector(Object[].class, 2)); });
    t("spread", () -> { p(pub.asSpreader(Object[].class, 2)); p(pub.asSpreader(Object[].class, 3)); });
    t("spread2", () -> { p(pub.asSpreader(Object[].class, 4)); });
    t("spread3", () -> { p(pub.asSpreader(Object[].class, 2).invoke(new DirectHandles(), new Object[]{1})); });
    t("spread4", () -> { p(pub.asSpreader(Object[].class, 2).invoke(new DirectHandles(), new Object[]{1, 2})); });
    t("spread5", () -> { p(pub.asSpreader(Object[].class, 2).invoke(new DirectHandles(), new Object[]{1, "b"})); });
    t("spread6", () -> { p(pub.asSpreader(Object[].class, 2).invoke(new DirectHandles(), (Object[]) null)); });
    t("spread7", () -> { p(pub.asSpreader(int[].class, 2)); });
    t("spread8", () -> { p(pub.asSpreader(String.class, 2)); });
  }
}
// expect: MethodHandle(DirectHandles,int,String)String
// expect: (DirectHandles,int,String)String
// expect: exact wrong: java.lang.invoke.WrongMethodTypeException: expected (long)int but found (int)int
// expect: exact wrong ret: java.lang.invoke.WrongMethodTypeException: expected (long)int but found (long)void
// expect: exact wrong ret obj: java.lang.invoke.WrongMethodTypeException: expected (long)int but found (long)Object
// expect: 3
// expect: invoke ok: ok
// expect: invoke bad: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(long)int to (String)Object
// expect: invoke bad arity: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(long)int to ()Object
// expect: invoke bad arity2: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(long)int to (int,int)Object
// expect: invoke boxed: java.lang.ClassCastException: class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: invoke boxed null: java.lang.NullPointerException: Cannot invoke "java.lang.Number.longValue()" because the return value of "sun.invoke.util.ValueConversions.primitiveConversion(sun.invoke.util.Wrapper, Object, boolean)" is null
// expect: invoke null: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(long)int to (Void)Object
// expect: invoke ret string: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(long)int to (long)String
// expect: 3
// expect: invoke ret long: ok
// expect: invoke ret short: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(long)int to (long)short
// expect: invoke ret Long: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(long)int to (long)Long
// expect: 3
// expect: invoke ret Number: ok
// expect: 3
// expect: invoke ret Comparable: ok
// expect: null recv: java.lang.NullPointerException
// expect: cce: java.lang.ClassCastException: Cannot cast java.lang.String to DirectHandles
// expect: iwa arity: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(long)int to (Object,Object)Object
// expect: iwa type: java.lang.ClassCastException: class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: iwa null: java.lang.NullPointerException: Cannot invoke "java.lang.Number.longValue()" because the return value of "sun.invoke.util.ValueConversions.primitiveConversion(sun.invoke.util.Wrapper, Object, boolean)" is null
// expect: 1
// expect: iwa ok: ok
// expect: iwa nullarr: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(long)int to ()Object
// expect: MethodHandle(int,Object[])int
// expect: true
// expect: 3
// expect: 1
// expect: 2
// expect: 2
// expect: 4
// expect: va: ok
// expect: va exact: java.lang.invoke.WrongMethodTypeException: expected (int,Object[])int but found (int,int,int)int
// expect: 2
// expect: va null: ok
// expect: va none: java.lang.invoke.WrongMethodTypeException: cannot build collector
// expect: nsm: java.lang.NoSuchMethodException: no such method: DirectHandles.nope()void/invokeVirtual
// expect: nsm2: java.lang.IllegalAccessException: no such method: DirectHandles.st(long)int/invokeVirtual
// expect: nsm3: java.lang.IllegalAccessException: no such method: DirectHandles.pub(int,String)String/invokeStatic
// expect: nsm4: java.lang.NoSuchMethodException: illegal method name: <init>
// expect: nsm5: java.lang.NoSuchMethodException: no such constructor: DirectHandles.<init>(String)void/newInvokeSpecial
// expect: nsm6: java.lang.NoSuchMethodException: no such constructor: DirectHandles.<init>()DirectHandles/newInvokeSpecial
// expect: nsm7: java.lang.NoSuchMethodException: no constructor for array class: [I
// expect: nsf: java.lang.NoSuchFieldException: no such field: DirectHandles.nope/int/getField
// expect: nsf2: java.lang.IllegalAccessException: expected a non-static field: DirectHandles.sf/int/getStatic, from class DirectHandles
// expect: nsf3: java.lang.IllegalAccessException: expected a static field: DirectHandles.f/int/getField, from class DirectHandles
// expect: nsf4: java.lang.NoSuchFieldException: no such field: DirectHandles.f/long/getField
// expect: fin: java.lang.IllegalAccessException: unexpected set of a final field: DirectHandles.fin/int/putField, from class DirectHandles
// expect: sfin: java.lang.IllegalAccessException: unexpected set of a final field: DirectHandles.sfin/int/putStatic, from class DirectHandles
// expect: priv: java.lang.IllegalAccessException: no such method: DirectHandles.pm(int)int/invokeVirtual
// expect: absCtor: java.lang.InstantiationException: java.lang.Number
// expect: special: ok
// expect: special2: java.lang.IllegalAccessException: caller class must be a subclass below the method: java.lang.String.length()int/invokeSpecial, from class DirectHandles
// expect: special3: java.lang.IllegalAccessException: no private access for invokespecial: class java.lang.String, from class DirectHandles
// expect: DirectHandles
// expect: java.lang.Object/publicLookup
// expect: java.lang.String/DirectHandles/public
// expect: DirectHandles$T
// expect: 95
// expect: 32
// expect: 1
// expect: 31
// expect: DirectHandles$T
// expect: 31
// expect: 1 DirectHandles/noaccess 0
// expect: 2 DirectHandles/package 25
// expect: 4 DirectHandles/private 27
// expect: 8 DirectHandles/module 17
// expect: 16 DirectHandles/public 1
// expect: 32 DirectHandles/private 27
// expect: DirectHandles/private
// expect: drop: ok
// expect: pli2: java.lang.IllegalArgumentException: int is a primitive class
// expect: pli3: java.lang.IllegalArgumentException: class [I is an array class
// expect: pli4: java.lang.IllegalAccessException: caller does not have PRIVATE and MODULE lookup mode
// expect: pli5: java.lang.IllegalAccessException: caller does not have PRIVATE and MODULE lookup mode
// expect: asType: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(long)int to (long)String
// expect: asType2: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(long)int to ()int
// expect: bindTo: java.lang.IllegalArgumentException: no leading reference parameter
// expect: bindTo2: java.lang.ClassCastException: Cannot cast java.lang.String to DirectHandles
// expect: MethodHandle(int,String)String
// expect: bindTo3: ok
// expect: MethodHandle(int,String)String
// expect: bindTo4: ok
// expect: 1z
// expect: bindTo5: ok
// expect: bindTo6: java.lang.NullPointerException
// expect: boom: java.lang.invoke.WrongMethodTypeException: expected ()void but found ()Object
// expect: nullh: java.lang.NullPointerException: Cannot invoke "java.lang.invoke.MethodHandle.invokeExact(int, String, java.lang.Void)" because "<local0>" is null
// expect: nullh: java.lang.NullPointerException: Cannot invoke "java.lang.invoke.MethodHandle.invoke(int, String, java.lang.Void)" because "<local0>" is null
// expect: nullv: java.lang.NullPointerException: Cannot invoke "java.lang.invoke.VarHandle.get(int, String, java.lang.Void)" because "<local0>" is null
// expect: MethodHandle(int,int,int)int
// expect: va asType: ok
// expect: MethodHandle(int,Object[])int
// expect: MethodHandle(int,Object,Object)int
// expect: collector: java.lang.IllegalArgumentException: array type not assignable to argument: MethodHandle(int,Object[])int, class [Ljava.lang.Object;
// expect: collector2: java.lang.IllegalArgumentException: array type not assignable to argument: MethodHandle(long)int, class [Ljava.lang.Object;
// expect: MethodHandle(DirectHandles,Object[])String
// expect: MethodHandle(Object[])String
// expect: spread: ok
// expect: spread2: java.lang.IllegalArgumentException: bad spread array length
// expect: spread3: java.lang.IllegalArgumentException: array is not of length 2
// expect: spread4: java.lang.ClassCastException: Cannot cast java.lang.Integer to java.lang.String
// expect: 1b
// expect: spread5: ok
// expect: spread6: java.lang.NullPointerException: null array reference
// expect: spread7: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(DirectHandles,int,String)String to (DirectHandles,int,int)String
// expect: spread8: java.lang.IllegalArgumentException: not an array type: class java.lang.String
