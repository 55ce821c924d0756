#include "tester/known_blocks.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

#include "interp/queues.h"
#include "tester/same_footprint.h"
#include "vm/base/check.h"
#include "vm/hash.h"

namespace heddle::tester {

using vm::Frame;
using vm::ObjectHeader;
using vm::Thread;
using vm::ThreadCore;

namespace {

constexpr size_t kMostBlocks = 1 << 16, kMostStates = 1 << 18, kMostWords = 1 << 22;  // then all are forgotten
constexpr u32 kMostFrames = 16;        // of deeper stacks nothing is kept
constexpr size_t kMostBorn = 512;      // nor of blocks that allocate more granules
constexpr size_t kMostPrinted = 4096;  // or print more bytes

u64 hash_of(const u64* words, size_t count, u64 seed) {
  u64 hash = seed ^ 0x9e3779b97f4a7c15ull;
  for (size_t i = 0; i < count; ++i) {
    hash = (hash ^ words[i]) * 0xd6e8feb86659fd93ull;
    hash ^= hash >> 32;
  }
  return hash;
}

u64 text_hash(std::u16string_view text) {
  return vm::mix64(vm::hash_bytes({reinterpret_cast<const char*>(text.data()), text.size() * sizeof(char16_t)}));
}

// What the frame above overlaps belongs to it.
bool is_overlapped(const Thread& t, u32 frame, u16 reg) {
  return frame + 1 < t.core.frame_count && t.frames[frame].ref_base + reg >= t.frames[frame + 1].ref_base;
}

template <typename T>
Slice append(std::vector<T>* to, const T* from, size_t count) {
  const Slice slice{static_cast<u32>(to->size()), static_cast<u32>(count)};
  for (size_t i = 0; i < count; ++i) to->push_back(from[i]);  // mostly none, one or two
  return slice;
}
template <typename T>
Slice append(std::vector<T>* to, const std::vector<T>& from, Slice part) {
  return append(to, from.data() + part.begin, part.size);
}

}  // namespace

KnownBlocks::KnownBlocks(vm::World& world, BlockArena& arena, HeldLocks& held)
    : world_(world), arena_(arena), held_(held) {
  world_.throw_listeners.push_back(this);
}

KnownBlocks::~KnownBlocks() { std::erase(world_.throw_listeners, static_cast<vm::ThrowListener*>(this)); }

// --- known blocks

// What else of the world decides what a block does, and is seldom another: whether the thread is alone
// (BlockRunner::checks_history), and what of the program's own is known to be observed.
u32 KnownBlocks::setting() const {
  const vm::WorldScalars& s = world_.scalars;
  const u32 alone = s.live_threads == 1;
  return alone | u32{s.identity_observed} << 1 | u32{s.random_drawn} << 2 | u32{s.values_seen} << 3 |
         u32{s.clock_observed} << 4 | u32{world_.has_marked_strings} << 5 | u32{s.hash_order} << 8;
}

std::optional<u32> KnownBlocks::repeat(ThreadId t, u64 joined, u64 circumstances) {
  noting_ = false;
  const Thread& thread = world_.thread(t);
  const ThreadCore& core = thread.core;
  // (Only where nothing has been written since the newest mark do the doors show all that the block changes.)
  const bool may_go_on = core.state == vm::ThreadState::Runnable || core.state == vm::ThreadState::Reacquire;
  if (!may_go_on || core.frame_count == 0 || core.frame_count > kMostFrames || core.pending_exception != 0 ||
      !world_.heap.recording_undo() || world_.heap.root_top() == vm::Heap::kNoRoot ||
      world_.undo.size() != world_.heap.mark_undo() || thread.low_water != core.frame_count)
    return std::nullopt;
  if (circumstances != circumstances_ || states_.size() >= kMostStates || words_.size() >= kMostWords) {
    forget();
    circumstances_ = circumstances;
  }
  if (core.local_state < first_state_ && origin_of(thread).left_alone()) return std::nullopt;
  state_ = local_state(t);
  thread_ = t;
  joined_ = joined;
  shape_setting_ = setting();
  LocalState& state = state_of(state_);
  if (state.hopeless || state.origin->left_alone()) return std::nullopt;
  ++state.origin->tries;
  expected_ = HashIndex::kNone;
  u32 before = HashIndex::kNone;
  for (u32 shape = state.first_shape; shape != HashIndex::kNone; before = shape, shape = shapes_[shape].next) {
    Shape& s = shapes_[shape];
    if (s.joined != joined || s.setting != shape_setting_ || !values_of(s)) continue;
    const u32 known = find(shape);
    if (known == HashIndex::kNone) continue;
    if (!fits(known_[known])) return std::nullopt;
    if (before != HashIndex::kNone) {  // it is likely to be wanted again
      shapes_[before].next = s.next;
      s.next = std::exchange(state.first_shape, shape);
    }
    ++state.origin->known;
    ++repeated_;
    if (!check_) return redo(known, t);
    expected_ = known;
    break;
  }
  noting_ = true;
  stopped = dies_ = waits_ = false;
  notified_ = 0;
  access_ = {};
  copied_to_.clear();
  before_ = core;
  std::memcpy(&scalars_, &world_.scalars, sizeof scalars_);  // (with what lies between the members: it is compared)
  heap_top_ = world_.heap.top();
  allocation_before_ = load_no_word(kAllocation, t);
  undo_begin_ = world_.undo.size();
  for (u32 i : {0, 1}) printed_begin_[i] = stream(i).text.size();
  read_.clear();
  written_.clear();
  changes_.clear();
  // What its registers name.
  for (u32 i = 0; i < core.frame_count; ++i) {
    const Frame& f = thread.frames[i];
    for (u16 reg : live_.find(world_.classes, f.method, f.pc, vm::executes_next(thread, i)).refs)
      if (!is_overlapped(thread, i, reg)) see_marks(thread.refs[f.ref_base + reg]);
  }
  return std::nullopt;
}

KnownBlocks::Origin& KnownBlocks::origin_of(const Thread& thread) {
  return origins_[thread.core.frame_count != 0 ? static_cast<u64>(thread.top().method) << 32 | thread.top().pc : 0];
}

// The number of the thread's state, a new one if need be.
u32 KnownBlocks::local_state(ThreadId t) {
  u32& given = world_.thread(t).core.local_state;  // (not through the door: it is of what is there)
  if (given >= first_state_ && !check_) return given;
  make_key(t);
  if (given >= first_state_) {
    HEDDLE_CHECK(is_key_of(state_of(given)), "a thread has been written without the door, or is in another state");
    return given;
  }
  const u32 found = state_index_.find(
      key_hash_, [&](u32 number) { return states_[number].hash == key_hash_ && is_key_of(states_[number]); });
  if (found != HashIndex::kNone) return given = first_state_ + found;
  LocalState state;
  state.hash = key_hash_;
  state.key = append(&words_, key_.data(), key_.size());
  state.origin = &origin_of(world_.thread(t));
  const u32 number = static_cast<u32>(states_.size());
  states_.push_back(state);
  state_index_.append(number, [this](u32 i) { return states_[i].hash; });
  return given = first_state_ + number;
}

bool KnownBlocks::is_key_of(const LocalState& state) const {
  return state.key.size == key_.size() && std::equal(key_.begin(), key_.end(), words_.begin() + state.key.begin);
}

// The thread-local state, as words.
void KnownBlocks::make_key(ThreadId t) {
  key_.clear();
  const Thread& thread = world_.thread(t);
  ThreadCore core = thread.core;
  core.epoch = core.allocations = core.local_state = 0;
  core.steps = core.visible = 0;
  core.wait_number = 0;  // (it stands in no wait set any more)
  key_.push_back(t);
  static_assert(sizeof core % sizeof(u64) == 0);
  const size_t at = key_.size();
  key_.resize(at + sizeof core / sizeof(u64));
  std::memcpy(key_.data() + at, &core, sizeof core);
  for (const Ref monitor : held_.held(t)) key_.push_back(monitor);
  const size_t stack = key_.size();
  add_stack(thread, 0, &key_);
  add_identities(thread, stack);
  key_hash_ = hash_of(key_.data(), key_.size(), 0);
}

// Of the objects that the thread has in its registers, whatever never changes while somebody has them: at one address
// there are different ones on different paths. The stack stands in key_ from `stack` on.
void KnownBlocks::add_identities(const Thread& thread, size_t stack) {
  const vm::Heap& heap = world_.heap;
  const size_t end = key_.size();
  const auto add = [&](Ref r) {
    if (r < heap.root_top()) return;
    const ObjectHeader& h = heap.header(r);
    key_.push_back(identity_of(reinterpret_cast<const u8*>(&h)));
    if (h.flags & vm::kThreadObject) key_.push_back(h.serial);
    if (world_.classes.by_id(h.class_id)->elements == vm::Elements::String) key_.push_back(text_hash(heap.text(r)));
  };
  add(thread.core.java_thread);
  size_t at = stack;
  for (u32 i = 0; i < thread.core.frame_count; ++i) {
    const Frame& f = thread.frames[i];
    const auto registers = live_.find(world_.classes, f.method, f.pc, vm::executes_next(thread, i));
    at += 3;
    for (size_t k = 0; k < registers.refs.size(); ++k) add(static_cast<Ref>(key_[at++]));
    at += registers.prims.size();
  }
  HEDDLE_CHECK(at == end, "a thread's stack is not as it stands in its key");
}

// Frames from `from` on, each with its live registers.
void KnownBlocks::add_stack(const Thread& thread, u32 from, std::vector<u64>* to) {
  for (u32 i = from; i < thread.core.frame_count; ++i) {
    const Frame& f = thread.frames[i];
    const auto registers = live_.find(world_.classes, f.method, f.pc, vm::executes_next(thread, i));
    const size_t size = to->size();
    to->resize(size + 3 + registers.refs.size() + registers.prims.size());
    u64* word = to->data() + size;
    *word++ = static_cast<u64>(f.method) << 32 | f.pc;
    *word++ = static_cast<u64>(f.ref_base) << 32 | f.prim_base;
    *word++ = static_cast<u64>(f.flags) << 32 | f.extra;
    for (u16 reg : registers.refs) *word++ = is_overlapped(thread, i, reg) ? 0 : thread.refs[f.ref_base + reg];
    for (u16 reg : registers.prims) *word++ = thread.prims[f.prim_base + reg];
  }
}

// What lies there now. False: not within the heap, so it is not what it was.
bool KnownBlocks::load(const Place& place, u64* value) const {
  if (place.object == 0) {
    *value = load_no_word(static_cast<NoWord>(place.bytes), place.offset);
    return true;
  }
  const vm::Heap& heap = world_.heap;
  const u64 begin = static_cast<u64>(place.object) * 8, end = static_cast<u64>(heap.top()) * 8;
  // (Where other words are not what they were there may be the middle of something else.)
  if (place.bytes == kIdentity) {
    if (begin + sizeof(ObjectHeader) > end) return false;
    *value = identity_of(heap.memory() + begin);
    return true;
  }
  if (place.bytes == kText) {
    if (begin + vm::kHeaderBytes + u64{place.offset} * sizeof(char16_t) > end) return false;
    *value = text_hash({reinterpret_cast<const char16_t*>(heap.memory() + begin + vm::kHeaderBytes), place.offset});
    return true;
  }
  const u64 at = begin + place.offset;
  if (at + place.bytes > end) return false;
  *value = 0;
  std::memcpy(value, heap.memory() + at, place.bytes);
  return true;
}

u64 KnownBlocks::load_no_word(NoWord what, u32 of) const {
  switch (what) {
    case kEnd: return end_depends_on(of);
    case kAllocation: return static_cast<u64>(world_.heap.top()) << 32 | world_.thread(of).core.allocations;
    case kWaiters: return waiters_of(of);
    case kClock: return world_.scalars.clock_ns;
  }
  HEDDLE_UNREACHABLE("nothing that a block reads");
}

// In their order, a byte for each, and whether its time may be up. ~0: there are too many.
u64 KnownBlocks::waiters_of(Ref object) const {
  const bool any = std::any_of(world_.threads.begin(), world_.threads.end(), [&](const auto& t) {
    return vm::in_wait_set(t->core.state) && t->core.wait_object == object;
  });
  if (!any) return 0;
  std::vector<ThreadId> waiters;
  interp::waiters_of(world_, object, waiters);
  u64 all = 0;
  for (const ThreadId w : waiters) {
    if (w >= 126 || all >> 48 != 0) return ~0ull;
    all = all << 8 | (w + 1) << 1 | u64{interp::pending_operation(world_, w).has_time_limit()};
  }
  return all;
}

u64 KnownBlocks::identity_of(const u8* header) {
  constexpr u32 kNeverChange = vm::kLargeArray | vm::kThreadObject | vm::kStaticsHolder;
  ObjectHeader h;
  std::memcpy(&h, header, sizeof h);
  return vm::mix64(static_cast<u64>(h.class_id) << 32 | h.creator) +
         vm::mix64(~(static_cast<u64>(h.length) << 32 | (h.flags & kNeverChange)));
}

// (The others are few, and a thread dies once.)
u64 KnownBlocks::end_depends_on(ThreadId t) const {
  const Ref object = world_.thread(t).core.java_thread;
  const bool awaited = std::any_of(world_.threads.begin(), world_.threads.end(), [&](const auto& other) {
    return other->core.state != vm::ThreadState::Unborn && other->core.wait_object == object;
  });
  const vm::WorldScalars& s = world_.scalars;
  const bool special = s.shutdown_stage != 0 || interp::has_shutdown_hooks(world_) ||
                       interp::own_handler_offset(world_, t) != ~0u || world_.heap.header(object).owner != 0;
  return static_cast<u64>(s.live_threads) << 34 | static_cast<u64>(s.live_user_threads) << 2 |
         static_cast<u64>(awaited) << 1 | static_cast<u64>(special);
}

bool KnownBlocks::values_of(const Shape& shape) {
  values_.resize(shape.places.size);
  const Place* const places = places_.data() + shape.places.begin;
  for (u32 i = 0; i < shape.places.size; ++i)
    if (!load(places[i], &values_[i])) return false;
  values_hash_ = hash_of(values_.data(), values_.size(), shape.hash);
  return true;
}

u32 KnownBlocks::find(u32 shape) const {
  return known_index_.find(values_hash_, [&](u32 number) {
    const Known& known = known_[number];
    return known.shape == shape && std::equal(values_.begin(), values_.end(), words_.begin() + known.values.begin);
  });
}

// Whether what the block allocates can be allocated now without a collection. (Where the heap ends is the same, but not
// when memory was looked at last.)
bool KnownBlocks::fits(const Known& known) const {
  if (known.more == HashIndex::kNone) return true;
  const u64 bytes = u64{more_[known.more].born.size} * sizeof(u64);
  return bytes == 0 || (!world_.options.gc_stress && !world_.heap.collection_due(bytes) &&
                        world_.bytes_in_use() + bytes <= world_.heap.limit_bytes());
}

// Makes the changes of a known block.
u32 KnownBlocks::redo(u32 number, ThreadId t) {
  const Known& known = known_[number];
  Thread& thread = world_.thread(t);
  world_.before_write_thread(t);
  world_.before_write_frame(thread, known.lowest_frame);
  ThreadCore core = known.core;
  core.epoch = thread.core.epoch;
  core.allocations += thread.core.allocations;
  core.steps += thread.core.steps;
  core.visible += thread.core.visible;
  if (core.state == vm::ThreadState::Dead) {
    --world_.scalars.live_threads;
    if (!core.daemon) --world_.scalars.live_user_threads;
  }
  const bool waits = core.state == vm::ThreadState::Waiting;
  core.wait_number = waits ? world_.scalars.next_wait_number++ : thread.core.wait_number;
  thread.core = core;
  put_stack(thread, known);
  for (u32 i = 0; i < known.stores.size; ++i) {
    const Store& store = stores_[known.stores.begin + i];
    const auto& [object, offset, bytes] = store.place;
    if (offset < vm::kHeaderBytes) {
      const vm::Writer monitor = world_.heap.open(object);
      monitor.owner() = static_cast<u32>(store.value);
      monitor.count() = static_cast<u32>(store.value >> 32);
      continue;
    }
    const u32 at = offset - vm::kHeaderBytes;
    switch (bytes) {
      case 1: world_.heap.store<u8>(object, at, static_cast<u8>(store.value)); break;
      case 2: world_.heap.store<u16>(object, at, static_cast<u16>(store.value)); break;
      case 4: world_.heap.store<u32>(object, at, static_cast<u32>(store.value)); break;
      default: world_.heap.store<u64>(object, at, store.value); break;
    }
  }
  for (u32 i = 0; i < known.changes.size; ++i) {
    const LockChange& change = lock_changes_[known.changes.begin + i];
    change.acquired ? held_.acquire(t, change.monitor) : held_.release(t, change.monitor);
  }
  if (known.more != HashIndex::kNone) redo_more(more_[known.more]);
  // (Where it leads is made out the first time.)
  if (core.local_state < first_state_ && !waits) known_[number].core.local_state = local_state(t);
  const u32 index = copy_block(blocks_, blocks_.blocks[known.block], &arena_);
  Block& block = arena_.blocks[index];
  block.known = known_before_ + number + 1;
  if (block.end_position.frames != 0) block.end_position.steps = core.steps;
  return index;
}

// What it has allocated, whom it has woken, and what it has printed.
void KnownBlocks::redo_more(const More& more) {
  const bool done = world_.heap.allocate_again({words_.data() + more.born.begin, more.born.size},
                                               {starts_.data() + more.starts.begin, more.starts.size});
  HEDDLE_CHECK(done, "there is no room for what a known block allocates");
  world_.scalars.allocated_bytes += u64{more.born.size} * sizeof(u64);
  for (u32 i = 0; i < more.woken.size; ++i) interp::wake_waiter(world_, woken_[more.woken.begin + i], nullptr);
  for (u32 i : {0, 1}) stream(i).text.append(printed_, more.printed[i].begin, more.printed[i].size);
}

void KnownBlocks::put_stack(Thread& thread, const Known& known) {
  const u64* word = words_.data() + known.stack.begin;
  for (u32 i = known.lowest_frame; i < thread.core.frame_count; ++i) {
    Frame& f = thread.frames[i];
    f.method = static_cast<u32>(word[0] >> 32);
    f.pc = static_cast<u32>(word[0]);
    f.ref_base = static_cast<u32>(word[1] >> 32);
    f.prim_base = static_cast<u32>(word[1]);
    f.flags = static_cast<u32>(word[2] >> 32);
    f.extra = static_cast<u32>(word[2]);
    // (Whether a frame waits for the one above it is asked of that frame's flags.)
    const bool next = i + 1 == thread.core.frame_count;
    word += 3;
    const auto registers = live_.find(world_.classes, f.method, f.pc, next);
    for (u16 reg : registers.refs) thread.refs[f.ref_base + reg] = static_cast<Ref>(*word++);
    for (u16 reg : registers.prims) thread.prims[f.prim_base + reg] = *word++;
  }
}

u32 KnownBlocks::copy_block(const BlockArena& from, const Block& block, BlockArena* to) {
  Block copy = block;
  copy.reads = append(&to->variables, from.variables, block.reads);
  copy.writes = append(&to->variables, from.variables, block.writes);
  copy.adds = append(&to->variables, from.variables, block.adds);
  copy.guards = append(&to->variables, from.variables, block.guards);
  copy.acquired = append(&to->monitors, from.monitors, block.acquired);
  copy.acquired_at = append(&to->counts, from.counts, block.acquired_at);
  copy.held_before = append(&to->monitors, from.monitors, block.held_before);
  copy.keep = append(&to->monitors, from.monitors, block.keep);
  copy.released = append(&to->monitors, from.monitors, block.released);
  copy.picks = {static_cast<u32>(to->picks.size()), 0};
  copy.accesses = append(&to->accesses, from.accesses, block.accesses);
  to->blocks.push_back(copy);
  return static_cast<u32>(to->blocks.size()) - 1;
}

// --- blocks that are noted

void KnownBlocks::give_up() {
  if (!noting_) return;
  HEDDLE_CHECK(expected_ == HashIndex::kNone, "a known block is another one when it is run again");
  noting_ = false;
  LocalState& state = state_of(state_);
  ++state.origin->given_up;
  state.hopeless = true;
}

// What lay there when the block began.
std::optional<u64> KnownBlocks::value_before(const Place& place) const {
  u64 value = 0;
  if (place.object == 0) {
    switch (static_cast<NoWord>(place.bytes)) {
      case kEnd: return end_before_;
      case kAllocation: return allocation_before_;
      case kWaiters: return waiters_before_;
      case kClock: return world_.scalars.clock_ns;  // (nothing that is kept changes it)
    }
  }
  const bool may_change = place.bytes != kIdentity && place.bytes != kText;
  for (size_t i = undo_begin_; may_change && i < world_.undo.size(); ++i) {
    const vm::UndoEntry& entry = world_.undo.entry(i);
    if (entry.kind != vm::UndoKind::Object || entry.a != place.object) continue;
    if (place.offset + place.bytes > entry.size) return std::nullopt;
    std::memcpy(&value, world_.undo.payload(entry) + place.offset, place.bytes);
    return value;
  }
  if (!load(place, &value)) return std::nullopt;
  return value;
}

// Has anything changed in that object that is not known to have been written?
bool KnownBlocks::changed_elsewhere(const vm::UndoEntry& entry) const {
  std::vector<u8> now(entry.size);
  std::memcpy(now.data(), world_.heap.memory() + static_cast<u64>(entry.a) * 8, entry.size);
  const u8* const before = world_.undo.payload(entry);
  const auto same = [&](u32 offset, u32 bytes) { std::memcpy(now.data() + offset, before + offset, bytes); };
  same(offsetof(ObjectHeader, epoch), sizeof(u32));
  for (const Place& place : written_)
    if (place.object == entry.a && place.offset + place.bytes <= entry.size) same(place.offset, place.bytes);
  return std::memcmp(now.data(), before, entry.size) != 0;
}

// Is a notify all that has changed in that thread's record?
bool KnownBlocks::is_woken(const vm::UndoEntry& entry) const {
  ThreadCore before, now = world_.thread(entry.a).core;
  std::memcpy(&before, world_.undo.payload(entry), sizeof before);
  if (!vm::in_wait_set(before.state) || before.wait_object != notified_) return false;
  before.state = vm::ThreadState::Reacquire;
  before.epoch = now.epoch = before.local_state = now.local_state = 0;
  return std::memcmp(&before, &now, sizeof now) == 0;
}

// False: it has done something that is not noted.
bool KnownBlocks::note_changes(Known* known) {
  const Thread& thread = world_.thread(thread_);
  for (size_t i = undo_begin_; i < world_.undo.size(); ++i) {
    const vm::UndoEntry& entry = world_.undo.entry(i);
    switch (entry.kind) {
      case vm::UndoKind::Thread:
        if (entry.a == thread_) break;
        // (In the wait set it had been of the object that has been notified: nothing else of others is changed here.)
        if (notified_ == 0 || !is_woken(entry)) return false;
        woken_.push_back(entry.a);
        break;
      case vm::UndoKind::Frame:
        if (entry.a != thread_) return false;
        break;
      case vm::UndoKind::Object:
        if (changed_elsewhere(entry)) return false;
        break;
      default: return false;
    }
  }
  if (dies_) {
    --scalars_.live_threads;
    if (!thread.core.daemon) --scalars_.live_user_threads;
  }
  scalars_.next_wait_number += waits_;
  scalars_.allocated_bytes += u64{world_.heap.top() - heap_top_} * sizeof(u64);
  if (std::memcmp(&scalars_, &world_.scalars, sizeof scalars_) != 0) return false;
  // (A frame that waits although the one above it is a class initialiser has other live registers.)
  for (u32 i = 1; i < thread.core.frame_count; ++i)
    if (thread.frames[i].flags & vm::kClinitFrame) return false;
  std::memcpy(&known->core, &thread.core, sizeof known->core);
  known->core.local_state = 0;
  known->core.wait_number = 0;
  known->core.allocations -= before_.allocations;
  known->core.steps -= before_.steps;
  known->core.visible -= before_.visible;
  known->lowest_frame = std::min(thread.low_water, thread.core.frame_count);
  known->stack.begin = static_cast<u32>(words_.size());
  add_stack(thread, known->lowest_frame, &words_);
  known->stack.size = static_cast<u32>(words_.size()) - known->stack.begin;
  for (const Place& place : written_) {
    u64 value = 0;
    if (!load(place, &value)) return false;
    const bool is_read = std::find(read_.begin(), read_.end(), place) != read_.end();
    if (is_read && value_before(place) == value) continue;
    stores_.push_back({place, value});
    ++known->stores.size;
  }
  noted_more_.woken.size = static_cast<u32>(woken_.size()) - noted_more_.woken.begin;
  known->changes = append(&lock_changes_, changes_.data(), changes_.size());
  for (u32 i : {0, 1}) {
    const std::string& text = stream(i).text;
    if (text.size() - printed_begin_[i] > kMostPrinted) return false;
    noted_more_.printed[i] = {static_cast<u32>(printed_.size()), static_cast<u32>(text.size() - printed_begin_[i])};
    printed_.append(text, printed_begin_[i]);
  }
  return note_born();
}

// False: among what it has allocated is something of which more than its bytes counts.
bool KnownBlocks::note_born() {
  const vm::Heap& heap = world_.heap;
  Slice &born = noted_more_.born, &starts = noted_more_.starts;
  born = {static_cast<u32>(words_.size()), heap.top() - heap_top_};
  for (Ref r = heap_top_; r < heap.top(); r += static_cast<Ref>(heap.size_of(r) / sizeof(u64))) {
    if (heap.header(r).flags & (vm::kFinalizable | vm::kLargeArray)) return false;
    starts_.push_back(r - heap_top_);
  }
  starts.size = static_cast<u32>(starts_.size()) - starts.begin;
  append(&words_, reinterpret_cast<const u64*>(heap.memory()) + heap_top_, born.size);
  // (The epoch is that of whoever allocates.)
  for (u32 i = 0; i < starts.size; ++i) {
    u64* const word =
        words_.data() + born.begin + starts_[starts.begin + i] + offsetof(ObjectHeader, epoch) / sizeof(u64);
    static_assert(offsetof(ObjectHeader, epoch) % sizeof(u64) == 4);
    *word &= 0xffffffffu;
  }
  return true;
}

void KnownBlocks::finish(const Block& block, u64 circumstances) {
  if (!noting_) return;
  const ThreadCore& core = world_.thread(thread_).core;
  if (block.end == BlockEnd::Blocked && expected_ == HashIndex::kNone) {
    noting_ = false;
    return;
  }
  const bool ends =
      dies_    ? (block.end == BlockEnd::Dead || block.end == BlockEnd::Ended) && core.state == vm::ThreadState::Dead
      : waits_ ? block.end == BlockEnd::Wait && core.state == vm::ThreadState::Waiting && core.frame_count != 0
               : (block.end == BlockEnd::Bound || block.end == BlockEnd::Exit) &&
                     core.state == vm::ThreadState::Runnable && core.frame_count != 0;
  const bool simple = ends && block.picks.size == 0 && block.joined.size == 0 && block.behind.size == 0 &&
                      (dies_ || !block.everything) && circumstances == circumstances_ &&
                      core.frame_count <= kMostFrames && core.pending_exception == 0 &&
                      world_.heap.top() - heap_top_ <= kMostBorn;
  if (!simple) return give_up();
  if (core.allocations != before_.allocations) read_.push_back({0, thread_, kAllocation});
  if (known_.size() >= kMostBlocks) {
    if (expected_ != HashIndex::kNone) return;
    forget();
    noting_ = false;
    return;
  }
  Known known;
  known.stores.begin = static_cast<u32>(stores_.size());
  known.changes.begin = static_cast<u32>(lock_changes_.size());
  noted_more_ = {};
  noted_more_.starts.begin = static_cast<u32>(starts_.size());
  noted_more_.woken.begin = static_cast<u32>(woken_.size());
  noted_more_.printed[0].begin = static_cast<u32>(printed_.size());
  known.values.begin = static_cast<u32>(words_.size());
  known.values.size = static_cast<u32>(read_.size());
  values_.clear();
  for (const Place& place : read_) {
    const std::optional<u64> value = value_before(place);
    if (!value) return give_up();
    values_.push_back(*value);
  }
  append(&words_, values_.data(), values_.size());
  if (!note_changes(&known)) {
    truncate(known);
    return give_up();
  }
  noting_ = false;
  if (expected_ != HashIndex::kNone) {
    verify(known_[expected_], known, block);
    return truncate(known);
  }
  // The shape that it has, or a new one.
  u32 shape = state_of(state_).first_shape;
  for (; shape != HashIndex::kNone; shape = shapes_[shape].next)
    if (const Shape& s = shapes_[shape]; s.joined == joined_ && s.setting == shape_setting_ &&
                                         s.places.size == read_.size() &&
                                         std::equal(read_.begin(), read_.end(), places_.begin() + s.places.begin))
      break;
  if (shape == HashIndex::kNone) shape = add_shape();
  known.shape = shape;
  known.hash = hash_of(values_.data(), values_.size(), shapes_[shape].hash);
  known.block = copy_block(arena_, block, &blocks_);
  if (noted_more_.is_something()) {
    known.more = static_cast<u32>(more_.size());
    more_.push_back(noted_more_);
  }
  const u32 number = static_cast<u32>(known_.size());
  known_.push_back(known);
  known_index_.append(number, [this](u32 i) { return known_[i].hash; });
  if (!waits_) known_.back().core.local_state = local_state(thread_);
}

// Of the block that has been noted.
u32 KnownBlocks::add_shape() {
  const u32 number = static_cast<u32>(shapes_.size());
  LocalState& state = state_of(state_);
  Shape shape;
  shape.hash = hash_of(nullptr, 0, state.hash + number);
  shape.joined = joined_;
  shape.setting = shape_setting_;
  shape.places = append(&places_, read_.data(), read_.size());
  // (Behind the first one, which is most likely to be wanted.)
  if (state.first_shape != HashIndex::kNone) shape.next = std::exchange(shapes_[state.first_shape].next, number);
  else state.first_shape = number;
  shapes_.push_back(shape);
  return number;
}

// Forgets what has been noted of a block that is not kept.
void KnownBlocks::truncate(const Known& known) {
  words_.resize(known.values.begin);
  stores_.resize(known.stores.begin);
  lock_changes_.resize(known.changes.begin);
  starts_.resize(noted_more_.starts.begin);
  woken_.resize(noted_more_.woken.begin);
  printed_.resize(noted_more_.printed[0].begin);
}

void KnownBlocks::forget() {
  words_.clear();
  places_.clear();
  stores_.clear();
  lock_changes_.clear();
  more_.clear();
  starts_.clear();
  woken_.clear();
  printed_.clear();
  blocks_.truncate({});
  first_state_ += static_cast<u32>(states_.size());
  states_.clear();
  shapes_.clear();
  known_before_ += static_cast<u32>(known_.size());
  known_.clear();
  state_index_.reset(64);
  known_index_.reset(64);
}

// What is known of a block, and what it has turned out to be.
void KnownBlocks::verify(const Known& known, const Known& again, const Block& block) const {
  ThreadCore one = known.core, other = again.core;
  one.epoch = other.epoch = one.local_state = other.local_state = 0;
  const auto same = [](const auto& in, Slice a, Slice b) {
    return a.size == b.size && std::equal(in.begin() + a.begin, in.begin() + a.begin + a.size, in.begin() + b.begin);
  };
  const More more = known.more == HashIndex::kNone ? More{} : more_[known.more], &now = noted_more_;
  const bool same_more = same(words_, more.born, now.born) && same(starts_, more.starts, now.starts) &&
                         same(woken_, more.woken, now.woken) && same(printed_, more.printed[0], now.printed[0]) &&
                         same(printed_, more.printed[1], now.printed[1]);
  HEDDLE_CHECK(std::memcmp(&one, &other, sizeof one) == 0 && known.lowest_frame == again.lowest_frame &&
                   same(words_, known.stack, again.stack) && same(stores_, known.stores, again.stores) &&
                   same(lock_changes_, known.changes, again.changes) && same_more,
               "a known block has other effects when it is run again");
  HEDDLE_CHECK(same_footprint(blocks_, blocks_.blocks[known.block], arena_, block),
               "a known block has another footprint when it is run again");
}

}  // namespace heddle::tester
