// Arithmetic of natural numbers: words of 32 bits, the lowest first, none of the highest 0.
package java.math;

import java.util.Arrays;

final class Magnitude {
  static final long MASK = 0xffffffffL;
  static final int[] ZERO = {};
  private static final int LONG_PRODUCT = 48;  // words from which Karatsuba's method pays

  private Magnitude() {}

  // Without the zero words at its end.
  static int[] trimmed(int[] a) {
    int n = a.length;
    while (n > 0 && a[n - 1] == 0) n--;
    return n == a.length ? a : Arrays.copyOf(a, n);
  }

  static int[] of(long value) {
    int high = (int) (value >>> 32);
    if (high != 0) return new int[] {(int) value, high};
    return value == 0 ? ZERO : new int[] {(int) value};
  }

  static int compare(int[] a, int[] b) {
    if (a.length != b.length) return a.length < b.length ? -1 : 1;
    for (int i = a.length - 1; i >= 0; i--) {
      if (a[i] != b[i]) return Integer.compareUnsigned(a[i], b[i]);
    }
    return 0;
  }

  static int bitLength(int[] a) {
    return a.length == 0 ? 0 : 32 * a.length - Integer.numberOfLeadingZeros(a[a.length - 1]);
  }

  static int trailingZeros(int[] a) {
    int i = 0;
    while (a[i] == 0) i++;
    return 32 * i + Integer.numberOfTrailingZeros(a[i]);
  }

  static int[] add(int[] a, int[] b) {
    if (a.length < b.length) return add(b, a);
    int[] sum = new int[a.length + 1];
    long carry = 0;
    for (int i = 0; i < a.length; i++) {
      carry += (a[i] & MASK) + (i < b.length ? b[i] & MASK : 0);
      sum[i] = (int) carry;
      carry >>>= 32;
    }
    sum[a.length] = (int) carry;
    return trimmed(sum);
  }

  // a >= b
  static int[] subtract(int[] a, int[] b) {
    int[] difference = new int[a.length];
    long borrow = 0;
    for (int i = 0; i < a.length; i++) {
      borrow += (a[i] & MASK) - (i < b.length ? b[i] & MASK : 0);
      difference[i] = (int) borrow;
      borrow >>= 32;
    }
    return trimmed(difference);
  }

  static int[] multiply(int[] a, int[] b) {
    if (a.length == 0 || b.length == 0) return ZERO;
    if (a.length >= LONG_PRODUCT && b.length >= LONG_PRODUCT) return karatsuba(a, b);
    int[] product = new int[a.length + b.length];
    for (int i = 0; i < a.length; i++) {
      long factor = a[i] & MASK;
      long carry = 0;
      int k = i;
      for (int j = 0; j < b.length; j++, k++) {
        carry += factor * (b[j] & MASK) + (product[k] & MASK);
        product[k] = (int) carry;
        carry >>>= 32;
      }
      product[k] = (int) carry;
    }
    return trimmed(product);
  }

  private static int[] part(int[] a, int from, int to) {
    return from >= a.length ? ZERO : trimmed(Arrays.copyOfRange(a, from, Math.min(to, a.length)));
  }

  // Three products of half the size in place of four.
  private static int[] karatsuba(int[] a, int[] b) {
    int half = (Math.max(a.length, b.length) + 1) / 2;
    int[] a0 = part(a, 0, half);
    int[] a1 = part(a, half, a.length);
    int[] b0 = part(b, 0, half);
    int[] b1 = part(b, half, b.length);
    int[] low = multiply(a0, b0);
    int[] high = multiply(a1, b1);
    int[] middle = subtract(subtract(multiply(add(a0, a1), add(b0, b1)), low), high);
    return add(add(low, shiftLeft(middle, 32 * half)), shiftLeft(high, 64 * half));
  }

  static int[] shiftLeft(int[] a, int bits) {
    if (a.length == 0) return a;
    int words = bits >>> 5;
    int shift = bits & 31;
    int[] result = new int[a.length + words + 1];
    if (shift == 0) {
      System.arraycopy(a, 0, result, words, a.length);
    } else {
      int carry = 0;
      for (int i = 0; i < a.length; i++) {
        result[i + words] = a[i] << shift | carry;
        carry = a[i] >>> 32 - shift;
      }
      result[a.length + words] = carry;
    }
    return trimmed(result);
  }

