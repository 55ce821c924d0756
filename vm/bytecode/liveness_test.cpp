#include "vm/bytecode/liveness.h"

#include <doctest/doctest.h>

#include <random>
#include <set>
#include <string>

#include "vm/bytecode/assembler.h"
#include "vm/bytecode/control_flow.h"
#include "vm/bytecode/effects.h"
#include "vm/bytecode/verifier.h"

using namespace heddle;
using namespace heddle::bytecode;

namespace {

using Shapes = std::function<MethodShape(const Instruction&, bool*)>;

Shapes shapes_of(const ClassImage& image) {
  return [&image](const Instruction& call, bool* has_receiver) {
    *has_receiver = call.op != Opcode::CALL_STATIC;
    return parse_method_descriptor(image.constants[call.a].descriptor);
  };
}

Liveness liveness_of(const ClassImage& image, const MethodImage& method) {
  return compute_liveness(method.code, method.handlers, method.switches, method.reference_registers,
                          method.primitive_registers, shapes_of(image));
}

Liveness but_for_text(const ClassImage& image, const MethodImage& method) {
  return compute_liveness_but_for_text(method.code, method.handlers, method.switches, liveness_of(image, method),
                                       shapes_of(image));
}

// "r0 r2 p1"
std::string live(const Liveness& liveness, u32 pc, bool across = false) {
  std::vector<u16> refs, prims;
  liveness.live_registers(pc, across, refs, prims);
  std::string text;
  for (u16 reg : refs) {
    text += (text.empty() ? "r" : " r") + std::to_string(reg);
    CHECK((across ? liveness.ref_live_across(pc, reg) : liveness.ref_live(pc, reg)));
  }
  for (u16 reg : prims) {
    text += (text.empty() ? "p" : " p") + std::to_string(reg);
    CHECK((across ? liveness.prim_live_across(pc, reg) : liveness.prim_live(pc, reg)));
  }
  return text;
}

ClassImage image_of(const std::string& head, const std::string& body) {
  AssemblyResult result = assemble("class A\nmethod static m" + head + "\n" + body + "\nend\nend\n");
  REQUIRE(result.errors.empty());
  const std::vector<std::string> errors = verify(result.classes[0]);
  for (const std::string& error : errors) FAIL_CHECK(error);
  return result.classes[0];
}

}  // namespace

TEST_CASE("straight lines and loops") {
  const ClassImage image = image_of("(ILA;)I", R"(
    CONST_I p1 0
  loop:
    ADD_I p1 p1 p0
    ADDK_I p0 p0 -1
    JNZ p0 loop
    GETF_4 p2 r0 A.x:I
    ADD_I p1 p1 p2
    RET_P p1)");
  const Liveness liveness = liveness_of(image, image.methods[0]);
  CHECK(live(liveness, 0) == "r0 p0");
  CHECK(live(liveness, 1) == "r0 p0 p1");
  CHECK(live(liveness, 3) == "r0 p0 p1");
  CHECK(live(liveness, 4) == "r0 p1");
  CHECK(live(liveness, 5) == "p1 p2");
  CHECK(live(liveness, 6) == "p1");
}

TEST_CASE("numbers that only go into text, or into each other, are not live but for text") {
  // p1 counts the rounds of a loop that p0 ends, p2 is computed from it, p3 from p0, and p4 decides a branch behind.
  const ClassImage image = image_of("(I)V", R"(
    CONST_I p1 0
    CONST_I p4 7
  loop:
    ADDK_I p1 p1 1
    ADD_I p2 p1 p0
    ADDK_I p0 p0 -1
    JNZ p0 loop
    TOSTR r0 p2 I
    TOSTR r1 p4 I
    JNZ p4 end
    NOP
  end:
    RET)");
  const Liveness usual = liveness_of(image, image.methods[0]), liveness = but_for_text(image, image.methods[0]);
  CHECK(live(usual, 2) == "p0 p1 p4");
  CHECK(live(liveness, 2) == "p0 p4");
  CHECK(live(usual, 6) == "p2 p4");
  CHECK(live(liveness, 6) == "p4");
  CHECK(live(liveness, 7) == "p4");  // as it is needed behind that, too
  CHECK(live(liveness, 9) == "");
}

TEST_CASE("but for text: what may throw, is passed, stored or returned is used, and what that is computed from") {
  const ClassImage image = image_of("(LA;IIIII)I", R"(
    ADDK_I p0 p0 1
    ADDK_I p1 p1 1
    ADDK_I p2 p2 1
    DIV_I p5 p0 p0
    PUTF_4 p1 r0 A.x:I
    MOV_P p6 p2
    CALL_STATIC A.f(I)I r1 p6
    MOV_P p5 p3
    MUL_I p5 p5 p4
    RET_P p5)");
  const Liveness liveness = but_for_text(image, image.methods[0]);
  CHECK(live(liveness, 0) == "r0 p0 p1 p2 p3 p4");
  CHECK(live(liveness, 6) == "p3 p4 p6");
  CHECK(live(liveness, 6, true) == "p3 p4");
  CHECK(live(liveness, 8) == "p4 p5");
}

