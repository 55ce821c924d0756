// The schedule debugger: commands in, text out. It knows no terminal and no files.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "repl/evaluator.h"
#include "repl/history.h"
#include "repl/line_editor.h"
#include "repl/questions.h"
#include "repl/run_watch.h"
#include "repl/walk.h"

namespace heddle::repl {

struct DebuggerOptions {
  std::string program;  // "LostNotify.java"
  // Text of a source line; empty if unknown.
  std::function<std::string(const std::string& file, u32 line)> source_line;
  std::function<bool(const std::string& file, std::string* text, std::string* error)> read_file;  // for `source`
  // Keeps the way that was walked as a schedule. False with *error.
  std::function<bool(const std::vector<tester::PathStep>& path, const std::string& file, std::string* error)> save;
  // The classes that the program consists of.
  std::vector<const bytecode::ClassImage*> classes;
  const Questions* questions = nullptr;  // null: nothing can be explored
  // Of the walk's World. Null: names can be looked at, and nothing else be evaluated.
  Evaluator* evaluator = nullptr;
  // Once it is not 0, a command that takes long is given up. (Ctrl-C.)
  const volatile int* stop = nullptr;
  // Once it is not 0, a command that goes on, or back, to the next stop stops where it is. Null: never.
  const volatile int* pause = nullptr;
  u64 max_operations = 1'000'000;  // of one command: then it stops and says so
};

// Why the last command that went somewhere has stopped, for those who show a session in their own way. Several may
// hold.
struct Stop {
  std::vector<u32> breakpoints;     // that were hit, by their numbers
  std::string exception;            // that is thrown here, as text, without an end of line
  bool failed_assertion = false;    // it is one; or an assertion is about to fail
  std::vector<std::string> events;  // the failures and races of the operation behind, a sentence each
  bool arrived = false;             // what a command by lines waits for has come
  bool beginning = false;           // there is nothing further back
  bool schedule_ends = false;       // `continue` goes on behind it
  bool limit = false;               // DebuggerOptions::max_operations
  bool paused = false;              // DebuggerOptions::pause
  bool refused = false;             // who was to go on cannot; `text` says why
  std::string thread;               // the path of whom it has stopped in; "": nobody
  std::string returned;             // `finish`: what the method has returned; ""
  std::string text;                 // all of it for people, lines
};

// In front of what `continue`, and commands by lines, stop without being told.
struct StopsAt {
  bool uncaught = true;    // an exception that nothing catches
  bool assertions = true;  // a failed assertion
  bool races = true;
};

class Debugger {
 public:
  Debugger(Walk& walk, DebuggerOptions options);

  // What to say before the first command, and where the program stands.
  std::string greeting();
  std::string prompt() const;
  // Executes one command line; an empty one is the last command again. Never fails: what is wrong with the command
  // is in the answer.
  std::string execute(std::string_view line);
  bool finished() const { return finished_; }
  // What the last command that went somewhere has come to.
  const Stop& last_stop() const { return stop_; }
  // Which thread commands by lines step from now on, by its path; "": who goes on next.
  void look_at(const std::string& path) {
    looked_at_ = path;
    frame_ = {};
  }
  // Whose variables are meant from now on.
  void look_at(FrameId frame);
  Breakpoints& breakpoints() { return breakpoints_; }
  StopsAt stops_at;
  // Operation i of the walk, in a line.
  std::string row(size_t i) { return renamed(row_text(i)); }
  // For completion in an editor.
  Completions complete(const std::string& line, size_t begin) const;
  // The characters at which words end for it.
  static constexpr const char* kWordBreaks = " \t\n\"'`@><=;|&{(.,[+*/!:";
  // Whether any command has failed so far: it could not be understood, or not be executed.
  bool failed() const { return failed_; }

