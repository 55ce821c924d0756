#include "cli/saved_start.h"

#include <algorithm>
#include <cstdio>

#include "interp/reclaimers.h"
#include "tester/hidden_state.h"
#include "tester/running_world.h"

namespace heddle::cli {
namespace {

// Turns the options into those of an exploration that begins at a saved world.
void explore_from(const SavedWorld& saved, const vm::World& world, ExplorationOptions* options) {
  tester::ExploreOptions& explore = options->search.explore;
  const std::vector<std::string> promoted = explore.run.promoted;
  const bool spurious = explore.run.spurious_wakeups;
  const u32 hash_orders = explore.run.hash_orders;
  explore.run = saved.exploring_options();
  explore.run.promoted = promoted;
  explore.run.spurious_wakeups = spurious;
  explore.run.hash_orders = hash_orders;
  explore.from_saved_world = true;
  options->file = saved.saved().program;
  options->arguments = explore.run.arguments;
  // Somebody may have been saved in the middle of Java's wait loop for a join, which must then go on as one.
  explore.observed.full_join = explore.run.full_join;
  // Nor may an interrupt that has been made before be overlooked, if nobody makes another one.
  const bool interrupted =
      std::any_of(world.threads.begin(), world.threads.end(), [](const auto& t) { return t->core.interrupted != 0; });
  if (interrupted) {
    explore.observed.interrupts = true;
    explore.observed.library_state.emplace_back(tester::kInterruptsMade);
  }
  if (tester::standard_monitors_are_used(world)) explore.observed.library_state.emplace_back(tester::kStandardMonitors);
  // If the world has a finalizer thread, that is a thread of the exploration.
  const vm::ThreadId finalizer = interp::finalizer_thread(world);
  if (finalizer == vm::kNoThread) return;
  const vm::ThreadState state = world.thread(finalizer).core.state;
  explore.explore_finalizers |= state != vm::ThreadState::Unborn && state != vm::ThreadState::Dead;
}

}  // namespace

std::unique_ptr<Program> load_saved_program(ExplorationOptions* options, std::unique_ptr<SavedWorld>* saved) {
  *saved = SavedWorld::read(options->load_file, options->file);
  if (!*saved) return nullptr;
  std::unique_ptr<Program> program = (*saved)->take_program();
  std::string error;
  const auto world = (*saved)->exploring_world(*program, (*saved)->exploring_options(), &error);
  if (!world) {
    std::fprintf(stderr, "vm: %s %s\n", options->load_file.c_str(), error.c_str());
    return nullptr;
  }
  explore_from(**saved, *world, options);
  program->know((*saved)->saved().facts, false);
  return program;
}

}  // namespace heddle::cli
