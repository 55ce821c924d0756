#include "rules/registry.h"

#include <fmt/format.h>

#include <algorithm>

#include "vm/base/nearest_name.h"

namespace heddle::rules {

const char* to_string(Category category) {
  switch (category) {
    case Category::Deadlock: return "deadlock";
    case Category::Data: return "data";
    case Category::Programming: return "programming";
    case Category::Performance: return "performance";
  }
  return "?";
}

const char* to_string(Action action) {
  switch (action) {
    case Action::Report: return "report";
    case Action::Stop: return "stop";
    case Action::Ignore: return "ignore";
  }
  return "?";
}

const std::vector<RuleInfo>& all_rules() {
  using enum Category;
  constexpr bool kOn = true, kOff = false;
  constexpr Action kReport = Action::Report;
  // clang-format off
  static const std::vector<RuleInfo> rules = {
    {"deadlock",              Deadlock,    kOn,  kReport, "threads wait for each other in a circle: locks, joins, initialisations of classes", make_deadlock},
    {"lock-order",            Deadlock,    kOn,  kReport, "locks are acquired in an inconsistent order, also by way of others", make_lock_order},
    {"relock",                Deadlock,    kOn,  kReport, "a thread waits for a lock that it has, and that can not be taken again", make_relock},
    {"priority-inversion",    Deadlock,    kOn,  kReport, "a thread waits for one of lower priority while one of a priority in between runs", make_priority_inversion},
    {"priority-sharing",      Deadlock,    kOn,  kReport, "threads of differing priority share a lock", make_priority_sharing},
    {"wait-under-lock",       Deadlock,    kOff, kReport, "a thread waits for a notify and keeps another lock meanwhile", make_wait_under_lock},
    {"unprotected-data",      Data,        kOff, kReport, "a variable is shared and written, and no lock protects all its accesses (Eraser)", make_unprotected_data},
    {"locked-elsewhere",      Data,        kOff, kReport, "a field is accessed without the lock that others hold when they access it", make_locked_elsewhere},
    {"double-checked-locking", Programming, kOn, kReport, "a field that is not volatile is checked without the lock, then with it, and set", make_double_checked_locking},
    {"wait-unlocked",         Programming, kOn,  kReport, "wait() or await() without the monitor or lock, also if the exception is caught", make_wait_unlocked},
    {"notify-unlocked",       Programming, kOn,  kReport, "notify() or signal() without the monitor or lock, likewise", make_notify_unlocked},
    {"unlock-unheld",         Programming, kOn,  kReport, "unlock() of a lock that the thread does not hold", make_unlock_unheld},
    {"wait-outside-loop",     Programming, kOn,  kReport, "wait() without a time limit that is in no loop", make_wait_outside_loop},
    {"several-predicates",    Programming, kOn,  kReport, "notify() where threads wait for different conditions", make_several_predicates},
    {"lost-notify",           Programming, kOn,  kReport, "a notify that nobody hears, before a wait that needs it and lasts for ever", make_lost_notify},
    {"unheard-notify",        Programming, kOff, kReport, "an object is notified on which nobody waits in the whole run", make_unheard_notify},
    {"boxed-lock",            Programming, kOn,  kReport, "the monitor of a boxed value or of a literal is entered", make_boxed_lock},
    {"lock-as-monitor",       Programming, kOn,  kReport, "synchronized on a Lock or Condition, which has nothing to do with locking it", make_lock_as_monitor},
    {"ends-holding-lock",     Programming, kOn,  kReport, "a thread ends and still holds a lock", make_ends_holding_lock},
    {"never-started",         Programming, kOn,  kReport, "a Thread object is made, and never started", make_never_started},
    {"never-joined",          Programming, kOff, kReport, "a thread that is no daemon ends, and nobody joins it", make_never_joined},
    {"started-twice",         Programming, kOn,  kReport, "start() of a thread that has been started, also if the exception is caught", make_started_twice},
    {"run-called",            Programming, kOn,  kReport, "run() of a Thread is called instead of start()", make_run_called},
    {"deep-stack",            Programming, kOn,  kReport, "a stack is nearly full, or has overflowed, also if the error is caught", make_deep_stack},
    {"sleep-under-lock",      Performance, kOn,  kReport, "a thread sleeps while it holds a lock", make_sleep_under_lock},
    {"join-under-lock",       Performance, kOn,  kReport, "a thread waits for the end of another one while it holds a lock", make_join_under_lock},
    {"read-under-lock",       Performance, kOn,  kReport, "a thread reads standard input while it holds a lock", make_read_under_lock},
  };
  // clang-format on
  return rules;
}

std::vector<std::string> rule_names() {
  std::vector<std::string> names;
  for (const RuleInfo& info : all_rules()) names.emplace_back(info.name);
  return names;
}

bool select_rules(const std::string& words, Selection* selection, std::string* error) {
  selection->any = true;
  for (size_t begin = 0; begin <= words.size();) {
    const size_t end = std::min(words.find(',', begin), words.size());
    const std::string word = words.substr(begin, end - begin);
    begin = end + 1;
    bool known = false;
    for (const RuleInfo& info : all_rules()) {
      const bool is_default = word == "default" && info.on;
      if (word != "all" && word != info.name && word != to_string(info.category) && !is_default) continue;
      selection->names.insert(info.name);
      known = true;
    }
    if (known) continue;
    std::vector<std::string> names = rule_names();
    names.insert(names.end(), {"all", "default", "deadlock", "data", "programming", "performance"});
    const std::string guess = base::nearest_name(word, names);
    *error = fmt::format("there is no rule {}{}; vm --list-rules has them", word.empty() ? "\"\"" : word,
                         guess.empty() ? "" : ", did you mean " + guess + "?");
    return false;
  }
  return true;
}

Rules make_rules(const Selection& selection) {
  Rules rules;
  for (const RuleInfo& info : all_rules()) {
    const auto set = selection.file.actions.find(info.name);
    // Who gives a rule an action wants it, unless others have been named.
    const bool wanted = selection.any ? selection.names.contains(info.name) : set != selection.file.actions.end();
    const Action action = set == selection.file.actions.end() ? info.action : set->second;
    if (!wanted || action == Action::Ignore) continue;
    RulePointer rule = info.make();
    rule->name = info.name;
    rule->category = info.category;
    rule->action = action;
    rules.push_back(std::move(rule));
  }
  for (const UserRule& user : selection.file.rules) {
    if (user.action == Action::Ignore) continue;
    RulePointer rule = make_user_rule(user);
    rule->name = user.name;
    rule->category = user.category;
    rule->action = user.action;
    rules.push_back(std::move(rule));
  }
  return rules;
}

std::string list_of_rules() {
  std::string text = fmt::format("{:24}{:13}{:9}{:8}\n", "rule", "category", "default", "action");
  for (const RuleInfo& info : all_rules())
    text += fmt::format("{:24}{:13}{:9}{:8}{}\n", info.name, to_string(info.category), info.on ? "on" : "off",
                        to_string(info.action), info.sentence);
  return text;
}

}  // namespace heddle::rules
