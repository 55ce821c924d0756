// Reduction by summaries: of threads that do not interact only one order is explored. Stateful dynamic partial-order
// reduction (C. Flanagan and P. Godefroid, Dynamic Partial-Order Reduction for Model Checking Software, POPL 2005;
// Y. Yang, X. Chen, G. Gopalakrishnan and R. Kirby, Efficient Stateful Dynamic Partial Order Reduction, SPIN 2008).
//
// At a node one thread is run. Every closed state keeps a summary of what each thread touches in its subtree
// (tester/summary.h). If there is something of another thread's that depends on the block just run, that thread is
// tried here, too. If it cannot go on here, those whose doings its attempt depends on are: somebody has to do something
// about it first. So on until nothing is added.
//
// Cycles of states: what lies below a node from whose subtree a path leads back to it, or to a state before it, is not
// known yet when the node is left; there everybody is tried. When the component of states closes, all its states get
// its summary.
//
// Of a state that is known by bits only (tester/bitstate.h) there is no summary: in front of it, and of all that leads
// there, everybody is tried.
//
// Rests on, and docs/algorithms.md ("Reduction by summaries") says why: the search being depth first, footprints being
// complete for finished and for blocked attempts, equal digests meaning equal states. With a state cache only.
#pragma once

#include <functional>
#include <optional>
#include <unordered_map>

#include "checkpoint/digest.h"
#include "tester/reduction.h"

namespace heddle::tester {

class Summaries final : public Reduction {
 public:
  // `digest` is the one by which the search knows its states: it is computed just before each enter() of one that is
  // kept.
  Summaries(const ModeOptions& mode, const BlockArena& arena, SearchPath& path, vm::World& world, StateCache& cache,
            const checkpoint::StateDigest& digest)
      : Reduction(mode, arena, path),
        world_(world),
        table_(cache.summaries()),
        lists_(table_.lists()),
        digest_(digest) {
    if (drops(Condition::EndsCommon)) lists_.ends.careless();
  }

  // With like threads: told that two threads may have changed places where a state was met again, so that what has been
  // noted of the one holds for the other.
  void on_exchange(std::function<void(ThreadId, ThreadId)> exchanged) { exchanged_ = std::move(exchanged); }
  // Another thread may have come into the middle of a block that has run on (BlockRunner::runs_on).
  void on_meeting(std::function<void()> met) { met_ = std::move(met); }

  void enter(Node& node, bool known) override;
  void pack(Node& node) override;
  void enter_again(Node& node) override;
  ThreadSet successor(Node& node, const Block& block, const ThreadSet& candidates) override;
  void explored(Node& node, ThreadId t) override;
  void cut_off(Node& node) override;
  bool wants_more(Node& node) override;
  void require_all(Node& node) override;
  void close(Node& node) override;
  void leave(Node& node) override;
  ThreadId likely_next(const Node& node, const ThreadSet& but) const override;
  void abandon(Node& node) override;
  std::vector<u64> learnt() const override;
  void remember(const std::vector<u64>& learnt) override;
  std::vector<Branching> branchings() const override;
  bool leaves_an_end(const Node&) const override { return false; }

 protected:
  ThreadId preferred(const Node& node) const override { return node.summary.preferred; }

 private:
  bool drops(Condition condition) const { return mode_.summary.dropped == condition; }
  const Summary& summarise_block(const Block& block);
  const Summary& summarise_new(const Block& block);
  void require(Node& node, const ThreadSet& threads);
  const Summary& obstacle(const Node& node, ThreadId t, ThreadId* owner);
  ThreadId awaited_task(const Node& node, ThreadId t) const;
  YoungObjects young() const { return {world_.heap.root_top(), &digest_.threads_own()}; }
  void read_known(Node& node);
  void read(std::span<const Part> canonical, std::span<const Ref> young, bool of_component, Summary* below);
  std::vector<Ref> objects_by_name(const std::vector<vm::ObjectName>& names);
  void tell_exchanges(std::optional<std::span<const Part>> closed);
  void place_threads(const Node& node);
  ThreadId nearest_started(ThreadId t) const;
  TouchLists::List by_place(TouchLists::List list);
  void by_threads(bool any_alike, Summary* canonical);
  void add_alike(Node& node);
  void forget_any_young(Summary* summary);
  void cut_short(Summary* summary);
  void keep_names(Node& node);
  void choose_first(Node& node);
  ThreadId youngest_forked(const ThreadSet& choice) const;
  ThreadId interrupted(const ThreadSet& choice) const;
  ThreadId late_stopper(const ThreadSet& choice) const;
  ThreadId least_depended_on(const Node& node, const ThreadSet& choice) const;
  bool ends_program(ThreadId t) const;
  bool starts_or_waits(ThreadId t) const;
  u64 own_place(ThreadId t) const;
  void learn(const Node& node);
  void add_coarse(const ThreadSet& threads, Summary* summary);
  const Summary& canonical(const Node& node, bool by_places);
  SummaryTable::Index intern(const Node& node);

