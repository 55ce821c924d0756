// Compile-time constants (JLS 15.29): operators and conversions on values, with Java's arithmetic.
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

#include "lang/attr_context.h"
#include "vm/base/number_text.h"

namespace heddle::lang {
namespace {

using Kind = ConstantKind;

const ConstantValue* make(Arena& arena, Kind kind, decltype(ConstantValue::value) value) {
  auto* result = arena.make<ConstantValue>();
  result->kind = kind;
  result->value = std::move(value);
  return result;
}
const ConstantValue* make_int(Arena& arena, std::int32_t v) { return make(arena, Kind::kInt, v); }
const ConstantValue* make_boolean(Arena& arena, bool v) { return make(arena, Kind::kBoolean, std::int32_t{v}); }

bool is_numeric(Kind k) { return k != Kind::kBoolean && k != Kind::kString; }
// Kind after unary promotion; binary promotion is the larger of two.
Kind promoted(Kind k) { return k < Kind::kInt ? Kind::kInt : k; }

// JLS 5.1.3: NaN gives 0, out of range the nearest end.
template <class To, class From>
To saturate(From value) {
  if (std::isnan(value)) return 0;
  if (value <= static_cast<From>(std::numeric_limits<To>::min())) return std::numeric_limits<To>::min();
  if (value >= static_cast<From>(std::numeric_limits<To>::max())) return std::numeric_limits<To>::max();
  return static_cast<To>(value);
}

std::int64_t to_long(const ConstantValue& v) {
  switch (v.kind) {
    case Kind::kLong: return v.as_long();
    case Kind::kFloat: return saturate<std::int64_t>(v.as_float());
    case Kind::kDouble: return saturate<std::int64_t>(v.as_double());
    default: return v.as_int();
  }
}
std::int32_t to_int(const ConstantValue& v) {
  switch (v.kind) {
    case Kind::kLong: return static_cast<std::int32_t>(v.as_long());
    case Kind::kFloat: return saturate<std::int32_t>(v.as_float());
    case Kind::kDouble: return saturate<std::int32_t>(v.as_double());
    default: return v.as_int();
  }
}
double to_double(const ConstantValue& v) {
  switch (v.kind) {
    case Kind::kLong: return static_cast<double>(v.as_long());
    case Kind::kFloat: return v.as_float();
    case Kind::kDouble: return v.as_double();
    default: return v.as_int();
  }
}
float to_float(const ConstantValue& v) {
  switch (v.kind) {
    case Kind::kLong: return static_cast<float>(v.as_long());
    case Kind::kFloat: return v.as_float();
    case Kind::kDouble: return static_cast<float>(v.as_double());
    default: return static_cast<float>(v.as_int());
  }
}

// Two's complement arithmetic on unsigned words; division checks for the one overflow.
template <class S, class U>
bool integral(BinaryOp op, S a, S b, S& result) {
  switch (op) {
    case BinaryOp::kAdd: result = static_cast<S>(static_cast<U>(a) + static_cast<U>(b)); return true;
    case BinaryOp::kSub: result = static_cast<S>(static_cast<U>(a) - static_cast<U>(b)); return true;
    case BinaryOp::kMul: result = static_cast<S>(static_cast<U>(a) * static_cast<U>(b)); return true;
    case BinaryOp::kDiv:
      if (b == 0) return false;
      result = b == -1 ? static_cast<S>(U{0} - static_cast<U>(a)) : static_cast<S>(a / b);
      return true;
    case BinaryOp::kRem:
      if (b == 0) return false;
      result = b == -1 ? S{0} : static_cast<S>(a % b);
      return true;
    case BinaryOp::kBitAnd: result = a & b; return true;
    case BinaryOp::kBitOr: result = a | b; return true;
    case BinaryOp::kBitXor: result = a ^ b; return true;
    default: return false;
  }
}

template <class F>
bool floating(BinaryOp op, F a, F b, F& result) {
  switch (op) {
    case BinaryOp::kAdd: result = a + b; return true;
    case BinaryOp::kSub: result = a - b; return true;
    case BinaryOp::kMul: result = a * b; return true;
    case BinaryOp::kDiv: result = a / b; return true;
    case BinaryOp::kRem: result = std::fmod(a, b); return true;
    default: return false;
  }
}

template <class T>
bool compare(BinaryOp op, T a, T b, bool& result) {
  switch (op) {
    case BinaryOp::kLess: result = a < b; return true;
    case BinaryOp::kGreater: result = a > b; return true;
    case BinaryOp::kLessEqual: result = a <= b; return true;
    case BinaryOp::kGreaterEqual: result = a >= b; return true;
    case BinaryOp::kEqual: result = a == b; return true;
    case BinaryOp::kNotEqual: result = a != b; return true;
    default: return false;
  }
}

const ConstantValue* fold_shift(Arena& arena, BinaryOp op, const ConstantValue& left, const ConstantValue& right) {
  if (promoted(left.kind) > Kind::kLong || promoted(right.kind) > Kind::kLong) return nullptr;
  const auto distance = static_cast<std::uint64_t>(to_long(right));
  if (left.kind == Kind::kLong) {
    const std::int64_t a = left.as_long();
    const unsigned n = distance & 63;
    std::int64_t r = 0;
    if (op == BinaryOp::kShl) r = static_cast<std::int64_t>(static_cast<std::uint64_t>(a) << n);
    if (op == BinaryOp::kShr) r = a >> n;
    if (op == BinaryOp::kUshr) r = static_cast<std::int64_t>(static_cast<std::uint64_t>(a) >> n);
    return make(arena, Kind::kLong, r);
  }
  const std::int32_t a = left.as_int();
  const unsigned n = distance & 31;
  std::int32_t r = 0;
  if (op == BinaryOp::kShl) r = static_cast<std::int32_t>(static_cast<std::uint32_t>(a) << n);
  if (op == BinaryOp::kShr) r = a >> n;
  if (op == BinaryOp::kUshr) r = static_cast<std::int32_t>(static_cast<std::uint32_t>(a) >> n);
  return make_int(arena, r);
}

const ConstantValue* fold_boolean(Arena& arena, BinaryOp op, bool a, bool b) {
  switch (op) {
    case BinaryOp::kBitAnd:
    case BinaryOp::kAnd: return make_boolean(arena, a && b);
    case BinaryOp::kBitOr:
    case BinaryOp::kOr: return make_boolean(arena, a || b);
    case BinaryOp::kBitXor:
    case BinaryOp::kNotEqual: return make_boolean(arena, a != b);
    case BinaryOp::kEqual: return make_boolean(arena, a == b);
    default: return nullptr;
  }
}

}  // namespace

const ConstantValue* fold_unary(Arena& arena, UnaryOp op, const ConstantValue& value) {
  if (op == UnaryOp::kNot) return value.kind == Kind::kBoolean ? make_boolean(arena, !value.is_true()) : nullptr;
  if (!is_numeric(value.kind)) return nullptr;
  switch (promoted(value.kind)) {
    case Kind::kInt: {
      const auto v = static_cast<std::uint32_t>(value.as_int());
      return make_int(arena, static_cast<std::int32_t>(op == UnaryOp::kMinus    ? 0u - v
                                                       : op == UnaryOp::kBitNot ? ~v
                                                                                : v));
    }
    case Kind::kLong: {
      const auto v = static_cast<std::uint64_t>(value.as_long());
      return make(arena, Kind::kLong,
                  static_cast<std::int64_t>(op == UnaryOp::kMinus    ? 0u - v
                                            : op == UnaryOp::kBitNot ? ~v
                                                                     : v));
    }
    case Kind::kFloat:
      if (op == UnaryOp::kBitNot) return nullptr;
      return make(arena, Kind::kFloat, op == UnaryOp::kMinus ? -value.as_float() : value.as_float());
    case Kind::kDouble:
      if (op == UnaryOp::kBitNot) return nullptr;
      return make(arena, Kind::kDouble, op == UnaryOp::kMinus ? -value.as_double() : value.as_double());
    default: return nullptr;
  }
}

const ConstantValue* fold_binary(Arena& arena, BinaryOp op, const ConstantValue& left, const ConstantValue& right) {
  if (left.is_string() || right.is_string()) {
    if (op == BinaryOp::kAdd) return make(arena, Kind::kString, to_java_string(left) + to_java_string(right));
    // Equal constant strings are the same object (JLS 3.10.5).
    if (!left.is_string() || !right.is_string()) return nullptr;
    if (op == BinaryOp::kEqual) return make_boolean(arena, left.as_string() == right.as_string());
    if (op == BinaryOp::kNotEqual) return make_boolean(arena, left.as_string() != right.as_string());
    return nullptr;
  }
  if (left.kind == Kind::kBoolean || right.kind == Kind::kBoolean) {
    if (left.kind != right.kind) return nullptr;
    return fold_boolean(arena, op, left.is_true(), right.is_true());
  }
  if (op == BinaryOp::kShl || op == BinaryOp::kShr || op == BinaryOp::kUshr) return fold_shift(arena, op, left, right);
  const Kind kind = std::max(promoted(left.kind), promoted(right.kind));
  bool truth = false;
  switch (kind) {
    case Kind::kInt: {
      std::int32_t r = 0;
      if (compare(op, left.as_int(), right.as_int(), truth)) return make_boolean(arena, truth);
      if (!integral<std::int32_t, std::uint32_t>(op, left.as_int(), right.as_int(), r)) return nullptr;
      return make_int(arena, r);
    }
    case Kind::kLong: {
      std::int64_t r = 0;
      if (compare(op, to_long(left), to_long(right), truth)) return make_boolean(arena, truth);
      if (!integral<std::int64_t, std::uint64_t>(op, to_long(left), to_long(right), r)) return nullptr;
      return make(arena, Kind::kLong, r);
    }
    case Kind::kFloat: {
      float r = 0;
      if (compare(op, to_float(left), to_float(right), truth)) return make_boolean(arena, truth);
      if (!floating(op, to_float(left), to_float(right), r)) return nullptr;
      return make(arena, Kind::kFloat, r);
    }
    case Kind::kDouble: {
      double r = 0;
      if (compare(op, to_double(left), to_double(right), truth)) return make_boolean(arena, truth);
      if (!floating(op, to_double(left), to_double(right), r)) return nullptr;
      return make(arena, Kind::kDouble, r);
    }
    default: return nullptr;
  }
}

const ConstantValue* fold_cast(Arena& arena, const ConstantValue& value, ConstantKind to) {
  if (value.kind == to) return &value;
  if (value.is_string() || value.kind == Kind::kBoolean || to == Kind::kBoolean) return nullptr;
  switch (to) {
    case Kind::kByte: return make(arena, to, static_cast<std::int32_t>(static_cast<std::int8_t>(to_int(value))));
    case Kind::kShort: return make(arena, to, static_cast<std::int32_t>(static_cast<std::int16_t>(to_int(value))));
    case Kind::kChar: return make(arena, to, static_cast<std::int32_t>(static_cast<std::uint16_t>(to_int(value))));
    case Kind::kInt: return make(arena, to, to_int(value));
    case Kind::kLong: return make(arena, to, to_long(value));
    case Kind::kFloat: return make(arena, to, to_float(value));
    case Kind::kDouble: return make(arena, to, to_double(value));
    default: return nullptr;
  }
}

std::u16string to_java_string(const ConstantValue& value) {
  const auto widen = [](const std::string& ascii) { return std::u16string(ascii.begin(), ascii.end()); };
  switch (value.kind) {
    case Kind::kString: return value.as_string();
    case Kind::kBoolean: return value.is_true() ? u"true" : u"false";
    case Kind::kChar: return std::u16string(1, static_cast<char16_t>(value.as_int()));
    case Kind::kLong: return widen(std::to_string(value.as_long()));
    case Kind::kFloat: return widen(base::float_text(value.as_float()));
    case Kind::kDouble: return widen(base::double_text(value.as_double()));
    default: return widen(std::to_string(value.as_int()));
  }
}

}  // namespace heddle::lang
