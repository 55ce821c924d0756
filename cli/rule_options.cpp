#include "cli/rule_options.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>

#include "cli/option_groups.h"
#include "tester/words.h"
#include "vm/base/read_file.h"

namespace heddle::cli {
namespace {

constexpr char kRule[] = "rule", kRuleLines[] = "rule-lines";  // options of a schedule

}  // namespace

void RuleOptions::add_to(CLI::App& app, bool explores) {
  app.add_flag("--rules{default}", words_,
               "rules about locks and threads: default, all, or names of rules and categories, separated by commas")
      ->type_name("NAMES");
  add_file(app, "--rules-file", &file_, "rules of your own, and actions of others (docs/rules.md)");
  app.add_flag("--summary", summary, "locks, threads and lock order in figures");
  if (explores)
    add_number(app, "--rules-runs", &most_runs, 1, 1'000'000, "rules look at so many of the schedules (1000)");
}

bool RuleOptions::check() {
  std::string error;
  if (!words_.empty() && !rules::select_rules(words_, &selection, &error)) {
    std::fprintf(stderr, "vm: --rules: %s\n", error.c_str());
    return false;
  }
  if (file_.empty()) return true;
  std::string text;
  if (!base::read_file(file_, &text, &error)) {
    std::fprintf(stderr, "vm: --rules-file: %s: %s\n", file_.c_str(), error.c_str());
    return false;
  }
  if (rules::read_rules(text, &selection.file, &error)) return true;
  std::fprintf(stderr, "%s:%s\n", file_.c_str(), error.c_str());
  return false;
}

void RuleOptions::describe(const tester::RuleFinding& finding, interp::Schedule* schedule) const {
  if (!selection.file.lines.empty())
    schedule->options.emplace_back(kRuleLines, fmt::format("{}", fmt::join(selection.file.lines, "\n")));
  schedule->options.emplace_back(kRule, finding.rule);
  schedule->verdict = to_string(finding.key);
}

bool selection_of(const interp::Schedule& schedule, rules::Selection* selection, std::string* error) {
  std::string lines;
  for (const auto& [name, value] : schedule.options) {
    if (name == kRuleLines) lines += value + "\n";
    if (name != kRule) continue;
    // (A rule of the user's own is in the lines.)
    std::string unknown;
    if (!rules::select_rules(value, selection, &unknown)) selection->any = true;
  }
  return rules::read_rules(lines, &selection->file, error);
}

std::string rules_text(const tester::RuleReport& report, const RuleOptions& options, const std::string& replay,
                       bool runs) {
  std::string text;
  for (const tester::RuleFinding& f : report.findings) text += tester::rule_finding_text(f, replay) + "\n";
  if (options.has_rules()) {
    text += "rules: " + tester::broken_rules_text(report);
    if (runs)
      text += fmt::format("; {} looked at", report.runs == report.schedules
                                                ? tester::counted_of(report.runs, "schedule")
                                                : fmt::format("{} of {} schedules", tester::counted(report.runs),
                                                              tester::counted(report.schedules)));
    text += "\n";
  }
  if (options.summary || (options.has_rules() && !runs)) text += tester::summary_text(report.summary);
  if (options.summary) text += tester::lock_order_text(report.lock_order);
  return text;
}

}  // namespace heddle::cli
