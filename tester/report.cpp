#include "tester/report.h"

#include <fmt/format.h>

#include <algorithm>

#include "tester/words.h"

namespace heddle::tester {
namespace {

using interp::StopKind;

constexpr size_t kMaxRows = 26;     // of a schedule; more are elided in the middle
constexpr size_t kMaxColumns = 4;   // threads side by side; more become a list
constexpr size_t kMaxShown = 3;     // findings in full; the others get a line
constexpr size_t kMaxCallers = 2;   // of an access or a blocked call
constexpr size_t kMaxOutputs = 10;  // of --outcomes, in full

bool is_noise(const StepReport& s) { return s.operation.kind == StopKind::Death && !s.switches; }

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

std::string joined(const std::vector<std::string>& items, const char* separator = ", ") {
  std::string s;
  for (const std::string& i : items) s += (s.empty() ? "" : separator) + i;
  return s;
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

std::string held_text(const ThreadReport& t) {
  std::string s;
  for (const HeldLock& h : t.holds) {
    const Place* p = first_user_place(h.stack);
    s += (s.empty() ? "; it holds " : ", ") + thing_text(h.lock) + (p == nullptr ? "" : " since " + place_text(*p));
  }
  return s;
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
    if (t.idle_worker) {
      s += fmt::format("  {} waits for work{}\n", t.thread, held_text(t));
      continue;
    }
    const bool wants = t.status == ThreadStatus::WantsMonitor;
    const bool in_library = !t.call.empty() && !wants;
    s +=
        fmt::format(
            "  {} {}{}{}{}{}", t.thread,
            in_library ? "waits in " + t.call : (wants ? "wants" : status_text(t.status)) + " " + thing_text(t.wants),
            in_library && !t.call_state.empty() ? " (" + t.call_state + ")" : "",
            t.wanted_from.empty() || t.status == ThreadStatus::Joins ? "" : ", which " + t.wanted_from + " has",
            t.unreachable && f.deadlock_kind == DeadlockKind::UnreachableMonitor ? ", which nobody else can reach" : "",
            held_text(t)) +
        place_lines(t.stack, o);
  }
  return s;
}

// What the failed condition read, and who wrote that.
std::string variable_lines(const Finding& f) {
  std::string s;
  for (const VariableReport& v : f.variables) {
    const Place* p = first_user_place(v.stack);
    s +=
        fmt::format("  {}{}{}\n", v.name, v.value.empty() ? "" : " was " + v.value,
                    v.thread.empty()
                        ? ", not written since the other threads were started"
                        : fmt::format(", last written by {}{}", v.thread,
                                      p == nullptr ? "" : fmt::format(" ({} in {})", place_text(*p), method_text(*p))));
  }
  return s;
}

std::string sleep_lines(const Finding& f) {
  std::string s;
  for (const SleepReport& r : f.sleeps)
    if (r.how == Sleeping::Clock)
      s += fmt::format("  note: the clock was read an hour later ({}): this schedule lets {} be that slow\n",
                       place_text(r.place), r.thread);
    else
      s += fmt::format("  note: this schedule needs {}'s {} ({}) to be over before {}, which can run, goes on\n",
                       r.thread, sleep_text(r), place_text(r.place), joined(r.others));
  return s;
}

// One line of the schedule's table: an operation, or all those of one call of the library.
struct Row {
  std::string thread, text, call;
  Place place;
  bool preempts = false;
};

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

std::vector<Row> table_rows(const Finding& f) {
  std::vector<Row> rows;
  // The main thread's life before it starts the first thread is not part of the story.
  size_t first = 0;
  while (first < f.steps.size() && f.steps[first].operation.kind != StopKind::Start) ++first;
  if (first == f.steps.size()) first = 0;
  for (size_t i = first; i < f.steps.size(); ++i) {
    const StepReport& s = f.steps[i];
    if (is_noise(s)) continue;
    if (s.call.empty()) {
      rows.push_back({s.thread, own_text(s), "", s.place, s.preempts});
      continue;
    }
    if (s.call_kind == CallKind::UncaughtReport) continue;
    if (s.call_kind == CallKind::Constructor && s.operation.kind != StopKind::Start) continue;
    const bool goes_on = s.operation.kind == StopKind::Reacquire, waits = s.operation.kind == StopKind::Wait;
    if (rows.empty() || rows.back().thread != s.thread || rows.back().call != s.call ||
        rows.back().place.line != s.place.line)
      rows.push_back({s.thread, s.call + (goes_on ? " goes on" : ""), s.call, s.place, s.preempts});
    if (waits) rows.back().text = s.call + " waits";
    if (matters_inside_call(s.operation)) rows.back().text = s.call + ": " + step_text(s);
    if (!s.value.empty()) rows.back().text = s.call + " -> " + row_value(s.value);
  }
  // In a deadlock the last word of each thread that is stuck, unless it has just been said.
  for (const ThreadReport& t : f.threads) {
    if (f.kind != FindingKind::Deadlock || (t.status != ThreadStatus::WantsMonitor && t.status != ThreadStatus::Joins))
      continue;
    const Place* p = first_user_place(t.stack);
    const char* what = t.status == ThreadStatus::Joins ? "waits for " : "cannot get ";
    rows.push_back({t.thread, what + thing_text(t.wants), "", p == nullptr ? Place{} : *p, false});
  }
  return rows;
}

// The schedule in columns, one a thread; only the steps that matter.
std::string schedule_table(const Finding& f, const ReportOptions& o) {
  std::vector<Row> rows = table_rows(f);
  if (rows.empty()) return "";
  // The program's own class need not be named in each row.
  const std::string main_class = o.program.substr(0, o.program.find('.')) + ".";
  for (Row& r : rows)
    for (size_t at = r.text.find(" " + main_class); at != std::string::npos; at = r.text.find(" " + main_class))
      if (at + 1 + main_class.size() < r.text.size() && r.text.compare(at + 1 + main_class.size(), 5, "class") != 0)
        r.text.erase(at + 1, main_class.size());
      else break;
  for (Row& r : rows)
    if (!r.call.empty() && r.text.starts_with(main_class)) r.text.erase(0, main_class.size());
  std::vector<std::string> threads;
  for (const Row& r : rows)
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
  auto row = [&](const Row& r) {
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
    s += fmt::format("  {} {} {}{} holding {}", a.thread, a.write ? "writes" : "reads",
                     f.raced.empty() ? f.variable : f.raced.front(),
                     a.call.name.empty() ? "" : " in " + call_text(a.call),
                     a.locks.empty() ? "no lock" : things_text(a.locks)) +
         place_lines(a.stack, o);
  if (!f.guard.empty()) s += "  " + f.guard + "\n";
  return s;
}

std::string raced_variable(const Finding& f) {
  return f.variable + (f.library.note.empty() ? "" : " (" + f.library.note + ")");
}

}  // namespace

std::string headline(const Finding& f) {
  switch (f.kind) {
    case FindingKind::AssertionFailed: return fmt::format("assertion failed in thread {}: {}", f.thread, f.message);
    case FindingKind::UncaughtException: return fmt::format("uncaught exception in thread {}: {}", f.thread, f.message);
    case FindingKind::Deadlock: return "deadlock: " + f.message;
    case FindingKind::DataRace: return "data race on " + raced_variable(f) + ": " + f.message;
    case FindingKind::LockDiscipline: return "lock discipline broken on " + raced_variable(f) + ": " + f.message;
    default: return std::string(to_string(f.kind)) + ": " + f.message;
  }
}

namespace {

// An output, indented; long ones are clipped.
std::string quoted_output(const std::string& text) {
  constexpr size_t kLines = 12;
  std::string s;
  size_t lines = 0;
  for (size_t begin = 0; begin < text.size() && lines < kLines; ++lines) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    s += "    | " + clip(text.substr(begin, end - begin), 90) + "\n";
    begin = end + 1;
  }
  if (text.empty()) return "    (nothing)\n";
  if (lines == kLines) s += "    ...\n";
  return s;
}

bool is_complete(const ExploreResult& r) {
  return r.end == SearchEnd::Exhausted && r.counts.too_long == 0 && r.counts.step_limited == 0;
}

std::string explored_line(const ExploreResult& r, const ExploreOptions& o) {
  const Counts& c = r.counts;
  const bool all = is_complete(r);
  const bool samples = o.partial.samples();
  std::string s = fmt::format("explored {}{}: ", all ? "all schedules" : "a part of the schedules",
                              o.mode.is_default() ? "" : " (" + o.mode.name + ")");
  if ((o.mode.cache || o.mode.merge_states) && !samples) s += fmt::format("{} states, ", counted(c.states));
  s += fmt::format("{} paths, {} blocks in {:.2f} s", counted(c.schedules()), counted(c.blocks), r.seconds);
  // (Where equal states are merged most of the tree is never walked: a small share says nothing.)
  if (!all && !samples && c.share >= 1e-4 && c.share < 1)
    s += fmt::format("; about {:.2g} % of the tree", c.share * 100);
  return s;
}

// What searches of a part of the schedules have covered. (When all have been explored that is nothing to be told.)
std::string coverage_lines(const ExploreResult& r) {
  std::string s;
  if (r.end == SearchEnd::Exhausted) return s;
  for (const Coverage& c : r.coverage)
    if (const std::string text = coverage_text(c); !text.empty())
      s += "  " + text + (c.preemptions && r.findings.empty() ? ": no failure\n" : "\n");
  return s;
}

// "12,000 sampled schedules", "all schedules with at most 2 preemptions": what nothing was found in. "": a limit came
// before.
std::string part_text(const ExploreResult& r, const ExploreOptions& o) {
  if (o.partial.strategy == Strategy::Exhaustive || r.end == SearchEnd::Exhausted || r.coverage.empty()) return "";
  const Coverage& c = r.coverage.front();
  if (o.partial.samples())
    return c.runs == 0 ? "" : counted(c.runs) + (c.runs == 1 ? " sampled schedule" : " sampled schedules");
  return c.preemptions ? preemptions_text(c) : "";
}

// The outputs that complete schedules have printed; with --outcomes all there are, in full.
std::string outputs_text(const ExploreResult& r, const ExploreOptions& options, const ReportOptions& o) {
  if (r.outputs.empty()) return "";
  if (!options.outcomes)
    return r.outputs.size() < 2 ? ""
                                : fmt::format("{} different outputs seen (--outcomes explores all orders of prints)\n",
                                              r.outputs.size());
  const char* which = outputs_complete(r, options) ? "complete"
                      : has_unpromoted_race(r)     ? "not all, because of the data race"
                                                   : "so far";
  std::string s = fmt::format("outputs ({}): {}\n", which, r.outputs.size());
  size_t shown = 0;
  for (const auto& [text, count] : r.outputs) {
    if (++shown > kMaxOutputs) {
      s += fmt::format("  ... {} more (all of them: --format=json)\n", r.outputs.size() - kMaxOutputs);
      break;
    }
    auto file = r.output_files.find(text);
    s += fmt::format("  {}. in {} {}{}\n", shown, counted(count),
                     count == 1 ? "class of schedules" : "classes of schedules",
                     file == r.output_files.end() ? "" : fmt::format(": {} replay {}", o.command, file->second)) +
         quoted_output(text);
  }
  return s;
}

// Variables that no single lock protects, though they do not race: handed over, perhaps, or an accident to come.
std::string discipline_text(const ExploreResult& r, const ExploreOptions& options) {
  if (r.undisciplined.empty() || options.strict_discipline) return "";
  constexpr size_t kMost = 4;
  std::vector<std::string> shown(
      r.undisciplined.begin(),
      r.undisciplined.begin() + static_cast<std::ptrdiff_t>(std::min(kMost, r.undisciplined.size())));
  const size_t rest = r.undisciplined.size() - shown.size();
  if (rest > 0) shown.push_back(fmt::format("{} more", rest));
  const bool one = r.undisciplined.size() == 1;
  return fmt::format("lock discipline: {} {} protected by no single lock, though no two threads {} before {} at once\n",
                     joined(shown), one ? "is" : "are",
                     r.end == SearchEnd::Exhausted ? "ever stand" : "were seen to stand", one ? "it" : "one of them");
}

}  // namespace

// Behind a data race there may be others: the racing statements have not been interrupted. And where nobody has
// looked for races, or only a broken discipline tells of them (Eraser, in the paper's modes), there may be some.
bool outputs_complete(const ExploreResult& r, const ExploreOptions& options) {
  const bool exact = !options.mode.is_papers();
  const bool suspicious = std::any_of(r.findings.begin(), r.findings.end(), [&](const Finding& f) {
    return f.kind == FindingKind::LockDiscipline && !f.promoted && !exact;
  });
  return options.outcomes && options.detect_races && r.end == SearchEnd::Exhausted && r.counts.too_long == 0 &&
         !suspicious && !has_unpromoted_race(r);
}

size_t failures(const ExploreResult& result, bool strict_discipline) {
  size_t n = 0;
  for (const Finding& f : result.findings)
    n += is_failure(f.kind) || (strict_discipline && f.kind == FindingKind::LockDiscipline);
  return n;
}

Verdict verdict_of(const ExploreResult& r, const ExploreOptions& options) {
  const Counts& c = r.counts;
  if (failures(r, options.strict_discipline) > 0) return Verdict::Failed;
  if (!r.internal_errors.empty()) return Verdict::InternalError;
  const bool complete = is_complete(r) && r.unreplayed == 0;
  const bool some_end = c.complete + c.stuck + c.abandoned + c.timeouts_limited > 0;
  return complete && some_end ? Verdict::Passed : Verdict::NothingFound;
}

const char* to_string(Verdict verdict) {
  switch (verdict) {
    case Verdict::Failed: return "failed";
    case Verdict::Passed: return "passed";
    case Verdict::NothingFound: return "nothing found";
    case Verdict::InternalError: return "internal error";
  }
  return "?";
}

std::string finding_text(const Finding& f, const ReportOptions& o) {
  std::string s = headline(f) + "\n";
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
  if (f.kind != FindingKind::LockDiscipline) s += schedule_table(f, o);
  return s;
}

std::string text_report(const ExploreResult& r, const ExploreOptions& options, const ReportOptions& o) {
  std::string s;
  size_t bad = failures(r, options.strict_discipline);
  const bool complete = is_complete(r);
  const Verdict verdict = verdict_of(r, options);
  const bool raced = has_unpromoted_race(r);
  // To interrupt the insides of a HashMap tells its user nothing.
  const bool users_variable_raced = std::any_of(r.findings.begin(), r.findings.end(), [](const Finding& f) {
    return f.kind == FindingKind::DataRace && f.library.class_name.empty();
  });

  if (verdict == Verdict::Failed)
    s += fmt::format("FAILED: {} in {}\n\n", bad == 1 ? "1 finding" : std::to_string(bad) + " findings", o.program);
  else if (verdict == Verdict::InternalError)
    s += fmt::format("INTERNAL ERROR of Heddle, a bug in it and not in {}: no verdict\n\n", o.program);
  else if (complete && r.unreplayed == 0 && verdict == Verdict::NothingFound)
    s += fmt::format("NOTHING FOUND in {}, but no schedule was seen to end: not a proof\n\n", o.program);
  else if (verdict == Verdict::Passed)
    s += fmt::format("PASSED: no schedule of {}{} fails\n\n", o.program,
                     o.from.empty() ? "" : " from the saved world on");
  else if (const std::string part = part_text(r, options); !part.empty())
    s += fmt::format("NOTHING FOUND: no failure in {} of {}; not a proof\n\n", part, o.program);
  else s += fmt::format("NOTHING FOUND in {}, but the exploration ended at a limit: not a proof\n\n", o.program);

  size_t shown = 0, number_of = 0, warnings = 0;
  for (const Finding& f : r.findings) {
    if (!is_failure(f.kind) && !options.strict_discipline) {
      s += (warnings++ == 0 ? "warnings:\n  " : "  ") + headline(f) + "\n";
      continue;
    }
    const std::string title = bad > 1 ? fmt::format("{}. ", ++number_of) : "";
    if (shown >= kMaxShown) {
      s += title + headline(f) + "\n";
    } else {
      ++shown;
      s += title + finding_text(f, o);
    }
    if (f.library.pairs.size() > 1)
      s += fmt::format("  (and {} more {} of places that use it at once)\n", f.library.pairs.size() - 1,
                       f.library.pairs.size() == 2 ? "pair" : "pairs");
    if (f.variants > 1)
      s += fmt::format("  (the same with other threads or objects in these parts: {} times in all)\n", f.variants);
    if (!f.schedule_file.empty()) s += fmt::format("  see it again: {} replay {}\n", o.command, f.schedule_file);
    s += "\n";
  }
  if (warnings > 0) s += "\n";
  s += explored_line(r, options) + "\n" + coverage_lines(r);
  if (!o.from.empty()) s += "from the saved world on: " + o.from + "\n";
  s += discipline_text(r, options);
  s += outputs_text(r, options, o);

  auto again = [&](const std::string& option) {
    const Strategy strategy = options.partial.strategy;
    return fmt::format("{} --systematic{}{} {} {}", o.command, options.mode.is_default() ? "" : "=" + options.mode.name,
                       strategy == Strategy::Exhaustive ? "" : fmt::format(" --explore={}", to_string(strategy)),
                       option, o.source_argument);
  };
  std::vector<std::string> rests;
  for (const Assumption& a : assumptions_of(r, options, !o.from.empty())) rests.push_back(assumption_text(a));
  if (raced)
    s += fmt::format(
        "because of the data race only schedules were explored in which the racing {} not interrupted: mend it first, "
        "then run again{}\n",
        users_variable_raced ? "statements are" : "calls are",
        users_variable_raced && !options.promote_races ? "; or interrupt them, too: " + again("--promote=auto") : "");
  if (bad == 0 || !r.promoted.empty()) s += "rests on: " + joined(rests, "; ") + "\n";
  if (r.unconfirmed > r.internal_errors.size())
    s += fmt::format("{} beside a data race did not show again in {} and {} dropped\n",
                     r.unconfirmed == 1 ? "1 finding" : counted(r.unconfirmed) + " findings",
                     r.unconfirmed == 1 ? "its replay" : "their replays", r.unconfirmed == 1 ? "was" : "were");

  for (const std::string& error : r.internal_errors)
    s += "internal error of Heddle, please report it: this did not show again in its replay: " + error + "\n";
  if (r.unreplayed)
    s += fmt::format("{} seen for whose replay there was no time: not reported\n",
                     r.unreplayed == 1 ? "1 finding was" : counted(r.unreplayed) + " findings were");

  switch (r.end) {
    case SearchEnd::Exhausted: break;
    case SearchEnd::TimeLimit:
      s += fmt::format("stopped after {:.3g} s; to go on longer: {}\n", options.limits.max_seconds,
                       again(fmt::format("--max-time={:.3g}", options.limits.max_seconds * 10)));
      break;
    case SearchEnd::ScheduleLimit:
      s += fmt::format("stopped after {} schedules; for more: {}\n", counted(options.limits.max_schedules),
                       again(fmt::format("--max-schedules={}", options.limits.max_schedules * 10)));
      break;
    case SearchEnd::FindingLimit:
      s += options.limits.first
               ? fmt::format("stopped at the first finding; for all: {}\n", again("").substr(0))
               : fmt::format("stopped at {} findings; for more: {}\n", options.limits.max_findings,
                             again(fmt::format("--max-findings={}", options.limits.max_findings * 10)));
      break;
    case SearchEnd::MemoryLimit:
      s += "stopped: the objects that one path leaves behind need more memory than there is; for more: " +
           again("--heap=SIZE") + "\n";
      break;
    case SearchEnd::Interrupted: s += "interrupted: this is the report so far\n"; break;
    case SearchEnd::Partial: break;
  }
  if (!o.resume.empty() && r.end != SearchEnd::Exhausted) s += "to go on from here: " + o.resume + "\n";
  if (r.counts.too_long)
    s += fmt::format("{} paths were cut off after {} blocks\n", counted(r.counts.too_long),
                     counted(options.limits.max_depth));
  if (r.counts.step_limited)
    s += fmt::format(
        "{} cut off in a block of {} instructions, without an operation that others could notice; for more: {}\n",
        r.counts.step_limited == 1 ? "1 path was" : counted(r.counts.step_limited) + " paths were",
        counted(options.limits.max_steps), again(fmt::format("--max-steps={}", options.limits.max_steps * 10)));
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
