#include "cli/grade_report.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/terminal_text.h"
#include "cli/words.h"

namespace heddle::cli {
namespace {

using nlohmann::json;

// As UTF-8, whatever bytes it is made of, without characters that steer terminals or turn the direction of writing.
std::string clean(const std::string& text, bool keep_lines) {
  const std::string utf8 =
      json::parse(json(text).dump(-1, ' ', false, json::error_handler_t::replace)).get<std::string>();
  std::string out;
  for (size_t i = 0; i < utf8.size(); ++i) {
    const auto byte = [&](size_t at) { return at < utf8.size() ? static_cast<unsigned char>(utf8[at]) : 0u; };
    if (utf8[i] == '\n' && keep_lines) out += '\n';
    else if (utf8[i] == '\n') out += "\\n";
    else if (utf8[i] == '\t') out += keep_lines ? "\t" : " ";
    else if (byte(i) < 0x20 || byte(i) == 0x7f) out += '?';
    else if (byte(i) == 0xc2 && byte(i + 1) < 0xa0) out += '?', ++i;  // C1 controls
    else if (byte(i) == 0xe2 && ((byte(i + 1) == 0x80 && byte(i + 2) >= 0xaa && byte(i + 2) <= 0xae) ||
                                 (byte(i + 1) == 0x81 && byte(i + 2) >= 0xa6 && byte(i + 2) <= 0xa9)))
      out += '?', i += 2;  // U+202A to U+202E, U+2066 to U+2069
    else if (byte(i) == 0xef && byte(i + 1) == 0xbf && byte(i + 2) >= 0xbe) out += '?', i += 2;  // no characters
    else out += utf8[i];
  }
  return out;
}

std::string line(const std::string& text) { return clean(text, false); }

// Of HTML and XML.
std::string markup_text(const std::string& text, bool keep_lines = false) {
  std::string out;
  for (const char c : clean(text, keep_lines)) switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      case '\'': out += "&#39;"; break;
      default: out += c;
    }
  return out;
}

std::string name_of(const CheckOutcome& c) { return c.test.full_name(); }

// "ada" -> "ada"; others get what no file name minds.
std::string file_safe(const std::string& name) {
  std::string out;
  for (const char c : name)
    out += std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_' || c == '.' ? c : '_';
  while (out.starts_with('.')) out.erase(0, 1);
  return out.empty() ? "submission" : out;
}

constexpr const char* kMarksStyle =
    "<meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\n<style>\n"
    ":root{color-scheme:light dark;--ok:#1a7f37;--bad:#cf222e;--so:#9a6700;--line:#8884}\n"
    "body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}\n"
    "table{border-collapse:collapse}td,th{padding:.25rem .75rem;border-bottom:1px solid var(--line);text-align:left}\n"
    "td:first-child,th small{white-space:nowrap}th{vertical-align:bottom}\n"
    "td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}\n"
    ".passed{color:var(--ok)}.bad{color:var(--bad)}.undecided{color:var(--so)}\n"
    "section{border:1px solid var(--line);border-radius:.5rem;padding:.5rem 1rem;margin:1rem 0}\n"
    "h2{font-size:1.1rem;margin:.25rem 0}h2 .points{float:right;font-weight:normal}\n"
    "pre{overflow-x:auto;font:13px/1.4 ui-monospace,monospace;background:#8881;padding:.75rem;border-radius:.25rem}\n"
    "footer{color:#888;font-size:.85rem;margin-top:2rem}\n</style>\n";

constexpr unsigned kPageColumns = 132;  // what a page of 70rem has room for

// A long name may break behind its dots.
std::string breakable(const std::string& name) {
  std::string text;
  for (const char c : markup_text(name)) text += c == '.' ? ".<wbr>" : std::string(1, c);
  return text;
}

const char* class_of(const CheckOutcome& c) {
  return c.verdict == "passed" ? "passed" : c.verdict == "undecided" ? "undecided" : "bad";
}

}  // namespace

