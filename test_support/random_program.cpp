#include "test_support/random_program.h"

#include <algorithm>
#include <cstdlib>
#include <functional>

#include "test_support/random_operations.h"

namespace heddle::tester {

using Kind = RandomOpKind;

namespace {

// SplitMix64 (Steele, Lea, Flood 2014; public domain).
class Random {
 public:
  explicit Random(u64 seed) : state_(seed) {}
  u64 next() {
    u64 z = (state_ += 0x9e3779b97f4a7c15ull);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
  }
  u32 below(u64 n) { return static_cast<u32>(next() % n); }
  bool percent(u32 p) { return below(100) < p; }
  template <typename T>
  const T& of(const std::vector<T>& v) {
    return v[below(v.size())];
  }

 private:
  u64 state_;
};

bool has_body(Kind k) {
  return k == Kind::Region || k == Kind::TryRegion || k == Kind::Fresh || k == Kind::If || k == Kind::Try;
}

bool gives_value(Kind k) {
  return k == Kind::Alive || k == Kind::State || k == Kind::IsInterrupted || k == Kind::Interrupted ||
         k == Kind::TryRegion || k == Kind::Choose || k == Kind::Cas || k == Kind::GetAndAdd || k == Kind::AddBelow ||
         k == Kind::TakeOver || k == Kind::InitClass;
}

class Generator {
 public:
  Generator(u64 seed, u32 allowed) : random_(seed * 0x9e3779b97f4a7c15ull + 0x5851f42d4c957f2dull) {
    std::vector<u32> bits;
    for (u32 b = 1; b & kAllFeatures; b <<= 1)
      if (b & allowed) bits.push_back(b);
    const u32 n = 1 + random_.below(4);
    for (u32 i = 0; i < n && !bits.empty(); ++i) features_ |= random_.of(bits);
    features_ |= allowed & (kStates | kAssumptions | kAdditions | kQueues | kPlainAdditions | kPrints);
    if (has(kPrints)) features_ |= allowed & (random_.percent(70) ? kDaemons : kExits);
    if (features_ & (kTimedWaits | kThreadMonitors)) features_ |= allowed & kWaits;
    if ((features_ & (kAssertions | kWaits)) && random_.percent(60)) features_ |= allowed & kConditions;
    // An interrupt shows only in a thread that does something interruptible, and a thrown exception only where somebody
    // catches it. So most of the time programs with the one get the other, too.
    if ((features_ & kInterrupts) && random_.percent(70))
      features_ |= allowed & random_.of(std::vector<u32>{kWaits, kJoins, kParks, kExceptions});
  }

  RandomProgram make() {
    const u32 others = random_.percent(20) ? 1 : random_.percent(75) ? 2 : 3;
    program_.threads.resize(others + 1);
    program_.locks = 1 + random_.below(3);
    if (program_.locks == 1 && random_.percent(50)) program_.locks = 2;
    const u32 variables = 1 + random_.below(3);
    for (u32 i = 0; i < variables; ++i)
      program_.variables.push_back(
          {random_.below(program_.locks), static_cast<RandomVariable::Place>(random_.below(3))});
    if (has(kYoungObjects))
      for (RandomVariable& v : program_.variables)
        if (random_.percent(60)) v.place = RandomVariable::Place::Box;
    if (has(kVolatiles)) program_.volatiles = 1 + random_.below(2);
    if (has(kCas)) program_.cells = 1;
    if (has(kAdditions)) program_.cells = 2;
    if (has(kInitialisers)) {
      program_.classes.resize(1 + random_.below(2));
      for (u32 c = 0; c < program_.classes.size(); ++c) {
        if (c > 0 && random_.percent(40)) program_.classes[c].super = static_cast<i32>(c) - 1;
        program_.classes[c].silent = random_.percent(40);
        budget_ = 1;
        in_initialiser_ = true;
        program_.classes[c].initialiser = body({}, 1, 2);
        in_initialiser_ = false;
      }
    }
    const bool active_main = random_.percent(others == 1 ? 100 : 50);
    for (u32 t = 0; t <= others; ++t) {
      if (t == 0 && !active_main) continue;
      thread_ = t;
      const u32 working = others + (active_main ? 1 : 0);
      budget_ = working <= 2 ? 5 : working == 3 ? 3 : 2;
      program_.threads[t].ops = body({}, 0, working <= 2 ? 2 + random_.below(3) : 1 + random_.below(3));
    }
    if (has(kDaemons))
      for (u32 t = 1; t <= others; ++t) program_.threads[t].daemon = random_.percent(50);
    if (has(kHandOvers)) insert_hand_over(others);
    insert_starts(others);
    if (has(kJoins) && !has(kExits) && random_.percent(30)) {
      bool by_main = true;
      for (u32 t = 1; t <= others; ++t) by_main &= started_by_main_[t];
      if (by_main) {
        for (u32 t = 1; t <= others; ++t) program_.threads[0].ops.push_back({Kind::Join, t, 0, {}});
        for (u32 x = 0; x < program_.variables.size(); ++x)
          program_.threads[0].ops.push_back({Kind::FinalRead, x, 0, {}});
      }
    }
    return program_;
  }

