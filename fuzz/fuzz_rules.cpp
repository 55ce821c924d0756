// Feeds changed files to the reader of rules (rules/rules_file.h), and makes the rules that it has read.
#include "fuzz/driver.h"
#include "rules/registry.h"

using namespace heddle;

int main(int argc, char** argv) {
  return fuzz::drive(argc, argv, ".rules",
                     [](fuzz::Random& random, const std::vector<std::string>& corpus, const fuzz::Attempt& attempt) {
                       const std::string text = fuzz::mutate_source(random, corpus);
                       attempt.on(text);
                       rules::Selection selection;
                       std::string error;
                       const bool read = rules::read_rules(text, &selection.file, &error);
                       if (read != error.empty()) __builtin_trap();
                       rules::make_rules(selection);
                     });
}
