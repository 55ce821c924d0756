// The report's part about one finding: what happened, where the threads stand, and the schedule as a table.
#include <fmt/format.h>

#include <algorithm>

#include "tester/report.h"
#include "tester/report_lines.h"
#include "tester/words.h"

namespace heddle::tester {
namespace {

using interp::StopKind;

constexpr size_t kMaxRows = 26;    // of a schedule; more are elided in the middle
constexpr size_t kMaxColumns = 4;  // threads side by side; more become a list
constexpr size_t kMaxCallers = 2;  // of an access or a blocked call

bool is_noise(const StepReport& s) { return s.operation.kind == StopKind::Death && !s.switches; }

std::string in_place(const Place& p) { return p.line == 0 ? "" : ":" + std::to_string(p.line); }

std::string source_excerpt(const Place& p, const ReportOptions& o) {
  if (!o.source_line || p.line == 0) return "";
  std::string line = o.source_line(p.file, p.line);
  size_t first = line.find_first_not_of(" \t");
  if (first == std::string::npos) return "";
  return fmt::format("      {:>4} | {}\n", p.line, clip(line.substr(first), o.width - 14));
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

// The value of an object born in another thread has that thread's path in its name: too much for a row.
std::string row_value(const std::string& value) {
  return value.empty() || value[0] == '"' ? value : value.substr(0, value.find('@'));
}

std::string own_text(const StepReport& s) {
  const std::string effect = short_effect_text(s);
  return step_text(s) + (s.value.empty() ? "" : " = " + row_value(s.value)) + (effect.empty() ? "" : ": " + effect);
}

// Of an operation inside a call of the library, is there more to be said than the call's name?
bool matters_inside_call(const OperationReport& o) {
  return o.kind == StopKind::Start || o.kind == StopKind::Waiting || o.manner == Manner::Spurious ||
         o.manner == Manner::TimeUp || o.manner == Manner::Late;
}

std::vector<TableRow> table_rows(const Finding& f) {
  std::vector<TableRow> rows;
  // The main thread's life before it starts the first thread is not part of the story.
  size_t first = 0;
  while (first < f.steps.size() && f.steps[first].operation.kind != StopKind::Start) ++first;
  if (first == f.steps.size()) first = 0;
  for (size_t i = first; i < f.steps.size(); ++i) add_row(f.steps[i], &rows);
  add_last_words(f, &rows);
  return rows;
}

// The schedule in columns, one a thread; only the steps that matter.
std::string schedule_table(const Finding& f, const ReportOptions& o) {
  std::vector<TableRow> rows = table_rows(f);
  if (rows.empty()) return "";
  shorten_rows(o.program, &rows);
  std::vector<std::string> threads;
  for (const TableRow& r : rows)
    if (std::find(threads.begin(), threads.end(), r.thread) == threads.end()) threads.push_back(r.thread);

  std::string s =
      "\nthe schedule that shows it (top to bottom in time; \"<- switch\": a thread that could go on is "
      "interrupted):\n";
  bool columns = threads.size() <= kMaxColumns;
  // A row has one cell only, which may run on to the right: the columns overlap where there are many.
  const size_t width = threads.size() < 2 ? 34 : std::clamp<size_t>(54 / (threads.size() - 1), 12, 34);
  if (columns) {
    s += "  ";
    for (const std::string& t : threads) s += fmt::format("{:<{}}", clip(t, width - 2), width);
    while (s.back() == ' ') s.pop_back();
    s += "\n";
  }
  auto row = [&](const TableRow& r) {
    std::string cell = r.text + (r.place.line ? " " + in_place(r.place) : "");
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
  size_t head = rows.size(), tail = 0;
  if (rows.size() > kMaxRows) head = kMaxRows / 3, tail = kMaxRows - head;
  for (size_t i = 0; i < head; ++i) s += row(rows[i]);
  if (tail > 0)
    s += fmt::format("  ... {} more operations (all of them: --format=json, or the schedule file) ...\n",
                     rows.size() - head - tail);
  for (size_t i = rows.size() - tail; i < rows.size(); ++i) s += row(rows[i]);
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

void add_row(const StepReport& s, std::vector<TableRow>* rows) {
  if (is_noise(s)) return;
  if (s.call.empty()) {
    rows->push_back({s.thread, own_text(s), "", s.place, s.preempts});
    return;
  }
  if (s.call_kind == CallKind::UncaughtReport) return;
  if (s.call_kind == CallKind::Constructor && s.operation.kind != StopKind::Start) return;
  const bool goes_on = s.operation.kind == StopKind::Reacquire, waits = s.operation.kind == StopKind::Wait;
  if (rows->empty() || rows->back().thread != s.thread || rows->back().call != s.call ||
      rows->back().place.line != s.place.line)
    rows->push_back({s.thread, s.call + (goes_on ? " goes on" : ""), s.call, s.place, s.preempts});
  if (waits) rows->back().text = s.call + " waits";
  if (matters_inside_call(s.operation)) rows->back().text = s.call + ": " + step_text(s);
  if (!s.value.empty()) rows->back().text = s.call + " -> " + row_value(s.value);
}

// (Unless it has just been said.)
void add_last_words(const Finding& f, std::vector<TableRow>* rows) {
  for (const ThreadReport& t : f.threads) {
    if (f.kind != FindingKind::Deadlock || (t.status != ThreadStatus::WantsMonitor && t.status != ThreadStatus::Joins))
      continue;
    const Place* p = first_user_place(t.stack);
    rows->push_back({t.thread, last_word_text(t), "", p == nullptr ? Place{} : *p, false});
  }
}

void shorten_rows(const std::string& program, std::vector<TableRow>* rows) {
  const std::string main_class = program.substr(0, program.find('.')) + ".";
  for (TableRow& r : *rows)
    for (size_t at = r.text.find(" " + main_class); at != std::string::npos; at = r.text.find(" " + main_class))
      if (at + 1 + main_class.size() < r.text.size() && r.text.compare(at + 1 + main_class.size(), 5, "class") != 0)
        r.text.erase(at + 1, main_class.size());
      else break;
  for (TableRow& r : *rows)
    if (!r.call.empty() && r.text.starts_with(main_class)) r.text.erase(0, main_class.size());
}

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
