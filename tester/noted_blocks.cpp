// What a block that is noted reads and writes (known_blocks.h): what its instructions, its operations and the native
// methods that it calls show.
#include <algorithm>
#include <cstddef>

#include "interp/task_threads.h"
#include "tester/known_blocks.h"
#include "vm/class_layout.h"
#include "vm/fusion.h"

namespace heddle::tester {

using bytecode::Instruction;
using bytecode::Opcode;
using vm::Frame;
using vm::ObjectHeader;
using vm::Thread;

namespace {

// Of blocks that read or write more places, or longer Strings, nothing is kept.
constexpr size_t kMostPlaces = 64;
constexpr u32 kLongestText = 256;
constexpr u32 kMonitorOffset = offsetof(ObjectHeader, owner), kMonitorBytes = 8;
static_assert(offsetof(ObjectHeader, count) == kMonitorOffset + 4);

// (Of promoted elements some accesses are operations, and others are not.)
bool is_element_access(Opcode op) {
  return (op >= Opcode::ALOAD_B && op <= Opcode::ASTORE_R) || (op >= Opcode::ALOAD_B_V && op <= Opcode::ASTORE_R_V);
}
bool is_element_store(Opcode op) {
  return op >= Opcode::ASTORE_B_V || (op >= Opcode::ASTORE_B && op <= Opcode::ASTORE_R);
}

}  // namespace

// A reference that the block has got hold of. What is older than the root mark stays what it is, but for the marks of
// Strings (interp/printed_text.h). What the block itself has allocated it will allocate again.
void KnownBlocks::see(Ref r) {
  if (!noting_ || r == 0 || r >= heap_top_) return;
  see_marks(r);
  if (r < world_.heap.root_top()) return;
  const ObjectHeader& h = world_.heap.header(r);
  reads(r, 0, kIdentity, false);
  if (h.flags & vm::kThreadObject) reads(r, offsetof(ObjectHeader, serial), 4, false);  // (see HiddenState::note)
  if (world_.classes.by_id(h.class_id)->elements != vm::Elements::String) return;
  if (h.length > kLongestText) return give_up();
  reads(r, h.length, kText, false);
}

// What is in a String never changes, but for its marks.
void KnownBlocks::see_marks(Ref r) {
  if (!world_.has_marked_strings || r == 0 || r >= heap_top_) return;
  if (world_.classes.by_id(world_.heap.header(r).class_id)->elements == vm::Elements::String)
    reads(r, offsetof(ObjectHeader, flags), 4, false);
}

// What NativeEffect::OwnThread reads.
void KnownBlocks::see_thread(ThreadId t) {
  const Ref object = world_.thread(t).core.java_thread;
  see(object);
  if (!world_.options.thread_per_task) return;
  for (const auto& [read, field] : interp::fields_of_task(world_, t)) {
    see(read);
    reads(read, field->offset + vm::kHeaderBytes, sizeof(u32), field->descriptor[0] == 'L');
  }
}

void KnownBlocks::reads(Ref object, u32 offset, u32 bytes, bool is_reference) {
  if (!noting_ || object == 0 || object >= heap_top_) return;
  const Place place{object, offset, bytes};
  if (std::find(written_.begin(), written_.end(), place) != written_.end()) return;
  if (std::find(read_.begin(), read_.end(), place) != read_.end()) return;
  read_.push_back(place);
  if (read_.size() > kMostPlaces) return give_up();
  u64 value = 0;
  if (is_reference && load(place, &value)) see(static_cast<Ref>(value));
}

void KnownBlocks::writes(Ref object, u32 offset, u32 bytes) {
  if (!noting_ || object == 0 || object >= heap_top_) return;
  const Place place{object, offset, bytes};
  if (std::find(written_.begin(), written_.end(), place) == written_.end()) written_.push_back(place);
  if (written_.size() > kMostPlaces) give_up();
}

// The access in front of which the thread stood has been made: it stands in front of another instruction now.
void KnownBlocks::note_access() {
  const auto [place, is_reference, write] = std::exchange(access_, {});
  if (write) writes(place.object, place.offset, place.bytes);
  else reads(place.object, place.offset, place.bytes, is_reference);
  for (const Place& to : copied_to_) writes(to.object, to.offset, to.bytes);
  copied_to_.clear();
}

// (An exception has a stack trace, and goes by handlers that no instruction shows.)
void KnownBlocks::exception_thrown(ThreadId, Ref) { give_up(); }

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
    case Opcode::NATIVE:
      if (method.native_effect == vm::NativeEffect::Unknown) give_up();
      return method.native_effect != vm::NativeEffect::Unknown && method.native_effect != vm::NativeEffect::Pure;
    case Opcode::THROW: give_up(); return false;
    default: break;
  }
  return (op >= Opcode::GETF_4_X && op <= Opcode::PUTF_R_X) || is_element_access(op);
}

