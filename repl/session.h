// The prompt of the language: snippets in, text out. Each snippet is compiled as a class of its own against those of
// the snippets before it; the state is one World, which goes on. It knows no terminal and no files.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "checkpoint/checkpoint.h"
#include "lang/snippet.h"
#include "repl/evaluator.h"
#include "repl/execution.h"
#include "repl/line_editor.h"
#include "tester/explorer.h"

namespace heddle::repl {

struct SessionOptions {
  // A World in which nothing of the session has happened: main stands before its first instruction.
  std::function<std::unique_ptr<vm::World>(std::string* error)> new_world;
  // Another one, with these options, whose main is that of a class of the host's.
  std::function<tester::WorldPointer(const std::string& main_class, const vm::RunOptions& run, std::string* error)>
      start;
  vm::RunOptions run;                             // of the session's World
  SnippetHost* host = nullptr;                    // of the programs and snippets of those Worlds
  std::vector<std::string> imports;               // that a session begins with
  const volatile int* stop = nullptr;             // once it is not 0, the running snippet is given up
  const volatile bool* stop_exploring = nullptr;  // likewise an exploration
  std::function<bool(const std::string& file, std::string* text, std::string* error)> read_file;
  std::function<bool(const std::string& file, const std::string& text, std::string* error)> write_file;
};

class Session {
 public:
  explicit Session(SessionOptions options);
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  // Why there is none; empty: there is one.
  const std::string& error() const { return error_; }
  std::string greeting() const;
  std::string prompt() const;
  std::string fresh_prompt() const;  // where nothing is open
  // One line. Where a construct is still open nothing happens but that the next line is added to it.
  std::string execute(std::string_view line);
  // What has been begun is given up.
  void cancel() { open_.clear(); }
  // Whether the last snippet is not complete yet.
  bool is_open() const { return !open_.empty(); }
  bool finished() const { return finished_; }
  int exit_status() const { return exit_status_; }
  // What the next line may begin with (/edit); it is forgotten.
  std::string take_prefill() { return std::exchange(prefill_, {}); }
  // For completion: commands, names that have been declared, members of what a variable holds, files.
  Completions complete(const std::string& line, size_t begin) const;
  static constexpr const char* kWordBreaks = " \t\n\"'`@><=;|&{(.,[+*!:";

 private:
  using Kind = lang::SnippetPart::Kind;
  struct Entry {  // a snippet that has been accepted
    u32 id = 0;
    Kind kind = Kind::kStatement;
    std::string source;
    std::string name, parameters, type_kind;
    std::string type;             // variables
    std::string class_name;       // binary; empty: it has not been compiled
    std::string missing;          // declarations: what must be declared before it can be used; empty: nothing
    bool active = true;           // not replaced or dropped
    std::set<std::string> words;  // identifiers in it
    bool declares() const { return kind == Kind::kMethod || kind == Kind::kType || kind == Kind::kVariable; }
  };
  // What the World has done: with it another one comes to the same state.
  struct Event {
    std::string class_name;  // a snippet has run; empty: the other threads have gone on
    u64 random = 0;          // State::random before
    u64 steps = 0;           // that the others might take
  };
  struct State {
    std::vector<Entry> entries;
    std::vector<Event> history;
    u32 next_id = 1;
    u64 random = 0;  // 0: threads go on in order
  };
  struct Debugging;
  struct DebuggingDeleter {
    void operator()(Debugging* d) const;
  };
  struct Undo {
    State state;
    checkpoint::Checkpoints::Mark mark;
    std::string command;  // that has made the step; "": snippets
  };
  struct Command {
    const char* name;
    const char* operands;
    const char* help;
    std::string (Session::*run)(const std::string& operands);
  };
  static const std::vector<Command>& commands();
  struct SnippetRun {
    lang::SnippetResult compiled;
    std::string output;       // what it has printed
    std::string outcome;      // why it does not compile, or has not returned; empty: it has
    std::string exploration;  // what all schedules of it would come to; empty: nobody has tried
    bool returned = false;    // and has not thrown
    bool failed = false;      // it does not compile, or is undone
  };

