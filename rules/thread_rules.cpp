// Mistakes about threads and their ends (Harrow 2000, section 4.3).
#include <set>

#include "rules/builtin.h"
#include "tester/words.h"

namespace heddle::rules {
namespace {

const std::string& class_name(const Scene& scene, Ref r) {
  return scene.world.classes.by_id(scene.world.heap.header(r).class_id)->name;
}

// The name of a Thread object that may never have been started.
std::string thread_name(const Scene& scene, Ref thread) {
  const vm::Class* c = scene.world.classes.well_known().thread;
  const vm::Field* f = c == nullptr ? nullptr : c->find_field("name", "Ljava/lang/String;");
  const Ref name = f == nullptr ? 0 : scene.world.heap.load<Ref>(thread, f->offset);
  return name == 0 ? scene.world.object_label(thread) : scene.world.string_utf8(name);
}

class EndsHoldingLock final : public Rule {
 public:
  std::vector<Event> events() const override { return {Event::Ended}; }

  void on(const Record& record, const Scene& scene) override {
    const Actor& a = scene.actor(record.thread);
    for (const Held& held : a.held)
      report({at(held.place)},
             a.name + " ends and still holds " + scene.label(held.lock) + ": nobody will get it any more",
             {event(a.name, "acquired " + scene.label(held.lock), held.place)});
  }
};

// Precisely: a Thread object that the heap still has when the program has ended by itself, that was made by the
// program, has not been started, and whose run() nobody has called.
class NeverStarted final : public Rule {
 public:
  std::vector<Event> events() const override { return {Event::ThreadsRun, Event::RunEnds}; }

  void on(const Record& record, const Scene& scene) override {
    const vm::World& world = scene.world;
    if (record.event == Event::ThreadsRun) {
      run_.insert(vm::name_of(world.heap.header(record.receiver)));
      return;
    }
    const vm::Field* id = world.classes.well_known().thread_id;
    if (!record.ended || id == nullptr || world.scalars.exiting) return;
    world.heap.for_each_object([&](Ref r) {
      const vm::ObjectHeader& header = world.heap.header(r);
      if (!(header.flags & vm::kThreadObject) || world.is_boot_object(r) || run_.contains(vm::name_of(header))) return;
      const vm::Class* c = world.classes.by_id(header.class_id);
      if (c->is_library && c->name != "java/lang/Thread") return;
      // (-1: new, and interrupted already.)
      if (world.heap.load<i32>(r, id->offset) > 0) return;
      const std::string name = thread_name(scene, r);
      const std::string by = header.creator < scene.actors.size() ? scene.name(header.creator) : "?";
      report({name}, "the thread " + name + " was made and never started",
             {event(by, "makes the thread " + name, nullptr)});
    });
  }

 private:
  std::set<u64> run_;
};

// Precisely: a thread that is no daemon and was started by the program, has ended, and whose end nobody has asked about
// (join, isAlive) when the program has come to its end.
class NeverJoined final : public Rule {
 public:
  std::vector<Event> events() const override { return {Event::Started, Event::RunEnds}; }

  void on(const Record& record, const Scene& scene) override {
    if (record.event == Event::Started) {
      started_[record.other] = {record.thread, record.place};
      return;
    }
    if (!record.ended) return;
    for (const auto& [t, by] : started_) {
      const Actor& a = scene.actor(t);
      if (!a.ended || a.joined || a.daemon || by.place == nullptr || by.place->library) continue;
      report({at(by.place)}, a.name + " has ended, and nobody has joined it",
             {event(scene.name(by.thread), "starts " + a.name, by.place)});
    }
  }

 private:
  struct By {
    ThreadId thread;
    const Place* place;
  };
  std::map<ThreadId, By> started_;
};

class StartedTwice final : public Rule {
 public:
  std::vector<Event> events() const override { return {Event::Threw}; }

  void on(const Record& record, const Scene& scene) override {
    if (record.method == nullptr || record.method->name != "start" ||
        record.method->owner->name != "java/lang/Thread" ||
        class_name(scene, record.exception) != "java/lang/IllegalThreadStateException")
      return;
    const std::string who = scene.name(record.thread);
    const std::string which = record.receiver == 0 ? "a thread" : thread_name(scene, record.receiver);
    report({at(record.place)}, who + " starts " + which + ", which has been started before",
           {event(who, "starts " + which, record.place)});
  }
};

class RunCalled final : public Rule {
 public:
  std::vector<Event> events() const override { return {Event::ThreadsRun}; }

  void on(const Record& record, const Scene& scene) override {
    if (!record.direct) return;  // a Thread that serves somebody as a Runnable
    const std::string who = scene.name(record.thread), which = thread_name(scene, record.receiver);
    report({at(record.place)}, who + " calls run() of " + which + " instead of start(): that is no thread of its own",
           {event(who, "calls run() of " + which, record.place)});
  }
};

// The paper's limit is 99 % of the stack; here 90 % of the frames that there may be, or an overflow that comes sooner.
class DeepStack final : public Rule {
 public:
  std::vector<Event> events() const override { return {Event::DeepStack, Event::Threw}; }

  void on(const Record& record, const Scene& scene) override {
    if (record.event == Event::Threw && class_name(scene, record.exception) != "java/lang/StackOverflowError") return;
    const u32 depth = scene.world.thread(record.thread).core.frame_count;
    if (!told_.insert(record.thread).second) return;
    const std::string who = scene.name(record.thread);
    report({record.place == nullptr ? "" : record.place->method},
           who + " has " + tester::counted(depth) + " frames on its stack, where at most " +
               tester::counted(vm::Thread::kDepthLimit) + " fit",
           {event(who, "stands there", record.place)});
  }

 private:
  std::set<ThreadId> told_;
};

}  // namespace

RulePointer make_ends_holding_lock() { return std::make_unique<EndsHoldingLock>(); }
RulePointer make_never_started() { return std::make_unique<NeverStarted>(); }
RulePointer make_never_joined() { return std::make_unique<NeverJoined>(); }
RulePointer make_started_twice() { return std::make_unique<StartedTwice>(); }
RulePointer make_run_called() { return std::make_unique<RunCalled>(); }
RulePointer make_deep_stack() { return std::make_unique<DeepStack>(); }

}  // namespace heddle::rules
