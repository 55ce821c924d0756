#include <doctest/doctest.h>

#include "test_support/bare_world.h"

using namespace heddle;
using namespace heddle::vm;
using bytecode::Opcode;
using heddle::vm::testing::TestWorld;

namespace {

constexpr const char* kShapes = R"(
class Base
  field f I
  field volatile v J
  field final k Ljava/lang/Object;
  field static s I
  field static volatile w Ljava/lang/Object;
  field static final t D
  method public virt(I)I
    RET_P p0
  end
  method public final fin()V
    RET
  end
  method private priv()V
    RET
  end
  method static stat(Ljava/lang/Object;JI)Ljava/lang/Object;
    RET_R r0
  end
  method <init>()V
    NULL_R r1
    PUTF_R r1 r0 Base.k:Ljava/lang/Object;
    RET
  end
  method static <clinit>()V
    CONST_P p0 1.5
    PUTS_8 p0 Base.t:D
    RET
  end
end
final class Sealed extends Base
end
interface abstract class I
  method public abstract im()V
  end
  method private pm()V
    RET
  end
end
abstract class Half implements I
end
class Quiet
end
)";

}  // namespace

TEST_CASE("fields resolve to offsets, volatile ones to the visible forms") {
  TestWorld t(std::string(kShapes) + R"(
class Main
  method static m(LBase;)V
    GETF_4 p0 r0 Base.f:I
    GETF_8 p1 r0 Sealed.v:J
    PUTF_8 p1 r0 Base.v:J
    GETF_R r1 r0 Base.k:Ljava/lang/Object;
    GETS_4 p0 Sealed.s:I
    PUTS_R r1 Base.w:Ljava/lang/Object;
    GETS_8 p1 Base.t:D
    GETS_4 p0 Base.s:I
    RET
  end
end
)");
  Method& m = t.prepared("Main", "m", "(LBase;)V");
  Class& base = t.load("Base");
  CHECK(m.code[0].op == Opcode::GETF_4_X);
  CHECK(m.code[0].c == base.find_field("f", "I")->offset);
  CHECK(m.code[1].op == Opcode::GETF_8_V);
  CHECK(m.code[1].c == base.find_field("v", "J")->offset);
  CHECK(m.code[2].op == Opcode::PUTF_8_V);
  CHECK(m.code[3].op == Opcode::GETF_R_X);
  CHECK(m.code[4].op == Opcode::GETS_4_X);
  CHECK(m.statics[m.code[4].b].owner == &base);
  CHECK(m.statics[m.code[4].b].field == base.find_field("s", "I"));
  CHECK(m.code[5].op == Opcode::PUTS_R_V);
  CHECK(m.code[6].op == Opcode::GETS_8_X);
  CHECK(m.record_access == std::vector<u8>{1, 0, 0, 0, 1, 0, 0, 1, 0});
  CHECK(m.field_accessed_at(3) == base.find_field("k", "Ljava/lang/Object;"));
  CHECK(m.field_accessed_at(8) == nullptr);
  // Their own constructors and initialisers do record.
  CHECK(t.prepared("Base", "<init>").record_access == std::vector<u8>{0, 1, 0});
  CHECK(t.prepared("Base", "<clinit>").record_access == std::vector<u8>{0, 1, 0});
  CHECK(t.method("Base", "<clinit>").bits == std::vector<u64>{0x3ff8000000000000});
}

TEST_CASE("final fields that somebody may see before they are set are recorded everywhere") {
  TestWorld t(R"(
class Known
  field static volatile o Ljava/lang/Object;
end
class Publishing
  method <init>()V
    PUTS_R r0 Known.o:Ljava/lang/Object;
    RET
  end
end
class Late extends Publishing
  field final f I
  method <init>()V
    MOV_R r1 r0
    CALL_SPECIAL Publishing.<init>()V r1 p0
    CONST_I p0 1
    PUTF_4 p0 r0 Late.f:I
    RET
  end
end
class InTime extends Publishing
  field final f I
  method <init>()V
    CONST_I p0 1
    PUTF_4 p0 r0 InTime.f:I
    MOV_R r1 r0
    CALL_SPECIAL Publishing.<init>()V r1 p0
    RET
  end
end
class Main
  method static m(LLate;LInTime;)V
    GETF_4 p0 r0 Late.f:I
    GETF_4 p0 r1 InTime.f:I
    RET
  end
end
)");
  CHECK(t.prepared("Main", "m", "(LLate;LInTime;)V").record_access == std::vector<u8>{1, 0, 0});
}

