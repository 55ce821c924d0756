// For checks: has a block that is made again the end and the footprint that it had?
#pragma once

#include "tester/block.h"

namespace heddle::tester {

// Equal ends, wants, numbers of operations, and slices of variables and monitors. (Plain accesses of suspects are
// counted only: what they hold of places and locksets says nothing more.)
bool same_footprint(const BlockArena& of_a, const Block& a, const BlockArena& of_b, const Block& b);

}  // namespace heddle::tester
