// Rules of the user's own, from templates, in a small text file (--rules-file; docs/rules.md, "A file of rules"). A
// line is empty, a comment (#), or one of
//   set RULE report|stop|ignore
//   NAME [(WORD, ...)]: lock-hierarchy LOCK < LOCK < ...
//   NAME [(WORD, ...)]: unsafe CLASS[.METHOD] needs LOCK
//   NAME [(WORD, ...)]: unsafe CLASS[.METHOD] one thread [at a time]
//   NAME [(WORD, ...)]: must-hold LOCK for CLASS.FIELD
//   NAME [(WORD, ...)]: never-call CLASS.METHOD while holding LOCK
//   NAME [(WORD, ...)]: max-hold LOCK STEPS
//   NAME [(WORD, ...)]: max-waiters LOCK COUNT
// where a WORD is a category or an action, and a LOCK the class of the object that is locked, or a field that refers to
// it, to an array of such objects, as in "Account" or "Bank.lock".
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "rules/rule.h"

namespace heddle::rules {

enum class Template : u8 { LockHierarchy, Unsafe, OneThread, OneAtATime, MustHold, NeverCall, MaxHold, MaxWaiters };

struct UserRule {
  std::string name;
  Category category = Category::Programming;
  Action action = Action::Report;
  Template kind = Template::LockHierarchy;
  std::vector<std::string> locks;  // of a hierarchy from the outermost on
  std::string what;                // CLASS, CLASS.METHOD or CLASS.FIELD
  u64 number = 0;
  std::string line;        // its text
  size_t line_number = 0;  // from 1 on
};

struct RulesFile {
  std::vector<UserRule> rules;
  std::map<std::string, Action> actions;  // of rules of the table
  std::vector<std::string> lines;         // those that say something, as they stand in the file
};

// Adds what the text says. False with *error: "LINE:COLUMN: what is wrong there", counted from 1, columns in bytes.
bool read_rules(std::string_view text, RulesFile* file, std::string* error);

std::unique_ptr<Rule> make_user_rule(const UserRule& rule);

}  // namespace heddle::rules
