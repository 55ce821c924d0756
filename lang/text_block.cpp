#include "lang/text_block.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace heddle::lang {
namespace {

// Character.isWhitespace; all of them are single UTF-16 units.
bool is_white(char16_t c) {
  if (c <= 0x20) return (c >= 0x09 && c <= 0x0D) || (c >= 0x1C && c <= 0x20);
  return c == 0x1680 || (c >= 0x2000 && c <= 0x200A && c != 0x2007) || c == 0x2028 || c == 0x2029 || c == 0x205F ||
         c == 0x3000;
}

std::size_t leading_white(std::u16string_view line) {
  std::size_t i = 0;
  while (i < line.size() && is_white(line[i])) ++i;
  return i;
}

std::vector<std::u16string_view> split_lines(std::u16string_view text) {
  std::vector<std::u16string_view> lines;
  for (;;) {
    const std::size_t end = text.find(u'\n');
    lines.push_back(text.substr(0, end));
    if (end == std::u16string_view::npos) return lines;
    text.remove_prefix(end + 1);
  }
}

std::u16string translate_escapes(std::u16string_view text) {
  std::u16string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != u'\\' || i + 1 == text.size()) {
      out += text[i];
      continue;
    }
    const char16_t c = text[++i];
    switch (c) {
      case u'b': out += u'\b'; break;
      case u't': out += u'\t'; break;
      case u'n': out += u'\n'; break;
      case u'f': out += u'\f'; break;
      case u'r': out += u'\r'; break;
      case u's': out += u' '; break;
      case u'\n': break;  // joins the lines
      default:
        if (c < u'0' || c > u'7') {
          out += c;
          break;
        }
        int value = 0;
        const std::size_t most = i + (c <= u'3' ? 3 : 2);
        for (; i < most && i < text.size() && text[i] >= u'0' && text[i] <= u'7'; ++i)
          value = value * 8 + (text[i] - u'0');
        --i;
        out += static_cast<char16_t>(value);
    }
  }
  return out;
}

}  // namespace

std::u16string text_block_value(const std::u16string& raw) {
  std::vector<std::u16string_view> lines = split_lines(raw);
  // The last line counts even when it is blank: it is where the closing delimiter stands.
  std::size_t indent = static_cast<std::size_t>(-1);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::size_t white = leading_white(lines[i]);
    if (white != lines[i].size() || i + 1 == lines.size()) indent = std::min(indent, white);
  }
  std::u16string stripped;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (i != 0) stripped += u'\n';
    std::u16string_view line = lines[i];
    while (!line.empty() && is_white(line.back())) line.remove_suffix(1);
    if (!line.empty()) stripped += line.substr(std::min(indent, line.size()));
  }
  return translate_escapes(stripped);
}

}  // namespace heddle::lang
