// vm --systematic Program.java, and vm replay FILE.
#include <fmt/format.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <set>
#include <sstream>

#include "checkpoint/real_world.h"
#include "checkpoint/schedule_archive.h"
#include "cli/commands.h"
#include "cli/frontier_file.h"
#include "cli/plain_run.h"
#include "cli/saved_world.h"
#include "interp/reclaimers.h"
#include "tester/json.h"
#include "tester/replay.h"
#include "tester/report.h"

namespace heddle::cli {
namespace {

volatile bool interrupted = false;  // set by Ctrl-C: the exploration ends with the report so far

void on_interrupt(int) { interrupted = true; }

tester::ReportOptions report_options(const Program& program, const Options& options) {
  tester::ReportOptions r;
  r.program = program.file_name();
  r.command = "vm";
  r.source_argument = options.words.back();
  r.source_line = [&program](const std::string& file, u32 line) { return program.source_line(file, line); };
  return r;
}

// `saved`: where it begins, or null for the program's start.
tester::WorldFactory factory_of(const Program& program, const SavedWorld* saved) {
  if (saved != nullptr)
    return [&program, saved](const vm::RunOptions& run, std::string* error) {
      return tester::WorldPointer(saved->exploring_world(program, run, error).release());
    };
  return [&program](const vm::RunOptions& run, std::string* error) {
    return tester::WorldPointer(program.start(run, error).release());
  };
}

// The options of a run that a replay needs, in the schedule's own terms.
std::vector<std::pair<std::string, std::string>> schedule_options(const tester::ExploreOptions& e,
                                                                  const tester::RunnerOptions::Observed& observed,
                                                                  const SavedWorld* saved) {
  std::vector<std::pair<std::string, std::string>> o;
  if (saved != nullptr) {
    o.emplace_back("world", saved->path());
    o.emplace_back("world-hash", fmt::format("{:016x}", saved->hash()));
  }
  o.emplace_back("assertions", e.run.assertions ? "on" : "off");
  o.emplace_back("join", observed.full_join ? "full" : "primitive");
  if (observed.interrupts) o.emplace_back("interrupts", "observed");
  if (e.outcomes) o.emplace_back("outcomes", "on");
  if (e.run.spurious_wakeups) o.emplace_back("spurious", "on");
  std::string promoted;
  for (const std::string& name : e.run.promoted) promoted += (promoted.empty() ? "" : ",") + name;
  if (!promoted.empty()) o.emplace_back("promote", promoted);
  if (!e.run.finalizers) o.emplace_back("finalizers", "off");
  if (e.explore_finalizers) o.emplace_back("finalizers", "explore");
  o.emplace_back("max-timeouts", std::to_string(e.limits.max_timeouts));
  return o;
}

std::vector<std::string> split_at_commas(const std::string& text) {
  std::vector<std::string> parts;
  std::stringstream in(text);
  for (std::string part; std::getline(in, part, ',');) parts.push_back(part);
  return parts;
}

// Completes the schedules of findings and outputs, and writes those of findings, and with --outcomes one for
// each output, into the directory of --out (unless --no-out).
class ScheduleFiles {
 public:
  ScheduleFiles(const Program& program, const SavedWorld* saved, const Options& options,
                const tester::ExploreResult& result)
      : program_(program), saved_(saved), options_(options), observed_(result.observed), base_(program.file_name()) {
    if (size_t dot = base_.rfind('.'); dot != std::string::npos) base_.resize(dot);
  }

  void write(tester::ExploreResult& result) {
    for (tester::Finding& f : result.findings) complete(&f.schedule, f.key);
    if (options_.format == "json" || options_.explore.outcomes)
      for (auto& [text, schedule] : result.output_schedules) complete(&schedule, tester::printed_key(text));
    if (options_.no_out) return;
    size_t number = 0;
    for (tester::Finding& f : result.findings)
      if (!f.schedule.steps.empty()) f.schedule_file = save(fmt::format("{}", ++number), f.schedule);
    number = 0;
    for (auto& [text, schedule] : result.output_schedules) {
      if (!options_.explore.outcomes || schedule.steps.empty() || ++number > kMaxOutputs) break;
      const std::string file = save(fmt::format("output-{}", number), schedule);
      if (!file.empty()) result.output_files[text] = file;
    }
    if (!error_.empty()) std::fprintf(stderr, "vm: %s; schedules were not saved\n", error_.c_str());
  }

