// The templates of rules/rules_file.h.
#include <algorithm>
#include <set>

#include "rules/rules_file.h"
#include "tester/explain.h"
#include "tester/words.h"
#include "vm/bytecode/descriptor.h"
#include "vm/object_walk.h"

namespace heddle::rules {
namespace {

// Does a user call the class with that name so? "Account" is Main.Account and bank.Account, too.
bool is_called(const std::string& class_name, std::string_view by) {
  const std::string name = bytecode::source_name(class_name);
  return name == by || (name.size() > by.size() && name.ends_with(by) && name[name.size() - by.size() - 1] == '.');
}

std::string_view owner_of(std::string_view member) { return member.substr(0, member.rfind('.')); }
std::string_view member_of(std::string_view member) { return member.substr(member.rfind('.') + 1); }

bool is_method(const vm::Method& m, const std::string& name) {
  // (Who makes an object shares it with nobody yet.)
  if (is_called(m.owner->name, name)) return m.name[0] != '<';
  return name.find('.') != std::string::npos && member_of(name) == m.name && is_called(m.owner->name, owner_of(name));
}

// A LOCK of the file. What it has been seen to be it stays; what a field refers to is looked up whenever it is asked.
class LockName {
 public:
  explicit LockName(std::string name) : name_(std::move(name)) {}
  const std::string& text() const { return name_; }

  bool is(LockId id, const Scene& scene) {
    if (known_.contains(id)) return true;
    const auto lock = scene.locks.find(id);
    if (lock == scene.locks.end() || lock->second.object == 0) return false;
    if (!is_called(lock->second.class_name, name_) && !is_field(lock->second.object, scene.world)) return false;
    known_.insert(id);
    return true;
  }
  // The lock of that name that the thread holds; null: none.
  const Held* held(const Actor& actor, const Scene& scene) {
    for (const Held& h : actor.held)
      if (is(h.lock, scene)) return &h;
    return nullptr;
  }

 private:
  bool is_field(Ref object, const vm::World& world) const {
    if (name_.find('.') == std::string::npos) return false;
    bool found = false;
    const auto refers = [&](Ref value) {
      if (value == 0 || found) return;
      found = value == object;
      if (world.classes.by_id(world.heap.header(value).class_id)->elements == vm::Elements::Refs)
        vm::for_each_reference(world, value, [&](Ref element) { found |= element == object; });
    };
    const auto look = [&](Ref holder, bool in_statics) {
      const vm::Class* c = world.classes.by_id(world.heap.header(holder).class_id);
      vm::for_each_reference(world, holder, [&](Ref value, const vm::Edge& edge) {
        const vm::Field* f = c->field_at(edge.offset, in_statics);
        if (f != nullptr && member_of(name_) == f->name && is_called(f->owner->name, owner_of(name_))) refers(value);
      });
    };
    for (vm::ClassId id = 0; id < world.classes.class_count(); ++id) {
      const vm::Class* c = world.classes.by_id(id);
      if (c->statics != 0 && is_called(c->name, owner_of(name_))) look(c->statics, true);
    }
    world.heap.for_each_object([&](Ref r) {
      const vm::Class* c = world.classes.by_id(world.heap.header(r).class_id);
      if (!found && !c->is_array() && c->elements != vm::Elements::String) look(r, false);
    });
    return found;
  }

  std::string name_;
  std::set<LockId> known_;
};

class LockHierarchy final : public Rule {
 public:
  explicit LockHierarchy(const UserRule& r) {
    for (const std::string& lock : r.locks) levels_.emplace_back(lock);
  }
  std::vector<Event> events() const override { return {Event::Acquired, Event::Blocked}; }

  void on(const Record& record, const Scene& scene) override {
    const Actor& a = scene.actor(record.thread);
    if (record.lock == kNoLock || a.holds(record.lock) != nullptr) return;
    const size_t level = level_of(record.lock, scene);
    for (const Held& held : a.held) {
      const size_t other = level_of(held.lock, scene);
      if (level == levels_.size() || other == levels_.size() || other <= level) continue;
      report({at(held.place), at(record.place)},
             a.name + " acquires " + scene.label(record.lock) + " while it holds " + scene.label(held.lock) +
                 ": declared is " + levels_[level].text() + " < " + levels_[other].text(),
             {event(a.name, "acquires " + scene.label(held.lock), held.place),
              event(a.name, "acquires " + scene.label(record.lock), record.place)});
    }
  }

 private:
  size_t level_of(LockId lock, const Scene& scene) {
    size_t level = 0;
    while (level < levels_.size() && !levels_[level].is(lock, scene)) ++level;
    return level;
  }
  std::vector<LockName> levels_;
};

// Calls: without a lock, with one, or by several threads.
class Calls final : public Rule {
 public:
  explicit Calls(const UserRule& r) : kind_(r.kind), what_(r.what), lock_(r.locks.empty() ? "" : r.locks[0]) {}
  std::vector<Event> events() const override { return {Event::Called}; }
  bool wants_call(const vm::Method& method) const override { return is_method(method, what_); }

