#include "vm/heap.h"

#include <doctest/doctest.h>

#include "test_support/hand_made_world.h"

using namespace heddle;
using namespace heddle::vm;

namespace {

template <typename H>
concept CanOpen = requires(H& heap) {
  heap.open(Ref{});
};
template <typename H>
concept CanStore = requires(H& heap) {
  heap.template store<u32>(Ref{}, 0, 0u);
};

}  // namespace

// The door is a type: what Heap gives out otherwise is const, whoever asks.
static_assert(std::is_same_v<decltype(std::declval<Heap&>().header(0)), const ObjectHeader&>);
static_assert(std::is_same_v<decltype(std::declval<Heap&>().payload(0)), const u8*>);
static_assert(std::is_same_v<decltype(std::declval<Heap&>().memory()), const u8*>);
static_assert(CanOpen<Heap> && !CanOpen<const Heap>);
static_assert(CanStore<Heap> && !CanStore<const Heap>);
static_assert(!std::is_copy_constructible_v<Writer> && !std::is_copy_assignable_v<Writer>);
static_assert(!std::is_copy_constructible_v<ElementWriter> && !std::is_copy_assignable_v<ElementWriter>);
static_assert(!std::is_constructible_v<Writer, ObjectHeader&> && !std::is_constructible_v<ElementWriter, u8*>);

TEST_CASE("heap: objects are zeroed, also where something lay before") {
  HandMadeWorld h;
  World& w = h.world;
  Class& node = h.class_("Node");
  Ref start = w.heap.top();
  Ref r = w.allocate(node, 0);
  CHECK(r == start);
  CHECK(w.heap.header(r).class_id == node.id);
  CHECK(w.heap.header(r).creator == 0);
  for (u32 i = 0; i < node.instance_bytes; i += 8) CHECK(w.heap.load<u64>(r, i) == 0);
  Ref array = w.allocate_array(h.class_("[J"), 1000, 0);
  std::memset(w.heap.open_elements(r, 0, node.instance_bytes).bytes(), 0xff, node.instance_bytes);
  std::memset(w.heap.open_elements(array, 0, 8000).bytes(), 0xff, 8000);
  w.heap.set_top(start);
  // Partly over the old bytes, partly over fresh memory.
  Ref big = w.allocate_array(h.class_("[B"), 100000, 0);
  CHECK(big == start);
  for (u32 i = 0; i < 100000; i += 8) REQUIRE(w.heap.load<u64>(big, i) == 0);
}

TEST_CASE("heap: sizes") {
  HandMadeWorld h;
  World& w = h.world;
  auto size = [&](const char* name, u32 length) { return w.heap.size_of(w.allocate_array(h.class_(name), length, 0)); };
  CHECK(w.heap.size_of(w.allocate(h.class_("java/lang/Object"), 0)) == 32);
  CHECK(w.heap.size_of(w.allocate(h.class_("Node"), 0)) == 32 + h.class_("Node").instance_bytes);
  CHECK(size("[Z", 0) == 32);
  CHECK(size("[B", 1) == 40);
  CHECK(size("[C", 5) == 48);
  CHECK(size("[I", 3) == 48);
  CHECK(size("[D", 3) == 56);
  CHECK(size("[LNode;", 2) == 40);
  CHECK(size("[B", 4096) == 32 + 4096);
  CHECK(size("[B", 4097) == 32 + 4104 + 40);  // nine cards of 4 bytes
  CHECK(w.heap.size_of(w.new_string_utf16(u"abc", 0)) == 40);
  Ref holder = h.class_("Main").statics;
  REQUIRE(holder != 0);
  CHECK(w.heap.is_permanent(holder));
  CHECK(w.heap.header(holder).flags == kStaticsHolder);
  CHECK(w.heap.payload_bytes(holder) == h.class_("Main").statics_bytes);
  u32 count = 0;
  w.heap.for_each_object([&](Ref) { ++count; });
  CHECK(count == 11);
}

