#include "cli/checked_options.h"

#include <fmt/format.h>

#include <memory>

#include "cli/command_line.h"
#include "cli/messages.h"

namespace heddle::cli {

// The program behind the options, which nobody opens. (It has a name that an option which lacks its value takes for
// it.)
static constexpr const char* kFile = "heddle-no-value.java";

std::string problem_with_options(const std::vector<std::string>& of_all, const std::vector<std::string>& own) {
  for (const std::string& word : own) {
    if (!word.starts_with("--") || word == "--")
      return fmt::format("{} is no option of explorations, as --promote=auto", word);
    if (word == "--help" || word == "--version") return word + " is no option of explorations";
  }
  std::vector<std::string> words = {"--systematic"};
  words.insert(words.end(), of_all.begin(), of_all.end());
  words.insert(words.end(), own.begin(), own.end());
  words.push_back(kFile);
  const KeptMessages messages;
  // (With the program taken for the value of an option that takes any.)
  const std::unique_ptr<Command> asked = parse_command_line(words, Warnings::On);
  if (asked && asked->given.operands.empty()) return own.back() + ": a value is needed";
  std::string text = messages.text();
  if (asked) {
    for (const std::string& word : own)
      if (const std::string name = word.substr(0, word.find('='));
          text.find("warning: " + name + " is for ") != std::string::npos)
        return name + " is no option of explorations";
    return "";
  }
  text = text.substr(0, text.find('\n'));
  if (text.find(kFile) != std::string::npos) return own.back() + ": a value is needed";
  if (text.starts_with("vm: ")) text.erase(0, 4);
  return text.empty() ? "its options are refused" : text;
}

}  // namespace heddle::cli
