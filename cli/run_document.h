// A plain run as data.
#pragma once

#include "cli/formats.h"
#include "cli/plain_run.h"

namespace heddle::cli {

// Schema "heddle-run". `world`: as it is at the end; `output`, `errors`: all that the program has printed. Exceptions
// that nobody has caught are read off their traces on standard error, if their thread has ended so.
Document run_document(const Program& program, const std::string& path, const vm::World& world, const PlainRun& run,
                      const std::string& output, const std::string& errors);

}  // namespace heddle::cli
