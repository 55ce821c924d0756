#include "lsp/code_lenses.h"

#include <algorithm>
#include <iterator>

#include "lsp/text.h"

namespace heddle::lsp {
namespace {

constexpr std::string_view kTests[] = {"Test", "ParameterizedTest", "RepeatedTest"};

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\f'; }

// Walks over words and signs; comments and literals are passed over.
class Words {
 public:
  explicit Words(std::string_view text) : text_(text) {}

  // The next word, or a sign of one character; "": the end.
  std::string_view next() {
    while (at_ < text_.size() && (is_blank(text_[at_]) || pass_piece()))
      if (at_ < text_.size() && is_blank(text_[at_])) ++at_;
    begin_ = at_;
    if (at_ == text_.size()) return "";
    if (!is_name_byte(text_[at_])) return text_.substr(at_++, 1);
    while (at_ < text_.size() && is_name_byte(text_[at_])) ++at_;
    return text_.substr(begin_, at_ - begin_);
  }
  size_t begin() const { return begin_; }  // of what next() has given

 private:
  void pass_to(std::string_view end, size_t from) {
    const size_t found = text_.find(end, from);
    at_ = found == text_.npos ? text_.size() : found + end.size();
  }
  // A comment or a literal begins here, and is behind us now.
  bool pass_piece() {
    const std::string_view two = text_.substr(at_, 2), three = text_.substr(at_, 3);
    const char quote = text_[at_];
    if (two == "//") pass_to("\n", at_);
    else if (two == "/*") pass_to("*/", at_ + 2);
    else if (three == "\"\"\"") pass_to(three, at_ + 3);
    else if (quote == '"' || quote == '\'') pass_literal(quote);
    else return false;
    return true;
  }
  void pass_literal(char quote) {
    for (++at_; at_ < text_.size() && text_[at_] != quote && text_[at_] != '\n'; ++at_)
      if (text_[at_] == '\\') ++at_;
    at_ = std::min(at_ + 1, text_.size());
  }

  const std::string_view text_;
  size_t at_ = 0, begin_ = 0;
};

// Of `words` behind the sign @: the annotation's name without its package; *next: what follows its arguments.
std::string_view annotation(Words* words, std::string_view* next) {
  std::string_view name = words->next();
  *next = words->next();
  while (*next == ".") {
    name = words->next();
    *next = words->next();
  }
  int depth = 0;
  while (*next == "(" || (depth > 0 && !next->empty())) {
    depth += *next == "(" ? 1 : *next == ")" ? -1 : 0;
    *next = words->next();
  }
  return name;
}

}  // namespace

std::vector<Explorable> explorables(std::string_view text) {
  std::vector<Explorable> all;
  Words words(text);
  bool is_static = false, test = false;  // of what has been read of a declaration
  size_t test_at = 0, word_at = 0;
  std::string_view before, last;  // words
  for (std::string_view word = words.next(); !word.empty();) {
    if (word == "@") {
      const size_t at = words.begin();
      const std::string_view name = annotation(&words, &word);
      if (std::find(std::begin(kTests), std::end(kTests), name) == std::end(kTests)) continue;
      test = true;
      test_at = at;
      continue;
    }
    if (word == "(") {
      const bool may_be_main = !test && is_static && last == "main" && before == "void";
      if (test) all.push_back({test_at, std::string(last)});
      test = is_static = false;
      before = last = "";
      word = words.next();
      if (word == "final") word = words.next();
      if (may_be_main && word == "String") all.push_back({word_at, ""});
      continue;
    }
    if (word == ";" || word == "{" || word == "}" || word == "=") {
      test = is_static = false;
    }
    is_static = is_static || word == "static";
    before = last;
    last = word;
    word_at = words.begin();
    word = words.next();
  }
  return all;
}

}  // namespace heddle::lsp
