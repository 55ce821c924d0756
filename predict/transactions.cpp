#include "predict/transactions.h"

#include <algorithm>

#include "vm/bytecode/control_flow.h"

namespace heddle::predict {
namespace {

// heddle.Atomic, or an annotation of that name of the program's own.
bool is_atomic(const vm::Method& method) {
  if (method.image == nullptr) return false;
  return std::any_of(method.image->annotations.begin(), method.image->annotations.end(), [](const auto& annotation) {
    return annotation.type.substr(annotation.type.find_last_of("/$") + 1) == "Atomic";
  });
}

}  // namespace

Transactions::Unit Transactions::make(Unit parent, u64 loop, bool atomic) {
  nodes_.push_back({parent, parent == kNone ? 1 : nodes_[parent].depth + 1, loop, atomic});
  return static_cast<Unit>(nodes_.size() - 1);
}

// Loops by their backward branches, outer ones first.
const std::vector<Transactions::Loop>& Transactions::loops_of(MethodId id) {
  const auto [at, is_new] = loops_.try_emplace(id);
  std::vector<Loop>& loops = at->second;
  if (!is_new) return loops;
  const vm::Method& method = *world_.classes.method_by_id(id);
  if (method.image == nullptr) return loops;
  const auto& code = method.image->code;
  for (u32 pc = 0; pc < code.size(); ++pc)
    bytecode::for_each_successor(code, method.image->switches, pc, [&](u32 target) {
      if (target > pc) return;
      const auto known = std::find_if(loops.begin(), loops.end(), [&](const Loop& l) { return l.header == target; });
      if (known == loops.end()) loops.push_back({target, pc});
      else known->end = std::max(known->end, pc);
    });
  std::sort(loops.begin(), loops.end(),
            [](const Loop& a, const Loop& b) { return a.header != b.header ? a.header < b.header : a.end > b.end; });
  return loops;
}

void Transactions::stand(ThreadId t) {
  if (levels_.size() <= t) levels_.resize(t + 1);
  std::vector<Level>& levels = levels_[t];
  const vm::Thread& thread = world_.thread(t);
  size_t depth = 0;
  u32 caller_pc = 0;
  for (u32 i = 0; i < thread.core.frame_count; ++i) {
    const vm::Frame& frame = thread.frames[i];
    const vm::Method& method = *world_.classes.method_by_id(frame.method);
    if (method.owner->is_library) continue;
    if (depth < levels.size() &&
        (levels[depth].frame != i || levels[depth].method != frame.method || levels[depth].caller_pc != caller_pc))
      levels.resize(depth);
    if (depth == levels.size()) {
      const Unit parent = depth == 0 ? kNone : inside_loops(levels[depth - 1], levels[depth - 1].pc);
      const bool atomic = is_atomic(method);
      has_atomic_ |= atomic;
      levels.push_back({i, frame.method, caller_pc, make(parent, 0, atomic), frame.pc, {}});
    }
    Level& level = levels[depth];
    // Back at its header, a loop begins another round. (The same place is another round if the call there has
    // returned.)
    const bool is_top = i + 1 == thread.core.frame_count;
    if (frame.pc < level.pc || (is_top && frame.pc == level.pc)) {
      const auto round =
          std::find_if(level.rounds.begin(), level.rounds.end(), [&](const Round& r) { return r.header == frame.pc; });
      if (round != level.rounds.end()) level.rounds.erase(round, level.rounds.end());
    }
    level.pc = frame.pc;
    caller_pc = frame.pc;
    ++depth;
  }
  levels.resize(depth);
}

// The unit of code at that pc of the level's method, which is where its thread is.
Transactions::Unit Transactions::inside_loops(Level& level, u32 pc) {
  size_t depth = 0;
  for (const Loop& loop : loops_of(level.method)) {
    if (pc < loop.header || pc > loop.end) continue;
    if (depth < level.rounds.size() && level.rounds[depth].header != loop.header) level.rounds.resize(depth);
    if (depth == level.rounds.size()) {
      const Unit outer = depth == 0 ? level.unit : level.rounds[depth - 1].unit;
      level.rounds.push_back({loop.header, make(outer, loop.header + 1, false)});
    }
    ++depth;
  }
  level.rounds.resize(depth);
  return depth == 0 ? level.unit : level.rounds.back().unit;
}

Transactions::Unit Transactions::unit_of(ThreadId t, MethodId method, u32 pc) {
  if (t >= levels_.size()) return kNone;
  std::vector<Level>& levels = levels_[t];
  const auto level = std::find_if(levels.rbegin(), levels.rend(), [&](const Level& l) { return l.method == method; });
  if (level != levels.rend()) return inside_loops(*level, pc);
  // A method of the library's, or one that has been called and has returned in one stretch: its caller's.
  return levels.empty() ? kNone : inside_loops(levels.back(), levels.back().pc);
}

u64 Transactions::own_place(ThreadId t) const {
  if (t >= levels_.size() || levels_[t].empty()) return 0;
  return static_cast<u64>(levels_[t].back().method) << 32 | levels_[t].back().pc;
}

bool Transactions::in_one_transaction(Unit a, Unit b) const {
  Unit from_a = kNone, from_b = kNone;  // below the innermost unit that holds both
  while (a != b) {
    if (nodes_[a].depth >= nodes_[b].depth) {
      from_a = a;
      a = nodes_[a].parent;
    } else {
      from_b = b;
      b = nodes_[b].parent;
    }
  }
  if (a == kNone) return false;
  if (!has_atomic_)
    return from_a == kNone || from_b == kNone || nodes_[from_a].loop == 0 || nodes_[from_a].loop != nodes_[from_b].loop;
  for (; a != kNone; a = nodes_[a].parent)
    if (nodes_[a].atomic) return true;
  return false;
}

}  // namespace heddle::predict
