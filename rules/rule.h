// A rule: a small class that looks at what happens in one run and says what is wrong. The table of all is in
// rules/registry.h; templates of users' own are in rules/rules_file.h.
#pragma once

#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

#include "rules/scene.h"
#include "tester/rule_report.h"

namespace heddle::rules {

enum class Category : u8 { Deadlock, Data, Programming, Performance };
enum class Action : u8 { Report, Stop, Ignore };
const char* to_string(Category category);  // "deadlock"
const char* to_string(Action action);      // "report"

using tester::RuleEvent;

// Where rules leave what they find.
class Findings {
 public:
  virtual ~Findings() = default;
  // `parts` tell findings of one rule apart: places and labels, which are the same in every run.
  virtual void add(const class Rule& rule, std::vector<std::string> parts, std::string message,
                   std::vector<RuleEvent> events) = 0;
};

class Rule {
 public:
  virtual ~Rule() = default;
  // What it wants to see, in any order.
  virtual std::vector<Event> events() const = 0;
  virtual void on(const Record& record, const Scene& scene) = 0;
  // Called classes beside the program's own, "java/util/ArrayList", that Event::Called is needed of.
  virtual bool wants_call(const vm::Method& method) const {
    static_cast<void>(method);
    return false;
  }

  // As the table or a rules file has them.
  std::string name;
  Category category = Category::Programming;
  Action action = Action::Report;
  Findings* findings = nullptr;

 protected:
  void report(std::vector<std::string> parts, std::string message, std::vector<RuleEvent> events) const {
    findings->add(*this, std::move(parts), std::move(message), std::move(events));
  }
  // "Thread-0", "acquires A", where.
  static RuleEvent event(const std::string& thread, std::string text, const Place* place) {
    return {thread, std::move(text), place == nullptr ? Place{} : *place};
  }
};

using Rules = std::vector<std::unique_ptr<Rule>>;

}  // namespace heddle::rules
