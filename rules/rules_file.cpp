#include "rules/rules_file.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <optional>

#include "rules/registry.h"
#include "vm/base/nearest_name.h"

namespace heddle::rules {
namespace {

constexpr size_t kMostRules = 1000;
constexpr size_t kLongestLine = 1000;

std::optional<Category> category_of(std::string_view word) {
  for (const Category c : {Category::Deadlock, Category::Data, Category::Programming, Category::Performance})
    if (word == to_string(c)) return c;
  return std::nullopt;
}

std::optional<Action> action_of(std::string_view word) {
  for (const Action a : {Action::Report, Action::Stop, Action::Ignore})
    if (word == to_string(a)) return a;
  return std::nullopt;
}

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

// "Bank.lock": words of letters and digits between single points.
bool is_name(std::string_view word) {
  bool begins = true;
  for (const char c : word) {
    if (begins ? !is_letter(c) : c != '.' && !is_letter(c) && !is_digit(c)) return false;
    begins = c == '.';
  }
  return !begins;
}

// One line.
class Reader {
 public:
  Reader(std::string_view line, RulesFile* file) : line_(line), file_(*file) {}

  // False: error() says why, and column() where.
  bool read() {
    skip_blanks();
    if (at_end()) return true;
    if (line_.size() > kLongestLine) return fail("the line is longer than " + std::to_string(kLongestLine) + " bytes");
    const size_t begin = at_;
    const bool done = word() == "set" && peek() != ':' && peek() != '(' ? set() : (at_ = begin, rule());
    if (!done) return false;
    skip_blanks();
    if (!at_end()) return fail("nothing is expected behind this");
    return true;
  }
  const std::string& error() const { return error_; }
  size_t column() const { return failed_at_ + 1; }

 private:
  bool at_end() const { return at_ >= line_.size() || line_[at_] == '#'; }
  void skip_blanks() {
    while (at_ < line_.size() && (line_[at_] == ' ' || line_[at_] == '\t')) ++at_;
  }
  char peek() {
    skip_blanks();
    return at_end() ? '\0' : line_[at_];
  }
  // Up to a blank or one of ":(),<"; "": there is none.
  std::string_view word() {
    skip_blanks();
    word_at_ = at_;
    while (!at_end() && std::strchr(" \t:(),<", line_[at_]) == nullptr) ++at_;
    return line_.substr(word_at_, at_ - word_at_);
  }
  bool take(char c) {
    if (peek() != c) return false;
    ++at_;
    return true;
  }
  bool fail_at(size_t at, std::string why) {
    failed_at_ = at;
    error_ = std::move(why);
    return false;
  }
  bool fail(std::string why) {
    skip_blanks();
    return fail_at(at_, std::move(why));
  }
  bool keyword(std::string_view wanted) {
    if (word() == wanted) return true;
    return fail_at(word_at_, "\"" + std::string(wanted) + "\" is expected here");
  }

  bool set() {
    const std::string name(word());
    const std::vector<std::string> names = rule_names();
    if (std::find(names.begin(), names.end(), name) == names.end()) {
      const std::string guess = base::nearest_name(name, names);
      return fail_at(
          word_at_, name.empty() ? "the name of a rule is expected here"
                                 : "there is no rule " + name + (guess.empty() ? "" : ", did you mean " + guess + "?"));
    }
    const auto action = action_of(word());
    if (!action) return fail_at(word_at_, "report, stop or ignore is expected here");
    file_.actions[name] = *action;
    return true;
  }

  bool rule() {
    UserRule r;
    r.line = line_;
    r.name = word();
    if (r.name.empty()) return fail_at(word_at_, "the name of a rule, or set, is expected here");
    const auto is_plain = [](char c) { return is_letter(c) || is_digit(c) || c == '-'; };
    if (!std::all_of(r.name.begin(), r.name.end(), is_plain))
      return fail_at(word_at_, "the name of a rule has letters, digits and - only");
    const std::vector<std::string> names = rule_names();
    if (std::find(names.begin(), names.end(), r.name) != names.end())
      return fail_at(word_at_, r.name + " is a rule of the table; to change its action: set " + r.name + " stop");
    for (const UserRule& other : file_.rules)
      if (other.name == r.name) return fail_at(word_at_, "there is a rule " + r.name + " already");
    std::optional<Category> category;
    if (take('(') && !attributes(&r, &category)) return false;
    if (!take(':')) return fail("\":\" and a template are expected here");
    if (!body(&r)) return false;
    if (category) r.category = *category;
    if (file_.rules.size() >= kMostRules)
      return fail_at(0, "there are more than " + std::to_string(kMostRules) + " rules");
    file_.rules.push_back(std::move(r));
    return true;
  }

