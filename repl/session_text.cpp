#include "repl/session_text.h"

#include <cctype>
#include <sstream>

namespace heddle::repl {

std::string trimmed(const std::string& text) {
  const size_t begin = text.find_first_not_of(" \t\r\n");
  if (begin == std::string::npos) return "";
  return text.substr(begin, text.find_last_not_of(" \t\r\n") - begin + 1);
}

std::string barred(const std::string& text) {
  std::string result;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) result += "|  " + line + "\n";
  return result;
}

std::set<std::string> words_of(const std::string& text) {
  std::set<std::string> words;
  for (size_t i = 0; i < text.size();) {
    const char c = text[i];
    if (c == '"' || c == '\'') {
      for (++i; i < text.size() && text[i] != c; ++i)
        if (text[i] == '\\') ++i;
      ++i;
    } else if (std::isalpha(static_cast<unsigned char>(c)) || c == '_' || c == '$') {
      const size_t begin = i;
      while (i < text.size() && (std::isalnum(static_cast<unsigned char>(text[i])) || text[i] == '_' || text[i] == '$'))
        ++i;
      words.insert(text.substr(begin, i - begin));
    } else {
      ++i;
    }
  }
  return words;
}

std::string plain(std::string text) {
  static const std::string around = kSnippetClass, package = std::string(kPackage) + ".";
  for (size_t at = 0; (at = text.find(around, at)) != std::string::npos;) {
    size_t end = at + around.size();
    while (end < text.size() && std::isdigit(static_cast<unsigned char>(text[end]))) ++end;
    const bool packaged = at >= package.size() && text.compare(at - package.size(), package.size(), package) == 0;
    const size_t begin = packaged ? at - package.size() : at;
    if (end == at + around.size() || end == text.size() || (text[end] != '.' && text[end] != '$')) {
      at = end;
      continue;
    }
    text.erase(begin, end + 1 - begin);
    at = begin;
  }
  return text;
}

}  // namespace heddle::repl
