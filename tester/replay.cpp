#include "tester/replay.h"

#include <algorithm>
#include <charconv>

#include "tester/describe.h"
#include "tester/explain.h"

namespace heddle::tester {

using interp::Stop;
using interp::StopKind;
using vm::ThreadState;

namespace {

// What an operation is called in a schedule; empty: not worth a line.
std::string operation_text(const vm::World& world, ThreadId t, const Stop& s, Place* place) {
  std::vector<Place> stack = places_of(world, t);
  if (const Place* p = user_place(stack)) *place = *p;
  auto object = [&] { return world.object_label(s.object); };
  auto field = [&] {
    const vm::Thread& thread = world.thread(t);
    return variable_label(world, s.object, s.offset, thread.top().method, thread.top().pc);
  };
  auto other = [&] {
    return s.target < world.threads.size() && world.thread(s.target).core.state != ThreadState::Unborn
               ? world.thread_label(s.target)
               : std::string("a thread");
  };
  switch (s.kind) {
    case StopKind::Enter: return s.reentrant ? "" : "enters " + object();
    case StopKind::Reacquire: return "gets " + object() + " back";
    case StopKind::Exit: return s.reentrant ? "" : "leaves " + object();
    case StopKind::Wait: return "waits on " + object();
    case StopKind::Notify: return "notifies one on " + object();
    case StopKind::NotifyAll: return "notifies all on " + object();
    case StopKind::Start: return "starts a thread";
    case StopKind::Join: return "joins " + other();
    case StopKind::Death: return "ends";
    case StopKind::Park: return "parks";
    case StopKind::Unpark: return "unparks " + other();
    case StopKind::Interrupt: return "interrupts " + other();
    case StopKind::InterruptedQuery: return "asks if interrupted";
    case StopKind::IsAlive: return "asks if " + other() + " is alive";
    case StopKind::GetState: return "asks for the state of " + other();
    case StopKind::Sleep: return "sleeps";
    case StopKind::TryEnter: return "tries to enter " + object();
    case StopKind::VolatileRead: return "reads " + field();
    case StopKind::VolatileWrite: return "writes " + field();
    case StopKind::Cas: return "updates " + field();
    case StopKind::ClassInit:
      return "needs class " + world.classes.by_id(s.class_id)->dotted_name();
    case StopKind::ClassInitDone:
      return "has initialised class " + world.classes.by_id(s.class_id)->dotted_name();
    case StopKind::Choose: return "chooses one of " + std::to_string(s.count);
    case StopKind::Input: return "reads input";
    case StopKind::Output: return "prints";
    case StopKind::ExitVm: return "exits the program";
    case StopKind::Waiting: return "its time on " + world.object_label(world.thread(t).core.wait_object) + " is up";
    case StopKind::AssertionFailed: return "the assertion fails";
    case StopKind::Uncaught: return "dies by " + exception_text(world, s.exception);
    default: return "";
  }
}

Finding describe_fault(const vm::World& world, const ProgramFault& fault) {
  Finding f;
  bool assertion = fault.kind == StopKind::AssertionFailed;
  f.kind = assertion ? FindingKind::AssertionFailed : FindingKind::UncaughtException;
  f.key = fault_key(world, fault.thread, assertion, fault.exception);
  f.thread = world.thread_label(fault.thread);
  f.stack = places_of(world, fault.thread);
  f.message = exception_text(world, fault.exception);
  return f;
}

Finding describe_race(const vm::World& world, const RaceReport& race, LocksetTable& locksets,
                      const std::vector<std::vector<Place>>& stacks) {
  Finding f;
  f.kind = race.ordered ? FindingKind::LockDiscipline : FindingKind::DataRace;
  f.key = race_key(world, race);
  f.variable = variable_label(world, race.object, race.offset, race.later.method, race.later.pc);
  auto add = [&](const RaceAccess& a, const std::vector<Place>& stack) {
    AccessReport r;
    r.thread = world.thread_label(a.thread);
    r.write = a.write;
    for (Ref m : locksets.monitors(a.locks)) r.locks.push_back(monitor_label(world, m));
    r.stack = {place_of(*world.classes.method_by_id(a.method), a.pc)};
    if (!stack.empty() && stack.front().method == r.stack.front().method)
      r.stack.insert(r.stack.end(), stack.begin() + 1, stack.end());
    f.accesses.push_back(std::move(r));
  };
  add(race.earlier, {});
  add(race.later, stacks.empty() ? std::vector<Place>{} : stacks.front());
  return f;
}

bool parse_number(const std::string& text, u32* out) {
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), *out);
  return error == std::errc{} && end == text.data() + text.size();
}

}  // namespace

