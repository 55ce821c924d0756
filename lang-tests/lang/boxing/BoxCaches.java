// Boxes from -128 to 127 are shared.
public class BoxCaches {
  public static void main(String[] args) {
    Integer a = 127, b = 127, c = 128, d = 128;
    System.out.println((a == b) + " " + (c == d) + " " + c.equals(d));
    Long l = 127L, m = 127L, n = 128L, o = 128L;
    System.out.println((l == m) + " " + (n == o) + " " + n.equals(128) + " " + n.equals(128L));
    Character x = 'a', y = 'a', u = '\u1234', v = '\u1234';
    System.out.println((x == y) + " " + (u == v));
    Boolean t = true, f = Boolean.valueOf("TRUE");
    System.out.println(t == f);
    Byte p = -128, q = -128;
    System.out.println(p == q);
    Short s = -129, r = -129;
    System.out.println((s == r) + " " + s.equals(r));
    System.out.println(Integer.valueOf(-128) == Integer.valueOf(-128));
    System.out.println(Integer.valueOf(-129) == Integer.valueOf(-129));
    System.out.println((c == 128) + " " + (c >= d && c <= d && c != d));
    System.out.println(Double.valueOf(1) == Double.valueOf(1));
  }
}
// expect: true false true
// expect: true false false true
// expect: true false
// expect: true
// expect: true
// expect: false true
// expect: true
// expect: false
// expect: true true
// expect: false
