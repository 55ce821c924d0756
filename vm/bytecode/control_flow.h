// Where control goes from each instruction, on the normal way and by exceptions.
#pragma once

#include <vector>

#include "vm/bytecode/class_image.h"

namespace heddle::bytecode {

// Calls visit(pc) for each normal successor of the instruction at `pc`; switch targets as often as they
// occur. Branch targets and tables must have been checked; the last instruction does not fall through.
template <typename Visit>
void for_each_successor(const std::vector<Instruction>& code, const std::vector<SwitchTable>& switches, u32 pc,
                        Visit visit) {
  const Instruction& instruction = code[pc];
  const OpcodeInfo& row = info(instruction.op);
  if ((row.flags & kEndsBlock) == 0 && pc + 1 < code.size()) visit(pc + 1);
  if (row.format == Format::AI) {
    if (row.b == Role::Br) visit(pc + static_cast<u32>(instruction.imm()));
    if (row.b == Role::Sw) {
      const SwitchTable& table = switches[static_cast<u32>(instruction.imm())];
      for (u32 target : table.targets) visit(target);
      visit(table.default_target);
    }
  } else if (row.c == Role::Br) {
    visit(pc + static_cast<u32>(static_cast<i32>(instruction.sc())));
  }
}

// The handlers that protect each instruction that can throw.
class ProtectedCode {
 public:
  ProtectedCode(const std::vector<Instruction>& code, const std::vector<ExceptionHandler>& handlers);

  // Calls visit(handler) for each handler whose range holds `pc`, if the instruction there can throw.
  template <typename Visit>
  void for_each_handler(u32 pc, Visit visit) const {
    if (first_.empty()) return;
    for (u32 i = first_[pc]; i < first_[pc + 1]; ++i) visit(handlers_[rows_[i]]);
  }

 private:
  const std::vector<ExceptionHandler>& handlers_;
  std::vector<u32> first_;  // per pc: its part of rows_; empty without handlers
  std::vector<u32> rows_;
};

}  // namespace heddle::bytecode
