// Several processes that search at once (docs/algorithms.md, "Several workers").
//
// When the search has gone on for a while the process forks others. Each explores beforehand what the parent will come
// to (tester/search_jobs.cpp), until it is told to end; then it reports what it has found out since it was forked. (On
// a cluster each searches from where the first one stands, in an order of its own, and may be the one that closes the
// root.) States that one of them has closed are known to all (tester/shared_states.h). So everything that a verdict
// rests on is what the parent knows after it has heard the last word of each worker; if one dies without it there is
// none.
//
// What is no part of states has numbers in order of first use: classes, permanent objects, slots of threads, files.
// A worker that would have to give out a new number might give another one than its parent. So it ends instead, tells
// the parent the order that it has come to, and is forked again. The same if it has a question to the outside, which
// only the parent may put.
#include <fmt/format.h>
#include <unistd.h>

#include <array>

#include "checkpoint/journal.h"
#include "checkpoint/world_order.h"
#include "tester/forked_workers.h"
#include "tester/frontier.h"
#include "tester/ranks.h"

namespace heddle::tester {
namespace {

// Why a worker has ended. All but the last three end the pass for everybody.
enum class WorkerEnd : u8 { RootClosed, Restart, Limit, Told, Grown, Asks };

constexpr double kLookEvery = 0.02;                      // seconds
constexpr double kFirstDelay = 0.25, kLongestDelay = 8;  // until a worker that has ended early is forked again

constexpr std::array kCounts = {&Counts::complete,     &Counts::cut,         &Counts::aborted,
                                &Counts::stuck,        &Counts::pruned,      &Counts::abandoned,
                                &Counts::spinning,     &Counts::too_long,    &Counts::blocks,
                                &Counts::attempts,     &Counts::nodes,       &Counts::timeouts_limited,
                                &Counts::step_limited, &Counts::half_checked};

}  // namespace

struct Search::WorkerBase {
  Counts counts;
  std::map<std::string, u64> outputs;
  std::vector<u64> found;  // how often, by finding
  u64 states = 0;
};

struct Search::WorkerReport {
  WorkerEnd end = WorkerEnd::Told;
  SearchEnd limit = SearchEnd::Exhausted;
  // Facts, and what may be one together with what others know.
  RunnerOptions::Observed observed;
  BlockRunner::Memory memory;
  bool starts_again = false;  // because of suspects
  Suspects suspects;
  RaceCheck::Notes notes;
  std::vector<std::vector<Ref>> locksets;
  checkpoint::WorldOrder order;  // of one that has grown
  // Results since the fork.
  Counts counts;
  std::map<std::string, u64> outputs;
  std::map<std::string, interp::Schedule> output_schedules;
  std::set<std::string> end_states, fault_keys, stuck_keys, cycle_keys;
  std::vector<RawFinding> findings;
  WorkerFigures figures;

