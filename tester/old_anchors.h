// Legacy: schedules of version 1 had anchors in English. They are still read, and made anchors of today here.
#pragma once

#include <set>
#include <string>

#include "interp/schedule.h"

namespace heddle::tester {

// The operation that version 1 called by these words: kind, manner and subject. `files`: that the program opens.
interp::Anchor old_anchor(const std::string& words, const std::set<std::string>& files);

// Of a schedule of version 1: translates its anchors, and makes it one of today's version. Others stay as they are.
void translate_old_anchors(interp::Schedule* schedule);

}  // namespace heddle::tester
