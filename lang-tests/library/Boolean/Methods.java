// Methods of Boolean, Byte and Short.
public class Methods {
  public static void main(String[] args) {
    System.out.println(Boolean.valueOf("true") + " " + Boolean.valueOf(null == null) + " " + Boolean.toString(false) + " " + Boolean.logicalXor(true, false) + " " + Boolean.logicalAnd(true, false) + " " + Boolean.compare(true, false) + " " + Boolean.hashCode(false));
    System.out.println(Boolean.TRUE.compareTo(false) + " " + Boolean.TRUE.equals(true) + " " + Boolean.TRUE);
    System.out.println(Byte.MIN_VALUE + " " + Byte.toUnsignedInt((byte) -1) + " " + Byte.compare((byte) 1, (byte) 5) + " " + Byte.valueOf("12") + " " + Byte.hashCode((byte) -3));
    System.out.println(Short.MAX_VALUE + " " + Short.toUnsignedInt((short) -1) + " " + Short.reverseBytes((short) 0x0102) + " " + Short.compare((short) 1, (short) 5) + " " + Short.valueOf((short) 7).intValue());
    Number[] ns = {1, 2L, 3.7, 4.2f, (byte) 5, (short) 6};
    int total = 0;
    for (Number n : ns) total += n.intValue();
    System.out.println(total);
  }
}
// expect: true true false true false 1 1237
// expect: 1 true true
// expect: -128 255 -4 12 -3
// expect: 32767 65535 513 -4 7
// expect: 21
