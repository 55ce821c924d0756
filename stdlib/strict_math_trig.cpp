// Trigonometric functions: reduction to [-pi/4, pi/4] as a sum of two doubles, then a polynomial.
#include <algorithm>
#include <cstdlib>
#include <utility>

#include "stdlib/strict_math.h"
#include "stdlib/strict_math_bits.h"

namespace heddle::stdlib::strict {

namespace {

constexpr double kPi = 3.1415926535897931160E+00;
constexpr double kHalfPi = 1.57079632679489655800e+00;
constexpr double kHalfPiLow = 6.12323399573676603587e-17;  // kHalfPi + kHalfPiLow is pi/2 to 106 bits
constexpr double kPiLow = 1.2246467991473531772E-16;
constexpr double kQuarterPi = 7.85398163397448278999e-01;

// x minus a multiple of pi/2: high + low, and the multiple modulo 4 (at least).
struct Reduced {
  double high, low;
  i32 quadrant;
};

// --- medium arguments (Cody and Waite): pi/2 in pieces of 33 bits, so that their products by a small number are exact;
// behind each the rest of pi/2 after it.
constexpr double kPiece1 = 1.57079632673412561417e+00, kRest1 = 6.07710050650619224932e-11;
constexpr double kPiece2 = 6.07710050630396597660e-11, kRest2 = 2.02226624879595063154e-21;
constexpr double kPiece3 = 2.02226624871116645580e-21, kRest3 = 8.47842766036889956997e-32;

Reduced reduce_medium(double x, i32 ix) {
  const double t = std::fabs(x);
  const i32 n = static_cast<i32>(t * 6.36619772367581382433e-01 + 0.5);
  const double fn = n;
  double r = t - fn * kPiece1;
  double w = fn * kRest1;
  double high = r - w;
  const auto cancelled = [&] { return (ix >> 20) - ((high_word(high) >> 20) & 0x7ff); };
  // Far from every multiple of pi/2 the first piece is enough, without a look at what cancelled.
  if (n >= 32 || ix == high_word(fn * kHalfPi)) {
    if (cancelled() > 16) {
      const double before = r;
      w = fn * kPiece2;
      r = before - w;
      w = fn * kRest2 - ((before - r) - w);
      high = r - w;
      if (cancelled() > 49) {
        const double second = r;
        w = fn * kPiece3;
        r = second - w;
        w = fn * kRest3 - ((second - r) - w);
        high = r - w;
      }
    }
  }
  const double low = (r - high) - w;
  return x < 0 ? Reduced{-high, -low, -n} : Reduced{high, low, n};
}

// --- large arguments (Payne and Hanek), in integers.
constexpr u64 kTwoOverPi[] = {  // binary digits after the point
    0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041, 0xfe5163abdebbc561, 0xb7246e3a424dd2e0,
    0x06492eea09d1921c, 0xfe1deb1cb129a73e, 0xe88235f52ebb4484, 0xe99c7026b45f7e41, 0x3991d639835339f4,
    0x9c845f8bbdf9283b, 0x1ff897ffde05980f, 0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7, 0x4f463f669e5fea2d,
    0x7527bac7ebe5f17b, 0x3d0739f78a5292ea, 0x6bfb5fb11f8d5d08, 0x56033046fc7b6bab, 0xf0cfbc209af4361d,
    0xa9e391615ee61b08};
using Wide = unsigned __int128;
constexpr int kWindow = 5;  // words of 64 bits
constexpr int kDigits = 6;  // of 24 bits: their products are exact in double

// pi/2 in pieces of 24 bits.
constexpr double kHalfPiPieces[] = {1.57079625129699707031e+00, 7.54978941586159635335e-08, 5.39030252995776476554e-15,
                                    3.28200341580791294123e-22, 1.27065575308067607349e-29};

// 64 binary digits of 2/pi from the one with weight 2^-(first + 1) on; digits in front of the point are 0.
u64 digits_of_two_over_pi(i32 first) {
  if (first < 0) return first <= -64 ? 0 : kTwoOverPi[0] >> -first;
  const auto i = static_cast<std::size_t>(first / 64);
  const int shift = first % 64;
  return shift == 0 ? kTwoOverPi[i] : kTwoOverPi[i] << shift | kTwoOverPi[i + 1] >> (64 - shift);
}

// A binary fraction; the first bit weighs 1/2.
struct Fraction {
  u64 words[kWindow];

