// Additions whose result nobody uses commute with each other (docs/algorithms.md, "Additions commute").
#include <algorithm>

#include "interp/latches.h"
#include "tester/block_runner.h"
#include "tester/unused_results.h"
#include "vm/bytecode/effects.h"
#include "vm/live_registers.h"

namespace heddle::tester {

using bytecode::Opcode;
using interp::Operation;
using interp::StopKind;

namespace {

// Some path has come to the limit of a counter: then all its additions are looked at (VM.addBelow).
constexpr const char* kLimitsReached = "limits reached";

// A step of a method that gives a result on: it has no effect but its own register, and cannot throw.
bool is_plain_step(Opcode op) {
  switch (op) {
    case Opcode::NOP:
    case Opcode::MOV_P:
    case Opcode::MOV_R:
    case Opcode::CONST_I:
    case Opcode::CONST_L:
    case Opcode::ADD_I:
    case Opcode::SUB_I:
    case Opcode::ADDK_I:
    case Opcode::ADD_L:
    case Opcode::SUB_L:
    case Opcode::ADDK_L: return true;
    default: return false;
  }
}

}  // namespace

// What becomes of the result of the call at pc, or of the number that is loaded there, in straight-line code behind it.
UnusedResults::Use UnusedResults::use_of_result(const vm::Method& method, u32 pc, bool values_count) {
  constexpr u32 kFar = 16;
  const std::vector<bytecode::Instruction>& code = method.image->code;
  const bytecode::RegisterEffects made = vm::effects_at(method, pc);
  if (!made.writes) return bytecode::is_call(code[pc].op) ? Use::None : Use::Other;
  if (made.write.is_reference) return Use::Other;
  const bytecode::Liveness& liveness = vm::liveness_of(method, values_count);
  std::vector<u16> holds{made.write.index};  // registers with something that is made of the result
  for (u32 at = pc + 1; at < code.size() && at <= pc + kFar; ++at) {
    std::erase_if(holds, [&](u16 r) { return !liveness.prim_live(at, r); });
    if (holds.empty()) return Use::None;
    const bytecode::Instruction& i = code[at];
    const auto held = [&](u16 r) { return std::find(holds.begin(), holds.end(), r) != holds.end(); };
    if (i.op == Opcode::RET_P) return held(i.a) ? Use::GivenOn : Use::None;
    if (!is_plain_step(i.op)) return Use::Other;
    const bytecode::RegisterEffects e = bytecode::effects_of(i, {}, 0);
    bool from_result = false;
    for (u8 k = 0; k < e.read_count; ++k) from_result |= !e.reads[k].is_reference && held(e.reads[k].index);
    if (!e.writes || e.write.is_reference) continue;
    std::erase(holds, e.write.index);
    if (from_result) holds.push_back(e.write.index);
  }
  return Use::Other;
}

bool UnusedResults::is_unused(const vm::World& world, vm::ThreadId t) {
  const vm::Thread& thread = world.thread(t);
  const vm::Frame& top = thread.top();
  const Opcode op = world.classes.method_by_id(top.method)->code[top.pc].op;
  const bool is_body = op == Opcode::VMOP || op == Opcode::NATIVE;
  for (u32 i = thread.core.frame_count - (is_body ? 1 : 0); i-- > 0;) {
    const vm::Frame& frame = thread.frames[i];
    const u32 pc = frame.pc & 0x7fffffffu;
    const auto [at, fresh] = known_.try_emplace(u64{frame.method} << 32 | pc, Use::Other);
    if (fresh) at->second = use_of_result(*world.classes.method_by_id(frame.method), pc, world.options.values_count);
    if (at->second != Use::GivenOn) return at->second == Use::None;
  }
  return true;
}

// An atomic read-modify-write. Where it is an addition that nobody looks at, all that others can tell is the sum.
void BlockRunner::add_or_write(const Operation& stop) {
  const Variable v = variable_of(stop.object, stop.offset);
  // (In plain mode it may race, which is asked of reads and writes.)
  const bool commutes = options_.additions_commute && stop.object != 0 && !options_.observed.plain_modes;
  if (commutes && stop.addition == Operation::Addition::Plain && unused_results_.is_unused(world_, thread_)) {
    adds_.push_back(v);
    return;
  }
  if (commutes && stop.addition == Operation::Addition::Limited && !options_.observed.has_part(kLimitsReached)) {
    if (stop.count == 1) observe_part(kLimitsReached);
    // Whether the limit is reached on the way does not depend on the order of what goes up, nor of what goes down.
    adds_.push_back(v);
    if (stop.value > 0) read(variable::limit_of(v));
    else adds_.push_back(variable::limit_of(v));
    return;
  }
  touch(stop, false);
  touch(stop, true);
}

// Whether the block, which would end in front of this operation, goes on with it. So it does where the thread has done
// nothing but additions, which commute with those of others, and is about to do one more: a loop that counts is one
// block, and need not be one for each turn. Whether somebody might have come between two of them is known when all that
// can follow has been explored: then nothing that other threads do there, before this one's end, may depend on
// the block (Summaries::leave). If something does the search starts again, with blocks that end as usual. (An
// optimistic form of transaction-based reduction: S. Stoller and E. Cohen, Optimistic Synchronization-Based State-Space
// Reduction, TACAS 2003.) The cut check takes all monitors that a block has acquired for held together, in their order:
// so each turn has to acquire them as the first one did. Nor may the block have waited for an end or a latch, or count
// a latch down, of which others take what they do behind it to be behind the whole block.
bool BlockRunner::runs_on(const Operation& stop) {
  constexpr u32 kMost = 1u << 16;  // operations: a thread that never ends must be left for others some time
  if (!may_run_on_ || first_ || !started_ || adds_.empty() || !writes_.empty() || everything_ || interruptible_ ||
      timed_out_ || !joined_.empty() || !guards_.empty() || !picks_.empty() || !detectors_.empty() ||
      !options_.trusted.empty() || in_trusted_call_)
    return false;
  const std::vector<Ref>& held = held_.held(thread_);
  if (operations_ >= kMost && held == held_before_) return false;  // (else in the middle of what keeps others out)
  if (stop.kind == StopKind::Cas) {
    if (stop.addition != Operation::Addition::Plain || stop.count == 2 || !unused_results_.is_unused(world_, thread_))
      return false;
  } else if (stop.kind != StopKind::Enter || stop.interruptible || stop.reentrant ||
             !is_next_acquired(held, stop.object)) {
    return false;
  }
  if (is_noting()) stop_noting();  // (a long block seldom comes again; and whether the monitor is free is in no note)
  if (stop.kind == StopKind::Enter && !interp::decode(world_, stop).can_go_on()) return false;
  sort_unique(reads_);
  sort_unique(adds_);
  for (const Variable v : adds_)
    if (variable::offset_of(v) >= variable::kWoken ||
        interp::is_latch_count(world_, variable::object_of(v), variable::offset_of(v)))
      return false;
  before_joins_.clear();
  ran_on_ = true;
  return true;
}

// Is the monitor what the block has acquired behind what its thread holds now?
bool BlockRunner::is_next_acquired(const std::vector<Ref>& held, Ref monitor) const {
  const size_t before = held_before_.size();
  if (held.size() < before || !std::equal(held_before_.begin(), held_before_.end(), held.begin())) return false;
  const size_t more = held.size() - before;
  return more < acquired_.size() && acquired_[more] == monitor &&
         std::equal(acquired_.begin(), acquired_.begin() + more, held.begin() + before);
}

// A plain access that is half of an addition, of a variable that does not race: whoever adds to it, too, is kept away
// by a lock, or by a start or a join. (Suspects are Suspects by all accesses of all paths: docs/algorithms.md.)
bool BlockRunner::is_part_of_addition(const interp::Access& access) {
  return options_.additions_commute && races_ && !in_trusted_call_ &&
         plain_additions_.is_part(world_, access.method, access.pc) &&
         !races_->stops_before(access.object, access.offset, true);
}

// An access of a list to which threads append, none of which looks at the order of its elements: as above, whoever
// appends keeps the others away, and all that anybody can tell is how many elements there are. Not as soon as somebody
// has seen identity hash codes, or memory is scarce: who lets the array grow allocates.
ListAccess BlockRunner::list_access(const interp::Access& access) {
  if (!options_.appends_commute || !races_ || !started_ || in_trusted_call_ || options_.observed.memory)
    return ListAccess::None;
  const ListAccess kind = list_appends_.access(world_, access);
  if (kind == ListAccess::None) return kind;
  if (kind == ListAccess::Look || kind == ListAccess::Append) {
    if (hidden_.note_list(world_, thread_, access.object, kind == ListAccess::Look)) observe_part(kListOrder);
  }
  const bool commutes = !world_.scalars.identity_observed && !races_->stops_before(access.object, access.offset, true);
  return commutes ? kind : ListAccess::None;
}

// A plain access of a number that is only printed, of a variable that does not race (as above).
bool BlockRunner::is_only_printed(const interp::Access& access) const {
  if (world_.options.values_count || !options_.additions_commute || !races_ || in_trusted_call_) return false;
  const vm::Method& method = *world_.classes.method_by_id(access.method);
  const bool printed =
      access.write ? vm::sets_printed_field(method, access.pc) : vm::gives_printed_number(method, access.pc, false);
  return printed && !races_->stops_before(access.object, access.offset, access.write);
}

// The same of a volatile access by an instruction. (Other methods may do more with what they read than give it back.)
bool BlockRunner::is_only_printed(const Operation& stop, bool write) {
  if (!options_.additions_commute || !races_ || stop.plain || stop.handle || in_trusted_call_ ||
      world_.options.values_count || is_promoted(world_, stop) || races_->stops_before(stop.object, stop.offset, write))
    return false;
  const vm::Frame& top = world_.thread(thread_).top();
  const vm::Method& method = *world_.classes.method_by_id(top.method);
  if (write) return vm::sets_printed_field(method, top.pc & 0x7fffffffu);
  const Opcode op = method.code[top.pc].op;
  return op != Opcode::VMOP && op != Opcode::NATIVE && unused_results_.is_unused(world_, thread_);
}

// A sleep adds its time to the virtual clock. (Whoever waits with a time limit looks at the clock to know when it is
// up.)
void BlockRunner::lengthen_clock() {
  const Variable clock = variable::make(0, variable::kClock);
  if (options_.additions_commute) return adds_.push_back(clock);
  use_clock();
}

// It is read, and set.
void BlockRunner::use_clock() {
  const Variable clock = variable::make(0, variable::kClock);
  read(clock);
  write(clock);
}

}  // namespace heddle::tester
