#include "test_support/explored_assembly.h"

#include <fmt/format.h>

#include "test_support/random_comparison.h"
#include "test_support/test_world.h"

namespace heddle::tester {

ExploreResult explore_assembly(const std::string& text, const ExploreOptions& options) {
  interp::ProgramClasses classes(text);
  interp::TestNatives natives;
  const WorldFactory factory = [&](const vm::RunOptions& run, std::string* error) {
    WorldPointer world(new vm::World(classes, natives, run));
    const interp::StartResult started = interp::start_program(*world, "Main");
    if (started.ok) return world;
    *error = started.error;
    return WorldPointer();
  };
  return explore(factory, options);
}

SharedExploration::SharedExploration(std::string program, u32 workers) : text(std::move(program)) {
  options.mode = *mode_by_name("proof");
  options.limits.max_seconds = 0;
  options.limits.max_timeouts = 2;
  options.limits.max_findings = ~0ull;
  options.collect_end_states = true;
  options.minimise = false;
  options.workers = workers;
  options.workers_after = 0;
}

ExploreResult SharedExploration::run() const {
  const RandomProgram program = program_from_text(text);
  ExploreOptions all = options;
  all.end_state = [&](const vm::World& world) { return end_state(world, program); };
  return explore_assembly(assembly_of(program), all);
}

std::string adding_threads(u32 threads, u32 turns) {
  std::string text = "thread 0\n";
  for (u32 t = 1; t <= threads; ++t) text += fmt::format("  start thread {}\n", t);
  for (u32 t = 1; t <= threads; ++t) text += fmt::format("  join thread {}\n", t);
  for (u32 t = 1; t <= threads; ++t) {
    text += fmt::format("thread {}\n", t);
    for (u32 i = 0; i < turns; ++i) text += fmt::format("  vread {}\n  vwrite {} ={}\n", i % 2, (i + t) % 2, t);
  }
  return text;
}

u64 states_taken(const ExploreResult& result) {
  u64 n = 0;
  for (const WorkerFigures& w : result.workers) n += w.taken;
  return n;
}

}  // namespace heddle::tester
