// Runs one atomic block of one thread (docs/algorithms.md, "Atomic blocks") and records its footprint.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "interp/latches.h"
#include "interp/run.h"
#include "tester/block.h"
#include "tester/detector.h"
#include "tester/finding.h"
#include "tester/hidden_state.h"
#include "tester/list_appends.h"
#include "tester/locksets.h"
#include "tester/plain_additions.h"
#include "tester/races.h"
#include "tester/spin_watch.h"
#include "tester/stream_calls.h"
#include "tester/unused_results.h"

namespace heddle::tester {

class KnownBlocks;

// Where blocks end.
enum class BlockPolicy : u8 {
  Exit,             // the paper: at monitor exits, waits and the death
  TwoPhase,         // Lipton: right-movers, at most one non-mover, left-movers; ends before the next acquire
  SingleOperation,  // every visible operation is a block: brute force (`--systematic=all`)
};

struct RunnerOptions {
  BlockPolicy policy = BlockPolicy::TwoPhase;
  u64 block_steps = 1'000'000'000;  // of one block, before it counts as too long; 0 = no limit
  u32 max_timeouts = 3;             // per thread and path, while others can go on
  bool outcomes = false;            // output is a variable
  // Of a state in which the program ends only what has been printed counts: what others have done in front of its end
  // is lost with them. (Not for sleep sets, nor where end states are collected.)
  bool end_hides = false;
  bool spurious = false;
  bool late_clock = true;                // a long time may pass before a reading of the clock
  bool handled_exceptions_fail = false;  // what a handler of the program's takes is a fault, too
  bool faults_abandon = false;           // a fault ends its path as Verify.assume(false) does
  bool states_merged =
      false;  // a block may end wherever a thread yields without getting on: equal states are met again
  // Calls of the library that would wait come later instead, where nobody can tell (later_calls.cpp).
  bool later_calls = false;
  // Additions whose result nobody uses commute (additions.cpp).
  bool additions_commute = false;
  // Appending to a list commutes, where nobody looks at the order of its elements (list_appends.h).
  bool appends_commute = false;
  // Following a schedule: which classes of locks were observed is not known any more, so that all count as observed.
  // (Only what the schedule says is performed.)
  bool all_locks_observed = false;
  // Packages or classes, "java/util/concurrent/": a call into them is one non-mover on its receiver.
  std::vector<std::string> trusted;
  // Facts about the program that were found on the way; each makes more operations visible. The search starts again
  // when one turns up (docs/algorithms.md, "Facts that restart the search").
  struct Observed {
    bool interrupts = false;    // somebody interrupts a thread
    bool liveness = false;      // somebody asks whether a thread lives (other than by joining one of his own)
    bool thread_state = false;  // somebody calls getState
    bool cycles = false;        // a path came back to a state on itself: who can run is kept for each state
    bool clock = false;         // somebody reads a clock: sleeps and timeouts set it
    bool plain_modes = false;   // somebody accesses an atomic's value in plain mode: its atomic accesses are noted
    bool queues = false;        // somebody asks who stands in the queue of a lock
    bool full_join = false;     // a thread object's monitor is used by the program
    bool memory = false;    // some path needs memory to be freed: then the order of allocations decides what is full
    bool identity = false;  // somebody looks at what tells like threads apart: a name, a number, an identity hash code
    std::vector<std::string> locks;  // classes whose instances' locks are looked at (tryLock, holdsLock)
    // Parts of the library's hidden state that threads meet in (hidden_state.h).
    std::vector<std::string> library_state;
    bool has_part(std::string_view part) const {
      return std::find(library_state.begin(), library_state.end(), part) != library_state.end();
    }
    friend bool operator==(const Observed&, const Observed&) = default;
  } observed;

