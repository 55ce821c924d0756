// What was predicted and what came of it, in words.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "tester/words.h"

namespace heddle::tester {
namespace {

std::string where(const Place& p) { return fmt::format("{}:{}", p.file, p.line); }

std::string access_text(const PredictedSchedule::Event& e) {
  return fmt::format("{} {} at {}", e.thread, e.write ? "writes" : "reads", where(e.place));
}

// "RWW of Account.balance: alice reads at Bank.java:7, bob writes at Bank.java:8, alice writes at Bank.java:8".
std::string what_text(const PredictedSchedule& s) {
  std::string text = s.pattern;
  if (!s.variable.empty()) text += " of " + s.variable;
  for (size_t i = 0; i < s.events.size(); ++i) {
    text += i == 0 ? ": " : ", ";
    text += s.variable.empty() ? fmt::format("{} at {}", s.events[i].thread, where(s.events[i].place))
                               : access_text(s.events[i]);
  }
  return text;
}

// What is said of it, and in which order: failures first.
std::pair<int, std::string> fate_of(const PredictedSchedule& s) {
  std::string fate = s.fate;
  int rank = 5;
  if (s.fate == "failed") rank = 0;
  else if (s.confirmed) rank = 1, fate = s.pattern == "race" ? "confirmed: both stand there at once" : "confirmed";
  else if (s.fate == "unfinished") rank = 2, fate = "the program went on and on";
  else if (s.pattern == "race" || s.pattern == "deadlock") rank = 3, fate = "refuted: the program does not go there";
  else if (s.fate == "infeasible") rank = 4;
  if (s.fate == "failed" && s.repaired) fate += ", repaired";
  return {rank, fate};
}

}  // namespace

std::string predictions_text(const Predictions& p) {
  constexpr size_t kMost = 12;
  std::map<std::string, u64> fates;
  for (const PredictedSchedule& s : p.schedules) ++fates[fate_of(s).second];
  std::string text = fmt::format("observed: one run of {} by {} ({}, {}, {}){}\n", counted_of(p.steps, "step"),
                                 counted_of(p.threads, "thread"), counted_of(p.variables, "shared variable"),
                                 counted_of(p.locks, "lock"), counted_of(p.switches, "switch", "es"),
                                 p.observed_end.empty() ? "" : "; " + p.observed_end);
  if (!p.observed_finding.empty()) text.insert(text.size() - 1, "; it fails");
  std::vector<std::string> parts;
  for (const auto& [fate, count] : fates) parts.push_back(fmt::format("{} {}", counted(count), fate));
  text += fmt::format("predicted: {}{}{}\n", counted_of(p.schedules.size() + p.not_run, "schedule"),
                      parts.empty() ? "" : ": " + joined(parts),
                      p.not_run == 0 ? "" : fmt::format("; {} not run: a limit came before", counted(p.not_run)));
  std::vector<const PredictedSchedule*> shown;
  for (const PredictedSchedule& s : p.schedules)
    if (fate_of(s).first <= 3) shown.push_back(&s);
  std::stable_sort(shown.begin(), shown.end(),
                   [](const auto* a, const auto* b) { return fate_of(*a).first < fate_of(*b).first; });
  // Like ones are told once.
  std::vector<std::pair<std::string, u64>> lines;
  for (const PredictedSchedule* s : shown) {
    const std::string line = fmt::format("{}: {}", what_text(*s), fate_of(*s).second);
    const auto known = std::find_if(lines.begin(), lines.end(), [&](const auto& l) { return l.first == line; });
    if (known == lines.end()) lines.emplace_back(line, 1);
    else ++known->second;
  }
  for (size_t i = 0; i < lines.size() && i < kMost; ++i)
    text += fmt::format("  {}{}\n", lines[i].first,
                        lines[i].second == 1 ? "" : fmt::format(" ({} times)", lines[i].second));
  if (lines.size() > kMost) text += fmt::format("  ... {} more (all of them: --format=json)\n", lines.size() - kMost);
  return text;
}

}  // namespace heddle::tester