std::string grade_lines(const Graded& g) {
  std::string text = fmt::format("{:24} {:>3}/{}", line(g.name), g.points(), g.most_points());
  if (!g.problem.empty()) return text + "  " + line(g.problem) + "\n";
  const std::string indent(30, ' ');
  std::vector<std::string> more;
  for (const CheckOutcome& c : g.checks) {
    if (c.verdict == "passed") continue;
    more.push_back(fmt::format("{} {}: {}", line(name_of(c)), c.verdict, line(c.test.words)));
    // One error is one, however many checks it costs.
    if (c.verdict == "does not compile" || c.verdict == "not allowed")
      more.back() = c.verdict + ": " + line(c.test.words);
    if (more.size() > 1 && more.back() == more[more.size() - 2]) more.pop_back();
  }
  for (const std::string& remark : g.remarks) more.push_back(line(remark));
  for (const std::string& m : more) text += (&m == &more.front() ? "  " : indent) + m + "\n";
  return more.empty() ? text + "\n" : text;
}

std::string grades_summary(const std::vector<Graded>& graded, double seconds) {
  u64 sum = 0, all = 0, undecided = 0;
  bool lacks_time = false;  // (Others are undecided because only a part is explored.)
  for (const Graded& g : graded) {
    sum += g.points();
    all += g.points() == g.most_points();
    for (const CheckOutcome& c : g.checks) {
      if (c.verdict != "undecided") continue;
      ++undecided;
      lacks_time |= !c.test.result.is_object() || c.test.result.value("end", "") != "part explored";
    }
  }
  const size_t n = graded.size();
  return fmt::format(
      "\n{} by {} ({}): {} with all points, {:.1f} on average{}; finished in {:.2f} s\n", counted(n, "submission"),
      counted(graded[0].checks.size(), "check"), counted(graded[0].most_points(), "point"), all,
      static_cast<double>(sum) / static_cast<double>(n),
      undecided == 0 ? "" : fmt::format("; {} undecided{}", counted(undecided, "check"), lacks_time ? " (--time)" : ""),
      seconds);
}

std::string grades_as_csv(const std::vector<Graded>& graded) {
  std::string text;
  const auto cell = [&](std::string value, bool last = false) {
    value = line(value);
    if (!value.empty() && std::string_view("=+-@").find(value[0]) != std::string_view::npos) value = "'" + value;
    if (value.find_first_of(",\"\r\n") != std::string::npos) {
      std::string quoted = "\"";
      for (const char c : value) quoted += c == '"' ? "\"\"" : std::string(1, c);
      value = quoted + '"';
    }
    text += value + (last ? "\n" : ",");
  };
  for (const char* head : {"submission", "points", "of"}) cell(head);
  if (!graded.empty())
    for (const CheckOutcome& c : graded[0].checks) cell(name_of(c));
  cell("remarks", true);
  for (const Graded& g : graded) {
    cell(g.name);
    cell(std::to_string(g.points()));
    cell(std::to_string(g.most_points()));
    for (const CheckOutcome& c : g.checks)
      cell(c.verdict == "passed" ? c.verdict : fmt::format("{}: {}", c.verdict, c.test.words));
    cell(fmt::format("{}", fmt::join(g.remarks, "; ")), true);
  }
  return text;
}

std::string grades_as_json(const std::vector<Graded>& graded, double seconds) {
  json all = json::array();
  for (const Graded& g : graded) {
    json checks = json::array();
    for (const CheckOutcome& c : g.checks)
      checks.push_back({{"name", name_of(c)},
                        {"file", c.test.file},
                        {"line", c.test.test.line},
                        {"points", c.earned()},
                        {"most_points", c.points},
                        {"verdict", c.verdict},
                        {"words", c.test.words},
                        {"seconds", c.test.seconds},
                        {"report", c.test.result},
                        {"text", c.test.report}});
    all.push_back({{"name", g.name},
                   {"path", g.path},
                   {"points", g.points()},
                   {"most_points", g.most_points()},
                   {"problem", g.problem},
                   {"remarks", g.remarks},
                   {"checks", checks}});
  }
  const json whole = {{"schema", "heddle-grades"}, {"version", 1}, {"seconds", seconds}, {"submissions", all}};
  return whole.dump(2, ' ', false, json::error_handler_t::replace) + "\n";
}

