// java.lang.reflect.Proxy.
import java.io.IOException;
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

interface Calc {
  int add(int a, int b);
  long mixed(byte b, char c, short s, long l, float f, double d, boolean z, String t, int[] a);
  void nothing();
  double half(double d) throws IOException;
  <T> List<T> listOf(T... all);
  default String greet(String who) { return "hello " + who + " " + add(1, 2); }
  static int one() { return 1; }
}

interface Closing extends AutoCloseable, Comparable<String> {
  @Override void close();
}

public class Proxies {
  interface Act {
    Object act() throws Throwable;
  }

  static void show(String what, Act act) {
    Object result;
    try {
      result = act.act();
    } catch (UndeclaredThrowableException e) {
      result = e + " " + e.getMessage() + " " + e.getUndeclaredThrowable();
    } catch (Throwable t) {
      result = t;
    }
    System.out.println(what + ": " + result);
  }

  @SuppressWarnings("unchecked")
  static <T> T make(Class<T> type, InvocationHandler h) {
    return (T) Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, h);
  }

  public static void main(String[] args) throws Throwable {
    InvocationHandler logging = (proxy, m, a) -> {
      StringBuilder text = new StringBuilder(m.getDeclaringClass().getSimpleName() + "." + m.getName() + "(");
      if (a == null) text.append("none");
      else for (Object o : a) text.append(o instanceof int[] ? Arrays.toString((int[]) o) : o instanceof Object[] ? Arrays.toString((Object[]) o) : o).append(' ');
      System.out.println(text.append(")"));
      Class<?> r = m.getReturnType();
      if (r == int.class) return 42;
      if (r == long.class) return 43L;
      if (r == double.class) return 4.5;
      if (r == boolean.class) return true;
      if (r == String.class) return "text";
      return null;
    };
    Calc calc = make(Calc.class, logging);
    show("add", () -> calc.add(1, 2));
    show("mixed", () -> calc.mixed((byte) 1, 'c', (short) 3, 4, 5.5f, 6.5, true, "t", new int[] {7}));
    show("nothing", () -> { calc.nothing(); return "back"; });
    show("half", () -> calc.half(9));
    show("listOf", () -> calc.listOf("a", "b"));
    show("default is handed over", () -> calc.greet("you"));
    show("toString", () -> calc.toString());
    show("hashCode", () -> calc.hashCode());
    show("equals", () -> calc.equals("x"));
    show("class", () -> Proxy.isProxyClass(calc.getClass()) + " " + Proxy.isProxyClass(String.class) + " " + (Proxy.getInvocationHandler(calc) == logging)
        + " " + (calc instanceof Proxy) + " " + Arrays.toString(calc.getClass().getInterfaces()) + " " + calc.getClass().getSuperclass()
        + " " + Modifier.toString(calc.getClass().getModifiers() & Modifier.FINAL));
    show("no proxy", () -> Proxy.getInvocationHandler("x"));
    show("same class", () -> make(Calc.class, logging).getClass() == calc.getClass());

    Calc wrong = make(Calc.class, (p, m, a) -> "a text");
    show("wrong result", () -> wrong.add(1, 2));
    Calc none = make(Calc.class, (p, m, a) -> null);
    show("null for an int", () -> none.add(1, 2));
    show("null for an object", () -> none.listOf());
    show("null for nothing", () -> { none.nothing(); return "fine"; });
    Calc boxed = make(Calc.class, (p, m, a) -> 7);
    show("an int for a double", () -> boxed.half(1));
    Calc checked = make(Calc.class, (p, m, a) -> { throw new IOException("from the handler"); });
    show("declared", () -> checked.half(1));
    show("undeclared", () -> checked.add(1, 2));
    Calc unchecked = make(Calc.class, (p, m, a) -> { throw new IllegalStateException("as it is"); });
    show("unchecked", () -> unchecked.add(1, 2));
    Calc real = make(Calc.class, (p, m, a) -> m.isDefault() ? InvocationHandler.invokeDefault(p, m, a) : m.getName().equals("add") ? (Integer) a[0] + (Integer) a[1] : null);
    show("the default itself", () -> real.greet("you"));

    List<String> target = new ArrayList<>(List.of("x"));
    @SuppressWarnings("unchecked")
    List<String> counted = (List<String>) Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {List.class, RandomAccess.class}, new InvocationHandler() {
      int calls;

      @Override
      public Object invoke(Object proxy, Method m, Object[] a) throws Throwable {
        calls++;
        try {
          return m.invoke(target, a);
        } catch (InvocationTargetException e) {
          throw e.getCause();
        } finally {
          if (m.getName().equals("size")) System.out.println(calls + " calls");
        }
      }
    });
    counted.add("y");
    show("get", () -> counted.get(1));
    show("out of bounds", () -> counted.get(5));
    show("stream", () -> counted.stream().map(s -> s + s).toList());
    show("size", () -> counted.size());
    show("equals its target", () -> counted.equals(target) + " " + target.equals(counted) + " " + counted + " " + (counted.hashCode() == target.hashCode()));

    Closing both = make(Closing.class, logging);
    try (Closing c = both) {
      System.out.println(c.compareTo("x"));
    }
    show("class for an interface", () -> make(String.class, logging));
    show("twice", () -> Proxy.newProxyInstance(null, new Class<?>[] {Runnable.class, Runnable.class}, logging));
    show("no handler", () -> make(Runnable.class, null));
    Supplier<String> s = make(Supplier.class, (p, m, a) -> "supplied");
    System.out.println(s.get());
    Function<String, Integer> f = make(Function.class, (p, m, a) -> m.isDefault() ? InvocationHandler.invokeDefault(p, m, a) : a[0].toString().length());
    System.out.println(f.andThen(x -> x * 2).apply("four"));
    BinaryOperator<Integer> op = make(BinaryOperator.class, (p, m, a) -> (Integer) a[0] * (Integer) a[1]);
    System.out.println(List.of(1, 2, 3, 4).stream().reduce(1, op));
    Thread t = new Thread(make(Runnable.class, (p, m, a) -> { System.out.println("run in " + Thread.currentThread().getName()); return null; }), "a thread");
    t.start();
    t.join();
  }
}
// expect: Calc.add(1 2 )
// expect: add: 42
// expect: Calc.mixed(1 c 3 4 5.5 6.5 true t [7] )
// expect: mixed: 43
// expect: Calc.nothing(none)
// expect: nothing: back
// expect: Calc.half(9.0 )
// expect: half: 4.5
// expect: Calc.listOf([a, b] )
// expect: listOf: null
// expect: Calc.greet(you )
// expect: default is handed over: text
// expect: Object.toString(none)
// expect: toString: text
// expect: Object.hashCode(none)
// expect: hashCode: 42
// expect: Object.equals(x )
// expect: equals: true
// expect: class: true false true true [interface Calc] class java.lang.reflect.Proxy final
// expect: no proxy: java.lang.IllegalArgumentException: not a proxy instance
// expect: same class: true
// expect: wrong result: java.lang.ClassCastException: class java.lang.String cannot be cast to class java.lang.Integer (java.lang.String and java.lang.Integer are in module java.base of loader 'bootstrap')
// expect: null for an int: java.lang.NullPointerException: Cannot invoke "java.lang.Integer.intValue()" because the return value of "java.lang.reflect.InvocationHandler.invoke(Object, java.lang.reflect.Method, Object[])" is null
// expect: null for an object: null
// expect: null for nothing: fine
// expect: an int for a double: java.lang.ClassCastException: class java.lang.Integer cannot be cast to class java.lang.Double (java.lang.Integer and java.lang.Double are in module java.base of loader 'bootstrap')
// expect: declared: java.io.IOException: from the handler
// expect: undeclared: java.lang.reflect.UndeclaredThrowableException null java.io.IOException: from the handler
// expect: unchecked: java.lang.IllegalStateException: as it is
// expect: the default itself: hello you 3
// expect: get: y
// expect: out of bounds: java.lang.IndexOutOfBoundsException: Index 5 out of bounds for length 2
// expect: stream: [xx, yy]
// expect: 5 calls
// expect: size: 2
// expect: equals its target: true true [x, y] true
// expect: Comparable.compareTo(x )
// expect: 42
// expect: Closing.close(none)
// expect: class for an interface: java.lang.IllegalArgumentException: java.lang.String is not an interface
// expect: twice: java.lang.IllegalArgumentException: repeated interface: java.lang.Runnable
// expect: no handler: java.lang.NullPointerException
// expect: supplied
// expect: 8
// expect: 24
// expect: run in a thread
