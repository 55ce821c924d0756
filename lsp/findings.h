// The findings of an exploration as diagnostics at their places.
#pragma once

#include <map>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "lsp/documents.h"

namespace heddle::lsp {

// `report` is as docs/report.schema.json says; `files`: of the program, whose texts are those that were explored.
// Diagnostics of the protocol, by path. A finding without a place in the program stands at the beginning of `main`.
// `folder`: where the report's relative paths begin.
std::map<std::string, std::vector<nlohmann::json>> findings_of(const nlohmann::json& report,
                                                               const base::SourceFiles& files,
                                                               const Documents& documents, const std::string& main,
                                                               const std::string& folder);

}  // namespace heddle::lsp
