// For tests: a World of classes written in the assembler's text form, with threads whose frames are
// set up by hand. No interpreter takes part.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "vm/bytecode/assembler.h"
#include "vm/world.h"

namespace heddle::vm {

// The classes of a text; any class of java/lang that it lacks exists and is empty.
class HandMadeClasses : public ClassProvider {
 public:
  explicit HandMadeClasses(std::string_view text) {
    bytecode::AssemblyResult result = bytecode::assemble(text);
    for (const auto& e : result.errors) HEDDLE_UNREACHABLE("line " + std::to_string(e.line) + ": " + e.message);
    for (auto& image : result.classes) {
      std::string name = image.name;
      images_.emplace(std::move(name), std::make_shared<const bytecode::ClassImage>(std::move(image)));
    }
  }
  std::shared_ptr<const bytecode::ClassImage> find(const std::string& name, bool* is_library) override {
    *is_library = name.starts_with("java/");
    auto found = images_.find(name);
    if (found != images_.end()) return found->second;
    if (!name.starts_with("java/lang/")) return nullptr;
    bytecode::ClassBuilder empty(name, name == "java/lang/Object" ? "" : "java/lang/Object");
    return std::make_shared<const bytecode::ClassImage>(empty.image());
  }

 private:
  std::map<std::string, std::shared_ptr<const bytecode::ClassImage>> images_;
};

class NoNatives : public NativeProvider {
 public:
  bool find(std::string_view, std::string_view, std::string_view, NativeEntry*) const override { return false; }
};

// A small class of linked objects, and frames that hold four of them.
inline constexpr std::string_view kNodeProgram = R"(
public class Node extends java/lang/Object
  field public a LNode;
  field public small I
  field public b LNode;
  field public big J
  field public any Ljava/lang/Object;
end
public class Main extends java/lang/Object
  field public static first LNode;
  field public static number I
  field public static second LNode;
  ; live at 0, and across the call at 7: r0 to r3, p0 and p1
  method public static hold(LNode;LNode;LNode;LNode;JJ)V refs=10 prims=6
    NOP
    MOV_R r4 r0
    MOV_R r5 r1
    MOV_R r6 r2
    MOV_R r7 r3
    MOV_P p2 p0
    MOV_P p3 p1
    CALL_STATIC Main.hold(LNode;LNode;LNode;LNode;JJ)V r4 p2
    EQ_R p2 r0 r1
    EQ_R p3 r2 r3
    ADD_L p2 p0 p1
    RET
  end
end
)";
inline constexpr u32 kHoldCall = 7;  // pc of the call in Main.hold

struct HandMadeWorld {
  explicit HandMadeWorld(std::string_view text = kNodeProgram, RunOptions options = {})
      : classes(text), world(classes, natives, std::move(options)) {}

  Class& class_(const std::string& name) {
    std::string error;
    Class* c = world.classes.load(name, &error);
    HEDDLE_CHECK(c != nullptr, error);
    return *c;
  }
  Method& method(const std::string& owner, std::string_view name, std::string_view descriptor) {
    Method* m = class_(owner).find_declared(name, descriptor);
    HEDDLE_CHECK(m != nullptr, "no such method");
    std::string error;
    HEDDLE_CHECK(world.classes.prepare(*m, &error), error);
    return *m;
  }
  Method& hold() { return method("Main", "hold", "(LNode;LNode;LNode;LNode;JJ)V"); }
  u32 offset(const std::string& owner, std::string_view field) {
    for (const Field& f : class_(owner).fields)
      if (f.name == field) return f.offset;
    HEDDLE_UNREACHABLE("no such field");
  }

  // Starts the number-th thread of main (0: main itself), without frames.
  Thread& start(u32 number = 0) {
    ThreadId id = number == 0 ? 0 : world.intern_thread(0, number - 1);
    world.before_write_thread(id);
    world.thread(id).core.state = ThreadState::Runnable;
    return world.thread(id);
  }
  // Pushes a frame of Main.hold in front of its first instruction; the frame below, if any, calls
  // it. Dead registers are filled with rubbish.
  Frame& push_hold(Thread& t) {
    Method& m = hold();
    world.before_write_thread(t.id);
    u32 n = t.core.frame_count;
    if (n > 0) {
      world.before_write_frame(t, n - 1);
      t.top().pc = kHoldCall;
    }
    world.before_write_frame(t, n);
    u32 refs = n > 0 ? t.top().ref_base + 4 : 0, prims = n > 0 ? t.top().prim_base + 2 : 0;
    t.frames[n] = Frame{m.id, 0, refs, prims, n == 0 ? kRunFrame : 0u, 0};
    t.core.frame_count = n + 1;
    t.core.ref_top = refs + m.reference_registers;
    t.core.prim_top = prims + m.primitive_registers;
    for (u32 i = 0; i < 4; ++i) t.refs[refs + i] = 0;
    for (u32 i = 4; i < m.reference_registers; ++i) t.refs[refs + i] = 0xdeadbeefu;
    for (u32 i = 0; i < 2; ++i) t.prims[prims + i] = 0;
    return t.frames[n];
  }
  // The frame below continues.
  void pop_hold(Thread& t) {
    world.before_write_thread(t.id);
    u32 n = --t.core.frame_count;
    if (n == 0) return;
    world.before_write_frame(t, n - 1);
    t.top().pc = 0;
    t.core.ref_top = t.top().ref_base + hold().reference_registers;
    t.core.prim_top = t.top().prim_base + hold().primitive_registers;
  }
  // What a checkpoint's mark does to the World (the rooms that test with this do not see checkpoint/).
  void set_mark() {
    for (auto& t : world.threads) t->low_water = t->core.frame_count;
    world.heap.new_epoch();
    world.heap.enable_undo(true);
    world.heap.set_root_mark(world.heap.epoch() - 1);
    world.heap.set_newest_mark(world.heap.top(), world.undo.size());
  }
  // Registers of the top frame, to be written to.
  Ref& ref(Thread& t, u32 i) {
    world.before_write_thread(t.id);
    world.before_write_frame(t, t.core.frame_count - 1);
    return t.refs[t.top().ref_base + i];
  }
  u64& prim(Thread& t, u32 i) {
    world.before_write_thread(t.id);
    world.before_write_frame(t, t.core.frame_count - 1);
    return t.prims[t.top().prim_base + i];
  }

  HandMadeClasses classes;
  NoNatives natives;
  World world;
};

}  // namespace heddle::vm
