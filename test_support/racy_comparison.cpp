#include "test_support/racy_comparison.h"

#include <fmt/format.h>
#include <unistd.h>

#include <optional>

#include "checkpoint/checkpoint.h"
#include "checkpoint/digest.h"
#include "test_support/explored_assembly.h"
#include "test_support/local_messenger.h"
#include "test_support/test_world.h"
#include "tester/explorer.h"
#include "tester/ranks.h"
#include "tester/running_world.h"
#include "vm/base/check.h"

namespace heddle::tester {
namespace {

using interp::Operation;
using interp::StopKind;
using vm::ThreadId;

// Everything that the program can know at its end, by name.
std::string racy_end_state(const vm::World& world) {
  const auto class_named = [&](const char* name) { return const_cast<vm::World&>(world).classes.load(name); };
  const vm::Class& main = *class_named("Main");
  const auto number = [&](vm::Ref object, u32 offset) {
    return static_cast<i32>(world.heap.load<u32>(object, offset));
  };
  std::string out;
  for (const vm::Field& f : main.fields) {
    if (f.bank == vm::Bank::Prim4) out += fmt::format("{}={} ", f.name, number(main.statics, f.offset));
    if (f.bank != vm::Bank::Ref) continue;
    const vm::Ref object = world.heap.load<vm::Ref>(main.statics, f.offset);
    if (f.descriptor == "LItem;")
      out += object == 0
                 ? fmt::format("{}=null ", f.name)
                 : fmt::format("{}={} ", f.name, number(object, class_named("Item")->find_field("v", "I")->offset));
    if (f.name == "obj")
      for (const vm::Field& g : class_named("Obj")->fields)
        out += fmt::format("{}={} ", g.name, number(object, g.offset));
    if (f.name == "data")
      for (u32 i = 0; i < world.heap.header(object).length; ++i)
        out += fmt::format("[{}]={} ", i, number(object, i * 4));
  }
  std::multiset<std::string> of_copies;  // which of them is which nobody knows
  for (const auto& t : world.threads) {
    const vm::Ref object = t->core.java_thread;
    if (t->core.state != vm::ThreadState::Dead || object == 0) continue;
    const vm::Class& c = *world.classes.by_id(world.heap.header(object).class_id);
    const vm::Field* const h = c.find_field("h", "I");
    const bool copied = h != nullptr && !h->is_static();
    if (copied) of_copies.insert(fmt::format("{}.h={} ", c.name, number(object, h->offset)));
    if (t->core.uncaught) of_copies.insert("uncaught " + (copied ? c.name : world.thread_path(t->id)) + ' ');
  }
  for (const std::string& s : of_copies) out += s;
  return out;
}

std::string pair_of(std::string a, std::string b) {
  if (b < a) std::swap(a, b);
  return a + " " + b;
}

// Depth first over all states, one operation after the other.
class BruteForce {
 public:
  BruteForce(vm::World& world, u64 max_states) : world_(world), checkpoints_(world), max_states_(max_states) {}

  RacyTruth run() {
    settle();
    enter();
    while (!path_.empty()) {
      Node& node = path_.back();
      checkpoints_.restore(node.mark);
      while (node.next < world_.threads.size() && !interp::decode(world_, node.next).can_go_on()) ++node.next;
      if (node.next == world_.threads.size()) {
        if (!node.somebody_ran) note_end();
        checkpoints_.pop(node.mark);
        path_.pop_back();
        continue;
      }
      node.somebody_ran = true;
      interp::perform(world_, node.next++, {}, nullptr);
      settle();
      enter();
    }
    return std::move(truth_);
  }

 private:
  struct Node {
    checkpoint::Checkpoints::Mark mark;
    ThreadId next = 0;
    bool somebody_ran = false;
  };

  bool stands_somewhere(ThreadId t) const {
    const vm::ThreadCore& core = world_.thread(t).core;
    return core.state == vm::ThreadState::Runnable;
  }

