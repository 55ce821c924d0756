#include "interp/shared_heap.h"

#include <doctest/doctest.h>

#include "test_support/test_world.h"

using namespace heddle;
using namespace heddle::interp;

namespace {

// Main is about to run; an array of four bytes lies in front of the newest mark.
struct SharedArray {
  SharedArray()
      : world_of_main(R"(
public class Main
  method public static main([Ljava/lang/String;)V refs=1 prims=0
    RET
  end
end
)"),
        world(world_of_main.world) {
    world_of_main.start();
    bytes = world.classes.array_of(world.classes.primitive('B'));
    array = world.allocate_array(*bytes, 4, 0);
    world.heap.enable_undo(true);
    world.heap.set_newest_mark(world.heap.top(), world.undo.size());
    world.heap.new_epoch();
    events.young_limit = world.heap.top();
  }
  SharedHeap heap() { return {world, 0, *world.classes.method_by_id(world.thread(0).top().method), &events}; }
  std::vector<u32> told(bool write) const {
    std::vector<u32> elements;
    for (const Access& a : events.accesses)
      if (a.write == write && a.object == array) elements.push_back(a.offset);
    return elements;
  }

  TestWorld world_of_main;
  World& world;
  vm::Class* bytes = nullptr;
  Ref array = 0;
  Events events;
};

}  // namespace

TEST_CASE("shared heap: what is read is told") {
  SharedArray s;
  CHECK(s.heap().elements<i8>(s.array, 1, 2).size() == 2);
  CHECK(s.told(false) == std::vector<u32>{1, 2});
  CHECK(s.heap().bytes_of(s.array) == std::string(4, '\0'));
  CHECK(s.told(false) == std::vector<u32>{1, 2, 0, 1, 2, 3});
  CHECK(s.told(true).empty());
  CHECK(s.world.undo.size() == 0);
}

TEST_CASE("shared heap: what is written is told and opened") {
  SharedArray s;
  const i8 values[] = {7, 8};
  s.heap().store_elements<i8>(s.array, 2, values);
  CHECK(s.told(true) == std::vector<u32>{2, 3});
  CHECK(s.world.undo.size() == 1);
  s.heap().copy(s.array, 2, s.array, 1, 2);
  CHECK(s.told(false) == std::vector<u32>{2, 3});
  CHECK(s.told(true) == std::vector<u32>{2, 3, 1, 2});
  CHECK(s.heap().bytes_of(s.array) == std::string("\0\7\10\10", 4));
}

TEST_CASE("shared heap: nothing is told of what nobody else can know, and nothing to nobody") {
  SharedArray s;
  const Ref young = s.world.allocate_array(*s.bytes, 4, 0);
  s.heap().fill_from(young, s.array);
  CHECK(s.told(false) == std::vector<u32>{0, 1, 2, 3});
  s.events.accesses.clear();
  const i8 value = 1;
  s.heap().store_elements<i8>(young, 0, {&value, 1});
  CHECK(s.events.accesses.empty());
  const size_t images = s.world.undo.size();
  SharedHeap silent(s.world, 0, *s.world.classes.method_by_id(0), nullptr);
  silent.store_elements<i8>(s.array, 0, {&value, 1});
  CHECK(s.events.accesses.empty());
  CHECK(s.world.undo.size() == images + 1);
}
