#include "tester/replay.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>
#include <set>

#include "tester/access_history.h"
#include "tester/describe.h"
#include "tester/explain.h"
#include "tester/finalization.h"
#include "tester/hints.h"
#include "tester/library_race.h"
#include "tester/names.h"
#include "tester/race_witness.h"
#include "tester/reachability.h"
#include "tester/sleep_order.h"
#include "tester/trace.h"
#include "vm/object_walk.h"

namespace heddle::tester {

using interp::Operation;
using interp::StopKind;
using vm::ThreadState;

namespace {

Finding describe_fault(const vm::World& world, const ProgramFault& fault) {
  Finding f;
  bool assertion = fault.kind == StopKind::AssertionFailed;
  f.kind = kind_of_fault(fault);
  f.key = fault_key(world, fault);
  f.thread = world.thread_label(fault.thread);
  if (f.kind == FindingKind::OpaqueNative) {
    f.stack = native_call_places(world, fault.thread);
    f.message = "this call of " + interp::stack_of(world, fault.thread).front().method->readable() +
                " was made with other arguments on another path, and cannot be made twice";
    return f;
  }
  f.stack = assertion ? places_of(world, fault.thread) : exception_places(world, fault.exception);
  f.message = exception_text(world, fault.exception);
  return f;
}

bool parse_number(const std::string& text, u32* out) {
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), *out);
  return error == std::errc{} && end == text.data() + text.size();
}

constexpr size_t kMaxLibraryVariables = 2;  // of those that a failed condition read
constexpr const char* kLate = ", an hour later";
constexpr size_t kMaxAccessRows = 14;  // of the variables that matter, in a finding's steps

class Replayer final : public vm::RelocationListener {
 public:
  Replayer(vm::World& world, const RunnerOptions& runner, const ReplayOptions& options)
      : world_(world),
        options_(options),
        held_(locksets_),
        runner_(world, arena_, held_, single_operations(runner)),
        eraser_(world, locksets_, [this](const RaceReport& r) { on_race(r); }),
        history_(world, locksets_),
        sleeps_(world),
        anchors_(world, options.source) {
    if (options.explain) {
      runner_.slice([this](ThreadId t) { history_.stand(t); });
      runner_.add_detector(&history_);  // before the race detector, which looks things up in it
    }
    if (options.eraser) runner_.add_detector(&eraser_);
    if (options.fit == Fit::Tolerant && options.checkpoints == nullptr) own_checkpoints_.emplace(world);
    if (FinalizationCheck::needed(world)) {
      if (options.checkpoints == nullptr && !own_checkpoints_) own_checkpoints_.emplace(world);
      finalization_.emplace(world, own_checkpoints_ ? *own_checkpoints_ : *options.checkpoints, locksets_,
                            [this](const FinalizerBreach& b) { on_breach(b); });
      runner_.add_detector(&*finalization_);
    }
    runner_.on_fault([this](const ProgramFault& f) { on_fault(f); });
    runner_.out_of_time(options.out_of_time);
    for (const auto& t : world.threads) {
      steps_at_start_.push_back(t->core.steps);
      if (t->id != 0 && t->core.state != ThreadState::Unborn) started_at_ = 0;
    }
    world_.relocation_listeners.push_back(this);
  }
  ~Replayer() override { std::erase(world_.relocation_listeners, static_cast<vm::RelocationListener*>(this)); }
  Replayer(const Replayer&) = delete;
  Replayer& operator=(const Replayer&) = delete;

  ReplayResult run(const interp::Schedule& schedule) {
    if (options_.fit == Fit::Tolerant) {
      follow_by_anchors(schedule);
    } else {
      size_t number = 0;
      for (const interp::ScheduleStep& step : schedule.steps) {
        follow(step, ++number);
        queue_dead_finalizable(world_);
        if (!result_.followed) break;
      }
    }
    finish();
    return std::move(result_);
  }

 private:
  static RunnerOptions single_operations(RunnerOptions options) {
    options.policy = BlockPolicy::SingleOperation;
    options.all_locks_observed = options.observed.queues;
    return options;
  }

  void collection_begins(std::vector<Ref>& kept) override;
  void objects_moved(const vm::Relocation& moved) override;
  void follow(const interp::ScheduleStep& step, size_t number);
  bool operate(ThreadId t, const std::string& path, const std::vector<Pick>& forced, bool preempts, BlockEnd* end);
  bool would_be_preempted(ThreadId t);
  struct Out {
    std::string usual, chosen;
  };
  Out out_of_the_ordinary(ThreadId t, const Operation& stop) const;

  // An operation of the schedule, on its way to be followed by its anchor.
  struct Due {
    const interp::ScheduleStep* step;
    u64 at;
    bool done = false;
    const interp::Anchor& anchor() const { return step->anchors[at]; }
  };
  enum class Found : u8 { Done, Gone, HeldUp };
  void follow_by_anchors(const interp::Schedule& schedule);
  Found find(std::vector<Due>& due, size_t index, bool in_turn);
  bool bring_before_next(std::vector<Due>& due, size_t index);
  Partners partners_of(const std::vector<Due>& due, size_t index, ThreadId t, std::vector<size_t>* window);
  void drop(Due& due);
  bool add_operation(ThreadId t);
  void remark(std::string line);
  ThreadId thread_now(const std::string& path) const;
  void note_started(ThreadId parent, const std::string& path, bool of_schedule);
  bool decisions(const interp::ScheduleStep& step, u64 done, std::vector<Pick>* forced, std::string* error);
  void before_operation(ThreadId t, const Operation& stop, StepReport* row);
  void on_fault(const ProgramFault& fault);
  void on_race(const RaceReport& race);
  void describe_library_race(const RaceReport& race, const std::array<AccessHistory::LibraryPath, 2>& paths,
                             Finding* f);
  void on_breach(const FinalizerBreach& breach);
  void describe_variables(ThreadId t, Finding* finding);
  void add_access_rows(const std::vector<std::pair<Ref, u32>>& variables, size_t end, Finding* finding);
  std::string woken() const;
  void note_inner_lock(const LibraryCall& call, Ref monitor);
  void use_variable_names();
  void go_on_to_the_end();
  void describe_guards();
  void finish();
  void look_for_deadlock();
  void look_for_races();
  std::vector<StandingAccess> pending_accesses(ThreadId t);
  void add_pending_race(ThreadId t, const interp::Access& a, ThreadId u, const interp::Access& b);

