#include "tester/describe.h"

#include "tester/block_runner.h"

#include <algorithm>
#include <functional>

#include "tester/access_history.h"
#include "tester/explain.h"
#include "tester/own_history.h"
#include "tester/reachability.h"
#include "tester/trace.h"
#include "vm/bytecode/control_flow.h"

namespace heddle::tester {

using vm::ThreadState;

namespace {

// A method of the class library, for reports: users look at their own lines first.
bool is_library_place(const Place& p) { return p.library; }

std::string place_key(const Place& p) { return p.method + ":" + std::to_string(p.line); }

Ref load_ref_field(const vm::World& world, Ref object, std::initializer_list<const char*> names) {
  const vm::Class* c = world.classes.by_id(world.heap.header(object).class_id);
  for (const vm::Class* k : c->super_chain)
    for (const vm::Field& f : k->fields)
      for (const char* name : names)
        if (!f.is_static() && f.name == name && f.bank == vm::Bank::Ref) return world.heap.load<Ref>(object, f.offset);
  return 0;
}

// Does a branch backwards go round `pc`?
bool is_in_loop(const bytecode::MethodImage& method, u32 pc) {
  for (u32 from = pc; from < method.code.size(); ++from) {
    bool around = false;
    bytecode::for_each_successor(method.code, method.switches, from, [&](u32 to) { around |= to <= pc; });
    if (around) return true;
  }
  return false;
}

}  // namespace

Place place_of(const vm::Method& method, u32 pc) {
  Place p;
  const bytecode::ClassImage& image = *method.owner->image;
  p.file = image.source_path.empty() ? image.source_file : image.source_path;
  p.line = method.line_of(pc);
  p.column = method.column_of(pc);
  p.method = method.readable();
  p.library = method.owner->is_library;
  return p;
}

std::vector<Place> places_of(const vm::World& world, ThreadId t) {
  std::vector<Place> out;
  for (const interp::StackFrame& f : interp::stack_of(world, t)) {
    if (!f.method) continue;
    Place p = place_of(*f.method, f.pc);
    p.line = f.line;
    p.column = f.column;
    out.push_back(std::move(p));
  }
  return out;
}

const Place* user_place(const std::vector<Place>& stack) {
  for (const Place& p : stack)
    if (!is_library_place(p) && p.line != 0) return &p;
  return stack.empty() ? nullptr : &stack.front();
}

std::string looping_method(const vm::World& world, ThreadId t) {
  const vm::Method* outermost = nullptr;
  const std::vector<interp::StackFrame> stack = interp::stack_of(world, t);
  for (auto f = stack.rbegin(); f != stack.rend(); ++f) {
    if (!f->method || f->method->owner->is_library || f->line == 0) continue;
    if (is_in_loop(*f->method->image, f->pc)) return f->method->readable();
    if (!outermost) outermost = f->method;
  }
  return outermost ? outermost->readable() : "";
}

Thing monitor_thing(const vm::World& world, Ref monitor) {
  if (monitor == 0) return {ThingKind::Monitor, "null"};
  if (monitor == kAtomicMonitor) return {ThingKind::Atomicity, ""};
  if (monitor == kGoneMonitor) return {ThingKind::Gone, ""};
  if (is_init_monitor(monitor))
    return {ThingKind::ClassInit, world.classes.by_id(monitor & ~kInitMonitor)->dotted_name()};
  if (world.classes.by_id(world.heap.header(monitor).class_id)->name == "java/lang/Runtime$Shutdown")
    return {ThingKind::Shutdown, ""};
  // Who stands in a queue of the library waits in a place of its own there: the queue is what counts.
  const vm::Class* c = world.classes.by_id(world.heap.header(monitor).class_id);
  if (c->is_library && c->name == "heddle/WaitQueue$Node")
    if (const Ref queue = load_ref_field(world, monitor, {"queue"})) monitor = queue;
  const std::string label = world.object_label(monitor);
  return {ThingKind::Monitor,
          label.starts_with("MonitorCondition#") ? label.substr(7) : label};  // ours is called otherwise
}

std::string exception_message(const vm::World& world, Ref exception) {
  if (exception == 0) return "";
  Ref text = load_ref_field(world, exception, {"message", "detailMessage"});
  return text == 0 ? "" : world.string_utf8(text);
}

std::string exception_text(const vm::World& world, Ref exception) {
  if (exception == 0) return "an exception";
  std::string name = world.classes.by_id(world.heap.header(exception).class_id)->dotted_name();
  std::string message = exception_message(world, exception);
  return message.empty() ? name : name + ": " + message;
}

std::vector<Place> exception_places(const vm::World& world, Ref exception) {
  std::vector<Place> out;
  const Ref trace = exception == 0 ? 0 : load_ref_field(world, exception, {"backtrace"});
  if (trace == 0) return out;
  const u32 n = world.heap.header(trace).length;
  for (u32 i = 0; i < n; ++i) {
    const u64 entry = world.heap.load<u64>(trace, i * 8);
    out.push_back(place_of(*world.classes.method_by_id(static_cast<u32>(entry >> 32)), static_cast<u32>(entry)));
  }
  return out;
}

std::string variable_label(const vm::World& world, Ref object, u32 offset, vm::MethodId method, u32 pc) {
  const vm::Class* c = world.classes.by_id(world.heap.header(object).class_id);
  if (c->is_array()) return "element " + std::to_string(offset) + " of " + world.object_label(object);
  const vm::Method* m = world.classes.method_by_id(method);
  const vm::Field* f = m ? m->field_accessed_at(pc) : nullptr;
  if (!f) f = c->field_at(offset, (world.heap.header(object).flags & vm::kStaticsHolder) != 0);
  if (!f) return world.object_label(object) + " at offset " + std::to_string(offset);
  std::string owner = f->owner->dotted_name();
  size_t dot = owner.rfind('.');
  if (dot != std::string::npos) owner = owner.substr(dot + 1);
  owner = readable_name(owner);
  return owner.substr(owner.rfind('.') + 1) + "." + f->name;
}

std::string promotable_name(const vm::World& world, Ref object, u32 offset) {
  const vm::ObjectHeader& h = world.heap.header(object);
  const vm::Class* c = world.classes.by_id(h.class_id);
  std::string name;
  if (c->is_array()) {
    name = c->readable_name();
  } else if (const vm::Field* f = c->field_at(offset, (h.flags & vm::kStaticsHolder) != 0)) {
    name = f->readable();
  }
  std::replace(name.begin(), name.end(), '$', '.');
  return name;
}

std::vector<Place> native_call_places(const vm::World& world, ThreadId t) {
  std::vector<Place> stack = places_of(world, t);
  if (stack.size() > 1) stack.erase(stack.begin());
  return stack;
}

FindingId fault_key(const vm::World& world, const ProgramFault& fault) {
  const ThreadId t = fault.thread;
  const Ref exception = fault.exception;
  const auto key_of_user_place = [](const std::vector<Place>& stack) {
    const Place* p = user_place(stack);
    return p == nullptr ? "" : place_key(*p);
  };
  if (fault.kind == interp::StopKind::Native)
    return {CauseKind::OpaqueNative, {key_of_user_place(native_call_places(world, t))}};
  if (fault.kind == interp::StopKind::ExitVm) return {CauseKind::Exit, {key_of_user_place(places_of(world, t))}};
  if (fault.kind != interp::StopKind::Uncaught) return {CauseKind::Assertion, {key_of_user_place(places_of(world, t))}};
  return {CauseKind::Uncaught,
          {exception == 0 ? "?" : world.classes.by_id(world.heap.header(exception).class_id)->dotted_name(),
           key_of_user_place(exception_places(world, exception)), world.thread_name(t)}};
}

FindingId race_key(const vm::World& world, const RaceReport& race) {
  const vm::Class* c = world.classes.by_id(world.heap.header(race.object).class_id);
  std::string what = c->is_array() ? "array " + c->readable_name()
                                   : variable_label(world, race.object, race.offset, race.later.method, race.later.pc);
  // Two maps that are used at different places race at the same places of the library.
  if (c->is_library && !c->is_array() && c->name.find('$') == std::string::npos &&
      (world.heap.header(race.object).flags & vm::kStaticsHolder) == 0)
    what += " of " + world.object_label(race.object);
  auto place = [&](const RaceAccess& a) {
    return place_key(place_of(*world.classes.method_by_id(a.method), a.pc)) + (a.write ? "w" : "r");
  };
  std::string a = place(race.earlier), b = place(race.later);
  if (b < a) std::swap(a, b);
  return {race.ordered ? CauseKind::Discipline : CauseKind::Race, {what, a, b}};
}

std::string stuck_part(const vm::World& world, ThreadId t, const Want& want, Ref waits_on) {
  const std::string path = interp::thread_path(world, t);
  const auto monitor = [&](Ref m) { return key_of(monitor_thing(world, m)); };
  switch (want.kind) {
    case WantKind::Monitor: return stuck_part(path, Plight::Wants, monitor(want.what));
    case WantKind::OthersStuck:
    case WantKind::Join: return stuck_part(path, Plight::Joins, interp::thread_path(world, want.what));
    case WantKind::Permit:
    case WantKind::TimedPermit: return stuck_part(path, Plight::Parks);
    case WantKind::LaterCall:
    case WantKind::TrustedWait: return stuck_part(path, Plight::Waits, monitor(want.what));
    case WantKind::Nothing: break;
  }
  if (waits_on != 0) return stuck_part(path, Plight::Waits, monitor(waits_on));
  return stuck_part(path, Plight::Runs);
}

bool waits_with_limit(const vm::World& world, ThreadId t) {
  return world.thread(t).core.state == ThreadState::Waiting && interp::pending_operation(world, t).has_time_limit();
}

Want want_now(const vm::World& world, ThreadId t) {
  const ThreadState state = world.thread(t).core.state;
  return state == ThreadState::Unborn || state == ThreadState::Dead ? Want{} : want_of(interp::decode(world, t));
}

namespace {

// A number inside an object of ours or of the library: the count of a latch, the permits of a semaphore.
// "count 1"; empty if there is none of these.
std::string inner_state(const vm::World& world, Ref receiver) {
  if (receiver == 0) return "";
  const Ref sync = load_ref_field(world, receiver, {"sync"});
  if (sync == 0) return "";
  const vm::Class* c = world.classes.by_id(world.heap.header(sync).class_id);
  for (const char* name : {"count", "permits"})
    for (const vm::Field& f : c->fields)
      if (f.name == name && (f.descriptor == "I" || f.descriptor == "J"))
        return std::string(name) + " " + value_text(world, sync, f.offset);
  return "";
}

void describe_want(const vm::World& world, ThreadId t, ThreadReport* r) {
  const vm::ThreadCore& core = world.thread(t).core;
  const Want want = want_now(world, t);
  switch (want.kind) {
    case WantKind::Monitor:
      r->status = ThreadStatus::WantsMonitor;
      r->wants = monitor_thing(world, want.what);
      r->wanted_from = world.thread_label(want.owner);
      break;
    case WantKind::OthersStuck:
    case WantKind::Join:
      r->status = ThreadStatus::Joins;
      r->wants = {ThingKind::Thread, world.thread_label(want.what)};
      r->wanted_from = world.thread_label(want.what);
      break;
    case WantKind::Permit:
    case WantKind::TimedPermit:
      r->status = ThreadStatus::Parks;
      r->wants = {ThingKind::Permit, ""};
      break;
    case WantKind::LaterCall:
    case WantKind::TrustedWait:
    case WantKind::Nothing:
      if (core.state != ThreadState::Waiting) break;
      r->status = ThreadStatus::WaitsOn;
      r->wants = monitor_thing(world, core.wait_object);
      r->unreachable =
          !interp::pending_operation(world, t).has_time_limit() && !others_can_reach(world, core.wait_object, t);
      break;
  }
}

}  // namespace

ThreadReport thread_report(const vm::World& world, ThreadId t, const std::vector<Ref>& held) {
  const vm::ThreadCore& core = world.thread(t).core;
  ThreadReport r;
  r.thread = world.thread_label(t);
  r.path = interp::thread_path(world, t);
  r.daemon = core.daemon != 0;
  for (Ref m : held)
    if (!is_call_boundary(world, t, m)) r.holds.push_back({monitor_thing(world, m), {}});
  if (core.state == ThreadState::Dead) {
    r.status = ThreadStatus::HasEnded;
    return r;
  }
  r.stack = places_of(world, t);
  describe_want(world, t, &r);
  const LibraryCall call = library_call(world, t);
  r.call = call.text;
  r.call_class = call.class_name;
  r.call_state = inner_state(world, call.receiver);
  r.idle_worker = call.no_user_code && r.status == ThreadStatus::WaitsOn;
  return r;
}

std::vector<ThreadReport> thread_reports(const vm::World& world,
                                         const std::function<std::vector<Ref>(ThreadId)>& held) {
  std::vector<ThreadReport> reports;
  for (ThreadId t = 0; t < world.threads.size(); ++t)
    if (world.thread(t).core.state != ThreadState::Unborn) reports.push_back(thread_report(world, t, held(t)));
  return reports;
}

}  // namespace heddle::tester
