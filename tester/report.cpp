#include "tester/report.h"

#include <fmt/format.h>

#include <algorithm>

#include "tester/explain.h"

namespace heddle::tester {
namespace {

constexpr size_t kMaxRows = 26;        // of a schedule; more are elided in the middle
constexpr size_t kMaxColumns = 4;      // threads side by side; more become a list
constexpr size_t kMaxShown = 3;        // findings in full; the others get a line

bool is_noise(const StepReport& s) {
  return s.what == "ends" && !s.switches;
}

std::string in_place(const Place& p) { return p.line == 0 ? "" : ":" + std::to_string(p.line); }

std::string clip(std::string s, size_t width) {
  if (s.size() <= width) return s;
  return s.substr(0, width > 2 ? width - 2 : 0) + "..";
}

std::string source_excerpt(const Place& p, const ReportOptions& o) {
  if (!o.source_line || p.line == 0) return "";
  std::string line = o.source_line(p.file, p.line);
  size_t first = line.find_first_not_of(" \t");
  if (first == std::string::npos) return "";
  return fmt::format("      {:>4} | {}\n", p.line, clip(line.substr(first), o.width - 14));
}

const Place* first_user_place(const std::vector<Place>& stack) {
  for (const Place& p : stack)
    if (!p.library && p.line != 0) return &p;
  return nullptr;
}

std::string joined(const std::vector<std::string>& items, const char* separator = ", ") {
  std::string s;
  for (const std::string& i : items) s += (s.empty() ? "" : separator) + i;
  return s;
}

std::string thread_lines(const Finding& f, const ReportOptions& o) {
  std::string s;
  // Who wants a monitor first, then who waits, then who only joins those.
  std::vector<ThreadReport> threads = f.threads;
  auto rank = [](const ThreadReport& t) { return t.state == "wants monitor" ? 0 : t.state == "joins" ? 2 : 1; };
  std::stable_sort(threads.begin(), threads.end(),
                   [&](const ThreadReport& a, const ThreadReport& b) { return rank(a) < rank(b); });
  for (const ThreadReport& t : threads) {
    if (t.state == "has ended" || t.state == "runs") continue;
    const Place* at = first_user_place(t.stack);
    s += fmt::format("  {} {} {}{}{}{}\n", t.thread, t.state == "wants monitor" ? "wants" : t.state, t.wants,
                     t.wanted_from.empty() || t.state == "joins" ? "" : ", which " + t.wanted_from + " has",
                     t.holds.empty() ? "" : "; it holds " + joined(t.holds),
                     at ? fmt::format("   ({} in {})", place_text(*at), at->method) : "");
    if (at) s += source_excerpt(*at, o);
  }
  return s;
}

// The schedule in columns, one a thread; only the steps that matter.
std::string schedule_table(const Finding& f, const ReportOptions& o) {
  std::vector<const StepReport*> rows;
  // The main thread's life before it starts the first thread is not part of the story.
  size_t first = 0;
  while (first < f.steps.size() && !f.steps[first].what.starts_with("starts ")) ++first;
  if (first == f.steps.size()) first = 0;
  for (size_t i = first; i < f.steps.size(); ++i)
    if (!is_noise(f.steps[i])) rows.push_back(&f.steps[i]);
  if (rows.empty()) return "";
  std::vector<std::string> threads;
  for (const StepReport* r : rows)
    if (std::find(threads.begin(), threads.end(), r->thread) == threads.end()) threads.push_back(r->thread);

  std::string s = "\nthe schedule that shows it (each row is one operation; top to bottom in time):\n";
  bool columns = threads.size() <= kMaxColumns;
  size_t width = std::min<size_t>(34, (o.width - 4) / std::max<size_t>(1, threads.size()));
  if (columns) {
    s += "  ";
    for (const std::string& t : threads) s += fmt::format("{:<{}}", clip(t, width - 2), width);
    while (s.back() == ' ') s.pop_back();
    s += "\n";
  }
  auto row = [&](const StepReport& r) {
    std::string cell = r.what + (r.place.line ? " " + in_place(r.place) : "");
    std::string line;
    if (columns) {
      size_t column = static_cast<size_t>(std::find(threads.begin(), threads.end(), r.thread) - threads.begin());
      line = "  " + std::string(column * width, ' ') + clip(cell, o.width - 2 - column * width);
    } else {
      line = fmt::format("  {:<12} {}", clip(r.thread, 12), clip(cell, o.width - 16));
    }
    if (r.preempts) line += "   <- switch";
    return line + "\n";
  };
  if (rows.size() <= kMaxRows) {
    for (const StepReport* r : rows) s += row(*r);
  } else {
    size_t head = kMaxRows / 3, tail = kMaxRows - head;
    for (size_t i = 0; i < head; ++i) s += row(*rows[i]);
    s += fmt::format("  ... {} more operations (all of them: --format=json, or the schedule file) ...\n",
                     rows.size() - head - tail);
    for (size_t i = rows.size() - tail; i < rows.size(); ++i) s += row(*rows[i]);
  }
  return s;
}

std::string access_lines(const Finding& f, const ReportOptions& o) {
  std::string s;
  for (const AccessReport& a : f.accesses) {
    const Place* at = first_user_place(a.stack);
    s += fmt::format("  {} {} {} holding {}{}\n", a.thread, a.write ? "writes" : "reads", f.variable,
                     a.locks.empty() ? "no lock" : joined(a.locks),
                     at ? fmt::format("   ({} in {})", place_text(*at), at->method) : "");
    if (at) s += source_excerpt(*at, o);
  }
  return s;
}

std::string headline(const Finding& f) {
  switch (f.kind) {
    case FindingKind::AssertionFailed:
      return fmt::format("assertion failed in thread {}: {}", f.thread, f.message);
    case FindingKind::UncaughtException:
      return fmt::format("uncaught exception in thread {}: {}", f.thread, f.message);
    case FindingKind::DataRace:
      return "data race on " + f.variable + ": " + f.message;
    case FindingKind::LockDiscipline:
      return "lock discipline broken on " + f.variable + ": " + f.message;
    default:
      return std::string(to_string(f.kind)) + ": " + f.message;
  }
}

std::string number(u64 n) {
  std::string digits = std::to_string(n), s;
  for (size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && (digits.size() - i) % 3 == 0) s += ',';
    s += digits[i];
  }
  return s;
}

std::string explored_line(const ExploreResult& r, const ExploreOptions& o) {
  const Counts& c = r.counts;
  std::string s = fmt::format("explored ({}): ", o.mode.name);
  if (o.mode.cache || o.mode.merge_states)
    s += fmt::format("{} states, {} runs to an end or to a state seen before, ", number(c.states),
                     number(c.schedules()));
  else
    s += fmt::format("{} schedules, ", number(c.schedules()));
  s += fmt::format("{} complete, {} cut, {} aborted, {} stuck; {} blocks in {:.2f} s", number(c.complete),
                   number(c.cut), number(c.aborted), number(c.stuck), number(c.blocks), r.seconds);
  return s;
}

}  // namespace

