// vm --save-world FILE --at STEP Program.java, and vm --load-world FILE: a plain run that pauses, and goes on in
// another process.
#pragma once

#include "cli/options.h"
#include "cli/program.h"

namespace heddle::cli {

int run_and_save_world(const Options& options, const Program& program);
int load_world_and_run(const Options& options);

}  // namespace heddle::cli