  void shift_left(int bits) {  // 0 < bits < 64
    for (int i = 0; i < kWindow; ++i) words[i] = words[i] << bits | (i + 1 < kWindow ? words[i + 1] >> (64 - bits) : 0);
  }
  void complement() {
    bool carry = true;
    for (int i = kWindow - 1; i >= 0; --i) {
      words[i] = ~words[i] + (carry ? 1 : 0);
      carry = carry && words[i] == 0;
    }
  }
  u32 take(int bits) {
    const u32 digit = static_cast<u32>(words[0] >> (64 - bits));
    shift_left(bits);
    return digit;
  }
};

// fraction * pi/2 as a sum. The digits lie on the grid of those of x, the first having `bits` bits: so the roundings of
// the sum depend on the exponent of x.
Reduced times_half_pi(Fraction fraction, int bits) {
  double digits[kDigits];
  int weight = -bits;
  u32 first = fraction.take(bits);
  while (first == 0) {  // ends: no double is a multiple of pi/2
    first = fraction.take(24);
    weight -= 24;
  }
  for (int i = 0; i < kDigits; ++i) {
    digits[i] = std::ldexp(static_cast<double>(i == 0 ? first : fraction.take(24)), weight - 24 * i);
  }
  double products[kDigits];  // by weight
  for (int i = 0; i < kDigits; ++i) {
    products[i] = 0;
    for (int k = 0; k <= std::min(i, 4); ++k) products[i] += kHalfPiPieces[k] * digits[i - k];
  }
  double high = 0;
  for (int i = kDigits - 1; i >= 0; --i) high += products[i];
  double low = products[0] - high;
  for (int i = 1; i < kDigits; ++i) low += products[i];
  return {high, low, 0};
}

Reduced reduce_large(double x) {
  // |x| = m * 2^e. Of m * 2/pi the digits of weight 2^(2-e) and above make multiples of 4 quadrants: left out.
  const u64 bits = std::bit_cast<u64>(x) & ~(u64{1} << 63);
  const u64 m = (bits & ((u64{1} << 52) - 1)) | u64{1} << 52;
  const i32 e = static_cast<i32>(bits >> 52) - 1075;
  Fraction product{};  // of 4 quadrants
  Wide carry = 0;
  for (int i = kWindow - 1; i >= 0; --i) {
    const Wide sum = static_cast<Wide>(m) * digits_of_two_over_pi(e - 2 + 64 * i) + carry;
    product.words[i] = static_cast<u64>(sum);
    carry = sum >> 64;
  }
  i32 quadrant = static_cast<i32>(product.take(2));
  const bool beyond_half = (product.words[0] >> 63) != 0;  // the next multiple is the nearer one
  if (beyond_half) {
    ++quadrant;
    product.complement();
  }
  // x is taken in digits of 24 bits from its first bit on; the grid of the product is theirs.
  const int grid = (24 * 50 - (e + 29)) % 24;
  const Reduced r = times_half_pi(product, grid == 0 ? 24 : grid);
  const bool negative = beyond_half != (x < 0);
  return {negative ? -r.high : r.high, negative ? -r.low : r.low, x < 0 ? -quadrant : quadrant};
}

// |x| > pi/4, finite.
Reduced reduce(double x) {
  const i32 ix = high_of_absolute(x);
  if (ix < 0x4002d97c) {  // below 3/4 pi: one quarter turn
    const double sign = x > 0 ? 1 : -1;
    double z = std::fabs(x) - kPiece1;
    double rest = kRest1;
    if (ix == 0x3ff921fb) {  // next to pi/2: a piece more
      z -= kPiece2;
      rest = kRest2;
    }
    const double high = z - rest;
    return {sign * high, sign * ((z - high) - rest), x > 0 ? 1 : -1};
  }
  return ix <= 0x413921fb ? reduce_medium(x, ix) : reduce_large(x);  // 2^19 * pi/2
}

// --- kernels on [-pi/4, pi/4]: x + y, y the low part (0 if x is exact)
constexpr double kSin[] = {-1.66666666666666324348e-01, 8.33333333332248946124e-03,  -1.98412698298579493134e-04,
                           2.75573137070700676789e-06,  -2.50507602534068634195e-08, 1.58969099521155010221e-10};

double sin_kernel(double x, double y, bool exact) {
  if (high_of_absolute(x) < 0x3e400000) return x;
  const double z = x * x;
  const double v = z * x;
  const double r = polynomial(kSin, z, 1);
  if (exact) return x + v * (kSin[0] + z * r);
  return x - ((z * (0.5 * y - v * r) - y) - v * kSin[0]);
}

constexpr double kCos[] = {4.16666666666666019037e-02,  -1.38888888888741095749e-03, 2.48015872894767294178e-05,
                           -2.75573143513906633035e-07, 2.08757232129817482790e-09,  -1.13596475577881948265e-11};

double cos_kernel(double x, double y) {
  const i32 ix = high_of_absolute(x);
  if (ix < 0x3e400000) return 1;
  const double z = x * x;
  const double r = z * polynomial(kCos, z);
  if (ix < 0x3fd33333) return 1 - (0.5 * z - (z * r - x * y));  // below 0.3
  // A quarter of x, about, is taken from 1 and from z/2, both exactly.
  const double quarter = ix > 0x3fe90000 ? 0.28125 : from_words(ix - 0x00200000, 0);
  const double half_square = 0.5 * z - quarter;
  const double a = 1 - quarter;
  return a - (half_square - (z * r - x * y));
}

constexpr double kTan[] = {3.33333333333334091986e-01, 1.33333333333201242699e-01, 5.39682539762260521377e-02,
                           2.18694882948595424599e-02, 8.86323982359930005737e-03, 3.59207910759131235356e-03,
                           1.45620945432529025516e-03, 5.88041240820264096874e-04, 2.46463134818469906812e-04,
                           7.81794442939557092300e-05, 7.14072491382608190305e-05, -1.85586374855275456654e-05,
                           2.59073051863633712884e-05};

// -1 / (x + r) for w = x + r, more exactly than by -1 / w.
double negative_reciprocal(double w, double x, double r) {
  const double z = truncated(w);
  const double v = r - (z - x);
  const double a = -1.0 / w;
  const double t = truncated(a);
  const double s = 1.0 + t * z;
  return t + a * (s + t * v);
}

// tan(x + y), or -1/tan(x + y) for odd quadrants.
double tan_kernel(double x, double y, bool odd) {
  const i32 hx = high_word(x), ix = high_of_absolute(x);
  if (ix < 0x3e300000) {
    if (!odd) return x;
    return x == 0 ? kInfinity : negative_reciprocal(x + y, x, y);
  }
  const bool large = ix >= 0x3fe59428;  // 0.6744: the complement is the better argument
  if (large) {
    if (hx < 0) {
      x = -x;
      y = -y;
    }
    x = (kQuarterPi - x) + (3.06161699786838301793e-17 - y);
    y = 0;
  }
  const double z = x * x;
  const double w = z * z;
  double r = polynomial(kTan, w, 1, 2);
  const double v = z * polynomial(kTan, w, 2, 2);
  const double s = z * x;
  r = y + z * (s * (r + v) + y);
  r += kTan[0] * s;
  const double sum = x + r;
  if (large) {
    const double one = odd ? -1 : 1;
    const double sign = hx < 0 ? -1 : 1;
    return sign * (one - 2.0 * (x - (sum * sum / (sum + one) - r)));
  }
  return odd ? negative_reciprocal(sum, x, r) : sum;
}

bool is_small(double x) { return high_of_absolute(x) <= 0x3fe921fb; }

double sin_or_cos(double x, i32 shift) {
  if (high_of_absolute(x) >= kInfinityHigh) return kNaN;
  const Reduced r = reduce(x);
  switch ((r.quadrant + shift) & 3) {
    case 0: return sin_kernel(r.high, r.low, false);
    case 1: return cos_kernel(r.high, r.low);
    case 2: return -sin_kernel(r.high, r.low, false);
    default: return -cos_kernel(r.high, r.low);
  }
}

}  // namespace

double sin(double x) { return is_small(x) ? sin_kernel(x, 0, true) : sin_or_cos(x, 0); }

double cos(double x) { return is_small(x) ? cos_kernel(x, 0) : sin_or_cos(x, 1); }

double tan(double x) {
  if (is_small(x)) return tan_kernel(x, 0, false);
  if (high_of_absolute(x) >= kInfinityHigh) return kNaN;
  const Reduced r = reduce(x);
  return tan_kernel(r.high, r.low, (r.quadrant & 1) != 0);
}

// --- inverse functions

namespace {

constexpr double kArcNumerator[] = {1.66666666666666657415e-01, -3.25565818622400915405e-01,
                                    2.01212532134862925881e-01, -4.00555345006794114027e-02,
                                    7.91534994289814532176e-04, 3.47933107596021167570e-05};
constexpr double kArcDenominator[] = {1.0, -2.40339491173441421878e+00, 2.02094576023350569471e+00,
                                      -6.88283971605453293030e-01, 7.70381505559019352791e-02};

// (asin(x) - x) / x for t = x * x
double arc_rational(double t) { return t * polynomial(kArcNumerator, t) / polynomial(kArcDenominator, t); }

constexpr double kAtan[] = {3.33333333333329318027e-01,  -1.99999999998764832476e-01, 1.42857142725034663711e-01,
                            -1.11111104054623557880e-01, 9.09088713343650656196e-02,  -7.69187620504482999495e-02,
                            6.66107313738753120669e-02,  -5.83357013379057348645e-02, 4.97687799461593236017e-02,
                            -3.65315727442169155270e-02, 1.62858201153657823623e-02};

}  // namespace

double asin(double x) {
  const i32 ix = high_of_absolute(x);
  const double a = std::fabs(x);
  if (ix >= 0x3ff00000) return a == 1 ? x * kHalfPi + x * kHalfPiLow : kNaN;
  if (ix < 0x3fe00000) return ix < 0x3e400000 ? x : x + x * arc_rational(x * x);
  // pi/2 - 2 asin(sqrt((1 - |x|) / 2))
  const double t = (1 - a) * 0.5;
  const double r = arc_rational(t);
  const double s = std::sqrt(t);
  double result;
  if (ix >= 0x3fef3333) {  // above 0.975
    result = kHalfPi - (2.0 * (s + s * r) - kHalfPiLow);
  } else {
    const double w = truncated(s);
    const double c = (t - w * w) / (s + w);
    const double p = 2.0 * s * r - (kHalfPiLow - 2.0 * c);
    const double q = kQuarterPi - 2.0 * w;
    result = kQuarterPi - (p - q);
  }
  return x > 0 ? result : -result;
}

double acos(double x) {
  const i32 ix = high_of_absolute(x);
  if (ix >= 0x3ff00000) {
    if (x == 1) return 0;
    return x == -1 ? kPi + 2.0 * kHalfPiLow : kNaN;
  }
  if (ix < 0x3fe00000) {
    if (ix <= 0x3c600000) return kHalfPi + kHalfPiLow;
    return kHalfPi - (x - (kHalfPiLow - x * arc_rational(x * x)));
  }
  if (x < 0) {
    const double z = (1 + x) * 0.5;
    const double s = std::sqrt(z);
    const double w = arc_rational(z) * s - kHalfPiLow;
    return kPi - 2.0 * (s + w);
  }
  const double z = (1 - x) * 0.5;
  const double s = std::sqrt(z);
  const double df = truncated(s);
  const double c = (z - df * df) / (s + df);
  const double w = arc_rational(z) * s + c;
  return 2.0 * (df + w);
}

double atan(double x) {
  // Around 0.5, 1, 1.5 and infinity: the value there, in two parts, plus the arctangent of the quotient that is left.
  struct Base {
    double high, low;
  };
  static constexpr Base kHalf = {4.63647609000806093515e-01, 2.26987774529616870924e-17};
  static constexpr Base kOne = {7.85398163397448278999e-01, 3.06161699786838301793e-17};
  static constexpr Base kThreeHalves = {9.82793723247329054082e-01, 1.39033110312309984516e-17};
  static constexpr Base kAtInfinity = {kHalfPi, kHalfPiLow};
  const i32 ix = high_of_absolute(x);
  if (std::isnan(x)) return x;
  if (ix >= 0x44100000) return x > 0 ? kHalfPi + kHalfPiLow : -kHalfPi - kHalfPiLow;
  const double a = std::fabs(x);
  const Base* base = nullptr;
  double t = x;
  if (ix < 0x3fdc0000) {  // below 7/16
    if (ix < 0x3e200000) return x;
  } else if (ix < 0x3fe60000) {
    base = &kHalf;
    t = (2.0 * a - 1) / (2.0 + a);
  } else if (ix < 0x3ff30000) {
    base = &kOne;
    t = (a - 1) / (a + 1);
  } else if (ix < 0x40038000) {
    base = &kThreeHalves;
    t = (a - 1.5) / (1 + 1.5 * a);
  } else {
    base = &kAtInfinity;
    t = -1.0 / a;
  }
  const double z = t * t;
  const double w = z * z;
  const double even = z * polynomial(kAtan, w, 0, 2);
  const double odd = w * polynomial(kAtan, w, 1, 2);
  if (base == nullptr) return t - t * (even + odd);
  const double result = base->high - ((t * (even + odd) - base->low) - t);
  return x < 0 ? -result : result;
}

double atan2(double y, double x) {
  if (std::isnan(x) || std::isnan(y)) return kNaN;
  if (x == 1) return atan(y);
  const bool left = std::signbit(x);
  const double sign = std::signbit(y) ? -1 : 1;
  if (y == 0) return left ? sign * kPi : y;
  if (x == 0) return sign * kHalfPi;
  if (std::isinf(x)) {
    if (std::isinf(y)) return sign * (left ? 3.0 * kQuarterPi : kQuarterPi);
    return sign * (left ? kPi : 0.0);
  }
  if (std::isinf(y)) return sign * kHalfPi;
  const i32 k = (high_of_absolute(y) - high_of_absolute(x)) >> 20;  // about the quotient's exponent
  double z;
  if (k > 60) {
    z = kHalfPi + 0.5 * kPiLow;
  } else if (left && k < -60) {
    z = 0;
  } else {
    z = atan(std::fabs(y / x));
  }
  if (!left) return sign * z;
  return sign < 0 ? (z - kPiLow) - kPi : kPi - (z - kPiLow);
}

}  // namespace heddle::stdlib::strict
