// As SharedBigDecimal, with numbers of more digits than a long has.
// expect clean
// explore: proof
import java.math.BigDecimal;

public class SharedBigDecimalLong {
  static final BigDecimal d = new BigDecimal("12345678901234567890123456789.5"), e = new BigDecimal("2.00000000000000000000000000000000000001");

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
    d.compareTo(e);
    d.divide(e, java.math.MathContext.DECIMAL128);
    d.toString();
  }

  static void other() throws Exception {
    d.precision();
    d.compareTo(e);
    d.add(e);
    d.round(java.math.MathContext.DECIMAL32);
    d.sqrt(java.math.MathContext.DECIMAL32);
    d.equals(e);
    d.hashCode();
  }

  public static void main(String[] args) {
    start(SharedBigDecimalLong::one);
    start(SharedBigDecimalLong::other);
  }
}
