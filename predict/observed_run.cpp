#include "predict/observed_run.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <unordered_map>

#include "tester/describe.h"

namespace heddle::predict {
namespace {

using interp::StopKind;

// Takes down what a timeline does. A detector, for the accesses.
class Recorder final : public tester::Detector {
 public:
  Recorder(vm::World& world, tester::Timeline& timeline, Transactions& transactions)
      : world_(world), timeline_(timeline), transactions_(transactions) {
    run_.holdings.emplace_back();
    run_.clocks.emplace_back();
    holding_ids_[{}] = 0;
    timeline.runner().add_detector(this);
    timeline.runner().slice([this](ThreadId t) { transactions_.stand(t); });
  }

  // One step of t. False: it cannot take one.
  bool take_step(ThreadId t) {
    if (run_.of_thread.size() <= t) grow(t);
    current_ = {};
    current_.thread = t;
    pending_.clear();
    holding_before_ = run_.holding_at(t, run_.length(t));
    tester::Moment moment;
    const auto look = [this, t](const interp::Operation& operation) { before(t, operation); };
    if (timeline_.forward(t, {}, look, &moment) != tester::Refusal::None) return false;
    after(moment);
    return true;
  }

  ObservedRun take() {
    for (const auto& t : world_.threads) run_.paths.push_back(interp::thread_path(world_, t->id));
    run_.of_thread.resize(std::max(run_.of_thread.size(), world_.threads.size()));
    run_.first_access.push_back(static_cast<u32>(run_.accesses.size()));
    note_writers();
    return std::move(run_);
  }
  size_t steps() const { return run_.steps.size(); }

  void access(ThreadId t, const interp::Access& a, tester::LocksetId) override {
    if (a.offset == interp::kInitOffset) return;
    add(t, a.object, a.offset, a.write != 0, false, a.method, a.pc);
  }
  void sync(const tester::SyncEvent& e, tester::LocksetId) override {
    using tester::SyncKind;
    const bool reads = e.kind == SyncKind::VolatileRead,
               writes = e.kind == SyncKind::VolatileWrite || e.kind == SyncKind::Cas;
    if ((!reads && !writes) || e.object == 0 || tester::is_init_monitor(e.object)) return;
    if (e.offset >= tester::variable::kClock) return;  // no field or element
    add(e.thread, e.object, e.offset, writes, true, current_.method, current_.pc);
    pending_.back().reads = !writes || e.kind == SyncKind::Cas;
  }
  void objects_moved(const vm::Relocation&) override {}  // (objects are kept by their names, which stay)
  void digest(checkpoint::Hasher&, const checkpoint::StateDigest::NameFunction&) override {}
  u64 mark_position() override { return 0; }
  void rewind_to(u64) override {}

 private:
  void grow(ThreadId t) {
    run_.of_thread.resize(t + 1);
    woken_by_.resize(t + 1);
    clock_.resize(t + 1);
  }

  void before(ThreadId t, const interp::Operation& operation) {
    current_.kind = operation.kind;
    const vm::Thread& thread = world_.thread(t);
    if (thread.core.frame_count == 0) return;
    current_.method = thread.top().method;
    current_.pc = thread.top().pc;
  }

  void add(ThreadId t, Ref object, u32 offset, bool write, bool atomic, MethodId method, u32 pc) {
    Access a;
    a.thread = t;
    a.position = run_.length(t) + 1;
    a.order = static_cast<u32>(run_.steps.size());
    a.variable = variable_of(object, offset, method, pc);
    a.write = write;
    a.atomic = atomic;
    a.reads = !write;
    a.place = static_cast<u64>(method) << 32 | pc;
    const vm::Method* by = world_.classes.method_by_id(method);
    const u64 caller = transactions_.own_place(t);
    a.own_place = by != nullptr && by->owner->is_library && caller != 0 ? caller : a.place;
    a.unit = transactions_.unit_of(t, method, pc);
    pending_.push_back(a);
  }

