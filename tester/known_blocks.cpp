#include "tester/known_blocks.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "tester/same_footprint.h"
#include "vm/base/check.h"
#include "vm/class_layout.h"
#include "vm/fusion.h"

namespace heddle::tester {

using bytecode::Instruction;
using bytecode::Opcode;
using vm::Frame;
using vm::ObjectHeader;
using vm::Thread;
using vm::ThreadCore;

namespace {

constexpr size_t kMostBlocks = 1 << 16, kMostStates = 1 << 18;  // then all are forgotten
constexpr u32 kMostFrames = 16;                                 // of deeper stacks nothing is kept
constexpr size_t kMostPlaces = 64;                              // of a block that reads or writes more neither
constexpr u32 kMonitorOffset = offsetof(ObjectHeader, owner), kMonitorBytes = 8;
static_assert(offsetof(ObjectHeader, count) == kMonitorOffset + 4);

u64 hash_of(const u64* words, size_t count, u64 seed) {
  u64 hash = seed ^ 0x9e3779b97f4a7c15ull;
  for (size_t i = 0; i < count; ++i) {
    hash = (hash ^ words[i]) * 0xd6e8feb86659fd93ull;
    hash ^= hash >> 32;
  }
  return hash;
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

// --- known blocks

std::optional<u32> KnownBlocks::repeat(ThreadId t, u64 joined, u64 circumstances) {
  noting_ = false;
  const Thread& thread = world_.thread(t);
  const ThreadCore& core = thread.core;
  // (Only where nothing has been written since the newest mark do the doors show all that the block changes.)
  if (core.state != vm::ThreadState::Runnable || core.frame_count == 0 || core.frame_count > kMostFrames ||
      core.pending_exception != 0 || !world_.heap.recording_undo() || world_.heap.root_top() == vm::Heap::kNoRoot ||
      world_.undo.size() != world_.heap.mark_undo() || thread.low_water != core.frame_count)
    return std::nullopt;
  if (circumstances != circumstances_ || states_.size() >= kMostStates) {
    forget();
    circumstances_ = circumstances;
  }
  if (core.local_state < first_state_ && origin_of(thread).left_alone()) return std::nullopt;
  state_ = local_state(t);
  joined_ = joined;
  alone_ = world_.scalars.live_threads == 1;
  const LocalState& state = state_of(state_);
  if (state.hopeless || state.origin->left_alone()) return std::nullopt;
  ++state.origin->tries;
  expected_ = HashIndex::kNone;
  for (u32 shape = state.first_shape; shape != HashIndex::kNone; shape = shapes_[shape].next) {
    const Shape& s = shapes_[shape];
    if (s.joined != joined || s.alone != alone_ || !values_of(s)) continue;
    const u32 known = find(shape);
    if (known == HashIndex::kNone) continue;
    ++state.origin->known;
    ++repeated_;
    if (!check_) return redo(known, t);
    expected_ = known;
    break;
  }
  noting_ = true;
  stopped = dies_ = false;
  access_ = {};
  thread_ = t;
  before_ = core;
  std::memcpy(&scalars_, &world_.scalars, sizeof scalars_);  // (with what lies between the members: it is compared)
  heap_top_ = world_.heap.top();
  undo_begin_ = world_.undo.size();
  read_.clear();
  written_.clear();
  changes_.clear();
  // What its registers name.
  for (u32 i = 0; i < core.frame_count; ++i) {
    const Frame& f = thread.frames[i];
    for (u16 reg : live_.find(world_.classes, f.method, f.pc, vm::executes_next(thread, i)).refs)
      if (!is_overlapped(thread, i, reg)) see(thread.refs[f.ref_base + reg]);
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
  if (!state_index_.has_room()) {
    state_index_.reset(2 * states_.size());
    for (u32 i = 0; i < number; ++i) state_index_.insert(states_[i].hash, i);
  }
  state_index_.insert(key_hash_, number);
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
  key_.push_back(t);
  static_assert(sizeof core % sizeof(u64) == 0);
  const size_t at = key_.size();
  key_.resize(at + sizeof core / sizeof(u64));
  std::memcpy(key_.data() + at, &core, sizeof core);
  for (const Ref monitor : held_.held(t)) key_.push_back(monitor);
  add_stack(thread, 0, &key_);
  key_hash_ = hash_of(key_.data(), key_.size(), 0);
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
    *value = end_depends_on(place.offset);
    return true;
  }
  const vm::Heap& heap = world_.heap;
  const u64 at = static_cast<u64>(place.object) * 8 + place.offset;
  if (at + place.bytes > static_cast<u64>(heap.top()) * 8) return false;
  *value = 0;
  std::memcpy(value, heap.memory() + at, place.bytes);
  return true;
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
  values_.clear();
  for (u32 i = 0; i < shape.places.size; ++i) {
    u64 value = 0;
    if (!load(places_[shape.places.begin + i], &value)) return false;
    values_.push_back(value);
  }
  values_hash_ = hash_of(values_.data(), values_.size(), shape.hash);
  return true;
}

u32 KnownBlocks::find(u32 shape) const {
  return known_index_.find(values_hash_, [&](u32 number) {
    const Known& known = known_[number];
    return known.shape == shape && std::equal(values_.begin(), values_.end(), words_.begin() + known.values.begin);
  });
}

// Makes the changes of a known block.
u32 KnownBlocks::redo(u32 number, ThreadId t) {
  const Known& known = known_[number];
  Thread& thread = world_.thread(t);
  world_.before_write_thread(t);
  world_.before_write_frame(thread, known.lowest_frame);
  ThreadCore core = known.core;
  core.epoch = thread.core.epoch;
  core.allocations = thread.core.allocations;
  core.steps += thread.core.steps;
  core.visible += thread.core.visible;
  if (core.state == vm::ThreadState::Dead) {
    --world_.scalars.live_threads;
    if (!core.daemon) --world_.scalars.live_user_threads;
  }
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
  // (Where it leads is made out the first time.)
  if (core.local_state < first_state_) known_[number].core.local_state = local_state(t);
  const u32 index = copy_block(blocks_, blocks_.blocks[known.block], &arena_);
  Block& block = arena_.blocks[index];
  if (block.end_position.frames != 0) block.end_position.steps = core.steps;
  return index;
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

// A reference that the block has got hold of. What is older than the root mark stays what it is.
void KnownBlocks::see(Ref r) {
  if (!noting_ || r < world_.heap.root_top()) return;
  const ObjectHeader& h = world_.heap.header(r);
  if (world_.classes.by_id(h.class_id)->elements == vm::Elements::String) return give_up();
  reads(r, offsetof(ObjectHeader, class_id), 4, false);
  reads(r, offsetof(ObjectHeader, creator), 4, false);
  reads(r, offsetof(ObjectHeader, length), 8, false);  // and the flags
}

void KnownBlocks::reads(Ref object, u32 offset, u32 bytes, bool is_reference) {
  if (!noting_ || object == 0) return;
  const Place place{object, offset, bytes};
  if (std::find(written_.begin(), written_.end(), place) != written_.end()) return;
  if (std::find(read_.begin(), read_.end(), place) != read_.end()) return;
  read_.push_back(place);
  if (read_.size() > kMostPlaces) return give_up();
  u64 value = 0;
  if (is_reference && load(place, &value)) see(static_cast<Ref>(value));
}

void KnownBlocks::writes(Ref object, u32 offset, u32 bytes) {
  if (!noting_ || object == 0) return;
  const Place place{object, offset, bytes};
  if (std::find(written_.begin(), written_.end(), place) == written_.end()) written_.push_back(place);
  if (written_.size() > kMostPlaces) give_up();
}

// The access in front of which the thread stood has been made: it stands in front of another instruction now.
void KnownBlocks::note_access() {
  const auto [place, is_reference, write] = std::exchange(access_, {});
  if (write) writes(place.object, place.offset, place.bytes);
  else reads(place.object, place.offset, place.bytes, is_reference);
}

bool KnownBlocks::looks_at(const vm::Method& method, u32 pc, u32) {
  note_access();
  if (!noting_) return false;
  const Instruction& i = method.code[pc];
  const Opcode op = vm::own_opcode(i.op);
  const auto is_static = [&](u32 bytes, bool is_reference, bool write) {
    const vm::StaticTarget& target = method.statics[i.b];
    access_ = {{target.holder, target.offset + vm::kHeaderBytes, bytes}, is_reference, write};
    return false;
  };
  switch (op) {
    case Opcode::GETS_4_X: return is_static(4, false, false);
    case Opcode::GETS_8_X: return is_static(8, false, false);
    case Opcode::GETS_R_X: return is_static(4, true, false);
    case Opcode::PUTS_4_X:
    case Opcode::PUTS_R_X: return is_static(4, false, true);
    case Opcode::PUTS_8_X: return is_static(8, false, true);
    case Opcode::INITCLASS:
      // (Of one that is done only now, and was not at the root, BlockRunner::drain_events hears.)
      if (!world_.is_initialised(*method.classes[i.a])) give_up();
      return false;
    case Opcode::NEW:
    case Opcode::NEWARR:
    case Opcode::MULTINEW:
    case Opcode::NATIVE:
    case Opcode::TOSTR:
    case Opcode::CONCAT:
    case Opcode::THROW: give_up(); return false;
    default: break;
  }
  return (op >= Opcode::GETF_4_X && op <= Opcode::PUTF_R_X) || (op >= Opcode::ALOAD_B && op <= Opcode::ASTORE_R);
}

// In front of an access of a field or an element.
bool KnownBlocks::at_instruction(ThreadId t) {
  const Thread& thread = world_.thread(t);
  const Frame& f = thread.top();
  const Instruction& i = world_.classes.method_by_id(f.method)->code[f.pc];
  const Opcode op = vm::own_opcode(i.op);
  const Ref object = thread.refs[f.ref_base + i.b];
  if (op >= Opcode::GETF_4_X && op <= Opcode::PUTF_R_X) {
    const u32 offset = i.c + vm::kHeaderBytes;
    switch (op) {
      case Opcode::GETF_4_X: access_ = {{object, offset, 4}, false, false}; break;
      case Opcode::GETF_8_X: access_ = {{object, offset, 8}, false, false}; break;
      case Opcode::GETF_R_X: access_ = {{object, offset, 4}, true, false}; break;
      case Opcode::PUTF_8_X: access_ = {{object, offset, 8}, false, true}; break;
      default: access_ = {{object, offset, 4}, false, true}; break;
    }
    return false;
  }
  const u32 index = static_cast<u32>(thread.prims[f.prim_base + i.c]);
  if (object == 0 || index >= world_.heap.header(object).length) return false;  // (it throws)
  const vm::Elements elements = world_.classes.by_id(world_.heap.header(object).class_id)->elements;
  const u32 bytes = vm::element_bytes(elements);
  const u64 offset = vm::kHeaderBytes + u64{index} * bytes;
  if (offset > ~0u) give_up();
  else access_ = {{object, static_cast<u32>(offset), bytes}, elements == vm::Elements::Refs, op >= Opcode::ASTORE_B};
  return false;
}

void KnownBlocks::operation(const interp::Operation& stop) {
  if (!noting_) return;
  const auto variable = [&](bool write) {
    if (stop.object == 0 || stop.handle || stop.plain) return give_up();
    const ObjectHeader& h = world_.heap.header(stop.object);
    const vm::Class* const c = world_.classes.by_id(h.class_id);
    const bool holder = h.flags & vm::kStaticsHolder;
    u32 bytes = 4, offset = stop.offset;
    bool is_reference = false;
    if (c->is_array() && !holder) {
      bytes = vm::element_bytes(c->elements);
      offset *= bytes;
      is_reference = c->elements == vm::Elements::Refs;
    } else {
      const vm::Field* const field = c->field_at(stop.offset, holder);
      if (field == nullptr) return give_up();
      const char kind = field->descriptor[0];
      if (kind == 'J' || kind == 'D') bytes = 8;
      is_reference = kind == 'L' || kind == '[';
    }
    offset += vm::kHeaderBytes;
    if (stop.kind != interp::StopKind::VolatileWrite) reads(stop.object, offset, bytes, is_reference);
    if (write) writes(stop.object, offset, bytes);
  };
  switch (stop.kind) {
    case interp::StopKind::Enter:
    case interp::StopKind::Exit:
      if (stop.object == 0 || stop.is_thread_monitor) return give_up();
      reads(stop.object, kMonitorOffset, kMonitorBytes, false);
      return writes(stop.object, kMonitorOffset, kMonitorBytes);
    case interp::StopKind::InterruptedQuery:
      if (stop.target != thread_) give_up();
      return;
    case interp::StopKind::VolatileRead: return variable(false);
    case interp::StopKind::VolatileWrite: return variable(true);
    case interp::StopKind::Death:
      // (Anything unusual about its end changes more than is noted.)
      if (stop.object == 0 || (end_depends_on(thread_) & 3) != 0) return give_up();
      dies_ = true;
      end_before_ = end_depends_on(thread_);
      read_.push_back({0, thread_, 8});
      return;
    case interp::StopKind::Cas: return stop.count == 2 ? give_up() : variable(true);
    default: return give_up();
  }
}

// What lay there when the block began.
std::optional<u64> KnownBlocks::value_before(const Place& place) const {
  u64 value = 0;
  if (place.object == 0) return end_before_;
  for (size_t i = undo_begin_; i < world_.undo.size(); ++i) {
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

// False: it has done something that is not noted.
bool KnownBlocks::note_changes(Known* known) {
  const Thread& thread = world_.thread(thread_);
  for (size_t i = undo_begin_; i < world_.undo.size(); ++i) {
    const vm::UndoEntry& entry = world_.undo.entry(i);
    switch (entry.kind) {
      case vm::UndoKind::Thread:
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
  if (std::memcmp(&scalars_, &world_.scalars, sizeof scalars_) != 0) return false;
  // (A frame that waits although the one above it is a class initialiser has other live registers.)
  for (u32 i = 1; i < thread.core.frame_count; ++i)
    if (thread.frames[i].flags & vm::kClinitFrame) return false;
  std::memcpy(&known->core, &thread.core, sizeof known->core);
  known->core.local_state = 0;
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
  known->changes = append(&lock_changes_, changes_.data(), changes_.size());
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
      dies_ ? (block.end == BlockEnd::Dead || block.end == BlockEnd::Ended) && core.state == vm::ThreadState::Dead
            : (block.end == BlockEnd::Bound || block.end == BlockEnd::Exit) &&
                  core.state == vm::ThreadState::Runnable && core.frame_count != 0;
  const bool simple = ends && block.picks.size == 0 && block.joined.size == 0 && block.behind.size == 0 &&
                      (dies_ || !block.everything) && circumstances == circumstances_ &&
                      core.frame_count <= kMostFrames && core.pending_exception == 0 &&
                      core.allocations == before_.allocations && world_.heap.top() == heap_top_;
  if (!simple) return give_up();
  if (known_.size() >= kMostBlocks) {
    if (expected_ != HashIndex::kNone) return;
    forget();
    noting_ = false;
    return;
  }
  Known known;
  known.stores.begin = static_cast<u32>(stores_.size());
  known.changes.begin = static_cast<u32>(lock_changes_.size());
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
    if (const Shape& s = shapes_[shape]; s.joined == joined_ && s.alone == alone_ && s.places.size == read_.size() &&
                                         std::equal(read_.begin(), read_.end(), places_.begin() + s.places.begin))
      break;
  if (shape == HashIndex::kNone) shape = add_shape();
  known.shape = shape;
  known.hash = hash_of(values_.data(), values_.size(), shapes_[shape].hash);
  known.block = copy_block(arena_, block, &blocks_);
  const u32 number = static_cast<u32>(known_.size());
  known_.push_back(known);
  if (!known_index_.has_room()) {
    known_index_.reset(2 * known_.size());
    for (u32 i = 0; i < number; ++i) known_index_.insert(known_[i].hash, i);
  }
  known_index_.insert(known.hash, number);
  known_.back().core.local_state = local_state(thread_);
}

// Of the block that has been noted.
u32 KnownBlocks::add_shape() {
  const u32 number = static_cast<u32>(shapes_.size());
  LocalState& state = state_of(state_);
  Shape shape;
  shape.hash = hash_of(nullptr, 0, state.hash + number);
  shape.joined = joined_;
  shape.alone = alone_;
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
}

void KnownBlocks::forget() {
  words_.clear();
  places_.clear();
  stores_.clear();
  lock_changes_.clear();
  blocks_.truncate({});
  first_state_ += static_cast<u32>(states_.size());
  states_.clear();
  shapes_.clear();
  known_.clear();
  state_index_.reset(64);
  known_index_.reset(64);
}

// What is known of a block, and what it has turned out to be.
void KnownBlocks::verify(const Known& known, const Known& again, const Block& block) const {
  ThreadCore one = known.core, other = again.core;
  one.epoch = other.epoch = one.allocations = other.allocations = one.local_state = other.local_state = 0;
  const auto same = [](const auto& in, Slice a, Slice b) {
    return a.size == b.size && std::equal(in.begin() + a.begin, in.begin() + a.begin + a.size, in.begin() + b.begin);
  };
  HEDDLE_CHECK(std::memcmp(&one, &other, sizeof one) == 0 && known.lowest_frame == again.lowest_frame &&
                   same(words_, known.stack, again.stack) && same(stores_, known.stores, again.stores) &&
                   same(lock_changes_, known.changes, again.changes),
               "a known block has other effects when it is run again");
  HEDDLE_CHECK(same_footprint(blocks_, blocks_.blocks[known.block], arena_, block),
               "a known block has another footprint when it is run again");
}

}  // namespace heddle::tester
