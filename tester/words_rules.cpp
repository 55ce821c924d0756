// The English about what rules have found, and about summaries of runs.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "tester/explain.h"
#include "tester/rule_report.h"
#include "tester/words.h"
#include "vm/base/shell_text.h"

namespace heddle::tester {
namespace {

// Rows of cells below each other; the first column is flush left, the others flush right.
std::string table(const std::vector<std::vector<std::string>>& rows, const char* indent) {
  std::vector<size_t> widths;
  for (const auto& row : rows)
    for (size_t i = 0; i < row.size(); ++i) {
      widths.resize(std::max(widths.size(), i + 1));
      widths[i] = std::max(widths[i], row[i].size());
    }
  std::string text;
  for (const auto& row : rows) {
    std::string line = indent;
    for (size_t i = 0; i < row.size(); ++i)
      line += i == 0 ? fmt::format("{:<{}}", row[i], widths[i]) : fmt::format("  {:>{}}", row[i], widths[i]);
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

std::string duration_text(const Duration& d) { return counted(d.steps) + " = " + time_text(d.nanoseconds); }

}  // namespace

std::string rule_headline(const RuleFinding& f) { return fmt::format("{} ({}): {}", f.rule, f.category, f.message); }

std::string rule_finding_text(const RuleFinding& f, const std::string& replay) {
  std::string text = rule_headline(f) + "\n";
  std::vector<std::string> lines;
  size_t width = 0;
  for (const RuleEvent& e : f.events) {
    lines.push_back(e.thread.empty() ? e.text : e.thread + " " + e.text);
    width = std::max(width, lines.back().size());
  }
  for (size_t i = 0; i < lines.size(); ++i) {
    const Place& place = f.events[i].place;
    text +=
        place.line == 0 ? "  " + lines[i] + "\n" : fmt::format("  {:<{}}  {}\n", lines[i], width, place_text(place));
  }
  if (f.count > 1) text += fmt::format("  (in {} of the runs)\n", counted(f.count));
  if (!f.schedule_file.empty())
    text += fmt::format("  see it again: {} {}\n", replay, base::shell_word(f.schedule_file));
  return text;
}

std::string broken_rules_text(const RuleReport& report) {
  std::set<std::string> broken;
  for (const RuleFinding& f : report.findings) broken.insert(f.rule);
  if (broken.empty())
    return report.rules.size() == 1 ? "the rule " + report.rules.front() + " is kept"
                                    : fmt::format("no rule of {} is broken", report.rules.size());
  return fmt::format("{} broken ({})", broken.size() == 1 ? "1 rule is" : fmt::format("{} rules are", broken.size()),
                     counted_of(report.findings.size(), "finding"));
}

std::string summary_text(const RunSummary& s) {
  std::string text = fmt::format("summary: {}, {} of virtual time, {}; on average {:.2f} threads could run\n",
                                 counted_of(s.length.steps, "step"), time_text(s.length.nanoseconds),
                                 counted_of(s.threads.size(), "thread"), s.parallelism);
  if (!s.locks.empty()) {
    std::vector<std::vector<std::string>> rows = {
        {"lock", "acquired", "contended", "held (steps = time)", "longest", "waited for", "longest", "waiters"}};
    for (const LockUse& l : s.locks)
      rows.push_back({l.lock, counted(l.acquisitions), counted(l.contended), duration_text(l.held),
                      duration_text(l.longest_held), duration_text(l.waited), duration_text(l.longest_wait),
                      counted(l.most_waiters)});
    text += table(rows, "  ");
  }
  std::vector<std::vector<std::string>> rows = {{"thread", "running", "runnable", "blocked", "waiting", "sleeping"}};
  for (const ThreadUse& t : s.threads)
    rows.push_back({t.thread, counted(t.running), counted(t.runnable), counted(t.blocked), counted(t.waiting),
                    counted(t.sleeping)});
  text += table(rows, "  ");
  for (const LockUse& l : s.locks)
    if (l.coarse)
      text += fmt::format("  {} is coarse, perhaps: {} holds it for {} % of its steps, and others wait\n", l.lock,
                          l.main_user, l.main_users_share);
  return text;
}

std::string lock_order_text(const std::vector<LockOrder>& order) {
  if (order.empty()) return "";
  std::string text = "lock order:\n";
  for (const LockOrder& o : order) {
    text += fmt::format("  {} before {}{}\n", o.held, o.acquired, o.in_cycle ? " (and back)" : "");
    for (const LockOrder::Seen& s : o.seen)
      text += fmt::format("    {}: {}, {}\n", s.thread, place_text(s.held_at), place_text(s.acquired_at));
  }
  return text;
}

}  // namespace heddle::tester
