#include "test_support/racy_program.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <sstream>
#include <string_view>

#include <fmt/format.h>

#include "vm/base/check.h"

namespace heddle::tester {

using RacyKind = RacyOpKind;
using Ops = std::vector<RacyOp>;

namespace {

// SplitMix64 (Steele, Lea, Flood 2014; public domain).
class RacyDice {
 public:
  explicit RacyDice(u64 seed) : state_(seed) {}
  u32 below(u64 n) {
    u64 z = (state_ += 0x9e3779b97f4a7c15ull);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return static_cast<u32>((z ^ (z >> 31)) % n);
  }
  bool percent(u32 p) { return below(100) < p; }

 private:
  u64 state_;
};

bool reads(RacyKind k) {
  return k == RacyKind::Read || k == RacyKind::ReadAt || k == RacyKind::VolatileRead || k == RacyKind::Take ||
         k == RacyKind::ItemRead;
}

void append(Ops& to, const Ops& ops) { to.insert(to.end(), ops.begin(), ops.end()); }

// The operations that a jump at `at` goes over, as [first, last].
struct Span {
  size_t first, last;
};
bool is_jump(RacyKind k) { return k == RacyKind::If || k == RacyKind::Back || k == RacyKind::Repeat; }
Span span_of(const Ops& ops, size_t at) {
  const u32 n = ops[at].b;
  return ops[at].kind == RacyKind::If ? Span{at + 1, at + n} : Span{at - n, at - 1};
}

class RacyGenerator {
 public:
  explicit RacyGenerator(u64 seed) : random_(seed * 0x9e3779b97f4a7c15ull + 0x2545f4914f6cdd1dull) {}

  RacyProgram make() {
    const RacyFamily family = static_cast<RacyFamily>(random_.below(4));
    variables_ = 1 + random_.below(3);
    for (u32& v : pool_) v = random_.below(kRacyVariables);
    const u32 n = random_.percent(60) ? 2 : 3;
    for (u32 t = 0; t < n; ++t) {
      Ops ops;
      if (family == RacyFamily::Unstructured) ops = unstructured(n == 2 ? 8 : 6);
      else
        for (u32 pieces = 1 + random_.below(3); pieces > 0; --pieces)
          append(ops, family == RacyFamily::HandOver   ? hand_over()
                      : family == RacyFamily::Spinning ? spinning()
                                                       : items());
      program_.threads.push_back(std::move(ops));
    }
    if (random_.percent(35)) fork_and_join();
    for (Ops& ops : program_.threads) {
      if (random_.percent(30)) repeat_something(ops);
      if (random_.percent(60)) show_reads(ops);
    }
    return std::move(program_);
  }

 private:
  u32 lock() { return random_.below(kRacyLocks); }
  u32 value() { return 1 + random_.below(2); }
  u32 variable() { return pool_[random_.below(variables_)]; }
  RacyOp access() {
    if (random_.percent(12))
      return random_.percent(50) ? RacyOp{RacyKind::ReadAt, 0, 0} : RacyOp{RacyKind::WriteAt, 0, value()};
    return random_.percent(50) ? RacyOp{RacyKind::Read, variable(), 0} : RacyOp{RacyKind::Write, variable(), value()};
  }

  // Locks in any nesting, freed in any order; conditions over stretches that leave no lock open.
  Ops unstructured(u32 longest) {
    Ops ops;
    std::vector<u32> held;
    const u32 length = 2 + random_.below(longest - 1);
    while (ops.size() < length) {
      const u32 k = random_.below(100);
      if (k < 25 && held.size() < kRacyLocks) {
        const u32 m = held.empty() ? lock() : 1 - held.front();
        ops.push_back({RacyKind::Acquire, m, 0});
        held.push_back(m);
      } else if (k < 45 && !held.empty()) {
        const size_t which = random_.percent(80) ? held.size() - 1 : 0;
        ops.push_back({RacyKind::Release, held[which], 0});
        held.erase(held.begin() + static_cast<i64>(which));
      } else if (k < 88) {
        ops.push_back(access());
      } else if (k < 92) {
        ops.push_back({RacyKind::VolatileRead, random_.below(kRacyVolatiles), 0});
      } else if (k < 96) {
        ops.push_back({RacyKind::VolatileWrite, random_.below(kRacyVolatiles), 1});
      }
    }
    while (!held.empty()) {
      ops.push_back({RacyKind::Release, held.back(), 0});
      held.pop_back();
    }
    for (size_t i = ops.size(); i-- > 0;)
      if (reads(ops[i].kind) && random_.percent(60)) {
        const std::vector<u32> lengths = balanced(ops, i + 1);
        if (!lengths.empty())
          ops.insert(ops.begin() + static_cast<i64>(i) + 1,
                     {RacyKind::If, random_.below(2), lengths[random_.below(lengths.size())]});
      }
    return ops;
  }

