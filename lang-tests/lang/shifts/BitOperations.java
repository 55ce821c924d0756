// & | ^ ~ on integers and on booleans (both sides evaluated).
public class BitOperations {
  static int calls;
  static boolean yes() { calls++; return true; }
  static boolean no() { calls++; return false; }

  public static void main(String[] args) {
    int a = 0b1100, b = 0b1010;
    System.out.println((a & b) + " " + (a | b) + " " + (a ^ b) + " " + ~a + " " + (a & ~b));
    System.out.println((0xffL & -1) + " " + (-1L ^ 0) + " " + (5 | 8L));
    System.out.println((no() & yes()) + " " + calls);
    System.out.println((yes() | no()) + " " + calls);
    System.out.println((yes() ^ yes()) + " " + calls);
    System.out.println((no() && yes()) + " " + calls);
    System.out.println((yes() || no()) + " " + calls);
    boolean f = true;
    f &= false;
    System.out.println(f);
    f |= true;
    f ^= true;
    System.out.println(f);
    Boolean boxed = true;
    boxed = boxed & f;
    System.out.println(boxed);
    System.out.println((byte) 0xf0 & 0xff);
    System.out.println(1 + 2 << 3 & 15 ^ 2 | 64);
  }
}
// expect: 8 14 6 -13 4
// expect: 255 -1 13
// expect: false 2
// expect: true 4
// expect: false 6
// expect: false 7
// expect: true 8
// expect: false
// expect: false
// expect: false
// expect: 240
// expect: 74
