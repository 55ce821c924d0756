#include "cli/command_line.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <sstream>

#include "cli/explore_command.h"
#include "cli/help.h"

using namespace heddle::cli;

namespace {

struct Parsed {
  std::string name;  // "": an error
  std::vector<std::string> operands;
  friend bool operator==(const Parsed&, const Parsed&) = default;
};

Parsed parsed(const std::vector<std::string>& words) {
  const std::unique_ptr<Command> command = parse_command_line(words, Warnings::Off);
  return command ? Parsed{command->texts().name, command->given.operands} : Parsed{};
}

// The signatures in the left column of a list of options: "--seed N", "-h, --help".
std::set<std::string> listed(const std::string& text) {
  std::set<std::string> names;
  std::istringstream lines(text.substr(text.find("\noptions:\n") + 1));
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("  --")) continue;
    std::istringstream words(line.substr(0, line.find("  ", 2)));
    for (std::string word; words >> word;)
      if (word.starts_with("--")) names.insert(word.substr(0, word.find_first_of(",[")));
  }
  return names;
}

}  // namespace

TEST_CASE("a command's help lists its options and no others") {
  for (const auto& command : all_commands()) {
    CAPTURE(std::string(command->texts().name));
    CLI::App app;
    app.set_help_flag();
    add_all_options(*command, app);
    std::set<std::string> accepted;
    for (const CLI::Option* option : app.get_options()) {
      if (option->get_group() == kHidden) continue;  // (refused, with a reason)
      for (const std::string& name : option->get_lnames()) accepted.insert("--" + name);
      CHECK_FALSE(option->get_lnames().empty());
      CHECK_FALSE(option->get_description().empty());
    }
    const std::string help = help_of(*command);
    CHECK(help.find("\noptions:\n") == (accepted.empty() ? std::string::npos : help.find("\noptions:\n")));
    CHECK(listed(help) == accepted);
    CHECK(help_on(command->texts().name) == help);
    // And all together list them, too.
    for (const std::string& name : accepted) CHECK(help_on(kEverything).find(" " + name) != std::string::npos);
  }
}

TEST_CASE("an option means the same whether its value stands in the same word or behind it, for every command") {
  // (What is cut off as a value must not depend on a command that is not known yet.)
  std::map<std::string, bool> takes_value;
  for (const auto& command : all_commands()) {
    CLI::App app;
    app.set_help_flag();
    add_all_options(*command, app);
    for (const CLI::Option* option : app.get_options()) {
      const bool takes = option->get_items_expected_min() > 0;
      for (const std::string& name : option->get_lnames())
        CHECK(takes_value.try_emplace(name, takes).first->second == takes);
    }
  }
  CHECK(takes_value.size() > 35);
}

TEST_CASE("which command it is") {
  CHECK(parsed({"X.java", "a", "b"}) == Parsed{"run", {"X.java", "a", "b"}});
  CHECK(parsed({"run", "--seed", "3", "X.java"}) == Parsed{"run", {"X.java"}});
  CHECK(parsed({"--systematic", "X.java"}) == Parsed{"explore", {"X.java"}});
  CHECK(parsed({"explore", "X.java", "--seed"}) == Parsed{"explore", {"X.java", "--seed"}});
  CHECK(parsed({"--resume", "F"}) == Parsed{"explore", {}});
  CHECK(parsed({"debug", "X.java", "--systematic"}) == Parsed{"debug", {"X.java", "--systematic"}});
  CHECK(parsed({"--no-races", "debug", "X.java"}) == Parsed{"debug", {"X.java"}});
  CHECK(parsed({"--until", "7", "replay", "F"}) == Parsed{"replay", {"F"}});
  CHECK(parsed({"--version"}).name == "version");
  CHECK(parsed({"--systematic", "--version"}).name == "version");
  CHECK(parsed({"help", "replay"}) == Parsed{"help", {"replay"}});
  CHECK(parsed({"replay", "--help"}) == Parsed{"help", {"replay"}});
  CHECK(parsed({"--systematic", "-h"}) == Parsed{"help", {"explore"}});
  CHECK(parsed({"--help"}) == Parsed{"help", {kEverything}});
  CHECK(parsed({"X.java", "--help"}) == Parsed{"run", {"X.java", "--help"}});
  CHECK(parsed({}).name.empty());
}

