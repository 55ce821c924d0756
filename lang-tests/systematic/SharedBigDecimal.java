// A BigDecimal is immutable. OpenJDK remembers its precision and text in plain fields that are written by threads that only read the
// number: whichever write is seen, the value is the same (JLS 17.7 excludes torn ints and references).
// expect clean
// explore: proof
import java.math.BigDecimal;
import java.math.RoundingMode;

public class SharedBigDecimal {
  static final BigDecimal d = new BigDecimal("123.456"), e = new BigDecimal("2");

  interface Body {
    void run() throws Exception;
  }

  static void start(Body body) {
    new Thread(() -> {
      try {
        body.run();
      } catch (Exception e) {
        throw new AssertionError(e);
      }
    }).start();
  }

  static void one() throws Exception {
    d.precision();
    d.toString();
    d.hashCode();
    d.add(e);
    d.divide(e);
    d.stripTrailingZeros();
    d.toPlainString();
    d.toBigInteger();
  }

  static void other() throws Exception {
    d.precision();
    d.toString();
    d.hashCode();
    d.multiply(e);
    d.divide(e, 10, RoundingMode.UP);
    d.compareTo(e);
    d.round(new java.math.MathContext(2));
    d.setScale(1, RoundingMode.UP);
    d.toEngineeringString();
    d.doubleValue();
  }

  public static void main(String[] args) {
    start(SharedBigDecimal::one);
    start(SharedBigDecimal::other);
  }
}
