// The words and signs of a Java source text: for those who look at files before anybody compiles them.
#pragma once

#include <string>
#include <vector>

namespace heddle::cli {

// In their order, without comments and without the contents of literals. A word is a name, a keyword or a number; each
// other character that is no space is a sign of its own.
std::vector<std::string> tokens_of(const std::string& text);

bool is_word_character(char c);

}  // namespace heddle::cli
