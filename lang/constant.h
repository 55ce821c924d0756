// Compile-time constants (JLS 15.29).
#pragma once
#include <cstdint>
#include <string>
#include <variant>

namespace heddle::lang {

enum class ConstantKind { kBoolean, kByte, kShort, kChar, kInt, kLong, kFloat, kDouble, kString };

// Immutable, arena-owned. boolean, byte, short, char and int share `i` (already narrowed to the kind's range;
// boolean is 0 or 1, char is 0..65535). Strings are UTF-16 because a literal may hold a lone surrogate.
struct ConstantValue {
  ConstantKind kind = ConstantKind::kInt;
  std::variant<std::int32_t, std::int64_t, float, double, std::u16string> value = std::int32_t{0};

  bool is_string() const { return kind == ConstantKind::kString; }
  // Precondition: kind is boolean, byte, short, char or int.
  std::int32_t as_int() const { return std::get<std::int32_t>(value); }
  std::int64_t as_long() const { return std::get<std::int64_t>(value); }
  float as_float() const { return std::get<float>(value); }
  double as_double() const { return std::get<double>(value); }
  const std::u16string& as_string() const { return std::get<std::u16string>(value); }
  bool is_true() const { return kind == ConstantKind::kBoolean && as_int() != 0; }
  bool is_false() const { return kind == ConstantKind::kBoolean && as_int() == 0; }
};

}  // namespace heddle::lang