 private:
  using Words = std::vector<std::string>;
  struct Command {
    const char* name;
    const char* short_name;
    const char* operands;
    const char* help;
    std::string (Debugger::*run)(const Words&);
  };
  static const std::vector<Command>& commands();
  static std::vector<std::string> command_names();
  static const Command* find_command(const std::string& word);  // in full, or its short name, or what begins only one
  // What a command is about, for completion.
  enum class Operand { Expression, Thread, Point, Place, File, Command };
  static Operand operand_of(const Command& command);
  std::set<std::string> members_of(const std::string& path) const;
  std::set<std::string> names_here() const;
  std::set<std::string> places() const;
  static const std::map<std::string, std::string>& aliases();

  std::string operations(const Words&);
  // By lines of the source (debugger_stepping.cpp).
  std::string step(const Words&);
  std::string next(const Words&);
  std::string finish(const Words&);
  std::string until(const Words&);
  std::string step_back(const Words&);
  std::string next_back(const Words&);
  std::string finish_back(const Words&);
  std::string by_lines(LineRule rule);
  std::string back_by_lines(BackRule rule);
  std::string repeated(const char* command, const Words&, const std::function<std::string()>& once);
  std::string stepped_thread() const;
  std::string line_standing() const;
  std::string returned(u64 value, const std::string& type);
  void go_to(const Point& point, const std::string& thread);
  std::string back(const Words&);
  std::string go_to(const Words&);
  std::string go_on(const Words&);
  std::string go_back(const Words&);
  std::optional<std::string> back_to_stop(const Point& floor);
  std::string run_thread(const Words&);
  std::string look_at_thread(const Words&);
  std::string threads(const Words&);
  std::string where(const Words&);
  std::string list(const Words&);
  // Frames (debugger_frames.cpp).
  std::string up(const Words&);
  std::string down(const Words&);
  std::string frame(const Words&);
  FrameId looked_at_frame() const;
  std::string go_to_frame(u32 index);
  std::string locals_of(FrameId frame, const char* indent);
  bool operand_thread(const Words& words, vm::ThreadId* t, std::string* error) const;
  std::string print(const Words&);
  std::string eval(const Words&);
  std::string set(const Words&);
  std::string show_locals(const Words&);
  std::string display(const Words&);
  // Breakpoints (debugger_breakpoints.cpp).
  std::string watch(const Words&);
  std::string watch_accesses(const Words&);
  std::string watch_reads(const Words&);
  std::string break_at(const Words&);
  std::string break_once(const Words&);
  std::string catch_exceptions(const Words&);
  std::string remove(const Words&);
  std::string enable(const Words&);
  std::string disable(const Words&);
  std::string ignore(const Words&);
  std::string info(const Words&);
  std::string set_breakpoint(Breakpoint b, const char* command, bool fields_only);
  bool conditions_of(std::string* text, Breakpoint* b, std::string* error);
  std::string switch_on(const Words&, bool on);
  void note_expression(Breakpoint* b);
  void note_variables();
  void note_values();
  // How a run goes on (debugger_running.cpp).
  RunWatch run_watch(vm::ThreadId t);
  std::string advance(LineRule* rule, const std::string& path);
  bool pauses() const { return options_.pause != nullptr && *options_.pause != 0; }
  void note_stop(std::string text, const std::string& thread);
  std::string counted(const std::vector<Hit>& hits, const std::string& thread);
  std::vector<Hit> hits_between();
  std::string assertion_ahead();
  bool wanted(const ThrowWatch::Thrown& e) const;
  std::string throw_text(const ThrowWatch::Thrown& e, const std::string& thread);
  std::string schedule(const Words&);
  std::string output(const Words&);
  std::string digest(const Words&);
  std::string explore(const Words&);
  std::string win(const Words&);
  std::string no_return(const Words&);
  std::string nearest(const Words&);
  std::string outcomes(const Words&);
  std::string why(const Words&);
  std::string last_write(const Words&);
  std::string first_read(const Words&);
  std::string who_held(const Words&);
  std::string diff(const Words&);
  std::string mark(const Words&);
  std::string marks(const Words&);
  std::string source(const Words&);
  std::string pick(const Words&);
  std::string choices(const std::string& only);  // that thread's (by its path), or all
  std::string picks_text(const interp::Operation& operation, const std::vector<tester::Pick>& picks);
  std::string save(const Words&);
  std::string help(const Words&);
  std::string quit(const Words&);

