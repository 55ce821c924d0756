// Which conditional and switch expressions stand alone, and which take the type of the target (JLS 15.25, 15.28).
import java.util.*;
public class ConditionalKinds {
  static <T> T id(T t) { return t; }
  static <T> T mk() { return null; }
  static Object o(Object x) { return x; }
  static String o2(int x) { return "int"; } static String o2(double x) { return "double"; } static String o2(Object x) { return "Object"; }

  public static void main(String[] z) {
    boolean b = z.length == 0; final int k0 = 1; int k = 1; Integer w = 2; double d = 3;
    Object r;
    r = b ? k : switch (k) { case 1 -> 2.0; default -> 3; }; System.out.println(r);
    r = b ? switch (k) { case 1 -> 1; default -> 3; } : 2.0; System.out.println(r);
    r = b ? switch (k) { case 1 -> 1; default -> 3; } : switch (k) { case 1 -> 1; default -> 3.0; }; System.out.println(r);
    r = b ? switch (k) { case 1 -> w; default -> 3; } : 2.0; System.out.println(r);
    r = b ? switch (k) { case 1 -> w; default -> w; } : 2.0; System.out.println(r);
    r = b ? switch (k) { case 1 -> w; default -> "s"; } : 2.0; System.out.println(r);
    r = b ? switch (k) { case 1 -> (b ? 1 : 2); default -> 4; } : 2.0; System.out.println(r);
    r = switch (k) { case 1 -> 1; default -> 2.0; }; System.out.println(r);
    r = o(switch (k) { case 1 -> 1; default -> 2.0; }); System.out.println(r);
    r = (Object) switch (k) { case 1 -> 1; default -> 2.0; }; System.out.println(r);
    r = (Object) (b ? 1 : 2.0); System.out.println(r);
    r = "" + switch (k) { case 1 -> 1; default -> 2.0; }; System.out.println(r);
    r = "" + switch (k) { case 1 -> 'a'; default -> 98; }; System.out.println(r);
    r = "" + switch (k) { case 1 -> 'a'; default -> k; }; System.out.println(r);
    r = "" + switch (k) { case 1 -> w; default -> 'c'; }; System.out.println(r);
    r = "" + switch (k) { case 1 -> (byte) 1; default -> 'c'; }; System.out.println(r);
    r = "" + switch (k) { case 1 -> (byte) 1; default -> (short) 4; }; System.out.println(r);
    r = "" + switch (k) { case 1 -> 1; default -> 2L; case 3 -> 3f; }; System.out.println(r);
    r = "" + (b ? id(1) : 2.0); System.out.println(r);
    r = b ? id(1) : 2.0; System.out.println(r);
    r = b ? id(w) : id(2.0); System.out.println(r);
    r = b ? ConditionalKinds.<Integer>id(1) : 2.0; System.out.println(r);
    r = b ? new Integer(1) : 2.0; System.out.println(r);
    r = b ? w : new Double(2.0); System.out.println(r);
    r = b ? List.of(1).get(0) : 2.0; System.out.println(r);
    r = b ? (k = 5) : 2.0; System.out.println(r);
    r = b ? (Integer) o(1) : 2.0; System.out.println(r);
    r = b ? k++ : 2.0; System.out.println(r);
    r = b ? (b ? 1 : 2) : 2.0; System.out.println(r);
    r = b ? (b ? 1 : null) : 2.0; System.out.println(r);
    r = b ? (b ? 1 : "s") : 2.0; System.out.println(r);
    r = b ? 'a' : 98; System.out.println(r);
    r = b ? 'a' : k; System.out.println(r);
    r = b ? (b ? 'a' : 98) : k; System.out.println(r);
    Comparable<?> q = b ? k : d; System.out.println(q);
    Number nn = b ? k : d; System.out.println(nn);
    Number nm = b ? switch (k) { default -> 1; } : d; System.out.println(nm);
    System.out.println(o2(b ? 1 : 2.0) + o2(b ? w : 2.0) + o2(b ? 1 : "x") + o2(switch (k) { default -> 1; }) + o2(switch (k) { default -> 1; case 1 -> 2.0; }) + o2(b ? 1 : null));
    System.out.println(b ? null : 0);
    r = new Object[] {b ? 1 : 2.0, switch (k) { case 1 -> 2; default -> 1.0; }}[0]; System.out.println(r);
    System.out.println(b ? switch (k) { default -> 'a'; } : 3);
    char c = b ? 'x' : 'y'; int by = 3; System.out.println(c + by);
    Character cc = b ? 'x' : 'y'; Long ll = b ? 1L : null; System.out.println(cc + " " + ll);
    List<Object> lo = new ArrayList<>(); lo.add(b ? 1 : 2.0); lo.add(switch (k) { case 7 -> 2.0; default -> 1; }); System.out.println(lo);
    r = Optional.of(b ? 1 : 2.0).get(); System.out.println(r);
    r = id(b ? 1 : 2.0); System.out.println(r);
    r = id(switch (k) { case 7 -> 2.0; default -> 1; }); System.out.println(r);
    var v = switch (k) { case 7 -> 2.0; default -> 1; }; System.out.println(v);
    var vv = b ? 1 : 2.0; System.out.println(vv);
    java.util.function.Supplier<Object> s = () -> b ? 1 : 2.0; System.out.println(s.get());
    java.util.function.Supplier<Object> s2 = () -> switch (k0) { case 7 -> 2.0; default -> 1; }; 
  }
}
// expect: 1.0
// expect: 1.0
// expect: 1.0
// expect: 2.0
// expect: 2.0
// expect: 2
// expect: 1.0
// expect: 1
// expect: 1
// expect: 1.0
// expect: 1.0
// expect: 1.0
// expect: a
// expect: 97
// expect: 2
// expect: 1
// expect: 1
// expect: 1.0
// expect: 1.0
// expect: 1
// expect: 2
// expect: 1
// expect: 1.0
// expect: 2.0
// expect: 1.0
// expect: 5.0
// expect: 1.0
// expect: 5.0
// expect: 1.0
// expect: 1.0
// expect: 1
// expect: a
// expect: 97
// expect: 97
// expect: 6.0
// expect: 6.0
// expect: 1.0
// expect: doubledoubleObjectintdoubleObject
// expect: null
// expect: 1.0
// expect: a
// expect: 123
// expect: x 1
// expect: [1.0, 1]
// expect: 1.0
// expect: 1.0
// expect: 1
// expect: 1.0
// expect: 1.0
// expect: 1.0