  vm::World& world_;
  const ReplayOptions options_;
  ReplayResult result_;
  BlockArena arena_;
  LocksetTable locksets_;
  HeldLocks held_;
  BlockRunner runner_;
  Eraser eraser_;
  AccessHistory history_;
  SleepOrder sleeps_;
  std::optional<checkpoint::Checkpoints> own_checkpoints_;
  std::optional<FinalizationCheck> finalization_;
  Anchors anchors_;
  std::map<std::string, ThreadId> threads_now_;            // Tolerant: path in the schedule -> the thread
  std::set<std::pair<std::string, std::string>> changes_;  // Tolerant: objects, then and now
  std::map<std::string, u32> starts_;                      // Tolerant: of a path's thread in the schedule, so far
  ThreadId last_ = vm::kNoThread;
  std::vector<u64> steps_at_start_;                 // of the threads that there were then
  size_t started_at_ = ~size_t{0};                  // row of the first start
  std::vector<size_t> race_ends_;                   // records that there were when each race was seen
  std::map<std::string, std::string> inner_locks_;  // label of a lock inside a library object -> that object's
  std::vector<ThreadId> waiters_;                   // on the object of the notify that is being performed
  std::map<std::pair<ThreadId, Ref>, std::vector<Place>> taken_at_;
};

// Whoever explains names objects that the program may have forgotten.
void Replayer::collection_begins(std::vector<Ref>& kept) {
  if (options_.explain) history_.add_objects(kept);
  for (const RaceReport& race : result_.races) kept.push_back(race.object);
}

void Replayer::objects_moved(const vm::Relocation& moved) {
  for (RaceReport& race : result_.races) {
    race.object = moved.forward(race.object);
    for (RaceAccess* a : {&race.earlier, &race.later}) a->locks = locksets_.relocated(a->locks, moved);
  }
  std::map<std::pair<ThreadId, Ref>, std::vector<Place>> taken_at;
  for (auto& [taken, places] : taken_at_) {
    const Ref now = is_init_monitor(taken.second) ? taken.second : moved.forward(taken.second);
    if (now != 0) taken_at.emplace(std::pair{taken.first, now}, std::move(places));
  }
  taken_at_ = std::move(taken_at);
}

// The decisions that the operation `done` of the step needs.
bool Replayer::decisions(const interp::ScheduleStep& step, u64 done, std::vector<Pick>* forced, std::string* error) {
  for (const auto& p : step.picks) {
    if (p.at != done) continue;
    Pick pick{0, PickKind::Notify, 0, ~0u};
    if (p.kind == "choose") pick.kind = PickKind::Choose;
    if (p.kind == "timeout") pick.kind = PickKind::Timeout;
    if (pick.kind != PickKind::Timeout && !parse_number(p.value, &pick.value)) {
      *error = "the decision \"" + p.kind + " " + p.value + "\" is not a number";
      return false;
    }
    if (pick.kind != PickKind::Timeout) forced->push_back(pick);
  }
  return true;
}

void Replayer::before_operation(ThreadId t, const Operation& stop, StepReport* row) {
  sleeps_.before(t, stop);
  if (options_.explain && !result_.anchors.empty()) result_.anchors.back().push_back(anchors_.of(t, stop));
  row->what = operation_text(world_, t, stop, &row->place);
  if (!options_.explain) return;
  const LibraryCall call = library_call(world_, t);
  row->call = call.text;
  if (stop.object != 0 && (stop.kind == StopKind::Enter || stop.kind == StopKind::TryEnter))
    note_inner_lock(call, stop.object);
  if (call.no_user_code) row->place = {};
  history_.set_row(result_.trace.size() + !row->what.empty());
  switch (stop.kind) {
    case StopKind::Enter:
    case StopKind::TryEnter:
      if (!stop.reentrant) taken_at_[{t, stop.object}] = places_of(world_, t);
      break;
    case StopKind::ClassInit: taken_at_[{t, kInitMonitor | stop.class_id}] = places_of(world_, t); break;
    case StopKind::VolatileRead:
    case StopKind::VolatileWrite:
    case StopKind::Cas:
      if (stop.plain || is_promoted(world_, stop)) break;  // comes as a plain access
      if (stop.kind == StopKind::VolatileRead && call.text.empty())
        row->value = value_text(world_, stop.object, stop.offset);
      if (stop.kind != StopKind::VolatileWrite) history_.operation(t, stop.object, stop.offset, false);
      if (stop.kind != StopKind::VolatileRead) history_.operation(t, stop.object, stop.offset, true);
      break;
    default: break;
  }
  waiters_.clear();
  if (stop.kind == StopKind::Notify || stop.kind == StopKind::NotifyAll)
    interp::waiters_of(world_, stop.object, waiters_);
}

// Would it go on if another thread were not to run now?
bool Replayer::would_be_preempted(ThreadId t) {
  if (last_ == vm::kNoThread || last_ == t || !runner_.candidate(last_)) return false;
  const Operation next = interp::pending_operation(world_, last_);
  return next.kind != StopKind::Dead && next.kind != StopKind::Waiting &&
         want_now(world_, last_).kind == WantKind::Nothing;
}

// How a reader should see an operation that may end in more than one way: as a rule, and if the schedule chooses the
// other way (Decision::choice 1). Empty: as operation_text() has it.
Replayer::Out Replayer::out_of_the_ordinary(ThreadId t, const Operation& stop) const {
  const vm::ThreadCore& core = world_.thread(t).core;
  const std::string variable =
      stop.kind != StopKind::Cas || stop.object == 0
          ? ""
          : variable_label(world_, stop.object, stop.offset, world_.thread(t).top().method, world_.thread(t).top().pc);
  switch (stop.kind) {
    case StopKind::Clock: return {"", std::string("reads the clock") + kLate};
    case StopKind::Cas: return {"", "fails spuriously to update " + variable};
    case StopKind::Waiting: {
      const std::string wakes = "wakes up on " + monitor_label(world_, core.wait_object) + " spuriously";
      return {stop.timed ? "" : wakes, wakes};
    }
    case StopKind::Park:
      if (core.permit || core.interrupted) return {};
      return {stop.timed ? "parks, and its time is up" : "parks, and returns spuriously",
              "parks, and returns spuriously"};
    default: return {};
  }
}

