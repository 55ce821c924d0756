// A schedule as a table: one column a thread, time from top to bottom.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "tester/report.h"
#include "tester/report_lines.h"
#include "tester/words.h"

namespace heddle::tester {
namespace {

using interp::StopKind;

// Without ReportOptions::full: of the beginning and of the end so many rows are shown, and in between those around the
// latest switches.
constexpr size_t kFirstRows = 8, kLastRows = 18, kSwitchRows = 30;
constexpr size_t kLeastColumn = 16;  // narrower columns become a list
constexpr size_t kMostColumn = 34;

bool is_noise(const StepReport& s) { return s.operation.kind == StopKind::Death && !s.switches; }

// The value of an object born in another thread has that thread's path in its name: too much for a row.
std::string row_value(const std::string& value) {
  return value.empty() || value[0] == '"' ? value : value.substr(0, value.find('@'));
}

std::string own_text(const StepReport& s) {
  const std::string effect = short_effect_text(s);
  std::string text = step_text(s) + (s.value.empty() ? "" : " = " + row_value(s.value));
  if (!s.result.empty()) text += (s.operation.kind == StopKind::Output ? " " : ": ") + s.result;
  return text + (effect.empty() ? "" : ": " + effect);
}

// Of an operation inside a call of the library, is there more to be said than the call's name?
bool matters_inside_call(const OperationReport& o) {
  return o.kind == StopKind::Start || o.kind == StopKind::Waiting || o.manner == Manner::Spurious ||
         o.manner == Manner::TimeUp || o.manner == Manner::Late;
}

bool stands_still(const ThreadReport& t) {
  return t.status != ThreadStatus::Runs && t.status != ThreadStatus::HasEnded && !t.idle_worker;
}

std::vector<TableRow> table_rows(const Finding& f) {
  std::vector<TableRow> rows;
  // The main thread's life before it starts the first thread is not part of the story, but for what was chosen there.
  size_t first = 0;
  while (first < f.steps.size() && f.steps[first].operation.kind != StopKind::Start) ++first;
  if (first == f.steps.size()) first = 0;
  for (size_t i = 0; i < f.steps.size(); ++i)
    if (i >= first || is_choice(f.steps[i])) add_row(f.steps[i], &rows);
  add_last_words(f, &rows);
  return rows;
}

// The threads that have a row, or stand still, or spin, in the order in which they were made.
std::vector<std::string> columns_of(const Finding& f, const std::vector<TableRow>& rows) {
  std::vector<std::string> threads;
  const auto has_row = [&](const std::string& thread) {
    return std::any_of(rows.begin(), rows.end(), [&](const TableRow& r) { return r.thread == thread; });
  };
  for (const ThreadReport& t : f.threads) {
    const bool spins = f.kind == FindingKind::NeverTerminates && t.status == ThreadStatus::Runs;
    if (spins || stands_still(t) || has_row(t.thread)) threads.push_back(t.thread);
  }
  for (const TableRow& r : rows)
    if (std::find(threads.begin(), threads.end(), r.thread) == threads.end()) threads.push_back(r.thread);
  return threads;
}

// Which rows are shown: the first and the last ones, the last one of each thread that stands still, and what lies on
// both sides of a switch.
std::vector<bool> shown_rows(const Finding& f, const std::vector<TableRow>& rows, bool full) {
  std::vector<bool> shown(rows.size(), full || rows.size() <= kFirstRows + kLastRows);
  if (shown.empty() || shown.front()) return shown;
  for (size_t i = 0; i < rows.size(); ++i) shown[i] = i < kFirstRows || i + kLastRows >= rows.size();
  for (const ThreadReport& t : f.threads)
    for (size_t i = stands_still(t) ? rows.size() : 0; i-- > 0;)
      if (rows[i].thread == t.thread) {
        shown[i] = true;
        break;
      }
  size_t more = 0;
  for (size_t i = rows.size(); i-- > 1 && more < kSwitchRows;) {
    if (!rows[i].preempts) continue;
    more += (shown[i] ? 0 : 1) + (shown[i - 1] ? 0 : 1);
    shown[i] = shown[i - 1] = true;
  }
  // (A gap of one row is no shorter than the row.)
  for (size_t i = 1; i + 1 < rows.size(); ++i)
    if (!shown[i] && shown[i - 1] && shown[i + 1]) shown[i] = true;
  return shown;
}

std::string file_name(const Place& p) { return p.file.substr(p.file.rfind('/') + 1); }

}  // namespace

bool is_choice(const StepReport& step) {
  const OperationReport& o = step.operation;
  const bool of_several = (o.kind == StopKind::Choose || o.kind == StopKind::HashOrder) && o.count > 1;
  return of_several || o.manner == Manner::Spurious || o.manner == Manner::Late;
}

std::string schedule_table(const Finding& f, const ReportOptions& o) {
  std::vector<TableRow> rows = table_rows(f);
  if (rows.empty()) return "";
  shorten_rows(o.program, &rows);
  const std::vector<std::string> threads = columns_of(f, rows);
  std::set<std::string> files;
  for (const TableRow& r : rows)
    if (r.place.line != 0) files.insert(r.place.file);

  std::string s =
      "\nthe schedule that shows it (top to bottom in time; \"<- switch\": a thread that could go on is "
      "interrupted):\n";
  // A row has one cell only, which may run on to the right: the columns overlap where there are many.
  const size_t room = o.width - o.width * 46 / 100;
  const bool columns = threads.size() < 2 || room / (threads.size() - 1) >= kLeastColumn;
  const size_t width =
      threads.size() < 2 ? kMostColumn : std::clamp(room / (threads.size() - 1), kLeastColumn, kMostColumn);
  size_t names = 12;
  if (columns) {
    s += "  ";
    for (const std::string& t : threads) s += fmt::format("{:<{}}", clip(t, width - 2), width);
    while (s.back() == ' ') s.pop_back();
    s += "\n";
  } else {
    for (const std::string& t : threads) names = std::clamp<size_t>(t.size(), names, 24);
  }
  const auto row = [&](const TableRow& r) {
    constexpr const char* kSwitch = "   <- switch";
    const std::string place =
        r.place.line == 0 ? "" : fmt::format(" {}:{}", files.size() > 1 ? file_name(r.place) : "", r.place.line);
    const std::string begin =
        columns ? "  " + std::string(width * static_cast<size_t>(std::find(threads.begin(), threads.end(), r.thread) -
                                                                 threads.begin()),
                                     ' ')
                : fmt::format("  {:<{}} ", clip(r.thread, names), names);
    const size_t taken = begin.size() + place.size() + (r.preempts ? std::string_view(kSwitch).size() : 0);
    return begin + clip(r.text, o.width > taken + 8 ? o.width - taken : 8) + place + (r.preempts ? kSwitch : "") + "\n";
  };
  const std::vector<bool> shown = shown_rows(f, rows, o.full);
  for (size_t i = 0; i < rows.size();) {
    if (shown[i]) {
      s += row(rows[i++]);
      continue;
    }
    size_t end = i;
    while (end < rows.size() && !shown[end]) ++end;
    s += fmt::format("  ... {} more operations (all of them: --full) ...\n", end - i);
    i = end;
  }
  return s;
}

void add_row(const StepReport& s, std::vector<TableRow>* rows) {
  if (is_noise(s)) return;
  if (s.call.empty() || (s.operation.kind == StopKind::HashOrder && is_choice(s))) {
    rows->push_back({s.thread, own_text(s), "", s.place, s.preempts, false});
    return;
  }
  if (s.call_kind == CallKind::UncaughtReport) return;
  if (s.call_kind == CallKind::Constructor && s.operation.kind != StopKind::Start) return;
  const bool goes_on = s.operation.kind == StopKind::Reacquire, waits = s.operation.kind == StopKind::Wait;
  if (rows->empty() || rows->back().thread != s.thread || rows->back().call != s.call ||
      rows->back().place.line != s.place.line || rows->back().returned)
    rows->push_back({s.thread, s.call + (goes_on ? " goes on" : ""), s.call, s.place, s.preempts, false});
  rows->back().returned = !s.result.empty();
  if (waits) rows->back().text = s.call + " waits";
  if (matters_inside_call(s.operation)) rows->back().text = s.call + ": " + step_text(s);
  else if (!s.result.empty()) rows->back().text = s.call + " -> " + s.result;
  else if (!s.value.empty()) rows->back().text = s.call + " -> " + row_value(s.value);
}

// (Unless it has just been said.)
void add_last_words(const Finding& f, std::vector<TableRow>* rows) {
  for (const ThreadReport& t : f.threads) {
    if (f.kind != FindingKind::Deadlock || (t.status != ThreadStatus::WantsMonitor && t.status != ThreadStatus::Joins))
      continue;
    const Place* p = first_user_place(t.stack);
    rows->push_back({t.thread, last_word_text(t), "", p == nullptr ? Place{} : *p, false, false});
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

}  // namespace heddle::tester
