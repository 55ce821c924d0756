// short wraps at 16 bits with a sign.
public class ShortArithmetic {
  public static void main(String[] args) {
    short s = Short.MAX_VALUE;
    s++;
    System.out.println(s);
    s = (short) 40000;
    System.out.println(s);
    s -= 30000;
    System.out.println(s);
    s = 300;
    s *= 300;
    System.out.println(s);
    System.out.println((short) 'z' + (short) 65535);
    short t = 'a';
    System.out.println(t);
    char c = (char) (short) -2;
    System.out.println((int) c);
    s = 7;
    s /= 2.5;
    System.out.println(s);
  }
}
// expect: -32768
// expect: -25536
// expect: 10000
// expect: 24464
// expect: 121
// expect: 97
// expect: 65534
// expect: 2
