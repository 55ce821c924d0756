#include "vm/bytecode/control_flow.h"

namespace heddle::bytecode {

ProtectedCode::ProtectedCode(const std::vector<Instruction>& code, const std::vector<ExceptionHandler>& handlers)
    : handlers_(handlers) {
  if (handlers.empty()) return;
  const auto throws = [&](u32 pc) { return (info(code[pc].op).flags & kCanThrow) != 0; };
  first_.assign(code.size() + 1, 0);
  for (const ExceptionHandler& handler : handlers)
    for (u32 pc = handler.start; pc < handler.end; ++pc) first_[pc + 1] += throws(pc);
  for (size_t pc = 1; pc < first_.size(); ++pc) first_[pc] += first_[pc - 1];
  rows_.resize(first_.back());
  std::vector<u32> next(first_.begin(), first_.end() - 1);
  for (u32 row = 0; row < handlers.size(); ++row) {
    for (u32 pc = handlers[row].start; pc < handlers[row].end; ++pc)
      if (throws(pc)) rows_[next[pc]++] = row;
  }
}

}  // namespace heddle::bytecode
