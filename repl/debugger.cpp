#include "repl/debugger.h"

#include <algorithm>
#include <charconv>
#include <sstream>

#include <fmt/format.h>

#include "repl/inspect.h"
#include "tester/describe.h"
#include "tester/names.h"
#include "tester/words.h"
#include "vm/base/nearest_name.h"
#include "vm/base/shell_text.h"

namespace heddle::repl {
namespace {}  // namespace

const std::vector<Debugger::Command>& Debugger::commands() {
  static const std::vector<Command> all = {
      {"step", "s", "[N]", "to the thread's next line, also in what it calls; N: so many times", &Debugger::step},
      {"next", "n", "[N]", "to the next line of this method; what it calls is done", &Debugger::next},
      {"finish", "", "", "until this method has returned; says what", &Debugger::finish},
      {"until", "u", "[LINE]", "to a line further down in this method, or to LINE of it", &Debugger::until},
      {"rstep", "rs", "[N]", "the same as step, backwards", &Debugger::step_back},
      {"rnext", "rn", "[N]", "the same as next, backwards", &Debugger::next_back},
      {"rfinish", "rf", "", "back to the call of this method", &Debugger::finish_back},
      {"op", "", "[N]", "performs the next operation, or the next N", &Debugger::operations},
      {"back", "", "[N]", "goes back by one operation, or by N", &Debugger::back},
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
      {"where", "w", "[full] [THREAD]", "its stack, the library's frames folded; full: all, with their variables",
       &Debugger::where},
      {"up", "", "[N]", "looks at the frame that has called this one (the user's next)", &Debugger::up},
      {"down", "", "[N]", "looks at the frame that this one has called", &Debugger::down},
      {"frame", "f", "[N]", "looks at frame N of the stack", &Debugger::frame},
      {"list", "l", "[THREAD]", "the source around its next operation", &Debugger::list},
      {"print", "p", "EXPRESSION[/raw]",
       "its value here, with calls; nothing that it does remains. Also Account#2.balance; /raw: the fields of an "
       "object",
       &Debugger::print},
      {"eval", "ev", "STATEMENTS", "the same of statements: what they print, and the value of the last expression",
       &Debugger::eval},
      {"set", "se", "NAME = EXPRESSION", "assigns, or executes any statement, for good: the run goes on from there",
       &Debugger::set},
      {"locals", "lo", "[THREAD]", "the local variables of the frame that is looked at", &Debugger::show_locals},
      {"display", "disp", "[EXPRESSION]", "shows its value at every stop; without one: none any more",
       &Debugger::display},
      {"break", "b", "[FILE:]LINE | CLASS.METHOD | CLASS.FIELD | monitor EXPRESSION [thread T] [if CONDITION]",
       "stops in front of that line, method, access or monitor (if the condition holds there)", &Debugger::break_at},
      {"tbreak", "tb", "(as break)", "likewise, once", &Debugger::break_once},
      {"awatch", "aw", "CLASS.FIELD [thread T] [if CONDITION]", "stops in front of accesses of that field",
       &Debugger::watch_accesses},
      {"rwatch", "rw", "(as awatch)", "in front of those that read it", &Debugger::watch_reads},
      {"watch", "wa", "EXPRESSION [thread T] [if CONDITION]",
       "stops behind what changes its value: a variable of that object, or of this frame", &Debugger::watch},
      {"catch", "", "[EXCEPTION] [thread T] [if CONDITION]", "stops in front of what throws one, caught or not",
       &Debugger::catch_exceptions},
      {"delete", "d", "[N]", "removes breakpoint or watch N, or all", &Debugger::remove},
      {"enable", "en", "[N]", "makes it stop runs again", &Debugger::enable},
      {"disable", "dis", "[N]", "keeps it, and does not stop there", &Debugger::disable},
      {"ignore", "ig", "N COUNT", "passes over its next COUNT hits", &Debugger::ignore},
      {"info", "i", "break | threads | locals | frame", "the breakpoints and their hits; threads, locals, where",
       &Debugger::info},
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

// What people know from gdb.
const std::map<std::string, std::string>& Debugger::aliases() {
  static const std::map<std::string, std::string> all = {{"bt", "where"},
                                                         {"backtrace", "where"},
                                                         {"reverse-step", "rstep"},
                                                         {"reverse-next", "rnext"},
                                                         {"reverse-finish", "rfinish"},
                                                         {"reverse-continue", "rcontinue"},
                                                         {"stepi", "op"},
                                                         {"si", "op"},
                                                         {"reverse-stepi", "back"},
                                                         {"advance", "until"},
                                                         {"exit", "quit"}};
  return all;
}

std::vector<std::string> Debugger::command_names() {
  std::vector<std::string> names;
  for (const Command& c : commands()) names.push_back(c.name);
  return names;
}

Debugger::Debugger(Walk& walk, DebuggerOptions options)
    : walk_(walk),
      options_(std::move(options)),
      permanent_limit_(walk.world().heap.permanent_top()),
      breakpoints_(walk.world(), options_.classes),
      throws_(walk.world_to_edit()) {
  walk_.stop_at(options_.stop);
}

std::string Debugger::greeting() {
  const size_t planned = walk_.planned();
  return options_.program +
         (planned == 0 ? ", at its beginning"
                       : fmt::format(", at the beginning of a schedule of {} operations", planned)) +
         "; 'help' lists the commands\n" + standing();
}

std::string Debugger::prompt() const { return fmt::format("({}{}) ", walk_.position(), walk_.inside() ? "+" : ""); }

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

const Debugger::Command* Debugger::find_command(const std::string& word) {
  const auto alias = aliases().find(word);
  const std::string& name = alias == aliases().end() ? word : alias->second;
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

std::string Debugger::row_text(const Step& o, size_t i) const {
  if (o.row.operation.is_nothing()) return fmt::format("{:>5}  {}\n", i + 1, "thread " + o.thread + " goes on");
  std::string text = fmt::format("{:>5}  {}  {}{}", i + 1, o.row.thread, o.row.call.empty() ? "" : o.row.call + ": ",
                                 tester::any_operation_text(o.row.operation));
  if (o.row.place.line != 0) text += fmt::format("   ({})", tester::place_text(o.row.place));
  return text + '\n';
}

vm::ThreadId Debugger::focus() const {
  const std::string path = !looked_at_.empty()                   ? looked_at_
                           : walk_.inside() || stepping_.empty() ? walk_.next_thread()
                                                                 : stepping_;
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
  if (walk_.inside()) return renamed(line_standing() + displays());
  if (path.empty()) {
    std::string text = line_standing() + why_nobody();
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
  std::string text =
      line_standing() + fmt::format("next: {}  {}", walk_.world().thread_label(t), what.empty() ? "begins" : what);
  if (place.line != 0) text += fmt::format("   ({})\n", tester::place_text(place)) + place_line(place);
  else text += '\n';
  return renamed(text + displays());
}

std::string Debugger::displays() {
  std::string text;
  for (const std::string& name : displayed_) {
    std::string value, error;
    text += name + " = " + (value_now(name, &value, &error) ? value : "? (" + error + ")") + "\n";
  }
  return text;
}

std::string Debugger::stopped(std::string text, bool by_lines) {
  if (!by_lines) {
    stepping_.clear();
    origins_.clear();
  }
  frame_ = {};
  note_values();
  return renamed(std::move(text)) + standing();
}

// --- walking

// Performs one operation and appends what is to be said about it. False if it could not be performed.
bool Debugger::forward(const std::string& thread, const std::vector<tester::Pick>& picks, std::string* text) {
  // The operation that is under way comes first.
  if (const std::string other = walk_.next_thread(); walk_.inside() && other != thread && !forward(other, {}, text))
    return false;
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
  *text += row_text(i) + consequences(walk_.operation(i));
  return true;
}

std::string Debugger::consequences(const Step& operation) {
  std::string text;
  for (const std::string& event : operation.events) text += "       ! " + event + "\n";
  std::istringstream output(operation.output);
  for (std::string line; std::getline(output, line);) text += "       > " + line + "\n";
  return text;
}

std::string Debugger::operations(const Words& words) {
  u64 count = 1;
  if (!words.empty() && !number_of(words[0], &count))
    return wrong("op wants a number of operations, not '" + words[0] + "'\n");
  std::string text;
  size_t hidden = 0;
  for (u64 i = 0; i < count; ++i) {
    const std::string thread = walk_.next_thread();
    std::string row;
    const bool done = !thread.empty() && forward(thread, {}, &row);
    // Of many, those that nobody wants to see who has not asked.
    const size_t last = walk_.position() - 1;
    if (done && count > 1 && row == row_text(last) && is_noise(last)) {
      ++hidden;
      continue;
    }
    text += hidden_text(hidden) + row;
    hidden = 0;
    if (!done) break;
  }
  return stopped(text + hidden_text(hidden));
}

std::string Debugger::back(const Words& words) {
  u64 count = 1;
  if (!words.empty() && !number_of(words[0], &count))
    return wrong("back wants a number of operations, not '" + words[0] + "'\n");
  std::string text;
  for (u64 i = 0; i < count; ++i) {
    const Step* const part = walk_.under_way();
    if (walk_.inside() && count == 1)
      text = part != nullptr ? "undone, in part:\n" + row_text(*part, walk_.position()) : "";
    if (walk_.inside()) {
      walk_.leave();
      continue;
    }
    if (!walk_.back()) return stopped(text + "this is the beginning\n");
    if (count == 1) text += "undone:\n" + row_text(walk_.position());
  }
  return stopped(std::move(text));
}

std::string Debugger::go_to(const Words& words) {
  if (words.empty()) return wrong("goto wants the number of an operation, or a mark: goto 12\n");
  size_t target = 0;
  const Point here = walk_.point();
  const std::string stepped = walk_.next_thread();
  std::string text, error;
  if (!point_named(words[0], &target, &error)) return wrong(error);
  if (!walk_.go_to(target, &error) && !error.empty()) text = wrong(error + "\n");
  if (walk_.stopped()) {
    go_to(here, stepped);
    return given_up();
  }
  if (walk_.position() < target) text += fmt::format("the run has {} operations\n", walk_.position());
  return stopped(std::move(text));
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

std::string Debugger::save(const Words& words) {
  if (words.empty()) return wrong("save wants a file: save mine.schedule\n");
  if (!options_.save) return wrong("nothing can be saved here\n");
  if (walk_.edits() != 0)
    return wrong("the way to this point has been edited by 'set', and schedules cannot say so: it cannot be saved\n");
  std::string error;
  if (!options_.save(walk_.path(), words[0], &error)) return wrong(error + "\n");
  return fmt::format("{} saved as {}; vm debug {} comes back to {}\n",
                     tester::counted_of(walk_.position(), "operation"), words[0], base::shell_word(words[0]),
                     walk_.position() == 1 ? "it" : "them");
}

std::string Debugger::help(const Words& words) {
  std::string text;
  const auto alias = words.empty() ? aliases().end() : aliases().find(words[0]);
  const std::string meant = words.empty() ? "" : alias == aliases().end() ? words[0] : alias->second;
  for (const Command& c : commands()) {
    if (!words.empty() && c.name != meant && c.short_name != meant) continue;
    const std::string usage = std::string(c.name) + (c.operands[0] == '\0' ? "" : " " + std::string(c.operands));
    // (What is longer than its column has a line of its own.)
    constexpr size_t kUsageWidth = 26;
    text += fmt::format("  {:<5}{:<{}}", c.short_name, usage, kUsageWidth);
    text += (usage.size() < kUsageWidth ? "" : "\n" + std::string(kUsageWidth + 7, ' ')) + c.help + "\n";
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
