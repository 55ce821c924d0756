// The rules that there are: one table, by which options, help and docs go.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "rules/builtin.h"
#include "rules/rules_file.h"

namespace heddle::rules {

struct RuleInfo {
  const char* name;
  Category category;
  bool on;  // by default: all but data protection (Harrow 2000, section 4), and but what would be noise
  Action action;
  const char* sentence;
  RulePointer (*make)();
};
const std::vector<RuleInfo>& all_rules();
std::vector<std::string> rule_names();

// Which rules look, as the user has asked for: of the table by name, and those of a file.
struct Selection {
  bool any = false;             // --rules was given
  std::set<std::string> names;  // of the table
  RulesFile file;               // its rules, and without --rules those of the table to which it gives an action
};
// "all", "default" or names, separated by commas; a name of a category stands for all of it. False with *error: a
// phrase about the first word that is none of these.
bool select_rules(const std::string& words, Selection* selection, std::string* error);
// New ones, in the order of the table, then of the file.
Rules make_rules(const Selection& selection);

// A table for people: name, category, action, sentence.
std::string list_of_rules();

}  // namespace heddle::rules
