// The findings of one search, as the search sees them: enough to replay and describe them later. The same finding on
// another path is counted, and perhaps its schedule kept as another one that shows it.
#pragma once

#include <functional>
#include <set>
#include <unordered_map>

#include "tester/budget.h"
#include "tester/eraser.h"
#include "tester/finding_id.h"
#include "tester/search_path.h"

namespace heddle::tester {

struct RawFinding {
  FindingKind kind = FindingKind::AssertionFailed;
  FindingId key;
  u64 count = 0;
  u64 first_schedule = 0;
  std::vector<PathStep> path;
  interp::Schedule schedule;
  std::string promotable;                // data races: what could be promoted (RunOptions::promoted); or ""
  bool inside_library = false;           // data races: inside an object of the class library (tester/library_race.h)
  u32 slow_decisions = 0;                // the fewest in a schedule that shows it (SearchPath::slow_decisions)
  std::vector<interp::Schedule> others;  // that show it, too; only if threads sleep (tester/sleep_order.h)
  // Data races of exact modes: the two accesses, in terms that all Worlds share. `path` leads to the state in front of
  // both blocks; then come the first thread's and the second's operations before their accesses (the last two steps).
  struct Race {
    struct Side {
      u32 thread = 0;  // index into `threads`
      u64 method = 0;  // vm::Method::name_hash
      u32 pc = 0;
    };
    std::vector<std::string> threads;  // paths of start numbers, by the ThreadIds of `path`
    std::string object;                // World::object_label
    u32 offset = 0;
    std::string variable;   // "Account.balance"
    bool promoted = false;  // in the search, too
    Side first, second;
  } race;
};

class RawFindings {
 public:
  // `counts` has the number of schedules so far, and gets that of the first failure. At the limit of findings
  // the budget is stopped.
  RawFindings(const vm::World& world, const ExploreOptions& options, const SearchPath& path, const BlockRunner& runner,
              Counts& counts, Budget& budget);

  // A finding that the steps of the path show; `more` are those of the block that is being run, if it takes part.
  void add(FindingKind kind, FindingId key, const std::vector<PathStep>& more = {});
  // A race; null: it is known, and counted.
  RawFinding* add_race(FindingKind kind, const RaceReport& race, const std::vector<PathStep>& more);
  // Counts it, if it is known.
  bool count_again(const FindingId& key);
  void count_again(size_t index) { ++all_[index].count; }

  std::vector<RawFinding>& all() { return all_; }
  size_t index_of(const FindingId& key) const { return index_.at(key); }

  // What somebody else has found on other paths of the same search.
  void add(RawFinding finding);

  // Called between two blocks with each new finding.
  using Handler = std::function<void(const RawFinding&)>;
  void tell(const Handler& handler);
  bool has_news() const { return told_ < all_.size(); }

  template <typename A>
  friend void serialise(A& archive, RawFindings& f) {
    archive(f.all_, f.failures_);
    if constexpr (A::kReads)
      if (!f.restored()) archive.fail();
  }

 private:
  std::vector<PathStep> path_with(const std::vector<PathStep>& more) const;
  u32 slow_decisions() const;
  bool seen_again(RawFinding& known);
  RawFinding& append(FindingKind kind, FindingId key, std::vector<PathStep> path, bool counts_towards_limit);
  bool restored();
  void count_failure(FindingKind kind, bool counts_towards_limit);

  const vm::World& world_;
  const ExploreOptions& options_;
  const SearchPath& path_;
  const BlockRunner& runner_;
  Counts& counts_;
  Budget& budget_;
  std::vector<RawFinding> all_;
  std::unordered_map<FindingId, size_t, FindingIdHash> index_;  // by key
  size_t told_ = 0;
  u64 failures_ = 0;
  bool has_race_ = false;                   // one of them is a data race
  std::set<std::string> raced_in_library_;  // classes of the library inside whose objects a race was found
};

}  // namespace heddle::tester
