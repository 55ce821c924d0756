// What a public class inherits from one that only its package sees: a nested class, and methods by reflection, for
// which the compiler makes bridges.
import static shop.Shown.Part;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import shop.Shown;

public class Main {
  static class Further extends Shown {
    Part own = new Part();
  }

  public static void main(String[] args) throws Exception {
    Part imported = new Part();
    shop.Shown.Part full = imported;
    Shown.Part nested = full;
    System.out.println(imported.size + nested.size + new Further().own.size + Part.name() + Shown.Part.name());

    Method greet = Shown.class.getMethod("greet", int.class);
    System.out.println(greet + " " + greet.isBridge());
    System.out.println(greet.invoke(new Shown(), 5) + ", " + greet.invoke(new Further(), 6));
    System.out.println(Further.class.getMethod("greet", int.class).getDeclaringClass());
    Method[] declared = Shown.class.getDeclaredMethods();
    Arrays.sort(declared, Comparator.comparing(Method::getName));
    for (Method each : declared) System.out.println(each);
    System.out.println(new Further().greet(7) + " " + new Shown().same("s") + " " + new Shown().last());
  }
}
// expect: 9partpart
// expect: public java.lang.String shop.Shown.greet(int) true
// expect: hello 5, hello 6
// expect: class shop.Shown
// expect: public java.lang.String shop.Shown.greet(int)
// expect: public java.lang.Comparable shop.Shown.same(java.lang.Comparable)
// expect: hello 7 s 9
