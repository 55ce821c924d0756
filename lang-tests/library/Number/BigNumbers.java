// BigInteger and BigDecimal basics.
import java.math.*;

public class BigNumbers {
  public static void main(String[] args) {
    BigInteger f = BigInteger.ONE;
    for (int i = 2; i <= 30; i++) f = f.multiply(BigInteger.valueOf(i));
    System.out.println(f + " " + f.bitLength() + " " + f.mod(BigInteger.valueOf(1000007)));
    System.out.println(new BigInteger("123456789012345678901234567890").add(BigInteger.TEN).negate());
    System.out.println(BigInteger.TWO.pow(100) + " " + new BigInteger("ff", 16) + " " + BigInteger.valueOf(48).gcd(BigInteger.valueOf(36)) + " " + BigInteger.valueOf(7).modPow(BigInteger.valueOf(5), BigInteger.valueOf(13)));
    System.out.println(f.divide(BigInteger.valueOf(7)).compareTo(f) + " " + f.equals(f.add(BigInteger.ZERO)) + " " + f.longValue() + " " + f.signum());
    BigDecimal a = new BigDecimal("10.25"), b = new BigDecimal("3");
    System.out.println(a.add(b) + " " + a.multiply(b) + " " + a.divide(b, 5, RoundingMode.HALF_UP) + " " + a.setScale(1, RoundingMode.HALF_EVEN) + " " + a.scale());
    System.out.println(new BigDecimal("1.0").equals(new BigDecimal("1.00")) + " " + new BigDecimal("1.0").compareTo(new BigDecimal("1.00")));
  }
}
// expect: 265252859812191058636308480000000 108 790627
// expect: -123456789012345678901234567900
// expect: 1267650600228229401496703205376 255 12 11
// expect: -1 true -8764578968847253504 1
// expect: 13.25 30.75 3.41667 10.2 2
// expect: false 0