  // The same for whoever follows a schedule: one operation is a block.
  RunnerOptions single_operations() const {
    RunnerOptions options = *this;
    options.policy = BlockPolicy::SingleOperation;
    options.later_calls = options.additions_commute = options.appends_commute = false;
    options.all_locks_observed = observed.queues;
    return options;
  }
};

// Faults of the program seen while a block ran. The block may later be undone (Blocked): they are
// real all the same, the schedule up to here shows them.
struct ProgramFault {
  // AssertionFailed, Uncaught, ExitVm (RunOptions::no_exit), or Native: an irreversible call that cannot be made
  interp::StopKind kind;
  ThreadId thread;
  Ref exception;
  u32 visible_operations;  // performed by the block before the fault
};

inline FindingKind kind_of_fault(const ProgramFault& fault) {
  return fault.kind == interp::StopKind::AssertionFailed ? FindingKind::AssertionFailed
         : fault.kind == interp::StopKind::Native        ? FindingKind::OpaqueNative
         : fault.kind == interp::StopKind::ExitVm        ? FindingKind::ProgramExit
                                                         : FindingKind::UncaughtException;
}

// Has RunOptions::promoted made the accesses of that field, or of that element of an array, visible?
bool is_promoted(const vm::World& world, Ref object, u32 offset);
// Is it an access of such a variable?
inline bool is_promoted(const vm::World& world, const interp::Operation& stop) {
  return is_promoted(world, stop.object, stop.offset);
}

// Does it matter who waits in a call of the library, and who will still make it (later_calls.cpp)?
bool waits_are_seen(const RunnerOptions& options);

class BlockRunner final : public vm::RelocationListener {
 public:
  using FaultHandler = std::function<void(const ProgramFault&)>;

  BlockRunner(vm::World& world, BlockArena& arena, HeldLocks& held, RunnerOptions options);
  ~BlockRunner() override;
  BlockRunner(const BlockRunner&) = delete;
  BlockRunner& operator=(const BlockRunner&) = delete;
  void add_detector(Detector* detector) { detectors_.push_back(detector); }
  // Data races as properties of states: blocks end also before accesses of suspects, and note those before. Null: not.
  void check_races(RaceCheck* races) { races_ = races; }
  void on_fault(FaultHandler handler) { on_fault_ = std::move(handler); }

  void remove_detector(Detector* detector) { std::erase(detectors_, detector); }
  // From now on invisible code runs step by step (a backward branch or a call), and stops before each access that the
  // filter stops, also of objects that nobody else knows; `at_stop` is called there and behind each step. Null: no
  // more.
  using AtStop =
      std::function<void(ThreadId, const interp::Operation& stop)>;  // StopKind::Access, Budget, or the other
  void watch_accesses(const interp::AccessFilter* filter, AtStop at_stop) {
    access_watch_ = filter;
    at_stop_ = std::move(at_stop);
  }

  // Runs a block of t from the current state of the world and appends it to the arena; the caller
  // restores. Decisions beyond `forced` take option 0; all decisions are in the block's picks.
  // Returns the block's index in arena.blocks.
  u32 run(ThreadId t, const std::vector<Pick>& forced) { return run(t, forced, nullptr); }
  // The same; `look` sees every operation just before it is performed.
  using Look = std::function<void(const interp::Operation&)>;
  u32 run(ThreadId t, const std::vector<Pick>& forced, const Look& look);
  // From now on invisible code runs call by call, with `slice` called before each stretch.
  void slice(std::function<void(ThreadId)> slice) { slice_ = std::move(slice); }

  // As run(), but a thread that spins is not undone: after about `steps` instructions the block ends.
  u32 run_at_most(ThreadId t, u64 steps);
  // As run(), but a block that has come to no end after kHastySteps ends as Postponed.
  u32 run_hastily(ThreadId t);
  // A block that will be undone, to see what would come of it: no accesses are noted.
  u32 run_on_trial(ThreadId t, bool hastily);
  static constexpr u64 kHastySteps = 1'000'000;

  // Like threads are interchangeable (docs/algorithms.md).
  void like_threads() { like_threads_ = true; }
  // Somebody has asked which threads live.
  bool live_threads_seen() const { return live_threads_observed(); }

  // Stops a thread in the midst of a block, in front of an instruction (interp/instruction_watch.h): the block ends as
  // CutShort. Null: nobody watches.
  void watch(interp::InstructionWatch* watch) { watch_ = watch; }

  // From now on blocks that have been run before are done again without running them (tester/known_blocks.h). `check`:
  // for tests, they are run all the same and compared.
  void know_blocks(bool check);
  u64 repeated_blocks() const;

  // Told about operations and blocks of run(); null: nobody.
  void log(class SearchLog* log) { log_ = log; }

  // Brings t to just before its next operation, with everything that detectors must see. Not for dead
  // or waiting threads. False: there was none within so many steps (0: those of a block).
  bool advance(ThreadId t, u64 steps = 0);

  // Asked from time to time in the middle of long blocks; once the answer is true the block ends as CutShort.
  void out_of_time(std::function<bool()> out_of_time) { out_of_time_ = std::move(out_of_time); }

