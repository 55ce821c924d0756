#include "vm/world.h"

#include <doctest/doctest.h>

#include <cstring>

#include "test_support/bare_world.h"

using namespace heddle;
using namespace heddle::vm;
using heddle::vm::testing::TestWorld;

TEST_CASE("threads are interned by creator and number") {
  TestWorld t(""), u("");
  World& w = t.world;
  CHECK(w.threads.size() == 1);
  CHECK(w.intern_thread(kNoThread, 0) == 0);
  const ThreadId a = w.intern_thread(0, 0);
  const ThreadId b = w.intern_thread(0, 1);
  const ThreadId c = w.intern_thread(b, 0);
  CHECK(w.intern_thread(0, 1) == b);
  CHECK(w.threads.size() == 4);
  CHECK(w.thread_path(c) == "0.1.0");
  CHECK(w.thread_label(c) == "thread 0.1.0");
  CHECK(w.thread_label(0) == "main");
  // Found in another order, they are the same threads.
  World& v = u.world;
  const ThreadId vb = v.intern_thread(0, 1);
  const ThreadId vc = v.intern_thread(vb, 0);
  const ThreadId va = v.intern_thread(0, 0);
  CHECK(v.thread(va).path_hash == w.thread(a).path_hash);
  CHECK(v.thread(vb).path_hash == w.thread(b).path_hash);
  CHECK(v.thread(vc).path_hash == w.thread(c).path_hash);
  CHECK(w.thread(a).path_hash != w.thread(b).path_hash);
}

TEST_CASE("the name of a thread is its Java name") {
  TestWorld t("");
  World& w = t.world;
  Class& c = t.load("java/lang/Thread");
  const Ref object = w.allocate(c, 0);
  w.heap.store<Ref>(object, c.find_field("name", "Ljava/lang/String;")->offset, w.classes.intern("worker"));
  w.before_write_thread(0);
  w.thread(0).core.java_thread = object;
  CHECK(w.thread_label(0) == "worker");
}

TEST_CASE("the stack ends near OpenJDK's depth, with a reserve") {
  TestWorld t("");
  Thread& main = t.world.thread(0);
  CHECK(main.can_push(10, 10));
  main.core.frame_count = Thread::kDepthLimit;
  CHECK_FALSE(main.can_push(10, 10));
  CHECK(main.can_push(10, 10, true));
  main.core.frame_count = 1;
  CHECK_FALSE(main.can_push(Thread::kMaxRefs, 10));
  CHECK(main.can_push(Thread::kMaxRefs, 10, true));
  CHECK_FALSE(main.can_push(10, u64{Thread::kMaxPrims} + 1, true));
  main.refs[Thread::kMaxRefs - 1] = 1;
  main.prims[Thread::kMaxPrims - 1] = 1;
  main.frames[Thread::kMaxFrames - 1] = {};
  main.release_stacks();
  CHECK(main.refs == nullptr);
}

TEST_CASE("doors save a record once per epoch, and only while there is a mark") {
  TestWorld t("");
  World& w = t.world;
  w.before_write_thread(0);
  w.before_write_class_init(5);
  CHECK(w.undo.size() == 0);
  w.heap.enable_undo(true);
  w.heap.new_epoch();
  w.thread(0).core.steps = 7;
  w.before_write_thread(0);
  w.thread(0).core.steps = 8;
  w.before_write_thread(0);
  REQUIRE(w.undo.size() == 1);
  ThreadCore core;
  std::memcpy(&core, w.undo.payload(w.undo.entry(0)), sizeof core);
  CHECK(core.steps == 7);
  CHECK(core.epoch != w.heap.epoch());
  w.before_write_class_init(5);
  w.init_record(5).state = InitState::Done;
  w.before_write_class_init(5);
  REQUIRE(w.undo.size() == 2);
  ClassInitRecord record;
  std::memcpy(&record, w.undo.payload(w.undo.entry(1)), sizeof record);
  CHECK(record.state == InitState::None);
  w.heap.enable_undo(false);
}

TEST_CASE("frames are saved with their registers when they are first touched") {
  TestWorld t(R"(
class Main
  method static f()V refs=3 prims=4
    RET
  end
  method static g()V refs=2 prims=1
    RET
  end
end
)");
  World& w = t.world;
  Thread& main = w.thread(0);
  main.frames[0] = {t.method("Main", "f").id, 0, 0, 0, kRunFrame, 0};
  main.frames[1] = {t.method("Main", "f").id, 0, 1, 2, 0, 0};
  main.frames[2] = {t.method("Main", "g").id, 0, 4, 6, 0, 0};
  main.core.frame_count = 3;
  for (u32 i = 0; i < 10; ++i) {
    main.refs[i] = i;
    main.prims[i] = 100 + i;
  }
  w.heap.enable_undo(true);
  w.heap.new_epoch();
  main.low_water = 3;
  w.before_write_frame(main, 3);
  CHECK(w.undo.size() == 0);
  main.core.frame_count = 1;  // two frames popped at once, by an exception
  w.before_write_frame(main, 0);
  w.before_write_frame(main, 0);
  CHECK(main.low_water == 0);
  REQUIRE(w.undo.size() == 3);
  const auto image_of = [&](size_t entry, std::vector<Ref>& refs, std::vector<u64>& prims) {
    const u8* at = w.undo.payload(w.undo.entry(entry));
    FrameImage image;
    std::memcpy(&image, at, sizeof image);
    refs.resize(image.refs);
    prims.resize(image.prims);
    std::memcpy(refs.data(), at + sizeof image, image.refs * sizeof(Ref));
    std::memcpy(prims.data(), at + sizeof image + image.refs * sizeof(Ref), image.prims * sizeof(u64));
    return image.frame;
  };
  std::vector<Ref> refs;
  std::vector<u64> prims;
  CHECK(image_of(0, refs, prims).ref_base == 4);
  CHECK(w.undo.entry(0).b == 2);
  CHECK(refs == std::vector<Ref>{4, 5});
  CHECK(prims == std::vector<u64>{106});
  image_of(1, refs, prims);
  CHECK(refs == std::vector<Ref>{1, 2, 3});
  CHECK(prims == std::vector<u64>{102, 103, 104, 105});
  image_of(2, refs, prims);
  CHECK(w.undo.entry(2).b == 0);
  CHECK(refs == std::vector<Ref>{0});
  CHECK(prims == std::vector<u64>{100, 101});
  w.heap.enable_undo(false);
}

