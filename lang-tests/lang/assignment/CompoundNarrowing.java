// a op= b casts the result to the type of a.
public class CompoundNarrowing {
  public static void main(String[] args) {
    byte b = 10;
    b += 300;
    System.out.println(b);
    b -= 1.9;
    System.out.println(b);
    short s = 10;
    s *= 1.5f;
    System.out.println(s);
    char c = 'a';
    c += 1.7;
    System.out.println(c);
    c *= 2;
    System.out.println((int) c);
    int i = 10;
    i += 3.7;
    System.out.println(i);
    i -= 1e20;
    System.out.println(i);
    i *= 0.5;
    System.out.println(i);
    long l = 1;
    l <<= 40;
    l += 0.5;
    System.out.println(l);
    i = 1;
    i <<= 33L;
    System.out.println(i);
    float f = 1;
    f += 1e-10;
    System.out.println(f);
    i = 'a';
    i ^= 'b';
    System.out.println(i);
    b = 1;
    b <<= 7;
    System.out.println(b);
    int[] a = {5};
    a[0] /= 2.0;
    System.out.println(a[0]);
  }
}
// expect: 54
// expect: 52
// expect: 15
// expect: b
// expect: 196
// expect: 13
// expect: -2147483648
// expect: -1073741824
// expect: 1099511627776
// expect: 2
// expect: 1.0
// expect: 3
// expect: -128
// expect: 2
