#include "cli/options.h"
#include "vm/base/nearest_name.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cstdio>
#include <ctime>

namespace heddle::cli {
namespace {

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

// What the value of an option may be.
CLI::Validator number_from(u64 least, u64 most = ~0ull) {
  return CLI::Validator(
      [=](const std::string& text) -> std::string {
        u64 value = 0;
        const char* end = text.data() + text.size();
        const auto [next, fault] = std::from_chars(text.data(), end, value);
        if (fault == std::errc() && next == end && value >= least && value <= most) return "";
        return fmt::format("a whole number from {}{} is needed, not {}", least,
                           most == ~0ull ? " on" : " to " + std::to_string(most), text);
      },
      "");
}

int wrong(const std::string& message) {
  std::fprintf(stderr, "vm: %s\n", message.c_str());
  return 2;
}

// The words "replay" and "debug" stand before the options of their commands: they are taken out and returned, "" for
// other commands. "replay" takes options behind its files, too (a program's options are its own): they come to the
// front.
std::string take_command(std::vector<std::string>* arguments) {
  auto is_program = [](const std::string& a) { return a.ends_with(".java") || a.ends_with(".hasm"); };
  auto is_command = [](const std::string& a) { return a == "replay" || a == "debug"; };
  auto at = arguments->begin();
  while (at != arguments->end() && !is_command(*at) && !is_program(*at)) ++at;
  if (at == arguments->end() || !is_command(*at)) return "";
  const std::string command = *at;
  at = arguments->erase(at);
  if (command == "debug") return command;
  auto option = at;
  while (option != arguments->end() && !option->starts_with("-")) ++option;
  std::rotate(at, option, arguments->end());
  return command;
}

}  // namespace

const char* usage() {
  return "usage: vm [options] Program.java [args]        run the program\n"
         "       vm --systematic [options] Program.java  explore all its schedules\n"
         "       vm replay FILE                          run a schedule that a finding left\n"
         "       vm debug FILE|Program.java [args]       walk through a schedule, forwards and backwards\n"
         "       vm help [TOPIC]                         all options; topics: modes, report, limits, schedules\n";
}

namespace {

// "Account.balance", or a type of arrays: "int[]", "Item[]", "bank.Item[][]".
bool is_promotable_name(std::string name) {
  const bool is_array = name.ends_with("[]");
  while (name.ends_with("[]")) name.resize(name.size() - 2);
  if (name.empty() || name == "void" || name.find_first_of("[] ,") != std::string::npos) return false;
  const size_t dot = name.rfind('.');
  return name[0] != '.' && dot != name.size() - 1 && (is_array || dot != std::string::npos);
}

int parse(std::vector<std::string> arguments, Options* o) {
  o->command_line = arguments;
  CLI::App app;
  app.set_help_flag();
  app.prefix_command();
  app.allow_extras();
  std::vector<std::string> names;
  std::string handled_exceptions = "pass";
  app.add_flag("--systematic{proof}", o->systematic, "explore: proof (default), all, exitblock, dd, rw, rwdd");
  app.add_flag("--death-branch", o->death_branch, "paper modes: deaths push branches, as the paper's tester did");
  app.add_flag("--paper-literal", o->paper_literal, "paper modes: with the defects of the printed pseudo-code");
  app.add_flag("--first", o->limits.first, "stop at the first finding");
  app.add_option("--max-findings", o->limits.max_findings, "stop after that many different findings (32)")
      ->check(number_from(1));
  app.add_option("--max-schedules", o->limits.max_schedules, "stop after that many schedules")->check(number_from(0));
  app.add_option("--max-time", o->max_time, "stop after that time (60 = 60s; 5m; 0 = no limit)");
  app.add_option("--max-steps", o->limits.max_steps,
                 "calls and rounds of loops in one block before its path is cut off (1000000000; 0 = no limit)")
      ->check(number_from(0));
  app.add_option("--max-depth", o->limits.max_depth, "blocks of one path (100000)")->check(number_from(1, ~0u));
  app.add_option("--max-timeouts", o->limits.max_timeouts, "timed waits that may time out, per thread and path (3)")
      ->check(number_from(0, 1'000'000));
  app.add_flag("--outcomes", o->explore.outcomes, "explore all orders of output; the set of outputs is complete");
  app.add_option("--expect-output", o->expected_outputs,
                 "FILE: any other output is a finding (may be repeated; implies --outcomes)")
      ->allow_extra_args(false);
  app.add_option("--trust", o->trusted, "PACKAGE or class: its calls count as one operation each (may be repeated)")
      ->allow_extra_args(false);
  app.add_option(
         "--promote", o->promoted,
         "FIELD, as Account.balance, or TYPE[], as int[]: its accesses, or those of the elements of such arrays, are "
         "operations of their own; auto: whatever races")
      ->allow_extra_args(false);
  app.add_flag("--strict-discipline", o->explore.strict_discipline, "a broken lock discipline is a failure");
  app.add_flag("--no-races", o->no_races, "do not look for data races");
  app.add_flag("--no-cache", o->no_cache, "do not merge equal states");
  app.add_option("--cache-mb", o->cache_mb, "memory for the state cache (2048)")->check(number_from(1, 1 << 24));
  app.add_flag("--spurious", o->run.spurious_wakeups, "waits and parks may wake up without reason");
  app.add_flag("!--no-late-clock", o->explore.late_clock, "no long time passes before the clock is read");
  app.add_option("--handled-exceptions", handled_exceptions,
                 "what the program's own UncaughtExceptionHandler takes: no failure (pass), or one (fail)");
  app.add_flag("--stats", o->stats, "one line of figures, for scripts (plain runs: steps and the last state's digest)");
  app.add_option("--format", o->format, "text or json");
  app.add_option("--out", o->out_directory, "where schedules of findings go (heddle-out)");
  app.add_flag("--no-out", o->no_out, "write no files");
  std::string frontier_time;
  app.add_option("--resume", o->resume_file, "FILE.frontier: go on with an exploration that was stopped or killed");
  app.add_option("--frontier-every", frontier_time, "write the frontier of the exploration so often (30s)");
  app.add_option("--seed", o->seed, "plain runs: another interleaving")->check(number_from(0));
  app.add_option("--record", o->record_file, "plain runs: keep what `vm replay FILE` needs in this file");
  app.add_option("--save-world", o->save_file,
                 "plain runs: stop at --at and keep the whole program's state in this file; replays: at --until");
  app.add_option("--at", o->save_at, "with --save-world: after that many steps (--plain-max-steps counts the same)")
      ->check(number_from(0));
  app.add_option("--load-world", o->load_file,
                 "FILE of --save-world: the program goes on where it was; with --systematic: all schedules from there");
  app.add_flag("--archives", o->archives, "schedules of findings as archives (.heddle) instead of text");
  app.add_flag("--real-time", o->real_time, "plain runs: sleeps take their time, clocks follow the wall clock");
  app.add_option("--until", o->until, "replays: stop after that many operations (of plain runs: instructions)")
      ->check(number_from(0));
  app.add_option("--input", o->input_file,
                 "debug Program.java: the program's standard input (empty; that of vm is the commands')");
  app.add_flag("--tolerant", o->tolerant, "replays: follow the schedule in a changed program, as far as it goes");
  app.add_flag("--commit", o->commit, "replays: write the files that the path has written");
  app.add_option("--plain-max-steps", o->plain_max_steps, "plain runs: stop after that many instructions")
      ->check(number_from(0));
  app.add_flag("--checkpoint-stress", o->checkpoint_stress, "mark and restore at every stop (changes nothing)");
  app.add_flag("--gc-stress", o->run.gc_stress, "collect at every allocation (changes nothing)");
  app.add_option("--finalizers", o->finalizers,
                 "under exploration: check that it does not matter when they run (check), explore, or off");
  app.add_flag("!--no-finalizers", o->run.finalizers, "finalize() is never called");
  app.add_option("--heap", o->heap, "memory limit of the program, such as 512m (1g)");
  app.add_flag("--da,--disable-assertions", o->no_assertions, "assert statements do nothing");
  app.add_flag("--dump-bytecode", o->dump_bytecode, "print the compiled program");
  app.add_flag("--version", o->version, "print the version");
  app.add_flag("-h,--help", o->help, "print all options");
  for (const CLI::Option* option : app.get_options())
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);