  template <typename A>
  friend void serialise(A& archive, WorkerReport& r) {
    archive(r.end, r.limit, r.observed, r.memory, r.starts_again, r.suspects, r.notes, r.locksets, r.order);
    archive(r.counts, r.outputs, r.output_schedules, r.end_states, r.fault_keys, r.stuck_keys, r.cycle_keys);
    archive(r.findings);
    archive(r.figures.blocks, r.figures.attempts, r.figures.states, r.figures.taken, r.figures.twice);
  }
};

bool Search::asked_to_hurry() const {
  return workers_ && (workers_->is_over() || (worker_ != 0 && workers_->is_told_to_end()));
}

Search::Numbering Search::numbering() const {
  Numbering n = {world_.classes.requests().size(), world_.threads.size(), world_.classes.class_count(),
                 world_.heap.permanent_top(), 0};
  if (const auto* files = dynamic_cast<const vm::FileOverlay*>(world_.files.get())) {
    const auto all = files->numbering();
    n.back() = all.paths.size() + all.nodes.size() + all.descriptors.size();
  }
  return n;
}

// --- a worker

// In a worker: if a number has been given out nothing that is known from here on means the same to the others.
void Search::note_growth() {
  if (numbering() == numbering_at_fork_) return;
  cache_.stop_sharing();
  budget_.stop(SearchEnd::Interrupted);
}

void Search::look_at_parent() {
  if (asked_to_hurry()) budget_.stop(SearchEnd::Interrupted);
  workers_->tell_figures(counts_.blocks - blocks_at_fork_, counts_.schedules() - schedules_at_fork_);
  if (workers_->uses_jobs()) go_on_with_job();
}

void Search::work_as(u32 number) {
  WorkerBase base{counts_, result_.outputs, {}, cache_.states()};
  for (const RawFinding& f : findings_.all()) base.found.push_back(f.count);
  worker_ = number;
  blocks_at_fork_ = counts_.blocks;
  schedules_at_fork_ = counts_.schedules();
  if (!workers_->uses_jobs()) reduction_->choose_as(number);
  cache_.share(&workers_->states(), cache_bytes_of_worker_);
  if (on_finding_)
    on_finding_ = [this](const RawFinding& raw) {
      checkpoint::ArchiveWriter archive;
      archive(raw);
      workers_->send(Workers::Message::News, archive.take());
    };
  if (auto* journal = dynamic_cast<checkpoint::Journal*>(world_.outside.get())) journal->freeze();
  try {
    if (workers_->uses_jobs()) go_on_with_job();
    walk();
  } catch (const checkpoint::NewQuestion&) {
    asks_outside_ = true;  // (The world is not fit for anything any more, nor needed.)
  }
  const WorkerReport report = report_as_worker(base);
  if (report.end < WorkerEnd::Told) workers_->say_over();
  checkpoint::ArchiveWriter archive;
  archive(report);
  workers_->send(Workers::Message::Last, archive.take());
}

bool Search::work_for(std::shared_ptr<Workers> workers, u32 number, const Numbering& numbers,
                      checkpoint::ArchiveReader& frontier, std::string* error) {
  if (auto* journal = dynamic_cast<checkpoint::Journal*>(world_.outside.get())) journal->freeze();
  try {
    if (!resume(frontier, error)) return false;
  } catch (const checkpoint::NewQuestion&) {
    *error = "has a question that the first has not had, on the same path";
    return false;
  }
  *error = "has come to other numbers than the first, on the same path";
  if ((numbering_at_fork_ = numbering()) != numbers) return false;
  budget_.begin(seconds_before_);
  workers_ = std::move(workers);
  cache_bytes_of_worker_ = options_.limits.cache_bytes / 2;
  work_as(number);
  return true;
}

Search::WorkerReport Search::report_as_worker(const WorkerBase& base) const {
  WorkerReport r;
  const bool grown = numbering() != numbering_at_fork_;
  const SearchEnd end = budget_.end();
  if (asks_outside_) {
    r.end = WorkerEnd::Asks;
  } else if (grown) {
    r.end = WorkerEnd::Grown;
  } else if (restart_needed()) {
    r.end = WorkerEnd::Restart;
  } else if (!budget_.is_stopped()) {
    r.end = WorkerEnd::RootClosed;
  } else if (end == SearchEnd::FindingLimit || end == SearchEnd::MemoryLimit || end == SearchEnd::ScheduleLimit) {
    r.end = WorkerEnd::Limit;
    r.limit = end;
  }
  if (r.end == WorkerEnd::Restart) r.observed = observed();
  r.memory = runner_.memory();
  if (meetings_) {
    r.starts_again = restart_for_suspects_;
    r.suspects = meetings_->check().suspects();
    r.notes = meetings_->check().notes();
    r.locksets = locksets_.sets();
  }
  if (grown) {
    r.order = checkpoint::order_of(world_);
    // A lock that has got its number here may be another one there; with fewer locks more is suspect, which is right.
    const auto is_new = [&](Ref m) {
      return is_init_monitor(m) || (world_.heap.is_permanent(m) && m >= permanent_top_at_fork());
    };
    for (std::vector<Ref>& monitors : r.locksets) std::erase_if(monitors, is_new);
    // (What has been exchanged among threads that are new here will be again.)
    if (r.notes.exchanges.size() > threads_at_fork()) r.notes.exchanges.resize(threads_at_fork());
  }
  for (const auto count : kCounts) r.counts.*count = counts_.*count - base.counts.*count;
  for (const auto& [text, count] : result_.outputs) {
    const auto before = base.outputs.find(text);
    const u64 known = before == base.outputs.end() ? 0 : before->second;
    if (count == known) continue;
    r.outputs[text] = count - known;
    const auto schedule = result_.output_schedules.find(text);
    if (known == 0 && schedule != result_.output_schedules.end()) r.output_schedules.insert(*schedule);
  }
  r.end_states = result_.end_states;
  r.fault_keys = result_.fault_keys;
  r.stuck_keys = result_.stuck_keys;
  r.cycle_keys = result_.cycle_keys;
  const auto& found = const_cast<RawFindings&>(findings_).all();
  for (size_t i = 0; i < found.size(); ++i) {
    // (What names a thread that is new here will be found again.)
    const auto is_new = [&](const PathStep& step) { return step.thread >= threads_at_fork(); };
    if (std::any_of(found[i].path.begin(), found[i].path.end(), is_new)) continue;
    r.findings.push_back(found[i]);
    if (i < base.found.size()) r.findings.back().count -= base.found[i];
  }
  const StateCache::Shared& sharing = cache_.sharing();
  r.figures = {r.counts.blocks, r.counts.attempts, cache_.states() - base.states, sharing.taken, sharing.twice};
  return r;
}

// --- the parent

void Search::start_workers() {
  // What is known already is in memory once (until it is written). Of the rest the shared table has half: what a
  // worker forgets it finds again there.
  const u64 limit = options_.limits.cache_bytes;
  const u64 left = limit - std::min(limit, cache_.bytes());
  cache_bytes_of_worker_ = limit - left + left / 2 / (options_.ranks != nullptr ? 1 : options_.workers);
  if (options_.ranks != nullptr)
    workers_ = std::make_shared<RankWorkers>(*options_.ranks, options_.ranks->next_pass(), left / 2, options_.stop);
  else workers_ = std::make_shared<ForkedWorkers>(options_.workers, left / 2);
  if (!workers_->is_usable()) {
    workers_.reset();
    may_have_workers_ = false;
    return;
  }
  cache_.share(&workers_->states(), cache_bytes_of_worker_);
  result_.workers.resize(workers_->all());
  numbering_at_fork_ = numbering();
}

// Hears those that have something to say, and forks those that are not there.
void Search::look_after_workers() {
  if (!workers_) {
    if (budget_.seconds() - seconds_before_ < options_.seconds_alone()) return;
    // (As long as there is nothing to be done for others this process need not tell what it closes.)
    if (options_.ranks == nullptr && !has_job()) return;
    start_workers();
    if (!workers_) return;
  }
  if (workers_->is_over()) workers_end_ = true;
  if (workers_end_) return;
  give_jobs();
  if (!workers_timer_.is_due()) return;
  workers_timer_.start(kLookEvery);
  for (const Workers::Message& message : workers_->receive(false)) hear(message);
  if (budget_.is_stopped() || restart_needed()) return;
  if (frontier_wanted_ || numbering() != numbering_at_fork_) {
    workers_->tell_to_end();
    if (workers_->any_running()) return;
    if (std::exchange(frontier_wanted_, false)) keep_frontier();
    numbering_at_fork_ = numbering();
    workers_->may_go_on();
  }
  if (!fork_timer_.is_due()) return;
  // (A suspect that the blocks of the path have not known: only a process that has run them can stand behind them.)
  if (options_.ranks != nullptr && meetings_ && meetings_->check().grew()) return;
  std::string packed;
  const auto pack = [&] {
    if (packed.empty()) packed = pack_for_ranks();
    return packed;
  };
  for (u32 number = 1; number < workers_->all(); ++number) {
    if (workers_->is_running(number)) continue;
    if (workers_->uses_jobs() && !has_job()) return;
    switch (workers_->begin(number, pack)) {
      case Workers::Begun::Here: work_as(number); ::_exit(0);
      case Workers::Begun::There: give_jobs(); break;
      case Workers::Begun::Failed: fork_timer_.start(kLongestDelay); break;
    }
  }
}

std::string Search::pack_for_ranks() {
  const auto write = frontier_writer(false);
  // (Whatever becomes of the others, this is where it can go on.)
  if (options_.frontier.keep && !has_kept_) options_.frontier.keep(write);
  has_kept_ = true;
  return options_.ranks->pack(checkpoint::payload_of([&](checkpoint::ArchiveWriter& archive) {
    archive(numbering_at_fork_);
    write(archive);
  }));
}

// Nobody searches any more: what all have found out is what there is.
void Search::end_workers() {
  workers_->tell_to_end();
  while (workers_->any_running())
    for (const Workers::Message& message : workers_->receive(true)) hear(message);
  if (!result_.lost_worker.empty()) {
    root_closed_by_another_ = false;
    budget_.stop(SearchEnd::WorkerLost);
  }
}

void Search::hear(const Workers::Message& message) {
  if (message.kind == Workers::Message::Lost) {
    result_.lost_worker = fmt::format("worker {} {}", message.worker + 1, message.bytes);
    return budget_.stop(SearchEnd::WorkerLost);
  }
  checkpoint::ArchiveReader archive(message.bytes);
  if (message.kind == Workers::Message::News) {
    RawFinding finding;
    archive(finding);
    HEDDLE_CHECK(archive.ok(), "a worker's news");
    finding.count = 0;  // its last word says how often
    return findings_.add(std::move(finding));
  }
  WorkerReport report;
  archive(report);
  HEDDLE_CHECK(archive.ok() && archive.at_end(), "a worker's last word");
  add_report(std::move(report), message.worker);
}

void Search::add_report(WorkerReport r, u32 worker) {
  switch (r.end) {
    case WorkerEnd::RootClosed: root_closed_by_another_ = workers_end_ = true; break;
    case WorkerEnd::Limit: budget_.stop(r.limit); break;
    case WorkerEnd::Grown: {
      // As far as the parent has given the same numbers so far; otherwise the next worker begins with the parent's.
      std::string error;
      checkpoint::bring_into_order(world_, r.order, &error);
      break;
    }
    case WorkerEnd::Asks:
      fork_delay_ = std::clamp(2 * fork_delay_, kFirstDelay, kLongestDelay);
      fork_timer_.start(fork_delay_);
      break;
    case WorkerEnd::Restart:
      runner_.observe(r.observed);
      restart_for_suspects_ |= r.starts_again;
      break;
    case WorkerEnd::Told: break;
  }
  const bool memory_known = runner_.add(r.memory);
  const bool notes_known = !meetings_ || meetings_->check().add(r.suspects, r.notes, r.locksets);
  // (Whoever starts again for another reason may come to know it then.)
  if (r.end != WorkerEnd::Restart) restart_alone_ |= !memory_known || !notes_known;
  for (const auto count : kCounts) counts_.*count += r.counts.*count;
  for (const auto& [text, count] : r.outputs) result_.outputs[text] += count;
  result_.output_schedules.merge(r.output_schedules);
  result_.end_states.merge(r.end_states);
  result_.fault_keys.merge(r.fault_keys);
  result_.stuck_keys.merge(r.stuck_keys);
  result_.cycle_keys.merge(r.cycle_keys);
  for (RawFinding& f : r.findings) findings_.add(std::move(f));
  WorkerFigures& figures = result_.workers[worker];
  figures.blocks += r.figures.blocks;
  figures.attempts += r.figures.attempts;
  figures.states += r.figures.states;
  figures.taken += r.figures.taken;
  figures.twice += r.figures.twice;
}

// Those that have not been told in their last words yet.
u64 Search::schedules_of_workers() const {
  if (!workers_ || worker_ != 0 || options_.limits.max_schedules == 0) return 0;
  u64 n = 0;
  for (u32 number = 1; number < workers_->all(); ++number) n += workers_->figures(number).schedules;
  return n;
}

void Search::tell_progress() {
  counts_.share = path_.share_done();
  Counts all = counts_;
  for (u32 number = 1; workers_ && number < workers_->all(); ++number) {
    all.blocks += workers_->figures(number).blocks;
    all.pruned += workers_->figures(number).schedules;
  }
  options_.progress({&all, budget_.seconds(), findings_.all().size()});
}

void Search::finish_worker_figures() {
  const StateCache::Shared& sharing = cache_.sharing();
  WorkerFigures first{counts_.blocks, counts_.attempts, counts_.states, sharing.taken, sharing.twice};
  for (size_t i = 1; i < result_.workers.size(); ++i) {
    first.blocks -= result_.workers[i].blocks;
    first.attempts -= result_.workers[i].attempts;
    counts_.states += result_.workers[i].states;
  }
  result_.workers[0] = first;
}

}  // namespace heddle::tester
