// Worlds that lie: each is a good one with one thing in it made wrong, saved, and refused when it is loaded.
#include "checkpoint/type_check.h"

#include <doctest/doctest.h>

#include "checkpoint/world_image.h"
#include "test_support/test_world.h"

using namespace heddle;
using namespace heddle::interp;
using bytecode::Opcode;
using vm::Frame;
using vm::Ref;
using vm::Thread;
using vm::World;

namespace {

constexpr const char* kTyped = R"(
class A
  field number I
  field next LA;
  field many [LA;
end
class B extends A
  field more J
end
class C
  field number I
end
public class Main
  field static root LA;
  field static any Ljava/lang/Object;
  method static work(LA;Ljava/lang/Object;[I[Ljava/lang/Object;)I refs=8 prims=6
    CONST_I p0 0
    INSTANCEOF p1 r1 B
    JZ p1 other
    MOV_R r4 r1
    GETF_8 p2 r4 B.more:J
  other:
    ALOAD_R r5 r3 p0
    INSTANCEOF p1 r5 B
    JZ p1 last
    MOV_R r4 r5
    GETF_8 p2 r4 B.more:J
  last:
    MOV_R r6 r0
    CALL_STATIC Main.take(LA;)LA; r6 p4
    GETF_4 p1 r6 A.number:I
    ALOAD_4 p2 r2 p0
    ADD_I p0 p1 p2
    RET_P p0
  end
  method static take(LA;)LA; refs=3 prims=2
    CALL_STATIC java/lang/Thread.yield()V r1 p0
    PUTS_R r0 Main.root:LA;
    GETF_R r0 r0 A.next:LA;
    RET_R r0
  end
  method public static main([Ljava/lang/String;)V refs=12 prims=6
    NEW r1 A
    NEW r2 B
    PUTF_R r2 r1 A.next:LA;
    CONST_I p0 2
    NEWARR r3 p0 [LA;
    PUTF_R r3 r1 A.many:[LA;
    CONST_I p1 0
    ASTORE_R r2 r3 p1
    PUTS_R r1 Main.root:LA;
    PUTS_R r2 Main.any:Ljava/lang/Object;
    NEW r10 C
    NEW r11 java/lang/IllegalStateException
    MOV_R r5 r1
    MOV_R r6 r2
    NEWARR r7 p0 [I
    NEWARR r8 p0 [Ljava/lang/Object;
    ASTORE_R r2 r8 p1
    CALL_STATIC Main.work(LA;Ljava/lang/Object;[I[Ljava/lang/Object;)I r5 p2
    CALL_STATIC heddle/VM.printInt(I)V r5 p2
    RET
  end
end)";

using At = std::function<bool(const World&, const Thread&)>;

At before(const char* method, Opcode op) {
  return [=](const World& w, const Thread& t) {
    if (t.core.frame_count == 0) return false;
    const vm::Method& m = *w.classes.method_by_id(t.top().method);
    return m.name == method && m.code[t.top().pc].op == op;
  };
}

// Stops main there, makes `lie` true of the World, and loads it in another one.
bool is_taken(const At& at, const std::function<void(World&)>& lie) {
  for (u64 steps = 0; steps < 200; ++steps) {
    TestWorld first(kTyped);
    first.start();
    PlainRunOptions until;
    until.pause_at = steps;
    REQUIRE(first.run(until).end == PlainEnd::Paused);
    if (!at(first.world, first.world.thread(0))) continue;
    lie(first.world);
    checkpoint::ArchiveWriter writer;
    checkpoint::save_world(writer, first.world);
    const std::string image = writer.take();
    TestWorld second(kTyped);
    checkpoint::ArchiveReader reader(image);
    std::string error;
    const bool loaded = checkpoint::load_world(reader, second.world, &error);
    CHECK(loaded == error.empty());
    if (loaded) second.run();
    return loaded;
  }
  FAIL("the program never comes there");
  return false;
}

Ref first_of(World& w, const char* name) {
  Ref found = 0;
  w.heap.for_each_object([&](Ref r) {
    if (found == 0 && w.classes.by_id(w.heap.header(r).class_id)->name == name) found = r;
  });
  REQUIRE(found != 0);
  return found;
}
u32 offset(World& w, const char* c, const char* field, const char* descriptor) {
  return w.classes.load(c)->find_field(field, descriptor)->offset;
}
Ref& reg(World& w, u32 frame, u32 number) {
  Thread& t = w.thread(0);
  return t.refs[t.frames[frame].ref_base + number];
}

}  // namespace

TEST_CASE("a world that does not lie is taken, wherever it stands") {
  const auto nothing = [](World&) {};
  CHECK(is_taken(before("work", Opcode::CONST_I), nothing));
  CHECK(is_taken(before("take", Opcode::CALL_STATIC), nothing));
  CHECK(is_taken(before("yield", Opcode::VMOP), nothing));
}

TEST_CASE("a Thread object that names another thread than its own, or none that there is") {
  for (const i32 number : {0, 2, 15, -1, 1}) {
    CAPTURE(number);
    CHECK(is_taken(before("work", Opcode::CONST_I), [&](World& w) {
            const vm::Field* const field = w.classes.well_known().thread_id;
            REQUIRE(field != nullptr);
            w.heap.store<i32>(w.thread(0).core.java_thread, field->offset, number);
          }) == (number == 1));
  }
}

TEST_CASE("a reference to what holds the static fields of a class") {
  CHECK_FALSE(is_taken(before("take", Opcode::CALL_STATIC), [](World& w) {
    const vm::Class* const main = w.classes.load("Main");
    w.heap.store<Ref>(main->statics, offset(w, "Main", "any", "Ljava/lang/Object;"), main->statics);
  }));
}

TEST_CASE("a thread that is said to have arrived where it does not stand") {
  const auto arrived_at = [](const std::function<Ref(World&)>& what) {
    return is_taken(before("take", Opcode::CALL_STATIC), [&](World& w) { w.thread(0).core.wait_object = what(w); });
  };
  CHECK(arrived_at([](World&) { return Ref{0}; }));
  CHECK(arrived_at([](World& w) { return w.thread(0).core.java_thread; }));
  CHECK_FALSE(arrived_at([](World& w) { return first_of(w, "A"); }));
}

TEST_CASE("fields and elements that hold what their types do not allow") {
  const At at = before("take", Opcode::CALL_STATIC);
  const auto field = [&](const char* name, const char* descriptor, const char* value) {
    return is_taken(at, [=](World& w) {
      w.heap.store<Ref>(first_of(w, "A"), offset(w, "A", name, descriptor), first_of(w, value));
    });
  };
  CHECK(field("next", "LA;", "A"));
  CHECK(field("next", "LA;", "B"));
  CHECK_FALSE(field("next", "LA;", "C"));
  CHECK_FALSE(field("next", "LA;", "[LA;"));
  CHECK_FALSE(field("many", "[LA;", "B"));
  CHECK_FALSE(field("many", "[LA;", "[I"));
  CHECK_FALSE(field("many", "[LA;", "[Ljava/lang/Object;"));
  const auto root = [&](const char* value) {
    return is_taken(at, [=](World& w) {
      w.heap.store<Ref>(w.classes.load("Main")->statics, offset(w, "Main", "root", "LA;"), first_of(w, value));
    });
  };
  CHECK(root("B"));
  CHECK_FALSE(root("C"));
  const auto element = [&](const char* value) {
    return is_taken(at, [=](World& w) { w.heap.store<Ref>(first_of(w, "[LA;"), 4, first_of(w, value)); });
  };
  CHECK(element("B"));
  CHECK_FALSE(element("C"));
}

TEST_CASE("registers that the code would use as something else") {
  const auto put = [](const At& at, u32 frame, u32 number, const char* value) {
    return is_taken(at, [=](World& w) { reg(w, frame, number) = first_of(w, value); });
  };
  const At begin = before("work", Opcode::CONST_I), call = before("take", Opcode::CALL_STATIC);
  CHECK(put(begin, 1, 0, "B"));
  CHECK_FALSE(put(begin, 1, 0, "C"));
  CHECK_FALSE(put(begin, 1, 0, "[I"));
  // What is asked for its class first may be anything; but not when the answer has been given already. (No
  // run stops there: the frame is set by hand.)
  const auto answered = [&](u32 pc, u64 answer, const char* value) {
    return is_taken(begin, [=](World& w) {
      reg(w, 1, 1) = first_of(w, value);
      Frame& f = w.thread(0).frames[1];
      f.pc = pc;
      w.thread(0).prims[f.prim_base] = 0;
      w.thread(0).prims[f.prim_base + 1] = answer;
    });
  };
  CHECK(put(begin, 1, 1, "C"));
  CHECK(answered(2, 0, "C"));
  CHECK(answered(2, 1, "B"));
  CHECK_FALSE(answered(2, 1, "C"));
  CHECK(answered(3, 0, "B"));
  CHECK_FALSE(answered(3, 0, "C"));
  CHECK_FALSE(answered(3, 0, "A"));
  CHECK_FALSE(put(begin, 1, 2, "[Ljava/lang/Object;"));
  CHECK_FALSE(put(begin, 1, 2, "A"));
  CHECK(put(begin, 1, 3, "[LA;"));
  CHECK_FALSE(put(begin, 1, 3, "[I"));
  // The frame that waits for its callee still needs its array; the argument is the callee's.
  CHECK_FALSE(put(call, 1, 2, "C"));
  CHECK_FALSE(put(call, 2, 0, "C"));
  // A result on its way.
  const auto result = [&](const char* value) {
    return is_taken(call, [=](World& w) {
      w.thread(0).frames[2].pc = 3;
      reg(w, 2, 0) = first_of(w, value);
    });
  };
  CHECK(result("A"));
  CHECK_FALSE(result("C"));
}

TEST_CASE("frames that nobody could have pushed") {
  const At at = before("take", Opcode::CALL_STATIC);
  const auto change = [&](const std::function<void(Frame&, World&)>& f, u32 frame) {
    return is_taken(at, [=](World& w) { f(w.thread(0).frames[frame], w); });
  };
  CHECK_FALSE(change([](Frame& f, World&) { ++f.ref_base; }, 2));
  CHECK_FALSE(change([](Frame& f, World&) { --f.prim_base; }, 2));
  CHECK_FALSE(change([](Frame& f, World&) { --f.pc; }, 1));
  CHECK_FALSE(change([](Frame& f, World&) { f.flags = vm::kRunFrame; }, 2));
  CHECK_FALSE(change([](Frame& f, World&) { f.flags = 0; }, 0));
  CHECK_FALSE(change([](Frame& f, World&) { f.flags = kInitFirst | vm::kRunFrame; }, 0));
  CHECK_FALSE(change([](Frame& f, World&) { f.flags = vm::kClinitFrame; }, 2));
  CHECK_FALSE(change(
      [](Frame& f, World& w) {
        f.method = w.classes.load("Main")->find_method("work", "(LA;Ljava/lang/Object;[I[Ljava/lang/Object;)I")->id;
      },
      2));
}

TEST_CASE("what the VM keeps for itself") {
  const At at = before("yield", Opcode::VMOP);
  const auto core = [&](const std::function<void(vm::ThreadCore&, World&)>& f) {
    return is_taken(at, [=](World& w) { f(w.thread(0).core, w); });
  };
  CHECK_FALSE(core([](vm::ThreadCore& c, World& w) { c.java_thread = first_of(w, "C"); }));
  CHECK_FALSE(
      core([](vm::ThreadCore& c, World& w) { c.pending_exception = first_of(w, "java/lang/IllegalStateException"); }));
  CHECK_FALSE(core([](vm::ThreadCore& c, World&) { c.state = vm::ThreadState::Parked; }));
  CHECK_FALSE(core([](vm::ThreadCore& c, World& w) {
    c.state = vm::ThreadState::Waiting;
    c.wait_object = first_of(w, "C");
    c.saved_count = 1;
  }));
  CHECK_FALSE(core([](vm::ThreadCore& c, World&) { c.daemon = 1; }));
  CHECK_FALSE(core([](vm::ThreadCore& c, World&) { c.state = vm::ThreadState::Dead; }));
  const auto header = [&](const std::function<void(vm::ObjectHeader&)>& f) {
    return is_taken(at, [=](World& w) { f(const_cast<vm::ObjectHeader&>(w.heap.header(first_of(w, "C")))); });
  };
  CHECK(header([](vm::ObjectHeader& h) { h.owner = h.count = 1; }));
  CHECK_FALSE(header([](vm::ObjectHeader& h) { h.owner = 1; }));
  CHECK_FALSE(header([](vm::ObjectHeader& h) { h.owner = 2, h.count = 1; }));
  CHECK_FALSE(header([](vm::ObjectHeader& h) { h.creator = 7; }));
  CHECK_FALSE(header([](vm::ObjectHeader& h) { h.flags |= vm::kThreadObject; }));
  CHECK_FALSE(header([](vm::ObjectHeader& h) { h.flags |= vm::kFinalizing; }));
  CHECK_FALSE(is_taken(at, [](World& w) { ++w.scalars.live_threads; }));
  CHECK_FALSE(is_taken(at, [](World& w) { ++w.scalars.pending_finalizers; }));
  CHECK_FALSE(is_taken(at, [](World& w) { ++w.scalars.pending_references; }));
}
