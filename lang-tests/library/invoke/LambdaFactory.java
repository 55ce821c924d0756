// LambdaMetafactory called as a method: what the objects do, and what is refused with which words.
import static java.lang.invoke.MethodType.methodType;

import java.io.Serializable;
import java.lang.invoke.*;
import java.util.*;
import java.util.concurrent.Callable;
import java.util.function.*;

public class LambdaFactory {
  interface Try {
    Object run() throws Throwable;
  }

  static void show(String what, Try t) {
    String text;
    try {
      text = String.valueOf(t.run());
    } catch (Throwable e) {
      text = e.getClass().getName() + ": " + e.getMessage();
    }
    // An unnamed module's text is its identity hash code.
    System.out.println(what + " -> " + text.replaceAll(" \\(unnamed module @[0-9a-f]+\\)", ""));
  }

  static MethodHandles.Lookup l = MethodHandles.lookup();

  static String greet(String who) {
    return "hello " + who;
  }

  static String join(String a, int n, Object b) {
    return a + n + b;
  }

  static void nothing(Object o) {
    System.out.println("nothing " + o);
  }

  private final String own;

  LambdaFactory(String own) {
    this.own = own;
  }

  private String own(String more) {
    return own + more;
  }

  @Override
  public String toString() {
    return "LambdaFactory " + own;
  }

  static int fail(Object o) throws Exception {
    throw new java.io.IOException("failed " + o);
  }

  interface Marker {}

  interface Shape<T> {
    T make(T t);

    default T twice(T t) {
      return make(make(t));
    }

    boolean equals(Object o);
  }

  interface Narrow extends Shape<String> {
    @Override
    String make(String s);
  }

  interface Ints {
    int apply(int a, long b);
  }

  static long sum(int a, long b) {
    return a + b;
  }

  static Integer boxed(Integer a, Long b) {
    return (int) (a * b);
  }

