// The debugger's commands that look around and change nothing.
#include <algorithm>
#include <cctype>
#include <sstream>

#include <fmt/format.h>

#include "checkpoint/digest.h"
#include "repl/debugger.h"
#include "repl/inspect.h"
#include "repl/show.h"
#include "tester/describe.h"
#include "tester/words.h"

namespace heddle::repl {
namespace {

constexpr size_t kRowsAround = 8;  // of the schedule, before and behind the position

}  // namespace

std::string Debugger::threads(const Words&) {
  std::string text;
  for (const tester::ThreadReport& r : walk_.threads()) {
    text += fmt::format("{} {:<6} {}", r.path == walk_.next_thread() ? "=>" : "  ", r.path, r.thread);
    const vm::ThreadId t = interp::find_thread(walk_.world(), r.path);
    if (r.status == tester::ThreadStatus::Runs) {
      tester::Place place;
      const std::string what = tester::any_operation_text(walk_.next_operation(t, &place));
      if (walk_.inside() && r.path == walk_.next_thread()) {
        const Location here = user_location(walk_.world(), t);
        if (here.depth != 0) place = tester::place_of(*here.method, here.pc);
        text += "  runs";
      } else {
        text += what.empty() ? "  has not run yet" : "  next: " + what;
      }
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
    if (t == vm::kNoThread) return wrong(error);
    looked_at_ = interp::thread_path(walk_.world(), t);
  }
  frame_ = {};
  return where({});
}

namespace {

// Names, fields, elements with numbers: what can be looked at without running anything.
bool is_path(const std::string& text) {
  return std::all_of(text.begin(), text.end(), [](unsigned char c) {
    return std::isalnum(c) || c == '_' || c == '$' || c == '#' || c == '@' || c == '.' || c == '[' || c == ']';
  });
}

std::string first_line(const std::string& text) {
  // Messages of the compiler have the text and a caret in further lines.
  return text.substr(0, text.find('\n'));
}

std::string indented(const std::string& text, const char* indent) {
  std::string result;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) result += indent + line + "\n";
  return result;
}

}  // namespace

bool Debugger::value_now(const std::string& expression, std::string* value, std::string* error) {
  Value found;
  if (evaluate(walk_.world(), looked_at_frame(), expression, &found, error)) {
    *value = found.object != 0 && options_.evaluator != nullptr ? options_.evaluator->show(focus(), found.object)
                                                                : found.text;
    return true;
  }
  if (options_.evaluator == nullptr) return false;
  const Evaluation e = options_.evaluator->evaluate(focus(), looked_at_frame(), expression, false);
  *value = e.value;
  if (e.end == Evaluation::End::Value) return true;
  if (e.end == Evaluation::End::Nothing) *error = "it has no value";
  else if (e.end == Evaluation::End::Failed || !is_path(expression)) *error = first_line(e.error);
  return false;
}

// An error counts as if it held: whoever set the condition wants to know.
bool Debugger::holds(const std::string& condition, vm::ThreadId t, std::string* error) {
  const Evaluation e = options_.evaluator->evaluate(t, condition);
  if (!e.ok()) *error = first_line(e.error);
  else if (e.type != "boolean" && e.type != "Boolean") *error = "is no truth value";
  return !error->empty() || e.value == "true";
}

std::string Debugger::printed(const std::string& expression, bool raw, bool name_it) {
  const std::string head = name_it ? expression + " = " : "= ";
  Value value;
  std::string error;
  if (evaluate(walk_.world(), looked_at_frame(), expression, &value, &error)) {
    const bool shown = options_.evaluator != nullptr && value.object != 0 && !raw;
    const std::string all = shown ? options_.evaluator->show(focus(), value.object) : value.text;
    std::string text = head + all + "\n";
    if (!shown || !Shower(walk_.world_to_edit(), vm::kNoThread).says_all(value.object))
      for (const std::string& line : raw_contents(walk_.world(), value.object)) text += "  " + line + "\n";
    return text;
  }
  if (options_.evaluator == nullptr) return wrong(error + "\n");
  const Evaluation e = options_.evaluator->evaluate(focus(), looked_at_frame(), expression, raw);
  std::string text = indented(e.output, "       > ");
  switch (e.end) {
    case Evaluation::End::Value:
      text += head + e.value + (name_it ? "" : "   (" + e.type + ")") + "\n";
      for (const std::string& line : e.contents) text += "  " + line + "\n";
      break;
    case Evaluation::End::Nothing: text += name_it ? "it has no value\n" : ""; break;
    case Evaluation::End::Rejected: text += wrong(is_path(expression) ? error + "\n" : e.error); break;
    case Evaluation::End::Failed: text += wrong(e.error); break;
  }
  return renamed(text);
}

std::string Debugger::print(const Words& words) {
  if (words.empty()) return wrong("print wants an expression: print Counter.value\n");
  const bool raw = rest_.ends_with("/raw");
  return printed(raw ? rest_.substr(0, rest_.size() - 4) : rest_, raw, true);
}

std::string Debugger::eval(const Words& words) {
  if (words.empty()) return wrong("eval wants statements: eval for (Account a : accounts) System.out.println(a)\n");
  if (options_.evaluator == nullptr) return wrong("nothing can be evaluated here\n");
  const Evaluation e = options_.evaluator->evaluate(focus(), looked_at_frame(), rest_, false);
  std::string text = indented(e.output, "       > ") + e.error;
  failed_ = failed_ || !e.ok();
  if (e.end == Evaluation::End::Value) text += "= " + e.value + "   (" + e.type + ")\n";
  for (const std::string& line : e.contents) text += "  " + line + "\n";
  return renamed(text);
}

std::string Debugger::set(const Words& words) {
  if (words.empty()) return wrong("set wants an assignment or another statement: set balance = 100\n");
  if (options_.evaluator == nullptr) return wrong("nothing can be evaluated here\n");
  if (walk_.ended()) return "the program has ended\n";
  if (walk_.position() < walk_.scheduled())
    return fmt::format(
        "{} operations of the schedule lie ahead, and it was recorded without this: go to its end, or leave it by 'run "
        "THREAD', and 'set' then\n",
        walk_.scheduled() - walk_.position());
  const std::string path = interp::thread_path(walk_.world(), focus()), statement = rest_;
  const size_t ahead =
      walk_.planned() - walk_.position() - (walk_.inside() && walk_.position() < walk_.planned() ? 1 : 0);
  const auto answer = std::make_shared<Evaluation>();
  const FrameId at = looked_at_frame();
  const bool done = walk_.edit([this, path, statement, answer, at] {
    *answer = options_.evaluator->perform(interp::find_thread(walk_.world(), path), at, statement);
    return answer->ok();
  });
  const Evaluation& e = *answer;
  std::string text = indented(e.output, "       > ") + e.error;
  failed_ = failed_ || !done;
  if (!done) return renamed(text + (e.end == Evaluation::End::Failed ? "nothing has changed\n" : ""));
  if (ahead != 0) text += fmt::format("what was planned ({} operations) is given up\n", ahead);
  if (e.end == Evaluation::End::Value) text += "= " + e.value + "   (" + e.type + ")\n";
  return stopped(text, true);
}

// Clocks, classes that are loaded, and what a call of the library does behind its first operation.
bool Debugger::is_noise(size_t i) {
  const Step step = walk_.operation(i);
  switch (step.row.operation.kind) {
    case interp::StopKind::Clock:
    case interp::StopKind::ClassInit:
    case interp::StopKind::ClassInitDone: return true;
    default: break;
  }
  if (step.row.call.empty() || !step.events.empty()) return false;
  for (size_t before = i; before-- > 0 && i - before <= kRowsAround;)
    if (walk_.thread_of(before) == step.thread) return walk_.operation(before).row.call == step.row.call;
  return false;
}

std::string Debugger::hidden_text(size_t count) {
  return count == 0 ? "" : fmt::format("       ({} of the clock, classes or the library: 'schedule all')\n", count);
}

std::string Debugger::schedule(const Words& words) {
  u64 at = walk_.position();
  const bool all = !words.empty() && words.back() == "all";
  const size_t numbers = words.size() - (all ? 1 : 0);
  size_t point = 0;
  std::string error;
  if (numbers > 1) return wrong("cannot read '" + words[1] + "': schedule [N] [all]\n");
  if (numbers == 1 && !point_named(words[0], &point, &error))
    return wrong("schedule wants the number of an operation or a mark, not '" + words[0] + "'\n");
  if (numbers == 1) at = point;
  const size_t end = std::min<size_t>(at + kRowsAround, walk_.planned());
  std::string text;
  size_t hidden = 0;
  const auto say_hidden = [&] {
    text += hidden_text(hidden);
    hidden = 0;
  };
  for (size_t i = at > kRowsAround ? at - kRowsAround : 0; i <= end; ++i) {
    if (i == walk_.position()) {
      say_hidden();
      text += "=> here\n";
    }
    if (i == end) break;
    if (!all && is_noise(i)) {
      ++hidden;
      continue;
    }
    say_hidden();
    text += row_text(i);
  }
  say_hidden();
  return renamed(text.empty() ? "there is no such operation\n" : text);
}

std::string Debugger::digest(const Words&) {
  const checkpoint::Digest d = checkpoint::full_digest(walk_.world(), permanent_limit_);
  return fmt::format("{:016x}{:016x}\n", d.high, d.low);
}

std::string Debugger::output(const Words&) {
  const std::string text = walk_.world().out.text + walk_.world().err.text;
  return text.empty() ? "nothing yet\n" : text + (text.ends_with('\n') ? "" : "\n");
}

}  // namespace heddle::repl
