#include "cli/test_report.h"
#include "cli/next_command.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/xml_text.h"

namespace heddle::cli {

using Status = TestOutcome::Status;
using nlohmann::json;

namespace {

size_t count(const std::vector<TestOutcome>& tests, Status status) {
  return static_cast<size_t>(
      std::count_if(tests.begin(), tests.end(), [&](const TestOutcome& t) { return t.status == status; }));
}

bool is_bad(const TestOutcome& t) { return t.status == Status::Failed || t.status == Status::Error; }

// In one line, whatever it is.
std::string one_line(const std::string& text) {
  std::string line;
  for (const char c : text)
    if (c == '\n') line += "\\n";
    else line += static_cast<unsigned char>(c) < 0x20 ? '?' : c;
  return line;
}

std::string name_in_lists(const TestOutcome& t) {
  return t.test.display_name == t.short_name() || t.test.display_name.empty()
             ? t.full_name()
             : fmt::format("{} ({})", t.full_name(), one_line(t.test.display_name));
}

// Why it could not be run, as the compiler says where something is wrong.
std::string reason(const TestOutcome& t) {
  const std::string column = t.test.column == 0 ? "" : fmt::format(":{}", t.test.column);
  return t.test.line == 0 ? t.words : fmt::format("{}:{}{}: error: {}", t.file, t.test.line, column, t.words);
}

// Where a call of a scenario waits for ever.
std::string hint_for(const TestOutcome& t) {
  const bool waits = !t.test.scenarios_of.empty() && t.words.starts_with("deadlock");
  return waits ? "a call that may wait for another one is an @Operation(blocking = true)\n" : "";
}

// What explores this test alone, as vm test has done it; or for longer, if it came to a limit of time or schedules.
std::string command_for(const TestOutcome& t, const std::vector<tester::GivenOption>& given) {
  std::vector<tester::GivenOption> options = given;
  for (const tester::GivenOption& own : exploration_options(t.test.settings.options)) options.push_back(own);
  if (t.status == Status::Limit) {
    std::erase_if(options, [](const auto& o) { return o.name == "--max-time" || o.name == "--max-schedules"; });
    options.push_back({"--max-time", "--max-time=10m"});
  }
  const bool has_mode =
      std::any_of(options.begin(), options.end(), [](const auto& o) { return o.name == "--systematic"; });
  return (has_mode ? "vm" : "vm --systematic") + options_text(options) + " " + file_text(t.path());
}

std::string whole_lines(const std::string& text) { return text.ends_with('\n') ? text : text + '\n'; }

}  // namespace

std::string test_line(const TestOutcome& t) {
  const std::string status = t.status == Status::Failed  ? "FAILED"
                             : t.status == Status::Error ? "ERROR"
                                                         : to_string(t.status);
  return fmt::format("test {} ... {}{}{}\n", name_in_lists(t), status, t.words.empty() ? "" : ": ", one_line(t.words));
}

std::string test_summary(const std::vector<TestOutcome>& tests, const std::vector<tester::GivenOption>& options,
                         double seconds) {
  std::string text;
  const bool bad = std::any_of(tests.begin(), tests.end(), is_bad);
  if (bad) text += "\nfailures:\n";
  for (const TestOutcome& t : tests)
    if (is_bad(t))
      text += fmt::format("\n---- {} ----\n{}{}", t.full_name(), whole_lines(t.report.empty() ? reason(t) : t.report),
                          hint_for(t));
  if (bad) text += "\nfailures:\n";
  for (const TestOutcome& t : tests)
    if (is_bad(t)) text += fmt::format("    {}   ({})\n", t.full_name(), command_for(t, options));
  const size_t limits = count(tests, Status::Limit);
  if (limits > 0) text += "\nexplored in part; to go on longer:\n";
  for (const TestOutcome& t : tests)
    if (t.status == Status::Limit) text += fmt::format("    {}   ({})\n", t.full_name(), command_for(t, options));
  text += fmt::format("\ntest result: {}. {} passed",
                      bad          ? "FAILED"
                      : limits > 0 ? "nothing found"
                                   : "ok",
                      count(tests, Status::Passed));
  for (const Status s : {Status::Failed, Status::Error, Status::Limit, Status::Skipped, Status::NotRun})
    if (const size_t n = count(tests, s); n > 0 || s == Status::Failed)
      text += fmt::format("; {} {}", n,
                          s == Status::Limit   ? "at a limit"
                          : s == Status::Error ? "could not be run"
                                               : to_string(s));
  return text + fmt::format("; finished in {:.2f} s\n", seconds);
}

std::string tests_as_json(const std::vector<TestOutcome>& tests, double seconds) {
  json all = json::array();
  for (const TestOutcome& t : tests)
    all.push_back({{"name", t.short_name()},
                   {"class", t.test.class_name},
                   {"display_name", t.test.display_name},
                   {"file", t.file},
                   {"line", t.test.line},
                   {"column", t.test.column},
                   {"program", t.path()},
                   {"status", to_string(t.status)},
                   {"words", t.words},
                   {"seconds", t.seconds},
                   {"report", t.result}});
  const json whole = {{"schema", "heddle-tests"}, {"version", 1}, {"seconds", seconds}, {"tests", all}};
  return whole.dump(2, ' ', false, json::error_handler_t::replace) + "\n";
}

std::string tests_as_junit_xml(const std::vector<TestOutcome>& tests, const std::vector<NotTested>& not_tested) {
  std::vector<std::string> classes;
  for (const TestOutcome& t : tests)
    if (std::find(classes.begin(), classes.end(), t.test.class_name) == classes.end())
      classes.push_back(t.test.class_name);
  std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n";
  for (const std::string& name : classes) {
    std::vector<TestOutcome> of;
    std::copy_if(tests.begin(), tests.end(), std::back_inserter(of),
                 [&](const TestOutcome& t) { return t.test.class_name == name; });
    double seconds = 0;
    for (const TestOutcome& t : of) seconds += t.seconds;
    const size_t skipped = count(of, Status::Skipped) + count(of, Status::NotRun) + count(of, Status::Limit);
    text += fmt::format(
        "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\" time=\"{:.3f}\">\n",
        xml_text(name), of.size(), count(of, Status::Failed), count(of, Status::Error), skipped, seconds);
    for (const TestOutcome& t : of) {
      text += fmt::format("    <testcase name=\"{}\" classname=\"{}\" time=\"{:.3f}\"", xml_text(t.short_name()),
                          xml_text(name), t.seconds);
      switch (t.status) {
        case Status::Passed: text += "/>\n"; continue;
        case Status::Failed:
          text += fmt::format(">\n      <failure message=\"{}\">{}</failure>\n", xml_text(t.words), xml_text(t.report));
          break;
        case Status::Error:
          text += fmt::format(">\n      <error message=\"{}\">{}</error>\n", xml_text(t.words), xml_text(t.report));
          break;
        default: text += fmt::format(">\n      <skipped message=\"{}\"/>\n", xml_text(t.words)); break;
      }
      text += "    </testcase>\n";
    }
    text += "  </testsuite>\n";
  }
  for (const NotTested& n : not_tested)
    text += fmt::format(
        "  <testsuite name=\"{0}\" tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\" time=\"0.000\">\n"
        "    <testcase name=\"{0}\" classname=\"{0}\" time=\"0.000\">\n"
        "      <error message=\"{1}\">{2}</error>\n    </testcase>\n  </testsuite>\n",
        xml_text(n.file), xml_text(n.words.substr(0, n.words.find('\n'))), xml_text(n.words));
  return text + "</testsuites>\n";
}

int status_of(const std::vector<TestOutcome>& tests) {
  if (std::any_of(tests.begin(), tests.end(), is_bad)) return 1;
  return count(tests, Status::Limit) + count(tests, Status::NotRun) > 0 ? 3 : 0;
}

}  // namespace heddle::cli
