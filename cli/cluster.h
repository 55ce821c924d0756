// The other processes of a run of mpirun.
#pragma once

#include <memory>
#include <string>

#include "tester/messenger.h"

namespace heddle::cli {

// Null: there are no others, or (*problem) says why they cannot be reached.
std::unique_ptr<tester::Messenger> join_cluster(std::string* problem);

}  // namespace heddle::cli
