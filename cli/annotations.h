// Forms of a document for build servers.
#pragma once

#include "cli/formats.h"

namespace heddle::cli {

// Workflow commands of GitHub Actions, one a line: "::error file=src/Main.java,line=3,title=data race::message".
std::string annotations_of(const Document& document);
// JUnit's XML: one test for the program, failed by its failures.
std::string junit_xml_of(const Document& document);

}  // namespace heddle::cli
