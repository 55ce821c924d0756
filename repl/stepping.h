// Smaller steps than operations: where a thread stands in its source, and when it is to stop.
//
// A walk stands between two operations, or in the midst of one: a thread has performed it, and executes the plain code
// behind it, instruction by instruction. Such a point is found again by counting the instructions (ticks) from the
// point in front of the operation, so nothing needs to be kept of it.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "interp/instruction_watch.h"
#include "vm/world.h"

namespace heddle::repl {

// So many operations lie behind, and so many instructions of the next one (0: none, it has not begun).
struct Point {
  size_t operations = 0;
  u64 ticks = 0;
  friend auto operator<=>(const Point&, const Point&) = default;
};

// A place in the user's code on a thread's stack.
struct Location {
  u32 depth = 0;  // the frame's number from the bottom, from 1 on. 0: no user's code is on the stack
  const vm::Method* method = nullptr;
  u32 pc = 0, line = 0;
  bool same_line(const Location& other) const {
    return depth == other.depth && method == other.method && line == other.line;
  }
};

// The innermost one of a thread, or of its first `frames` frames.
Location user_location(const vm::World& world, vm::ThreadId t, u32 frames = ~0u);
// Whether people look at that code: the user's own, and what has lines.
bool is_user_code(const vm::Method& method);

// Counts the instructions of a thread.
class Ticker : public interp::InstructionWatch {
 public:
  virtual ~Ticker() = default;
  bool looks_at(const vm::Method& method, u32 pc, u32 depth) final;
  bool at_instruction(vm::ThreadId t) final;
  // Called in front of these instructions, before anything else, to change the World for good. (The walk's, see
  // Walk::edit.)
  using Edits = std::map<Point, std::vector<std::function<bool()>>>;
  void edits(const Edits* edits, size_t operations) {
    edits_ = edits;
    operations_ = operations;
  }
  u64 ticks() const { return ticks_; }  // the number of the instruction in front of which the thread stands, from 1 on
  // Whether the thread stands in front of the instruction that was counted last.
  bool is_last(const vm::World& world, vm::ThreadId t) const;

 protected:
  // The thread has come before another instruction. True: stops() is to be asked, with the thread's record up to date.
  virtual bool arrives() { return false; }
  virtual bool stops(vm::ThreadId) { return true; }
  const vm::Method& method() const { return *method_; }
  u32 pc() const { return pc_; }
  u32 depth() const { return depth_; }
  u32 depth_before() const { return depth_before_; }  // of the instruction before; 0: there was none
  Location location() const;                          // only in user's code

 private:
  const vm::Method* method_ = nullptr;
  u32 pc_ = 0, depth_ = 0, depth_before_ = 0;
  u64 ticks_ = 0;
  const Edits* edits_ = nullptr;
  size_t operations_ = 0;
  bool arrived_ = false;
};

// Stops in front of instruction number `tick`.
class Seek final : public Ticker {
 public:
  explicit Seek(u64 tick) : tick_(tick) {}

 protected:
  bool arrives() override { return ticks() == tick_; }

 private:
  const u64 tick_;
};

// What a command by source lines waits for.
struct LineRule {
  enum class Kind : u8 {
    Step,    // another line, also in a method that is called
    Next,    // another line of this frame, or the frame has returned
    Until,   // likewise, but further down in the source: the turns of a loop are made
    Line,    // line `line` in this frame, or the frame has returned
    Finish,  // the frame has returned
  };
  Kind kind = Kind::Step;
  Location from;
  u32 line = 0;            // of Kind::Line
  bool elsewhere = false;  // Kind::Line: the frame has been on another line than that
  bool returned = false;   // the frame has: whatever has its depth now is another one
  // Of each instruction, also the library's, which may call the same method again.
  void passes(u32 depth) { returned |= depth < from.depth; }
  bool stops_at(const Location& here);
};

// Backwards: the last instruction that such a command may go back to.
struct BackRule {
  enum class Kind : u8 {
    Step,    // the beginning of the line before
    Next,    // likewise, and not in methods that were called from this frame
    Finish,  // the call of this frame
  };
  Kind kind = Kind::Step;
  Location from;
  Location before;          // where the thread was before (kept from instruction to instruction)
  void passes(u32 depth) {  // likewise
    if (depth < before.depth) before = {};
  }
  bool stops_at(const Location& here);
};

}  // namespace heddle::repl
