// A finding whose schedule lets a time limit of a wait be over while others could go on has two readings: what is
// waited for never comes, or somebody is slow. The first one tells more, for it is a mistake on any machine. Where the
// schedule that the search came upon cannot be made so (tester/patience.h), another one may be: one in which a thread
// has seen something else long before.
#pragma once

#include <optional>

#include "tester/explorer.h"
#include "tester/raw_findings.h"

namespace heddle::tester {

struct PatientFinding {
  RawFinding raw;
  RunnerOptions::Observed observed;  // by the search that found it
};

// Searches among the schedules in which time passes only where nobody can go on otherwise (Limits::max_timeouts 0), by
// preemption bounding and sampling (tester/bugs_first.h), for some ten thousand blocks: for one that shows what `key`
// says. Nothing is said of schedules that it has not come to, and what it finds may still let a sleep be outlasted.
// `seconds_left`: of the exploration; 0: there is no limit. Nullopt: it has found none.
std::optional<PatientFinding> find_patiently(const WorldFactory& factory, const ExploreOptions& options,
                                             const RunnerOptions::Observed& observed, const FindingId& key,
                                             double seconds_left);

}  // namespace heddle::tester
