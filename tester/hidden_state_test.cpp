// What several workers have noted of hidden state, put together.
#include "tester/hidden_state.h"

#include <doctest/doctest.h>

namespace heddle::tester {
namespace {

HiddenUse use(u64 object, u32 offset, vm::ThreadId thread, bool several, bool written) {
  return {object, offset, thread, several, written};
}

// Is all that the two know together known to one of them?
bool known_together(const std::vector<HiddenUse>& mine, const std::vector<HiddenUse>& theirs) {
  HiddenState one, other;
  one.remember(mine);
  other.remember(theirs);
  const bool known = one.add(theirs);
  CHECK(other.add(mine) == known);
  return known;
}

}  // namespace

TEST_CASE("hidden state: threads that meet only in what two workers know together") {
  // One has seen thread 1 write, the other one thread 2 read.
  CHECK_FALSE(known_together({use(5, 8, 1, false, true)}, {use(5, 8, 2, false, false)}));
  // One has seen both of them, the other one the write.
  CHECK_FALSE(known_together({use(5, 8, 1, true, false)}, {use(5, 8, 1, false, true)}));
  // The counter and the flag that says whether somebody asks for it are two variables of one class.
  CHECK_FALSE(known_together({use(5, 8, 1, true, false)}, {use(5, 12, 1, false, true)}));
}

TEST_CASE("hidden state: what is new together, and no meeting, is none") {
  CHECK(known_together({}, {}));
  CHECK(known_together({use(5, 8, 1, true, false)}, {}));
  // Both know of reads.
  CHECK(known_together({use(5, 8, 1, false, false)}, {use(5, 8, 2, false, false)}));
  // What threads meet in has been written by nobody; what has been written is another object's.
  CHECK(known_together({use(5, 8, 1, true, false)}, {use(6, 8, 1, false, true)}));
  CHECK(known_together({use(5, 8, 1, false, true)}, {use(5, 8, 1, false, true)}));
  // One has seen them meet.
  CHECK(known_together({use(5, 8, 1, true, true)}, {use(5, 8, 2, false, false)}));
}

}  // namespace heddle::tester
