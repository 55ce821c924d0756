// Which monitors each thread holds, on the current path, as interned sets.
#pragma once

#include <memory>
#include <unordered_map>
#include <vector>

#include "checkpoint/checkpoint.h"
#include "tester/detector.h"

namespace heddle::tester {

// Interns sorted sets of monitors; the id of a set is stable for the whole exploration.
class LocksetTable {
 public:
  LocksetTable();
  LocksetId with(LocksetId set, Ref monitor);
  LocksetId without(LocksetId set, Ref monitor);
  LocksetId intersection(LocksetId a, LocksetId b);
  bool disjoint(LocksetId a, LocksetId b) const;
  const std::vector<Ref>& monitors(LocksetId set) const { return sets_[set]; }
  // All sets, by id; and the same put into a new table, which may know the first of them already. False if their ids
  // would be other ones there.
  const std::vector<std::vector<Ref>>& sets() const { return sets_; }
  bool restore(const std::vector<std::vector<Ref>>& sets);
  // The set that this one has become by a collection, which has moved monitors or found them dead.
  LocksetId relocated(LocksetId set, const vm::Relocation& moved);

 private:
  LocksetId intern(std::vector<Ref> monitors);
  struct VectorHash {
    size_t operator()(const std::vector<Ref>& v) const {
      size_t h = v.size();
      for (Ref r : v) h = h * 0x9e3779b97f4a7c15ull + r;
      return h;
    }
  };
  std::vector<std::vector<Ref>> sets_;
  std::unordered_map<std::vector<Ref>, LocksetId, VectorHash> ids_;
  std::unordered_map<u64, LocksetId> with_, without_, intersections_;
};

// The monitors that each thread holds, outermost first. Goes back with the path.
class HeldLocks : public checkpoint::Undoable {
 public:
  explicit HeldLocks(LocksetTable& table) : table_(table) {}
  void acquire(ThreadId t, Ref monitor);
  void release(ThreadId t, Ref monitor);
  const std::vector<Ref>& held(ThreadId t) const {
    static const std::vector<Ref> none;
    return t < held_.size() ? held_[t] : none;
  }
  // The monitor that t released last on this path; 0 = none.
  Ref last_released(ThreadId t) const { return t < last_released_.size() ? last_released_[t] : 0; }
  LocksetId lockset(ThreadId t) const { return t < sets_.size() ? sets_[t] : 0; }
  LocksetId lockset_with(ThreadId t, Ref monitor) { return table_.with(lockset(t), monitor); }
  u64 mark_position() override { return log_.size(); }
  void rewind_to(u64 position) override;
  void objects_moved(const vm::Relocation& moved);
  // Everything, to come back to together with a copy of the World.
  struct Copy;
  std::shared_ptr<const Copy> copy() const;
  void come_back(const Copy& copy);

 private:
  struct Change {
    ThreadId thread;
    Ref monitor;
    u32 index;  // where the monitor stood before a release, or stands after an acquire (at the end)
    bool acquired;
    LocksetId before;
    Ref last_released;  // what the thread had released last before the change
  };
  void grow(ThreadId t);
  LocksetTable& table_;
  std::vector<std::vector<Ref>> held_;
  std::vector<LocksetId> sets_;
  std::vector<Ref> last_released_;
  std::vector<Change> log_;
};

}  // namespace heddle::tester
