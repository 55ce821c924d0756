// Elements of arrays whose type World::options.promoted names: each access is a visible operation.
#include <doctest/doctest.h>

#include "test_support/test_world.h"

using namespace heddle;
using namespace heddle::interp;

namespace {

std::string main_program(const std::string& body) {
  return R"(
class Main
  field static x I
  method static native copy([I[I)I
  end
  method public static main([Ljava/lang/String;)V refs=8 prims=8
)" + body +
         R"(
    RET
  end
end)";
}

vm::RunOptions promoting(std::vector<std::string> names) {
  vm::RunOptions options;
  options.promoted = std::move(names);
  return options;
}

struct Steps : TestWorld {
  Steps(const std::string& body, std::vector<std::string> promoted)
      : TestWorld(main_program(body), promoting(std::move(promoted))) {
    // Adds the first elements of both.
    natives.functions["Main.copy([I[I)I"] = [](vm::NativeContext& c) {
      interp::SharedHeap heap = c.heap();
      c.result_int(heap.elements<i32>(c.refs[0], 0, 1)[0] + heap.elements<i32>(c.refs[1], 0, 1)[0]);
    };
    start();
    // The class of main.
    if (next().kind == StopKind::ClassInit) perform(world, 0, {}, nullptr);
  }
  Operation next(Events* events = nullptr) { return run_to_visible(world, 0, 100000, events); }
  // Runs to a stop of that kind at element `index` and performs it.
  void expect(StopKind kind, u32 index) {
    const Operation stop = next();
    CHECK(std::string(to_string(stop.kind)) == to_string(kind));
    CHECK(stop.offset == index);
    CHECK(stop.object != 0);
    CHECK(perform(world, 0, {}, nullptr).kind == OutcomeKind::Done);
  }
  void expect_end() { CHECK(std::string(to_string(next().kind)) == to_string(StopKind::Death)); }
  u64 prim(u32 number) const { return world.thread(0).prims[world.thread(0).top().prim_base + number]; }
};

// An array of each kind, as `type` with its instructions' suffixes: stores 200 at 1 and loads it into p3.
std::string store_and_load(const std::string& type, const std::string& store, const std::string& load) {
  return "    CONST_I p0 3\n    NEWARR r1 p0 " + type + "\n    CONST_I p1 1\n    CONST_L p2 -200\n    ASTORE_" + store +
         " p2 r1 p1\n    ALOAD_" + load + " p3 r1 p1\n    NOP\n    ALOAD_" + load + " p4 r1 p1\n";
}

}  // namespace

TEST_CASE("each access of a promoted element is a stop with the array and the index") {
  struct Row {
    const char *type, *name, *store, *load;
    u64 value;
  };
  for (const Row& row : {Row{"[B", "byte[]", "B", "B", 56}, Row{"[S", "short[]", "C", "S", 0xffffff38},
                         Row{"[C", "char[]", "C", "C", 0xff38}, Row{"[I", "int[]", "4", "4", 0xffffff38},
                         Row{"[J", "long[]", "8", "8", 0xffffffffffffff38}}) {
    CAPTURE(row.name);
    Steps w(store_and_load(row.type, row.store, row.load), {row.name});
    w.expect(StopKind::VolatileWrite, 1);
    w.expect(StopKind::VolatileRead, 1);
    CHECK(w.next().kind == StopKind::VolatileRead);
    CHECK(w.prim(3) == row.value);
    w.expect(StopKind::VolatileRead, 1);
    w.expect_end();
  }
}

TEST_CASE("only the named type of arrays is promoted, and performed in place in a plain run") {
  Steps other(store_and_load("[I", "4", "4"), {"byte[]", "int[][]", "Main.x"});
  Events events;
  CHECK(other.next(&events).kind == StopKind::Death);
  REQUIRE(events.accesses.size() == 3);  // recorded as ever
  CHECK((events.accesses[0].write == 1));
  CHECK(events.accesses[0].offset == 1);

  Steps plain(store_and_load("[I", "4", "4"), {"int[]"});
  CHECK(plain.run().exit_status == 0);
  CHECK(plain.world.thread(0).core.visible >= 3);
}

TEST_CASE("everything is promoted by one name") {
  Steps w(store_and_load("[I", "4", "4") + "    PUTS_4 p3 Main.x:I\n    GETS_4 p4 Main.x:I\n", {"*"});
  w.expect(StopKind::VolatileWrite, 1);
  w.expect(StopKind::VolatileRead, 1);
  w.expect(StopKind::VolatileRead, 1);
  const u32 offset = w.world.classes.load("Main")->find_field("x", "I")->offset;
  w.expect(StopKind::VolatileWrite, offset);
  w.expect(StopKind::VolatileRead, offset);
  w.expect_end();
}

TEST_CASE("arrays of classes are named with or without their package") {
  const std::string body =
      "    CONST_I p0 2\n    NEWARR r1 p0 [Ljava/lang/String;\n    CONST_I p1 0\n    STRING r2 \"x\"\n"
      "    ASTORE_R r2 r1 p1\n    ALOAD_R r3 r1 p1\n";
  for (const char* name : {"String[]", "java.lang.String[]"}) {
    Steps w(body, {name});
    w.expect(StopKind::VolatileWrite, 0);
    w.expect(StopKind::VolatileRead, 0);
    w.expect_end();
  }
  for (const char* name : {"ring[]", "Object[]", "String[][]"}) {
    Steps w(body, {name});
    w.expect_end();
  }
}

TEST_CASE("what throws instead is no stop") {
  // Null, an index out of bounds, and a value that does not fit (by which the thread dies).
  for (const char* body : {"    NULL_R r1\n    CONST_I p1 0\n    ALOAD_R r2 r1 p1\n",
                           "    CONST_I p0 2\n    NEWARR r1 p0 [Ljava/lang/String;\n    CONST_I p1 2\n"
                           "    ALOAD_R r2 r1 p1\n",
                           "    CONST_I p0 2\n    NEWARR r1 p0 [Ljava/lang/String;\n    CONST_I p1 1\n"
                           "    NEW r2 java/lang/Object\n    ASTORE_R r2 r1 p1\n"}) {
    Steps w(body, {"String[]"});
    CHECK(std::string(to_string(w.next().kind)) == to_string(StopKind::Uncaught));
  }
}

TEST_CASE("a native that is given such an array is one stop, and tells what it has accessed") {
  const std::string body =
      "    CONST_I p0 2\n    NEWARR r1 p0 [I\n    CONST_I p1 0\n    CONST_I p2 7\n    ASTORE_4 p2 r1 p1\n"
      "    MOV_R r2 r1\n    MOV_R r3 r1\n    CALL_STATIC Main.copy([I[I)I r2 p3\n";
  Steps w(body, {"int[]"});
  w.expect(StopKind::VolatileWrite, 0);
  const Operation stop = w.next();
  CHECK(std::string(to_string(stop.kind)) == to_string(StopKind::Elements));
  Events events;
  CHECK(perform(w.world, 0, {}, &events).kind == OutcomeKind::Done);
  CHECK(events.accesses.size() == 2);
  CHECK(events.accesses[0].object == stop.object);
  CHECK(w.next(&events).kind == StopKind::Death);
  CHECK(events.accesses.size() == 2);  // not twice

  Steps plain(body, {"long[]"});
  CHECK(plain.next(&events).kind == StopKind::Death);
}
