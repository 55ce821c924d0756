#include "rules/order_graph.h"

#include <algorithm>
#include <set>

namespace heddle::rules {
namespace {

constexpr size_t kMostEdges = 24;    // between two locks; there are seldom more ways
constexpr size_t kLongestCycle = 8;  // of a search; a ring of philosophers may be longer, see add()
constexpr size_t kMostCycles = 16;   // told for one acquisition

bool share(const std::vector<LockId>& a, const std::vector<LockId>& b) {
  return std::any_of(a.begin(), a.end(), [&](LockId l) { return std::binary_search(b.begin(), b.end(), l); });
}

// Can both be going on at once?
bool together(const OrderGraph::Edge& a, const OrderGraph::Edge& b) {
  return a.when.thread != b.when.thread && a.held != b.held && !share(a.gates, b.gates) && concurrent(a.when, b.when);
}

}  // namespace

void OrderGraph::on(const Record& record, const Scene& scene) {
  fresh_.clear();
  LockId lock = kNoLock;
  bool read = false;
  const Actor& actor = scene.actor(record.thread);
  if (record.event == Event::Acquired && !record.tried) {
    lock = record.lock;
    read = record.read;
  } else if (record.event == Event::Blocked && !actor.timed) {
    lock = actor.wants;
    read = actor.wants_to_read;
  }
  if (lock == kNoLock || actor.holds(lock) != nullptr) return;
  for (const Held& held : actor.held) {
    Edge edge{held.lock, lock, held.read, read, held.place, record.place, {}, scene.now(record.thread), 0};
    for (const Held& other : actor.held)
      if (other.lock != held.lock && !other.read) edge.gates.push_back(other.lock);
    std::sort(edge.gates.begin(), edge.gates.end());
    add(std::move(edge));
  }
  for (Cycle& cycle : fresh_) {
    const auto older = [](const Edge* a, const Edge* b) { return a->number < b->number; };
    std::rotate(cycle.begin(), std::min_element(cycle.begin(), cycle.end(), older), cycle.end());
  }
}

void OrderGraph::add(Edge edge) {
  auto& known = edges_[edge.held];
  size_t alike = 0;
  for (const auto& e : known) {
    if (e->acquired != edge.acquired) continue;
    ++alike;
    if (e->when.thread == edge.when.thread && e->when.tick == edge.when.tick && e->held_at == edge.held_at &&
        e->acquired_at == edge.acquired_at && e->gates == edge.gates && e->held_to_read == edge.held_to_read &&
        e->acquired_to_read == edge.acquired_to_read)
      return;
  }
  if (alike >= kMostEdges) return;
  edge.number = count_++;
  known.push_back(std::make_unique<Edge>(std::move(edge)));
  Cycle path{known.back().get()};
  search(path, std::min(kLongestCycle, edges_.size()));
  // Longer ones only along a chain without branches, as around a table.
  while (fresh_.empty() && path.size() < edges_.size()) {
    const auto next = edges_.find(path.back()->acquired);
    if (next == edges_.end() || next->second.size() != 1) return;
    const Edge* e = next->second.front().get();
    if (path.back()->acquired_to_read && e->held_to_read) return;
    if (!std::all_of(path.begin(), path.end(), [&](const Edge* p) { return together(*p, *e); })) return;
    path.push_back(e);
    if (e->acquired != path.front()->held) continue;
    if (!e->acquired_to_read || !path.front()->held_to_read) fresh_.push_back(path);
    break;
  }
}

void OrderGraph::search(Cycle& path, size_t longest) {
  const Edge& last = *path.back();
  const auto next = edges_.find(last.acquired);
  if (next == edges_.end() || path.size() >= longest || fresh_.size() >= kMostCycles) return;
  for (const auto& e : next->second) {
    if (last.acquired_to_read && e->held_to_read) continue;
    if (!std::all_of(path.begin(), path.end(), [&](const Edge* p) { return together(*p, *e); })) continue;
    path.push_back(e.get());
    if (e->acquired == path.front()->held) {
      if (!e->acquired_to_read || !path.front()->held_to_read) fresh_.push_back(path);
    } else if (std::none_of(path.begin(), path.end(), [&](const Edge* p) { return p->held == e->acquired; })) {
      search(path, longest);
    }
    path.pop_back();
  }
  if (path.size() == 1)
    std::stable_sort(fresh_.begin(), fresh_.end(), [](const Cycle& a, const Cycle& b) { return a.size() < b.size(); });
}

bool OrderGraph::leads_back(LockId from, LockId to) const {
  std::set<LockId> met{from};
  std::vector<LockId> open{from};
  while (!open.empty()) {
    const LockId lock = open.back();
    open.pop_back();
    const auto next = edges_.find(lock);
    if (next == edges_.end()) continue;
    for (const auto& e : next->second) {
      if (e->acquired == to) return true;
      if (met.insert(e->acquired).second) open.push_back(e->acquired);
    }
  }
  return false;
}

std::vector<tester::LockOrder> OrderGraph::order(const Scene& scene) const {
  std::vector<tester::LockOrder> all;
  for (const auto& [held, edges] : edges_) {
    std::map<LockId, tester::LockOrder> by_acquired;
    for (const auto& e : edges) {
      const auto [at, is_new] = by_acquired.try_emplace(e->acquired);
      tester::LockOrder& o = at->second;
      if (is_new) {
        o.held = scene.label(held);
        o.acquired = scene.label(e->acquired);
        o.in_cycle = leads_back(e->acquired, held);
      }
      o.seen.push_back({scene.name(e->when.thread), *e->held_at, *e->acquired_at});
    }
    for (auto& [lock, o] : by_acquired) all.push_back(std::move(o));
  }
  return all;
}

}  // namespace heddle::rules
