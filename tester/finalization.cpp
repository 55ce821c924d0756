#include "tester/finalization.h"

#include <algorithm>

#include "interp/reclaimers.h"
#include "tester/describe.h"
#include "tester/words.h"

namespace heddle::tester {

using interp::Operation;
using interp::OutcomeKind;
using interp::StopKind;

namespace {

constexpr u64 kMaxSteps = 1'000'000;  // of one finalizer
constexpr u32 kMaxOperations = 10'000;

std::string called(const vm::Method& finalizer) {
  std::string name = place_of(finalizer, 0).method + "()";
  std::replace(name.begin(), name.end(), '$', '.');
  return name;
}

}  // namespace

// One run of one finalizer, undone at the end.
class FinalizationCheck::Sandbox {
 public:
  Sandbox(FinalizationCheck& check, const vm::Trace& trace, Ref object)
      : check_(check),
        world_(check.world_),
        trace_(trace),
        object_(object),
        finalizer_(*world_.classes.by_id(world_.heap.header(object).class_id)->finalizer) {}

  // True: it came to an end.
  bool run() {
    const auto mark = check_.checkpoints_.mark();
    const bool ended = run_to_the_end();
    check_.checkpoints_.restore(mark);
    check_.checkpoints_.pop(mark);
    for (const Deed& d : found_) check_.add(d);
    for (const auto& [deed, operands] : noticed_) check_.report_deed(finalizer_, deed, operands);
    return ended;
  }

 private:
  bool run_to_the_end() {
    events_.young_limit = limit_ = world_.heap.top();
    world_.queue_finalizer(object_);
    interp::start_reclaimers(world_);
    t_ = interp::finalizer_thread(world_);
    if (t_ == vm::kNoThread || world_.thread(t_).core.state != vm::ThreadState::Runnable) return false;  // no memory
    for (u32 i = 0; i < kMaxOperations; ++i) {
      const Operation stop = interp::run_to_visible(world_, t_, kMaxSteps, &events_);
      drain();
      if (stop.kind == StopKind::Budget) break;
      if (stop.kind == StopKind::TakeReclaimed && world_.scalars.pending_finalizers == 0) return true;
      if (!operate(stop)) return false;
    }
    noticed_.push_back({FinalizerDeed::NeverEnds, {}});
    return true;
  }

  // Of the program: older than the run, reachable, and not the library's own from before its start.
  bool shared(Ref r) const { return r != 0 && r < limit_ && trace_.reached(r) && !world_.is_boot_object(r); }

  void touch(Ref object, u32 offset, bool write, vm::MethodId method, u32 pc) {
    if (!shared(object)) return;
    Deed d;
    d.variable = variable::make(object, offset);
    d.write = write;
    d.method = method;
    d.pc = pc;
    d.finalizer = finalizer_.id;
    for (Ref m : held_)
      if (shared(m)) d.locks = check_.locksets_.with(d.locks, m);
    found_.push_back(d);
  }

  void drain() {
    for (const interp::Access& a : events_.accesses)
      if (a.offset != interp::kInitOffset) touch(a.object, a.offset, a.write, a.method, a.pc);
    events_.accesses.clear();
  }

  void take(Ref monitor) {
    for (Ref outer : held_) {
      if (!shared(outer) || !shared(monitor)) continue;
      Deed d;
      d.outer = outer;
      d.inner = monitor;
      d.finalizer = finalizer_.id;
      found_.push_back(d);
    }
    held_.push_back(monitor);
  }

