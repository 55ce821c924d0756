#include "cli/explore_command.h"

#include <fmt/format.h>
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <cstdio>
#include <optional>

#include "cli/cluster.h"
#include "cli/coverage_file.h"
#include "cli/frontier_file.h"
#include "cli/help.h"
#include "cli/interrupt.h"
#include "cli/name_checks.h"
#include "cli/next_command.h"
#include "cli/output.h"
#include "cli/progress_display.h"
#include "cli/rank_run.h"
#include "cli/report_options.h"
#include "cli/resumed_options.h"
#include "cli/saved_start.h"
#include "cli/schedule_files.h"
#include "cli/terminal_text.h"
#include "cli/trace_file.h"
#include "tester/json.h"
#include "tester/report.h"
#include "tester/words.h"
#include "vm/base/shell_text.h"

namespace heddle::cli {
namespace {

// One exploration, from its options to what is left of it: prepare(), search(), deliver(), in this order, as long as
// they succeed.
class Exploration {
 public:
  // `ranks`: all processes of a run of mpirun; null: there is no other one.
  Exploration(const Given& given, const ExplorationOptions& options, tester::Ranks* ranks)
      : given_(given), given_options_(options), begun_(given), ranks_(ranks), options_(options) {}
  Exploration(const Exploration&) = delete;
  Exploration& operator=(const Exploration&) = delete;

  // Loads the program, and what it is to begin with. False: a message has been printed.
  bool prepare();
  // What another rank than the first one does.
  void search_for_rank_0() { tester::explore(factory(), explore_); }
  // False: a message has been printed, and there is nothing to deliver.
  bool search();
  // Writes the schedules and the report, in all forms. Returns the exit status.
  int deliver();

 private:
  bool resumes() const { return !options_.resume_file.empty(); }
  u64 world_hash() const { return saved_ ? saved_->hash() : 0; }
  tester::WorldFactory factory() const { return world_factory(*program_, saved_.get()); }
  bool load();
  bool names_are_right() const;
  bool go_on_as_kept();
  bool open_files();
  void show_progress();
  void look_at_rules();
  bool write_report(const tester::ReportOptions& plain, const tester::ReportOptions& report, const std::string& unsaved,
                    std::string* text);
  int status() const;

