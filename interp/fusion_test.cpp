// Fused sequences and accessors (vm/fusion.h) do what their instructions do one by one.
#include "vm/fusion.h"

#include <doctest/doctest.h>

#include "test_support/test_world.h"
#include "vm/bytecode/effects.h"

using namespace heddle;
using namespace heddle::interp;

namespace {

using bytecode::Opcode;

constexpr const char* kProgram = R"(
class public Box
  source "Box.java"
  field i I
  field k I
  field d D
  field r LBox;
  field ints [I
  field bytes [B
  method public <init>()V refs=1
    line 1
    RET
  end
  method public getI()I refs=1 prims=1
    line 2
    GETF_4 p0 r0 Box.i:I
    RET_P p0
  end
  method public getD()D refs=1 prims=1
    GETF_8 p0 r0 Box.d:D
    RET_P p0
  end
  method public getR()LBox; refs=2
    GETF_R r1 r0 Box.r:LBox;
    RET_R r1
  end
  method public other()LBox; refs=2
    GETF_R r1 r0 Box.r:LBox;
    RET_R r0
  end
  method public setI(I)V refs=1 prims=1
    PUTF_4 p0 r0 Box.i:I
    RET
  end
  method public setD(D)V refs=1 prims=1
    PUTF_8 p0 r0 Box.d:D
    RET
  end
  method public setR(LBox;)V refs=2
    PUTF_R r1 r0 Box.r:LBox;
    RET
  end
  method public seven()I refs=1 prims=1
    CONST_I p0 7
    RET_P p0
  end
  method public static of(LBox;)I refs=1 prims=1
    line 30
    GETF_4 p0 r0 Box.i:I
    RET_P p0
  end
  method public tick()V refs=1 prims=3
    GETF_4 p0 r0 Box.i:I
    GETF_4 p1 r0 Box.k:I
    ADD_I p0 p0 p1
    PUTF_4 p0 r0 Box.i:I
    GETF_4 p2 r0 Box.i:I
    ADDK_I p2 p2 3
    PUTF_4 p2 r0 Box.k:I
    RET
  end
end
class public Main
  source "Main.java"
  method public static sieve([B)I refs=1 prims=6
    CONST_I p0 0
    CONST_I p1 0
    CONST_I p2 1
  fill:
    ASTORE_B p2 r0 p1
    ADDK_I p1 p1 1
    ARRLEN p3 r0
    JLT_I p1 p3 fill
    CONST_I p1 2
  outer:
    ADDK_I p4 p1 -1
    ALOAD_B p4 r0 p4
    JZ p4 next
    ADDK_I p0 p0 1
    ADD_I p4 p1 p1
    JMP test
  strike:
    ADDK_I p5 p4 -1
    CONST_I p2 0
    ASTORE_B p2 r0 p5
    ADD_I p4 p4 p1
  test:
    JLE_I p4 p3 strike
  next:
    ADDK_I p1 p1 1
    JLE_I p1 p3 outer
    RET_P p0
  end
  method public static orbit(D)D prims=8
    CONST_I p1 0
    MOV_P p2 p0
    MOV_P p3 p0
  loop:
    CONST_P p4 2d
    MUL_D p4 p4 p2
    MUL_D p4 p4 p3
    ADD_D p3 p4 p0
    MUL_D p5 p2 p2
    MUL_D p6 p3 p3
    ADD_D p7 p5 p6
    SUB_D p2 p5 p6
    ADD_D p2 p2 p0
    CONST_P p6 4d
    JNLT_D p7 p6 out
    ADDK_I p1 p1 1
    JLTK_I p1 50 loop
  out:
    ADD_D p0 p2 p3
    RET_P p0
  end
  method public static lengthOf(LBox;)I refs=3 prims=2
  from:
    GETF_R r1 r0 Box.ints:[I
  second:
    ARRLEN p0 r1
  to:
    RET_P p0
  first:
    CONST_I p0 -1
    RET_P p0
  wrong:
    CONST_I p0 -2
    RET_P p0
    catch any from second first r2
    catch any second to wrong r2
  end
  method public static element(LBox;I)I refs=3 prims=2
  from:
    GETF_R r1 r0 Box.ints:[I
  second:
    ALOAD_4 p1 r1 p0
  to:
    RET_P p1
  outside:
    ADDK_I p0 p0 100
    RET_P p0
    catch java/lang/ArrayIndexOutOfBoundsException second to outside r2
  end
  method public static print(I)V refs=1 prims=1
    TOSTR r0 p0 I
    CALL_STATIC heddle/VM.print(Ljava/lang/String;)V r0 p0
    RET
  end
  method public static printD(D)V refs=1 prims=1
    TOSTR r0 p0 D
    CALL_STATIC heddle/VM.print(Ljava/lang/String;)V r0 p0
    RET
  end
  method public static main([Ljava/lang/String;)V refs=10 prims=10
    NEW r1 Box
    MOV_R r8 r1
    CALL_SPECIAL Box.<init>()V r8 p8
    NEW r2 Box
    MOV_R r8 r2
    CALL_SPECIAL Box.<init>()V r8 p8
    CONST_I p0 40
    NEWARR r3 p0 [B
    CONST_I p0 0
  rounds:
    MOV_R r8 r1
    MOV_P p8 p0
    CALL_VIRTUAL Box.setI(I)V r8 p8
    MOV_R r8 r1
    CALL_VIRTUAL Box.tick()V r8 p8
    MOV_R r8 r1
    CALL_VIRTUAL Box.getI()I r8 p8
    CALL_STATIC Main.print(I)V r8 p8
    MOV_R r8 r1
    MOV_R r9 r2
    CALL_SPECIAL Box.setR(LBox;)V r8 p8
    MOV_R r8 r1
    CALL_VIRTUAL Box.getR()LBox; r8 p8
    MOV_P p8 p0
    CALL_VIRTUAL Box.setI(I)V r8 p8
    MOV_R r8 r1
    CALL_VIRTUAL Box.other()LBox; r8 p8
    CALL_STATIC Box.of(LBox;)I r8 p8
    CALL_STATIC Main.print(I)V r8 p8
    MOV_R r8 r2
    CALL_STATIC Box.of(LBox;)I r8 p8
    CALL_STATIC Main.print(I)V r8 p8
    MOV_R r8 r2
    CALL_VIRTUAL Box.seven()I r8 p8
    CALL_STATIC Main.print(I)V r8 p8
    CONST_P p8 0.25d
    CALL_STATIC Main.orbit(D)D r8 p8
    MOV_R r8 r2
    CALL_VIRTUAL Box.setD(D)V r8 p8
    MOV_R r8 r2
    CALL_VIRTUAL Box.getD()D r8 p8
    CALL_STATIC Main.printD(D)V r8 p8
    MOV_R r8 r3
    CALL_STATIC Main.sieve([B)I r8 p8
    CALL_STATIC Main.print(I)V r8 p8
    MOV_R r8 r1
    CALL_STATIC Main.lengthOf(LBox;)I r8 p8
    CALL_STATIC Main.print(I)V r8 p8
    NULL_R r8
    CALL_STATIC Main.lengthOf(LBox;)I r8 p8
    CALL_STATIC Main.print(I)V r8 p8
    CONST_I p8 3
    NEWARR r4 p8 [I
    PUTF_R r4 r1 Box.ints:[I
    MOV_R r8 r1
    MOV_P p8 p0
    ADDK_I p8 p8 1
    CALL_STATIC Main.element(LBox;I)I r8 p8
    CALL_STATIC Main.print(I)V r8 p8
    NULL_R r4
    PUTF_R r4 r1 Box.ints:[I
    ADDK_I p0 p0 1
    JLTK_I p0 4 rounds
    NULL_R r8
    CALL_STATIC Box.of(LBox;)I r8 p8
    RET
  end
end
)";

struct Result {
  std::string out, err;
  u64 steps = 0;
};

// Runs the program as it is linked, or with all instructions one by one.
Result run_program(bool fused, u64 quantum_seed = 0) {
  TestWorld w(kProgram);
  w.start();
  for (const char* name : {"Box", "Main"}) {
    vm::Class* c = w.world.classes.load(name, nullptr);
    REQUIRE(c != nullptr);
    for (const auto& method : c->methods) {
      if (method->is_native() || method->is_abstract()) continue;
      REQUIRE(w.world.classes.prepare(*method, nullptr));
      if (!fused) method->code = vm::unfused(method->code);
    }
  }
  PlainRunOptions options;
  options.seed = quantum_seed;
  w.run(options);
  return {w.out, w.err, w.world.thread(0).core.steps};
}

bool same(const Result& a, const Result& b) { return a.out == b.out && a.err == b.err && a.steps == b.steps; }

}  // namespace

TEST_CASE("fused code does what its instructions do one by one") {
  const Result fused = run_program(true), plain = run_program(false);
  CHECK(fused.out == plain.out);
  CHECK(fused.err == plain.err);
  CHECK(fused.steps == plain.steps);
  // An accessor that throws has a frame.
  CHECK(fused.err.find("at Box.of(Box.java:30)") != std::string::npos);
  // Where the first, and where the second part of a sequence throws; and of GETF_R, ALOAD_4.
  CHECK(fused.out.find("\n12\n-2\n-1\n0\n") != std::string::npos);
  CHECK(fused.out.find("\n12\n-2\n-1\n103\n") != std::string::npos);
}

TEST_CASE("a thread may be stopped in the middle of sequences and accessors") {
  // Turns of one to twenty thousand steps, by the seed; and each single step below.
  const Result whole = run_program(false);
  for (u64 seed = 1; seed < 6; ++seed) CHECK(same(run_program(true, seed), whole));
  for (u64 budget : {1, 2, 3, 5}) {
    TestWorld one(kProgram), other(kProgram);
    one.start();
    other.start();
    u64 stops = 0;
    for (;; ++stops) {
      const Operation a = run_to_visible(one.world, 0, budget, nullptr);
      // Recording runs do no accessors without frames.
      Events events;
      const Operation b = run_to_visible(other.world, 0, budget, &events);
      const vm::Thread &t = one.world.thread(0), &u = other.world.thread(0);
      REQUIRE(a.kind == b.kind);
      REQUIRE(t.core.steps == u.core.steps);
      REQUIRE(t.core.frame_count == u.core.frame_count);
      if (t.core.frame_count != 0) {
        REQUIRE(t.frames[t.core.frame_count - 1].method == u.frames[u.core.frame_count - 1].method);
        REQUIRE(t.frames[t.core.frame_count - 1].pc == u.frames[u.core.frame_count - 1].pc);
      }
      if (a.kind == StopKind::Budget) continue;
      if (perform(one.world, a, {}, nullptr).kind == OutcomeKind::Ended) break;
      perform(other.world, b, {}, nullptr);
      REQUIRE(stops < 100000);
    }
    CHECK(stops > 100);
  }
}

TEST_CASE("no sequence begins with what others look for in linked code") {
  for (Opcode first : {
#define FUSE2(a, b, of_b) Opcode::a,
#define FUSE3(a, b, of_b, c, of_c) Opcode::a,
#define FUSE4(a, b, of_b, c, of_c, d, of_d) Opcode::a,
#include "vm/fusions.def"
#undef FUSE2
#undef FUSE3
#undef FUSE4
       }) {
    CAPTURE(bytecode::info(first).name);
    CHECK((bytecode::info(first).flags & (bytecode::kVisible | bytecode::kEndsBlock | bytecode::kAllocates)) == 0);
    CHECK(!bytecode::is_call(first));
  }
}

TEST_CASE("sequences and accessors are found") {
  TestWorld w(kProgram);
  w.start();
  const auto prepared = [&](const char* owner, const char* name, const char* descriptor) -> vm::Method& {
    vm::Method* method = w.world.classes.load(owner, nullptr)->find_method(name, descriptor);
    REQUIRE(method != nullptr);
    REQUIRE(w.world.classes.prepare(*method, nullptr));
    return *method;
  };
  for (const char* name : {"getI", "seven"}) CHECK(vm::is_accessor(prepared("Box", name, "()I").code[0].op));
  CHECK(prepared("Box", "<init>", "()V").code[0].op == vm::kEmptyMethod);
  CHECK(vm::is_accessor(prepared("Box", "getR", "()LBox;").code[0].op));
  // It returns something else than it reads.
  CHECK(!vm::is_accessor(prepared("Box", "other", "()LBox;").code[0].op));
  const vm::Method& sieve = prepared("Main", "sieve", "([B)I");
  const std::vector<vm::Instruction> own = vm::unfused(sieve.code);
  REQUIRE(own.size() == sieve.code.size());
  u32 sequences = 0;
  for (size_t pc = 0; pc < own.size(); ++pc) {
    CHECK(own[pc].op == sieve.image->code[pc].op);
    CHECK(own[pc].a == sieve.code[pc].a);
    CHECK(own[pc].b == sieve.code[pc].b);
    CHECK(own[pc].c == sieve.code[pc].c);
    sequences += sieve.code[pc].op >= Opcode::kCount;
  }
  CHECK(sequences > 5);
}