  // Performs what is pending. False: it cannot go on now.
  bool operate(const Operation& stop) {
    interp::Decisions decisions;
    const vm::Thread& t = world_.thread(t_);
    const auto here = [&](bool write) {
      for (u32 i = 0; i < stop.width; ++i) touch(stop.object, stop.offset + i, write, t.top().method, t.top().pc);
    };
    switch (stop.kind) {
      case StopKind::VolatileRead: here(false); break;
      case StopKind::VolatileWrite: here(true); break;
      case StopKind::Cas: here(true); break;
      case StopKind::Sleep: decisions.timeout = true; break;
      case StopKind::Wait:
      case StopKind::Park: noticed_.push_back({FinalizerDeed::Waits, {}}); return false;
      case StopKind::Notify:
      case StopKind::NotifyAll: {
        std::vector<ThreadId> waiters;
        interp::waiters_of(world_, stop.object, waiters);
        if (!waiters.empty()) noticed_.push_back({FinalizerDeed::Notifies, {world_.object_label(stop.object)}});
        break;
      }
      case StopKind::Start: noticed_.push_back({FinalizerDeed::Starts, {}}); break;
      case StopKind::Interrupt: noticed_.push_back({FinalizerDeed::Interrupts, {}}); break;
      case StopKind::Unpark: noticed_.push_back({FinalizerDeed::Unparks, {}}); break;
      case StopKind::Input: noticed_.push_back({FinalizerDeed::ReadsInput, {}}); return false;
      case StopKind::HashOrder:
        if (stop.count < 2) break;
        [[fallthrough]];
      case StopKind::Choose: noticed_.push_back({FinalizerDeed::Chooses, {}}); return false;
      case StopKind::File: noticed_.push_back({FinalizerDeed::UsesFiles, {}}); return false;
      case StopKind::ExitVm: noticed_.push_back({FinalizerDeed::Exits, {}}); return false;
      default: break;
    }
    const interp::Outcome p = interp::perform(world_, t_, decisions, &events_);
    drain();
    if (p.kind != OutcomeKind::Done) return false;
    if (p.took_monitor) take(stop.object);
    if (p.released_monitor && stop.kind == StopKind::Exit) std::erase(held_, stop.object);
    return true;
  }

