#include "repl/scope.h"

#include <algorithm>

#include "interp/run.h"
#include "vm/bytecode/control_flow.h"
#include "vm/bytecode/descriptor.h"
#include "vm/bytecode/effects.h"
#include "vm/live_registers.h"

namespace heddle::repl {
namespace {

using bytecode::Instruction;
using bytecode::LocalVariable;
using vm::Ref;
using vm::ThreadId;
using vm::World;

const vm::Method& method_of(const World& world, FrameId f) {
  return *world.classes.method_by_id(world.thread(f.thread).frames[f.index].method);
}

// Which register an instruction of the image writes, if any.
bool writes(const vm::Method& method, u32 pc, const LocalVariable& v) {
  const std::vector<Instruction>& code = method.image->code;
  bytecode::CallShape call;
  if (bytecode::is_call(code[pc].op)) {
    const bytecode::Constant& callee = method.owner->image->constants[code[pc].a];
    call.result = bytecode::parse_method_descriptor(callee.descriptor).result_bank;
  }
  const bytecode::RegisterEffects e = bytecode::effects_of(code[pc], call, 0);
  return e.writes && e.write.is_reference == v.is_reference && e.write.index == v.reg;
}

// Forward data flow (must): has the variable been given a value on all ways from where its scope begins to each pc of
// it? A parameter has one; so has a variable that is shown from behind its initialiser on, unless control comes into
// its scope by another way (a switch jumps over declarations).
bool is_assigned(const vm::Method& method, const LocalVariable& v, u32 at) {
  if (v.initialised && v.start == 0) return true;
  const std::vector<Instruction>& code = method.image->code;
  const bytecode::ProtectedCode protected_code(code, method.image->handlers);
  const u32 size = static_cast<u32>(code.size()), end = std::min(v.end, size);
  enum : u8 { kUnknown, kYes, kNo };
  std::vector<u8> state(size, kUnknown);
  std::vector<u32> work;
  const auto flow = [&](u32 to, bool assigned) {
    if (to < v.start || to >= end) return;
    const u8 now = assigned && state[to] != kNo ? kYes : kNo;
    if (state[to] == now) return;
    state[to] = now;
    work.push_back(to);
  };
  for (u32 pc = 0; pc < size; ++pc) {
    if (pc >= v.start && pc < end) continue;
    bytecode::for_each_successor(code, method.image->switches, pc,
                                 [&](u32 to) { flow(to, v.initialised && to == v.start); });
    protected_code.for_each_handler(
        pc, [&](const auto& handler) { flow(handler.target, v.initialised && handler.target == v.start); });
  }
  if (v.start == 0) flow(0, false);
  while (!work.empty()) {
    const u32 pc = work.back();
    work.pop_back();
    const bool before = state[pc] == kYes, after = before || writes(method, pc, v);
    bytecode::for_each_successor(code, method.image->switches, pc, [&](u32 to) { flow(to, after); });
    protected_code.for_each_handler(pc, [&](const auto& handler) { flow(handler.target, before); });
  }
  return at < size && state[at] == kYes;
}

}  // namespace

FrameId user_frame(const World& world, ThreadId t) {
  const std::vector<interp::StackFrame> stack = interp::stack_of(world, t);
  for (size_t i = 0; i < stack.size(); ++i)
    if (stack[i].method != nullptr && !stack[i].method->owner->is_library)
      return {t, static_cast<u32>(stack.size() - 1 - i)};
  return {};
}

std::vector<const LocalVariable*> variables_in_scope(const vm::Method& method, u32 pc) {
  std::vector<const LocalVariable*> result;
  if (method.image == nullptr || method.is_native()) return result;
  for (const LocalVariable& v : method.image->locals)
    if (v.start <= pc && pc < v.end && is_assigned(method, v, pc)) result.push_back(&v);
  // (The image lists a variable where its scope ends.)
  std::stable_sort(result.begin(), result.end(), [](const LocalVariable* a, const LocalVariable* b) {
    return std::pair(a->name != "this", a->slot) < std::pair(b->name != "this", b->slot);
  });
  return result;
}

std::vector<const LocalVariable*> variables_in_scope(const World& world, FrameId f) {
  if (!f.valid()) return {};
  const vm::Frame& frame = world.thread(f.thread).frames[f.index];
  if (frame.flags & interp::kInitFirst) return {};  // it has not begun: its arguments are not shown either
  return variables_in_scope(method_of(world, f), frame.pc);
}

Ref reference_in(const World& world, FrameId f, const LocalVariable& v) {
  const vm::Thread& t = world.thread(f.thread);
  return t.refs[t.frames[f.index].ref_base + v.reg];
}

u64 primitive_in(const World& world, FrameId f, const LocalVariable& v) {
  const vm::Thread& t = world.thread(f.thread);
  return t.prims[t.frames[f.index].prim_base + v.reg];
}

void assign(World& world, FrameId f, const LocalVariable& v, Ref reference, u64 primitive) {
  vm::Thread& t = world.thread(f.thread);
  world.before_write_frame(t, f.index);
  const vm::Frame& frame = t.frames[f.index];
  if (v.is_reference) t.refs[frame.ref_base + v.reg] = reference;
  else t.prims[frame.prim_base + v.reg] = primitive;
}

KeptVariables::KeptVariables(World& world) : world_(world) { world.relocation_listeners.push_back(this); }

KeptVariables::~KeptVariables() { std::erase(world_.relocation_listeners, this); }

void KeptVariables::collection_begins(std::vector<Ref>& kept) {
  registers_.clear();
  std::vector<u16> refs, prims;
  for (const auto& t : world_.threads) {
    for (u32 i = 0; i < t->core.frame_count; ++i) {
      const vm::Method& method = method_of(world_, {t->id, i});
      if (method.owner->is_library || !method.prepared) continue;
      vm::live_registers(method, t->frames[i].pc, vm::executes_next(*t, i), refs, prims);
      for (const LocalVariable* v : variables_in_scope(world_, {t->id, i})) {
        // Those that live are the collector's.
        if (!v->is_reference || std::binary_search(refs.begin(), refs.end(), v->reg)) continue;
        Ref* const slot = t->refs + t->frames[i].ref_base + v->reg;
        if (*slot == 0) continue;
        registers_.push_back(slot);
        kept.push_back(*slot);
      }
    }
  }
}

void KeptVariables::objects_moved(const vm::Relocation& moved) {
  for (Ref* slot : registers_)
    if (const Ref r = moved.forward(*slot)) *slot = r;
  registers_.clear();
}

}  // namespace heddle::repl
