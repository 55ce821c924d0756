// Assembles the body of one method: instructions, labels, handlers, lines, locals.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "vm/bytecode/assembly_lexer.h"
#include "vm/bytecode/class_image.h"
#include "vm/bytecode/constant_interner.h"

namespace heddle::bytecode {

class MethodAssembler {
 public:
  // References must outlive the assembler; `method` has name, descriptor and flags already.
  MethodAssembler(ClassImage& owner, ConstantInterner& interner, MethodImage& method,
                  std::vector<AssemblyError>& errors)
      : owner_(owner), interner_(interner), method_(method), errors_(errors) {}

  // A label, `line`, `catch`, `local` or an instruction. False if the line is none of these.
  bool take_line(LineCursor& line);
  // Resolves labels; register counts that the head did not give become what the code needs.
  void finish(bool refs_given, bool prims_given);

 private:
  struct Label {
    std::string name;
    u32 line = 0, column = 0;
  };
  enum class Place : u8 { Branch, Switch, Handler, Local };
  struct Fixup {  // `part` of item `index` is where the label goes
    Place place;
    u32 index = 0;
    u32 part = 0;
    Label label;
  };
  static constexpr u32 kDefaultPart = 0xffffffff;

  void instruction(LineCursor& line, Opcode op);
  void operand(LineCursor& line, Role role, Instruction& instruction, u16& value);
  void switch_operand(LineCursor& line, Instruction& instruction);
  void add_constant(LineCursor& line, Constant constant, u16& index);
  Constant field_reference(LineCursor& line);
  Constant method_reference(LineCursor& line, Opcode op);
  void catch_line(LineCursor& line);
  void local_line(LineCursor& line);
  void label_operand(LineCursor& line, Place place, u32 index, u32 part);
  void count_windows(const Instruction& instruction);
  void resolve(const Fixup& fixup);
  void fail(const Label& label, const std::string& message);

  ClassImage& owner_;
  ConstantInterner& interner_;
  MethodImage& method_;
  std::vector<AssemblyError>& errors_;
  std::map<std::string, u32> labels_;
  std::vector<Fixup> fixups_;
  std::vector<std::string> catch_types_;  // parallel to handlers; empty = any
  u32 refs_needed_ = 0, prims_needed_ = 0;
};

}  // namespace heddle::bytecode
