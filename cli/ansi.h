// Colours of terminals (ECMA-48, "SGR"), and the columns that a text takes there.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace heddle::cli {

inline constexpr std::string_view kPlain = "\x1b[0m", kBold = "\x1b[1m", kDim = "\x1b[2m", kRed = "\x1b[31m",
                                  kGreen = "\x1b[32m", kYellow = "\x1b[33m", kCyan = "\x1b[36m";

inline std::string in(std::string_view colour, std::string_view part) {
  return std::string(colour) + std::string(part) + std::string(kPlain);
}

// Columns, one for each character (of UTF-8).
inline bool begins_character(char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }
inline size_t columns(std::string_view text) {
  return static_cast<size_t>(std::count_if(text.begin(), text.end(), begins_character));
}
// Where the first `most` columns end.
inline size_t end_of(std::string_view text, size_t most) {
  size_t at = 0;
  for (size_t seen = 0; at < text.size(); ++at)
    if (begins_character(text[at]) && ++seen > most) break;
  return at;
}

}  // namespace heddle::cli
