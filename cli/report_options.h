// What reports of this program say about it, and where what they leave goes.
#pragma once

#include "cli/program.h"
#include "tester/report.h"

namespace heddle::cli {

tester::ReportOptions report_options(const Program& program);

// The command that replays its schedules: "vm replay", with what their program is allowed.
std::string replay_command(const Program& program);

// Makes the directory unless it is there already. False with *error.
bool make_directory(const std::string& path, std::string* error);

}  // namespace heddle::cli
