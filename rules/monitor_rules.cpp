// Mistakes in the use of monitors, wait and notify (Harrow 2000, section 4.3, translated to Java).
#include <algorithm>
#include <set>

#include "rules/builtin.h"
#include "tester/explain.h"
#include "vm/bytecode/control_flow.h"

namespace heddle::rules {
namespace {

bool is_monitor_state(const Record& record, const Scene& scene) {
  const vm::Class* c = scene.world.classes.by_id(scene.world.heap.header(record.exception).class_id);
  return c->name == "java/lang/IllegalMonitorStateException";
}

bool is_condition(const vm::Class& c) { return c.name.ends_with("Condition"); }

// What the program has called when an IllegalMonitorStateException was thrown.
enum class Misuse : u8 { None, Wait, Notify, Unlock };
Misuse misuse_of(const Record& record) {
  if (record.method == nullptr) return Misuse::None;
  const std::string& name = record.method->name;
  if (name.starts_with("wait") || name.starts_with("await")) return Misuse::Wait;
  if (name.starts_with("notify") || name.starts_with("signal")) return Misuse::Notify;
  if (name.starts_with("unlock")) return Misuse::Unlock;
  return Misuse::None;
}

class WithoutMonitor final : public Rule {
 public:
  explicit WithoutMonitor(Misuse misuse) : misuse_(misuse) {}
  std::vector<Event> events() const override { return {Event::Threw}; }

  void on(const Record& record, const Scene& scene) override {
    if (!is_monitor_state(record, scene) || misuse_of(record) != misuse_) return;
    const std::string who = scene.name(record.thread), call = record.method->name + "()";
    const std::string what = record.receiver == 0 ? "an object" : scene.world.object_label(record.receiver);
    std::string message = misuse_ == Misuse::Unlock
                              ? who + " calls " + call + " of " + what + ", which it does not hold"
                              : who + " calls " + call + " of " + what + " without holding " +
                                    (is_condition(*record.method->owner) ? "its lock" : "its monitor");
    report({at(record.place)}, std::move(message), {event(who, "calls " + call, record.place)});
  }

 private:
  Misuse misuse_;
};

// Whether control can come from an instruction of the method to itself, or never past it.
class Code {
 public:
  explicit Code(const vm::Method& method) : image_(*method.image) {}

  bool is_in_loop(u32 pc) const {
    std::vector<u8> met(image_.code.size());
    std::vector<u32> open;
    const auto go = [&](u32 to) {
      if (!met[to]) met[to] = 1, open.push_back(to);
    };
    bytecode::for_each_successor(image_.code, image_.switches, pc, go);
    while (!open.empty()) {
      const u32 from = open.back();
      open.pop_back();
      if (from == pc) return true;
      bytecode::for_each_successor(image_.code, image_.switches, from, go);
    }
    return false;
  }

  // Is there a way from the method's begin to a return that leaves it out?
  bool can_be_left_out(u32 pc) const {
    std::vector<u8> met(image_.code.size());
    std::vector<u32> open{0};
    met[0] = 1;
    while (!open.empty()) {
      const u32 from = open.back();
      open.pop_back();
      if (from == pc) continue;
      const std::string_view name = bytecode::info(image_.code[from].op).name;
      if (name.starts_with("RET")) return true;
      bytecode::for_each_successor(image_.code, image_.switches, from, [&](u32 to) {
        if (!met[to]) met[to] = 1, open.push_back(to);
      });
    }
    return false;
  }

  // The innermost loop around pc, without what registers it uses: what a wait is guarded by.
  std::string guard(const vm::Method& method, u32 pc) const {
    u32 head = 0, end = static_cast<u32>(image_.code.size()) - 1;
    for (u32 from = pc; from < image_.code.size(); ++from)
      bytecode::for_each_successor(image_.code, image_.switches, from, [&](u32 to) {
        if (to > pc || from - to >= end - head) return;
        head = to;
        end = from;
      });
    std::string text;
    for (u32 i = head; i <= end; ++i) {
      const bytecode::OpcodeInfo& row = bytecode::info(image_.code[i].op);
      text += row.name;
      if (row.format == bytecode::Format::AI && row.b == bytecode::Role::Imm)
        text += " " + std::to_string(image_.code[i].imm());
      if (const vm::Field* f = method.field_accessed_at(i)) text += " " + f->readable();
      text += '\n';
    }
    return text;
  }

