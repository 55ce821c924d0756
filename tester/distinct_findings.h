// The findings of a report, one for each cause: several like threads and objects may show the same one in turn.
#pragma once

#include <map>
#include <vector>

#include "tester/finding.h"

namespace heddle::tester {

class DistinctFindings {
 public:
  // A race inside an object of the library of which others have been found: it becomes a part of that finding, seen
  // `count` times. False: there is no such one.
  bool add_to_library_race(const Finding& look, u64 count);
  void add(Finding finding);
  // One that an earlier pass of the search has shown.
  void add_if_new(Finding finding);

  // Failures before warnings, and what happens in time before what needs somebody to oversleep.
  std::vector<Finding> in_order() &&;

 private:
  std::vector<Finding> all_;
  std::map<std::string, size_t> causes_;  // cause -> index, of confirmed ones
};

}  // namespace heddle::tester
