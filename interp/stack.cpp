#include "interp/machine.h"

namespace heddle::interp {

std::vector<StackFrame> stack_of(const World& world, ThreadId id) {
  std::vector<StackFrame> stack;
  const Thread& t = world.thread(id);
  stack.reserve(t.core.frame_count);
  for (u32 i = t.core.frame_count; i > 0; --i) {
    const Frame& f = t.frames[i - 1];
    const Method& m = method_of(world, f);
    stack.push_back({&m, f.pc, m.line_of(f.pc), m.column_of(f.pc)});
  }
  return stack;
}

}  // namespace heddle::interp
