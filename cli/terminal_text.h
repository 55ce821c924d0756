// What a session says, as a terminal shows it: wrapped between words at its width, and in colours. (Over a pipe it is
// plain text, line by line.)
#pragma once

#include <string>
#include <string_view>

namespace heddle::cli {

enum class Colours : unsigned char { Auto, Always, Never };

// Auto: that stream (1: standard output) is a terminal, and neither NO_COLOR (no-color.org: set and not empty) nor
// TERM=dumb says no.
bool wants_colours(Colours colours, int stream = 1);

// A line without what a terminal would obey: control characters, of which names of threads and messages may have any,
// as ^[ and the like.
std::string without_controls(std::string_view line);

// `width`: columns; 0: nothing is wrapped. Lines of source ("  12 | code") stay whole.
std::string for_terminal(const std::string& text, unsigned width, bool colours);
// The same of reports: of explorations, replays and tests.
std::string report_for_terminal(const std::string& text, unsigned width, bool colours);

}  // namespace heddle::cli
