// The report's part about one finding: what happened, and where the threads stand.
#include <fmt/format.h>

#include <algorithm>

#include "tester/report.h"
#include "tester/report_lines.h"
#include "tester/words.h"

namespace heddle::tester {
namespace {

constexpr size_t kMaxCallers = 2;  // of an access or a blocked call

std::string source_excerpt(const Place& p, const ReportOptions& o) {
  if (!o.source_line || p.line == 0) return "";
  std::string line = o.source_line(p.file, p.line);
  size_t first = line.find_first_not_of(" \t");
  if (first == std::string::npos) return "";
  line.erase(0, first);
  // A long line begins near what it is about.
  const size_t room = o.width - 14, length = characters_in(line), at = p.column <= first + 1 ? 0 : p.column - 1 - first;
  if (length <= room || at <= room / 2 || at >= length)
    return fmt::format("      {:>4} | {}\n", p.line, clip(line, room));
  const size_t from = std::min(at - room / 2, length - room + 3);
  return fmt::format("      {:>4} | ...{}\n", p.line, clip(line.substr(byte_of_character(line, from)), room - 3));
}

// "   (Bank.java:12 in Bank.deposit)", its line, and who called.
std::string place_lines(const std::vector<Place>& stack, const ReportOptions& o) {
  std::string s, callers;
  const Place* first = nullptr;
  size_t shown = 0;
  for (const Place& p : stack) {
    if (p.library || p.line == 0 || p.method.find("$$Lambda$") != std::string::npos) continue;
    if (first == nullptr) {
      first = &p;
      s = fmt::format("   ({} in {})\n", place_text(p), method_text(p)) + source_excerpt(p, o);
    } else if (shown++ < kMaxCallers) {
      callers += fmt::format("{}{} in {}", callers.empty() ? "             called from " : ", from ", place_text(p),
                             method_text(p));
    }
  }
  if (first == nullptr) return "\n";
  return s + (callers.empty() ? "" : callers + "\n");
}

std::string thread_lines(const Finding& f, const ReportOptions& o) {
  std::string s;
  if (f.kind == FindingKind::NeverTerminates && f.key.kind != CauseKind::Idle)
    for (const ThreadReport* t : who_goes_round(f)) s += "  " + t->thread + " goes round" + place_lines(t->stack, o);
  // Who wants a monitor first, then who waits, then who only joins those.
  std::vector<ThreadReport> threads = f.threads;
  auto rank = [](const ThreadReport& t) {
    return t.status == ThreadStatus::WantsMonitor ? 0 : t.status == ThreadStatus::Joins ? 2 : 1;
  };
  std::stable_sort(threads.begin(), threads.end(),
                   [&](const ThreadReport& a, const ThreadReport& b) { return rank(a) < rank(b); });
  for (const ThreadReport& t : threads) {
    if (t.status == ThreadStatus::HasEnded || t.status == ThreadStatus::Runs) continue;
    s += "  " + stuck_text(t, f.deadlock_kind) + (t.idle_worker ? "\n" : place_lines(t.stack, o));
  }
  return s;
}

// What the failed condition read, and who wrote that.
std::string variable_lines(const Finding& f) {
  std::string s;
  for (const VariableReport& v : f.variables) s += "  " + last_write_text(v) + "\n";
  return s;
}

std::string sleep_lines(const Finding& f) {
  std::string s;
  for (const SleepReport& r : f.sleeps) s += "  note: " + sleep_note(r) + "\n";
  return s;
}

std::string access_lines(const Finding& f, const ReportOptions& o) {
  std::string s;
  for (const AccessReport& a : f.accesses)
    s += "  " + access_text(a, f.raced.empty() ? f.variable : f.raced.front()) + place_lines(a.stack, o);
  if (!f.guard.empty()) s += "  " + f.guard + "\n";
  return s;
}

}  // namespace

std::string finding_text(const Finding& f, const ReportOptions& o) {
  std::string s = headline(f) + "\n" + finding_explanation(f, o);
  if (f.kind != FindingKind::LockDiscipline) s += schedule_table(f, o);
  return s;
}

std::string finding_explanation(const Finding& f, const ReportOptions& o) {
  std::string s;
  if (const Place* at = first_user_place(f.stack)) {
    s += fmt::format("  {} in {}\n", place_text(*at), method_text(*at));
    s += source_excerpt(*at, o);
  }
  s += variable_lines(f);
  if (f.kind == FindingKind::DataRace || f.kind == FindingKind::LockDiscipline || f.kind == FindingKind::Finalization)
    s += access_lines(f, o);
  if (f.kind == FindingKind::Deadlock || f.kind == FindingKind::NeverTerminates) s += thread_lines(f, o);
  if (f.kind == FindingKind::UnexpectedOutput) s += quoted_output(f.output);
  s += sleep_lines(f);
  for (const std::string& hint : f.hints) s += "  hint: " + hint + "\n";
  return s;
}

}  // namespace heddle::tester
