#include "picture/chronicler.h"

#include <algorithm>

#include "tester/describe.h"
#include "tester/explain.h"
#include "tester/names.h"
#include "tester/words.h"

namespace heddle::picture {

using interp::StopKind;
using vm::ThreadState;

namespace {

constexpr u64 kClassLock = u64{1} << 63;  // of no object: no creator has the number 2^31

// What a thread does that stands before that operation and cannot go on.
Activity held_up_by(StopKind kind) {
  switch (kind) {
    case StopKind::Enter:
    case StopKind::Reacquire:
    case StopKind::ClassInit: return Activity::Blocked;
    case StopKind::Join: return Activity::Joining;
    case StopKind::Park: return Activity::Parked;
    default: return Activity::Waiting;
  }
}

}  // namespace

void Chronicler::begins(const vm::World& world, const tester::Timeline& timeline) {
  *this = Chronicler(most_steps_);  // (A replay that finds threads with one name begins anew.)
  world_ = &world;
  timeline_ = &timeline;
  out_size_ = world.out.text.size();
  error_size_ = world.err.text.size();
  for (const auto& t : world.threads) look_at_locks(t->id, 0);
  look_at_threads(vm::kNoThread, 0);
}

void Chronicler::performed(const tester::Moment& moment, size_t rows) {
  const ThreadId t = moment.operation.thread;
  const auto draw = [&](ArrowKind kind, ThreadId from, ThreadId to) { arrows_.push_back({kind, from, to, rows}); };
  if (moment.started != vm::kNoThread) draw(ArrowKind::Start, t, moment.started);
  const StopKind kind = moment.operation.kind;
  const ThreadId target = moment.operation.target;
  const bool on_other = target != vm::kNoThread && target != t && !moment.outcome.threw;
  if (kind == StopKind::Notify || kind == StopKind::NotifyAll)
    for (const ThreadId woken : moment.woken) draw(ArrowKind::Notify, t, woken);
  if (kind == StopKind::Join && on_other && interp::has_ended(*world_, target)) draw(ArrowKind::Join, target, t);
  if (kind == StopKind::Unpark && on_other) draw(ArrowKind::Unpark, t, target);
  if (kind == StopKind::Interrupt && on_other) draw(ArrowKind::Interrupt, t, target);
  look_at_locks(t, rows);
  look_at_threads(t, rows);
  look_at_output(rows);
}

u64 Chronicler::lock_of(Ref monitor) {
  if (monitor == tester::kGoneMonitor || monitor == 0) return 0;
  const u64 lock = tester::is_init_monitor(monitor) ? kClassLock | monitor : vm::name_of(world_->heap.header(monitor));
  if (const auto [at, is_new] = lock_names_.try_emplace(lock); is_new)
    at->second = tester::thing_text(tester::monitor_thing(*world_, monitor));
  return lock;
}

// Bands begin and end.
void Chronicler::look_at_locks(ThreadId t, size_t at) {
  const std::vector<Ref>& held = timeline_->held().held(t);
  if (t >= held_.size()) held_.resize(t + 1);
  std::vector<size_t>& open = held_[t];
  if (held.empty() && open.empty()) return;
  std::vector<u64> locks;
  for (const Ref monitor : held)
    if (const u64 lock = lock_of(monitor); lock != 0) locks.push_back(lock);
  std::erase_if(open, [&](size_t band) {
    if (std::find(locks.begin(), locks.end(), bands_[band].lock) != locks.end()) return false;
    bands_[band].to = at;
    return true;
  });
  for (const u64 lock : locks) {
    if (std::any_of(open.begin(), open.end(), [&](size_t band) { return bands_[band].lock == lock; })) continue;
    bands_.push_back({t, lock, at, ~size_t{0}, static_cast<u32>(open.size()), {}});
    open.push_back(bands_.size() - 1);
  }
}

Chronicler::Key Chronicler::key_of(ThreadId t) const {
  const vm::ThreadCore& core = world_->thread(t).core;
  Key key;
  if (core.state == ThreadState::Unborn) return key;
  key.born = true;
  key.steps = core.steps;
  switch (core.state) {
    case ThreadState::Dead: key.activity = Activity::Ended; return key;
    case ThreadState::Sleeping: key.activity = Activity::Sleeping; return key;
    case ThreadState::Parked: key.activity = Activity::Parked; return key;
    case ThreadState::Waiting:
    case ThreadState::Leaving: key.activity = Activity::Waiting; return key;
    default: break;
  }
  if (core.frame_count == 0) return key;
  const interp::Pending pending = interp::decode(*world_, t);
  if (pending.operation.kind == StopKind::Sleep) {
    key.activity = Activity::Sleeping;
  } else if (pending.proceed != interp::Proceed::Yes) {
    key.activity = held_up_by(pending.operation.kind);
    key.owner = pending.by;
  }
  return key;
}

// Whoever stands in another way than before gets a new standing; so does who has moved.
void Chronicler::look_at_threads(ThreadId moved, size_t at) {
  const size_t count = world_->threads.size();
  keys_.resize(count), standings_.resize(count);
  for (ThreadId t = 0; t < count; ++t) {
    Key key = key_of(t);
    if (key.activity == Activity::Blocked) {
      const tester::Want want = tester::want_now(*world_, t);
      if (want.kind == tester::WantKind::Monitor) key.lock = lock_of(want.what);
    }
    if (!key.born || key == keys_[t]) continue;
    keys_[t] = key;
    const tester::ThreadReport report = tester::thread_report(*world_, t, {});
    RawStanding raw;
    raw.at = at;
    raw.own = t == moved;
    raw.lock = key.lock;
    raw.owner = key.owner;
    raw.standing.activity = key.activity;
    raw.standing.text = key.activity == Activity::Sleeping ? "sleeps" : tester::want_text(report);
    if (const Place* place = tester::first_user_place(report.stack)) raw.standing.place = *place;
    standings_[t].push_back(std::move(raw));
  }
}

void Chronicler::look_at_output(size_t at) {
  const auto look = [&](const std::string& text, size_t& known, bool error) {
    if (text.size() > known) printed_.push_back({at, text.substr(known), error});
    known = text.size();
  };
  look(world_->out.text, out_size_, false);
  look(world_->err.text, error_size_, true);
}

void Chronicler::ends(const tester::AccessHistory& accesses) {
  const std::vector<tester::AccessHistory::Record>& records = accesses.records();
  for (const tester::AccessHistory::Record& r : records) {
    if (r.object == 0) continue;
    RawAccess a;
    a.at = r.row;
    a.thread = r.thread;
    const vm::ObjectHeader& header = world_->heap.header(r.object);
    a.object = vm::name_of(header);
    if ((header.flags & vm::kStaticsHolder) == 0) a.holder = world_->object_label(r.object);
    else a.object = kClassLock | header.class_id;
    a.offset = r.offset;
    a.write = r.write;
    a.library = accesses.by_library(r);
    const std::vector<Place> stack = accesses.stack_of(r);
    a.atomic = a.library && stack.front().method.starts_with("java.util.concurrent.atomic.");
    if (a.library && !a.atomic) continue;
    a.name = accesses.name_of(r);
    if (accesses.is_element(r)) a.name = "[" + std::to_string(r.offset) + "]";
    a.value = a.object_value = r.value;
    if (const Place* place = tester::first_user_place(stack)) a.place = *place;
    accesses_.push_back(std::move(a));
  }
  for (const auto& t : world_->threads) {
    names_of_threads_.push_back(world_->thread_label(t->id));
    paths_.push_back(interp::thread_path(*world_, t->id));
  }
  // Threads that have not run yet have been brought before their first operation.
  look_at_threads(vm::kNoThread, ~size_t{0});
}

void Chronicler::named(const std::map<std::string, std::string>& names) {
  const auto rename = [&](std::string& text) { tester::rename_objects(names, &text); };
  for (auto& of_thread : standings_)
    for (RawStanding& s : of_thread) rename(s.standing.text);
  for (auto& [lock, name] : lock_names_) rename(name);
  for (RawAccess& a : accesses_) rename(a.holder), rename(a.name), rename(a.value);
}

}  // namespace heddle::picture
