// A strategy of the search: which thread runs next at a node, what may be left out there, and what a node hands on to
// those behind it and, when it is left, back to the one in front of it.
//
// The search (tester/search.h) walks: it runs blocks, marks and restores, remembers states. At each step it asks its
// reduction, in this order:
//
//   enter      a new node; its state is known already, or not
//   next       of those still to be tried there, who runs (again and again, until nobody is left)
//   successor  its block has been run: who is to be tried in the state behind it?
//              ... that state is a node of its own, entered and left ...
//   explored   all outcomes of that thread's block have been followed to their ends
//   wants_more nobody is left to be tried: is somebody to be, after all?
//   close      the node is done
//   leave      it will be taken from the path; likewise if there was nothing to do in it
//
// A thread that cannot go on has not run: it stands in Node::blocked, with its attempt in SearchPath::blocked. A
// reduction says who is to be tried by Node::enabled, which it may change at any of these points: for instance add
// threads in `leave` to the node in front, for what has been found below. What it has to know of a state when it comes
// back to it stands in the state's entry in the cache.
#pragma once

#include <memory>

#include "tester/modes.h"
#include "tester/search_path.h"

namespace heddle::tester {

class Reduction {
 public:
  Reduction(const ModeOptions& mode, const BlockArena& arena, SearchPath& path)
      : mode_(mode), arena_(arena), path_(path) {}
  virtual ~Reduction() = default;
  Reduction(const Reduction&) = delete;
  Reduction& operator=(const Reduction&) = delete;

  // The top node is entered, with those enabled whom successor() has said. `known`: its state has been met before, and
  // node.cache has what this reduction has kept there; else it is the first visit. (Without a cache: not called.)
  virtual void enter(Node& node, bool known) = 0;
  // The node will be written to a frontier.
  virtual void pack(Node&) {}
  // The path is rebuilt from a frontier; the node has been packed in another process.
  virtual void enter_again(Node&) {}
  // One of node.enabled: whom the reduction prefers; else who has run last goes on, for that needs no switch; else the
  // lowest. Long blocks come last.
  ThreadId next(const Node& node) const;
  // Each of several workers of a cluster chooses otherwise (worker 0: as above), but only among threads that are known
  // to depend on each other: so they come by other ways to the same states (docs/algorithms.md, "Several workers").
  void choose_as(u32 worker) { worker_ = worker; }
  // The block has been run at the top node, `node`, and in the world behind it `candidates` can be tried: who is to
  // be? What is asleep there is appended to SearchPath::delayed, to be that of the next node.
  virtual ThreadSet successor(Node& node, const Block& block, const ThreadSet& candidates) = 0;
  // The block that has been run last at the node, the arena's last, leads to no state that is explored.
  virtual void cut_off(Node&) {}
  // All outcomes of t's block at the node have been followed to their ends: node.block_count blocks from
  // node.first_block on, several if a decision was open in it.
  virtual void explored(Node& node, ThreadId t) = 0;
  // All of node.enabled at the top node have been tried, and the world stands in its state. True: there are more now.
  virtual bool wants_more(Node&) { return false; }
  // All candidates are to be tried at the node.
  virtual void require_all(Node&) {}
  // What it has learnt of the program, for a frontier: numbers, in an order that is the same everywhere; and back
  // again.
  virtual std::vector<u64> learnt() const { return {}; }
  virtual void remember(const std::vector<u64>&) {}
  // In front of which lines of the program other orders had to be tried, and how often: method and pc of the innermost
  // frame of the program's own of who was tried first. pc ~0: he has none, but this method of the library's; method ~0:
  // nor that.
  struct Branching {
    vm::MethodId method = ~0u;
    u32 pc = 0;
    u64 times = 0;
  };
  virtual std::vector<Branching> branchings() const { return {}; }
  // Of a node on the path, behind which somebody runs: another thread that is to be tried there, or will turn out so in
  // all likelihood, but none of `but`. kNoThread: none is known.
  virtual ThreadId likely_next(const Node&, const ThreadSet& /*but*/) const { return vm::kNoThread; }
  // The top node will be taken from the path, and nothing of it is known: another process explores it.
  virtual void abandon(Node&) {}
  // Everything has been tried at the top node, of a state that has not been met before.
  virtual void close(Node&) {}
  // The top node will be taken from the path.
  virtual void leave(Node&) {}
  // A block has been run at the node. If all that is left there turns out to be blocked: is that the end of a path of
  // its own, which would have been one without the reduction?
  virtual bool leaves_an_end(const Node& node) const = 0;

 protected:
  // Of these: who has run last at the node, or the lowest.
  static ThreadId last_or_lowest(const Node& node, const ThreadSet& next) {
    return next.contains(node.current) ? node.current : next.lowest();
  }
  // Who is to be tried first at the node; kNoThread: no matter.
  virtual ThreadId preferred(const Node&) const { return vm::kNoThread; }
  const ModeOptions& mode_;
  const BlockArena& arena_;
  SearchPath& path_;
  void depend(ThreadId t, const ThreadSet& others);  // t and those others have been seen to
  ThreadSet known_to_depend(ThreadId t) const { return t < together_.size() ? together_[t] : ThreadSet{}; }

 private:
  u32 worker_ = 0;
  std::vector<ThreadSet> together_;  // by thread: those that depend on it
};

// Brute force: everybody is tried everywhere.
class NoReduction final : public Reduction {
 public:
  using Reduction::Reduction;
  void enter(Node& node, bool known) override {
    if (known) node.enabled = {};
  }
  ThreadSet successor(Node&, const Block&, const ThreadSet& candidates) override { return candidates; }
  void explored(Node&, ThreadId) override {}
  bool leaves_an_end(const Node&) const override { return false; }
};

// The mode's.
std::unique_ptr<Reduction> make_reduction(const ModeOptions& mode, const BlockArena& arena, SearchPath& path);

}  // namespace heddle::tester
