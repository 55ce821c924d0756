#include "cli/test_command.h"

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <regex>
#include <thread>

#include "checkpoint/archive.h"
#include "cli/compile_errors.h"
#include "cli/error_text.h"
#include "cli/interrupt.h"
#include "cli/output.h"
#include "cli/program.h"
#include "cli/smaller_scenarios.h"
#include "cli/test_report.h"
#include "vm/base/nearest_name.h"
#include "vm/base/read_file.h"

namespace heddle::cli {
namespace {

using Status = TestOutcome::Status;

// The Java files in a folder, in the order of their names, that may have tests.
std::vector<std::string> files_with_tests(const std::string& folder) {
  namespace fs = std::filesystem;
  std::vector<std::string> files;
  std::error_code error;
  for (fs::recursive_directory_iterator at(folder, fs::directory_options::skip_permission_denied, error), end;
       !error && at != end; at.increment(error)) {
    const fs::path& path = at->path();
    if (at->is_directory(error) && path.filename().string().starts_with('.')) at.disable_recursion_pending();
    if (path.extension() != ".java" || !at->is_regular_file(error)) continue;
    std::string text, problem;
    if (base::read_file(path.string(), &text, &problem) && junit::may_have_tests(text))
      files.push_back(path.lexically_normal().string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

// The tests of a file or, if `only` is not empty, that one. False: a message has been printed.
bool add_tests(const std::string& file, const std::string& only, std::vector<TestOutcome>* all) {
  std::string errors;
  const std::unique_ptr<Program> program = Program::load(file, &errors);
  if (!program) {
    print_errors(errors);
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
}

bool TestCommand::check() {
  if (given.operands.empty()) return fails("test needs files or folders: vm test AccountTest.java src/test/java");
  for (const char* name :
       {"--resume", "--load-world", "--trace", "--coverage", "--stats", "--html", "--svg", "--listing"})
    if (given.contains(name)) return fails(fmt::format("{} belongs to one exploration, not to tests", name));
  try {
    std::regex pattern(pattern_);
  } catch (const std::regex_error&) {
    return fails(fmt::format("-k {}: not a regular expression", pattern_));
  }
  return true;
}

// Those that are given for all tests, as they were given.
std::vector<std::string> TestCommand::explore_options() const {
  static const std::set<std::string> kOwn = {"-k",      "--fail-fast", "--list", "--budget", "--jobs",
                                             "--junit", "--format",    "--json", "--sarif"};
  std::vector<std::string> words;
  for (const auto& [name, option] : given.words)
    if (!kOwn.contains(name)) words.insert(words.end(), option.begin(), option.end());
  return words;
}

int TestCommand::run() {
  std::vector<TestOutcome> tests;
  bool compiled = true;
  for (const std::string& path : given.operands) {
    ProgramPath named = ProgramPath::parse(path);
    std::error_code error;
    if (!std::filesystem::exists(named.file, error)) return fails(named.file + ": No such file or directory"), 2;
    std::vector<std::string> sources = {named.file};
    if (std::filesystem::is_directory(named.file, error)) sources = files_with_tests(named.file);
    if (!source_path.empty()) named.roots.push_back(source_path);
    for (std::string& source : sources) {
      const ProgramPath one{std::move(source), "", named.more_files, named.roots};
      compiled &= add_tests(one.text(), named.test, &tests);
    }
  }
  const std::regex pattern(pattern_);
  std::erase_if(tests, [&](const TestOutcome& t) { return !std::regex_search(t.full_name(), pattern); });
  if (tests.empty()) {
    if (compiled)
      fails(fmt::format("no tests in {}{}", fmt::join(given.operands, ", "),
                        pattern_.empty() ? "" : fmt::format(" that match '{}'", pattern_)));
    return 2;
  }
  if (list_) {
    std::string text;
    for (const TestOutcome& t : tests) text += fmt::format("{}   {}\n", t.full_name(), t.path());
    return print(text) ? (compiled ? 0 : 2) : kNotWritten;
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
  printed = printed && (explore_.json() || explore_.display.print(test_summary(tests, seconds)));
  if (explore_.formats.any()) {
    Document document = Document::parse(tests_as_json(tests, seconds));
    if (has_compile_errors()) document["errors"] = noted_compile_errors();
    printed = deliver(explore_.formats, document) && printed;
    delivered_ = true;
  }
  std::string error;
  if (!junit_file_.empty() && !checkpoint::replace_file(junit_file_, tests_as_junit_xml(tests), &error)) {
    fails(error);
    return kNotWritten;
  }
  if (!printed) return kNotWritten;
  const int status = status_of(tests);
  return !compiled && status != 1 ? 2 : status;
}

}  // namespace heddle::cli