  public static void main(String[] args) throws Throwable {
    MethodHandle greet = l.findStatic(LambdaFactory.class, "greet", methodType(String.class, String.class));
    CallSite site = LambdaMetafactory.metafactory(l, "apply", methodType(Function.class), methodType(Object.class, Object.class), greet, methodType(String.class, String.class));
    System.out.println(site.type() + " " + (site instanceof ConstantCallSite));
    Function<String, String> f = (Function<String, String>) site.getTarget().invokeExact();
    Function<String, String> again = (Function<String, String>) site.getTarget().invokeExact();
    System.out.println(f.apply("you") + " " + (f == again) + " " + f.equals(f) + " " + f.equals(again) + " " + (f.hashCode() == System.identityHashCode(f)));
    System.out.println(f.andThen(s -> s + "!").compose((String s) -> s.toUpperCase()).apply("me"));
    show("wrong argument", () -> ((Function) f).apply(1));

    // --- captured values
    MethodHandle join = l.findStatic(LambdaFactory.class, "join", methodType(String.class, String.class, int.class, Object.class));
    MethodHandle make = LambdaMetafactory.metafactory(l, "get", methodType(Supplier.class, String.class, int.class, Object.class), methodType(Object.class), join, methodType(String.class)).getTarget();
    Supplier<String> s = (Supplier<String>) make.invokeExact("a", 1, (Object) 'c');
    Supplier<String> s2 = (Supplier<String>) make.invoke("x", 2, "y");
    System.out.println(s.get() + " " + s2.get() + " " + (s == s2) + " " + (s.getClass() == s2.getClass()));
    MethodHandle part = LambdaMetafactory.metafactory(l, "apply", methodType(Function.class, String.class, int.class), methodType(Object.class, Object.class), join, methodType(String.class, Object.class)).getTarget();
    System.out.println(((Function<Object, String>) part.invoke("p", 7)).apply(List.of(1)));

    // --- kinds of handles
    MethodHandle own = l.findVirtual(LambdaFactory.class, "own", methodType(String.class, String.class));
    System.out.println(((BiFunction<LambdaFactory, String, String>) LambdaMetafactory.metafactory(l, "apply", methodType(BiFunction.class), methodType(Object.class, Object.class, Object.class), own,
        methodType(String.class, LambdaFactory.class, String.class)).getTarget().invoke()).apply(new LambdaFactory("A"), "b"));
    MethodHandle bound = LambdaMetafactory.metafactory(l, "apply", methodType(Function.class, LambdaFactory.class), methodType(Object.class, Object.class), own, methodType(String.class, String.class)).getTarget();
    System.out.println(((Function<String, String>) bound.invoke(new LambdaFactory("B"))).apply("c"));
    show("null receiver", () -> ((Function<String, String>) bound.invoke((LambdaFactory) null)).apply("c"));
    MethodHandle constructor = l.findConstructor(LambdaFactory.class, methodType(void.class, String.class));
    System.out.println(((Function<String, Object>) LambdaMetafactory.metafactory(l, "apply", methodType(Function.class), methodType(Object.class, Object.class), constructor, methodType(Object.class, String.class)).getTarget().invoke()).apply("new"));
    MethodHandle size = l.findVirtual(Collection.class, "size", methodType(int.class));
    System.out.println(((ToIntFunction<List<?>>) LambdaMetafactory.metafactory(l, "applyAsInt", methodType(ToIntFunction.class), methodType(int.class, Object.class), size, methodType(int.class, List.class)).getTarget().invoke()).applyAsInt(List.of(1, 2)));
    System.out.println(((Function<List<?>, Object>) LambdaMetafactory.metafactory(l, "apply", methodType(Function.class), methodType(Object.class, Object.class), size, methodType(Object.class, List.class)).getTarget().invoke()).apply(List.of(1, 2, 3)));
    MethodHandle nothing = l.findStatic(LambdaFactory.class, "nothing", methodType(void.class, Object.class));
    ((Consumer<String>) LambdaMetafactory.metafactory(l, "accept", methodType(Consumer.class), methodType(void.class, Object.class), nothing, methodType(void.class, String.class)).getTarget().invoke()).accept("at all");
    ((Consumer<String>) LambdaMetafactory.metafactory(l, "accept", methodType(Consumer.class), methodType(void.class, Object.class), greet, methodType(void.class, String.class)).getTarget().invoke()).accept("dropped");
    MethodHandle fail = l.findStatic(LambdaFactory.class, "fail", methodType(int.class, Object.class));
    show("failure", () -> ((Callable<?>) LambdaMetafactory.metafactory(l, "call", methodType(Callable.class, Object.class), methodType(Object.class), fail, methodType(Integer.class)).getTarget().invoke((Object) "f")).call());
    show("sneaky failure", () -> ((Supplier<?>) LambdaMetafactory.metafactory(l, "get", methodType(Supplier.class, Object.class), methodType(Object.class), fail, methodType(Integer.class)).getTarget().invoke((Object) "g")).get());

    // --- conversions
    MethodHandle sum = l.findStatic(LambdaFactory.class, "sum", methodType(long.class, int.class, long.class));
    MethodHandle boxed = l.findStatic(LambdaFactory.class, "boxed", methodType(Integer.class, Integer.class, Long.class));
    show("unboxed", () -> ((Ints) LambdaMetafactory.metafactory(l, "apply", methodType(Ints.class), methodType(int.class, int.class, long.class), boxed, methodType(int.class, int.class, long.class)).getTarget().invoke()).apply(3, 4L));
    show("narrowed", () -> ((Ints) LambdaMetafactory.metafactory(l, "apply", methodType(Ints.class), methodType(int.class, int.class, long.class), sum, methodType(int.class, int.class, long.class)).getTarget().invoke()).apply(3, 4L));
    show("widened", () -> ((BiFunction<Integer, Integer, Object>) LambdaMetafactory.metafactory(l, "apply", methodType(BiFunction.class), methodType(Object.class, Object.class, Object.class), sum, methodType(Long.class, Integer.class, Integer.class)).getTarget().invoke()).apply(3, 4));

    // --- the alternative one
    Object marked = LambdaMetafactory.altMetafactory(l, "apply", methodType(Function.class), methodType(Object.class, Object.class), greet, methodType(String.class, String.class),
        LambdaMetafactory.FLAG_MARKERS | LambdaMetafactory.FLAG_SERIALIZABLE, 2, Marker.class, Cloneable.class).getTarget().invoke();
    System.out.println((marked instanceof Marker) + " " + (marked instanceof Cloneable) + " " + (marked instanceof Serializable) + " " + ((Function<String, String>) marked).apply("marked"));
    Object plain = LambdaMetafactory.altMetafactory(l, "apply", methodType(Function.class), methodType(Object.class, Object.class), greet, methodType(String.class, String.class), 0).getTarget().invoke();
    System.out.println(((Function<String, String>) plain).apply("plain"));
    Narrow narrow = (Narrow) LambdaMetafactory.altMetafactory(l, "make", methodType(Narrow.class), methodType(String.class, String.class), greet, methodType(String.class, String.class),
        LambdaMetafactory.FLAG_BRIDGES, 1, methodType(Object.class, Object.class)).getTarget().invoke();
    System.out.println(narrow.make("n") + " " + ((Shape<String>) narrow).make("m") + " " + narrow.twice("t"));
    Shape<String> shape = (Shape<String>) LambdaMetafactory.metafactory(l, "make", methodType(Shape.class), methodType(Object.class, Object.class), greet, methodType(String.class, String.class)).getTarget().invoke();
    System.out.println(shape.twice("shape"));
    show("wrong name", () -> {
      Function<String, String> wrong = (Function<String, String>) LambdaMetafactory.metafactory(l, "other", methodType(Function.class), methodType(Object.class, Object.class), greet, methodType(String.class, String.class)).getTarget().invoke();
      try {
        return wrong.apply("x");
      } catch (AbstractMethodError e) {
        return e.getMessage().replaceAll("Receiver class \\S+", "Receiver class");
      }
    });

    // --- what is refused
    MethodType oo = methodType(Object.class, Object.class), ss = methodType(String.class, String.class), fun = methodType(Function.class);
    show("no interface", () -> LambdaMetafactory.metafactory(l, "apply", methodType(String.class), oo, greet, ss));
    show("not direct", () -> LambdaMetafactory.metafactory(l, "apply", fun, oo, MethodHandles.identity(Object.class), oo));
    show("field", () -> LambdaMetafactory.metafactory(l, "apply", fun, oo, l.findGetter(LambdaFactory.class, "own", String.class), methodType(String.class, LambdaFactory.class)));
    show("too many", () -> LambdaMetafactory.metafactory(l, "apply", methodType(Function.class, String.class), oo, greet, ss));
    show("too few", () -> LambdaMetafactory.metafactory(l, "get", methodType(Supplier.class), methodType(Object.class), greet, methodType(String.class)));
    show("arity", () -> LambdaMetafactory.metafactory(l, "apply", fun, oo, greet, methodType(String.class, String.class, String.class)));
    show("captured type", () -> LambdaMetafactory.metafactory(l, "get", methodType(Supplier.class, Object.class), methodType(Object.class), greet, methodType(String.class)));
    show("captured type 2", () -> LambdaMetafactory.metafactory(l, "get", methodType(Supplier.class, int.class), methodType(Object.class), greet, methodType(String.class)));
    show("receiver type", () -> LambdaMetafactory.metafactory(l, "apply", methodType(Function.class, String.class), oo, own, ss));
    show("receiver type 2", () -> LambdaMetafactory.metafactory(l, "apply", methodType(BiFunction.class), methodType(Object.class, Object.class, Object.class), own, methodType(String.class, Integer.class, String.class)));
    show("argument type", () -> LambdaMetafactory.metafactory(l, "apply", fun, oo, greet, methodType(String.class, Integer.class)));
    show("argument type 2", () -> LambdaMetafactory.metafactory(l, "apply", fun, oo, greet, methodType(String.class, int.class)));
    show("argument type 3", () -> LambdaMetafactory.metafactory(l, "apply", methodType(Ints.class), methodType(int.class, int.class, long.class), sum, methodType(int.class, long.class, long.class)));
    show("result type", () -> LambdaMetafactory.metafactory(l, "apply", fun, oo, greet, methodType(Integer.class, String.class)).type());
    show("result type 2", () -> LambdaMetafactory.metafactory(l, "apply", fun, oo, nothing, methodType(Object.class, Object.class)));
    show("result type 3", () -> LambdaMetafactory.metafactory(l, "applyAsInt", methodType(ToIntFunction.class), methodType(int.class, Object.class), greet, methodType(int.class, String.class)).type());
    show("not a subtype", () -> LambdaMetafactory.metafactory(l, "apply", fun, methodType(Object.class, Integer.class), greet, ss));
    show("not a subtype 2", () -> LambdaMetafactory.metafactory(l, "apply", fun, methodType(Integer.class, Object.class), greet, ss));
    show("bridge", () -> LambdaMetafactory.altMetafactory(l, "make", methodType(Narrow.class), ss, greet, ss, LambdaMetafactory.FLAG_BRIDGES, 1, methodType(Object.class)));
    show("no access", () -> LambdaMetafactory.metafactory(MethodHandles.publicLookup(), "apply", fun, oo, greet, ss));
    show("weak lookup", () -> LambdaMetafactory.metafactory(l.dropLookupMode(MethodHandles.Lookup.PRIVATE), "apply", fun, oo, greet, ss));
    show("alt few", () -> LambdaMetafactory.altMetafactory(l, "apply", fun, oo, greet));
    show("alt wrong", () -> LambdaMetafactory.altMetafactory(l, "apply", fun, oo, greet, ss, "x"));
    show("alt marker", () -> LambdaMetafactory.altMetafactory(l, "apply", fun, oo, greet, ss, LambdaMetafactory.FLAG_MARKERS, 1, String.class));
    show("alt markers", () -> LambdaMetafactory.altMetafactory(l, "apply", fun, oo, greet, ss, LambdaMetafactory.FLAG_MARKERS, 2, Marker.class));
    show("alt negative", () -> LambdaMetafactory.altMetafactory(l, "apply", fun, oo, greet, ss, LambdaMetafactory.FLAG_MARKERS, -1));
    show("alt more", () -> LambdaMetafactory.altMetafactory(l, "apply", fun, oo, greet, ss, 0, 1));
    show("null", () -> LambdaMetafactory.metafactory(l, null, fun, oo, greet, ss));
    show("null 2", () -> LambdaMetafactory.metafactory(l, "apply", fun, oo, null, ss));
    show("bad name", () -> LambdaMetafactory.metafactory(l, "a.b", fun, oo, greet, ss));
    show("empty name", () -> LambdaMetafactory.metafactory(l, "", fun, oo, greet, ss));
  }
}
// expect: ()Function true
// expect: hello you true true true true
// expect: hello ME!
// expect: wrong argument -> java.lang.ClassCastException: class java.lang.Integer cannot be cast to class java.lang.String (java.lang.Integer and java.lang.String are in module java.base of loader 'bootstrap')
// expect: a1c x2y false true
// expect: p7[1]
// expect: Ab
// expect: Bc
// expect: null receiver -> java.lang.NullPointerException: null
// expect: LambdaFactory new
// expect: 2
// expect: 3
// expect: nothing at all
// expect: failure -> java.io.IOException: failed f
// expect: sneaky failure -> java.io.IOException: failed g
// expect: unboxed -> 12
// expect: narrowed -> java.lang.invoke.LambdaConversionException: Type mismatch for lambda return: long is not convertible to int
// expect: widened -> 7
// expect: true true true hello marked
// expect: hello plain
// expect: hello n hello m hello hello t
// expect: hello hello shape
// expect: wrong name -> Receiver class does not define or inherit an implementation of the resolved method 'abstract java.lang.Object apply(java.lang.Object)' of interface java.util.function.Function.
// expect: no interface -> java.lang.invoke.LambdaConversionException: java.lang.String is not an interface
// expect: not direct -> java.lang.invoke.LambdaConversionException: MethodHandle(Object)Object is not direct or cannot be cracked
// expect: field -> java.lang.invoke.LambdaConversionException: Unsupported MethodHandle kind: getField LambdaFactory.own:()String
// expect: too many -> java.lang.invoke.LambdaConversionException: Incorrect number of parameters for static method invokeStatic LambdaFactory.greet:(String)String; 1 captured parameters, 1 functional interface method parameters, 1 implementation parameters
// expect: too few -> java.lang.invoke.LambdaConversionException: Incorrect number of parameters for static method invokeStatic LambdaFactory.greet:(String)String; 0 captured parameters, 0 functional interface method parameters, 1 implementation parameters
// expect: arity -> java.lang.invoke.LambdaConversionException: Incorrect number of parameters for static method invokeStatic LambdaFactory.greet:(String)String; 2 dynamic parameters, 1 functional interface method parameters
// expect: captured type -> java.lang.invoke.LambdaConversionException: Type mismatch in captured lambda parameter 0: expecting class java.lang.Object, found class java.lang.String
// expect: captured type 2 -> java.lang.invoke.LambdaConversionException: Type mismatch in captured lambda parameter 0: expecting int, found class java.lang.String
// expect: receiver type -> java.lang.invoke.LambdaConversionException: Invalid receiver type class java.lang.String; not a subtype of implementation type class LambdaFactory
// expect: receiver type 2 -> java.lang.invoke.LambdaConversionException: Invalid receiver type class java.lang.Integer; not a subtype of implementation type class LambdaFactory
// expect: argument type -> java.lang.invoke.LambdaConversionException: Type mismatch for lambda argument 0: class java.lang.Integer is not convertible to class java.lang.String
// expect: argument type 2 -> java.lang.invoke.LambdaConversionException: Type mismatch for lambda argument 0: int is not convertible to class java.lang.String
// expect: argument type 3 -> java.lang.invoke.LambdaConversionException: Type mismatch for lambda argument 0: long is not convertible to int
// expect: result type -> ()Function
// expect: result type 2 -> java.lang.invoke.LambdaConversionException: Type mismatch for lambda return: void is not convertible to class java.lang.Object
// expect: result type 3 -> ()ToIntFunction
// expect: not a subtype -> java.lang.invoke.LambdaConversionException: Type mismatch for dynamic parameter 0: class java.lang.String is not a subtype of class java.lang.Integer
// expect: not a subtype 2 -> java.lang.invoke.LambdaConversionException: Type mismatch for lambda expected return: class java.lang.String is not convertible to class java.lang.Integer
// expect: bridge -> java.lang.invoke.LambdaConversionException: Incorrect number of parameters for bridge signature ()Object; incompatible with (String)String
// expect: no access -> java.lang.invoke.LambdaConversionException: Invalid caller: java.lang.Object
// expect: weak lookup -> java.lang.invoke.LambdaConversionException: Invalid caller: LambdaFactory
// expect: alt few -> java.lang.IllegalArgumentException: missing argument
// expect: alt wrong -> java.lang.IllegalArgumentException: argument has wrong type
// expect: alt marker -> java.lang.invoke.LambdaConversionException: java.lang.String is not an interface
// expect: alt markers -> java.lang.IllegalArgumentException: missing argument
// expect: alt negative -> java.lang.IllegalArgumentException: negative argument count
// expect: alt more -> java.lang.IllegalArgumentException: too many arguments
// expect: null -> java.lang.NullPointerException: null
// expect: null 2 -> java.lang.NullPointerException: null
// expect: bad name -> java.lang.invoke.LambdaConversionException: Method name 'a.b' is not legal
// expect: empty name -> java.lang.invoke.LambdaConversionException: Method name '' is not legal