  // Blocks by the place in the code at which they begin: of the states in which one was tried first, and in how many of
  // these others had to be.
  struct Origin {
    u64 place = 0, tries = 0, others = 0;
  };
  u32 index_of_origin(u64 place) const;        // HashIndex::kNone: there is none
  const Origin* find_origin(u64 place) const;  // null: there is none
  Origin& origin_at(u64 place);                // a new one if need be
  std::vector<Origin> origins_;
  HashIndex origin_index_;
  u64 tries_ = 0;                            // of all
  std::unordered_map<u64, u64> branchings_;  // by method and pc, see branchings()

  // The same blocks are run in many states, and what lies below these is the same in many. So what has been made of it
  // lately is remembered, where a hash of what it was made from says. (1,024 of each, of some hundred bytes.)
  static constexpr u32 kRememberedBits = 10;
  static constexpr size_t kMostRemembered = 128;  // touches; or parts, names and threads: of more nothing is remembered
  struct Footprint {
    Touches touches;
    Summary summary;
  };
  // One summary in two ways: as that of a node, whose young objects have these names and whose threads stand in this
  // order, and as that of a closed state, which may have got another index.
  struct Translated {
    Summary below, closed;
    std::vector<Ref> names;
    std::vector<ThreadId> order;
    size_t threads = 0;  // that there are
    SummaryTable::Index index = 0;
  };
  static u64 mix(u64 hash, u64 value) { return ((hash << 27 | hash >> 37) ^ value) * 0x9e3779b97f4a7c15ull; }
  static u64 mix(u64 hash, std::span<const u32> values) {
    for (const u32 value : values) hash = mix(hash, value);
    return hash;
  }

  vm::World& world_;
  SummaryTable& table_;
  TouchLists& lists_;
  const checkpoint::StateDigest& digest_;
  std::vector<Ref> names_;                           // of the path's nodes, from NodeSummary::names_begin on
  std::unordered_map<vm::ObjectName, Ref> by_name_;  // young objects, while a path is rebuilt,
  Ref named_up_to_ = 0;                              // up to there
  Summary young_;                                    // a summary's parts of young objects
  std::vector<u32> young_part_of_;        // by (Ref - young) / 4, while a state is closed: index in young_ + 1
  std::vector<u32> part_of_threads_own_;  // likewise, by ThreadsOwnObjects::index_of
  std::vector<u32> place_of_;             // by ThreadId: place + 1; 0: it has not been started there
  std::vector<ThreadId> stood_;           // by place
  std::vector<u32> mapping_;              // of threads to places, or back, for TouchLists::number
  u32 to_places_ = 0;                     // its number
  std::function<void(ThreadId, ThreadId)> exchanged_;
  std::function<void()> met_;
  std::vector<Footprint> footprints_{1u << kRememberedBits};
  // Of known blocks: by Block::known.
  struct KnownFootprint {
    u32 block = 0;
    Summary summary;
  };
  std::vector<KnownFootprint> known_footprints_{4u << kRememberedBits};
  std::vector<Translated> closed_{1u << kRememberedBits};  // by what it was as a node's
  std::vector<Translated> read_{1u << kRememberedBits};    // by what it was as a closed state's
  Summary block_, scratch_, canonical_;
  Touches touches_;
  Summary spare_;  // of a node that has been left, for the next one
};

}  // namespace heddle::tester
