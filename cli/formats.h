// In which forms a command says what came of it, besides text: JSON documents (docs/report.schema.json), SARIF 2.1.0,
// annotations for GitHub's log, JUnit's XML. All are made from the JSON document.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace CLI {
class App;
}

namespace heddle::cli {

using Document = nlohmann::ordered_json;

struct Formats {
  enum class Form { Text, Json, Github };  // of standard output; Github: text, and behind it the annotations
  Form form = Form::Text;
  std::string json_file, sarif_file, junit_file;
  // --format, --json, and of commands with findings --sarif and --junit: those that the command has not added itself.
  void add_to(CLI::App& app, bool has_findings = true);
  // Is there anything but text to be made?
  bool any() const;
};

std::string document_text(const Document& document);  // as it is printed: indented, a newline at the end

// Prints the document, or its annotations, and writes the files, as the formats say. False: a message has been printed.
bool deliver(const Formats& formats, const Document& document);

}  // namespace heddle::cli
