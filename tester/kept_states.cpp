#include "tester/kept_states.h"

#include <algorithm>

namespace heddle::tester {

bool KeptStates::leaves_out(u64 kind) {
  Kind& k = at(kind);
  const u64 chance = (u64{k.met} * 0x9e3779b97f4a7c15ull) ^ (kind | 1) * 0xbf58476d1ce4e5b9ull;
  if ((chance * 0x94d049bb133111ebull) >> (64 - kHighest) < (1u << (kHighest - k.level))) return false;
  ++k.left_out;
  if (++k.met % kRound == 0) look(k);
  return true;
}

void KeptStates::kept(u64 kind, bool known) {
  Kind& k = at(kind);
  ++(known ? k.again : k.fresh);
  if (++k.met % kRound == 0) look(k);
}

// Whoever meets one of them again knows it only if it was kept: so a part of those that are met again is seen, as large
// as that of those that are kept.
void KeptStates::look(Kind& k) {
  const u64 seen = k.fresh + k.again, all = k.fresh + u64{k.left_out};
  const bool good = u64{k.again} * all * kMostOfAll <= u64{k.fresh} * seen;
  k.level = good ? std::min(k.level + 1, kHighest) : 0;
  if (seen + k.left_out < kMany) return;
  k.fresh /= 2;
  k.again /= 2;
  k.left_out /= 2;
}

}  // namespace heddle::tester
