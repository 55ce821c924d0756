// Which registers are live before each instruction: backward data flow over one method's code, with
// the exceptional edges. The collector takes roots and the digest takes values from live registers
// only, for a dead temporary must not keep equal states apart (docs/algorithms.md, "The state digest").
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "vm/bytecode/class_image.h"
#include "vm/bytecode/descriptor.h"

namespace heddle::bytecode {

// Where numbers of a method go that decide nothing there either (printed_only.h).
struct NumberSinks {
  std::vector<u32> pcs;                        // of PUTF, PUTS and RET_P; sorted
  std::vector<std::pair<u32, u32>> arguments;  // pc of a call, and which of its primitive arguments; sorted
};

// Live registers before pc, and, for a call at pc, "across" the call: those live after it, on return or in a
// handler, minus its result and what its frame overlaps (what a suspended caller frame still needs).
class Liveness {
 public:
  bool ref_live(u32 pc, u32 reg) const { return bit(pc, reg); }
  bool prim_live(u32 pc, u32 reg) const { return bit(pc, refs_ + reg); }
  bool ref_live_across(u32 pc, u32 reg) const { return across_bit(pc, reg); }
  bool prim_live_across(u32 pc, u32 reg) const { return across_bit(pc, refs_ + reg); }
  // Sorted lists, for fast iteration at one pc. across = the caller-frame view.
  void live_registers(u32 pc, bool across, std::vector<u16>& refs, std::vector<u16>& prims) const;

 private:
  friend Liveness compute_liveness(const std::vector<Instruction>&, const std::vector<ExceptionHandler>&,
                                   const std::vector<SwitchTable>&, u32, u32,
                                   const std::function<MethodShape(const Instruction&, bool*)>&, u32, u32);
  friend Liveness compute_liveness_but_for_text(const std::vector<Instruction>&, const std::vector<ExceptionHandler>&,
                                                const std::vector<SwitchTable>&, const Liveness&,
                                                const std::function<MethodShape(const Instruction&, bool*)>&, u32,
                                                const NumberSinks&);
  void clear_prims();
  // False: it was set already.
  static bool set(std::vector<u64>& bits, size_t word, u32 index) {
    u64& w = bits[word];
    const u64 mask = u64{1} << (index % 64);
    const bool fresh = (w & mask) == 0;
    w |= mask;
    return fresh;
  }
  bool bit(u32 pc, u32 index) const {
    return (bits_[static_cast<size_t>(pc) * words_ + index / 64] >> (index % 64)) & 1;
  }
  bool across_bit(u32 pc, u32 index) const {
    return (across_bits_[static_cast<size_t>(pc) * words_ + index / 64] >> (index % 64)) & 1;
  }
  u32 refs_ = 0, prims_ = 0, words_ = 0;
  std::vector<u64> bits_;         // before each pc
  std::vector<u64> across_bits_;  // at each pc, across the instruction
};

// `shape_of_call` gives for a CALL_* the callee's shape and whether it has a receiver. The code is verified
// code, symbolic or linked. `parameter_refs` (with the receiver) and `parameter_prims` matter for the bodies of
// native methods only: NATIVE and VMOP read that many registers from 0 on; by default the whole frame.
Liveness compute_liveness(const std::vector<Instruction>& code, const std::vector<ExceptionHandler>& handlers,
                          const std::vector<SwitchTable>& switches, u32 reference_registers, u32 primitive_registers,
                          const std::function<MethodShape(const Instruction&, bool* has_receiver)>& shape_of_call,
                          u32 parameter_refs = 0xffffffff, u32 parameter_prims = 0xffffffff);

// The same, but a primitive register is live only if its number may decide something: that it is put into text (TOSTR)
// is no use of it, nor that another one is computed from it which is not live itself. (Such registers are called faint:
// R. Giegerich, U. Möncke, R. Wilhelm, Invariance of Approximative Semantics with Respect to Program Transformations,
// 1981. References are live as before.) Nor is what goes into `sinks`.
Liveness compute_liveness_but_for_text(const std::vector<Instruction>& code,
                                       const std::vector<ExceptionHandler>& handlers,
                                       const std::vector<SwitchTable>& switches, const Liveness& liveness,
                                       const std::function<MethodShape(const Instruction&, bool*)>& shape_of_call,
                                       u32 parameter_prims = 0xffffffff, const NumberSinks& sinks = {});

}  // namespace heddle::bytecode
