#include "tester/report_lines.h"

#include <algorithm>

namespace heddle::tester {

namespace {

bool begins_character(char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }

}  // namespace

size_t characters_in(std::string_view text) {
  return static_cast<size_t>(std::count_if(text.begin(), text.end(), begins_character));
}

size_t byte_of_character(std::string_view text, size_t number) {
  size_t at = 0;
  for (; at < text.size(); ++at)
    if (begins_character(text[at]) && number-- == 0) break;
  return at;
}

std::string clip(std::string text, size_t width) {
  if (text.size() <= width || characters_in(text) <= width) return text;
  return text.substr(0, byte_of_character(text, width > 2 ? width - 2 : 0)) + "..";
}

std::string quoted_output(const std::string& text) {
  constexpr size_t kLines = 12;
  std::string s;
  size_t lines = 0;
  for (size_t begin = 0; begin < text.size() && lines < kLines; ++lines) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    s += "    | " + clip(text.substr(begin, end - begin), 90) + "\n";
    begin = end + 1;
  }
  if (text.empty()) return "    (nothing)\n";
  if (lines == kLines) s += "    ...\n";
  return s;
}

}  // namespace heddle::tester