 private:
  const bytecode::MethodImage& image_;
};

// Between the place where the monitor was acquired and the wait: is there a loop around it?
bool waits_in_loop(const Record& record, const Scene& scene) {
  const vm::Thread& thread = scene.world.thread(record.thread);
  const Held* held = scene.actor(record.thread).holds(record.lock);
  const u32 outermost = held == nullptr ? record.depth : std::min(held->depth, record.depth);
  for (u32 i = outermost; i <= record.depth && i < thread.core.frame_count; ++i) {
    const vm::Method* m = scene.world.classes.method_by_id(thread.frames[i].method);
    const u32 pc = i == record.depth ? record.user_pc : thread.frames[i].pc;
    if (m->image != nullptr && !m->owner->is_library && Code(*m).is_in_loop(pc)) return true;
  }
  return false;
}

class WaitOutsideLoop final : public Rule {
 public:
  std::vector<Event> events() const override { return {Event::Waits}; }

  void on(const Record& record, const Scene& scene) override {
    if (!record.direct || record.timed || record.user_method == 0 || waits_in_loop(record, scene)) return;
    const std::string who = scene.name(record.thread);
    report({at(record.place)},
           who + " waits on " + record.label +
               " outside a loop: when it wakes up it does not look again whether what it waits for is so",
           {event(who, "waits on " + record.label, record.place)});
  }
};

// notify() wakes one thread; if waiters wait for different things it may be the wrong one.
class SeveralPredicates final : public Rule {
 public:
  std::vector<Event> events() const override { return {Event::Notified}; }

  void on(const Record& record, const Scene& scene) override {
    if (record.all || !record.direct || record.waited->size() < 2) return;
    std::map<std::string, ThreadId> guards;
    for (const ThreadId t : *record.waited) {
      const Actor& a = scene.actor(t);
      const vm::Method* m = a.wait_method == 0 ? nullptr : scene.world.classes.method_by_id(a.wait_method);
      if (m == nullptr || m->image == nullptr || !Code(*m).is_in_loop(a.wait_pc)) return;
      guards.try_emplace(Code(*m).guard(*m, a.wait_pc), t);
    }
    if (guards.size() < 2) return;
    std::vector<std::string> parts{at(record.place)};
    std::vector<RuleEvent> lines;
    for (const auto& [guard, t] : guards) {
      const Actor& a = scene.actor(t);
      const Place* place = scene.place(a.wait_method, a.wait_pc);
      parts.push_back(at(place));
      lines.push_back(event(a.name, "waits on " + record.label, place));
    }
    std::sort(parts.begin() + 1, parts.end());
    std::sort(lines.begin(), lines.end(), [](const RuleEvent& a, const RuleEvent& b) {
      return a.place.line != b.place.line ? a.place.line < b.place.line : a.thread < b.thread;
    });
    const std::string who = scene.name(record.thread);
    lines.push_back(event(who, "wakes one of " + std::to_string(record.waited->size()), record.place));
    report(std::move(parts),
           "threads wait on " + record.label +
               " for different conditions, and only one is notified: it may be the wrong one (notifyAll)",
           std::move(lines));
  }
};

// A notify that comes before the wait that needs it. Precisely: nobody was waiting; later a thread begins to wait
// there, without a time limit and whatever it would have found (no way leads around the wait); and when the run is over
// it still waits.
class LostNotify final : public Rule {
 public:
  std::vector<Event> events() const override { return {Event::Notified, Event::Waits, Event::RunEnds}; }

  void on(const Record& record, const Scene& scene) override {
    switch (record.event) {
      case Event::Notified:
        if (record.waited->empty() && record.direct) unheard_[record.wait_set] = {record.thread, record.place};
        else unheard_.erase(record.wait_set);
        return;
      case Event::Waits: {
        const auto lost = unheard_.find(record.wait_set);
        waits_.erase(record.thread);
        if (lost == unheard_.end() || record.timed || !record.direct || record.user_method == 0) return;
        const vm::Method* m = scene.world.classes.method_by_id(record.user_method);
        if (m->image == nullptr || Code(*m).can_be_left_out(record.user_pc)) return;
        waits_[record.thread] = {record.wait_set, record.label, record.place, lost->second};
        return;
      }
      default: break;
    }
    if (!record.over) return;
    for (const auto& [t, wait] : waits_) {
      const Actor& a = scene.actor(t);
      if (a.standing != Standing::Waiting || a.waits_for != wait.wait_set) continue;
      report(
          {at(wait.notify.place), at(wait.place)},
          "the notify by " + scene.name(wait.notify.thread) + " came before " + a.name + " waited, was lost, and " +
              a.name + " waits for ever",
          {event(scene.name(wait.notify.thread), "notifies " + wait.label + ", where nobody waits", wait.notify.place),
           event(a.name, "waits on " + wait.label, wait.place)});
    }
  }