TEST_CASE("calls resolve to targets and are bound early where only one method can be meant") {
  TestWorld t(std::string(kShapes) + R"(
class Main
  method static m(LBase;LI;[I)V refs=6 prims=4
    CONST_I p0 1
    CONST_L p1 2
    CONST_I p2 3
    MOV_R r3 r0
    CALL_VIRTUAL Base.virt(I)I r3 p0
    MOV_R r3 r0
    CALL_VIRTUAL Base.fin()V r3 p0
    MOV_R r3 r0
    CALL_VIRTUAL Base.priv()V r3 p0
    MOV_R r3 r0
    CONST_I p0 1
    CALL_VIRTUAL Sealed.virt(I)I r3 p0
    MOV_R r3 r1
    CALL_VIRTUAL Half.im()V r3 p0
    MOV_R r3 r1
    CALL_INTERFACE interface I.im()V r3 p0
    MOV_R r3 r1
    CALL_INTERFACE interface I.pm()V r3 p0
    MOV_R r3 r1
    CALL_INTERFACE interface I.hashCode()I r3 p0
    MOV_R r3 r2
    CALL_VIRTUAL "[I.clone()Ljava/lang/Object;" r3 p0
    CONST_L p1 2
    CONST_I p2 3
    CALL_STATIC Base.stat(Ljava/lang/Object;JI)Ljava/lang/Object; r3 p1
    MOV_R r3 r0
    CONST_I p1 2
    CALL_VIRTUAL Base.virt(I)I r3 p1
    RET
  end
end
)");
  Method& m = t.prepared("Main", "m", "(LBase;LI;[I)V");
  std::string calls;
  for (const Instruction& i : m.code)
    if (i.op >= Opcode::CALL_STATIC && i.op <= Opcode::CALL_INTERFACE)
      calls += std::string(bytecode::info(i.op).name) + " " + m.calls[i.a].method->readable() + "\n";
  CHECK(calls == R"(CALL_VIRTUAL Base.virt
CALL_SPECIAL Base.fin
CALL_SPECIAL Base.priv
CALL_SPECIAL Base.virt
CALL_INTERFACE I.im
CALL_INTERFACE I.im
CALL_SPECIAL I.pm
CALL_VIRTUAL java.lang.Object.hashCode
CALL_SPECIAL java.lang.Object.clone
CALL_STATIC Base.stat
CALL_VIRTUAL Base.virt
)");
  CHECK(m.calls[m.code[4].a].vtable_index == t.method("Base", "virt", "(I)I").vtable_index);
  CHECK(m.calls.size() == 10);  // one for each constant
  CHECK(m.code[4].a == m.code[28].a);
  // Liveness understands the resolved form: the receiver is read, the parameters stay live.
  const bytecode::Liveness& live = m.liveness();
  CHECK(live.ref_live(4, 0));
  CHECK(live.ref_live(4, 3));
  CHECK(live.prim_live(4, 0));
  CHECK(live.ref_live_across(4, 0));
  CHECK_FALSE(live.ref_live_across(4, 3));
  CHECK_FALSE(live.ref_live(28, 0));
}

TEST_CASE("classes, literals, initialisation, handlers") {
  TestWorld t(std::string(kShapes) + R"(
class Main
  method static m()V
  begin:
    INITCLASS Base
    INITCLASS Quiet
    NEW r0 Base
    CHECKCAST r0 Half
    INSTANCEOF p0 r0 "[[J"
    CLASS r1 int
    SINGLETON r1 Quiet
    STRING r1 "hello"
    STRING r2 "hello"
    CONST_I p0 2
    NEWARR r1 p0 "[Ljava/lang/String;"
    CONST_P p0 7
  after:
    RET
  handler:
    THROW r2
    catch java/lang/Throwable begin after handler r2
    catch any begin after handler r2
  end
end
)");
  Method& m = t.prepared("Main", "m");
  CHECK(m.code[0].op == Opcode::INITCLASS);
  CHECK(m.classes[m.code[0].a] == &t.load("Base"));
  CHECK(m.code[1].op == Opcode::NOP);
  CHECK(m.classes[m.code[2].b] == &t.load("Base"));
  CHECK(m.classes[m.code[3].b] == &t.load("Half"));
  CHECK(m.classes[m.code[4].c] == &t.load("[[J"));
  CHECK(m.classes[m.code[5].b] == t.world.classes.primitive('I'));
  CHECK(m.classes[m.code[6].b] == &t.load("Quiet"));
  CHECK(m.strings == std::vector<Ref>{t.world.classes.intern("hello")});
  CHECK(m.code[8].b == m.code[7].b);
  CHECK(m.classes[m.code[10].c] == &t.load("[Ljava/lang/String;"));
  CHECK(m.bits[m.code[11].b] == 7);
  REQUIRE(m.handlers.size() == 2);
  CHECK(m.handlers[0].type == t.world.classes.well_known().throwable);
  CHECK(m.handlers[0].end == 12);
  CHECK(m.handlers[0].target == 13);
  CHECK(m.handlers[1].type == nullptr);
  CHECK(m.code.size() == m.image->code.size());
}

TEST_CASE("native methods become stubs") {
  TestWorld t(R"(
class Main
  method native static f()I
  end
  method native g(Ljava/lang/Object;J)Ljava/lang/Object;
  end
  method native static v()V
  end
  method native static missing(I[J)V
  end
  method native static foreign()V
    annotation heddle/Native library s "m" symbol s "cos"
  end
  method native static pure()V
    annotation heddle/Native library s "m" effect e "PURE"
  end
end
)");
  const NativeFunction function = [](NativeContext&) {};
  t.natives.entries["Main.f()I"].function = function;
  t.natives.entries["Main.v()V"].function = function;
  t.natives.entries["Main.g(Ljava/lang/Object;J)Ljava/lang/Object;"].vm_op = 3;
  Method& f = t.prepared("Main", "f", "()I");
  CHECK((f.native == function));
  CHECK(f.code == std::vector<Instruction>{Instruction::ai(Opcode::NATIVE, 0, 0), Instruction::abc(Opcode::RET_P)});
  CHECK(f.primitive_registers == 1);
  CHECK(f.reference_registers == 0);
  Method& g = t.prepared("Main", "g", "(Ljava/lang/Object;J)Ljava/lang/Object;");
  CHECK(g.code == std::vector<Instruction>{Instruction::ai(Opcode::VMOP, 0, 3), Instruction::abc(Opcode::RET_R)});
  CHECK(g.reference_registers == 2);
  CHECK(g.primitive_registers == 1);
  CHECK(g.liveness().ref_live(0, 1));
  CHECK(g.liveness().prim_live(0, 0));
  CHECK(g.liveness().ref_live(1, 0));
  CHECK(t.prepared("Main", "v").code[1].op == Opcode::RET);
  CHECK(t.prepare_error("Main", "missing", "(I[J)V") == "UnsatisfiedLinkError: 'void Main.missing(int, long[])'");
  CHECK(t.prepare_error("Main", "foreign") == "UnsatisfiedLinkError: 'void Main.foreign()'");
  t.natives.entries["heddle/Native.call()V"].function = function;
  CHECK((t.prepared("Main", "pure").native == function));
  CHECK(t.prepared("Main", "pure").code[0] == Instruction::ai(Opcode::NATIVE, 0, 0));
  // The others are visible operations, which call the function.
  t.natives.entries["heddle/Native.operation()V"].vm_op = 5;
  CHECK((t.prepared("Main", "foreign").native == function));
  CHECK(t.prepared("Main", "foreign").code[0] == Instruction::ai(Opcode::VMOP, 0, 5));
}

TEST_CASE("what does not resolve is an error of the method, every time") {
  TestWorld t(std::string(kShapes) + R"(
class Main
  method static f(LBase;)V
    GETF_4 p0 r0 Base.none:I
    RET
  end
  method static s(LBase;)V
    GETF_4 p0 r0 Base.s:I
    RET
  end
  method static c(LBase;I)V
    CALL_VIRTUAL Base.none(I)V r0 p0
    RET
  end
  method static st(LBase;I)V
    CALL_STATIC Base.fin()V r0 p0
    RET
  end
  method static v(LBase;I)V
    CALL_SPECIAL I.im()V r0 p0
    RET
  end
  method static n()V
    NEW r0 Half
    RET
  end
  method static g()V
    NEW r0 Gone
    RET
  end
end
)");
  CHECK(t.prepare_error("Main", "f", "(LBase;)V") == "NoSuchFieldError: none");
  CHECK(t.prepare_error("Main", "f", "(LBase;)V") == "NoSuchFieldError: none");
  CHECK(t.prepare_error("Main", "s", "(LBase;)V") == "IncompatibleClassChangeError: Expected non-static field Base.s");
  CHECK(t.prepare_error("Main", "c", "(LBase;I)V") == "NoSuchMethodError: 'void Base.none(int)'");
  CHECK(t.prepare_error("Main", "st", "(LBase;I)V") ==
        "IncompatibleClassChangeError: Expected static method 'void Base.fin()'");
  CHECK(t.prepare_error("Main", "v", "(LBase;I)V") == "AbstractMethodError: 'void I.im()'");
  CHECK(t.prepare_error("Main", "n") == "InstantiationError: Half");
  CHECK(t.prepare_error("Main", "g") == "NoClassDefFoundError: Gone");
  CHECK(t.prepare_error("I", "im") == "AbstractMethodError: 'void I.im()'");
}

TEST_CASE("lines") {
  TestWorld t(R"(
class Main
  method static m()V
    NOP
    line 5
    NOP
    NOP
    line 7 3
    RET
  end
end
)");
  Method& m = t.prepared("Main", "m");
  CHECK(m.line_of(0) == 0);
  CHECK(m.line_of(1) == 5);
  CHECK(m.line_of(2) == 5);
  CHECK(m.line_of(3) == 7);
  CHECK(m.column_of(3) == 3);
  CHECK(m.readable() == "Main.m");
}
