// Exponential functions, logarithms, powers and what is made of them.
#include <utility>

#include "stdlib/strict_math.h"
#include "stdlib/strict_math_bits.h"

namespace heddle::stdlib::strict {

const double kExpEven[5] = {1.66666666666666019037e-01, -2.77777777770155933842e-03, 6.61375632143793436117e-05,
                            -1.65339022054652515390e-06, 4.13813679705723846039e-08};

namespace {

constexpr double kTwo54 = 0x1p54;
constexpr double kOverflow = 7.09782712893383973096e+02;    // exp of more is infinite
constexpr double kUnderflow = -7.45133219101941108420e+02;  // exp of less is 0
constexpr i32 kHalfLn2High = 0x3fd62e42;
constexpr i32 kThreeHalvesLn2High = 0x3ff0a2b2;

}  // namespace

double exp(double x) {
  const i32 hx = high_of_absolute(x);
  if (hx >= 0x40862e42) {
    if (std::isnan(x)) return x;
    if (x > kOverflow) return kInfinity;
    if (x < kUnderflow) return 0;
  }
  // x = k ln 2 + (high - low)
  double high = 0, low = 0;
  i32 k = 0;
  if (hx > kHalfLn2High) {
    if (hx < kThreeHalvesLn2High) {
      k = x < 0 ? -1 : 1;
      high = x < 0 ? x + kLn2High : x - kLn2High;
      low = x < 0 ? -kLn2Low : kLn2Low;
    } else {
      k = static_cast<i32>(kLog2E * x + (x < 0 ? -0.5 : 0.5));
      const double t = k;
      high = x - t * kLn2High;
      low = t * kLn2Low;
    }
    x = high - low;
  } else if (hx < 0x3e300000) {
    return 1 + x;
  }
  const double t = x * x;
  const double c = x - t * polynomial(kExpEven, t);
  if (k == 0) return 1 - ((x * c) / (c - 2.0) - x);
  const double y = 1 - ((low - (x * c) / (2.0 - c)) - high);
  return k >= -1021 ? scaled(y, k) : scaled(y, k + 1000) * 9.33263618503218878990e-302;  // 2^-1000
}

double expm1(double x) {
  static constexpr double kQ[] = {1.0,
                                  -3.33333333333331316428e-02,
                                  1.58730158725481460165e-03,
                                  -7.93650757867487942473e-05,
                                  4.00821782732936239552e-06,
                                  -2.01099218183624371326e-07};
  const i32 hx = high_of_absolute(x);
  if (hx >= 0x4043687a) {  // 56 ln 2
    if (std::isnan(x)) return x;
    if (x > kOverflow) return kInfinity;
    if (x < 0) return -1;
  }
  double c = 0;  // what x lacks after the reduction
  i32 k = 0;
  if (hx > kHalfLn2High) {
    double high, low;
    if (hx < kThreeHalvesLn2High) {
      k = x < 0 ? -1 : 1;
      high = x < 0 ? x + kLn2High : x - kLn2High;
      low = x < 0 ? -kLn2Low : kLn2Low;
    } else {
      k = static_cast<i32>(kLog2E * x + (x < 0 ? -0.5 : 0.5));
      const double t = k;
      high = x - t * kLn2High;
      low = t * kLn2Low;
    }
    x = high - low;
    c = (high - x) - low;
  } else if (hx < 0x3c900000) {
    return x;
  }
  const double half = 0.5 * x;
  const double half_square = x * half;
  const double r = polynomial(kQ, half_square);
  const double t = 3.0 - r * half;
  double e = half_square * ((r - t) / (6.0 - x * t));
  if (k == 0) return x - (x * e - half_square);
  e = x * (e - c) - c;
  e -= half_square;
  if (k == -1) return 0.5 * (x - e) - 0.5;
  if (k == 1) return x < -0.25 ? -2.0 * (e - (x + 0.5)) : 1 + 2.0 * (x - e);
  if (k <= -2 || k > 56) return scaled(1 - (e - x), k) - 1;
  if (k < 20) {
    const double one_less = from_words(0x3ff00000 - (0x200000 >> k), 0);  // 1 - 2^-k
    return scaled(one_less - (e - x), k);
  }
  const double power = from_words((0x3ff - k) << 20, 0);  // 2^-k
  return scaled((x - (e + power)) + 1, k);
}

double log(double x) {
  static constexpr double kL[] = {6.666666666666735130e-01, 3.999999999940941908e-01, 2.857142874366239149e-01,
                                  2.222219843214978396e-01, 1.818357216161805012e-01, 1.531383769920937332e-01,
                                  1.479819860511658591e-01};
  if (x == 0) return -kInfinity;
  if (x < 0) return kNaN;
  if (high_word(x) >= kInfinityHigh) return x;
  i32 k = 0;
  if (high_word(x) < 0x00100000) {
    k = -54;
    x *= kTwo54;
  }
  // x = 2^k (1 + f), sqrt(2)/2 < 1 + f < sqrt(2)
  i32 hx = high_word(x);
  k += (hx >> 20) - 1023;
  hx &= 0x000fffff;
  const i32 above = (hx + 0x95f64) & 0x100000;
  x = with_high(x, hx | (above ^ 0x3ff00000));
  k += above >> 20;
  const double f = x - 1.0;
  const double dk = k;
  if ((0x000fffff & (2 + hx)) < 3) {  // |f| < 2^-20
    if (f == 0) return k == 0 ? 0 : dk * kLn2High + dk * kLn2Low;
    const double r = f * f * (0.5 - 0.33333333333333333 * f);
    return k == 0 ? f - r : dk * kLn2High - ((r - dk * kLn2Low) - f);
  }
  const double s = f / (2.0 + f);
  const double z = s * s;
  const double w = z * z;
  const double r = w * polynomial(kL, w, 1, 2) + z * polynomial(kL, w, 0, 2);
  if (((hx - 0x6147a) | (0x6b851 - hx)) > 0) {
    const double half_square = 0.5 * f * f;
    if (k == 0) return f - (half_square - s * (half_square + r));
    return dk * kLn2High - ((half_square - (s * (half_square + r) + dk * kLn2Low)) - f);
  }
  if (k == 0) return f - s * (f - r);
  return dk * kLn2High - ((s * (f - r) - dk * kLn2Low) - f);
}

double log10(double x) {
  if (x == 0) return -kInfinity;
  if (x < 0) return kNaN;
  if (high_word(x) >= kInfinityHigh) return x;
  i32 k = 0;
  if (high_word(x) < 0x00100000) {
    k = -54;
    x *= kTwo54;
  }
  const i32 hx = high_word(x);
  k += (hx >> 20) - 1023;
  const i32 negative = k < 0 ? 1 : 0;
  const double y = k + negative;
  x = with_high(x, (hx & 0x000fffff) | ((0x3ff - negative) << 20));
  const double z = y * 3.69423907715893078616e-13 + 4.34294481903251816668e-01 * log(x);
  return z + y * 3.01029995663611771306e-01;
}

double log1p(double x) {
  static constexpr double kL[] = {6.666666666666735130e-01, 3.999999999940941908e-01, 2.857142874366239149e-01,
                                  2.222219843214978396e-01, 1.818357216161805012e-01, 1.531383769920937332e-01,
                                  1.479819860511658591e-01};
  const i32 hx = high_word(x), ax = high_of_absolute(x);
  if (x == -1) return -kInfinity;
  if (std::isnan(x) || x < -1) return kNaN;
  if (hx >= kInfinityHigh) return x;
  i32 k = 1;
  i32 hu = 1;  // 0: f is tiny
  double f = 0, c = 0;
  if (hx < 0x3fda827a) {  // below sqrt(2) - 1
    if (ax < 0x3e200000) return ax < 0x3c900000 ? x : x - x * x * 0.5;
    if (hx > 0 || hx <= static_cast<i32>(0xbfd2bec3)) {
      k = 0;
      f = x;
    }
  }
  if (k != 0) {
    // 1 + x, rounded, is u; c makes up for the rounding.
    double u;
    if (hx < 0x43400000) {
      u = 1.0 + x;
      hu = high_word(u);
      k = (hu >> 20) - 1023;
      c = k > 0 ? 1.0 - (u - x) : x - (u - 1.0);
      c /= u;
    } else {
      u = x;
      hu = high_word(u);
      k = (hu >> 20) - 1023;
    }
    hu &= 0x000fffff;
    if (hu < 0x6a09e) {
      u = with_high(u, hu | 0x3ff00000);
    } else {
      k += 1;
      u = with_high(u, hu | 0x3fe00000);
      hu = (0x00100000 - hu) >> 2;
    }
    f = u - 1.0;
  }
  const double dk = k;
  const double half_square = 0.5 * f * f;
  if (hu == 0) {
    if (f == 0) return k == 0 ? 0 : dk * kLn2High + (c + dk * kLn2Low);
    const double r = half_square * (1.0 - 0.66666666666666666 * f);
    return k == 0 ? f - r : dk * kLn2High - ((r - (dk * kLn2Low + c)) - f);
  }
  const double s = f / (2.0 + f);
  const double z = s * s;
  const double r = z * polynomial(kL, z);
  if (k == 0) return f - (half_square - s * (half_square + r));
  return dk * kLn2High - ((half_square - (s * (half_square + r) + (dk * kLn2Low + c))) - f);
}

// --- pow: log2(|x|) in two doubles, times y in two doubles, then 2 to that

namespace {

// A value as a sum; high has 20 bits or so and low the rest.
struct Pair {
  double high, low;
};

Pair split(double sum, double larger, double smaller) {
  const double high = truncated(sum);
  return {high, smaller - (high - larger)};
}

constexpr double kLog2EHigh = 1.44269502162933349609e+00, kLog2ELow = 1.92596299112661746887e-08;

// For x so near to 1 that four terms of the series are enough.
Pair log2_near_one(double x) {
  const double t = x - 1;
  const double w = (t * t) * (0.5 - t * (0.3333333333333333333333 - t * 0.25));
  const double u = kLog2EHigh * t;
  const double v = t * kLog2ELow - w * kLog2E;
  return split(u + v, u, v);
}

Pair log2_of(double x) {
  static constexpr double kL[] = {5.99999999999994648725e-01, 4.28571428578550184252e-01, 3.33333329818377432918e-01,
                                  2.72728123808534006489e-01, 2.30660745775561754067e-01, 2.06975017800338417784e-01};
  // log2 of 1 and of 1.5
  static constexpr double kBase[] = {1.0, 1.5};
  static constexpr double kBaseLogHigh[] = {0.0, 5.84962487220764160156e-01};
  static constexpr double kBaseLogLow[] = {0.0, 1.35003920212974897128e-08};
  // 2 / (3 ln 2)
  constexpr double kC = 9.61796693925975554329e-01, kCHigh = 9.61796700954437255859e-01,
                   kCLow = -7.02846165095275826516e-09;
  i32 n = 0;
  if (high_word(x) < 0x00100000) {
    x *= 0x1p53;
    n = -53;
  }
  i32 ix = high_word(x);
  n += (ix >> 20) - 0x3ff;
  const i32 j = ix & 0x000fffff;
  ix = j | 0x3ff00000;
  int base = 0;
  if (j > 0x3988e) {    // sqrt(3/2)
    if (j < 0xbb67a) {  // sqrt(3)
      base = 1;
    } else {
      n += 1;
      ix -= 0x00100000;
    }
  }
  x = with_high(x, ix);
  // s = (x - base) / (x + base), as s_high + s_low
  const double u = x - kBase[base];
  const double v = 1 / (x + kBase[base]);
  const double s = u * v;
  const double s_high = truncated(s);
  const double d_high = from_words(((ix >> 1) | 0x20000000) + 0x00080000 + (base << 18), 0);  // x + base
  const double d_low = x - (d_high - kBase[base]);
  const double s_low = v * ((u - s_high * d_high) - s_high * d_low);
  // log(x / base)
  double s2 = s * s;
  double r = s2 * s2 * polynomial(kL, s2);
  r += s_low * (s_high + s);
  s2 = s_high * s_high;
  const double t_high = truncated(3.0 + s2 + r);
  const double t_low = r - ((t_high - 3.0) - s2);
  const double p_u = s_high * t_high;
  const double p_v = s_low * t_high + t_low * s;
  const Pair p = split(p_u + p_v, p_u, p_v);
  const double z_high = kCHigh * p.high;
  const double z_low = kCLow * p.high + p.low * kC + kBaseLogLow[base];
  const double dn = n;
  const double high = truncated(((z_high + z_low) + kBaseLogHigh[base]) + dn);
  return {high, z_low - (((high - dn) - kBaseLogHigh[base]) - z_high)};
}

// 2^(high + low), times sign.
double power_of_two(double high, double low, double sign) {
  constexpr double kLn2 = 6.93147180559945286227e-01, kLn2Upper = 6.93147182464599609375e-01,
                   kLn2Lower = -1.90465429995776804525e-09;
  double z = low + high;
  const i32 j = high_word(z);
  const i32 rest = static_cast<i32>(low_word(z));
  if (j >= 0x40900000) {  // 1024
    if (((j - 0x40900000) | rest) != 0 || low + 8.0085662595372944372e-17 > z - high) return sign * kInfinity;
  } else if ((j & 0x7fffffff) >= 0x4090cc00) {  // -1075
    if (((j - static_cast<i32>(0xc090cc00)) | rest) != 0 || low <= z - high) return sign * 0.0;
  }
  const i32 i = j & 0x7fffffff;
  i32 k = (i >> 20) - 0x3ff;
  i32 n = 0;
  if (i > 0x3fe00000) {  // above 1/2: the nearest integer n is taken out
    n = j + (0x00100000 >> (k + 1));
    k = ((n & 0x7fffffff) >> 20) - 0x3ff;
    const double t = from_words(n & ~(0x000fffff >> k), 0);
    n = ((n & 0x000fffff) | 0x00100000) >> (20 - k);
    if (j < 0) n = -n;
    high -= t;
  }
  double t = truncated(low + high);
  const double u = t * kLn2Upper;
  const double v = (low - (t - high)) * kLn2 + t * kLn2Lower;
  z = u + v;
  const double w = v - (z - u);
  t = z * z;
  const double t1 = z - t * polynomial(kExpEven, t);
  const double r = (z * t1) / (t1 - 2.0) - (w + z * w);
  z = 1 - (r - z);
  const bool normal = (high_word(z) >> 20) + n > 0;
  return sign * (normal ? scaled(z, n) : std::scalbn(z, n));
}

enum class Parity { NotInteger, Odd, Even };

Parity parity(double y) {
  const double a = std::fabs(y);
  if (a >= 0x1p53) return Parity::Even;
  if (std::floor(a) != a) return Parity::NotInteger;
  return (static_cast<i64>(a) & 1) != 0 ? Parity::Odd : Parity::Even;
}

}  // namespace

double pow(double x, double y) {
  if (y == 0) return 1;
  if (std::isnan(x) || std::isnan(y)) return kNaN;
  const double a = std::fabs(x);
  if (std::isinf(y)) {
    if (a == 1) return kNaN;
    return (a > 1) == (y > 0) ? kInfinity : 0;
  }
  if (y == 1) return x;
  if (y == -1) return 1 / x;
  if (y == 2) return x * x;
  if (y == 0.5 && x >= -std::numeric_limits<double>::max()) return std::sqrt(x + 0.0);
  const Parity integer = parity(y);
  const bool negative = std::signbit(x);
  const double sign = negative && integer == Parity::Odd ? -1 : 1;
  if (std::isinf(x) || x == 0 || a == 1) {
    if (negative && a == 1 && integer == Parity::NotInteger) return kNaN;
    return sign * (y < 0 ? 1 / a : a);
  }
  if (negative && integer == Parity::NotInteger) return kNaN;
  const i32 ix = high_of_absolute(x), iy = high_of_absolute(y);
  Pair logarithm;
  if (iy > 0x41e00000) {  // |y| > 2^31: only an x next to 1 keeps the result finite
    if (ix < 0x3fefffff) return y < 0 ? sign * kInfinity : sign * 0.0;
    if (ix > 0x3ff00000) return y > 0 ? sign * kInfinity : sign * 0.0;
    logarithm = log2_near_one(a);
  } else {
    logarithm = log2_of(a);
  }
  const double y_high = truncated(y);
  const double low = (y - y_high) * logarithm.high + y * logarithm.low;
  return power_of_two(y_high * logarithm.high, low, sign);
}

double cbrt(double x) {
  constexpr u32 kBias = 715094163, kBiasSubnormal = 696219795;  // (682 - 0.03306235651) * 2^20, and 54/3 less
  constexpr double kC = 5.42857142857142815906e-01, kD = -7.05306122448979611050e-01, kE = 1.41428571428571436819e+00,
                   kF = 1.60714285714285720630e+00, kG = 3.57142857142857150787e-01;
  if (high_of_absolute(x) >= kInfinityHigh || x == 0) return x;
  const double a = std::fabs(x);
  const u32 hx = static_cast<u32>(high_word(a));
  // A third of the exponent: 5 bits; a rational correction: 23 bits; one step of Newton's method.
  double t;
  if (hx < 0x00100000) {
    t = kTwo54 * a;
    t = with_high(t, static_cast<i32>(static_cast<u32>(high_word(t)) / 3 + kBiasSubnormal));
  } else {
    t = from_words(static_cast<i32>(hx / 3 + kBias), 0);
  }
  double r = t * t / a;
  double s = kC + r * t;
  t *= kG + kF / (s + kE + kD / s);
  t = from_words(high_word(t) + 1, 0);  // 20 bits, a little too large
  s = t * t;
  r = a / s;
  const double w = t + t;
  r = (r - t) / (w + r);
  t = t + t * r;
  return x < 0 ? -t : t;
}

double hypot(double x, double y) {
  double a = std::fabs(x), b = std::fabs(y);
  if (std::isinf(a) || std::isinf(b)) return kInfinity;
  if (std::isnan(a) || std::isnan(b)) return kNaN;
  if (high_word(b) > high_word(a)) std::swap(a, b);
  if (high_word(a) - high_word(b) > 0x3c00000) return a + b;  // 2^60 apart
  i32 k = 0;
  if (high_word(a) > 0x5f300000) {  // 2^500: squares would overflow
    k = 600;
    a = scaled(a, -600);
    b = scaled(b, -600);
  }
  i32 ha = high_word(a);
  if (high_word(b) < 0x20b00000) {  // 2^-500: squares would underflow
    if (high_word(b) <= 0x000fffff) {
      if (b == 0) return a;
      a *= 0x1p1022;  // ha stays what it was, as in the original: the sums below are right for any split
      b *= 0x1p1022;
      k -= 1022;
    } else {
      a = scaled(a, 600);
      b = scaled(b, 600);
      ha = high_word(a);
      k -= 600;
    }
  }
  // Sums of squares whose first parts are exact.
  double w = a - b;
  if (w > b) {
    const double t1 = from_words(ha, 0);
    const double t2 = a - t1;
    w = std::sqrt(t1 * t1 - (b * (-b) - t2 * (a + t1)));
  } else {
    const double twice = a + a;
    const double y1 = truncated(b);
    const double y2 = b - y1;
    const double t1 = from_words(ha + 0x00100000, 0);
    const double t2 = twice - t1;
    w = std::sqrt(t1 * y1 - (w * (-w) - (t1 * y2 + t2 * b)));
  }
  return k == 0 ? w : scaled(1.0, k) * w;
}

// --- hyperbolic functions

namespace {

// exp(|x|) * half where exp itself may overflow; |x| >= 22.
double half_exp(double a, double half) {
  if (high_word(a) < 0x40862e42) return half * exp(a);
  const i32 hx = high_word(a);
  if (hx < 0x408633ce || (hx == 0x408633ce && low_word(a) <= 0x8fb9f87d)) {
    const double w = exp(0.5 * a);
    return half * w * w;
  }
  return half * kInfinity;
}

}  // namespace

double sinh(double x) {
  const i32 ix = high_of_absolute(x);
  if (ix >= kInfinityHigh) return x;
  const double half = x < 0 ? -0.5 : 0.5;
  const double a = std::fabs(x);
  if (ix >= 0x40360000) return half_exp(a, half);  // 22
  if (ix < 0x3e300000) return x;
  const double t = expm1(a);
  if (ix < 0x3ff00000) return half * (2.0 * t - t * t / (t + 1));
  return half * (t + t / (t + 1));
}

double cosh(double x) {
  const i32 ix = high_of_absolute(x);
  if (ix >= kInfinityHigh) return x * x;
  const double a = std::fabs(x);
  if (ix >= 0x40360000) return half_exp(a, 0.5);
  if (ix < 0x3fd62e43) {  // ln(2) / 2
    const double t = expm1(a);
    const double w = 1 + t;
    return ix < 0x3c800000 ? w : 1 + (t * t) / (w + w);
  }
  const double t = exp(a);
  return 0.5 * t + 0.5 / t;
}

double tanh(double x) {
  const i32 ix = high_of_absolute(x);
  if (std::isnan(x)) return x;
  if (ix < 0x3c800000) return x * (1 + x);
  double z = 1;
  if (ix < 0x3ff00000) {
    const double t = expm1(-2 * std::fabs(x));
    z = -t / (t + 2);
  } else if (ix < 0x40360000) {
    z = 1 - 2 / (expm1(2 * std::fabs(x)) + 2);
  }
  return x < 0 ? -z : z;
}

}  // namespace heddle::stdlib::strict
