// A BigInteger is immutable; what OpenJDK remembers of it (bitCount, bitLength, lowest set bit) is written again with the same value.
// expect clean
// explore: proof
import java.math.BigInteger;

public class SharedBigInteger {
  static final BigInteger d = new BigInteger("12345678901234567890123"), e = BigInteger.TEN;

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
    d.bitLength();
    d.bitCount();
    d.hashCode();
    d.toString();
    d.multiply(e);
    d.mod(e);
    d.isProbablePrime(5);
    d.nextProbablePrime();
    d.pow(2);
    d.getLowestSetBit();
    d.sqrt();
  }

  static void other() throws Exception {
    d.bitLength();
    d.bitCount();
    d.hashCode();
    d.toString(16);
    d.add(e);
    d.divide(e);
    d.isProbablePrime(5);
    d.gcd(e);
    d.modPow(e, e);
    d.toByteArray();
    d.longValue();
    d.getLowestSetBit();
  }

  public static void main(String[] args) {
    start(SharedBigInteger::one);
    start(SharedBigInteger::other);
  }
}