  // Whether timeouts beyond RunnerOptions::max_timeouts are taken, too: where only time can help, or again as before.
  void let_time_pass(bool passes) { time_passes_ = passes; }

  // Can t's next block be tried at all: alive, and not waiting without a time limit.
  bool candidate(ThreadId t) const;
  ThreadSet candidates() const;  // all of them
  // Whoever runs is in a loop in which time passes (tester/clock_loops.h): behind its next reading of the clock, sleep
  // or time limit it is at least so late, in nanoseconds of the virtual clock, and a reading is not late besides. 0: as
  // usual.
  void pace(u64 clock) { pace_ = clock; }
  // Would its next operation be performed now? What decode() says, within the limit of timeouts a thread. A thread that
  // does not stand in front of an operation is taken to come to one. (That somebody may wake up without any reason is
  // nothing to count on: with RunnerOptions::spurious more may be performed than this says.)
  bool can_go_on(ThreadId t) const;

  // The world stands at the root of the search: classes that are initialised by now are so on every
  // path, and relying on them is no event.
  void at_root();

  // Set when a fact turned up that RunnerOptions::observed does not hold yet.
  bool restart_needed() const { return restart_needed_; }
  const RunnerOptions& options() const { return options_; }
  void observe(const RunnerOptions::Observed& more);  // facts that somebody else has observed in the same search
  void observe_cycles();
  void observe_memory();
  // From now on blocks go on behind additions (runs_on), until the search is told that this is wrong.
  void run_on_additions();
  void observe_meetings();
  void observe_task_waits();
  void observe_identity();
  const std::vector<u8>& done_at_start() const { return done_at_start_; }  // by ClassId; grows at the first start
  bool slept() const { return slept_; }  // some thread has slept, or has let its time run out
  // What it has noticed anywhere in the search: another runner that goes on with it must know that, too.
  struct Memory {
    bool slept = false, started = false;
    u32 seen = 0;
    std::vector<u8> done_at_start;
    std::vector<HiddenUse> hidden;
  };
  Memory memory() const { return {slept_, started_, seen(), done_at_start_, hidden_.uses()}; }
  // What somebody else has noticed in the same search. False: together the two have, perhaps, noticed something that
  // needs a fact which neither of them knows.
  bool add(const Memory& more);
  // Of what the program has done, anywhere in the search, what a verdict says something about.
  enum Seen : u32 {
    kHandledException = 1,  // a handler of the program's has taken an exception
    kWeakMode = 2,          // lazySet, getOpaque ...: weaker than volatile, and taken as volatile
    kWeakCas = 4,           // a weak compare-and-set
    kRandomDrawn = 8,       // numbers of a generator without a seed of its own have been used: it has the run's
    kIdentity = 16,         // identity hash codes have been seen
    kWaits = 32,            // the program waits, or parks, by itself: where wakeups for no reason are allowed
    kClockLoop = 64,        // in a loop time has passed in growing steps (tester/clock_loops.h)
  };
  u32 seen() const;
  void see(Seen what) { seen_ |= what; }
  void remember(const Memory& memory) {
    slept_ = memory.slept;
    seen_ = memory.seen;
    started_ = memory.started;
    done_at_start_ = memory.done_at_start;
    hidden_.remember(memory.hidden);
  }
  // For detectors: the operation that is being performed, to be told in reports.
  u32 current_operations() const { return operations_; }
  // The last block was forced to take an option that there was not; it took the first one.
  bool pick_out_of_range() const { return pick_out_of_range_; }
  // Of the last operation that was performed: what came of it, and who does not wait any more.
  const interp::Outcome& last_outcome() const { return outcome_; }
  const std::vector<ThreadId>& last_woken() const { return woken_; }
  ThreadId current_thread() const { return thread_; }
  const std::vector<Pick>& current_picks() const { return picks_; }
  bool current_looks_at_clock() const { return looks_at_clock_; }

