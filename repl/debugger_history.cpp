// The debugger's commands about the past: last-write, first-read, who-held, diff, mark and marks.
#include <algorithm>
#include <cctype>
#include <sstream>

#include <fmt/format.h>

#include "repl/debugger.h"
#include "repl/history.h"
#include "repl/inspect.h"
#include "repl/lock_holders.h"
#include "repl/state_picture.h"
#include "tester/describe.h"
#include "tester/names.h"
#include "tester/words.h"

namespace heddle::repl {
namespace {

constexpr size_t kHoldingsShown = 40;
constexpr size_t kDifferencesShown = 100;

// Where the last `.name` or `[...]` of an expression begins; npos: it has none.
size_t last_part(const std::string& text) {
  if (text.empty()) return std::string::npos;
  if (text.back() == ']') {
    int depth = 0;
    for (size_t i = text.size(); i-- > 0;) {
      depth += text[i] == ']' ? 1 : text[i] == '[' ? -1 : 0;
      if (depth == 0) return i == 0 ? std::string::npos : i;
    }
    return std::string::npos;
  }
  size_t i = text.size();
  while (i > 0 && (std::isalnum(static_cast<unsigned char>(text[i - 1])) || text[i - 1] == '_' || text[i - 1] == '$'))
    --i;
  return i > 1 && i < text.size() && text[i - 1] == '.' ? i - 1 : std::string::npos;
}

}  // namespace

// Names lead there directly; what stands before the last part may also be any expression, and an index, too.
bool Debugger::variable_of(const std::string& expression, VariableRef* variable, std::string* error) {
  Value value;
  variable->name = expression;
  bool found = evaluate(walk_.world(), focus(), expression, &value, error);
  if (const size_t at = last_part(expression); !found && at != std::string::npos && options_.evaluator != nullptr) {
    std::string base = expression.substr(0, at), last = expression.substr(at), why;
    Value holder;
    if (!evaluate(walk_.world(), focus(), base, &holder, &why) || holder.object == 0) {
      const Evaluation e = options_.evaluator->evaluate(focus(), base, true);
      if (e.end != Evaluation::End::Value || find_object(walk_.world(), e.value) == 0) {
        if (e.end == Evaluation::End::Value) *error = "'" + base + "' is no object that exists here";
        else if (e.end == Evaluation::End::Failed) *error = e.error.substr(0, e.error.find('\n'));
        return false;
      }
      base = e.value;
    }
    if (last.front() == '[') {
      const Evaluation index = options_.evaluator->evaluate(focus(), last.substr(1, last.size() - 2));
      if (index.end != Evaluation::End::Value) {
        *error = index.error.substr(0, index.error.find('\n'));
        return false;
      }
      last = "[" + index.value + "]";
    }
    found = evaluate(walk_.world(), focus(), base + last, &value, error);
  }
  if (!found) return false;
  variable->holder = value.holder;
  variable->offset = value.offset;
  if (value.holder != 0) return true;
  *error = "'" + expression + "' is no field and no element of an array: only these have a history";
  return false;
}

std::string Debugger::touch_text(const VariableRef& variable, const Touch& t) {
  std::string text = fmt::format("{:>5}  {}  {}", t.operation + 1, t.thread, t.call.empty() ? "" : t.call + ": ");
  text += t.write ? fmt::format("writes {}: {} -> {}", variable.name, t.before, t.after)
                  : fmt::format("reads {}: {}", variable.name, t.after);
  if (t.place.line != 0) text += fmt::format("   ({})", tester::place_text(t.place));
  const char* when = t.when == Touch::When::Itself   ? "this is the operation"
                     : t.when == Touch::When::Before ? "in plain code on the way to the operation"
                                                     : "in plain code behind the operation";
  return text +
         fmt::format("\n       {}; 'goto {}' is before it, 'goto {}' behind it\n", when, t.operation, t.operation + 1);
}

std::string Debugger::last_write(const Words& words) {
  if (words.empty()) return wrong("last-write wants a field or an element: last-write Counter.value\n");
  VariableRef variable;
  std::string error;
  if (!variable_of(rest_, &variable, &error)) return wrong(error + "\n");
  const History::LastWrite last = History(walk_).last_write(variable);
  if (!last.complete) return given_up();
  if (last.write) return renamed(touch_text(variable, *last.write));
  if (!last.born) return "nobody has written " + rest_ + " up to here\n";
  return renamed(fmt::format("nobody has written {} since its object was made, in the course of:\n", rest_) +
                 row_text(*last.born));
}

std::string Debugger::first_read(const Words& words) {
  if (words.empty()) return wrong("first-read wants a field or an element: first-read Counter.value\n");
  VariableRef variable;
  std::string error;
  if (!variable_of(rest_, &variable, &error)) return wrong(error + "\n");
  History history(walk_);
  const History::LastWrite last = history.last_write(variable);
  const History::FirstRead first = last.complete ? history.first_read(variable, last) : History::FirstRead{};
  if (!last.complete || !first.complete) return given_up();
  if (first.read) return renamed(touch_text(variable, *first.read));
  const std::string value =
      last.write ? fmt::format("what operation {} has written", last.write->operation + 1) : "its first value";
  if (first.overwritten)
    return renamed(fmt::format("nobody reads {}: it is written again before\n", value) +
                   touch_text(variable, *first.overwritten));
  return fmt::format("nobody has read {}, as far as this run has been walked ({} operations)\n", value, walk_.walked());
}

std::string Debugger::who_held(const Words& words) {
  if (words.empty()) return wrong("who-held wants a lock: who-held Bank.lock\n");
  Value value;
  std::string error, text;
  if (!evaluate(walk_.world(), focus(), rest_, &value, &error)) {
    const Evaluation e =
        options_.evaluator == nullptr ? Evaluation{} : options_.evaluator->evaluate(focus(), rest_, true);
    value.object = e.end == Evaluation::End::Value ? find_object(walk_.world(), e.value) : 0;
    if (value.object == 0) return wrong(error + "\n");
  }
  if (value.object == 0) return rest_ + " is no object: " + value.text + "\n";
  if (!knows_holders(walk_.world(), value.object)) return "a StampedLock does not know who holds it\n";
  const History::Holdings held = History(walk_).who_held(value.object);
  if (!held.complete) return given_up();
  if (held.all.empty()) return "nobody has held " + rest_ + " up to here\n";
  const size_t first = held.all.size() > kHoldingsShown ? held.all.size() - kHoldingsShown : 0;
  if (first > 0) text += fmt::format("       ... {} times before\n", first);
  for (size_t i = first; i < held.all.size(); ++i) {
    const History::Holding& h = held.all[i];
    const tester::StepReport row = walk_.operation(h.from).row;
    text += fmt::format("{:>5} to {:<5}  {}", h.from + 1, h.still ? "now" : std::to_string(h.to + 1), h.thread);
    if (h.reads) text += " reads";
    if (row.place.line != 0) text += fmt::format("   ({})", tester::place_text(row.place));
    text += '\n';
  }
  return renamed(text);
}

bool Debugger::point_named(const std::string& word, size_t* point, std::string* error) {
  const auto& named = walk_.named_points();
  u64 number = 0;
  if (const auto found = named.find(word); found != named.end()) *point = found->second;
  else if (word == "here") *point = walk_.position();
  else if (number_of(word, &number)) *point = number;
  else *error = "there is no mark '" + word + "'; 'marks' lists them\n";
  return error->empty();
}

std::string Debugger::mark(const Words& words) {
  u64 number = 0;
  if (words.size() != 1 || number_of(words[0], &number) || words[0] == "here")
    return wrong("mark wants a name, which is no number: mark before-transfer\n");
  walk_.named_points()[words[0]] = walk_.position();
  return fmt::format("{} is this point, behind operation {}\n", words[0], walk_.position());
}

std::string Debugger::marks(const Words&) {
  std::vector<std::pair<size_t, std::string>> sorted;
  for (const auto& [name, at] : walk_.named_points()) sorted.emplace_back(at, name);
  std::sort(sorted.begin(), sorted.end());
  std::string text;
  for (const auto& [at, name] : sorted) text += fmt::format("{:>5}  {}\n", at, name);
  return text.empty() ? "no marks; 'mark NAME' makes one here\n" : text;
}

std::string Debugger::diff(const Words& words) {
  if (words.empty() || words.size() > 2)
    return wrong("diff wants two points, or one and this: diff 3 12, diff start here\n");
  size_t points[2] = {0, walk_.position()};
  std::string error;
  for (size_t i = 0; i < words.size(); ++i)
    if (!point_named(words[i], &points[i], &error)) return wrong(error);
  for (const size_t p : points)
    if (p > walk_.walked())
      return fmt::format("this run has been walked up to operation {}; 'goto {}' goes on\n", walk_.walked(), p);
  StatePicture pictures[2];
  std::map<std::string, std::string> names;  // the first one that an object has
  for (size_t i = 0; i < 2; ++i) {
    const auto look = [&] {
      pictures[i] = picture_of(walk_.world_to_edit(), options_.evaluator);
      names.merge(tester::names_by_variable(walk_.world()));
    };
    if (points[i] == walk_.position()) {
      look();
      continue;
    }
    const size_t here = walk_.position();
    if (walk_.go_to(points[i], &error)) look();
    walk_to(here);
    if (walk_.stopped()) return given_up();
  }
  const std::vector<std::string> lines = differences(pictures[0], pictures[1]);
  std::string text = fmt::format("from operation {} to {}:\n", points[0], points[1]);
  for (size_t i = 0; i < lines.size() && i < kDifferencesShown; ++i) text += "  " + lines[i] + "\n";
  if (lines.size() > kDifferencesShown) text += fmt::format("  ... {} more\n", lines.size() - kDifferencesShown);
  if (lines.empty()) return fmt::format("nothing differs between operations {} and {}\n", points[0], points[1]);
  tester::rename_objects(names, &text);
  return text;
}

// Empty lines, and those that begin with '#', say nothing.
std::string Debugger::source(const Words& words) {
  if (words.empty()) return wrong("source wants a file of commands: source session.txt\n");
  if (!options_.read_file) return wrong("no files can be read here\n");
  constexpr u32 kDeepest = 10;
  if (sources_ == kDeepest) return wrong(rest_ + ": too many files inside each other\n");
  const std::string file = rest_;
  std::string commands, error, text;
  if (!options_.read_file(file, &commands, &error)) return wrong(error + "\n");
  std::istringstream lines(commands);
  u32 number = 0;
  ++sources_;
  const bool failed_before = failed_;
  failed_ = false;
  for (std::string line; !failed_ && !finished_ && !walk_.stopped() && std::getline(lines, line);) {
    ++number;
    const size_t begin = line.find_first_not_of(" \t\r");
    if (begin == std::string::npos || line[begin] == '#') continue;
    text += prompt() + line.substr(begin) + "\n";
    text += execute(line);
  }
  --sources_;
  if (failed_) text += fmt::format("{}:{}: this has failed, and what follows was not executed\n", file, number);
  failed_ = failed_ || failed_before;
  return text;
}

}  // namespace heddle::repl
