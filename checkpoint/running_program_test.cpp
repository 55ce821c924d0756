// Marks and restores under a running program: at every stop other schedules are tried and undone. The
// run must not notice, and every restore must give the same World, bit for bit. And saved worlds, which go on
// elsewhere.
#include <doctest/doctest.h>

#include <random>

#include "checkpoint/checkpoint.h"
#include "checkpoint/digest.h"
#include "checkpoint/world_image.h"
#include "test_support/test_world.h"

using namespace heddle;
using namespace heddle::interp;

namespace {

// Monitors, waits with time limits, recursion, class initialisers that fail, large arrays, sleeps,
// uncaught exceptions.
constexpr const char* kRunning = R"(
class A
  field static x I
  method static <clinit>()V refs=6 prims=4
    CONST_I p0 3
    PUTS_4 p0 A.x:I
    CALL_STATIC java/lang/Thread.yield()V r0 p0
    RET
  end
end
class Bad
  method static <clinit>()V refs=6 prims=4
    CONST_I p0 0
    CALL_STATIC java/lang/Thread.yield()V r0 p1
    DIV_I p0 p0 p0
    RET
  end
end
public class T extends java/lang/Thread
  field text Ljava/lang/String;
  method rec(I)I refs=3 prims=4
    JLEK_I p0 0 base
    TOSTR r1 p0 I
    PUTF_R r1 r0 T.text:Ljava/lang/String;
    MOV_R r2 r0
    ADDK_I p1 p0 -1
    CALL_VIRTUAL T.rec(I)I r2 p1
    CALL_STATIC java/lang/Thread.yield()V r2 p2
    ADDK_I p0 p1 1
    RET_P p0
  base:
    CALL_STATIC java/lang/Thread.yield()V r1 p1
    CONST_I p0 0
    RET_P p0
  end
  method bad()V refs=3 prims=3
    INITCLASS Bad
    RET
  end
  method public run()V refs=12 prims=12
    CONST_I p0 0
  loop:
    GETS_R r1 Main.lock:Ljava/lang/Object;
    MONENTER r1
    MONENTER r1
    GETS_4 p1 Main.count:I
    ADDK_I p1 p1 1
    PUTS_4 p1 Main.count:I
    MOV_R r2 r1
    CALL_VIRTUAL java/lang/Object.notifyAll()V r2 p2
    ANDK_I p2 p1 3
    JNEK_I p2 1 nowait
    MOV_R r2 r1
    CONST_L p2 1
    CALL_SPECIAL java/lang/Object.wait0(J)V r2 p2
  nowait:
    MONEXIT r1
    MONEXIT r1
    INITCLASS A
    MOV_R r2 r0
    CONST_I p2 6
    CALL_VIRTUAL T.rec(I)I r2 p2
  try1:
    MOV_R r2 r0
    CALL_VIRTUAL T.bad()V r2 p2
  try2:
    JMP ok
  hand:
    CALL_VIRTUAL java/lang/Throwable.getMessage()Ljava/lang/String; r2 p2
    STRING r1 ":"
    CONCAT r3 r1 2
    CALL_STATIC heddle/VM.print(Ljava/lang/String;)V r3 p2
  ok:
    CONST_I p5 300
    NEWARR r4 p5 [J
    ADDK_I p5 p5 2000
    NEWARR r5 p5 [I
    CONST_I p6 0
  fill:
    ASTORE_4 p6 r5 p6
    ADDK_I p6 p6 7
    JLT_I p6 p5 fill
    PUTS_R r5 Main.big:[I
    CONST_L p2 1
    CALL_STATIC java/lang/Thread.sleep(J)V r4 p2
    ADDK_I p0 p0 1
    JLTK_I p0 4 loop
    CONST_I p1 0
    DIV_I p1 p1 p1
    RET
    catch any try1 try2 hand r2
  end
end
public class Main
  field static lock Ljava/lang/Object;
  field static count I
  field static big [I
  method public static main([Ljava/lang/String;)V refs=8 prims=6
    NEW r1 java/lang/Object
    PUTS_R r1 Main.lock:Ljava/lang/Object;
    CONST_I p0 0
  loop:
    NEW r2 T
    MOV_R r3 r2
    CALL_VIRTUAL java/lang/Thread.start()V r3 p1
    ADDK_I p0 p0 1
    JLTK_I p0 3 loop
    CALL_VIRTUAL java/lang/Thread.join()V r2 p1
    GETS_4 p0 Main.count:I
    CALL_STATIC heddle/VM.printInt(I)V r2 p0
    RET
  end
end)";

// Other schedules of a running world, tried and undone.
class Excursions {
 public:
  Excursions(vm::World& world, u32 seed) : world_(world), random_(seed), checkpoints_(world) {}

  void try_some() {
    if (over()) return;
    const vm::Ref limit = world_.heap.permanent_top();
    const checkpoint::Digest before = checkpoint::full_digest(world_, limit);
    const auto mark = checkpoints_.mark();
    for (int i = 0; i < 3; ++i) {
      run(1 + random_() % 12);
      if (!over() && random_() % 2) nested();
      checkpoints_.restore(mark);
      CHECK((before == checkpoint::full_digest(world_, limit)));
    }
    checkpoints_.pop(mark);
  }

 private:
  bool over() const { return world_.scalars.live_user_threads == 0; }

  void nested() {
    const vm::Ref limit = world_.heap.permanent_top();
    const checkpoint::Digest before = checkpoint::full_digest(world_, limit);
    const auto mark = checkpoints_.mark();
    run(random_() % 12);
    checkpoints_.restore(mark);
    CHECK((before == checkpoint::full_digest(world_, limit)));
    if (random_() % 2) run(random_() % 5);
  }

  // Some operations of threads chosen at random, recorded or not.
  void run(u64 operations) {
    for (u64 i = 0; i < operations && !over(); ++i) {
      const vm::ThreadId t = static_cast<vm::ThreadId>(random_() % world_.threads.size());
      Events events;
      const u64 budget = 1 + random_() % 2000;
      const bool record = random_() % 2;
      const Operation stop = run_to_visible(world_, t, budget, record ? &events : nullptr);
      if (stop.kind == StopKind::Dead || stop.kind == StopKind::Budget) continue;
      perform_one(t, stop);
    }
  }

  void perform_one(vm::ThreadId t, const Operation& stop) {
    CAPTURE(std::string(to_string(stop.kind)));
    Decisions decisions;
    decisions.timeout = random_() % 2;
    const bool will_block = !decode(world_, t).can_go_on();
    const vm::Ref limit = world_.heap.permanent_top();
    const checkpoint::Digest before = checkpoint::full_digest(world_, limit);
    const Outcome performed = perform(world_, t, decisions, nullptr);
    if (performed.kind == OutcomeKind::Blocked) {
      CHECK(will_block);
      CHECK((before == checkpoint::full_digest(world_, limit)));
    } else if (!decisions.timeout) {
      CHECK_FALSE(will_block);
    }
  }

  vm::World& world_;
  std::mt19937 random_;
  checkpoint::Checkpoints checkpoints_;
};

std::string result_of(bool gc_stress, const std::function<void(vm::World&)>& at_every_stop, TestWorld& w) {
  w.world.options.gc_stress = gc_stress;
  w.start();
  PlainRunOptions options;
  options.at_every_stop = at_every_stop;
  const PlainResult result = w.run(options);
  return w.out + w.err + result.message;
}

// The image of the program's world behind 500 steps. `prepare`: before it starts.
std::string image_of_running(const std::function<void(TestWorld&)>& prepare) {
  TestWorld first(kRunning);
  prepare(first);
  first.start();
  PlainRunOptions until;
  until.pause_at = 500;
  REQUIRE(first.run(until).end == PlainEnd::Paused);
  return checkpoint::payload_of(
      [&](checkpoint::ArchiveWriter& writer) { checkpoint::save_world(writer, first.world); });
}

}  // namespace

TEST_CASE("a run is the same with collections and with excursions at every stop") {
  TestWorld plain(kRunning), stressed(kRunning);
  const std::string expected = result_of(false, nullptr, plain);
  CHECK(expected.find("12\n") != std::string::npos);
  CHECK(result_of(true, nullptr, stressed) == expected);

  // With a hook the turns are cut otherwise: such runs are compared with each other.
  TestWorld hooked(kRunning);
  const std::string with_hook = result_of(
      false, [](vm::World&) {}, hooked);
  for (u32 seed = 0; seed < 4; ++seed) {
    TestWorld w(kRunning);
    Excursions excursions(w.world, seed);
    u32 stops = 0;
    CHECK(result_of(
              seed & 1,
              [&](vm::World&) {
                if (stops++ % 5 == seed % 5) excursions.try_some();
              },
              w) == with_hook);
  }
}

TEST_CASE("a world that is saved anywhere goes on in another one as it would have") {
  for (u64 seed : {0, 1, 7}) {
    PlainRunOptions options;
    options.seed = seed;
    TestWorld whole(kRunning);
    whole.start();
    const PlainResult expected = whole.run(options);
    REQUIRE(expected.end == PlainEnd::Normal);
    REQUIRE(expected.state.steps > 100);
    const checkpoint::Digest at_end = checkpoint::full_digest(whole.world);

    std::mt19937 random(static_cast<u32>(seed));
    for (int i = 0; i < 30; ++i) {
      const u64 at = i == 0 ? 0 : random() % (expected.state.steps + 1);
      CAPTURE(at);
      TestWorld first(kRunning);
      first.start();
      PlainRunOptions until = options;
      until.pause_at = at;
      const PlainResult paused = first.run(until);
      if (paused.end != PlainEnd::Paused) {  // (it may have ended with its last step)
        CHECK(at >= expected.state.steps - 10);
        continue;
      }
      checkpoint::ArchiveWriter writer;
      checkpoint::save_world(writer, first.world);
      const std::string image = writer.take();

      TestWorld second(kRunning);
      checkpoint::ArchiveReader reader(image);
      std::string error;
      const bool loaded = checkpoint::load_world(reader, second.world, &error);
      CHECK(error == "");
      REQUIRE(loaded);
      CHECK((checkpoint::full_digest(second.world) == checkpoint::full_digest(first.world)));
      PlainRunOptions rest = options;
      rest.from = &paused.state;
      const PlainResult result = second.run(rest);
      CHECK(result.end == expected.end);
      CHECK(result.exit_status == expected.exit_status);
      CHECK(result.state.steps == expected.state.steps);
      CHECK(first.out + second.out == whole.out);
      CHECK(first.err + second.err == whole.err);
      CHECK((checkpoint::full_digest(second.world) == at_end));
    }
  }
}

TEST_CASE("an object of a world that was loaded is older than any mark, whatever its epoch was") {
  const std::string image = image_of_running([](TestWorld& w) { w.world.heap.skip_to_epoch(1000); });
  TestWorld second(kRunning);
  checkpoint::ArchiveReader reader(image);
  std::string error;
  REQUIRE(checkpoint::load_world(reader, second.world, &error));
  u32 objects = 0, young = 0;
  second.world.heap.for_each_object([&](vm::Ref r) {
    ++objects;
    young += second.world.heap.header(r).epoch >= second.world.heap.epoch();
  });
  CHECK(objects > 10);
  CHECK(young == 0);
}

TEST_CASE("an image that holds nonsense is refused, or is at least no danger to load") {
  const std::string image = image_of_running([](TestWorld&) {});
  std::mt19937 random(1);
  u32 refused = 0;
  for (int i = 0; i < 300; ++i) {
    std::string damaged = image;
    for (u32 n = 1 + random() % 4; n > 0; --n) damaged[random() % damaged.size()] = static_cast<char>(random());
    if (random() % 4 == 0) damaged.resize(random() % damaged.size());
    TestWorld second(kRunning);
    checkpoint::ArchiveReader reader(damaged);
    std::string error;
    const bool loaded = checkpoint::load_world(reader, second.world, &error);
    CHECK(loaded == error.empty());
    refused += !loaded;
  }
  CHECK(refused > 100);
}