// One operation of t; false if it cannot proceed.
bool Replayer::operate(ThreadId t, const std::string& path, const std::vector<Pick>& forced, bool preempts,
                       BlockEnd* end) {
  StepReport row;
  StopKind kind = StopKind::Dead;
  row.thread = world_.thread_label(t);
  row.path = path;
  Out out;
  const u32 index = runner_.run(t, forced, [&](const Operation& stop) {
    kind = stop.kind;
    before_operation(t, stop, &row);
    out = out_of_the_ordinary(t, stop);
  });
  const Block block = arena_.blocks[index];
  for (u32 i = 0; i < block.picks.size; ++i) {
    const Pick& p = arena_.picks[block.picks.begin + i];
    if (p.kind == PickKind::Choose && p.value == 1) out.usual = std::move(out.chosen);
  }
  arena_.truncate({});
  *end = block.end;
  // A thread that has performed the operation and spins behind it has performed it.
  const bool spins_behind =
      (block.end == BlockEnd::Spinning || block.end == BlockEnd::TooLong) && block.visible_operations > 0;
  if (spins_behind) *end = BlockEnd::Bound;
  else if (block.end == BlockEnd::Blocked || is_no_end(block.end)) return false;
  if (runner_.pick_out_of_range()) return false;
  if (const std::string value = history_.performed(); row.call.empty() && !value.empty()) row.value = value;
  if (!out.usual.empty()) row.what = std::move(out.usual);
  if (kind == StopKind::Clock && row.what.ends_with(kLate)) sleeps_.read_late(t, row.place);
  if (kind == StopKind::Start) started_at_ = std::min(started_at_, result_.trace.size());
  if (kind == StopKind::Start)
    for (const auto& thread : world_.threads)
      if (thread->parent == t && thread->number + 1 == world_.thread(t).core.starts)
        row.what = "starts " + world_.thread_label(thread->id);
  if (kind == StopKind::Notify || kind == StopKind::NotifyAll) row.effect = woken();
  row.preempts = preempts;
  result_.preemptions += row.preempts;
  ++result_.operations;
  row.switches = last_ != t;
  if (!row.what.empty()) result_.trace.push_back(std::move(row));
  if (finalization_) finalization_->at_boundary();
  last_ = t;
  return true;
}

void Replayer::follow(const interp::ScheduleStep& step, size_t number) {
  u64 done = 0;
  auto misfit = [&](const std::string& why) {
    result_.followed = false;
    result_.error = "step " + std::to_string(number) + " (thread " + step.thread + "): " + why;
    if (options_.fit == Fit::Strict && done < step.anchors.size())
      result_.error += "\n  then: " + anchor_text(step.anchors[done]);
  };
  const ThreadId t = interp::find_thread(world_, step.thread);
  if (t == vm::kNoThread || world_.thread(t).core.state == ThreadState::Unborn)
    return misfit("there is no such thread at this point");
  const bool preempts = would_be_preempted(t);
  if (step.count == 0 && world_.thread(t).core.state == ThreadState::Runnable) runner_.advance(t);
  result_.anchors.emplace_back();
  for (; done < step.count; ++done) {
    if ((done & 127) == 0 && options_.out_of_time && options_.out_of_time()) return misfit("the time is over");
    if (world_.thread(t).core.state == ThreadState::Dead)
      return misfit("the thread has ended after " + std::to_string(done) + " of " + std::to_string(step.count) +
                    " operations");
    std::vector<Pick> forced;
    std::string error;
    if (!decisions(step, done, &forced, &error)) return misfit(error);
    if (options_.fit == Fit::Strict) {
      if (world_.thread(t).core.state == ThreadState::Runnable) runner_.advance(t);
      interp::Anchor now = anchors_.of(t, interp::pending_operation(world_, t));
      if (now.what != step.anchors[done].what) {
        misfit("the thread does something else");
        if (now.what.empty()) now.what = "does something that no other thread can notice";
        result_.error += "\n  now:  " + anchor_text(now);
        return;
      }
    }
    BlockEnd end = BlockEnd::Bound;
    if (!operate(t, step.thread, forced, preempts && done == 0, &end)) {
      if (end == BlockEnd::CutShort) return misfit("the time is over");
      if (is_no_end(end)) return misfit("the thread comes to no operation that others could notice: it runs on and on");
      if (end != BlockEnd::Blocked) return misfit("there are not so many to choose from");
      return misfit("the operation cannot proceed: " + stuck_part(world_, t, want_now(world_, t), 0));
    }
    if (end == BlockEnd::Ended || end == BlockEnd::Abandoned) break;
  }
  last_ = t;
}

// --- a program that has been changed

ThreadId Replayer::thread_now(const std::string& path) const {
  const auto found = threads_now_.find(path);
  return found == threads_now_.end() ? vm::kNoThread : found->second;
}

void Replayer::remark(std::string line) {
  constexpr size_t kMost = 12;
  if (result_.following.remarks.size() < kMost) result_.following.remarks.push_back(std::move(line));
  else ++result_.following.more_remarks;
}

// The schedule's thread of that path starts another one, which is there now (or is not, if the start is gone).
void Replayer::note_started(ThreadId parent, const std::string& path, bool of_schedule) {
  const std::string child = path + "." + std::to_string(starts_[path]++);
  if (!of_schedule) return;
  for (const auto& thread : world_.threads)
    if (thread->parent == parent && thread->number + 1 == world_.thread(parent).core.starts)
      threads_now_[child] = thread->id;
}

// Behind the thread's name: " leaves lock (...)", ": the assertion fails (...)".
static std::string sentence(const interp::Anchor& a) {
  return (a.what.starts_with("the ") || a.what.starts_with("its ") ? ": " : " ") + anchor_text(a);
}

