#include "test_support/random_comparison.h"

#include <unistd.h>

#include <algorithm>
#include <set>
#include <sstream>

#include <fmt/format.h>

#include "test_support/explored_assembly.h"
#include "test_support/local_messenger.h"
#include "test_support/test_world.h"
#include "tester/ranks.h"
#include "tester/report.h"
#include "vm/base/check.h"

namespace heddle::tester {
namespace {

void add_fields(const vm::World& world, const vm::Class& c, vm::Ref object, bool statics, bool volatile_only,
                std::string& out) {
  for (const vm::Field& f : c.fields)
    if (f.is_static() == statics && f.bank == vm::Bank::Prim4 && (!volatile_only || f.is_volatile()))
      out += fmt::format("{}.{}={} ", c.name, f.name, static_cast<i32>(world.heap.load<u32>(object, f.offset)));
}

// Of several like threads one has the name of all: which of them it is is nothing that the program can know.
std::string one_of_like(const RandomProgram& program, const std::string& path) {
  for (u32 t = 1; t < program.threads.size(); ++t) {
    if (program.code_of(t) != t || !program.has_like(t)) continue;
    const std::vector<std::string> paths = program.anonymous_paths(t);
    if (std::find(paths.begin(), paths.end(), path) != paths.end()) return paths.front();
  }
  return path;
}

// They keep what they have read in themselves.
std::string histories_of_like(const vm::World& world, const RandomProgram& program) {
  std::multiset<std::string> histories;
  for (const auto& t : world.threads) {
    const vm::Ref object = t->core.java_thread;
    if (t->core.state == vm::ThreadState::Unborn || object == 0) continue;
    const vm::Class& c = *world.classes.by_id(world.heap.header(object).class_id);
    const vm::Field* const h = c.find_field("h", "I");
    if (h == nullptr || h->is_static() || program.has_exit() || t->core.daemon) continue;
    histories.insert(fmt::format("{}.h={} ", one_of_like(program, world.thread_path(t->id)),
                                 static_cast<i32>(world.heap.load<u32>(object, h->offset))));
  }
  std::string out;
  for (const std::string& h : histories) out += h;
  return out;
}

}  // namespace

std::string end_state(const vm::World& world, const RandomProgram& program) {
  std::string out;
  const bool loose = program.has_exit() || program.has_daemons();
  if (world.scalars.exiting) out += fmt::format("exit={} ", world.scalars.exit_code);
  auto class_named = [&](const std::string& name) { return const_cast<vm::World&>(world).classes.load(name); };
  const vm::Class& main = *class_named("Main");
  out += histories_of_like(world, program);
  for (const vm::Field& f : main.fields) {
    if (f.bank != vm::Bank::Prim4) continue;
    bool shown = !loose || f.is_volatile();
    if (f.name.front() == 'h' && f.name.size() == 2 && !program.has_exit())
      shown |= !program.threads[static_cast<size_t>(f.name[1] - '0')].daemon;
    if (shown) out += fmt::format("{}={} ", f.name, static_cast<i32>(world.heap.load<u32>(main.statics, f.offset)));
  }
  auto reference = [&](const std::string& name, const std::string& descriptor) {
    return world.heap.load<vm::Ref>(main.statics, main.find_field(name, descriptor)->offset);
  };
  if (const vm::Ref cell = reference("cell", "LCell;"))
    add_fields(world, *class_named("Cell"), cell, false, loose, out);
  if (loose) return out;
  if (program.has_queue())
    if (const vm::Ref queue = reference("queue", "LQueue;"))
      add_fields(world, *class_named("Queue"), queue, false, false, out);
  for (u32 x = 0; x < program.variables.size(); ++x)
    if (program.variables[x].place == RandomVariable::Place::Box)
      if (const vm::Ref box = reference(fmt::format("b{}", x), "LBox;"))
        add_fields(world, *class_named("Box"), box, false, false, out);
  if (const vm::Ref elements = reference("elements", "[I"))
    for (u32 i = 0; i < world.heap.header(elements).length; ++i)
      out += fmt::format("[{}]={} ", i, static_cast<i32>(world.heap.load<u32>(elements, i * 4)));
  for (u32 l = 0; l < program.locks; ++l)
    if (const vm::Ref lock = reference(fmt::format("l{}", l), fmt::format("LL{};", l)))
      add_fields(world, *class_named(fmt::format("L{}", l)), lock, false, false, out);
  for (u32 c = 0; c < program.classes.size(); ++c) {
    const vm::Class& k = *class_named(fmt::format("C{}", c));
    if (k.statics != 0) add_fields(world, k, k.statics, true, false, out);
  }
  std::multiset<std::string> uncaught;
  for (const auto& t : world.threads)
    if (t->core.state == vm::ThreadState::Dead && t->core.uncaught)
      uncaught.insert("uncaught " + one_of_like(program, world.thread_path(t->id)) + ' ');
  for (const std::string& s : uncaught) out += s;
  return out;
}

// The key of a finding, with the like threads' names replaced.
std::set<std::string> without_names_of_like(const RandomProgram& program, const std::set<std::string>& keys) {
  std::set<std::string> out;
  for (const std::string& key : keys) {
    FindingId id = finding_id_of(key);
    for (std::string& part : id.parts) {
      std::string words;
      std::istringstream in(part);
      for (std::string word; in >> word;) words += (words.empty() ? "" : " ") + one_of_like(program, word);
      part = words;
    }
    if (id.kind == CauseKind::Deadlock) std::sort(id.parts.begin(), id.parts.end());
    out.insert(to_string(id));
  }
  return out;
}

namespace {

void compare_sets(const char* what, const std::set<std::string>& expected, const std::set<std::string>& found,
                  std::vector<std::string>& out) {
  for (const std::string& s : expected)
    if (!found.contains(s)) out.push_back(fmt::format("misses {}: {}", what, s));
  for (const std::string& s : found)
    if (!expected.contains(s)) out.push_back(fmt::format("false {}: {}", what, s));
}

// The parts of a deadlock's key: who stands where.
std::set<std::string> parts_of(const std::string& deadlock) {
  const FindingId id = finding_id_of(deadlock);
  return {id.parts.begin(), id.parts.end()};
}

bool has_all(const std::set<std::string>& all, const std::set<std::string>& some) {
  return std::ranges::includes(all, some);
}

// Who only waits for a monitor or for an end may stand anywhere, or have ended, if those whom he waits for are stuck
// without him.
bool may_be_bystander(const std::string& part) {
  return part.find(" wants ") != std::string::npos || part.find(" joins ") != std::string::npos;
}

// Are the two the same deadlock with bystanders at other places?
bool differ_in_bystanders(const std::set<std::string>& one, const std::set<std::string>& other) {
  const auto covered = [](const std::set<std::string>& these, const std::set<std::string>& by) {
    return std::ranges::all_of(these,
                               [&](const std::string& part) { return by.contains(part) || may_be_bystander(part); });
  };
  const bool common = std::ranges::any_of(
      one, [&](const std::string& part) { return other.contains(part) && !may_be_bystander(part); });
  return common && covered(one, other) && covered(other, one);
}

// Summaries show each way in which threads come to be stuck, but not with each place at which bystanders may stand
// meanwhile. Such deadlocks of all threads count as found.
void forgive_bystanders(const RandomOutcome& expected, RandomOutcome* found) {
  std::vector<std::set<std::string>> cycles, stuck;
  for (const std::string& s : found->cycles) cycles.push_back(parts_of(s));
  for (const std::string& s : found->stuck) stuck.push_back(parts_of(s));
  for (const std::string& s : expected.stuck) {
    const std::set<std::string> parts = parts_of(s);
    const auto followed = [&](const std::set<std::string>& cycle) { return has_all(parts, cycle); };
    const auto alike = [&](const std::set<std::string>& other) { return differ_in_bystanders(parts, other); };
    if (std::ranges::any_of(cycles, followed) || std::ranges::any_of(stuck, alike)) found->stuck.insert(s);
  }
}

}  // namespace

RandomOutcome explore_random(const RandomProgram& program, const ModeOptions& mode, u64 max_paths, bool as_delivered,
                             bool gc_stress, const PartialOptions& partial,
                             const std::function<void(const std::string&)>& at_end,
                             const std::function<void(ExploreOptions&)>& change) {
  RandomOutcome outcome;
  ExploreOptions options;
  options.mode = mode;
  options.limits.max_schedules = max_paths;
  options.run.gc_stress = options.check_digests = gc_stress;
  options.limits.max_seconds = 0;
  options.limits.max_findings = ~0ull;
  options.limits.max_timeouts = 2;
  options.detect_races = options.confirm = as_delivered;
  options.minimise = false;
  options.collect_end_states = true;
  options.partial = partial;
  options.end_state = [&](const vm::World& world) {
    std::string state = end_state(world, program);
    if (at_end) at_end(state);
    return state;
  };
  if (change) change(options);
  ExploreResult result = explore_assembly(assembly_of(program), options);
  outcome.error = result.error + result.lost_worker;
  outcome.too_large = result.end != SearchEnd::Exhausted && result.end != SearchEnd::Partial;
  outcome.end_states = std::move(result.end_states);
  outcome.faults = without_names_of_like(program, result.fault_keys);
  outcome.cycles = without_names_of_like(program, result.cycle_keys);
  outcome.stuck = without_names_of_like(program, result.stuck_keys);
  outcome.counts = result.counts;
  outcome.restarts = result.restarts;
  outcome.evicted = result.evicted_states;
  outcome.coverage = result.coverage;
  outcome.taken = states_taken(result);
  result.seconds = 0;
  result.cache_bytes = 0;  // (packed summaries name old objects, which collections may have moved)
  outcome.report = stats_line(result);
  for (const Finding& f : result.findings) {
    if (f.kind == FindingKind::DataRace) outcome.races.insert(to_string(f.key));
    if (as_delivered) outcome.report += finding_text(f, {});
  }
  for (const std::string& error : result.internal_errors) outcome.unconfirmed.insert(error);
  return outcome;
}

std::vector<std::string> differences(const RandomOutcome& expected, const RandomOutcome& found) {
  std::vector<std::string> out;
  if (expected.error != found.error) out.push_back("error: " + found.error);
  compare_sets("end state", expected.end_states, found.end_states, out);
  compare_sets("failure", expected.faults, found.faults, out);
  compare_sets("cycle", expected.cycles, found.cycles, out);
  compare_sets("total deadlock", expected.stuck, found.stuck, out);
  compare_sets("race", expected.races, found.races, out);
  compare_sets("finding", expected.unconfirmed, found.unconfirmed, out);
  return out;
}

bool has_like_threads(const RandomProgram& program) {
  return std::any_of(program.threads.begin(), program.threads.end(), [](const RandomThread& t) { return t.like >= 0; });
}

RandomComparison compare_modes(const RandomProgram& program, const RandomLimits& limits,
                               const DependenceOptions& dependence, const SummaryOptions& summary) {
  RandomComparison c;
  auto add = [&](const std::string& who, const RandomOutcome& found) {
    for (const std::string& d : differences(c.brute_force, found)) c.differences.push_back(who + " " + d);
  };
  c.brute_force = explore_random(program, *mode_by_name("all"), limits.brute_force_paths);
  if (!c.brute_force.error.empty()) c.differences.push_back("error: " + c.brute_force.error);
  if ((c.skipped = c.brute_force.too_large)) return c;
  ModeOptions proof = *mode_by_name("proof");
  proof.dependence = dependence;
  proof.summary = summary;
  proof.keep_one_of = limits.keep_one_of;
  const auto explore_proof = [&] {
    return explore_random(program, proof, limits.proof_paths, false, false, {}, nullptr, [&](ExploreOptions& options) {
      options.limits.cache_bytes = limits.cache_bytes;
      options.detect_races = program.has_plain_additions();  // (only then do these commute)
    });
  };
  c.cached = explore_proof();
  if ((c.skipped = c.cached.too_large)) return c;
  forgive_bystanders(c.brute_force, &c.cached);
  add("proof with cache", c.cached);
  if (has_like_threads(program)) {
    proof.like_threads = false;
    c.unlike = explore_proof();
    proof.like_threads = true;
    forgive_bystanders(c.brute_force, &c.unlike);
    if (!c.unlike.too_large) add("proof without like threads", c.unlike);
  }
  proof.cache = false;
  c.proof = explore_proof();
  if ((c.skipped = c.proof.too_large && c.differences.empty())) return c;
  if (!c.proof.too_large) add("proof", c.proof);
  return c;
}

RandomComparison compare_delivered(const RandomProgram& program, const RandomLimits& limits) {
  RandomComparison c;
  c.brute_force = explore_random(program, *mode_by_name("all"), limits.brute_force_paths);
  ModeOptions proof = *mode_by_name("proof");
  proof.keep_one_of = limits.keep_one_of;
  c.proof = explore_random(program, proof, limits.proof_paths, true);
  c.skipped = c.brute_force.too_large || c.proof.too_large;
  forgive_bystanders(c.brute_force, &c.proof);
  if (!c.skipped) c.differences = differences(c.brute_force, c.proof);
  return c;
}

RandomComparison compare_ends(const RandomProgram& program, const RandomLimits& limits, const SummaryOptions& summary) {
  const auto look = [](ExploreOptions& options) {
    options.outcomes = options.end_state_is_output = true;
    options.end_state = [](const vm::World& world) {
      const std::string& printed = world.out.text;
      return world.scalars.exiting ? fmt::format("{}exit={}", printed, world.scalars.exit_code) : printed;
    };
  };
  RandomComparison c;
  const auto explore = [&](const char* mode, u64 paths, bool cache = true) {
    ModeOptions options = *mode_by_name(mode);
    options.cache &= cache;
    options.summary = summary;
    options.keep_one_of = limits.keep_one_of;
    return explore_random(program, options, paths, false, false, {}, nullptr, look);
  };
  c.brute_force = explore("all", limits.brute_force_paths);
  c.cached = explore("proof", limits.proof_paths);
  c.proof = explore("proof", limits.proof_paths, false);
  c.skipped = c.brute_force.too_large || c.cached.too_large;
  if (c.skipped) return c;
  forgive_bystanders(c.brute_force, &c.cached);
  c.differences = differences(c.brute_force, c.cached);
  if (!c.proof.too_large)
    for (const std::string& d : differences(c.brute_force, c.proof)) c.differences.push_back("without a cache: " + d);
  return c;
}

namespace {
// `proof` by several processes, of which those are slow whose bit of `seed` is set.
void explore_shared(const RandomProgram& program, u64 seed, const RandomLimits& limits,
                    const std::function<void(ExploreOptions&)>& change, RandomComparison* c) {
  const auto with_others = [&](ExploreOptions& options) {
    change(options);
    options.workers_after = 0;
    options.on_worker_step = [=](u32 worker) {
      if ((seed >> worker & 1) != 0) ::usleep(20);
    };
  };
  ModeOptions proof = *mode_by_name("proof");
  proof.keep_one_of = limits.keep_one_of;
  c->proof = explore_random(program, proof, limits.proof_paths, true, false, {}, nullptr, with_others);
}

void judge_shared(RandomComparison* c, u64* taken) {
  if (taken != nullptr) *taken += c->proof.taken;
  c->skipped = c->proof.too_large && c->proof.error.empty();
  forgive_bystanders(c->brute_force, &c->proof);
  if (!c->skipped) c->differences = differences(c->brute_force, c->proof);
}
}  // namespace

RandomComparison compare_workers(const RandomProgram& program, u32 workers, u64 seed, u64* taken,
                                 const RandomLimits& limits) {
  RandomComparison c;
  c.brute_force = explore_random(program, *mode_by_name("all"), limits.brute_force_paths);
  if ((c.skipped = c.brute_force.too_large)) return c;
  explore_shared(
      program, seed, limits, [&](ExploreOptions& options) { options.workers = workers; }, &c);
  judge_shared(&c, taken);
  return c;
}

RandomComparison compare_ranks(const RandomProgram& program, u32 ranks, u64 seed, u64* taken,
                               const RandomLimits& limits) {
  RandomComparison c;
  c.brute_force = explore_random(program, *mode_by_name("all"), limits.brute_force_paths);
  if ((c.skipped = c.brute_force.too_large)) return c;
  LocalMessenger messenger(ranks);
  messenger.fork_others();
  Ranks all(messenger);
  // (All of them come here; all but the first go no further than explore(), for their process ends with the messages.)
  explore_shared(
      program, seed, limits, [&](ExploreOptions& options) { options.ranks = &all; }, &c);
  if (!all.is_first()) messenger.finish();
  judge_shared(&c, taken);
  return c;
}

RandomComparison compare_bits(const RandomProgram& program, const RandomLimits& limits) {
  RandomComparison c;
  c.brute_force = explore_random(program, *mode_by_name("all"), limits.brute_force_paths);
  if ((c.skipped = c.brute_force.too_large)) return c;
  for (const char* mode : {"proof", "all"}) {
    for (const u64 bytes : {u64{1} << 20, u64{64}}) {
      c.cached = explore_random(program, *mode_by_name(mode), limits.brute_force_paths, false, false, {}, nullptr,
                                [=](ExploreOptions& options) { options.limits.bitstate_bytes = bytes; });
      if ((c.skipped = c.cached.too_large)) return c;
      forgive_bystanders(c.brute_force, &c.cached);
      for (const std::string& d : differences(c.brute_force, c.cached))
        if (bytes > 64 || d.starts_with("false")) c.differences.push_back(fmt::format("{} by bits {}", mode, d));
    }
  }
  return c;
}

RandomComparison compare_digest(const RandomProgram& program, const RandomLimits& limits) {
  RandomComparison c;
  ModeOptions all = *mode_by_name("all");
  c.brute_force = explore_random(program, all, limits.brute_force_paths);
  all.exact_states = true;
  c.proof = explore_random(program, all, limits.brute_force_paths);
  c.skipped = c.brute_force.too_large || c.proof.too_large;
  if (!c.skipped) c.differences = differences(c.proof, c.brute_force);
  return c;
}

namespace {
// Of "race Main.v0 T1.run:7w T2.run:2r", which ends with the two accesses: "race Main.v0".
std::set<std::string> raced_variables(const std::set<std::string>& races) {
  std::set<std::string> variables;
  for (const std::string& key : races) variables.insert(key.substr(0, key.rfind(' ', key.rfind(' ') - 1)));
  return variables;
}
}  // namespace

RandomComparison compare_collections(const RandomProgram& program, const RandomLimits& limits) {
  RandomComparison c;
  ModeOptions proof = *mode_by_name("proof");
  c.brute_force = explore_random(program, proof, limits.proof_paths, true);
  c.proof = explore_random(program, proof, limits.proof_paths, true, true);
  c.skipped = c.brute_force.too_large && c.proof.too_large;
  if (c.skipped) return c;
  c.differences = differences(c.brute_force, c.proof);
  // (What is garbage is in no footprint after a collection, so that fewer blocks may depend on each other.)
  const auto is_count = [](const std::string& line) {
    return line.starts_with("stats: ") || line.starts_with("explored all schedules: ");
  };
  std::istringstream expected(c.brute_force.report), found(c.proof.report);
  for (std::string line, other; std::getline(expected, line) && std::getline(found, other);)
    if (line != other && !(is_count(line) && is_count(other)))
      c.differences.push_back("report with collections: " + other + " instead of " + line);
  proof.cache = false;
  c.cached = explore_random(program, proof, limits.proof_paths, true);
  // Which pairs of accesses of a variable are told depends on the paths: behind a race the guarantee ends.
  const std::set<std::string> raced = raced_variables(c.brute_force.races);
  if (!c.cached.too_large)
    for (const std::string& variable : raced_variables(c.cached.races))
      if (!raced.contains(variable)) c.differences.push_back("with the cache misses races of " + variable);
  return c;
}

RandomProgram shrink(RandomProgram program, const std::function<bool(const RandomProgram&)>& differs) {
  for (bool smaller = true; smaller;) {
    smaller = false;
    for (RandomProgram& r : reductions(program))
      if (differs(r)) {
        program = std::move(r);
        smaller = true;
        break;
      }
  }
  return program;
}

}  // namespace heddle::tester
