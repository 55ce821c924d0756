// Expressions and statements of the language, evaluated in a stopped program: in the scope of a frame of one of its
// threads, on that thread's stack. What is only looked at is tried out behind a mark, and nothing of it remains.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "checkpoint/checkpoint.h"
#include "lang/snippet.h"
#include "repl/execution.h"
#include "repl/scope.h"

namespace heddle::repl {

// What is known of the program beside its World.
class SnippetHost {
 public:
  virtual ~SnippetHost() = default;
  // The library's classes and the program's own, and those that have been added.
  virtual lang::LibraryProvider& classes() = 0;
  // From now on the World finds this class, and so does classes().
  virtual void add(bytecode::ClassImage image) = 0;
  // The imports of a source file, as text: "import java.util.List;".
  virtual std::vector<std::string> imports(const std::string& source_file) = 0;
  // Where a thread stands in no method of the user's: the class that counts. May be empty.
  virtual std::string main_class() = 0;
};

struct Evaluation {
  enum class End {
    Value,
    Nothing,   // statements, or an expression that is void
    Rejected,  // it does not compile; `error` has the messages
    Failed,    // it has thrown, or cannot come to its end; `error` says why
  };
  End end = End::Nothing;
  std::string value, type;            // Value; the type as in source text
  std::vector<std::string> contents;  // Value: what else there is to say of the object, a line each
  std::string output;                 // what it has printed
  std::string error;                  // lines, each ended
  bool ok() const { return end == End::Value || end == End::Nothing; }
};

class Evaluator {
 public:
  // `checkpoints` are the world's.
  Evaluator(vm::World& world, checkpoint::Checkpoints& checkpoints, SnippetHost& host);

  // In the scope of the thread's innermost frame of user code, or of a frame. The World is as before afterwards.
  // `raw`: the fields of the result instead of what it says of itself.
  Evaluation evaluate(vm::ThreadId t, const std::string& text, bool raw = false);
  Evaluation evaluate(vm::ThreadId t, FrameId frame, const std::string& text, bool raw);
  // The same for good. If it fails, nothing has changed.
  Evaluation perform(vm::ThreadId t, const std::string& text);
  Evaluation perform(vm::ThreadId t, FrameId frame, const std::string& text);
  // An object or a primitive value that somebody else has found, as it is shown.
  std::string show(vm::ThreadId t, vm::Ref object);

  ExecutionLimits limits;

 private:
  struct Compiled {
    std::string class_name, type;
    bool has_value = false;
    std::string error;
  };
  struct Scope;  // what is visible at a frame
  Scope scope_of(FrameId frame) const;
  const Compiled& compile(const Scope& scope, const std::string& text);
  vm::Ref make_holder(vm::ThreadId t, const Scope& scope, vm::Class& c);
  Evaluation run(vm::ThreadId t, const Scope& scope, const Compiled& compiled, bool raw, bool for_good);
  bool add_objects(const std::string& text, Scope* scope, std::string* changed, std::string* error) const;
  std::string thrown(vm::ThreadId t, vm::Ref exception) const;
  void write_back(const Scope& scope, vm::Class& c, vm::Ref holder);

  vm::World& world_;
  checkpoint::Checkpoints& checkpoints_;
  SnippetHost& host_;
  std::map<std::string, Compiled> compiled_;  // by all that the meaning of a text depends on
  u32 made_ = 0;                              // classes
};

// The object with that label, among those that the program can reach. 0: there is none.
vm::Ref find_object(const vm::World& world, std::string_view label);

// What an exception says, with its places in the user's terms: those of the library left out, and those from the
// snippet called `name` on.
std::string exception_for_people(const vm::World& world, vm::Ref exception, const std::string& name);

}  // namespace heddle::repl
