#include "tester/random_program.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <sstream>

#include <fmt/format.h>

#include "vm/base/check.h"

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

bool has_body(Kind k) { return k == Kind::Region || k == Kind::TryRegion || k == Kind::If || k == Kind::Try; }
bool refers_to_thread(Kind k) {
  return k == Kind::Start || k == Kind::Join || k == Kind::Alive || k == Kind::Interrupt || k == Kind::IsInterrupted ||
         k == Kind::Unpark;
}
bool refers_to_lock(Kind k) {
  return k == Kind::Region || k == Kind::TryRegion || k == Kind::Wait || k == Kind::TimedWait || k == Kind::Notify ||
         k == Kind::NotifyAll;
}

bool refers_to_number(Kind k) {
  return k == Kind::Read || k == Kind::Write || k == Kind::Increment || k == Kind::FinalRead ||
         k == Kind::VolatileRead || k == Kind::VolatileWrite || k == Kind::Cas || k == Kind::GetAndAdd ||
         k == Kind::InitClass;
}
bool has_value(Kind k) {
  return k == Kind::If || k == Kind::Check || k == Kind::Write || k == Kind::VolatileWrite || k == Kind::Cas ||
         k == Kind::GetAndAdd || k == Kind::Choose;
}

bool gives_value(Kind k) {
  return k == Kind::Alive || k == Kind::IsInterrupted || k == Kind::Interrupted || k == Kind::TryRegion ||
         k == Kind::Choose || k == Kind::Cas || k == Kind::GetAndAdd || k == Kind::TakeOver || k == Kind::InitClass;
}

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

// ---------------------------------------------------------------- generation