  for (const std::string& a : arguments) {
    if (a.ends_with(".java") || a.ends_with(".hasm")) break;
    if (a.starts_with("--") && a.ends_with('=')) return wrong(a + ": a value is needed");
  }
  for (std::string& a : arguments) {
    if (a == "-da" || a == "-ea") a = a == "-da" ? "--da" : "";
    if (!a.empty() && a[0] != '-') break;
  }
  std::erase(arguments, "");
  const std::string command = take_command(&arguments);
  const bool replay = command == "replay";
  std::reverse(arguments.begin(), arguments.end());
  try {
    app.parse(arguments);
  } catch (const CLI::ParseError& e) {
    return wrong(std::string(e.what()) + " (vm help shows all options)");
  }
  o->words = app.remaining();
  for (const CLI::Option* option : app.get_options())
    if (option->count() > 0) o->given.insert(option->get_name());
  if (!command.empty()) o->words.insert(o->words.begin(), command);
  if (o->help) {
    std::fputs(usage(), stdout);
    std::puts("\noptions:");
    for (const CLI::Option* option : app.get_options()) {
      std::string name = option->get_name(false, true);
      std::printf("  %-28s %s\n", name.c_str(), option->get_description().c_str());
    }
    return -1;
  }
  if (!o->words.empty() && o->words[0].size() > 1 && o->words[0][0] == '-') {
    std::string option = o->words[0].substr(0, o->words[0].find('='));
    std::string guess = base::nearest_name(option, names);
    return wrong(fmt::format("unknown option {}{}", option, guess.empty() ? "" : "; did you mean " + guess + "?"));
  }

