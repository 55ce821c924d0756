// "Did you mean ...?"
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace heddle::base {

// The candidate that is most like `wanted`, by the number of letters inserted, left out or replaced (Levenshtein 1966);
// capitals do not count. "" if none is near: up to 1 of 3 letters, 2 of 6, 3 of more. Of equals the first in the
// alphabet.
std::string nearest_name(std::string_view wanted, const std::vector<std::string>& candidates);

}  // namespace heddle::base
