#include "cli/source_tokens.h"

#include <algorithm>
#include <cctype>

namespace heddle::cli {

bool is_word_character(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$' || (c & 0x80);
}

std::vector<std::string> tokens_of(const std::string& text) {
  std::vector<std::string> tokens;
  const auto at = [&](size_t i) { return i < text.size() ? text[i] : '\0'; };
  for (size_t i = 0; i < text.size();) {
    if (text.compare(i, 2, "//") == 0) {
      i = std::min(text.find('\n', i), text.size());
    } else if (text.compare(i, 2, "/*") == 0) {
      const size_t end = text.find("*/", i + 2);
      i = end == std::string::npos ? text.size() : end + 2;
    } else if (text.compare(i, 3, "\"\"\"") == 0) {
      for (i += 3; i < text.size() && text.compare(i, 3, "\"\"\"") != 0; ++i)
        if (text[i] == '\\') ++i;
      i += 3;
    } else if (text[i] == '"' || text[i] == '\'') {
      const char quote = text[i++];
      for (; i < text.size() && text[i] != quote && text[i] != '\n'; ++i)
        if (text[i] == '\\') ++i;
      ++i;
    } else if (is_word_character(text[i])) {
      size_t end = i;
      while (is_word_character(at(end)) && end < text.size()) ++end;
      tokens.push_back(text.substr(i, end - i));
      i = end;
    } else {
      if (std::isspace(static_cast<unsigned char>(text[i])) == 0) tokens.emplace_back(1, text[i]);
      ++i;
    }
  }
  return tokens;
}

}  // namespace heddle::cli
