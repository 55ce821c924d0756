#include "cli/next_command.h"

#include <set>

#include "cli/name_list.h"
#include "vm/base/shell_text.h"

namespace heddle::cli {

bool matters_for_exploration(const std::string& option) {
  static const std::set<std::string> kOthers = {
      // what is told, and where
      "--stats", "--full", "--color", "--format", "--json", "--sarif", "--junit", "--html", "--svg", "--listing",
      "--finding", "--trace", "--out", "--no-out", "--archives", "--coverage",
      // the frontier, the processes, and their memory
      "--resume", "--frontier-every", "--workers", "--workers-after", "--cache-mb",
      // part of the operands: the former is a root of the program's path (program_path.h)
      "--source-path", "--load-world"};
  return !kOthers.contains(option);
}

std::vector<tester::GivenOption> exploration_options(const Given& given) {
  std::vector<tester::GivenOption> options;
  for (const auto& [name, words] : given.words)
    if (matters_for_exploration(name)) options.push_back({name, base::shell_text(words)});
  return options;
}

std::vector<tester::GivenOption> exploration_options(const std::vector<std::string>& words) {
  std::vector<tester::GivenOption> options;
  for (const std::string& word : words)
    if (const std::string name = word.substr(0, word.find('=')); matters_for_exploration(name))
      options.push_back({name, base::shell_word(word)});
  return options;
}

std::vector<tester::GivenOption> shared_options(const Given& given) {
  // (--seed and --max-time are others there.)
  static const std::set<std::string> kShared = {
      "--heap",    "--da",      "--disable-assertions", "--no-finalizers", "--finalizers",
      "--sandbox", "--no-exit", "--gc-stress",          "--spurious",      "--promote"};
  std::vector<tester::GivenOption> options;
  for (const auto& [name, words] : given.words)
    if (kShared.contains(name)) options.push_back({name, base::shell_text(words)});
  return options;
}

std::string options_text(const std::vector<tester::GivenOption>& options) {
  std::string text;
  for (const tester::GivenOption& option : options) text += ' ' + option.text;
  return text;
}

std::string file_text(const std::string& file) { return base::shell_word(file.starts_with('-') ? "./" + file : file); }

std::string command_exploring(const interp::Schedule& schedule, const std::string& source, bool allow_native) {
  const std::string usual_timeouts = std::to_string(tester::Limits{}.max_timeouts);
  std::vector<std::string> words;
  for (const auto& [name, value] : schedule.options) {
    if (name == "assertions" && value == "off") words.emplace_back("--da");
    if (name == "exit" && value == "fails") words.emplace_back("--no-exit");
    if (name == "finalizers") words.push_back("--finalizers=" + value);
    if (name == "handled-exceptions") words.push_back("--handled-exceptions=" + value);
    if (name == "heap" || name == "hash-orders") words.push_back("--" + name + "=" + value);
    if (name == "max-timeouts" && value != usual_timeouts) words.push_back("--max-timeouts=" + value);
    if (name == "outcomes") words.emplace_back("--outcomes");
    if (name == "sandbox") words.emplace_back("--sandbox");
    if (name == "spurious") words.emplace_back("--spurious");
    if (name != "promote") continue;
    for (const std::string& promoted : split_names(value)) words.push_back("--promote=" + promoted);
  }
  if (allow_native) words.emplace_back("--allow-native");
  words.insert(words.begin(), {"vm", "--systematic"});
  std::string text = base::shell_text(words) + ' ' + file_text(source);
  if (!schedule.arguments.empty()) text += ' ' + base::shell_text(schedule.arguments);
  return text;
}

}  // namespace heddle::cli