 private:
  static constexpr size_t kMaxOutputs = 100;

  // What the search does not know, but a replay needs.
  void complete(interp::Schedule* s, const std::string& verdict) {
    s->program = options_.words[0];
    s->program_hash = program_.hash();
    s->arguments.assign(options_.words.begin() + 1, options_.words.end());
    s->options = schedule_options(options_.explore, observed_, saved_);
    s->outside = program_.outside_facts();
    s->verdict = verdict;
  }

  // The file's name; empty after an error.
  std::string save(const std::string& name, const interp::Schedule& s) {
    if (!error_.empty() || (!made_ && !make_directory(options_.out_directory, &error_))) return "";
    made_ = true;
    const bool binary = options_.archives;
    const std::string path =
        fmt::format("{}/{}-{}.{}", options_.out_directory, base_, name, binary ? "heddle" : "schedule");
    const std::string bytes = binary ? checkpoint::schedule_archive(s) : interp::write_schedule(s);
    return checkpoint::replace_file(path, bytes, &error_) ? path : "";
  }

  const Program& program_;
  const SavedWorld* saved_;
  const Options& options_;
  const tester::RunnerOptions::Observed& observed_;
  std::string base_, error_;
  bool made_ = false;
};

// The texts of the files given with --expect-output.
bool read_expected_outputs(const std::vector<std::string>& files, std::set<std::string>* outputs) {
  for (const std::string& path : files) {
    errno = 0;
    std::ifstream in(path, std::ios::binary);
    std::stringstream text;
    if (in) text << in.rdbuf();
    if (!in || in.bad()) {
      std::fprintf(stderr, "vm: --expect-output: %s: %s\n", path.c_str(),
                   errno ? std::strerror(errno) : "cannot be read");
      return false;
    }
    outputs->insert(text.str());
  }
  return true;
}

// --until: the schedule ends behind its first `count` operations.
void keep_first_operations(interp::Schedule* schedule, u64 count) {
  std::vector<interp::ScheduleStep>& steps = schedule->steps;
  size_t kept = 0;
  for (; kept < steps.size() && count > 0; ++kept) {
    interp::ScheduleStep& step = steps[kept];
    if (step.count > count) {
      step.count = count;
      std::erase_if(step.picks, [&](const auto& pick) { return pick.at >= count; });
    }
    count -= step.count;
  }
  steps.resize(kept);
}

// Where everybody stands.
std::string state_text(const tester::ReplayResult& replayed) {
  std::string text = fmt::format("after {} operations:\n", replayed.operations);
  for (const tester::ThreadReport& t : replayed.threads) {
    text += fmt::format("  {} {}{}{}", t.thread, t.state, t.wants.empty() ? "" : " ", t.wants);
    for (size_t i = 0; i < t.holds.size(); ++i) text += (i == 0 ? "; holds " : ", ") + t.holds[i].lock;
    text += '\n';
    for (const tester::Place& p : t.stack)
      if (!p.library) text += fmt::format("    at {} ({}:{})\n", p.method, p.file, p.line);
  }
  return text;
}

// --commit. False: a message has been printed.
bool commit(const vm::World& world, const vm::OutsideFacts& facts) {
  size_t changed = 0;
  std::string error;
  if (!checkpoint::commit_files(static_cast<const vm::FileOverlay&>(*world.files), facts, &changed, &error)) {
    std::fprintf(stderr, "vm: nothing, or not all, was written: %s\n", error.c_str());
    return false;
  }
  std::printf("%zu %s written\n", changed, changed == 1 ? "file" : "files");
  return true;
}

}  // namespace

bool make_directory(const std::string& path, std::string* error) {
  if (::mkdir(path.c_str(), 0777) == 0 || errno == EEXIST) return true;
  *error = fmt::format("cannot make the directory {}: {}", path, std::strerror(errno));
  return false;
}

namespace {

// Null: a message has been printed.
std::unique_ptr<Program> load_program(const std::string& path) {
  std::string errors;
  std::unique_ptr<Program> program = Program::load(path, &errors);
  if (!program) {
    std::fputs(errors.c_str(), stderr);
    return nullptr;
  }
  if (!program->main_class().empty()) return program;
  std::fprintf(stderr, "vm: %s: no class with a method public static void main(String[] args)\n", path.c_str());
  return nullptr;
}

// Options for an exploration from there on.
void explore_from(const SavedWorld& saved, const vm::World& world, Options* options) {
  const std::vector<std::string> promoted = options->run.promoted;
  const bool spurious = options->run.spurious_wakeups;
  options->run = saved.exploring_options();
  options->run.promoted = promoted;
  options->run.spurious_wakeups = spurious;
  options->words = {saved.saved().program};
  options->words.insert(options->words.end(), options->run.arguments.begin(), options->run.arguments.end());
  options->explore.run = options->run;
  // Somebody may stand in the middle of a join as Java's wait loop.
  options->explore.observed.full_join = options->run.full_join;
  // A finalizer thread that is there takes part.
  const vm::ThreadId finalizer = interp::finalizer_thread(world);
  if (finalizer == vm::kNoThread) return;
  const vm::ThreadState state = world.thread(finalizer).core.state;
  options->explore.explore_finalizers |= state != vm::ThreadState::Unborn && state != vm::ThreadState::Dead;
}

// With --load-world: the program that the file belongs to, and its options. Null: a message has been printed.
std::unique_ptr<Program> load_saved_program(Options* options, std::unique_ptr<SavedWorld>* saved) {
  *saved = SavedWorld::read(options->load_file, options->words.empty() ? "" : options->words[0]);
  if (!*saved) return nullptr;
  std::unique_ptr<Program> program = (*saved)->take_program();
  std::string error;
  const auto world = (*saved)->exploring_world(*program, (*saved)->exploring_options(), &error);
  if (!world) {
    std::fprintf(stderr, "vm: %s %s\n", options->load_file.c_str(), error.c_str());
    return nullptr;
  }
  explore_from(**saved, *world, options);
  program->know((*saved)->saved().facts, false);
  return program;
}

}  // namespace

int explore_program(const Options& given) {
  Options options = given;
  KeptExploration kept;
  if (!given.resume_file.empty()) {
    if (!read_frontier_file(given.resume_file, &kept)) return 2;
    options = {};
    if (const int status = parse_kept_options(kept.command_line, given, &options)) return status;
  }
  std::unique_ptr<SavedWorld> saved;
  std::unique_ptr<Program> program =
      options.load_file.empty() ? load_program(options.words[0]) : load_saved_program(&options, &saved);
  if (!program) {
    if (!given.resume_file.empty() && !options.load_file.empty() && !saved)
      std::fprintf(stderr,
                   "vm: the exploration began at that saved world; if it has moved: vm --resume %s "
                   "--load-world PATH\n",
                   given.resume_file.c_str());
    return 2;
  }
  if (!given.resume_file.empty() && kept.world_hash != (saved ? saved->hash() : 0)) {
    std::fprintf(stderr, "vm: %s began at another saved world than %s\n", given.resume_file.c_str(),
                 options.load_file.c_str());
    return 2;
  }
  tester::ExploreOptions explore = options.explore;
  explore.run.arguments.assign(options.words.begin() + 1, options.words.end());
  explore.stop = &interrupted;
  if (!options.resume_file.empty()) {
    if (kept.program_hash != program->hash()) {
      std::fprintf(stderr, "vm: %s is of another version of %s\n", options.resume_file.c_str(),
                   options.words[0].c_str());
      return 2;
    }
    program->know(std::move(kept.facts), kept.input_ended);
    explore.frontier.resume = std::move(kept.search);
  }
  FrontierFile frontier(*program, options, saved ? saved->hash() : 0);
  explore.frontier.seconds = options.frontier_seconds;
  if (!options.no_out) explore.frontier.keep = [&frontier](std::string search) { frontier.keep(std::move(search)); };
  if (!read_expected_outputs(options.expected_outputs, &explore.expected_outputs)) return 2;
  struct sigaction action {};
  action.sa_handler = on_interrupt;
  action.sa_flags = static_cast<int>(SA_RESETHAND);  // a second Ctrl-C ends at once
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
  bool progress_shown = false;
  if (::isatty(2) && options.format == "text") {
    explore.progress = [&](const tester::Progress& p) {
      progress_shown = true;
      std::fprintf(stderr, "\r%.0f s: about %.3f %% of the tree, %llu paths, %llu blocks, %llu findings \x1b[K",
                   p.seconds, p.counts->share * 100, static_cast<unsigned long long>(p.counts->schedules()),
                   static_cast<unsigned long long>(p.counts->blocks), static_cast<unsigned long long>(p.findings));
    };
  }
  tester::ExploreResult result = tester::explore(factory_of(*program, saved.get()), explore);
  if (progress_shown) std::fputs("\r\x1b[K", stderr);
  if (!result.error.empty()) {
    const std::string& file = options.resume_file;  // whose fault it may be, if there is one
    std::fprintf(stderr, "vm: %s%s%s\n", file.c_str(), file.empty() ? "" : " ", result.error.c_str());
    return 2;
  }
  Options effective = options;
  effective.explore.run.promoted = result.promoted;
  ScheduleFiles(*program, saved.get(), effective, result).write(result);
  tester::ReportOptions report = report_options(*program, options);
  report.source_argument = saved ? "--load-world " + options.load_file : options.words[0];
  if (saved) report.from = saved->from();
  if (frontier.kept()) report.resume = "vm --resume " + frontier.path();
  std::string text = options.format == "json" ? tester::json_report(result, explore, report)
                                              : tester::text_report(result, explore, report);
  if (options.stats) text += tester::stats_line(result);
  if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() || std::fflush(stdout) != 0) {
    std::fprintf(stderr, "vm: cannot write to standard output: %s\n", std::strerror(errno));
    return 1;
  }
  if (result.end == tester::SearchEnd::Exhausted) frontier.remove();
  switch (tester::verdict_of(result, explore)) {
    case tester::Verdict::Failed: return 1;
    case tester::Verdict::Passed: return 0;
    case tester::Verdict::NothingFound: return 3;
  }
  return 3;
}

