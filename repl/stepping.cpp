#include "repl/stepping.h"

#include "interp/run.h"

namespace heddle::repl {

bool is_user_code(const vm::Method& method) {
  // (The classes that lambda expressions make have nothing that anybody has written.)
  const vm::Class& owner = *method.owner;
  return !owner.is_library && (owner.flags & bytecode::kLambda) == 0 && method.image != nullptr &&
         !method.image->lines.empty();
}

Location user_location(const vm::World& world, vm::ThreadId t, u32 frames) {
  const std::vector<interp::StackFrame> stack = interp::stack_of(world, t);
  for (size_t i = 0; i < stack.size(); ++i)
    if (stack.size() - i <= frames && stack[i].method != nullptr && is_user_code(*stack[i].method) &&
        stack[i].line != 0)
      return {static_cast<u32>(stack.size() - i), stack[i].method, stack[i].pc, stack[i].line};
  return {};
}

// An instruction that begins anew is no other one. (Each instruction that is executed twice has others between.)
bool Ticker::looks_at(const vm::Method& method, u32 pc, u32 depth) {
  if (&method == method_ && pc == pc_ && depth == depth_) return false;
  depth_before_ = depth_;
  method_ = &method;
  pc_ = pc;
  depth_ = depth;
  ++ticks_;
  arrived_ = arrives();
  return arrived_ || (edits_ != nullptr && edits_->count({operations_, ticks_}) != 0);
}

bool Ticker::at_instruction(vm::ThreadId t) {
  if (edits_ != nullptr)
    if (const auto here = edits_->find({operations_, ticks_}); here != edits_->end())
      for (const auto& change : here->second) change();
  return arrived_ && stops(t);
}

Location Ticker::location() const { return {depth_, method_, pc_, method_->line_of(pc_)}; }

bool Ticker::is_last(const vm::World& world, vm::ThreadId t) const {
  const vm::ThreadCore& core = world.thread(t).core;
  if (core.state != vm::ThreadState::Runnable || core.pending_exception != 0) return false;
  if (core.frame_count == 0 || core.frame_count != depth_) return false;
  const vm::Frame& top = world.thread(t).top();
  return top.pc == pc_ && world.classes.method_by_id(top.method) == method_;
}

bool LineRule::stops_at(const Location& here) {
  if (from.depth == 0) return true;
  if (kind == Kind::Step) return returned || !here.same_line(from);
  if (here.depth != from.depth) return here.depth < from.depth;
  if (returned || here.method != from.method) return true;  // the frame has returned, and its place is another one's
  switch (kind) {
    case Kind::Step:
    case Kind::Next: return here.line != from.line;
    case Kind::Until: return here.line > from.line;
    case Kind::Line:
      if (here.line != line) elsewhere = true;
      return here.line == line && elsewhere;
    case Kind::Finish: return false;
  }
  return false;
}

bool BackRule::stops_at(const Location& here) {
  if (kind == Kind::Finish) return from.depth == 0 || here.depth < from.depth;
  if (kind == Kind::Next && from.depth != 0 && here.depth > from.depth) return false;
  const bool other = !here.same_line(before);
  before = here;
  return other;
}

}  // namespace heddle::repl