  // Brings each thread to just before its next operation, and sets its counters of work to 0: nothing that can still
  // happen depends on them, but full_digest() would tell states apart by them.
  void settle() {
    for (ThreadId t = 0; t < world_.threads.size(); ++t) {
      if (!stands_somewhere(t)) continue;
      const Operation stop = interp::run_to_visible(world_, t, 1'000'000, nullptr);
      HEDDLE_CHECK(stop.kind != StopKind::Budget, "a racy program does not get on");
      world_.before_write_thread(t);
      world_.thread(t).core.steps = world_.thread(t).core.visible = 0;
    }
  }

  // The state is a node if it is new.
  void enter() {
    if (truth_.too_large || !seen_.insert(checkpoint::full_digest(world_)).second) return;
    truth_.states = seen_.size();
    truth_.too_large = seen_.size() > max_states_;
    look_for_races();
    path_.push_back({checkpoints_.mark()});
  }

  void look_for_races() {
    struct Access {
      Operation stop;
      std::string name;
    };
    std::vector<Access> accesses;
    for (ThreadId t = 0; t < world_.threads.size(); ++t) {
      if (!stands_somewhere(t)) continue;
      const Operation stop = interp::pending_operation(world_, t);
      const bool write = stop.kind == StopKind::VolatileWrite;
      if ((!write && stop.kind != StopKind::VolatileRead) || !is_plain(stop)) continue;
      const interp::StackFrame at = interp::stack_of(world_, t).front();
      const std::string name = fmt::format("{}:{}{}", at.method->readable(), at.line, write ? 'w' : 'r');
      for (const Access& other : accesses)
        if (other.stop.object == stop.object && other.stop.offset == stop.offset &&
            (write || other.stop.kind == StopKind::VolatileWrite))
          truth_.races.insert(pair_of(other.name, name));
      accesses.push_back({stop, name});
    }
  }

  // (Everything is promoted, so that plain accesses are operations, too. Volatile ones are no plain accesses.)
  bool is_plain(const Operation& stop) const {
    const vm::ObjectHeader& h = world_.heap.header(stop.object);
    const vm::Class* c = world_.classes.by_id(h.class_id);
    if (c->is_array()) return true;
    const vm::Field* f = c->field_at(stop.offset, (h.flags & vm::kStaticsHolder) != 0);
    return f != nullptr && !f->is_volatile();
  }

  void note_end() {
    for (const auto& t : world_.threads)
      if (t->core.state != vm::ThreadState::Dead && t->core.state != vm::ThreadState::Unborn) {
        truth_.can_get_stuck = true;
        return;
      }
    truth_.end_states.insert(racy_end_state(world_));
  }

