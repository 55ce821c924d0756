#include "repl/debugger.h"

#include <algorithm>
#include <charconv>
#include <sstream>

#include <fmt/format.h>

#include "repl/inspect.h"
#include "tester/describe.h"
#include "tester/names.h"
#include "tester/trace.h"
#include "tester/words.h"
#include "vm/base/nearest_name.h"

namespace heddle::repl {
namespace {

constexpr u64 kMaxOperations = 1'000'000;  // of one `continue`: then it stops and says so

}  // namespace

const std::vector<Debugger::Command>& Debugger::commands() {
  static const std::vector<Command> all = {
      {"step", "s", "[N]", "performs the next operation, or the next N", &Debugger::step},
      {"next", "n", "", "performs operations until the call of the class library that is under way has returned",
       &Debugger::next},
      {"back", "b", "[N]", "goes back by one operation, or by N", &Debugger::back},
      {"goto", "g", "N|MARK", "goes to the state behind operation N, forwards or backwards (0: the beginning)",
       &Debugger::go_to},
      {"continue", "c", "", "goes on to the next breakpoint, changed watch, failure or race, or to the end",
       &Debugger::go_on},
      {"rcontinue", "rc", "", "the same, backwards", &Debugger::go_back},
      {"run", "r", "THREAD [N] [pick K]",
       "lets THREAD perform its next N operations, whatever was planned; pick K: which waiter a notify wakes, or which "
       "value is chosen, from 0",
       &Debugger::run_thread},
      {"pick", "", "?", "what may be chosen here, and why the others cannot go on; 'run THREAD ?': of one thread",
       &Debugger::pick},
      {"threads", "t", "", "where the threads stand, what they hold, what they want", &Debugger::threads},
      {"thread", "th", "[THREAD]", "looks at THREAD from now on; without a name at whoever goes on next",
       &Debugger::look_at_thread},
      {"where", "w", "[THREAD]", "its stack", &Debugger::where},
      {"list", "l", "[THREAD]", "the source around its next operation", &Debugger::list},
      {"print", "p", "EXPRESSION[/raw]",
       "its value here, with calls; nothing that it does remains. Also Account#2.balance; /raw: the fields of an "
       "object",
       &Debugger::print},
      {"eval", "ev", "STATEMENTS", "the same of statements: what they print, and the value of the last expression",
       &Debugger::eval},
      {"set", "se", "NAME = EXPRESSION", "assigns, or executes any statement, for good: the run goes on from there",
       &Debugger::set},
      {"locals", "lo", "[THREAD]", "the local variables of the user's innermost method", &Debugger::show_locals},
      {"display", "d", "[EXPRESSION]", "shows its value at every stop; without one: none any more", &Debugger::display},
      {"break", "br", "[FILE:]LINE [if CONDITION]",
       "stops before operations on that line, or in what it calls (if the condition holds there)", &Debugger::break_at},
      {"watch", "wa", "EXPRESSION", "stops behind the operation that changes its value", &Debugger::watch},
      {"delete", "de", "[N]", "removes breakpoint or watch N, or all", &Debugger::remove},
      {"schedule", "sc", "[N] [all]",
       "the operations around this point, or around operation N or a mark; all: those of clocks, classes and the "
       "library's inside, too",
       &Debugger::schedule},
      {"output", "o", "", "what the program has written so far", &Debugger::output},
      {"digest", "di", "", "a number for all of the state: the same number, the same state", &Debugger::digest},
      {"explore", "e", "[SECONDS]", "tries every way from here (10 s); the first failure that is found lies ahead then",
       &Debugger::explore},
      {"win?", "wi", "[SECONDS]",
       "can the program still fail from here? Then the way with the fewest preemptions lies ahead", &Debugger::win},
      {"outcomes", "ou", "[SECONDS]", "the outputs that are possible from here", &Debugger::outcomes},
      {"why", "wh", "",
       "what goes wrong in this schedule, or in what was found last, with the numbers of its operations",
       &Debugger::why},
      {"no-return", "no", "[SECONDS]", "the operation of this run behind which it can no longer pass",
       &Debugger::no_return},
      {"nearest", "ne", "[go]",
       "the smallest change with which this run passes: it leaves the run as late as possible, with few preemptions; "
       "go: "
       "goes to where it leaves, and it lies ahead",
       &Debugger::nearest},
      {"last-write", "lw", "VARIABLE", "who wrote this field or element last, where, and what it was before",
       &Debugger::last_write},
      {"first-read", "", "VARIABLE", "who was the first to read what it holds now", &Debugger::first_read},
      {"who-held", "", "LOCK", "who has held it, from which operation to which", &Debugger::who_held},
      {"diff", "", "A [B]", "what differs between two points (numbers or marks), or between one and this",
       &Debugger::diff},
      {"mark", "", "NAME", "gives this point a name, for goto and diff", &Debugger::mark},
      {"marks", "", "", "all of them", &Debugger::marks},
      {"source", "", "FILE", "the commands in that file, up to the first that fails", &Debugger::source},
      {"save", "sa", "FILE", "keeps the way to this point as a schedule, for vm replay and vm debug", &Debugger::save},
      {"help", "h", "[COMMAND]", "this list", &Debugger::help},
      {"quit", "q", "", "ends the session", &Debugger::quit},
  };
  return all;
}

std::vector<std::string> Debugger::command_names() {
  std::vector<std::string> names;
  for (const Command& c : commands()) names.push_back(c.name);
  return names;
}

Debugger::Debugger(Walk& walk, DebuggerOptions options)
    : walk_(walk), options_(std::move(options)), permanent_limit_(walk.world().heap.permanent_top()) {
  walk_.stop_at(options_.stop);
}

std::string Debugger::greeting() {
  const size_t planned = walk_.planned();
  return options_.program +
         (planned == 0 ? ", at its beginning"
                       : fmt::format(", at the beginning of a schedule of {} operations", planned)) +
         "; 'help' lists the commands\n" + standing();
}

std::string Debugger::prompt() const { return fmt::format("({}) ", walk_.position()); }

std::string Debugger::execute(std::string_view line) {
  if (line.find_first_not_of(" \t\r") == std::string_view::npos) line = last_line_;
  else last_line_ = std::string(line);
  std::istringstream in{std::string(line)};
  Words words;
  for (std::string word; in >> word;) words.push_back(word);
  if (words.empty()) return "";
  const std::string name = words.front();
  words.erase(words.begin());
  rest_ = std::string(line.substr(line.find(name) + name.size()));
  rest_.erase(0, rest_.find_first_not_of(" \t\r"));
  rest_.erase(rest_.find_last_not_of(" \t\r") + 1);
  std::string like;
  const Command* found = find_command(name);
  for (const Command& c : commands())
    if (found == nullptr && std::string_view(c.name).starts_with(name))
      like += (like.empty() ? "" : ", ") + std::string(c.name);
  if (found != nullptr) return (this->*found->run)(words);
  failed_ = true;
  if (!like.empty()) return "'" + name + "' may be " + like + "\n";
  const std::string near = base::nearest_name(name, command_names());
  return wrong("there is no command '" + name +
               (near.empty() ? "'; 'help' lists them\n" : "'; did you mean '" + near + "'?\n"));
}

const Debugger::Command* Debugger::find_command(const std::string& name) {
  const Command* found = nullptr;
  for (const Command& c : commands())
    if (c.name == name || (c.short_name == name && !name.empty())) return &c;
  for (const Command& c : commands()) {
    if (!std::string_view(c.name).starts_with(name)) continue;
    if (found != nullptr) return nullptr;
    found = &c;
  }
  return found;
}

Debugger::Operand Debugger::operand_of(const Command& command) {
  using Run = std::string (Debugger::*)(const Words&);
  for (const Run run :
       {&Debugger::run_thread, &Debugger::look_at_thread, &Debugger::where, &Debugger::list, &Debugger::show_locals})
    if (command.run == run) return Operand::Thread;
  for (const Run run : {&Debugger::go_to, &Debugger::diff, &Debugger::schedule})
    if (command.run == run) return Operand::Point;
  for (const Run run : {&Debugger::save, &Debugger::source})
    if (command.run == run) return Operand::File;
  if (command.run == &Debugger::break_at) return Operand::Place;
  return command.run == &Debugger::help ? Operand::Command : Operand::Expression;
}

// --- words

bool Debugger::number_of(const std::string& word, u64* number) {
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), *number);
  return error == std::errc{} && end == word.data() + word.size();
}

