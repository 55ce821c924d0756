#include "rules/observer.h"

#include <algorithm>

#include "interp/read_locks.h"
#include "tester/describe.h"
#include "tester/names.h"

namespace heddle::rules {

using interp::Operation;
using interp::StopKind;
using vm::ThreadState;

namespace {

constexpr char kReentrantLock[] = "java/util/concurrent/locks/ReentrantLock";
constexpr char kReentrantSync[] = "java/util/concurrent/locks/ReentrantLock$Sync";
constexpr char kReadWriteLock[] = "java/util/concurrent/locks/ReentrantReadWriteLock";
constexpr char kReadWriteSync[] = "java/util/concurrent/locks/ReentrantReadWriteLock$Sync";
constexpr char kStampedLock[] = "java/util/concurrent/locks/StampedLock";
constexpr char kStampedSync[] = "java/util/concurrent/locks/StampedLock$Sync";
// Of a StampedLock's version: a writer has it.
bool is_writing(u64 version) { return version & 128; }

const vm::Field* field_of(const vm::Class& c, const char* name) {
  for (const vm::Class* k : c.super_chain)
    for (const vm::Field& f : k->fields)
      if (!f.is_static() && f.name == name) return &f;
  return nullptr;
}

template <typename T>
T load(const vm::World& world, Ref object, const char* name) {
  const vm::Field* f = field_of(class_of(world, object), name);
  return f == nullptr ? T{} : world.heap.load<T>(object, f->offset);
}

bool is_library_condition(const vm::Class& c) {
  return c.name == "java/util/concurrent/locks/MonitorCondition" ||
         c.name == "java/util/concurrent/locks/QueuedCondition";
}

// Has the program's own code called this to wait or to notify?
bool is_direct(const OwnFrame& own) {
  if (own.method == nullptr) return false;
  return own.callee == nullptr || own.callee->owner->name == "java/lang/Object" ||
         is_library_condition(*own.callee->owner);
}

}  // namespace

Observer::Observer(vm::World& world, tester::Timeline& timeline, Rules& rules)
    : world_(world), timeline_(timeline), rules_(rules), scene_(world, order_) {
  bool calls = false, races = false;
  for (const auto& rule : rules_) {
    rule->findings = this;
    for (const Event e : rule->events()) {
      wanting_[static_cast<size_t>(e)].push_back(rule.get());
      calls |= e == Event::Called;
      races |= e == Event::Raced;
    }
  }
  tester::BlockRunner& runner = timeline.runner();
  runner.add_detector(this);
  if (races) {
    eraser_.emplace(world, timeline.locksets(), [this](const tester::RaceReport& r) { races_.push_back(r); });
    runner.add_detector(&*eraser_);
  }
  if (calls) runner.slice([this](ThreadId t) { note_calls(t); });
  world.throw_listeners.push_back(this);
  grow();
  // Who lives already: the main thread, or all those of a saved world, whose locks nobody has seen taken.
  for (ThreadId t = 0; t < world.threads.size(); ++t) {
    const ThreadState state = world.thread(t).core.state;
    if (state == ThreadState::Unborn || state == ThreadState::Dead) continue;
    Actor& a = scene_.actors[t];
    a.started = true;
    a.name = world.thread_label(t);
    a.path = interp::thread_path(world, t);
    a.standing = Standing::Runnable;
    own_steps_[t] = world.thread(t).core.steps;
  }
}

Observer::~Observer() {
  tester::BlockRunner& runner = timeline_.runner();
  runner.slice(nullptr);
  runner.remove_detector(this);
  if (eraser_) runner.remove_detector(&*eraser_);
  std::erase(world_.throw_listeners, static_cast<vm::ThrowListener*>(this));
}

void Observer::grow() {
  const size_t n = world_.threads.size();
  if (scene_.actors.size() >= n) return;
  scene_.actors.resize(n);
  own_steps_.resize(n);
  for (size_t t = scene_.clocks.size(); t < n; ++t) {
    scene_.clocks.emplace_back(t + 1, 0);
    scene_.clocks[t][t] = 1;
  }
}

void Observer::tell(Record record) {
  if (record.event == Event::Acquired || record.event == Event::Blocked) order_.on(record, scene_);
  ledger_.on(record, scene_);
  for (Rule* rule : wanting_[static_cast<size_t>(record.event)]) rule->on(record, scene_);
}

// --- forward

tester::Refusal Observer::start(ThreadId t, tester::Moment* moment) {
  grow();
  thread_ = t;
  looked_ = false;
  const tester::Refusal refusal = timeline_.start(t, moment);
  tell_kept(t);
  settle(t);
  return refusal;
}

tester::Refusal Observer::forward(ThreadId t, const std::vector<tester::Pick>& picks, tester::Moment* moment) {
  grow();
  thread_ = t;
  looked_ = false;
  operation_ = {};
  own_ = {};
  place_ = nullptr;
  const tester::Refusal refusal = timeline_.forward(
      t, picks, [this](const Operation& operation) { before(operation); }, moment);
  grow();
  if (refusal == tester::Refusal::None) {
    after(*moment);
  } else {  // it may stand before its first operation now, and wait
    tell_kept(t);
    settle(t);
  }
  return refusal;
}

void Observer::before(const Operation& operation) {
  tell_kept(thread_);  // what the thread has done before its first operation
  looked_ = true;
  operation_ = operation;
  own_ = own_frame(world_, thread_);
  const vm::Thread& thread = world_.thread(thread_);
  if (own_.method != nullptr) place_ = scene_.place(own_.method->id, own_.pc);
  else if (thread.core.frame_count > 0) place_ = scene_.place(thread.top().method, thread.top().pc);
  look_at_frames(thread_);
  wait_label_.clear();
  const StopKind kind = operation.kind;
  if (kind == StopKind::Wait || kind == StopKind::Notify || kind == StopKind::NotifyAll) {
    Ref named = operation.object;
    if (own_.callee != nullptr && is_library_condition(*own_.callee->owner))
      if (const Ref condition = receiver_of(world_, thread_, own_.depth + 1)) named = condition;
    wait_label_ = world_.object_label(named);
  }
  // Its time is up: until now nobody else could go on, or somebody let it.
  const u64 at = due(thread_);
  const bool passes = kind == StopKind::Sleep || kind == StopKind::Waiting || kind == StopKind::Park;
  if (passes && at > scene_.nanoseconds) scene_.nanoseconds = at;
}

u64 Observer::due(ThreadId t) const {
  if (t >= scene_.actors.size()) return 0;
  const Actor& a = scene_.actors[t];
  return a.standing == Standing::Sleeping || ((a.standing == Standing::Waiting || a.joins) && a.timed)
             ? a.since_nanoseconds + a.time_limit
             : 0;
}

void Observer::after(const tester::Moment& moment) {
  const ThreadId t = thread_;
  const vm::ThreadCore& core = world_.thread(t).core;
  const u64 steps = (core.steps > own_steps_[t] ? core.steps - own_steps_[t] : 0) + 1;
  own_steps_[t] = core.steps;
  ledger_.elapse(scene_, t, steps);
  scene_.steps += steps;
  scene_.nanoseconds += steps * interp::kNanosPerStep;
  const Operation& o = operation_;
  const interp::Outcome& outcome = moment.outcome;
  Record r;
  r.thread = t;
  r.place = place_;
  r.direct = is_direct(own_);
  r.depth = own_.depth;
  if (own_.method != nullptr) {
    r.user_method = own_.method->id;
    r.user_pc = own_.pc;
  }
  r.label = wait_label_;
  switch (o.kind) {
    case StopKind::Enter:
    case StopKind::TryEnter:
      if (!outcome.took_monitor || outcome.threw) break;
      if (const LockId lock = lock_of(o.object); lock != kNoLock) acquired(lock, false, o.kind == StopKind::TryEnter);
      break;
    case StopKind::Reacquire: {
      if (!outcome.took_monitor) break;
      const Ref monitor = o.object;
      const LockId lock = vm::name_of(world_.heap.header(monitor));
      const auto kept = scene_.actors[t].given_up.find(lock);
      if (kept == scene_.actors[t].given_up.end()) break;
      place_ = kept->second.place;
      own_.depth = kept->second.depth;
      scene_.actors[t].given_up.erase(kept);
      acquired(lock, false, true);
      break;
    }
    case StopKind::Exit: {
      if (!outcome.released_monitor) break;
      const LockId lock = vm::name_of(world_.heap.header(o.object));
      const auto known = scene_.locks.find(lock_of(o.object));
      if (known != scene_.locks.end()) released(t, lock, std::nullopt);
      const std::string& name = class_of(world_, o.object).name;
      if (name == kReadWriteSync) look_at_read_write_lock(o.object, lock);
      if (name == kStampedSync) look_at_stamped_lock(o.object, lock);
      break;
    }
    case StopKind::Wait: {
      if (!outcome.released_monitor) break;
      const Ref monitor = o.monitor != 0 ? o.monitor : o.object;
      const LockId lock = vm::name_of(world_.heap.header(monitor));
      const std::string& name = class_of(world_, monitor).name;
      if (name == kReadWriteSync) look_at_read_write_lock(monitor, lock);
      if (name == kStampedSync) look_at_stamped_lock(monitor, lock);
      Actor& a = scene_.actors[t];
      a.waits_for = vm::name_of(world_.heap.header(o.object));
      a.waits_label = wait_label_;
      a.wait_method = r.user_method;
      a.wait_pc = r.user_pc;
      r.event = Event::Waits;
      r.lock = lock_of(monitor);
      r.wait_set = a.waits_for;
      r.timed = o.has_time_limit();
      tell(r);
      // (Who waits in the queue of a read-write lock keeps what he has of it.)
      if (const Held* held = lock_of(monitor) == lock ? a.holds(lock) : nullptr) {
        a.given_up[lock] = *held;
        released(t, lock, false);
      }
      break;
    }
    case StopKind::Notify:
    case StopKind::NotifyAll:
      if (outcome.threw || o.object == 0) break;
      r.event = Event::Notified;
      r.wait_set = vm::name_of(world_.heap.header(o.object));
      r.all = o.kind == StopKind::NotifyAll;
      r.waited = &moment.waited;
      tell(r);
      break;
    case StopKind::Start: {
      const ThreadId born = moment.started;
      if (born == vm::kNoThread) break;
      Actor& a = scene_.actors[born];
      a = {};
      a.started = true;
      a.name = world_.thread_label(born);
      a.path = interp::thread_path(world_, born);
      a.daemon = world_.thread(born).core.daemon != 0;
      a.since_step = scene_.steps;
      own_steps_[born] = world_.thread(born).core.steps;
      std::vector<u32>& theirs = scene_.clocks[born];
      const std::vector<u32>& mine = scene_.clocks[t];
      theirs.resize(std::max(theirs.size(), mine.size()));
      for (size_t i = 0; i < mine.size(); ++i) theirs[i] = std::max(theirs[i], mine[i]);
      ++scene_.clocks[t][t];
      r.event = Event::Started;
      r.other = born;
      tell(r);
      break;
    }
    case StopKind::Join: joined(t, o.target); break;
    case StopKind::IsAlive:
      if (o.target != vm::kNoThread && o.target < world_.threads.size() && interp::has_ended(world_, o.target))
        joined(t, o.target);
      break;
    case StopKind::Sleep:
      r.event = Event::Sleeps;
      r.nanoseconds = o.time_limit;
      if (o.has_time_limit() && o.time_limit > 0) tell(r);
      break;
    case StopKind::Input:
      r.event = Event::Reads;
      tell(r);
      break;
    default: break;
  }
  if (core.state == ThreadState::Dead && !scene_.actors[t].ended) {
    scene_.actors[t].ended = true;
    r.event = Event::Ended;
    tell(r);
  }
  tell_kept(t);
  settle(t);
  if (wanting_[static_cast<size_t>(Event::Stepped)].empty()) return;
  Record stepped;
  stepped.event = Event::Stepped;
  stepped.thread = t;
  stepped.place = place_;
  tell(stepped);
}

void Observer::joined(ThreadId t, ThreadId other) {
  if (other >= scene_.actors.size() || scene_.actors[other].joined || t == other) return;
  if (!scene_.actors[other].ended) return;
  scene_.actors[other].joined = true;
  std::vector<u32>& mine = scene_.clocks[t];
  const std::vector<u32>& theirs = scene_.clocks[other];
  mine.resize(std::max(mine.size(), theirs.size()));
  for (size_t i = 0; i < theirs.size(); ++i) mine[i] = std::max(mine[i], theirs[i]);
  Record r;
  r.event = Event::Joined;
  r.thread = t;
  r.other = other;
  r.place = place_;
  tell(r);
}

void Observer::finish(bool ended, bool over) {
  if (finished_) return;
  finished_ = true;
  Record r;
  r.ended = ended;
  r.over = over;
  tell(r);
  names_ = tester::names_by_variable(world_);
  for (tester::RuleFinding& f : found_) {
    f.message = rename(std::move(f.message));
    for (RuleEvent& e : f.events) e.text = rename(std::move(e.text));
  }
}

std::string Observer::rename(std::string text) const {
  tester::rename_objects(names_, &text);
  constexpr std::string_view kOurs = "MonitorCondition#", kTheirs = "Condition#";
  for (size_t at = text.find(kOurs); at != std::string::npos; at = text.find(kOurs, at))
    text.replace(at, kOurs.size(), kTheirs);
  return text;
}

tester::RunSummary Observer::summary() const {
  tester::RunSummary s = ledger_.summary(scene_);
  for (tester::LockUse& use : s.locks) use.lock = rename(std::move(use.lock));
  return s;
}

std::vector<tester::LockOrder> Observer::lock_order() const {
  std::vector<tester::LockOrder> order = order_.order(scene_);
  for (tester::LockOrder& o : order) {
    o.held = rename(std::move(o.held));
    o.acquired = rename(std::move(o.acquired));
  }
  return order;
}

void Observer::add(const Rule& rule, std::vector<std::string> parts, std::string message,
                   std::vector<RuleEvent> events) {
  if (rule.action == Action::Ignore) return;
  parts.insert(parts.begin(), rule.name);
  if (!known_.insert(parts).second) return;
  tester::RuleFinding f;
  f.key = {tester::CauseKind::Rule, std::move(parts)};
  f.rule = rule.name;
  f.category = to_string(rule.category);
  f.stops = rule.action == Action::Stop;
  f.message = std::move(message);
  f.events = std::move(events);
  stopped_ |= f.stops;
  found_.push_back(std::move(f));
  found_behind_.push_back(finished_ ? ~u64{0} : timeline_.position() + 1);
}

// --- locks

LockId Observer::lock_of(Ref inner) {
  if (inner == 0 || tester::is_init_monitor(inner)) return kNoLock;
  const LockId id = vm::name_of(world_.heap.header(inner));
  if (const auto known = scene_.locks.find(id); known != scene_.locks.end()) {
    const bool monitor = known->second.kind == Lock::Kind::Monitor || known->second.kind == Lock::Kind::Reentrant;
    return monitor ? id : kNoLock;
  }
  const std::string& name = class_of(world_, inner).name;
  Lock lock;
  lock.id = id;
  lock.inner = lock.object = inner;
  if (name == kReentrantSync) {
    lock.kind = Lock::Kind::Reentrant;
    lock.object = known_object(inner, kReentrantLock);
  } else if (own_.method == nullptr || own_.callee != nullptr) {
    return kNoLock;  // the library's own
  }
  lock.label = world_.object_label(lock.object);
  lock.class_name = class_of(world_, lock.object).dotted_name();
  scene_.locks.emplace(id, std::move(lock));
  return id;
}

// The lock that stands on that object, by the call in which the thread is, or else by looking at all there are.
Ref Observer::known_object(Ref inner, const std::string& class_name) const {
  const vm::Thread& thread = world_.thread(thread_);
  const auto is_it = [&](Ref r) {
    for (const vm::Class* c : class_of(world_, r).super_chain)
      if (c->name == class_name) return load<Ref>(world_, r, "sync") == inner;
    return false;
  };
  for (u32 i = thread.core.frame_count; i-- > 0;)
    if (const Ref r = receiver_of(world_, thread_, i); r != 0 && is_it(r)) return r;
  Ref found = inner;
  world_.heap.for_each_object([&](Ref r) {
    if (found == inner && is_it(r)) found = r;
  });
  return found;
}

void Observer::acquired(LockId lock, bool read, bool tried) {
  Record r;
  r.event = Event::Acquired;
  r.thread = thread_;
  r.lock = lock;
  r.read = read;
  r.tried = tried;
  r.place = place_;
  r.direct = own_.method != nullptr;
  r.depth = own_.depth;
  if (own_.method != nullptr) {
    r.user_method = own_.method->id;
    r.user_pc = own_.pc;
  }
  tell(r);
  scene_.actors[thread_].held.push_back({lock, place_, own_.depth, read, scene_.steps, scene_.nanoseconds});
}

// `read`: that kind only.
void Observer::released(ThreadId t, LockId lock, std::optional<bool> read) {
  std::vector<Held>& held = scene_.actors[t].held;
  const auto at = std::find_if(held.rbegin(), held.rend(),
                               [&](const Held& h) { return h.lock == lock && (!read || h.read == *read); });
  if (at == held.rend()) return;
  const Held was = *at;
  held.erase(std::next(at).base());
  Record r;
  r.event = Event::Released;
  r.thread = t;
  r.lock = lock;
  r.place = place_;
  r.held_before = &was;
  tell(r);
}

void Observer::look_at_read_write_lock(Ref inner, LockId id) {
  const auto [known, is_new] = scene_.locks.try_emplace(id);
  if (is_new) {
    Lock& lock = known->second;
    lock.kind = Lock::Kind::ReadWrite;
    lock.id = id;
    lock.inner = inner;
    lock.object = known_object(inner, kReadWriteLock);
    lock.label = world_.object_label(lock.object);
    lock.class_name = class_of(world_, lock.object).dotted_name();
  }
  const Ref self = world_.thread(thread_).core.java_thread;
  const bool writes = load<Ref>(world_, inner, "owner") == self;
  const bool reads = interp::has_read_lock(world_, inner, thread_);
  const bool tried = own_.callee != nullptr && own_.callee->name.starts_with("try");
  for (const bool read : {false, true}) {
    const auto& held = scene_.actors[thread_].held;
    const bool before =
        std::any_of(held.begin(), held.end(), [&](const Held& h) { return h.lock == id && h.read == read; });
    const bool now = read ? reads : writes;
    if (now && !before) acquired(id, read, tried);
    if (!now && before) released(thread_, id, read);
  }
}

void Observer::look_at_stamped_lock(Ref inner, LockId id) {
  const auto [known, is_new] = scene_.locks.try_emplace(id);
  if (is_new) {
    Lock& lock = known->second;
    lock.kind = Lock::Kind::Stamped;
    lock.id = id;
    lock.inner = inner;
    lock.object = known_object(inner, kStampedLock);
    lock.label = world_.object_label(lock.object);
    lock.class_name = class_of(world_, lock.object).dotted_name();
  }
  StampedState now;
  now.version = load<u64>(world_, inner, "version");
  now.reading = load<u32>(world_, inner, "reading");
  const StampedState before = std::exchange(stamped_[id], now);
  const bool tried = own_.callee != nullptr && own_.callee->name.starts_with("try");
  // A stamp may be given back by another thread.
  const auto give_back = [&](bool read) {
    const auto holds = [&](const Actor& a) {
      return std::any_of(a.held.begin(), a.held.end(), [&](const Held& h) { return h.lock == id && h.read == read; });
    };
    if (holds(scene_.actors[thread_])) return released(thread_, id, read);
    for (ThreadId t = 0; t < scene_.actors.size(); ++t)
      if (holds(scene_.actors[t])) return released(t, id, read);
  };
  if (is_writing(before.version) && now.version != before.version) give_back(false);
  if (now.reading < before.reading) give_back(true);
  if (is_writing(now.version) && now.version != before.version) acquired(id, false, tried);
  if (now.reading > before.reading) acquired(id, true, tried);
}

// --- who stands where

ThreadId Observer::thread_of(Ref thread_object) const {
  const vm::Field* id = world_.classes.well_known().thread_id;
  if (id == nullptr || !(world_.heap.header(thread_object).flags & vm::kThreadObject)) return vm::kNoThread;
  const i32 number = world_.heap.load<i32>(thread_object, id->offset);
  return number > 0 && static_cast<size_t>(number) <= world_.threads.size() ? static_cast<ThreadId>(number - 1)
                                                                            : vm::kNoThread;
}

Standing Observer::standing_of(ThreadId t, Actor* a) {
  const vm::ThreadCore& core = world_.thread(t).core;
  if (core.state == ThreadState::Unborn || core.state == ThreadState::Dead) return Standing::Absent;
  if (core.state == ThreadState::Runnable && core.steps == 0) return Standing::Runnable;
  const interp::Pending pending = interp::decode(world_, t);
  const Operation& o = pending.operation;
  a->timed = o.has_time_limit();
  a->time_limit = a->timed ? o.time_limit : 0;
  if (o.kind == StopKind::Sleep) return a->timed && o.time_limit > 0 ? Standing::Sleeping : Standing::Runnable;
  if (core.state == ThreadState::Waiting) {
    const Ref monitor = core.wait_monitor != 0 ? core.wait_monitor : core.wait_object;
    const LockId lock = monitor == 0 ? kNoLock : vm::name_of(world_.heap.header(monitor));
    const auto known = scene_.locks.find(lock);
    const OwnFrame own = own_frame(world_, t);
    if (monitor != 0) {
      const std::string& name = class_of(world_, monitor).name;
      if ((name == kReadWriteSync || name == kStampedSync) && known != scene_.locks.end()) {
        a->wants = lock;
        a->wants_to_read = own.callee != nullptr && (own.callee->owner->name.ends_with("$ReadLock") ||
                                                     own.callee->name.find("ead") != std::string::npos);
        return Standing::Blocked;
      }
    }
    if (own.callee != nullptr && own.callee->name == "join" && core.wait_object != 0)
      if (const ThreadId other = thread_of(core.wait_object); other != vm::kNoThread) {
        a->by = other;
        a->joins = true;
        return Standing::Blocked;
      }
    return Standing::Waiting;
  }
  if (o.kind == StopKind::Park && pending.proceed != interp::Proceed::Yes) return Standing::Waiting;
  if (pending.proceed != interp::Proceed::By) return Standing::Runnable;
  a->by = pending.by;
  a->joins = o.kind == StopKind::Join;
  if (o.kind == StopKind::Enter || o.kind == StopKind::Reacquire) {
    const LockId id = vm::name_of(world_.heap.header(o.object));
    if (scene_.locks.contains(id)) a->wants = id;
    a->timed = false;
  }
  return Standing::Blocked;
}

// What each thread stands before now. Nobody is told of one before all are known: who waits for whom is a matter of
// all.
void Observer::settle(ThreadId ran) {
  std::vector<Record> blocked;
  for (ThreadId t = 0; t < scene_.actors.size(); ++t) {
    Actor& a = scene_.actors[t];
    if (!a.started) continue;
    const Standing before = a.standing;
    const LockId wanted = a.wants;
    const u64 limit = a.time_limit;
    a.wants = kNoLock;
    a.wants_to_read = a.joins = false;
    a.by = vm::kNoThread;
    a.standing = standing_of(t, &a);
    if (a.standing != Standing::Waiting) a.waits_for = kNoLock;
    if (a.standing == before && a.wants == wanted && (t != ran || a.standing == Standing::Waiting)) {
      a.time_limit = limit;  // counts from when it began
      continue;
    }
    a.since_step = scene_.steps;
    a.since_nanoseconds = scene_.nanoseconds;
    const OwnFrame own = own_frame(world_, t);
    a.stands_at = own.method == nullptr ? nullptr : scene_.place(own.method->id, own.pc);
    if (a.standing != Standing::Blocked) continue;
    Record r;
    r.event = Event::Blocked;
    r.thread = t;
    r.lock = a.wants;
    r.other = a.by;
    r.place = a.stands_at;
    r.depth = own.depth;
    blocked.push_back(r);
  }
  for (const Record& r : blocked) tell(r);
}

// --- between operations

void Observer::access(ThreadId, const interp::Access& a, tester::LocksetId) {
  if (a.offset == interp::kInitOffset || wanting_[static_cast<size_t>(Event::Accessed)].empty()) return;
  Access access;
  const vm::ObjectHeader& header = world_.heap.header(a.object);
  access.object = a.object;
  access.name = vm::name_of(header);
  access.offset = a.offset;
  access.method = a.method;
  access.pc = a.pc;
  access.write = a.write != 0;
  const vm::Class* c = world_.classes.by_id(header.class_id);
  access.field = c->is_array() ? nullptr : c->field_at(a.offset, (header.flags & vm::kStaticsHolder) != 0);
  accesses_.push_back(access);
}

void Observer::note_calls(ThreadId t) {
  grow();
  const vm::Thread& thread = world_.thread(t);
  const u32 depth = thread.core.frame_count;
  if (depth < 2 || thread.top().pc != 0) return;  // (it may stand at a method's begin twice)
  const vm::Method* method = world_.classes.method_by_id(thread.top().method);
  const auto& rules = wanting_[static_cast<size_t>(Event::Called)];
  if (std::none_of(rules.begin(), rules.end(), [&](const Rule* r) { return r->wants_call(*method); })) return;
  Call call{method, world_.classes.method_by_id(thread.frames[depth - 2].method), receiver_of(world_, t, depth - 1), 0,
            0};
  for (u32 i = depth - 1; i-- > 0;) {
    const vm::Method* m = world_.classes.method_by_id(thread.frames[i].method);
    if (m->owner->is_library) continue;
    call.own_method = m->id;
    call.own_pc = thread.frames[i].pc;
    break;
  }
  calls_.push_back(call);
}

// What has happened in plain code, with the locks that the thread holds there.
void Observer::tell_kept(ThreadId t) {
  for (const Access& a : std::exchange(accesses_, {})) {
    Record r;
    r.event = Event::Accessed;
    r.thread = t;
    r.access = &a;
    r.place = scene_.place(a.method, a.pc);
    tell(r);
  }
  for (const tester::RaceReport& race : std::exchange(races_, {})) {
    Record r;
    r.event = Event::Raced;
    r.thread = t;
    r.race = &race;
    tell(r);
  }
  for (const Call& c : std::exchange(calls_, {})) {
    Record r;
    r.event = Event::Called;
    r.thread = t;
    r.method = c.method;
    r.caller = c.caller;
    r.receiver = c.receiver;
    if (c.own_method != 0) r.place = scene_.place(c.own_method, c.own_pc);
    tell(r);
  }
}

// run() of a thread that is none, and stacks that are nearly full.
void Observer::look_at_frames(ThreadId t) {
  constexpr u32 kLooked = 64;
  const vm::Thread& thread = world_.thread(t);
  const u32 depth = thread.core.frame_count;
  if (depth > vm::Thread::kDepthLimit / 10 * 9) {
    Record r;
    r.event = Event::DeepStack;
    r.thread = t;
    r.place = place_;
    tell(r);
  }
  if (wanting_[static_cast<size_t>(Event::ThreadsRun)].empty()) return;
  for (u32 i = std::max(1u, depth > kLooked ? depth - kLooked : 1u); i < depth; ++i) {
    const vm::Method* m = world_.classes.method_by_id(thread.frames[i].method);
    if (m->name != "run" || m->descriptor != "()V") continue;
    const vm::Method* caller = world_.classes.method_by_id(thread.frames[i - 1].method);
    const Ref receiver = receiver_of(world_, t, i);
    if (receiver == 0 || receiver == thread.core.java_thread ||
        !(world_.heap.header(receiver).flags & vm::kThreadObject))
      continue;
    Record r;
    r.event = Event::ThreadsRun;
    r.thread = t;
    r.receiver = receiver;
    r.caller = caller;
    r.direct = !caller->owner->is_library;
    r.place = scene_.place(caller->id, thread.frames[i - 1].pc);
    tell(r);
  }
}

void Observer::exception_thrown(ThreadId t, Ref exception) {
  if (wanting_[static_cast<size_t>(Event::Threw)].empty() || exception == 0) return;
  const OwnFrame own = own_frame(world_, t);
  Record r;
  r.event = Event::Threw;
  r.thread = t;
  r.exception = exception;
  r.method = own.callee;
  if (own.method != nullptr) {
    r.place = scene_.place(own.method->id, own.pc);
    if (own.callee != nullptr) r.receiver = receiver_of(world_, t, own.depth + 1);
  }
  tell(r);
}

void Observer::objects_moved(const vm::Relocation& moved) {
  for (auto& [id, lock] : scene_.locks) {
    lock.inner = lock.inner == 0 ? 0 : moved.forward(lock.inner);
    lock.object = lock.object == 0 ? 0 : moved.forward(lock.object);
  }
  for (Access& a : accesses_) a.object = moved.forward(a.object);
  for (Call& c : calls_) c.receiver = c.receiver == 0 ? 0 : moved.forward(c.receiver);
  for (tester::RaceReport& r : races_) r.object = moved.forward(r.object);
  for (Ref* r : {&operation_.object, &operation_.monitor, &operation_.exception})
    if (*r != 0 && !tester::is_init_monitor(*r)) *r = moved.forward(*r);
}

}  // namespace heddle::rules
