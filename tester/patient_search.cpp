#include "tester/patient_search.h"

#include "tester/bugs_first.h"

namespace heddle::tester {

std::optional<PatientFinding> find_patiently(const WorldFactory& factory, const ExploreOptions& given,
                                             const RunnerOptions::Observed& observed, const FindingId& key,
                                             double seconds_left) {
  constexpr u64 kLeast = 2'000, kMost = 32'000;  // blocks, of both kinds of search
  ExploreOptions options = given;
  options.limits.max_timeouts = 0;
  options.late_clock = false;
  options.bugs_first_after = 1;
  BugsFirst search(factory, options, observed);
  std::optional<PatientFinding> found;
  for (u64 blocks = kLeast; blocks <= kMost && !found; blocks *= 2)
    search.interrupt(blocks * BugsFirst::kShare, seconds_left,
                     [&](const RunnerOptions::Observed& facts, const RawFinding& raw) {
                       if (!found && raw.key == key) found = PatientFinding{raw, facts};
                     });
  return found;
}

}  // namespace heddle::tester
