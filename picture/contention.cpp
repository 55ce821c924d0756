#include "picture/contention.h"

#include <algorithm>

namespace heddle::picture {
namespace {

// Adds up what happens with each lock, under the number that `key` has for thread and lock.
template <typename Key>
void add_up(const Chronicle& c, const Key& key, std::vector<Contention>* all) {
  const u32 end = static_cast<u32>(c.steps.size());
  for (const Band& band : c.bands) {
    Contention& of = (*all)[key(band.thread, band.lock)];
    const u32 held = std::min(band.to, end) - band.from;
    ++of.acquisitions;
    of.held += held;
    of.longest_held = std::max(of.longest_held, held);
  }
  for (u32 t = 0; t < c.threads.size(); ++t) {
    const std::vector<Standing>& life = c.threads[t].standings;
    for (size_t i = 0; i < life.size(); ++i) {
      const u32 lock = life[i].lock;
      if (life[i].activity != Activity::Blocked || lock == kNone) continue;
      const u32 from = life[i].step;
      while (i + 1 < life.size() && life[i + 1].activity == Activity::Blocked && life[i + 1].lock == lock) ++i;
      // (Whoever is still runnable before it has waited up to the step that frees the lock.)
      const u32 waited = (i + 1 < life.size() ? life[i + 1].step : end) - from;
      Contention& of = (*all)[key(t, lock)];
      ++of.contended;
      of.waited += waited;
      of.longest_waited = std::max(of.longest_waited, waited);
    }
  }
}

}  // namespace

std::vector<Contention> contention_by_lock(const Chronicle& c) {
  std::vector<Contention> all(c.locks.size());
  for (size_t i = 0; i < all.size(); ++i) all[i].name = c.locks[i].name;
  add_up(
      c, [](u32, u32 lock) { return lock; }, &all);
  return all;
}

std::vector<Contention> contention_by_thread(const Chronicle& c) {
  std::vector<Contention> all(c.threads.size());
  for (size_t i = 0; i < all.size(); ++i) all[i].name = c.threads[i].name;
  add_up(
      c, [](u32 thread, u32) { return thread; }, &all);
  std::erase_if(all, [](const Contention& of) { return of.acquisitions == 0 && of.contended == 0; });
  return all;
}

}  // namespace heddle::picture
