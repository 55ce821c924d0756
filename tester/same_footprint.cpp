#include "tester/same_footprint.h"

namespace heddle::tester {

bool same_footprint(const BlockArena& of_a, const Block& a, const BlockArena& of_b, const Block& b) {
  const auto same = [](const auto& in_a, Slice x, const auto& in_b, Slice y) {
    return x.size == y.size &&
           std::equal(in_a.begin() + x.begin, in_a.begin() + x.begin + x.size, in_b.begin() + y.begin);
  };
  const auto variables = [&](Slice x, Slice y) { return same(of_a.variables, x, of_b.variables, y); };
  const auto monitors = [&](Slice x, Slice y) { return same(of_a.monitors, x, of_b.monitors, y); };
  return a.end == b.end && a.everything == b.everything && a.nested == b.nested && a.want == b.want &&
         a.visible_operations == b.visible_operations && a.end_position.frames == b.end_position.frames &&
         a.end_position.pc == b.end_position.pc && variables(a.reads, b.reads) && variables(a.writes, b.writes) &&
         variables(a.adds, b.adds) && monitors(a.acquired, b.acquired) &&
         same(of_a.counts, a.acquired_at, of_b.counts, b.acquired_at) && monitors(a.keep, b.keep) &&
         monitors(a.released, b.released) && a.accesses.size == b.accesses.size;
}

}  // namespace heddle::tester