TEST_CASE("allocation: numbers per creator, a collection, and one that counts, before giving up") {
  RunOptions options;
  options.max_heap_bytes = 4096;
  TestWorld t(R"(
class A
  field i I
  method protected finalize()V
    GETF_4 p0 r0 A.i:I
    RET
  end
end
)",
              options);
  World& w = t.world;
  Class& a = t.load("A");
  const Ref first = w.allocate(a, 0);
  CHECK(w.heap.header(first).serial == 0);
  CHECK(w.heap.header(first).creator == 0);
  CHECK(w.heap.header(first).flags == kFinalizable);
  CHECK(w.heap.header(w.allocate(a, 0)).serial == 1);
  CHECK(w.heap.header(w.allocate(a, kBootCreator)).serial == 0);
  CHECK(w.heap.header(w.allocate(a, kBootCreator)).serial == 1);
  const u64 before = w.collections;
  CHECK(w.allocate_array(t.load("[J"), 100000, 0) == 0);  // more than there can ever be: no collection helps
  CHECK(w.allocate_array(t.load("[J"), 0x7fffffff, 0) == 0);
  Ref keep = w.allocate_array(t.load("[J"), 400, 0);
  REQUIRE(keep != 0);
  w.extra_roots.push_back(&keep);
  CHECK(w.collections == before);
  CHECK(w.allocate_array(t.load("[B"), 2000, 0) == 0);
  CHECK(w.collections == before + 2);
  CHECK(w.allocate_array(t.load("[B"), 100, 0) != 0);
  w.extra_roots.clear();
}

TEST_CASE("labels say class, number and creator") {
  TestWorld t("class p/Account\nend\nclass \"p/Main$1\"\n  field static x I\nend\n");
  World& w = t.world;
  Class& c = t.load("p/Account");
  const ThreadId second = w.intern_thread(0, 1);
  w.allocate(c, 0);
  CHECK(w.object_label(0) == "null");
  CHECK(w.object_label(w.allocate(c, 0)) == "Account#1");
  CHECK(w.object_label(w.allocate(c, second)) == "Account#0@0.1");
  CHECK(w.object_label(w.allocate(c, kBootCreator)) == "Account#0@boot");
  CHECK(w.object_label(w.allocate_array(t.load("[[Lp/Account;"), 1, 0)) == "Account[][]#2");
  CHECK(w.object_label(w.classes.mirror_of(&c)) == "Account.class");
  CHECK(w.object_label(w.classes.mirror_of(&t.load("[I"))) == "int[].class");
  CHECK(w.object_label(w.classes.singleton_of(&c)) == "Account");
  CHECK(w.object_label(w.classes.intern("a\"b\n")) == "\"a\\\"b\\n\"");
  const std::string many = std::string(39, 'x');
  CHECK(w.object_label(w.classes.intern(many + "\xc3\xa9")) == "\"" + many + "...\"");
  CHECK(w.object_label(t.load("p/Main$1").statics).find(".<statics>") != std::string::npos);
}

TEST_CASE("identity hashes come from the canonical name and are remembered") {
  TestWorld t(""), u("");
  Class& c = t.load("java/lang/Object");
  const Ref first = t.world.allocate(c, 0);
  const Ref second = t.world.allocate(c, 0);
  CHECK(t.world.scalars.identity_observed == 0);
  t.world.heap.enable_undo(true);
  t.world.heap.new_epoch();
  t.world.heap.set_newest_mark(t.world.heap.top(), 0);
  const u32 hash = t.world.identity_hash(first);
  CHECK(t.world.undo.size() == 1);
  t.world.heap.enable_undo(false);
  CHECK(hash != 0);
  CHECK(hash < 0x80000000u);
  CHECK(hash == t.world.identity_hash(first));
  CHECK(hash != t.world.identity_hash(second));
  CHECK(t.world.scalars.identity_observed == 1);
  CHECK((t.world.heap.header(first).flags & kIdentityObserved) != 0);
  u.world.classes.intern("shift everything");
  const Ref same = u.world.allocate(u.load("java/lang/Object"), 0);
  CHECK(u.world.identity_hash(same) == hash);
  // The first order is the usual one.
  u.world.scalars.hash_order = 1;
  CHECK(u.world.identity_hash(same) == hash);
  // The second one is its reverse, bucket by bucket.
  u.world.scalars.hash_order = 2;
  const u32 other = u.world.identity_hash(same);
  const auto bucket = [](u32 h) { return (h ^ (h >> 16)) & 15; };
  CHECK(bucket(other) == 15 - bucket(hash));
  u.world.scalars.hash_order = 3;
  CHECK(u.world.identity_hash(same) != hash);
}
