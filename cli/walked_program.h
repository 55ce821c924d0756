// A program that somebody walks through by hand (vm debug, vm play): its beginning, and the way walked as a schedule
// file.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/kept_schedule.h"
#include "tester/path.h"

namespace heddle::cli {

// A program at its beginning, as a schedule without steps. full_join: Thread.join is Java's wait loop on the thread's
// monitor, as it must be if the program uses such a monitor itself. Null: a message has been printed.
std::unique_ptr<KeptSchedule> schedule_from_the_start(const std::string& file,
                                                      const std::vector<std::string>& arguments,
                                                      const vm::RunOptions& run, u32 max_timeouts, bool full_join);

// The walk as a schedule file: a World of its own goes it once more, to see what it shows, unless `shows` says what.
// False with *error.
bool save_walk(const KeptSchedule& kept, const std::vector<tester::PathStep>& path, const vm::World& walked,
               const std::string& file, std::string* error, const tester::FindingId* shows = nullptr);

}  // namespace heddle::cli