  // Lengths of stretches from `from` on that leave no lock open, free none of before, and keep jumps whole.
  static std::vector<u32> balanced(const Ops& ops, size_t from) {
    std::vector<u32> lengths;
    std::set<u32> open;
    size_t jump_end = from;
    for (size_t i = from; i < ops.size(); ++i) {
      const RacyOp& op = ops[i];
      if (op.kind == RacyKind::Acquire) open.insert(op.a);
      else if (op.kind == RacyKind::Release && open.erase(op.a) == 0) break;
      if (op.kind == RacyKind::If) jump_end = std::max(jump_end, i + op.b + 1);
      if ((op.kind == RacyKind::Back || op.kind == RacyKind::Repeat) && i - op.b < from) break;
      if (open.empty() && i + 1 >= jump_end) lengths.push_back(static_cast<u32>(i + 1 - from));
    }
    return lengths;
  }

  Ops both_locks() {
    if (random_.percent(50))
      return {{RacyKind::Acquire, 0, 0},
              {RacyKind::Acquire, 1, 0},
              access(),
              {RacyKind::Release, 1, 0},
              {RacyKind::Release, 0, 0}};
    return {{RacyKind::Acquire, 1, 0}, {RacyKind::Acquire, 0, 0}, access(), {RacyKind::Release, 0, 0}, access(),
            {RacyKind::Release, 1, 0}};
  }

  // Flags under locks, volatiles.
  Ops hand_over() {
    const u32 f = variable(), m = lock(), k = random_.below(100);
    const RacyOp acquire{RacyKind::Acquire, m, 0}, release{RacyKind::Release, m, 0};
    if (k < 30) return {access(), acquire, {RacyKind::Write, f, 1}, release};
    if (k < 55) return {acquire, {RacyKind::Read, f, 0}, release, {RacyKind::If, 1, 1}, access()};
    if (k < 65)
      return {
          acquire, {RacyKind::Read, f, 0}, {RacyKind::If, 1, 1}, {RacyKind::Write, f, 2}, release, {RacyKind::If, 1, 1},
          access()};
    if (k < 72) return {acquire, access(), release};
    if (k < 80) return {access(), {RacyKind::VolatileWrite, 0, 1}};
    if (k < 88) return {{RacyKind::VolatileRead, 0, 0}, {RacyKind::If, 1, 1}, access()};
    return both_locks();
  }

  // The same with loops that wait for the flag.
  Ops spinning() {
    const u32 f = variable(), m = lock(), y = random_.below(kRacyVolatiles), k = random_.below(100);
    const RacyOp acquire{RacyKind::Acquire, m, 0}, release{RacyKind::Release, m, 0};
    if (k < 20) return {{RacyKind::VolatileRead, y, 0}, {RacyKind::Back, 0, 1}, access()};
    if (k < 40) return {access(), {RacyKind::VolatileWrite, y, 1}};
    if (k < 55) return {acquire, {RacyKind::Read, f, 0}, release, {RacyKind::Back, 0, 3}, access()};
    if (k < 70) return {access(), acquire, {RacyKind::Write, f, 1}, release};
    if (k < 80) return {acquire, access(), release};
    if (k < 87) return {{RacyKind::VolatileRead, y, 0}, {RacyKind::Back, 0, 1}, {RacyKind::VolatileWrite, y, 0}};
    return both_locks();
  }

