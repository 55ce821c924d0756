#include "cli/comparison.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "tester/words.h"

namespace heddle::cli {
namespace {

// In a table.
std::string shortened(std::string text) {
  constexpr size_t kMost = 80;
  if (text.size() <= kMost) return text;
  text.resize(text.find_last_of(' ', kMost));
  return text + " ...";
}

// As HTML has it.
std::string html_text(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c == '<') out += "&lt;";
    else if (c == '>') out += "&gt;";
    else if (c == '&') out += "&amp;";
    else if (c == '"') out += "&quot;";
    else out += c;
  }
  return out;
}

std::string budget_text(const Comparison& c) {
  return fmt::format("budget of each: {:g} s, {} runs if it samples; seed {}", c.seconds, tester::counted(c.runs),
                     c.seed);
}

constexpr const char* kTableStyle =
    ":root{color-scheme:light dark;--bar:#2a6fb0;--none:#b0b6bd;--line:#d5d9de}"
    "@media(prefers-color-scheme:dark){:root{--bar:#6aaee8;--none:#5b626a;--line:#3a4047}}"
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "table{border-collapse:collapse;width:100%}td,th{padding:.3rem .6rem;border-bottom:1px solid "
    "var(--line);text-align:right}"
    "td:first-child,th:first-child,td.f,th.f{text-align:left}td.b{width:30%;text-align:left}"
    ".bar{height:.9rem;background:var(--bar);min-width:2px}.none{background:repeating-linear-gradient(45deg,var(--none)"
    " 0 4px,transparent 4px 8px)}"
    "@media(max-width:40rem){td.b,th.b{display:none}}@media print{body{margin:0}}";

}  // namespace

std::string comparison_text(const Comparison& c) {
  std::string text = fmt::format("{}: {}\n\n{:<12} {:<14} {:>10} {:>10} {:>12} {:>9}  {}\n", c.program, budget_text(c),
                                 "strategy", "verdict", "found in", "of runs", "blocks", "seconds", "first finding");
  for (const StrategyOutcome& o : c.outcomes)
    text += fmt::format("{:<12} {:<14} {:>10} {:>10} {:>12} {:>9.2f}  {}\n", o.strategy, o.verdict,
                        o.first == 0 ? "-" : tester::counted(o.first), tester::counted(o.runs),
                        tester::counted(o.blocks), o.seconds, shortened(o.found.value_or("-")));
  return text;
}

nlohmann::ordered_json comparison_json(const Comparison& c) {
  nlohmann::ordered_json outcomes = nlohmann::ordered_json::array();
  for (const StrategyOutcome& o : c.outcomes) {
    nlohmann::ordered_json j{{"strategy", o.strategy}, {"verdict", o.verdict}, {"found", o.found.has_value()},
                             {"runs", o.runs},         {"blocks", o.blocks},   {"seconds", o.seconds}};
    if (o.found) {
      j["finding"] = *o.found;
      j["first_run"] = o.first;
    }
    outcomes.push_back(std::move(j));
  }
  return {{"schema", "heddle-comparison"},    {"version", 1},          {"program", c.program},
          {"budget_seconds", c.seconds},      {"budget_runs", c.runs}, {"seed", c.seed},
          {"strategies", std::move(outcomes)}};
}

std::string comparison_html(const Comparison& c) {
  double most = 0.01;
  for (const StrategyOutcome& o : c.outcomes) most = std::max(most, o.seconds);
  std::string rows;
  for (const StrategyOutcome& o : c.outcomes) {
    // From a hundredth of a second on, each tenfold as wide as the other.
    const double share =
        std::max(0.0, std::log10(std::max(o.seconds, 0.01) / 0.01)) / std::max(1.0, std::log10(most / 0.01));
    rows += fmt::format(
        "<tr><th scope=\"row\">{}</th><td class=\"f\">{}</td><td>{}</td><td>{}</td><td>{}</td><td>{:.2f}</td>"
        "<td class=\"b\"><div class=\"bar{}\" style=\"width:{:.1f}%\"></div></td><td class=\"f\">{}</td></tr>\n",
        html_text(o.strategy), html_text(o.verdict), o.first == 0 ? "-" : tester::counted(o.first),
        tester::counted(o.runs), tester::counted(o.blocks), o.seconds, o.found ? "" : " none", share * 100,
        html_text(o.found.value_or("-")));
  }
  return fmt::format(
      "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
      "content=\"width=device-width\">"
      "<title>{0}: strategies</title><style>{1}</style></head>\n<body><h1>{0}</h1><p>{2}. A bar is as long as it took, "
      "on a "
      "logarithmic scale; hatched: nothing was found.</p>\n<table><thead><tr><th scope=\"col\">strategy</th><th "
      "scope=\"col\" "
      "class=\"f\">verdict</th><th scope=\"col\">found in run</th><th scope=\"col\">of runs</th><th "
      "scope=\"col\">blocks</th><th "
      "scope=\"col\">seconds</th><th scope=\"col\" class=\"b\"></th><th scope=\"col\" class=\"f\">first "
      "finding</th></tr></thead>\n<tbody>\n{3}</tbody></table></body></html>\n",
      html_text(c.program), kTableStyle, html_text(budget_text(c)), rows);
}

}  // namespace heddle::cli