  // The tester's options.
  if (!o->systematic.empty()) {
    auto mode = tester::mode_by_name(o->systematic, o->death_branch, o->paper_literal);
    if (!mode) {
      std::string guess = base::nearest_name(o->systematic, tester::mode_names());
      return wrong(fmt::format("unknown mode --systematic={}{}; the modes are {}", o->systematic,
                               guess.empty() ? "" : ", did you mean " + guess + "?",
                               fmt::join(tester::mode_names(), ", ")));
    }
    if (o->no_cache) mode->cache = false;
    o->explore.mode = *mode;
  }
  if (!o->max_time.empty()) {
    o->limits.max_seconds = parse_seconds(o->max_time);
    if (o->limits.max_seconds < 0)
      return wrong(fmt::format("--max-time={}: not a time; 60, 60s, 5m or 1h", o->max_time));
  }
  if (!frontier_time.empty()) {
    o->frontier_seconds = parse_seconds(frontier_time);
    if (o->frontier_seconds < 0)
      return wrong(fmt::format("--frontier-every={}: not a time; 30, 500ms or 5m", frontier_time));
  }
  if (!o->heap.empty()) {
    o->run.max_heap_bytes = parse_size(o->heap);
    if (o->run.max_heap_bytes < (1u << 20) || o->run.max_heap_bytes > (15ull << 30))
      return wrong(fmt::format("--heap={}: a size from 1m to 15g is needed", o->heap));
  }
  if (!o->systematic.empty() && (o->real_time || !o->record_file.empty()))
    return wrong(fmt::format("{} is for plain runs, not for --systematic", o->real_time ? "--real-time" : "--record"));
  const bool worlds = !o->save_file.empty() || !o->load_file.empty();
  if (worlds && (o->real_time || !o->record_file.empty() || o->checkpoint_stress))
    return wrong("--save-world and --load-world do not go with --record, --real-time or --checkpoint-stress");
  if (!o->save_file.empty() && !o->systematic.empty())
    return wrong("--save-world is for plain runs and replays, not for --systematic");
  if (!o->load_file.empty() && !replay) {
    if (o->words.size() > 1) return wrong("--load-world: the program has got its arguments already");
    for (const char* name : {"--heap", "--da", "--no-finalizers", "--gc-stress", "--seed", "--plain-max-steps"})
      if (o->given.contains(name))
        return wrong(fmt::format("{} may not be given with --load-world: the program goes on as it began", name));
  }
  if (o->real_time) o->run.start_time_ms = static_cast<u64>(std::time(nullptr)) * 1000;
  if (o->finalizers == "off") o->run.finalizers = false;
  if (o->finalizers != "check" && o->finalizers != "explore" && o->finalizers != "off")
    return wrong(fmt::format("--finalizers={}: check, explore or off", o->finalizers));
  o->explore.explore_finalizers = o->finalizers == "explore";
  if (handled_exceptions != "pass" && handled_exceptions != "fail")
    return wrong(fmt::format("--handled-exceptions={}: pass or fail", handled_exceptions));
  o->explore.handled_exceptions_fail = handled_exceptions == "fail";
  if (o->format != "text" && o->format != "json") return wrong("--format is text or json");
  for (std::string name : o->trusted) {
    std::replace(name.begin(), name.end(), '.', '/');
    const std::string last = name.substr(name.rfind('/') + 1);
    const bool is_class = !last.empty() && last[0] >= 'A' && last[0] <= 'Z';
    o->explore.trusted.push_back(is_class || name.ends_with('/') ? name : name + "/");
  }
  for (const std::string& name : o->promoted) {
    if (name == "auto") o->explore.promote_races = true;
    else if (!is_promotable_name(name))
      return wrong(
          fmt::format("--promote={}: a field is named as Account.balance, a type of arrays as int[], or auto", name));
    else o->run.promoted.push_back(name);
  }
  if (!o->expected_outputs.empty()) o->explore.outcomes = true;
  o->limits.cache_bytes = o->cache_mb << 20;
  o->explore.detect_races = !o->no_races;
  o->run.assertions = !o->no_assertions;
  o->explore.limits = o->limits;
  o->explore.run = o->run;
  return 0;
}

}  // namespace

