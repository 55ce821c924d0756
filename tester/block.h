// Atomic blocks: what one thread did between two points at which the search may switch, with the
// footprint that decides which other blocks it commutes with (docs/algorithms.md, "Dependence of blocks").
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "interp/run.h"
#include "tester/thread_set.h"

namespace heddle::tester {

using vm::Ref;

// A variable of the dependence relation: an object's field or element, or something special about a
// thread, class or stream. object << 32 | offset; the special ones have offsets that no field has.
using Variable = u64;
namespace variable {
inline constexpr u32 kWaitSet = 0xfffffff0u;  // of an object
inline constexpr u32 kAlive = 0xfffffff1u;    // of a thread
inline constexpr u32 kInterrupt = 0xfffffff2u;
inline constexpr u32 kPermit = 0xfffffff3u;
inline constexpr u32 kInit = interp::kInitOffset;  // of a class
inline constexpr u32 kInput = 0xfffffff5u;
inline constexpr u32 kOutput = 0xfffffff6u;
inline constexpr u32 kUserThreads = 0xfffffff7u;  // how many user threads live (matters beside daemons)
inline constexpr u32 kDaemons = 0xfffffffbu;      // whether daemons live
inline constexpr u32 kStarted = 0xfffffffcu;      // of a Thread object: has it been started
inline constexpr u32 kWholeArray = 0xfffffff8u;
inline constexpr u32 kLiveThreads = 0xfffffffeu;  // which threads live, if somebody asks for all of them
inline constexpr u32 kMonitor = 0xfffffff9u;      // an observed lock: its owner is data
inline constexpr u32 kTrusted = 0xfffffffdu;      // of the receiver of a trusted call: its whole state
inline constexpr u32 kReclaimed = 0xffffffefu;    // what waits for the VM's own threads
// How many tasks of a pool have not ended, where each has a thread of its own. Whoever waits for all ends comes behind
// them in any order, so that summaries need not say that he looks.
inline constexpr u32 kTasks = 0xffffffeeu;
inline constexpr u32 kThreadState = 0xfffffffau;  // what getState shows
inline constexpr u32 kWoken = 0xffffffddu;        // of a thread: somebody has notified it
inline constexpr u32 kConstructed = 0xffffffdeu;  // of an object with a finalizer, which comes after its construction
inline constexpr u32 kClock = 0xffffffdfu;
// What operations on files touch (vm::FileAspect), by the FileSystem's own numbers.
inline constexpr u32 kFileName = 0xffffffe0u;
inline constexpr u32 kFileListing = 0xffffffe1u;
inline constexpr u32 kFileContents = 0xffffffe2u;
inline constexpr u32 kFileDescriptor = 0xffffffe3u;
inline Variable make(u32 object, u32 offset) { return (static_cast<u64>(object) << 32) | offset; }
// Whether a counter is below its limit: a variable beside it (fields lie at even offsets).
inline Variable limit_of(Variable counter) { return counter | 1; }
inline u32 object_of(Variable v) { return static_cast<u32>(v >> 32); }
inline u32 offset_of(Variable v) { return static_cast<u32>(v); }
// Whether it is a field, an element or all elements of an array: the program's own data.
inline constexpr u32 kFirstSpecial = kWoken;
inline bool is_data(Variable v) { return offset_of(v) < kFirstSpecial || offset_of(v) == kWholeArray; }
// Whether object_of is a Ref, not a thread, a class or nothing. (Of the receiver of a trusted static method it is 0.)
inline bool is_of_object(Variable v) {
  const u32 offset = offset_of(v);
  return is_data(v) || offset == kConstructed || offset == kWaitSet || offset == kStarted || offset == kMonitor ||
         (offset == kTrusted && object_of(v) != 0) || offset == kTasks;
}
// Whether object_of is a ThreadId.
inline bool is_of_thread(Variable v) {
  const u32 offset = offset_of(v);
  return offset == kAlive || offset == kInterrupt || offset == kPermit || offset == kThreadState || offset == kWoken;
}
}  // namespace variable

// A class being initialised is held like a monitor (docs/algorithms.md, "Atomic blocks"): this stands for it wherever a
// monitor's Ref does. No heap is large enough for real Refs with this bit.
inline constexpr Ref kInitMonitor = 0x80000000u;
inline bool is_init_monitor(Ref r) { return r & kInitMonitor; }
// In sets of monitors this stands for all monitors that have been collected. Nobody will ever hold one of them again,
// but a set that had one must not become the empty set, which would mean that nothing was held.
inline constexpr Ref kGoneMonitor = 0xffffffffu;
// In sets of monitors this is a lock that volatile and atomic accesses hold if the variable has plain accesses, too
// (AtomicInteger.getPlain). So they do not race with each other, but do race with the plain ones.
inline constexpr Ref kAtomicMonitor = 0xfffffffeu;
// In sets of monitors this stands for the monitor of the accessed object itself, whichever object that is.
inline constexpr Ref kOwnMonitor = 0xfffffffdu;
static_assert(kGoneMonitor != kAtomicMonitor && kGoneMonitor != kOwnMonitor && kAtomicMonitor != kOwnMonitor,
              "one would be taken for the other, and the sets would have a lock in common");

enum class BlockEnd : u8 {
  Bound,      // it stands just before an acquire, a non-mover or an access of a suspect, which begins the next block
  Exit,       // EXIT policy: behind a monitor exit or a non-mover
  Wait,       // the thread waits
  Dead,       // the thread has died
  Blocked,    // could not get what it wants; undone by the caller
  Ended,      // the whole program ended
  Abandoned,  // Verify.assume(false): this path does not count
  Spinning,   // its state has come back (spin_watch.h): undone, as if it were blocked on everything that it has read
  TooLong,    // step limit of a block: this path is cut off
  Postponed,  // BlockRunner::run_hastily has given up early: nothing is known of the block yet; the caller undoes it
  CutShort,   // the time is over in the middle of it: it is undone, and the search ends
};

// TimedPermit is a park with a time limit whose timeouts on this path are used up: it could still go on, so it is never
// part of a deadlock. TrustedWait is a call of trusted code that would have to wait, in `what`: the block is undone and
// tried again later. LaterCall is a call of the library that comes later instead of waiting in `what`
// (docs/algorithms.md, "Calls that come later"). OthersStuck is a join that also ends when nobody else can go on
// (interp::is_unless_stuck): it is part of no deadlock, and what the others do next may let it go on.
enum class WantKind : u8 { Nothing, Monitor, Join, Permit, TimedPermit, TrustedWait, LaterCall, OthersStuck };
struct Want {
  WantKind kind = WantKind::Nothing;
  u32 what = 0;                    // monitor: Ref or kInitMonitor | class; join: ThreadId
  ThreadId owner = vm::kNoThread;  // who has it now
  bool interruptible = false;      // an interrupt can end it, and somebody interrupts: it may not last for ever
  friend bool operator==(const Want&, const Want&) = default;
};

// What a thread that cannot go on would have to get. WantKind::Nothing if it can, or waits for a notify.
Want want_of(const interp::Pending& pending);

// Whether a block with this end leads nowhere: its thread has not come to its next operation.
inline bool is_no_end(BlockEnd end) {
  return end == BlockEnd::Spinning || end == BlockEnd::TooLong || end == BlockEnd::Postponed ||
         end == BlockEnd::CutShort;
}

// Where a thread stands in its code: the same in every World, but only together with its steps unlike all others. 0: it
// has no frames.
u64 place_hash(const vm::World& world, ThreadId t);

// Where a thread has come to in its run, the same in every World. ThreadCore::steps counts calls and rounds of loops:
// in between a thread only goes on in its method, or returns from it. frames 0: nowhere, or it has ended.
struct RunPosition {
  u64 steps = 0;
  u32 frames = 0, pc = 0;
};
inline RunPosition run_position(const vm::Thread& thread) {
  if (thread.core.frame_count == 0) return {};
  return {thread.core.steps, thread.core.frame_count, thread.top().pc & 0x7fffffffu};
}
inline bool is_at_or_behind(const RunPosition& a, const RunPosition& b) {
  if (a.steps != b.steps) return a.steps > b.steps;
  return a.frames != b.frames ? a.frames < b.frames : a.pc >= b.pc;
}

// A slice of one of the arena's arrays.
struct Slice {
  u32 begin = 0, size = 0;
};

// A plain access of a variable that may race, before any commit of its block (tester/races.h).
struct PendingAccess {
  Variable variable = 0;
  vm::MethodId method = 0;
  u32 pc = 0;
  u32 locks = 0;       // LocksetId: held by the thread at the access
  u32 operations = 0;  // performed by the block before it
  bool write = false;
};

// In place of a thread's end: a gate, which goes up when something has been done as often as needed, and which nobody
// has passed before. Here the gate of this object, a CountDownLatch's.
inline constexpr ThreadId kGate = 1u << 31;
inline ThreadId gate_of(Ref object) { return kGate | object; }
inline bool is_gate(ThreadId t) { return (t & kGate) != 0; }
inline Ref object_of_gate(ThreadId gate) { return gate & ~kGate; }

// What a block has touched first behind its first `joins` joins. Of a monitor: variable::make(it, kMonitor).
struct BehindJoins {
  Variable variable = 0;
  u32 joins = 0;
};

struct Block {
  ThreadId thread = vm::kNoThread;
  BlockEnd end = BlockEnd::Bound;
  bool everything = false;      // depends on every other block (exit, last user death)
  bool ends_program = false;    // of these: nobody does anything behind it. What comes in front it does not look at
  bool interruptible = false;   // its acquires can be interrupted, and somebody does interrupt
  bool timed_out = false;       // a park with a time limit whose time was up
  bool let_spin = false;        // run by BlockRunner::run_at_most
  bool in_time = false;         // BlockRunner::let_time_pass
  bool nested = false;          // held something while it acquired or waited: the cut check must look
  bool idle = false;            // WantKind::LaterCall: of a worker of the library's, between two tasks
  bool looks_at_clock = false;  // a reading; sleeps and time limits are none
  bool sleeps = false;          // a Thread.sleep
  bool ran_on = false;          // behind an addition, where it might have ended (BlockRunner::runs_on)
  u32 known = 0;        // of all blocks with this number the footprint is the same; 0: nothing is known (KnownBlocks)
  Slice reads, writes;  // sorted Variables in BlockArena::variables
  Slice adds;           // likewise: those that it only adds to, which commutes with other additions
  Slice acquired;       // monitors in order of acquisition (re-entrant ones not), BlockArena::monitors
  Slice acquired_at;    // parallel: operations performed before each acquisition, BlockArena::counts
  Slice keep;           // of these, still held at the end
  Slice released;       // held at the start, no longer held at the end (the paper's relh)
  Slice held_before;    // held at the start
  Want want;
  u32 visible_operations = 0;  // performed by the block: perform() calls that were not Blocked
  // Where its thread stands behind it, if it has committed nothing. (If it has, it ends in front of the next access
  // that may race.)
  RunPosition end_position = {};
  Slice picks;     // decisions taken, in BlockArena::picks
  Slice accesses;  // in BlockArena::accesses: of suspect variables, the first of each kind
  // The threads whose ends it has waited for, and the latches (gate_of), so that it, and all that its thread does
  // behind it, can come only behind these; in their order, in BlockArena::joined. And what it has touched behind some
  // of them, sorted, in `behind`. `guards`: what it has read only to see that it may go on, or may not yet
  // (later_calls.cpp); sorted, in BlockArena::variables, and among `reads`.
  Slice joined, behind, guards;
  // Bloom signatures of reads, writes, adds, acquired+want, keep+released: quick "surely independent".
  u64 read_mask = 0, write_mask = 0, add_mask = 0, acquire_mask = 0, leave_mask = 0;
  bool changes_something() const { return writes.size > 0 || adds.size > 0; }
};

// Of the monitors that an attempt has acquired, how many it has where it cannot go on: a call that comes later has
// given back the last one.
inline u32 held_at_want(const Block& b) { return b.acquired.size - (b.want.kind == WantKind::LaterCall ? 1 : 0); }

struct Pick {
  u32 at = 0;  // operation within the block, from 0
  interp::DecisionKind kind = interp::DecisionKind::Notify;
  u32 value = 0;    // index of the option taken: among the waiters, longest waiting first; the number chosen
  u32 options = 0;  // how many there were
};

// Backing store of blocks, used as a stack by the depth-first search.
struct BlockArena {
  std::vector<Variable> variables;
  std::vector<Ref> monitors;
  std::vector<u32> counts;
  std::vector<Pick> picks;
  std::vector<PendingAccess> accesses;
  std::vector<ThreadId> joined;
  std::vector<BehindJoins> behind;
  std::vector<Block> blocks;

