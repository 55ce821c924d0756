// The debugger's commands that go by source lines of one thread, forwards and backwards.
#include <algorithm>

#include <fmt/format.h>

#include "repl/debugger.h"
#include "tester/access_history.h"
#include "tester/describe.h"
#include "tester/explain.h"
#include "tester/words.h"

namespace heddle::repl {
namespace {

constexpr size_t kMaxOrigins = 10'000;  // commands by lines that can be gone back one by one

// The last instruction before number `limit` (0: of all) at which a rule would stop.
class BackWatch final : public Ticker {
 public:
  BackWatch(u64 limit, BackRule& rule) : limit_(limit), rule_(rule) {}
  u64 found = 0, found_before = 0;  // 0: none; found_before: the one before it

 protected:
  bool arrives() override {
    if (limit_ != 0 && ticks() >= limit_) return true;
    rule_.passes(depth());
    if (!is_user_code(method())) return false;
    const Location here = location();
    if (here.line == 0 || !rule_.stops_at(here)) return false;
    found_before = found;
    found = ticks();
    return false;
  }

 private:
  const u64 limit_;
  BackRule& rule_;
};

}  // namespace

// Whose lines are stepped: who has been chosen, who was stepped last, or who goes on next.
std::string Debugger::stepped_thread() const { return interp::thread_path(walk_.world(), focus()); }

// Where the thread that has been stepped stands, if that is not what comes next anyway.
std::string Debugger::line_standing() const {
  const vm::World& world = walk_.world();
  const std::string path = walk_.inside() ? walk_.next_thread() : stepping_;
  const vm::ThreadId t = interp::find_thread(world, path);
  if (t == vm::kNoThread || (!walk_.inside() && path == walk_.next_thread())) return "";
  const Location here = user_location(world, t);
  if (here.depth == 0 || world.thread(t).core.state == vm::ThreadState::Dead) return "";
  const tester::Place place = tester::place_of(*here.method, here.pc);
  return fmt::format("at: {}  {}   ({})\n", world.thread_label(t), tester::method_text(place),
                     tester::place_text(place)) +
         place_line(place);
}

std::string Debugger::returned(u64 value, const std::string& type) {
  if (type[0] != 'L' && type[0] != '[') return tester::primitive_text(type[0], value);
  const vm::Ref object = static_cast<vm::Ref>(value);
  if (options_.evaluator != nullptr) return options_.evaluator->show(focus(), object);
  return walk_.world().object_label(object);
}

std::string Debugger::by_lines(LineRule rule) {
  const std::string path = stepped_thread();
  const vm::World& world = walk_.world();
  const vm::ThreadId t = interp::find_thread(world, path);
  rule.from = user_location(world, t);
  stop_ = {};
  stop_.refused = true;
  if (world.thread(t).core.state == vm::ThreadState::Dead) {
    note_stop(world.thread_label(t) + " has ended\n", path);
    return stop_.text + standing();
  }
  if (rule.kind == LineRule::Kind::Finish && rule.from.depth == 0) {
    note_stop(world.thread_label(t) + " is not in the program's own code\n", path);
    return stop_.text;
  }
  rule.elsewhere = rule.from.line != rule.line;
  stepping_ = path;
  const Point begin = walk_.point();
  std::string text = advance(&rule, path);
  if (walk_.point() != begin) {
    if (origins_.size() == kMaxOrigins) origins_.erase(origins_.begin());
    origins_.push_back({begin, walk_.point(), path, rule.from.depth});
  }
  return stopped(std::move(text), true);
}

std::string Debugger::back_by_lines(BackRule rule) {
  const std::string path = stepped_thread();
  const vm::World& world = walk_.world();
  const vm::ThreadId t = interp::find_thread(world, path);
  rule.from = user_location(world, t);
  stop_ = {};
  if (rule.kind == BackRule::Kind::Finish && rule.from.depth == 0) {
    stop_.refused = true;
    note_stop(world.thread_label(t) + " is not in the program's own code\n", path);
    return stop_.text;
  }
  stepping_ = path;
  const Point begin = walk_.point();
  const std::string first = walk_.next_thread();
  // The command that has come here is undone exactly, also if it began in the midst of a line.
  Point origin;
  bool has_origin = false;
  if (rule.kind != BackRule::Kind::Finish && !origins_.empty() && origins_.back().to == begin &&
      origins_.back().thread == path) {
    origin = origins_.back().from;
    has_origin = true;
    // (The thread has ended, or the program has while the thread was in a method that its frame had called.)
    const u32 depth = origins_.back().depth;
    if (rule.from.depth == 0 || (rule.kind == BackRule::Kind::Next && depth < rule.from.depth && depth != 0))
      rule.from.depth = depth;
    origins_.pop_back();
  } else {
    origins_.clear();
  }
  Point found;
  bool is_found = false;
  for (u64 limit = begin.ticks; !is_found; limit = 0) {
    std::string who = walk_.next_thread();
    walk_.leave();
    if (limit == 0) {
      if (!walk_.back()) break;
      who = walk_.thread_of(walk_.position());
    }
    // Once more, to see what there was on the way.
    if (who == path) {
      const bool over = rule.kind == BackRule::Kind::Next && rule.from.depth != 0;
      rule.before = over ? user_location(world, t, rule.from.depth) : user_location(world, t);
      BackWatch watch(limit, rule);
      std::string error;
      const Walk::Reached reached = walk_.forward(who, {}, watch, &error);
      u64 tick = watch.found;
      // Where the operation ends is where it has begun to go back, or a point that has been looked at.
      if (reached == Walk::Reached::Whole && tick == watch.ticks() && watch.is_last(world, t))
        tick = walk_.point() < begin ? tick : watch.found_before;
      if (reached != Walk::Reached::Refused) walk_.back();
      is_found = tick != 0;
      found = {walk_.position(), tick};
    }
    if (has_origin && origin.operations >= walk_.position()) break;  // nothing later than that is left
  }
  if (has_origin && (!is_found || origin > found)) {
    found = origin;
    is_found = true;
  }
  // Breakpoints on the way stop it, as they do forwards.
  if (!breakpoints_.all().empty()) {
    go_to(begin, first);
    if (std::optional<std::string> reason = back_to_stop(is_found ? found : Point{})) {
      origins_.clear();
      return stopped(std::move(*reason), true);
    }
  }
  std::string text;
  stop_ = {};
  stop_.arrived = is_found;
  stop_.beginning = !is_found;
  if (!is_found) text = "this is the beginning\n";
  note_stop(text, path);
  if (is_found) go_to(found, path);
  else go_to(Point{}, path);
  return stopped(std::move(text), true);
}

// To a point on the way that was walked.
void Debugger::go_to(const Point& point, const std::string& thread) {
  walk_.leave();
  walk_to(point.operations);
  if (point.ticks != 0)
    walk_.seek(walk_.position() < walk_.planned() ? walk_.thread_of(walk_.position()) : thread, {}, point.ticks);
}

namespace {

std::string count_error(const char* command, const std::string& word) {
  return std::string(command) + " wants a number, not '" + word + "'\n";
}

}  // namespace

std::string Debugger::repeated(const char* command, const Words& words, const std::function<std::string()>& once) {
  u64 count = 1;
  if (!words.empty() && !number_of(words[0], &count)) return wrong(count_error(command, words[0]));
  std::string text;
  for (u64 i = 0; i < count; ++i) {
    const Point before = walk_.point();
    text = once();
    if (walk_.point() == before) break;
  }
  return text;
}

std::string Debugger::step(const Words& words) {
  return repeated("step", words, [this] { return by_lines({LineRule::Kind::Step, {}}); });
}
std::string Debugger::next(const Words& words) {
  return repeated("next", words, [this] { return by_lines({LineRule::Kind::Next, {}}); });
}
std::string Debugger::finish(const Words& words) {
  if (!words.empty()) return wrong("finish wants nothing: it goes on until this method has returned\n");
  return by_lines({LineRule::Kind::Finish, {}});
}
std::string Debugger::until(const Words& words) {
  u64 line = 0;
  if (words.empty()) return by_lines({LineRule::Kind::Until, {}});
  if (words.size() > 1 || !number_of(words[0], &line) || line == 0 || line > 0xffffffffu)
    return wrong("until wants a line of this method, not '" + rest_ + "'\n");
  const Location here = user_location(walk_.world(), focus());
  if (here.depth == 0) return walk_.world().thread_label(focus()) + " is not in the program's own code\n";
  std::vector<u32> lines;
  for (const bytecode::LineEntry& entry : here.method->image->lines) lines.push_back(entry.line);
  if (std::find(lines.begin(), lines.end(), line) == lines.end()) {
    const auto [first, last] = std::minmax_element(lines.begin(), lines.end());
    return fmt::format("{} has no code at line {}: it has lines {} to {}\n", here.method->readable(), line, *first,
                       *last);
  }
  LineRule rule{LineRule::Kind::Line, {}};
  rule.line = static_cast<u32>(line);
  return by_lines(rule);
}
std::string Debugger::step_back(const Words& words) {
  return repeated("rstep", words, [this] { return back_by_lines({BackRule::Kind::Step, {}, {}}); });
}
std::string Debugger::next_back(const Words& words) {
  return repeated("rnext", words, [this] { return back_by_lines({BackRule::Kind::Next, {}, {}}); });
}
std::string Debugger::finish_back(const Words& words) {
  if (!words.empty()) return "rfinish wants nothing: it goes back to the call of this method\n";
  return back_by_lines({BackRule::Kind::Finish, {}, {}});
}

}  // namespace heddle::repl
