// Casts between integer types keep the low bits.
public class IntegerNarrowing {
  public static void main(String[] args) {
    long l = 0x1_2345_6789_abcdL;
    System.out.println((int) l);
    System.out.println((short) l);
    System.out.println((byte) l);
    System.out.println((int) (char) l);
    System.out.println((long) (int) l);
    System.out.println((int) 0xffff_ffffL);
    System.out.println((byte) 255 + (byte) 1);
    System.out.println((short) (byte) 0xff);
    System.out.println((int) (char) (byte) 0xff);
    System.out.println((char) (byte) -1 == '\uffff');
    System.out.println((long) -1 >>> 60);
    int i = 0x80000000;
    System.out.println((long) i);
    System.out.println(i & 0xffffffffL);
  }
}
// expect: 1737075661
// expect: -21555
// expect: -51
// expect: 43981
// expect: 1737075661
// expect: -1
// expect: 0
// expect: -1
// expect: 65535
// expect: true
// expect: 15
// expect: -2147483648
// expect: 2147483648
