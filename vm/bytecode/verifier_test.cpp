#include "vm/bytecode/verifier.h"

#include <doctest/doctest.h>

#include <functional>
#include <string>

#include "vm/bytecode/assembler.h"

using namespace heddle;
using namespace heddle::bytecode;

namespace {

ClassImage image_of(const std::string& text) {
  AssemblyResult result = assemble(text);
  for (const AssemblyError& error : result.errors) FAIL(error.line << ":" << error.column << ": " << error.message);
  REQUIRE(result.classes.size() == 1);
  return result.classes[0];
}

// The first complaint about a static method m of class A, without its place; "" if there is none.
std::string complaint(const std::string& descriptor, const std::string& body) {
  const std::string prefix = "A.m" + descriptor;
  const std::vector<std::string> errors =
      verify(image_of("class A\nmethod static m" + descriptor + body + "\nend\nend\n"));
  if (errors.empty()) return "";
  CHECK(errors[0].substr(0, prefix.size()) == prefix);
  return errors[0].substr(prefix.size());
}

std::string damage(const std::function<void(ClassImage&)>& change) {
  ClassImage image = image_of(R"(
public class A
  field static x I
  method static m(I)I refs=2 prims=2
    line 1
  a:
    GETS_4 p1 A.x:I
    JZ p1 b
    CALL_STATIC A.m(I)I r1 p1
  b:
    RET_P p1
  h:
    THROW r1
    catch any a b h r1
  end
end)");
  CHECK(verify(image).empty());
  change(image);
  const std::vector<std::string> errors = verify(image);
  return errors.empty() ? "" : errors[0];
}

}  // namespace