  Variable variable_of(Ref object, u32 offset, MethodId method, u32 pc) {
    const vm::ObjectHeader& header = world_.heap.header(object);
    const auto [at, is_new] =
        variables_.try_emplace({vm::name_of(header), offset}, static_cast<Variable>(run_.variables.size()));
    if (is_new) {
      VariableFacts facts;
      facts.label = tester::variable_label(world_, object, offset, method, pc);
      facts.promotable = tester::promotable_name(world_, object, offset);
      facts.object = vm::name_of(header);
      facts.offset = offset;
      const vm::Class* c = world_.classes.by_id(header.class_id);
      const vm::Method* m = world_.classes.method_by_id(method);
      facts.in_library = c->is_array() ? m != nullptr && m->owner->is_library : c->is_library;
      run_.variables.push_back(std::move(facts));
    }
    return at->second;
  }

  Lock lock_of(Ref monitor) const {
    if (tester::is_init_monitor(monitor)) return kClassLock | monitor;
    return vm::name_of(world_.heap.header(monitor));
  }

  void after(const tester::Moment& moment) {
    const ThreadId t = current_.thread;
    current_.picks = moment.picks;
    for (Pick& p : current_.picks) p.at = 0;
    take_holding(t);
    const u32 position = run_.length(t) + 1;
    wake_up(t, moment);
    current_.clock = clock_[t];
    run_.of_thread[t].push_back(static_cast<u32>(run_.steps.size()));
    run_.steps.push_back(current_);
    run_.first_access.push_back(static_cast<u32>(run_.accesses.size()));
    for (const Access& a : pending_) {
      run_.variables[a.variable].accesses.push_back(static_cast<u32>(run_.accesses.size()));
      run_.accesses.push_back(a);
    }
    // What this step is known to come before.
    const auto orders = [&](ThreadId later) {
      if (run_.of_thread.size() <= later) grow(later);
      woken_by_[later] = {t, position};
    };
    for (const ThreadId w : moment.woken) orders(w);
    if (moment.started != vm::kNoThread) orders(moment.started);
    if (moment.operation.kind == StopKind::Unpark && moment.operation.target != vm::kNoThread)
      orders(moment.operation.target);
  }

  void note_writers() {
    std::vector<const Access*> last(run_.variables.size(), nullptr);
    for (const Access& a : run_.accesses) {
      const Access*& write = last[a.variable];
      const bool of_another = a.reads && write != nullptr && write->thread != a.thread;
      run_.reads_from.push_back(of_another ? std::pair{write->thread, write->position} : std::pair{vm::kNoThread, 0u});
      if (a.write) write = &a;
    }
  }

  void take_holding(ThreadId t) {
    const std::vector<Ref>& now = timeline_.held().held(t);
    Holding holding;
    std::vector<Lock> locks;
    for (const Ref monitor : now)
      if (monitor != tester::kGoneMonitor) locks.push_back(lock_of(monitor));
    for (const Holding::Held& h : holding_before_.held) {
      if (std::find(locks.begin(), locks.end(), h.lock) != locks.end()) holding.held.push_back(h);
      else current_.released.push_back(h.lock);
    }
    for (const Lock lock : locks) {
      if (holding_before_.holds(lock)) continue;
      current_.acquired.push_back(lock);
      for (Holding::Held& h : holding.held) {
        const auto at = std::lower_bound(h.acquired_since.begin(), h.acquired_since.end(), lock);
        if (at == h.acquired_since.end() || *at != lock) h.acquired_since.insert(at, lock);
      }
      holding.held.push_back({lock, {}});
    }
    current_.holding = intern(holding);
  }

  u32 intern(const Holding& holding) {
    std::vector<u64> key;
    for (const Holding::Held& h : holding.held) {
      key.push_back(h.lock);
      key.push_back(h.acquired_since.size());
      key.insert(key.end(), h.acquired_since.begin(), h.acquired_since.end());
    }
    const auto [at, is_new] = holding_ids_.try_emplace(std::move(key), static_cast<u32>(run_.holdings.size()));
    if (is_new) run_.holdings.push_back(holding);
    return at->second;
  }

