// Where a run is to stop: lines, methods, accesses of fields, changes of variables, monitors, exceptions. This is what
// they are and where in the code they lie; who runs and stops is repl/run_watch.h and the debugger.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "repl/inspect.h"
#include "vm/world.h"

namespace heddle::repl {

struct Breakpoint {
  enum class Kind : u8 {
    Line,
    Method,      // in front of its first instruction
    Field,       // in front of an access
    Variable,    // behind a change: a field of one object, a static one, an element, a local variable of one frame
    Expression,  // behind the operation that changes its value, in the frame where it was set
    Monitor,     // in front of an operation that enters the monitor of one object
    Exception,   // in front of what throws it
  };
  u32 number = 0;
  Kind kind = Kind::Line;
  std::string text;               // "break Main.java:12 if n > 3"
  std::string condition, thread;  // "": none, anybody; a thread's path
  bool enabled = true;
  bool temporary = false;  // goes away when it has stopped a run
  u64 ignore = 0;          // so many hits are passed over
  u64 hits = 0;            // that were stopped at, or passed over
  // Asked at each hit that would stop a run, with the number of hits: false lets the run go on. Null: it stops.
  std::function<bool(u64 hits)> stops;

  std::string file;  // Line
  u32 line = 0;
  std::string class_name, member;    // Method, Field: "a/b/Bank$Account", "balance"
  bool reads = true, writes = true;  // Field
  std::string exception;             // its class or one above it, as it was called; "": any
  vm::Ref object = 0;                // Monitor: and
  std::optional<Cell> cell;          // Variable
  std::string expression;            // Variable, Expression
  FrameId frame;                     // Expression, and local variables: where it was set; invalid: in no frame
  vm::MethodId method = 0;           // likewise
  vm::ObjectName name = 0;           // of the object that the cell or the monitor belongs to
  std::string value;                 // Variable, Expression: when it was looked at last
  u64 raw = 0;                       // Variable: likewise
  bool is_there = true;              // likewise: the object, or the frame
};

class Breakpoints {
 public:
  // `program`: the classes that the program consists of; those that are loaded are known anyway.
  Breakpoints(const vm::World& world, std::vector<const bytecode::ClassImage*> program)
      : world_(world), program_(std::move(program)) {}

  Breakpoint& add(Breakpoint b);  // numbers it
  Breakpoint* find(u32 number);
  bool remove(u32 number);
  size_t remove_all();
  std::vector<Breakpoint>& all() { return all_; }
  const std::vector<Breakpoint>& all() const { return all_; }

  // --- what a name means. False, or empty, with *error: a line that says what there is instead.
  // Is there code on that line? `file` may be "": then it becomes the only file that has it, or `here`.
  bool check_line(std::string* file, u32 line, const std::string& here, std::string* error) const;
  // The lines of that file that have code, ascending; empty: there is no such file.
  std::vector<u32> lines_of(const std::string& file) const;
  enum class Member : u8 { Neither, Method, Field };
  // "Bank.transfer", or "transfer" of the class `here` (a binary name).
  Member member(const std::string& name, const std::string& here, std::string* class_name, std::string* member,
                std::string* error) const;
  // The name of a class that is thrown somewhere, as text: that it exists and is a Throwable.
  bool check_exception(const std::string& name, std::string* error) const;

  // --- while a run is under way
  bool need_instructions() const;  // some of them can only be seen instruction by instruction
  // Those of kinds Line, Method and Field that lie at an instruction of linked code.
  const std::vector<u32>& at(const vm::Method& method, u32 pc);
  bool any_at(const vm::Method& method, u32 pc);

  // --- variables. Whether what it is bound to exists now, and its value, raw and as text.
  // Finds its object again, if that may lie elsewhere now: where a walk has gone back to a mark and has come forward
  // again, objects that are younger than the mark may have moved.
  void follow_object(Breakpoint& b) const;
  bool is_there(const Breakpoint& b) const;
  u64 raw(const Breakpoint& b) const;              // is_there
  std::string text_of(const Breakpoint& b) const;  // likewise

 private:
  struct Marks {
    bool known = false;
    std::vector<u8> marked;                              // per pc
    std::vector<std::pair<u32, std::vector<u32>>> rows;  // pc, numbers
  };
  Marks& marks_of(const vm::Method& method);
  bool lies_at(const Breakpoint& b, const vm::Method& method, u32 pc) const;
  std::vector<const bytecode::ClassImage*> classes() const;
  void forget_marks() { marks_.clear(); }

  const vm::World& world_;
  const std::vector<const bytecode::ClassImage*> program_;
  std::vector<Breakpoint> all_;
  std::vector<Marks> marks_;  // by method
  u32 next_number_ = 1;
};

// Where code of a line begins: the first instruction of each of its parts that is not reached through another part of
// the same line only. (The head of a loop counts once, each copy of a finally block for itself.)
std::vector<u32> beginnings_of_line(const bytecode::MethodImage& method, u32 line);

}  // namespace heddle::repl
