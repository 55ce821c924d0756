// VarHandles of fields, static fields and elements: all modes of access, of all types, and what is refused.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.invoke.WrongMethodTypeException;
import java.util.Arrays;
import java.util.concurrent.Callable;

public class VarHandles {
  static class Data {
    boolean z;
    byte b = 100;
    char c = 'a';
    short s = 30000;
    int i = Integer.MAX_VALUE;
    long l = Long.MIN_VALUE;
    float f = 0.5f;
    double d = -0.0;
    String text = "t";
    int[] array = {1};
    volatile int v;
    final int fixed = 7;
    private long hidden = 3;
    static int shared = 4;
    static volatile Object[] objects;
    static String name;
  }

  static class More extends Data {
    int own;
  }

  static VarHandle of(String name, Class<?> type) {
    try {
      return MethodHandles.lookup().findVarHandle(Data.class, name, type);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  static VarHandle ofStatic(String name, Class<?> type) {
    try {
      return MethodHandles.lookup().findStaticVarHandle(Data.class, name, type);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  static void fails(String what, Callable<?> c) {
    try {
      System.out.println(what + " " + c.call());
    } catch (WrongMethodTypeException e) {  // (The messages show descriptors of OpenJDK's own.)
      System.out.println(what + " WrongMethodTypeException");
    } catch (IllegalAccessException e) {
      System.out.println(what + " IllegalAccessException");
    } catch (Exception e) {
      System.out.println(what + " " + e);
    }
  }

  public static void main(String[] args) throws Exception {
    Data o = new Data();
    VarHandle i = of("i", int.class), l = of("l", long.class), b = of("b", byte.class), c = of("c", char.class), s = of("s", short.class);
    VarHandle z = of("z", boolean.class), f = of("f", float.class), d = of("d", double.class), text = of("text", String.class), v = of("v", int.class);

    System.out.println((int) i.get(o) + " " + (int) i.getVolatile(o) + " " + (int) i.getOpaque(o) + " " + (int) i.getAcquire(o));
    i.set(o, 1);
    i.setVolatile(o, (int) i.get(o) + 1);
    i.setOpaque(o, (int) i.get(o) + 1);
    i.setRelease(o, (int) i.get(o) + 1);
    System.out.println(o.i + " " + i.compareAndSet(o, 4, 5) + i.compareAndSet(o, 4, 6) + " " + (int) i.compareAndExchange(o, 5, 7) + (int) i.compareAndExchangeAcquire(o, 5, 8)
        + (int) i.compareAndExchangeRelease(o, 7, 9) + " " + o.i);
    System.out.println(i.weakCompareAndSetPlain(o, 1, 2) + " " + i.weakCompareAndSet(o, 9, 10) + i.weakCompareAndSetAcquire(o, 10, 11) + i.weakCompareAndSetRelease(o, 11, 12) + o.i);
    System.out.println((int) i.getAndSet(o, 20) + " " + (int) i.getAndSetAcquire(o, 21) + " " + (int) i.getAndSetRelease(o, 22) + " " + (int) i.getAndAdd(o, 3) + " " + (int) i.getAndAddAcquire(o, -1)
        + " " + (int) i.getAndAddRelease(o, Integer.MAX_VALUE) + " " + o.i);
    System.out.println((int) i.getAndBitwiseOr(o, 1) + " " + (int) i.getAndBitwiseOrAcquire(o, 2) + " " + (int) i.getAndBitwiseOrRelease(o, 4) + " " + (int) i.getAndBitwiseAnd(o, -2) + " "
        + (int) i.getAndBitwiseAndAcquire(o, -5) + " " + (int) i.getAndBitwiseAndRelease(o, 0xffff) + " " + (int) i.getAndBitwiseXor(o, 3) + " " + (int) i.getAndBitwiseXorAcquire(o, -1) + " "
        + (int) i.getAndBitwiseXorRelease(o, 6) + " " + o.i);

    System.out.println((long) l.getAndAdd(o, -1L) + " " + o.l + " " + l.compareAndSet(o, Long.MAX_VALUE, 1L << 40) + " " + (long) l.getAndBitwiseOr(o, 5) + " " + o.l);
    System.out.println((byte) b.getAndAdd(o, (byte) 100) + " " + o.b + " " + b.compareAndSet(o, (byte) -56, (byte) 127) + " " + (byte) b.getAndBitwiseXor(o, (byte) -1) + " " + o.b);
    System.out.println((char) c.getAndAdd(o, 'b') + " " + (int) o.c + " " + c.compareAndSet(o, (char) ('a' + 'b'), '\uffff') + " " + (int) (char) c.getAndAdd(o, (char) 2) + " " + (int) o.c);
    System.out.println((short) s.getAndAdd(o, (short) 30000) + " " + o.s + " " + (short) s.getAndSet(o, (short) -1) + " " + (short) s.getAndBitwiseAnd(o, (short) 255) + " " + o.s);
    System.out.println((boolean) z.getAndSet(o, true) + " " + o.z + " " + (boolean) z.getAndBitwiseXor(o, true) + " " + (boolean) z.getAndBitwiseOr(o, true) + o.z + z.compareAndSet(o, true, false));
    System.out.println((float) f.getAndAdd(o, 0.25f) + " " + o.f + " " + f.compareAndSet(o, 0.75f, Float.NaN) + f.compareAndSet(o, Float.NaN, 1f) + o.f);
    System.out.println((double) d.getAndAdd(o, 1.5) + " " + o.d + " " + d.compareAndSet(o, 1.5, -0.0) + d.compareAndSet(o, 0.0, 2.0) + " " + o.d + " " + (double) d.getAndSet(o, 3));
    System.out.println((String) text.getAndSet(o, null) + " " + o.text + " " + text.compareAndSet(o, null, "n") + " " + (String) text.compareAndExchange(o, "n", "m") + " " + text.get(o) + " " + text.compareAndSet(o, new String("m"), "q"));
    System.out.println((int) v.getAndAdd(o, 5) + " " + o.v + " " + (int) v.get(o));
    System.out.println((int) i.get(new More()) + " " + MethodHandles.lookup().findVarHandle(More.class, "i", int.class).coordinateTypes());

    VarHandle shared = ofStatic("shared", int.class), objects = ofStatic("objects", Object[].class), name = ofStatic("name", String.class);
    System.out.println((int) shared.getAndAdd(2) + " " + Data.shared + " " + (int) shared.getVolatile() + " " + shared.compareAndSet(6, 8) + " " + shared.coordinateTypes());
    objects.set(new Object[] {"x", 1});
    objects.setVolatile(new Object[] {"y", 2});
    System.out.println(Arrays.toString(Data.objects) + " " + ((Object[]) objects.getAndSet(new Object[0])).length + Data.objects.length);
    name.set("n");
    name.setRelease(null);
    System.out.println(Data.name + " " + (String) name.compareAndExchange(null, "w") + " " + Data.name);

    VarHandle ints = MethodHandles.arrayElementVarHandle(int[].class), bytes = MethodHandles.arrayElementVarHandle(byte[].class), chars = MethodHandles.arrayElementVarHandle(char[].class);
    VarHandle strings = MethodHandles.arrayElementVarHandle(String[].class), any = MethodHandles.arrayElementVarHandle(Object[].class), longs = MethodHandles.arrayElementVarHandle(long[].class);
    VarHandle bools = MethodHandles.arrayElementVarHandle(boolean[].class), doubles = MethodHandles.arrayElementVarHandle(double[].class), shorts = MethodHandles.arrayElementVarHandle(short[].class);
    int[] is = {1, 2, 3};
    System.out.println((int) ints.getAndAdd(is, 1, 10) + " " + ints.compareAndSet(is, 2, 3, -4) + (int) ints.getVolatile(is, 2) + " " + (int) ints.get(is, 0) + Arrays.toString(is));
    byte[] bs = {127, -128};
    System.out.println((byte) bytes.getAndAdd(bs, 0, (byte) 1) + " " + (byte) bytes.getAndAdd(bs, 1, (byte) -1) + Arrays.toString(bs));
    char[] cs = {'x', '\uffff'};
    System.out.println((char) chars.getAndSet(cs, 0, 'y') + " " + (int) (char) chars.getAndAdd(cs, 1, (char) 1) + (int) cs[1] + cs[0]);
    String[] ss = {"a", null};
    System.out.println((String) strings.getAndSet(ss, 1, "b") + " " + strings.compareAndSet(ss, 0, "a", "c") + Arrays.toString(ss) + any.getVolatile(ss, 0));
    long[] ls = {1};
    System.out.println((long) longs.getAndBitwiseOr(ls, 0, 1L << 50) + " " + ls[0]);
    boolean[] zs = {true, false};
    System.out.println((boolean) bools.getAndSet(zs, 1, true) + " " + (boolean) bools.getAndBitwiseAnd(zs, 0, false) + Arrays.toString(zs));
    double[] ds = {1};
    doubles.setVolatile(ds, 0, 2);
    short[] hs = {Short.MAX_VALUE};
    System.out.println((double) doubles.getAndAdd(ds, 0, 0.5) + " " + ds[0] + " " + (short) shorts.getAndAdd(hs, 0, (short) 1) + hs[0]);
    System.out.println(ints.varType() + " " + ints.coordinateTypes() + " " + text.varType() + " " + text.coordinateTypes());

    fails("null", () -> i.get(null));
    fails("null", () -> (int) i.getAndAdd((Data) null, 1));
    fails("other class", () -> (int) i.getVolatile((Object) "x"));
    fails("array null", () -> (int) ints.getVolatile((int[]) null, 0));
    fails("index", () -> (int) ints.getVolatile(is, 3));
    fails("index", () -> ints.compareAndSet(is, -1, 0, 0));
    fails("index", () -> (int) ints.get(is, 5));
    fails("store", () -> { any.setVolatile((Object) ss, 0, (Object) 1); return "stored"; });
    fails("store", () -> { any.set((Object) ss, 0, (Object) 1); return "stored"; });
    fails("store", () -> any.compareAndSet((Object) ss, 0, (Object) "c", (Object) 1));
    fails("array null", () -> (int) ints.get((int[]) null, 0));
    fails("array null", () -> { ints.set((int[]) null, 0, 1); return "stored"; });
    fails("static null", () -> { objects.set((Object[]) null); return Data.objects; });
    fails("few", () -> (int) i.getAndAdd(o));
    fails("many", () -> (int) i.get(o, 1));
    fails("type", () -> i.compareAndSet(o, "x", 1));
    fails("type", () -> { i.set(o, 1L); return "set"; });
    fails("reference", () -> { text.set(o, (Object) 5); return "set"; });
    VarHandle fixed = of("fixed", int.class);
    fails("final", () -> (int) fixed.get(o) + (int) fixed.getVolatile(o));
    fails("final", () -> { fixed.set(o, 1); return "set"; });
    fails("final", () -> fixed.compareAndSet(o, 7, 8));
    fails("add to a reference", () -> text.getAndAdd(o, "x"));
    fails("or of a float", () -> (float) f.getAndBitwiseOr(o, 1f));
    fails("add to a boolean", () -> (boolean) z.getAndAdd(o, true));
    fails("no field", () -> MethodHandles.lookup().findVarHandle(Data.class, "none", int.class));
    fails("another type", () -> MethodHandles.lookup().findVarHandle(Data.class, "i", long.class));
    fails("static", () -> MethodHandles.lookup().findVarHandle(Data.class, "shared", int.class));
    fails("not static", () -> MethodHandles.lookup().findStaticVarHandle(Data.class, "i", int.class));
    fails("private of the same nest", () -> MethodHandles.lookup().findVarHandle(Data.class, "hidden", long.class).get(o));
    fails("private", () -> MethodHandles.lookup().findVarHandle(Elsewhere.class, "secret", int.class));
    fails("private, looked up there", () -> MethodHandles.privateLookupIn(Elsewhere.class, MethodHandles.lookup()).findVarHandle(Elsewhere.class, "secret", int.class).get(new Elsewhere()));
    fails("no array", () -> MethodHandles.arrayElementVarHandle(String.class));
    fails("null name", () -> MethodHandles.lookup().findVarHandle(Data.class, null, int.class).varType());
    for (VarHandle.AccessMode mode : VarHandle.AccessMode.values()) {
      System.out.println(mode + " " + mode.methodName() + " " + i.isAccessModeSupported(mode) + fixed.isAccessModeSupported(mode) + text.isAccessModeSupported(mode) + z.isAccessModeSupported(mode)
          + f.isAccessModeSupported(mode) + strings.isAccessModeSupported(mode));
    }
    System.out.println(VarHandle.AccessMode.valueFromMethodName("getAndSet"));
    VarHandle.fullFence();
    VarHandle.acquireFence();
    VarHandle.releaseFence();
  }
}

class Elsewhere {
  private int secret = 9;
}
// expect: 2147483647 2147483647 2147483647 2147483647
// expect: 4 truefalse 577 9
// expect: false truetruetrue12
// expect: 12 20 21 22 25 24 -2147483625
// expect: -2147483625 -2147483625 -2147483625 -2147483625 -2147483626 -2147483630 18 17 -18 -24
// expect: -9223372036854775808 9223372036854775807 true 1099511627776 1099511627781
// expect: 100 -56 true 127 -128
// expect: a 195 true 65535 1
// expect: 30000 -5536 -5536 -1 255
// expect: false true true falsetruetrue
// expect: 0.5 0.75 truetrue1.0
// expect: -0.0 1.5 truefalse -0.0 -0.0
// expect: t null true n m false
// expect: 0 5 5
// expect: 2147483647 [class VarHandles$More]
// expect: 4 6 6 true []
// expect: [y, 2] 20
// expect: null null w
// expect: 2 true-4 1[1, 12, -4]
// expect: 127 -128[-128, 127]
// expect: x 655350y
// expect: null true[c, b]c
// expect: 1 1125899906842625
// expect: false true[false, true]
// expect: 2.0 2.5 32767-32768
// expect: int [class [I, int] class java.lang.String [class VarHandles$Data]
// expect: null java.lang.NullPointerException
// expect: null java.lang.NullPointerException
// expect: other class java.lang.ClassCastException: Cannot cast java.lang.String to VarHandles$Data
// expect: array null java.lang.NullPointerException: Cannot read the array length because "array" is null
// expect: index java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 3
// expect: index java.lang.ArrayIndexOutOfBoundsException: Index -1 out of bounds for length 3
// expect: index java.lang.ArrayIndexOutOfBoundsException: Index 5 out of bounds for length 3
// expect: store java.lang.ArrayStoreException
// expect: store java.lang.ArrayStoreException: java.lang.Integer
// expect: store java.lang.ArrayStoreException
// expect: array null java.lang.NullPointerException: Cannot load from int array because "array" is null
// expect: array null java.lang.NullPointerException: Cannot store to int array because "array" is null
// expect: static null null
// expect: few WrongMethodTypeException
// expect: many WrongMethodTypeException
// expect: type WrongMethodTypeException
// expect: type WrongMethodTypeException
// expect: reference java.lang.ClassCastException: Cannot cast java.lang.Integer to java.lang.String
// expect: final 14
// expect: final java.lang.UnsupportedOperationException
// expect: final java.lang.UnsupportedOperationException
// expect: add to a reference java.lang.UnsupportedOperationException
// expect: or of a float java.lang.UnsupportedOperationException
// expect: add to a boolean java.lang.UnsupportedOperationException
// expect: no field java.lang.NoSuchFieldException: no such field: VarHandles$Data.none/int/getField
// expect: another type java.lang.NoSuchFieldException: no such field: VarHandles$Data.i/long/getField
// expect: static IllegalAccessException
// expect: not static IllegalAccessException
// expect: private of the same nest 3
// expect: private IllegalAccessException
// expect: private, looked up there 9
// expect: no array java.lang.IllegalArgumentException: not an array: class java.lang.String
// expect: null name java.lang.NullPointerException
// expect: GET get truetruetruetruetruetrue
// expect: SET set truefalsetruetruetruetrue
// expect: GET_VOLATILE getVolatile truetruetruetruetruetrue
// expect: SET_VOLATILE setVolatile truefalsetruetruetruetrue
// expect: GET_ACQUIRE getAcquire truetruetruetruetruetrue
// expect: SET_RELEASE setRelease truefalsetruetruetruetrue
// expect: GET_OPAQUE getOpaque truetruetruetruetruetrue
// expect: SET_OPAQUE setOpaque truefalsetruetruetruetrue
// expect: COMPARE_AND_SET compareAndSet truefalsetruetruetruetrue
// expect: COMPARE_AND_EXCHANGE compareAndExchange truefalsetruetruetruetrue
// expect: COMPARE_AND_EXCHANGE_ACQUIRE compareAndExchangeAcquire truefalsetruetruetruetrue
// expect: COMPARE_AND_EXCHANGE_RELEASE compareAndExchangeRelease truefalsetruetruetruetrue
// expect: WEAK_COMPARE_AND_SET_PLAIN weakCompareAndSetPlain truefalsetruetruetruetrue
// expect: WEAK_COMPARE_AND_SET weakCompareAndSet truefalsetruetruetruetrue
// expect: WEAK_COMPARE_AND_SET_ACQUIRE weakCompareAndSetAcquire truefalsetruetruetruetrue
// expect: WEAK_COMPARE_AND_SET_RELEASE weakCompareAndSetRelease truefalsetruetruetruetrue
// expect: GET_AND_SET getAndSet truefalsetruetruetruetrue
// expect: GET_AND_SET_ACQUIRE getAndSetAcquire truefalsetruetruetruetrue
// expect: GET_AND_SET_RELEASE getAndSetRelease truefalsetruetruetruetrue
// expect: GET_AND_ADD getAndAdd truefalsefalsefalsetruefalse
// expect: GET_AND_ADD_ACQUIRE getAndAddAcquire truefalsefalsefalsetruefalse
// expect: GET_AND_ADD_RELEASE getAndAddRelease truefalsefalsefalsetruefalse
// expect: GET_AND_BITWISE_OR getAndBitwiseOr truefalsefalsetruefalsefalse
// expect: GET_AND_BITWISE_OR_RELEASE getAndBitwiseOrRelease truefalsefalsetruefalsefalse
// expect: GET_AND_BITWISE_OR_ACQUIRE getAndBitwiseOrAcquire truefalsefalsetruefalsefalse
// expect: GET_AND_BITWISE_AND getAndBitwiseAnd truefalsefalsetruefalsefalse
// expect: GET_AND_BITWISE_AND_RELEASE getAndBitwiseAndRelease truefalsefalsetruefalsefalse
// expect: GET_AND_BITWISE_AND_ACQUIRE getAndBitwiseAndAcquire truefalsefalsetruefalsefalse
// expect: GET_AND_BITWISE_XOR getAndBitwiseXor truefalsefalsetruefalsefalse
// expect: GET_AND_BITWISE_XOR_RELEASE getAndBitwiseXorRelease truefalsefalsetruefalsefalse
// expect: GET_AND_BITWISE_XOR_ACQUIRE getAndBitwiseXorAcquire truefalsefalsetruefalsefalse
// expect: GET_AND_SET