  // What t's step has waited for.
  void wake_up(ThreadId t, const tester::Moment& moment) {
    ThreadId other = vm::kNoThread;
    u32 position = 0;
    if (moment.operation.kind == StopKind::Join && moment.operation.target < run_.of_thread.size()) {
      other = moment.operation.target;
      position = run_.length(other);
    } else if (woken_by_[t].thread != vm::kNoThread) {
      other = woken_by_[t].thread;
      position = woken_by_[t].position;
      woken_by_[t] = {};
    }
    if (other == vm::kNoThread || other == t) return;
    current_.wants_after = other;
    current_.wanted_step = position;
    std::vector<u32> clock = run_.clocks[clock_[t]];
    const std::vector<u32>& theirs = run_.clocks[position == 0 ? 0 : run_.step(other, position).clock];
    clock.resize(std::max({clock.size(), theirs.size(), size_t{other} + 1}));
    for (size_t i = 0; i < theirs.size(); ++i) clock[i] = std::max(clock[i], theirs[i]);
    clock[other] = std::max(clock[other], position);
    clock_[t] = static_cast<u32>(run_.clocks.size());
    run_.clocks.push_back(std::move(clock));
  }

  vm::World& world_;
  tester::Timeline& timeline_;
  Transactions& transactions_;
  ObservedRun run_;
  Step current_;
  Holding holding_before_;
  std::vector<Access> pending_;
  struct By {
    ThreadId thread = vm::kNoThread;
    u32 position = 0;
  };
  std::vector<By> woken_by_;
  std::vector<u32> clock_;  // by thread, as it is now
  std::map<std::pair<u64, u32>, Variable> variables_;
  std::map<std::vector<u64>, u32> holding_ids_;
};

}  // namespace

bool Holding::holds(Lock lock) const {
  return std::any_of(held.begin(), held.end(), [&](const Held& h) { return h.lock == lock; });
}

bool compatible(const Holding& a, const Holding& b) {
  for (const Holding::Held& x : a.held)
    if (b.holds(x.lock)) return false;
  const auto has = [](const std::vector<Lock>& sorted, Lock lock) {
    return std::binary_search(sorted.begin(), sorted.end(), lock);
  };
  for (const Holding::Held& x : a.held)
    for (const Holding::Held& y : b.held)
      if (has(x.acquired_since, y.lock) && has(y.acquired_since, x.lock)) return false;
  return true;
}

u32 ObservedRun::known_before(ThreadId u, u32 position, ThreadId t) const {
  if (u == t) return position;
  if (position == 0) return 0;
  const std::vector<u32>& clock = clocks[step(u, position).clock];
  return t < clock.size() ? clock[t] : 0;
}

u32 ObservedRun::free_position(ThreadId t, u32 position) const {
  while (position > 0 && !holding_at(t, position).held.empty()) --position;
  return position;
}

ObservedRun observe(vm::World& world, tester::Timeline& timeline, Transactions& transactions, const Scheduler& next,
                    const ObservationLimits& limits) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point begin = Clock::now();
  Recorder recorder(world, timeline, transactions);
  std::string failure;
  while (!timeline.ended() && world.scalars.live_user_threads > 0) {
    const ThreadId t = next ? next(timeline) : timeline.next();
    if (t == vm::kNoThread) break;
    bool done = recorder.take_step(t);
    // Who comes to no operation, or cannot go on after all, lets the others.
    for (ThreadId u = 0; !done && u < world.threads.size(); ++u)
      if (u != t && timeline.can_go_on(u)) done = recorder.take_step(u);
    if (!done) break;
    const bool out_of_time =
        limits.max_seconds > 0 && std::chrono::duration<double>(Clock::now() - begin).count() > limits.max_seconds;
    if (limits.stop != nullptr && *limits.stop) failure = "it was interrupted";
    else if (out_of_time) failure = "its time was over";
    else if (recorder.steps() >= limits.max_steps)
      failure = "it has taken " + std::to_string(limits.max_steps) + " steps";
    if (!failure.empty() || timeline.runner().restart_needed()) break;
  }
  ObservedRun run = recorder.take();
  run.ended = timeline.ended() || world.scalars.live_user_threads == 0;
  run.failure = std::move(failure);
  timeline.runner().slice(nullptr);
  return run;
}

std::vector<std::string> shared_variables(const ObservedRun& run) {
  std::vector<std::string> names;
  for (const VariableFacts& v : run.variables) {
    bool written = false, shared = false, plain = false;
    for (const u32 a : v.accesses) {
      const Access& access = run.accesses[a];
      written |= access.write;
      shared |= access.thread != run.accesses[v.accesses.front()].thread;
      plain |= !access.atomic;
    }
    if (written && shared && plain && !v.in_library && !v.promotable.empty()) names.push_back(v.promotable);
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

}  // namespace heddle::predict
