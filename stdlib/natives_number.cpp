// Natives that turn numbers into text and back.
#include <bit>
#include <cmath>

#include "stdlib/native_tables.h"
#include "vm/base/number_text.h"

namespace heddle::stdlib {

namespace {

constexpr u32 kMaxDigits = 66;

// Digits of `value` right-aligned in `buffer`; the index of the first.
u32 write_digits(char16_t (&buffer)[kMaxDigits], u64 value, u32 radix) {
  u32 at = kMaxDigits;
  do {
    buffer[--at] = u"0123456789abcdefghijklmnopqrstuvwxyz"[value % radix];
    value /= radix;
  } while (value != 0);
  return at;
}

void return_number(NativeContext& c, u64 magnitude, bool negative, u32 radix) {
  char16_t buffer[kMaxDigits];
  u32 at = write_digits(buffer, magnitude, radix);
  if (negative) buffer[--at] = u'-';
  c.result_ref(c.new_string_utf16({buffer + at, kMaxDigits - at}));
}

void return_signed(NativeContext& c, i64 value, u32 radix) {
  const u64 bits = static_cast<u64>(value);
  return_number(c, value < 0 ? 0 - bits : bits, value < 0, radix);
}

void int_to_string(NativeContext& c) { return_signed(c, c.arg_int(0), 10); }
void long_to_string(NativeContext& c) { return_signed(c, c.arg_long(0), 10); }

// radixString0(value, radix, unsigned)
void radix_string(NativeContext& c) {
  const u32 radix = static_cast<u32>(c.arg_int(1));
  if (c.arg_int(2) != 0) return_number(c, c.prims[0], false, radix);
  else return_signed(c, c.arg_long(0), radix);
}

void double_to_string(NativeContext& c) { c.result_ref(c.new_string(base::double_text(c.arg_double(0)))); }
void float_to_string(NativeContext& c) { c.result_ref(c.new_string(base::float_text(c.arg_float(0)))); }
void double_to_hex(NativeContext& c) { c.result_ref(c.new_string(base::double_hex_text(c.arg_double(0)))); }
void float_to_hex(NativeContext& c) { c.result_ref(c.new_string(base::float_hex_text(c.arg_float(0)))); }

std::string trimmed(const std::string& text) {
  size_t begin = 0, end = text.size();
  while (begin < end && static_cast<unsigned char>(text[begin]) <= ' ') ++begin;
  while (end > begin && static_cast<unsigned char>(text[end - 1]) <= ' ') --end;
  return text.substr(begin, end - begin);
}

// The trimmed argument; false: an exception is arranged.
bool number_argument(NativeContext& c, std::string* text) {
  if (is_null(c, c.refs[0])) return false;
  *text = trimmed(c.world.string_utf8(c.refs[0]));
  if (!text->empty()) return true;
  c.throw_("java/lang/NumberFormatException", "empty String");
  return false;
}

// Whether a second point follows on digits and points.
bool has_two_points(const std::string& text) {
  int points = 0;
  for (size_t i = text[0] == '-' || text[0] == '+' ? 1 : 0; i < text.size() && points < 2; ++i) {
    if (text[i] == '.') ++points;
    else if (text[i] < '0' || text[i] > '9') break;
  }
  return points == 2;
}

void bad_number(NativeContext& c, const std::string& text) {
  if (has_two_points(text)) return c.throw_("java/lang/NumberFormatException", "multiple points");
  c.throw_("java/lang/NumberFormatException", "For input string: \"" + text + "\"");
}

void parse_double(NativeContext& c) {
  std::string text;
  double value = 0;
  if (!number_argument(c, &text)) return;
  if (!base::parse_double(text, &value)) return bad_number(c, text);
  c.result_double(value);
}

void parse_float(NativeContext& c) {
  std::string text;
  float value = 0;
  if (!number_argument(c, &text)) return;
  if (!base::parse_float(text, &value)) return bad_number(c, text);
  c.result_float(value);
}

void same_bits(NativeContext&) {}  // the raw form of the argument is that of the result

void double_bits(NativeContext& c) {
  if (std::isnan(c.arg_double(0))) c.result_long(0x7ff8000000000000);
}
void float_bits(NativeContext& c) {
  if (std::isnan(c.arg_float(0))) c.result_int(0x7fc00000);
}

// For java.util.Formatter: "DIGITS@EXPONENT", the digits of Double.toString without point; the value
// is 0.DIGITS * 10^EXPONENT. The sign is dropped; finite values only.
void decimal_digits(NativeContext& c) {
  const base::Decimal d = base::decimal_of(c.arg_double(0));
  c.result_ref(c.new_string(d.digits + "@" + std::to_string(d.exponent)));
}

constexpr NativeRow kNumberRows[] = {
    {"java/lang/Integer.toString(I)Ljava/lang/String;", int_to_string},
    {"java/lang/Long.toString(J)Ljava/lang/String;", long_to_string},
    {"java/lang/Long.radixString0(JIZ)Ljava/lang/String;", radix_string},
    {"java/lang/Double.toString(D)Ljava/lang/String;", double_to_string},
    {"java/lang/Float.toString(F)Ljava/lang/String;", float_to_string},
    {"java/lang/Double.toHexString(D)Ljava/lang/String;", double_to_hex},
    {"java/lang/Float.toHexString(F)Ljava/lang/String;", float_to_hex},
    {"java/lang/Double.parseDouble(Ljava/lang/String;)D", parse_double},
    {"java/lang/Float.parseFloat(Ljava/lang/String;)F", parse_float},
    {"java/lang/Double.doubleToLongBits(D)J", double_bits},
    {"java/lang/Double.doubleToRawLongBits(D)J", same_bits},
    {"java/lang/Double.longBitsToDouble(J)D", same_bits},
    {"java/lang/Float.floatToIntBits(F)I", float_bits},
    {"java/lang/Float.floatToRawIntBits(F)I", same_bits},
    {"java/lang/Float.intBitsToFloat(I)F", same_bits},
    {"java/util/FormatNumber.digits0(D)Ljava/lang/String;", decimal_digits},
};

}  // namespace

std::span<const NativeRow> number_natives() { return kNumberRows; }

}  // namespace heddle::stdlib
