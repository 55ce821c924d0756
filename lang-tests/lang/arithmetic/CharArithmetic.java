// char is unsigned, promotes to int, and wraps at 16 bits.
public class CharArithmetic {
  public static void main(String[] args) {
    char c = 'a';
    System.out.println(c + 1);
    System.out.println((char) (c + 1));
    c++;
    System.out.println(c);
    c += 1;
    System.out.println(c);
    char top = '\uffff';
    top++;
    System.out.println((int) top);
    top--;
    System.out.println((int) top);
    System.out.println('a' + 'b');
    System.out.println("" + 'a' + 'b');
    System.out.println((char) 97);
    System.out.println('z' - 'a');
    System.out.println((char) -1 == 0xffff);
    System.out.println(-'a');
    final char k = 'x';
    byte b = k;
    System.out.println(b);
  }
}
// expect: 98
// expect: b
// expect: b
// expect: c
// expect: 0
// expect: 65535
// expect: 195
// expect: ab
// expect: a
// expect: 25
// expect: true
// expect: -97
// expect: 120
