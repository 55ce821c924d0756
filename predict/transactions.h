// Which accesses of a thread its author may have meant to be one step (F. Sorrentino, A. Farzan, P. Madhusudan,
// Penelope: Weaving Threads to Expose Atomicity Violations, FSE 2010, section 3). The paper marks "obvious units such
// as the code for every method" and bodies of loops, and treats a run as a sequence of them. Units nest in real
// programs; so two accesses are in one transaction if the innermost unit in which both happen holds them as its own:
// unless they are in different rounds of one loop in it.
//
// If the program has annotations @Atomic on methods, it has said itself what is atomic: then two accesses are in one
// transaction if one execution of such a method holds both.
#pragma once

#include <unordered_map>
#include <vector>

#include "vm/world.h"

namespace heddle::predict {

using vm::MethodId;
using vm::ThreadId;

class Transactions {
 public:
  explicit Transactions(const vm::World& world) : world_(world) {}

  // A place in the tree of a thread's units. Only calls of the program's own methods are units, with their loops.
  using Unit = u32;
  static constexpr Unit kNone = 0;

  // Notes the thread's stack as it is now. To be called before each stretch of code without calls and backward
  // branches.
  void stand(ThreadId t);
  // The innermost unit of an access that t has made in that stretch.
  Unit unit_of(ThreadId t, MethodId method, u32 pc);

  // Where t is in the program's own code, as noted last: MethodId << 32 | pc; 0: nowhere.
  u64 own_place(ThreadId t) const;

  bool in_one_transaction(Unit a, Unit b) const;

 private:
  struct Node {
    Unit parent = kNone;
    u32 depth = 0;
    u64 loop = 0;  // of a round of a loop: which one, in its parent; 0: a call
    bool atomic = false;
  };
  struct Round {
    u32 header;  // of the loop: a pc
    Unit unit;
  };
  struct Level {
    u32 frame;  // index in the thread's stack
    MethodId method;
    u32 caller_pc;
    Unit unit;
    u32 pc;  // when it was looked at last
    std::vector<Round> rounds;
  };
  struct Loop {
    u32 header, end;  // the first instruction, and that of the last backward branch to it
  };

  Unit make(Unit parent, u64 loop, bool atomic);
  Unit inside_loops(Level& level, u32 pc);
  const std::vector<Loop>& loops_of(MethodId method);

  const vm::World& world_;
  std::vector<Node> nodes_{Node{}};
  std::vector<std::vector<Level>> levels_;  // by thread, outermost first
  std::unordered_map<MethodId, std::vector<Loop>> loops_;
  bool has_atomic_ = false;
};

}  // namespace heddle::predict
