// The debugger's commands that look around and change nothing.
#include <algorithm>

#include <fmt/format.h>

#include "repl/debugger.h"
#include "repl/inspect.h"
#include "tester/describe.h"
#include "tester/words.h"

namespace heddle::repl {
namespace {

constexpr size_t kRowsAround = 8;  // of the schedule, before and behind the position
constexpr u32 kLinesAround = 4;    // of the source

}  // namespace

std::string Debugger::threads(const Words&) {
  std::string text;
  for (const tester::ThreadReport& r : walk_.threads()) {
    text += fmt::format("{} {:<6} {}", r.path == walk_.next_thread() ? "=>" : "  ", r.path, r.thread);
    const vm::ThreadId t = interp::find_thread(walk_.world(), r.path);
    if (r.status == tester::ThreadStatus::Runs) {
      tester::Place place;
      const std::string what = tester::any_operation_text(walk_.next_operation(t, &place));
      text += what.empty() ? "  has not run yet" : "  next: " + what;
      if (place.line != 0) text += fmt::format("   ({})", tester::place_text(place));
    } else {
      text += "  " + tester::want_text(r);
      if (const tester::Place* p = tester::first_user_place(r.stack))
        text += fmt::format("   ({})", tester::place_text(*p));
    }
    for (size_t i = 0; i < r.holds.size(); ++i)
      text += (i == 0 ? "; holds " : ", ") + tester::thing_text(r.holds[i].lock);
    text += '\n';
  }
  return renamed(text);
}

std::string Debugger::look_at_thread(const Words& words) {
  std::string error;
  if (words.empty()) {
    looked_at_.clear();
  } else {
    const vm::ThreadId t = thread_named(words[0], &error);
    if (t == vm::kNoThread) return error;
    looked_at_ = interp::thread_path(walk_.world(), t);
  }
  return where({});
}

std::string Debugger::where(const Words& words) {
  std::string error;
  const vm::ThreadId t = words.empty() ? focus() : thread_named(words[0], &error);
  if (t == vm::kNoThread) return error;
  if (walk_.world().thread(t).core.state == vm::ThreadState::Dead)
    return walk_.world().thread_label(t) + " has ended\n";
  const std::vector<tester::Place> stack = tester::places_of(walk_.world(), t);
  std::string text = walk_.world().thread_label(t) + (stack.empty() ? ": its methods have returned\n" : ":\n");
  for (const tester::Place& p : stack)
    text += fmt::format("  at {} ({})\n", tester::method_text(p), tester::place_text(p));
  return text;
}

std::string Debugger::list(const Words& words) {
  std::string error;
  const vm::ThreadId t = words.empty() ? focus() : thread_named(words[0], &error);
  if (t == vm::kNoThread) return error;
  const std::vector<tester::Place> stack = tester::places_of(walk_.world(), t);
  const tester::Place* at = tester::first_user_place(stack);
  if (at == nullptr || !options_.source_line)
    return walk_.world().thread_label(t) + " is not in the program's own code\n";
  std::string text = at->file + ":\n";
  for (u32 line = at->line > kLinesAround ? at->line - kLinesAround : 1; line <= at->line + kLinesAround; ++line) {
    const std::string source = options_.source_line(at->file, line);
    text += fmt::format("{} {:>4}  {}\n", line == at->line ? "=>" : "  ", line, source);
  }
  return text;
}

std::string Debugger::print(const Words& words) {
  if (words.empty()) return "print wants the name of a variable: print Counter.value\n";
  Value value;
  std::string error;
  if (!evaluate(walk_.world(), focus(), words[0], &value, &error)) return error + "\n";
  std::string text = words[0] + " = " + value.text + "\n";
  for (const std::string& line : contents(walk_.world(), value.object)) text += "  " + line + "\n";
  return text;
}

std::string Debugger::show_locals(const Words& words) {
  std::string error;
  const vm::ThreadId t = words.empty() ? focus() : thread_named(words[0], &error);
  if (t == vm::kNoThread) return error;
  std::string text;
  if (walk_.world().thread(t).core.state != vm::ThreadState::Dead)
    for (const Variable& v : locals(walk_.world(), t)) text += v.name + " = " + v.value.text + "\n";
  return text.empty() ? "none that are in use here\n" : text;
}

std::string Debugger::schedule(const Words& words) {
  u64 at = walk_.position();
  if (!words.empty() && !number_of(words[0], &at))
    return "schedule wants the number of an operation, not '" + words[0] + "'\n";
  const size_t end = std::min<size_t>(at + kRowsAround, walk_.planned());
  std::string text;
  for (size_t i = at > kRowsAround ? at - kRowsAround : 0; i <= end; ++i) {
    if (i == walk_.position()) text += "=> here\n";
    if (i < end) text += row_text(i);
  }
  return renamed(text.empty() ? "there is no such operation\n" : text);
}

std::string Debugger::output(const Words&) {
  const std::string text = walk_.world().out.text + walk_.world().err.text;
  return text.empty() ? "nothing yet\n" : text + (text.ends_with('\n') ? "" : "\n");
}

}  // namespace heddle::repl