std::string Debugger::renamed(std::string text) const {
  tester::rename_objects(tester::names_by_variable(walk_.world()), &text);
  return text;
}

std::string Debugger::place_line(const tester::Place& place) const {
  const std::string text = options_.source_line ? options_.source_line(place.file, place.line) : "";
  const size_t begin = text.find_first_not_of(" \t");
  return begin == std::string::npos ? "" : fmt::format("      {:>4} | {}\n", place.line, text.substr(begin));
}

std::string Debugger::row_text(size_t i) {
  const Step& o = walk_.operation(i);
  if (o.row.operation.is_nothing()) return fmt::format("{:>5}  {}\n", i + 1, "thread " + o.thread + " goes on");
  std::string text = fmt::format("{:>5}  {}  {}{}", i + 1, o.row.thread, o.row.call.empty() ? "" : o.row.call + ": ",
                                 tester::any_operation_text(o.row.operation));
  if (o.row.place.line != 0) text += fmt::format("   ({})", tester::place_text(o.row.place));
  return text + '\n';
}

vm::ThreadId Debugger::focus() const {
  const std::string path = looked_at_.empty() ? walk_.next_thread() : looked_at_;
  const vm::ThreadId t = interp::find_thread(walk_.world(), path);
  const auto& threads = walk_.world().threads;
  return t < threads.size() && threads[t]->core.state != vm::ThreadState::Unborn ? t : 0;
}

