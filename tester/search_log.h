// What somebody who works on Heddle can watch of a search: vm --systematic --trace (docs/debugging-heddle.md).
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "checkpoint/digest.h"
#include "tester/block_runner.h"

namespace heddle::tester {

// The search tells it what it does, if there is one (ExploreOptions::log). It changes nothing.
class SearchLog {
 public:
  virtual ~SearchLog() = default;
  // A search begins, at the program's start or where a kept one goes on. `restarts`: how many have been given up
  // before, because of what they have observed or suspected. `world` and `suspects` are those of the search, and stay
  // until the next one begins.
  virtual void begins(const vm::World& world, u64 restarts, const RunnerOptions::Observed& observed,
                      const Suspects& suspects) = 0;
  // A new node; `enabled` are to be run from it, `delayed` need not be. Without a state cache the digest is zero.
  virtual void node(size_t depth, const checkpoint::Digest& digest, const ThreadSet& enabled,
                    const ThreadSet& delayed) = 0;
  // The state that was reached is known. Only `left` have still to be run from it; if there are none it is no node.
  virtual void known_state(size_t depth, const checkpoint::Digest& digest, const ThreadSet& left) = 0;
  // From the node at this depth t is run, with these decisions first.
  virtual void runs(size_t depth, ThreadId t, const std::vector<Pick>& forced) = 0;
  // t stands before an operation, which it performs unless the block ends here.
  virtual void operation(ThreadId t, const interp::Operation& stop) = 0;
  // The block that was run; the world stands at its end.
  virtual void block(const BlockArena& arena, const Block& block) = 0;
  virtual void leaf(const char* kind) = 0;
  virtual void finding(const std::string& key) = 0;
};

// Writes a line for each event, without the line's end.
std::unique_ptr<SearchLog> text_search_log(std::function<void(const std::string& line)> write);

}  // namespace heddle::tester
