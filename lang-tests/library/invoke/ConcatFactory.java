// StringConcatFactory and ObjectMethods called as methods.
import static java.lang.invoke.MethodType.methodType;

import java.lang.invoke.*;
import java.lang.runtime.ObjectMethods;
import java.util.*;

public class ConcatFactory {
  interface Try {
    Object run() throws Throwable;
  }

  static void show(String what, Try t) {
    String text;
    try {
      text = String.valueOf(t.run());
    } catch (Throwable e) {
      text = e.getClass().getName() + ": " + e.getMessage() + (e.getCause() == null ? "" : " / " + e.getCause());
    }
    // An unnamed module's text is its identity hash code.
    System.out.println(what + " -> " + text.replaceAll(" \\(unnamed module @[0-9a-f]+\\)", ""));
  }

  static MethodHandles.Lookup l = MethodHandles.lookup();

  static class Bad {
    @Override
    public String toString() {
      return null;
    }
  }

  record Point(int x, String name, double[] data, float f) {}

  public static void main(String[] args) throws Throwable {
    MethodType all = methodType(String.class, int.class, long.class, boolean.class, char.class, byte.class, short.class, float.class, double.class, Object.class, String.class);
    MethodHandle concat = StringConcatFactory.makeConcat(l, "x", all).getTarget();
    show("type", () -> concat.type());
    show("all", () -> (String) concat.invokeExact(1, 2L, true, 'c', (byte) -4, (short) 5, 6.5f, 7.25, (Object) List.of(1), "s"));
    show("nulls", () -> (String) concat.invokeExact(1, 2L, true, 'c', (byte) -4, (short) 5, -0f, Double.NaN, (Object) null, (String) null));
    show("bad", () -> (String) StringConcatFactory.makeConcat(l, "x", methodType(String.class, Object.class)).getTarget().invokeExact((Object) new Bad()));
    show("none", () -> (String) StringConcatFactory.makeConcat(l, "x", methodType(String.class)).getTarget().invokeExact());
    show("one", () -> (String) StringConcatFactory.makeConcat(l, "x", methodType(String.class, int.class)).getTarget().invokeExact(5));
    String empty = "";
    show("same", () -> (String) StringConcatFactory.makeConcat(l, "x", methodType(String.class, String.class)).getTarget().invokeExact(empty));
    show("Object result", () -> StringConcatFactory.makeConcat(l, "x", methodType(Object.class, int.class, int.class)).getTarget().invoke(5, 6));
    show("CharSequence result", () -> StringConcatFactory.makeConcat(l, "x", methodType(CharSequence.class, int.class, int.class)).getTarget().invoke(5, 6));
    show("Integer result", () -> StringConcatFactory.makeConcat(l, "x", methodType(Integer.class, int.class)));
    show("int result", () -> StringConcatFactory.makeConcat(l, "x", methodType(int.class, int.class)));
    show("int[]", () -> StringConcatFactory.makeConcat(l, "x", methodType(String.class, Thread.class)).type());
    show("null", () -> StringConcatFactory.makeConcat(null, "x", methodType(String.class)));
    show("null name", () -> StringConcatFactory.makeConcat(l, null, methodType(String.class)));
    show("null type", () -> StringConcatFactory.makeConcat(l, "x", null));
    show("weak", () -> StringConcatFactory.makeConcat(MethodHandles.publicLookup(), "x", methodType(String.class)));
    Class<?>[] many = new Class<?>[201];
    Arrays.fill(many, int.class);
    show("many", () -> StringConcatFactory.makeConcat(l, "x", methodType(String.class, many)));
    Class<?>[] two = new Class<?>[200];
    Arrays.fill(two, int.class);
    show("200", () -> StringConcatFactory.makeConcat(l, "x", methodType(String.class, two)).type().parameterCount());
    MethodType ios = methodType(String.class, int.class, Object.class);
    show("recipe", () -> (String) StringConcatFactory.makeConcatWithConstants(l, "x", ios, "a=\1, b=\1;").getTarget().invokeExact(1, (Object) 'z'));
    show("constants", () -> (String) StringConcatFactory.makeConcatWithConstants(l, "x", ios, "\2\1-\2-\1\2", "k", 3.5, null).getTarget().invokeExact(1, (Object) 'z'));
    show("constants 2", () -> (String) StringConcatFactory.makeConcatWithConstants(l, "x", ios, "\2\1-\2-\1", "k", 3.5).getTarget().invokeExact(1, (Object) 'z'));
    show("few arguments", () -> StringConcatFactory.makeConcatWithConstants(l, "x", ios, "\1"));
    show("many arguments", () -> StringConcatFactory.makeConcatWithConstants(l, "x", ios, "\1\1\1"));
    show("few constants", () -> StringConcatFactory.makeConcatWithConstants(l, "x", ios, "\1\1\2"));
    show("many constants", () -> StringConcatFactory.makeConcatWithConstants(l, "x", ios, "\1\1", 1));
    show("no recipe", () -> StringConcatFactory.makeConcatWithConstants(l, "x", ios, null));
    show("only text", () -> (String) StringConcatFactory.makeConcatWithConstants(l, "x", methodType(String.class), "text").getTarget().invokeExact());
    show("null constants", () -> StringConcatFactory.makeConcatWithConstants(l, "x", ios, "\1\1", (Object[]) null));

    // --- ObjectMethods
    MethodHandle[] getters = {l.findGetter(Point.class, "x", int.class), l.findGetter(Point.class, "name", String.class), l.findGetter(Point.class, "data", double[].class), l.findGetter(Point.class, "f", float.class)};
    double[] data = {1};
    Point p = new Point(3, "n", data, 0f), q = new Point(3, "n", data, 0f), r = new Point(3, "n", data, -0f);
    CallSite eq = (CallSite) ObjectMethods.bootstrap(l, "equals", methodType(boolean.class, Point.class, Object.class), Point.class, "x;name;data;f", getters);
    show("equals", () -> eq.getTarget().invoke(p, (Object) q) + " " + eq.getTarget().invoke(p, (Object) r) + " " + eq.getTarget().invoke(p, (Object) "x") + " " + eq.getTarget().invoke(p, (Object) null) + " " + eq.type());
    CallSite hash = (CallSite) ObjectMethods.bootstrap(l, "hashCode", methodType(int.class, Point.class), Point.class, "x;name", getters[0], getters[1]);
    show("hashCode", () -> hash.getTarget().invoke(p) + " " + hash.getTarget().invoke(new Point(3, null, data, 0f)));
    CallSite text = (CallSite) ObjectMethods.bootstrap(l, "toString", methodType(String.class, Point.class), Point.class, "x;name;f", getters[0], getters[1], getters[3]);
    show("toString", () -> text.getTarget().invoke(p) + " " + text.getTarget().invoke(new Point(1, null, null, 2f)));
    show("other names", () -> ((CallSite) ObjectMethods.bootstrap(l, "toString", methodType(String.class, Point.class), Point.class, "a;b", getters[0], getters[1])).getTarget().invoke(p));
    show("no fields", () -> ((CallSite) ObjectMethods.bootstrap(l, "toString", methodType(String.class, Point.class), Point.class, "")).getTarget().invoke(p));
    show("no fields hash", () -> ((CallSite) ObjectMethods.bootstrap(l, "hashCode", methodType(int.class, Point.class), Point.class, "")).getTarget().invoke(p));
    show("handle", () -> ObjectMethods.bootstrap(l, "hashCode", MethodHandle.class, Point.class, "x", getters[0]));
    show("unknown", () -> ObjectMethods.bootstrap(l, "clone", methodType(int.class, Point.class), Point.class, "x", getters[0]));
    show("names", () -> ObjectMethods.bootstrap(l, "toString", methodType(String.class, Point.class), Point.class, "x;y", getters[0]));
    show("names for hashCode", () -> ObjectMethods.bootstrap(l, "hashCode", methodType(int.class, Point.class), Point.class, "x;y", getters[0]).getClass());
    show("no names", () -> ObjectMethods.bootstrap(l, "hashCode", methodType(int.class, Point.class), Point.class, null, getters[0]).getClass());
    show("type", () -> ObjectMethods.bootstrap(l, "hashCode", methodType(long.class, Point.class), Point.class, "x", getters[0]));
    show("type 2", () -> ObjectMethods.bootstrap(l, "equals", methodType(boolean.class, Point.class, Point.class), Point.class, "x", getters[0]));
    show("type 3", () -> ObjectMethods.bootstrap(l, "toString", methodType(String.class, Object.class), Point.class, "x", getters[0]));
    show("null getter", () -> ObjectMethods.bootstrap(l, "toString", methodType(String.class, Point.class), Point.class, "x", (MethodHandle) null));
  }
}
// expect: type -> (int,long,boolean,char,byte,short,float,double,Object,String)String
// expect: all -> 12truec-456.57.25[1]s
// expect: nulls -> 12truec-45-0.0NaNnullnull
// expect: bad -> null
// expect: none -> 
// expect: one -> 5
// expect: same -> 
// expect: Object result -> 56
// expect: CharSequence result -> 56
// expect: Integer result -> java.lang.invoke.StringConcatException: The return type should be compatible with String, but it is class java.lang.Integer
// expect: int result -> java.lang.invoke.StringConcatException: The return type should be compatible with String, but it is int
// expect: int[] -> (Thread)String
// expect: null -> java.lang.NullPointerException: Lookup is null
// expect: null name -> java.lang.NullPointerException: Name is null
// expect: null type -> java.lang.NullPointerException: Cannot invoke "java.lang.invoke.MethodType.parameterCount()" because "concatType" is null
// expect: weak -> java.lang.invoke.StringConcatException: Invalid caller: java.lang.Object
// expect: many -> java.lang.invoke.StringConcatException: Too many concat argument slots: 201, can only accept 200
// expect: 200 -> 200
// expect: recipe -> a=1, b=z;
// expect: constants -> java.lang.NullPointerException: Cannot accept null constants
// expect: constants 2 -> k1-3.5-z
// expect: few arguments -> java.lang.invoke.StringConcatException: Mismatched number of concat arguments: recipe wants 1 arguments, but signature provides 2
// expect: many arguments -> java.lang.invoke.StringConcatException: Mismatched number of concat arguments: recipe wants 3 arguments, but signature provides 2
// expect: few constants -> java.lang.invoke.StringConcatException: Mismatched number of concat constants: recipe wants 0 constants, but only 0 are passed
// expect: many constants -> java.lang.invoke.StringConcatException: Mismatched number of concat constants: recipe wants 0 constants, but only 1 are passed
// expect: no recipe -> java.lang.NullPointerException: Recipe is null
// expect: only text -> text
// expect: null constants -> java.lang.NullPointerException: Constants are null
// expect: equals -> true false false false (Point,Object)boolean
// expect: hashCode -> 203 93
// expect: toString -> Point[x=3, name=n, f=0.0] Point[x=1, name=null, f=2.0]
// expect: other names -> Point[a=3, b=n]
// expect: no fields -> Point[]
// expect: no fields hash -> 0
// expect: handle -> MethodHandle(Point)int
// expect: unknown -> java.lang.IllegalArgumentException: clone
// expect: names -> java.lang.IllegalArgumentException: Name list and accessor list do not match
// expect: names for hashCode -> class java.lang.invoke.ConstantCallSite
// expect: no names -> class java.lang.invoke.ConstantCallSite
// expect: type -> java.lang.IllegalArgumentException: Bad method type: (Point)long
// expect: type 2 -> java.lang.IllegalArgumentException: Bad method type: (Point,Point)boolean
// expect: type 3 -> java.lang.IllegalArgumentException: Bad method type: (Object)String
// expect: null getter -> java.lang.NullPointerException: null
