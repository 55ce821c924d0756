#include "vm/base/shell_text.h"

namespace heddle::base {

std::string shell_word(const std::string& word) {
  const bool plain = !word.empty() && word.find_first_not_of(
                                          "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                          "0123456789-_=+./,:@%") == std::string::npos;
  if (plain) return word;
  std::string text = "'";
  for (const char c : word)
    if (c == '\'') text += "'\\''";
    else text += c;
  return text + '\'';
}

std::string shell_text(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + shell_word(word);
  return text;
}

}  // namespace heddle::base
