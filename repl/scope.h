// Which named variables a frame has where it stands. A debugger shows them to the end of their scope, also those that
// are in use no longer: their registers are not used otherwise before that.
#pragma once

#include <string>
#include <vector>

#include "vm/world.h"

namespace heddle::repl {

// A frame on a thread's stack, by its index from the bottom.
struct FrameId {
  vm::ThreadId thread = vm::kNoThread;
  u32 index = 0;
  bool valid() const { return thread != vm::kNoThread; }
};

// The innermost frame of the user's code; invalid if the thread has none.
FrameId user_frame(const vm::World& world, vm::ThreadId t);

// The local variables in scope there that have been given a value on every way to this point, in order of their
// declaration; `this` first. (A variable of an inner scope that has the name of an outer one does not occur in Java.)
std::vector<const bytecode::LocalVariable*> variables_in_scope(const vm::World& world, FrameId frame);
// The same of a method before code[pc].
std::vector<const bytecode::LocalVariable*> variables_in_scope(const vm::Method& method, u32 pc);

vm::Ref reference_in(const vm::World& world, FrameId frame, const bytecode::LocalVariable& variable);
u64 primitive_in(const vm::World& world, FrameId frame, const bytecode::LocalVariable& variable);
// Assigns to it, for good: through the doors of the World.
void assign(vm::World& world, FrameId frame, const bytecode::LocalVariable& variable, vm::Ref reference, u64 primitive);

// While it lives, what variables in scope refer to stays in memory and is followed when it is moved, although the
// program has no use for it any more and cannot notice.
class KeptVariables final : public vm::RelocationListener {
 public:
  explicit KeptVariables(vm::World& world);
  ~KeptVariables();
  KeptVariables(const KeptVariables&) = delete;
  KeptVariables& operator=(const KeptVariables&) = delete;

  void collection_begins(std::vector<vm::Ref>& kept) override;
  void objects_moved(const vm::Relocation& moved) override;

 private:
  vm::World& world_;
  std::vector<vm::Ref*> registers_;  // of the collection that is under way
};

}  // namespace heddle::repl
