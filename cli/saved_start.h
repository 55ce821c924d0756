// vm --systematic --load-world FILE: an exploration that begins at a saved world.
#pragma once

#include <memory>

#include "cli/exploration_options.h"
#include "cli/program.h"
#include "cli/saved_world.h"

namespace heddle::cli {

// The program that the saved world belongs to; the options become those of an exploration that begins there. Null: a
// message has been printed; *saved is null, too, if the file cannot be read.
std::unique_ptr<Program> load_saved_program(ExplorationOptions* options, std::unique_ptr<SavedWorld>* saved);

}  // namespace heddle::cli