  // A producer makes an item, writes into it and puts it into a slot; a consumer takes it out and looks at it.
  Ops items() {
    const u32 s = random_.below(random_.percent(70) ? 1 : kRacySlots),
              m = random_.percent(80) ? s % kRacyLocks : lock();
    const u32 k = random_.below(100);
    const bool locked = random_.percent(85);
    const auto guarded = [&](Ops inner) {
      if (locked) {
        inner.insert(inner.begin(), {RacyKind::Acquire, m, 0});
        inner.push_back({RacyKind::Release, m, 0});
      }
      return inner;
    };
    const RacyOp other =
        random_.percent(50) ? RacyOp{RacyKind::ItemRead, 1, 0} : RacyOp{RacyKind::ItemWrite, 1, value()};
    Ops ops;
    if (k < 45) {
      ops = {{RacyKind::NewItem, 0, value()}};
      if (random_.percent(40)) ops.push_back({RacyKind::ItemWrite, 0, value()});
      append(ops, guarded({{RacyKind::Publish, s, 0}}));
      if (random_.percent(20))
        ops.push_back(random_.percent(50) ? RacyOp{RacyKind::ItemRead, 0, 0} : RacyOp{RacyKind::ItemWrite, 0, value()});
    } else if (k < 85) {
      ops = guarded({{RacyKind::Take, s, 0}});
      if (random_.percent(30)) ops.push_back({RacyKind::Back, 0, locked ? 3u : 1u});
      ops.push_back(other);
    } else if (k < 93) {
      ops = guarded({{RacyKind::Take, s, 0}, other});
    } else {
      ops = {access()};
    }
    return ops;
  }

  // Places between operations where something can be put: not between a jump and its target.
  static std::vector<size_t> free_places(const Ops& ops, size_t from) {
    std::vector<size_t> places;
    for (size_t i = from; i <= ops.size(); ++i) {
      bool inside = false;
      for (size_t k = 0; k < ops.size(); ++k) {
        if (!is_jump(ops[k].kind)) continue;
        const Span span = span_of(ops, k);
        // In front of the first operation behind an If or a loop, what is put here would belong to neither.
        inside |= ops[k].kind == RacyKind::If ? i > k && i <= span.last : i > span.first && i <= k;
      }
      if (!inside) places.push_back(i);
    }
    return places;
  }

  void fork_and_join() {
    // A main thread that spins before it has started another one spins for ever, and nothing can be learnt about races.
    const Ops& main = program_.threads[0];
    const bool spins =
        std::any_of(main.begin(), main.end(), [](const RacyOp& op) { return op.kind == RacyKind::Back; });
    for (u32 t = spins ? 2 : 1; t < program_.threads.size(); ++t) {
      Ops& starter = program_.threads[random_.below(t)];
      std::vector<size_t> places = free_places(starter, 0);
      const size_t at = places[random_.below(places.size())];
      starter.insert(starter.begin() + static_cast<i64>(at), {RacyKind::Start, t, 0});
      if (!random_.percent(60)) continue;
      places = free_places(starter, at + 1);
      starter.insert(starter.begin() + static_cast<i64>(places[random_.below(places.size())]), {RacyKind::Join, t, 0});
    }
  }

  // A stretch without starts, joins and other loops, done twice.
  void repeat_something(Ops& ops) {
    if (ops.empty()) return;
    const size_t from = random_.below(ops.size());
    std::vector<u32> lengths = balanced(ops, from);
    const std::vector<size_t> places = free_places(ops, 0);
    const auto is_free = [&](size_t i) { return std::find(places.begin(), places.end(), i) != places.end(); };
    if (!is_free(from)) return;
    std::erase_if(lengths, [&](u32 n) {
      return !is_free(from + n) || std::any_of(ops.begin() + static_cast<i64>(from),
                                               ops.begin() + static_cast<i64>(from + n), [](const RacyOp& op) {
                                                 return op.kind == RacyKind::Start || op.kind == RacyKind::Join ||
                                                        op.kind == RacyKind::Back;
                                               });
    });
    if (lengths.empty()) return;
    const u32 n = lengths[random_.below(lengths.size())];
    ops.insert(ops.begin() + static_cast<i64>(from + n), {RacyKind::Repeat, 2, n});
  }

