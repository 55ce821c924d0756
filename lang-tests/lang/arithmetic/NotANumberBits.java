// A constant that is no number has the bits of Float.NaN and Double.NaN, as in a class file (JLS 4.2.3); what is computed
// has those of its operands.
// expect: 7fc00000
// expect: 7fc00000
// expect: 7fc00000
// expect: 7fc00000
// expect: 7fc00000
// expect: 7fc00000
// expect: 7ff8000000000000
// expect: 7ff8000000000000
// expect: 7ff8000000000000
// expect: 127
public class NotANumberBits {
  static final float FLOAT = 0f / 0f;
  static final double DOUBLE = Double.POSITIVE_INFINITY - Double.POSITIVE_INFINITY;
  static float f = Float.NaN + '\n';
  static double d = Double.NaN;

  public static void main(String[] args) {
    float local = FLOAT;
    System.out.println(Integer.toHexString(Float.floatToRawIntBits(FLOAT)));
    System.out.println(Integer.toHexString(Float.floatToRawIntBits(local)));
    System.out.println(Integer.toHexString(Float.floatToRawIntBits(f)));
    System.out.println(Integer.toHexString(Float.floatToRawIntBits(f - 65)));
    System.out.println(Integer.toHexString(Float.floatToRawIntBits((float) d)));
    System.out.println(Integer.toHexString(Float.floatToRawIntBits(-FLOAT)));
    System.out.println(Long.toHexString(Double.doubleToRawLongBits(DOUBLE)));
    System.out.println(Long.toHexString(Double.doubleToRawLongBits(d * -1)));
    System.out.println(Long.toHexString(Double.doubleToRawLongBits(Double.NaN)));
    System.out.println(java.nio.ByteBuffer.allocate(4).putFloat(0, Float.NaN).get(0));
  }
}
