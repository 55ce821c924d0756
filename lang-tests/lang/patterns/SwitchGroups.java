// What a pattern binds in a group of a switch is in scope in that group only (JLS 6.3.2).
public class SwitchGroups {
  static Object s = "field";

  static void assign(Object o, int k) {
    switch (k) {
      case 1:
        if (!(o instanceof String s)) return;
        System.out.println(s);
        break;
      default:
        s = "set";
        System.out.println(s);
    }
  }

  static void read(Object o, int k) {
    switch (k) {
      case 1:
        if (!(o instanceof Integer s)) return;
        System.out.println(s + 1);
        break;
      case 2:
        while (!(o instanceof Long s)) o = 5L;
        System.out.println(s + 2);
        break;
      case 3:
        do o = 'c';
        while (!(o instanceof Character s));
        System.out.println(s + 3);
        break;
      case 4:
        for (; !(o instanceof Byte s); o = (byte) 4) {}
        System.out.println(s + 4);
        break;
      case 5:
        String s = "declared";
      default:
        s = "in scope";
        System.out.println(s);
    }
    System.out.println(s);
  }

  static String result(Object o) {
    return switch (o.hashCode() & 1) {
      case 0:
        if (!(o instanceof Integer s)) yield "no number";
        yield "even " + s;
      default:
        yield "odd " + s;
    };
  }

  static int many(Object o, int k) {
    switch (k) {
      case 1:
        int a = 1, b = 2, c = 3, d = 4, e = 5, f = 6, g = 7, h = 8, i = 9, j = 10, l = 11, m = 12, n = 13, p = 14, q = 15, r = 16;
        if (!(o instanceof Integer x)) return 0;
        return x + a + r;
      case 2:
        if (!(o instanceof String x)) return 1;
        r = 3;
        return x.length() + r;
      default:
        int x = 100;
        a = 10;
        return a + x;
    }
  }

  public static void main(String[] args) {
    assign("pattern", 1);
    assign("x", 2);
    System.out.println(s);
    for (int k = 1; k <= 6; ++k) read(7, k);
    System.out.println(result(4) + " " + result(5) + " " + result("ab"));
    System.out.println(many(1, 1) + " " + many("four", 2) + " " + many(1, 3));
  }
}
// expect: pattern
// expect: set
// expect: set
// expect: 8
// expect: set
// expect: 7
// expect: set
// expect: 102
// expect: set
// expect: 8
// expect: set
// expect: in scope
// expect: set
// expect: in scope
// expect: set
// expect: even 4 odd set odd set
// expect: 18 7 110