size_t failures(const ExploreResult& result, bool strict_discipline) {
  size_t n = 0;
  for (const Finding& f : result.findings)
    n += is_failure(f.kind) || (strict_discipline && f.kind == FindingKind::LockDiscipline);
  return n;
}

std::string finding_text(const Finding& f, const ReportOptions& o) {
  std::string s = headline(f) + "\n";
  if (const Place* at = first_user_place(f.stack)) {
    s += fmt::format("  {} in {}\n", place_text(*at), at->method);
    s += source_excerpt(*at, o);
  }
  if (f.kind == FindingKind::DataRace || f.kind == FindingKind::LockDiscipline) s += access_lines(f, o);
  if (f.kind == FindingKind::Deadlock) s += thread_lines(f, o);
  if (f.kind != FindingKind::LockDiscipline) s += schedule_table(f, o);
  return s;
}

std::string text_report(const ExploreResult& r, const ExploreOptions& options, const ReportOptions& o) {
  std::string s;
  size_t bad = failures(r, options.strict_discipline);
  bool complete = r.end == SearchEnd::Exhausted && r.counts.too_long == 0;
  bool raced = std::any_of(r.findings.begin(), r.findings.end(), [](const Finding& f) {
    return f.kind == FindingKind::DataRace;
  });

  if (bad > 0)
    s += fmt::format("FAILED: {} in {}\n\n", bad == 1 ? "1 finding" : std::to_string(bad) + " findings", o.program);
  else if (complete)
    s += fmt::format("PASSED: no schedule of {} fails\n\n", o.program);
  else
    s += fmt::format("NOTHING FOUND in {}, but the exploration ended at a limit: not a proof\n\n", o.program);

  size_t shown = 0, number_of = 0;
  for (const Finding& f : r.findings) {
    ++number_of;
    bool failure = is_failure(f.kind) || options.strict_discipline;
    std::string title = r.findings.size() > 1 ? fmt::format("{}. ", number_of) : "";
    if (shown >= (bad > 1 ? kMaxShown : 1) || (!failure && bad > 0)) {
      s += title + headline(f) + "\n";
    } else {
      ++shown;
      s += title + finding_text(f, o);
    }
    if (f.count > 1) s += fmt::format("  (seen in {} places of the search)\n", number(f.count));
    if (!f.schedule_file.empty() && failure)
      s += fmt::format("  see it again: {} replay {}\n", o.command, f.schedule_file);
    s += "\n";
  }
  s += explored_line(r, options) + "\n";
  if (!r.outputs.empty()) {
    s += fmt::format("outputs {}: {}\n", options.outcomes ? "(complete)" : "seen (--outcomes explores all orders of prints)",
                     r.outputs.size());
  }

  std::vector<std::string> rests;
  if (options.mode.name != "proof" && options.mode.name != "all")
    rests.push_back("the guarantees of paper mode " + options.mode.name + " only (docs/exploration.md)");
  rests.push_back(raced ? "the lock discipline is broken: schedules that split the racing accesses were not explored"
                  : options.detect_races ? "the lock discipline, checked on every path" : "the lock discipline, NOT checked");
  if (r.counts.timeouts_limited || options.limits.max_timeouts)
    rests.push_back(fmt::format("at most {} timeouts a thread", options.limits.max_timeouts));
  rests.push_back("this input");
  if (options.mode.cache)
    rests.push_back(fmt::format("128-bit state digests (chance of a collision below {:.0e})",
                                std::max(1e-30, static_cast<double>(r.counts.states) *
                                                    static_cast<double>(r.counts.states) / 6.8e38)));
  if (r.evicted_states)
    rests.push_back(fmt::format("{} states were forgotten for --cache-mb: some work was repeated", number(r.evicted_states)));
  s += "rests on: " + joined(rests, "; ") + "\n";
  if (r.unconfirmed)
    s += fmt::format("{} findings did not replay after a race and were dropped\n", r.unconfirmed);

  auto again = [&](const std::string& option) {
    return fmt::format("{} --systematic{} {} {}", o.command, options.mode.name == "proof" ? "" : "=" + options.mode.name,
                       option, o.source_argument);
  };
  switch (r.end) {
    case SearchEnd::Exhausted: break;
    case SearchEnd::TimeLimit:
      s += fmt::format("stopped after {:.0f} s; to go on longer: {}\n", options.limits.max_seconds,
                       again(fmt::format("--max-time={:.0f}", options.limits.max_seconds * 10)));
      break;
    case SearchEnd::ScheduleLimit:
      s += fmt::format("stopped after {} schedules; for more: {}\n", number(options.limits.max_schedules),
                       again(fmt::format("--max-schedules={}", options.limits.max_schedules * 10)));
      break;
    case SearchEnd::FindingLimit:
      s += options.limits.first
               ? fmt::format("stopped at the first finding; for all: {}\n", again("").substr(0))
               : fmt::format("stopped at {} findings; for more: {}\n", options.limits.max_findings,
                             again(fmt::format("--max-findings={}", options.limits.max_findings * 10)));
      break;
    case SearchEnd::Interrupted:
      s += "interrupted: this is the report so far\n";
      break;
  }
  if (r.counts.too_long)
    s += fmt::format("{} paths were cut off after {} blocks\n", number(r.counts.too_long), number(options.limits.max_depth));
  return s;
}

std::string stats_line(const ExploreResult& r) {
  const Counts& c = r.counts;
  return fmt::format(
      "stats: schedules={} complete={} cut={} aborted={} stuck={} pruned={} states={} nodes={} blocks={} attempts={} "
      "outcomes={} first-failure={} findings={} restarts={}\n",
      c.schedules(), c.complete, c.cut, c.aborted, c.stuck, c.pruned, c.states, c.nodes, c.blocks, c.attempts,
      r.outputs.size(), c.first_failure, r.findings.size(), r.restarts);
}

}  // namespace heddle::tester
