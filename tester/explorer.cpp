#include "tester/explorer.h"

#include <algorithm>
#include <set>
#include <utility>

#include "interp/task_threads.h"
#include "tester/bugs_first.h"
#include "tester/confirmation.h"
#include "tester/distinct_findings.h"
#include "tester/frontier.h"
#include "tester/own_search.h"
#include "tester/patient_search.h"
#include "tester/preemption_search.h"
#include "tester/ranks.h"
#include "tester/sampling.h"
#include "tester/search.h"
#include "tester/search_log.h"
#include "tester/task_threads.h"

namespace heddle::tester {

namespace {

// The fields and types of arrays that raced and are not promoted yet, added.
bool promote(const std::vector<RawFinding>& raw, std::vector<std::string>* promoted) {
  bool more = false;
  for (const RawFinding& f : raw) {
    if (f.promotable.empty() || std::find(promoted->begin(), promoted->end(), f.promotable) != promoted->end())
      continue;
    promoted->push_back(f.promotable);
    more = true;
  }
  return more;
}

// The user's variables that no single lock protects, though they do not race.
std::vector<std::string> undisciplined(const Suspects& suspects, const std::vector<RawFinding>& raw) {
  std::set<std::string> labels;
  for (const auto& [key, suspect] : suspects.all())
    if (!suspect.library && suspect.no_lock) labels.insert(suspect.label);
  for (const RawFinding& f : raw) labels.erase(f.race.variable);
  return {labels.begin(), labels.end()};
}

// Searches until no fact turns up that needs another pass, then replays what has been found.
class Exploration {
 public:
  Exploration(const WorldFactory& factory, const ExploreOptions& given)
      : factory_(factory), options_(given), time_(given.limits.max_seconds, given.stop), observed_(given.observed) {}

  ExploreResult run() {
    if (!read_frontier_head()) return std::move(result_);
    while (search_again()) {}
    if (!result_.error.empty()) return std::move(result_);
    const bool done = result_.covers_all_schedules() || result_.end == SearchEnd::Partial;
    if (raw_.empty() && !unpromoted_.raw.empty() && !done) go_back_to_unpromoted();
    result_.promoted = options_.run.promoted;
    result_.undisciplined = undisciplined(suspects_, raw_);
    report_findings();
    return std::move(result_);
  }

  // Instead of run(): one pass, for the first of several processes, from the frontier that it has told. False with
  // *error: it could not begin.
  bool work_for(std::shared_ptr<Workers> workers, u32 number, const std::vector<u64>& numbering, std::string* error) {
    if (!read_frontier_head()) {
      *error = result_.error;
      return false;
    }
    const WorldPointer world = factory_(run_options(options_, observed_), error);
    if (!world) return false;
    if (observed_.identity) options_.mode.like_threads = false;
    Search search(*world, options_, runner_options(options_, observed_), suspects_, &result_);
    search.on_finding([](const RawFinding&) {});
    return search.work_for(std::move(workers), number, numbering, *frontier_, error);
  }

 private:
  bool read_frontier_head();
  bool search_again();
  bool search_exhaustively(vm::World& world);
  bool search_a_part(vm::World& world);
  bool search_otherwise();
  template <typename Pass>
  void prepare(Pass& pass);
  template <typename Pass>
  bool goes_on_after(Pass& pass);
  bool stands_where_it_was(Search& search);
  void share_time(Search& search);
  bool is_proved_by_task_threads(Search& search, u64 blocks);
  u64 next_interruption() const;
  void take_proof();
  bool tell_early(const RunnerOptions::Observed& observed, const RawFinding& raw);
  void go_back_to_unpromoted();
  void report_findings();
  bool report(const RawFinding& raw, Finding* finding);
  void prefer_patience(const RawFinding& raw, Finding* finding);

