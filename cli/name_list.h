// Lists of names as one value of a schedule's option ("promote", "library-state"), for no option stands there twice.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace heddle::cli {

// "A.x,A.y". (No name of a field or type has a comma.)
std::string joined_names(const std::vector<std::string>& names);
// The other way; empty names are left out.
std::vector<std::string> split_names(std::string_view text);

}  // namespace heddle::cli
