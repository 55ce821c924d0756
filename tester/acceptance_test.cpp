// The numbers that the figures of the paper and Shared(k,n) must have (docs/algorithms.md, "The search"), and the
// witnesses of the paper's defects (docs/exploration.md, "The defects, with witnesses"), on the real VM.
// Programs are written as threads over monitors a..e and variables 0..9:
//   a{ ... }   synchronized (a)      r0 read   w0=1 write   i0 increment   c0=1 assert that it is 1
//   ?0=1( ... ) only if variable 0 was just read as 1      W wait  N notify (on the innermost monitor)
#include <doctest/doctest.h>
#include <fmt/format.h>

#include "test_support/test_world.h"
#include "tester/explorer.h"

namespace heddle::tester {
namespace {

// Emits the body of one thread.
class ThreadText {
 public:
  explicit ThreadText(const std::string& source) : source_(source) {}
  std::string text() {
    items();
    return out_ + "    RET\n" + handlers_;
  }

 private:
  void line(const std::string& s) { out_ += "    " + s + "\n"; }
  char next() { return at_ < source_.size() ? source_[at_++] : '\0'; }
  void items() {
    for (char c; (c = next());) {
      if (c == '}' || c == ')') return;
      if (c == ' ') continue;
      if (c >= 'a' && c <= 'e' && at_ < source_.size() && source_[at_] == '{') {
        ++at_;
        int depth = ++depth_;
        line(fmt::format("GETS_R r{} Main.{}:Ljava/lang/Object;", depth, c));
        line(fmt::format("MONENTER r{}", depth));
        items();
        line(fmt::format("MONEXIT r{}", depth));
        --depth_;
      } else if (c == 'r') {
        line(fmt::format("GETS_4 p0 Main.v{}:I", next()));
      } else if (c == 'i') {
        char v = next();
        line(fmt::format("GETS_4 p0 Main.v{}:I", v));
        line("NEG_I p0 p0");
        line("ADDK_I p0 p0 -1");  // (else it is an addition, and these commute: tester/plain_additions.h)
        line("NEG_I p0 p0");
        line(fmt::format("PUTS_4 p0 Main.v{}:I", v));
      } else if (c == 'w') {
        char v = next();
        ++at_;
        line(fmt::format("CONST_I p1 {}", next()));
        line(fmt::format("PUTS_4 p1 Main.v{}:I", v));
      } else if (c == 'l') {  // write the last value read, plus one
        line("ADDK_I p1 p0 1");
        line(fmt::format("PUTS_4 p1 Main.v{}:I", next()));
      } else if (c == '=') {  // assert that the variable still has the value read last
        line(fmt::format("GETS_4 p1 Main.v{}:I", next()));
        fail_unless("JEQ_I p1 p0");
      } else if (c == '?') {
        char v = next();
        ++at_;
        int label = ++labels_;
        line(fmt::format("GETS_4 p0 Main.v{}:I", v));
        line(fmt::format("JNEK_I p0 {} skip{}", next(), label));
        ++at_;  // (
        items();
        out_ += fmt::format("    skip{}:\n", label);
      } else if (c == 'W') {
        line(fmt::format("CONST_L p2 0"));
        line(fmt::format("MOV_R r6 r{}", depth_));
        line("CALL_VIRTUAL java/lang/Object.wait0(J)V r6 p2");
      } else if (c == 'N') {
        line(fmt::format("MOV_R r6 r{}", depth_));
        line("CALL_VIRTUAL java/lang/Object.notify()V r6 p2");
      } else if (c == 'S' || c == 'J') {
        line(fmt::format("GETS_R r6 Main.t{}:LT{};", source_[at_], source_[at_]));
        line(fmt::format("CALL_VIRTUAL T{}.{}()V r6 p2", source_[at_], c == 'S' ? "start" : "join"));
        ++at_;
      } else {
        FAIL("bad test program: " << source_ << " at " << c);
      }
    }
  }
  void fail_unless(const std::string& jump) {
    int label = ++labels_;
    line(jump + fmt::format(" good{}", label));
    line("NEW r6 java/lang/AssertionError");
    line("MOV_R r7 r6");
    line("CALL_SPECIAL java/lang/AssertionError.<init>()V r7 p2");
    // Like the laboratory's: noticed, and the thread goes on.
    out_ += fmt::format("    fail{}:\n", label);
    line("ASSERTFAIL r6");
    out_ += fmt::format("    caught{}:\n", label);
    line(fmt::format("JMP good{}", label));
    out_ += fmt::format("    good{}:\n", label);
    handlers_ += fmt::format("    catch any fail{0} caught{0} caught{0} r6\n", label);
  }

