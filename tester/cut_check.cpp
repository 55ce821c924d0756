#include "tester/cut_check.h"

#include <algorithm>

namespace heddle::tester {
namespace {

// So many steps each: more than all but contrived programs need.
constexpr u64 kMostSteps = 200'000;

struct Option {
  std::vector<Ref> holds;
  CutStop stop;
};

struct Candidate {
  ThreadId thread;
  std::vector<Option> options;
};

bool contains(const std::vector<Ref>& v, Ref r) { return std::find(v.begin(), v.end(), r) != v.end(); }
bool disjoint(const std::vector<Ref>& a, const std::vector<Ref>& b) {
  for (Ref r : a)
    if (contains(b, r)) return false;
  return true;
}

class CutSearch {
 public:
  CutSearch(const BlockArena& arena, const std::vector<CutThread>& threads,
            const std::function<void(const std::vector<CutStop>&, bool, bool)>& report)
      : report_(report) {
    for (const CutThread& t : threads) {
      Candidate c{t.thread, {}};
      if (!t.attempt) {
        c.options.push_back({t.held, {t.thread, 0, {}, t.waits_on}});
      } else {
        const Block& b = *t.attempt;
        std::vector<Ref> holds = t.held;
        for (u32 j = 0; j < b.acquired.size; ++j) {
          Ref m = arena.monitors[b.acquired.begin + j];
          c.options.push_back(
              {holds, {t.thread, arena.counts[b.acquired_at.begin + j], {WantKind::Monitor, m, vm::kNoThread}, 0}});
          c.options.back().stop.want.interruptible = b.interruptible;
          holds.push_back(m);
        }
        holds.resize(t.held.size() + held_at_want(b));
        if (b.want.kind != WantKind::Nothing) c.options.push_back({holds, {t.thread, b.visible_operations, b.want, 0}});
      }
      for (Ref m : t.held) base_.push_back({m, t.thread});
      candidates_.push_back(std::move(c));
    }
    // A stop that would hold what another thread holds at the node cannot be reached.
    for (Candidate& c : candidates_)
      std::erase_if(c.options, [&](const Option& o) {
        return std::any_of(o.holds.begin(), o.holds.end(), [&](Ref m) {
          return std::any_of(base_.begin(), base_.end(),
                             [&](const auto& b) { return b.first == m && b.second != c.thread; });
        });
      });
  }

  // False: there would have been more to be looked at.
  bool run() {
    for (size_t i = 0; i < candidates_.size(); ++i)
      for (const Option& o : candidates_[i].options) {
        std::vector<std::pair<size_t, const Option*>> path{{i, &o}};
        extend_cycle(path, o.holds);
      }
    keep_only_stuck_options();
    std::vector<const Option*> chosen;
    total(0, chosen, {});
    return cycle_steps_ <= kMostSteps && total_steps_ <= kMostSteps;
  }

 private:
  // Does u, standing at `o`, have what `want` wants?
  static bool provides(const Option& o, ThreadId u, const Want& want) {
    if (want.kind == WantKind::Monitor) return contains(o.holds, want.what);
    return want.kind == WantKind::Join && want.what == u;
  }

  static bool needs_provider(const Want& want) { return want.kind == WantKind::Monitor || want.kind == WantKind::Join; }

  // Does candidate `k`, standing at `o`, keep for ever what `who` wants there, at `wants`?
  bool may_block(size_t k, const Option& o, size_t who, const Option& wants) const {
    const Want& want = wants.stop.want;
    if (k == who) return want.kind == WantKind::Join && provides(o, candidates_[k].thread, want);
    return provides(o, candidates_[k].thread, want) && disjoint(o.holds, wants.holds);
  }