void Replayer::drop(Due& due) {
  due.done = true;
  ++result_.following.gone;
  const std::string& path = due.step->thread;
  const ThreadId t = thread_now(path);
  remark("gone: " + (t == vm::kNoThread ? "thread " + path : world_.thread_label(t)) + sentence(due.anchor()));
  if (due.anchor().what.starts_with("starts ")) note_started(t, path, false);
}

// An operation that the schedule does not know.
bool Replayer::add_operation(ThreadId t) {
  const interp::Anchor now = anchors_.of(t, interp::pending_operation(world_, t));
  BlockEnd end = BlockEnd::Bound;
  if (!operate(t, interp::thread_path(world_, t), {}, would_be_preempted(t), &end)) return false;
  if (now.what.empty()) return true;
  ++result_.following.added;
  remark("new:  " + world_.thread_label(t) + sentence(now));
  return true;
}

// Of what the schedule has still to come for this thread, and what the thread is about to do.
Partners Replayer::partners_of(const std::vector<Due>& due, size_t index, ThreadId t, std::vector<size_t>* window) {
  constexpr size_t kWindow = 48;
  std::vector<const interp::Anchor*> recorded;
  for (size_t i = index; i < due.size() && recorded.size() < kWindow; ++i) {
    if (due[i].done || due[i].step->thread != due[index].step->thread) continue;
    recorded.push_back(&due[i].anchor());
    window->push_back(i);
  }
  checkpoint::Checkpoints& checkpoints = own_checkpoints_ ? *own_checkpoints_ : *options_.checkpoints;
  const Ahead ahead = operations_ahead(world_, checkpoints, t, kWindow, anchors_);
  const Partners partners = first_partners(recorded, ahead);
  // What may come when somebody lets the thread go on is not gone.
  if (!partners.found && ahead.cut) window->clear();
  return partners;
}

// Performs the operation, with what is new before it.
Replayer::Found Replayer::find(std::vector<Due>& due, size_t index, bool in_turn) {
  const std::string& path = due[index].step->thread;
  const ThreadId t = thread_now(path);
  if (t == vm::kNoThread || world_.thread(t).core.state == ThreadState::Dead || world_.scalars.exiting) {
    drop(due[index]);
    return Found::Gone;
  }
  if (world_.thread(t).core.state == ThreadState::Unborn) return Found::HeldUp;
  if (!bring_before_next(due, index)) return Found::HeldUp;
  if (due[index].done) return Found::Gone;
  const interp::Anchor then = due[index].anchor(), now = anchors_.of(t, interp::pending_operation(world_, t));
  std::vector<Pick> forced;
  std::string error;
  decisions(*due[index].step, due[index].at, &forced, &error);
  const bool starts = then.what.starts_with("starts ");
  BlockEnd end = BlockEnd::Bound;
  if (!operate(t, interp::thread_path(world_, t), forced, would_be_preempted(t), &end)) return Found::HeldUp;
  due[index].done = true;
  if (starts) note_started(t, path, true);
  Following& f = result_.following;
  ++f.followed;
  if (!in_turn) {
    ++f.late;
    remark("late: " + world_.thread_label(t) + sentence(now));
  }
  if (then.what == now.what) return Found::Done;
  ++f.changed;
  // Another object: its name once is enough.
  const auto object = [](const std::string& what) { return what.substr(std::min(what.find(' '), what.size())); };
  if (!changes_.emplace(object(then.what), object(now.what)).second) return Found::Done;
  remark("was:  " + world_.thread_label(t) + sentence(then) + "\n        now:  " + anchor_text(now));
  return Found::Done;
}

// Runs the thread of an operation that is due up to just before that, or drops the operation if it is gone. False: the
// thread is held up on its way.
bool Replayer::bring_before_next(std::vector<Due>& due, size_t index) {
  const ThreadId t = thread_now(due[index].step->thread);
  if (world_.thread(t).core.state == ThreadState::Runnable) runner_.advance(t);
  const interp::Anchor now = anchors_.of(t, interp::pending_operation(world_, t));
  if (now.what == due[index].anchor().what && now.code == due[index].anchor().code) return true;
  std::vector<size_t> window;
  const Partners partners = partners_of(due, index, t, &window);
  if (!partners.found) {
    if (window.empty()) return false;
    drop(due[index]);
    return true;
  }
  for (size_t i = 0; i < partners.then; ++i) drop(due[window[i]]);
  for (size_t i = 0; i < partners.now; ++i)
    if (!add_operation(t)) return false;
  return true;
}

void Replayer::follow_by_anchors(const interp::Schedule& schedule) {
  std::vector<Due> due;
  for (const interp::ScheduleStep& step : schedule.steps)
    for (u64 i = 0; i < step.count; ++i)
      if (!step.anchors[i].what.empty()) due.push_back({&step, i});
  result_.following.operations = due.size();
  threads_now_["0"] = 0;
  // The first one whose thread can go on; those of threads that are held up come later.
  for (size_t first = 0; first < due.size();) {
    std::set<std::string> held_up;
    bool progress = false;
    for (size_t i = first; i < due.size() && !progress; ++i) {
      const std::string& path = due[i].step->thread;
      if (due[i].done || held_up.contains(path)) continue;
      const Found found = find(due, i, held_up.empty());
      progress = found != Found::HeldUp;
      if (!progress) held_up.insert(path);
      if (found != Found::Done) continue;
      queue_dead_finalizable(world_);
      // At the end of its step the thread stood before its next operation.
      size_t next = i + 1;
      if (next < due.size() && due[next].step->thread == path) continue;
      while (next < due.size() && (due[next].done || due[next].step->thread != path)) ++next;
      const ThreadState state = world_.thread(thread_now(path)).core.state;
      const bool can_go_on = state == ThreadState::Runnable && !world_.scalars.exiting;
      if (next < due.size() && can_go_on) bring_before_next(due, next);
    }
    while (first < due.size() && due[first].done) ++first;
    if (!progress) break;
  }
}

// Which of those that waited do so no longer.
std::string Replayer::woken() const {
  if (waiters_.empty()) return "nobody waits";
  std::vector<std::string> names;
  for (ThreadId w : waiters_)
    if (world_.thread(w).core.state != ThreadState::Waiting) names.push_back(world_.thread_label(w));
  return "wakes " + listed(names) +
         (names.size() < waiters_.size() ? ", one of " + std::to_string(waiters_.size()) + " waiting" : "");
}