  vm::World& world_;
  checkpoint::Checkpoints checkpoints_;
  const u64 max_states_;
  std::set<checkpoint::Digest> seen_;
  std::vector<Node> path_;
  RacyTruth truth_;
};

void compare_racy_sets(const std::string& what, const std::set<std::string>& expected,
                       const std::set<std::string>& found, std::vector<std::string>& out) {
  for (const std::string& s : expected)
    if (!found.contains(s)) out.push_back(fmt::format("misses {}: {}", what, s));
  for (const std::string& s : found)
    if (!expected.contains(s)) out.push_back(fmt::format("false {}: {}", what, s));
}

}  // namespace

RacyTruth racy_truth(const RacyProgram& program, u64 max_states) {
  interp::ProgramClasses classes(assembly_of(program));
  interp::TestNatives natives;
  vm::RunOptions options;
  make_explorable(&options);
  options.full_join = false;
  options.queue_finalizers = false;
  options.promoted = {"*"};
  vm::World world(classes, natives, options);
  const interp::StartResult started = interp::start_program(world, "Main");
  HEDDLE_CHECK(started.ok, started.error);
  return BruteForce(world, max_states).run();
}

RacyVerdict racy_verdict(const RacyProgram& program, const RacyLimits& limits, const std::vector<std::string>& promoted,
                         const SummaryOptions& summary) {
  ExploreOptions options;
  options.mode = *mode_by_name("proof");
  options.mode.summary = summary;
  options.mode.keep_one_of = limits.keep_one_of;
  options.limits.max_schedules = limits.paths;
  options.limits.max_seconds = 0;
  options.limits.max_findings = ~0ull;
  options.limits.max_steps = 2'000;  // of a block: in programs this small, a thread that makes more steps spins
  options.run.promoted = promoted;
  options.minimise = false;
  options.collect_end_states = true;
  options.end_state = racy_end_state;
  options.workers = limits.workers;
  options.workers_after = 0;
  if (limits.workers > 1 || limits.ranks > 1)
    options.on_worker_step = [&](u32 worker) {
      if ((limits.slow_workers >> worker & 1) != 0) ::usleep(20);
    };
  std::optional<LocalMessenger> messenger;
  std::optional<Ranks> ranks;
  if (limits.ranks > 1) {
    messenger.emplace(limits.ranks);
    messenger->fork_others();
    options.ranks = &ranks.emplace(*messenger);
  }
  const ExploreResult result = explore_assembly(assembly_of(program), options);
  if (ranks && !ranks->is_first()) messenger->finish();  // its end
  HEDDLE_CHECK(result.error.empty() && result.lost_worker.empty(), result.error + result.lost_worker);
  RacyVerdict verdict;
  verdict.too_large = result.end != SearchEnd::Exhausted;
  verdict.end_states = result.end_states;
  verdict.can_get_stuck = !result.stuck_keys.empty() || !result.cycle_keys.empty();
  verdict.nodes = result.counts.nodes;
  verdict.restarts = result.restarts;
  for (const Finding& f : result.findings) {
    if (!f.confirmed) verdict.unconfirmed.insert(to_string(f.key) + " (" + f.message + ")");
    if (f.kind != FindingKind::DataRace || f.accesses.size() != 2) continue;
    const auto name = [](const AccessReport& a) {
      return fmt::format("{}:{}{}", a.stack.front().method, a.stack.front().line, a.write ? 'w' : 'r');
    };
    verdict.races.insert(pair_of(name(f.accesses[0]), name(f.accesses[1])));
  }
  return verdict;
}

RacyComparison compare_races(const RacyProgram& program, const RacyLimits& limits, const SummaryOptions& summary) {
  RacyComparison c;
  c.truth = racy_truth(program, limits.states);
  if ((c.skipped = c.truth.too_large)) return c;
  c.found = racy_verdict(program, limits, {}, summary);
  if ((c.skipped = c.found.too_large)) return c;
  c.missed = !c.truth.races.empty() && c.found.races.empty();
  if (c.missed) c.differences.push_back("misses every race: " + *c.truth.races.begin());
  for (const std::string& race : c.found.races)
    if (!c.truth.races.contains(race)) {
      c.false_alarm = true;
      c.differences.push_back("false race: " + race);
    }
  for (const std::string& finding : c.found.unconfirmed) c.differences.push_back("not shown again: " + finding);
  // Without races the end states must be the same although plain accesses are no operations in the exploration. And
  // with all of them operations the end states must be the same with races, too.
  if (c.truth.races.empty()) {
    compare_racy_sets("end state", c.truth.end_states, c.found.end_states, c.differences);
    if (c.truth.can_get_stuck && !c.found.can_get_stuck) c.differences.push_back("misses that it can get stuck");
  }
  c.promoted = racy_verdict(program, limits, {"*"}, summary);
  if (!c.promoted.too_large)
    compare_racy_sets("end state with everything promoted", c.truth.end_states, c.promoted.end_states, c.differences);
  return c;
}

RacyProgram shrink(RacyProgram program, const std::function<bool(const RacyProgram&)>& differs) {
  for (bool smaller = true; smaller;) {
    smaller = false;
    for (RacyProgram& r : reductions(program))
      if (differs(r)) {
        program = std::move(r);
        smaller = true;
        break;
      }
  }
  return program;
}

}  // namespace heddle::tester
