// vm --systematic Program.java.
#include <fmt/format.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>
#include <algorithm>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <set>

#include "checkpoint/schedule_archive.h"
#include "cli/commands.h"
#include "cli/frontier_file.h"
#include "cli/kept_schedule.h"
#include "cli/name_checks.h"
#include "cli/saved_world.h"
#include "interp/reclaimers.h"
#include "tester/json.h"
#include "tester/replay.h"
#include "tester/report.h"
#include "vm/base/read_file.h"

namespace heddle::cli {
namespace {

volatile bool interrupted = false;  // set by Ctrl-C: the exploration ends with the report so far

void on_interrupt(int) { interrupted = true; }

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
  if (observed.queues || observed.thread_state) o.emplace_back("arrivals", observed.thread_state ? "all" : "locks");
  if (observed.interrupts) o.emplace_back("interrupts", "leave");
  if (e.outcomes) o.emplace_back("outcomes", "on");
  if (e.run.spurious_wakeups) o.emplace_back("spurious", "on");
  if (observed.plain_modes) o.emplace_back("plain-modes", "observed");
  if (e.handled_exceptions_fail) o.emplace_back("handled-exceptions", "fail");
  if (e.run.max_heap_bytes != vm::RunOptions{}.max_heap_bytes)
    o.emplace_back("heap", std::to_string(e.run.max_heap_bytes));
  std::string promoted;
  for (const std::string& name : e.run.promoted) promoted += (promoted.empty() ? "" : ",") + name;
  if (!promoted.empty()) o.emplace_back("promote", promoted);
  std::string shared;
  for (const std::string& name : observed.library_state) shared += (shared.empty() ? "" : ",") + name;
  if (!shared.empty()) o.emplace_back("library-state", shared);
  if (!e.run.finalizers) o.emplace_back("finalizers", "off");
  if (e.explore_finalizers) o.emplace_back("finalizers", "explore");
  o.emplace_back("max-timeouts", std::to_string(e.limits.max_timeouts));
  return o;
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
    for (tester::Finding& f : result.findings) complete(&f.schedule, to_string(f.key), f.schedule_promotes);
    if (options_.format == "json" || options_.explore.outcomes)
      for (auto& [text, schedule] : result.output_schedules) complete(&schedule, to_string(tester::printed_id(text)));
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
    if (error_.empty()) return;
    std::fprintf(stderr, "vm: %s; schedules were not saved\n", error_.c_str());
    for (const tester::Finding& f : result.findings)
      if (f.schedule_file.empty() && !f.schedule.steps.empty()) unsaved_ += interp::write_schedule(f.schedule);
  }
  // The texts of findings' schedules for which there was no place.
  const std::string& unsaved() const { return unsaved_; }

 private:
  static constexpr size_t kMaxOutputs = 100;

  // What the search does not know, but a replay needs.
  void complete(interp::Schedule* s, const std::string& verdict, const std::string& also_promoted = "") {
    s->program = options_.words[0];
    s->program_hash = program_.hash();
    s->arguments.assign(options_.words.begin() + 1, options_.words.end());
    tester::ExploreOptions explore = options_.explore;
    std::vector<std::string>& promoted = explore.run.promoted;
    if (!also_promoted.empty() && std::find(promoted.begin(), promoted.end(), also_promoted) == promoted.end())
      promoted.push_back(also_promoted);
    s->options = schedule_options(explore, observed_, saved_);
    s->outside = program_.outside_facts();
    s->verdict = verdict;
    add_code(program_, s);
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
  std::string base_, error_, unsaved_;
  bool made_ = false;
};

// The texts of the files given with --expect-output.
bool read_expected_outputs(const std::vector<std::string>& files, std::set<std::string>* outputs) {
  for (const std::string& path : files) {
    std::string text, error;
    if (!base::read_file(path, &text, &error)) {
      std::fprintf(stderr, "vm: --expect-output: %s: %s\n", path.c_str(), error.c_str());
      return false;
    }
    outputs->insert(std::move(text));
  }
  return true;
}

}  // namespace

tester::ReportOptions report_options(const Program& program, const Options& options) {
  tester::ReportOptions r;
  r.program = program.file_name();
  r.command = "vm";
  r.source_argument = options.words.back();
  r.source_line = [&program](const std::string& file, u32 line) { return program.source_line(file, line); };
  return r;
}

bool make_directory(const std::string& path, std::string* error) {
  if (::mkdir(path.c_str(), 0777) == 0 || errno == EEXIST) return true;
  *error = fmt::format("cannot make the directory {}: {}", path, std::strerror(errno));
  return false;
}

namespace {

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
  if (!names_are_known(*program, options)) return 2;
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
  // (Before the search begins there is nothing to be kept: the signals end it at once.)
  explore.on_ready = [] {
    struct sigaction action {};
    action.sa_handler = on_interrupt;
    action.sa_flags = static_cast<int>(SA_RESETHAND);  // a second Ctrl-C ends at once
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
  };
  bool progress_shown = false;
  if (::isatty(2) && options.format == "text") {
    explore.progress = [&](const tester::Progress& p) {
      progress_shown = true;
      std::fprintf(stderr, "\r%.0f s: about %.3f %% of the tree, %llu paths, %llu blocks, %llu findings \x1b[K",
                   p.seconds, p.counts->share * 100, static_cast<unsigned long long>(p.counts->schedules()),
                   static_cast<unsigned long long>(p.counts->blocks), static_cast<unsigned long long>(p.findings));
    };
  }
  if (options.format == "text")
    explore.on_confirmed = [&](const tester::Finding& f, double seconds) {
      if (progress_shown) std::fputs("\r\x1b[K", stderr);
      std::fprintf(stderr, "after %.0f s: %s\n", seconds, tester::headline(f).c_str());
    };
  tester::ExploreResult result = tester::explore(world_factory(*program, saved.get()), explore);
  if (progress_shown) std::fputs("\r\x1b[K", stderr);
  if (!result.error.empty()) {
    const std::string& file = options.resume_file;  // whose fault it may be, if there is one
    std::fprintf(stderr, "vm: %s%s%s\n", file.c_str(), file.empty() ? "" : " ", result.error.c_str());
    return 2;
  }
  Options effective = options;
  effective.explore.run.promoted = result.promoted;
  ScheduleFiles files(*program, saved.get(), effective, result);
  files.write(result);
  tester::ReportOptions report = report_options(*program, options);
  report.source_argument = saved ? "--load-world " + options.load_file : options.words[0];
  if (saved) report.from = saved->from();
  if (frontier.kept()) report.resume = "vm --resume " + frontier.path();
  std::string text = options.format == "json" ? tester::json_report(result, explore, report)
                                              : tester::text_report(result, explore, report);
  if (options.format != "json" && !files.unsaved().empty())
    text += "\nschedules that could not be saved; each, in a file, is for vm replay:\n" + files.unsaved();
  if (options.stats) text += tester::stats_line(result);
  const bool printed = std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0;
  if (!printed) {  // (the frontier stays)
    std::fprintf(stderr, "vm: cannot write to standard output: %s\n", std::strerror(errno));
    std::clearerr(stdout);
    return 1;
  }
  if (result.end == tester::SearchEnd::Exhausted) frontier.remove();
  switch (tester::verdict_of(result, explore)) {
    case tester::Verdict::Failed: return 1;
    case tester::Verdict::Passed: return 0;
    case tester::Verdict::NothingFound: return 3;
    case tester::Verdict::InternalError: return 4;
  }
  return 3;
}

}  // namespace heddle::cli