vm::ThreadId Debugger::thread_named(const std::string& word, std::string* error) const {
  const vm::World& world = walk_.world();
  std::string known;
  for (const auto& t : world.threads) {
    if (t->core.state == vm::ThreadState::Unborn) continue;
    const std::string label = world.thread_label(t->id), path = interp::thread_path(world, t->id);
    if (label == word || path == word) return t->id;
    known += (known.empty() ? "" : ", ") + label + " (" + path + ")";
  }
  *error = "there is no thread '" + word + "' now; there are " + known + "\n";
  return vm::kNoThread;
}

// Why the program does not go on.
std::string Debugger::why_nobody() const {
  if (walk_.ended()) return "the program has ended\n";
  return "nobody can go on:\n";
}

std::string Debugger::standing() {
  const std::string path = walk_.next_thread();
  if (path.empty()) {
    std::string text = why_nobody();
    if (!walk_.ended())
      for (const tester::ThreadReport& r : walk_.threads())
        if (r.status != tester::ThreadStatus::HasEnded) text += "  " + r.thread + " " + tester::want_text(r) + "\n";
    return renamed(text);
  }
  const vm::ThreadId t = interp::find_thread(walk_.world(), path);
  if (t == vm::kNoThread || walk_.world().thread(t).core.state == vm::ThreadState::Unborn)
    return "next: thread " + path + ", which does not exist here: the schedule does not fit\n";
  tester::Place place;
  const std::string what = tester::any_operation_text(walk_.next_operation(t, &place));
  std::string text = fmt::format("next: {}  {}", walk_.world().thread_label(t), what.empty() ? "begins" : what);
  if (place.line != 0) text += fmt::format("   ({})\n", tester::place_text(place)) + place_line(place);
  else text += '\n';
  for (const std::string& name : displayed_) {
    std::string value, error;
    text += name + " = " + (value_now(name, &value, &error) ? value : "? (" + error + ")") + "\n";
  }
  return renamed(text);
}

