#include "vm/bytecode/assembler.h"

#include <doctest/doctest.h>

#include <bit>

#include "vm/bytecode/image_file.h"
#include "vm/bytecode/text_names.h"

using namespace heddle;
using namespace heddle::bytecode;

namespace {

// Everything that the text form can say, once.
constexpr const char* kEverything = R"(
public final class pkg/Main extends pkg/Base implements java/lang/Runnable "lambda"   ; a comment
  source "Main.java"
  signature "Ljava/lang/Object;"
  enclosing pkg/Outer
  simple_name "Ma\x01in"
  inner public static pkg/Main$In "In"
  inner static_nested "pkg/Main$1" ""
  permits pkg/A pkg/B
  component x y
  annotation Big a s "t\"e\\xt" b i -5 c d 1.5 list [ s "x" [ i 1 ] ] e e "RED" k c "I" n @ "@A"
  static field counter I
  field private volatile next Lpkg/Main; signature "TT;"
  field static final public K J = 0x10
  field static final S Ljava/lang/String; = "hé\xed\xa0\x80"
  method abstract foo(IJ)V refs=1 prims=2
    throws java/io/IOException
    parameter i j
  end
  method static main([Ljava/lang/String;)V refs=4 prims=3
    signature "()V"
    annotation org/junit/Test
    line 3
    NEW r1 pkg/Main
  loop:
    MONENTER r1
    line 4 7
    GETS_4 p0 pkg/Main.counter:I
    ADDK_I p0 p0 -1
    PUTS_4 p0 pkg/Main.counter:I
    MONEXIT r1
    CALL_STATIC interface pkg/I.step(I)V r2 p1
    CALL_INTERFACE java/lang/Runnable.run()V r1 p0
    CONST_P p0 1.5
    CONST_P p0 -2
    CONST_P p0 1.5f
    CONST_I p1 -2147483648
    TOSTR r2 p0 I
    STRING r2 "a;b\n"
    SWITCH p0 dense -1 loop end default handler
    SWITCH p0 sparse -7 loop 9 end default handler
    JEQK_I p0 -3 loop
    JNZ p0 loop
  end:
    RET
  handler:
    THROW r3
    catch java/lang/Error loop end handler r3
    catch any loop end handler r3
    local args [Ljava/lang/String; loop end r0
    local x I loop end p0
  end
end
class Second
end
)";

const ClassImage& only_class(const AssemblyResult& result) {
  for (const AssemblyError& error : result.errors)
    FAIL_CHECK(error.line << ":" << error.column << ": " << error.message);
  REQUIRE(result.classes.size() >= 1);
  return result.classes[0];
}

std::string first_error(const std::string& text) {
  const AssemblyResult result = assemble(text);
  CHECK(result.classes.empty());
  if (result.errors.empty()) return "no error";
  const AssemblyError& e = result.errors[0];
  return std::to_string(e.line) + ":" + std::to_string(e.column) + ": " + e.message;
}

std::string in_method(const std::string& line) { return "class A\nmethod static m()V\n" + line + "\nRET\nend\nend\n"; }

}  // namespace

TEST_CASE("text to image to text to image is stable") {
  const AssemblyResult first = assemble(kEverything);
  only_class(first);
  std::string text;
  for (const ClassImage& image : first.classes) text += disassemble(image);
  CAPTURE(text);
  const AssemblyResult second = assemble(text);
  only_class(second);
  CHECK(write_images(first.classes) == write_images(second.classes));
  std::string again;
  for (const ClassImage& image : second.classes) again += disassemble(image);
  CHECK(again == text);
}

TEST_CASE("the assembler builds what the text says") {
  const AssemblyResult result = assemble(kEverything);
  const ClassImage& image = only_class(result);
  CHECK(image.flags == (kPublic | kFinal));
  CHECK(image.super_name == "pkg/Base");
  CHECK(image.interfaces == std::vector<std::string>{"java/lang/Runnable", "lambda"});
  CHECK(result.classes[1].super_name == "java/lang/Object");
  CHECK(result.classes[1].simple_name == "Second");
  CHECK(image.fields[0].flags == kStatic);
  CHECK(image.fields[3].constant.owner == "hé\xed\xa0\x80");
  CHECK(image.annotations[0].values[3].elements[1].elements[0].integer == 1);
  const MethodImage& main = image.methods[1];
  CHECK(main.reference_registers == 4);
  CHECK(main.code[3].sc() == -1);
  CHECK(main.code[2].b == main.code[4].b);  // one pool entry for both
  CHECK(image.constants[main.code[6].a].interface_owner);
  CHECK(image.constants[main.code[7].a].interface_owner);
  CHECK(image.constants[main.code[8].b].bits == std::bit_cast<u64>(1.5));
  CHECK(image.constants[main.code[10].b].bits == std::bit_cast<u32>(1.5f));
  CHECK(main.code[16].sc() == -15);
  CHECK(main.code[17].imm() == -16);
  CHECK(main.switches[0].targets == std::vector<u32>{1, 18});
  CHECK(main.switches[1].keys == std::vector<i32>{-7, 9});
  CHECK(main.handlers[1].class_index == 0);
  CHECK(image.constants[main.handlers[0].class_index - 1].owner == "java/lang/Error");
  CHECK(main.lines.size() == 2);
  CHECK(main.lines[1].column == 7);
}

TEST_CASE("frame sizes follow from the code when they are left out") {
  const AssemblyResult result = assemble(R"(
class A
  method m(JLA;)I
    CALL_VIRTUAL A.f(III)Ljava/lang/String; r3 p2
    CONST_I p7 2
    MULTINEW r0 p7 [[I
    RET_P p0
  end
end)");
  const MethodImage& method = only_class(result).methods[0];
  CHECK(method.reference_registers == 4);
  CHECK(method.primitive_registers == 10);
}

TEST_CASE("errors of the assembler name the place") {
  CHECK(first_error("class\n") == "1:6: expected a class name");
  CHECK(first_error("class A\n  frob\nend\n") == "2:3: expected a member of the class");
  CHECK(first_error("class A\n") == "1:1: this class has no 'end'");
  CHECK(first_error(in_method("  ADD p0 p1")) == "3:3: no such instruction: 'ADD'");
  CHECK(first_error(in_method("ADD_I p0 r1 p2")) == "3:10: expected a primitive register (p0)");
  CHECK(first_error(in_method("ADDK_I p0 p1 40000")) == "3:14: a 16-bit integer must lie between -32768 and 32767");
  CHECK(first_error(in_method("JMP nowhere")) == "3:5: label 'nowhere' is not placed");
  CHECK(first_error(in_method("x:\nx:")) == "4:3: label 'x' is placed twice");
  CHECK(first_error(in_method("MOV_P p0 p1 p2")) == "3:13: unexpected 'p2'");
  CHECK(first_error(in_method("STRING r0 \"abc")) == "3:11: malformed string or misplaced quote");
  CHECK(first_error(in_method("GETS_4 p0 counter")) == "3:18: expected a field (Owner.name:I)");
  CHECK(first_error(in_method("NEW r99999 A")) == "3:5: expected a reference register (r0)");
  std::string far = "top:\n";
  for (int i = 0; i < 40000; ++i) far += "NOP\n";
  CHECK(first_error(in_method(far + "JEQ_I p0 p1 top")) ==
        "40004:13: label 'top' is too far away for this instruction");
}

TEST_CASE("the assembler survives damaged text") {
  const std::string text = kEverything;
  for (size_t i = 0; i < text.size(); ++i) {
    assemble(text.substr(0, i));
    std::string damaged = text;
    damaged[i] = static_cast<char>("x \n\";0[-"[i % 8]);
    const AssemblyResult result = assemble(damaged);
    for (const ClassImage& image : result.classes) disassemble(image);
  }
}

TEST_CASE("the disassembler prints what is wrong in an unverified image") {
  ClassImage image;
  MethodImage method;
  method.code = {Instruction::abc(Opcode::STRING, 0, 9), Instruction::ai(Opcode::SWITCH, 0, -1),
                 Instruction{static_cast<Opcode>(9999), 0, 0, 0}, Instruction::ai(Opcode::JMP, 0, -100)};
  method.handlers.push_back({7, 9, 1000, 1u << 30, 3});
  method.lines.push_back({100, 1, 0});
  image.methods.push_back(method);
  CHECK(disassemble(image, method, 0) == "STRING r0 #9?");
  CHECK(disassemble(image, method, 2) == "?9999");
  CHECK(disassemble(image, method, 4) == "?");
  CHECK(disassemble(image).find("STRING") != std::string::npos);
}

TEST_CASE("the builder resolves labels and shares constants") {
  ClassBuilder builder("A");
  builder.interface_("I").field("x", "I", kStatic);
  CHECK(builder.bits(7) == builder.bits(7));
  CHECK(builder.string("A") != builder.class_("A"));
  MethodBuilder m = builder.method("m", "(I)I");
  m.registers(1, 2);
  const auto loop = m.label(), done = m.label(), bad = m.label();
  m.line(3).place(loop);
  m.jump(Opcode::JLEK_I, 0, 0, done).emit(Opcode::ADDK_I, 0, 0, static_cast<u16>(-1));
  m.line(3).jump(Opcode::JMP, 0, loop);
  m.place(done);
  m.line(4).emit(Opcode::RET_P, 0);
  m.place(bad);
  m.emit(Opcode::THROW, 0);
  m.handler(loop, done, bad, builder.class_("java/lang/Error") + 1u, 0);
  m.finish();
  const MethodImage& method = builder.image().methods[0];
  CHECK(method.code[0].sc() == 3);
  CHECK(method.code[2].imm() == -2);
  CHECK(method.handlers[0].end == 3);
  CHECK(method.handlers[0].target == 4);
  CHECK(method.lines.size() == 2);
  CHECK(disassemble(builder.image(), method, 0) == "JLEK_I p0 0 L3");
}

TEST_CASE("words that mean something are quoted") {
  CHECK(word_or_quoted("java/lang/String") == "java/lang/String");
  CHECK(word_or_quoted("public") == "\"public\"");
  CHECK(word_or_quoted("") == "\"\"");
  CHECK(word_or_quoted("a b") == "\"a b\"");
  CHECK(word_or_quoted("x:") == "\"x:\"");
  CHECK(quoted("\x80\n") == "\"\\x80\\n\"");
}
