#include "rules/rules_file.h"

#include <doctest/doctest.h>

#include "rules/registry.h"

namespace heddle::rules {
namespace {

std::string error_of(const std::string& text) {
  RulesFile file;
  std::string error;
  const bool read = read_rules(text, &file, &error);
  CHECK(read == error.empty());
  return error;
}

}  // namespace

TEST_CASE("files of rules: each template, with its category and action") {
  RulesFile file;
  std::string error;
  REQUIRE(
      read_rules("# the bank's\n"
                 "\n"
                 "set lock-order stop\r\n"
                 "order: lock-hierarchy Bank.all < Account < Log.lock\n"
                 "log (performance, stop): unsafe Log.append needs Log.lock  # always\n"
                 "gui: unsafe Widget one thread\n"
                 "cache: unsafe Cache one thread at a time\n"
                 "balance: must-hold Account for Account.balance\n"
                 "print (ignore): never-call java.io.PrintStream.println while holding Account\n"
                 "short:max-hold Account 100\n"
                 "crowd : max-waiters Account 2",
                 &file, &error));
  CHECK(file.actions == std::map<std::string, Action>{{"lock-order", Action::Stop}});
  REQUIRE(file.rules.size() == 8);
  CHECK(file.lines.size() == 9);
  CHECK(file.rules[0].kind == Template::LockHierarchy);
  CHECK(file.rules[0].category == Category::Deadlock);
  CHECK(file.rules[0].locks == std::vector<std::string>{"Bank.all", "Account", "Log.lock"});
  CHECK(file.rules[1].kind == Template::Unsafe);
  CHECK(file.rules[1].category == Category::Performance);
  CHECK(file.rules[1].action == Action::Stop);
  CHECK(file.rules[1].what == "Log.append");
  CHECK(file.rules[2].kind == Template::OneThread);
  CHECK(file.rules[3].kind == Template::OneAtATime);
  CHECK(file.rules[4].kind == Template::MustHold);
  CHECK(file.rules[4].what == "Account.balance");
  CHECK(file.rules[5].action == Action::Ignore);
  CHECK(file.rules[6].kind == Template::MaxHold);
  CHECK(file.rules[6].number == 100);
  CHECK(file.rules[7].kind == Template::MaxWaiters);
  CHECK(file.rules[7].category == Category::Performance);
}

TEST_CASE("files of rules: what is wrong is told with its place") {
  CHECK(error_of("set") == "1:4: the name of a rule is expected here");
  CHECK(error_of("\n set lock-oder stop") == "2:6: there is no rule lock-oder, did you mean lock-order?");
  CHECK(error_of("set lock-order halt") == "1:16: report, stop or ignore is expected here");
  CHECK(error_of("set lock-order stop now") == "1:21: nothing is expected behind this");
  CHECK(error_of(": max-hold A 1") == "1:1: the name of a rule, or set, is expected here");
  CHECK(error_of("a+b: max-hold A 1") == "1:1: the name of a rule has letters, digits and - only");
  CHECK(error_of("deadlock: max-hold A 1") ==
        "1:1: deadlock is a rule of the table; to change its action: set deadlock stop");
  CHECK(error_of("a: max-hold A 1\na: max-hold B 1") == "2:1: there is a rule a already");
  CHECK(error_of("a (stop, now): max-hold A 1") ==
        "1:10: deadlock, data, programming, performance, report, stop or ignore is expected here");
  CHECK(error_of("a (stop max-hold A 1") == "1:9: \")\" is expected here");
  CHECK(error_of("a max-hold A 1") == "1:3: \":\" and a template are expected here");
  CHECK(error_of("a: max-hole A 1") ==
        "1:4: a template is expected here: lock-hierarchy, unsafe, must-hold, never-call, "
        "max-hold or max-waiters; did you mean max-hold?");
  CHECK(error_of("a: max-hold A 1x") == "1:15: a whole number is expected here");
  CHECK(error_of("a: max-hold A 99999999999999999999") == "1:15: a whole number is expected here");
  CHECK(error_of("a: max-hold A..b 1") == "1:13: a lock: a class, or a field as Bank.lock is expected here");
  CHECK(error_of("a: lock-hierarchy A") == "1:20: \"<\" and another lock are expected here");
  CHECK(error_of("a: lock-hierarchy A < ") == "1:23: a lock: a class, or a field as Bank.lock is expected here");
  CHECK(error_of("a: unsafe A wants B") == "1:13: \"needs LOCK\" or \"one thread [at a time]\" is expected here");
  CHECK(error_of("a: unsafe A one thread in a time") == "1:24: \"at\" is expected here");
  CHECK(error_of("a: must-hold A for B") == "1:20: a field as Account.balance is expected here, with a point in it");
  CHECK(error_of("a: never-call A.b when holding C") == "1:19: \"while\" is expected here");
  CHECK(error_of(std::string(2000, 'a')) == "1:1: the line is longer than 1000 bytes");
}

TEST_CASE("selections: names, categories, default and all") {
  Selection s;
  std::string error;
  REQUIRE(select_rules("default", &s, &error));
  CHECK(s.names.contains("lock-order"));
  CHECK_FALSE(s.names.contains("unprotected-data"));
  REQUIRE(select_rules("data,never-joined", &s, &error));
  CHECK(s.names.contains("unprotected-data"));
  CHECK(s.names.contains("never-joined"));
  CHECK_FALSE(s.names.contains("unheard-notify"));
  REQUIRE(select_rules("all", &s, &error));
  CHECK(s.names.size() == all_rules().size());
  CHECK(make_rules(s).size() == all_rules().size());
  CHECK_FALSE(select_rules("lockorder", &s, &error));
  CHECK(error == "there is no rule lockorder, did you mean lock-order?; vm --list-rules has them");
  CHECK(make_rules({}).empty());
  Selection file;
  REQUIRE(read_rules("set deadlock stop\nset relock ignore\n", &file.file, &error));
  const Rules rules = make_rules(file);
  REQUIRE(rules.size() == 1);
  CHECK(rules[0]->name == "deadlock");
  CHECK(rules[0]->action == Action::Stop);
}

}  // namespace heddle::rules
