// Natives of java.lang.String.
#include <algorithm>
#include <cstring>
#include <unordered_set>

#include "interp/printed_text.h"
#include "stdlib/native_tables.h"
#include "stdlib/unicode.h"
#include "vm/utf.h"

namespace heddle::stdlib {

namespace {

// A copy of units on the way from one object to a new one (an allocation may move the old one).
class UnitCopy {
 public:
  UnitCopy(const char16_t* units, u32 count) : count_(count) {
    if (count > kSmall) large_.resize(count);
    if (count != 0) std::memcpy(data(), units, count * sizeof(char16_t));
  }
  char16_t* data() { return count_ > kSmall ? large_.data() : small_; }
  u32 size() const { return count_; }
  std::u16string_view view() { return {data(), count_}; }

 private:
  static constexpr u32 kSmall = 128;
  u32 count_;
  char16_t small_[kSmall];
  std::u16string large_;
};

void return_text(NativeContext& c, std::u16string_view text) { c.result_ref(c.new_string_utf16(text)); }

void return_copy(NativeContext& c, std::u16string_view units) {
  UnitCopy copy(units.data(), static_cast<u32>(units.size()));
  return_text(c, copy.view());
}

void return_part(NativeContext& c, Ref string, u32 begin, u32 end) {
  return_copy(c, text_of(c, string).substr(begin, end - begin));
}

void copy(NativeContext& c) { return_part(c, c.refs[0], 0, length_of(c, c.refs[0])); }

void from_chars(NativeContext& c) {
  if (is_null(c, c.refs[0])) return;
  const i64 offset = c.arg_int(0), count = c.arg_int(1);
  const i64 length = length_of(c, c.refs[0]);
  if (offset < 0 || count < 0 || offset + count > length) {
    // The length was right when the caller asked: another thread has changed the StringBuilder since.
    c.throw_(
        "java/lang/StringIndexOutOfBoundsException",
        "offset " + std::to_string(offset) + ", count " + std::to_string(count) + ", length " + std::to_string(length));
    return;
  }
  const auto units = c.heap().elements<char16_t>(c.refs[0], static_cast<u32>(offset), static_cast<u32>(count));
  return_copy(c, {units.data(), units.size()});
}

// In the UTF-8 of programs a surrogate is malformed, all of its three bytes (utf16_of reads modified UTF-8, too): it
// becomes the U+FFFD that a decoder of java.nio.charset puts in its place.
std::string without_surrogates(std::string_view utf8) {
  std::string text(utf8);
  const auto at = [&](size_t i) { return static_cast<u8>(text[i]); };
  for (size_t i = 0; i + 2 < text.size(); ++i)
    if (at(i) == 0xed && at(i + 1) >= 0xa0 && at(i + 1) <= 0xbf && (at(i + 2) & 0xc0) == 0x80)
      text.replace(i, 3, "\xef\xbf\xbd");
  return text;
}

void from_utf8(NativeContext& c) {
  if (is_null(c, c.refs[0])) return;
  const i64 offset = c.arg_int(0), count = c.arg_int(1);
  if (offset < 0 || count < 0 || offset + count > length_of(c, c.refs[0]))
    return c.throw_("java/lang/StringIndexOutOfBoundsException");
  const auto bytes = c.heap().elements<char>(c.refs[0], static_cast<u32>(offset), static_cast<u32>(count));
  const std::string_view text(bytes.data(), bytes.size());
  const bool plain = text.find('\xed') == std::string_view::npos;
  return_text(c, plain ? vm::utf16_of(text) : vm::utf16_of(without_surrogates(text)));
}

void from_char(NativeContext& c) {
  const char16_t unit = static_cast<char16_t>(c.arg_int(0));
  return_text(c, {&unit, 1});
}

void utf8(NativeContext& c) {
  const std::string bytes = c.world.string_utf8(c.refs[0]);
  Class* array = c.world.classes.array_of(c.world.classes.primitive('B'));
  const Ref result = c.new_array(*array, static_cast<u32>(bytes.size()));
  if (result == 0) return;
  c.heap().fill<char>(result, bytes);
  c.result_ref(result);
}

// copyChars(begin, end, char[] target, targetBegin)
void copy_chars(NativeContext& c) {
  const Ref string = c.refs[0], target = c.refs[1];
  if (is_null(c, target)) return;
  const i64 begin = c.arg_int(0), end = c.arg_int(1), at = c.arg_int(2);
  if (begin >= end) return;
  if (begin < 0 || end > length_of(c, string) || at < 0 || at + (end - begin) > length_of(c, target)) {
    c.throw_("java/lang/ArrayIndexOutOfBoundsException", "Index " + std::to_string(at + (end - begin) - 1) +
                                                             " out of bounds for length " +
                                                             std::to_string(length_of(c, target)));
    return;
  }
  const auto units = text_of(c, string).substr(static_cast<size_t>(begin), static_cast<size_t>(end - begin));
  c.heap().store_elements<char16_t>(target, static_cast<u32>(at), units);
}

void length(NativeContext& c) { c.result_int(static_cast<i32>(length_of(c, c.refs[0]))); }

void char_at(NativeContext& c) {
  const i32 index = c.arg_int(0);
  if (static_cast<u32>(index) >= length_of(c, c.refs[0])) {
    // OpenJDK keeps strings of Latin-1 characters in a representation of their own, whose bounds check has another
    // message than that of the others.
    const std::u16string_view units = text_of(c, c.refs[0]);
    const size_t length = units.size();
    const bool latin1 = std::all_of(units.begin(), units.end(), [](char16_t unit) { return unit < 256; });
    c.throw_("java/lang/StringIndexOutOfBoundsException",
             latin1 ? "String index out of range: " + std::to_string(index)
                    : "index " + std::to_string(index) + ", length " + std::to_string(length));
    return;
  }
  c.result_int(text_of(c, c.refs[0])[static_cast<size_t>(index)]);
}

void equals(NativeContext& c) {
  const Ref a = c.refs[0], b = c.refs[1];
  if (a == b) return c.result_int(1);
  if (b == 0 || c.heap().class_id(a) != c.heap().class_id(b)) return c.result_int(0);
  c.result_int(text_of(c, a) == text_of(c, b));
}

void hash_code(NativeContext& c) {
  u32 hash = 0;
  for (char16_t unit : text_of(c, c.refs[0])) hash = hash * 31 + unit;
  c.result_int(static_cast<i32>(hash));
}

void compare_to(NativeContext& c) {
  const auto a = text_of(c, c.refs[0]), b = text_of(c, c.refs[1]);
  const size_t n = std::min(a.size(), b.size());
  for (size_t i = 0; i < n; ++i)
    if (a[i] != b[i]) return c.result_int(static_cast<i32>(a[i]) - static_cast<i32>(b[i]));
  c.result_int(static_cast<i32>(a.size()) - static_cast<i32>(b.size()));
}

// As the documentation of equalsIgnoreCase and compareToIgnoreCase: through upper, then lower case.
i32 fold(i32 code_point) { return to_lower_case(to_upper_case(code_point)); }

bool is_surrogate(char16_t unit) { return (unit & 0xf800) == 0xd800; }

// The code point that a unit belongs to; the unit itself if the other half is missing.
i32 code_point_around(std::u16string_view s, size_t i) {
  const auto is_high = [](char16_t unit) { return (unit & 0xfc00) == 0xd800; };
  const auto is_low = [](char16_t unit) { return (unit & 0xfc00) == 0xdc00; };
  const auto pair = [](char16_t high, char16_t low) { return 0x10000 + ((high & 0x3ff) << 10) + (low & 0x3ff); };
  if (is_low(s[i]) && i > 0 && is_high(s[i - 1])) return pair(s[i - 1], s[i]);
  if (is_high(s[i]) && i + 1 < s.size() && is_low(s[i + 1])) return pair(s[i], s[i + 1]);
  return s[i];
}

bool same_ignoring_case(std::u16string_view a, std::u16string_view b) {
  if (a.size() != b.size()) return false;
  for (size_t i = 0; i < a.size(); ++i)
    if (a[i] != b[i] && fold(code_point_around(a, i)) != fold(code_point_around(b, i))) return false;
  return true;
}

void equals_ignore_case(NativeContext& c) {
  if (c.refs[1] == 0) return c.result_int(0);
  c.result_int(same_ignoring_case(text_of(c, c.refs[0]), text_of(c, c.refs[1])));
}

// (OpenJDK compares code points, but units if one of the two is all Latin-1.)
void compare_to_ignore_case(NativeContext& c) {
  const auto a = text_of(c, c.refs[0]), b = text_of(c, c.refs[1]);
  const auto is_wide = [](const auto& s) {
    return std::any_of(s.begin(), s.end(), [](char16_t u) { return u > 0xff; });
  };
  const size_t n = std::min(a.size(), b.size());
  for (size_t i = 0; i < n; ++i) {
    if (a[i] == b[i]) continue;
    const bool wide = (is_surrogate(a[i]) || is_surrogate(b[i])) && is_wide(a) && is_wide(b);
    const i32 x = fold(wide ? code_point_around(a, i) : a[i]), y = fold(wide ? code_point_around(b, i) : b[i]);
    if (x != y) return c.result_int(x - y);
  }
  c.result_int(static_cast<i32>(a.size()) - static_cast<i32>(b.size()));
}

void substring(NativeContext& c) {
  const i64 begin = c.arg_int(0), end = c.arg_int(1), n = length_of(c, c.refs[0]);
  if (begin < 0 || begin > end || end > n) {
    c.throw_("java/lang/StringIndexOutOfBoundsException",
             "begin " + std::to_string(begin) + ", end " + std::to_string(end) + ", length " + std::to_string(n));
    return;
  }
  if (begin == 0 && end == n) return;  // refs[0] is the result
  return_part(c, c.refs[0], static_cast<u32>(begin), static_cast<u32>(end));
}

// The units of a code point; empty if it is none.
std::u16string units_of_code_point(i32 ch) {
  if (ch < 0 || ch > 0x10ffff) return {};
  if (ch < 0x10000) return std::u16string(1, static_cast<char16_t>(ch));
  return {static_cast<char16_t>(0xd7c0 + (ch >> 10)), static_cast<char16_t>(0xdc00 + (ch & 0x3ff))};
}

i32 position(size_t found) { return found == std::u16string_view::npos ? -1 : static_cast<i32>(found); }

void index_of_char(NativeContext& c) {
  const auto needle = units_of_code_point(c.arg_int(0));
  const i32 from = std::max(c.arg_int(1), 0);
  if (needle.empty()) return c.result_int(-1);
  c.result_int(position(text_of(c, c.refs[0]).find(needle, static_cast<size_t>(from))));
}

void last_index_of_char(NativeContext& c) {
  const auto needle = units_of_code_point(c.arg_int(0));
  const i32 from = c.arg_int(1);
  if (needle.empty() || from < 0) return c.result_int(-1);
  c.result_int(position(text_of(c, c.refs[0]).rfind(needle, static_cast<size_t>(from))));
}

void index_of(NativeContext& c) {
  const auto text = text_of(c, c.refs[0]), needle = text_of(c, c.refs[1]);
  const size_t from = static_cast<size_t>(std::max(c.arg_int(0), 0));
  if (needle.empty()) return c.result_int(static_cast<i32>(std::min(from, text.size())));
  c.result_int(position(text.find(needle, from)));
}

void last_index_of(NativeContext& c) {
  const i32 from = c.arg_int(0);
  if (from < 0) return c.result_int(-1);
  c.result_int(position(text_of(c, c.refs[0]).rfind(text_of(c, c.refs[1]), static_cast<size_t>(from))));
}

// matches0(offset, other, otherOffset, length, ignoreCase)
void matches(NativeContext& c) {
  if (is_null(c, c.refs[1])) return;
  const auto text = text_of(c, c.refs[0]), other = text_of(c, c.refs[1]);
  const i64 offset = c.arg_int(0), other_offset = c.arg_int(1), n = c.arg_int(2);
  if (offset < 0 || other_offset < 0 || offset > static_cast<i64>(text.size()) - n ||
      other_offset > static_cast<i64>(other.size()) - n)
    return c.result_int(0);
  if (n <= 0) return c.result_int(1);
  const auto a = text.substr(static_cast<size_t>(offset), static_cast<size_t>(n));
  const auto b = other.substr(static_cast<size_t>(other_offset), static_cast<size_t>(n));
  c.result_int(c.arg_int(3) != 0 ? same_ignoring_case(a, b) : a == b);
}

// The first `count` elements of an array of Strings, one behind the other. The caller alone knows the array.
void join_texts(NativeContext& c) {
  std::u16string all;
  u32 marks = 0;
  for (const Ref text : c.heap().elements<Ref>(c.refs[0], 0, static_cast<u32>(c.arg_int(0)))) {
    all += text_of(c, text);
    marks |= interp::marks_of(c.world, text);
  }
  return_text(c, all);
  if (marks != 0 && !c.throws()) c.world.mark_string(c.refs[0], marks);
}

void concat(NativeContext& c) {
  std::u16string text(text_of(c, c.refs[0]));
  text += text_of(c, c.refs[1]);
  return_text(c, text);
}

void repeat(NativeContext& c) {
  const i64 count = c.arg_int(0);
  const u64 units = static_cast<u64>(count) * length_of(c, c.refs[0]);
  if (units * 2 > c.heap().limit_bytes()) {
    c.throw_("java/lang/OutOfMemoryError", "Java heap space");
    return;
  }
  const auto text = text_of(c, c.refs[0]);
  std::u16string out;
  out.reserve(units);
  for (i64 i = 0; i < count; ++i) out += text;
  return_text(c, out);
}

void replace(NativeContext& c) {
  const char16_t from = static_cast<char16_t>(c.arg_int(0)), to = static_cast<char16_t>(c.arg_int(1));
  const auto text = text_of(c, c.refs[0]);
  if (from == to || text.find(from) == std::u16string_view::npos) return;
  std::u16string out(text);
  std::replace(out.begin(), out.end(), from, to);
  return_text(c, out);
}

// Full mapping of a string: one character may become several, a final sigma depends on its neighbours.
std::u16string mapped_case(std::u16string_view text, bool upper) {
  std::u16string out;
  out.reserve(text.size());
  for (size_t i = 0; i < text.size(); ++i) {
    i32 ch = text[i];
    if (ch >= 0xd800 && ch < 0xdc00 && i + 1 < text.size() && text[i + 1] >= 0xdc00 && text[i + 1] < 0xe000)
      ch = ((ch - 0xd800) << 10) + (text[++i] - 0xdc00) + 0x10000;
    if (const std::u16string_view several = upper ? long_upper_case(ch) : std::u16string_view(); !several.empty()) {
      out += several;
    } else if (!upper && ch == 0x3a3) {
      const bool letter_before = i > 0 && is_letter(text[i - 1]);
      const bool letter_after = i + 1 < text.size() && is_letter(text[i + 1]);
      out += letter_before && !letter_after ? u'\u03c2' : u'\u03c3';
    } else if (!upper && ch == 0x130) {
      out += u"i\u0307";
    } else {
      out += units_of_code_point(upper ? to_upper_case(ch) : to_lower_case(ch));
    }
  }
  return out;
}

void change_case(NativeContext& c, bool upper) {
  const auto text = text_of(c, c.refs[0]);
  const std::u16string mapped = mapped_case(text, upper);
  if (mapped != text) return_text(c, mapped);
}

void to_lower(NativeContext& c) { change_case(c, false); }
void to_upper(NativeContext& c) { change_case(c, true); }

void return_trimmed(NativeContext& c, bool leading, bool trailing, bool (*drop)(i32)) {
  const auto text = text_of(c, c.refs[0]);
  size_t begin = 0, end = text.size();
  while (leading && begin < end && drop(text[begin])) ++begin;
  while (trailing && end > begin && drop(text[end - 1])) --end;
  if (begin == 0 && end == text.size()) return;
  return_part(c, c.refs[0], static_cast<u32>(begin), static_cast<u32>(end));
}

void trim(NativeContext& c) {
  return_trimmed(c, true, true, [](i32 ch) { return ch <= ' '; });
}

void strip(NativeContext& c) { return_trimmed(c, c.arg_int(0) != 0, c.arg_int(1) != 0, is_whitespace); }

// The texts of the literals, and of the names, of the program's own classes: of those that are loaded and of whatever
// their constants lead to. So it does not matter which method has been linked when somebody asks.
struct Literals {
  u32 scanned = 0;
  std::unordered_set<std::u16string> texts;

