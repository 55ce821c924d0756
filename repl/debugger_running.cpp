// How the debugger goes on, and back, until there is a reason to stop.
#include <fmt/format.h>

#include "repl/debugger.h"
#include "tester/describe.h"
#include "tester/words.h"

namespace heddle::repl {
namespace {

constexpr size_t kMaxOperationRows = 20;  // of operations that a command by lines shows

}  // namespace

RunWatch Debugger::run_watch(vm::ThreadId t) {
  return RunWatch(walk_.world(), t, breakpoints_, [this](const Breakpoint& b, vm::ThreadId who, std::string* error) {
    throws_.mute(true);
    const bool holds = this->holds(b.condition, who, error);
    throws_.mute(false);
    return holds;
  });
}

// Counts the hits, passes over those that are to be ignored, and says the others.
std::string Debugger::counted(const std::vector<Hit>& hits, const std::string& thread) {
  std::string text;
  for (const Hit& hit : hits) {
    Breakpoint* const b = breakpoints_.find(hit.number);
    if (b == nullptr || (!b->thread.empty() && b->thread != thread)) continue;
    ++b->hits;
    if (b->ignore > 0) {
      --b->ignore;
      continue;
    }
    if (b->stops && !b->stops(b->hits)) continue;
    text += hit.text;
    stop_.breakpoints.push_back(hit.number);
    if (b->temporary) breakpoints_.remove(hit.number);
  }
  return text;
}

// What stops a run between two operations only: an expression has another value.
std::vector<Hit> Debugger::hits_between() {
  std::vector<Hit> hits;
  for (Breakpoint& b : breakpoints_.all()) {
    if (!b.enabled) continue;
    if (b.kind == Breakpoint::Kind::Expression) {
      const bool there = breakpoints_.is_there(b);
      const std::string was = b.value;
      if (there) note_expression(&b);
      if (there != b.is_there)
        hits.push_back(
            {0, b.number,
             fmt::format("{}: {}: {}\n", b.number, b.text, there ? "its frame is there again" : "its frame is gone")});
      else if (there && b.value != was)
        hits.push_back({0, b.number, fmt::format("{}: {} was {}, is {}\n", b.number, b.text, was, b.value)});
      b.is_there = there;
    }
  }
  return hits;
}

// The next operation is a failed assertion, which is about to be thrown.
std::string Debugger::assertion_ahead() {
  const vm::World& world = walk_.world();
  if (!stops_at.assertions) return "";
  const vm::ThreadId t = interp::find_thread(world, walk_.next_thread());
  if (t == vm::kNoThread || world.thread(t).core.state != vm::ThreadState::Runnable) return "";
  const interp::Operation next = interp::pending_operation(world, t);
  if (next.kind != interp::StopKind::AssertionFailed) return "";
  stop_.exception = tester::exception_text(world, next.exception);
  stop_.failed_assertion = true;
  return fmt::format("{}: the assertion fails here: {}\n", world.thread_label(t), stop_.exception);
}

bool Debugger::wanted(const ThrowWatch::Thrown& e) const {
  if (!e.caught && !e.failed_assertion && stops_at.uncaught) return true;
  for (const Breakpoint& b : breakpoints_.all())
    if (catches(b, e)) return true;
  return false;
}

// What there is to say of an exception in front of whose throw the walk stands.
std::string Debugger::throw_text(const ThrowWatch::Thrown& e, const std::string& thread) {
  const vm::ThreadId t = interp::find_thread(walk_.world(), thread);
  std::vector<Hit> hits;
  for (const Breakpoint& b : breakpoints_.all()) {
    std::string error;
    if (!catches(b, e) || (!b.condition.empty() && !holds(b.condition, t, &error))) continue;
    hits.push_back({e.tick, b.number,
                    fmt::format("{}: {}: {} is thrown here{}\n", b.number, b.text, e.text,
                                error.empty() ? "" : ": the condition " + error)});
  }
  std::string text = counted(hits, thread);
  if (!e.caught && !e.failed_assertion && stops_at.uncaught)
    text += fmt::format("{}: {} is thrown here, and nothing catches it\n", walk_.world().thread_label(t), e.text);
  if (!text.empty()) {
    stop_.exception = e.text;
    stop_.failed_assertion = e.failed_assertion;
  }
  return text;
}

void Debugger::note_stop(std::string text, const std::string& thread) {
  stop_.text = std::move(text);
  stop_.thread = thread;
}

// Goes on until something stops it. By a rule: of the thread with that path, and others only where the plan says so;
// but if that takes long, it may wait in a loop for what another one is to do.
std::string Debugger::advance(LineRule* rule, const std::string& path) {
  const vm::World& world = walk_.world();
  stop_ = {};
  note_values();
  const Point begin = walk_.point();
  Point passed = begin;  // exceptions up to there are no reason to stop
  std::string text, rows, reason, result;
  size_t shown = 0;
  bool row_is_shown = walk_.under_way() != nullptr, by_instructions = false;
  const std::string first = walk_.next_thread();
  std::string mover;
  for (u64 i = 0; reason.empty(); ++i) {
    if (walk_.stopped()) {
      go_to(begin, first);
      return given_up();
    }
    if (i != 0 && pauses()) {
      stop_.paused = true;
      reason = "stopped\n";
      break;
    }
    if (i == options_.max_operations) {
      stop_.limit = true;
      reason = fmt::format("stopped after {} operations\n", options_.max_operations);
      break;
    }
    const bool planned = !walk_.inside() && walk_.position() < walk_.planned();
    const bool alone = rule != nullptr && i < tester::Timeline::kTurn;
    const std::string who = walk_.inside() || planned || !alone ? walk_.next_thread() : path;
    if (who.empty()) break;
    const vm::ThreadId t = interp::find_thread(world, who);
    mover = who;
    const bool ruled = rule != nullptr && who == path;
    const u64 after = walk_.point().ticks;
    const size_t at = walk_.position(), ahead = walk_.planned() - at;
    walk_.leave();
    RunWatch watch = run_watch(t);
    watch.forward(after, ruled ? rule : nullptr, &throws_);
    by_instructions = by_instructions || after != 0 || ruled || breakpoints_.need_instructions();
    throws_.listen(by_instructions ? &watch : nullptr, [&](const ThrowWatch::Thrown& e) {
      return (!by_instructions || Point{at, e.tick} > passed) && wanted(e);
    });
    std::string error;
    const Walk::Reached reached = by_instructions                  ? walk_.forward(who, {}, watch, &error)
                                  : walk_.forward(who, {}, &error) ? Walk::Reached::Whole
                                                                   : Walk::Reached::Refused;
    throws_.stop();
    if (reached == Walk::Reached::Refused) {
      stop_.refused = true;
      reason = error + (planned ? ": the schedule does not fit\n" : "\n");
      if (after != 0) walk_.seek(who, {}, after);
      const vm::ThreadId other = interp::find_thread(world, walk_.next_thread());
      if (!planned && !walk_.inside() && other != vm::kNoThread && other != t)
        reason += fmt::format("('run {}' or 'op' lets another thread go on)\n", world.thread_label(other));
      break;
    }
    if (!throws_.thrown.empty()) {
      // Back to where it is thrown, when the stack is still as it was.
      const ThrowWatch::Thrown e = throws_.thrown.front();
      walk_.back();
      if (!by_instructions) {
        by_instructions = true;
        continue;
      }
      passed = {at, e.tick};
      if (e.tick != 0) walk_.seek(who, {}, e.tick);
      reason = throw_text(e, who);
      if (!reason.empty() && !e.caught) announced_.insert(who);
      if (const Step* o = walk_.under_way(); o != nullptr && !row_is_shown) {
        rows = (rule == nullptr ? "" : rows) + row_text(*o, at) + consequences(*o);
        row_is_shown = true;
      }
      continue;
    }
    by_instructions = false;
    if (watch.has_result) result = returned(watch.result, watch.result_type);
    const bool whole = reached == Walk::Reached::Whole;
    if (const Step* o = whole ? &walk_.operation(at) : walk_.under_way(); o != nullptr) {
      if (whole && ahead > 1 && walk_.planned() == walk_.position())
        rows += fmt::format("the rest of the schedule ({} operations) is given up\n", ahead);
      if (rule == nullptr) rows.clear();
      const bool noise = rule != nullptr && whole && consequences(*o).empty() && is_noise(at);
      if ((rule == nullptr || !row_is_shown) && !noise &&
          ++shown <= kMaxOperationRows + (rule == nullptr ? options_.max_operations : 0))
        rows += row_text(*o, at) + consequences(*o);
      row_is_shown = !whole;
    }
    if (whole) {
      watch.look_at_variables(watch.ticks() + 1);
      const std::vector<Hit> between = hits_between();
      watch.hits.insert(watch.hits.end(), between.begin(), between.end());
    }
    reason = counted(watch.hits, who);
    stop_.arrived = watch.rule_is_met;
    if (watch.rule_is_met) break;
    if (!whole) continue;
    const Step& o = walk_.operation(at);
    // A failure in front of which the run has stopped already is no second reason.
    const bool known = o.fails && o.events.size() == 1 && announced_.count(who) != 0;
    const bool wanted = o.fails ? stops_at.uncaught || stops_at.assertions : stops_at.races;
    if (!known && wanted && !o.events.empty()) {
      reason += "stopped by what happened\n";
      stop_.events = o.events;
    }
    if (const std::string failure = assertion_ahead(); !failure.empty()) {
      reason += failure;
      mover = walk_.next_thread();
      announced_.insert(mover);
    }
    if (rule == nullptr && walk_.position() == walk_.scheduled() && reason.empty()) {
      stop_.schedule_ends = true;
      reason = "the schedule ends here; 'continue' goes on behind it\n";
    }
    if (rule != nullptr && world.thread(interp::find_thread(world, path)).core.state == vm::ThreadState::Dead)
      reason += world.thread_label(interp::find_thread(world, path)) + " has ended\n";
    if (walk_.ended()) break;
  }
  if (rule != nullptr && shown > kMaxOperationRows)
    rows += fmt::format("       ... {} operations more\n", shown - kMaxOperationRows);
  if (rule == nullptr && walk_.position() > begin.operations + 1)
    text = fmt::format("{} operations\n", walk_.position() - begin.operations);
  text += rows + reason;
  if (rule != nullptr && rule->kind == LineRule::Kind::Finish && !result.empty()) {
    stop_.returned = result;
    text += "returned: " + result + "\n";
  }
  note_stop(text, stop_.arrived || mover.empty() ? (path.empty() ? mover : path) : mover);
  return text;
}

std::string Debugger::go_on(const Words&) { return stopped(advance(nullptr, "")); }

std::string Debugger::go_back(const Words&) {
  const std::optional<std::string> reason = back_to_stop(Point{});
  stop_.beginning = !reason;
  return stopped(reason.value_or("this is the beginning\n"));
}

// Backwards: to the last point before this one, and behind `floor`, at which `continue` would stop; the reason. Without
// one the walk ends at `floor` or before it.
std::optional<std::string> Debugger::back_to_stop(const Point& floor) {
  const vm::World& world = walk_.world();
  stop_ = {};
  note_values();
  const Point begin = walk_.point();
  const std::string first = walk_.next_thread();
  for (u64 limit = begin.ticks;; limit = 0) {
    if (walk_.stopped()) {
      go_to(begin, first);
      return given_up();
    }
    if (pauses() && walk_.point() != begin) {
      stop_.paused = true;
      note_stop("stopped\n", walk_.next_thread());
      return stop_.text;
    }
    std::string who = walk_.next_thread();
    walk_.leave();
    if (limit == 0) {
      if (Point{walk_.position(), 0} <= floor || !walk_.back()) return std::nullopt;
      who = walk_.thread_of(walk_.position());
    }
    const size_t at = walk_.position();
    const vm::ThreadId t = interp::find_thread(world, who);
    // Once more, to see what there was on the way.
    note_variables();
    RunWatch watch = run_watch(t);
    watch.collect(limit);
    throws_.listen(&watch, [&](const ThrowWatch::Thrown& e) { return Point{at, e.tick} < begin && wanted(e); });
    std::string error;
    const Walk::Reached reached = walk_.forward(who, {}, watch, &error);
    throws_.stop();
    if (reached == Walk::Reached::Refused) return wrong(error + ": the schedule does not fit\n");
    const bool ends_there = reached == Walk::Reached::Whole && watch.is_last(world, t);
    if (reached == Walk::Reached::Whole) watch.look_at_variables(watch.ticks() + 1);
    std::vector<Hit> hits = watch.hits;
    for (Hit& hit : hits) {
      const Breakpoint* b = breakpoints_.find(hit.number);
      // Before the instruction that has changed it.
      if (b != nullptr && b->kind == Breakpoint::Kind::Variable) --hit.tick;
    }
    const auto point_of = [&](u64 tick) {
      return ends_there && tick == watch.ticks() ? Point{at + 1, 0} : Point{at, tick};
    };
    std::vector<ThrowWatch::Thrown> thrown = throws_.thrown;
    walk_.back();
    // From the last one on.
    while (!hits.empty() || !thrown.empty()) {
      Point last{0, 0};
      bool some = false;
      for (const Hit& hit : hits)
        if (const Point p = point_of(hit.tick); p < begin && p > floor && (!some || p > last)) {
          last = p;
          some = true;
        }
      const ThrowWatch::Thrown* const e = thrown.empty() ? nullptr : &thrown.back();
      if (e != nullptr && Point{at, e->tick} > floor && (!some || Point{at, e->tick} >= last)) {
        last = {at, e->tick};
        some = true;
      }
      if (!some) break;
      std::vector<Hit> here;
      for (const Hit& hit : hits)
        if (point_of(hit.tick) == last) here.push_back(hit);
      std::erase_if(hits, [&](const Hit& hit) { return point_of(hit.tick) == last; });
      std::string reason = counted(here, who);
      const bool throws = e != nullptr && Point{at, e->tick} == last;
      if (throws || !reason.empty()) go_to(last, who);
      if (throws) {
        reason += throw_text(*e, who);
        thrown.pop_back();
      }
      if (!reason.empty()) {
        note_stop(reason, who);
        return reason;
      }
    }
    go_to(Point{at, 0}, who);
    if (Point{at, 0} <= floor) return std::nullopt;
    std::string reason = counted(hits_between(), walk_.next_thread()) + assertion_ahead();
    if (!reason.empty()) {
      note_stop(reason, walk_.next_thread());
      return reason;
    }
  }
}

}  // namespace heddle::repl