 private:
  using Held = std::vector<u32>;
  bool has(u32 feature) const { return features_ & feature; }
  u32 some_thread() { return random_.below(program_.threads.size()); }

  std::vector<u32> readable(const Held& held) const {
    std::vector<u32> xs;
    for (u32 x = 0; x < program_.variables.size(); ++x)
      if (std::find(held.begin(), held.end(), program_.variables[x].lock) != held.end()) xs.push_back(x);
    return xs;
  }

  std::vector<RandomOp> body(const Held& held, u32 depth, u32 items) {
    std::vector<RandomOp> out;
    for (u32 i = 0; i < items; ++i) item(held, depth, out);
    return out;
  }

  RandomOp region(const Held& held, u32 depth) {
    --budget_;
    u32 lock = random_.below(program_.locks);
    if (has(kThreadMonitors) && random_.percent(30)) lock = kThreadLock + some_thread();
    // Mostly one that is not held yet.
    for (u32 i = 0; i < 4 && std::find(held.begin(), held.end(), lock) != held.end() && random_.percent(90); ++i)
      lock = random_.below(program_.locks);
    Held inner = held;
    inner.push_back(lock);
    const Kind kind = has(kTryEnters) && lock < kThreadLock && random_.percent(35) ? Kind::TryRegion : Kind::Region;
    return {kind, lock, 0, body(inner, depth + 1, random_.percent(60) ? 1 : 2)};
  }

  void condition(const Held& held, u32 depth, std::vector<RandomOp>& out) {
    const std::vector<u32> xs = readable(held);
    if (!out.empty() && gives_value(out.back().kind) && random_.percent(60))
      ;  // on that value
    else if (!xs.empty()) out.push_back({Kind::Read, random_.of(xs), 0, {}});
    else if (program_.volatiles > 0) out.push_back({Kind::VolatileRead, random_.below(program_.volatiles), 0, {}});
    else if (out.empty()) return;
    RandomOp op{Kind::If, 0, static_cast<i32>(random_.below(2)), {}};
    if (depth < 3 && budget_ > 0 && random_.percent(50)) op.body.push_back(region(held, depth));
    else item(held, depth + 1, op.body);
    out.push_back(std::move(op));
  }

  void access(const Held& held, std::vector<RandomOp>& out) {
    const std::vector<u32> xs = readable(held);
    if (xs.empty()) return;
    const u32 x = random_.of(xs);
    if (has(kPlainAdditions) && random_.percent(60)) {
      out.push_back({Kind::PlainAdd, x, random_.percent(70) ? 1 : -1, {}});
      return;
    }
    switch (random_.below(5)) {
      case 0:
      case 1: out.push_back({Kind::Read, x, 0, {}}); break;
      case 2:
      case 3: out.push_back({Kind::Write, x, random_.percent(50) ? 1 : ++unique_, {}}); break;
      default: out.push_back({Kind::Increment, x, 0, {}}); break;
    }
  }

  void wait_or_notify(const Held& held, std::vector<RandomOp>& out) {
    // Now and then on a monitor that is not held: IllegalMonitorStateException.
    u32 lock =
        held.empty() || (has(kExceptions) && random_.percent(10)) ? random_.below(program_.locks) : random_.of(held);
    RandomOp op;
    const u32 r = random_.below(100);
    op.kind = r < 38 ? Kind::Wait : r < 80 ? Kind::Notify : Kind::NotifyAll;
    if (op.kind == Kind::Wait && has(kTimedWaits) && random_.percent(60)) op.kind = Kind::TimedWait;
    op.a = lock;
    const std::vector<u32> xs = readable(held);
    if (!xs.empty() && random_.percent(50)) {
      out.push_back({Kind::Read, random_.of(xs), 0, {}});
      out.push_back({Kind::If, 0, static_cast<i32>(random_.below(2)), {op}});
      return;
    }
    out.push_back(op);
  }