std::string grades_as_junit_xml(const std::vector<Graded>& graded) {
  std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n";
  for (const Graded& g : graded) {
    std::string cases;
    size_t failures = 0, errors = 0, skipped = 0;
    double seconds = 0;
    for (const CheckOutcome& c : g.checks) {
      seconds += c.test.seconds;
      cases += fmt::format("    <testcase name=\"{}\" classname=\"{}\" time=\"{:.3f}\"", markup_text(name_of(c)),
                           markup_text(g.name), c.test.seconds);
      if (c.verdict == "passed") {
        cases += "/>\n";
        continue;
      }
      const char* kind = c.verdict == "FAILED" ? "failure" : c.verdict == "undecided" ? "skipped" : "error";
      ++(c.verdict == "FAILED" ? failures : c.verdict == "undecided" ? skipped : errors);
      cases += fmt::format(">\n      <{0} message=\"{1}: {2}\">{3}</{0}>\n    </testcase>\n", kind, c.verdict,
                           markup_text(c.test.words), markup_text(c.test.report, true));
    }
    text += fmt::format(
        "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\" time=\"{:.3f}\">\n{}"
        "  </testsuite>\n",
        markup_text(g.name), g.checks.size(), failures, errors, skipped, seconds, cases);
  }
  return text + "</testsuites>\n";
}

std::string page_name(const std::vector<Graded>& graded, size_t i) {
  const std::string name = file_safe(graded[i].name);
  const auto same = [&](const Graded& g) { return &g != &graded[i] && file_safe(g.name) == name; };
  const bool unique = name != "index" && std::none_of(graded.begin(), graded.end(), same);
  return name + (unique ? "" : fmt::format("-{}", i + 1)) + ".html";
}

std::string grades_as_html(const std::vector<Graded>& graded, double seconds) {
  std::string text = "<!doctype html>\n<html lang=\"en\">\n<title>Marks</title>\n" + std::string(kMarksStyle) +
                     "<h1>Marks</h1>\n<table>\n<tr><th>submission<th class=\"n\">points";
  if (!graded.empty())
    for (const CheckOutcome& c : graded[0].checks)
      text += fmt::format("<th>{} <small>({})</small>", breakable(name_of(c)), c.points);
  text += "\n";
  for (size_t i = 0; i < graded.size(); ++i) {
    const Graded& g = graded[i];
    text += fmt::format("<tr><td><a href=\"{}\">{}</a><td class=\"n\">{}/{}", markup_text(page_name(graded, i)),
                        markup_text(g.name), g.points(), g.most_points());
    for (const CheckOutcome& c : g.checks)
      text += fmt::format("<td class=\"{}\" title=\"{}\">{}", class_of(c), markup_text(c.test.words), c.verdict);
    text += "\n";
  }
  const std::string summary = grades_summary(graded, seconds);  // (between line ends)
  return text +
         fmt::format("</table>\n<footer>{}</footer>\n</html>\n", markup_text(summary.substr(1, summary.size() - 2)));
}

std::string grade_as_html(const Graded& g) {
  std::string text = fmt::format(
      "<!doctype html>\n<html lang=\"en\">\n<title>{0}: {1}/{2}</title>\n{3}<p><a href=\"index.html\">all "
      "marks</a></p>\n"
      "<h1>{0}: {1} of {4}</h1>\n",
      markup_text(g.name), g.points(), g.most_points(), kMarksStyle, counted(g.most_points(), "point"));
  if (!g.problem.empty()) text += fmt::format("<p class=\"bad\">{}</p>\n", markup_text(g.problem));
  for (const std::string& remark : g.remarks)
    text += fmt::format("<p class=\"undecided\">{}</p>\n", markup_text(remark));
  for (const CheckOutcome& c : g.checks) {
    text += fmt::format("<section>\n<h2><span class=\"points\">{}/{}</span>{} <span class=\"{}\">{}</span></h2>\n",
                        c.earned(), c.points, markup_text(name_of(c)), class_of(c), c.verdict);
    if (!c.test.words.empty()) text += fmt::format("<p>{}</p>\n", markup_text(c.test.words));
    if (c.verdict != "passed" && !c.test.report.empty())
      text +=
          fmt::format("<pre>{}</pre>\n", markup_text(report_for_terminal(c.test.report, kPageColumns, false), true));
    text += "</section>\n";
  }
  return text + "</html>\n";
}

}  // namespace heddle::cli