std::string Debugger::stopped(std::string text) {
  note_values();
  return renamed(std::move(text)) + standing();
}

// --- walking

// Performs one operation and appends what is to be said about it. False if it could not be performed.
bool Debugger::forward(const std::string& thread, const std::vector<tester::Pick>& picks, std::string* text) {
  const size_t behind = walk_.planned() - walk_.position();
  const bool planned = behind > 0 && walk_.thread_of(walk_.position()) == thread;
  std::string error;
  if (!walk_.forward(thread, picks, &error)) {
    failed_ = true;
    *text += error + (planned ? ": the schedule does not fit\n" : "\n");
    return false;
  }
  if (behind > 0 && walk_.planned() == walk_.position() && behind > 1)
    *text += fmt::format("the rest of the schedule ({} operations) is given up\n", behind);
  const size_t i = walk_.position() - 1;
  *text += row_text(i);
  for (const std::string& event : walk_.operation(i).events) *text += "       ! " + event + "\n";
  std::istringstream output(walk_.operation(i).output);
  for (std::string line; std::getline(output, line);) *text += "       > " + line + "\n";
  return true;
}

std::string Debugger::step(const Words& words) {
  u64 count = 1;
  if (!words.empty() && !number_of(words[0], &count))
    return wrong("step wants a number of operations, not '" + words[0] + "'\n");
  std::string text;
  for (u64 i = 0; i < count; ++i) {
    const std::string thread = walk_.next_thread();
    if (thread.empty() || !forward(thread, {}, &text)) break;
  }
  return stopped(std::move(text));
}

std::string Debugger::next(const Words&) {
  std::string text, thread = walk_.next_thread();
  if (thread.empty() || !forward(thread, {}, &text)) return stopped(std::move(text));
  const std::string call = walk_.operation(walk_.position() - 1).row.call;
  for (u64 i = 0; i < kMaxOperations && !call.empty(); ++i) {
    const vm::ThreadId t = interp::find_thread(walk_.world(), thread);
    const vm::ThreadCore& core = walk_.world().thread(t).core;
    if (core.state == vm::ThreadState::Dead || tester::library_call(walk_.world(), t).text != call) break;
    const std::string other = walk_.next_thread();
    if (other.empty() || !forward(other, {}, &text)) break;
  }
  return stopped(std::move(text));
}

std::string Debugger::back(const Words& words) {
  u64 count = 1;
  if (!words.empty() && !number_of(words[0], &count))
    return wrong("back wants a number of operations, not '" + words[0] + "'\n");
  std::string text;
  for (u64 i = 0; i < count; ++i) {
    if (!walk_.back()) return stopped(text + "this is the beginning\n");
    if (count == 1) text += "undone:\n" + row_text(walk_.position());
  }
  return stopped(std::move(text));
}

std::string Debugger::go_to(const Words& words) {
  if (words.empty()) return wrong("goto wants the number of an operation, or a mark: goto 12\n");
  size_t target = 0;
  const size_t here = walk_.position();
  std::string text, error;
  if (!point_named(words[0], &target, &error)) return wrong(error);
  if (!walk_.go_to(target, &error) && !error.empty()) text = wrong(error + "\n");
  if (walk_.stopped()) {
    walk_to(here);
    return given_up();
  }
  if (walk_.position() < target) text += fmt::format("the run has {} operations\n", walk_.position());
  return stopped(std::move(text));
}

void Debugger::note_values() {
  for (Stopper& s : stoppers_) {
    std::string error;
    if (!s.expression.empty() && !value_now(s.expression, &s.value, &error)) s.value = "?";
  }
}