  // What has been read outside spinning loops shows in the end.
  void show_reads(Ops& ops) {
    for (size_t i = ops.size(); i-- > 0;) {
      if (!reads(ops[i].kind) || !random_.percent(50)) continue;
      const std::vector<size_t> places = free_places(ops, i + 1);
      if (!places.empty() && places.front() == i + 1)
        ops.insert(ops.begin() + static_cast<i64>(i) + 1, {RacyKind::Fold, 0, 0});
    }
  }

  RacyDice random_;
  RacyProgram program_;
  u32 variables_ = 1;
  std::array<u32, 3> pool_{};
};

// Registers: p0 last, p1 the history, p2 p3 scratch, p5.. counters of loops, p20 calls; r1 locks, r2 scratch, r3 the
// own item, r4 the other one, r5 calls.
class RacyEmitter {
 public:
  explicit RacyEmitter(const RacyProgram& program) : program_(program) {}

  std::string text() {
    declare();
    for (u32 t = 0; t < program_.threads.size(); ++t) {
      if (t == 0) {
        out_ += "  method public static main([Ljava/lang/String;)V refs=8 prims=24\n";
        prepare();
      } else {
        out_ += fmt::format("class T{0} extends java/lang/Thread\n  source \"T{0}.java\"\n", t);
        if (is_copied(t)) out_ += "  field final h I\n";
        out_ += "  method public run()V refs=8 prims=24\n";
      }
      body(t);
      out_ += "  end\nend\n";
    }
    return std::move(out_);
  }

 private:
  template <typename... A>
  void line(fmt::format_string<A...> format, A&&... arguments) {
    out_ += "    ";
    fmt::format_to(std::back_inserter(out_), format, std::forward<A>(arguments)...);
    out_ += '\n';
  }

  // Fields that never change once the threads run are final, so that reading them is no access.
  void declare() {
    out_ += "class Lock\nend\nclass Item\n  field v I\nend\nclass Obj\n";
    for (u32 f = 0; f < kRacyFields; ++f) out_ += fmt::format("  field f{} I\n", f);
    out_ += "end\nclass Main\n  source \"Main.java\"\n";
    for (u32 l = 0; l < kRacyLocks; ++l) out_ += fmt::format("  field static final l{} LLock;\n", l);
    for (u32 x = 0; x < kRacyStatics; ++x) out_ += fmt::format("  field static x{} I\n", x);
    for (u32 s = 0; s < kRacySlots; ++s) out_ += fmt::format("  field static s{} LItem;\n", s);
    for (u32 v = 0; v < kRacyVolatiles; ++v) out_ += fmt::format("  field static volatile v{} I\n", v);
    out_ += "  field static final obj LObj;\n  field static final data [I\n";
    for (u32 t = 0; t < program_.threads.size(); ++t) {
      out_ += fmt::format("  field static final h{} I\n", t);
      if (t > 0) out_ += fmt::format("  field static final t{0} LT{0};\n", t);
    }
  }

  void prepare() {
    for (u32 l = 0; l < kRacyLocks; ++l) {
      line("NEW r1 Lock");
      line("PUTS_R r1 Main.l{}:LLock;", l);
    }
    line("NEW r1 Obj");
    line("PUTS_R r1 Main.obj:LObj;");
    line("CONST_I p2 {}", kRacyElements);
    line("NEWARR r1 p2 [I");
    line("PUTS_R r1 Main.data:[I");
    std::set<u32> started;
    for (const Ops& ops : program_.threads)
      for (const RacyOp& op : ops)
        if (op.kind == RacyKind::Start) started.insert(op.a);
    for (u32 t = 1; t < program_.threads.size(); ++t) {
      if (is_copied(t)) continue;
      line("NEW r1 T{}", t);
      line("PUTS_R r1 Main.t{0}:LT{0};", t);
    }
    for (u32 t = 1; t < program_.threads.size(); ++t)
      if (!started.contains(t) && !is_copied(t)) call(t, "start");
    for (u32 i = 0; program_.copies > 0 && i <= program_.copies; ++i) {
      line("NEW r5 T{}", program_.threads.size() - 1);
      line("CALL_VIRTUAL java/lang/Thread.start()V r5 p20");
    }
  }

