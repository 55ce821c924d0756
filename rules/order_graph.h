// In which order locks are acquired: "while it held A it acquired B", as a graph. The paper's rule of inconsistent
// order (Harrow 2000, section 4.1) looks for a way back; here a cycle counts only if threads can be in it at once: its
// edges are of different threads, no other lock is held at two of them (Bensalem, Havelund, Dynamic Deadlock Analysis
// of Multi-threaded Programs, 2005), starts and joins leave them concurrent, and no lock of it is taken by readers
// alone. tryLock gives no edge to what it takes: it does not wait for ever.
#pragma once

#include <map>
#include <vector>

#include "rules/scene.h"
#include "tester/rule_report.h"

namespace heddle::rules {

class OrderGraph {
 public:
  struct Edge {
    LockId held = kNoLock, acquired = kNoLock;
    bool held_to_read = false, acquired_to_read = false;
    const Place* held_at = nullptr;
    const Place* acquired_at = nullptr;
    std::vector<LockId> gates;  // what else was held, sorted
    Stamp when;
    u64 number = 0;  // of all edges: when it was seen first
  };
  using Cycle = std::vector<const Edge*>;

  // Of Acquired and Blocked. Afterwards fresh() has the cycles that this has closed, shortest first;
  // each begins with its oldest edge.
  void on(const Record& record, const Scene& scene);
  const std::vector<Cycle>& fresh() const { return fresh_; }
  // The whole graph by names.
  std::vector<tester::LockOrder> order(const Scene& scene) const;

 private:
  void add(Edge edge);
  void search(Cycle& path, size_t longest);
  bool leads_back(LockId from, LockId to) const;

  std::map<LockId, std::vector<std::unique_ptr<Edge>>> edges_;  // by Edge::held
  std::vector<Cycle> fresh_;
  u64 count_ = 0;
};

}  // namespace heddle::rules