  // Rounded down.
  static int[] shiftRight(int[] a, int bits) {
    int words = bits >>> 5;
    int shift = bits & 31;
    if (words >= a.length) return ZERO;
    int[] result = new int[a.length - words];
    for (int i = 0; i < result.length; i++) {
      int low = a[i + words] >>> shift;
      int high = shift != 0 && i + words + 1 < a.length ? a[i + words + 1] << 32 - shift : 0;
      result[i] = low | high;
    }
    return trimmed(result);
  }

  // a becomes a / d; returns the remainder.
  static int divideInPlace(int[] a, int d) {
    long divisor = d & MASK;
    long rest = 0;
    for (int i = a.length - 1; i >= 0; i--) {
      rest = rest << 32 | a[i] & MASK;
      if (rest >= 0) {
        a[i] = (int) (rest / divisor);
        rest %= divisor;
      } else {
        long q = Long.divideUnsigned(rest, divisor);
        a[i] = (int) q;
        rest -= q * divisor;
      }
    }
    return (int) rest;
  }

  // a becomes a * factor + addend; what does not fit is returned.
  static int multiplyInPlace(int[] a, int length, int factor, int addend) {
    long carry = addend & MASK;
    for (int i = 0; i < length; i++) {
      carry += (a[i] & MASK) * (factor & MASK);
      a[i] = (int) carry;
      carry >>>= 32;
    }
    return (int) carry;
  }

  // Quotient and remainder; b is not 0. Knuth, volume 2, section 4.3.1, algorithm D.
  static int[][] divide(int[] a, int[] b) {
    if (compare(a, b) < 0) return new int[][] {ZERO, a};
    if (b.length == 1) {
      int[] quotient = a.clone();
      int rest = divideInPlace(quotient, b[0]);
      return new int[][] {trimmed(quotient), of(rest & MASK)};
    }
    int shift = Integer.numberOfLeadingZeros(b[b.length - 1]);
    int[] v = shiftLeft(b, shift);
    int[] u = Arrays.copyOf(shiftLeft(a, shift), a.length + 1);
    int n = v.length;
    int[] quotient = new int[u.length - n];
    long top = v[n - 1] & MASK;
    long second = v[n - 2] & MASK;
    for (int j = quotient.length - 1; j >= 0; j--) {
      long upper = (u[j + n] & MASK) << 32 | u[j + n - 1] & MASK;
      long q;
      long rest;
      if ((u[j + n] & MASK) >= top) {
        q = MASK;
        rest = upper - q * top;
      } else if (upper >= 0) {
        q = upper / top;
        rest = upper - q * top;
      } else {
        q = Long.divideUnsigned(upper, top);
        rest = upper - q * top;
      }
      while (rest >>> 32 == 0
          && Long.compareUnsigned(q * second, rest << 32 | u[j + n - 2] & MASK) > 0) {
        q--;
        rest += top;
      }
      if (subtractProduct(u, j, v, q)) {  // q was one too large
        q--;
        addBack(u, j, v);
      }
      quotient[j] = (int) q;
    }
    return new int[][] {trimmed(quotient), shiftRight(trimmed(u), shift)};
  }

  // u -= q * v, at word j; true: it became negative.
  private static boolean subtractProduct(int[] u, int j, int[] v, long q) {
    long carry = 0;
    long borrow = 0;
    for (int i = 0; i < v.length; i++) {
      carry += q * (v[i] & MASK);
      borrow += (u[i + j] & MASK) - (carry & MASK);
      u[i + j] = (int) borrow;
      borrow >>= 32;
      carry >>>= 32;
    }
    borrow += (u[j + v.length] & MASK) - carry;
    u[j + v.length] = (int) borrow;
    return borrow < 0;
  }

  private static void addBack(int[] u, int j, int[] v) {
    long carry = 0;
    for (int i = 0; i < v.length; i++) {
      carry += (u[i + j] & MASK) + (v[i] & MASK);
      u[i + j] = (int) carry;
      carry >>>= 32;
    }
    u[j + v.length] += (int) carry;
  }
}
