// All operations on many pairs of numbers, as a checksum; then some by eye.
import java.math.BigInteger;
import java.util.*;

public class Arithmetic {
  static long sum;

  static void note(Object o) {
    sum = sum * 1000003 + (o instanceof BigInteger ? ((BigInteger) o).hashCode() : o instanceof String ? o.hashCode() : ((Number) o).longValue());
  }

  public static void main(String[] args) {
    Random r = new Random(5);
    List<BigInteger> numbers = new ArrayList<>(List.of(BigInteger.ZERO, BigInteger.ONE, BigInteger.TWO.negate(), BigInteger.TEN,
        BigInteger.valueOf(Long.MIN_VALUE), BigInteger.valueOf(Long.MAX_VALUE), BigInteger.ONE.shiftLeft(64), BigInteger.ONE.shiftLeft(127).negate()));
    for (int i = 0; i < 4; i++) {
      BigInteger n = new BigInteger(1 + r.nextInt(i < 3 ? 150 : 3500), r);
      numbers.add(r.nextBoolean() ? n : n.negate());
    }
    for (BigInteger a : numbers) {
      note(a.bitLength());
      note(a.bitCount());
      note(a.getLowestSetBit());
      note(a.toString());
      note(a.toString(16));
      note(a.toString(7));
      note(Double.doubleToLongBits(a.doubleValue()));
      note(Float.floatToIntBits(a.floatValue()));
      note(a.longValue());
      note(a.intValue());
      note(a.not());
      note(a.shiftLeft(33));
      note(a.shiftRight(33));
      note(a.shiftRight(3));
      note(Arrays.hashCode(a.toByteArray()));
      note(new BigInteger(a.toByteArray()).subtract(a));
      note(new BigInteger(a.toString(36), 36).subtract(a));
      note(a.setBit(70));
      note(a.clearBit(2));
      note(a.flipBit(64));
      note(a.testBit(90) ? 1 : 0);
      note(a.abs().sqrt());
      note(a.pow(3));
      for (BigInteger b : numbers) {
        note(a.add(b));
        note(a.subtract(b));
        note(a.multiply(b));
        note(a.and(b));
        note(a.or(b));
        note(a.xor(b));
        note(a.andNot(b));
        note(a.compareTo(b));
        note(a.min(b));
        note(a.max(b));
        if (b.signum() != 0) {
          BigInteger[] qr = a.divideAndRemainder(b);
          note(qr[0]);
          note(qr[1]);
          note(a.gcd(b));
          note(a.mod(b.abs()));
        }
      }
    }
    System.out.println(sum);
    BigInteger p = new BigInteger("170141183460469231731687303715884105727");
    System.out.println(BigInteger.valueOf(3).modPow(p.subtract(BigInteger.ONE), p) + " " + BigInteger.valueOf(12345).modInverse(p) + " " + p.isProbablePrime(50) + " " + p.nextProbablePrime());
    System.out.println(BigInteger.valueOf(3).modPow(BigInteger.valueOf(-5), BigInteger.valueOf(7919)) + " " + BigInteger.valueOf(-7).mod(BigInteger.valueOf(3)) + " " + BigInteger.valueOf(-7).remainder(BigInteger.valueOf(3)));
    System.out.println(BigInteger.valueOf(561).isProbablePrime(20) + " " + BigInteger.TWO.isProbablePrime(1) + " " + BigInteger.valueOf(90).nextProbablePrime() + " " + BigInteger.ZERO.nextProbablePrime());
    System.out.println(new BigInteger(64, new Random(1)) + " " + new BigInteger(7, new Random(2)) + " " + BigInteger.probablePrime(20, new Random(3)) + " " + BigInteger.probablePrime(64, new Random(4)) + " " + BigInteger.probablePrime(128, new Random(4)));
    System.out.println(new BigInteger(1, new byte[] {-1, 2}) + " " + new BigInteger(new byte[] {-1, 2}) + " " + new BigInteger("+12") + " " + new BigInteger("-0") + " " + new BigInteger("-zz", 36));
    BigInteger f = BigInteger.ONE;
    for (int i = 2; i <= 200; i++) f = f.multiply(BigInteger.valueOf(i));
    System.out.println(f);
    System.out.println(String.format("%d %,d %x %X %o %#x %+d %030d %(d %x", f.shiftRight(1100), f.shiftRight(1100), f.shiftRight(1150), f.shiftRight(1150), p.shiftRight(80), p, p, p.shiftRight(60), p.negate(), p.negate()));
    System.out.println(BigInteger.valueOf(1L << 40).equals(new BigInteger("1099511627776")) + " " + Arrays.toString(BigInteger.valueOf(99).sqrtAndRemainder()) + " " + BigInteger.valueOf(5).longValueExact());
    Runnable[] bad = {
      () -> BigInteger.ONE.divide(BigInteger.ZERO), () -> BigInteger.ONE.mod(BigInteger.ZERO), () -> BigInteger.TWO.pow(-1), () -> new BigInteger(""),
      () -> new BigInteger("-"), () -> new BigInteger("1-2"), () -> new BigInteger("12x"), () -> new BigInteger("12345678901x"), () -> new BigInteger("1", 99), () -> BigInteger.TWO.modInverse(BigInteger.TEN),
      () -> BigInteger.ONE.negate().sqrt(), () -> p.intValueExact(), () -> p.longValueExact(), () -> p.shortValueExact(), () -> p.byteValueExact(), () -> p.testBit(-1),
      () -> BigInteger.ONE.modPow(BigInteger.ONE, BigInteger.ZERO), () -> new BigInteger(-1, new Random()), () -> new BigInteger(2, new byte[1]), () -> new BigInteger(0, new byte[] {1}),
      () -> BigInteger.probablePrime(1, new Random()), () -> new BigInteger("zz", 16), () -> BigInteger.ONE.negate().nextProbablePrime()
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
// expect: -2644419348187996188
// expect: 1 21527786842061801536241034297627458335 true 170141183460469231731687303715884105757
// expect: 7365 2 -1
// expect: false true 97 2
// expect: 8346606878496438297 57 694951 17055509803614377497 228918181313535489314251290956380015577
// expect: 65282 -254 12 0 -1295
// expect: 788657867364790503552363213932185062295135977687173263294742533244359449963403342920304284011984623904177212138919638830257642790242637105061926624952829931113462857270763317237396988943922445621451664240254033291864131227428294853277524242407573903240321257405579568660226031904170324062351700858796178922222789623703897374720000000000000000000000000000000000000000000000000
// expect: 58062189606929626447821540920399155362049799 58,062,189,606,929,626,447,821,540,920,399,155,362,049,799 a6a15c2404521d6e936db352 A6A15C2404521D6E936DB352 3777777777777777 0x7fffffffffffffffffffffffffffffff +170141183460469231731687303715884105727 000000000147573952589676412927 (170141183460469231731687303715884105727) -7fffffffffffffffffffffffffffffff
// expect: true [9, 18] 5
// expect: java.lang.ArithmeticException: BigInteger divide by zero
// expect: java.lang.ArithmeticException: BigInteger: modulus not positive
// expect: java.lang.ArithmeticException: Negative exponent
// expect: java.lang.NumberFormatException: Zero length BigInteger
// expect: java.lang.NumberFormatException: Zero length BigInteger
// expect: java.lang.NumberFormatException: Illegal embedded sign character
// expect: java.lang.NumberFormatException: For input string: "12x"
// expect: java.lang.NumberFormatException: For input string: "45678901x"
// expect: java.lang.NumberFormatException: Radix out of range
// expect: java.lang.ArithmeticException: BigInteger not invertible.
// expect: java.lang.ArithmeticException: Negative BigInteger
// expect: java.lang.ArithmeticException: BigInteger out of int range
// expect: java.lang.ArithmeticException: BigInteger out of long range
// expect: java.lang.ArithmeticException: BigInteger out of short range
// expect: java.lang.ArithmeticException: BigInteger out of byte range
// expect: java.lang.ArithmeticException: Negative bit address
// expect: java.lang.ArithmeticException: BigInteger: modulus not positive
// expect: java.lang.IllegalArgumentException: numBits must be non-negative
// expect: java.lang.NumberFormatException: Invalid signum value
// expect: java.lang.NumberFormatException: signum-magnitude mismatch
// expect: java.lang.ArithmeticException: bitLength < 2
// expect: java.lang.NumberFormatException: For input string: "zz" under radix 16
// expect: java.lang.ArithmeticException: start < 0: -1
