// Constructors by reflection.
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

class Secret {
  final String how;

  private Secret() {
    how = "private";
  }

  Secret(int a, long b, String... more) throws InterruptedException {
    how = "package " + a + " " + b + " " + Arrays.toString(more);
    if (a < 0) throw new InterruptedException("negative");
  }

  protected <T extends Number> Secret(List<T> numbers) {
    how = "protected " + numbers;
  }

  @Override
  public String toString() {
    return how;
  }
}

public class Constructors {
  static class Plain {
    int made = 7;
    static { System.out.println("Plain is initialised"); }
  }

  class Inner {
    final int n;

    Inner(int n) {
      this.n = n + base;
    }
  }

  abstract static class Never {
    Never() {}
  }

  enum Colour { RED, GREEN }

  record Pair(int a, String b) {
    Pair {
      if (a < 0) throw new IllegalArgumentException("a " + a);
    }

    Pair(int both) {
      this(both, "" + both);
    }
  }

  interface Act {
    Object act() throws Throwable;
  }

  static void show(String what, Act act) {
    Object result;
    try {
      result = act.act();
    } catch (InvocationTargetException e) {
      result = e + " cause " + e.getCause();
    } catch (Throwable t) {
      result = t;
    }
    System.out.println(what + ": " + result);
  }

  static void tell(Class<?> c) {
    List<String> lines = new ArrayList<>();
    for (Constructor<?> k : c.getDeclaredConstructors()) {
      lines.add(k + " | " + k.toGenericString() + " | " + k.getName() + " " + k.getParameterCount() + " " + k.isVarArgs() + " " + k.getModifiers()
          + " " + Arrays.toString(k.getExceptionTypes()));
    }
    lines.sort(Comparator.naturalOrder());
    lines.forEach(System.out::println);
    System.out.println(c.getConstructors().length + " public");
  }

  final int base = 100;

  public static void main(String[] args) throws Exception {
    tell(Secret.class);
    tell(Plain.class);
    tell(Inner.class);
    tell(Never.class);
    tell(Pair.class);
    tell(int[].class);
    tell(Runnable.class);

    Constructor<Secret> none = Secret.class.getDeclaredConstructor();
    show("private", () -> none.newInstance());
    none.setAccessible(true);
    show("private, accessible", () -> none.newInstance());
    Constructor<Secret> some = Secret.class.getDeclaredConstructor(int.class, long.class, String[].class);
    show("some", () -> some.newInstance(1, 'b', new String[] {"x"}));
    show("throws", () -> some.newInstance(-1, 2, null));
    show("list", () -> Secret.class.getDeclaredConstructor(List.class).newInstance(List.of(1, 2)));
    show("wrong number", () -> some.newInstance(1));
    show("wrong type", () -> some.newInstance("1", 2, null));
    show("plain", () -> ((Plain) Plain.class.getDeclaredConstructor().newInstance()).made);
    show("deprecated", () -> ((Plain) Plain.class.newInstance()).made);
    show("inner", () -> ((Inner) Inner.class.getDeclaredConstructor(Constructors.class, int.class).newInstance(new Constructors(), 5)).n);
    show("abstract", () -> Never.class.getDeclaredConstructor().newInstance());
    show("enum", () -> {
      Constructor<?> k = Colour.class.getDeclaredConstructors()[0];
      k.setAccessible(true);
      return k.newInstance("BLUE", 2);
    });
    show("record", () -> Pair.class.getDeclaredConstructor(int.class, String.class).newInstance(1, "b"));
    show("record", () -> Pair.class.getDeclaredConstructor(int.class).newInstance(3));
    show("record, refused", () -> Pair.class.getDeclaredConstructor(int.class).newInstance(-3));
    show("no such", () -> Plain.class.getDeclaredConstructor(int.class));
    show("no such public", () -> Plain.class.getConstructor());
    show("interface", () -> Runnable.class.newInstance());
    show("library", () -> ArrayList.class.getConstructor(java.util.Collection.class).newInstance(List.of("a", "b")));
    show("library", () -> StringBuilder.class.getConstructor(String.class).newInstance("text").reverse());
    show("equal", () -> some.equals(Secret.class.getDeclaredConstructor(int.class, long.class, String[].class)) + " " + some.equals(none) + " "
        + (some.hashCode() == "Secret".hashCode()));
  }
}
// expect: Secret(int,long,java.lang.String[]) throws java.lang.InterruptedException | Secret(int,long,java.lang.String...) throws java.lang.InterruptedException | Secret 3 true 128 [class java.lang.InterruptedException]
// expect: private Secret() | private Secret() | Secret 0 false 2 []
// expect: protected Secret(java.util.List) | protected <T extends java.lang.Number> Secret(java.util.List<T>) | Secret 1 false 4 []
// expect: 0 public
// expect: Constructors$Plain() | Constructors$Plain() | Constructors$Plain 0 false 0 []
// expect: 0 public
// expect: Constructors$Inner(Constructors,int) | Constructors$Inner(Constructors,int) | Constructors$Inner 2 false 0 []
// expect: 0 public
// expect: Constructors$Never() | Constructors$Never() | Constructors$Never 0 false 0 []
// expect: 0 public
// expect: Constructors$Pair(int) | Constructors$Pair(int) | Constructors$Pair 1 false 0 []
// expect: Constructors$Pair(int,java.lang.String) | Constructors$Pair(int,java.lang.String) | Constructors$Pair 2 false 0 []
// expect: 0 public
// expect: 0 public
// expect: 0 public
// expect: private: java.lang.IllegalAccessException: class Constructors cannot access a member of class Secret with modifiers "private"
// expect: private, accessible: private
// expect: some: package 1 98 [x]
// expect: throws: java.lang.reflect.InvocationTargetException cause java.lang.InterruptedException: negative
// expect: list: protected [1, 2]
// expect: wrong number: java.lang.IllegalArgumentException: wrong number of arguments
// expect: wrong type: java.lang.IllegalArgumentException: argument type mismatch
// expect: Plain is initialised
// expect: plain: 7
// expect: deprecated: 7
// expect: inner: 105
// expect: abstract: java.lang.InstantiationException
// expect: enum: java.lang.IllegalArgumentException: Cannot reflectively create enum objects
// expect: record: Pair[a=1, b=b]
// expect: record: Pair[a=3, b=3]
// expect: record, refused: java.lang.reflect.InvocationTargetException cause java.lang.IllegalArgumentException: a -3
// expect: no such: java.lang.NoSuchMethodException: Constructors$Plain.<init>(int)
// expect: no such public: java.lang.NoSuchMethodException: Constructors$Plain.<init>()
// expect: interface: java.lang.InstantiationException: java.lang.Runnable
// expect: library: [a, b]
// expect: library: txet
// expect: equal: true false true