  // One of the things that this program's features allow here.
  void item(const Held& held, u32 depth, std::vector<RandomOp>& out) {
    std::vector<std::pair<u32, std::function<void()>>> menu;
    auto add = [&](u32 weight, std::function<void()> make) { menu.emplace_back(weight, std::move(make)); };
    auto op = [&](Kind kind, u32 a = 0, i32 b = 0) { out.push_back({kind, a, b, {}}); };
    const bool room = depth < 3 && budget_ > 0;
    if (!readable(held).empty()) add(has(kPlainAdditions) ? 30 : 5, [&] { access(held, out); });
    if (room) add(held.empty() ? 10 : 4, [&] { out.push_back(region(held, depth)); });
    if (has(kYoungObjects) && room)
      add(4, [&] {
        --budget_;
        out.push_back({Kind::Fresh, 0, 0, body(held, depth + 1, random_.percent(60) ? 1 : 2)});
      });
    if (has(kConditions) && depth < 4) add(3, [&] { condition(held, depth, out); });
    if (has(kWaits) && !held.empty()) add(7, [&] { wait_or_notify(held, out); });
    if (program_.volatiles > 0)
      add(4, [&] {
        const u32 v = random_.below(program_.volatiles);
        if (random_.percent(50)) op(Kind::VolatileRead, v);
        else op(Kind::VolatileWrite, v, 1 + static_cast<i32>(random_.below(2)));
      });
    if (program_.cells > 0)
      add(4, [&] {
        if (random_.percent(60)) op(Kind::Cas, random_.below(program_.cells), static_cast<i32>(random_.below(2)));
        else op(Kind::GetAndAdd, random_.below(program_.cells), 1);
      });
    if (has(kQueues)) {
      add(8, [&] { op(Kind::Put); });
      add(8, [&] { op(Kind::Take); });
    }
    if (has(kAdditions)) {
      add(8, [&] { op(Kind::Add, 0, random_.percent(70) ? 1 : -1); });
      add(8, [&] { op(Kind::AddBelow, 1, random_.percent(70) ? 1 : -1); });
    }
    if (has(kInterrupts) && !in_initialiser_) {
      add(3, [&] { op(Kind::Interrupt, some_thread()); });
      add(2, [&] {
        switch (random_.below(4)) {
          case 0: op(Kind::IsInterrupted, some_thread()); break;
          case 1: op(Kind::Sleep); break;
          default: op(Kind::Interrupted); break;
        }
      });
    }
    if (has(kJoins) && !in_initialiser_ && program_.threads.size() > 1)
      add(2, [&] {
        const u32 t = 1 + random_.below(program_.threads.size() - 1);
        if (t != thread_ || random_.percent(10)) op(Kind::Join, t);
      });
    if (has(kAliveness)) add(3, [&] { op(Kind::Alive, some_thread()); });
    if (has(kStates)) add(4, [&] { op(Kind::State, some_thread()); });
    if (has(kParks)) {
      add(2, [&] { op(Kind::Park); });
      if (has(kTimedWaits)) add(2, [&] { op(Kind::TimedPark); });
      add(4, [&] { op(Kind::Unpark, some_thread()); });
    }
    if (!program_.classes.empty()) add(4, [&] { op(Kind::InitClass, random_.below(program_.classes.size())); });
    if (has(kChoices)) add(2, [&] { op(Kind::Choose, 0, 2); });
    if (has(kPrints)) add(6, [&] { op(Kind::Print, 0, static_cast<i32>(random_.below(2))); });
    if (has(kExits) && !in_initialiser_) add(1, [&] { op(Kind::Exit); });
    if (has(kExceptions)) add(1, [&] { op(Kind::Throw); });
    if (has(kExceptions) && depth < 4)
      add(3, [&] {
        RandomOp t{Kind::Try, 0, 0, body(held, depth + 1, 1)};
        if (random_.percent(40)) t.body.push_back({Kind::Throw, 0, 0, {}});
        out.push_back(std::move(t));
      });
    // What may throw InterruptedException or the like is most often caught.
    if (has(kInterrupts) && has(kExceptions) && depth < 3)
      add(3, [&] { out.push_back({Kind::Try, 0, 0, body(held, depth + 1, 1)}); });
    if (has(kAssertions) && !out.empty()) add(2, [&] { op(Kind::Check, 0, static_cast<i32>(random_.below(2))); });
    if (has(kAssumptions) && !out.empty()) add(3, [&] { op(Kind::Assume, 0, static_cast<i32>(random_.below(2))); });
    if (menu.empty()) return;
    u32 total = 0;
    for (auto& [weight, make] : menu) total += weight;
    u32 r = random_.below(total);
    for (auto& [weight, make] : menu) {
      if (r < weight) {
        make();
        return;
      }
      r -= weight;
    }
  }