  void scan(vm::ClassTable& classes) {
    while (scanned < classes.class_count()) {
      const Class& k = *classes.by_id(scanned++);
      if (k.is_library || k.is_array() || k.is_primitive()) continue;
      texts.insert(vm::utf16_of(k.dotted_name()));
      for (const bytecode::FieldImage& field : k.image->fields) note(field.constant, field.has_constant);
      for (const bytecode::Constant& constant : k.image->constants) {
        note(constant, true);
        if (constant.kind == bytecode::ConstantKind::Class || constant.kind == bytecode::ConstantKind::Field ||
            constant.kind == bytecode::ConstantKind::Method)
          classes.load(constant.owner);
      }
    }
  }

 private:
  void note(const bytecode::Constant& constant, bool used) {
    if (used && constant.kind == bytecode::ConstantKind::String) texts.insert(vm::utf16_of(constant.owner));
  }
};

void literal(NativeContext& c) {
  if (c.heap().is_permanent(c.refs[0])) return;  // permanent strings are literals already
  if (!c.method->native_cache) c.method->native_cache = std::make_shared<Literals>();
  Literals& literals = *static_cast<Literals*>(c.method->native_cache.get());
  literals.scan(c.world.classes);
  const std::u16string_view text = text_of(c, c.refs[0]);
  const bool known = literals.texts.contains(std::u16string(text));
  c.result_ref(known ? c.world.classes.intern_utf16(text) : 0);
}

constexpr NativeRow kStringRows[] = {
    {"java/lang/String.copy()Ljava/lang/String;", copy},
    {"java/lang/String.fromChars([CII)Ljava/lang/String;", from_chars, NativeEffect::Unknown},
    {"java/lang/String.fromUtf8([BII)Ljava/lang/String;", from_utf8, NativeEffect::Unknown},
    {"java/lang/String.valueOf(C)Ljava/lang/String;", from_char},
    {"java/lang/String.utf8()[B", utf8},
    {"java/lang/String.copyChars(II[CI)V", copy_chars, NativeEffect::Unknown},
    {"java/lang/String.length()I", length},
    {"java/lang/String.charAt(I)C", char_at},
    {"java/lang/String.equals(Ljava/lang/Object;)Z", equals},
    {"java/lang/String.hashCode()I", hash_code},
    {"java/lang/String.compareTo0(Ljava/lang/String;)I", compare_to},
    {"java/lang/String.equalsIgnoreCase(Ljava/lang/String;)Z", equals_ignore_case},
    {"java/lang/String.compareToIgnoreCase0(Ljava/lang/String;)I", compare_to_ignore_case},
    {"java/lang/String.substring(II)Ljava/lang/String;", substring},
    {"java/lang/String.indexOf(II)I", index_of_char},
    {"java/lang/String.lastIndexOf(II)I", last_index_of_char},
    {"java/lang/String.indexOf0(Ljava/lang/String;I)I", index_of},
    {"java/lang/String.lastIndexOf0(Ljava/lang/String;I)I", last_index_of},
    {"java/lang/String.matches0(ILjava/lang/String;IIZ)Z", matches},
    {"heddle/VM.joinTexts([Ljava/lang/String;I)Ljava/lang/String;", join_texts, NativeEffect::Unknown},
    {"java/lang/String.concat0(Ljava/lang/String;)Ljava/lang/String;", concat},
    {"java/lang/String.repeat0(I)Ljava/lang/String;", repeat},
    {"java/lang/String.replace(CC)Ljava/lang/String;", replace},
    {"java/lang/String.toLowerCase()Ljava/lang/String;", to_lower},
    {"java/lang/String.toUpperCase()Ljava/lang/String;", to_upper},
    {"java/lang/String.trim()Ljava/lang/String;", trim},
    {"java/lang/String.strip0(ZZ)Ljava/lang/String;", strip},
    {"java/lang/String.literal0()Ljava/lang/String;", literal, NativeEffect::Unknown},
};

}  // namespace

std::span<const NativeRow> string_natives() { return kStringRows; }

}  // namespace heddle::stdlib
