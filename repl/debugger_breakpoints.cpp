// The debugger's commands that set breakpoints and watches, and list and change them.
#include <algorithm>
#include <cctype>

#include <fmt/format.h>

#include "repl/debugger.h"
#include "repl/session_text.h"
#include "tester/describe.h"

namespace heddle::repl {
namespace {

// Where the word stands by itself in a text, outside of literals; npos: nowhere.
size_t word_at(const std::string& text, const std::string& word) {
  char quote = '\0';
  for (size_t i = 0; i < text.size(); ++i) {
    if (quote != '\0') {
      if (text[i] == '\\') ++i;
      else if (text[i] == quote) quote = '\0';
      continue;
    }
    if (text[i] == '"' || text[i] == '\'') quote = text[i];
    const bool begins = i == 0 || text[i - 1] == ' ' || text[i - 1] == '\t';
    const size_t end = i + word.size();
    const bool ends = end >= text.size() || text[end] == ' ' || text[end] == '\t' || text[end] == '(';
    if (begins && ends && text.compare(i, word.size(), word) == 0) return i;
  }
  return std::string::npos;
}

constexpr const char* kBreakUsage =
    "break wants a line, a method, a field or 'monitor EXPRESSION': break 12, break Main.java:12, break "
    "Bank.transfer\n";

}  // namespace

// Takes "if CONDITION" and "thread T" from the end of a text.
bool Debugger::conditions_of(std::string* text, Breakpoint* b, std::string* error) {
  if (const size_t at = word_at(*text, "if"); at != std::string::npos) {
    b->condition = trimmed(text->substr(at + 2));
    *text = trimmed(text->substr(0, at));
    if (b->condition.empty()) {
      *error = "'if' wants a condition: break 12 if n > 3\n";
      return false;
    }
    if (options_.evaluator == nullptr) {
      *error = "conditions cannot be evaluated here\n";
      return false;
    }
  }
  if (const size_t at = word_at(*text, "thread"); at != std::string::npos) {
    const std::string who = trimmed(text->substr(at + 6));
    *text = trimmed(text->substr(0, at));
    if (who.empty()) {
      *error = "'thread' wants a thread: break 12 thread Thread-1\n";
      return false;
    }
    const vm::ThreadId t = thread_named(who, error);
    // One that has not been started yet has its path already.
    const bool path = std::all_of(who.begin(), who.end(), [](unsigned char c) { return std::isdigit(c) || c == '.'; });
    if (t == vm::kNoThread && !path) return false;
    error->clear();
    b->thread = t != vm::kNoThread ? interp::thread_path(walk_.world(), t) : who;
  }
  return true;
}

std::string Debugger::set_breakpoint(Breakpoint b, const char* command, bool fields_only) {
  std::string error, rest = rest_;
  b.text = std::string(command) + " " + rest_;
  if (!conditions_of(&rest, &b, &error)) return error;
  const Location here = user_location(walk_.world(), focus());
  const std::string here_class = here.depth != 0 ? here.method->owner->name : "";
  const std::string here_file = here.depth != 0 ? here.method->owner->image->source_file : "";
  if (const size_t blank = rest.find(' '); blank == 7 && rest.substr(0, blank) == "monitor" && !fields_only) {
    b.kind = Breakpoint::Kind::Monitor;
    const std::string expression = trimmed(rest.substr(8));
    Value value;
    if (!evaluate(walk_.world(), looked_at_frame(), expression, &value, &error)) return wrong(error + "\n");
    if (value.object == 0) return wrong(expression + " is no object, so it has no monitor\n");
    b.object = value.object;
    b.name = vm::name_of(walk_.world().heap.header(value.object));
  } else if (rest.empty() || rest.find_first_of(" \t") != std::string::npos) {
    if (fields_only) return wrong(std::string(command) + " wants a field: " + command + " Account.balance\n");
    return rest.empty() ? kBreakUsage : "cannot read '" + rest + "': " + kBreakUsage;
  } else {
    const size_t colon = rest.rfind(':');
    const std::string last = colon == std::string::npos ? rest : rest.substr(colon + 1);
    u64 line = 0;
    if (!fields_only && (colon != std::string::npos || std::isdigit(static_cast<unsigned char>(rest[0])))) {
      if (!number_of(last, &line) || line == 0 || line > 0xffffffffu) return kBreakUsage;
      b.kind = Breakpoint::Kind::Line;
      b.line = static_cast<u32>(line);
      b.file = colon == std::string::npos ? "" : rest.substr(0, colon);
      if (!breakpoints_.check_line(&b.file, b.line, here_file, &error)) return wrong(error + "\n");
    } else {
      const Breakpoints::Member found = breakpoints_.member(rest, here_class, &b.class_name, &b.member, &error);
      if (found == Breakpoints::Member::Neither) return wrong(error + "\n");
      if (found == Breakpoints::Member::Method && fields_only)
        return wrong(rest + " is a method; " + command + " wants a field\n");
      b.kind = found == Breakpoints::Member::Method ? Breakpoint::Kind::Method : Breakpoint::Kind::Field;
    }
  }
  const Breakpoint& set = breakpoints_.add(std::move(b));
  return fmt::format("{}: {}\n", set.number, set.text);
}

std::string Debugger::break_at(const Words& words) {
  if (words.empty()) return info({"break"});
  return set_breakpoint({}, "break", false);
}

std::string Debugger::break_once(const Words&) {
  Breakpoint b;
  b.temporary = true;
  return set_breakpoint(std::move(b), "tbreak", false);
}

std::string Debugger::watch_accesses(const Words&) { return set_breakpoint({}, "awatch", true); }

std::string Debugger::watch_reads(const Words&) {
  Breakpoint b;
  b.writes = false;
  return set_breakpoint(std::move(b), "rwatch", true);
}

std::string Debugger::catch_exceptions(const Words& words) {
  Breakpoint b;
  b.kind = Breakpoint::Kind::Exception;
  b.text = words.empty() ? "catch" : "catch " + rest_;
  std::string error, rest = rest_;
  if (!conditions_of(&rest, &b, &error)) return error;
  if (rest.find_first_of(" \t") != std::string::npos)
    return wrong("cannot read '" + rest + "': catch wants the name of an exception\n");
  if (!rest.empty() && !breakpoints_.check_exception(rest, &error)) return wrong(error + "\n");
  b.exception = rest;
  const Breakpoint& set = breakpoints_.add(std::move(b));
  return fmt::format("{}: {}\n", set.number, set.text);
}

// A variable is watched for what it is, whoever's frame is looked at later; any other expression is evaluated in the
// frame where it was set.
std::string Debugger::watch(const Words& words) {
  if (words.empty()) return wrong("watch wants an expression: watch Counter.value\n");
  Breakpoint b;
  b.text = "watch " + rest_;
  std::string error;
  b.expression = rest_;
  if (!conditions_of(&b.expression, &b, &error)) return error;
  const FrameId frame = looked_at_frame();
  Value value;
  const bool variable = evaluate(walk_.world(), frame, b.expression, &value, &error) &&
                        (value.cell.holder != 0 || value.cell.local != nullptr);
  b.kind = variable ? Breakpoint::Kind::Variable : Breakpoint::Kind::Expression;
  if (!variable || value.cell.local != nullptr) {
    b.frame = frame;
    if (frame.valid()) b.method = walk_.world().thread(frame.thread).frames[frame.index].method;
  }
  if (variable) {
    b.cell = value.cell;
    if (value.cell.holder != 0) b.name = vm::name_of(walk_.world().heap.header(value.cell.holder));
    b.raw = breakpoints_.raw(b);
    b.value = breakpoints_.text_of(b);
  } else {
    error.clear();
    if (!value_now(b.expression, &b.value, &error)) return wrong(error + "\n");
  }
  const Breakpoint& set = breakpoints_.add(std::move(b));
  return fmt::format("{}: {}, now {}\n", set.number, set.text, set.value);
}

void Debugger::note_expression(Breakpoint* b) {
  Value value;
  std::string error;
  const FrameId frame = b->frame;
  if (evaluate(walk_.world(), frame, b->expression, &value, &error)) {
    b->value = value.text;
    return;
  }
  b->value = "?";
  if (options_.evaluator == nullptr) return;
  const Evaluation e =
      options_.evaluator->evaluate(frame.valid() ? frame.thread : focus(), frame, b->expression, false);
  if (e.end == Evaluation::End::Value) b->value = e.value;
}

// What the watched things are here.
void Debugger::note_variables() {
  for (Breakpoint& b : breakpoints_.all()) {
    if (b.kind != Breakpoint::Kind::Variable) continue;
    breakpoints_.follow_object(b);
    b.is_there = breakpoints_.is_there(b);
    if (!b.is_there) continue;
    b.raw = breakpoints_.raw(b);
    b.value = breakpoints_.text_of(b);
  }
}

void Debugger::note_values() {
  note_variables();
  for (Breakpoint& b : breakpoints_.all()) {
    if (b.kind != Breakpoint::Kind::Expression) continue;
    breakpoints_.follow_object(b);
    b.is_there = breakpoints_.is_there(b);
    if (b.is_there) note_expression(&b);
  }
}

std::string Debugger::remove(const Words& words) {
  u64 number = 0;
  if (!words.empty() && !number_of(words[0], &number))
    return wrong("delete wants the number of a breakpoint or watch, not '" + words[0] + "'\n");
  const size_t gone = words.empty() ? breakpoints_.remove_all() : breakpoints_.remove(static_cast<u32>(number)) ? 1 : 0;
  return gone == 0 ? "there is nothing to delete\n" : fmt::format("{} deleted\n", gone);
}

std::string Debugger::switch_on(const Words& words, bool on) {
  const char* command = on ? "enable" : "disable";
  u64 number = 0;
  if (!words.empty() && !number_of(words[0], &number))
    return wrong(fmt::format("{} wants the number of a breakpoint or watch, not '{}'\n", command, words[0]));
  size_t count = 0;
  for (Breakpoint& b : breakpoints_.all()) {
    if (!words.empty() && b.number != number) continue;
    b.enabled = on;
    ++count;
  }
  note_values();
  return count == 0 ? "there is no such breakpoint; 'info break' lists them\n"
                    : fmt::format("{} {}d\n", count, command);
}

std::string Debugger::enable(const Words& words) { return switch_on(words, true); }
std::string Debugger::disable(const Words& words) { return switch_on(words, false); }

std::string Debugger::ignore(const Words& words) {
  u64 number = 0, count = 0;
  if (words.size() != 2 || !number_of(words[0], &number) || !number_of(words[1], &count))
    return wrong("ignore wants the number of a breakpoint and a count: ignore 1 10\n");
  Breakpoint* const b = breakpoints_.find(static_cast<u32>(number));
  if (b == nullptr) return wrong("there is no such breakpoint; 'info break' lists them\n");
  b->ignore = count;
  return fmt::format("{}: passes over its next {} hits\n", b->number, count);
}

std::string Debugger::info(const Words& words) {
  const std::string what = words.empty() ? "" : words[0];
  const auto is = [&](std::string_view name) { return !what.empty() && name.starts_with(what); };
  if (is("breakpoints") || is("watchpoints")) {
    std::string text;
    for (const Breakpoint& b : breakpoints_.all()) {
      text += fmt::format("{}: {}", b.number, b.text);
      if (b.kind == Breakpoint::Kind::Line && b.text.find(':') == std::string::npos)
        text += fmt::format("   ({}:{})", b.file, b.line);
      if (b.kind == Breakpoint::Kind::Variable || b.kind == Breakpoint::Kind::Expression)
        text += breakpoints_.is_there(b) ? ", now " + b.value
                : b.frame.valid()        ? ", its frame is gone"
                                         : ", its object is gone";
      if (b.kind == Breakpoint::Kind::Monitor && !breakpoints_.is_there(b)) text += ", its object is gone";
      if (b.hits != 0) text += fmt::format("; {} hit{}", b.hits, b.hits == 1 ? "" : "s");
      if (b.ignore != 0) text += fmt::format("; ignores the next {}", b.ignore);
      if (b.temporary) text += "; once";
      if (!b.enabled) text += "; disabled";
      text += '\n';
    }
    return text.empty() ? "no breakpoints and no watches\n" : text;
  }
  const Words operands(words.empty() ? words.end() : words.begin() + 1, words.end());
  if (is("threads")) return threads({});
  if (is("locals")) return show_locals(operands);
  if (is("frame") || is("stack")) return where(operands);
  return wrong("info knows: break, threads, locals, frame\n");
}

}  // namespace heddle::repl
