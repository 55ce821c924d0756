// byte is signed; narrowing drops bits.
public class ByteArithmetic {
  public static void main(String[] args) {
    byte b = 127;
    b++;
    System.out.println(b);
    b = (byte) 200;
    System.out.println(b);
    System.out.println(b & 0xff);
    b += 100;
    System.out.println(b);
    b = 10;
    b *= 30;
    System.out.println(b);
    b = -128;
    System.out.println(-b);
    System.out.println((byte) -b);
    b = (byte) 0x80;
    System.out.println(b >> 1);
    System.out.println(b >>> 1);
    b >>>= 1;
    System.out.println(b);
    b = -1;
    b >>>= 10;
    System.out.println(b);
    b = -1;
    b >>>= 25;
    System.out.println(b);
    System.out.println((byte) 0x1ff + " " + (byte) 300.7 + " " + (byte) -129);
  }
}
// expect: -128
// expect: -56
// expect: 200
// expect: 44
// expect: 44
// expect: 128
// expect: -128
// expect: -64
// expect: 2147483584
// expect: -64
// expect: -1
// expect: 127
// expect: -1 44 127
