#include "tester/plain_additions.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "test_support/test_world.h"

namespace heddle::tester {
namespace {

// Where in this code, of a static method with parameters in r0 (a Main), r1 (an int[]) and p0, there are parts of
// additions.
std::vector<u32> parts_of(const std::string& code) {
  interp::TestWorld w(fmt::format(R"(
class Main
  field x I
  field y I
  field b B
  field d D
  field j J
  field static s I
  method static f(LMain;[II)I refs=4 prims=8
{}
  end
  method public static main([Ljava/lang/String;)V
    RET
  end
end)",
                                  code));
  w.start();
  const vm::Class& main = *w.world.classes.load("Main");
  for (const auto& method : main.methods) {
    if (method->name != "f") continue;
    std::string error;
    REQUIRE(w.world.classes.prepare(*method, &error));
    std::vector<u32> parts;
    const std::vector<bool> is_part = PlainAdditions::parts_of(*method);
    for (u32 pc = 0; pc < is_part.size(); ++pc)
      if (is_part[pc]) parts.push_back(pc);
    return parts;
  }
  return {};
}

using Parts = std::vector<u32>;

}  // namespace

TEST_CASE("plain additions: fields, statics, elements, longs, bytes") {
  CHECK(parts_of("GETF_4 p1 r0 Main.x:I\nADDK_I p1 p1 1\nPUTF_4 p1 r0 Main.x:I\nRET_P p0") == Parts{0, 2});
  CHECK(parts_of("GETS_4 p1 Main.s:I\nADD_I p2 p0 p1\nPUTS_4 p2 Main.s:I\nRET_P p0") == Parts{0, 2});
  CHECK(parts_of("GETS_4 p1 Main.s:I\nSUB_I p2 p1 p0\nPUTS_4 p2 Main.s:I\nRET_P p0") == Parts{0, 2});
  CHECK(parts_of("CONST_I p3 1\nALOAD_4 p1 r1 p3\nADDK_I p1 p1 2\nASTORE_4 p1 r1 p3\nRET_P p0") == Parts{1, 3});
  CHECK(parts_of("GETF_8 p1 r0 Main.j:J\nADDK_L p1 p1 1\nPUTF_8 p1 r0 Main.j:J\nRET_P p0") == Parts{0, 2});
  CHECK(parts_of("GETF_4 p1 r0 Main.b:B\nADDK_I p1 p1 1\nI2B p1 p1\nPUTF_4 p1 r0 Main.b:B\nRET_P p0") == Parts{0, 3});
  // With a load of something else in between.
  CHECK(parts_of("GETF_4 p1 r0 Main.x:I\nGETF_4 p2 r0 Main.y:I\nADD_I p1 p1 p2\nPUTF_4 p1 r0 Main.x:I\nRET_P p0") ==
        Parts{0, 3});
}

TEST_CASE("plain additions: somebody looks at the old value, or at the sum") {
  CHECK(parts_of("GETF_4 p1 r0 Main.x:I\nADDK_I p2 p1 1\nPUTF_4 p2 r0 Main.x:I\nRET_P p1").empty());
  CHECK(parts_of("GETF_4 p1 r0 Main.x:I\nADDK_I p2 p1 1\nPUTF_4 p2 r0 Main.x:I\nRET_P p2").empty());
  CHECK(parts_of("GETF_4 p1 r0 Main.x:I\nADDK_I p2 p1 1\nPUTF_4 p2 r0 Main.x:I\nPUTF_4 p2 r0 Main.y:I\nRET_P p0")
            .empty());
}

TEST_CASE("plain additions: what is written is not the old value and something more") {
  // x + x: to one of the two values something is added; the other one has been read.
  CHECK(parts_of("GETF_4 p1 r0 Main.x:I\nGETF_4 p2 r0 Main.x:I\nADD_I p1 p1 p2\nPUTF_4 p1 r0 Main.x:I\nRET_P p0") ==
        Parts{1, 3});
  // 2 x, x + x of one read, 1 - x, (byte) x + 1 of an int, a sum of doubles.
  CHECK(parts_of("GETF_4 p1 r0 Main.x:I\nADD_I p1 p1 p1\nPUTF_4 p1 r0 Main.x:I\nRET_P p0").empty());
  CHECK(parts_of("GETF_4 p1 r0 Main.x:I\nMULK_I p1 p1 2\nPUTF_4 p1 r0 Main.x:I\nRET_P p0").empty());
  CHECK(parts_of("GETF_4 p1 r0 Main.x:I\nSUB_I p1 p0 p1\nPUTF_4 p1 r0 Main.x:I\nRET_P p0").empty());
  CHECK(parts_of("GETF_4 p1 r0 Main.x:I\nADDK_I p1 p1 1\nI2B p1 p1\nPUTF_4 p1 r0 Main.x:I\nRET_P p0").empty());
  CHECK(parts_of("GETF_8 p1 r0 Main.d:D\nADD_D p1 p1 p1\nPUTF_8 p1 r0 Main.d:D\nRET_P p0").empty());
}

TEST_CASE("plain additions: another variable, or another object, index or way there") {
  CHECK(parts_of("GETF_4 p1 r0 Main.x:I\nADDK_I p1 p1 1\nPUTF_4 p1 r0 Main.y:I\nRET_P p0").empty());
  CHECK(parts_of("MOV_R r2 r0\nGETF_4 p1 r0 Main.x:I\nADDK_I p1 p1 1\nPUTF_4 p1 r2 Main.x:I\nRET_P p0").empty());
  CHECK(parts_of("GETF_4 p1 r0 Main.x:I\nADDK_I p1 p1 1\nNULL_R r0\nPUTF_4 p1 r0 Main.x:I\nRET_P p0").empty());
  CHECK(
      parts_of("CONST_I p3 1\nALOAD_4 p1 r1 p3\nADDK_I p3 p3 1\nADDK_I p1 p1 2\nASTORE_4 p1 r1 p3\nRET_P p0").empty());
  // The index is overwritten by what is loaded.
  CHECK(parts_of("CONST_I p3 1\nALOAD_4 p3 r1 p3\nADDK_I p3 p3 1\nASTORE_4 p3 r1 p3\nRET_P p0").empty());
  // Somebody jumps into the middle, with another value.
  CHECK(parts_of("CONST_I p1 5\nJNZ p0 middle\nGETF_4 p1 r0 Main.x:I\nmiddle:\nADDK_I p1 p1 1\nPUTF_4 p1 r0 Main.x:I\n"
                 "RET_P p0")
            .empty());
  // A call in between, or a write.
  CHECK(parts_of("GETF_4 p1 r0 Main.x:I\nPUTS_4 p0 Main.s:I\nADDK_I p1 p1 1\nPUTF_4 p1 r0 Main.x:I\nRET_P p0").empty());
}

}  // namespace heddle::tester