  bool is_copied(u32 t) const { return program_.copies > 0 && t + 1 == program_.threads.size(); }

  void call(u32 t, const char* method) {
    line("GETS_R r5 Main.t{0}:LT{0};", t);
    line("CALL_VIRTUAL java/lang/Thread.{}()V r5 p20", method);
  }

  void body(u32 t) {
    const Ops& ops = program_.threads[t];
    line("CONST_I p0 0");
    line("CONST_I p1 1");
    line("NULL_R r3");
    line("NULL_R r4");
    u32 counters = 0;
    for (const RacyOp& op : ops)
      if (op.kind == RacyKind::Repeat) line("CONST_I p{} 0", 5 + counters++);
    counters = 0;
    for (u32 i = 0; i <= ops.size(); ++i) {
      out_ += fmt::format("  o{}:\n", i);
      line("line {}", i + 1);
      if (i < ops.size()) emit(ops[i], i, counters);
    }
    if (is_copied(t)) line("PUTF_4 p1 r0 T{}.h:I", t);
    else line("PUTS_4 p1 Main.h{}:I", t);
    line("RET");
  }

  void access(u32 x, bool write) {
    const char* const put = write ? "PUT" : "GET";
    const char* const reg = write ? "p3" : "p0";
    if (x < kRacyStatics) return line("{}S_4 {} Main.x{}:I", put, reg, x);
    x -= kRacyStatics;
    if (x < kRacyFields) {
      line("GETS_R r2 Main.obj:LObj;");
      return line("{}F_4 {} r2 Obj.f{}:I", put, reg, x);
    }
    line("CONST_I p2 {}", x - kRacyFields);
    element(write);
  }
  // p2, p3 and p4 are dead behind it.
  void add(u32 x, u32 value) {
    if (x < kRacyStatics) {
      line("GETS_4 p3 Main.x{}:I", x);
      line("ADDK_I p4 p3 {}", value);
      return line("PUTS_4 p4 Main.x{}:I", x);
    }
    x -= kRacyStatics;
    if (x < kRacyFields) {
      line("GETS_R r2 Main.obj:LObj;");
      line("GETF_4 p3 r2 Obj.f{}:I", x);
      line("ADDK_I p4 p3 {}", value);
      return line("PUTF_4 p4 r2 Obj.f{}:I", x);
    }
    line("GETS_R r2 Main.data:[I");
    line("CONST_I p2 {}", x - kRacyFields);
    line("ALOAD_4 p3 r2 p2");
    line("ADDK_I p3 p3 {}", value);
    line("ASTORE_4 p3 r2 p2");
  }
  void element(bool write) {
    line("GETS_R r2 Main.data:[I");
    if (write) line("ASTORE_4 p3 r2 p2");
    else line("ALOAD_4 p0 r2 p2");
  }

