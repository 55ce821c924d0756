// The code of one method while it is made: instructions, labels, and the tables that point into them.
#pragma once
#include <limits>
#include <string>
#include <vector>

#include "vm/bytecode/class_image.h"

namespace heddle::lang {

// As an operand of 16 bits has it.
inline bool fits16(i64 number) {
  return number >= std::numeric_limits<i16>::min() && number <= std::numeric_limits<i16>::max();
}

// Emits only where control can come: after a jump or a throw everything is dropped until a label that something jumps
// to is placed (or revive()). So code that cannot be reached is never made. Beyond the format's limits nothing is
// emitted any more: nested finally blocks multiply.
class CodeBuffer {
 public:
  using Opcode = bytecode::Opcode;
  using Label = u32;

  bool alive() const { return alive_; }
  void revive() { alive_ = !overflow_, ++joins_; }  // the head of a loop or of a handler
  u32 pc() const { return static_cast<u32>(code_.size()); }
  // Changes whenever control may come in from somewhere else; knowledge about what ran before ends there.
  u32 joins() const { return joins_; }

  // The place that the next instructions come from; an entry is written when one is emitted and it differs.
  void set_place(u32 line, u32 column);

  void emit(Opcode op, u32 a = 0, u32 b = 0, u32 c = 0);  // emission ends if the opcode ends a block
  void emit_imm(Opcode op, u32 a, i32 immediate);

  Label new_label();
  void place(Label label);
  void jump(Label target);
  void branch(Opcode op, u32 a, Label target);         // JZ JNZ JNULL JNONNULL
  void branch(Opcode op, u32 a, u32 b, Label target);  // compare and branch; b is a register or an immediate of 16 bits
  // keys ascending, targets parallel.
  void switch_on(u32 reg, const std::vector<i32>& keys, const std::vector<Label>& targets, Label otherwise);

  struct Range {
    u32 start, end;
  };
  // An earlier row wins. class_index as in ExceptionHandler. `target` may be placed later.
  void handler(Range range, Label target, u32 class_index, u32 exception_register);
  void local(bytecode::LocalVariable variable);  // one without code is left out

  // Resolves labels, widens branches that do not reach, writes code and tables. False: beyond the format's limits.
  bool finish(bytecode::MethodImage& method);

 private:
  struct LabelState {
    u32 pc = 0;
    bool placed = false, used = false;
  };
  struct Fixup {
    u32 pc;
    Label label;
  };
  struct SwitchState {
    std::vector<i32> keys;
    std::vector<Label> targets;
    Label otherwise;
  };
  struct HandlerState {
    Range range;
    Label target;
    u32 class_index, reg;
  };

  void append(bytecode::Instruction instruction);
  void use(Label label) { labels_[label].used = true; }
  u32 place_of(Label label) const;
  std::vector<bool> far_branches() const;
  enum class Edit : u8 { kKeep, kDrop, kWiden };  // of one instruction
  void rewrite(const std::vector<Edit>& edits);
  void straighten();

  std::vector<bytecode::Instruction> code_;
  std::vector<LabelState> labels_;
  std::vector<Fixup> fixups_;
  std::vector<SwitchState> switches_;
  std::vector<HandlerState> handlers_;
  std::vector<bytecode::LineEntry> lines_;
  std::vector<bytecode::LocalVariable> locals_;
  u32 line_ = 0, column_ = 0;
  u32 joins_ = 0;
  bool alive_ = true;
  bool overflow_ = false;
};

}  // namespace heddle::lang