// --- what is seen on the way

void Replayer::on_fault(const ProgramFault& fault) {
  Finding finding = describe_fault(world_, fault);
  if (options_.explain) describe_variables(fault.thread, &finding);
  result_.fault_keys.push_back(finding.key);
  result_.fault_findings.push_back(std::move(finding));
}

void Replayer::on_breach(const FinalizerBreach& breach) {
  const auto& known = result_.finalizer_keys;
  if (std::find(known.begin(), known.end(), breach.key) != known.end()) return;
  Finding f;
  f.kind = FindingKind::Finalization;
  f.key = breach.key;
  f.message = breach.message;
  f.variable = breach.variable;
  f.accesses = breach.accesses;
  result_.finalizer_keys.push_back(breach.key);
  result_.finalizer_findings.push_back(std::move(f));
}

// What the failed condition, or the line that threw, has read; and who wrote that.
void Replayer::describe_variables(ThreadId t, Finding* finding) {
  const Place* at = user_place(finding->stack);
  if (at == nullptr || at->line == 0) return;
  const auto& records = history_.records();
  std::vector<std::pair<Ref, u32>> variables;
  size_t of_library = 0;
  for (size_t i : history_.reads_at(t, at->method, at->line, records.size())) {
    const AccessHistory::Record& read = records[i];
    VariableReport v{history_.name_of(read), read.value, {}, {}};
    const size_t write = history_.last_write_before(i);
    const bool alone = started_at_ == ~size_t{0};  // no other thread has been started
    if (write < records.size() && (alone || records[write].row >= started_at_)) {
      v.thread = world_.thread_label(records[write].thread);
      v.stack = history_.stack_of(records[write]);
    }
    if (history_.by_library(read)) {  // the size of a list, say: the first few that a thread has changed
      const bool number = !v.value.empty() && (std::isdigit(static_cast<u8>(v.value[0])) || v.value[0] == '-');
      if (v.thread.empty() || !number || v.name.starts_with("element ") || v.name.ends_with(".modCount") ||
          v.name.starts_with("Monitor.") || ++of_library > kMaxLibraryVariables)
        continue;
    }
    if (!v.thread.empty()) variables.emplace_back(read.object, read.offset);  // what never changes needs no rows
    finding->variables.push_back(std::move(v));
  }
  add_access_rows(variables, records.size(), finding);
}

// The accesses of these variables, as rows of the schedule; finding->steps holds them, with `row` in
// first_row until the trace is merged in (merge_rows).
void Replayer::add_access_rows(const std::vector<std::pair<Ref, u32>>& variables, size_t end, Finding* finding) {
  const auto& records = history_.records();
  for (size_t i = 0; i < std::min(end, records.size()); ++i) {
    const AccessHistory::Record& r = records[i];
    if (std::find(variables.begin(), variables.end(), std::pair{r.object, r.offset}) == variables.end()) continue;
    StepReport row;
    row.access = true;
    row.thread = world_.thread_label(r.thread);
    row.path = interp::thread_path(world_, r.thread);
    row.what = (r.write ? "writes " : "reads ") + history_.name_of(r);
    row.value = r.value;
    if (!finding->library.class_name.empty()) {  // which call it is part of
      const AccessHistory::LibraryPath path = history_.library_path(r);
      row.what = path.call == nullptr ? "" : call_name(world_, path);
    }
    const std::vector<Place> stack = history_.stack_of(r);
    if (const Place* p = user_place(stack)) row.place = *p;
    if (stack.front().library) {
      const bool atomic = stack.front().method.starts_with("java.util.concurrent.atomic.");
      if (!atomic && finding->variable.empty()) continue;  // (of a race each access matters)
      if (atomic) row.call = "library";                    // until merge_rows
    }
    finding->access_rows.emplace_back(r.row, std::move(row));
  }
  if (finding->access_rows.size() > kMaxAccessRows)
    finding->access_rows.erase(finding->access_rows.begin(), finding->access_rows.end() - kMaxAccessRows);
}

void Replayer::on_race(const RaceReport& race) {
  const std::string key = race_key(world_, race);
  if (std::find(result_.race_keys.begin(), result_.race_keys.end(), key) != result_.race_keys.end()) return;
  result_.race_keys.push_back(key);
  Finding f;
  f.kind = race.ordered ? FindingKind::LockDiscipline : FindingKind::DataRace;
  f.key = key;
  f.variable = variable_label(world_, race.object, race.offset, race.later.method, race.later.pc);
  f.promoted = is_promoted(world_, race.object, race.offset);
  f.raced = {f.variable};
  const auto& records = history_.records();
  std::array<AccessHistory::LibraryPath, 2> paths;
  for (const RaceAccess* a : {&race.earlier, &race.later}) {
    AccessReport r;
    r.thread = world_.thread_label(a->thread);
    r.write = a->write;
    for (Ref m : locksets_.monitors(a->locks)) r.locks.push_back(monitor_label(world_, m));
    r.stack = {place_of(*world_.classes.method_by_id(a->method), a->pc)};
    for (size_t i = records.size(); i-- > 0;) {
      const AccessHistory::Record& h = records[i];
      if (h.thread != a->thread || h.object != race.object || h.offset != race.offset || h.method != a->method ||
          h.pc != a->pc || h.write != a->write)
        continue;
      r.stack = history_.stack_of(h);
      paths[f.accesses.size()] = history_.library_path(h);
      break;
    }
    f.accesses.push_back(std::move(r));
  }
  if (options_.explain) describe_library_race(race, paths, &f);
  race_ends_.push_back(records.size());
  result_.races.push_back(race);
  result_.race_findings.push_back(std::move(f));
}

