#include "cli/explore_command.h"
#include "cli/coverage_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <optional>
#include <set>
#include <thread>

#include "checkpoint/schedule_archive.h"
#include "cli/cluster.h"
#include "cli/command_line.h"
#include "cli/frontier_file.h"
#include "cli/help.h"
#include "cli/interrupt.h"
#include "cli/kept_schedule.h"
#include "cli/name_checks.h"
#include "cli/output.h"
#include "cli/progress_display.h"
#include "cli/report_options.h"
#include "cli/saved_world.h"
#include "cli/shell_text.h"
#include "interp/reclaimers.h"
#include "predict/prediction.h"
#include "tester/forked_workers.h"
#include "tester/hidden_state.h"
#include "tester/json.h"
#include "tester/replay.h"
#include "tester/report.h"
#include "tester/search_log.h"
#include "tester/words.h"
#include "vm/base/nearest_name.h"
#include "vm/base/read_file.h"

namespace heddle::cli {
namespace {

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
  if (e.run.hash_orders > 1) o.emplace_back("hash-orders", std::to_string(e.run.hash_orders));
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
  if (e.run.no_exit) o.emplace_back("exit", "fails");
  if (!e.run.sandbox.empty()) o.emplace_back("sandbox", "on");
  if (!e.run.finalizers) o.emplace_back("finalizers", "off");
  if (e.explore_finalizers) o.emplace_back("finalizers", "explore");
  o.emplace_back("max-timeouts", std::to_string(e.limits.max_timeouts));
  return o;
}

// Does it come to a CountDownLatch?
bool has_latch(const interp::Schedule& s) {
  return std::any_of(s.steps.begin(), s.steps.end(), [](const interp::ScheduleStep& step) {
    return std::any_of(step.anchors.begin(), step.anchors.end(),
                       [](const interp::Anchor& a) { return a.subject.find("CountDownLatch") != std::string::npos; });
  });
}

}  // namespace

void complete_schedule(const Program& program, const std::string& file, const tester::ExploreOptions& explore,
                       const tester::RunnerOptions::Observed& observed, const SavedWorld* saved, interp::Schedule* s) {
  s->program = file;
  s->program_hash = program.hash();
  s->arguments = explore.run.arguments;
  s->options = schedule_options(explore, observed, saved);
  if (tester::latches_add(explore, observed) && has_latch(*s)) s->options.emplace_back("latches", "add");
  s->outside = program.outside_facts();
  add_code(program, s);
}

namespace {

// Completes the schedules of findings and outputs, and writes those of findings, and with --outcomes one for
// each output, into the directory of --out (unless --no-out).
class ScheduleFiles {
 public:
  ScheduleFiles(const Program& program, const SavedWorld* saved, const ExplorationOptions& options,
                const tester::ExploreResult& result)
      : program_(program), saved_(saved), options_(options), observed_(result.observed), base_(program.stem()) {}

