#include <doctest/doctest.h>

#include <cmath>

#include <fmt/format.h>

#include "test_support/test_world.h"

using namespace heddle;
using namespace heddle::interp;

namespace {

// The output of a main method with this body.
std::string output_of(const std::string& body, const std::string& more = "", vm::RunOptions options = {}) {
  TestWorld w(
      "public class Main\n  source \"Main.java\"\n"
      "  method public static main([Ljava/lang/String;)V refs=12 prims=12\n" +
          body + "\n    RET\n  end\n" + more + "\nend\n",
      std::move(options));
  w.start();
  const PlainResult result = w.run();
  CHECK(result.end == PlainEnd::Normal);
  CHECK(w.err == "");
  return w.out;
}

std::string raw(double v) { return fmt::format("{:#x}", __builtin_bit_cast(u64, v)); }

constexpr const char* kPrintInt = "\n CALL_STATIC heddle/VM.printInt(I)V r11 p11\n";
// Prints a TOSTR of p0.
std::string print(char kind) {
  return std::string(" TOSTR r11 p0 ") + kind + "\n CALL_STATIC heddle/VM.print(Ljava/lang/String;)V r11 p11\n";
}

}  // namespace

TEST_CASE("sums in a loop") {
  CHECK(output_of(R"(
    CONST_I p11 0
    CONST_I p1 0
  loop:
    ADD_I p11 p11 p1
    ADDK_I p1 p1 1
    JLTK_I p1 100 loop)" +
                  std::string(kPrintInt)) == "4950\n");
}

TEST_CASE("integer arithmetic wraps as in Java") {
  auto binary = [](const char* op, const char* constant, i64 a, i64 b, char kind) {
    return output_of(std::string(" CONST_P p1 ") + std::to_string(kind == 'I' ? static_cast<u32>(a) : a) +
                     "\n CONST_P p2 " + std::to_string(constant[0] == 'I' ? static_cast<u32>(b) : b) + "\n " + op +
                     " p0 p1 p2\n" + print(kind));
  };
  CHECK(binary("DIV_I", "I", INT32_MIN, -1, 'I') == "-2147483648\n");
  CHECK(binary("REM_I", "I", INT32_MIN, -1, 'I') == "0\n");
  CHECK(binary("DIV_I", "I", -7, 2, 'I') == "-3\n");
  CHECK(binary("REM_I", "I", -7, 2, 'I') == "-1\n");
  CHECK(binary("ADD_I", "I", INT32_MAX, 1, 'I') == "-2147483648\n");
  CHECK(binary("MUL_I", "I", 65536, 65536, 'I') == "0\n");
  CHECK(binary("SHL_I", "I", 1, 33, 'I') == "2\n");
  CHECK(binary("SHR_I", "I", -8, 1, 'I') == "-4\n");
  CHECK(binary("USHR_I", "I", -8, 28, 'I') == "15\n");
  CHECK(binary("DIV_L", "J", INT64_MIN, -1, 'J') == "-9223372036854775808\n");
  CHECK(binary("REM_L", "J", INT64_MIN, -1, 'J') == "0\n");
  CHECK(binary("SHL_L", "I", 1, 65, 'J') == "2\n");
  CHECK(binary("USHR_L", "I", -1, 60, 'J') == "15\n");
}

TEST_CASE("conversions saturate and narrow") {
  auto convert = [](const char* op, const std::string& from, char kind) {
    return output_of(" CONST_P p1 " + from + "\n " + op + " p0 p1\n" + print(kind));
  };
  CHECK(convert("D2I", raw(1e20), 'I') == "2147483647\n");
  CHECK(convert("D2I", raw(-1e20), 'I') == "-2147483648\n");
  CHECK(convert("D2I", raw(NAN), 'I') == "0\n");
  CHECK(convert("D2L", raw(1e30), 'J') == "9223372036854775807\n");
  CHECK(convert("D2L", raw(-1.9), 'J') == "-1\n");
  CHECK(convert("L2D", "-5", 'D') == "-5.0\n");
  CHECK(convert("I2B", "200", 'I') == "-56\n");
  CHECK(convert("I2S", "40000", 'I') == "-25536\n");
  CHECK(convert("I2C", "65601", 'C') == "A\n");
  CHECK(convert("I2L", "4294967295", 'J') == "-1\n");
  CHECK(convert("L2I", "4294967297", 'I') == "1\n");
  CHECK(convert("D2F", raw(0.1), 'F') == "0.1\n");
}

