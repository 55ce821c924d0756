#include "vm/bytecode/liveness.h"

#include <algorithm>
#include <bit>

#include "vm/base/check.h"
#include "vm/bytecode/control_flow.h"
#include "vm/bytecode/effects.h"

namespace heddle::bytecode {
namespace {

// Normal predecessors of each pc, in one array.
struct Predecessors {
  std::vector<u32> first, pcs;
  Predecessors(const std::vector<Instruction>& code, const std::vector<SwitchTable>& switches)
      : first(code.size() + 1, 0) {
    const u32 size = static_cast<u32>(code.size());
    for (u32 pc = 0; pc < size; ++pc) for_each_successor(code, switches, pc, [&](u32 target) { ++first[target + 1]; });
    for (u32 pc = 0; pc < size; ++pc) first[pc + 1] += first[pc];
    pcs.resize(first.back());
    std::vector<u32> next(first.begin(), first.end() - 1);
    for (u32 pc = 0; pc < size; ++pc)
      for_each_successor(code, switches, pc, [&](u32 target) { pcs[next[target]++] = pc; });
  }
};

std::vector<RegisterEffects> all_effects(const std::vector<Instruction>& code,
                                         const std::function<MethodShape(const Instruction&, bool*)>& shape_of_call) {
  std::vector<RegisterEffects> effects;
  effects.reserve(code.size());
  for (u32 pc = 0; pc < code.size(); ++pc) {
    CallShape call;
    if (is_call(code[pc].op)) {
      bool has_receiver = false;
      const MethodShape shape = shape_of_call(code[pc], &has_receiver);
      call = {shape.reference_parameters + (has_receiver ? 1u : 0u), shape.primitive_parameters, shape.result_bank};
    }
    const u32 dimensions = code[pc].op == Opcode::MULTINEW ? multinew_dimensions(code, pc) : 0;
    effects.push_back(effects_of(code[pc], call, dimensions));
  }
  return effects;
}

}  // namespace

// Path exploration, one register at a time: from each use backwards along the edges until the register
// is written or is known to be live already (Boissinot et al., "Computing Liveness Sets for SSA-Form
// Programs", section 4, without SSA). Each bit is set once, so the cost is bounded by the result's size.
Liveness compute_liveness(const std::vector<Instruction>& code, const std::vector<ExceptionHandler>& handlers,
                          const std::vector<SwitchTable>& switches, u32 reference_registers, u32 primitive_registers,
                          const std::function<MethodShape(const Instruction&, bool*)>& shape_of_call,
                          u32 parameter_refs, u32 parameter_prims) {
  const u32 size = static_cast<u32>(code.size());
  const u32 registers = reference_registers + primitive_registers;
  Liveness live;
  live.refs_ = reference_registers;
  live.prims_ = primitive_registers;
  live.words_ = (registers + 63) / 64;
  live.bits_.assign(static_cast<size_t>(size) * live.words_, 0);
  live.across_bits_ = live.bits_;
  const auto set = [&](std::vector<u64>& bits, u32 pc, u32 index) {
    return Liveness::set(bits, static_cast<size_t>(pc) * live.words_ + index / 64, index);
  };

  const std::vector<RegisterEffects> effects = all_effects(code, shape_of_call);
  const Predecessors predecessors(code, switches);
  std::vector<std::vector<u32>> users(registers);  // pcs that read each register
  const auto use = [&](u32 pc, u32 index) {
    HEDDLE_CHECK(index < registers, "liveness of unverified code");
    if (set(live.bits_, pc, index)) users[index].push_back(pc);
  };
  for (u32 pc = 0; pc < size; ++pc) {
    const RegisterEffects& e = effects[pc];
    for (u32 i = 0; i < e.read_count; ++i)
      use(pc, (e.reads[i].is_reference ? 0 : reference_registers) + e.reads[i].index);
    for (u32 i = 0; i < e.ref_window_count; ++i) use(pc, e.ref_window + i);
    for (u32 i = 0; i < e.prim_window_count; ++i) use(pc, reference_registers + e.prim_window + i);
    if (code[pc].op == Opcode::NATIVE || code[pc].op == Opcode::VMOP) {
      for (u32 i = 0; i < std::min(parameter_refs, reference_registers); ++i) use(pc, i);
      for (u32 i = 0; i < std::min(parameter_prims, primitive_registers); ++i) use(pc, reference_registers + i);
    }
  }

  std::vector<std::vector<u32>> handlers_at(handlers.empty() ? 0 : size);  // by target
  for (u32 i = 0; i < handlers.size(); ++i) handlers_at[handlers[i].target].push_back(i);

  std::vector<u32> work;
  std::vector<u32> handlers_done;  // handlers into which the current register is already known to flow
  std::vector<bool> done(handlers.size(), false);
  for (u32 index = 0; index < registers; ++index) {
    const bool is_reference = index < reference_registers;
    const u32 number = is_reference ? index : index - reference_registers;
    const auto lost = [&](const RegisterEffects& e) {
      return number >= (is_reference ? e.ref_clobber : e.prim_clobber);
    };
    const auto written = [&](const RegisterEffects& e) {
      return (e.writes && e.write.is_reference == is_reference && e.write.index == number) ||
             (e.writes_zeros && number == 0);
    };
    const auto flow_through = [&](u32 pc) {
      set(live.across_bits_, pc, index);
      if (set(live.bits_, pc, index)) work.push_back(pc);
    };
    work = std::move(users[index]);
    while (!work.empty()) {
      const u32 pc = work.back();
      work.pop_back();
      for (u32 i = predecessors.first[pc]; i < predecessors.first[pc + 1]; ++i) {
        const u32 from = predecessors.pcs[i];
        if (!lost(effects[from]) && !written(effects[from])) flow_through(from);
      }
      if (handlers.empty()) continue;
      for (u32 row : handlers_at[pc]) {
        const ExceptionHandler& handler = handlers[row];
        if (done[row] || (is_reference && number == handler.exception_register)) continue;
        done[row] = true;
        handlers_done.push_back(row);
        for (u32 from = handler.start; from < handler.end; ++from)
          if ((info(code[from].op).flags & kCanThrow) != 0 && !lost(effects[from])) flow_through(from);
      }
    }
    for (u32 row : handlers_done) done[row] = false;
    handlers_done.clear();
  }
  return live;
}

namespace {

// Does the instruction do no more than compute a number from numbers?
bool only_computes(const Instruction& i, const RegisterEffects& e) {
  if (!e.writes || e.write.is_reference || is_call(i.op) || (info(i.op).flags & kCanThrow) != 0) return false;
  for (u32 k = 0; k < e.read_count; ++k)
    if (e.reads[k].is_reference) return false;
  return e.read_count != 0 && e.ref_window_count == 0 && e.prim_window_count == 0;
}

}  // namespace

void Liveness::clear_prims() {
  for (std::vector<u64>* bits : {&bits_, &across_bits_})
    for (size_t i = 0; i < bits->size(); ++i) {
      const u64 first = (i % words_) * 64;  // register, references first
      if (first >= refs_) (*bits)[i] = 0;
      else if (refs_ - first < 64) (*bits)[i] &= (u64{1} << (refs_ - first)) - 1;
    }
}

// From uses backwards, all registers at once: where a register turns out to be live behind an instruction that computes
// it, what that reads is used.
Liveness compute_liveness_but_for_text(const std::vector<Instruction>& code,
                                       const std::vector<ExceptionHandler>& handlers,
                                       const std::vector<SwitchTable>& switches, const Liveness& liveness,
                                       const std::function<MethodShape(const Instruction&, bool*)>& shape_of_call,
                                       u32 parameter_prims, const NumberSinks& sinks) {
  Liveness live = liveness;
  live.clear_prims();
  const u32 size = static_cast<u32>(code.size());
  const std::vector<RegisterEffects> effects = all_effects(code, shape_of_call);
  const Predecessors predecessors(code, switches);
  struct At {
    u32 pc, number;  // a primitive register, live before the instruction
  };
  std::vector<At> work;
  const auto word_of = [&](u32 pc, u32 number) {
    return static_cast<size_t>(pc) * live.words_ + (live.refs_ + number) / 64;
  };
  const auto make_live = [&](u32 pc, u32 number) {
    if (Liveness::set(live.bits_, word_of(pc, number), live.refs_ + number)) work.push_back({pc, number});
  };
  const auto use_reads = [&](u32 pc) {
    const RegisterEffects& e = effects[pc];
    for (u32 i = 0; i < e.read_count; ++i)
      if (!e.reads[i].is_reference) make_live(pc, e.reads[i].index);
    for (u32 i = 0; i < e.prim_window_count; ++i)
      if (!std::binary_search(sinks.arguments.begin(), sinks.arguments.end(), std::pair(pc, i)))
        make_live(pc, e.prim_window + i);
  };
  for (u32 pc = 0; pc < size; ++pc) {
    if (std::binary_search(sinks.pcs.begin(), sinks.pcs.end(), pc)) continue;
    if (code[pc].op == Opcode::NATIVE || code[pc].op == Opcode::VMOP)
      for (u32 i = 0; i < std::min(parameter_prims, live.prims_); ++i) make_live(pc, i);
    if (code[pc].op != Opcode::TOSTR && !only_computes(code[pc], effects[pc])) use_reads(pc);
  }
  // Live behind the instruction at `from`, and in a handler of it if it throws.
  const auto flow = [&](u32 from, u32 number, bool thrown) {
    const RegisterEffects& e = effects[from];
    const bool written =
        (e.writes && !e.write.is_reference && e.write.index == number) || (e.writes_zeros && number == 0);
    if (written && !thrown) {
      if (only_computes(code[from], e)) use_reads(from);
      return;
    }
    if (number >= e.prim_clobber) return;
    Liveness::set(live.across_bits_, word_of(from, number), live.refs_ + number);
    make_live(from, number);
  };
  while (!work.empty()) {
    const auto [pc, number] = work.back();
    work.pop_back();
    for (u32 i = predecessors.first[pc]; i < predecessors.first[pc + 1]; ++i) flow(predecessors.pcs[i], number, false);
    for (const ExceptionHandler& handler : handlers) {
      if (handler.target != pc) continue;
      for (u32 from = handler.start; from < handler.end; ++from)
        if ((info(code[from].op).flags & kCanThrow) != 0) flow(from, number, true);
    }
  }
  return live;
}

void Liveness::live_registers(u32 pc, bool across, std::vector<u16>& refs, std::vector<u16>& prims) const {
  refs.clear();
  prims.clear();
  const std::vector<u64>& bits = across ? across_bits_ : bits_;
  for (u32 i = 0; i < words_; ++i) {
    for (u64 word = bits[static_cast<size_t>(pc) * words_ + i]; word != 0; word &= word - 1) {
      const u32 index = i * 64 + static_cast<u32>(std::countr_zero(word));
      if (index < refs_) {
        refs.push_back(static_cast<u16>(index));
      } else {
        prims.push_back(static_cast<u16>(index - refs_));
      }
    }
  }
}

}  // namespace heddle::bytecode
