// Class images without a front end: a builder for C++ and a text form, both for tests, and the
// disassembler (`vm --dump-bytecode`) that prints the same text form. Text -> image -> text is stable.
//
//   class Main extends java/lang/Object        ; comment
//     static field counter I
//     method static main([Ljava/lang/String;)V refs=4 prims=2
//       line 3
//       NEW r1 Main
//     loop:
//       MONENTER r1
//       GETS_4 p0 Main.counter:I
//       ADDK_I p0 p0 1
//       PUTS_4 p0 Main.counter:I
//       MONEXIT r1
//       CALL_STATIC Main.step(I)V r2 p1
//       JNZ p0 loop
//       RET
//       catch any loop end handler r3           ; from-label to-label target-label register
//     end
//   end
// Without refs= and prims= the frame is as large as the operands and the parameters need.
// Registers are r<n> (references) and p<n> (primitives); strings are quoted; constants are written
// in place and pooled; labels end with ':'. The exact grammar is in docs/bytecode.md.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "vm/bytecode/class_image.h"
#include "vm/bytecode/constant_interner.h"

namespace heddle::bytecode {

struct AssemblyError {
  u32 line = 0;  // from 1
  u32 column = 0;
  std::string message;
};
struct AssemblyResult {
  std::vector<ClassImage> classes;
  std::vector<AssemblyError> errors;  // empty = success
};
AssemblyResult assemble(std::string_view text);

// Never fails: what an unverified image refers to wrongly is printed as such ("#17?").
std::string disassemble(const ClassImage& image);
std::string disassemble(const ClassImage& image, const MethodImage& method, u32 pc);  // one instruction

// Builds one class in C++: cb.method(...).emit(...). Labels are forward references.
class MethodBuilder;
class ClassBuilder {
 public:
  explicit ClassBuilder(std::string name, std::string super_name = "java/lang/Object", u32 flags = kPublic);
  ClassBuilder& interface_(std::string name);
  ClassBuilder& field(std::string name, std::string descriptor, u32 flags = kPublic);
  MethodBuilder method(std::string name, std::string descriptor, u32 flags = kPublic | kStatic);
  u16 bits(u64 raw);
  u16 string(std::string text);
  u16 class_(std::string name);
  u16 field_ref(std::string owner, std::string name, std::string descriptor);
  u16 method_ref(std::string owner, std::string name, std::string descriptor, bool interface_owner);
  ClassImage& image() { return image_; }

 private:
  u16 add(Constant constant);
  ClassImage image_;
  ConstantInterner interner_;
};

class MethodBuilder {
 public:
  using Label = u32;
  MethodBuilder(ClassBuilder& owner, size_t index);
  MethodBuilder& registers(u16 refs, u16 prims);
  MethodBuilder& line(u32 line);
  Label label();            // a new, unplaced label
  void place(Label label);  // at the next instruction
  MethodBuilder& emit(Opcode op, u16 a = 0, u16 b = 0, u16 c = 0);
  MethodBuilder& emit_imm(Opcode op, u16 a, i32 imm);
  MethodBuilder& jump(Opcode op, u16 a, Label target);         // AI branches
  MethodBuilder& jump(Opcode op, u16 a, u16 b, Label target);  // ABC branches
  MethodBuilder& handler(Label start, Label end, Label target, u32 class_index, u16 reg);
  void finish();  // resolves labels; HEDDLE_CHECKs that each is placed
  u32 pc() const;
  ClassBuilder& owner() { return owner_; }
  MethodImage& image();

 private:
  ClassBuilder& owner_;
  size_t index_;
  std::vector<u32> labels_;
  struct Fixup {
    u32 pc;
    Label label;
  };
  std::vector<Fixup> fixups_;
  struct HandlerFixup {
    Label start, end, target;
    u32 class_index;
    u16 reg;
  };
  std::vector<HandlerFixup> handler_fixups_;
};

}  // namespace heddle::bytecode