ReplayResult replay(vm::World& world, const interp::Schedule& schedule, const RunnerOptions& base,
                    bool detect_races) {
  ReplayResult result;
  BlockArena arena;
  LocksetTable locksets;
  HeldLocks held(locksets);
  RunnerOptions options = base;
  options.policy = BlockPolicy::SingleOperation;
  BlockRunner runner(world, arena, held, options);
  Eraser eraser(world, locksets, [&](const RaceReport& r) {
    std::string key = race_key(world, r);
    if (std::find(result.race_keys.begin(), result.race_keys.end(), key) != result.race_keys.end()) return;
    result.race_keys.push_back(key);
    result.races.push_back(r);
    result.race_findings.push_back(describe_race(world, r, locksets, {}));
  });
  if (detect_races) runner.add_detector(&eraser);
  runner.on_fault([&](const ProgramFault& f) {
    Finding finding = describe_fault(world, f);
    result.fault_keys.push_back(finding.key);
    result.fault_findings.push_back(std::move(finding));
  });

  ThreadId last = vm::kNoThread;
  size_t step_number = 0;
  for (const interp::ScheduleStep& step : schedule.steps) {
    ++step_number;
    auto misfit = [&](const std::string& why) {
      result.followed = false;
      result.error = "step " + std::to_string(step_number) + " (thread " + step.thread + "): " + why;
    };
    ThreadId t = interp::find_thread(world, step.thread);
    if (t == vm::kNoThread || world.thread(t).core.state == ThreadState::Unborn) {
      misfit("there is no such thread at this point");
      break;
    }
    bool preempts = false;
    if (last != vm::kNoThread && last != t && runner.candidate(last)) {
      Stop next = interp::peek(world, last);
      preempts = next.kind != StopKind::Dead && next.kind != StopKind::Waiting &&
                 want_now(world, last).kind == WantKind::Nothing;
    }
    if (step.count == 0 && world.thread(t).core.state == ThreadState::Runnable) runner.advance(t);
    for (u64 done = 0; done < step.count; ++done) {
      if (world.thread(t).core.state == ThreadState::Dead) {
        misfit("the thread has ended after " + std::to_string(done) + " of " + std::to_string(step.count) +
               " operations");
        break;
      }
      std::vector<Pick> forced;
      for (const auto& p : step.picks) {
        if (p.at != done) continue;
        Pick pick{0, PickKind::Notify, 0, ~0u};
        if (p.kind == "choose") pick.kind = PickKind::Choose;
        if (p.kind == "timeout") pick.kind = PickKind::Timeout;
        if (!parse_number(p.value, &pick.value)) {
          misfit("the decision \"" + p.kind + " " + p.value + "\" is not a number");
          break;
        }
        if (pick.kind != PickKind::Timeout) forced.push_back(pick);
      }
      if (!result.followed) break;
      StepReport trace;
      StopKind kind = StopKind::Dead;
      trace.thread = world.thread_label(t);
      trace.path = step.thread;
      u32 index = runner.run(t, forced, [&](const Stop& stop) {
        kind = stop.kind;
        trace.what = operation_text(world, t, stop, &trace.place);
      });
      const Block block = arena.blocks[index];
      arena.truncate({});
      if (block.end == BlockEnd::Blocked) {
        misfit("the operation cannot proceed: " + stuck_part(world, t, block.want, 0));
        break;
      }
      if (kind == StopKind::Start) {
        for (const auto& thread : world.threads)
          if (thread->parent == t && thread->number + 1 == world.thread(t).core.starts)
            trace.what = "starts " + world.thread_label(thread->id);
      }
      trace.preempts = preempts && done == 0;
      result.preemptions += trace.preempts;
      ++result.operations;
      trace.switches = last != t && done == 0;
      if (!trace.what.empty()) result.trace.push_back(std::move(trace));
      if (block.end == BlockEnd::Ended || block.end == BlockEnd::Abandoned) break;
    }
    if (!result.followed) break;
    last = t;
  }

  // What everybody wants next: threads that have not run yet are brought before their first operation.
  for (ThreadId t = 0; t < world.threads.size(); ++t)
    if (world.thread(t).core.state == ThreadState::Runnable && world.thread(t).core.steps == 0) runner.advance(t);
  result.threads = thread_reports(world, [&](ThreadId t) { return held.held(t); });
  result.output = world.out.text;
  result.errors = world.err.text;

  // A cycle of wants, or nobody who can go on?
  const u32 threads = static_cast<u32>(world.threads.size());
  std::vector<Want> wants(threads);
  std::vector<std::string> parts;
  bool any_free = false;
  for (ThreadId t = 0; t < threads; ++t) {
    const vm::ThreadCore& core = world.thread(t).core;
    if (core.state == ThreadState::Unborn || core.state == ThreadState::Dead) continue;
    wants[t] = want_now(world, t);
    parts.push_back(stuck_part(world, t, wants[t], core.wait_object));
    const bool waits = core.state == ThreadState::Waiting && core.wake_time == ~0ull;
    any_free |= wants[t].kind == WantKind::Nothing && !waits;
  }
  result.all_stuck = !parts.empty() && !any_free;
  if (result.all_stuck) result.stuck_key = stuck_key(parts);
  for (ThreadId t = 0; t < threads; ++t) {
    std::vector<ThreadId> chain;
    ThreadId u = t;
    while (u != vm::kNoThread && std::find(chain.begin(), chain.end(), u) == chain.end()) {
      chain.push_back(u);
      u = wants[u].kind == WantKind::Monitor || wants[u].kind == WantKind::Join ? wants[u].owner : vm::kNoThread;
    }
    if (u != t || *std::min_element(chain.begin(), chain.end()) != t) continue;
    parts.clear();
    for (ThreadId c : chain) parts.push_back(stuck_part(world, c, wants[c], 0));
    result.cycles.push_back({std::move(chain), stuck_key(parts)});
  }
  result.deadlock = result.all_stuck || !result.cycles.empty();
  return result;
}

