#include <doctest/doctest.h>

#include "interp/testing.h"

using namespace heddle;
using namespace heddle::interp;

TEST_CASE("sums in a loop") {
  TestWorld w(R"(
public class Main
  method public static main([Ljava/lang/String;)V refs=2 prims=4
    CONST_I p0 0
    CONST_I p1 0
  loop:
    ADD_I p1 p1 p0
    ADDK_I p0 p0 1
    JLTK_I p0 100 loop
    CALL_STATIC heddle/VM.printInt(I)V r1 p1
    RET
  end
end)");
  w.start();
  const PlainResult result = w.run();
  CHECK(result.end == PlainEnd::Normal);
  CHECK(w.out == "4950\n");
}
