// What reports of this program say about it, and where what they leave goes.
#pragma once

#include "cli/program.h"
#include "tester/report.h"

namespace heddle::cli {

// `source_argument`: how the command line names the program.
tester::ReportOptions report_options(const Program& program, const std::string& source_argument);

// Makes the directory unless it is there already. False with *error.
bool make_directory(const std::string& path, std::string* error);

}  // namespace heddle::cli
