#include "tester/witness.h"

#include <algorithm>

#include "tester/describe.h"
#include "tester/library_race.h"
#include "tester/onlooker.h"
#include "tester/own_history.h"
#include "tester/words.h"
#include "vm/object_walk.h"

namespace heddle::tester {

using interp::Operation;
using interp::StopKind;
using vm::ThreadState;

namespace {

Finding describe_fault(const vm::World& world, const ProgramFault& fault) {
  Finding f;
  bool assertion = fault.kind == StopKind::AssertionFailed;
  f.kind = kind_of_fault(fault);
  f.key = fault_key(world, fault);
  f.thread = world.thread_label(fault.thread);
  if (f.kind == FindingKind::OpaqueNative) {
    f.stack = native_call_places(world, fault.thread);
    f.message = opaque_native_sentence(interp::stack_of(world, fault.thread).front().method->readable());
    return f;
  }
  if (f.kind == FindingKind::ProgramExit) {
    f.stack = places_of(world, fault.thread);
    f.message = program_exit_sentence(f.thread, interp::pending_operation(world, fault.thread).value);
    return f;
  }
  f.stack = assertion ? places_of(world, fault.thread) : exception_places(world, fault.exception);
  f.message = exception_text(world, fault.exception);
  return f;
}

bool is_worth_a_row(const OperationReport& o) { return !o.is_nothing() && o.manner != Manner::Unnoticed; }

constexpr size_t kMaxLibraryVariables = 2;  // of those that a failed condition read
constexpr size_t kMaxAccessRows = 14;       // of the variables that matter, in a finding's steps

}  // namespace

OperationReport access_report(bool write, std::string variable) {
  OperationReport o;
  o.kind = write ? StopKind::VolatileWrite : StopKind::VolatileRead;
  o.name = std::move(variable);
  return o;
}

Witness::Witness(vm::World& world, Timeline& timeline, const ReplayOptions& options, ReplayResult* result)
    : world_(world),
      timeline_(timeline),
      options_(options),
      result_(*result),
      eraser_(world, timeline.locksets(), [this](const RaceReport& r) { on_race(r); }),
      history_(world, timeline.locksets()),
      sleeps_(world),
      results_(world) {
  BlockRunner& runner = timeline.runner();
  if (options.explain) {
    runner.slice([this](ThreadId t) { history_.stand(t); });
    runner.add_detector(&history_);  // before the race detector, which looks things up in it
  }
  if (options.eraser) runner.add_detector(&eraser_);
  if (FinalizationCheck::needed(world)) {
    finalization_.emplace(world, checkpoints(), timeline.locksets(),
                          [this](const FinalizerBreach& b) { on_breach(b); });
    runner.add_detector(&*finalization_);
  }
  runner.on_fault([this](const ProgramFault& f) { on_fault(f); });
  for (const auto& t : world.threads) {
    steps_at_start_.push_back(t->core.steps);
    if (t->id != 0 && t->core.state != ThreadState::Unborn) started_at_ = 0;
  }
  world_.relocation_listeners.push_back(this);
  if (options.onlooker != nullptr) options.onlooker->begins(world, timeline);
}

Witness::~Witness() { std::erase(world_.relocation_listeners, static_cast<vm::RelocationListener*>(this)); }

checkpoint::Checkpoints& Witness::checkpoints() {
  if (options_.checkpoints != nullptr) return *options_.checkpoints;
  if (!own_checkpoints_) own_checkpoints_.emplace(world_);
  return *own_checkpoints_;
}

// Whoever explains names objects that the program may have forgotten.
void Witness::collection_begins(std::vector<Ref>& kept) {
  if (options_.explain) history_.add_objects(kept);
  for (const RaceReport& race : result_.races) kept.push_back(race.object);
}

void Witness::objects_moved(const vm::Relocation& moved) {
  for (RaceReport& race : result_.races) {
    race.object = moved.forward(race.object);
    for (RaceAccess* a : {&race.earlier, &race.later}) a->locks = timeline_.locksets().relocated(a->locks, moved);
  }
  std::map<std::pair<ThreadId, Ref>, std::vector<Place>> taken_at;
  for (auto& [taken, places] : taken_at_) {
    const Ref now = is_init_monitor(taken.second) ? taken.second : moved.forward(taken.second);
    if (now != 0) taken_at.emplace(std::pair{taken.first, now}, std::move(places));
  }
  taken_at_ = std::move(taken_at);
}

// --- the operations

void Witness::before(const Operation& stop) {
  const ThreadId t = stop.thread;
  row_ = {};
  row_.thread = world_.thread_label(t);
  row_.path = interp::thread_path(world_, t);
  out_ = out_of_the_ordinary(t, stop);
  if (stop.kind == StopKind::Waiting) waits_on_ = monitor_thing(world_, world_.thread(t).core.wait_object);
  sleeps_.before(t, stop);
  row_.operation = operation_report(world_, t, stop, &row_.place);
  unseen_ = checks_history(world_, t) || records_call(world_, t, stop.kind);
  if (!options_.explain) return;
  const LibraryCall call = library_call(world_, t);
  unseen_ |= call.begins_program && stop.kind == StopKind::ClassInit;
  row_.call = call.text;
  row_.call_kind = call.kind;
  if (call.kind == CallKind::Method && is_worth_a_row(row_.operation)) results_.expect(t, result_.trace.size());
  else results_.forget(t);
  printed_ = {world_.out.text.size(), world_.err.text.size()};
  if (stop.object != 0 && (stop.kind == StopKind::Enter || stop.kind == StopKind::TryEnter))
    note_inner_lock(call, stop.object);
  if (call.no_user_code) row_.place = {};
  history_.set_row(result_.trace.size() + (is_worth_a_row(row_.operation) && !unseen_));
  switch (stop.kind) {
    case StopKind::Enter:
    case StopKind::TryEnter:
      if (!stop.reentrant) taken_at_[{t, stop.object}] = places_of(world_, t);
      break;
    case StopKind::ClassInit: taken_at_[{t, kInitMonitor | stop.class_id}] = places_of(world_, t); break;
    case StopKind::VolatileRead:
    case StopKind::VolatileWrite:
    case StopKind::Cas:
      if (stop.plain || is_promoted(world_, stop)) break;  // comes as a plain access
      if (stop.kind == StopKind::VolatileRead && call.text.empty())
        row_.value = value_text(world_, stop.object, stop.offset);
      for (u32 i = 0; i < stop.width; ++i) {
        if (stop.kind != StopKind::VolatileWrite) history_.operation(t, stop.object, stop.offset + i, false);
        if (stop.kind != StopKind::VolatileRead) history_.operation(t, stop.object, stop.offset + i, true);
      }
      break;
    default: break;
  }
}

// How an operation that may end in more than one way goes: as a rule, and if the schedule chooses the other way
// (Decisions::choice 1).
Witness::Out Witness::out_of_the_ordinary(ThreadId t, const Operation& stop) const {
  const vm::ThreadCore& core = world_.thread(t).core;
  switch (stop.kind) {
    case StopKind::Clock: return {{}, Manner::Late};
    case StopKind::Cas: return {{}, Manner::Spurious};
    case StopKind::Waiting:
      return {stop.has_time_limit() ? std::nullopt : std::optional(Manner::Spurious), Manner::Spurious};
    case StopKind::Park:
      if (core.permit || core.interrupted) return {};
      return {stop.has_time_limit() ? Manner::TimeUp : Manner::Spurious, Manner::Spurious};
    default: return {};
  }
}

// How much later than usual a reading of the clock is, or than it had to be the end of a sleep: nanoseconds.
u64 Witness::delay_of(const Moment& moment) {
  const StopKind kind = moment.operation.kind;
  if (kind != StopKind::Clock && kind != StopKind::Sleep) return 0;
  for (const Pick& p : moment.picks)
    if (p.kind == interp::DecisionKind::Choose)
      return kind == StopKind::Clock && p.value == 1 ? interp::kLateNanos : interp::delay_of_choice(p.value);
  return 0;
}

// Which one was chosen, what was printed, or how much later it was, as far as it is not empty.
std::string Witness::direct_result(const Moment& moment) const {
  if (moment.operation.kind == StopKind::Choose || moment.operation.kind == StopKind::HashOrder) {
    for (const Pick& p : moment.picks)
      if (p.kind == interp::DecisionKind::Choose) return std::to_string(p.value);
    return "0";
  }
  if (const u64 delay = delay_of(moment); delay != 0 && out_.usual != Manner::Late)
    return time_text(delay) + (moment.operation.kind == StopKind::Sleep ? " longer" : " later");
  if (moment.operation.kind != StopKind::Output) return "";
  std::string printed = world_.out.text.substr(std::min(printed_[0], world_.out.text.size())) +
                        world_.err.text.substr(std::min(printed_[1], world_.err.text.size()));
  if (printed.ends_with('\n')) printed.pop_back();
  return printed.empty() ? "" : short_quoted(printed);
}

void Witness::after(const Moment& moment) {
  for (const Pick& p : moment.picks)
    if (p.kind == interp::DecisionKind::Choose && p.value == 1) out_.usual = out_.chosen;
  const StopKind kind = moment.operation.kind;
  if (options_.explain) row_.result = direct_result(moment);
  if (const std::string value = history_.performed(); row_.call.empty() && !value.empty()) row_.value = value;
  if (out_.usual) row_.operation.manner = *out_.usual;
  if (kind == StopKind::Waiting && row_.operation.manner == Manner::Spurious) row_.operation.object = waits_on_;
  if (const u64 delay = delay_of(moment); delay != 0) {
    if (kind == StopKind::Clock)
      sleeps_.read_late(moment.operation.thread, row_.place, delay, row_.operation.manner != Manner::Late);
    if (kind == StopKind::Sleep) sleeps_.sleeps_longer(moment.operation.thread, delay);
  }
  if (kind == StopKind::Start) started_at_ = std::min(started_at_, result_.trace.size());
  if (moment.started != vm::kNoThread) row_.operation.name = world_.thread_label(moment.started);
  row_.waiters = moment.waited.size();
  for (ThreadId w : moment.waited)
    if (world_.thread(w).core.state != ThreadState::Waiting) row_.woken.push_back(world_.thread_label(w));
  row_.preempts = moment.preempts;
  row_.switches = moment.switches;
  result_.preemptions += moment.preempts;
  row_.number = ++result_.operations;
  if (is_worth_a_row(row_.operation) && !unseen_) result_.trace.push_back(std::move(row_));
  if (options_.onlooker != nullptr) options_.onlooker->performed(moment, result_.trace.size());
  if (finalization_) finalization_->at_boundary();
}

// A lock object

// A lock object of the library stands on a monitor of its own: readers know the lock only.
void Witness::note_inner_lock(const LibraryCall& call, Ref monitor) {
  if (call.receiver == 0 || call.receiver == monitor) return;
  bool inner = false;
  vm::for_each_reference(world_, call.receiver, [&](Ref to) { inner |= to == monitor; });
  if (!inner) return;
  const std::string outer = world_.object_label(call.receiver);
  const auto [known, fresh] = inner_locks_.try_emplace(monitor_thing(world_, monitor).label, outer);
  if (!fresh && known->second != outer) known->second.clear();
}

// --- what is seen on the way

void Witness::on_fault(const ProgramFault& fault) {
  Finding finding = describe_fault(world_, fault);
  if (options_.explain) describe_variables(fault.thread, &finding);
  result_.fault_keys.push_back(finding.key);
  result_.fault_findings.push_back(std::move(finding));
}

void Witness::on_breach(const FinalizerBreach& breach) {
  const auto& known = result_.finalizer_keys;
  if (std::find(known.begin(), known.end(), breach.key) != known.end()) return;
  Finding f;
  f.kind = FindingKind::Finalization;
  f.key = breach.key;
  f.message = breach.message;
  f.variable = breach.variable;
  f.accesses = breach.accesses;
  result_.finalizer_keys.push_back(breach.key);
  result_.finalizer_findings.push_back(std::move(f));
}

// What the failed condition, or the line that threw, has read; and who wrote that.
void Witness::describe_variables(ThreadId t, Finding* finding) {
  const Place* at = user_place(finding->stack);
  if (at == nullptr || at->line == 0) return;
  const auto& records = history_.records();
  std::vector<std::pair<Ref, u32>> variables;
  size_t of_library = 0;
  for (size_t i : history_.reads_at(t, at->method, at->line, records.size())) {
    const AccessHistory::Record& read = records[i];
    VariableReport v{history_.name_of(read), read.value, {}, {}};
    const bool by_library = history_.by_library(read);
    const size_t write = history_.last_write_before(i);
    const bool alone = started_at_ == ~size_t{0};  // no other thread has been started
    if (write < records.size() && (alone || records[write].row >= started_at_)) {
      v.thread = world_.thread_label(records[write].thread);
      v.stack = history_.stack_of(records[write]);
    }
    if (v.thread.empty() && history_.is_final(read)) continue;
    if (by_library) {  // the size of a list, say: the first few that a thread has changed
      const bool number = !v.value.empty() && (std::isdigit(static_cast<u8>(v.value[0])) || v.value[0] == '-');
      const bool passing =  // an iterator, say, that the line has made itself
          write < records.size() && records[write].thread == t && history_.within(records[write], at->method, at->line);
      if (v.thread.empty() || !number || passing || history_.is_element(read) || v.name.ends_with(".modCount") ||
          v.name.starts_with("Monitor.") || ++of_library > kMaxLibraryVariables)
        continue;
      v.name = world_.object_label(read.object) + v.name.substr(v.name.rfind('.'));  // whose, if there are several
    }
    if (!v.thread.empty()) variables.emplace_back(read.object, read.offset);  // what never changes needs no rows
    finding->variables.push_back(std::move(v));
  }
  add_access_rows(variables, records.size(), finding);
}

// The accesses of these variables, as rows of the schedule; finding->steps holds them, with `row` in
// first_row until the trace is merged in (merge_rows).
void Witness::add_access_rows(const std::vector<std::pair<Ref, u32>>& variables, size_t end, Finding* finding) {
  const auto& records = history_.records();
  for (size_t i = 0; i < std::min(end, records.size()); ++i) {
    const AccessHistory::Record& r = records[i];
    if (std::find(variables.begin(), variables.end(), std::pair{r.object, r.offset}) == variables.end()) continue;
    StepReport row;
    row.access = true;
    row.thread = world_.thread_label(r.thread);
    row.path = interp::thread_path(world_, r.thread);
    row.operation = access_report(r.write, history_.name_of(r));
    row.value = r.value;
    if (!finding->library.class_name.empty()) {  // which call it is part of
      const AccessHistory::LibraryPath path = history_.library_path(r);
      row.operation = {};
      if (path.call != nullptr) row.part_of = call_name(world_, path, finding->variable);
    }
    const std::vector<Place> stack = history_.stack_of(r);
    if (const Place* p = user_place(stack)) row.place = *p;
    if (stack.front().library) {
      const bool atomic = stack.front().method.starts_with("java.util.concurrent.atomic.");
      if (!atomic && finding->variable.empty()) continue;  // (of a race each access matters)
      if (atomic) row.call_kind = CallKind::Method;        // until merge_rows
    }
    finding->access_rows.emplace_back(r.row, std::move(row));
  }
  if (finding->access_rows.size() > kMaxAccessRows)
    finding->access_rows.erase(finding->access_rows.begin(), finding->access_rows.end() - kMaxAccessRows);
}

void Witness::on_race(const RaceReport& race) {
  const FindingId key = race_key(world_, race);
  if (std::find(result_.race_keys.begin(), result_.race_keys.end(), key) != result_.race_keys.end()) return;
  result_.race_keys.push_back(key);
  Finding f;
  f.kind = race.ordered ? FindingKind::LockDiscipline : FindingKind::DataRace;
  f.key = key;
  f.variable = variable_label(world_, race.object, race.offset, race.later.method, race.later.pc);
  f.promoted = is_promoted(world_, race.object, race.offset);
  f.raced = {f.variable};
  const auto& records = history_.records();
  std::array<AccessHistory::LibraryPath, 2> paths;
  for (const RaceAccess* a : {&race.earlier, &race.later}) {
    AccessReport r;
    r.thread = world_.thread_label(a->thread);
    r.write = a->write;
    for (Ref m : timeline_.locksets().monitors(a->locks)) r.locks.push_back(monitor_thing(world_, m));
    r.stack = {place_of(*world_.classes.method_by_id(a->method), a->pc)};
    for (size_t i = records.size(); i-- > 0;) {
      const AccessHistory::Record& h = records[i];
      if (h.thread != a->thread || h.object != race.object || h.offset != race.offset || h.method != a->method ||
          h.pc != a->pc || h.write != a->write)
        continue;
      r.stack = history_.stack_of(h);
      paths[f.accesses.size()] = history_.library_path(h);
      break;
    }
    f.accesses.push_back(std::move(r));
  }
  if (options_.explain) describe_library_race(race, paths, &f);
  race_ends_.push_back(records.size());
  result_.races.push_back(race);
  result_.race_findings.push_back(std::move(f));
}

// Is it inside an object of the library? Then the user's variable is that object.
void Witness::describe_library_race(const RaceReport& race, const std::array<AccessHistory::LibraryPath, 2>& paths,
                                    Finding* f) {
  if (raced_library_class(world_, race).empty()) return;
  const std::optional<LibraryObject> object = raced_library_object(world_, race.object, paths[0], paths[1]);
  if (!object) return;
  const auto class_name = [&](Ref r) { return world_.classes.by_id(world_.heap.header(r).class_id)->name; };
  f->variable = world_.object_label(object->object);
  f->library.class_name = object->library_class->name;
  if (object->held_as != 0) {
    f->library.held_as = class_name(object->held_as);
    f->library.wrapper = world_.object_label(object->held_as);
  }
  f->library.note = library_note(f->library);
  std::vector<std::string> pair;
  for (size_t i = 0; i < paths.size(); ++i) {
    f->accesses[i].call = call_name(world_, paths[i], f->variable);
    const Place* p = first_user_place(f->accesses[i].stack);
    pair.push_back(call_text(f->accesses[i].call) + " " + (p == nullptr ? "" : place_text(*p)));
  }
  std::sort(pair.begin(), pair.end());
  f->library.pairs = {pair[0] + " | " + pair[1]};
}

}  // namespace heddle::tester