TEST_CASE("the example of assembler.h verifies") {
  const ClassImage image = image_of(R"(
class Main extends java/lang/Object
  static field counter I
  method static main([Ljava/lang/String;)V refs=4 prims=2
    NEW r1 Main
    CONST_I p0 2
  loop:
    MONENTER r1
    GETS_4 p0 Main.counter:I
    ADDK_I p0 p0 1
    PUTS_4 p0 Main.counter:I
    MONEXIT r1
    MOV_P p1 p0
    CALL_STATIC Main.step(I)V r2 p1
    JNZ p0 loop
  end:
    RET
  handler:
    MONEXIT r1
    THROW r3
    catch any loop end handler r3
  end
end)");
  const std::vector<std::string> errors = verify(image);
  for (const std::string& error : errors) FAIL_CHECK(error);
}

TEST_CASE("registers, windows and constants") {
  CHECK(complaint("()V", " refs=0 prims=1\nMOV_P p0 p9\nRET") == " pc 0: MOV_P: register p9 out of range (1)");
  CHECK(complaint("()V", " refs=1 prims=0\nCALL_STATIC A.f(LA;LA;)V r0 p0\nRET") ==
        " pc 0: CALL_STATIC: window up to register r1 out of range (1)");
  CHECK(complaint("()V", " refs=0 prims=0\nCALL_STATIC A.f()LA; r0 p0\nRET") ==
        " pc 0: CALL_STATIC: register r0 out of range (0)");
  CHECK(complaint("()V", " refs=0 prims=0\nCALL_STATIC A.f()V r0 p0\nRET") == "");
  CHECK(complaint("(JLA;)V", " refs=0 prims=1\nRET") == ": the frame has no room for the parameters");
  CHECK(complaint("(LA;)V", "\nGETF_8 p0 r0 A.x:I\nRET") == " pc 0: GETF_8: wrong size for a field of type int");
  CHECK(complaint("(LA;)V", "\nCALL_VIRTUAL A.<init>()V r0 p0\nRET") ==
        " pc 0: CALL_VIRTUAL: a constructor is CALL_SPECIAL");
  CHECK(complaint("(LA;)V", "\nCALL_INTERFACE class A.f()V r0 p0\nRET") ==
        " pc 0: CALL_INTERFACE: the owner is not an interface");
  CHECK(complaint("(I)V", "\nTOSTR r0 p0 Q\nRET") == " pc 0: TOSTR: unknown kind 81");
  CHECK(complaint("(LA;)V", " refs=2 prims=0\nCONCAT r0 r0 3\nRET") ==
        " pc 0: CONCAT: window up to register r2 out of range (2)");
  CHECK(complaint("()V", "\nNEW r0 [I\nRET") == " pc 0: NEW: cannot make an array");
  CHECK(complaint("()V", "\nNATIVE 3\nRET") == " pc 0: NATIVE: made by the linker only");
}

TEST_CASE("control flow") {
  CHECK(complaint("()V", "\nNOP") == " pc 0: NOP: control runs off the end");
  CHECK(complaint("()V", "") == ": no code");
  CHECK(complaint("()I", "\nRET") == " pc 0: RET: the method returns int");
  CHECK(complaint("()V", "\nNULL_R r0\nRET_R r0") == " pc 1: RET_R: the method returns void");
  CHECK(complaint("()V", "\nJMP x\nRET\nx:") == " pc 0: JMP: branch target 2 out of range");
}

TEST_CASE("assignment before use") {
  const std::string unassigned = " may be read before it is assigned";
  CHECK(complaint("(I)I", " refs=0 prims=2\nRET_P p1") == " pc 0: RET_P: register p1" + unassigned);
  CHECK(complaint("(I)I", "\nRET_P p0") == "");
  // assigned on one of two paths
  CHECK(complaint("(I)I", "\nJZ p0 x\nCONST_I p1 1\nx:\nRET_P p1") == " pc 2: RET_P: register p1" + unassigned);
  CHECK(complaint("(I)I", "\nCONST_I p1 0\nJZ p0 x\nCONST_I p1 1\nx:\nRET_P p1") == "");
  // a call loses what lies at or above its window, but for its result
  CHECK(complaint("(LA;LA;I)LA;", "\nCALL_STATIC A.f()V r1 p0\nRET_R r1") == " pc 1: RET_R: register r1" + unassigned);
  CHECK(complaint("(LA;LA;I)LA;", "\nCALL_STATIC A.f()V r1 p0\nRET_R r0") == "");
  CHECK(complaint("(LA;LA;I)LA;", "\nCALL_STATIC A.f()LA; r1 p0\nRET_R r1") == "");
  CHECK(complaint("(I)I", "\nCALL_STATIC A.f()V r0 p0\nRET_P p0") == " pc 1: RET_P: register p0" + unassigned);
  CHECK(complaint("()V", "\nCALL_STATIC A.f(LA;)V r0 p0\nRET") == " pc 0: CALL_STATIC: register r0" + unassigned);
  // loops
  CHECK(complaint("(I)V", "\nNULL_R r0\nx:\nEQ_R p1 r0 r0\nCALL_STATIC A.f()V r0 p1\nJNZ p0 x\nRET") ==
        " pc 1: EQ_R: register r0" + unassigned);
  // unreachable code is not looked at
  CHECK(complaint("(I)V", " refs=1 prims=1\nRET\nTHROW r0") == "");
}

TEST_CASE("handlers see what every throwing instruction sees") {
  // r0 = exception; r1 is assigned before the first instruction that can throw, p1 only after it
  const std::string body = R"(
  a:
    NULL_R r1
    DIV_I p1 p0 p0
    CONST_I p2 1
  b:
    RET_R r1
  h:
    MOV_R r2 r1
    MOV_R r2 r0
    MOV_P p3 p0
    USE
    RET_R r0
    catch any a b h r0)";
  const auto with = [&](const std::string& use) {
    std::string text = body;
    return complaint("(I)LA;", text.replace(text.find("USE"), 3, use));
  };
  CHECK(with("NOP") == "");
  CHECK(with("MOV_P p3 p1") == " pc 7: MOV_P: register p1 may be read before it is assigned");
  CHECK(with("MOV_P p3 p2") == " pc 7: MOV_P: register p2 may be read before it is assigned");
  // what a call overlaps is lost in the handler too, even the result register
  CHECK(complaint("(I)LA;",
                  "\nNULL_R r0\na:\nCALL_STATIC A.f()LA; r0 p1\nb:\nRET_R r0\nh:\nRET_R r0\ncatch any a b h r1") ==
        " pc 3: RET_R: register r0 may be read before it is assigned");
  CHECK(complaint("(I)LA;",
                  "\nNULL_R r0\na:\nCALL_STATIC A.f()LA; r1 p1\nb:\nRET_R r0\nh:\nRET_R r0\ncatch any a b h r1") == "");
}

