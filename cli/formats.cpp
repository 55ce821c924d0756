#include "cli/formats.h"

#include <CLI/CLI.hpp>
#include <cstdio>

#include "cli/annotations.h"
#include "cli/option_groups.h"
#include "cli/output.h"
#include "cli/sarif.h"

namespace heddle::cli {

void Formats::add_to(CLI::App& app, bool has_findings) {
  const auto is_new = [&](const char* name) { return app.get_option_no_throw(name) == nullptr; };
  if (is_new("--format"))
    add_choice(
        app, "--format",
        has_findings ? std::vector<std::string>{"text", "json", "github"} : std::vector<std::string>{"text", "json"},
        [this](const std::string& word) {
          form = word == "json" ? Form::Json : word == "github" ? Form::Github : Form::Text;
        },
        has_findings ? "text; json; github: text, with annotations for GitHub's log" : "text or json");
  if (is_new("--json")) add_report(app, "--json", &json_file, "the report as JSON in this file, besides");
  if (!has_findings) return;
  if (is_new("--sarif")) add_report(app, "--sarif", &sarif_file, "the findings as SARIF 2.1.0 in this file, besides");
  if (is_new("--junit")) add_report(app, "--junit", &junit_file, "the results as JUnit's XML in this file, besides");
}

bool Formats::any() const {
  return form != Form::Text || !json_file.empty() || !sarif_file.empty() || !junit_file.empty();
}

std::string document_text(const Document& document) {
  return document.dump(2, ' ', false, Document::error_handler_t::replace) + "\n";
}

bool deliver(const Formats& formats, const Document& document) {
  if (formats.form == Formats::Form::Json && !print(document_text(document))) return false;
  if (formats.form == Formats::Form::Github && !print(annotations_of(document))) return false;
  bool written = formats.json_file.empty() || write_file(formats.json_file, document_text(document));
  if (!formats.sarif_file.empty())
    written = write_file(formats.sarif_file, document_text(sarif_of(document))) && written;
  if (!formats.junit_file.empty()) written = write_file(formats.junit_file, junit_xml_of(document)) && written;
  return written;
}

}  // namespace heddle::cli