  // A random place in the tree, not in a conditional body if `surely`.
  std::vector<RandomOp>& some_list(std::vector<RandomOp>& ops, bool surely) {
    std::vector<RandomOp*> with_body;
    for (RandomOp& op : ops)
      if (op.kind == Kind::Region || (!surely && has_body(op.kind))) with_body.push_back(&op);
    if (with_body.empty() || random_.percent(60)) return ops;
    return some_list(random_.of(with_body)->body, surely);
  }
  void insert(std::vector<RandomOp>& ops, size_t at, RandomOp op) {
    ops.insert(ops.begin() + static_cast<std::ptrdiff_t>(at), std::move(op));
  }

  void insert_hand_over(u32 others) {
    const u32 writer = random_.below(others + 1);
    auto& list = some_list(program_.threads[writer].ops, false);
    insert(list, random_.below(list.size() + 1), {Kind::HandOver, 0, 0, {}});
    for (u32 t = 0; t <= others; ++t) {
      if (t == writer || !random_.percent(70)) continue;
      auto& reader = some_list(program_.threads[t].ops, false);
      insert(reader, random_.below(reader.size() + 1), {Kind::TakeOver, 0, 0, {}});
    }
  }

  void insert_starts(u32 others) {
    started_by_main_.assign(others + 1, false);
    for (u32 t = 1; t <= others; ++t) {
      const bool by_main = t == 1 || random_.percent(80);
      const u32 starter = by_main ? 0 : 1 + random_.below(t - 1);
      auto& ops = program_.threads[starter].ops;
      if (by_main && random_.percent(50)) {
        // At once, in order.
        size_t at = 0;
        while (at < ops.size() && ops[at].kind == Kind::Start) ++at;
        insert(ops, at, {Kind::Start, t, 0, {}});
        started_by_main_[t] = true;
        continue;
      }
      const bool surely = random_.percent(80);
      auto& list = some_list(ops, surely);
      insert(list, random_.below(list.size() + 1), {Kind::Start, t, 0, {}});
      started_by_main_[t] = by_main && &list == &ops;
    }
    // Now and then somebody starts a thread again, or at the same time: IllegalThreadStateException.
    if (has(kExceptions) && random_.percent(15)) {
      auto& list = some_list(program_.threads[some_thread()].ops, false);
      RandomOp again{Kind::Start, 1 + random_.below(others), 0, {}};
      insert(list, random_.below(list.size() + 1), {Kind::Try, 0, 0, {again}});
    }
  }

