// Command lines as text.
#pragma once

#include <string>
#include <vector>

namespace heddle::base {

// The words as one would type them into a shell: in single quotes where a shell would take a character of a word for
// something else.
std::string shell_text(const std::vector<std::string>& words);
std::string shell_word(const std::string& word);

}  // namespace heddle::base
