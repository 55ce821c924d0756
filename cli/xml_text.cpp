#include "cli/xml_text.h"

#include <fmt/format.h>

#include <string_view>

#include "vm/base/types.h"

namespace heddle::cli {
namespace {

// The length of the UTF-8 sequence that the text begins with, if it is that of a character of XML; 0: it is not.
size_t character_length(std::string_view text) {
  const auto byte = [&](size_t i) -> u32 { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u; };
  const u32 first = byte(0);
  if (first < 0x80) return first >= 0x20 || first == '\t' || first == '\n' || first == '\r' ? 1 : 0;
  const size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 0;
  if (length == 0 || first > 0xf4) return 0;
  u32 character = first & (0xffu >> (length + 1));
  for (size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return 0;
    character = character << 6 | (byte(i) & 0x3f);
  }
  constexpr u32 kLeast[] = {0, 0, 0x80, 0x800, 0x10000};  // (Longer sequences than needed are none.)
  const bool surrogate = character >= 0xd800 && character < 0xe000;
  if (character < kLeast[length] || character > 0x10ffff || surrogate) return 0;
  return character == 0xfffe || character == 0xffff ? 0 : length;
}

}  // namespace

std::string xml_text(const std::string& text) {
  std::string out;
  for (size_t i = 0; i < text.size();) {
    const size_t length = character_length(std::string_view(text).substr(i));
    switch (text[i]) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      case '\t':
      case '\n':
      case '\r': out += fmt::format("&#{};", static_cast<int>(text[i])); break;
      default: out += length == 0 ? "?" : text.substr(i, length);
    }
    // (All bytes of U+FFFE and U+FFFF are one '?', as they are one character in the text.)
    const std::string_view rest = std::string_view(text).substr(i);
    i += length != 0 ? length : rest.starts_with("\xef\xbf\xbe") || rest.starts_with("\xef\xbf\xbf") ? 3 : 1;
  }
  return out;
}

}  // namespace heddle::cli