  Random random_;
  RandomProgram program_;
  u32 features_ = 0;
  int budget_ = 0;
  i32 unique_ = 1;
  u32 thread_ = 0;
  bool in_initialiser_ = false;
  std::vector<bool> started_by_main_;
};

bool any_op(const std::vector<RandomOp>& ops, const std::function<bool(const RandomOp&)>& test) {
  for (const RandomOp& op : ops)
    if (test(op) || any_op(op.body, test)) return true;
  return false;
}
bool any_op(const RandomProgram& p, const std::function<bool(const RandomOp&)>& test) {
  for (const RandomThread& t : p.threads)
    if (any_op(t.ops, test)) return true;
  for (const RandomClass& c : p.classes)
    if (any_op(c.initialiser, test)) return true;
  return false;
}

void erase_everywhere(std::vector<RandomOp>& ops, const std::function<bool(const RandomOp&)>& which) {
  for (RandomOp& op : ops) erase_everywhere(op.body, which);
  std::erase_if(ops, which);
}

void free_some(std::vector<RandomOp>& ops, Random& random) {
  for (RandomOp& op : ops) {
    if (op.kind == Kind::Region && random.percent(30)) op = {Kind::Fresh, 0, 0, std::move(op.body)};
    free_some(op.body, random);
  }
}

u32 count(const std::vector<RandomOp>& ops) {
  u32 n = 0;
  for (const RandomOp& op : ops) n += 1 + count(op.body);
  return n;
}

}  // namespace

bool RandomProgram::has_like(u32 t) const {
  return std::any_of(threads.begin(), threads.end(),
                     [&](const RandomThread& o) { return o.like == static_cast<i32>(code_of(t)); });
}
std::vector<std::string> RandomProgram::anonymous_paths(u32 code) const {
  std::vector<std::string> paths;
  u32 number = 0;
  for (const RandomOp& op : threads[0].ops) {
    if (op.kind != Kind::Start || !has_like(op.a)) break;
    if (threads[op.a].anonymous && code_of(op.a) == code) paths.push_back("0." + std::to_string(number));
    ++number;
  }
  return paths;
}
bool RandomProgram::has_exit() const {
  return any_op(*this, [](const RandomOp& op) { return op.kind == Kind::Exit; });
}
bool RandomProgram::has_queue() const {
  return any_op(*this, [](const RandomOp& op) { return op.kind == Kind::Put || op.kind == Kind::Take; });
}
bool RandomProgram::has_plain_additions() const {
  return any_op(*this, [](const RandomOp& op) { return op.kind == Kind::PlainAdd; });
}
bool RandomProgram::has_daemons() const {
  return std::any_of(threads.begin(), threads.end(), [](const RandomThread& t) { return t.daemon; });
}
u32 RandomProgram::size() const {
  u32 n = static_cast<u32>(threads.size() + classes.size());
  for (const RandomThread& t : threads) n += count(t.ops) + t.daemon;
  for (const RandomClass& c : classes) n += count(c.initialiser) + (c.super >= 0);
  return n;
}

RandomProgram random_program(u64 seed, u32 features) { return Generator(seed, features).make(); }

u64 number_of_programs(u64 usual) {
  const char* n = std::getenv("HEDDLE_RANDOM_PROGRAMS");
  return n ? std::strtoull(n, nullptr, 10) : usual;
}

u64 share_of_programs(u64 usual) {
  constexpr u64 kWhole = 200;  // of the larger campaigns
  return std::max<u64>(1, std::min(usual, usual * number_of_programs(kWhole) / kWhole));
}

RandomProgram with_like_threads(RandomProgram program, u64 seed) {
  Random random(seed ^ 0x1ea5);
  const u32 others = static_cast<u32>(program.threads.size()) - 1;
  const u32 code = 1 + random.below(others);
  const auto erase = [&](const auto& which) {
    for (RandomThread& t : program.threads) erase_everywhere(t.ops, which);
    for (RandomClass& c : program.classes) erase_everywhere(c.initialiser, which);
  };
  const auto make_anonymous = [&](u32 t) {
    program.threads[t].anonymous = true;
    erase([&](const RandomOp& op) {
      return (op.kind != Kind::Start && refers_to_thread(op.kind) && op.a == t) ||
             (refers_to_lock(op.kind) && op.a == kThreadLock + t) || op.kind == Kind::FinalRead;
    });
  };
  std::vector<u32> same{code};
  const auto add = [&](u32 t) {
    same.push_back(t);
    program.threads[t].ops.clear();
    program.threads[t].like = static_cast<i32>(code);
    program.threads[t].daemon = program.threads[code].daemon;
    make_anonymous(t);
  };
  // In the place of another thread, so that the program does not become much larger; or besides.
  const u32 other = 1 + random.below(others);
  if (other != code && random.percent(60)) add(other);
  if (same.size() == 1 || (others < 3 && random.percent(30))) {
    program.threads.emplace_back();
    add(static_cast<u32>(program.threads.size()) - 1);
  }
  if (random.percent(50)) make_anonymous(code);
  // A thread is started once, and a hand-over is one thread's.
  std::vector<u32> started = same;
  const auto collect = [&](const RandomOp& op) {
    const bool is_new = op.kind == Kind::Start && std::find(started.begin(), started.end(), op.a) == started.end();
    if (is_new) started.push_back(op.a);
    return false;
  };
  erase_everywhere(program.threads[code].ops, collect);
  erase([&](const RandomOp& op) {
    return op.kind == Kind::Start && std::find(started.begin(), started.end(), op.a) != started.end();
  });
  erase_everywhere(program.threads[code].ops, [](const RandomOp& op) { return op.kind == Kind::HandOver; });
  std::vector<RandomOp>& main = program.threads[0].ops;
  for (size_t i = started.size(); i-- > 0;) main.insert(main.begin(), {Kind::Start, started[i], 0, {}});
  // Main may remember them for its joins.
  if (random.percent(40)) {
    for (const u32 t : same)
      if (program.threads[t].anonymous) main.push_back({Kind::Join, t, 0, {}});
    main.push_back({Kind::Region, program.variables[0].lock, 0, {{Kind::Read, 0, 0, {}}}});
  }
  return program;
}

RandomProgram with_races(RandomProgram program, u64 seed) {
  Random random(seed);
  for (RandomThread& t : program.threads) free_some(t.ops, random);
  return program;
}

}  // namespace heddle::tester
