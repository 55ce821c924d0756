#include "interp/schedule_notation.h"

#include <charconv>

namespace heddle::interp {

namespace {

constexpr size_t kMaxPathLength = 4096;  // of a thread's path, in characters

}  // namespace

bool parse_path(std::string_view text, std::vector<u32>* numbers) {
  numbers->clear();
  if (text.size() > kMaxPathLength) return false;
  const char* p = text.data();
  const char* end = p + text.size();
  while (true) {
    u32 number = 0;
    auto [next, error] = std::from_chars(p, end, number);
    if (error != std::errc() || (*p == '0' && next != p + 1)) return false;
    numbers->push_back(number);
    if (next == end) return true;
    if (*next != '.') return false;
    p = next + 1;
  }
}

bool is_path(std::string_view text) {
  std::vector<u32> numbers;
  return parse_path(text, &numbers);
}

bool parse_number(std::string_view text, u64* value) {
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), *value);
  return error == std::errc() && end == text.data() + text.size() && !text.empty() &&
         (text.size() == 1 || text[0] != '0');
}

bool is_key(std::string_view text) {
  for (char c : text)
    if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.')) return false;
  return !text.empty();
}

size_t printable_length(std::string_view text, size_t i) {
  auto byte = [&](size_t k) -> u32 { return k < text.size() ? static_cast<u8>(text[k]) : 0; };
  u32 c = byte(i);
  if (c >= 0x20 && c < 0x7f) return 1;
  size_t n = c >= 0xc2 && c < 0xe0 ? 2 : c >= 0xe0 && c < 0xf0 ? 3 : c >= 0xf0 && c < 0xf5 ? 4 : 0;
  if (n == 0) return 0;
  for (size_t k = 1; k < n; ++k)
    if ((byte(i + k) & 0xc0) != 0x80) return 0;
  if (c == 0xe0 && byte(i + 1) < 0xa0) return 0;  // overlong
  if (c == 0xed && byte(i + 1) > 0x9f) return 0;  // surrogates
  if (c == 0xf0 && byte(i + 1) < 0x90) return 0;
  if (c == 0xf4 && byte(i + 1) > 0x8f) return 0;
  if (c == 0xc2 && byte(i + 1) < 0xa0) return 0;                                  // control characters
  if (c == 0xe2 && byte(i + 1) == 0x80 && (byte(i + 2) & ~1u) == 0xa8) return 0;  // line separators
  return n;
}

}  // namespace heddle::interp