class Generator {
 public:
  Generator(u64 seed, u32 allowed) : random_(seed * 0x9e3779b97f4a7c15ull + 0x5851f42d4c957f2dull) {
    std::vector<u32> bits;
    for (u32 b = 1; b & kAllFeatures; b <<= 1)
      if (b & allowed) bits.push_back(b);
    const u32 n = 1 + random_.below(4);
    for (u32 i = 0; i < n && !bits.empty(); ++i) features_ |= random_.of(bits);
    if (features_ & (kTimedWaits | kThreadMonitors)) features_ |= allowed & kWaits;
    if ((features_ & (kAssertions | kWaits)) && random_.percent(60)) features_ |= allowed & kConditions;
    // Nobody notices an interrupt who does nothing that can be interrupted, or a thrown exception that nobody
    // catches; most often give them somebody.
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
    if (has(kVolatiles)) program_.volatiles = 1 + random_.below(2);
    if (has(kCas)) program_.cells = 1;
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
    if (!readable(held).empty()) add(5, [&] { access(held, out); });
    if (room) add(held.empty() ? 10 : 4, [&] { out.push_back(region(held, depth)); });
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
    if (has(kParks)) {
      add(2, [&] { op(Kind::Park); });
      if (has(kTimedWaits)) add(2, [&] { op(Kind::TimedPark); });
      add(4, [&] { op(Kind::Unpark, some_thread()); });
    }
    if (!program_.classes.empty()) add(4, [&] { op(Kind::InitClass, random_.below(program_.classes.size())); });
    if (has(kChoices)) add(2, [&] { op(Kind::Choose, 0, 2); });
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

// ---------------------------------------------------------------- assembly
//
// Registers: p0 the history, p1 the value read last, p2 p3 scratch, p4.. arguments; r1..r6 the locks of the
// open regions, r8 exceptions, r10.. arguments. Everything that reads a value folds it into p0.

class Emitter {
 public:
  explicit Emitter(const RandomProgram& program) : program_(program) {}

  std::string text() {
    declare();
    emit_main();
    for (u32 t = 1; t < program_.threads.size(); ++t) emit_thread(t);
    for (u32 c = 0; c < program_.classes.size(); ++c) emit_class(c);
    return std::move(out_);
  }

 private:
  template <typename... A>
  void line(fmt::format_string<A...> format, A&&... arguments) {
    out_ += "    ";
    fmt::format_to(std::back_inserter(out_), format, std::forward<A>(arguments)...);
    out_ += '\n';
  }
  template <typename... A>
  void label(fmt::format_string<A...> format, A&&... arguments) {
    out_ += "  ";
    fmt::format_to(std::back_inserter(out_), format, std::forward<A>(arguments)...);
    out_ += ":\n";
  }

  void declare() {
    for (u32 l = 0; l < program_.locks; ++l) {
      out_ += fmt::format("class L{}\n", l);
      for (u32 x = 0; x < program_.variables.size(); ++x)
        if (program_.variables[x].lock == l && program_.variables[x].place == RandomVariable::Place::LockField)
          out_ += fmt::format("  field x{} I\n", x);
      out_ += "end\n";
    }
    out_ += "class Cell\n";
    for (u32 c = 0; c < program_.cells; ++c) out_ += fmt::format("  field volatile c{} I\n", c);
    out_ += "end\nclass Main\n  source \"Main.java\"\n";
    for (u32 l = 0; l < program_.locks; ++l) out_ += fmt::format("  field static l{0} LL{0};\n", l);
    for (u32 t = 0; t < program_.threads.size(); ++t) {
      out_ += fmt::format("  field static t{} Ljava/lang/Thread;\n", t);
      out_ += fmt::format("  field static h{} I\n", t);
    }
    for (u32 x = 0; x < program_.variables.size(); ++x)
      if (program_.variables[x].place == RandomVariable::Place::Static)
        out_ += fmt::format("  field static x{} I\n", x);
    for (u32 v = 0; v < program_.volatiles; ++v) out_ += fmt::format("  field static volatile v{} I\n", v);
    out_ += "  field static cell LCell;\n  field static elements [I\n";
    out_ += "  field static handed I\n  field static volatile ready I\n";
  }

  void emit_main() {
    out_ += "  method public static main([Ljava/lang/String;)V refs=16 prims=10\n";
    for (u32 l = 0; l < program_.locks; ++l) {
      line("NEW r1 L{}", l);
      line("PUTS_R r1 Main.l{0}:LL{0};", l);
    }
    line("NEW r1 Cell");
    line("PUTS_R r1 Main.cell:LCell;");
    line("CONST_I p2 {}", program_.variables.size());
    line("NEWARR r1 p2 [I");
    line("PUTS_R r1 Main.elements:[I");
    line("CALL_STATIC java/lang/Thread.currentThread()Ljava/lang/Thread; r10 p4");
    line("PUTS_R r10 Main.t0:Ljava/lang/Thread;");
    for (u32 t = 1; t < program_.threads.size(); ++t) {
      line("NEW r1 T{}", t);
      if (program_.threads[t].daemon) {
        line("CONST_I p2 1");
        line("PUTF_4 p2 r1 java/lang/Thread.daemon:Z");
      }
      line("PUTS_R r1 Main.t{}:Ljava/lang/Thread;", t);
    }
    emit_body(program_.threads[0].ops, "Main.h0:I");
    out_ += "  end\nend\n";
  }

  void emit_thread(u32 t) {
    out_ += fmt::format("class T{} extends java/lang/Thread\n  source \"T{}.java\"\n", t, t);
    out_ += "  method public run()V refs=16 prims=10\n";
    emit_body(program_.threads[t].ops, fmt::format("Main.h{}:I", t));
    out_ += "  end\nend\n";
  }

  void emit_class(u32 c) {
    const RandomClass& k = program_.classes[c];
    out_ += fmt::format("class C{}", c);
    if (k.super >= 0) out_ += fmt::format(" extends C{}", k.super);
    out_ += fmt::format("\n  source \"C{}.java\"\n", c);
    if (!k.silent) out_ += "  field static s I\n  field static h I\n";
    out_ += "  method static <clinit>()V refs=16 prims=10\n";
    if (k.silent) {
      emit_body(k.initialiser, "");
    } else {
      line("CONST_I p2 1");
      line("PUTS_4 p2 C{}.s:I", c);
      emit_body(k.initialiser, fmt::format("C{}.h:I", c), fmt::format("C{}.s:I", c));
    }
    out_ += "  end\nend\n";
  }

  // The whole of a method: its history is stored however it ends.
  void emit_body(const std::vector<RandomOp>& ops, const std::string& history, const std::string& done = "") {
    handlers_.clear();
    labels_ = depth_ = lines_ = 0;
    line("CONST_I p0 1");
    line("CONST_I p1 -1");
    label("from");
    for (const RandomOp& op : ops) emit(op);
    line("NOP");
    label("to");
    if (!done.empty()) {
      line("CONST_I p2 2");
      line("PUTS_4 p2 {}", done);
    }
    if (!history.empty()) line("PUTS_4 p0 {}", history);
    line("RET");
    label("thrown");
    fold_constant(999);
    if (!history.empty()) line("PUTS_4 p0 {}", history);
    line("THROW r8");
    out_ += handlers_;
    line("catch any from to thrown r8");
  }

  void fold_p1() {
    line("MULK_I p0 p0 31337");
    line("ADD_I p0 p0 p1");
    line("ADDK_I p0 p0 7");
  }
  void fold_constant(int k) {
    line("MULK_I p0 p0 31337");
    line("ADDK_I p0 p0 {}", k);
  }
  void result() {  // of a call, in p4
    line("MOV_P p1 p4");
    fold_p1();
  }
  void load_lock(u32 lock, u32 reg) {
    if (lock >= kThreadLock) line("GETS_R r{} Main.t{}:Ljava/lang/Thread;", reg, lock - kThreadLock);
    else line("GETS_R r{} Main.l{}:LL{};", reg, lock, lock);
  }
  void load_thread(u32 t) { line("GETS_R r10 Main.t{}:Ljava/lang/Thread;", t); }

  void access(u32 x, bool write, u32 reg) {
    const RandomVariable& v = program_.variables[x];
    switch (v.place) {
      case RandomVariable::Place::Static: line("{} p{} Main.x{}:I", write ? "PUTS_4" : "GETS_4", reg, x); break;
      case RandomVariable::Place::LockField:
        load_lock(v.lock, 10);
        line("{} p{} r10 L{}.x{}:I", write ? "PUTF_4" : "GETF_4", reg, v.lock, x);
        break;
      case RandomVariable::Place::Element:
        line("GETS_R r10 Main.elements:[I");
        line("CONST_I p4 {}", x);
        line("{} p{} r10 p4", write ? "ASTORE_4" : "ALOAD_4", reg);
        break;
    }
  }

  void emit(const RandomOp& op) {
    line("line {}", ++lines_);
    switch (op.kind) {
      case Kind::Region: {
        const u32 r = ++depth_;
        load_lock(op.a, r);
        line("MONENTER r{}", r);
        guarded(op.body, r);
        --depth_;
        break;
      }
      case Kind::TryRegion: {
        const u32 r = ++depth_, n = ++labels_;
        load_lock(op.a, r);
        line("MOV_R r10 r{}", r);
        line("CALL_STATIC heddle/VM.tryEnter(Ljava/lang/Object;)Z r10 p4");
        result();
        line("JZ p1 else{}", n);
        guarded(op.body, r);
        label("else{}", n);
        --depth_;
        break;
      }
      case Kind::If: {
        const u32 n = ++labels_;
        line("JNEK_I p1 {} skip{}", op.b, n);
        for (const RandomOp& o : op.body) emit(o);
        label("skip{}", n);
        break;
      }
      case Kind::Try: {
        const u32 n = ++labels_;
        label("try{}", n);
        for (const RandomOp& o : op.body) emit(o);
        line("NOP");
        label("tried{}", n);
        line("JMP after{}", n);
        label("catch{}", n);
        fold_constant(777);
        label("after{}", n);
        handlers_ += fmt::format("    catch any try{0} tried{0} catch{0} r8\n", n);
        break;
      }
      case Kind::Throw:
        line("NEW r10 java/lang/RuntimeException");
        line("MOV_R r11 r10");
        line("CALL_SPECIAL java/lang/RuntimeException.<init>()V r11 p4");
        line("THROW r10");
        break;
      case Kind::Check: {
        const u32 n = ++labels_;
        line("JEQK_I p1 {} good{}", op.b, n);
        line("NEW r10 java/lang/AssertionError");
        line("MOV_R r11 r10");
        line("CALL_SPECIAL java/lang/AssertionError.<init>()V r11 p4");
        line("ASSERTFAIL r10");
        label("good{}", n);
        break;
      }
      case Kind::Read:
      case Kind::FinalRead:
        access(op.a, false, 1);
        fold_p1();
        break;
      case Kind::Write:
        line("CONST_I p2 {}", op.b);
        access(op.a, true, 2);
        break;
      case Kind::Increment:
        access(op.a, false, 1);
        fold_p1();
        line("ADDK_I p2 p1 1");
        access(op.a, true, 2);
        break;
      case Kind::HandOver:
        line("CONST_I p2 5");
        line("PUTS_4 p2 Main.handed:I");
        line("CONST_I p2 1");
        line("PUTS_4 p2 Main.ready:I");
        break;
      case Kind::TakeOver: {
        const u32 n = ++labels_;
        line("GETS_4 p1 Main.ready:I");
        fold_p1();
        line("JZ p1 unready{}", n);
        line("GETS_4 p1 Main.handed:I");
        fold_p1();
        label("unready{}", n);
        break;
      }
      case Kind::VolatileRead:
        line("GETS_4 p1 Main.v{}:I", op.a);
        fold_p1();
        break;
      case Kind::VolatileWrite:
        line("CONST_I p2 {}", op.b);
        line("PUTS_4 p2 Main.v{}:I", op.a);
        break;
      case Kind::Cas:
        line("GETS_R r10 Main.cell:LCell;");
        line("STRING r11 \"c{}\"", op.a);
        line("CONST_I p4 {}", op.b);
        line("CONST_I p5 {}", op.b + 1);
        line("CALL_STATIC heddle/VM.compareAndSetInt(Ljava/lang/Object;Ljava/lang/String;II)Z r10 p4");
        result();
        break;
      case Kind::GetAndAdd:
        line("GETS_R r10 Main.cell:LCell;");
        line("STRING r11 \"c{}\"", op.a);
        line("CONST_I p4 {}", op.b);
        line("CALL_STATIC heddle/VM.getAndAddInt(Ljava/lang/Object;Ljava/lang/String;I)I r10 p4");
        result();
        break;
      case Kind::Wait:
      case Kind::TimedWait:
        load_lock(op.a, 10);
        line("CONST_L p4 {}", op.kind == Kind::TimedWait ? 5 : 0);
        line("CALL_VIRTUAL java/lang/Object.wait0(J)V r10 p4");
        break;
      case Kind::Notify:
      case Kind::NotifyAll:
        load_lock(op.a, 10);
        line("CALL_VIRTUAL java/lang/Object.{}()V r10 p4", op.kind == Kind::Notify ? "notify" : "notifyAll");
        break;
      case Kind::Start:
        load_thread(op.a);
        line("CALL_VIRTUAL java/lang/Thread.start()V r10 p4");
        break;
      case Kind::Join:
        load_thread(op.a);
        line("CALL_VIRTUAL java/lang/Thread.join()V r10 p4");
        break;
      case Kind::Alive:
        load_thread(op.a);
        line("CALL_VIRTUAL java/lang/Thread.isAlive()Z r10 p4");
        result();
        break;
      case Kind::Interrupt:
        load_thread(op.a);
        line("CALL_VIRTUAL java/lang/Thread.interrupt()V r10 p4");
        break;
      case Kind::IsInterrupted:
        load_thread(op.a);
        line("CALL_VIRTUAL java/lang/Thread.isInterrupted()Z r10 p4");
        result();
        break;
      case Kind::Interrupted:
        line("CALL_STATIC java/lang/Thread.interrupted()Z r10 p4");
        result();
        break;
      case Kind::Sleep:
        line("CONST_L p4 5");
        line("CALL_STATIC java/lang/Thread.sleep(J)V r10 p4");
        break;
      case Kind::Yield: line("CALL_STATIC java/lang/Thread.yield()V r10 p4"); break;
      case Kind::Park: line("CALL_STATIC java/util/concurrent/locks/LockSupport.park()V r10 p4"); break;
      case Kind::TimedPark:
        line("CONST_L p4 5");
        line("CALL_STATIC java/util/concurrent/locks/LockSupport.parkNanos(J)V r10 p4");
        break;
      case Kind::Unpark:
        load_thread(op.a);
        line("CALL_STATIC java/util/concurrent/locks/LockSupport.unpark(Ljava/lang/Thread;)V r10 p4");
        break;
      case Kind::InitClass:
        line("INITCLASS C{}", op.a);
        if (program_.classes[op.a].silent) break;
        line("GETS_4 p1 C{}.s:I", op.a);
        fold_p1();
        line("GETS_4 p1 C{}.h:I", op.a);
        fold_p1();
        break;
      case Kind::Choose:
        line("CONST_I p4 {}", op.b);
        line("CALL_STATIC heddle/Verify.choose(I)I r10 p4");
        result();
        break;
      case Kind::Exit:
        line("NEW r10 java/lang/Runtime");
        line("MOV_P p4 p0");
        line("CALL_VIRTUAL java/lang/Runtime.halt0(I)V r10 p4");
        break;
    }
  }

  // The body of a region whose monitor, in register r, has just been entered.
  void guarded(const std::vector<RandomOp>& body, u32 r) {
    const u32 n = ++labels_;
    label("in{}", n);
    for (const RandomOp& op : body) emit(op);
    line("NOP");
    label("out{}", n);
    line("MONEXIT r{}", r);
    line("JMP done{}", n);
    label("leave{}", n);
    line("MONEXIT r{}", r);
    line("THROW r8");
    label("done{}", n);
    handlers_ += fmt::format("    catch any in{0} out{0} leave{0} r8\n", n);
  }

  const RandomProgram& program_;
  std::string out_, handlers_;
  u32 labels_ = 0, depth_ = 0, lines_ = 0;
};

// ---------------------------------------------------------------- text

const char* name_of(Kind kind) {
  switch (kind) {
    case Kind::Region: return "sync";
    case Kind::TryRegion: return "trySync";
    case Kind::If: return "if";
    case Kind::Try: return "try";
    case Kind::Throw: return "throw";
    case Kind::Check: return "assert";
    case Kind::Read: return "read";
    case Kind::Write: return "write";
    case Kind::Increment: return "inc";
    case Kind::FinalRead: return "finalRead";
    case Kind::HandOver: return "handOver";
    case Kind::TakeOver: return "takeOver";
    case Kind::VolatileRead: return "vread";
    case Kind::VolatileWrite: return "vwrite";
    case Kind::Cas: return "cas";
    case Kind::GetAndAdd: return "getAndAdd";
    case Kind::Wait: return "wait";
    case Kind::TimedWait: return "timedWait";
    case Kind::Notify: return "notify";
    case Kind::NotifyAll: return "notifyAll";
    case Kind::Start: return "start";
    case Kind::Join: return "join";
    case Kind::Alive: return "isAlive";
    case Kind::Interrupt: return "interrupt";
    case Kind::IsInterrupted: return "isInterrupted";
    case Kind::Unpark: return "unpark";
    case Kind::Interrupted: return "interrupted";
    case Kind::Sleep: return "sleep";
    case Kind::Yield: return "yield";
    case Kind::Park: return "park";
    case Kind::TimedPark: return "timedPark";
    case Kind::InitClass: return "init";
    case Kind::Choose: return "choose";
    case Kind::Exit: return "exit";
  }
  return "?";
}

void print(const std::vector<RandomOp>& ops, u32 indent, std::string& out) {
  for (const RandomOp& op : ops) {
    out += std::string(indent, ' ') + name_of(op.kind);
    if (refers_to_lock(op.kind))
      out += op.a >= kThreadLock ? fmt::format(" thread {}", op.a - kThreadLock) : fmt::format(" l{}", op.a);
    else if (refers_to_thread(op.kind)) out += fmt::format(" thread {}", op.a);
    else if (refers_to_number(op.kind)) out += fmt::format(" {}", op.a);
    if (has_value(op.kind)) out += fmt::format(" ={}", op.b);
    out += '\n';
    print(op.body, indent + 2, out);
  }
}

constexpr const char* kPlaces[] = {"(static)", "(field)", "(element)"};

class Parser {
 public:
  explicit Parser(const std::string& text) : text_(text) {}
  RandomProgram program() {
    std::string line;
    std::istringstream lines(text_);
    while (std::getline(lines, line)) {
      const size_t indent = line.find_first_not_of(' ');
      if (indent == std::string::npos) continue;
      line_ = line;
      words_ = std::istringstream(line);
      // An operation belongs to the deepest list that is less indented than it is.
      while (!open_.empty() && open_.back().first >= indent) open_.pop_back();
      if (open_.empty()) head(indent);
      else operation(indent);
    }
    return std::move(program_);
  }

 private:
  std::string word() {
    std::string w;
    words_ >> w;
    return w;
  }
  i32 number(std::string_view w) {
    i32 n = 0;
    const auto [end, error] = std::from_chars(w.data(), w.data() + w.size(), n);
    HEDDLE_CHECK(error == std::errc{} && end == w.data() + w.size(), "a number is expected: " + line_);
    return n;
  }
  u32 index() { return static_cast<u32>(number(word())); }

  void head(size_t indent) {
    const std::string what = word();
    const u32 n = index();
    if (what == "variable") {
      word(), word();  // guarded by
      RandomVariable v;
      v.lock = lock(word());
      const std::string place = word();
      for (size_t p = 0; p < 3; ++p)
        if (place == kPlaces[p]) v.place = static_cast<RandomVariable::Place>(p);
      HEDDLE_CHECK(n == program_.variables.size(), "variables in order: " + line_);
      program_.variables.push_back(v);
      return;
    }
    if (what == "class") {
      program_.classes.resize(n + 1);
      for (std::string w = word(); !w.empty(); w = word()) {
        if (w == "extends") program_.classes[n].super = static_cast<i32>(index());
        if (w == "silent") program_.classes[n].silent = true;
      }
      list_ = &program_.classes[n].initialiser;
    } else {
      HEDDLE_CHECK(what == "thread", "variable, class or thread is expected: " + line_);
      program_.threads.resize(n + 1);
      program_.threads[n].daemon = word() == "daemon";
      list_ = &program_.threads[n].ops;
    }
    open_ = {{indent, {}}};
  }

  void operation(size_t indent) {
    const std::string name = word();
    RandomOp op;
    bool known = false;
    for (u32 k = 0; k <= static_cast<u32>(Kind::Exit) && !known; ++k)
      if (name == name_of(static_cast<Kind>(k))) op.kind = static_cast<Kind>(k), known = true;
    HEDDLE_CHECK(known, "unknown operation: " + line_);
    if (refers_to_lock(op.kind)) {
      const std::string w = word();
      op.a = w == "thread" ? kThreadLock + index() : lock(w);
    } else if (refers_to_thread(op.kind)) {
      word();
      op.a = index();
    } else if (refers_to_number(op.kind)) {
      op.a = index();
    }
    if (has_value(op.kind)) op.b = number(word().substr(1));
    if (op.kind == Kind::VolatileRead || op.kind == Kind::VolatileWrite)
      program_.volatiles = std::max(program_.volatiles, op.a + 1);
    if (op.kind == Kind::Cas || op.kind == Kind::GetAndAdd) program_.cells = std::max(program_.cells, op.a + 1);
    // The list of the innermost open operation, by positions: vectors move.
    std::vector<RandomOp>* list = list_;
    for (size_t position : open_.back().second) list = &(*list)[position].body;
    std::vector<size_t> mine = open_.back().second;
    mine.push_back(list->size());
    list->push_back(std::move(op));
    open_.emplace_back(indent, std::move(mine));
  }

  u32 lock(const std::string& w) {
    const u32 n = static_cast<u32>(number(w.substr(1)));
    program_.locks = std::max(program_.locks, n + 1);
    return n;
  }

  const std::string& text_;
  std::string line_;
  std::istringstream words_;
  RandomProgram program_;
  std::vector<RandomOp>* list_ = nullptr;
  std::vector<std::pair<size_t, std::vector<size_t>>> open_;  // indentation, path of its list
};

// ---------------------------------------------------------------- reduction

// Drops what is not legal where it stands now.
void legalise(const RandomProgram& p, std::vector<RandomOp>& ops, std::vector<u32>& held) {
  for (RandomOp& op : ops) {
    const bool region = op.kind == Kind::Region || op.kind == Kind::TryRegion;
    if (region) held.push_back(op.a);
    legalise(p, op.body, held);
    if (region) held.pop_back();
  }
  std::erase_if(ops, [&](const RandomOp& op) {
    if (op.kind != Kind::Read && op.kind != Kind::Write && op.kind != Kind::Increment) return false;
    return std::find(held.begin(), held.end(), p.variables[op.a].lock) == held.end();
  });
}

// FinalRead stays legal only behind joins of all threads, all started by main.
void legalise(RandomProgram& p) {
  std::vector<u32> held;
  for (RandomThread& t : p.threads) legalise(p, t.ops, held);
  for (RandomClass& c : p.classes) legalise(p, c.initialiser, held);
  auto at_top = [&](Kind kind, u32 t) {
    const auto& ops = p.threads[0].ops;
    return std::any_of(ops.begin(), ops.end(), [&](const RandomOp& op) { return op.kind == kind && op.a == t; });
  };
  bool joined = true;
  for (u32 t = 1; t < p.threads.size(); ++t) joined &= at_top(Kind::Join, t) && at_top(Kind::Start, t);
  if (!joined) std::erase_if(p.threads[0].ops, [](const RandomOp& op) { return op.kind == Kind::FinalRead; });
}

void each_reduction(const RandomProgram& p, RandomProgram& copy, std::vector<RandomOp>& ops,
                    std::vector<RandomProgram>& out) {
  for (size_t i = 0; i < ops.size(); ++i) {
    const RandomOp saved = ops[i];
    const auto at = [&](size_t k) { return ops.begin() + static_cast<std::ptrdiff_t>(k); };
    auto give = [&] {
      RandomProgram r = copy;
      legalise(r);
      if (r.size() < p.size()) out.push_back(std::move(r));
    };
    ops.erase(at(i));
    give();
    if (!saved.body.empty()) {
      ops.insert(at(i), saved.body.begin(), saved.body.end());
      give();
      ops.erase(at(i), at(i + saved.body.size()));
    }
    ops.insert(at(i), saved);
    each_reduction(p, copy, ops[i].body, out);
  }
}

bool drop_thread(std::vector<RandomOp>& ops, u32 t) {
  for (RandomOp& op : ops) drop_thread(op.body, t);
  auto is_it = [&](const RandomOp& op) {
    return (refers_to_thread(op.kind) && op.a == t) || (refers_to_lock(op.kind) && op.a == kThreadLock + t);
  };
  std::erase_if(ops, is_it);
  for (RandomOp& op : ops) {
    if (refers_to_thread(op.kind) && op.a > t) --op.a;
    if (refers_to_lock(op.kind) && op.a > kThreadLock + t) --op.a;
  }
  return true;
}

u32 count(const std::vector<RandomOp>& ops) {
  u32 n = 0;
  for (const RandomOp& op : ops) n += 1 + count(op.body);
  return n;
}

}  // namespace

bool RandomProgram::has_exit() const {
  return any_op(*this, [](const RandomOp& op) { return op.kind == Kind::Exit; });
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

std::string assembly_of(const RandomProgram& program) { return Emitter(program).text(); }

std::string text_of(const RandomProgram& program) {
  std::string out;
  for (u32 x = 0; x < program.variables.size(); ++x) {
    out += fmt::format("variable {} guarded by l{} {}\n", x, program.variables[x].lock,
                       kPlaces[static_cast<size_t>(program.variables[x].place)]);
  }
  for (u32 c = 0; c < program.classes.size(); ++c) {
    const RandomClass& k = program.classes[c];
    out += fmt::format("class {}{}{}\n", c, k.super >= 0 ? fmt::format(" extends {}", k.super) : "",
                       k.silent ? " silent" : "");
    print(program.classes[c].initialiser, 2, out);
  }
  for (u32 t = 0; t < program.threads.size(); ++t) {
    out += fmt::format("thread {}{}\n", t, program.threads[t].daemon ? " daemon" : "");
    print(program.threads[t].ops, 2, out);
  }
  return out;
}

RandomProgram program_from_text(const std::string& text) { return Parser(text).program(); }

std::vector<RandomProgram> reductions(const RandomProgram& program) {
  std::vector<RandomProgram> out;
  for (u32 t = static_cast<u32>(program.threads.size()); t-- > 1;) {
    RandomProgram p = program;
    p.threads.erase(p.threads.begin() + t);
    for (RandomThread& other : p.threads) drop_thread(other.ops, t);
    for (RandomClass& c : p.classes) drop_thread(c.initialiser, t);
    legalise(p);
    out.push_back(std::move(p));
  }
  RandomProgram copy = program;
  for (RandomThread& t : copy.threads) each_reduction(program, copy, t.ops, out);
  for (RandomClass& c : copy.classes) each_reduction(program, copy, c.initialiser, out);
  for (u32 t = 1; t < program.threads.size(); ++t)
    if (program.threads[t].daemon) {
      RandomProgram p = program;
      p.threads[t].daemon = false;
      out.push_back(std::move(p));
    }
  for (u32 c = 0; c < program.classes.size(); ++c)
    if (program.classes[c].super >= 0) {
      RandomProgram p = program;
      p.classes[c].super = -1;
      out.push_back(std::move(p));
    }
  return out;
}

}  // namespace heddle::tester
