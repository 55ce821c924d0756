#include "cli/option_groups.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <initializer_list>

#include "cli/error_text.h"
#include "cli/kept_schedule.h"

namespace heddle::cli {
namespace {

// What is written in its place would be lost: a program's source, a schedule, a recording.
std::string not_overwritten(const std::string& path, std::initializer_list<std::string_view> endings) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return "";
  for (const std::string_view ending : endings)
    if (path.ends_with(ending))
      return fmt::format("{} is there already, and would be overwritten: name another file", path);
  return "";
}

// "512m", "2g", "4096k", "1048576": bytes; 0 on nonsense.
u64 parse_size(const std::string& text) {
  size_t end = 0;
  u64 value = 0;
  while (end < text.size() && text[end] >= '0' && text[end] <= '9' && end < 15)
    value = value * 10 + static_cast<u64>(text[end++] - '0');
  if (end == 0) return 0;
  std::string unit = text.substr(end);
  if (unit == "k" || unit == "K") return value << 10;
  if (unit == "m" || unit == "M") return value << 20;
  if (unit == "g" || unit == "G") return value << 30;
  return unit.empty() ? value : 0;
}

// "60", "60s", "5m", "1h": seconds; negative on nonsense.
double parse_seconds(const std::string& text) {
  if (text.empty() || std::string("0123456789.").find(text[0]) == std::string::npos) return -1;
  char* end = nullptr;
  double value = std::strtod(text.c_str(), &end);
  if (end == text.c_str() || !(value >= 0) || value > 1e12) return -1;
  std::string unit = end;
  if (unit.empty() || unit == "s") return value;
  if (unit == "m") return value * 60;
  if (unit == "h") return value * 3600;
  if (unit == "ms") return value / 1000;
  return -1;
}

// "Account.balance", or a type of arrays: "int[]", "Item[]", "bank.Item[][]".
bool is_promotable_name(std::string name) {
  const bool is_array = name.ends_with("[]");
  while (name.ends_with("[]")) name.resize(name.size() - 2);
  if (name.empty() || name == "void" || name.find_first_of("[] ,") != std::string::npos) return false;
  const size_t dot = name.rfind('.');
  return name[0] != '.' && dot != name.size() - 1 && (is_array || dot != std::string::npos);
}

// "java.util.concurrent" -> "java/util/concurrent/", "java.util.Timer" -> "java/util/Timer" (RunnerOptions::trusted).
std::string trusted_prefix(std::string name) {
  std::replace(name.begin(), name.end(), '.', '/');
  const std::string last = name.substr(name.rfind('/') + 1);
  const bool is_class = !last.empty() && last[0] >= 'A' && last[0] <= 'Z';
  return is_class || name.ends_with('/') ? name : name + "/";
}

[[noreturn]] void refuse(const char* option, const std::string& value, const std::string& why) {
  throw CLI::ValidationError(fmt::format("{}={}", option, value), why);
}

template <typename Number>
CLI::Option* number_option(CLI::App& app, const char* name, Number* value, u64 least, u64 most,
                           const char* description) {
  const auto read = [=](const std::string& text) {
    u64 number = 0;
    const std::string problem = read_number(text, least, most, &number);
    if (!problem.empty()) throw CLI::ValidationError(name, problem);
    *value = static_cast<Number>(number);
  };
  return app.add_option_function<std::string>(name, read, description)->type_name("N");
}

}  // namespace

std::string read_number(const std::string& text, u64 least, u64 most, u64* value) {
  const char* end = text.data() + text.size();
  const auto [next, fault] = std::from_chars(text.data(), end, *value);
  if (fault == std::errc() && next == end && *value >= least && *value <= most) return "";
  return fmt::format("a whole number from {}{} is needed, not {}", least,
                     most == ~0ull ? " on" : " to " + std::to_string(most), text);
}