  // The last point of the run at which it could still have passed (debugger_questions.cpp).
  struct PointOfReturn {
    std::string error;    // it could not be found, or there is none: what to say
    size_t position = 0;  // behind so many operations
    size_t fails_at = 0;  // the operation that fails; the number of operations if it is the end that does
    Exploration passing;  // from there
    size_t tried = 0;     // points
    bool certain = true;  // that there is no later one
  };
  PointOfReturn point_of_return(double seconds);
  // The operations of a way that begins at this position, which must be the walk's, as text; the walk stays where it
  // is.
  std::string rows_of(const std::vector<interp::ScheduleStep>& way, std::string* error);
  // The answer to a command that could not be understood or executed.
  std::string wrong(std::string answer) {
    failed_ = true;
    return answer;
  }
  // Ctrl-C: what a command had begun has been taken back.
  std::string given_up() { return wrong("given up; everything is as before\n"); }
  void walk_to(size_t position);  // Ctrl-C or not
  bool seconds_of(const Words& words, const char* command, u64* seconds, std::string* error) const;

  // What an expression of a field or an element stands for. False with *error, a sentence.
  bool variable_of(const std::string& expression, VariableRef* variable, std::string* error);
  std::string touch_text(const VariableRef& variable, const Touch& touch);
  // A number, the name of a mark, or "here". False with *error, a line.
  bool point_named(const std::string& word, size_t* point, std::string* error);
  // What an expression is now, in one line. False with *error, a line.
  bool value_now(const std::string& expression, std::string* value, std::string* error);
  bool holds(const std::string& condition, vm::ThreadId t, std::string* error);
  std::string printed(const std::string& expression, bool raw, bool name_it);
  bool forward(const std::string& thread, const std::vector<tester::Pick>& picks, std::string* text);
  std::string row_text(const Step& operation, size_t i) const;
  std::string row_text(size_t i) { return row_text(walk_.operation(i), i); }
  static std::string consequences(const Step& operation);
  static std::string hidden_text(size_t count);  // a line; "": there are none
  bool is_noise(size_t i);                       // nobody wants to see it who has not asked
  std::string standing();
  std::string displays();
  // Behind a command that has gone somewhere; by_lines: whose thread goes on being stepped.
  std::string stopped(std::string text, bool by_lines = false);
  std::string why_nobody() const;
  vm::ThreadId focus() const;
  vm::ThreadId thread_named(const std::string& word, std::string* error) const;
  std::string place_line(const tester::Place& place) const;
  std::string renamed(std::string text) const;
  static bool number_of(const std::string& word, u64* number);  // false if the word is no number

  Walk& walk_;
  const DebuggerOptions options_;
  const vm::Ref permanent_limit_;  // objects from here on were made by linking, whenever that was
  Breakpoints breakpoints_;
  ThrowWatch throws_;
  FrameId frame_;                    // that `up`, `down` or `frame` has chosen; invalid: the user's innermost one
  std::set<std::string> announced_;  // paths of threads in front of whose failures a run has stopped
  std::vector<std::string> displayed_;
  std::string rest_;                   // of the command line behind the command
  u32 sources_ = 0;                    // files of commands that are open
  std::string last_line_, looked_at_;  // looked_at_: path of the thread that `thread` has chosen; "": who goes on next
  std::string stepping_;               // path of the thread that commands by lines step; "": who goes on next
  struct Origin {                      // of a command by lines
    Point from, to;
    std::string thread;
    u32 depth = 0;  // of the user's innermost frame there
  };
  std::vector<Origin> origins_;  // of those since the last other command that has gone somewhere
  Stop stop_;
  bool finished_ = false, failed_ = false;
  std::optional<tester::Finding> finding_;  // that `why` explains: what an exploration has found last
  size_t finding_from_ = 0;                 // the exploration's beginning
};

}  // namespace heddle::repl
