// vm --resume FILE: the options that the exploration was begun with, changed by those that may be given anew.
#pragma once

#include <string>

#include "cli/exploration_options.h"
#include "cli/frontier_file.h"

namespace heddle::cli {

// The options that the kept exploration was begun with, and goes on with. `now`: those given beside --resume. False: a
// message has been printed. `effective`: its words are then those of both that count.
bool resumed_options(const KeptExploration& kept, const Given& given, const ExplorationOptions& now,
                     ExplorationOptions* options, Given* effective);

}  // namespace heddle::cli