// Is it inside an object of the library? Then the user's variable is that object.
void Replayer::describe_library_race(const RaceReport& race, const std::array<AccessHistory::LibraryPath, 2>& paths,
                                     Finding* f) {
  if (raced_library_class(world_, race).empty()) return;
  const std::optional<LibraryObject> object = raced_library_object(world_, race.object, paths[0], paths[1]);
  if (!object) return;
  const auto class_name = [&](Ref r) { return world_.classes.by_id(world_.heap.header(r).class_id)->name; };
  f->variable = world_.object_label(object->object);
  f->library.class_name = object->library_class->name;
  if (object->held_as != 0) {
    f->library.held_as = class_name(object->held_as);
    f->library.wrapper = world_.object_label(object->held_as);
  }
  f->library.note = library_note(f->library.class_name, f->library.held_as);
  std::vector<std::string> pair;
  for (size_t i = 0; i < paths.size(); ++i) {
    f->accesses[i].call = call_name(world_, paths[i]);
    const Place* p = first_user_place(f->accesses[i].stack);
    pair.push_back(f->accesses[i].call + " " + (p == nullptr ? "" : place_text(*p)));
  }
  std::sort(pair.begin(), pair.end());
  f->library.pairs = {pair[0] + " | " + pair[1]};
}

// --- the end

void Replayer::finish() {
  // What everybody wants next: threads that have not run yet are brought before their first operation.
  // And so are those that stood before the use of a class that others have initialised since: that is no operation any
  // more, and the search has run on to the next one.
  constexpr u64 kFar = 1'000'000;
  for (ThreadId t = 0; t < world_.threads.size(); ++t) {
    const vm::ThreadCore& core = world_.thread(t).core;
    if (core.state != ThreadState::Runnable) continue;
    const u64 before = t < steps_at_start_.size() ? steps_at_start_[t] : 0;
    if (core.steps == before || interp::pending_operation(world_, t).kind == StopKind::ClassInit)
      runner_.advance(t, kFar);
  }
  if (options_.fit == Fit::Tolerant && result_.fault_keys.empty() && result_.race_keys.empty()) go_on_to_the_end();
  result_.threads = thread_reports(world_, [&](ThreadId t) { return held_.held(t); });
  for (ThreadReport& r : result_.threads) {
    const ThreadId t = interp::find_thread(world_, r.path);
    const std::vector<Ref>& held = held_.held(t);
    for (size_t i = 0; i < held.size() && i < r.holds.size(); ++i) {
      auto at = taken_at_.find({t, held[i]});
      if (at != taken_at_.end()) r.holds[i].stack = at->second;
    }
  }
  for (const auto& t : world_.threads)
    result_.steps += t->core.steps - (t->id < steps_at_start_.size() ? steps_at_start_[t->id] : 0);
  result_.output = world_.out.text;
  result_.errors = world_.err.text;
  result_.sleeps = sleeps_.outlasted();
  look_for_deadlock();
  look_for_races();
  if (options_.explain && !result_.races.empty()) {
    for (size_t i = 0; i < result_.races.size(); ++i) {
      const auto last_rows = std::move(result_.race_findings[i].access_rows);
      result_.race_findings[i].access_rows.clear();
      add_access_rows({{result_.races[i].object, result_.races[i].offset}}, race_ends_[i] + 1,
                      &result_.race_findings[i]);
      auto& rows = result_.race_findings[i].access_rows;
      rows.insert(rows.end(), last_rows.begin(), last_rows.end());
    }
    go_on_to_the_end();
    describe_guards();
  }
  if (options_.explain) use_variable_names();
}

// A lock object of the library stands on a monitor of its own: readers know the lock only.
void Replayer::note_inner_lock(const LibraryCall& call, Ref monitor) {
  if (call.receiver == 0 || call.receiver == monitor) return;
  bool inner = false;
  vm::for_each_reference(world_, call.receiver, [&](Ref to) { inner |= to == monitor; });
  if (inner) inner_locks_[monitor_label(world_, monitor)] = world_.object_label(call.receiver);
}

void Replayer::use_variable_names() {
  std::map<std::string, std::string> names = names_by_variable(world_);
  for (const auto& [inner, outer] : inner_locks_) names[inner] = names.contains(outer) ? names[outer] : outer;
  if (names.empty()) return;
  const auto rename = [&](std::string& text) { rename_objects(names, &text); };
  const auto rename_step = [&](StepReport& s) { rename(s.what), rename(s.call), rename(s.value); };
  for (StepReport& s : result_.trace) rename_step(s);
  for (ThreadReport& t : result_.threads) {
    rename(t.wants), rename(t.call);
    for (HeldLock& h : t.holds) rename(h.lock);
  }
  for (std::vector<Finding>* findings : {&result_.race_findings, &result_.fault_findings})
    for (Finding& f : *findings) {
      // What the user's code calls by a wrapper has the wrapper's name.
      if (!names.contains(f.variable) && names.contains(f.library.wrapper)) {
        rename_objects({{f.variable, f.library.wrapper}}, &f.guard);
        f.variable = f.library.wrapper;
      }
      rename(f.variable), rename(f.guard);
      std::for_each(f.raced.begin(), f.raced.end(), rename);
      for (AccessReport& a : f.accesses) std::for_each(a.locks.begin(), a.locks.end(), rename);
      for (VariableReport& v : f.variables) rename(v.name), rename(v.value);
      for (auto& [row, step] : f.access_rows) rename_step(step);
    }
}

// A cycle of wants, or nobody who can go on?
void Replayer::look_for_deadlock() {
  const u32 threads = static_cast<u32>(world_.threads.size());
  std::vector<Want> wants(threads);
  std::vector<std::string> parts;
  bool any_free = false;
  for (ThreadId t = 0; t < threads; ++t) {
    const vm::ThreadCore& core = world_.thread(t).core;
    if (core.state == ThreadState::Unborn || core.state == ThreadState::Dead) continue;
    wants[t] = want_now(world_, t);
    parts.push_back(stuck_part(world_, t, wants[t], core.wait_object));
    const bool waits = core.state == ThreadState::Waiting && core.wake_time == ~0ull;
    any_free |= wants[t].kind == WantKind::Nothing && !waits;
  }
  result_.all_stuck = !parts.empty() && !any_free;
  if (result_.all_stuck) result_.stuck_key = stuck_key(parts);
  for (ThreadId t = 0; t < threads; ++t) {
    std::vector<ThreadId> chain;
    ThreadId u = t;
    while (u != vm::kNoThread && std::find(chain.begin(), chain.end(), u) == chain.end()) {
      chain.push_back(u);
      u = wants[u].kind == WantKind::Monitor || wants[u].kind == WantKind::Join ? wants[u].owner : vm::kNoThread;
    }
    if (u != t || *std::min_element(chain.begin(), chain.end()) != t) continue;
    parts.clear();
    for (ThreadId c : chain) parts.push_back(stuck_part(world_, c, wants[c], 0));
    result_.cycles.push_back({std::move(chain), stuck_key(parts)});
  }
  for (ThreadId t : stranded_threads(world_))
    result_.stranded.push_back("stranded " + stuck_part(world_, t, {}, world_.thread(t).core.wait_object));
  result_.deadlock = result_.all_stuck || !result_.cycles.empty() || !result_.stranded.empty();
}

