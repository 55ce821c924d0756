// The footprint of a block: what it has read, written, acquired and released, as far as other blocks can tell; and the
// facts about the program that turn up on the way.
#include <algorithm>
#include <functional>
#include <utility>

#include "interp/reclaimers.h"
#include "interp/task_threads.h"
#include "tester/block_runner.h"
#include "tester/known_blocks.h"
#include "tester/search_log.h"

namespace heddle::tester {

using interp::Operation;
using vm::ThreadState;

namespace {

// Accesses of arrays longer than this are one variable for the whole array: footprints stay short, and a coarser
// variable makes more blocks depend on each other, never fewer.
constexpr u32 kMaxArrayVariables = 4096;

template <typename T>
Slice append(std::vector<T>& store, const std::vector<T>& items) {
  const Slice s{static_cast<u32>(store.size()), static_cast<u32>(items.size())};
  for (const T& item : items) store.push_back(item);  // mostly one or two
  return s;
}

}  // namespace

// The construction of an object happens before its finalizer (JLS 12.6.1). Where a constructor ends is not seen here,
// so that all that the thread does up to its next visible operation counts as construction.
void BlockRunner::note_constructed() {
  if (!world_.options.queue_finalizers) return;
  const std::vector<Ref>& objects = world_.finalizable;
  size_t first = objects.size();
  while (first > 0 && objects[first - 1] >= constructed_up_to_) --first;
  for (size_t i = first; i < objects.size(); ++i)
    sync(SyncKind::VolatileWrite, vm::kNoThread, objects[i], variable::kConstructed);
  constructed_up_to_ = world_.heap.top();
}

// The object whose finalizer the VM's finalizer thread is about to call; 0 if it is about to do something else.
Ref BlockRunner::next_finalized(const Operation& stop) const {
  if (stop.kind != interp::StopKind::TakeReclaimed || thread_ != interp::finalizer_thread(world_)) return 0;
  for (Ref r : world_.finalizable)
    if (world_.heap.header(r).flags & vm::kFinalizing) return r;
  return 0;
}

void BlockRunner::drain_accesses() {
  if (!events_.accesses.empty()) drain_events();
  if (!world_.finalizable.empty()) note_constructed();
}

// The variable of an object's field or element. (ObjectHeader::length is 0 for objects without elements.)
Variable BlockRunner::variable_of(Ref object, u32 offset) const {
  const bool whole = object != 0 && world_.heap.header(object).length > kMaxArrayVariables;
  return variable::make(object, whole ? variable::kWholeArray : offset);
}

void BlockRunner::touch(const Operation& stop, bool write) {
  for (u32 i = 0; i < stop.width; ++i) (write ? writes_ : reads_).push_back(variable_of(stop.object, stop.offset + i));
}

void BlockRunner::synchronise(SyncKind kind, const Operation& stop) {
  for (u32 i = 0; i < stop.width; ++i) sync(kind, vm::kNoThread, stop.object, stop.offset + i);
}

void BlockRunner::drain_events() {
  LocksetId lockset = held_.lockset(thread_);
  const interp::Access* told = nullptr;  // the next elements of its piece of an array would say the same
  for (const interp::Access& a : events_.accesses) {
    if (told != nullptr && is_further_element(*told, a)) continue;
    told = nullptr;
    if (a.offset == interp::kInitOffset) {
      if (a.object < done_at_start_.size() && done_at_start_[a.object]) continue;
      if (is_noting()) stop_noting();
      read(variable::make(a.object, variable::kInit));
      init_seen(a.object);
      continue;
    }
    if (const HiddenAccess hidden = of_hidden_state(a.object, a.offset, a.write, a.method);
        hidden != HiddenAccess::No) {
      if (hidden == HiddenAccess::Shared) (a.write ? writes_ : reads_).push_back(variable::make(a.object, a.offset));
      continue;
    }
    // Arrays that the library has made while it started are tables that never change. Fields of objects that it has
    // made then may change, as when the common pool is made on demand: other blocks depend on them, but how they are
    // guarded is the library's own business, so they are not looked at for races.
    const bool boot = world_.is_boot_object(a.object);
    if (boot && world_.classes.by_id(world_.heap.header(a.object).class_id)->is_array()) continue;
    const ListAccess list = boot ? ListAccess::None : list_access(a);
    const bool adds = list == ListAccess::Append || (!boot && is_part_of_addition(a));
    const bool printed = !boot && !adds && is_only_printed(a);  // (what only adds may run on)
    const bool tasks = world_.options.thread_per_task && interp::is_count_of_tasks(world_, a.object, a.offset);
    const Variable variable = tasks ? variable::make(a.object, variable::kTasks) : variable_of(a.object, a.offset);
    if (!printed && list != ListAccess::Put) (adds ? adds_ : a.write ? writes_ : reads_).push_back(variable);
    if (!guards_.empty() || latch_method(a.method) != interp::LatchMethod::None) note_latch(a, variable);
    if (tasks && !a.write && !adds) guards_.push_back(variable);
    if (a.write && world_.options.thread_per_task && interp::is_end_of_tasks(world_, a.object, a.offset))
      note_tasks_ended(a.object);
    if (boot) continue;
    note_access(a);
    for (Detector* d : detectors_) d->access(thread_, a, lockset);
    if (world_.heap.header(a.object).length > kMaxArrayVariables && detectors_.empty() &&
        !(races_ && races_->stops_before(a.object, a.offset, a.write)))
      told = &a;
  }
  events_.accesses.clear();
  if (reads_.size() + writes_.size() + adds_.size() > shrink_at_) shrink_footprint();
}

// Of a large array neighbours are one variable, for the footprint and for the race check (a suspect's elements but
// count one by one). Copies, and loops over one array, access one behind the other.
bool BlockRunner::is_further_element(const interp::Access& told, const interp::Access& a) {
  return a.object == told.object && a.method == told.method && a.pc == told.pc && a.write == told.write &&
         a.offset > told.offset && RaceCheck::are_one_piece(told.offset, a.offset);
}

// A long block accesses a few variables often, so that most of what its lists hold is there many times.
void BlockRunner::shrink_footprint() {
  before_joins_.clear();
  sort_unique(reads_);
  sort_unique(writes_);
  sort_unique(adds_);
  shrink_at_ = std::max(kShrinkAt, 2 * (reads_.size() + writes_.size() + adds_.size()));
}

// Tells the race check of a plain access. Accesses before the first start are left out, for main is alone then, and
// what it does happens before everything else; so are those inside calls of trusted code.
void BlockRunner::note_access(const interp::Access& access) {
  if (!races_ || !started_ || in_trusted_call_) return;
  const bool behind = post_ || (options_.policy == BlockPolicy::SingleOperation && operations_ > in_operation_);
  // (Whether an access lies behind an operation of the block is asked about the operations before it. One that the
  // operation just performed has made itself lies in front of that operation, for the thread stood before both.)
  races_->access(thread_, access, held_.lockset(thread_), behind, operations_ - in_operation_);
}

// Up to the program's first start main has been alone. So what it has done happens before everything that the VM's own
// threads do, too, although it has not started them. And classes that are initialised by now are so on all paths: using
// them tells nothing about other threads.
void BlockRunner::first_start(ThreadId born) {
  note_done_classes();
  started_ = true;
  for (ThreadId t = 1; t < world_.threads.size(); ++t) {
    const ThreadState state = world_.thread(t).core.state;
    if (t != born && state != ThreadState::Unborn && state != ThreadState::Dead) sync(SyncKind::Start, t);
  }
}

void BlockRunner::at_root() {
  if (!started_) note_done_classes();
}

void BlockRunner::note_done_classes() {
  done_at_start_.resize(world_.class_init.size());
  for (size_t i = 0; i < done_at_start_.size(); ++i)
    done_at_start_[i] = world_.class_init[i].state == vm::InitState::Done;
}

void BlockRunner::sync(SyncKind kind, ThreadId other, Ref object, u32 offset) {
  call_has_effect_ |= kind == SyncKind::Start || kind == SyncKind::VolatileWrite || kind == SyncKind::Cas ||
                      kind == SyncKind::Interrupt || kind == SyncKind::Unpark;
  if (races_ && kind == SyncKind::Start) races_->started(thread_, other);
  if (races_ && kind == SyncKind::Join) races_->joined(thread_, other);
  if (detectors_.empty()) return;
  SyncEvent event{kind, thread_, other, object, offset};
  LocksetId lockset = held_.lockset(thread_);
  for (Detector* d : detectors_) d->sync(event, lockset);
}

// The thread has seen that the class is initialised, and so are the classes that had to be initialised before it.
void BlockRunner::init_seen(vm::ClassId id) {
  if (detectors_.empty()) return;
  const vm::Class* c = world_.classes.by_id(id);
  for (const vm::Class* k : c->super_chain) sync(SyncKind::InitSeen, vm::kNoThread, 0, k->id);
  for (const vm::Class* k : c->all_interfaces) sync(SyncKind::InitSeen, vm::kNoThread, 0, k->id);
}

void BlockRunner::note_acquire(Ref monitor) {
  if (!ran_on_) {  // (else it is there already)
    acquired_.push_back(monitor);
    acquired_at_.push_back(operations_ - 1);
  }
  held_.acquire(thread_, monitor);
  if (is_noting()) known_->acquired(monitor);
  sync(SyncKind::Acquire, vm::kNoThread, monitor);
}

void BlockRunner::note_release(Ref monitor) {
  held_.release(thread_, monitor);
  if (is_noting()) known_->released(monitor);
  call_has_effect_ |= pending_->kind == interp::StopKind::Exit;
  sync(SyncKind::Release, vm::kNoThread, monitor);
}

bool BlockRunner::observed_lock(Ref monitor) const {
  if (options_.observed.locks.empty() || monitor == 0 || is_init_monitor(monitor)) return false;
  const std::string& name = world_.classes.by_id(world_.heap.header(monitor).class_id)->name;
  const std::vector<std::string>& locks = options_.observed.locks;
  return std::find(locks.begin(), locks.end(), name) != locks.end();
}

void BlockRunner::observe_lock(Ref monitor) {
  if (monitor == 0 || observed_lock(monitor)) return;
  options_.observed.locks.push_back(world_.classes.by_id(world_.heap.header(monitor).class_id)->name);
  restart_needed_ = true;
}

void BlockRunner::observe(const RunnerOptions::Observed& more) {
  RunnerOptions::Observed all = options_.observed;
  for (bool RunnerOptions::Observed::*fact :
       {&RunnerOptions::Observed::interrupts, &RunnerOptions::Observed::liveness,
        &RunnerOptions::Observed::thread_state, &RunnerOptions::Observed::cycles, &RunnerOptions::Observed::clock,
        &RunnerOptions::Observed::plain_modes, &RunnerOptions::Observed::queues, &RunnerOptions::Observed::full_join,
        &RunnerOptions::Observed::memory, &RunnerOptions::Observed::identity})
    all.*fact |= more.*fact;
  const auto unite = [](auto* these, const auto& those) {
    for (const auto& one : those)
      if (std::find(these->begin(), these->end(), one) == these->end()) these->push_back(one);
  };
  unite(&all.locks, more.locks);
  unite(&all.library_state, more.library_state);
  if (all == options_.observed) return;
  options_.observed = std::move(all);
  restart_needed_ = true;
}

bool BlockRunner::add(const Memory& more) {
  slept_ |= more.slept;
  started_ |= more.started;
  seen_ |= more.seen;
  return hidden_.add(more.hidden);
}

void BlockRunner::observe_cycles() {
  if (options_.observed.cycles) return;
  options_.observed.cycles = true;
  restart_needed_ = true;
}

void BlockRunner::run_on_additions() { may_run_on_ = !options_.observed.has_part(kAdditionsMet); }

void BlockRunner::observe_meetings() {
  if (!may_run_on_) return;
  may_run_on_ = false;
  observe_part(kAdditionsMet);
}

void BlockRunner::observe_task_waits() { observe_part(kTasksWait); }

// A fact of Observed::library_state. The search starts again if it is news.
void BlockRunner::observe_part(std::string_view part) {
  if (options_.observed.has_part(part)) return;
  options_.observed.library_state.emplace_back(part);
  restart_needed_ = true;
}

void BlockRunner::observe_memory() {
  options_.observed.memory = true;
  restart_needed_ = true;
}

void BlockRunner::observe_identity() {
  options_.observed.identity = true;
  restart_needed_ = true;
}

void BlockRunner::observe_liveness() {
  if (options_.observed.liveness) return;
  options_.observed.liveness = true;
  restart_needed_ = true;
}

void BlockRunner::observe_live_threads() {
  observe_liveness();
  observe_part(kLiveThreads);
}

bool BlockRunner::live_threads_observed() const { return options_.observed.has_part(kLiveThreads); }

// Is this an access of hidden state (hidden_state.h), which is no shared memory of the program's? `Shared` says that
// two threads meet there, so that other blocks depend on it.
BlockRunner::HiddenAccess BlockRunner::of_hidden_state(Ref object, u32 offset, bool write, vm::MethodId by) {
  const vm::Field* field = hidden_.field_of(world_, object, offset);
  if (field == nullptr) return HiddenAccess::No;
  if (is_hand_over(*field)) {
    sync(write ? SyncKind::VolatileWrite : SyncKind::VolatileRead, vm::kNoThread, object, offset);
    return HiddenAccess::Private;
  }
  std::vector<std::string>& parts = options_.observed.library_state;
  // Nobody knows the object before the library's own constructor has returned.
  const vm::Method& method = *world_.classes.method_by_id(by);
  if (method.owner == field->owner && method.name == "<init>") return HiddenAccess::Private;
  // What one of several like threads does the others do, too, though perhaps on no path that is explored.
  const bool several = like_threads_ && thread_ != 0;
  if (hidden_.note(world_, thread_, several, object, *field, write, started_, &parts)) restart_needed_ = true;
  return field->promoted ? HiddenAccess::Shared : HiddenAccess::Private;
}

// For an operation that looks at another thread, or changes something about it. False if that thread has not been
// started. Then the operation depends on its start; and so it does if the start has come before it by chance.
bool BlockRunner::about_thread(const Operation& stop, bool changes) {
  if (stop.object == 0) return false;
  const bool started =
      stop.target < world_.threads.size() && world_.thread(stop.target).core.state != ThreadState::Unborn;
  // The start comes before this operation in any case if this thread has started the other one itself, or the other one
  // is main.
  const bool in_any_case =
      started && (stop.target == 0 || stop.target == thread_ || world_.thread(stop.target).parent == thread_);
  if (in_any_case) return true;
  observe_liveness();
  const Variable v = variable::make(stop.object, variable::kStarted);
  changes && !started ? write(v) : read(v);
  return started;
}

// The thread that runs dies, or has started `born`.
void BlockRunner::touch_user_threads(ThreadId born) {
  const Variable user_threads = variable::make(0, variable::kUserThreads), live = variable::make(0, variable::kDaemons);
  const bool dies = born == vm::kNoThread, daemon = world_.thread(dies ? thread_ : born).core.daemon;
  // Whether daemons live decides what the death of the last user thread is.
  if (!options_.end_hides) {
    if (daemons_alive() && (!dies || !daemon)) write(user_threads);
    if (daemon) write(live);
    else if (dies) read(live);
    return;
  }
  // It ends the program in any case. But who dies last matters where daemons live, for if it is another one they go on.
  // (Among deaths that leave no daemon behind it does not.)
  if (dies && !daemon) daemons_alive() ? write(user_threads) : read(user_threads);
  if (!dies && !daemon && world_.thread(thread_).core.daemon) write(user_threads);
}

void BlockRunner::end_program() {
  ends_program_ = options_.end_hides;
  if (options_.outcomes) read(variable::make(0, variable::kOutput));
}

bool BlockRunner::daemons_alive() const { return world_.scalars.live_threads != world_.scalars.live_user_threads; }

// Objects that the block itself has made are no part of its footprint. No other block can get hold of them before this
// one has been run for good. And objects made on another path lie at the same addresses, so that blocks that have
// nothing to do with each other would seem dependent.
void BlockRunner::forget_newborn() {
  if (world_.heap.top() == born_) return;  // it has made none
  const auto newborn = [&](Ref r) { return !is_init_monitor(r) && r >= born_; };
  for (std::vector<Variable>* variables : {&reads_, &writes_, &adds_})
    std::erase_if(*variables, [&](Variable v) { return variable::is_of_object(v) && newborn(variable::object_of(v)); });
  size_t kept = 0;
  for (size_t i = 0; i < acquired_.size(); ++i) {
    if (newborn(acquired_[i])) continue;
    acquired_[kept] = acquired_[i];
    acquired_at_[kept++] = acquired_at_[i];
  }
  acquired_.resize(kept);
  acquired_at_.resize(kept);
}

// The thread has come through a join, as nobody can before t's end. (Where threads are interrupted it may come through
// one before that; here it has not, but others need to see that it could.) `before`: the footprint that does not come
// behind t's end.
void BlockRunner::note_joined(ThreadId t, const Footprint& before) {
  if (options_.observed.interrupts) return;
  if (before_joins_.size() == joined_.size()) before_joins_.push_back(before);
  joined_.push_back(t);
}

// The watcher of a pool has found that all its tasks have ended, as it cannot in front of their ends. (Each counts down
// and dies in one block, unless somebody asks who lives.)
void BlockRunner::note_tasks_ended(Ref pool) {
  const RunnerOptions::Observed& observed = options_.observed;
  if (observed.liveness || observed.full_join || interp::has_shutdown_hooks(world_)) return;
  if (is_noting()) stop_noting();  // (who has ended is in no note)
  const Footprint before = footprint();
  for (const ThreadId t : interp::ended_tasks(world_, pool)) note_joined(t, before);
}

// What the block has touched first behind a join. (What else stands in front of one may be in an attempt that ends
// there, and meets what others do.)
void BlockRunner::find_behind_joins() {
  behind_joins_.clear();
  if (before_joins_.size() != joined_.size() || joined_.empty()) return;
  const auto find = [&](const auto& touched, size_t Footprint::*in, const auto& variable) {
    u32 joins = 0;
    for (size_t i = 0; i < touched.size(); ++i) {
      while (joins < before_joins_.size() && before_joins_[joins].*in <= i) ++joins;
      behind_joins_.push_back({variable(touched[i]), joins});
    }
  };
  const auto itself = [](Variable v) { return v; };
  find(reads_, &Footprint::reads, itself);
  find(writes_, &Footprint::writes, itself);
  find(adds_, &Footprint::adds, itself);
  find(acquired_, &Footprint::acquired, [](Ref m) { return variable::make(m, variable::kMonitor); });
  std::sort(behind_joins_.begin(), behind_joins_.end(), [](const BehindJoins& a, const BehindJoins& b) {
    return a.variable != b.variable ? a.variable < b.variable : a.joins < b.joins;
  });
  const auto again = std::unique(behind_joins_.begin(), behind_joins_.end(),
                                 [](const BehindJoins& a, const BehindJoins& b) { return a.variable == b.variable; });
  behind_joins_.erase(again, behind_joins_.end());
  std::erase_if(behind_joins_, [](const BehindJoins& b) { return b.joins == 0; });
}

u32 BlockRunner::finish(BlockEnd end) {
  find_behind_joins();
  forget_newborn();
  if (world_.scalars.random_drawn) seen_ |= kRandomDrawn;
  if (world_.scalars.identity_observed) seen_ |= kIdentity;
  if (world_.scalars.values_seen) observe_part(kPrintedValues);
  // A block that has committed something must stay, although its thread then goes round for ever: others may wait for
  // what it has done, or, for ever, for a monitor that it has entered. It ends here, and only the thread's next block
  // counts as spinning, and is undone.
  if ((end == BlockEnd::Spinning || end == BlockEnd::TooLong) && (commit_spinning_ || post_)) end = BlockEnd::Bound;
  if (end == BlockEnd::Spinning && !acquired_.empty()) end = BlockEnd::Bound;
  Block b;
  b.thread = thread_;
  b.end = end;
  b.everything = everything_;
  b.ends_program = ends_program_;
  b.let_spin = commit_spinning_;
  b.in_time = time_passes_;
  b.interruptible = interruptible_;
  b.timed_out = timed_out_;
  b.looks_at_clock = looks_at_clock_;
  b.sleeps = sleeps_;
  b.want = want_;
  b.visible_operations = operations_;
  if (!post_) b.end_position = run_position(world_.thread(thread_));
  if (options_.observed.thread_state) writes_.push_back(variable::make(thread_, variable::kThreadState));
  sort_unique(writes_);
  sort_unique(reads_);
  sort_unique(adds_);
  if (at_closed_guard_ && (end != BlockEnd::Blocked || want_.kind != WantKind::LaterCall)) guards_.clear();
  sort_unique(guards_);
  for (Variable v : adds_) b.add_mask |= mask_bit(v);
  for (Variable v : reads_) b.read_mask |= mask_bit(v);
  for (Variable v : writes_) b.write_mask |= mask_bit(v);
  for (Ref m : acquired_) b.acquire_mask |= mask_bit(m);
  if (want_.kind == WantKind::Monitor) b.acquire_mask |= mask_bit(want_.what);
  b.reads = append(arena_.variables, reads_);
  b.writes = append(arena_.variables, writes_);
  b.adds = append(arena_.variables, adds_);
  b.guards = append(arena_.variables, guards_);
  b.acquired = append(arena_.monitors, acquired_);
  b.acquired_at = append(arena_.counts, acquired_at_);
  b.held_before = append(arena_.monitors, held_before_);

  const std::vector<Ref>& held = held_.held(thread_);
  auto holds = [&](Ref m) { return std::find(held.begin(), held.end(), m) != held.end(); };
  b.keep.begin = static_cast<u32>(arena_.monitors.size());
  for (Ref m : acquired_)
    if (holds(m)) arena_.monitors.push_back(m), b.leave_mask |= mask_bit(m);
  b.keep.size = static_cast<u32>(arena_.monitors.size()) - b.keep.begin;
  b.released.begin = static_cast<u32>(arena_.monitors.size());
  for (Ref m : held_before_)
    if (!holds(m)) arena_.monitors.push_back(m), b.leave_mask |= mask_bit(m);
  b.released.size = static_cast<u32>(arena_.monitors.size()) - b.released.begin;

  b.idle = idle_;
  b.ran_on = ran_on_;
  b.nested = nested_ || !held_before_.empty() || acquired_.size() > 1 ||
             (held_at_want(b) > 0 && want_.kind != WantKind::Nothing);
  b.picks = append(arena_.picks, picks_);
  b.joined = append(arena_.joined, joined_);
  b.behind = append(arena_.behind, behind_joins_);
  if (races_) b.accesses = races_->finish_block(arena_, born_);
  arena_.blocks.push_back(b);
  if (log_) log_->block(arena_, b);
  if (std::exchange(noting_, false)) known_->finish(arena_.blocks.back(), circumstances());
  return static_cast<u32>(arena_.blocks.size()) - 1;
}

}  // namespace heddle::tester