 private:
  struct Notify {
    ThreadId thread = 0;
    const Place* place = nullptr;
  };
  struct Wait {
    LockId wait_set;
    std::string label;
    const Place* place;
    Notify notify;
  };
  std::map<LockId, Notify> unheard_;
  std::map<ThreadId, Wait> waits_;
};

// An object that is notified, and on which nobody has ever waited when the program has come to its end.
class UnheardNotify final : public Rule {
 public:
  std::vector<Event> events() const override { return {Event::Notified, Event::Waits, Event::RunEnds}; }

  void on(const Record& record, const Scene& scene) override {
    if (record.event == Event::Waits) waited_.insert(record.wait_set);
    if (record.event == Event::Notified && record.direct)
      notifies_.try_emplace(record.wait_set, Notify{record.thread, record.label, record.place});
    if (record.event != Event::RunEnds || !record.ended) return;
    for (const auto& [set, notify] : notifies_) {
      if (waited_.contains(set)) continue;
      report({at(notify.place)}, notify.label + " is notified, but nobody has waited there in the whole run",
             {event(scene.name(notify.thread), "notifies " + notify.label, notify.place)});
    }
  }

 private:
  struct Notify {
    ThreadId thread;
    std::string label;
    const Place* place;
  };
  std::set<LockId> waited_;
  std::map<LockId, Notify> notifies_;
};

// Objects that others may have, too, without knowing of each other.
class BoxedLock final : public Rule {
 public:
  std::vector<Event> events() const override { return {Event::Acquired}; }

  void on(const Record& record, const Scene& scene) override {
    const Lock& lock = scene.locks.at(record.lock);
    if (lock.object == 0) return;
    static const std::set<std::string> kBoxes = {"java.lang.Integer", "java.lang.Long",      "java.lang.Short",
                                                 "java.lang.Byte",    "java.lang.Character", "java.lang.Boolean",
                                                 "java.lang.Float",   "java.lang.Double"};
    const bool literal = lock.class_name == "java.lang.String" && scene.world.heap.is_permanent(lock.object);
    if (!literal && !kBoxes.contains(lock.class_name)) return;
    const std::string who = scene.name(record.thread);
    const std::string what = literal ? "the literal " + lock.label : "a value of class " + lock.class_name.substr(10);
    report({at(record.place)}, who + " locks " + what + ": code that knows nothing of this may share the object",
           {event(who, "locks " + what, record.place)});
  }
};

// synchronized (lock), where `lock` is a Lock: that is another lock.
class LockAsMonitor final : public Rule {
 public:
  std::vector<Event> events() const override { return {Event::Acquired}; }

  void on(const Record& record, const Scene& scene) override {
    const Lock& lock = scene.locks.at(record.lock);
    if (lock.kind != Lock::Kind::Monitor || lock.object == 0) return;
    const vm::Class* c = scene.world.classes.by_id(scene.world.heap.header(lock.object).class_id);
    const auto is = [](const vm::Class* k) {
      return k->name == "java/util/concurrent/locks/Lock" || k->name == "java/util/concurrent/locks/ReadWriteLock" ||
             k->name == "java/util/concurrent/locks/Condition" || k->name == "java/util/concurrent/locks/StampedLock";
    };
    if (!c->is_library || (!is(c) && std::none_of(c->all_interfaces.begin(), c->all_interfaces.end(), is))) return;
    const std::string who = scene.name(record.thread);
    report({at(record.place)},
           who + " synchronizes on " + lock.label + ": that does not lock it, it has a monitor besides",
           {event(who, "enters the monitor of " + lock.label, record.place)});
  }
};

}  // namespace

RulePointer make_wait_unlocked() { return std::make_unique<WithoutMonitor>(Misuse::Wait); }
RulePointer make_notify_unlocked() { return std::make_unique<WithoutMonitor>(Misuse::Notify); }
RulePointer make_unlock_unheld() { return std::make_unique<WithoutMonitor>(Misuse::Unlock); }
RulePointer make_wait_outside_loop() { return std::make_unique<WaitOutsideLoop>(); }
RulePointer make_several_predicates() { return std::make_unique<SeveralPredicates>(); }
RulePointer make_lost_notify() { return std::make_unique<LostNotify>(); }
RulePointer make_unheard_notify() { return std::make_unique<UnheardNotify>(); }
RulePointer make_boxed_lock() { return std::make_unique<BoxedLock>(); }
RulePointer make_lock_as_monitor() { return std::make_unique<LockAsMonitor>(); }

}  // namespace heddle::rules
