// The picture of a schedule for slides and handouts: a column for each thread, time runs downwards.
#pragma once

#include <string>

#include "picture/chronicle.h"

namespace heddle::picture {

// A picture of 960 pixels width, as high as it must be; it needs no fonts or files besides itself, and the same
// chronicle has the same bytes everywhere. `title`: the line above it. Steps that do not matter for the finding are
// left out, and in the middle of a schedule of more than kMostPictured steps as many as are too many.
inline constexpr size_t kMostPictured = 120;
std::string svg_picture(const Chronicle& chronicle, const std::string& title);

}  // namespace heddle::picture
