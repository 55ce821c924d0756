#include "tester/sleep_sets.h"

namespace heddle::tester {

void SleepSets::enter(Node& node, bool known) {
  if (!known) return node.cache.set_delayed(node.delayed);
  ThreadSet stored = node.cache.delayed();
  const ThreadSet to_do = stored - node.delayed;
  stored = stored & node.delayed;
  node.cache.set_delayed(stored);
  node.explored_before = node.candidates - to_do - stored;
  node.enabled = node.enabled & to_do;
  node.delayed = stored;
  std::erase_if(path_.delayed, [&, i = size_t{0}](const Recorded& r) mutable {
    return i++ >= node.delayed_begin && !stored.contains(r.thread);
  });
}

bool SleepSets::wakes(const Block& block, const Recorded& sleeper) const {
  if (block.end == BlockEnd::Dead && !mode_.death_pushes) return false;
  if (mode_.delaying != Delaying::Pruned) return true;
  for (u32 k = 0; k < sleeper.count; ++k)
    if (dependent(arena_, block, arena_.blocks[sleeper.first_block + k], mode_.dependence)) return true;
  return false;
}

// Those still to be tried at the node, the newly runnable, this thread, the blocked again, and the delayed ones that
// the block wakes.
ThreadSet SleepSets::successor(Node& node, const Block& block, const ThreadSet& candidates) {
  ThreadSet enabled = node.enabled | (candidates - node.candidates) | node.blocked | node.explored_before;
  enabled.insert(block.thread);
  const size_t end = path_.delayed.size();
  for (size_t i = node.delayed_begin; i < end; ++i) {
    const Recorded sleeper = path_.delayed[i];
    if (wakes(block, sleeper)) enabled.insert(sleeper.thread);
    else path_.delayed.push_back(sleeper);
  }
  return enabled;
}

void SleepSets::explored(Node& node, ThreadId t) {
  if (arena_.blocks[node.first_block].end == BlockEnd::Dead && !mode_.death_pushes) {
    node.enabled = {};  // figure 3: nothing else is tried at this node
    node.fresh = false;
    return;
  }
  if (mode_.delaying == Delaying::Single) {
    path_.delayed.resize(node.delayed_begin);
    node.delayed = {};
  }
  path_.delayed.push_back({t, node.first_block, node.block_count});
  node.delayed.insert(t);
}

}  // namespace heddle::tester
