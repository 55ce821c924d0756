#include "picture/lock_order.h"

#include <algorithm>
#include <map>
#include <set>

namespace heddle::picture {
namespace {

using Edges = std::map<std::pair<u32, u32>, LockOrder>;

void add(Edges* edges, u32 from, u32 to, LockOrder::Event event) {
  LockOrder& edge = (*edges)[{from, to}];
  edge.from = from;
  edge.to = to;
  if (std::find(edge.events.begin(), edge.events.end(), event) == edge.events.end())
    edge.events.push_back(std::move(event));
}

// The locks that edges lead to from `start`, in one step or more.
std::set<u32> reached(const Edges& edges, u32 start) {
  std::set<u32> seen;
  std::vector<u32> left{start};
  while (!left.empty()) {
    const u32 lock = left.back();
    left.pop_back();
    for (auto e = edges.lower_bound({lock, 0}); e != edges.end() && e->first.first == lock; ++e)
      if (seen.insert(e->first.second).second) left.push_back(e->first.second);
  }
  return seen;
}

}  // namespace

std::vector<LockOrder> lock_order(const Chronicle& c) {
  Edges edges;
  std::vector<std::vector<const Band*>> held(c.threads.size());  // by thread, in the order of their beginnings
  const auto let_go = [&](u32 thread, u32 step) {
    std::erase_if(held[thread], [step](const Band* band) { return band->to < step; });
  };
  for (const Band& band : c.bands) {
    let_go(band.thread, band.from);
    for (const Band* outer : held[band.thread])
      if (outer->lock != band.lock && (outer->to > band.from || outer->depth < band.depth))
        add(&edges, outer->lock, band.lock, {band.thread, band.from, outer->place, band.place, false});
    held[band.thread].push_back(&band);
  }
  // What is wanted where the schedule ends.
  for (u32 t = 0; t < c.threads.size(); ++t) {
    const Standing& end = c.threads[t].standings.back();
    if (end.activity != Activity::Blocked || end.lock == kNone) continue;
    for (const Band* outer : held[t])
      if (outer->to == kNone && outer->lock != end.lock)
        add(&edges, outer->lock, end.lock, {t, end.step, outer->place, end.place, true});
  }
  std::vector<LockOrder> all;
  for (auto& [pair, edge] : edges) {
    edge.in_cycle = reached(edges, pair.second).contains(pair.first);
    all.push_back(edge);
  }
  return all;
}

}  // namespace heddle::picture
