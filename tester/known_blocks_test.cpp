// Blocks that are known, and done again without running them.
#include <doctest/doctest.h>

#include "test_support/explored_assembly.h"
#include "tester/explorer.h"
#include "tester/report.h"

namespace heddle::tester {
namespace {

ExploreResult explored_known(const std::string& text, const char* mode, bool check, bool cache = true) {
  ExploreOptions options;
  options.mode = *mode_by_name(mode);
  options.mode.cache &= cache;
  options.limits.max_seconds = 0;
  options.check_digests = check;
  return explore_assembly(text, options);
}

// Threads, each with this body, which begins with a lock in r1 and Main in r0.
std::string threads(u32 count, const std::string& fields, const std::string& body) {
  std::string starts;
  for (u32 i = 0; i < count; ++i)
    starts +=
        "    NEW r1 Main\n    MOV_R r2 r1\n    CALL_SPECIAL Main.<init>()V r2 p0\n"
        "    CALL_VIRTUAL Main.start()V r1 p0\n";
  return "class Main extends java/lang/Thread\n  field static final lock Ljava/lang/Object;\n" + fields +
         "  method static <clinit>()V refs=2 prims=1\n"
         "    NEW r0 java/lang/Object\n    MOV_R r1 r0\n    CALL_SPECIAL java/lang/Object.<init>()V r1 p0\n"
         "    PUTS_R r0 Main.lock:Ljava/lang/Object;\n    RET\n  end\n"
         "  method public <init>()V refs=2 prims=1\n"
         "    MOV_R r1 r0\n    CALL_SPECIAL java/lang/Thread.<init>()V r1 p0\n    RET\n  end\n"
         "  method public run()V refs=4 prims=4\n    GETS_R r1 Main.lock:Ljava/lang/Object;\n" +
         body +
         "    RET\n  end\n"
         "  method public static main([Ljava/lang/String;)V refs=4 prims=1\n" +
         starts + "    RET\n  end\nend\n";
}
std::string two_threads(const std::string& fields, const std::string& body) { return threads(2, fields, body); }

const std::string kCountUp =
    "    CONST_I p0 6\n"
    "loop:\n"
    "    MONENTER r1\n    GETS_4 p1 Main.count:I\n    MULK_I p1 p1 3\n    ADDK_I p1 p1 1\n"
    "    PUTS_4 p1 Main.count:I\n    MONEXIT r1\n"
    "    ADDK_I p0 p0 -1\n    JNZ p0 loop\n";

}  // namespace

TEST_CASE("known blocks do what they did, and most blocks of a loop are known blocks") {
  const std::string text = two_threads("  field static count I\n", kCountUp);
  // (With the cache a block comes again only in another state: here, where two others have changed places.)
  const std::string with_cache = threads(3, "  field static count I\n", kCountUp);
  for (const char* mode : {"proof", "rw", "exitblock"})
    for (const bool cache : {true, false}) {
      CAPTURE(mode);
      CAPTURE(cache);
      const bool proof = std::string(mode) == "proof";  // (the paper's modes have no cache)
      const std::string& program = proof && cache ? with_cache : text;
      const ExploreResult fast = explored_known(program, mode, false, cache),
                          checked = explored_known(program, mode, true, cache);
      REQUIRE(fast.error == "");
      CHECK(fast.findings.empty());
      CHECK(stats_line(fast) == stats_line(checked));
      CHECK(fast.repeated_blocks == checked.repeated_blocks);
      // (In the paper's modes Eraser wants to see each access, so that all blocks are run.)
      if (proof) CHECK(fast.repeated_blocks > fast.counts.blocks / 4);
    }
}

TEST_CASE("what a block has written without reading it is written again, whatever is there") {
  // The second write of 1 finds 1 there when the block is run first, and 0 when it is known.
  const std::string text =
      two_threads("  field static flag I\n  field static seen I\n",
                  "    CONST_I p0 3\n"
                  "loop:\n"
                  "    MONENTER r1\n    CONST_I p1 1\n    PUTS_4 p1 Main.flag:I\n    MONEXIT r1\n"
                  "    MONENTER r1\n    GETS_4 p1 Main.flag:I\n    GETS_4 p2 Main.seen:I\n    ADD_I p2 p2 p1\n"
                  "    PUTS_4 p2 Main.seen:I\n    CONST_I p1 0\n    PUTS_4 p1 Main.flag:I\n    MONEXIT r1\n"
                  "    ADDK_I p0 p0 -1\n    JNZ p0 loop\n");
  const ExploreResult fast = explored_known(text, "proof", false, false),
                      checked = explored_known(text, "proof", true, false);
  REQUIRE(fast.error == "");
  CHECK(stats_line(fast) == stats_line(checked));
  CHECK(fast.repeated_blocks > 0);
}

TEST_CASE("blocks that allocate are known: their objects lie where they lay") {
  // Which of them lies where depends on the order; and the lock of the one is held when the block ends.
  const std::string text =
      two_threads("  field static latest Ljava/lang/Object;\n  field static count I\n",
                  "    CONST_I p0 4\n"
                  "loop:\n"
                  "    MONENTER r1\n    NEW r2 java/lang/Object\n    PUTS_R r2 Main.latest:Ljava/lang/Object;\n"
                  "    MONENTER r2\n    MONEXIT r1\n"
                  "    MONENTER r1\n    GETS_R r3 Main.latest:Ljava/lang/Object;\n    JEQ_R r2 r3 mine\n"
                  "    GETS_4 p1 Main.count:I\n    ADDK_I p1 p1 1\n    PUTS_4 p1 Main.count:I\n"
                  "mine:\n    MONEXIT r1\n    MONEXIT r2\n"
                  "    ADDK_I p0 p0 -1\n    JNZ p0 loop\n");
  const ExploreResult fast = explored_known(text, "proof", false, false),
                      checked = explored_known(text, "proof", true, false);
  REQUIRE(fast.error == "");
  CHECK(stats_line(fast) == stats_line(checked));
  CHECK(fast.repeated_blocks == checked.repeated_blocks);
  CHECK(fast.repeated_blocks > fast.counts.blocks / 4);
}

}  // namespace heddle::tester
