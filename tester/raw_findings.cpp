#include "tester/raw_findings.h"

#include <algorithm>

#include "tester/describe.h"
#include "tester/library_race.h"
#include "tester/search_log.h"

namespace heddle::tester {

RawFindings::RawFindings(const vm::World& world, const ExploreOptions& options, const SearchPath& path,
                         const BlockRunner& runner, Counts& counts, Budget& budget)
    : world_(world), options_(options), path_(path), runner_(runner), counts_(counts), budget_(budget) {}

void RawFindings::add(FindingKind kind, FindingId key, const std::vector<PathStep>& more) {
  const auto known = index_.find(key);
  if (known == index_.end()) {
    append(kind, std::move(key), path_with(more), true);
    return;
  }
  RawFinding& finding = all_[known->second];
  if (!seen_again(finding)) return;
  // The latest first: in it fewer may be slow.
  finding.others.insert(finding.others.begin(), to_schedule(world_, path_with(more)));
}

RawFinding* RawFindings::add_race(FindingKind kind, const RaceReport& race, const std::vector<PathStep>& more) {
  FindingId key = race_key(world_, race);
  if (count_again(key)) return nullptr;
  // All those inside objects of one class of the library count as one towards the limit of findings: they will be one
  // finding for each object.
  const std::string library = raced_library_class(world_, race);
  const bool counts = library.empty() || race.ordered || raced_in_library_.insert(library).second;
  RawFinding& finding = append(kind, std::move(key), path_with(more), counts);
  finding.inside_library = !library.empty();
  return &finding;
}

bool RawFindings::count_again(const FindingId& key) {
  const auto known = index_.find(key);
  if (known == index_.end()) return false;
  count_again(known->second);
  return true;
}

RawFinding& RawFindings::append(FindingKind kind, FindingId key, std::vector<PathStep> path,
                                bool counts_towards_limit) {
  index_.emplace(key, all_.size());
  if (options_.log) options_.log->finding(to_string(key));
  RawFinding f;
  f.kind = kind;
  has_race_ |= kind == FindingKind::DataRace;
  f.key = std::move(key);
  f.count = 1;
  f.first_schedule = counts_.schedules() + 1;
  f.schedule = to_schedule(world_, path);
  f.slow_decisions = slow_decisions();
  f.path = std::move(path);
  all_.push_back(std::move(f));
  count_failure(kind, counts_towards_limit);
  return all_.back();
}

void RawFindings::count_failure(FindingKind kind, bool counts_towards_limit) {
  if (!is_failure(kind) && !options_.strict_discipline) return;
  failures_ += counts_towards_limit;
  if (counts_.first_failure == 0) counts_.first_failure = counts_.schedules() + 1;
  if (options_.limits.first || failures_ >= options_.limits.max_findings) budget_.stop(SearchEnd::FindingLimit);
}

void RawFindings::add(RawFinding f) {
  const auto [known, fresh] = index_.try_emplace(f.key, all_.size());
  if (fresh) {
    const FindingKind kind = f.kind;
    has_race_ |= kind == FindingKind::DataRace;
    const bool counts = !f.inside_library;  // (as in add_race: many of these are one finding)
    all_.push_back(std::move(f));
    return count_failure(kind, counts);
  }
  RawFinding& mine = all_[known->second];
  mine.count += f.count;
  if (f.slow_decisions >= mine.slow_decisions) return;
  mine.slow_decisions = f.slow_decisions;
  mine.others.insert(mine.others.begin(), f.others.begin(), f.others.end());
  mine.others.insert(mine.others.begin(), std::move(f.schedule));
}

std::vector<PathStep> RawFindings::path_with(const std::vector<PathStep>& more) const {
  std::vector<PathStep> path = path_.steps();
  path.insert(path.end(), more.begin(), more.end());
  return path;
}

u32 RawFindings::slow_decisions() const {
  return path_.slow_decisions(runner_.current_thread(), runner_.current_picks(), runner_.current_looks_at_clock());
}

// Counts it; true if its schedule should be kept as one of several: if fewer are slow in it than in any before;
// the 2nd to 8th, and each twice as late as the one before.
bool RawFindings::seen_again(RawFinding& f) {
  ++f.count;
  // (Beside a data race a path may be one that no schedule can follow.)
  if (!runner_.slept() && !has_race_) return false;
  if (const u32 now = slow_decisions(); now < f.slow_decisions) {
    f.slow_decisions = now;
    return true;
  }
  return f.others.size() < 24 && (f.count <= 8 || (f.count & (f.count - 1)) == 0);
}

void RawFindings::tell(const Handler& handler) {
  while (told_ < all_.size()) handler(all_[told_++]);
}

// False: two have the same key.
bool RawFindings::restored() {
  told_ = all_.size();
  index_.clear();
  has_race_ =
      std::any_of(all_.begin(), all_.end(), [](const RawFinding& f) { return f.kind == FindingKind::DataRace; });
  for (size_t i = 0; i < all_.size(); ++i)
    if (!index_.try_emplace(all_[i].key, i).second) return false;
  return true;
}

}  // namespace heddle::tester
