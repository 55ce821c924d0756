// The debugger's commands that ask what could have happened: explore, win?, outcomes, why, no-return and nearest.
#include <algorithm>

#include <fmt/format.h>

#include "repl/debugger.h"
#include "tester/words.h"

namespace heddle::repl {
namespace {

constexpr u64 kExploreSeconds = 10;
constexpr size_t kMaxWayRows = 40;  // of a way that is shown

std::string cannot_explore() { return "nothing can be explored here\n"; }
std::string edited() {
  return "the way to this point has been edited by 'set', and schedules cannot say so: it cannot be explored from "
         "here\n";
}

}  // namespace

bool Debugger::seconds_of(const Words& words, const char* command, u64* seconds, std::string* error) const {
  *seconds = kExploreSeconds;
  if (options_.questions == nullptr) {
    *error = cannot_explore();
    return false;
  }
  if (walk_.edits() != 0) {
    *error = edited();
    return false;
  }
  if (words.empty() || number_of(words[0], seconds)) return true;
  *error = std::string(command) + " wants a number of seconds, not '" + words[0] + "'\n";
  return false;
}

std::string Debugger::explore(const Words& words) {
  u64 seconds = 0;
  std::string error;
  if (!seconds_of(words, "explore", &seconds, &error)) return wrong(error);
  Exploration e = options_.questions->explore(walk_.path(), static_cast<double>(seconds));
  if (walk_.stopped()) return given_up();
  if (!e.error.empty()) return wrong(e.error + "\n");
  if (!e.found) return e.text;
  walk_.plan(e.way);
  finding_ = std::move(e.finding);
  finding_from_ = walk_.position();
  return stopped(e.text +
                 fmt::format("{} operations lie ahead: 'continue' goes there\n", walk_.planned() - walk_.position()));
}

std::string Debugger::win(const Words& words) {
  u64 seconds = 0;
  std::string error;
  if (!seconds_of(words, "win?", &seconds, &error)) return wrong(error);
  Exploration e = options_.questions->shortest_failure(walk_.path(), static_cast<double>(seconds));
  if (walk_.stopped()) return given_up();
  if (!e.error.empty()) return wrong(e.error + "\n");
  if (!e.found) return e.text;
  walk_.plan(e.way);
  finding_ = std::move(e.finding);
  finding_from_ = walk_.position();
  return stopped(renamed(e.text) + rows_of(e.way, &error) + error + "it lies ahead: 'continue' goes there\n");
}

std::string Debugger::outcomes(const Words& words) {
  u64 seconds = 0;
  std::string error;
  if (!seconds_of(words, "outcomes", &seconds, &error)) return wrong(error);
  const Exploration e = options_.questions->outcomes(walk_.path(), static_cast<double>(seconds));
  if (walk_.stopped()) return given_up();
  return e.error.empty() ? e.text : wrong(e.error + "\n");
}

// The finding's rows have the numbers of this session's operations; accesses between two of these have none.
std::string Debugger::why(const Words&) {
  if (!finding_ && options_.questions != nullptr) {
    finding_ = options_.questions->finding();
    finding_from_ = 0;
  }
  if (!finding_) return "nothing is known to go wrong here: 'explore' looks for it\n";
  const tester::Finding& f = *finding_;
  std::string text = tester::headline(f) + "\n";
  for (const tester::ThreadReport& t : f.threads) {
    if (t.status == tester::ThreadStatus::HasEnded || t.status == tester::ThreadStatus::Runs) continue;
    text += "  " + tester::stuck_text(t, f.deadlock_kind);
    if (const tester::Place* p = tester::first_user_place(t.stack))
      text += fmt::format("   ({})", tester::place_text(*p));
    text += '\n';
  }
  for (const tester::AccessReport& a : f.accesses) {
    text += "  " + tester::access_text(a, f.raced.empty() ? f.variable : f.raced.front());
    if (const tester::Place* p = tester::first_user_place(a.stack))
      text += fmt::format("   ({})", tester::place_text(*p));
    text += '\n';
  }
  for (const tester::VariableReport& v : f.variables) text += "  " + tester::last_write_text(v) + "\n";
  for (const std::string& hint : f.hints) text += "  hint: " + hint + "\n";
  text += "its operations ('goto N' goes behind number N):\n";
  for (const tester::StepReport& s : f.steps) {
    if (s.call_kind == tester::CallKind::UncaughtReport) continue;
    const std::string label = s.number == 0 ? "     " : fmt::format("{:>5}", finding_from_ + s.number);
    text += fmt::format("{}  {}  {}{}", label, s.thread, s.call.empty() ? "" : s.call + ": ", tester::step_text(s));
    if (!s.value.empty()) text += " = " + s.value;
    if (s.place.line != 0) text += fmt::format("   ({})", tester::place_text(s.place));
    text += s.preempts ? "   <- switch\n" : "\n";
  }
  return renamed(text);
}

void Debugger::walk_to(size_t position) {
  std::string error;
  walk_.stop_at(nullptr);
  walk_.go_to(position, &error);
  walk_.stop_at(options_.stop);
}

std::string Debugger::rows_of(const std::vector<interp::ScheduleStep>& way, std::string* error) {
  const size_t here = walk_.position();
  const Walk::Plan kept = walk_.kept_plan();
  walk_.plan(way);
  std::string text;
  size_t shown = 0, left_out = 0;
  while (walk_.position() < walk_.planned() && walk_.forward(walk_.next_thread(), {}, error)) {
    if (++shown <= kMaxWayRows) text += row_text(walk_.position() - 1);
    else ++left_out;
  }
  if (left_out > 0) text += fmt::format("       ... {} more\n", left_out);
  text = renamed(text);
  walk_to(here);
  walk_.plan(kept);
  return text;
}

// If the run can pass from some point, it can from every point before: so the last one is found by halving.
Debugger::PointOfReturn Debugger::point_of_return(double seconds) {
  PointOfReturn point;
  const size_t here = walk_.position();
  walk_to(walk_.planned());
  const size_t end = walk_.position();
  std::vector<tester::PathStep> path = walk_.path();
  point.fails_at = end;
  bool races = false;
  for (size_t i = 0; i < end && point.fails_at == end; ++i) {
    if (walk_.fails(i)) point.fails_at = i;
    else races = races || !walk_.events(i).empty();
  }
  const bool passes = walk_.ended() && point.fails_at == end;
  const bool stuck = !walk_.ended() && walk_.next_thread().empty();
  walk_to(here);
  if (end == 0) {
    point.error = "there is no run yet: 'explore' finds one that fails, 'run' and 'step' walk one\n";
    return point;
  }
  if (!finding_) finding_ = options_.questions->finding();
  races = races || (finding_ && finding_->kind == tester::FindingKind::DataRace);
  if (races && point.fails_at == end && !stuck) {
    point.error =
        "what this run shows is a data race: two accesses that nothing orders, in whichever order they come. No change "
        "of the "
        "schedule mends it\n";
    return point;
  }
  if (passes) {
    point.error = "this run passes: there is nothing to change\n";
    return point;
  }
  const auto can_pass = [&](size_t position) {
    const std::vector<tester::PathStep> prefix(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(position));
    ++point.tried;
    return options_.questions->passing_way(prefix, seconds);
  };
  const auto error_of = [](const Exploration& e) {
    return !e.error.empty() ? e.error + "\n"
           : e.certain      ? "no schedule passes, from the beginning on: whatever the threads do, the program fails\n"
                            : "no way that passes was found from the beginning, but not everything was tried\n";
  };
  point.passing = can_pass(0);
  if (!point.passing.found) {
    point.error = error_of(point.passing);
    return point;
  }
  size_t low = 0, high = point.fails_at + (point.fails_at == end ? 1 : 0);  // it can from low, and high is too late
  high = std::max(high, low + 1);
  while (low + 1 < high) {
    const size_t middle = low + (high - low) / 2;
    Exploration e = can_pass(middle);
    if (!e.error.empty()) {
      point.error = e.error + "\n";
      return point;
    }
    if (e.found) {
      low = middle;
      point.passing = std::move(e);
    } else {
      point.certain = point.certain && e.certain;
      high = middle;
    }
  }
  point.position = low;
  return point;
}

std::string Debugger::no_return(const Words& words) {
  u64 seconds = 0;
  std::string error;
  if (!seconds_of(words, "no-return", &seconds, &error)) return wrong(error);
  const Point here = walk_.point();
  const std::string stepped = walk_.next_thread();
  const PointOfReturn point = point_of_return(static_cast<double>(seconds));
  if (walk_.stopped() || !point.error.empty()) {
    go_to(here, stepped);
    return walk_.stopped() ? given_up() : wrong(point.error);
  }
  walk_to(point.position);
  std::string text;
  const std::string certainly = point.certain ? "" : " (as far as was tried)";
  if (point.position == walk_.planned()) {
    text = "up to its end this run could still pass" + certainly + "\n";
  } else if (point.position == point.fails_at) {
    text = "up to the operation that fails this run could still pass" + certainly + ":\n";
  } else {
    text = "behind this operation the run can no longer pass" + certainly + "; before it, it could:\n";
  }
  if (point.position < walk_.planned()) {
    walk_to(point.position + 1);
    text += row_text(point.position);
    text = renamed(text);
  }
  go_to(here, stepped);
  return text + fmt::format("({} points were explored; 'nearest' shows a way that passes)\n", point.tried);
}

std::string Debugger::nearest(const Words& words) {
  if (!words.empty() && words[0] != "go") return wrong("cannot read '" + words[0] + "': nearest [go]\n");
  if (options_.questions == nullptr) return wrong(cannot_explore());
  if (walk_.edits() != 0) return wrong(edited());
  const Point here = walk_.point();
  const std::string stepped = walk_.next_thread();
  PointOfReturn point = point_of_return(static_cast<double>(kExploreSeconds));
  if (walk_.stopped() || !point.error.empty()) {
    go_to(here, stepped);
    return walk_.stopped() ? given_up() : wrong(point.error);
  }
  walk_to(point.position);
  std::string error;
  const std::string rows = rows_of(point.passing.way, &error);
  std::string text = point.position == 0
                         ? "from the beginning on it must go otherwise; this passes:\n"
                         : fmt::format("the first {} operation{} may stay as {}; then this passes:\n", point.position,
                                       point.position == 1 ? "" : "s", point.position == 1 ? "it is" : "they are");
  text += rows.empty() ? "       (the program ends)\n" : rows + error;
  if (!words.empty()) {
    walk_.plan(point.passing.way);
    return stopped(text);
  }
  if (point.position < walk_.planned()) {
    walk_to(point.position + 1);
    text += "in place of:\n" + renamed(row_text(point.position));
  }
  go_to(here, stepped);
  return text + "'nearest go' goes there\n";
}

}  // namespace heddle::repl