  void on(const Record& record, const Scene& scene) override {
    if (!is_method(*record.method, what_) || is_method(*record.caller, what_)) return;  // from outside
    const Actor& a = scene.actor(record.thread);
    const std::string call = tester::readable_name(record.method->readable()) + "()";
    switch (kind_) {
      case Template::Unsafe:
        if (lock_.held(a, scene) == nullptr)
          report({at(record.place), call}, a.name + " calls " + call + " without holding " + lock_.text(),
                 {event(a.name, "calls " + call, record.place)});
        return;
      case Template::NeverCall:
        if (const Held* held = lock_.held(a, scene))
          report({at(record.place), call}, a.name + " calls " + call + " while it holds " + scene.label(held->lock),
                 {event(a.name, "acquired " + scene.label(held->lock), held->place),
                  event(a.name, "calls " + call, record.place)});
        return;
      case Template::OneThread: {
        const auto [first, is_new] = first_.try_emplace("", First{record.thread, record.place, call});
        if (first->second.thread != record.thread) tell(record, call, first->second, "has called ", scene);
        return;
      }
      default: break;
    }
    for (ThreadId t = 0; t < scene.actors.size(); ++t) {
      if (t == record.thread || !scene.actor(t).started || scene.actor(t).ended) continue;
      const vm::Thread& thread = scene.world.thread(t);
      for (u32 i = 1; i < thread.core.frame_count; ++i) {
        const vm::Method* m = scene.world.classes.method_by_id(thread.frames[i].method);
        if (!is_method(*m, what_)) continue;
        const vm::Frame& caller = thread.frames[i - 1];
        tell(record, call, {t, scene.place(caller.method, caller.pc), tester::readable_name(m->readable()) + "()"},
             "is in ", scene);
        break;
      }
    }
  }

 private:
  struct First {
    ThreadId thread = 0;
    const Place* place = nullptr;
    std::string call;
  };
  void tell(const Record& record, const std::string& call, const First& first, const char* what, const Scene& scene) {
    const std::string who = scene.name(record.thread), other = scene.name(first.thread);
    report({at(first.place), at(record.place)}, who + " calls " + call + ", and " + other + " " + what + first.call,
           {event(other, what + first.call, first.place), event(who, "calls " + call, record.place)});
  }

  Template kind_;
  std::string what_;
  LockName lock_;
  std::map<std::string, First> first_;
};

// Accesses in constructors, and as long as only one thread lives, are free.
class MustHold final : public Rule {
 public:
  explicit MustHold(const UserRule& r) : field_(r.what), lock_(r.locks[0]) {}
  std::vector<Event> events() const override { return {Event::Accessed}; }

  void on(const Record& record, const Scene& scene) override {
    const Access& a = *record.access;
    if (a.field == nullptr || member_of(field_) != a.field->name || !is_called(a.field->owner->name, owner_of(field_)))
      return;
    const vm::Method* m = scene.world.classes.method_by_id(a.method);
    const Actor& actor = scene.actor(record.thread);
    if (m->name == "<init>" || m->name == "<clinit>" || scene.world.scalars.live_threads < 2) return;
    if (lock_.held(actor, scene) != nullptr) return;
    const std::string deed = (a.write ? "writes " : "reads ") + tester::readable_name(a.field->readable());
    report({at(record.place)}, actor.name + " " + deed + " without holding " + lock_.text(),
           {event(actor.name, deed, record.place)});
  }

 private:
  std::string field_;
  LockName lock_;
};

class MaxHold final : public Rule {
 public:
  explicit MaxHold(const UserRule& r) : lock_(r.locks[0]), most_(r.number) {}
  std::vector<Event> events() const override { return {Event::Released}; }

  void on(const Record& record, const Scene& scene) override {
    const Held& held = *record.held_before;
    const u64 steps = scene.steps - held.step;
    if (steps <= most_ || !lock_.is(record.lock, scene)) return;
    const std::string who = scene.name(record.thread), lock = scene.label(record.lock);
    report({at(held.place)},
           who + " has held " + lock + " for " + tester::counted_of(steps, "step") + ", at most " +
               tester::counted(most_) + " are allowed",
           {event(who, "acquired " + lock, held.place), event(who, "releases " + lock, record.place)});
  }

 private:
  LockName lock_;
  u64 most_;
};

class MaxWaiters final : public Rule {
 public:
  explicit MaxWaiters(const UserRule& r) : lock_(r.locks[0]), most_(r.number) {}
  std::vector<Event> events() const override { return {Event::Blocked}; }

  void on(const Record& record, const Scene& scene) override {
    if (record.lock == kNoLock || scene.waiters(record.lock) <= most_ || !lock_.is(record.lock, scene)) return;
    const std::string lock = scene.label(record.lock);
    std::vector<RuleEvent> lines;
    for (ThreadId t = 0; t < scene.actors.size(); ++t) {
      const Actor& a = scene.actor(t);
      if (const Held* held = a.holds(record.lock)) lines.push_back(event(a.name, "acquired " + lock, held->place));
      if (a.standing == Standing::Blocked && a.wants == record.lock)
        lines.push_back(event(a.name, "waits for " + lock, a.stands_at));
    }
    report({at(record.place)},
           tester::counted_of(scene.waiters(record.lock), "thread") + " wait for " + lock + " at once, at most " +
               tester::counted(most_) + " may",
           std::move(lines));
  }

 private:
  LockName lock_;
  u64 most_;
};

}  // namespace

std::unique_ptr<Rule> make_user_rule(const UserRule& rule) {
  switch (rule.kind) {
    case Template::LockHierarchy: return std::make_unique<LockHierarchy>(rule);
    case Template::Unsafe:
    case Template::OneThread:
    case Template::OneAtATime:
    case Template::NeverCall: return std::make_unique<Calls>(rule);
    case Template::MustHold: return std::make_unique<MustHold>(rule);
    case Template::MaxHold: return std::make_unique<MaxHold>(rule);
    case Template::MaxWaiters: return std::make_unique<MaxWaiters>(rule);
  }
  return nullptr;
}

}  // namespace heddle::rules
