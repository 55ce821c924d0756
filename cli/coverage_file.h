// The file of --coverage: which interleavings all explorations of a program with it have covered, as JSON.
#pragma once

#include <string>

#include "tester/interleaving_coverage.h"

namespace heddle::cli {

// Adds what the file holds; there need not be one. False: *error says, with the file, what is wrong: it cannot be read,
// is no such file, or one of another program (`program`: the name of its file).
bool read_coverage(const std::string& path, const std::string& program, tester::InterleavingCoverage* coverage,
                   std::string* error);
// The old file stays as it is until the new one is complete.
bool write_coverage(const std::string& path, const std::string& program, const tester::InterleavingCoverage& coverage,
                    std::string* error);
// "coverage of 2,000 runs: 3 of 4 methods interrupted ..." and what is not covered yet, the first few tasks.
std::string coverage_text(const tester::InterleavingCoverage& coverage);

}  // namespace heddle::cli