TEST_CASE("words that look like commands are values and arguments elsewhere") {
  CHECK(parsed({"X.java", "replay"}) == Parsed{"run", {"X.java", "replay"}});
  CHECK(parsed({"--systematic", "--out", "replay", "X.java"}) == Parsed{"explore", {"X.java"}});
  CHECK(parsed({"--record", "--systematic", "X.java"}) == Parsed{"run", {"X.java"}});
  CHECK(parsed({"replay", "debug", "run"}) == Parsed{"replay", {"debug", "run"}});
}

TEST_CASE("a program's arguments are its own; other commands take options anywhere") {
  CHECK(parsed({"X.java", "--no-such-option", "--seed=x", "--"}) ==
        Parsed{"run", {"X.java", "--no-such-option", "--seed=x", "--"}});
  CHECK(parsed({"replay", "F", "--tolerant", "P", "--until", "3"}) == Parsed{"replay", {"F", "P"}});
  CHECK(parsed({"replay", "F", "P", "Q"}).name.empty());
  CHECK(parsed({"--seed", "3", "--", "X.java", "--", "--seed"}) == Parsed{"run", {"X.java", "--", "--seed"}});
  CHECK(parsed({"replay", "--", "--until"}) == Parsed{"replay", {"--until"}});
}

TEST_CASE("values reach the command") {
  const std::unique_ptr<Command> command =
      parse_command_line({"--systematic=all", "--max-time", "2m", "--cache-mb=3", "--heap=64m", "-da", "--no-races",
                          "--trust=java.util", "--trust", "java.util.Timer", "--promote=auto", "--promote", "A.b",
                          "--expect-output=f", "--no-cache", "--no-like-threads", "X.java"},
                         Warnings::Off);
  const auto* explore = dynamic_cast<const ExploreCommand*>(command.get());
  REQUIRE(explore != nullptr);
  const heddle::tester::ExploreOptions& o = explore->options().search.explore;
  CHECK(std::string(o.mode.name) == "all");
  CHECK_FALSE(o.mode.cache);
  CHECK_FALSE(o.mode.like_threads);
  CHECK(o.limits.max_seconds == 120);
  CHECK(o.limits.cache_bytes == 3u << 20);
  CHECK(o.run.max_heap_bytes == 64u << 20);
  CHECK_FALSE(o.run.assertions);
  CHECK_FALSE(o.detect_races);
  CHECK(o.trusted == std::vector<std::string>{"java/util/", "java/util/Timer"});
  CHECK(o.promote_races);
  CHECK(o.run.promoted == std::vector<std::string>{"A.b"});
  CHECK(o.outcomes);
  CHECK(command->given.options.contains("--da"));
  CHECK(command->given.command_line.size() == 17);
}

TEST_CASE("what is wrong") {
  for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
           {"--no-such-option", "X.java"},
           {"--seed", "X.java"},
           {"--seed=-1", "X.java"},
           {"--heap=1k", "X.java"},
           {"--systematic=prof", "X.java"},
           {"--systematic", "--format=xml", "X.java"},
           {"--systematic", "--record=f", "X.java"},  // relied on, and of another command
           {"--systematic", "--until=-1", "X.java"},  // of another command, and no number
           {"--trace", "X.java"},
           {"replay"},
           {"debug"},
           {"--systematic"},
           {"--out=", "X.java"},
       }) {
    CAPTURE(fmt::format("{}", fmt::join(words, " ")));
    CHECK(parsed(words).name.empty());
  }
}
