// Where boxing and unboxing happen.
public class BoxingConversions {
  static Object box(Object o) { return o; }
  static long unbox(long l) { return l; }
  static String which(Object o) { return o.getClass().getSimpleName(); }

  public static void main(String[] args) {
    System.out.println(which(1) + which(1L) + which('c') + which((byte) 1) + which((short) 1) + which(1f) + which(1.0) + which(true));
    Integer i = 5;
    long l = i;
    double d = i;
    System.out.println(l + d);
    System.out.println(unbox(i));
    Object o = 'c';
    char c = (Character) o;
    int n = (char) o;
    System.out.println(n + c);
    int k = (Integer) box(7);
    System.out.println(k);
    Integer[] arr = {1, 2, 3};
    int sum = 0;
    for (int v : arr) sum += v;
    System.out.println(sum);
    System.out.println(i == 5L);
    System.out.println(i < 6.5);
    System.out.println(i.equals(5L) + " " + i.equals(5));
    Character ch = 'x';
    switch (ch) { case 'x': System.out.println("x"); }
    System.out.println(ch + 1);
    System.out.println(ch + "1");
    Boolean b = !true;
    System.out.println(b ? 1 : 2);
    if (b || Boolean.TRUE) System.out.println("or");
    Byte by = 5;
    Short sh = (short) (by + 1);
    System.out.println(by * sh);
    final int small = 10;
    Byte fromConstant = small;
    Character fromInt = 65;
    System.out.println(fromConstant + "" + fromInt);
    int[] idx = {10, 20};
    Integer zero = 0;
    System.out.println(idx[zero + 1]);
    System.out.println(-i + ~i);
  }
}
// expect: IntegerLongCharacterByteShortFloatDoubleBoolean
// expect: 10.0
// expect: 5
// expect: 198
// expect: 7
// expect: 6
// expect: true
// expect: true
// expect: false true
// expect: x
// expect: 121
// expect: x1
// expect: 2
// expect: or
// expect: 30
// expect: 10A
// expect: 20
// expect: -11