// In front of the call of a native method.
void KnownBlocks::native(const vm::Method& method, const Thread& thread) {
  const Frame& f = thread.top();
  const Ref* const refs = thread.refs + f.ref_base;
  const auto argument = [&](u32 i) { return static_cast<i32>(static_cast<u32>(thread.prims[f.prim_base + i])); };
  switch (method.native_effect) {
    case vm::NativeEffect::Copies: return array_copy(refs[0], argument(0), refs[1], argument(1), argument(2));
    case vm::NativeEffect::CopiesToLarger: {
      if (refs[0] == 0 || refs[1] == 0) return give_up();
      const auto length = [&](Ref array) { return i64{world_.heap.header(array).length}; };
      return array_copy(refs[0], 0, refs[1], 0, std::min({i64{argument(0)}, length(refs[0]), length(refs[1])}));
    }
    case vm::NativeEffect::OwnThread: return see_thread(thread.id);
    case vm::NativeEffect::Pure:
    case vm::NativeEffect::Unknown: return;
  }
}

void KnownBlocks::array_copy(Ref from, i64 from_at, Ref to, i64 to_at, i64 count) {
  if (from == 0 || to == 0 || from_at < 0 || to_at < 0 || count <= 0) return;  // (it throws, or copies nothing)
  const ObjectHeader &source = world_.heap.header(from), &target = world_.heap.header(to);
  const vm::Elements elements = world_.classes.by_id(source.class_id)->elements;
  if (elements != world_.classes.by_id(target.class_id)->elements || count > i64{kMostPlaces} ||
      from_at + count > source.length || to_at + count > target.length)
    return give_up();
  const u32 bytes = vm::element_bytes(elements);
  const auto offset = [&](i64 index) { return static_cast<u32>(vm::kHeaderBytes + index * bytes); };
  for (i64 i = 0; i < count; ++i) {
    reads(from, offset(from_at + i), bytes, elements == vm::Elements::Refs);
    copied_to_.push_back({to, offset(to_at + i), bytes});
  }
}

// In front of an access of a field or an element, or of a copy.
bool KnownBlocks::at_instruction(ThreadId t) {
  const Thread& thread = world_.thread(t);
  const Frame& f = thread.top();
  const Instruction& i = world_.classes.method_by_id(f.method)->code[f.pc];
  const Opcode op = vm::own_opcode(i.op);
  if (op == Opcode::NATIVE) {
    native(*world_.classes.method_by_id(f.method), thread);
    return false;
  }
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
  else access_ = {{object, static_cast<u32>(offset), bytes}, elements == vm::Elements::Refs, is_element_store(op)};
  return false;
}

void KnownBlocks::arrived(const interp::Operation& stop) {
  if (!noting_) return;
  switch (stop.kind) {
    case interp::StopKind::Death:
      end_before_ = end_depends_on(thread_);
      read_.push_back({0, thread_, kEnd});
      return;
    case interp::StopKind::Notify:
    case interp::StopKind::NotifyAll:
      // (Of two in one block the second one sees what the first one has done.)
      if (stop.object == 0 || stop.is_thread_monitor || notified_ != 0) return give_up();
      waiters_before_ = waiters_of(stop.object);
      if (waiters_before_ == ~0ull) return give_up();
      read_.push_back({0, stop.object, kWaiters});
      notified_ = stop.object;
      return;
    case interp::StopKind::Clock: return give_up();
    default: return;
  }
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
    case interp::StopKind::Reacquire:
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
      if (stop.object == 0 || (end_before_ & 3) != 0) return give_up();
      dies_ = true;
      return;
    case interp::StopKind::Notify:
    case interp::StopKind::NotifyAll: return;  // (see arrived)
    case interp::StopKind::Wait:
      if (stop.object == 0 || stop.is_thread_monitor) return give_up();
      waits_ = true;
      if (stop.has_time_limit()) read_.push_back({0, 0, kClock});
      reads(stop.monitor, kMonitorOffset, kMonitorBytes, false);
      return writes(stop.monitor, kMonitorOffset, kMonitorBytes);
    case interp::StopKind::Output: return;  // (see note_changes)
    case interp::StopKind::Cas: return stop.count == 2 ? give_up() : variable(true);
    default: return give_up();
  }
}

}  // namespace heddle::tester
