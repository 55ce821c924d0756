#include "tester/locksets.h"

#include <doctest/doctest.h>

namespace heddle::tester {

TEST_CASE("locksets are interned sets") {
  LocksetTable table;
  LocksetId a = table.with(0, 5), b = table.with(0, 9);
  CHECK(table.with(a, 9) == table.with(b, 5));
  CHECK(table.with(a, 5) == a);
  CHECK(table.without(table.with(a, 9), 9) == a);
  CHECK(table.without(a, 7) == a);
  CHECK(table.intersection(a, b) == 0);
  CHECK(table.intersection(table.with(a, 9), b) == b);
  CHECK(table.monitors(table.with(b, 5)) == std::vector<Ref>{5, 9});
}

TEST_CASE("held locks go back with the path, released in any order") {
  LocksetTable table;
  HeldLocks held(table);
  held.acquire(1, 5);
  u64 mark = held.mark_position();
  held.acquire(1, 9);
  held.release(1, 5);
  CHECK(held.held(1) == std::vector<Ref>{9});
  CHECK(held.last_released(1) == 5);
  held.rewind_to(mark);
  CHECK(held.held(1) == std::vector<Ref>{5});
  CHECK(held.lockset(1) == table.with(0, 5));
  CHECK(held.last_released(1) == 0);
  CHECK(held.held(7).empty());
}

}  // namespace heddle::tester