TEST_CASE("comparisons with NaN") {
  auto jumps = [](const char* op) {
    return output_of(" CONST_P p1 " + raw(NAN) + "\n CONST_P p2 " + raw(1) + "\n CONST_I p11 1\n " + op +
                     " p1 p2 out\n CONST_I p11 0\nout:" + kPrintInt);
  };
  CHECK(jumps("JLT_D") == "0\n");
  CHECK(jumps("JNLT_D") == "1\n");
  CHECK(jumps("JEQ_D") == "0\n");
  CHECK(jumps("JNE_D") == "1\n");
}

TEST_CASE("switches, dense and sparse") {
  auto chosen = [](const char* table, int key) {
    return output_of(" CONST_I p0 " + std::to_string(key) + "\n SWITCH p0 " + table + R"(
    one:
      CONST_I p11 1
      JMP out
    two:
      CONST_I p11 2
      JMP out
    other:
      CONST_I p11 3
    out:)" + kPrintInt);
  };
  const char* dense = "dense -1 one two one default other";
  CHECK(chosen(dense, -2) == "3\n");
  CHECK(chosen(dense, -1) == "1\n");
  CHECK(chosen(dense, 0) == "2\n");
  CHECK(chosen(dense, 2) == "3\n");
  const char* sparse = "sparse -100 one 7 two 1000 one default other";
  CHECK(chosen(sparse, -100) == "1\n");
  CHECK(chosen(sparse, 7) == "2\n");
  CHECK(chosen(sparse, 8) == "3\n");
  CHECK(chosen(sparse, 1000) == "1\n");
}