// What t is about to access, if that is an operation here. A native method, or the reading or writing of a file, may
// access much at once: it is performed, and undone.
std::vector<StandingAccess> Replayer::pending_accesses(ThreadId t) {
  if (world_.thread(t).core.state != ThreadState::Runnable || world_.thread(t).core.frame_count == 0) return {};
  const Operation stop = interp::pending_operation(world_, t);
  // (A native function that must not be called twice is not: its answer is in the journal.)
  const bool at_once = stop.kind == StopKind::Elements || stop.kind == StopKind::Input || stop.kind == StopKind::File ||
                       stop.kind == StopKind::Native ||
                       (stop.kind == StopKind::IsAlive && stop.object == 0);  // Thread.enumerate
  if (at_once && !world_.options.promoted.empty()) {
    if (options_.checkpoints == nullptr && !own_checkpoints_) own_checkpoints_.emplace(world_);
    checkpoint::Checkpoints& checkpoints = own_checkpoints_ ? *own_checkpoints_ : *options_.checkpoints;
    const auto mark = checkpoints.mark();
    interp::Events events;
    interp::perform(world_, t, {}, &events);
    checkpoints.restore(mark);
    checkpoints.pop(mark);
    std::vector<StandingAccess> all;
    for (const interp::Access& a : events.accesses)
      if (a.offset != interp::kInitOffset) all.push_back({a, false});
    return all;
  }
  const std::optional<StandingAccess> one = standing_access(world_, t);
  return one ? std::vector<StandingAccess>{*one} : std::vector<StandingAccess>{};
}

// Two threads that stand before conflicting accesses of one variable, at least one of them a plain one: a race, as such
// (tester/races.h). Seen where the accesses are operations.
void Replayer::look_for_races() {
  std::vector<std::vector<StandingAccess>> pending;
  for (ThreadId t = 0; t < world_.threads.size(); ++t) pending.push_back(pending_accesses(t));
  for (ThreadId t = 0; t < pending.size(); ++t)
    for (ThreadId u = t + 1; u < pending.size(); ++u)
      for (const StandingAccess& a : pending[t])
        for (const StandingAccess& b : pending[u])
          if (is_race(a, b)) add_pending_race(t, a.access, u, b.access);
}

void Replayer::add_pending_race(ThreadId t, const interp::Access& a, ThreadId u, const interp::Access& b) {
  const auto side = [&](ThreadId thread, const interp::Access& access) {
    return RaceAccess{thread, 0, 0, access.method, access.pc, held_.lockset(thread), access.write != 0};
  };
  const RaceReport race{a.object, a.offset, side(t, a), side(u, b), false};
  on_race(race);
  if (result_.race_findings.back().key != race_key(world_, race)) return;  // seen before, on the way
  Finding& f = result_.race_findings.back();
  if (!f.access_rows.empty()) return;
  for (const ThreadId thread : {t, u}) f.accesses[thread == u].stack = places_of(world_, thread);
  if (options_.explain) describe_library_race(race, {history_.standing_path(t), history_.standing_path(u)}, &f);
  for (const ThreadId thread : {t, u}) {
    const AccessReport& access = f.accesses[thread == u];
    StepReport row;
    row.thread = world_.thread_label(thread);
    row.path = interp::thread_path(world_, thread);
    row.what = !access.call.empty()
                   ? access.call
                   : std::string(access.write ? "is about to write " : "is about to read ") + f.variable;
    row.access = true;
    if (const Place* p = user_place(access.stack)) row.place = *p;
    f.access_rows.emplace_back(result_.trace.size(), std::move(row));
  }
}

// Lets the program go on, thread by thread, so that all its accesses are seen.
void Replayer::go_on_to_the_end() {
  constexpr u32 kOperations = 20'000;
  u32 left = kOperations;
  for (bool progress = true; progress && left > 0;) {
    progress = false;
    for (ThreadId t = 0; t < world_.threads.size() && !world_.scalars.exiting; ++t)
      while (left > 0 && !(options_.out_of_time && options_.out_of_time()) && runner_.candidate(t) &&
             world_.scalars.live_user_threads > 0) {
        const Block block = arena_.blocks[runner_.run(t, {})];
        arena_.truncate({});
        --left;
        if (block.end == BlockEnd::Blocked || is_no_end(block.end)) break;
        progress = true;
        if (block.end == BlockEnd::Dead || block.end == BlockEnd::Wait) break;
        if (block.end == BlockEnd::Ended || block.end == BlockEnd::Abandoned) return;
      }
  }
}

// Which lock do the accesses of a racing variable hold that do hold one?
void Replayer::describe_guards() {
  const auto& records = history_.records();
  for (size_t k = 0; k < result_.races.size(); ++k) {
    const RaceReport& race = result_.races[k];
    std::map<std::string, std::set<std::string>> places;  // lock -> places that hold it
    std::set<std::string> all;
    for (const AccessHistory::Record& r : records) {
      if (r.object != race.object || r.offset != race.offset) continue;
      const std::vector<Place> stack = history_.stack_of(r);
      const Place* p = user_place(stack);
      if (p == nullptr || (r.row == 0 && r.thread == 0)) continue;
      all.insert(place_text(*p));
      for (Ref m : locksets_.monitors(r.locks))
        if (!is_init_monitor(m)) places[monitor_label(world_, m)].insert(place_text(*p));
    }
    const std::string* best = nullptr;
    for (const auto& [lock, where] : places)
      if (best == nullptr || where.size() > places[*best].size()) best = &lock;
    if (best == nullptr || places[*best].size() == all.size() || places[*best].size() * 2 < all.size()) continue;
    std::string where;
    for (const std::string& p : places[*best]) where += (where.empty() ? "" : ", ") + p;
    result_.race_findings[k].guard = *best + " is held at " + std::to_string(places[*best].size()) + " of the " +
                                     std::to_string(all.size()) + " places that use " +
                                     result_.race_findings[k].variable + " (" + where + "), not at the other" +
                                     (all.size() - places[*best].size() == 1 ? "" : "s");
  }
}

