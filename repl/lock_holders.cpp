#include "repl/lock_holders.h"

#include <algorithm>

#include "interp/read_locks.h"

namespace heddle::repl {
namespace {

using vm::Ref;

bool is_a(const vm::World& world, Ref object, std::string_view name) {
  const auto& chain = world.classes.by_id(world.heap.header(object).class_id)->super_chain;
  return std::any_of(chain.begin(), chain.end(), [&](const vm::Class* c) { return c->name == name; });
}

const vm::Field* field_of(const vm::World& world, Ref object, std::string_view name) {
  for (const vm::Class* c : world.classes.by_id(world.heap.header(object).class_id)->super_chain)
    for (const vm::Field& f : c->fields)
      if (!f.is_static() && f.name == name) return &f;
  return nullptr;
}

// The object that a field of the library's classes refers to; 0: none.
Ref get(const vm::World& world, Ref object, std::string_view name) {
  const vm::Field* f = object == 0 ? nullptr : field_of(world, object, name);
  return f == nullptr ? 0 : world.heap.load<Ref>(object, f->offset);
}

class Holders {
 public:
  Holders(const vm::World& world, const tester::HeldLocks& held) : world_(world), held_(held) {}

  void add_monitor(Ref object) {
    for (const auto& t : world_.threads) {
      const std::vector<Ref>& locks = held_.held(t->id);
      if (object != 0 && std::find(locks.begin(), locks.end(), object) != locks.end()) all.push_back({t->id, false});
    }
  }
  void add_owner(Ref java_thread) {
    for (const auto& t : world_.threads)
      if (java_thread != 0 && t->core.java_thread == java_thread) all.push_back({t->id, false});
  }
  void add_readers(Ref sync) {
    for (const auto& t : world_.threads)
      if (interp::has_read_lock(world_, sync, t->id)) all.push_back({t->id, true});
  }

  std::vector<LockHolder> all;

 private:
  const vm::World& world_;
  const tester::HeldLocks& held_;
};

constexpr const char* kReadWrite = "java/util/concurrent/locks/ReentrantReadWriteLock";

}  // namespace

std::vector<LockHolder> holders_of(const vm::World& world, const tester::HeldLocks& held, Ref lock) {
  Holders holders(world, held);
  const std::string name = kReadWrite;
  const bool whole = is_a(world, lock, name), reads = is_a(world, lock, name + "$ReadLock");
  if (is_a(world, lock, "java/util/concurrent/locks/ReentrantLock")) {
    holders.add_monitor(get(world, lock, "sync"));
    holders.add_owner(get(world, get(world, lock, "queued"), "owner"));
  } else if (whole || reads || is_a(world, lock, name + "$WriteLock")) {
    const Ref sync = get(world, lock, "sync");
    if (!reads) holders.add_owner(get(world, sync, "owner"));
    if (whole || reads) holders.add_readers(sync);
  } else {
    holders.add_monitor(lock);
  }
  return std::move(holders.all);
}

bool knows_holders(const vm::World& world, Ref lock) {
  return !is_a(world, lock, "java/util/concurrent/locks/StampedLock");
}

}  // namespace heddle::repl