TEST_CASE("calls: recursion, virtual and interface dispatch") {
  CHECK(output_of(" CONST_I p11 15\n CALL_STATIC Main.fib(I)I r11 p11" + std::string(kPrintInt),
                  R"(
  method static fib(I)I prims=4
    JGEK_I p0 2 more
    RET_P p0
  more:
    ADDK_I p2 p0 -1
    CALL_STATIC Main.fib(I)I r0 p2
    ADDK_I p3 p0 -2
    CALL_STATIC Main.fib(I)I r0 p3
    ADD_I p0 p2 p3
    RET_P p0
  end)") == "610\n");

  TestWorld w(R"(
interface abstract class Shape
  method public abstract area(I)I
  end
  method public default_method twice(I)I refs=2 prims=2
    MOV_R r1 r0
    MOV_P p1 p0
    CALL_INTERFACE Shape.area(I)I r1 p1
    ADD_I p0 p1 p1
    RET_P p0
  end
end
class Square implements Shape
  method public area(I)I
    MUL_I p0 p0 p0
    RET_P p0
  end
end
class Line extends Square
  method public area(I)I refs=2 prims=2
    MOV_R r1 r0
    MOV_P p1 p0
    CALL_SPECIAL Square.area(I)I r1 p1
    ADDK_I p0 p1 1
    RET_P p0
  end
end
public class Main
  method public static main([Ljava/lang/String;)V refs=8 prims=4
    NEW r1 Square
    NEW r2 Line
    CONST_I p1 0
  again:
    CONST_I p2 3
    MOV_R r3 r1
    CALL_INTERFACE Shape.twice(I)I r3 p2
    CALL_STATIC heddle/VM.printInt(I)V r3 p2
    CONST_I p2 3
    MOV_R r3 r2
    CALL_VIRTUAL Square.area(I)I r3 p2
    CALL_STATIC heddle/VM.printInt(I)V r3 p2
    MOV_R r1 r2
    ADDK_I p1 p1 1
    JLTK_I p1 2 again
    RET
  end
end)");
  w.start();
  w.run();
  CHECK(w.out == "18\n10\n20\n10\n");
}

TEST_CASE("objects, arrays, statics, strings") {
  CHECK(output_of(R"(
    CONST_I p0 3
    NEWARR r1 p0 [I
    CONST_I p1 1
    CONST_I p2 -42
    ASTORE_4 p2 r1 p1
    ALOAD_4 p11 r1 p1
    PUTS_4 p11 Main.count:I
    GETS_4 p11 Main.count:I
    CALL_STATIC heddle/VM.printInt(I)V r11 p11
    NEWARR r2 p0 [B
    CONST_I p2 200
    ASTORE_B p2 r2 p1
    ALOAD_B p11 r2 p1
    CALL_STATIC heddle/VM.printInt(I)V r11 p11
    CONST_I p1 2
    CONST_I p2 4
    CONST_I p3 3
    CONST_I p1 2
    MULTINEW r3 p1 [[J
    CONST_I p0 3
    ALOAD_R r4 r3 p0
    ARRLEN p11 r4
    CALL_STATIC heddle/VM.printInt(I)V r11 p11
    NULL_R r5
    STRING r6 "x="
    CONST_L p0 -7
    TOSTR r7 p0 J
    STRING r8 "é"
    MOV_R r9 r5
    CONCAT r11 r6 4
    CALL_STATIC heddle/VM.print(Ljava/lang/String;)V r11 p11)",
                  "  field static count I") == "-42\n-56\n3\nx=-7énull\n");
}

TEST_CASE("a run does not depend on where the collector runs") {
  const std::string body = R"(
    CONST_I p1 0
    NULL_R r1
  loop:
    NEW r2 Main
    PUTF_R r1 r2 Main.next:LMain;
    MOV_R r1 r2
    TOSTR r3 p1 I
    PUTF_R r3 r1 Main.text:Ljava/lang/String;
    ADDK_I p1 p1 1
    JLTK_I p1 20 loop
  print:
    GETF_R r11 r1 Main.text:Ljava/lang/String;
    CALL_STATIC heddle/VM.print(Ljava/lang/String;)V r11 p11
    GETF_R r1 r1 Main.next:LMain;
    JNONNULL r1 print)";
  const std::string fields = "  field next LMain;\n  field text Ljava/lang/String;";
  vm::RunOptions stress;
  stress.gc_stress = true;
  const std::string plain = output_of(body, fields);
  CHECK(plain.starts_with("19\n18\n"));
  CHECK(output_of(body, fields, stress) == plain);
}

TEST_CASE("steps are backward branches and calls, however the budget is cut") {
  const char* program = R"(
public class Main
  method public static main([Ljava/lang/String;)V prims=4
    CONST_I p0 0
  loop:
    ADDK_I p0 p0 1
    MOV_P p2 p0
    CALL_STATIC Main.f(I)I r1 p2
    JLTK_I p0 50 loop
    RET
  end
  method static f(I)I
    RET_P p0
  end
end)";
  u64 steps[2];
  const u64 budgets[2] = {1, 1000000};
  for (int i = 0; i < 2; ++i) {
    TestWorld w(program);
    w.start();
    CHECK(run_to_visible(w.world, 0, budgets[i], nullptr).kind == StopKind::ClassInit);
    perform(w.world, 0, {}, nullptr);
    Operation stop;
    do stop = run_to_visible(w.world, 0, budgets[i], nullptr);
    while (stop.kind == StopKind::Budget);
    CHECK(stop.kind == StopKind::Death);
    steps[i] = w.world.thread(0).core.steps;
    CHECK(w.world.scalars.clock_ns == steps[i] * kNanosPerStep);
  }
  CHECK(steps[0] == 99);
  CHECK(steps[1] == 99);
}

TEST_CASE("accesses are recorded: fields, statics, elements; not finals, not young objects") {
  TestWorld w(R"(
public class Main
  field x I
  field final y I
  field static s J
  method public static main([Ljava/lang/String;)V refs=4 prims=4
    NEW r1 Main
    CONST_I p0 2
    NEWARR r2 p0 [I
    CALL_STATIC java/lang/Thread.yield()V r4 p4
    GETF_4 p0 r1 Main.x:I
    PUTF_4 p0 r1 Main.x:I
    GETF_4 p0 r1 Main.y:I
    CONST_L p1 5
    PUTS_8 p1 Main.s:J
    CONST_I p1 1
    ALOAD_4 p0 r2 p1
    NEW r3 Main
    GETF_4 p0 r3 Main.x:I
    RET
  end
end)");
  w.start();
  CHECK(run_to_visible(w.world, 0, 1000, nullptr).kind == StopKind::ClassInit);
  perform(w.world, 0, {}, nullptr);
  REQUIRE(run_to_visible(w.world, 0, 1000, nullptr).kind == StopKind::Yield);
  perform(w.world, 0, {}, nullptr);
  Events events;
  events.young_limit = w.world.heap.top();
  CHECK(run_to_visible(w.world, 0, 1000, &events).kind == StopKind::Death);
  REQUIRE(events.accesses.size() == 4);
  CHECK(static_cast<u32>(events.accesses[0].write) == 0);
  CHECK(static_cast<u32>(events.accesses[1].write) == 1);
  CHECK(events.accesses[1].object == events.accesses[0].object);
  CHECK(static_cast<u32>(events.accesses[2].write) == 1);
  CHECK(events.accesses[3].offset == 1);
  CHECK(w.world.classes.method_by_id(events.accesses[3].method)->name == "main");
}
