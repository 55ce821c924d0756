// Data that is not protected (Harrow 2000, section 4.2).
#include <algorithm>
#include <set>

#include "rules/builtin.h"
#include "tester/describe.h"
#include "tester/explain.h"

namespace heddle::rules {
namespace {

// Eraser with thread segments (tester/eraser.h).
class UnprotectedData final : public Rule {
 public:
  std::vector<Event> events() const override { return {Event::Raced}; }

  void on(const Record& record, const Scene& scene) override {
    const tester::RaceReport& race = *record.race;
    const vm::Method* method = scene.world.classes.method_by_id(race.later.method);
    if (method == nullptr || method->owner->is_library || race.object == 0) return;
    const std::string variable = tester::readable_name(
        tester::variable_label(scene.world, race.object, race.offset, race.later.method, race.later.pc));
    std::vector<std::string> parts{variable};
    std::vector<RuleEvent> lines;
    for (const tester::RaceAccess* a : {&race.earlier, &race.later}) {
      const Place* place = scene.place(a->method, a->pc);
      parts.push_back(at(place) + (a->write ? "w" : "r"));
      lines.push_back(event(scene.name(a->thread), (a->write ? "writes " : "reads ") + variable, place));
    }
    std::sort(parts.begin() + 1, parts.end());
    report(std::move(parts), variable + " is shared and written, and no lock protects all its accesses",
           std::move(lines));
  }
};

// A field that at least two threads access with one and the same lock held, and somebody without it, concurrently as
// far as starts and joins tell.
class LockedElsewhere final : public Rule {
 public:
  std::vector<Event> events() const override { return {Event::Accessed, Event::RunEnds}; }

  void on(const Record& record, const Scene& scene) override {
    if (record.event == Event::RunEnds) return tell(scene);
    const Access& a = *record.access;
    if (a.field == nullptr || a.field->owner->is_library) return;
    const vm::Method* m = scene.world.classes.method_by_id(a.method);
    if (m->owner->is_library || m->name == "<init>" || m->name == "<clinit>") return;
    Uses& uses = uses_[{a.name, a.offset}];
    uses.field = a.field;
    Use use{scene.now(record.thread), record.place, a.write, {}};
    for (const Held& h : scene.actor(record.thread).held) use.locks.push_back(h.lock);
    std::sort(use.locks.begin(), use.locks.end());
    for (const Use& u : uses.all)
      if (u.when.thread == use.when.thread && u.when.tick == use.when.tick && u.place == use.place &&
          u.write == use.write && u.locks == use.locks)
        return;
    constexpr size_t kMost = 64;
    if (uses.all.size() < kMost) uses.all.push_back(std::move(use));
  }

 private:
  struct Use {
    Stamp when;
    const Place* place;
    bool write;
    std::vector<LockId> locks;
  };
  struct Uses {
    const vm::Field* field = nullptr;
    std::vector<Use> all;
  };

  static bool has(const Use& use, LockId lock) { return std::binary_search(use.locks.begin(), use.locks.end(), lock); }

  void tell(const Scene& scene) {
    for (const auto& [variable, uses] : uses_) {
      if (std::none_of(uses.all.begin(), uses.all.end(), [](const Use& u) { return u.write; })) continue;
      std::set<LockId> locks;
      for (const Use& u : uses.all) locks.insert(u.locks.begin(), u.locks.end());
      for (const LockId lock : locks) look(uses, lock, scene);
    }
  }

  void look(const Uses& uses, LockId lock, const Scene& scene) {
    std::set<ThreadId> threads;
    for (const Use& u : uses.all)
      if (has(u, lock)) threads.insert(u.when.thread);
    if (threads.size() < 2) return;
    for (const Use& open : uses.all) {
      if (has(open, lock)) continue;
      for (const Use& locked : uses.all) {
        if (!has(locked, lock) || (!open.write && !locked.write) || !concurrent(open.when, locked.when)) continue;
        const bool common = std::any_of(open.locks.begin(), open.locks.end(), [&](LockId l) { return has(locked, l); });
        if (common) continue;
        const std::string name = tester::readable_name(uses.field->readable()), held = scene.label(lock);
        const std::string who = scene.name(open.when.thread);
        report({name, at(open.place)},
               who + (open.write ? " writes " : " reads ") + name + " without " + held + ", which is held elsewhere",
               {event(scene.name(locked.when.thread),
                      (locked.write ? "writes it holding " : "reads it holding ") + held, locked.place),
                event(who, open.write ? "writes it without" : "reads it without", open.place)});
        return;
      }
    }
  }

  std::map<std::pair<u64, u32>, Uses> uses_;
};

// In one call: the field is read without a lock, a lock is acquired, it is read again, and written. Whoever reads it
// without the lock may see the reference and not what is in the object. Fields that are volatile or final, and those
// that hold no reference, are none of this rule's business.
class DoubleCheckedLocking final : public Rule {
 public:
  std::vector<Event> events() const override { return {Event::Accessed, Event::Acquired}; }

  void on(const Record& record, const Scene& scene) override {
    checks_.resize(std::max(checks_.size(), scene.actors.size()));
    auto& mine = checks_[record.thread];
    if (record.event == Event::Acquired) {
      // A check that was made in this call of the method, before the lock.
      for (auto& [variable, check] : mine)
        if (check.lock == kNoLock && check.method == record.user_method) {
          check.lock = record.lock;
          check.read_again = false;
        }
      return;
    }
    const Access& a = *record.access;
    if (a.field == nullptr || (a.field->descriptor[0] != 'L' && a.field->descriptor[0] != '[')) return;
    if (scene.world.classes.method_by_id(a.method)->owner->is_library) return;
    const Actor& actor = scene.actor(record.thread);
    const auto key = std::pair{a.name, a.offset};
    if (actor.held.empty()) {
      if (a.write) mine.erase(key);
      else mine[key] = {a.method, record.place, kNoLock, false};
      return;
    }
    const auto check = mine.find(key);
    if (check == mine.end() || check->second.lock == kNoLock || check->second.method != a.method ||
        actor.holds(check->second.lock) == nullptr)
      return;
    if (!a.write) {
      check->second.read_again = true;
      return;
    }
    if (!check->second.read_again) return;
    const std::string name = tester::readable_name(a.field->readable());
    report({name, at(check->second.place)},
           name +
               " is checked, locked, checked again and set, but it is not volatile: who sees it without the lock may "
               "see an object that is not complete",
           {event(actor.name, "reads " + name + " without a lock", check->second.place),
            event(actor.name, "writes " + name + " holding " + scene.label(check->second.lock), record.place)});
  }

 private:
  struct Check {
    MethodId method = 0;
    const Place* place = nullptr;
    LockId lock = kNoLock;
    bool read_again = false;
  };
  std::vector<std::map<std::pair<u64, u32>, Check>> checks_;  // by thread
};

}  // namespace

RulePointer make_unprotected_data() { return std::make_unique<UnprotectedData>(); }
RulePointer make_locked_elsewhere() { return std::make_unique<LockedElsewhere>(); }
RulePointer make_double_checked_locking() { return std::make_unique<DoubleCheckedLocking>(); }

}  // namespace heddle::rules
