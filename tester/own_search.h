// Who looks for failures in another way than by searching among schedules (ExploreOptions::own_search). What he finds
// is replayed, shortened and reported as what a search finds.
#pragma once

#include "tester/confirmation.h"

namespace heddle::tester {

class OwnSearch {
 public:
  virtual ~OwnSearch() = default;
  struct Request {
    const WorldFactory& factory;
    ExploreOptions& options;            // run.promoted may be added to: findings are replayed with it
    RunnerOptions::Observed& observed;  // likewise
    TimeBox& time;
  };
  // True: a fact has turned up that `observed` now holds, and it must be called again.
  virtual bool search(const Request& request, std::vector<RawFinding>* findings, ExploreResult* result) = 0;
};

}  // namespace heddle::tester