int parse_options(int argc, char** argv, Options* options) { return parse({argv + 1, argv + argc}, options); }

int parse_kept_options(const std::vector<std::string>& command_line, const Options& now, Options* o) {
  if (const int status = parse(command_line, o);
      status != 0 || o->systematic.empty() || (o->words.empty() && o->load_file.empty()))
    return wrong(now.resume_file + " is damaged (the command that it was made by is none)");
  static const std::set<std::string> kMayChange = {"--resume", "--max-time",       "--max-schedules", "--max-findings",
                                                   "--first",  "--cache-mb",       "--stats",         "--format",
                                                   "--no-out", "--frontier-every", "--load-world"};
  for (const std::string& name : now.given) {
    if (kMayChange.contains(name) || (name == "--systematic" && now.systematic == o->systematic)) continue;
    return wrong(fmt::format("{} may not be given with --resume: the exploration goes on as it began", name));
  }
  const auto given = [&](const char* name) { return now.given.contains(name); };
  if (now.words.size() > 1)
    return wrong("arguments may not be given with --resume: the exploration goes on as it began");
  if (given("--load-world")) {  // it has moved
    if (o->load_file.empty()) return wrong("--load-world: the exploration has begun at the program's start");
    o->load_file = now.load_file;
  }
  if (!now.words.empty()) {  // the program has moved
    o->words.resize(std::max<size_t>(1, o->words.size()));
    o->words[0] = now.words[0];
  }
  if (given("--max-time")) o->limits.max_seconds = now.limits.max_seconds;
  o->limits.max_schedules = now.limits.max_schedules;
  if (given("--max-findings")) {
    o->limits.max_findings = now.limits.max_findings;
    o->limits.first = false;
  }
  if (given("--first")) o->limits.first = now.limits.first;
  if (given("--cache-mb")) o->limits.cache_bytes = now.limits.cache_bytes;
  if (given("--stats")) o->stats = now.stats;
  if (given("--format")) o->format = now.format;
  if (given("--no-out")) o->no_out = now.no_out;
  if (given("--frontier-every")) o->frontier_seconds = now.frontier_seconds;
  o->explore.limits = o->limits;
  o->resume_file = now.resume_file;
  return 0;
}

}  // namespace heddle::cli