  bool attributes(UserRule* r, std::optional<Category>* category) {
    do {
      const std::string_view attribute = word();
      if (const auto c = category_of(attribute)) *category = *c;
      else if (const auto a = action_of(attribute)) r->action = *a;
      else
        return fail_at(word_at_, "deadlock, data, programming, performance, report, stop or ignore is expected here");
    } while (take(','));
    return take(')') || fail("\")\" is expected here");
  }

  bool name(std::string* to, const char* what, bool with_member) {
    const std::string_view text = word();
    if (!is_name(text)) return fail_at(word_at_, std::string(what) + " is expected here");
    if (with_member && text.find('.') == std::string_view::npos)
      return fail_at(word_at_, std::string(what) + " is expected here, with a point in it");
    *to = text;
    return true;
  }
  bool lock(UserRule* r) {
    r->locks.emplace_back();
    return name(&r->locks.back(), "a lock: a class, or a field as Bank.lock", false);
  }
  bool number(UserRule* r) {
    const std::string_view text = word();
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), r->number);
    if (fault != std::errc() || end != text.data() + text.size() || text.empty())
      return fail_at(word_at_, "a whole number is expected here");
    return true;
  }

  bool body(UserRule* r) {
    const std::string_view kind = word();
    if (kind == "lock-hierarchy") {
      r->category = Category::Deadlock;
      r->kind = Template::LockHierarchy;
      if (!lock(r)) return false;
      while (take('<'))
        if (!lock(r)) return false;
      return r->locks.size() > 1 || fail("\"<\" and another lock are expected here");
    }
    if (kind == "unsafe") {
      r->category = Category::Data;
      if (!name(&r->what, "a class, or a method as Log.append", false)) return false;
      const std::string_view how = word();
      if (how == "needs") {
        r->kind = Template::Unsafe;
        return lock(r);
      }
      if (how != "one") return fail_at(word_at_, "\"needs LOCK\" or \"one thread [at a time]\" is expected here");
      if (!keyword("thread")) return false;
      r->kind = Template::OneThread;
      if (peek() == '\0') return true;
      r->kind = Template::OneAtATime;
      return keyword("at") && keyword("a") && keyword("time");
    }
    if (kind == "must-hold") {
      r->category = Category::Data;
      r->kind = Template::MustHold;
      return lock(r) && keyword("for") && name(&r->what, "a field as Account.balance", true);
    }
    if (kind == "never-call") {
      r->kind = Template::NeverCall;
      return name(&r->what, "a method as Log.append", true) && keyword("while") && keyword("holding") && lock(r);
    }
    if (kind == "max-hold" || kind == "max-waiters") {
      r->category = Category::Performance;
      r->kind = kind == "max-hold" ? Template::MaxHold : Template::MaxWaiters;
      return lock(r) && number(r);
    }
    static const std::vector<std::string> kKinds = {"lock-hierarchy", "unsafe",   "must-hold",
                                                    "never-call",     "max-hold", "max-waiters"};
    const std::string guess = kind.empty() ? "" : base::nearest_name(std::string(kind), kKinds);
    return fail_at(word_at_,
                   "a template is expected here: lock-hierarchy, unsafe, must-hold, never-call, max-hold or "
                   "max-waiters" +
                       (guess.empty() ? "" : "; did you mean " + guess + "?"));
  }

  std::string_view line_;
  RulesFile& file_;
  size_t at_ = 0, word_at_ = 0, failed_at_ = 0;
  std::string error_;
};

}  // namespace

bool read_rules(std::string_view text, RulesFile* file, std::string* error) {
  size_t number = 0;
  while (!text.empty()) {
    ++number;
    const size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    Reader reader(line, file);
    const size_t rules_before = file->rules.size();
    const bool read = reader.read();
    if (file->rules.size() > rules_before) file->rules.back().line_number = number;
    if (!read) {
      *error = std::to_string(number) + ":" + std::to_string(reader.column()) + ": " + reader.error();
      return false;
    }
    const size_t begin = line.find_first_not_of(" \t");
    if (begin != std::string_view::npos && line[begin] != '#') file->lines.emplace_back(line);
  }
  return true;
}

}  // namespace heddle::rules
