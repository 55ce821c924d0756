// The types of calls through VarHandles: conversions of arguments and results, exact handles, method handles of accesses, views of bytes.
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;
public class VarHandleTypes {
  int f; static int sf; final int fin = 1; static final int sfin = 3; volatile long vl; String s; boolean z;
  static int st(long a) { return (int) a; }
  interface T { void run() throws Throwable; }
  static void t(String n, T r) {
    try { r.run(); System.out.println(n + ": ok"); }
    catch (Throwable e) { System.out.println(n + ": " + e.toString().replaceAll(" .unnamed module @.*|(?<=unnamed module) @.*", "")); }
  }
  static void p(Object o) { System.out.println(o); }
  public static void main(String[] a) throws Throwable {
    MethodHandles.Lookup l = MethodHandles.lookup();
    VarHandle f = l.findVarHandle(VarHandleTypes.class, "f", int.class);
    VarHandle s = l.findVarHandle(VarHandleTypes.class, "s", String.class);
    VarHandle z = l.findVarHandle(VarHandleTypes.class, "z", boolean.class);
    VarHandle fin = l.findVarHandle(VarHandleTypes.class, "fin", int.class);
    VarHandle sf = l.findStaticVarHandle(VarHandleTypes.class, "sf", int.class);
    VarHandle ia = MethodHandles.arrayElementVarHandle(int[].class);
    VarHandle oa = MethodHandles.arrayElementVarHandle(Object[].class);
    VarHandle sa = MethodHandles.arrayElementVarHandle(String[].class);
    VarHandleTypes o = new VarHandleTypes();
    for (VarHandle v : List.of(f, s, z, fin, sf, ia, oa)) { p(v); for (var m : VarHandle.AccessMode.values()) if (m.ordinal() % 6 == 0) p(m + " " + v.accessModeType(m) + " " + v.isAccessModeSupported(m)); }
    t("long", () -> p((long) f.get(o)));
    t("short", () -> p((short) f.get(o)));
    t("Integer", () -> p((Integer) f.get(o)));
    t("Long", () -> p((Long) f.get(o)));
    t("Object", () -> p(f.get(o)));
    t("String", () -> p((String) f.get(o)));
    t("void", () -> f.get(o));
    t("noargs", () -> p((int) f.get()));
    t("args2", () -> p((int) f.get(o, 1)));
    t("str", () -> p((int) f.get("x")));
    t("objstr", () -> p((int) f.get((Object) "x")));
    t("null", () -> p((int) f.get(null)));
    t("nullE2", () -> p((int) f.get((VarHandleTypes) null)));
    t("nullE2v", () -> p((int) f.getVolatile((VarHandleTypes) null)));
    t("nullE2set", () -> f.set((VarHandleTypes) null, 3));
    t("set long", () -> f.set(o, 3L));
    t("set short", () -> { f.set(o, (short) 3); p(o.f); });
    t("set char", () -> { f.set(o, 'a'); p(o.f); });
    t("set Object", () -> { f.set(o, (Object) 4); p(o.f); });
    t("set ObjectL", () -> { f.set(o, (Object) 4L); p(o.f); });
    t("set ObjectC", () -> { f.set(o, (Object) 'c'); p(o.f); });
    t("set ObjectS", () -> { f.set(o, (Object) "c"); p(o.f); });
    t("set ObjectZ", () -> { f.set(o, (Object) true); p(o.f); });
    t("set Long", () -> { f.set(o, (Long) 4L); p(o.f); });
    t("set null", () -> { f.set(o, null); p(o.f); });
    t("set nullInteger", () -> { f.set(o, (Integer) null); p(o.f); });
    t("set nullObject", () -> { f.set(o, (Object) null); p(o.f); });
    t("set no", () -> { f.set(o); });
    t("set ret", () -> { p(f.getAndSet(o, 5)); p((String) s.getAndSet(o, "x")); p((CharSequence) s.getAndSet(o, null)); });
    t("s int", () -> { s.set(o, 5);  });
    t("s Object", () -> { s.set(o, (Object) 5);  });
    t("s Integer", () -> { s.set(o, (Integer) 5);  });
    t("s cs", () -> { s.set(o, (CharSequence) "q"); p((Object) s.get(o)); p((Comparable<?>) s.get(o)); });
    t("s ret int", () -> { p((int) s.get(o)); });
    t("s ret Integer", () -> { p((Integer) s.get(o)); });
    t("cas", () -> { p(f.compareAndSet(o, 5, 6L)); });
    t("cas2", () -> { p(f.compareAndSet(o, 5)); });
    t("cas3", () -> { p(f.compareAndSet(o, (byte) 5, (short) 6)); f.compareAndSet(o, 1, 2); Object x = f.compareAndSet(o, 1, 2); });
    t("add s", () -> { p(s.getAndAdd(o, "x")); });
    t("add z", () -> { p(z.getAndAdd(o, true)); });
    t("set fin", () -> { fin.set(o, 3); });
    t("set fin bad", () -> { fin.set(o, "x"); });
    t("add s bad", () -> { p(s.getAndAdd(o)); });
    t("sf", () -> { p((int) sf.get()); sf.set(3L); });
    t("sf arg", () -> { p((int) sf.get(o)); });
    t("ia", () -> { int[] x = {1,2}; p((int) ia.get(x, 1)); p((long) ia.get(x, 1)); p((int) ia.get(x, (byte) 1)); p((int) ia.get(x, 2)); });
    t("ia2", () -> { int[] x = {1,2}; p((int) ia.get(x, 2L)); });
    t("ia3", () -> { p((int) ia.get((int[]) null, 2)); });
    t("ia3v", () -> { p((int) ia.getVolatile((int[]) null, 2)); });
    t("ia4", () -> { p((int) ia.get(null, 2)); });
    t("ia7", () -> { p((int) ia.getVolatile(new int[1], -1)); });
    t("ia8", () -> { p((int) ia.getVolatile(new int[1], (Integer) 0)); });
    t("oa", () -> { oa.set(new String[1], 0, "x"); oa.set(new String[1], 0, 5); });
    t("oa", () -> { oa.set(new String[1], 0, (Object) 5); });
    t("oav", () -> { oa.setVolatile(new String[1], 0, (Object) 5); });
    t("oac", () -> { p(oa.compareAndSet(new String[1], 0, null, (Object) 5)); });
    VarHandle fe = f.withInvokeExactBehavior();
    p(fe.hasInvokeExactBehavior()); p(f.hasInvokeExactBehavior()); p(fe == fe.withInvokeExactBehavior()); p(fe.withInvokeBehavior() == f); p(fe.equals(f));
    t("fe", () -> { p((int) fe.get(o)); fe.set(o, 3); });
    t("fe2", () -> { p((long) fe.get(o)); });
    t("fe3", () -> { fe.get(o); });
    t("fe4", () -> { fe.set(o, (short) 1); });
    t("fe5", () -> { fe.compareAndSet(o, 1, 'x'); });
    t("fe6", () -> { fe.getAndAdd(o, 1); });
    t("fe7", () -> { fin.withInvokeExactBehavior().set(o, 'x'); });
    MethodHandle g = f.toMethodHandle(VarHandle.AccessMode.GET_AND_ADD);
    p(g); t("g", () -> { p((int) g.invokeExact(o, 3)); p((int) g.invokeExact(o, 3)); });
    t("g2", () -> { p(fin.toMethodHandle(VarHandle.AccessMode.SET).invoke(o, 3)); });
    MethodHandle vi = MethodHandles.varHandleInvoker(VarHandle.AccessMode.GET, methodType(long.class, VarHandleTypes.class));
    MethodHandle ve = MethodHandles.varHandleExactInvoker(VarHandle.AccessMode.GET, methodType(long.class, VarHandleTypes.class));
    p(vi); p(ve);
    t("vi", () -> p((long) vi.invokeExact(f, o)));
    t("ve", () -> p((long) ve.invokeExact(f, o)));
    t("fv", () -> p(l.findVirtual(VarHandle.class, "getVolatile", methodType(int.class, VarHandleTypes.class))));
    t("fv", () -> p((int) l.findVirtual(VarHandle.class, "getVolatile", methodType(int.class, VarHandleTypes.class)).invoke(f, o)));
    t("fv", () -> p(l.findVirtual(MethodHandle.class, "invoke", methodType(int.class, VarHandleTypes.class))));
    t("fv", () -> p(l.findVirtual(MethodHandle.class, "invokeExact", methodType(int.class, VarHandleTypes.class))));
    VarHandle bv = MethodHandles.byteArrayViewVarHandle(int[].class, java.nio.ByteOrder.BIG_ENDIAN);
    p(bv); byte[] bs = {1,2,3,4,5,6,7,8,9};
    t("bv", () -> { p(Integer.toHexString((int) bv.get(bs, 1))); bv.set(bs, 2, 0x10203040); p(Arrays.toString(bs)); });
    t("bv", () -> { p((int) bv.get(bs, 6)); });
    t("bv", () -> { p((int) bv.get(bs, -1)); });
    t("bv", () -> { p((int) bv.get((byte[]) null, 1)); });
    t("bvb", () -> { MethodHandles.byteArrayViewVarHandle(byte[].class, java.nio.ByteOrder.BIG_ENDIAN); });
    t("bvb", () -> { MethodHandles.byteArrayViewVarHandle(int.class, java.nio.ByteOrder.BIG_ENDIAN); });
    t("ae", () -> { MethodHandles.arrayElementVarHandle(int.class); });
  }
  static void deep(String s) { throw new IllegalStateException(s); }
}
// expect: VarHandle[varType=int, coord=[class VarHandleTypes]]
// expect: GET (VarHandleTypes)int true
// expect: GET_OPAQUE (VarHandleTypes)int true
// expect: WEAK_COMPARE_AND_SET_PLAIN (VarHandleTypes,int,int)boolean true
// expect: GET_AND_SET_RELEASE (VarHandleTypes,int)int true
// expect: GET_AND_BITWISE_OR_ACQUIRE (VarHandleTypes,int)int true
// expect: GET_AND_BITWISE_XOR_ACQUIRE (VarHandleTypes,int)int true
// expect: VarHandle[varType=java.lang.String, coord=[class VarHandleTypes]]
// expect: GET (VarHandleTypes)String true
// expect: GET_OPAQUE (VarHandleTypes)String true
// expect: WEAK_COMPARE_AND_SET_PLAIN (VarHandleTypes,String,String)boolean true
// expect: GET_AND_SET_RELEASE (VarHandleTypes,String)String true
// expect: GET_AND_BITWISE_OR_ACQUIRE (VarHandleTypes,String)String false
// expect: GET_AND_BITWISE_XOR_ACQUIRE (VarHandleTypes,String)String false
// expect: VarHandle[varType=boolean, coord=[class VarHandleTypes]]
// expect: GET (VarHandleTypes)boolean true
// expect: GET_OPAQUE (VarHandleTypes)boolean true
// expect: WEAK_COMPARE_AND_SET_PLAIN (VarHandleTypes,boolean,boolean)boolean true
// expect: GET_AND_SET_RELEASE (VarHandleTypes,boolean)boolean true
// expect: GET_AND_BITWISE_OR_ACQUIRE (VarHandleTypes,boolean)boolean true
// expect: GET_AND_BITWISE_XOR_ACQUIRE (VarHandleTypes,boolean)boolean true
// expect: VarHandle[varType=int, coord=[class VarHandleTypes]]
// expect: GET (VarHandleTypes)int true
// expect: GET_OPAQUE (VarHandleTypes)int true
// expect: WEAK_COMPARE_AND_SET_PLAIN (VarHandleTypes,int,int)boolean false
// expect: GET_AND_SET_RELEASE (VarHandleTypes,int)int false
// expect: GET_AND_BITWISE_OR_ACQUIRE (VarHandleTypes,int)int false
// expect: GET_AND_BITWISE_XOR_ACQUIRE (VarHandleTypes,int)int false
// expect: VarHandle[varType=int, coord=[]]
// expect: GET ()int true
// expect: GET_OPAQUE ()int true
// expect: WEAK_COMPARE_AND_SET_PLAIN (int,int)boolean true
// expect: GET_AND_SET_RELEASE (int)int true
// expect: GET_AND_BITWISE_OR_ACQUIRE (int)int true
// expect: GET_AND_BITWISE_XOR_ACQUIRE (int)int true
// expect: VarHandle[varType=int, coord=[class [I, int]]
// expect: GET (int[],int)int true
// expect: GET_OPAQUE (int[],int)int true
// expect: WEAK_COMPARE_AND_SET_PLAIN (int[],int,int,int)boolean true
// expect: GET_AND_SET_RELEASE (int[],int,int)int true
// expect: GET_AND_BITWISE_OR_ACQUIRE (int[],int,int)int true
// expect: GET_AND_BITWISE_XOR_ACQUIRE (int[],int,int)int true
// expect: VarHandle[varType=java.lang.Object, coord=[class [Ljava.lang.Object;, int]]
// expect: GET (Object[],int)Object true
// expect: GET_OPAQUE (Object[],int)Object true
// expect: WEAK_COMPARE_AND_SET_PLAIN (Object[],int,Object,Object)boolean true
// expect: GET_AND_SET_RELEASE (Object[],int,Object)Object true
// expect: GET_AND_BITWISE_OR_ACQUIRE (Object[],int,Object)Object false
// expect: GET_AND_BITWISE_XOR_ACQUIRE (Object[],int,Object)Object false
// expect: 0
// expect: long: ok
// expect: short: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(VarHandle,VarHandleTypes)int to (VarHandle,VarHandleTypes)short
// expect: 0
// expect: Integer: ok
// expect: Long: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(VarHandle,VarHandleTypes)int to (VarHandle,VarHandleTypes)Long
// expect: 0
// expect: Object: ok
// expect: String: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(VarHandle,VarHandleTypes)int to (VarHandle,VarHandleTypes)String
// expect: void: ok
// expect: noargs: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(VarHandle,VarHandleTypes)int to (VarHandle)int
// expect: args2: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(VarHandle,VarHandleTypes)int to (VarHandle,VarHandleTypes,int)int
// expect: str: java.lang.ClassCastException: Cannot cast java.lang.String to VarHandleTypes
// expect: objstr: java.lang.ClassCastException: Cannot cast java.lang.String to VarHandleTypes
// expect: null: java.lang.NullPointerException
// expect: nullE2: java.lang.NullPointerException
// expect: nullE2v: java.lang.NullPointerException
// expect: nullE2set: java.lang.NullPointerException
// expect: set long: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(VarHandle,VarHandleTypes,int)void to (VarHandle,VarHandleTypes,long)void
// expect: 3
// expect: set short: ok
// expect: 97
// expect: set char: ok
// expect: 4
// expect: set Object: ok
// expect: set ObjectL: java.lang.ClassCastException: Cannot cast java.lang.Long to java.lang.Integer
// expect: 99
// expect: set ObjectC: ok
// expect: set ObjectS: java.lang.ClassCastException: class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: set ObjectZ: java.lang.ClassCastException: Cannot cast java.lang.Boolean to java.lang.Integer
// expect: set Long: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(VarHandle,VarHandleTypes,int)void to (VarHandle,VarHandleTypes,Long)void
// expect: set null: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(VarHandle,VarHandleTypes,int)void to (VarHandle,VarHandleTypes,Void)void
// expect: set nullInteger: java.lang.NullPointerException: Cannot invoke "java.lang.Integer.intValue()" because "x" is null
// expect: set nullObject: java.lang.NullPointerException: Cannot invoke "java.lang.Number.intValue()" because the return value of "sun.invoke.util.ValueConversions.primitiveConversion(sun.invoke.util.Wrapper, Object, boolean)" is null
// expect: set no: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(VarHandle,VarHandleTypes,int)void to (VarHandle,VarHandleTypes)void
// expect: 99
// expect: null
// expect: x
// expect: set ret: ok
// expect: s int: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(VarHandle,VarHandleTypes,String)void to (VarHandle,VarHandleTypes,int)void
// expect: s Object: java.lang.ClassCastException: Cannot cast java.lang.Integer to java.lang.String
// expect: s Integer: java.lang.ClassCastException: Cannot cast java.lang.Integer to java.lang.String
// expect: q
// expect: q
// expect: s cs: ok
// expect: s ret int: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(VarHandle,VarHandleTypes)String to (VarHandle,VarHandleTypes)int
// expect: s ret Integer: java.lang.ClassCastException: Cannot cast java.lang.String to java.lang.Integer
// expect: cas: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(VarHandle,VarHandleTypes,int,int)boolean to (VarHandle,VarHandleTypes,int,long)boolean
// expect: cas2: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(VarHandle,VarHandleTypes,int,int)boolean to (VarHandle,VarHandleTypes,int)boolean
// expect: true
// expect: cas3: ok
// expect: add s: java.lang.UnsupportedOperationException
// expect: add z: java.lang.UnsupportedOperationException
// expect: set fin: java.lang.UnsupportedOperationException
// expect: set fin bad: java.lang.UnsupportedOperationException
// expect: add s bad: java.lang.UnsupportedOperationException
// expect: 0
// expect: sf: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(VarHandle,int)void to (VarHandle,long)void
// expect: sf arg: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(VarHandle)int to (VarHandle,VarHandleTypes)int
// expect: 2
// expect: 2
// expect: 2
// expect: ia: java.lang.ArrayIndexOutOfBoundsException: Index 2 out of bounds for length 2
// expect: ia2: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(VarHandle,int[],int)int to (VarHandle,int[],long)int
// expect: ia3: java.lang.NullPointerException: Cannot load from int array because "array" is null
// expect: ia3v: java.lang.NullPointerException: Cannot read the array length because "array" is null
// expect: ia4: java.lang.NullPointerException: Cannot load from int array because "array" is null
// expect: ia7: java.lang.ArrayIndexOutOfBoundsException: Index -1 out of bounds for length 1
// expect: 0
// expect: ia8: ok
// expect: oa: java.lang.ArrayStoreException: java.lang.Integer
// expect: oa: java.lang.ArrayStoreException: java.lang.Integer
// expect: oav: java.lang.ArrayStoreException
// expect: oac: java.lang.ArrayStoreException
// expect: true
// expect: false
// expect: true
// expect: false
// expect: false
// expect: 6
// expect: fe: ok
// expect: fe2: java.lang.invoke.WrongMethodTypeException: expected (VarHandleTypes)int but found (VarHandleTypes)long
// expect: fe3: java.lang.invoke.WrongMethodTypeException: expected (VarHandleTypes)int but found (VarHandleTypes)void
// expect: fe4: java.lang.invoke.WrongMethodTypeException: expected (VarHandleTypes,int)void but found (VarHandleTypes,short)void
// expect: fe5: java.lang.invoke.WrongMethodTypeException: expected (VarHandleTypes,int,int)boolean but found (VarHandleTypes,int,char)boolean
// expect: fe6: java.lang.invoke.WrongMethodTypeException: expected (VarHandleTypes,int)int but found (VarHandleTypes,int)void
// expect: fe7: java.lang.invoke.WrongMethodTypeException: expected (VarHandleTypes,int)void but found (VarHandleTypes,char)void
// expect: MethodHandle(VarHandleTypes,int)int
// expect: 3
// expect: 6
// expect: g: ok
// expect: g2: java.lang.UnsupportedOperationException
// expect: MethodHandle(VarHandle,VarHandleTypes)long
// expect: MethodHandle(VarHandle,VarHandleTypes)long
// expect: 9
// expect: vi: ok
// expect: ve: java.lang.invoke.WrongMethodTypeException: expected (VarHandle,VarHandleTypes)long but found (VarHandle,VarHandleTypes)int
// expect: MethodHandle(VarHandle,VarHandleTypes)int
// expect: fv: ok
// expect: 9
// expect: fv: ok
// expect: MethodHandle(MethodHandle,VarHandleTypes)int
// expect: fv: ok
// expect: MethodHandle(MethodHandle,VarHandleTypes)int
// expect: fv: ok
// expect: VarHandle[varType=int, coord=[class [B, int]]
// expect: 2030405
// expect: [1, 2, 16, 32, 48, 64, 7, 8, 9]
// expect: bv: ok
// expect: bv: java.lang.ArrayIndexOutOfBoundsException: Index 6 out of bounds for length 6
// expect: bv: java.lang.ArrayIndexOutOfBoundsException: Index -1 out of bounds for length 6
// expect: bv: java.lang.NullPointerException: Cannot read the array length because "ba" is null
// expect: bvb: java.lang.UnsupportedOperationException
// expect: bvb: java.lang.IllegalArgumentException: not an array: int
// expect: ae: java.lang.IllegalArgumentException: not an array: int