 private:
  enum class Step : u8 { Go, End };
  Step operate(interp::Operation& stop, BlockEnd* end);
  Step acquire_like(const interp::Operation& stop, BlockEnd* end, const interp::Decisions& decisions = {});
  Step blocked(const interp::Operation& stop, BlockEnd* end);
  Step class_init(const interp::Operation& stop, BlockEnd* end);
  Step end_class_init(BlockEnd* end);
  std::vector<Ref> ended_classes() const;
  bool holding_seen(Ref monitor) const {
    const RunnerOptions::Observed& observed = options_.observed;
    if (!options_.all_locks_observed && observed.locks.empty() && !observed.thread_state) return false;
    return holding_is_seen(monitor);
  }
  bool holding_is_seen(Ref monitor) const;
  void note_stream(Ref monitor);  // which a thread enters
  bool arrivals_seen(const interp::Operation& stop) const;
  bool arrive(const interp::Operation& stop, BlockEnd* end);
  void read_class_init(vm::ClassId id);
  Step enter(const interp::Operation& stop, BlockEnd* end);
  Step reacquire(const interp::Operation& stop, BlockEnd* end);
  Step non_mover(const interp::Operation& stop, BlockEnd* end);
  interp::Outcome perform(const interp::Decisions& decisions = {});
  u32 choose_pace(u64 takes);
  u32 choose(interp::DecisionKind kind, u32 options);
  void drain_accesses();
  void drain_events();
  static bool is_further_element(const interp::Access& told, const interp::Access& a);
  void shrink_footprint();
  void note_constructed();
  Ref next_finalized(const interp::Operation& stop) const;
  void collection_begins(std::vector<Ref>& kept) override;
  void objects_moved(const vm::Relocation& moved) override;
  void read(Variable v) { reads_.push_back(v); }
  void write(Variable v) { writes_.push_back(v); }
  void add_or_write(const interp::Operation& stop);
  void lengthen_clock();
  void use_clock();
  bool runs_on(const interp::Operation& stop);
  bool is_next_acquired(const std::vector<Ref>& held, Ref monitor) const;
  bool is_part_of_addition(const interp::Access& access);
  ListAccess list_access(const interp::Access& access);
  bool is_only_printed(const interp::Access& access) const;
  bool is_only_printed(const interp::Operation& stop, bool write);
  void sync(SyncKind kind, ThreadId other = vm::kNoThread, Ref object = 0, u32 offset = 0);
  // Of the variables of a VolatileRead, VolatileWrite or Cas.
  void touch(const interp::Operation& stop, bool write);
  void synchronise(SyncKind kind, const interp::Operation& stop);
  void init_seen(vm::ClassId id);
  void first_start(ThreadId born);
  void note_done_classes();
  void note_acquire(Ref monitor);
  void note_release(Ref monitor);
  bool observed_lock(Ref monitor) const;
  void observe_lock(Ref monitor);
  void observe_part(std::string_view part);
  void observe_liveness();
  void observe_live_threads();
  bool live_threads_observed() const;
  enum class HiddenAccess : u8 { No, Private, Shared };
  HiddenAccess of_hidden_state(Ref object, u32 offset, bool write, vm::MethodId by);
  bool about_thread(const interp::Operation& stop, bool changes);
  bool daemons_alive() const;
  void touch_user_threads(ThreadId born);
  void end_program();
  bool must_bound(bool non_mover) const;
  bool checks_history() const;
  enum class Trust : u8 { None, Call, Stop };
  Trust enter_trusted_call();
  bool end_in_trusted_call(BlockEnd* end);
  bool waits_after_effect() const;
  bool may_come_later(const interp::Operation& stop) const;
  bool may_come_later(Ref wait_set, Ref monitor, u64 steps_left) const;
  void note_latch(const interp::Access& access, Variable variable);
  interp::LatchMethod latch_method(vm::MethodId method);
  Step come_later(const interp::Operation& stop, BlockEnd* end);
  void leave_trusted_call();
  bool yields_in_place();
  Variable variable_of(Ref object, u32 offset) const;
  void plain_access(const interp::Operation& stop, bool write);
  bool stops_before_suspects() const;
  void note_access(const interp::Access& access);
  void observe_handle(const interp::Operation& stop);
  void note_atomic_access(const interp::Operation& stop, const vm::Frame& place, bool write);
  bool may_wake_spuriously(const interp::Operation& stop) const;
  void note_wait();
  bool may_time_out(const vm::ThreadCore& core) const {
    return time_passes_ || core.timeouts_taken < options_.max_timeouts;
  }
  Step uncaught(const interp::Operation& stop, BlockEnd* end);
  void join_everybody();
  bool somebody_awaits_stuck() const;
  void bring_others_to_operations();
  bool too_long(u64 used) const { return options_.block_steps != 0 && used >= options_.block_steps; }
  BlockEnd end_after(u64 used) const;
  interp::Operation run_watched(BlockEnd* end);
  interp::Operation run_invisible(u64 budget);
  interp::Operation run_in_chunks(u64 budget, interp::InstructionWatch* watch);
  interp::Operation run_in_trusted_call(u64 budget);
  interp::Operation run_watched_closely(u64 budget);
  void forget_newborn();
  // How much of the footprint there is.
  struct Footprint {
    size_t reads = 0, writes = 0, adds = 0, acquired = 0;
  };
  Footprint footprint() const { return {reads_.size(), writes_.size(), adds_.size(), acquired_.size()}; }
  void note_joined(ThreadId t, const Footprint& before);
  void note_tasks_ended(Ref pool);
  void find_behind_joins();
  bool may_be_known(const std::vector<Pick>& forced, const Look& look) const;
  std::optional<u32> repeat(ThreadId t);
  bool is_noting() const { return noting_; }
  void note_operation(const interp::Operation& stop);
  void stop_noting();
  // Of what decides how a block goes, what changes during a search.
  u64 circumstances() const { return (races_ ? races_->suspects().all().size() : 0) << 1 | time_passes_; }
  u32 finish(BlockEnd end);

