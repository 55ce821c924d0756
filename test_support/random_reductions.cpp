#include <algorithm>

#include "test_support/random_operations.h"

namespace heddle::tester {

using Kind = RandomOpKind;

namespace {

// Drops operations that are not legal any more where they stand after a reduction.
void legalise(const RandomProgram& p, std::vector<RandomOp>& ops, std::vector<u32>& held) {
  for (RandomOp& op : ops) {
    const bool region = op.kind == Kind::Region || op.kind == Kind::TryRegion;
    if (region) held.push_back(op.a);
    legalise(p, op.body, held);
    if (region) held.pop_back();
  }
  std::erase_if(ops, [&](const RandomOp& op) {
    if (op.kind != Kind::Read && op.kind != Kind::Write && op.kind != Kind::Increment && op.kind != Kind::PlainAdd)
      return false;
    return std::find(held.begin(), held.end(), p.variables[op.a].lock) == held.end();
  });
}

// FinalRead stays legal only behind joins of all threads, all started by main.
void legalise(RandomProgram& p) {
  std::vector<u32> held;
  for (RandomThread& t : p.threads) legalise(p, t.ops, held);
  for (RandomClass& c : p.classes) legalise(p, c.initialiser, held);
  auto at_top = [&](Kind kind, u32 t) {
    const auto& ops = p.threads[0].ops;
    return std::any_of(ops.begin(), ops.end(), [&](const RandomOp& op) { return op.kind == kind && op.a == t; });
  };
  bool joined = true;
  for (u32 t = 1; t < p.threads.size(); ++t) joined &= at_top(Kind::Join, t) && at_top(Kind::Start, t);
  if (!joined) std::erase_if(p.threads[0].ops, [](const RandomOp& op) { return op.kind == Kind::FinalRead; });
}

void each_reduction(const RandomProgram& p, RandomProgram& copy, std::vector<RandomOp>& ops,
                    std::vector<RandomProgram>& out) {
  for (size_t i = 0; i < ops.size(); ++i) {
    const RandomOp saved = ops[i];
    const auto at = [&](size_t k) { return ops.begin() + static_cast<std::ptrdiff_t>(k); };
    auto give = [&] {
      RandomProgram r = copy;
      legalise(r);
      if (r.size() < p.size()) out.push_back(std::move(r));
    };
    ops.erase(at(i));
    give();
    if (!saved.body.empty()) {
      ops.insert(at(i), saved.body.begin(), saved.body.end());
      give();
      ops.erase(at(i), at(i + saved.body.size()));
    }
    ops.insert(at(i), saved);
    each_reduction(p, copy, ops[i].body, out);
  }
}

bool drop_thread(std::vector<RandomOp>& ops, u32 t) {
  for (RandomOp& op : ops) drop_thread(op.body, t);
  auto is_it = [&](const RandomOp& op) {
    return (refers_to_thread(op.kind) && op.a == t) || (refers_to_lock(op.kind) && op.a == kThreadLock + t);
  };
  std::erase_if(ops, is_it);
  for (RandomOp& op : ops) {
    if (refers_to_thread(op.kind) && op.a > t) --op.a;
    if (refers_to_lock(op.kind) && op.a > kThreadLock + t) --op.a;
  }
  return true;
}

}  // namespace

std::vector<RandomProgram> reductions(const RandomProgram& program) {
  std::vector<RandomProgram> out;
  for (u32 t = static_cast<u32>(program.threads.size()); t-- > 1;) {
    if (program.has_like(t) && program.threads[t].like < 0) continue;  // others run its code
    RandomProgram p = program;
    p.threads.erase(p.threads.begin() + t);
    for (RandomThread& other : p.threads) other.like -= other.like > static_cast<i32>(t);
    for (RandomThread& other : p.threads) drop_thread(other.ops, t);
    for (RandomClass& c : p.classes) drop_thread(c.initialiser, t);
    legalise(p);
    out.push_back(std::move(p));
  }
  RandomProgram copy = program;
  for (RandomThread& t : copy.threads) each_reduction(program, copy, t.ops, out);
  for (RandomClass& c : copy.classes) each_reduction(program, copy, c.initialiser, out);
  for (u32 t = 1; t < program.threads.size(); ++t)
    if (program.threads[t].daemon && !program.has_like(t)) {
      RandomProgram p = program;
      p.threads[t].daemon = false;
      out.push_back(std::move(p));
    }
  for (u32 c = 0; c < program.classes.size(); ++c)
    if (program.classes[c].super >= 0) {
      RandomProgram p = program;
      p.classes[c].super = -1;
      out.push_back(std::move(p));
    }
  return out;
}

}  // namespace heddle::tester
