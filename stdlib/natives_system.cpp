// Natives of java.lang.System and Runtime, and of heddle.VM.
#include <algorithm>

#include "interp/task_threads.h"
#include "stdlib/native_tables.h"
#include "vm/hash.h"

namespace heddle::stdlib {

namespace {

void max_memory(NativeContext& c) { c.result_long(static_cast<i64>(c.heap().limit_bytes())); }
void free_memory(NativeContext& c) {
  const u64 limit = c.heap().limit_bytes();
  c.result_long(static_cast<i64>(limit - std::min(limit, c.world.bytes_in_use())));
}

void full_join(NativeContext& c) { c.result_int(c.world.options.full_join); }
// Whether threads meet in that part of the library's state, so that its accesses are visible operations.
void shared(NativeContext& c) {
  const std::vector<std::string>& parts = c.world.options.promoted;
  c.result_int(!parts.empty() && std::find(parts.begin(), parts.end(), c.world.string_utf8(c.refs[0])) != parts.end());
}
void exploring(NativeContext& c) { c.result_int(c.world.options.time == vm::TimePolicy::Free); }

void latches_add(NativeContext& c) { c.result_int(c.world.options.latches_add); }
void thread_per_task(NativeContext& c) { c.result_int(c.world.options.thread_per_task); }
void in_task(NativeContext& c) {
  c.result_int(c.world.options.thread_per_task && interp::runs_task(c.world, c.thread));
}

void next_seed(NativeContext& c) {
  c.world.before_write_thread(c.thread);
  vm::Thread& t = c.world.thread(c.thread);
  const u64 count = t.core.clock_reads++;
  const u64 seed = c.world.options.random_seed + vm::mix64(t.path_hash + vm::mix64(count));
  c.world.scalars.random_drawn = 1;  // only when it changes, because every mark copies the scalars
  c.result_long(static_cast<i64>(vm::mix64(seed)));
}

void error_text(NativeContext& c) { c.result_ref(c.new_string(vm::error_text(c.arg_int(0)))); }

void environment(NativeContext& c) {
  if (is_null(c, c.refs[0])) return;
  const std::string name = c.world.string_utf8(c.refs[0]);
  if (name.empty()) return c.result_ref(c.new_string(c.world.outside->environment()));
  const std::optional<std::string> value = c.world.outside->variable(name);
  c.result_ref(value ? c.new_string(*value) : 0);
}

void property(NativeContext& c) {
  if (is_null(c, c.refs[0])) return;
  c.result_ref(c.new_string(c.world.outside->property(c.world.string_utf8(c.refs[0]))));
}

constexpr NativeRow kSystemRows[] = {
    {"java/lang/Runtime.maxMemory()J", max_memory},
    {"java/lang/Runtime.totalMemory()J", max_memory},
    {"java/lang/Runtime.freeMemory()J", free_memory},
    {"heddle/VM.fullJoin()Z", full_join},
    {"heddle/VM.shared(Ljava/lang/String;)Z", shared, NativeEffect::Pure},
    {"heddle/VM.exploring()Z", exploring, NativeEffect::Pure},
    {"heddle/VM.latchesAdd()Z", latches_add, NativeEffect::Pure},
    {"heddle/VM.threadPerTask()Z", thread_per_task, NativeEffect::Pure},
    {"heddle/VM.inTask()Z", in_task, NativeEffect::OwnThread},
    {"heddle/VM.nextSeed()J", next_seed},
    {"heddle/VM.errorText(I)Ljava/lang/String;", error_text},
    {"heddle/VM.environment(Ljava/lang/String;)Ljava/lang/String;", environment},
    {"heddle/VM.property(Ljava/lang/String;)Ljava/lang/String;", property},
};

}  // namespace

std::span<const NativeRow> system_natives() { return kSystemRows; }

}  // namespace heddle::stdlib
