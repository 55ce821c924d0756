#include "tester/eraser.h"

#include <algorithm>

#include "tester/mix.h"

namespace heddle::tester {

Eraser::Eraser(const vm::World& world, LocksetTable& locksets, ReportHandler report)
    : world_(world), locksets_(locksets), report_(std::move(report)), index_(1024, 0) {}

// --- shadow memory

u32 Eraser::find_slot(u64 variable) {
  u64 mask = index_.size() - 1;
  for (u64 i = mix(variable) & mask;; i = (i + 1) & mask)
    if (index_[i] == 0 || shadows_[index_[i] - 1].variable == variable) return static_cast<u32>(i);
}

Eraser::Shadow& Eraser::shadow(u64 variable) {
  u32 slot = find_slot(variable);
  if (index_[slot] == 0) {
    if ((shadows_.size() + 1) * 2 > index_.size()) {
      index_.assign(index_.size() * 2, 0);
      for (u32 i = 0; i < shadows_.size(); ++i) index_[find_slot(shadows_[i].variable)] = i + 1;
      slot = find_slot(variable);
    }
    shadows_.emplace_back();
    shadows_.back().variable = variable;
    index_[slot] = static_cast<u32>(shadows_.size());
  }
  u32 i = index_[slot] - 1;
  touch(shadows_[i], i);
  shadows_[i].order_key = 0;  // it is going to change
  return shadows_[i];
}

void Eraser::touch(Shadow& s, u32 i) {
  if (s.stamp == stamp_) return;
  log_.push_back({Undo::Kind::Shadow, i});
  shadow_undo_.push_back(s);
  s.stamp = stamp_;
}

void Eraser::access(ThreadId u, const interp::Access& a, LocksetId held) {
  Shadow& s = shadow(variable::make(a.object, a.offset));
  const RaceAccess now{u, own_clock(u), fork_clock(u)[u], a.method, a.pc, held, a.write != 0};

  bool all_before = true;
  for (u32 i = 0; i < s.count && all_before; ++i) all_before = before(s.accesses[i], u);

  if (all_before) {
    // The first row of the table (docs/algorithms.md, "Eraser"): everything so far happened before this access. Only
    // this thread's own entries of the same segment stay, so that a later concurrent access meets its write as well as
    // its read.
    if (s.state == State::SharedModified || s.state == State::Shared) {
      // An ordered hand-over that leaves no common lock behind breaks the discipline, not the program.
      LocksetId c = locksets_.intersection(s.candidates, held);
      bool wrote = a.write || s.state == State::SharedModified;
      bool forked = true;  // a join hands over for good: no schedule has it otherwise
      for (u32 i = 0; i < s.count && forked; ++i) forked = forked_before(s.accesses[i], u);
      if (!forked && c == 0 && wrote && s.candidates != 0 && !s.reported_discipline && s.count > 0 &&
          s.accesses[s.count - 1].thread != u) {
        s.reported_discipline = true;
        report_({a.object, a.offset, s.accesses[s.count - 1], now, true});
      }
    }
    u8 kept = 0;
    for (u32 i = 0; i < s.count; ++i)
      if (s.accesses[i].thread == u && s.accesses[i].write != now.write) s.accesses[kept++] = s.accesses[i];
    s.accesses[kept++] = now;
    s.count = kept;
    s.state = State::Exclusive;
    return;
  }

  if (!s.reported_race) {
    for (u32 i = 0; i < s.count; ++i) {
      const RaceAccess& e = s.accesses[i];
      if ((e.write || now.write) && !before(e, u) && locksets_.intersection(e.locks, held) == 0) {
        s.reported_race = true;
        report_({a.object, a.offset, e, now, false});
        break;
      }
    }
  }
  switch (s.state) {
    case State::New:
    case State::Exclusive:
      s.candidates = held;
      s.state = a.write ? State::SharedModified : State::Shared;
      break;
    case State::Shared:
    case State::SharedModified:
      s.candidates = locksets_.intersection(s.candidates, held);
      if (a.write) s.state = State::SharedModified;
      break;
  }
  if (s.state == State::SharedModified && s.candidates == 0 && !s.reported_race && !s.reported_discipline) {
    s.reported_discipline = true;
    report_({a.object, a.offset, s.accesses[s.count - 1], now, true});
  }
  for (u32 i = 0; i < s.count; ++i)
    if (s.accesses[i].thread == u && s.accesses[i].write == now.write) {
      s.accesses[i] = now;
      return;
    }
  if (s.count == kAccesses) {
    std::move(s.accesses.begin() + 1, s.accesses.end(), s.accesses.begin());
    --s.count;
  }
  s.accesses[s.count++] = now;
}

// --- clocks

Eraser::Clock& Eraser::thread_clock(ThreadId t) {
  if (t >= clocks_.size()) clocks_.resize(t + 1);
  Clock& c = clocks_[t];
  if (c.size() <= t) c.resize(t + 1, 0);
  if (c[t] == 0) c[t] = 1;
  return c;
}

Eraser::Clock& Eraser::fork_clock(ThreadId t) {
  if (t >= fork_clocks_.size()) fork_clocks_.resize(t + 1);
  Clock& c = fork_clocks_[t];
  if (c.size() <= t) c.resize(t + 1, 0);
  if (c[t] == 0) c[t] = 1;
  return c;
}

void Eraser::save_fork_clock(ThreadId t) {
  ++clock_version_;
  fork_clock(t);
  log_.push_back({Undo::Kind::ForkClock, t});
  clock_undo_.push_back(fork_clocks_[t]);
}

void Eraser::save_clock(ThreadId t) {
  ++clock_version_;
  thread_clock(t);
  log_.push_back({Undo::Kind::ThreadClock, t});
  clock_undo_.push_back(clocks_[t]);
}

void Eraser::tick(ThreadId t) { ++thread_clock(t)[t]; }

namespace {
void join_into(std::vector<u32>& a, const std::vector<u32>& b) {
  if (a.size() < b.size()) a.resize(b.size(), 0);
  for (size_t i = 0; i < b.size(); ++i) a[i] = std::max(a[i], b[i]);
}
}  // namespace

void Eraser::release_to(u64 key, ThreadId t) {
  save_clock(t);
  Clock& target = sync_clocks_[key];
  log_.push_back({Undo::Kind::SyncClock, key});
  clock_undo_.push_back(target);
  join_into(target, clocks_[t]);
  tick(t);
}

void Eraser::acquire_from(u64 key, ThreadId t) {
  auto it = sync_clocks_.find(key);
  if (it == sync_clocks_.end() || it->second.empty()) return;
  save_clock(t);
  join_into(clocks_[t], it->second);
}

void Eraser::sync(const SyncEvent& e, LocksetId) {
  switch (e.kind) {
    case SyncKind::Acquire:
    case SyncKind::Release: break;
    case SyncKind::Start:
      save_clock(e.thread);
      save_clock(e.other);
      join_into(clocks_[e.other], clocks_[e.thread]);
      tick(e.thread);
      save_fork_clock(e.thread);
      save_fork_clock(e.other);
      join_into(fork_clocks_[e.other], fork_clocks_[e.thread]);
      ++fork_clock(e.thread)[e.thread];
      break;
    case SyncKind::Join: {
      thread_clock(e.other);
      save_clock(e.thread);
      join_into(clocks_[e.thread], clocks_[e.other]);
      fork_clock(e.other);
      save_fork_clock(e.thread);
      join_into(fork_clocks_[e.thread], fork_clocks_[e.other]);
      break;
    }
    case SyncKind::VolatileRead: acquire_from(variable::make(e.object, e.offset), e.thread); break;
    case SyncKind::VolatileWrite: release_to(variable::make(e.object, e.offset), e.thread); break;
    case SyncKind::Cas:
      acquire_from(variable::make(e.object, e.offset), e.thread);
      release_to(variable::make(e.object, e.offset), e.thread);
      break;
    case SyncKind::Interrupt: release_to(variable::make(e.other, variable::kInterrupt), e.thread); break;
    case SyncKind::InterruptSeen: acquire_from(variable::make(e.other, variable::kInterrupt), e.thread); break;
    case SyncKind::Unpark: release_to(variable::make(e.other, variable::kPermit), e.thread); break;
    case SyncKind::Park: acquire_from(variable::make(e.thread, variable::kPermit), e.thread); break;
    case SyncKind::InitDone: release_to(variable::make(e.offset, variable::kInit), e.thread); break;
    case SyncKind::InitSeen: acquire_from(variable::make(e.offset, variable::kInit), e.thread); break;
  }
}

// --- going back

u64 Eraser::mark_position() {
  ++stamp_;
  return log_.size();
}

void Eraser::rewind_to(u64 position) {
  while (log_.size() > position) {
    const Undo& u = log_.back();
    clock_version_ += u.kind != Undo::Kind::Shadow;
    switch (u.kind) {
      case Undo::Kind::Shadow:
        shadows_[u.key] = shadow_undo_.back();
        shadow_undo_.pop_back();
        break;
      case Undo::Kind::ThreadClock:
        clocks_[u.key].swap(clock_undo_.back());
        clock_undo_.pop_back();
        break;
      case Undo::Kind::ForkClock:
        fork_clocks_[u.key].swap(clock_undo_.back());
        clock_undo_.pop_back();
        break;
      case Undo::Kind::SyncClock:
        sync_clocks_[u.key].swap(clock_undo_.back());
        clock_undo_.pop_back();
        break;
    }
    log_.pop_back();
  }
  ++stamp_;
}

// --- collections

// Shadows and clocks are found by the Ref of their object. A move is logged like any other change, so that after a
// rewind they are found under the old Ref again.
void Eraser::objects_moved(const vm::Relocation& moved) {
  std::vector<Shadow> elsewhere;
  for (u32 i = 0; i < shadows_.size(); ++i) {
    if (shadows_[i].state == State::New) continue;
    Shadow now = shadows_[i];
    bool changed = false;
    const auto relocate = [&](LocksetId& set) {
      const LocksetId to = locksets_.relocated(set, moved);
      changed |= to != set;
      set = to;
    };
    now.order_key = 0;
    relocate(now.candidates);
    for (u32 k = 0; k < now.count; ++k) relocate(now.accesses[k].locks);
    const Ref from = variable::object_of(now.variable);
    const Ref to = moved.forward(from);
    if (to == from && !changed) continue;
    touch(shadows_[i], i);
    now.stamp = stamp_;
    if (to == from) {
      shadows_[i] = now;
      continue;
    }
    if (to != 0) {
      elsewhere.push_back(now);
      elsewhere.back().variable = variable::make(to, variable::offset_of(now.variable));
    }
    const u64 variable = shadows_[i].variable;
    shadows_[i] = Shadow{};
    shadows_[i].variable = variable;
    shadows_[i].stamp = stamp_;
  }
  for (const Shadow& s : elsewhere) shadow(s.variable) = s;

  std::vector<std::pair<u64, Clock>> clocks;
  for (const auto& [key, clock] : sync_clocks_) {
    if (variable::is_of_object(key) && !clock.empty() &&
        moved.forward(variable::object_of(key)) != variable::object_of(key))
      clocks.emplace_back(key, clock);
  }
  std::sort(clocks.begin(), clocks.end());
  const auto set = [&](u64 key, Clock clock) {
    log_.push_back({Undo::Kind::SyncClock, key});
    clock_undo_.push_back(std::move(sync_clocks_[key]));
    sync_clocks_[key] = std::move(clock);
  };
  for (const auto& [key, clock] : clocks) set(key, {});
  for (auto& [key, clock] : clocks)
    if (const Ref to = moved.forward(variable::object_of(key)))
      set(variable::make(to, variable::offset_of(key)), std::move(clock));
}

// --- what future reports depend on

u64 Eraser::order_hash(const Shadow& s) const {
  u64 accesses = 0;  // a sum, for the order of the accesses must not matter
  for (u32 i = 0; i < s.count; ++i) {
    const RaceAccess& a = s.accesses[i];
    u64 ordered = 0;
    for (ThreadId u = 0; u < world_.threads.size(); ++u) {
      vm::ThreadState state = world_.thread(u).core.state;
      if (state == vm::ThreadState::Unborn || state == vm::ThreadState::Dead) continue;
      if (before(a, u)) ordered ^= mix(u + (forked_before(a, u) ? 0x2f0b4c47 : 0x51ed270b));
    }
    accesses += mix(mix((static_cast<u64>(a.thread) << 1) | a.write) ^ ordered);
  }
  return accesses;
}

// Hashes of locksets and clocks in the names that objects have in the present state; each is worked out once for one
// digest.
class Eraser::Naming {
 public:
  using NameFunction = checkpoint::StateDigest::NameFunction;
  Naming(const Eraser& eraser, const NameFunction& name) : eraser_(eraser), name_(name) {
    for (const auto& [key, clock] : eraser.sync_clocks_) {
      if (clock.empty()) continue;
      const u32 offset = variable::offset_of(key);
      u64 object = variable::object_of(key);
      if (variable::is_of_object(key) && (object = name(variable::object_of(key))) == 0) continue;  // unreachable
      syncs_.emplace_back(mix(mix(object) ^ offset), &clock);
    }
  }

