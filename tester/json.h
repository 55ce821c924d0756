// The report as JSON: schema "heddle-report", version 1 (docs/report.schema.json).
#pragma once

#include <nlohmann/json.hpp>

#include "tester/explorer.h"
#include "tester/report.h"

namespace heddle::tester {

// Everything that the text report says is in it, and each finding's full schedule. (Texts may hold bytes that are not
// UTF-8: whoever writes it replaces them.)
nlohmann::ordered_json json_report(const ExploreResult& result, const ExploreOptions& options,
                                   const ReportOptions& report);

// Parts of it, for other documents.
nlohmann::ordered_json finding_as_json(const Finding& finding, bool strict_discipline);
nlohmann::ordered_json rule_finding_as_json(const RuleFinding& finding);
nlohmann::ordered_json threads_as_json(const std::vector<ThreadReport>& threads);
nlohmann::ordered_json places_as_json(const std::vector<Place>& places);

}  // namespace heddle::tester