CLI::Option* add_number(CLI::App& app, const char* name, u64* value, u64 least, u64 most, const char* description) {
  return number_option(app, name, value, least, most, description);
}

CLI::Option* add_number(CLI::App& app, const char* name, u32* value, u32 least, u32 most, const char* description) {
  return number_option(app, name, value, least, most, description);
}

CLI::Option* add_seconds(CLI::App& app, const char* name, double* value, const char* examples,
                         const char* description) {
  const auto read = [=](const std::string& text) {
    *value = parse_seconds(text);
    if (*value < 0) refuse(name, text, std::string("not a time; ") + examples);
  };
  return app.add_option_function<std::string>(name, read, description)->type_name("TIME");
}

CLI::Option* add_size(CLI::App& app, const char* name, u64* value, u64 least, u64 most, const char* bounds,
                      const char* description) {
  const auto read = [=](const std::string& text) {
    *value = parse_size(text);
    if (*value < least || *value > most) refuse(name, text, fmt::format("a size from {} is needed", bounds));
  };
  return app.add_option_function<std::string>(name, read, description)->type_name("SIZE");
}

CLI::Option* add_choice(CLI::App& app, const char* name, std::vector<std::string> words,
                        std::function<void(const std::string&)> set, const char* description) {
  const auto read = [name, words, set](const std::string& text) {
    if (std::find(words.begin(), words.end(), text) == words.end())
      refuse(name, text,
             fmt::format("{} or {} is needed", fmt::join(words.begin(), words.end() - 1, ", "), words.back()));
    set(text);
  };
  return app.add_option_function<std::string>(name, read, description)->type_name("WORD");
}

CLI::Option* add_colours(CLI::App& app, Colours* colours) {
  return add_choice(
      app, "--color", {"auto", "always", "never"},
      [colours](const std::string& word) {
        *colours = word == "always" ? Colours::Always : word == "never" ? Colours::Never : Colours::Auto;
        set_error_colours(*colours);
      },
      "colours: on a terminal, unless NO_COLOR is set (auto), always or never");
}

CLI::Option* add_file(CLI::App& app, const char* name, std::string* value, const char* description) {
  return app.add_option(name, *value, description)->type_name("FILE");
}

CLI::Option* add_report(CLI::App& app, const char* name, std::string* value, const char* description) {
  return add_file(app, name, value, description)->check([](const std::string& path) {
    return not_overwritten(path, {".java", ".schedule", ".heddle", ".frontier"});
  });
}

std::string not_a_source(const std::string& path) { return not_overwritten(path, {".java"}); }

CLI::Option* add_recording(CLI::App& app, const char* name, std::string* value, const char* description) {
  return add_file(app, name, value, description)->check(not_a_source);
}

void add_program_options(CLI::App& app, vm::RunOptions* run) {
  add_size(app, "--heap", &run->max_heap_bytes, 1u << 20, 15ull << 30, "1m to 15g",
           "memory limit of the program, such as 512m (1g)");
  app.add_flag("!--da,!--disable-assertions", run->assertions, "assert statements do nothing");
  app.add_flag("!--no-finalizers", run->finalizers, "finalize() is never called");
  // (Checked here, so that a misspelt folder is not taken for one that is empty.)
  const auto folder = [](const std::string& text) {
    std::error_code error;
    const bool usable = text == vm::RunOptions::kNoFiles || text.empty() || std::filesystem::is_directory(text, error);
    return usable ? std::string() : text + ": no such folder";
  };
  app.add_flag("--sandbox{none}", run->sandbox,
               "the program sees no environment, no native calls, and no files but those in this folder (none)")
      ->type_name("DIR")
      ->check(folder);
  app.add_flag("--no-exit", run->no_exit, "System.exit and halt are failures of the program");
  app.add_flag("--gc-stress", run->gc_stress, "collect at every allocation (changes nothing)");
}