namespace {

const std::string* option_of(const interp::Schedule& schedule, std::string_view name) {
  for (const auto& [key, value] : schedule.options)
    if (key == name) return &value;
  return nullptr;
}

// The program that a schedule is of, and the saved world that it begins at, if it does. Null: a message has been
// printed.
std::unique_ptr<Program> program_of(const interp::Schedule& schedule, const Options& options, const std::string& source,
                                    std::unique_ptr<SavedWorld>* saved) {
  const std::string& path = options.words[1];
  const std::string* world = option_of(schedule, "world");
  if (world == nullptr) {
    if (!options.load_file.empty()) {
      std::fprintf(stderr, "vm: %s begins at the program's start: --load-world means nothing here\n", path.c_str());
      return nullptr;
    }
    std::string errors;
    std::unique_ptr<Program> program = Program::load(source, &errors);
    if (program) return program;
    std::fputs(errors.c_str(), stderr);
    std::fprintf(stderr, "vm: the schedule is for %s; if the file has moved: vm replay %s PATH/%s\n",
                 schedule.program.c_str(), path.c_str(), schedule.program.c_str());
    return nullptr;
  }
  const std::string& file = options.load_file.empty() ? *world : options.load_file;
  *saved = SavedWorld::read(file, source);
  const std::string* hash = option_of(schedule, "world-hash");
  if (*saved && (hash == nullptr || *hash == fmt::format("{:016x}", (*saved)->hash()))) return (*saved)->take_program();
  std::fprintf(stderr, "vm: the schedule begins at %s%s; if the file has moved: vm replay %s --load-world PATH\n",
               *saved ? "another saved world than " : "the saved world ", file.c_str(), path.c_str());
  return nullptr;
}

}  // namespace