  // A hash of the monitors in the set. Monitors that nobody can reach any more count as one: nobody will take them
  // again.
  u64 lockset(LocksetId set) {
    if (set == 0) return 0;
    const auto [it, fresh] = locksets_.try_emplace(set, 0);
    if (!fresh) return it->second;
    u64 hash = 1;
    bool gone = false;
    for (Ref m : eraser_.locksets_.monitors(set)) {
      const u64 named = m == kGoneMonitor ? 0 : is_init_monitor(m) ? m : name_(m);
      gone |= named == 0;
      if (named != 0) hash += mix(named);
    }
    return it->second = mix(hash + gone);
  }

  // A hash of the synchronisation variables through which the access would be ordered before whoever acquires from
  // them.
  u64 through(const RaceAccess& a) {
    if (syncs_.empty()) return 0;
    const auto [it, fresh] = segments_.try_emplace((static_cast<u64>(a.thread) << 32) | a.clock, 0);
    if (fresh)
      for (const auto& [named, clock] : syncs_)
        if (a.thread < clock->size() && (*clock)[a.thread] >= a.clock) it->second += named;
    return it->second;
  }

 private:
  const Eraser& eraser_;
  const NameFunction& name_;
  std::vector<std::pair<u64, const Clock*>> syncs_;
  std::unordered_map<LocksetId, u64> locksets_;
  std::unordered_map<u64, u64> segments_;
};

void Eraser::digest(checkpoint::Hasher& hasher, const checkpoint::StateDigest::NameFunction& name) {
  // What the order hashes depend on: the clocks, and who lives.
  u64 order_key = clock_version_;
  for (ThreadId u = 0; u < world_.threads.size(); ++u) {
    const vm::ThreadState state = world_.thread(u).core.state;
    order_key = mix(order_key * 2 + (state != vm::ThreadState::Unborn && state != vm::ThreadState::Dead));
  }
  Naming naming(*this, name);
  u64 sum = 0;
  for (const Shadow& s : shadows_) {
    if (s.state == State::New) continue;
    const u64 object_name = name(variable::object_of(s.variable));
    if (object_name == 0) continue;  // no longer reachable
    if (s.order_key != order_key) {
      s.order_hash = order_hash(s);
      s.order_key = order_key;
    }
    const u64 named = mix(object_name) ^ variable::offset_of(s.variable);
    u64 h = mix(named * 4 + static_cast<u64>(s.state)) + s.reported_race * 2 + s.reported_discipline;
    if (s.state == State::Shared || s.state == State::SharedModified)
      h = mix(h ^ (naming.lockset(s.candidates) * 0x9e3779b9ull));
    u64 relations = s.order_hash;
    for (u32 i = 0; i < s.count; ++i) {  // (one access of each thread and kind)
      const RaceAccess& a = s.accesses[i];
      const u64 relation = naming.lockset(a.locks) + mix(naming.through(a));
      relations += mix(relation ^ mix((static_cast<u64>(a.thread) << 1) | a.write));
    }
    sum += mix(h ^ relations);
  }
  hasher.add(sum);
}

}  // namespace heddle::tester
