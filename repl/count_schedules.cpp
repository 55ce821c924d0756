#include "repl/count_schedules.h"

#include <chrono>
#include <set>
#include <utility>

#include "checkpoint/checkpoint.h"
#include "checkpoint/digest.h"
#include "interp/operation.h"
#include "tester/timeline.h"

namespace heddle::repl {
namespace {

using tester::Moment;
using tester::Pick;
using tester::Refusal;
using vm::ThreadId;
using vm::ThreadState;

constexpr u64 kMost = u64{1} << 63;
constexpr size_t kDeepest = 5000;       // operations of one schedule
constexpr u64 kMostOfMain = 1'000'000;  // operations

class Counter {
 public:
  Counter(vm::World& world, const tester::RunnerOptions& runner, size_t states, double seconds,
          const volatile bool* stop)
      : world_(world),
        checkpoints_(world),
        timeline_(world, runner, &checkpoints_),
        states_(states),
        until_(std::chrono::steady_clock::now() + std::chrono::milliseconds(static_cast<i64>(seconds * 1000))),
        stop_(stop) {
    timeline_.mark_everywhere(true);
    timeline_.runner().on_fault([this](const tester::ProgramFault&) { failed_ = true; });
  }

  std::optional<ScheduleCounts> run(u32 threads) {
    const u32 before = world_.thread(0).core.starts;
    for (u64 i = 0; world_.thread(0).core.starts < before + threads; ++i)
      if (i == kMostOfMain || failed_ || !forward(0, {}, nullptr)) return std::nullopt;
    permanent_limit_ = world_.heap.permanent_top();
    const ScheduleCounts counts = from_here(0);
    return given_up_ ? std::nullopt : std::optional(counts);
  }

 private:
  using Key = std::pair<std::pair<u64, u64>, std::string>;

  bool forward(ThreadId t, const std::vector<Pick>& picks, Moment* moment) {
    Moment ignored;
    return timeline_.forward(t, picks, {}, moment != nullptr ? moment : &ignored) == Refusal::None;
  }

  bool dies_next(ThreadId t) const {
    const vm::ThreadCore& core = world_.thread(t).core;
    return core.state == ThreadState::Runnable && core.steps != 0 && timeline_.can_go_on(t) &&
           interp::pending_operation(world_, t).kind == interp::StopKind::Death;
  }

  Key key() const {
    const checkpoint::Digest d = checkpoint::full_digest(world_, permanent_limit_);
    return {{d.high, d.low}, world_.out.text + '\0' + world_.err.text};
  }

  void sum(u64* a, u64 b) {
    *a += b;
    if (*a >= kMost || b >= kMost) given_up_ = true;
  }
  void add(ScheduleCounts* to, const ScheduleCounts& from) {
    for (const auto& [output, n] : from.by_output) sum(&to->by_output[output], n);
    sum(&to->failing, from.failing);
  }

  // What this state leads to. The World may stand elsewhere afterwards: the caller goes back.
  ScheduleCounts from_here(size_t depth) {
    for (ThreadId t = 1; t < world_.threads.size() && !timeline_.ended(); ++t)
      if (dies_next(t) && !forward(t, {}, nullptr)) given_up_ = true;
    Key here = key();
    if (const auto known = known_.find(here); known != known_.end()) return known->second;
    given_up_ = given_up_ || depth > kDeepest || known_.size() + open_.size() > states_ ||
                std::chrono::steady_clock::now() > until_ || (stop_ != nullptr && *stop_) || !open_.insert(here).second;
    ScheduleCounts counts;
    if (given_up_) return counts;
    bool somebody = false;
    for (ThreadId t = 1; t < world_.threads.size() && !timeline_.ended() && !given_up_; ++t)
      if (timeline_.can_go_on(t)) somebody = step(t, depth, &counts) || somebody;
    if (!somebody) end(&counts);
    open_.erase(here);
    known_.emplace(std::move(here), counts);
    return counts;
  }

  // One operation of t, with each of its decisions.
  bool step(ThreadId t, size_t depth, ScheduleCounts* counts) {
    const size_t at = timeline_.position();
    std::vector<Pick> picks;
    for (u32 value = 0, options = 1; value < options && !given_up_; ++value) {
      if (value > 0) picks.front().value = value;
      Moment moment;
      failed_ = false;
      if (!forward(t, picks, &moment)) return false;
      if (value == 0) {
        for (const Pick& pick : moment.picks) {
          if (pick.options < 2) continue;
          given_up_ = given_up_ || options != 1;  // two decisions in one operation
          options = pick.options;
          picks = {pick};
        }
      }
      if (failed_) sum(&counts->failing, 1);
      else add(counts, from_here(depth + 1));
      timeline_.back_to_mark(at);
    }
    return true;
  }

  // Nobody but main is left.
  void end(ScheduleCounts* counts) {
    const size_t at = timeline_.position();
    failed_ = false;
    for (u64 i = 0; i < kMostOfMain && !timeline_.ended(); ++i)
      if (!timeline_.can_go_on(0) || !forward(0, {}, nullptr)) break;
    if (timeline_.ended() && !failed_) counts->by_output[world_.out.text] = 1;
    else counts->failing = 1;
    if (timeline_.position() != at) timeline_.back_to_mark(at);
  }

  vm::World& world_;
  checkpoint::Checkpoints checkpoints_;
  tester::Timeline timeline_;
  const size_t states_;
  const std::chrono::steady_clock::time_point until_;
  const volatile bool* const stop_;
  vm::Ref permanent_limit_ = 0;
  std::map<Key, ScheduleCounts> known_;
  std::set<Key> open_;  // on the way to here: a state that is met again on it makes a run that need not end
  bool failed_ = false, given_up_ = false;
};

}  // namespace

std::optional<ScheduleCounts> count_schedules(vm::World& world, const tester::RunnerOptions& runner, u32 threads,
                                              size_t states, double seconds, const volatile bool* stop) {
  return Counter(world, runner, states, seconds, stop).run(threads);
}

}  // namespace heddle::repl