TEST_CASE("but for text: handlers keep what they need") {
  const ClassImage image = image_of("(LA;I)I", R"(
    CONST_I p1 3
  a:
    ADDK_I p1 p1 1
    GETF_4 p2 r0 A.x:I
  b:
    CONST_I p0 0
    RET_P p0
  h:
    RET_P p1
    catch any a b h r1)");
  const Liveness liveness = but_for_text(image, image.methods[0]);
  CHECK(live(liveness, 2) == "r0 p1");  // (the number that is loaded is not live behind)
  CHECK(live(liveness, 1) == "r0 p1");
  CHECK(live(liveness, 3) == "");
}

TEST_CASE("calls read their windows, lose what they overlap and define the result") {
  const ClassImage image = image_of("(LA;LA;I)LA;", R"(
    MOV_R r2 r0
    MOV_P p1 p0
    CALL_VIRTUAL A.f(I)LA; r2 p1
    EQ_R p0 r0 r2
    RET_R r1)");
  const Liveness liveness = liveness_of(image, image.methods[0]);
  CHECK(live(liveness, 2) == "r0 r1 r2 p1");
  CHECK(live(liveness, 2, true) == "r0 r1");
  CHECK(live(liveness, 3) == "r0 r1 r2");
  CHECK(live(liveness, 0) == "r0 r1 p0");
}

TEST_CASE("handlers keep values alive before whatever can throw") {
  const ClassImage image = image_of("(LA;LA;I)LA;", R"(
  a:
    CONST_I p1 3
    DIV_I p0 p1 p0
    CALL_STATIC A.f()V r2 p2
    NOP
  b:
    NULL_R r1
    RET_R r1
  h:
    EQ_R p1 r0 r2
    RET_R r1
    catch any a b h r2)");
  const Liveness liveness = liveness_of(image, image.methods[0]);
  CHECK(live(liveness, 1) == "r0 r1 p0 p1");
  CHECK(live(liveness, 2) == "r0 r1");
  CHECK(live(liveness, 2, true) == "r0 r1");  // the handler's values, though nothing on the normal way needs them
  CHECK(live(liveness, 3) == "");             // cannot throw
  CHECK(live(liveness, 6) == "r0 r1 r2");
}

TEST_CASE("the bodies of native methods") {
  const std::vector<Instruction> code = {Instruction::ai(Opcode::NATIVE, 0, 1), Instruction::abc(Opcode::RET_R, 0)};
  const Shapes none = [](const Instruction&, bool*) { return MethodShape(); };
  CHECK(live(compute_liveness(code, {}, {}, 3, 1, none), 0) == "r0 r1 r2 p0");
  const Liveness liveness = compute_liveness(code, {}, {}, 3, 1, none, 0, 1);
  CHECK(live(liveness, 0) == "p0");
  CHECK(live(liveness, 1) == "r0");
}

TEST_CASE("MULTINEW reads its lengths") {
  const ClassImage image = image_of("(III)V", "CONST_I p0 2\nMULTINEW r0 p0 [[I\nRET");
  CHECK(live(liveness_of(image, image.methods[0]), 1) == "p0 p1 p2");
  CHECK(live(liveness_of(image, image.methods[0]), 0) == "p1 p2");
}

