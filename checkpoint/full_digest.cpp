// The digest of all that a restore must bring back: garbage, identities and the order of allocations, too
// (checkpoint/digest.h).
#include <string>
#include <vector>

#include "checkpoint/digest.h"
#include "checkpoint/digest_sequence.h"
#include "vm/object_walk.h"

namespace heddle::checkpoint {

using vm::Frame;
using vm::Heap;
using vm::ObjectHeader;
using vm::Ref;
using vm::Thread;
using vm::ThreadCore;
using vm::ThreadState;

namespace {

// Separate the parts of the hashed sequence, so that it can be read in one way only.
constexpr u64 kThreadTag = 0x7468000000000000ull, kClassTag = 0x636c000000000000ull;

void add_full_object(Hasher& hasher, const Heap& heap, Ref r) {
  const ObjectHeader& h = heap.header(r);
  hasher.add(r);
  hasher.add(pack(h.class_id, h.length));
  hasher.add(pack(h.owner, h.count));
  hasher.add(name_of(h));
  hasher.add(h.flags);
  hasher.add_bytes(heap.payload(r), heap.payload_bytes(r));
}

void add_full_thread(Hasher& hasher, const vm::World& world, const Thread& t) {
  const ThreadCore& c = t.core;
  if (c.state == ThreadState::Unborn) return;
  hasher.add(kThreadTag | t.id);
  for (u64 value : {u64(c.state),
                    u64(c.interrupted),
                    u64(c.permit),
                    u64(c.daemon),
                    u64(c.pending_interrupted_exception),
                    u64(c.timed_out),
                    u64(c.uninterruptible),
                    u64(c.uncaught),
                    u64(c.in_handler),
                    u64(c.frame_count),
                    u64(c.ref_top),
                    u64(c.prim_top),
                    u64(c.saved_count),
                    u64(c.wait_number),
                    c.wake_time,
                    u64(c.allocations),
                    u64(c.starts),
                    u64(c.timeouts_taken),
                    u64(c.clock_reads),
                    u64(c.late_readings),
                    u64(c.weak_failures),
                    u64(c.native_calls),
                    u64(c.irreversible_calls),
                    c.steps,
                    c.visible})
    hasher.add(value);
  vm::for_each_record_root(c, t.id, [&](Ref r) { hasher.add(r); });
  std::vector<u16> refs, prims;
  for (u32 i = 0; i < c.frame_count; ++i) {
    const Frame& f = t.frames[i];
    for (u64 value : {f.method, f.pc, f.ref_base, f.prim_base, f.flags, f.extra}) hasher.add(value);
    vm::live_registers(*world.classes.method_by_id(f.method), f.pc, vm::executes_next(t, i), refs, prims);
    vm::for_each_register_root(t, i, refs, [&](Ref r) { hasher.add(r); });
    for (u16 reg : prims) hasher.add(t.prims[f.prim_base + reg]);
  }
}

}  // namespace

Digest full_digest(const vm::World& world, Ref permanent_limit) {
  Hasher hasher;
  const vm::WorldScalars& s = world.scalars;
  for (u64 value : {u64(s.live_threads), u64(s.live_user_threads), u64(s.exiting), u64(u32(s.exit_code)), s.clock_ns,
                    u64(s.next_wait_number), u64(s.identity_observed), u64(s.hash_order), u64(s.clock_observed),
                    u64(s.shutdown_stage), s.input_position, s.boot_allocations})
    hasher.add(value);
  for (const std::string* text : {&world.out.text, &world.err.text}) {
    hasher.add(text->size());
    hasher.add_bytes(text->data(), text->size());
  }
  std::string files;
  world.files->describe(&files);
  hasher.add(files.size());
  hasher.add_bytes(files.data(), files.size());
  for (auto& thread : world.threads) add_full_thread(hasher, world, *thread);
  for (size_t id = 0; id < world.class_init.size(); ++id) {
    const vm::ClassInitRecord& r = world.class_init[id];
    if (r.state == vm::InitState::None) continue;
    hasher.add(kClassTag | pack(static_cast<u32>(r.state), static_cast<u32>(id)));
    hasher.add(pack(r.thread, r.pending_at));
  }
  const Heap& heap = world.heap;
  heap.for_each_permanent([&](Ref r) {
    if (r < permanent_limit) add_full_object(hasher, heap, r);
  });
  hasher.add(heap.top());
  heap.for_each_object([&](Ref r) { add_full_object(hasher, heap, r); });
  return hasher.finish();
}

}  // namespace heddle::checkpoint