  void emit(const RacyOp& op, u32 i, u32& counters) {
    switch (op.kind) {
      case RacyKind::Acquire:
      case RacyKind::Release:
        line("GETS_R r1 Main.l{}:LLock;", op.a);
        line("{} r1", op.kind == RacyKind::Acquire ? "MONENTER" : "MONEXIT");
        break;
      case RacyKind::Read: access(op.a, false); break;
      case RacyKind::Write:
        line("CONST_I p3 {}", op.b);
        access(op.a, true);
        break;
      case RacyKind::Add: add(op.a, op.b); break;
      case RacyKind::ReadAt:
        line("ANDK_I p2 p0 1");
        element(false);
        break;
      case RacyKind::WriteAt:
        line("CONST_I p3 {}", op.b);
        line("ANDK_I p2 p0 1");
        element(true);
        break;
      case RacyKind::VolatileRead: line("GETS_4 p0 Main.v{}:I", op.a); break;
      case RacyKind::VolatileWrite:
        line("CONST_I p3 {}", op.b);
        line("PUTS_4 p3 Main.v{}:I", op.a);
        break;
      case RacyKind::If: line("JNEK_I p0 {} o{}", op.a, i + 1 + op.b); break;
      case RacyKind::Back: line("JEQK_I p0 {} o{}", op.a, i - op.b); break;
      case RacyKind::Repeat: {
        const u32 counter = 5 + counters++;
        line("ADDK_I p{0} p{0} 1", counter);
        line("JLTK_I p{} {} o{}", counter, op.a, i - op.b);
        break;
      }
      case RacyKind::Start: call(op.a, "start"); break;
      case RacyKind::Join: call(op.a, "join"); break;
      case RacyKind::Fold:
        line("MULK_I p1 p1 7");
        line("ADD_I p1 p1 p0");
        break;
      case RacyKind::NewItem:
        line("NEW r3 Item");
        line("CONST_I p3 {}", op.b);
        line("PUTF_4 p3 r3 Item.v:I");
        break;
      case RacyKind::Publish: line("PUTS_R r3 Main.s{}:LItem;", op.a); break;
      case RacyKind::Take:
        line("GETS_R r4 Main.s{}:LItem;", op.a);
        line("CONST_I p0 0");
        line("JNULL r4 o{}", i + 1);
        line("CONST_I p0 1");
        break;
      case RacyKind::ItemRead:
      case RacyKind::ItemWrite: {
        const u32 item = op.a == 0 ? 3 : 4;
        line("JNULL r{} o{}", item, i + 1);
        line("CONST_I p3 {}", op.b);
        line("{} r{} Item.v:I", op.kind == RacyKind::ItemRead ? "GETF_4 p0" : "PUTF_4 p3", item);
        break;
      }
    }
  }