  void extend_cycle(std::vector<std::pair<size_t, const Option*>>& path, const std::vector<Ref>& holds) {
    if (++cycle_steps_ > kMostSteps) return;
    const Option& last = *path.back().second;
    const Want& want = last.stop.want;
    if (!needs_provider(want) || want.interruptible) return;
    size_t first = path.front().first;
    if (provides(*path.front().second, candidates_[first].thread, want) &&
        (path.size() > 1 || want.kind == WantKind::Join)) {
      std::vector<CutStop> stops;
      for (auto& [i, o] : path) stops.push_back(o->stop);
      report_(stops, false, true);
    }
    // Cycles are found from their lowest member only.
    for (size_t u = first + 1; u < candidates_.size(); ++u) {
      if (std::any_of(path.begin(), path.end(), [&](auto& p) { return p.first == u; })) continue;
      for (const Option& o : candidates_[u].options) {
        if (o.stop.want.kind == WantKind::Nothing || !provides(o, candidates_[u].thread, want) ||
            !disjoint(o.holds, holds))
          continue;
        std::vector<Ref> all = holds;
        all.insert(all.end(), o.holds.begin(), o.holds.end());
        path.emplace_back(u, &o);
        extend_cycle(path, all);
        path.pop_back();
      }
    }
  }

  // Nobody is stuck at a stop if no other stop keeps him there: such stops are no part of a total deadlock, and without
  // them others are none, either.
  void keep_only_stuck_options() {
    const auto may_be_stuck = [&](size_t who, const Option& o) {
      if (o.stop.want.kind == WantKind::TimedPermit) return false;
      if (!needs_provider(o.stop.want)) return true;
      for (size_t k = 0; k < candidates_.size(); ++k)
        for (const Option& other : candidates_[k].options)
          if (may_block(k, other, who, o)) return true;
      return false;
    };
    for (bool changed = true; changed;) {
      changed = false;
      for (size_t i = 0; i < candidates_.size(); ++i)
        changed |= std::erase_if(candidates_[i].options, [&](const Option& o) { return !may_be_stuck(i, o); }) > 0;
    }
  }

  // Can each of those chosen so far still be kept where he is, by one of them or by a candidate from `i` on?
  bool may_become_total(size_t i, const std::vector<const Option*>& chosen) const {
    for (size_t who = 0; who < chosen.size(); ++who) {
      if (!needs_provider(chosen[who]->stop.want)) continue;
      bool stuck = false;
      for (size_t k = 0; k < chosen.size() && !stuck; ++k) stuck = may_block(k, *chosen[k], who, *chosen[who]);
      for (size_t k = i; k < candidates_.size() && !stuck; ++k)
        for (const Option& o : candidates_[k].options) stuck |= may_block(k, o, who, *chosen[who]);
      if (!stuck) return false;
    }
    return true;
  }

  void total(size_t i, std::vector<const Option*>& chosen, const std::vector<Ref>& holds) {
    if (++total_steps_ > kMostSteps || !may_become_total(i, chosen)) return;
    if (i == candidates_.size()) {
      std::vector<CutStop> stops;
      for (const Option* o : chosen) stops.push_back(o->stop);
      if (!stops.empty()) report_(stops, true, has_cycle(chosen));
      return;
    }
    for (const Option& o : candidates_[i].options) {
      if (!disjoint(o.holds, holds)) continue;
      std::vector<Ref> all = holds;
      all.insert(all.end(), o.holds.begin(), o.holds.end());
      chosen.push_back(&o);
      total(i + 1, chosen, all);
      chosen.pop_back();
    }
  }

  bool has_cycle(const std::vector<const Option*>& chosen) const {
    auto next = [&](size_t k) {
      if (chosen[k]->stop.want.interruptible) return chosen.size();
      for (size_t m = 0; m < chosen.size(); ++m)
        if ((m != k || chosen[k]->stop.want.kind == WantKind::Join) &&
            provides(*chosen[m], candidates_[m].thread, chosen[k]->stop.want))
          return m;
      return chosen.size();
    };
    for (size_t k = 0; k < chosen.size(); ++k) {
      size_t at = next(k);
      for (size_t i = 0; i < chosen.size() && at != chosen.size() && at != k; ++i) at = next(at);
      if (at == k) return true;
    }
    return false;
  }

  const std::function<void(const std::vector<CutStop>&, bool, bool)>& report_;
  std::vector<Candidate> candidates_;
  std::vector<std::pair<Ref, ThreadId>> base_;
  u64 cycle_steps_ = 0, total_steps_ = 0;
};

}  // namespace

bool cut_check(const BlockArena& arena, const std::vector<CutThread>& threads,
               const std::function<void(const std::vector<CutStop>&, bool total, bool cyclic)>& report) {
  return CutSearch(arena, threads, report).run();
}

}  // namespace heddle::tester