  FinalizationCheck& check_;
  vm::World& world_;
  const vm::Trace& trace_;
  const Ref object_;
  const vm::Method& finalizer_;
  ThreadId t_ = vm::kNoThread;
  Ref limit_ = 0;
  interp::Events events_;
  std::vector<Ref> held_;
  std::vector<Deed> found_;
  std::vector<std::pair<FinalizerDeed, std::vector<std::string>>> noticed_;
};

FinalizationCheck::FinalizationCheck(vm::World& world, checkpoint::Checkpoints& checkpoints, LocksetTable& locksets,
                                     Handler handler)
    : world_(world), checkpoints_(checkpoints), locksets_(locksets), handler_(std::move(handler)) {}

void FinalizationCheck::at_boundary() {
  if (world_.scalars.exiting || world_.scalars.live_user_threads == 0) return;
  std::vector<Ref> candidates;
  for (Ref r : world_.finalizable) {
    const u32 flags = world_.heap.header(r).flags;
    if ((flags & vm::kFinalizable) && !(flags & vm::kFinalizerSeen)) candidates.push_back(r);
  }
  if (candidates.empty()) return;
  vm::Trace trace(world_, world_.heap.first_ordinary());
  trace.leave_referents(false);
  trace.mark_program_roots();
  for (Ref r : candidates) {
    if (trace.reached(r) || !Sandbox(*this, trace, r).run()) continue;
    world_.heap.open(r).flags() |= vm::kFinalizerSeen;
  }
}

void FinalizationCheck::add(const Deed& deed) {
  const auto known = by_variable_.equal_range(deed.variable);
  for (auto i = known.first; i != known.second; ++i) {
    const Deed& d = deeds_[i->second];
    if (d.write == deed.write && d.outer == deed.outer && d.inner == deed.inner && d.finalizer == deed.finalizer)
      return;
  }
  by_variable_.emplace(deed.variable, static_cast<u32>(deeds_.size()));
  deeds_.push_back(deed);
  nested_ += deed.outer != 0;
}

void FinalizationCheck::rewind_to(u64 position) {
  while (deeds_.size() > position) {
    const u32 last = static_cast<u32>(deeds_.size()) - 1;
    const auto known = by_variable_.equal_range(deeds_[last].variable);
    for (auto i = known.first; i != known.second; ++i) {
      if (i->second != last) continue;
      by_variable_.erase(i);
      break;
    }
    nested_ -= deeds_[last].outer != 0;
    deeds_.pop_back();
  }
}

void FinalizationCheck::access(ThreadId thread, const interp::Access& a, LocksetId held) {
  if (!deeds_.empty()) meet(variable::make(a.object, a.offset), a.write, thread, a.method, a.pc, held);
}

void FinalizationCheck::sync(const SyncEvent& e, LocksetId held) {
  if (deeds_.empty()) return;
  switch (e.kind) {
    case SyncKind::VolatileRead:
    case SyncKind::VolatileWrite:
    case SyncKind::Cas: {
      const vm::Thread& t = world_.thread(e.thread);
      if (t.core.frame_count == 0) return;
      const u32 pc = t.top().pc == 0 ? 0 : t.top().pc - 1;  // it has been performed
      meet(variable::make(e.object, e.offset), e.kind != SyncKind::VolatileRead, e.thread, t.top().method, pc, held);
      return;
    }
    case SyncKind::Acquire: {
      if (nested_ == 0) return;
      const std::vector<Ref>& locks = locksets_.monitors(held);
      for (const Deed& d : deeds_) {
        if (d.outer == 0 || d.outer != e.object || std::find(locks.begin(), locks.end(), d.inner) == locks.end())
          continue;
        const vm::Method& f = *world_.classes.method_by_id(d.finalizer);
        report_deed(f, FinalizerDeed::LockOrder,
                    {world_.object_label(d.inner), world_.object_label(d.outer), world_.thread_label(e.thread)}, true);
      }
      return;
    }
    default: return;
  }
}

// The program accesses a variable that some finalizer accesses, too.
void FinalizationCheck::meet(Variable v, bool write, ThreadId thread, vm::MethodId method, u32 pc, LocksetId held) {
  const auto known = by_variable_.equal_range(v);
  for (auto i = known.first; i != known.second; ++i) {
    const Deed& d = deeds_[i->second];
    if (d.outer != 0 || (!write && !d.write)) continue;
    const vm::Method& finalizer = *world_.classes.method_by_id(d.finalizer);
    FinalizerBreach b;
    b.in_block = true;
    b.variable = variable_label(world_, variable::object_of(v), variable::offset_of(v), method, pc);
    b.key = {CauseKind::FinalizerVariable, {finalizer.readable(), b.variable}};
    const auto report = [&](const std::string& who, bool writes, vm::MethodId m, u32 at, LocksetId locks) {
      AccessReport r;
      r.thread = who;
      r.write = writes;
      r.stack = {place_of(*world_.classes.method_by_id(m), at)};
      for (Ref lock : locksets_.monitors(locks)) r.locks.push_back(monitor_thing(world_, lock));
      b.accesses.push_back(std::move(r));
    };
    report(world_.thread_label(thread), write, method, pc, held);
    report("the finalizer", d.write, d.method, d.pc, d.locks);
    b.message = finalizer_access_sentence(called(finalizer), d.write, b.variable, world_.thread_label(thread), write);
    handler_(b);
  }
}

void FinalizationCheck::report_deed(const vm::Method& finalizer, FinalizerDeed deed,
                                    const std::vector<std::string>& operands, bool in_block) {
  FinalizerBreach b;
  b.in_block = in_block;
  b.key = finalizer_deed_id(finalizer.readable(), deed, operands);
  b.message = finalizer_deed_sentence(called(finalizer), deed, operands);
  handler_(b);
}

void FinalizationCheck::objects_moved(const vm::Relocation& moved) {
  if (deeds_.empty()) return;
  by_variable_.clear();
  for (u32 i = 0; i < deeds_.size(); ++i) {
    Deed& d = deeds_[i];
    if (d.variable != 0)
      d.variable = variable::make(moved.forward(variable::object_of(d.variable)), variable::offset_of(d.variable));
    d.outer = moved.forward(d.outer);
    d.inner = moved.forward(d.inner);
    d.locks = locksets_.relocated(d.locks, moved);
    by_variable_.emplace(d.variable, i);
  }
}

void FinalizationCheck::digest(checkpoint::Hasher& hasher, const checkpoint::StateDigest::NameFunction& name) {
  u64 sum = 0;  // in any order
  for (const Deed& d : deeds_) {
    checkpoint::Hasher one;
    one.add(name(variable::object_of(d.variable)));
    one.add(variable::offset_of(d.variable));
    one.add(name(d.outer));
    one.add(name(d.inner));
    one.add(static_cast<u64>(d.finalizer) << 1 | d.write);
    sum += one.finish().low;
  }
  hasher.add(sum);
}

bool queue_dead_finalizable(vm::World& world) {
  if (!world.options.queue_finalizers || world.finalizable.empty()) return false;
  if (world.scalars.exiting || world.scalars.live_user_threads == 0) return false;
  const std::vector<Ref> dead = world.unreachable_finalizable();
  for (Ref r : dead) world.queue_finalizer(r);
  interp::start_reclaimers(world);
  return !dead.empty();
}

}  // namespace heddle::tester
