// The report as JSON: schema "heddle-report", version 1 (docs/report.schema.json).
#pragma once

#include <string>

#include "tester/explorer.h"
#include "tester/report.h"

namespace heddle::tester {

// One JSON document, two spaces of indentation, a newline at the end. Bytes that are not UTF-8 are
// replaced. Everything that the text report says is in it, and each finding's full schedule.
std::string json_report(const ExploreResult& result, const ExploreOptions& options, const ReportOptions& report);

}  // namespace heddle::tester