  std::span<const Pick> picks_of(const Block& b) const { return std::span(picks).subspan(b.picks.begin, b.picks.size); }

  struct Position {
    size_t variables = 0, monitors = 0, counts = 0, picks = 0, accesses = 0, joined = 0, behind = 0, blocks = 0;
  };
  Position position() const {
    return {variables.size(), monitors.size(), counts.size(), picks.size(),
            accesses.size(),  joined.size(),   behind.size(), blocks.size()};
  }
  void truncate(const Position& p) {
    variables.resize(p.variables);
    monitors.resize(p.monitors);
    counts.resize(p.counts);
    picks.resize(p.picks);
    accesses.resize(p.accesses);
    joined.resize(p.joined);
    behind.resize(p.behind);
    blocks.resize(p.blocks);
  }
};

inline void sort_unique(std::vector<Variable>& v) {
  if (std::adjacent_find(v.begin(), v.end(), std::greater_equal<>()) == v.end()) return;  // mostly they are so few
  std::sort(v.begin(), v.end());
  v.erase(std::unique(v.begin(), v.end()), v.end());
}

inline u64 mask_bit(u64 key) { return 1ull << ((key * 0x9e3779b97f4a7c15ull) >> 58); }

// How blocks depend on each other through monitors. None: not at all, as in the paper. Valid: a block that keeps
// or gives up a monitor depends on one that acquires or wants it (docs/algorithms.md, "Dependence of blocks").
enum class LockDependence : u8 { None, Valid };
struct DependenceOptions {
  LockDependence locks = LockDependence::Valid;
  bool printed_conflict = false;  // W2: r1 ∩ r2 instead of r1 ∩ w2
  // Switches of the mutation check: each drops one term and must be caught by the random comparison.
  bool without_keep = false;
  bool without_adds = false;
  u32 without_variable = 0;  // offset of a special variable to ignore (kWaitSet ...), 0 = none
};

// True if the order of a and b can matter.
bool dependent(const BlockArena& arena, const Block& a, const Block& b, const DependenceOptions& options);

}  // namespace heddle::tester