  std::string source_, out_, handlers_;
  size_t at_ = 0;
  int depth_ = 0, labels_ = 0;
};

std::string program(const std::vector<std::string>& threads, const std::string& main = "") {
  std::string s = "class Main\n";
  for (char m = 'a'; m <= 'e'; ++m) s += fmt::format("  field static {} Ljava/lang/Object;\n", m);
  for (int v = 0; v < 10; ++v) s += fmt::format("  field static v{} I\n", v);
  for (size_t t = 1; t <= threads.size(); ++t) s += fmt::format("  field static t{} LT{};\n", t, t);
  s += "  method public static main([Ljava/lang/String;)V refs=9 prims=4\n";
  for (char m = 'a'; m <= 'e'; ++m)
    s += fmt::format(
        "    NEW r1 java/lang/Object\n    MOV_R r2 r1\n"
        "    CALL_SPECIAL java/lang/Object.<init>()V r2 p0\n    PUTS_R r1 Main.{}:Ljava/lang/Object;\n",
        m);
  for (size_t t = 1; t <= threads.size(); ++t)
    s += fmt::format(
        "    NEW r1 T{0}\n    MOV_R r2 r1\n    CALL_SPECIAL T{0}.<init>()V r2 p0\n"
        "    PUTS_R r1 Main.t{0}:LT{0};\n",
        t);
  if (main.empty()) {
    for (size_t t = 1; t <= threads.size(); ++t)
      s += fmt::format("    GETS_R r1 Main.t{0}:LT{0};\n    CALL_VIRTUAL T{0}.start()V r1 p0\n", t);
    s += "    RET\n  end\nend\n";
  } else {
    s += ThreadText(main).text() + "  end\nend\n";
  }
  for (size_t t = 1; t <= threads.size(); ++t)
    s += fmt::format(
        "class T{} extends java/lang/Thread\n  method public <init>()V refs=2 prims=1\n"
        "    MOV_R r1 r0\n    CALL_SPECIAL java/lang/Thread.<init>()V r1 p0\n    RET\n  end\n"
        "  method public run()V refs=9 prims=4\n{}  end\nend\n",
        t, ThreadText(threads[t - 1]).text());
  return s;
}

struct Explored : ExploreResult {
  std::vector<std::string> tree;  // "111222 complete", threads from 1
};

Explored run(const std::string& text, const ModeOptions& mode, ExploreOptions options = {}) {
  options.mode = mode;
  options.limits.max_seconds = 0;
  options.limits.max_findings = 1000;
  options.collect_end_states = true;
  std::vector<std::string> tree;
  options.on_leaf = [&](const std::vector<ThreadId>& order, u64 Counts::*, const char* kind) {
    std::string s;
    for (ThreadId t : order) s += std::to_string(t);
    tree.push_back(s + " " + kind);
  };
  std::vector<std::unique_ptr<interp::TestWorld>> worlds;
  WorldFactory factory = [&](const vm::RunOptions& run, std::string*) {
    worlds.push_back(std::make_unique<interp::TestWorld>(text, run));
    worlds.back()->start();
    // The World belongs to its TestWorld: hand out an alias.
    return WorldPointer(&worlds.back()->world, WorldDeleter{false});
  };
  Explored e;
  static_cast<ExploreResult&>(e) = explore(factory, options);
  e.tree = tree;
  if (std::getenv("HEDDLE_SHOW")) {  // for the person who debugs this file
    for (const std::string& leaf : tree) fmt::print("{}\n", leaf);
    for (const Finding& f : e.findings)
      fmt::print("{} x{} first {}: {}\n", to_string(f.key), f.count, f.first_schedule, f.message);
    for (const std::string& s : e.end_states) fmt::print("end {}\n", s);
  }
  return e;
}

std::string row(const ExploreResult& r) {
  return fmt::format("{}/{}/{}", r.counts.complete, r.counts.cut, r.counts.aborted);
}
size_t deadlocks(const ExploreResult& r) {
  size_t n = 0;
  for (const Finding& f : r.findings) n += f.kind == FindingKind::Deadlock || f.kind == FindingKind::PotentialDeadlock;
  return n;
}
ModeOptions mode(const char* name, bool death_branch = false, bool literal = false) {
  return *mode_by_name(name, death_branch, literal);
}
ModeOptions proof(bool cache = false) {
  ModeOptions m = mode("proof");
  m.cache = cache;
  return m;
}

std::string shared(int threads, int regions) {
  std::string body;
  for (int i = 0; i < regions; ++i) body += "a{i0}";
  return program(std::vector<std::string>(threads, body));
}
std::string independent(int threads, int regions) {
  std::vector<std::string> t;
  for (int i = 0; i < threads; ++i) {
    std::string body;
    for (int k = 0; k < regions; ++k) body += fmt::format("a{{i{}}}", i);
    t.push_back(body);
  }
  return program(t);
}
u64 multinomial(int k, int n) {
  u64 r = 1;
  int total = 0;
  for (int i = 0; i < k; ++i)
    for (int j = 1; j <= n; ++j) r = r * static_cast<u64>(++total) / static_cast<u64>(j);
  return r;
}

const std::vector<std::string> kFigure2Dependent = {"a{w0=1 b{}}", "a{r0} b{}"};
const std::vector<std::string> kFigure2 = {"a{b{}}", "a{} b{}"};
const std::vector<std::string> kFigure8 = {"a{b{}}", "b{a{}}"};
const std::vector<std::string> kFigure10 = {"a{b{}}", "a{} b{a{}}"};
const std::vector<std::string> kSplitSync = {"a{r0} a{=0 l0}", "a{r0} a{=0 l0}"};

}  // namespace

TEST_CASE("figures 4 and 7: exitblock and rw on figure 2, sections 2 and 7 dependent") {
  auto e = run(program(kFigure2Dependent), mode("exitblock"));
  CHECK(row(e) == "4/0/1");
  // The orders printed beside figure 4.
  CHECK(e.tree == std::vector<std::string>{"111222 complete", "1 aborted", "222111 complete", "211122 complete",
                                           "212211 complete"});
  auto w = run(program(kFigure2Dependent), mode("rw"));
  CHECK(row(w) == "2/1/1");
  CHECK(w.tree == std::vector<std::string>{"111222 complete", "1 aborted", "222111 complete", "2111 cut"});
  CHECK(row(run(program(kFigure2), mode("rw"))) == "1/1/1");
}

TEST_CASE("figure 9: the tree of figure 8") {
  auto e = run(program(kFigure8), mode("dd"));
  CHECK(row(e) == "2/0/2");
  CHECK(deadlocks(e) >= 1);
  auto w = run(program(kFigure8), mode("rwdd"));
  CHECK(row(w) == "1/1/1");
  CHECK(deadlocks(w) >= 1);
}

TEST_CASE("figure 11: figure 10 nested") {
  auto e = run(program(kFigure10), mode("dd"));
  CHECK(row(e) == "3/0/3");
  CHECK(deadlocks(e) >= 1);
  auto w = run(program(kFigure10), mode("rwdd"));
  CHECK(row(w) == "1/1/1");
  CHECK(deadlocks(w) == 0);  // W8: missed
  ModeOptions repaired = proof();
  repaired.blocks = BlockPolicy::Exit;
  repaired.death_pushes = false;
  auto x = run(program(kFigure10), repaired);
  CHECK(row(x) == "3/0/3");
  CHECK(deadlocks(x) >= 1);
  auto p = run(program(kFigure10), proof());
  CHECK(row(p) == "1/1/0");
  CHECK(deadlocks(p) >= 1);
}

TEST_CASE("SplitSync") {
  auto e = run(program(kSplitSync), mode("exitblock"));
  CHECK(e.counts.complete == 6);
  CHECK(e.counts.first_failure == 2);
  auto w = run(program(kSplitSync), mode("rw"));
  CHECK(w.counts.complete == 4);
  CHECK(w.counts.first_failure == 2);
  auto ed = run(program(kSplitSync), mode("exitblock", true));
  CHECK(ed.counts.complete == 20);
  CHECK(ed.counts.first_failure == 5);
  auto wd = run(program(kSplitSync), mode("rw", true));
  CHECK(row(wd) == "4/4/0");
  CHECK(wd.counts.first_failure == 3);
}

TEST_CASE("Shared(k,n) and Independent(k,n)") {
  for (const auto& each : {std::pair{2, 1}, {2, 2}, {2, 3}, {3, 1}, {3, 2}, {4, 1}}) {
    const int k = each.first, n = each.second;
    CAPTURE(k);
    CAPTURE(n);
    CHECK(run(shared(k, n), mode("exitblock")).counts.complete == multinomial(k, n));
    CHECK(run(shared(k, n), mode("rw")).counts.complete == multinomial(k, n));
    CHECK(run(shared(k, n), proof()).counts.complete == multinomial(k, n));
    CHECK(run(independent(k, n), mode("exitblock")).counts.complete == multinomial(k, n));
    auto i = run(independent(k, n), mode("rw"));
    u64 paths = 1;
    for (int t = 1; t < k; ++t) paths *= static_cast<u64>(n + 1);
    CHECK(i.counts.complete == 1);
    CHECK(i.counts.schedules() == paths);
  }
  auto joined = run(program({"a{i0}a{i0}", "a{i0}a{i0}"}, "S1S2J1J2"), mode("rw"));
  CHECK(joined.counts.complete == 6);
  CHECK(joined.counts.schedules() == 8);
}

TEST_CASE("the state cache sees (n+1)^k states of Shared(k,n)") {
  auto c = run(shared(3, 3), proof(true));
  CHECK(c.counts.states == 64);
  CHECK(c.end_states.size() == 1);
}

TEST_CASE("W3, W5 and W10 in proof") {
  auto w3 = run(program({"a{b{} c{r0}}", "a{} c{w0=1}"}), proof());
  CHECK(w3.counts.complete == 3);
  CHECK(w3.counts.aborted == 1);
  auto w5 = run(program({"a{W}", "a{N}"}), proof());
  CHECK(w5.counts.stuck == 1);
  CHECK(deadlocks(w5) == 1);
  auto w10 = run(program({"a{b{} c{}}", "a{} c{a{}}"}), proof());
  CHECK(deadlocks(w10) >= 1);
}

TEST_CASE("W1: figure 3 to the letter loses a thread") {
  auto literal =
      run(program({"a{i0 ?0=1(w1=1)}", "a{i0 ?0=1(w1=2)}", "a{i0 ?0=1(w1=3)}"}), mode("exitblock", false, true));
  auto mended = run(program({"a{i0 ?0=1(w1=1)}", "a{i0 ?0=1(w1=2)}", "a{i0 ?0=1(w1=3)}"}), mode("exitblock"));
  CHECK(mended.counts.complete == 6);
  CHECK(literal.counts.complete < 6);
}

TEST_CASE("W2: the printed conflict prunes a dependent order") {
  std::string p = program({"a{r0} a{?0=1(w1=1)}", "a{w0=1}"});
  CHECK(run(p, mode("rw", false, true)).counts.complete < run(p, mode("rw")).counts.complete);
}

TEST_CASE("W6: the reverse lock chain analysis gives a false alarm, the cut check none") {
  std::string p = program({"a{b{w0=1}}", "b{?0=1(a{})}"});
  CHECK(deadlocks(run(p, mode("dd"))) >= 1);
  CHECK(deadlocks(run(p, proof())) == 0);
  CHECK(deadlocks(run(p, mode("all"))) == 0);
}

TEST_CASE("W4 and W9: a start ends the block, a join is an event") {
  auto w4 = run(program({"a{?0=1(w1=1)}"}, "S1 a{w0=1}"), proof());
  CHECK(w4.end_states.size() == 2);
  auto w9 = run(program({"a{}"}, "a{S1 J1}"), proof());
  CHECK(deadlocks(w9) >= 1);
}

TEST_CASE("W11: hold and wait") {
  auto w = run(program({"b{a{}}", "a{c{W}}", "b{} c{N}"}), proof());
  CHECK(deadlocks(w) >= 1);
}

TEST_CASE("every finding of the figures replays") {
  for (const auto& threads : {kFigure8, kFigure10, kSplitSync}) {
    auto e = run(program(threads), proof());
    CHECK(e.unconfirmed == 0);
    CHECK(!e.findings.empty());
    for (const Finding& f : e.findings) CHECK(f.confirmed);
  }
}

}  // namespace heddle::tester
