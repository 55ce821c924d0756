// SARIF 2.1.0 (OASIS, "Static Analysis Results Interchange Format", 2020), for GitHub's code scanning and other
// readers.
#pragma once

#include "cli/formats.h"

namespace heddle::cli {

// One run. A finding's schedule is a code flow: a thread flow for each thread, whose locations have their place in time
// as executionOrder.
Document sarif_of(const Document& document);

}  // namespace heddle::cli
