#include "cli/words.h"

#include <fmt/format.h>

namespace heddle::cli {

std::string counted(u64 n, const char* one) { return fmt::format("{} {}{}", n, one, n == 1 ? "" : "s"); }

std::string with_file(const std::string& sentence, const std::string& file) {
  std::string text;
  const auto is_digit = [&](size_t i) { return i < sentence.size() && sentence[i] >= '0' && sentence[i] <= '9'; };
  for (size_t i = 0; i < sentence.size(); ++i) {
    if (sentence[i] == ':' && i > 0 && (sentence[i - 1] == '(' || sentence[i - 1] == ' ') && is_digit(i + 1))
      text += file;
    text += sentence[i];
  }
  return text;
}

}  // namespace heddle::cli