  void write(tester::ExploreResult& result) {
    for (tester::Finding& f : result.findings) complete(&f.schedule, to_string(f.key), f.schedule_promotes);
    if (result.rules)
      for (tester::RuleFinding& f : result.rules->findings) {
        complete(&f.schedule, "");
        options_.rules.describe(f, &f.schedule);
      }
    if (options_.formats.any() || options_.search.explore.outcomes || options_.pictures.any())
      for (auto& [text, schedule] : result.output_schedules) complete(&schedule, to_string(tester::printed_id(text)));
    if (options_.no_out) return;
    size_t number = 0;
    for (tester::Finding& f : result.findings)
      if (!f.schedule.steps.empty()) f.schedule_file = save(fmt::format("{}", ++number), f.schedule);
    number = 0;
    if (result.rules)
      for (tester::RuleFinding& f : result.rules->findings)
        f.schedule_file = save(fmt::format("rule-{}", ++number), f.schedule);
    number = 0;
    for (auto& [text, schedule] : result.output_schedules) {
      if (!options_.search.explore.outcomes || schedule.steps.empty() || ++number > kMaxOutputs) break;
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

  void complete(interp::Schedule* s, const std::string& verdict, const std::string& also_promoted = "") {
    tester::ExploreOptions explore = options_.search.explore;
    explore.run.arguments = options_.arguments;
    std::vector<std::string>& promoted = explore.run.promoted;
    if (!also_promoted.empty() && std::find(promoted.begin(), promoted.end(), also_promoted) == promoted.end())
      promoted.push_back(also_promoted);
    complete_schedule(program_, options_.file, explore, observed_, saved_, s);
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
  const ExplorationOptions& options_;
  const tester::RunnerOptions::Observed& observed_;
  std::string base_, error_, unsaved_;
  bool made_ = false;
};

// In place of a file, of predictions: the outputs of serial runs.
constexpr const char* kSerial = "serial";

// The texts of the files given with --expect-output.
bool read_expected_outputs(const std::vector<std::string>& files, std::set<std::string>* outputs) {
  for (const std::string& path : files) {
    if (path == kSerial) continue;
    std::string text, error;
    if (!base::read_file(path, &text, &error)) {
      std::fprintf(stderr, "vm: --expect-output: %s: %s\n", path.c_str(), error.c_str());
      return false;
    }
    outputs->insert(std::move(text));
  }
  return true;
}

// Turns the options into those of an exploration that begins at a saved world.
void explore_from(const SavedWorld& saved, const vm::World& world, ExplorationOptions* options) {
  tester::ExploreOptions& explore = options->search.explore;
  const std::vector<std::string> promoted = explore.run.promoted;
  const bool spurious = explore.run.spurious_wakeups;
  const u32 hash_orders = explore.run.hash_orders;
  explore.run = saved.exploring_options();
  explore.run.promoted = promoted;
  explore.run.spurious_wakeups = spurious;
  explore.run.hash_orders = hash_orders;
  explore.from_saved_world = true;
  options->file = saved.saved().program;
  options->arguments = explore.run.arguments;
  // Somebody may have been saved in the middle of Java's wait loop for a join, which must then go on as one.
  explore.observed.full_join = explore.run.full_join;
  // Nor may an interrupt that has been made before be overlooked, if nobody makes another one.
  const bool interrupted =
      std::any_of(world.threads.begin(), world.threads.end(), [](const auto& t) { return t->core.interrupted != 0; });
  if (interrupted) {
    explore.observed.interrupts = true;
    explore.observed.library_state.emplace_back(tester::kInterruptsMade);
  }
  // If the world has a finalizer thread, that is a thread of the exploration.
  const vm::ThreadId finalizer = interp::finalizer_thread(world);
  if (finalizer == vm::kNoThread) return;
  const vm::ThreadState state = world.thread(finalizer).core.state;
  explore.explore_finalizers |= state != vm::ThreadState::Unborn && state != vm::ThreadState::Dead;
}

// With --load-world: the program that the file belongs to, and its options. Null: a message has been printed.
std::unique_ptr<Program> load_saved_program(ExplorationOptions* options, std::unique_ptr<SavedWorld>* saved) {
  *saved = SavedWorld::read(options->load_file, options->file);
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

// Of the options that are given with --resume only these count. They are about limits and output, and replace those
// that the exploration was begun with.
const std::set<std::string>& that_may_change() {
  static const std::set<std::string> kNames = {
      "--resume",  "--max-time",      "--max-schedules", "--max-findings",   "--first",      "--cache-mb",
      "--stats",   "--format",        "--no-out",        "--frontier-every", "--load-world", "--trace",
      "--workers", "--workers-after", "--json",          "--sarif",          "--junit",      "--html",
      "--svg",     "--finding",       "--full",          "--color"};
  return kNames;
}

// Changes options of a kept command line as those given now say. False: a message has been printed.
bool change_options(const Given& given, const ExplorationOptions& now, ExplorationOptions* o) {
  for (const std::string& name : given.options) {
    if (that_may_change().contains(name) || (name == "--systematic" && now.mode == o->mode)) continue;
    return fails(fmt::format("{} may not be given with --resume: the exploration goes on as it began", name));
  }
  if (!now.arguments.empty())
    return fails("arguments may not be given with --resume: the exploration goes on as it began");
  if (given.contains("--load-world")) {  // it has moved
    if (o->load_file.empty()) return fails("--load-world: the exploration has begun at the program's start");
    o->load_file = now.load_file;
  }
  if (!now.file.empty()) o->file = now.file;  // the program has moved
  tester::Limits& limits = o->search.explore.limits;
  const tester::Limits& new_limits = now.search.explore.limits;
  if (given.contains("--max-time")) limits.max_seconds = new_limits.max_seconds;
  limits.max_schedules = new_limits.max_schedules;  // (the old one does not stop it again)
  if (given.contains("--max-findings")) {
    limits.max_findings = new_limits.max_findings;
    limits.first = false;
  }
  if (given.contains("--first")) limits.first = new_limits.first;
  if (given.contains("--cache-mb")) limits.cache_bytes = new_limits.cache_bytes;
  if (given.contains("--stats")) o->stats = now.stats;
  if (given.contains("--no-out")) o->no_out = now.no_out;
  if (given.contains("--workers")) o->search.explore.workers = now.search.explore.workers;
  if (given.contains("--workers-after")) o->search.explore.workers_after = now.search.explore.workers_after;
  if (given.contains("--frontier-every")) o->frontier_seconds = now.frontier_seconds;
  o->display = now.display;
  o->formats = now.formats;
  o->trace_file = now.trace_file;
  o->pictures = now.pictures;
  o->resume_file = now.resume_file;
  return true;
}

// The options that the kept exploration was begun with, and goes on with. False: a message has been printed.
bool resumed_options(const KeptExploration& kept, const Given& given, const ExplorationOptions& now,
                     ExplorationOptions* options) {
  const std::unique_ptr<Command> command = parse_command_line(kept.command_line, Warnings::Off);
  const auto* begun = dynamic_cast<const ExploreCommand*>(command.get());
  if (begun == nullptr || (begun->options().file.empty() && begun->options().load_file.empty()))
    return fails(now.resume_file + " is damaged (the command that it was made by is none)");
  *options = begun->options();
  return change_options(given, now, options);
}

// What the processes of a cluster must have in common, and what one of them has been told by the outside.
struct ForOtherRanks {
  u64 program_hash = 0, library_hash = 0, world_hash = 0;
  vm::OutsideFacts facts;
  bool input_ended = false;
  std::string search;
  template <typename A>
  friend void serialise(A& archive, ForOtherRanks& o) {
    archive(o.program_hash, o.library_hash, o.world_hash, o.facts, o.input_ended, o.search);
  }
};

void pack_for_ranks(Program& program, u64 world_hash, tester::Ranks* ranks) {
  ranks->pack = [&program, world_hash](std::string search) {
    checkpoint::ArchiveWriter archive;
    archive(ForOtherRanks{program.hash(), library_hash(), world_hash, program.outside_facts(), program.input_ended(),
                          std::move(search)});
    return archive.take();
  };
  ranks->unpack = [&program, world_hash](const std::string& packed, std::string* error) -> std::optional<std::string> {
    checkpoint::ArchiveReader archive(packed);
    ForOtherRanks first;
    archive(first);
    if (first.library_hash != library_hash()) *error = "runs another vm than rank 0";
    else if (first.program_hash != program.hash()) *error = "has another version of the program than rank 0";
    else if (first.world_hash != world_hash) *error = "has another saved world than rank 0";
    else if (!archive.ok() || !archive.at_end()) *error = "has got a damaged message";
    if (!error->empty()) return std::nullopt;
    program.know(std::move(first.facts), first.input_ended);
    return std::move(first.search);
  };
}

// In a process that cannot work for rank 0, for it has no program: says so whenever it is asked to.
void refuse_all(tester::Ranks& ranks) {
  for (tester::Ranks::Task task; ranks.wait_for_task(nullptr, &task);) ranks.refuse(task, "cannot load the program");
}

// Nothing is written to standard error.
class Silence {
 public:
  Silence() {
    std::fflush(nullptr);
    const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    ::dup2(nowhere, 2);
    ::close(nowhere);
  }
  ~Silence() {
    std::fflush(nullptr);
    ::dup2(kept_, 2);
    ::close(kept_);
  }
  Silence(const Silence&) = delete;
  Silence& operator=(const Silence&) = delete;

 private:
  const int kept_ = ::fcntl(2, F_DUPFD_CLOEXEC, 3);
};

// Where the lines of --trace go.
class Trace {
 public:
  Trace() = default;
  Trace(const Trace&) = delete;
  Trace& operator=(const Trace&) = delete;
  ~Trace() { close(); }
  // "-" is standard error. False: a message has been printed.
  bool open(const std::string& path) {
    path_ = path;
    file_ = path == "-" ? stderr : std::fopen(path.c_str(), "we");
    if (file_ == nullptr) return failed();
    log_ = tester::text_search_log([file = file_](const std::string& line) {
      std::fputs(line.c_str(), file);
      std::fputc('\n', file);
    });
    return true;
  }
  tester::SearchLog* log() const { return log_.get(); }
  // False: not all of it has been written, and a message has been printed.
  bool close() {
    std::FILE* const file = std::exchange(file_, nullptr);
    if (file == nullptr || file == stderr) return true;
    const bool written = std::ferror(file) == 0;
    return (std::fclose(file) == 0 && written) || failed();
  }

 private:
  bool failed() const { return fails(fmt::format("--trace={}: {}", path_, std::strerror(errno))); }

  std::string path_;
  std::FILE* file_ = nullptr;
  std::unique_ptr<tester::SearchLog> log_;
};

}  // namespace

void ExplorationOptions::add_to(CLI::App& app) {
  app.add_flag("--systematic{proof}", mode, "the mode: proof (default), all, exitblock, dd, rw, rwdd")
      ->type_name("MODE");
  app.add_flag("--death-branch", death_branch, "paper modes: deaths push branches, as the paper's tester did");
  app.add_flag("--paper-literal", paper_literal, "paper modes: with the defects of the printed pseudo-code");
  tester::PartialOptions& partial = search.explore.partial;
  add_choice(
      app, "--explore", tester::strategy_names(),
      [&partial](const std::string& word) { partial.strategy = *tester::strategy_by_name(word); },
      "random, pct, pos, rounds, history, noise: sampled runs; preemption: all with few preemptions; predict: from one "
      "run; "
      "exhaustive: nothing beside");
  add_number(app, "--runs", &partial.runs, 1, 1'000'000'000'000, "of sampling: so many runs (10000)");
  add_number(app, "--seed", &partial.seed, 0, ~0ull, "of sampling: other runs (1)");
  add_number(app, "--depth", &partial.depth, 0, 1000, "of pct: the depth of faults (3); of preemption: the bound (2)");
  using Noise = tester::NoiseOptions;
  add_choice(
      app, "--noise", {"sleep", "yield", "priority", "mixed", "none"},
      [&partial](const std::string& word) {
        for (const auto k :
             {Noise::Kind::Sleep, Noise::Kind::Yield, Noise::Kind::Priority, Noise::Kind::Mixed, Noise::Kind::None})
          if (word == to_string(k)) partial.noise.kind = k;
      },
      "of noise: what is put in at concurrent events (sleep)");
  add_number(app, "--strength", &partial.noise.percent, 0, 100, "of noise: at so many percent of the events (10)");
  add_choice(
      app, "--noise-by", {"random", "methods", "pairs"},
      [&partial](const std::string& word) {
        for (const auto d : {Noise::Directed::No, Noise::Directed::Methods, Noise::Directed::Pairs})
          if (word == to_string(d)) partial.noise.directed = d;
      },
      "of noise: at random events, or where it covers something new");
  app.add_option("--coverage", coverage_file,
                 "of sampled runs: which methods they interrupt is added to this file, and told")
      ->allow_extra_args(false)
      ->type_name("FILE");
  add_number(app, "--workers", &search.explore.workers, 0, tester::ForkedWorkers::kMost,
             "so many processes search at once (0: one for each processor)");
  add_seconds(app, "--workers-after", &search.explore.workers_after, "1, 500ms or 5s",
              "so long one searches alone (500ms; ranks of mpirun: 1s)");
  tester::Limits& limits = search.explore.limits;
  add_number(app, "--max-schedules", &limits.max_schedules, 0, ~0ull, "stop after that many schedules");
  add_seconds(app, "--max-time", &limits.max_seconds, "60, 60s, 5m or 1h",
              "stop after that time (60 = 60s; 5m; 0 = no limit)");
  search.add_to(app);
  app.add_option("--expect-output", expected_outputs,
                 "any output that is not in such a file is a finding (may be repeated; implies --outcomes)")
      ->allow_extra_args(false)
      ->type_name("FILE");
  app.add_flag("--no-cache", no_cache, "do not merge equal states");
  add_number(
      app, "--keep-one-of", &keep_one_of, 1, 1 << 20,
      "of so many states in a row on a path one is remembered (1: all; otherwise it is learnt which are worth it)");
  app.add_flag("--no-like-threads", no_like_threads, "threads that run the same code are told apart");
  app.add_flag("--no-task-threads", no_task_threads,
               "nothing is concluded from what happens with a thread for each task of a pool");
  add_number(app, "--task-threads-after", &search.explore.task_threads_after, 1, ~0ull,
             "that is tried behind so many blocks (20000)");
  app.add_flag("--bitstate{64}", bitstate, "states are kept as bits in a table of so many megabytes (64): no proof")
      ->type_name("MB");
  app.add_flag("--stats", stats, "figures of the search, and one line of them for scripts");
  display.add_to(app, true);
  rules.add_to(app, true);
  formats.add_to(app);
  pictures.add_to(app, true);
  app.add_option("--out", out_directory, "where schedules of findings go (heddle-out)")->type_name("FOLDER");
  app.add_flag("--no-out", no_out, "write no files");
  app.add_flag("--archives", archives, "schedules of findings as archives (.heddle) instead of text");
  add_file(app, "--resume", &resume_file, "a frontier: go on with an exploration that was stopped or killed");
  add_seconds(app, "--frontier-every", &frontier_seconds, "30, 500ms or 5m",
              "write the frontier of the exploration so often (30s)");
  add_file(app, "--load-world", &load_file, "a file of --save-world: all schedules from there on");
  app.add_flag("--trace{-}", trace_file,
               "for those who work on Heddle: a line for each step of the search, to standard error or this file")
      ->type_name("FILE");
}

const CommandTexts& ExploreCommand::texts() const {
  static constexpr CommandTexts kTexts = {"explore",
                                          "vm --systematic [options] Program.java [args]",
                                          "explore all its schedules",
                                          "--systematic",
                                          true,
                                          "modes, report, limits, schedules"};
  return kTexts;
}

constexpr const char* kOfNoise[] = {"--noise", "--strength", "--noise-by"};

// What does not go together with --explore, or with its strategy.
std::string ExploreCommand::problem_with_part() const {
  const tester::ExploreOptions& explore = options_.search.explore;
  const tester::Strategy strategy = explore.partial.strategy;
  if (strategy == tester::Strategy::Exhaustive) {
    for (const char* name : {"--runs", "--seed", "--depth"})
      if (given.contains(name))
        return fmt::format("{} belongs to --explore=random, pct, pos, rounds, history, noise or preemption", name);
    for (const char* name : kOfNoise)
      if (given.contains(name)) return fmt::format("{} belongs to --explore=noise", name);
    if (given.contains("--coverage"))
      return "--coverage belongs to --explore=random, pct, pos, rounds, history or noise";
    return "";
  }
  if (explore.mode.is_papers())
    return fmt::format("--explore={} is no part of paper mode {}", to_string(strategy), explore.mode.name);
  for (const char* name : {"--resume", "--frontier-every"})
    if (given.contains(name)) return fmt::format("{} and --explore do not go together", name);
  const bool samples = strategy != tester::Strategy::Preemption;
  const bool predicts = strategy == tester::Strategy::Predict;
  for (const char* name : {"--runs", "--seed"})
    if (!samples && given.contains(name))
      return fmt::format("{} belongs to --explore=random, pct, pos, rounds, history or noise", name);
  if ((!samples || predicts) && given.contains("--coverage"))
    return "--coverage belongs to --explore=random, pct, pos, rounds, history or noise";
  if (strategy != tester::Strategy::Noise)
    for (const char* name : kOfNoise)
      if (given.contains(name)) return fmt::format("{} belongs to --explore=noise", name);
  if (given.contains("--depth") && strategy != tester::Strategy::Pct && samples)
    return "--depth belongs to --explore=pct or preemption";
  if (strategy == tester::Strategy::Pct && tester::depth_of(explore.partial) == 0)
    return "--depth: faults that pct can find have at least depth 1";
  return "";
}

// What does not go together with --rules and --summary.
std::string ExploreCommand::problem_with_rules() const {
  const RuleOptions& rules = options_.rules;
  if (!rules.any()) return given.contains("--rules-runs") ? "--rules-runs belongs to --rules and --summary" : "";
  const std::string name = rules.has_rules() ? "--rules" : "--summary";
  const tester::ExploreOptions& explore = options_.search.explore;
  if (explore.partial.strategy == tester::Strategy::Predict)
    return name + " and prediction do not go together: vm --rules looks at one run";
  if (explore.mode.is_papers()) return fmt::format("{} is no part of paper mode {}", name, explore.mode.name);
  for (const char* other : {"--resume", "--load-world"})
    if (given.contains(other)) return fmt::format("{} and {} do not go together", other, name);
  if (given.contains("--workers") && explore.workers != 1)
    return fmt::format("--workers and {} do not go together: one process searches", name);
  return "";
}

// What does not go together with --workers.
std::string ExploreCommand::problem_with_workers() const {
  if (!given.contains("--workers") || options_.search.explore.workers <= 1) return "";
  const tester::ExploreOptions& explore = options_.search.explore;
  if (explore.partial.strategy != tester::Strategy::Exhaustive)
    return fmt::format("--workers and --explore={} do not go together", to_string(explore.partial.strategy));
  if (!explore.mode.uses_summaries())
    return options_.no_cache ? "--workers and --no-cache do not go together: what workers share are states"
                             : fmt::format("--workers belongs to mode proof, not to {}", explore.mode.name);
  if (explore.strict_discipline) return "--workers and --strict-discipline do not go together";
  if (!options_.trace_file.empty()) return "--workers and --trace do not go together: it is the trace of one search";
  return "";
}

// Likewise, with --keep-one-of.
std::string ExploreCommand::problem_with_kept_states() const {
  if (options_.keep_one_of == 0) return "";
  const tester::ExploreOptions& explore = options_.search.explore;
  if (explore.partial.strategy != tester::Strategy::Exhaustive)
    return fmt::format("--keep-one-of and --explore={} do not go together", to_string(explore.partial.strategy));
  for (const char* name : {"--no-cache", "--bitstate"})
    if (given.contains(name)) return fmt::format("{} and --keep-one-of do not go together", name);
  if (explore.mode.uses_summaries()) return "";
  return fmt::format("--keep-one-of belongs to mode proof, not to {}", explore.mode.name);
}

// Likewise, with --bitstate; else its table's size.
std::string ExploreCommand::read_bitstate() {
  const std::string& given_size = options_.bitstate;
  if (given_size.empty()) return "";
  tester::ExploreOptions& explore = options_.search.explore;
  u64 megabytes = 0;
  if (const std::string problem = read_number(given_size, 1, 1 << 20, &megabytes); !problem.empty())
    return fmt::format("--bitstate={}: {}", given_size, problem);
  if (explore.mode.is_papers()) return "--bitstate: paper mode " + explore.mode.name + " remembers no states";
  if (explore.partial.strategy != tester::Strategy::Exhaustive) return "--bitstate and --explore do not go together";
  for (const char* name : {"--no-cache", "--cache-mb", "--resume", "--frontier-every", "--workers"})
    if (given.contains(name)) return fmt::format("{} and --bitstate do not go together", name);
  explore.limits.bitstate_bytes = megabytes << 20;
  return "";
}

bool ExploreCommand::check() {
  ExplorationOptions& o = options_;
  if (!given.operands.empty()) {
    o.file = given.operands[0];
    o.arguments.assign(given.operands.begin() + 1, given.operands.end());
  }
  tester::ExploreOptions& explore = o.search.explore;
  const auto mode = tester::mode_by_name(o.mode, o.death_branch, o.paper_literal);
  if (!mode) {
    const std::string guess = base::nearest_name(o.mode, tester::mode_names());
    return fails(fmt::format("unknown mode --systematic={}{}; the modes are {}", o.mode,
                             guess.empty() ? "" : ", did you mean " + guess + "?",
                             fmt::join(tester::mode_names(), ", ")));
  }
  explore.mode = *mode;
  if (o.no_cache) explore.mode.cache = false;
  if (o.no_like_threads) explore.mode.like_threads = false;
  explore.mode.keep_one_of = o.keep_one_of;
  explore.task_threads = !o.no_task_threads;
  explore.promote_races = o.search.promoted.automatic;
  explore.bugs_first = explore.mode.is_default() && !given.contains("--explore") &&
                       explore.partial.strategy == tester::Strategy::Exhaustive;
  if (explore.partial.strategy == tester::Strategy::Predict) {
    if (!given.contains("--seed")) explore.partial.seed = 0;
    explore.own_search = predict::make_prediction();
    explore.serial_outputs =
        std::find(o.expected_outputs.begin(), o.expected_outputs.end(), kSerial) != o.expected_outputs.end();
  }
  if (!o.expected_outputs.empty()) explore.outcomes = true;
  if (explore.outcomes && !given.contains("--hash-orders")) explore.run.hash_orders = kHashOrdersOfOutcomes;
  if (!o.rules.check()) return false;
  if (const std::string problem = problem_with_rules(); !problem.empty()) return fails(problem);
  if (!o.load_file.empty())
    if (const std::string problem = problem_with_load_world(given); !problem.empty()) return fails(problem);
  if (const std::string problem = problem_with_part(); !problem.empty()) return fails(problem);
  if (!given.contains("--workers") || explore.workers == 0)
    explore.workers = std::clamp(std::thread::hardware_concurrency(), 1u, tester::ForkedWorkers::kMost);
  if (const std::string problem = problem_with_workers(); !problem.empty()) return fails(problem);
  if (const std::string problem = problem_with_kept_states(); !problem.empty()) return fails(problem);
  if (const std::string problem = read_bitstate(); !problem.empty()) return fails(problem);
  if (given.contains("--finding") && o.pictures.svg.empty())
    return fails("--finding says of which finding --svg is a picture: there is no --svg");
  if (!o.file.empty() || !o.load_file.empty() || !o.resume_file.empty()) return true;
  std::fputs(usage().c_str(), stderr);
  return false;
}

int ExploreCommand::run() {
  std::string problem;
  const std::unique_ptr<tester::Messenger> messenger = join_cluster(&problem);
  if (!problem.empty()) {
    fails(problem);
    return 2;
  }
  if (!messenger) return explore_with(nullptr);
  int status = 0;
  {
    tester::Ranks ranks(*messenger);
    if (ranks.is_first()) {
      status = explore_with(&ranks);
    } else {
      // Rank 0 says what is wrong, and mpirun what becomes of it.
      for (const int number : {SIGINT, SIGTERM}) ::signal(number, SIG_IGN);
      ::prctl(PR_SET_PDEATHSIG, SIGKILL);
      if (explore_with(&ranks) != 0) refuse_all(ranks);
    }
    if (!ranks.is_abandoned()) return status;
  }
  std::fflush(nullptr);
  ::_exit(status);  // (MPI would wait for those who are gone.)
}

// What does not go together with mpirun.
std::string ExploreCommand::problem_with_ranks(const ExplorationOptions& options) const {
  const tester::ExploreOptions& explore = options.search.explore;
  const auto problem = [](const std::string& option) { return option + " and mpirun do not go together"; };
  if (given.contains("--workers")) return problem("--workers") + ": each of its processes is one worker";
  if (explore.partial.strategy != tester::Strategy::Exhaustive)
    return problem(fmt::format("--explore={}", to_string(explore.partial.strategy)));
  if (!explore.mode.uses_summaries())
    return problem(options.no_cache ? "--no-cache" : "--systematic=" + explore.mode.name);
  if (explore.strict_discipline) return problem("--strict-discipline");
  if (explore.limits.bitstate_bytes != 0) return problem("--bitstate");
  if (!options.trace_file.empty()) return problem("--trace");
  if (options.rules.any()) return problem("--rules");
  return "";
}

namespace {

// No schedule was seen to end, because threads may time out only so often, as the worker of a pool does in front of
// each delayed task. So the exploration is made again with more timeouts. One that takes long, as of a server that
// waits with a time limit for ever, changes nothing.
void allow_more_timeouts(const tester::WorldFactory& factory, tester::ExploreOptions* explore,
                         tester::ExploreResult* result) {
  constexpr u32 kMost = 31;
  constexpr double kSeconds = 5;
  tester::ExploreOptions more = *explore;
  more.frontier.keep = nullptr;
  double seconds = result->seconds;
  while (result->error.empty() && result->end == tester::SearchEnd::Exhausted && result->counts.timeouts_limited != 0 &&
         tester::verdict_of(*result, *explore) == tester::Verdict::NothingFound && more.limits.max_timeouts < kMost) {
    const double left = explore->limits.max_seconds == 0 ? kSeconds : explore->limits.max_seconds - seconds;
    if (left <= 0) return;
    more.limits.max_timeouts = 2 * more.limits.max_timeouts + 1;
    more.limits.max_seconds = std::min(left, kSeconds);
    tester::ExploreResult again = tester::explore(factory, more);
    seconds += again.seconds;
    if (again.end != tester::SearchEnd::Exhausted && again.findings.empty()) return;
    *result = std::move(again);
    result->seconds = seconds;
    explore->limits.max_timeouts = more.limits.max_timeouts;
  }
}

}  // namespace

int ExploreCommand::explore_with(tester::Ranks* ranks) {
  const bool is_other = ranks != nullptr && !ranks->is_first();
  std::optional<Silence> silence;  // what is wrong with the program and the options is told once
  if (is_other) silence.emplace();
  ExplorationOptions options = options_;
  const bool resumes = !options.resume_file.empty();
  KeptExploration kept{given.command_line, {}, false, 0, "", 0};
  if (resumes && (!read_frontier_file(options.resume_file, &kept) || !resumed_options(kept, given, options_, &options)))
    return 2;
  std::unique_ptr<SavedWorld> saved;
  std::unique_ptr<Program> program =
      options.load_file.empty() ? load_program(options.file) : load_saved_program(&options, &saved);
  if (!program) {
    if (resumes && !options.load_file.empty() && !saved)
      std::fprintf(stderr,
                   "vm: the exploration began at that saved world; if it has moved: vm --resume %s "
                   "--load-world PATH\n",
                   options.resume_file.c_str());
    return 2;
  }
  if (!names_are_known(*program, options.search)) return 2;
  if (!natives_are_allowed(*program, options.search.allow_native, options.search.explore.run)) return 2;
  if (!names_are_known(*program, options.rules.selection.file, options.rules.file())) return 2;
  if (resumes && kept.world_hash != (saved ? saved->hash() : 0)) {
    std::fprintf(stderr, "vm: %s began at another saved world than %s\n", options.resume_file.c_str(),
                 options.load_file.c_str());
    return 2;
  }
  const std::string problem = ranks != nullptr ? problem_with_ranks(options) : "";
  if (!problem.empty()) {
    fails(problem);
    return 2;
  }
  tester::ExploreOptions explore = options.search.explore;
  explore.run.arguments = options.arguments;
  explore.stop = interrupt_flag();
  if (resumes) {
    if (kept.program_hash != program->hash()) {
      std::fprintf(stderr, "vm: %s is of another version of %s\n", options.resume_file.c_str(), options.file.c_str());
      return 2;
    }
    program->know(std::move(kept.facts), kept.input_ended);
    explore.frontier.resume = [&kept] { return std::move(kept.search); };
  }
  if (!read_expected_outputs(options.expected_outputs, &explore.expected_outputs)) return 2;
  const u64 world_hash = saved ? saved->hash() : 0;
  if (ranks != nullptr) pack_for_ranks(*program, world_hash, ranks);
  explore.ranks = ranks;
  if (is_other) {
    silence.reset();
    tester::explore(world_factory(*program, saved.get()), explore);
    return 0;
  }
  Trace trace;
  if (!options.trace_file.empty() && !trace.open(options.trace_file)) return 2;
  explore.log = trace.log();
  FrontierFile frontier(*program, options, kept.command_line, world_hash);
  explore.frontier.seconds = options.frontier_seconds;
  const bool keeps_frontier = !options.no_out && explore.limits.bitstate_bytes == 0;
  if (keeps_frontier) explore.frontier.keep = [&frontier](const auto& write) { frontier.keep(write); };
  // (Before the search begins there is nothing to be kept: the signals end it at once.)
  explore.on_ready = [] { end_at_signals(); };
  ProgressDisplay progress(options.search.explore.partial.samples(), interrupt_flag());
  if (ProgressDisplay::is_seen(options.json())) explore.progress = [&](const tester::Progress& p) { progress.show(p); };
  if (!options.json())
    explore.on_confirmed = [&](const tester::Finding& f, double seconds) {
      progress.clear();
      std::fprintf(stderr, "after %.0f s: %s\n", seconds, tester::headline(f).c_str());
    };
  tester::InterleavingCoverage coverage;
  tester::NoiseOptions& noise = explore.partial.noise;
  if (!options.coverage_file.empty() || noise.directed != tester::NoiseOptions::Directed::No)
    noise.coverage = &coverage;
  if (std::string error;
      !options.coverage_file.empty() && !read_coverage(options.coverage_file, program->file_name(), &coverage, &error))
    return fails(error), 2;
  rules::KeptSchedules schedules(options.rules.most_runs);
  if (options.rules.any())
    explore.on_path = [&](u64 pass, const std::function<interp::Schedule()>& make) { schedules.add(pass, make); };
  const tester::WorldFactory factory = world_factory(*program, saved.get());
  tester::ExploreResult result = tester::explore(factory, explore);
  if (!given.contains("--max-timeouts") && ranks == nullptr && !resumes)
    allow_more_timeouts(factory, &explore, &result);
  options.search.explore.limits.max_timeouts = explore.limits.max_timeouts;
  bool written = trace.close();
  if (options.rules.any() && result.error.empty()) {
    // (They have as much time as the search had.)
    tester::TimeBox time(explore.limits.max_seconds, explore.stop);
    tester::ExploreOptions as_searched = explore;
    as_searched.run.promoted = result.promoted;
    for (const tester::Finding& f : result.findings)
      if (f.schedule_promotes.empty() && !f.schedule.steps.empty()) schedules.add(f.schedule);
    result.rules = look_at({factory, as_searched, result.observed}, schedules, options.rules.selection, time);
  }
  progress.clear();
  if (!result.error.empty()) {
    const std::string& file = options.resume_file;  // whose fault it may be, if there is one
    std::fprintf(stderr, "vm: %s%s%s\n", file.c_str(), file.empty() ? "" : " ", result.error.c_str());
    return 2;
  }
  ExplorationOptions effective = options;
  effective.search.explore.run.promoted = result.promoted;
  ScheduleFiles files(*program, saved.get(), effective, result);
  files.write(result);
  tester::ReportOptions report = report_options(*program, saved ? "--load-world " + options.load_file : options.file);
  if (saved) report.from = saved->from();
  report.figures = options.stats;
  if (frontier.kept()) report.resume = "vm --resume " + frontier.path();
  const tester::ReportOptions plain = report;  // of pages and JSON
  options.display.set(&report);
  std::string text = options.json() ? "" : tester::text_report(result, explore, report);
  if (!options.json() && !files.unsaved().empty())
    text += "\nschedules that could not be saved; each, in a file, is for vm replay:\n" + files.unsaved();
  if (noise.coverage != nullptr && !options.json()) text += coverage_text(coverage);
  if (std::string error;
      !options.coverage_file.empty() && !write_coverage(options.coverage_file, program->file_name(), coverage, &error))
    written = fails(error);
  if (result.rules && !options.json()) text += rules_text(*result.rules, options.rules, true);
  if (options.stats) text += tester::stats_line(result);
  std::fputs(program->sandbox_note().c_str(), stderr);
  if (!options.json() && !options.display.print(text)) return kNotWritten;  // (the frontier stays)
  if (options.formats.any() && !deliver(options.formats, tester::json_report(result, explore, plain)))
    return kNotWritten;
  if (options.json() && !text.empty() && !print(text)) return kNotWritten;  // (--stats)
  if (result.end == tester::SearchEnd::Exhausted) frontier.remove();
  if (options.pictures.any()) {
    const std::string report_text = options.json() ? tester::text_report(result, explore, plain) : text;
    write_pictures(options.pictures, std::move(program), std::move(saved), result, explore, plain, report_text,
                   "vm " + shell_text(given.command_line));
  }
  if (!written) return kNotWritten;
  const bool broken = result.rules && !result.rules->findings.empty();
  switch (tester::verdict_of(result, explore)) {
    case tester::Verdict::Failed: return 1;
    case tester::Verdict::Passed: return broken ? kRulesBroken : 0;
    case tester::Verdict::NothingFound: return broken ? kRulesBroken : 3;
    case tester::Verdict::InternalError: return 4;
  }
  return 3;
}

}  // namespace heddle::cli