// Is there a reason to stop here? `performed`: the operation on the way here, null on the way back.
std::string Debugger::stop_reason(const Step* performed) {
  std::string reason;
  if (performed != nullptr && !performed->events.empty()) reason = "stopped by what happened\n";
  const std::string path = walk_.next_thread();
  const vm::ThreadId t = interp::find_thread(walk_.world(), path);
  for (Stopper& s : stoppers_) {
    if (s.expression.empty()) {
      if (t == vm::kNoThread || walk_.world().thread(t).core.state == vm::ThreadState::Unborn) continue;
      const std::vector<tester::Place> stack = tester::places_of(walk_.world(), t);
      const bool here = std::any_of(stack.begin(), stack.end(), [&](const tester::Place& p) {
        return !p.library && p.line == s.line && (s.file.empty() || p.file == s.file);
      });
      std::string error;
      if (here && (s.condition.empty() || holds(s.condition, &error)))
        reason += fmt::format("{}: {}{}\n", s.number, s.text, error.empty() ? "" : ": the condition " + error);
      continue;
    }
    std::string now, error;
    if (!value_now(s.expression, &now, &error)) now = "?";
    if (now != s.value) reason += fmt::format("{}: {} was {}, is {}\n", s.number, s.text, s.value, now);
    s.value = now;
  }
  return reason;
}

std::string Debugger::go_on(const Words&) {
  note_values();
  const size_t begin = walk_.position();
  std::string text;
  for (u64 i = 0; i < kMaxOperations; ++i) {
    const std::string thread = walk_.next_thread();
    std::string row;
    if (thread.empty()) break;
    if (!forward(thread, {}, &row)) {
      text = row;
      break;
    }
    text = row;  // only the last operation is shown
    if (walk_.stopped()) {
      walk_to(begin);
      return given_up();
    }
    if (const std::string reason = stop_reason(&walk_.operation(walk_.position() - 1)); !reason.empty()) {
      text += reason;
      break;
    }
    if (walk_.position() == walk_.scheduled()) {
      text += "the schedule ends here; 'continue' goes on behind it\n";
      break;
    }
    if (i + 1 == kMaxOperations) text += fmt::format("stopped after {} operations\n", kMaxOperations);
  }
  if (walk_.position() > begin + 1) text = fmt::format("{} operations\n", walk_.position() - begin) + text;
  return stopped(std::move(text));
}

std::string Debugger::go_back(const Words&) {
  note_values();
  const size_t begin = walk_.position();
  while (walk_.back()) {
    if (walk_.stopped()) {
      walk_to(begin);
      return given_up();
    }
    if (const std::string reason = stop_reason(nullptr); !reason.empty()) return stopped(reason);
  }
  return stopped("this is the beginning\n");
}

std::string Debugger::run_thread(const Words& words) {
  if (words.empty()) return wrong("run wants a thread: run Thread-1\n");
  std::string error;
  if (words.size() == 1 && words[0] == "?") return choices("");
  const vm::ThreadId t = thread_named(words[0], &error);
  if (t == vm::kNoThread) return wrong(error);
  if (words.size() == 2 && words[1] == "?") return choices(interp::thread_path(walk_.world(), t));
  u64 count = 1, pick = 0;
  std::vector<tester::Pick> picks;
  for (size_t i = 1; i < words.size(); ++i) {
    if (words[i] == "pick" && i + 1 < words.size() && number_of(words[i + 1], &pick) && pick <= 0xffffffffu) {
      picks.push_back({0, interp::DecisionKind::Choose, static_cast<u32>(pick), ~0u});
      ++i;
    } else if (i != 1 || !number_of(words[i], &count)) {
      return wrong("cannot read '" + words[i] + "': run THREAD [N] [pick K]\n");
    }
  }
  std::string text;
  for (u64 i = 0; i < count; ++i)
    if (!forward(interp::thread_path(walk_.world(), t), picks, &text)) break;
  return stopped(std::move(text));
}