bool ReplayResult::shows_deadlock(const std::string& key) const {
  if (all_stuck && key == "deadlock: " + stuck_key) return true;
  return std::any_of(cycles.begin(), cycles.end(), [&](const Cycle& c) { return key == "deadlock: " + c.key; });
}

size_t ReplayResult::cycle_length(const std::string& key) const {
  for (const Cycle& c : cycles)
    if (key == "deadlock: " + c.key) return c.threads.size();
  return cycles.empty() ? 0 : cycles.front().threads.size();
}

Finding finding_of_replay(const ReplayResult& r, const std::string& verdict) {
  Finding f;
  f.key = verdict;
  auto find = [&](const std::vector<std::string>& keys, const std::vector<Finding>& findings) {
    for (size_t i = 0; i < keys.size(); ++i)
      if (keys[i] == verdict) {
        f = findings[i];
        f.confirmed = true;
      }
  };
  find(r.fault_keys, r.fault_findings);
  if (!f.confirmed) find(r.race_keys, r.race_findings);
  if (!f.confirmed && verdict.starts_with("deadlock: ")) {
    f.kind = FindingKind::Deadlock;
    f.confirmed = r.deadlock;
  }
  if (!f.confirmed && verdict.starts_with("potential")) {
    f.kind = FindingKind::PotentialDeadlock;
    f.confirmed = true;
  }
  if (!f.confirmed && verdict.starts_with("spin")) {
    f.kind = FindingKind::NeverTerminates;
    f.confirmed = true;
  }
  f.threads = r.threads;
  f.steps = r.trace;
  f.all_stuck = r.all_stuck;
  if (f.kind == FindingKind::Deadlock) f.message = explain_deadlock(f, r.all_stuck, r.cycle_length(verdict));
  if (f.kind == FindingKind::DataRace || f.kind == FindingKind::LockDiscipline) f.message = explain_race(f);
  return f;
}

}  // namespace heddle::tester
