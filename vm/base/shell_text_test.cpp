#include "vm/base/shell_text.h"

#include <doctest/doctest.h>

namespace heddle::base {
namespace {

TEST_CASE("a command line can be typed in again as it is shown") {
  CHECK(shell_text({}) == "");
  CHECK(shell_text({"vm", "--out=a/b", "Program.java"}) == "vm --out=a/b Program.java");
  CHECK(shell_text({"vm", "two words", "", "it's", "$HOME"}) == "vm 'two words' '' 'it'\\''s' '$HOME'");
}

}  // namespace
}  // namespace heddle::base
