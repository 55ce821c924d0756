// What MethodHandles makes of handles, method types, proxies of handles, direct handles taken apart.
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;
import static java.lang.invoke.MethodHandles.*;
public class Combinators {
  interface T { void run() throws Throwable; }
  static void t(String n, T r) {
    try { r.run(); System.out.println(n + ": ok"); }
    catch (Throwable e) { System.out.println(n + ": " + e.toString().replaceAll(" .unnamed module @.*|(?<=unnamed module) @.*", "")); }
  }
  static void p(Object o) { System.out.println(o); }
  static int len(String s) { return s.length(); }
  static String cat(String a, int b, Object c) { return a + b + c; }
  static boolean even(int x) { return x % 2 == 0; }
  static int inc(int x) { return x + 1; }
  static int fail(int x) { if (x > 3) throw new IllegalStateException("big " + x); return x; }
  static int handler(IllegalStateException e, int x) { return -x; }
  static int cleanup(Throwable t, int r, int x) { System.out.println("cleanup " + t + " " + r + " " + x); return r + 100; }
  static void vcleanup(Throwable t) { System.out.println("vcleanup " + t); }
  static void nothing() {}
  public static void main(String[] a) throws Throwable {
    Lookup l = lookup();
    MethodHandle len = l.findStatic(Combinators.class, "len", methodType(int.class, String.class));
    MethodHandle cat = l.findStatic(Combinators.class, "cat", methodType(String.class, String.class, int.class, Object.class));
    MethodHandle even = l.findStatic(Combinators.class, "even", methodType(boolean.class, int.class));
    MethodHandle inc = l.findStatic(Combinators.class, "inc", methodType(int.class, int.class));
    MethodHandle fail = l.findStatic(Combinators.class, "fail", methodType(int.class, int.class));
    MethodHandle handler = l.findStatic(Combinators.class, "handler", methodType(int.class, IllegalStateException.class, int.class));
    MethodHandle cleanup = l.findStatic(Combinators.class, "cleanup", methodType(int.class, Throwable.class, int.class, int.class));
    MethodHandle nothing = l.findStatic(Combinators.class, "nothing", methodType(void.class));
    t("ins", () -> p(insertArguments(cat, 1, 3)));
    t("ins2", () -> p(insertArguments(cat, 4, 3)));
    t("ins3", () -> p(insertArguments(cat, 1, 3, 4, 5)));
    t("ins4", () -> p(insertArguments(cat, 1, "x")));
    t("ins5", () -> p(insertArguments(cat, 0, 1)));
    t("ins6", () -> p(insertArguments(cat, 1, (Object) null)));
    t("ins7", () -> p(insertArguments(cat, 1, 3L)));
    t("ins8", () -> p(insertArguments(cat, 1, (short) 3).invoke("a", "b")));
    t("drop", () -> p(dropArguments(len, 1, int.class, String.class)));
    t("drop2", () -> p(dropArguments(len, 2, int.class)));
    t("drop3", () -> p(dropArguments(len, 0, void.class)));
    t("dropToMatch", () -> p(dropArgumentsToMatch(len, 0, List.of(int.class, String.class, long.class), 1)));
    t("filt", () -> p(filterArguments(inc, 0, len)));
    t("filt2", () -> p(filterArguments(inc, 0, even)));
    t("filt3", () -> p(filterArguments(inc, 1, len)));
    t("filt4", () -> p(filterArguments(cat, 0, null, len, null)));
    t("fret", () -> p(filterReturnValue(len, inc)));
    t("fret2", () -> p(filterReturnValue(len, len)));
    t("fret3", () -> p(filterReturnValue(nothing, len)));
    t("fold", () -> p(foldArguments(dropArguments(inc, 1, int.class), inc)));
    t("fold2", () -> p(foldArguments(dropArguments(inc, 1, int.class), len)));
    t("fold3", () -> p(foldArguments(cat, 1, len)));
    t("foldv", () -> p(foldArguments(inc, nothing)));
    t("coll", () -> p(collectArguments(cat, 1, len)));
    t("coll2", () -> p(collectArguments(cat, 0, len)));
    t("coll3", () -> p(collectArguments(cat, 1, nothing)));
    t("perm", () -> p(permuteArguments(cat, methodType(String.class, Object.class, int.class, String.class), 2, 1, 0)));
    t("perm2", () -> p(permuteArguments(cat, methodType(String.class, Object.class, int.class, String.class), 2, 1)));
    t("perm3", () -> p(permuteArguments(cat, methodType(String.class, Object.class, int.class, String.class), 2, 1, 3)));
    t("perm4", () -> p(permuteArguments(cat, methodType(String.class, Object.class, int.class, String.class), 0, 1, 2)));
    t("perm5", () -> p(permuteArguments(cat, methodType(int.class, Object.class, int.class, String.class), 2, 1, 0)));
    t("guard", () -> p(guardWithTest(even, inc, fail)));
    t("guard2", () -> p(guardWithTest(inc, inc, fail)));
    t("guard3", () -> p(guardWithTest(even, inc, len)));
    t("guard4", () -> p(guardWithTest(dropArguments(even, 0, String.class), inc, fail)));
    t("catch", () -> p(catchException(fail, IllegalStateException.class, handler)));
    t("catch2", () -> p(catchException(fail, RuntimeException.class, handler)));
    t("catch3", () -> p(catchException(fail, IllegalStateException.class, inc)));
    t("catch4", () -> p(catchException(len, IllegalStateException.class, handler)));
    t("try", () -> { MethodHandle m = tryFinally(fail, cleanup); p(m); p((int) m.invokeExact(2)); p((int) m.invokeExact(5)); });
    t("try2", () -> p(tryFinally(len, cleanup)));
    t("try3", () -> p(tryFinally(fail, inc)));
    t("const", () -> { p(constant(int.class, 3)); p(constant(String.class, null)); p(constant(int.class, (short) 3)); });
    t("const2", () -> p(constant(int.class, null)));
    t("const3", () -> p(constant(String.class, 3)));
    t("const4", () -> p(constant(void.class, 3)));
    t("const5", () -> p(constant(int.class, 3L)));
    t("id", () -> p(identity(int.class)));
    t("id2", () -> p(identity(void.class)));
    t("zero", () -> { p(zero(int.class)); p(zero(void.class)); p(zero(String.class)); p(empty(methodType(long.class, int.class))); p((boolean) zero(boolean.class).invokeExact()); p((char) zero(char.class).invokeExact() + 0); });
    t("throw", () -> { MethodHandle m = throwException(int.class, IllegalStateException.class); p(m); int i = (int) m.invokeExact(new IllegalStateException("q")); });
    t("throw2", () -> throwException(int.class, (Class) String.class));
    t("throw3", () -> { int i = (int) throwException(int.class, IllegalStateException.class).invokeExact((IllegalStateException) null); });
    t("arr", () -> { p(arrayElementGetter(int[].class)); p(arrayElementSetter(String[].class)); p(arrayConstructor(int[][].class)); p(arrayLength(int[].class)); });
    t("arr2", () -> p(arrayElementGetter(int.class)));
    t("arr3", () -> p(arrayConstructor(int.class)));
    t("arr4", () -> p(arrayLength(int.class)));
    t("arr5", () -> p((int) arrayElementGetter(int[].class).invokeExact(new int[1], 1)));
    t("arr6", () -> p((int) arrayElementGetter(int[].class).invokeExact((int[]) null, 1)));
    t("arr7", () -> { arrayElementSetter(Object[].class).invokeExact((Object[]) new String[1], 0, (Object) 1); });
    t("arr8", () -> { p((int) arrayLength(int[].class).invokeExact((int[]) null)); });
    t("arr9", () -> { p((int[]) arrayConstructor(int[].class).invokeExact(-1)); });
    t("arr10", () -> { p((String) arrayElementGetter(String[].class).invokeExact((String[]) null, 1)); });
    t("arr11", () -> { p((long) arrayElementGetter(long[].class).invokeExact((long[]) null, 1)); });
    t("arr12", () -> { arrayElementSetter(boolean[].class).invokeExact((boolean[]) null, 1, true); });
    t("exact", () -> { MethodHandle m = exactInvoker(len.type()); p(m); p((int) m.invokeExact(len, "abc")); p((int) m.invokeExact(inc, "abc")); });
    t("inv", () -> { MethodHandle m = invoker(methodType(Object.class, Object.class)); p(m); p(m.invoke(len, "abc")); p(m.invoke(even, "abc")); });
    t("spr", () -> { MethodHandle m = spreadInvoker(cat.type(), 1); p(m); p(m.invoke(cat, "a", new Object[]{1, 2})); });
    t("spr2", () -> { MethodHandle m = spreadInvoker(cat.type(), 5); });
    t("expl", () -> { p(explicitCastArguments(inc, methodType(byte.class, long.class))); p((byte) explicitCastArguments(inc, methodType(byte.class, long.class)).invokeExact(0x1000000ffL)); });
    t("expl2", () -> { p((int) explicitCastArguments(inc, methodType(int.class, Object.class)).invokeExact((Object) null)); });
    t("expl3", () -> { p((int) explicitCastArguments(inc, methodType(int.class, boolean.class)).invokeExact(true)); });
    t("expl4", () -> { p((boolean) explicitCastArguments(inc, methodType(boolean.class, Object.class)).invokeExact((Object) 2.9)); });
    t("expl5", () -> { p((int) explicitCastArguments(inc, methodType(int.class, Object.class)).invokeExact((Object) "x")); });
    t("expl6", () -> { p((int) explicitCastArguments(inc, methodType(int.class)).invokeExact()); });
    MethodHandle lessThan5 = l.findStatic(Combinators.class, "lt", methodType(boolean.class, int.class));
    t("while", () -> { MethodHandle m = whileLoop(constant(int.class, 0), lessThan5, inc); p(m); p((int) m.invokeExact()); });
    t("dowhile", () -> { MethodHandle m = doWhileLoop(constant(int.class, 7), inc, lessThan5); p(m); p((int) m.invokeExact()); });
    t("counted", () -> { MethodHandle m = countedLoop(constant(int.class, 4), constant(String.class, "a"), l.findStatic(Combinators.class, "step", methodType(String.class, String.class, int.class))); p(m); p((String) m.invokeExact()); });
    t("counted2", () -> { MethodHandle m = countedLoop(constant(int.class, 2), constant(int.class, 4), dropArguments(constant(String.class, "a"), 0, int.class), l.findStatic(Combinators.class, "step", methodType(String.class, String.class, int.class))); p(m); p((String) m.invokeExact(3)); });
    t("iterated", () -> { MethodHandle m = iteratedLoop(null, constant(String.class, "a"), l.findStatic(Combinators.class, "istep", methodType(String.class, String.class, Object.class))); p(m); p((String) m.invoke(List.of(1, 2, 3))); });
    t("loop", () -> { MethodHandle m = loop(new MethodHandle[] {constant(int.class, 1), inc, dropArguments(lessThan5, 1), identity(int.class)}); p(m); p((int) m.invokeExact()); });
    t("loop2", () -> { loop(new MethodHandle[] {constant(int.class, 1), inc, null, identity(int.class)}); });
    t("loop3", () -> { loop(); });
    t("loop4", () -> { loop(new MethodHandle[] {constant(int.class, 1), inc, lessThan5, null, null}); });
    t("ts", () -> { MethodHandle m = tableSwitch(dropArguments(constant(String.class, "d"), 0, int.class), dropArguments(constant(String.class, "0"), 0, int.class), dropArguments(constant(String.class, "1"), 0, int.class)); p(m); p((String) m.invokeExact(0)); p((String) m.invokeExact(1)); p((String) m.invokeExact(-1)); });
    t("ts2", () -> tableSwitch(len, len));
    t("dr", () -> p(dropReturn(len)));
    MethodType mt = methodType(int.class, String.class, long.class);
    t("mt", () -> methodType(int.class, void.class));
    t("mt2", () -> methodType(null));
    t("mt3", () -> methodType(int.class, (Class<?>) null));
    t("mt4", () -> mt.parameterType(2));
    t("mt5", () -> mt.dropParameterTypes(1, 3));
    t("mt6", () -> mt.insertParameterTypes(3, int.class));
    t("mt6b", () -> mt.dropParameterTypes(2, 1));
    t("mt7", () -> mt.changeParameterType(2, int.class));
    t("mt8", () -> p(mt.changeParameterType(1, int.class) + " " + mt.changeReturnType(void.class) + mt.generic() + mt.erase() + mt.wrap() + mt.wrap().unwrap() + mt.hasPrimitives() + mt.hasWrappers() + mt.lastParameterType() + mt.parameterList() + Arrays.toString(mt.parameterArray()) + mt.toMethodDescriptorString() + mt.descriptorString()));
    t("mt9", () -> p(MethodType.fromMethodDescriptorString("(Ljava/lang/String;[[IJ)LE3$T;", Combinators.class.getClassLoader())));
    t("mt10", () -> p(MethodType.fromMethodDescriptorString("(Lnope/X;)V", Combinators.class.getClassLoader())));
    t("mt11", () -> p(MethodType.fromMethodDescriptorString("xx", Combinators.class.getClassLoader())));
    t("mt11b", () -> p(MethodType.fromMethodDescriptorString("(V)V", Combinators.class.getClassLoader())));
    t("mt12", () -> p(MethodType.genericMethodType(2) + " " + MethodType.genericMethodType(1, true) + " " + methodType(void.class).lastParameterType()));
    t("mt13", () -> MethodType.genericMethodType(-1));
    t("mt14", () -> p(mt.equals(methodType(int.class, List.of(String.class, long.class))) + " " + (mt.hashCode() == methodType(int.class, List.of(String.class, long.class)).hashCode())+ methodType(int.class, mt)));
    t("mhp", () -> { Comparator<String> c = MethodHandleProxies.asInterfaceInstance(Comparator.class, l.findVirtual(String.class, "compareTo", methodType(int.class, String.class))); p(c.compare("a", "b")); p(MethodHandleProxies.isWrapperInstance(c)); p(MethodHandleProxies.wrapperInstanceTarget(c)); p(MethodHandleProxies.wrapperInstanceType(c)); p(c.getClass().isInterface()); });
    t("mhp2", () -> MethodHandleProxies.asInterfaceInstance(String.class, len));
    t("mhp3", () -> MethodHandleProxies.asInterfaceInstance(List.class, len));
    t("mhp4", () -> MethodHandleProxies.asInterfaceInstance(T.class, len));
    t("mhp5", () -> MethodHandleProxies.wrapperInstanceTarget("x"));
    t("mhp6", () -> { Runnable r = MethodHandleProxies.asInterfaceInstance(Runnable.class, throwException(void.class, java.io.IOException.class).bindTo(new java.io.IOException("q"))); r.run(); });
    t("info", () -> { MethodHandleInfo i = l.revealDirect(len); p(i); p(i.getName() + i.getDeclaringClass() + i.getMethodType() + i.getReferenceKind() + i.getModifiers() + i.isVarArgs()); p(i.reflectAs(java.lang.reflect.Method.class, l)); p(MethodHandleInfo.referenceKindToString(5)); });
    t("info2", () -> { l.revealDirect(insertArguments(len, 0, "x")); });
    t("unref", () -> { p(l.unreflect(String.class.getMethod("length"))); p(l.unreflect(String.class.getMethod("format", String.class, Object[].class))); p(l.unreflectConstructor(String.class.getConstructor(char[].class))); p((String) l.unreflectConstructor(String.class.getConstructor(char[].class)).invokeExact(new char[]{'x'})); });
    t("unref4", () -> { l.unreflectSetter(Integer.class.getDeclaredField("MAX_VALUE")); });
    t("bind", () -> { MethodHandle m = l.bind("abc", "length", methodType(int.class)); p(m); p((int) m.invokeExact()); });
    t("bind2", () -> { MethodHandle m = l.bind("abc", "lengthx", methodType(int.class)); });
    t("fc", () -> { p(l.findClass("Combinators$T")); p(l.accessClass(String.class)); p(l.ensureInitialized(Combinators.class)); });
    t("fc2", () -> { p(l.findClass("E3T")); });
    t("wv", () -> { p(cat.withVarargs(false) == cat); cat.withVarargs(true); });
    t("wv2", () -> { p(cat.asVarargsCollector(Object[].class).isVarargsCollector()); });
    t("wv3", () -> { p(cat.asVarargsCollector(String[].class).isVarargsCollector()); });
    t("cloneB", () -> p(l.findVirtual(Combinators.class, "clone", methodType(Object.class))));
    t("cloneC", () -> p(l.findVirtual(String.class, "clone", methodType(Object.class))));
    t("getClass", () -> p(l.findVirtual(Combinators.class, "getClass", methodType(Class.class)).invoke(new Combinators())));
    t("iface", () -> p(l.findVirtual(List.class, "size", methodType(int.class)).invoke(List.of(1))));
    t("ifaceObj", () -> p(l.findVirtual(List.class, "toString", methodType(String.class)).invoke(List.of(1))));
    t("ifaceStatic", () -> p(l.findStatic(List.class, "of", methodType(List.class)).invoke()));
  }
  static boolean lt(int x) { return x < 5; }
  static String step(String s, int i) { return s + i; }
  static String istep(String s, Object i) { return s + i; }
}
// expect: MethodHandle(String,Object)String
// expect: ins: ok
// expect: ins2: java.lang.IllegalArgumentException: no argument type to append
// expect: ins3: java.lang.IllegalArgumentException: no argument type to append
// expect: ins4: java.lang.ClassCastException: class java.lang.Integer is not compatible with class java.lang.String
// expect: ins5: java.lang.ClassCastException: Cannot cast java.lang.Integer to java.lang.String
// expect: ins6: java.lang.NullPointerException: Cannot invoke "Object.getClass()" because "x" is null
// expect: ins7: java.lang.ClassCastException: class java.lang.Integer is not compatible with class java.lang.Long
// expect: a3b
// expect: ins8: ok
// expect: MethodHandle(String,int,String)int
// expect: drop: ok
// expect: drop2: java.lang.IllegalArgumentException: no argument type to remove[(String)int, 2, [int], 2, 1]
// expect: drop3: java.lang.IllegalArgumentException: parameter type cannot be void
// expect: MethodHandle(int,String,long)int
// expect: dropToMatch: ok
// expect: MethodHandle(String)int
// expect: filt: ok
// expect: filt2: java.lang.IllegalArgumentException: target and filter types do not match: (int)int, (int)boolean
// expect: filt3: java.lang.IllegalArgumentException: too many filters
// expect: MethodHandle(String,String,Object)String
// expect: filt4: ok
// expect: MethodHandle(String)int
// expect: fret: ok
// expect: fret2: java.lang.IllegalArgumentException: target and filter types do not match: (String)int, (String)int
// expect: fret3: java.lang.IllegalArgumentException: target and filter types do not match: ()void, (String)int
// expect: MethodHandle(int)int
// expect: fold: ok
// expect: fold2: java.lang.IllegalArgumentException: target and combiner types must match: (int,int)int != (String)int
// expect: fold3: java.lang.IllegalArgumentException: target and combiner types must match: (String,int,Object)String != (String)int
// expect: MethodHandle(int)int
// expect: foldv: ok
// expect: MethodHandle(String,String,Object)String
// expect: coll: ok
// expect: coll2: java.lang.IllegalArgumentException: target and filter types do not match: (String,int,Object)String, (String)int
// expect: MethodHandle(String,int,Object)String
// expect: coll3: ok
// expect: MethodHandle(Object,int,String)String
// expect: perm: ok
// expect: perm2: java.lang.IllegalArgumentException: old type parameter count and reorder array length do not match: (String,int,Object)String, [2, 1]
// expect: perm3: java.lang.IllegalArgumentException: index is out of bounds for new type: 3, (Object,int,String)String
// expect: perm4: java.lang.IllegalArgumentException: parameter types do not match after reorder: (String,int,Object)String, (Object,int,String)String
// expect: perm5: java.lang.IllegalArgumentException: return types do not match: (String,int,Object)String, (Object,int,String)int
// expect: MethodHandle(int)int
// expect: guard: ok
// expect: guard2: java.lang.IllegalArgumentException: guard type is not a predicate (int)int
// expect: guard3: java.lang.IllegalArgumentException: target and fallback types must match: (int)int != (String)int
// expect: guard4: java.lang.IllegalArgumentException: target and test types must match: (int)int != (String,int)boolean
// expect: MethodHandle(int)int
// expect: catch: ok
// expect: catch2: java.lang.IllegalArgumentException: handler does not accept exception type class java.lang.RuntimeException
// expect: catch3: java.lang.IllegalArgumentException: handler does not accept exception type class java.lang.IllegalStateException
// expect: catch4: java.lang.IllegalArgumentException: target and handler types must match: (String)int != (IllegalStateException,int)int
// expect: MethodHandle(int)int
// expect: cleanup null 2 2
// expect: 102
// expect: cleanup java.lang.IllegalStateException: big 5 0 5
// expect: try: java.lang.IllegalStateException: big 5
// expect: try2: java.lang.IllegalArgumentException: cleanup parameters after (Throwable,result) and target parameter list prefix must match: (Throwable,int,int)int != (String)int
// expect: try3: java.lang.IllegalArgumentException: cleanup first argument and Throwable must match: (int)int != class java.lang.Throwable
// expect: MethodHandle()int
// expect: MethodHandle()String
// expect: MethodHandle()int
// expect: const: ok
// expect: const2: java.lang.NullPointerException: Cannot invoke "Object.getClass()" because "x" is null
// expect: const3: java.lang.ClassCastException: Cannot cast java.lang.Integer to java.lang.String
// expect: const4: java.lang.IllegalArgumentException: void type
// expect: const5: java.lang.ClassCastException: class java.lang.Integer is not compatible with class java.lang.Long
// expect: MethodHandle(int)int
// expect: id: ok
// expect: id2: java.lang.IllegalArgumentException: parameter type cannot be void
// expect: MethodHandle()int
// expect: MethodHandle()void
// expect: MethodHandle()String
// expect: MethodHandle(int)long
// expect: false
// expect: 0
// expect: zero: ok
// expect: MethodHandle(IllegalStateException)int
// expect: throw: java.lang.IllegalStateException: q
// expect: throw2: java.lang.ClassCastException: java.lang.String
// expect: throw3: java.lang.NullPointerException: Cannot throw exception because "t" is null
// expect: MethodHandle(int[],int)int
// expect: MethodHandle(String[],int,String)void
// expect: MethodHandle(int)int[][]
// expect: MethodHandle(int[])int
// expect: arr: ok
// expect: arr2: java.lang.IllegalArgumentException: not an array: int
// expect: arr3: java.lang.IllegalArgumentException: not an array class: int
// expect: arr4: java.lang.IllegalArgumentException: not an array: int
// expect: arr5: java.lang.ArrayIndexOutOfBoundsException: Index 1 out of bounds for length 1
// expect: arr6: java.lang.NullPointerException: Cannot load from int array because "a" is null
// expect: arr7: java.lang.ArrayStoreException: java.lang.Integer
// expect: arr8: java.lang.NullPointerException: Cannot read the array length because "a" is null
// expect: arr9: java.lang.NegativeArraySizeException: -1
// expect: arr10: java.lang.NullPointerException: Cannot load from object array because "a" is null
// expect: arr11: java.lang.NullPointerException: Cannot load from long array because "a" is null
// expect: arr12: java.lang.NullPointerException: Cannot store to byte/boolean array because "a" is null
// expect: MethodHandle(MethodHandle,String)int
// expect: 3
// expect: exact: java.lang.invoke.WrongMethodTypeException: expected (int)int but found (String)int
// expect: MethodHandle(MethodHandle,Object)Object
// expect: 3
// expect: inv: java.lang.ClassCastException: class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: MethodHandle(MethodHandle,String,Object[])String
// expect: a12
// expect: spr: ok
// expect: spr2: java.lang.IllegalArgumentException: bad argument count: 5
// expect: MethodHandle(long)byte
// expect: 0
// expect: expl: ok
// expect: 1
// expect: expl2: ok
// expect: 2
// expect: expl3: ok
// expect: true
// expect: expl4: ok
// expect: expl5: java.lang.ClassCastException: class java.lang.String cannot be cast to class java.lang.Number (java.lang.String and java.lang.Number are in module java.base of loader 'bootstrap')
// expect: expl6: java.lang.invoke.WrongMethodTypeException: cannot explicitly cast MethodHandle(int)int to ()int
// expect: MethodHandle()int
// expect: 5
// expect: while: ok
// expect: MethodHandle()int
// expect: 8
// expect: dowhile: ok
// expect: MethodHandle()String
// expect: a0123
// expect: counted: ok
// expect: counted2: java.lang.IllegalArgumentException: loop initializer must match: (int)String != ()String
// expect: MethodHandle(Iterable)String
// expect: a123
// expect: iterated: ok
// expect: MethodHandle()int
// expect: 5
// expect: loop: ok
// expect: loop2: java.lang.IllegalArgumentException: no predicate found: [null]
// expect: loop3: java.lang.IllegalArgumentException: null or no clauses passed
// expect: loop4: java.lang.IllegalArgumentException: All loop clauses must be represented as MethodHandle arrays with at most 4 elements.
// expect: MethodHandle(int)String
// expect: 0
// expect: 1
// expect: d
// expect: ts: ok
// expect: ts2: java.lang.IllegalArgumentException: Case actions must have int as leading parameter: [MethodHandle(String)int]
// expect: MethodHandle(String)void
// expect: dr: ok
// expect: mt: java.lang.IllegalArgumentException: parameter type cannot be void
// expect: mt2: java.lang.NullPointerException: Cannot invoke "Object.hashCode()" because "this.rtype" is null
// expect: mt3: java.lang.NullPointerException: Cannot invoke "Object.hashCode()" because "ptype" is null
// expect: mt4: java.lang.ArrayIndexOutOfBoundsException: Index 2 out of bounds for length 2
// expect: mt5: java.lang.IndexOutOfBoundsException: start=1 end=3
// expect: mt6: java.lang.IndexOutOfBoundsException: bad index: 3
// expect: mt6b: java.lang.IndexOutOfBoundsException: start=2 end=1
// expect: mt7: java.lang.ArrayIndexOutOfBoundsException: Index 2 out of bounds for length 2
// expect: (String,int)int (String,long)void(Object,Object)Object(Object,long)int(String,Long)Integer(String,long)inttruefalselong[class java.lang.String, long][class java.lang.String, long](Ljava/lang/String;J)I(Ljava/lang/String;J)I
// expect: mt8: ok
// expect: mt9: java.lang.TypeNotPresentException: Type E3$T not present
// expect: mt10: java.lang.TypeNotPresentException: Type nope.X not present
// expect: mt11: java.lang.IllegalArgumentException: not a method descriptor: xx
// expect: mt11b: java.lang.IllegalArgumentException: bad signature: (V)V: bad argument type
// expect: (Object,Object)Object (Object,Object[])Object void
// expect: mt12: ok
// expect: mt13: java.lang.IllegalArgumentException: bad parameter count -1
// expect: true true(String,long)int
// expect: mt14: ok
// expect: -1
// expect: true
// expect: MethodHandle(String,String)int
// expect: interface java.util.Comparator
// expect: false
// expect: mhp: ok
// expect: mhp2: java.lang.IllegalArgumentException: not a public interface: java.lang.String
// expect: mhp3: java.lang.IllegalArgumentException: not a single-method interface: java.util.List
// expect: mhp4: java.lang.IllegalArgumentException: not a public interface: Combinators$T
// expect: mhp5: java.lang.IllegalArgumentException: not a wrapper instance
// expect: mhp6: java.lang.reflect.UndeclaredThrowableException
// expect: invokeStatic Combinators.len:(String)int
// expect: lenclass Combinators(String)int68false
// expect: static int Combinators.len(java.lang.String)
// expect: invokeVirtual
// expect: info: ok
// expect: info2: java.lang.IllegalArgumentException: not a direct method handle
// expect: MethodHandle(String)int
// expect: MethodHandle(String,Object[])String
// expect: MethodHandle(char[])String
// expect: x
// expect: unref: ok
// expect: unref4: java.lang.IllegalAccessException: static final field has no write access: java.lang.Integer.MAX_VALUE/int/putStatic, from class Combinators
// expect: MethodHandle()int
// expect: 3
// expect: bind: ok
// expect: bind2: java.lang.NoSuchMethodException: no such method: java.lang.String.lengthx()int/invokeSpecial
// expect: interface Combinators$T
// expect: class java.lang.String
// expect: class Combinators
// expect: fc: ok
// expect: fc2: java.lang.ClassNotFoundException: E3T
// expect: true
// expect: wv: java.lang.IllegalArgumentException: not an array type: class java.lang.Object
// expect: true
// expect: wv2: ok
// expect: true
// expect: wv3: ok
// expect: MethodHandle(Combinators)Object
// expect: cloneB: ok
// expect: cloneC: java.lang.IllegalAccessException: no such method: java.lang.String.clone()Object/invokeVirtual
// expect: class Combinators
// expect: getClass: ok
// expect: 1
// expect: iface: ok
// expect: [1]
// expect: ifaceObj: ok
// expect: []
// expect: ifaceStatic: ok