// --- what stays

std::string Debugger::display(const Words& words) {
  if (words.empty()) displayed_.clear();
  else displayed_.push_back(rest_);
  return standing();
}

std::string Debugger::watch(const Words& words) {
  if (words.empty()) return wrong("watch wants an expression: watch Counter.value\n");
  Stopper s;
  std::string error;
  if (!value_now(rest_, &s.value, &error)) return wrong(error + "\n");
  s.number = next_number_++;
  s.text = "watch " + rest_;
  s.expression = rest_;
  stoppers_.push_back(s);
  return fmt::format("{}: {}, now {}\n", s.number, s.text, s.value);
}

std::string Debugger::break_at(const Words& words) {
  if (words.empty()) {
    std::string text;
    for (const Stopper& s : stoppers_) text += fmt::format("{}: {}\n", s.number, s.text);
    return text.empty() ? "no breakpoints and no watches\n" : text;
  }
  const size_t colon = words[0].rfind(':');
  u64 line = 0;
  if (!number_of(colon == std::string::npos ? words[0] : words[0].substr(colon + 1), &line) || line == 0 ||
      line > 0xffffffffu)
    return wrong("break wants a line: break 12, or break Main.java:12\n");
  Stopper s;
  if (words.size() > 1) {
    const std::string behind = rest_.substr(rest_.find_first_not_of(" \t", words[0].size()));
    if (words[1] != "if" || words.size() == 2)
      return wrong("cannot read '" + behind + "': break [FILE:]LINE [if CONDITION]\n");
    if (options_.evaluator == nullptr) return wrong("conditions cannot be evaluated here\n");
    s.condition = behind.substr(behind.find_first_not_of(" \t", 2));
  }
  s.number = next_number_++;
  s.text = "break " + rest_;
  s.file = colon == std::string::npos ? "" : words[0].substr(0, colon);
  s.line = static_cast<u32>(line);
  stoppers_.push_back(s);
  return fmt::format("{}: {}\n", s.number, s.text);
}

std::string Debugger::remove(const Words& words) {
  u64 number = 0;
  if (!words.empty() && !number_of(words[0], &number))
    return wrong("delete wants the number of a breakpoint or watch, not '" + words[0] + "'\n");
  const size_t gone = std::erase_if(stoppers_, [&](const Stopper& s) { return words.empty() || s.number == number; });
  return gone == 0 ? "there is nothing to delete\n" : fmt::format("{} deleted\n", gone);
}

std::string Debugger::save(const Words& words) {
  if (words.empty()) return wrong("save wants a file: save mine.schedule\n");
  if (!options_.save) return wrong("nothing can be saved here\n");
  if (walk_.edits() != 0)
    return wrong("the way to this point has been edited by 'set', and schedules cannot say so: it cannot be saved\n");
  std::string error;
  if (!options_.save(walk_.path(), words[0], &error)) return wrong(error + "\n");
  return fmt::format("{} operations saved as {}; vm debug {} comes back to them\n", walk_.position(), words[0],
                     words[0]);
}

std::string Debugger::help(const Words& words) {
  std::string text;
  for (const Command& c : commands()) {
    if (!words.empty() && c.name != words[0] && c.short_name != words[0]) continue;
    const std::string usage = std::string(c.name) + (c.operands[0] == '\0' ? "" : " " + std::string(c.operands));
    text += fmt::format("  {:<4}{:<26}{}\n", c.short_name, usage, c.help);
  }
  if (!text.empty() && words.empty())
    text += "An empty line is the last command again. Threads: their names, or 0, 0.1 ...\n";
  return text.empty() ? "there is no command '" + words[0] + "'; 'help' lists them\n" : text;
}

std::string Debugger::quit(const Words&) {
  finished_ = true;
  return "";
}

}  // namespace heddle::repl
