#include "tester/report_lines.h"

#include <algorithm>

namespace heddle::tester {

std::string clip(std::string text, size_t width) {
  if (text.size() <= width) return text;
  return text.substr(0, width > 2 ? width - 2 : 0) + "..";
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