// Puts the rows of accesses among those of operations.
void merge_rows(Finding* f) {
  std::vector<StepReport> merged;
  size_t next = 0;
  for (size_t i = 0; i <= f->steps.size(); ++i) {
    for (; next < f->access_rows.size() && f->access_rows[next].first <= i; ++next) {
      StepReport row = f->access_rows[next].second;
      // A volatile or atomic operation is a row already: it gets the value.
      if (!merged.empty() && merged.back().thread == row.thread && !merged.back().access &&
          merged.back().place.line == row.place.line &&
          (!merged.back().call.empty() ? !row.call.empty() : merged.back().what == row.what)) {
        merged.back().value = row.value;
        continue;
      }
      row.call.clear();
      merged.push_back(std::move(row));
    }
    if (i < f->steps.size()) merged.push_back(f->steps[i]);
  }
  f->steps = std::move(merged);
  f->access_rows.clear();
}

// Of a race inside an object of the library readers see the calls, each once, not what these do inside.
void show_calls(Finding* f) {
  std::vector<StepReport> steps;
  for (StepReport& s : f->steps) {
    if (s.access) {
      const bool of_itself = !s.what.empty() && s.what.find(' ') == std::string::npos;
      s.call = s.what = f->variable + (of_itself ? "." : ": ") + (s.what.empty() ? "used" : s.what);
      s.value.clear();
      if (!steps.empty() && steps.back().thread == s.thread && steps.back().call == s.call &&
          steps.back().place.line == s.place.line)
        continue;
    }
    steps.push_back(std::move(s));
  }
  f->steps = std::move(steps);
}

}  // namespace

bool has_anchors(const interp::Schedule& schedule) {
  return std::all_of(schedule.steps.begin(), schedule.steps.end(),
                     [](const interp::ScheduleStep& step) { return step.anchors.size() == step.count; });
}

ReplayResult replay(vm::World& world, const interp::Schedule& schedule, const RunnerOptions& runner,
                    const ReplayOptions& options) {
  return Replayer(world, runner, options).run(schedule);
}

bool ReplayResult::shows_deadlock(const std::string& key) const {
  if (all_stuck && key == "deadlock: " + stuck_key) return true;
  return std::any_of(cycles.begin(), cycles.end(), [&](const Cycle& c) { return key == "deadlock: " + c.key; }) ||
         std::any_of(stranded.begin(), stranded.end(), [&](const std::string& s) { return key == "deadlock: " + s; });
}

size_t ReplayResult::cycle_length(const std::string& key) const {
  for (const Cycle& c : cycles)
    if (key == "deadlock: " + c.key) return c.threads.size();
  return cycles.empty() ? 0 : cycles.front().threads.size();
}

Finding finding_of_replay(const ReplayResult& r, const std::string& verdict) {
  Finding f;
  f.key = verdict;
  auto find = [&](const std::vector<std::string>& keys, const std::vector<Finding>& findings) {
    for (size_t i = 0; i < keys.size() && !f.confirmed; ++i)
      if (keys[i] == verdict) {
        f = findings[i];
        f.confirmed = true;
      }
  };
  find(r.fault_keys, r.fault_findings);
  find(r.race_keys, r.race_findings);
  find(r.finalizer_keys, r.finalizer_findings);
  f.threads = r.threads;
  f.steps = r.trace;
  f.all_stuck = r.all_stuck;
  f.preemptions = r.preemptions;
  if (f.confirmed) {
    merge_rows(&f);
    if (f.kind == FindingKind::Finalization) return f;
    if (!f.library.class_name.empty()) show_calls(&f);
    if (!f.variable.empty()) f.message = explain_race(f);
    else f.sleeps = r.sleeps;
    f.hints = hints_for(f);
    return f;
  }
  f.sleeps = r.sleeps;
  if (verdict.starts_with("deadlock: ")) {
    f.kind = FindingKind::Deadlock;
    f.confirmed = r.shows_deadlock(verdict);
    explain_deadlock(&f, r.cycle_length(verdict));
  } else if (verdict.starts_with("potential")) {
    f.kind = FindingKind::PotentialDeadlock;
    f.confirmed = r.followed;
    f.message =
        "the paper's reverse lock chain analysis sees a chain of locks that may close; "
        "it gives false alarms: --systematic=proof decides";
  } else if (verdict.starts_with("spin") || verdict.starts_with("livelock") || verdict.starts_with("idle")) {
    f.kind = FindingKind::NeverTerminates;
    f.confirmed = r.followed;
    f.message = explain_never_terminates(f);
  } else if (verdict.starts_with("output: ") || verdict.starts_with(kPrintedKey)) {
    f.kind = FindingKind::UnexpectedOutput;
    f.output = r.output;
    f.confirmed = r.followed && (verdict == output_key(r.output) || verdict == printed_key(r.output));
    f.message = "the program prints something that is not expected";
  }
  return f;
}

namespace {

std::string fingerprint(const std::string& output) {
  u64 hash = 0xcbf29ce484222325ull;  // FNV-1a
  for (char c : output) hash = (hash ^ static_cast<u8>(c)) * 0x100000001b3ull;
  std::string digits;
  for (int shift = 60; shift >= 0; shift -= 4) digits += "0123456789abcdef"[(hash >> shift) & 15];
  return digits;
}

}  // namespace

std::string output_key(const std::string& output) { return "output: " + fingerprint(output); }
std::string printed_key(const std::string& output) { return kPrintedKey + fingerprint(output); }

}  // namespace heddle::tester
