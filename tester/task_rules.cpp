#include "tester/task_rules.h"

#include <string_view>

#include "interp/task_threads.h"

namespace heddle::tester {

TaskConduct TaskRules::of(const Block& block) const {
  const ThreadId t = block.thread;
  const bool dies = block.end == BlockEnd::Dead || block.end == BlockEnd::Ended;
  const bool waits = block.end == BlockEnd::Wait || block.end == BlockEnd::Spinning || block.let_spin ||
                     (block.end == BlockEnd::Blocked && block.want.kind != WantKind::Monitor);
  // (What has other owners than monitors have is not for tasks: heddle/WaitQueue.java.)
  const bool holds = !held_.held(t).empty();
  if (dies && holds && interp::runs_task(world_, t)) return TaskConduct::Broken;
  if (waits && (holds || (interp::runs_task(world_, t) && !waits_in_fork_join(t, block.want))))
    return TaskConduct::Waits;
  return TaskConduct::Fine;
}

TaskConduct TaskRules::of_cycle(ThreadId t) const {
  return interp::runs_task(world_, t) || !held_.held(t).empty() ? TaskConduct::Waits : TaskConduct::Fine;
}

// A task of a ForkJoinPool, for another one or a CompletableFuture: while it does others work for it, as many as are
// needed.
bool TaskRules::waits_in_fork_join(ThreadId t, const Want& want) const {
  const auto class_name = [&](Ref object) -> std::string_view {
    return world_.classes.by_id(world_.heap.header(object).class_id)->name;
  };
  const auto is_of_fork_join = [&](ThreadId u) {
    return class_name(world_.thread(u).core.java_thread) == "java/util/concurrent/ForkJoinWorkerThread";
  };
  const vm::ThreadCore& core = world_.thread(t).core;
  if (!is_of_fork_join(t)) return false;
  if (want.kind == WantKind::Join) return interp::runs_task(world_, want.what) && is_of_fork_join(want.what);
  if (core.wait_object == 0) return false;
  const std::string_view set = class_name(core.wait_object);
  return set == "java/util/concurrent/ForkJoinTask$Sync" || set == "java/util/concurrent/CompletableFuture$Sync";
}

}  // namespace heddle::tester