  const RacyProgram& program_;
  std::string out_;
};

struct Word {
  RacyKind kind;
  const char* name;
  u32 operands;
};
constexpr Word kWords[] = {
    {RacyKind::Acquire, "acq", 1},  {RacyKind::Release, "rel", 1},      {RacyKind::Read, "rd", 1},
    {RacyKind::Write, "wr", 2},     {RacyKind::Add, "add", 2},          {RacyKind::ReadAt, "rdat", 0},
    {RacyKind::WriteAt, "wrat", 2}, {RacyKind::VolatileRead, "vrd", 1}, {RacyKind::VolatileWrite, "vwr", 2},
    {RacyKind::If, "if", 2},        {RacyKind::Back, "back", 2},        {RacyKind::Repeat, "repeat", 2},
    {RacyKind::Start, "start", 1},  {RacyKind::Join, "join", 1},        {RacyKind::Fold, "fold", 0},
    {RacyKind::NewItem, "new", 2},  {RacyKind::Publish, "publish", 1},  {RacyKind::Take, "take", 1},
    {RacyKind::ItemRead, "ird", 1}, {RacyKind::ItemWrite, "iwr", 2},
};

RacyOp op_from_text(const std::string& text) {
  std::istringstream in(text);
  std::string name;
  in >> name;
  for (const Word& w : kWords) {
    if (name != w.name) continue;
    RacyOp op{w.kind, 0, 0};
    if (w.operands > 0) in >> op.a;
    if (w.operands > 1) in >> op.b;
    HEDDLE_CHECK(!in.fail(), "racy program: " + text);
    return op;
  }
  HEDDLE_UNREACHABLE("racy program: no operation '" + text + "'");
}

// Without the operation `at`: jumps over it become shorter.
void remove(Ops& ops, size_t at) {
  for (size_t k = 0; k < ops.size(); ++k) {
    if (k == at || !is_jump(ops[k].kind)) continue;
    const Span span = span_of(ops, k);
    if (at >= span.first && at <= span.last) --ops[k].b;
  }
  ops.erase(ops.begin() + static_cast<i64>(at));
}

bool is_sound(const Ops& ops) {
  return std::none_of(ops.begin(), ops.end(), [](const RacyOp& op) {
    return (op.kind == RacyKind::Back || op.kind == RacyKind::Repeat) && op.b == 0;
  });
}

}  // namespace

u32 RacyProgram::size() const {
  u32 n = 0;
  for (const Ops& ops : threads) n += static_cast<u32>(ops.size());
  return n;
}

RacyProgram racy_program(u64 seed) { return RacyGenerator(seed).make(); }

RacyProgram with_additions(RacyProgram program, u64 seed) {
  RacyDice random(seed + 0x61646473ull);
  for (Ops& ops : program.threads)
    for (RacyOp& op : ops)
      if (op.kind == RacyKind::Write && random.percent(70)) op.kind = RacyKind::Add;
  return program;
}

RacyProgram with_like_threads(RacyProgram program) {
  const u32 last = static_cast<u32>(program.threads.size()) - 1;
  for (Ops& ops : program.threads)
    for (size_t i = ops.size(); i-- > 0;)
      if ((ops[i].kind == RacyKind::Start || ops[i].kind == RacyKind::Join) && ops[i].a == last) remove(ops, i);
  // The copies would start what the last one starts.
  Ops& ops = program.threads[last];
  for (size_t i = ops.size(); i-- > 0;)
    if (ops[i].kind == RacyKind::Start) remove(ops, i);
  program.copies = last == 1 ? 2 : 1;
  return program;
}

std::string assembly_of(const RacyProgram& program) { return RacyEmitter(program).text(); }

std::string text_of(const RacyProgram& program) {
  std::string out;
  for (const Ops& ops : program.threads) {
    std::string thread;
    for (const RacyOp& op : ops) {
      const Word& w =
          *std::find_if(std::begin(kWords), std::end(kWords), [&](const Word& x) { return x.kind == op.kind; });
      thread += thread.empty() ? "" : "; ";
      thread += w.name;
      if (w.operands > 0) thread += fmt::format(" {}", op.a);
      if (w.operands > 1) thread += fmt::format(" {}", op.b);
    }
    out += thread + "\n";
  }
  if (program.copies > 0) out += fmt::format("copies {}\n", program.copies);
  return out;
}

RacyProgram racy_program_from_text(const std::string& text) {
  RacyProgram program;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("copies ")) {
      program.copies = static_cast<u32>(std::stoul(line.substr(7)));
      continue;
    }
    Ops ops;
    std::istringstream parts(line);
    for (std::string part; std::getline(parts, part, ';');)
      if (part.find_first_not_of(' ') != std::string::npos) ops.push_back(op_from_text(part));
    program.threads.push_back(std::move(ops));
  }
  return program;
}

std::vector<RacyProgram> reductions(const RacyProgram& program) {
  std::vector<RacyProgram> smaller;
  if (program.copies > 1) {
    smaller.push_back(program);
    --smaller.back().copies;
  }
  for (size_t t = program.threads.size(); t-- > 1 && program.copies == 0;) {
    if (t + 1 != program.threads.size() || t == 1) break;  // only the last one: the others keep their numbers
    RacyProgram p = program;
    p.threads.pop_back();
    for (Ops& ops : p.threads)
      for (size_t i = ops.size(); i-- > 0;)
        if ((ops[i].kind == RacyKind::Start || ops[i].kind == RacyKind::Join) && ops[i].a == t) remove(ops, i);
    smaller.push_back(std::move(p));
  }
  for (size_t t = 0; t < program.threads.size(); ++t)
    for (size_t i = 0; i < program.threads[t].size(); ++i) {
      RacyProgram p = program;
      Ops& ops = p.threads[t];
      const RacyOp op = ops[i];
      if (op.kind == RacyKind::Release) continue;  // it is dropped together with its acquire
      if (op.kind == RacyKind::Acquire)
        for (size_t k = i + 1; k < ops.size(); ++k)
          if (ops[k].kind == RacyKind::Release && ops[k].a == op.a) {
            remove(ops, k);
            break;
          }
      remove(ops, i);
      if (is_sound(ops)) smaller.push_back(std::move(p));
    }
  return smaller;
}

}  // namespace heddle::tester
