// Operations on pairs of numbers with all roundings, as a checksum; then some by eye.
import java.math.*;
import java.util.*;

public class Arithmetic {
  static long sum;
  static int count;

  static void note(Object o) {
    sum = sum * 1000003 + o.toString().hashCode() + (o instanceof BigDecimal ? o.hashCode() : 0);
    count++;
  }

  interface Op {
    Object run();
  }

  static void attempt(Op op) {
    try {
      note(op.run());
    } catch (ArithmeticException e) {
      note(e.getMessage());
    }
  }

  static void pair(BigDecimal a, BigDecimal b, MathContext[] contexts) {
    note(a.add(b));
    note(a.subtract(b));
    note(a.multiply(b));
    note(a.compareTo(b));
    note(a.min(b));
    note(a.max(b));
    attempt(() -> a.divide(b));
    attempt(() -> a.remainder(b));
    attempt(() -> a.divideToIntegralValue(b));
    for (MathContext mc : contexts) {
      attempt(() -> a.divide(b, mc));
      attempt(() -> a.add(b, mc));
      attempt(() -> a.subtract(b, mc));
      attempt(() -> a.multiply(b, mc));
      attempt(() -> a.divideToIntegralValue(b, mc));
      attempt(() -> a.divide(b, 2, mc.getRoundingMode()));
      attempt(() -> a.divide(b, mc.getRoundingMode()));
    }
  }