// On random programs: equal to the textbook equations, and what is live is assigned. The latter holds
// because the verifier, run on the same program with every live register read first, stays content.
TEST_CASE("random programs") {
  std::mt19937 random(7);
  const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
  const auto r = [&] { return "r" + std::to_string(below(4)); };
  const auto p = [&] { return "p" + std::to_string(below(4)); };
  int verified = 0;
  for (int round = 0; round < 6000; ++round) {
    const int size = 2 + below(9);
    const auto label = [&] { return "L" + std::to_string(below(size)); };
    std::string body;
    for (int i = 0; i < size; ++i) {
      body += "L" + std::to_string(i) + ":\n";
      switch (i + 1 == size ? 0 : below(13)) {
        case 0: body += "RET\n"; break;
        case 1: body += "JMP " + label() + "\n"; break;
        case 2: body += "JZ " + p() + " " + label() + "\n"; break;
        case 3: body += "JEQ_R " + r() + " " + r() + " " + label() + "\n"; break;
        case 4: body += "MOV_R " + r() + " " + r() + "\n"; break;
        case 5: body += "DIV_I " + p() + " " + p() + " " + p() + "\n"; break;
        case 6: body += "NULL_R " + r() + "\n"; break;
        case 7: body += "CONST_I " + p() + " 1\n"; break;
        case 8: body += "CALL_STATIC A.f(LA;)LA; " + r() + " " + p() + "\n"; break;
        case 9: body += "CALL_STATIC A.f(I)I " + r() + " " + p() + "\n"; break;
        case 10: body += "GETF_R " + r() + " " + r() + " A.x:LA;\n"; break;
        case 11: body += "SWITCH " + p() + " dense 0 " + label() + " " + label() + " default " + label() + "\n"; break;
        case 12: body += "THROW " + r() + "\n"; break;
      }
    }
    for (int i = below(3); i > 0; --i) {
      const int start = below(size);
      body += "catch any L" + std::to_string(start) + " L" + std::to_string(start + 1 + below(size - start)) + " " +
              label() + " " + r() + "\n";
    }
    const std::string head = "class A\nmethod static m(LA;LA;LA;II)V refs=4 prims=4\n";
    AssemblyResult result = assemble(head + body + "L" + std::to_string(size) + ":\nend\nend\n");
    REQUIRE(result.errors.empty());
    ClassImage& image = result.classes[0];
    MethodImage& method = image.methods[0];
    if (!verify(image).empty()) continue;
    ++verified;

    // The equations, iterated.
    const ProtectedCode protected_code(method.code, method.handlers);
    std::vector<std::set<u32>> before(method.code.size());
    std::vector<std::set<u32>> across(method.code.size());
    for (bool changed = true; changed;) {
      changed = false;
      for (u32 pc = 0; pc < method.code.size(); ++pc) {
        CallShape call;
        if (is_call(method.code[pc].op)) {
          const MethodShape shape = parse_method_descriptor(image.constants[method.code[pc].a].descriptor);
          call = {shape.reference_parameters, shape.primitive_parameters, shape.result_bank};
        }
        const RegisterEffects e = effects_of(method.code[pc], call, 0);
        std::set<u32> out;
        for_each_successor(method.code, method.switches, pc,
                           [&](u32 to) { out.insert(before[to].begin(), before[to].end()); });
        if (e.writes) out.erase(e.write.index + (e.write.is_reference ? 0u : 4u));
        protected_code.for_each_handler(pc, [&](const ExceptionHandler& handler) {
          for (u32 reg : before[handler.target])
            if (reg != handler.exception_register) out.insert(reg);
        });
        for (u32 reg = e.ref_clobber; reg < 4; ++reg) out.erase(reg);
        for (u32 reg = e.prim_clobber; reg < 4; ++reg) out.erase(4 + reg);
        across[pc] = out;
        for (int i = 0; i < e.read_count; ++i) out.insert(e.reads[i].index + (e.reads[i].is_reference ? 0u : 4u));
        for (u32 i = 0; i < e.ref_window_count; ++i) out.insert(e.ref_window + i);
        for (u32 i = 0; i < e.prim_window_count; ++i) out.insert(4 + e.prim_window + i);
        changed |= out != before[pc];
        before[pc] = out;
      }
    }
    const Liveness liveness = liveness_of(image, method);
    bool equal = true;
    for (u32 pc = 0; pc < method.code.size(); ++pc) {
      for (u32 reg = 0; reg < 4; ++reg) {
        equal &= liveness.ref_live(pc, reg) == (before[pc].count(reg) != 0);
        equal &= liveness.prim_live(pc, reg) == (before[pc].count(4 + reg) != 0);
        equal &= liveness.ref_live_across(pc, reg) == (across[pc].count(reg) != 0);
        equal &= liveness.prim_live_across(pc, reg) == (across[pc].count(4 + reg) != 0);
      }
    }
    CAPTURE(disassemble(image));
    CHECK(equal);

    // Read every live register in front of every instruction.
    std::string probed;
    size_t at = 0;
    for (u32 pc = 0; pc < method.code.size(); ++pc) {
      const size_t line = body.find('\n', at) + 1;  // after the label
      const size_t next = body.find('\n', line) + 1;
      probed += body.substr(at, line - at);
      for (u32 reg = 0; reg < 4; ++reg) {
        if (liveness.ref_live(pc, reg)) probed += "MOV_R r9 r" + std::to_string(reg) + "\n";
        if (liveness.prim_live(pc, reg)) probed += "MOV_P p9 p" + std::to_string(reg) + "\n";
      }
      probed += body.substr(line, next - line);
      at = next;
    }
    probed += body.substr(at);
    AssemblyResult second = assemble("class A\nmethod static m(LA;LA;LA;II)V refs=10 prims=10\n" + probed + "L" +
                                     std::to_string(size) + ":\nend\nend\n");
    REQUIRE(second.errors.empty());
    // Unreachable code may have any live registers; the verifier does not look at it.
    const std::vector<std::string> errors = verify(second.classes[0]);
    CHECK_MESSAGE(errors.empty(), (errors.empty() ? "" : errors[0]));
  }
  CHECK(verified > 300);
}
