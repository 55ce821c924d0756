#include "tester/locksets.h"

#include <algorithm>

#include "vm/base/check.h"

namespace heddle::tester {
namespace {
u64 pair_key(u32 a, u32 b) { return (static_cast<u64>(a) << 32) | b; }

Ref moved_monitor(Ref r, const vm::Relocation& moved) { return is_init_monitor(r) ? r : moved.forward(r); }
}  // namespace

LocksetTable::LocksetTable() { intern({}); }

LocksetId LocksetTable::intern(std::vector<Ref> monitors) {
  auto [it, fresh] = ids_.try_emplace(monitors, static_cast<LocksetId>(sets_.size()));
  if (fresh) sets_.push_back(std::move(monitors));
  return it->second;
}

LocksetId LocksetTable::with(LocksetId set, Ref monitor) {
  auto [it, fresh] = with_.try_emplace(pair_key(set, monitor), 0);
  if (fresh) {
    std::vector<Ref> s = sets_[set];
    auto at = std::lower_bound(s.begin(), s.end(), monitor);
    if (at == s.end() || *at != monitor) s.insert(at, monitor);
    LocksetId id = intern(std::move(s));
    with_[pair_key(set, monitor)] = id;
    return id;
  }
  return it->second;
}

LocksetId LocksetTable::without(LocksetId set, Ref monitor) {
  auto [it, fresh] = without_.try_emplace(pair_key(set, monitor), 0);
  if (fresh) {
    std::vector<Ref> s = sets_[set];
    auto at = std::lower_bound(s.begin(), s.end(), monitor);
    if (at != s.end() && *at == monitor) s.erase(at);
    LocksetId id = intern(std::move(s));
    without_[pair_key(set, monitor)] = id;
    return id;
  }
  return it->second;
}

LocksetId LocksetTable::intersection(LocksetId a, LocksetId b) {
  if (a == b) return a;
  if (a > b) std::swap(a, b);
  if (a == 0) return 0;
  auto [it, fresh] = intersections_.try_emplace(pair_key(a, b), 0);
  if (fresh) {
    std::vector<Ref> s;
    std::set_intersection(sets_[a].begin(), sets_[a].end(), sets_[b].begin(), sets_[b].end(), std::back_inserter(s));
    LocksetId id = intern(std::move(s));
    intersections_[pair_key(a, b)] = id;
    return id;
  }
  return it->second;
}

bool LocksetTable::disjoint(LocksetId a, LocksetId b) const {
  if (a == 0 || b == 0) return true;
  const std::vector<Ref>& y = sets_[b];
  for (const Ref m : sets_[a])
    if (std::binary_search(y.begin(), y.end(), m)) return false;
  return true;
}

bool LocksetTable::restore(const std::vector<std::vector<Ref>>& sets) {
  for (LocksetId id = 0; id < sets.size(); ++id)
    if (!std::is_sorted(sets[id].begin(), sets[id].end()) || intern(sets[id]) != id) return false;
  return sets_.size() == sets.size();
}

LocksetId LocksetTable::relocated(LocksetId set, const vm::Relocation& moved) {
  std::vector<Ref> s;
  for (Ref r : sets_[set]) {
    const Ref now = moved_monitor(r, moved);
    s.push_back(now != 0 ? now : kGoneMonitor);
  }
  if (s == sets_[set]) return set;
  std::sort(s.begin(), s.end());
  s.erase(std::unique(s.begin(), s.end()), s.end());
  return intern(std::move(s));
}

void HeldLocks::grow(ThreadId t) {
  if (t >= held_.size()) {
    held_.resize(t + 1);
    sets_.resize(t + 1, 0);
    last_released_.resize(t + 1, 0);
  }
}

void HeldLocks::acquire(ThreadId t, Ref monitor) {
  grow(t);
  log_.push_back({t, monitor, static_cast<u32>(held_[t].size()), true, sets_[t], last_released_[t]});
  held_[t].push_back(monitor);
  sets_[t] = table_.with(sets_[t], monitor);
}

void HeldLocks::release(ThreadId t, Ref monitor) {
  grow(t);
  auto& held = held_[t];
  auto it = std::find(held.rbegin(), held.rend(), monitor);
  HEDDLE_CHECK(it != held.rend(), "a monitor that is released was not recorded as held");
  u32 index = static_cast<u32>(held.rend() - it - 1);
  log_.push_back({t, monitor, index, false, sets_[t], last_released_[t]});
  last_released_[t] = monitor;
  held.erase(held.begin() + index);
  sets_[t] = table_.without(sets_[t], monitor);
}

void HeldLocks::rewind_to(u64 position) {
  while (log_.size() > position) {
    const Change& c = log_.back();
    auto& held = held_[c.thread];
    if (c.acquired) held.pop_back();
    else held.insert(held.begin() + c.index, c.monitor);
    sets_[c.thread] = c.before;
    last_released_[c.thread] = c.last_released;
    log_.pop_back();
  }
}

struct HeldLocks::Copy {
  std::vector<std::vector<Ref>> held;
  std::vector<LocksetId> sets;
  std::vector<Ref> last_released;
  std::vector<Change> log;
};

std::shared_ptr<const HeldLocks::Copy> HeldLocks::copy() const {
  return std::make_shared<const Copy>(Copy{held_, sets_, last_released_, log_});
}

void HeldLocks::come_back(const Copy& copy) {
  held_ = copy.held;
  sets_ = copy.sets;
  last_released_ = copy.last_released;
  log_ = copy.log;
}

// Only objects younger than the newest mark move; all others, which the older entries of the log name, stay as they
// are.
void HeldLocks::objects_moved(const vm::Relocation& moved) {
  for (auto& held : held_)
    for (Ref& r : held) r = moved_monitor(r, moved);
  for (LocksetId& set : sets_) set = table_.relocated(set, moved);
  for (Ref& r : last_released_) r = moved_monitor(r, moved);
  for (Change& c : log_) {
    c.monitor = moved_monitor(c.monitor, moved);
    c.before = table_.relocated(c.before, moved);
    c.last_released = moved_monitor(c.last_released, moved);
  }
}

}  // namespace heddle::tester