int replay_schedule(const Options& options) {
  if (options.words.size() < 2) {
    std::fputs("vm: replay needs a schedule file: vm replay FILE\n", stderr);
    return 2;
  }
  const std::string& path = options.words[1];
  std::ifstream in(path, std::ios::binary);
  std::stringstream buffer;
  if (in) buffer << in.rdbuf();
  if (!in || in.bad()) {
    std::fprintf(stderr, "vm: %s: %s\n", path.c_str(), errno ? std::strerror(errno) : "cannot be read");
    return 2;
  }
  interp::Schedule schedule;
  std::string error;
  const std::string bytes = buffer.str();
  const bool binary = checkpoint::is_archive(bytes);
  if (!(binary ? checkpoint::parse_schedule_archive(bytes, &schedule, &error)
               : interp::read_schedule(bytes, &schedule, &error))) {
    std::fprintf(stderr, "%s%s %s\n", path.c_str(), binary ? "" : ":", error.c_str());
    return 2;
  }
  std::string source = options.words.size() > 2 ? options.words[2] : schedule.program;
  std::unique_ptr<SavedWorld> saved;
  std::unique_ptr<Program> program = program_of(schedule, options, source, &saved);
  if (!program) return 2;
  if (schedule.program_hash != program->hash()) {
    std::fprintf(stderr, "vm: %s was recorded for another version of %s: the schedule may not fit\n", path.c_str(),
                 source.c_str());
    return 2;
  }
  if (is_plain_recording(schedule)) return replay_plain_run(options, *program, schedule);
  if (options.until != 0) keep_first_operations(&schedule, options.until);
  vm::RunOptions run = saved ? saved->exploring_options() : options.run;
  run.exploring = true;
  run.queue_finalizers = false;
  run.arguments = schedule.arguments;
  tester::RunnerOptions runner;
  runner.max_timeouts = options.limits.max_timeouts;
  for (const auto& [name, value] : schedule.options) {
    if (name == "assertions") run.assertions = value == "on";
    if (name == "join") run.full_join = runner.observed.full_join = value == "full";
    if (name == "interrupts") runner.observed.interrupts = true;
    if (name == "outcomes") runner.outcomes = true;
    if (name == "finalizers" && value == "off") run.finalizers = false;
    if (name == "finalizers" && value == "explore") run.queue_finalizers = true;
    if (name == "spurious") runner.spurious = run.spurious_wakeups = true;
    if (name == "promote") run.promoted = split_at_commas(value);
    if (name == "max-timeouts") runner.max_timeouts = static_cast<u32>(std::strtoul(value.c_str(), nullptr, 10));
  }
  const std::shared_ptr<vm::KnownOutside> outside = program->replay_outside(schedule.outside);
  const tester::WorldFactory factory = factory_of(*program, saved.get());
  tester::WorldPointer world = factory(run, &error);
  if (!world) {
    std::fprintf(stderr, "vm: %s%s\n", saved ? (saved->path() + " ").c_str() : "", error.c_str());
    return 2;
  }
  if (!options.save_file.empty()) {
    const tester::ReplayResult reached = tester::replay(*world, schedule, runner, {false, false});
    if (reached.followed) return save_replayed_world(options.save_file, *program, *world, schedule);
    std::printf("the schedule does not fit this program: %s\n", reached.error.c_str());
    return 2;
  }
  tester::ReplayResult replayed = tester::replay(*world, schedule, runner, {!options.no_races, true});
  tester::ReportOptions report = report_options(*program, options);
  tester::Finding finding = tester::finding_of_replay(replayed, schedule.verdict);
  std::fputs(replayed.output.c_str(), stdout);
  std::fputs(replayed.errors.c_str(), stderr);
  if (!outside->unanswered.empty())
    std::fprintf(stderr, "vm: %s has no answer about %s\n", path.c_str(), outside->unanswered.c_str());
  if (!replayed.followed) {
    std::printf("the schedule does not fit this program: %s\n", replayed.error.c_str());
    return 2;
  }
  if (options.commit && !commit(*world, schedule.outside)) return 2;
  if (options.until != 0) {
    std::fputs(state_text(replayed).c_str(), stdout);
    return 0;
  }
  if (schedule.verdict.starts_with(tester::kPrintedKey)) {
    std::printf(finding.confirmed ? "replayed: the same output\n" : "replayed: another output\n");
    return finding.confirmed ? 0 : 1;
  }
  std::fputs(tester::finding_text(finding, report).c_str(), stdout);
  if (finding.confirmed) {
    std::printf("replayed: the same finding\n");
    return 1;
  }
  std::printf("replayed: the finding did not show (%s)\n", schedule.verdict.c_str());
  return 0;
}

}  // namespace heddle::cli
