#include "vm/utf.h"

#include "vm/base/types.h"

namespace heddle::vm {
namespace {

constexpr char32_t kReplacement = 0xfffd;

bool is_high(char32_t c) { return (c & 0xfffffc00) == 0xd800; }
bool is_low(char32_t c) { return (c & 0xfffffc00) == 0xdc00; }

// The code point (or lone surrogate) at `pos`, which moves behind it. A malformed sequence is consumed
// as far as it could have been the beginning of a proper one (Unicode 15, table 3-8).
char32_t next_code_point(std::string_view text, size_t& pos) {
  const u8 lead = static_cast<u8>(text[pos++]);
  if (lead < 0x80) return lead;
  if (lead < 0xc2 || lead > 0xf4) return kReplacement;
  const int more = lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
  char32_t value = lead & (0x3f >> more);
  for (int i = 0; i < more; ++i) {
    u8 low = 0x80, high = 0xbf;
    if (i == 0 && lead == 0xe0) low = 0xa0;
    if (i == 0 && lead == 0xf0) low = 0x90;
    if (i == 0 && lead == 0xf4) high = 0x8f;
    if (pos == text.size()) return kReplacement;
    const u8 next = static_cast<u8>(text[pos]);
    if (next < low || next > high) return kReplacement;
    value = (value << 6) | (next & 0x3f);
    ++pos;
  }
  return value;
}

void append_utf8(std::string& out, char32_t c) {
  const auto put = [&](char32_t byte) { out += static_cast<char>(static_cast<u8>(byte)); };
  if (c < 0x80) {
    put(c);
  } else if (c < 0x800) {
    put(0xc0 | (c >> 6));
    put(0x80 | (c & 0x3f));
  } else if (c < 0x10000) {
    put(0xe0 | (c >> 12));
    put(0x80 | ((c >> 6) & 0x3f));
    put(0x80 | (c & 0x3f));
  } else {
    put(0xf0 | (c >> 18));
    put(0x80 | ((c >> 12) & 0x3f));
    put(0x80 | ((c >> 6) & 0x3f));
    put(0x80 | (c & 0x3f));
  }
}

std::string encode(std::u16string_view text, bool keep_lone) {
  std::string out;
  out.reserve(text.size());
  for (size_t i = 0; i < text.size(); ++i) {
    const char32_t c = text[i];
    if (is_high(c) && i + 1 < text.size() && is_low(text[i + 1])) {
      append_utf8(out, 0x10000 + ((c - 0xd800) << 10) + (text[++i] - 0xdc00u));
    } else if ((is_high(c) || is_low(c)) && !keep_lone) {
      out += '?';
    } else {
      append_utf8(out, c);
    }
  }
  return out;
}

}  // namespace

std::u16string utf16_of(std::string_view utf8) {
  std::u16string out;
  out.reserve(utf8.size());
  for (size_t pos = 0; pos < utf8.size();) {
    const char32_t c = next_code_point(utf8, pos);
    if (c < 0x10000) {
      out += static_cast<char16_t>(c);
    } else {
      out += static_cast<char16_t>(0xd800 + ((c - 0x10000) >> 10));
      out += static_cast<char16_t>(0xdc00 + ((c - 0x10000) & 0x3ff));
    }
  }
  return out;
}

std::string utf8_of(std::u16string_view text) { return encode(text, false); }
std::string modified_utf8_of(std::u16string_view text) { return encode(text, true); }

}  // namespace heddle::vm
