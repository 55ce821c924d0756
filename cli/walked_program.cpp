#include "cli/walked_program.h"

#include "checkpoint/archive.h"
#include "cli/name_list.h"
#include "tester/replay.h"
#include "tester/running_world.h"

namespace heddle::cli {
std::unique_ptr<KeptSchedule> schedule_from_the_start(const std::string& file,
                                                      const std::vector<std::string>& arguments,
                                                      const vm::RunOptions& run, u32 max_timeouts, bool full_join) {
  auto kept = std::make_unique<KeptSchedule>();
  kept->path = kept->source = file;
  kept->program = load_program(kept->source);
  if (!kept->program) return nullptr;
  interp::Schedule& schedule = kept->schedule;
  schedule.program = kept->source;
  schedule.program_hash = kept->program->hash();
  schedule.arguments = arguments;
  schedule.options = {{"assertions", run.assertions ? "on" : "off"},
                      {"join", full_join ? "full" : "primitive"},
                      {"interrupts", "leave"},
                      {"max-timeouts", std::to_string(max_timeouts)},
                      {"heap", std::to_string(run.max_heap_bytes)}};
  if (run.no_exit) schedule.options.emplace_back("exit", "fails");
  if (!run.sandbox.empty()) schedule.options.emplace_back("sandbox", "on");
  if (!run.promoted.empty()) schedule.options.emplace_back("promote", joined_names(run.promoted));
  kept->run = run;
  tester::make_explorable(&kept->run);
  kept->run.full_join = full_join;
  kept->run.waiters_leave = true;
  kept->run.queue_finalizers = false;
  kept->run.arguments = schedule.arguments;
  kept->runner.max_timeouts = max_timeouts;
  kept->runner.observed.full_join = full_join;
  kept->runner.observed.interrupts = true;
  return kept;
}

namespace {

// What a walk shows, in the words that schedules have for it: a failure, a race, a deadlock, or else its output.
tester::FindingId verdict_of(const tester::ReplayResult& r) {
  if (!r.fault_keys.empty()) return r.fault_keys.back();
  if (!r.race_keys.empty()) return r.race_keys.back();
  if (r.all_stuck) return r.stuck_key;
  if (!r.cycles.empty()) return r.cycles.front().key;
  if (!r.stranded.empty()) return r.stranded.front();
  return tester::printed_id(r.output);
}

}  // namespace

bool save_walk(const KeptSchedule& kept, const std::vector<tester::PathStep>& path, const vm::World& walked,
               const std::string& file, std::string* error, const tester::FindingId* shows) {
  interp::Schedule schedule = kept.schedule;
  schedule.steps = tester::to_schedule(walked, path).steps;
  const tester::WorldPointer world = kept.start();
  if (!world) {
    *error = "the program cannot be started a second time";
    return false;
  }
  tester::ReplayResult replayed = tester::replay(*world, schedule, kept.runner, {false, true});
  if (!replayed.followed) {
    *error = "this way cannot be gone a second time: " + replayed.error;
    return false;
  }
  schedule.verdict = to_string(shows ? *shows : verdict_of(replayed));
  for (size_t i = 0; i < schedule.steps.size(); ++i) schedule.steps[i].anchors = std::move(replayed.anchors[i]);
  if (!tester::has_anchors(schedule))  // its last step ended the program early
    for (interp::ScheduleStep& step : schedule.steps) step.anchors.clear();
  add_code(*kept.program, &schedule);
  if (!kept.outside) schedule.outside = kept.program->outside_facts();
  return checkpoint::replace_file(file, interp::write_schedule(schedule), error);
}

}  // namespace heddle::cli