TEST_CASE("the dimensions of MULTINEW are plain from the code") {
  CHECK(complaint("(II)V", " refs=1 prims=5\nCONST_I p2 2\nMOV_P p3 p0\nMOV_P p4 p1\nMULTINEW r0 p2 [[[I\nRET") == "");
  const std::string message = "the number of dimensions must come from a CONST_I before it, 1 to ";
  CHECK(complaint("(II)V", " refs=1 prims=3\nMULTINEW r0 p0 [[I\nRET") == " pc 0: MULTINEW: " + message + "2");
  CHECK(complaint("(II)V", "\nCONST_I p0 2\nMULTINEW r0 p0 [I\nRET") == " pc 1: MULTINEW: " + message + "1");
  CHECK(complaint("(II)V", " refs=1 prims=2\nCONST_I p0 2\nMULTINEW r0 p0 [[I\nRET") ==
        " pc 1: MULTINEW: window up to register p2 out of range (2)");
  CHECK(complaint("(II)V", " refs=1 prims=3\nCONST_I p0 2\nMOV_P p0 p1\nMULTINEW r0 p0 [[I\nRET") ==
        " pc 2: MULTINEW: " + message + "2");
  CHECK(complaint("(III)V", " refs=1 prims=3\nJZ p1 x\nCONST_I p0 2\nx:\nMULTINEW r0 p0 [[I\nRET") ==
        " pc 2: MULTINEW: a branch comes in after the CONST_I of its number of dimensions");
}

TEST_CASE("damaged images") {
  CHECK(damage([](ClassImage& i) { i.name = "A;"; }).find("bad class name") != std::string::npos);
  CHECK(damage([](ClassImage& i) { i.super_name = ""; }) == "A: java/lang/Object, and only it, has no superclass");
  CHECK(damage([](ClassImage& i) { i.flags |= kFinal | kAbstract; }) == "A: abstract and final");
  CHECK(damage([](ClassImage& i) { i.fields.push_back(i.fields[0]); }) == "A: two fields x:I");
  CHECK(damage([](ClassImage& i) { i.methods.push_back(i.methods[0]); }) == "A: two methods m(I)I");
  CHECK(damage([](ClassImage& i) { i.methods[0].descriptor = "(I"; }) == "A.m(I: bad method descriptor");
  CHECK(damage([](ClassImage& i) { i.methods[0].flags |= kNative; }) == "A.m(I)I: abstract or native with code");
  CHECK(damage([](ClassImage& i) { i.methods[0].flags |= kAbstract; }) != "");
  CHECK(damage([](ClassImage& i) { i.methods[0].code[0].op = Opcode::kCount; }).find("unknown") != std::string::npos);
  CHECK(damage([](ClassImage& i) { i.methods[0].code[0].c = 1; }) ==
        "A.m(I)I pc 0: GETS_4: an unused operand must be 0");
  CHECK(damage([](ClassImage& i) { i.methods[0].code[0].b = 77; }) ==
        "A.m(I)I pc 0: GETS_4: constant 77 is not a field");
  CHECK(damage([](ClassImage& i) { i.methods[0].handlers[0].end = 99; }) == "A.m(I)I: handler 0: bad range");
  CHECK(damage([](ClassImage& i) { i.methods[0].handlers[0].target = 99; }) ==
        "A.m(I)I: handler 0: target out of range");
  CHECK(damage([](ClassImage& i) { i.methods[0].handlers[0].class_index = 1; }) ==
        "A.m(I)I: handler 0: catches something that is not a class");
  CHECK(damage([](ClassImage& i) { i.methods[0].handlers[0].class_index = 0xffffffff; }) != "");
  CHECK(damage([](ClassImage& i) { i.methods[0].handlers[0].exception_register = 2; }) != "");
  CHECK(damage([](ClassImage& i) { i.methods[0].lines[0].pc = 99; }) == "A.m(I)I: bad line table");
  CHECK(damage([](ClassImage& i) {
          i.methods[0].locals.push_back({"v", "I", 0, 2, 0, true});
        }) == "A.m(I)I: bad entry for local variable 'v'");
  CHECK(damage([](ClassImage& i) { i.methods[0].code[1] = Instruction::ai(Opcode::SWITCH, 1, 0); }) ==
        "A.m(I)I pc 1: SWITCH: no such switch table");
  CHECK(damage([](ClassImage& i) {
          i.methods[0].switches.push_back({false, 0, {1, 1}, {0, 0}, 0});
        }) == "A.m(I)I: switch table 0: keys not ascending");
  CHECK(damage([](ClassImage& i) {
          i.methods[0].switches.push_back({true, 2147483647, {}, {0, 0}, 0});
        }) == "A.m(I)I: switch table 0: keys beyond the range of int");
  CHECK(damage([](ClassImage& i) {
          i.methods[0].switches.push_back({false, 0, {1}, {9}, 0});
        }) == "A.m(I)I: switch table 0: target out of range");
  CHECK(damage([](ClassImage& i) { i.constants[0].descriptor = "Q"; }) == "A constant 0: bad field descriptor 'Q'");
  CHECK(damage([](ClassImage& i) {
          i.fields[0].has_constant = true;
          i.fields[0].constant.bits = u64{1} << 40;
        }) == "A.x: a constant of 32 bits must be zero-extended");
}

