// Which states the cache keeps. Most of the time that a state costs goes for knowing it again: its digest, its place in
// the cache and its summary. Of some programs' states most are never met again (a thread alone on its way from one lock
// to the next), and these are better explored once more, should they be met after all. (G. Behrmann, K. G. Larsen and
// R. Pelanek, To Store or Not to Store, CAV 2003: model checkers of timed automata save memory that way. Here it is
// time, too.)
//
// A state that is not kept is, to the search, one that nobody has met and nobody will meet. So nothing of what a
// verdict rests on depends on the choice: states are explored several times at worst. And the search ends, for of
// several states in a row on a path one at least is kept.
//
// What is worth it is learnt: by kinds of states, which are the places in the program at which those threads stand that
// can go on. Of each kind some are kept, and of these it is known how many are met again.
#pragma once

#include <utility>
#include <vector>

#include "vm/base/types.h"

namespace heddle::tester {

class KeptStates {
 public:
  static constexpr u64 kFew = 1 << 14;  // so many are kept, before it is asked which are worth it

  // A state of this kind (any hash that depends on nothing but the state) has been met. Is it to be left out?
  bool leaves_out(u64 kind);
  // One is kept, or was kept when it was met before.
  void kept(u64 kind, bool known);

  // For the frontier of a search: what has been learnt.
  template <typename A>
  friend void serialise(A& archive, KeptStates& states) {
    std::vector<std::pair<u32, Kind>> learnt;
    if constexpr (!A::kReads)
      for (u32 i = 0; i < states.kinds_.size(); ++i)
        if (states.kinds_[i].met != 0) learnt.emplace_back(i, states.kinds_[i]);
    archive(learnt);
    if constexpr (A::kReads)
      for (const auto& [i, kind] : learnt) {
        if (i >= states.kinds_.size() || kind.level > kHighest) return archive.fail();
        states.kinds_[i] = kind;
      }
  }

 private:
  // What is saved with a state that is left out is about half of what running a block costs with all that goes with it;
  // so of these one in twelve at most may be one that had been met before.
  static constexpr u32 kMostOfAll = 12;
  // Of good kinds one in 2^level is kept, by chance: states are often met again soon, so that all of a stretch would
  // not do. After each round the level is looked at.
  static constexpr u32 kHighest = 4, kRound = 32;
  static constexpr u32 kMany = 1 << 12;  // states; then all counts are halved
  static constexpr u32 kKindBits = 14;
  // (Kinds that share a place are taken for one.)
  struct Kind {
    u32 fresh = 0, again = 0, left_out = 0;  // states that were kept; that were known; that were left out
    u32 met = 0;                             // all of them
    u32 level = 0;
    template <typename A>
    friend void serialise(A& archive, Kind& k) {
      archive(k.fresh, k.again, k.left_out, k.met, k.level);
    }
  };
  Kind& at(u64 kind) { return kinds_[(kind * 0x9e3779b97f4a7c15ull) >> (64 - kKindBits)]; }
  static void look(Kind& k);

  std::vector<Kind> kinds_{1u << kKindBits};
};

}  // namespace heddle::tester
