#include "cli/shell_text.h"

namespace heddle::cli {

std::string shell_text(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) {
    const bool plain = !word.empty() && word.find_first_not_of(
                                            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                            "0123456789-_=+./,:@%") == std::string::npos;
    if (!text.empty()) text += ' ';
    if (!plain) text += '\'';
    for (const char c : word)
      if (c == '\'') text += "'\\''";
      else text += c;
    if (!plain) text += '\'';
  }
  return text;
}

}  // namespace heddle::cli