TEST_CASE("every damaged operand is either rejected or harmless") {
  ClassImage image = image_of(
      "class A\nmethod static m(ILA;)V refs=3 prims=3\na:\nADD_I p1 p0 p0\nGETF_4 p2 r0 A.x:I\n"
      "SWITCH p0 dense 0 a b default b\nb:\nRET\ncatch any a b b r1\nend\nend");
  MethodImage& method = image.methods[0];
  for (size_t pc = 0; pc < method.code.size(); ++pc) {
    const Instruction good = method.code[pc];
    for (int op = 0; op < kOpcodeCount + 2; ++op) {
      for (u16 value : {0, 1, 2, 3, 0x7fff, 0x8000, 0xffff}) {
        method.code[pc] = {static_cast<Opcode>(op), value, value, value};
        verify(image);
        method.code[pc] = {static_cast<Opcode>(op), 0, value, 0};
        verify(image);
      }
    }
    method.code[pc] = good;
  }
}

TEST_CASE("the cost of hostile images is bounded") {
  ClassImage image = image_of("class A\nmethod static m(I)V\nRET\nend\nend");
  MethodImage& method = image.methods[0];
  method.code.assign(100000, Instruction::ai(Opcode::SWITCH, 0, 0));
  SwitchTable table;
  table.dense = true;
  table.targets.assign(100000, 7);
  method.switches.push_back(table);
  CHECK(verify(image).size() == 1);
  method.code.assign(kMaxCode, Instruction::abc(Opcode::RET));
  method.switches.clear();
  method.reference_registers = 60000;
  CHECK(verify(image).size() == 1);
  method.reference_registers = 1;
  method.handlers.assign(1000, {0, kMaxCode, 0, 0, 0});
  CHECK(verify(image).size() == 1);
  // A chain of blocks in the worst order for passes in code order: each jumps to the one before it.
  method.handlers.clear();
  method.primitive_registers = 64 * 20;
  method.code.clear();
  const i32 blocks = 20000;
  method.code.push_back(Instruction::ai(Opcode::JMP, 0, 2 * blocks - 1));
  for (i32 i = 0; i < blocks; ++i) {
    method.code.push_back(Instruction::ai(Opcode::JZ, 0, i == 0 ? 1 : -2));
    method.code.push_back(i == 0 ? Instruction::abc(Opcode::RET) : Instruction::ai(Opcode::JMP, 0, -3));
  }
  verify(image);
  // As many complaints as one can read.
  method.code.assign(5000, Instruction::abc(Opcode::MOV_P, 0xffff, 0xffff));
  CHECK(verify(image).size() <= 100);
}
