#include "cli/annotations.h"

#include <fmt/format.h>

#include "cli/problems.h"
#include "cli/xml_text.h"
#include "vm/base/shell_text.h"

namespace heddle::cli {
namespace {

// As the runner reads it: '%' and the ends of lines in data, ':' and ',' in properties, too.
std::string command_text(const std::string& text, bool property) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '%': out += "%25"; break;
      case '\r': out += "%0D"; break;
      case '\n': out += "%0A"; break;
      case ':': out += property ? "%3A" : ":"; break;
      case ',': out += property ? "%2C" : ","; break;
      default: out += c;
    }
  }
  return out;
}

std::string whole_message(const Problem& p) {
  std::string text = p.message;
  for (const std::string& hint : p.hints) text += "\nhint: " + hint;
  if (!p.schedule_file.empty()) text += "\nsee it again: vm replay " + base::shell_word(p.schedule_file);
  return text;
}

}  // namespace

std::string annotations_of(const Document& document) {
  std::string text;
  for (const Problem& p : problems_of(document)) {
    std::string properties;
    const auto add = [&](const char* name, const std::string& value) {
      properties += fmt::format("{}{}={}", properties.empty() ? " " : ",", name, command_text(value, true));
    };
    const auto add_number = [&](const char* name, u32 value) {
      if (value != 0) add(name, std::to_string(value));
    };
    if (!p.place.file.empty()) add("file", p.place.file);
    add_number("line", p.place.line);
    add_number("endLine", p.place.end_line);
    add_number("col", p.place.column);
    if (p.place.end_line == p.place.line) add_number("endColumn", p.place.end_column);
    add("title", p.kind);
    text +=
        fmt::format("::{}{}::{}\n", p.failure ? "error" : "warning", properties, command_text(whole_message(p), false));
  }
  return text;
}

std::string junit_xml_of(const Document& document) {
  const std::string program = document.value("program", "");
  const std::string schema = document.value("schema", "");
  const double seconds = document.value("seconds", 0.0);
  const bool not_compiled = schema == "heddle-compile-errors";
  size_t failures = 0;
  std::string first, body;
  for (const Problem& p : problems_of(document)) {
    if (!p.failure) continue;
    if (failures++ == 0) first = p.message;
    body += fmt::format("{}{}{}\n", p.place.file, p.place.line == 0 ? "" : fmt::format(":{}", p.place.line),
                        (p.place.file.empty() ? "" : ": ") + whole_message(p));
    for (const ProblemPlace& at : p.stack) body += fmt::format("    at {} ({}:{})\n", at.method, at.file, at.line);
    for (const Problem::Step& s : p.steps)
      body += fmt::format("  {}{}: {}{}\n", s.switches ? "-> " : "", s.thread, s.what,
                          s.place.line == 0 ? "" : fmt::format(" ({}:{})", s.place.file, s.place.line));
  }
  const bool limited = failures == 0 && document.value("verdict", "") == "nothing found";
  std::string text = fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
      "  <testsuite name=\"heddle\" tests=\"1\" failures=\"{}\" errors=\"{}\" skipped=\"{}\" time=\"{:.3f}\">\n"
      "    <testcase name=\"{}\" classname=\"heddle\" time=\"{:.3f}\"",
      failures > 0 && !not_compiled ? 1 : 0, not_compiled ? 1 : 0, limited ? 1 : 0, seconds, xml_text(program),
      seconds);
  if (failures > 0)
    text += fmt::format(">\n      <{0} message=\"{1}\">{2}</{0}>\n    </testcase>\n",
                        not_compiled ? "error" : "failure", xml_text(first), xml_text(body));
  else if (limited)
    text += fmt::format(">\n      <skipped message=\"{}\"/>\n    </testcase>\n",
                        xml_text("nothing found: " + document.value("end", "")));
  else text += "/>\n";
  return text + "  </testsuite>\n</testsuites>\n";
}

}  // namespace heddle::cli
