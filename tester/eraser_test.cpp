#include "tester/eraser.h"

#include <doctest/doctest.h>

#include "test_support/test_world.h"

namespace heddle::tester {
namespace {

struct LocksetScene {
  interp::TestWorld world{"class Main\n  method public static main([Ljava/lang/String;)V\n    RET\n  end\nend\n"};
  LocksetTable locksets;
  std::vector<RaceReport> reports;
  Eraser eraser{world.world, locksets, [this](const RaceReport& r) { reports.push_back(r); }};
  LocksetId lock = locksets.with(0, 77), other = locksets.with(0, 88);

  void read(ThreadId t, LocksetId held = 0) { eraser.access(t, {100, 4, 0, 0, 0}, held); }
  void write(ThreadId t, LocksetId held = 0) { eraser.access(t, {100, 4, 0, 0, 1}, held); }
  void start(ThreadId t, ThreadId u) { eraser.sync({SyncKind::Start, t, u, 0, 0}, 0); }
  void join(ThreadId t, ThreadId u) { eraser.sync({SyncKind::Join, t, u, 0, 0}, 0); }
  void volatile_write(ThreadId t) { eraser.sync({SyncKind::VolatileWrite, t, vm::kNoThread, 200, 8}, 0); }
  void volatile_read(ThreadId t) { eraser.sync({SyncKind::VolatileRead, t, vm::kNoThread, 200, 8}, 0); }
  size_t races() const {
    size_t n = 0;
    for (const RaceReport& r : reports) n += !r.ordered;
    return n;
  }
};

}  // namespace

TEST_CASE("unprotected writes of two threads race, once") {
  LocksetScene s;
  s.start(0, 1);
  s.start(0, 2);
  s.write(1);
  s.write(2);
  s.write(1);
  CHECK(s.races() == 1);
  CHECK(s.reports[0].earlier.thread == 1);
  CHECK(s.reports[0].later.thread == 2);
}

TEST_CASE("a common lock protects, different locks do not") {
  LocksetScene s;
  s.start(0, 1);
  s.start(0, 2);
  s.write(1, s.lock);
  s.read(2, s.lock);
  s.write(2, s.lock);
  CHECK(s.reports.empty());
  LocksetScene t;
  t.start(0, 1);
  t.start(0, 2);
  t.write(1, t.lock);
  t.write(2, t.other);
  CHECK(t.races() == 1);
}

TEST_CASE("handed over by start, join or a volatile: no alarm") {
  LocksetScene s;
  s.write(0);
  s.start(0, 1);
  s.write(1);
  s.join(0, 1);
  s.write(0);
  CHECK(s.reports.empty());
  LocksetScene v;
  v.start(0, 1);
  v.start(0, 2);
  v.write(1);
  v.volatile_write(1);
  v.volatile_read(2);
  v.write(2);
  CHECK(v.reports.empty());
}

TEST_CASE("two readers, joined, then a write: no alarm (row zero)") {
  LocksetScene s;
  s.write(0);
  s.start(0, 1);
  s.start(0, 2);
  s.read(1);
  s.read(2);
  s.join(0, 1);
  s.join(0, 2);
  s.write(0);
  CHECK(s.reports.empty());
}

TEST_CASE("readers alone never race; a writer beside them does") {
  LocksetScene s;
  s.write(0);
  s.start(0, 1);
  s.start(0, 2);
  s.read(1);
  s.read(2);
  CHECK(s.reports.empty());
  s.write(0);
  CHECK(s.races() == 1);
}

TEST_CASE("shadow state and clocks go back, reports do not") {
  LocksetScene s;
  s.start(0, 1);
  s.start(0, 2);
  u64 mark = s.eraser.mark_position();
  s.write(1);
  s.write(2);
  CHECK(s.races() == 1);
  s.eraser.rewind_to(mark);
  s.write(2, s.lock);
  s.write(1, s.lock);
  CHECK(s.races() == 1);
  s.eraser.rewind_to(mark);
  s.eraser.rewind_to(mark);
  s.join(0, 1);
  s.write(0);
  CHECK(s.races() == 1);
}

}  // namespace heddle::tester