  vm::World& world_;
  BlockArena& arena_;
  HeldLocks& held_;
  RunnerOptions options_;
  std::vector<Detector*> detectors_;
  RaceCheck* races_ = nullptr;
  FaultHandler on_fault_;
  SearchLog* log_ = nullptr;
  std::function<void(ThreadId)> slice_;
  const interp::AccessFilter* access_watch_ = nullptr;
  AtStop at_stop_;
  interp::InstructionWatch* watch_ = nullptr;
  u32 seen_ = 0;
  bool restart_needed_ = false, slept_ = false, started_ = false;
  StreamCalls stream_calls_;
  bool time_passes_ = false;
  bool commit_spinning_ = false, hasty_ = false, on_trial_ = false, like_threads_ = false;
  std::function<bool()> out_of_time_;
  bool late_ = false;  // the time was over in the middle of long steps
  SpinWatch spin_watch_;
  UnusedResults unused_results_;
  PlainAdditions plain_additions_;
  ListAppends list_appends_;
  std::unique_ptr<KnownBlocks> known_;  // null: all blocks are run
  bool noting_ = false;                 // the block that is run is to be known from now on

  // of the current block
  interp::Operation* pending_ = nullptr;  // the one that operate() is at: what it names moves with a collection
  ThreadId thread_ = 0;
  bool post_ = false, first_ = true, everything_ = false, ends_program_ = false, nested_ = false,
       interruptible_ = false, timed_out_ = false, looks_at_clock_ = false, sleeps_ = false;
  u64 pace_ = 0;
  bool in_trusted_call_ = false, from_wait_ = false, idle_ = false;
  bool call_has_effect_ = false;  // the trusted call has changed what others may rely on
  bool in_operation_ = false;     // accesses are drained that the operation just performed has made
  bool pick_out_of_range_ = false;
  u64 yielded_ = 0;     // hash of the thread's stack at its last yield in this block
  u32 call_frame_ = 0;  // of the trusted call that the user's code made
  size_t acquired_before_call_ = 0;
  std::vector<Ref> held_before_call_;
  u32 operations_ = 0;
  u64 start_steps_ = 0;
  static constexpr size_t kShrinkAt = 1 << 16;
  size_t shrink_at_ = kShrinkAt;  // when reads_ and writes_ are so many, what is there twice goes
  Ref born_ = 0;                  // objects from here on were born in the block
  Ref constructed_up_to_ = 0;     // of those with finalizers from here on detectors do not know yet
  Want want_;
  std::vector<u8> done_at_start_;  // by ClassId
  std::vector<Variable> reads_, writes_, adds_;
  std::vector<Ref> acquired_, held_before_;
  std::vector<ThreadId> joined_;
  std::vector<Footprint> before_joins_;  // parallel; shorter: since then the footprint has lost its order
  std::vector<BehindJoins> behind_joins_;
  std::vector<Variable> guards_;                                   // read as the guards of calls that come later
  bool at_closed_guard_ = false;                                   // one of them was not open
  bool may_run_on_ = false, ran_on_ = false;                       // (runs_on)
  std::vector<std::optional<interp::LatchMethod>> latch_methods_;  // by MethodId, as far as it is known
  std::vector<u32> acquired_at_;
  std::vector<Pick> picks_;
  const std::vector<Pick>* forced_ = nullptr;
  HiddenState hidden_;
  interp::Events events_;
  interp::Outcome outcome_;
  std::vector<ThreadId> waiters_, woken_;
};

}  // namespace heddle::tester