  bool begin();  // a new World
  std::string command(const std::string& line);
  std::string accept(const std::string& text);  // a whole input
  // What follows is what /undo takes back: the command, or ("") snippets.
  void begin_step(const std::string& command);
  void make_room_for_step();  // of /undo, the oldest of which may have to be forgotten
  std::string part(const lang::SnippetPart& part, const std::string& source, bool* failed);
  std::string import(const Entry& entry, bool* failed);
  std::string declare(Entry entry, bool* failed);
  std::string variable(Entry entry, bool* failed);
  std::string expression(Entry entry, const lang::SnippetPart& part, bool* failed);
  std::string statement(Entry entry, bool* failed);
  // Compiles the source and runs it. `value_variable`: what its value is kept in; empty: in nothing. `body`: what is
  // explored if threads of it assert something; empty: nothing.
  SnippetRun run_snippet(const Entry& entry, const std::string& value_variable, const std::string& body);

  lang::SnippetOptions options_for(const std::string& text, const std::set<u32>& without);
  // Compiles again what uses one of these names; `changed` is not among it. Appends what is to be said.
  void update_dependents(std::set<std::string> names, u32 changed, std::string* text);
  // The declarations in `group` as one class; those that fail are left out, with the reason in `failures`.
  void compile_group(std::vector<u32> group, std::map<u32, std::string>* failures, std::set<u32>* unresolved);
  void add_classes(lang::SnippetResult& result);
  Execution run(const std::string& class_name);
  std::string outcome(const Execution& done);  // what is to be said if it has not returned; then it is undone
  std::string output();                        // what has been printed since it was last asked for
  std::string value_of(const std::string& class_name, const std::string& field);
  std::string messages(const base::Diagnostics& diagnostics, const base::SourceFiles& files) const;
  std::string explain(const std::string& messages) const;
  Entry* find(Kind kind, const std::string& name, const std::string& parameters = "");
  Entry* by_id(u32 id);
  void add(Entry entry);
  static bool is_par(const std::string& text);
  static bool par_is_open(const std::string& text);
  std::string par(const std::string& text);
  bool tells(const Entry& variable) const;
  bool asserts(const std::string& source) const;
  size_t threads_started() const;
  std::string explore_command(const std::string& text, bool outcomes);
  // `blocks`: how many threads the body starts before it does anything else, if their interleavings are to be
  // counted; 0: not.
  std::string explore_body(const std::string& body, bool all_outcomes, u32 blocks = 0);
  std::string compile_main(const std::string& body, std::string* error);
  bool fails_after(const interp::Schedule& schedule);
  tester::WorldPointer world_at_state(const std::string& main, const vm::RunOptions& run, std::string* error);
  bool begin_debugging(const std::string& which, std::string* error);
  std::string debugger_prompt() const;
  std::string debug_line(std::string_view line);
  std::set<std::string> members_of(const std::string& name) const;
  Completions complete_debugging(const std::string& line, size_t begin) const;
  std::string others();  // lets the other threads go on

  std::string show_variables(const std::string&);
  std::string show_methods(const std::string&);
  std::string show_types(const std::string&);
  std::string show_imports(const std::string&);
  std::string list(const std::string&);
  std::string edit(const std::string&);
  std::string drop(const std::string&);
  std::string load(const std::string&);
  std::string save(const std::string&);
  std::string undo(const std::string&);
  std::string reset(const std::string&);
  std::string explore(const std::string&);
  std::string outcomes(const std::string&);
  std::string show_schedule(const std::string&);
  std::string debug(const std::string&);
  std::string threads(const std::string&);
  std::string seed(const std::string&);
  std::string help(const std::string&);
  std::string exit(const std::string&);

  SessionOptions options_;
  std::unique_ptr<vm::World> world_;
  std::unique_ptr<checkpoint::Checkpoints> checkpoints_;
  State state_;
  std::vector<Undo> undo_;
  u32 classes_made_ = 0;
  size_t out_seen_ = 0, err_seen_ = 0;
  // Of the last exploration: its main class, and the schedules of what it has found.
  std::string explored_main_, explored_text_;
  vm::RunOptions explored_run_;
  std::vector<interp::Schedule> explored_;
  std::unique_ptr<Debugging, DebuggingDeleter> debugging_;
  std::string open_;                  // lines of a construct that is not closed yet
  std::vector<std::string> loading_;  // the files whose lines are being executed; each one loads the next
  std::string prefill_, error_;
  bool finished_ = false;
  int exit_status_ = 0;
};

}  // namespace heddle::repl