void add_allow_native(CLI::App& app, bool* allow_native) {
  app.add_flag("--allow-native", *allow_native, "the program may call C functions (docs/native-calls.md)");
}

void Promoted::add_option(CLI::App& app, vm::RunOptions* run) {
  const auto read = [this, run](const std::vector<std::string>& given) {
    for (const std::string& name : given) {
      if (name == "auto") {
        automatic = true;
        continue;
      }
      if (!is_promotable_name(name))
        refuse("--promote", name, "a field is named as Account.balance, a type of arrays as int[], or auto");
      names.push_back(name);
      run->promoted.push_back(name);
    }
  };
  app.add_option_function<std::vector<std::string>>(
         "--promote", read,
         "a field, as Account.balance, or a type of arrays, as int[]: its accesses, or those of the elements of such "
         "arrays, are operations of their own; auto: whatever races (may be repeated)")
      ->allow_extra_args(false)
      ->type_name("NAME");
}

void SearchOptions::add_to(CLI::App& app) {
  tester::Limits& limits = explore.limits;
  app.add_flag("--first", limits.first, "stop at the first finding");
  add_number(app, "--max-findings", &limits.max_findings, 1, ~0ull, "stop after that many different findings (32)");
  add_number(app, "--max-steps", &limits.max_steps, 0, ~0ull,
             "calls and rounds of loops in one block before its path is cut off (1000000000; 0 = no limit)");
  add_number(app, "--max-depth", &limits.max_depth, 1, ~0u, "blocks of one path (100000)");
  add_number(app, "--max-timeouts", &limits.max_timeouts, 0, 1'000'000,
             "timed waits that may time out, per thread and path (3)");
  const auto cache = [&limits](const std::string& text) {
    u64 megabytes = 0;
    const std::string problem = read_number(text, 1, 1 << 24, &megabytes);
    if (!problem.empty()) throw CLI::ValidationError("--cache-mb", problem);
    limits.cache_bytes = megabytes << 20;
  };
  app.add_option_function<std::string>("--cache-mb", cache, "memory for the state cache (2048)")->type_name("N");
  app.add_flag("--outcomes", explore.outcomes, "explore all orders of output; the set of outputs is complete");
  const auto trust = [this](const std::vector<std::string>& given) {
    trusted = given;
    for (const std::string& name : given) explore.trusted.push_back(trusted_prefix(name));
  };
  app.add_option_function<std::vector<std::string>>(
         "--trust", trust, "a package or class: its calls count as one operation each (may be repeated)")
      ->allow_extra_args(false)
      ->type_name("NAME");
  app.add_flag("--expand-library", explore.expand_library,
               "calls of the library that wait, and additions whose result is not used, as all other code");
  add_allow_native(app, &allow_native);
  promoted.add_option(app, &explore.run);
  app.add_flag("--strict-discipline", explore.strict_discipline, "a broken lock discipline is a failure");
  app.add_flag("!--no-races", explore.detect_races, "do not look for data races");
  app.add_flag("--spurious", explore.run.spurious_wakeups, "waits and parks may wake up without reason");
  add_number(app, "--hash-orders", &explore.run.hash_orders, 1, kMostHashOrders,
             "orders of identity hash codes that are explored (1; with --outcomes 4)");
  app.add_flag("!--no-late-clock", explore.late_clock, "no long time passes before the clock is read");
  add_choice(
      app, "--handled-exceptions", {"pass", "fail"},
      [this](const std::string& word) { explore.handled_exceptions_fail = word == "fail"; },
      "what the program's own UncaughtExceptionHandler takes: no failure (pass), or one (fail)");
  add_choice(
      app, "--finalizers", {"check", "explore", "off"},
      [this](const std::string& word) {
        if (word == "off") explore.run.finalizers = false;
        explore.explore_finalizers = word == "explore";
      },
      "check that it does not matter when they run (check), explore, or off");
  add_program_options(app, &explore.run);
}

}  // namespace heddle::cli
