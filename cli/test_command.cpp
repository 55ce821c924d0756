#include "cli/test_command.h"

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <thread>

#include "cli/checked_options.h"
#include "cli/compile_errors.h"
#include "cli/error_text.h"
#include "cli/help.h"
#include "cli/interrupt.h"
#include "cli/next_command.h"
#include "cli/output.h"
#include "cli/program.h"
#include "cli/smaller_scenarios.h"
#include "cli/test_files.h"
#include "cli/test_report.h"
#include "vm/base/nearest_name.h"

namespace heddle::cli {
namespace {

using Status = TestOutcome::Status;

// Options of explorations that tests do not have.
constexpr const char* kOfOneExploration[] = {"--resume", "--frontier-every", "--load-world", "--trace",   "--coverage",
                                             "--stats",  "--html",           "--svg",        "--listing", "--finding"};

// The tests of a file or, if `only` is not empty, that one. False: a message has been printed, and *errors has it if
// the file is the reason.
bool add_tests(const std::string& file, const std::string& only, std::vector<TestOutcome>* all, std::string* errors) {
  const std::unique_ptr<Program> program = Program::load(file, errors);
  if (!program) {
    print_errors(*errors);
    return false;
  }
  size_t found = 0;
  std::vector<std::string> names;
  for (junit::Test& t : program->tests()) {
    names.push_back(t.name);
    if (!only.empty() && t.name != only && !t.name.starts_with(only + "[")) continue;
    ++found;
    TestOutcome outcome;
    outcome.file = file;
    if (t.skipped) {
      outcome.status = Status::Skipped;
      outcome.words = *t.skipped;
    } else if (!t.problem.empty()) {
      outcome.status = Status::Error;
      outcome.words = t.problem;
    }
    outcome.test = std::move(t);
    all->push_back(std::move(outcome));
  }
  if (!only.empty() && found == 0) {
    const std::string guess = base::nearest_name(only, names);
    return fails(fmt::format("{} has no test {}{}", file, only, guess.empty() ? "" : ", did you mean " + guess + "?"));
  }
  return true;
}

// A test whose own options (@HeddleTest) no exploration would take is one that cannot be run.
void refuse_wrong_settings(const std::vector<std::string>& of_all, std::vector<TestOutcome>* tests) {
  std::map<std::vector<std::string>, std::string> known;  // (The tests of a class have often the same.)
  for (TestOutcome& t : *tests) {
    const std::vector<std::string>& own = t.test.settings.options;
    if (t.status != Status::NotRun || own.empty()) continue;
    const auto [at, is_new] = known.try_emplace(own);
    if (is_new) at->second = problem_with_options(of_all, own);
    if (at->second.empty()) continue;
    t.status = Status::Error;
    t.words = "@HeddleTest: " + at->second;
  }
}

// Which tests are run and how: no option of their explorations.
bool is_of_tests(const std::string& option) {
  static const std::set<std::string> kNames = {"-k", "--filter", "--fail-fast", "--list", "--budget", "--jobs"};
  return kNames.contains(option);
}

// The options that the exploration of one of the tests needs to come to the same.
std::vector<tester::GivenOption> options_of_next(const Given& given) {
  std::vector<tester::GivenOption> options = exploration_options(given);
  std::erase_if(options, [](const tester::GivenOption& o) { return is_of_tests(o.name); });
  return options;
}

}  // namespace

const CommandTexts& TestCommand::texts() const {
  static constexpr CommandTexts kTexts = {"test",
                                          "vm test [options] PATH...",
                                          "explore each test of Java files (JUnit 3, 4, 5)",
                                          "tests",
                                          false,
                                          "modes, limits",
                                          true};
  return kTexts;
}

void TestCommand::add_options(CLI::App& app) {
  app.add_option("-k,--filter", pattern_, "only tests whose name contains it (a regular expression)")
      ->allow_extra_args(false)
      ->type_name("PATTERN");
  app.add_flag("--fail-fast", fail_fast_, "begin no other test once one has failed");
  app.add_flag("--list", list_, "only name the tests");
  add_seconds(app, "--budget", &budget_, "60s or 5m",
              "so long all tests together may take (each has 10s, or --max-time)");
  add_number(app, "--jobs", &jobs_, 0, 1024, "so many tests at once (0: one for each processor)");
  add_report(app, "--junit", &junit_file_, "the results as JUnit's XML in this file, besides");
  explore_.add_to(app);
  for (const char* name : kOfOneExploration) app.get_option(name)->group(kHidden);
}

bool TestCommand::check() {
  if (given.operands.empty()) return fails("test needs files or folders: vm test AccountTest.java src/test/java");
  for (const char* name : kOfOneExploration)
    if (given.contains(name)) return fails(fmt::format("{} belongs to one exploration, not to tests", name));
  try {
    std::regex pattern(pattern_);
  } catch (const std::regex_error&) {
    return fails(fmt::format("-k {}: not a regular expression", pattern_));
  }
  // What is wrong with the options is wrong for each test. (Those of sampling may belong to a @HeddleTest(strategy).)
  static const std::set<std::string> kOfStrategies = {"--runs",  "--seed",     "--depth",
                                                      "--noise", "--strength", "--noise-by"};
  Given without_tests = given;
  without_tests.operands.clear();
  if (!given.contains("--explore"))
    for (const std::string& name : kOfStrategies) without_tests.options.erase(name);
  ExplorationOptions completed = explore_;
  return completed.check(without_tests);
}

// Those that are given for all tests, as they were given.
std::vector<std::string> TestCommand::explore_options() const {
  static const std::set<std::string> kOutput = {"--junit", "--format", "--json", "--sarif"};
  std::vector<std::string> words;
  for (const auto& [name, option] : given.words)
    if (!is_of_tests(name) && !kOutput.contains(name)) words.insert(words.end(), option.begin(), option.end());
  return words;
}

// A source file, and the test in it that is asked for; "": all of them.
struct TestCommand::Source {
  std::string path;  // as ProgramPath has it
  std::string test;
};

// What the operands name, each once. False: a message has been printed.
bool TestCommand::find_sources(std::vector<Source>* sources, std::vector<NotTested>* not_tested) const {
  std::set<std::string> seen;  // (However a file is named: as "x/A.java" and by its folder.)
  const auto is_new = [&](const std::string& file, const std::string& test) {
    std::error_code error;
    const std::filesystem::path real = std::filesystem::canonical(file, error);
    const std::string key = error ? file : real.string();
    return !seen.contains(key + '#') && seen.insert(key + '#' + test).second;
  };
  for (const std::string& path : given.operands) {
    ProgramPath named = ProgramPath::parse(path);
    std::error_code error;
    if (!std::filesystem::exists(named.file, error)) return fails(named.file + ": No such file or directory");
    if (!source_path.empty()) named.roots.push_back(source_path);
    std::vector<std::string> files = {named.file};
    if (std::filesystem::is_directory(named.file, error)) {
      JavaFiles found = files_with_tests(named.file);
      files = std::move(found.files);
      for (const auto& [file, why] : found.unreadable) {
        if (!is_new(file, "")) continue;
        fails(fmt::format("{}: {}", file, why));
        note_unreadable(file, why);
        not_tested->push_back({file, why});
      }
    }
    for (std::string& file : files) {
      if (!is_new(file, named.test)) continue;
      const ProgramPath one{std::move(file), "", named.more_files, named.roots};
      sources->push_back({one.text(), named.test});
    }
  }
  return true;
}

// (Also when there is nothing in it: the file of an earlier run must not be taken for this one's.)
bool TestCommand::write_junit(const std::vector<TestOutcome>& tests, const std::vector<NotTested>& not_tested) const {
  return junit_file_.empty() || write_file(junit_file_, tests_as_junit_xml(tests, not_tested));
}

int TestCommand::run() {
  std::vector<TestOutcome> tests;
  std::vector<Source> sources;
  std::vector<NotTested> not_tested;
  if (!find_sources(&sources, &not_tested)) return 2;
  bool loaded = not_tested.empty();
  for (const Source& source : sources) {
    std::string errors;
    if (add_tests(source.path, source.test, &tests, &errors)) continue;
    loaded = false;
    if (!errors.empty()) not_tested.push_back({ProgramPath::parse(source.path).file, errors});
  }
  refuse_wrong_settings(explore_options(), &tests);
  const std::regex pattern(pattern_);
  std::erase_if(tests, [&](const TestOutcome& t) { return !std::regex_search(t.full_name(), pattern); });
  if (tests.empty()) {
    if (!list_ && !write_junit(tests, not_tested)) return kNotWritten;
    if (loaded)
      fails(fmt::format("no tests in {}{}", fmt::join(given.operands, ", "),
                        pattern_.empty() ? "" : fmt::format(" that match '{}'", pattern_)));
    return 2;
  }
  if (list_) {
    std::string text;
    for (const TestOutcome& t : tests) text += fmt::format("{}   {}\n", t.full_name(), t.path());
    return print(text) ? (loaded ? 0 : 2) : kNotWritten;
  }
  TestRunOptions options;
  options.options = explore_options();
  options.budget = budget_;
  options.jobs = jobs_ != 0 ? jobs_ : std::max(1u, std::thread::hardware_concurrency());
  options.fail_fast = fail_fast_;
  options.stop = interrupt_flag();
  end_at_signals();
  const auto begin = std::chrono::steady_clock::now();
  bool printed =
      explore_.json() || print(fmt::format("running {} test{}\n", tests.size(), tests.size() == 1 ? "" : "s"));
  run_tests(options, &tests, [&](const TestOutcome& t) {
    if (!explore_.json() && t.status != Status::NotRun && !t.left_out)
      printed = printed && explore_.display.print(test_line(t));
  });
  shrink_scenarios(options, &tests);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  printed =
      printed && (explore_.json() || explore_.display.print(test_summary(tests, options_of_next(given), seconds)));
  if (explore_.formats.any()) {
    Document document = Document::parse(tests_as_json(tests, seconds));
    if (has_compile_errors()) document["errors"] = noted_compile_errors();
    printed = deliver(explore_.formats, document) && printed;
    delivered_ = true;
  }
  if (!write_junit(tests, not_tested) || !printed) return kNotWritten;
  const int status = status_of(tests);
  return !loaded && status != 1 ? 2 : status;
}

}  // namespace heddle::cli
