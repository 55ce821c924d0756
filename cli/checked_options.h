// Options of explorations that stand elsewhere than on the command line of one: in @HeddleTest, in `vm grade --with=`.
#pragma once

#include <string>
#include <vector>

namespace heddle::cli {

// What `vm --systematic` would say of these words, `own` behind `of_all`, in one line; "": it takes them. Only options
// may be among them, each with its value in the same word: "--promote=auto".
std::string problem_with_options(const std::vector<std::string>& of_all, const std::vector<std::string>& own);

}  // namespace heddle::cli