TEST_CASE("heap: what does not fit is refused and leaves the heap as it was") {
  RunOptions options;
  options.max_heap_bytes = 1 << 20;
  HandMadeWorld h(kNodeProgram, options);
  World& w = h.world;
  CHECK(w.allocate_array(h.class_("[J"), 0x7fffffff, 0) == 0);
  CHECK(w.allocate_array(h.class_("[B"), 1 << 20, 0) == 0);
  Ref before = w.heap.top();
  const u64 space = static_cast<u64>(w.heap.limit() - before) * 8;  // some is for what marks keep of the dead
  CHECK(space > w.heap.limit_bytes());
  CHECK(w.heap.allocate(h.class_("[B").id, space, 1 << 20, 0, 0) == 0);
  CHECK(w.heap.top() == before);
  Ref r = w.heap.allocate(h.class_("[B").id, (1 << 20) - 32 - 8192, 1 << 10, 0, 0);
  CHECK(r == before);
}

TEST_CASE("heap: without a mark the doors keep no images") {
  HandMadeWorld h;
  World& w = h.world;
  Ref r = w.allocate(h.class_("Node"), 0);
  Ref big = w.allocate_array(h.class_("[I"), 5000, 0);
  w.heap.new_epoch();
  w.heap.store<u32>(r, 0, 1);
  w.heap.open_element(big, 400);
  w.heap.open_elements(big, 0, 20000);
  w.before_write_thread(0);
  CHECK(w.undo.size() == 0);
  CHECK(w.heap.header(r).epoch == w.heap.epoch());
}

TEST_CASE("heap: with a mark the first write saves the object, or the card of a large array") {
  HandMadeWorld h;
  World& w = h.world;
  Ref r = w.allocate(h.class_("Node"), 0);
  Ref big = w.allocate_array(h.class_("[I"), 1200, 0);  // 4800 bytes: 9 cards and a part
  const u32 offset = h.offset("Node", "small");
  w.heap.store<u32>(r, offset, 5);
  u32 old_epoch = w.heap.epoch();
  w.heap.new_epoch();
  w.heap.enable_undo(true);
  w.heap.set_root_mark(old_epoch);
  w.heap.set_newest_mark(w.heap.top(), 0);

  w.heap.store<u32>(r, offset, 6);
  w.heap.store<u32>(r, offset, 7);
  REQUIRE(w.undo.size() == 1);
  const UndoEntry& e = w.undo.entry(0);
  CHECK(e.kind == UndoKind::Object);
  CHECK(e.a == r);
  CHECK(e.size == w.heap.size_of(r));
  u32 old_value;
  std::memcpy(&old_value, w.undo.payload(e) + kHeaderBytes + offset, 4);
  CHECK(old_value == 5);

  w.heap.store<u32>(big, 4 * 1199, 1);
  w.heap.open_element(big, 4 * 1198);
  REQUIRE(w.undo.size() == 3);
  CHECK(w.undo.entry(1).kind == UndoKind::Header);
  CHECK(w.undo.entry(2).kind == UndoKind::Card);
  CHECK(w.undo.entry(2).b == 9);
  CHECK(w.undo.entry(2).size == 192 + 4);
  w.heap.open_elements(big, 500, 1200);  // cards 0 to 3
  CHECK(w.undo.size() == 7);
  CHECK(w.undo.entry(6).b == 3);
  w.heap.open(big);
  CHECK(w.undo.size() == 7);

  // Newer than the mark: no image.
  Ref young = w.allocate(h.class_("Node"), 0);
  Ref young_big = w.allocate_array(h.class_("[I"), 5000, 0);
  size_t size = w.undo.size();
  w.heap.store<u32>(young, offset, 6);
  w.heap.open_elements(young_big, 0, 20000);
  CHECK(w.undo.size() == size);

  std::vector<std::pair<Ref, u32>> modified;
  for (auto& m : w.heap.modified_old()) modified.emplace_back(m.ref, m.card);
  CHECK(modified ==
        std::vector<std::pair<Ref, u32>>{
            {r, Heap::kWholeObject}, {big, Heap::kWholeObject}, {big, 9}, {big, 0}, {big, 1}, {big, 2}, {big, 3}});
}