  public static void main(String[] args) {
    Random r = new Random(7);
    List<BigDecimal> numbers = new ArrayList<>();
    for (String s : "0 0E+3 1 -0.25 99.995 6E+3".split(" ")) numbers.add(new BigDecimal(s));
    for (int i = 0; i < 1; i++) numbers.add(new BigDecimal(new BigInteger(1 + r.nextInt(120), r), r.nextInt(30) - 10));
    MathContext[] contexts = {MathContext.UNLIMITED, new MathContext(1, RoundingMode.UP), new MathContext(2, RoundingMode.DOWN), new MathContext(3, RoundingMode.CEILING),
        new MathContext(4, RoundingMode.HALF_DOWN), MathContext.DECIMAL32, new MathContext(5, RoundingMode.UNNECESSARY), MathContext.DECIMAL128};
    for (BigDecimal a : numbers) {
      note(a.precision());
      note(a.toPlainString());
      note(a.toEngineeringString());
      note(a.stripTrailingZeros());
      note(a.doubleValue());
      note(a.floatValue());
      note(a.longValue());
      note(a.intValue());
      note(a.toBigInteger());
      note(a.ulp());
      note(a.negate());
      note(a.movePointLeft(3));
      note(a.movePointRight(3));
      note(a.scaleByPowerOfTen(4));
      attempt(() -> a.toBigIntegerExact());
      attempt(() -> a.longValueExact());
      attempt(() -> a.intValueExact());
      note(a.pow(3));
      for (MathContext mc : contexts) {
        attempt(() -> a.round(mc));
        attempt(() -> a.pow(5, mc));
        attempt(() -> a.pow(-2, mc));
        attempt(() -> a.setScale(1, mc.getRoundingMode()));
        attempt(() -> a.setScale(-1, mc.getRoundingMode()));
        attempt(() -> a.sqrt(mc));
      }
      for (BigDecimal b : numbers) pair(a, b, contexts);
    }
    System.out.println(count + " " + sum);
    System.out.println(new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + new BigDecimal(-1.5e10) + " " + new BigDecimal(Double.MIN_VALUE).precision() + " " + BigDecimal.valueOf(2.50) + " " + BigDecimal.valueOf(12345, 3) + " " + new BigDecimal(1e23));
    System.out.println(BigDecimal.ONE.divide(BigDecimal.valueOf(3), MathContext.DECIMAL64) + " " + BigDecimal.valueOf(2).sqrt(new MathContext(50)) + " " + new BigDecimal("1E+3").add(BigDecimal.ONE));
    System.out.println(new BigDecimal("1.10").equals(new BigDecimal("1.1")) + " " + new BigDecimal("1.10").hashCode() + " " + new BigDecimal("-12.3E-7").toEngineeringString() + " " + new BigDecimal("12.3E+7") + " " + new BigDecimal("12.3E+7").toPlainString() + " " + new BigDecimal("1e400").doubleValue() + " " + new BigDecimal(new char[] {'x', '1', '.', '5'}, 1, 3));
    System.out.println(MathContext.DECIMAL32 + " " + new MathContext("precision=5 roundingMode=UP").getPrecision() + " " + RoundingMode.valueOf("HALF_EVEN") + " " + RoundingMode.valueOf(4));
    System.out.println(String.format("%.2f %10.3f %,.2f %e %.3e %g %s %f %.0f %(.1f %+.1f", new BigDecimal("2.345"), new BigDecimal("-1.0005"), new BigDecimal("1234567.895"), new BigDecimal("12345.678"), new BigDecimal("0.00012345"), new BigDecimal("0.00012345"),
        new BigDecimal("1.20"), new BigDecimal("100"), new BigDecimal("2.5"), new BigDecimal("-3.14"), new BigDecimal("3.14")));
    BigDecimal balance = new BigDecimal("1000.00");
    for (int year = 0; year < 5; year++) balance = balance.multiply(new BigDecimal("1.035")).setScale(2, RoundingMode.HALF_EVEN);
    System.out.println(balance);
    Runnable[] bad = {
      () -> new BigDecimal(""), () -> new BigDecimal("x"), () -> new BigDecimal("1.2.3"), () -> new BigDecimal("."), () -> new BigDecimal("1e"), () -> new BigDecimal(Double.NaN),
      () -> BigDecimal.ONE.divide(BigDecimal.ZERO), () -> BigDecimal.ZERO.divide(BigDecimal.ZERO), () -> BigDecimal.ONE.divide(BigDecimal.valueOf(3)), () -> new BigDecimal("1.5").setScale(0),
      () -> new BigDecimal("1.5").toBigIntegerExact(), () -> new BigDecimal("1e20").longValueExact(), () -> new BigDecimal("0.5").intValueExact(), () -> new BigDecimal("3000000000").intValueExact(), () -> BigDecimal.ONE.pow(-1),
      () -> BigDecimal.ONE.negate().sqrt(MathContext.DECIMAL32), () -> new MathContext(-1), () -> new MathContext("x"), () -> BigDecimal.ONE.setScale(1, 9), () -> RoundingMode.valueOf(8), () -> BigDecimal.TEN.divide(BigDecimal.ZERO, 2, RoundingMode.UP)
    };
    for (Runnable b : bad) {
      try {
        b.run();
        System.out.println("nothing");
      } catch (RuntimeException e) {
        System.out.println(e);
      }
    }
  }
}
// expect: 3647 4040622920172853863
// expect: 0.1000000000000000055511151231257827021181583404541015625 0.1 -15000000000 751 2.5 12.345 99999999999999991611392
// expect: 0.3333333333333333 1.4142135623730950488016887242096980785696718753769 1001
// expect: false 3412 -0.00000123 1.23E+8 123000000 Infinity 1.5
// expect: precision=7 roundingMode=HALF_EVEN 5 HALF_EVEN HALF_UP
// expect: 2.35     -1.001 1,234,567.90 1.234568e+04 1.235e-04 0.000123450 1.20 100.000000 3 (3.1) +3.1
// expect: 1187.67
// expect: java.lang.NumberFormatException
// expect: java.lang.NumberFormatException: Character x is neither a decimal digit number, decimal point, nor "e" notation exponential mark.
// expect: java.lang.NumberFormatException: Character array contains more than one decimal point.
// expect: java.lang.NumberFormatException: No digits found.
// expect: java.lang.NumberFormatException
// expect: java.lang.NumberFormatException: Infinite or NaN
// expect: java.lang.ArithmeticException: Division by zero
// expect: java.lang.ArithmeticException: Division undefined
// expect: java.lang.ArithmeticException: Non-terminating decimal expansion; no exact representable decimal result.
// expect: java.lang.ArithmeticException: Rounding necessary
// expect: java.lang.ArithmeticException: Rounding necessary
// expect: java.lang.ArithmeticException: Overflow
// expect: java.lang.ArithmeticException: Rounding necessary
// expect: java.lang.ArithmeticException: Overflow
// expect: java.lang.ArithmeticException: Invalid operation
// expect: java.lang.ArithmeticException: Attempted square root of negative BigDecimal
// expect: java.lang.IllegalArgumentException: Digits < 0
// expect: java.lang.IllegalArgumentException: bad string format
// expect: java.lang.IllegalArgumentException: Invalid rounding mode
// expect: java.lang.IllegalArgumentException: argument out of range
// expect: java.lang.ArithmeticException: / by zero