  const Given& given_;
  const ExplorationOptions& given_options_;
  Given begun_;              // what was given, or with --resume what counts of that and of what it was begun with
  bool names_file_ = false;  // as opposed to a saved world, which knows the program's file
  tester::Ranks* const ranks_;
  ExplorationOptions options_;  // with --resume, those that it was begun with
  KeptExploration kept_{given_.command_line, {}, false, 0, "", 0};
  std::unique_ptr<SavedWorld> saved_;  // null: it begins at the program's start
  std::unique_ptr<Program> program_;
  tester::ExploreOptions explore_;
  TraceFile trace_;
  std::optional<FrontierFile> frontier_;
  std::optional<ProgressDisplay> progress_;
  std::optional<rules::KeptSchedules> schedules_;  // that rules look at
  tester::InterleavingCoverage coverage_;
  tester::ExploreResult result_;
  bool written_ = true;  // all files that were asked for, so far
};

bool Exploration::prepare() {
  if (resumes() && (!read_frontier_file(options_.resume_file, &kept_) ||
                    !resumed_options(kept_, given_, given_options_, &options_, &begun_)))
    return false;
  names_file_ = !options_.file.empty();
  if (!load() || !names_are_right()) return false;
  if (resumes() && kept_.world_hash != world_hash()) {
    std::fprintf(stderr, "vm: %s began at another saved world than %s\n", options_.resume_file.c_str(),
                 options_.load_file.c_str());
    return false;
  }
  const std::string problem = ranks_ != nullptr ? options_.problem_with_ranks(given_) : "";
  if (!problem.empty()) return fails(problem);
  explore_ = options_.search.explore;
  explore_.run.arguments = options_.arguments;
  explore_.stop = interrupt_flag();
  if (resumes() && !go_on_as_kept()) return false;
  if (!options_.read_expected_outputs(&explore_.expected_outputs)) return false;
  if (ranks_ != nullptr) pack_for_ranks(*program_, world_hash(), ranks_);
  explore_.ranks = ranks_;
  return true;
}

bool Exploration::load() {
  program_ = options_.load_file.empty() ? load_program(options_.file) : load_saved_program(&options_, &saved_);
  if (program_) return true;
  if (resumes() && !options_.load_file.empty() && !saved_)
    std::fprintf(stderr,
                 "vm: the exploration began at that saved world; if it has moved: vm --resume %s "
                 "--load-world PATH\n",
                 file_text(options_.resume_file).c_str());
  return false;
}

bool Exploration::names_are_right() const {
  return names_are_known(*program_, options_.search) &&
         natives_are_allowed(*program_, options_.search.allow_native, options_.search.explore.run) &&
         names_are_known(*program_, options_.rules.selection.file, options_.rules.file());
}

bool Exploration::go_on_as_kept() {
  if (kept_.program_hash != program_->hash()) {
    std::fprintf(stderr, "vm: %s is of another version of %s\n", options_.resume_file.c_str(), options_.file.c_str());
    return false;
  }
  program_->know(std::move(kept_.facts), kept_.input_ended);
  explore_.frontier.resume = [this] { return std::move(kept_.search); };
  return true;
}

// Those that are written, or added to, by the search.
bool Exploration::open_files() {
  if (!options_.trace_file.empty() && !trace_.open(options_.trace_file)) return false;
  explore_.log = trace_.log();
  frontier_.emplace(*program_, options_, kept_.command_line, world_hash());
  explore_.frontier.seconds = options_.frontier_seconds;
  const bool keeps_frontier = !options_.no_out && explore_.limits.bitstate_bytes == 0;
  if (keeps_frontier) explore_.frontier.keep = [this](const auto& write) { frontier_->keep(write); };
  tester::NoiseOptions& noise = explore_.partial.noise;
  if (!options_.coverage_file.empty() || noise.directed != tester::NoiseOptions::Directed::No)
    noise.coverage = &coverage_;
  std::string error;
  return options_.coverage_file.empty() ||
         read_coverage(options_.coverage_file, program_->file_name(), &coverage_, &error) || fails(error);
}

void Exploration::show_progress() {
  progress_.emplace(options_.search.explore.partial.samples(), interrupt_flag());
  if (ProgressDisplay::is_seen(options_.json()))
    explore_.progress = [this](const tester::Progress& p) { progress_->show(p); };
  if (!options_.json())
    explore_.on_confirmed = [this](const tester::Finding& f, double seconds) {
      progress_->clear();
      std::fprintf(stderr, "after %.0f s: %s\n", seconds, without_controls(tester::headline(f)).c_str());
    };
}

bool Exploration::search() {
  if (!open_files()) return false;
  // (Before the search begins there is nothing to be kept: the signals end it at once.)
  explore_.on_ready = [] { end_at_signals(); };
  show_progress();
  schedules_.emplace(options_.rules.most_runs);
  if (options_.rules.any())
    explore_.on_path = [this](u64 pass, const std::function<interp::Schedule()>& make) { schedules_->add(pass, make); };
  result_ = tester::explore(factory(), explore_);
  if (!given_.contains("--max-timeouts") && ranks_ == nullptr && !resumes())
    options_.search.explore.limits.max_timeouts = explore_.limits.max_timeouts;
  written_ = trace_.close();
  if (options_.rules.any() && result_.error.empty()) look_at_rules();
  progress_->clear();
  if (result_.error.empty()) return true;
  const std::string& file = options_.resume_file;  // whose fault it may be, if there is one
  std::fprintf(stderr, "vm: %s%s%s\n", file.c_str(), file.empty() ? "" : " ", result_.error.c_str());
  return false;
}

// (They have as much time as the search had.)
void Exploration::look_at_rules() {
  tester::TimeBox time(explore_.limits.max_seconds, explore_.stop);
  tester::ExploreOptions as_searched = explore_;
  as_searched.run.promoted = result_.promoted;
  for (const tester::Finding& f : result_.findings)
    if (f.schedule_promotes.empty() && !f.schedule.steps.empty()) schedules_->add(f.schedule);
  result_.rules = look_at({factory(), as_searched, result_.observed}, *schedules_, options_.rules.selection, time);
}

int Exploration::deliver() {
  ExplorationOptions effective = options_;
  effective.search.explore.run.promoted = result_.promoted;
  ScheduleFiles files(*program_, saved_.get(), effective, result_);
  files.write(result_);
  tester::ReportOptions report = report_options(*program_);
  report.source = saved_ ? base::shell_text({"--load-world", options_.load_file}) +
                               (names_file_ ? " " + file_text(options_.file) : "")
                         : file_text(options_.file);
  if (!saved_) report.arguments = base::shell_text(options_.arguments);
  report.options = exploration_options(begun_);
  if (saved_) report.from = saved_->from();
  report.figures = options_.stats;
  if (frontier_->kept()) report.resume = "vm --resume " + file_text(frontier_->path());
  const tester::ReportOptions plain = report;  // of pages and JSON
  options_.display.set(&report);
  std::string text;
  if (!write_report(plain, report, files.unsaved(), &text)) return kNotWritten;  // (the frontier stays)
  if (result_.end == tester::SearchEnd::Exhausted) frontier_->remove();
  if (options_.pictures.any()) {
    const std::string report_text = options_.json() ? tester::text_report(result_, explore_, plain) : text;
    if (!write_pictures(options_.pictures, std::move(program_), std::move(saved_), result_, explore_, plain,
                        report_text, "vm " + base::shell_text(given_.command_line)))
      written_ = false;
  }
  return written_ ? status() : kNotWritten;
}

// The text is what has been printed as such. False: a message has been printed.
bool Exploration::write_report(const tester::ReportOptions& plain, const tester::ReportOptions& report,
                               const std::string& unsaved, std::string* text) {
  const bool json = options_.json();
  if (!json) *text = tester::text_report(result_, explore_, report);
  if (!json && !unsaved.empty())
    *text += "\nschedules that could not be saved; each, in a file, is for vm replay:\n" + unsaved;
  if (explore_.partial.noise.coverage != nullptr && !json) *text += coverage_text(coverage_);
  if (std::string error; !options_.coverage_file.empty() &&
                         !write_coverage(options_.coverage_file, program_->file_name(), coverage_, &error))
    written_ = fails(error);
  if (result_.rules && !json) *text += rules_text(*result_.rules, options_.rules, replay_command(*program_), true);
  if (options_.stats) *text += tester::stats_line(result_);
  std::fputs(program_->sandbox_note().c_str(), stderr);
  if (!json && !options_.display.print(*text)) return false;
  if (options_.formats.any() && !cli::deliver(options_.formats, tester::json_report(result_, explore_, plain)))
    return false;
  return !json || text->empty() || print(*text);  // (--stats)
}

int Exploration::status() const {
  const bool broken = result_.rules && !result_.rules->findings.empty();
  switch (tester::verdict_of(result_, explore_)) {
    case tester::Verdict::Failed: return 1;
    case tester::Verdict::Passed: return broken ? kRulesBroken : 0;
    case tester::Verdict::NothingFound: return broken ? kRulesBroken : 3;
    case tester::Verdict::InternalError: return 4;
  }
  return 3;
}

}  // namespace

const CommandTexts& ExploreCommand::texts() const {
  static constexpr CommandTexts kTexts = {"explore",
                                          "vm --systematic [options] Program.java [args]",
                                          "explore all its schedules",
                                          "--systematic",
                                          true,
                                          "modes, report, limits, schedules"};
  return kTexts;
}

bool ExploreCommand::check() {
  if (!options_.check(given)) return false;
  if (options_.names_program()) return true;
  std::fputs(usage_without_program(given).c_str(), stderr);
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

int ExploreCommand::explore_with(tester::Ranks* ranks) {
  const bool is_other = ranks != nullptr && !ranks->is_first();
  std::optional<Silence> silence;  // what is wrong with the program and the options is told once
  if (is_other) silence.emplace();
  Exploration exploration(given, options_, ranks);
  if (!exploration.prepare()) return 2;
  if (!is_other) return exploration.search() ? exploration.deliver() : 2;
  silence.reset();
  exploration.search_for_rank_0();
  return 0;
}

}  // namespace heddle::cli