  const WorldFactory& factory_;
  ExploreOptions options_;
  TimeBox time_;
  ExploreResult result_;
  // Known from earlier passes of the search:
  RunnerOptions::Observed observed_;
  Suspects suspects_;
  std::map<FindingId, Finding> early_;  // confirmed while the search went on, by key
  std::vector<RawFinding> raw_;         // of the last pass
  struct {                              // the last pass before a race was promoted
    ExploreResult result;
    std::vector<RawFinding> raw;
    std::vector<std::string> promoted;
  } unpromoted_;
  std::unique_ptr<BugsFirst> bugs_first_;      // null: the search shares its time with nobody
  u64 bugs_first_at_ = ~0ull;                  // its next turn, in blocks of the search
  std::unique_ptr<TaskThreads> task_threads_;  // null: they are not asked
  bool proved_ = false;                        // by these
  std::set<FindingId> found_first_;            // by those that come first; they are in early_
  std::string frontier_bytes_;
  std::unique_ptr<checkpoint::ArchiveReader> frontier_;  // reads these, to resume from; null: from the start
  bool starts_again_ = false;                            // it is of a search that was to start again
  bool alone_ = false;                                   // no other workers any more
  bool raced_ = false;                                   // a data race has been confirmed
};

bool Exploration::read_frontier_head() {
  if (!options_.frontier.resume) return true;
  frontier_bytes_ = options_.frontier.resume();
  frontier_ = std::make_unique<checkpoint::ArchiveReader>(frontier_bytes_);
  FrontierHead head;
  (*frontier_)(head);
  observed_ = head.observed;
  options_.run.promoted = head.promoted;
  result_.restarts = head.restarts;
  suspects_ = std::move(head.suspects);
  if (head.mode != options_.mode.name) {
    result_.error = "is of an exploration in mode " + head.mode;
    return false;
  }
  result_.seconds = head.seconds;
  starts_again_ = head.starts_again;
  return true;
}

// One pass of the search. True: it has found out something that needs another one.
bool Exploration::search_again() {
  if (options_.own_search) return search_otherwise();
  std::string error;
  const WorldPointer world = factory_(run_options(options_, observed_), &error);
  if (!world) {
    result_.error = error;
    return false;
  }
  const u64 restarts = result_.restarts;
  const double seconds = result_.seconds;
  result_ = ExploreResult{};
  result_.restarts = restarts;
  result_.seconds = seconds;
  options_.limits.max_seconds = time_.seconds_left();
  if (observed_.memory) options_.mode.summaries = false;
  if (observed_.identity) options_.mode.like_threads = false;
  if (options_.log) options_.log->begins(*world, restarts, observed_, suspects_);
  return options_.partial.strategy == Strategy::Exhaustive ? search_exhaustively(*world) : search_a_part(*world);
}

bool Exploration::search_exhaustively(vm::World& world) {
  Search search(world, options_, runner_options(options_, observed_), suspects_, &result_);
  prepare(search);
  if (!stands_where_it_was(search)) return false;
  if (options_.on_ready) std::exchange(options_.on_ready, nullptr)();
  if (!options_.frontier.resume) share_time(search);
  const bool comparable = !options_.uses_eraser() && !observed_.cycles && !options_.log && !options_.on_leaf &&
                          !options_.on_path && options_.limits.bitstate_bytes == 0;
  const bool has_others = options_.workers > 1 || options_.ranks != nullptr;
  if (has_others && options_.mode.uses_summaries() && comparable && !alone_) search.may_have_workers();
  search.run();
  alone_ |= search.restart_alone_needed();
  if (bugs_first_) result_.coverage = bugs_first_->coverage();
  if (proved_) {
    take_proof();
    return false;
  }
  return goes_on_after(search);
}

// Now and then others take over for a while: who may show that nothing goes wrong, and searches of a part of the
// schedules.
void Exploration::share_time(Search& search) {
  if (bugs_first_) bugs_first_->begin_pass();
  else if (options_.bugs_first) bugs_first_ = std::make_unique<BugsFirst>(factory_, options_, observed_);
  if (task_threads_) task_threads_->begin_pass();
  else if (TaskThreads::may_help(options_)) task_threads_ = std::make_unique<TaskThreads>(factory_, options_);
  if (!bugs_first_ && !task_threads_) return;
  const auto handler = [this](const RunnerOptions::Observed& observed, const RawFinding& raw) {
    if (tell_early(observed, raw)) found_first_.insert(raw.key);
  };
  const auto interrupt = [this, handler, &search](u64 blocks) -> u64 {
    proved_ = is_proved_by_task_threads(search, blocks);
    if (proved_) return 0;
    if (blocks >= bugs_first_at_) bugs_first_at_ = bugs_first_->interrupt(blocks, time_.seconds_left(), handler);
    return options_.limits.first && !found_first_.empty() ? 0 : next_interruption();
  };
  bugs_first_at_ = !bugs_first_                     ? ~0ull
                   : options_.bugs_first_after != 0 ? options_.bugs_first_after
                                                    : BugsFirst::kFirst;
  search.interrupt_at(next_interruption(), interrupt);
}

// At how many blocks.
u64 Exploration::next_interruption() const {
  return task_threads_ ? std::min(bugs_first_at_, task_threads_->next_to_try()) : bugs_first_at_;
}

// (As long as nothing has been found, and if there are pools.)
bool Exploration::is_proved_by_task_threads(Search& search, u64 blocks) {
  if (!task_threads_ || blocks < task_threads_->next_to_try()) return false;
  if (early_.empty() && search.findings().empty() && interp::has_workers(search.world()))
    return task_threads_->prove(blocks, time_.seconds_left());
  task_threads_->put_off(blocks);
  return false;
}

// In place of the search that has been interrupted. What that one has seen printed has been printed.
void Exploration::take_proof() {
  ExploreResult& proof = task_threads_->proof();
  proof.seconds = result_.seconds;
  proof.restarts = result_.restarts;
  proof.outputs = std::move(result_.outputs);
  proof.output_schedules = std::move(result_.output_schedules);
  proof.timed |= result_.timed;
  proof.seen |= result_.seen;
  proof.task_threads = true;
  result_ = std::move(proof);
  suspects_ = std::move(task_threads_->suspects());
  raw_.clear();
}

bool Exploration::search_a_part(vm::World& world) {
  const PartialOptions& partial = options_.partial;
  RunnerOptions runner = runner_options(options_, observed_);
  // (These are for those who want to see what the papers' schedulers do: they may switch threads at each operation.)
  if (partial.strategy == Strategy::Noise || partial.strategy == Strategy::History) runner = runner.single_operations();
  std::unique_ptr<PartialSearch> search;
  if (partial.strategy == Strategy::Preemption)
    search = std::make_unique<PreemptionSearch>(world, options_, options_.limits, depth_of(partial), runner, suspects_,
                                                &result_);
  else
    search = std::make_unique<Sampling>(world, options_, options_.limits, partial,
                                        std::vector<Strategy>{partial.strategy}, runner, suspects_, &result_);
  prepare(*search);
  if (options_.on_ready) std::exchange(options_.on_ready, nullptr)();
  search->run();
  return goes_on_after(*search);
}

bool Exploration::search_otherwise() {
  if (options_.on_ready) std::exchange(options_.on_ready, nullptr)();
  const u64 restarts = result_.restarts;
  result_ = ExploreResult{};
  raw_.clear();
  const bool again = options_.own_search->search({factory_, options_, observed_, time_}, &raw_, &result_);
  result_.restarts = restarts + again;
  result_.observed = observed_;
  return again;
}

template <typename Pass>
void Exploration::prepare(Pass& pass) {
  if (options_.on_confirmed && options_.confirm)
    pass.on_finding([&](const RawFinding& raw) { tell_early(pass.observed(), raw); });
}

// The pass is over. True: it has found out something that needs another one.
template <typename Pass>
bool Exploration::goes_on_after(Pass& pass) {
  if (!pass.restart_needed()) {
    raw_ = std::move(pass.findings());
    result_.observed = observed_;
    const bool out_of_time = result_.end == SearchEnd::TimeLimit || result_.end == SearchEnd::Interrupted;
    if (!options_.promote_races || out_of_time) return false;
    std::vector<std::string> promoted = options_.run.promoted;
    if (!promote(raw_, &promoted)) return false;
    unpromoted_ = {result_, raw_, std::exchange(options_.run.promoted, std::move(promoted))};
    bugs_first_.reset();
    found_first_.clear();
  }
  observed_ = pass.observed();
  if (options_.from_saved_world && observed_.queues && !options_.observed.queues) {
    result_.error =
        "the program asks who stands in the queue of a lock, which is not known of locks in a saved world: it can be "
        "explored only from its beginning, without --load-world";
    return false;
  }
  ++result_.restarts;
  return true;
}

// False: the frontier is none of this program's.
bool Exploration::stands_where_it_was(Search& search) {
  const auto frontier = std::exchange(frontier_, nullptr);
  if (!frontier) return true;
  const bool good =
      starts_again_ ? search.begins_as(*frontier, &result_.error) : search.resume(*frontier, &result_.error);
  frontier_bytes_ = std::string();  // (as large as the cache)
  return good;
}

// True: it has been told.
bool Exploration::tell_early(const RunnerOptions::Observed& observed, const RawFinding& raw) {
  if (!is_failure(raw.kind) || early_.contains(raw.key)) return false;
  Finding finding;
  if (confirm(factory_, options_, observed, raw, time_, &finding) != Confirmed::Yes) return false;
  finding.count = raw.count;
  finding.first_schedule = raw.first_schedule;
  if (options_.on_confirmed) options_.on_confirmed(finding, time_.seconds());
  early_.emplace(raw.key, std::move(finding));
  return true;
}

// There was no time to find anything with the races promoted: they are findings all the same.
void Exploration::go_back_to_unpromoted() {
  unpromoted_.result.end = result_.end;
  unpromoted_.result.seconds = result_.seconds;
  unpromoted_.result.restarts = result_.restarts;
  result_ = std::move(unpromoted_.result);
  raw_ = std::move(unpromoted_.raw);
  options_.run.promoted = std::move(unpromoted_.promoted);
}

void Exploration::report_findings() {
  // Races first: only beside a confirmed one may another finding not show again.
  std::stable_partition(raw_.begin(), raw_.end(), [](const RawFinding& f) { return f.kind == FindingKind::DataRace; });
  DistinctFindings findings;
  for (const RawFinding& raw : raw_) {
    // Most races inside an object of the library are parts of a finding that there is already.
    if (options_.confirm && raw.inside_library &&
        findings.add_to_library_race(first_look(factory_, options_, observed_, raw), raw.count))
      continue;
    Finding finding;
    if (report(raw, &finding)) findings.add(std::move(finding));
  }
  // The last pass of the search, cut short, has not come to what an earlier one has shown.
  // (A complete one has, but it may name a deadlock by other bystanders than a search of a part of the schedules.)
  const bool complete = result_.covers_all_schedules();
  for (auto& [key, finding] : early_) {
    if (complete && !found_first_.contains(key)) continue;
    const auto is_it = [&, k = &key, kind = finding.kind](const RawFinding& f) {
      return f.key == *k || (complete && f.kind == kind);
    };
    if (std::none_of(raw_.begin(), raw_.end(), is_it)) findings.add_if_new(std::move(finding));
  }
  result_.findings = std::move(findings).in_order();
}

// False: it cannot be shown again, and is counted.
bool Exploration::report(const RawFinding& raw, Finding* finding) {
  finding->kind = raw.kind;
  finding->key = raw.key;
  finding->schedule = raw.schedule;
  if (options_.confirm) {
    const auto known = early_.find(raw.key);
    Confirmed confirmed = Confirmed::Yes;
    // (What the search itself has found is told as it has found it, also if another one was first.)
    const bool as_told = raw.others.empty() && !found_first_.contains(raw.key);
    if (known != early_.end() && (as_told || time_.is_over())) *finding = known->second;
    else confirmed = confirm(factory_, options_, observed_, raw, time_, finding);
    // (Also one that there is no time to replay.)
    raced_ |= confirmed != Confirmed::No && raw.kind == FindingKind::DataRace;
    if (confirmed == Confirmed::NoTime) {
      ++result_.unreplayed;
      return false;
    }
    if (confirmed == Confirmed::No) {
      ++result_.unconfirmed;
      // After a race two runs of one schedule may differ: dropped and counted.
      if (!raced_) result_.internal_errors.push_back(to_string(raw.key) + " (" + finding->message + ")");
      return false;
    }
    prefer_patience(raw, finding);
  }
  finding->count = raw.count;
  finding->first_schedule = raw.first_schedule;
  return true;
}

// Puts a schedule in which nobody's time is up early in place of one that needs it, where there is one.
void Exploration::prefer_patience(const RawFinding& raw, Finding* finding) {
  const bool early = std::any_of(finding->sleeps.begin(), finding->sleeps.end(),
                                 [](const SleepReport& s) { return s.how != Sleeping::Sleep; });
  const bool failed = raw.kind == FindingKind::AssertionFailed || raw.kind == FindingKind::UncaughtException ||
                      raw.kind == FindingKind::UnexpectedOutput || raw.kind == FindingKind::Deadlock;
  if (!early || !failed || !options_.minimise || options_.limits.max_timeouts == 0 || time_.is_over()) return;
  const auto found = find_patiently(factory_, options_, observed_, raw.key, time_.seconds_left());
  Finding patient;
  if (found && confirm(factory_, options_, found->observed, found->raw, time_, &patient) == Confirmed::Yes &&
      patient.sleeps.size() < finding->sleeps.size())
    *finding = std::move(patient);
}

// In a rank that is not the first: works for that one as long as it wants.
void work_for_first(const WorldFactory& factory, const ExploreOptions& given) {
  Ranks& ranks = *given.ranks;
  std::shared_ptr<RankWorkers> workers;
  for (Ranks::Task task; ranks.wait_for_task(workers.get(), &task);) {
    ExploreOptions options = given;
    options.frontier = {};
    options.limits.max_seconds = 0;
    options.on_ready = nullptr;
    options.on_confirmed = nullptr;
    options.progress = nullptr;
    options.log = nullptr;
    std::vector<u64> numbering;
    std::string error;
    if (const std::optional<std::string> packed = ranks.unpack(task.packed, &error)) {
      checkpoint::ArchiveReader archive(*packed);
      archive(numbering);
      options.frontier.resume = [&] { return packed->substr(packed->size() - archive.left()); };
      if (!workers || workers->pass() != task.pass)
        workers = std::make_shared<RankWorkers>(ranks, task.pass, options.limits.cache_bytes / 2, nullptr);
      workers->begins_again();
      if (Exploration(factory, options).work_for(workers, ranks.messenger().rank(), numbering, &error)) continue;
    }
    ranks.refuse(task, error);
  }
}

}  // namespace

ExploreResult explore(const WorldFactory& factory, const ExploreOptions& options) {
  if (options.ranks != nullptr && !options.ranks->is_first()) {
    work_for_first(factory, options);
    return {};
  }
  return Exploration(factory, options).run();
}

}  // namespace heddle::tester
