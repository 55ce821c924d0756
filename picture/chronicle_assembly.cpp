// What was seen on the way becomes steps: rows of the report, accesses of shared variables between them, and at the end
// what the threads are about to do, or cannot.
#include <algorithm>
#include <set>

#include "picture/chronicler.h"
#include "tester/explain.h"
#include "tester/report_lines.h"
#include "tester/witness.h"
#include "tester/words.h"

namespace heddle::picture {

using interp::StopKind;
using tester::Finding;
using tester::FindingKind;
using tester::StepReport;
using tester::TableRow;
using tester::ThreadReport;
using tester::ThreadStatus;

namespace {

constexpr size_t kMostUnshared = 40;  // variables that only one thread uses

bool is_access_operation(const StepReport& s) {
  return s.operation.kind == StopKind::VolatileRead || s.operation.kind == StopKind::VolatileWrite ||
         s.operation.kind == StopKind::Cas;
}

// "Account.balance" of "Account#2" is "Account#2.balance".
std::string full_name(const std::string& holder, const std::string& name, bool atomic) {
  if (holder.empty()) return name;
  if (name.starts_with("[")) return holder + name;
  if (atomic) return holder;
  const size_t dot = name.rfind('.');
  return holder + (dot == std::string::npos ? "." + name : name.substr(dot));
}

}  // namespace

struct Chronicler::Assembly {
  Chronicler& from;
  const tester::ReplayResult& replayed;
  const Finding& finding;
  Chronicle c;
  std::vector<TableRow> rows;
  std::vector<u32> step_of_row, group_end;      // by row of the trace
  std::vector<u32> thread_of;                   // ThreadId -> index in c.threads
  std::map<std::string, u32> by_path, by_name;  // likewise
  std::vector<std::pair<u64, u32>> variable_of_access;
  size_t first = 0;  // row of the trace with which the story begins
  // Of each variable, by object and offset.
  struct Known {
    std::set<ThreadId> threads;
    bool written_later = false;
    u32 index = kNone;
  };
  std::map<std::pair<u64, u32>, Known> known;
  std::set<std::string> about;  // variables that the finding names

  u32 last_step() const { return c.steps.empty() ? 0 : static_cast<u32>(c.steps.size()) - 1; }
  u32 step_at(size_t at) const {
    if (at == 0) return 0;
    return at - 1 < step_of_row.size() ? step_of_row[at - 1] : last_step();
  }
  u32 end_of_group(size_t at) const {
    if (at == 0) return 0;
    return at - 1 < group_end.size() ? group_end[at - 1] : last_step();
  }

  void number_threads();
  void know_variables();
  void add_steps();
  bool add(const StepReport& report, u32 thread);
  void add_access(const RawAccess& access, StepReport* row);
  void note_value(const RawAccess& access, u32 step);
  void add_library_accesses(size_t at, bool at_the_end);
  void add_last_rows();
  void add_cycle();
  void mark();
  void add_standings();
  void name_variables();
};

void Chronicler::Assembly::number_threads() {
  thread_of.assign(from.standings_.size(), kNone);
  for (ThreadId t = 0; t < from.standings_.size(); ++t) {
    if (from.standings_[t].empty()) continue;
    const u32 index = thread_of[t] = static_cast<u32>(c.threads.size());
    c.threads.push_back({from.names_of_threads_[t], from.paths_[t], {}});
    by_path.emplace(from.paths_[t], index);
    by_name.emplace(from.names_of_threads_[t], index);
  }
  const auto& trace = replayed.trace;
  const auto tells = [](const tester::StepReport& s) {
    return s.operation.kind == StopKind::Start || tester::is_choice(s);
  };
  while (first < trace.size() && !tells(trace[first])) ++first;
  if (first == trace.size()) first = 0;
  const size_t all = trace.size() - first;
  if (all > from.most_steps_) {
    c.left_out = static_cast<u32>(all - from.most_steps_);
    first += c.left_out;
  }
}

void Chronicler::Assembly::know_variables() {
  for (const RawAccess& a : from.accesses_) {
    Known& k = known[{a.object, a.offset}];
    if (a.at <= first) continue;
    k.threads.insert(a.thread);
    k.written_later |= a.write;
  }
  about.insert(finding.variable);
  about.insert(finding.raced.begin(), finding.raced.end());
  for (const auto& v : finding.variables) about.insert(v.name);
  about.erase("");
}

// Adds a row to the table. Whether it is a new step.
bool Chronicler::Assembly::add(const StepReport& report, u32 thread) {
  const size_t before = rows.size();
  tester::add_row(report, &rows);
  if (rows.size() == before) return false;
  Step step;
  step.thread = thread;
  step.call = report.call;
  step.place = report.place;
  step.access = report.access;
  step.preempts = report.preempts;
  c.steps.push_back(std::move(step));
  return true;
}

void Chronicler::Assembly::note_value(const RawAccess& a, u32 step) {
  Known& k = known[{a.object, a.offset}];
  const bool shared = (k.threads.size() > 1 && k.written_later) || about.contains(a.name);
  if (!k.written_later && !about.contains(a.name)) return;
  if (k.index == kNone) {
    k.index = static_cast<u32>(c.variables.size());
    c.variables.push_back({full_name(a.holder, a.name, a.atomic), shared, {}});
    // (For name_variables.)
    variable_of_access.emplace_back(a.object, a.offset);
  }
  auto& changes = c.variables[k.index].changes;
  if (a.value.empty() || (!a.write && !changes.empty() && changes.back().value == a.object_value)) return;
  const Variable::Change change{step, a.object_value, thread_of[a.thread], a.write};
  if (!changes.empty() && changes.back().step == step) changes.back() = change;
  else changes.push_back(change);
}

// A plain access, or the value of the operation that the row before it is: that gets it.
void Chronicler::Assembly::add_access(const RawAccess& a, StepReport* row) {
  const Known& k = known[{a.object, a.offset}];
  const bool is_row = row != nullptr && is_access_operation(*row) && row->path == from.paths_[a.thread] &&
                      row->place.line == a.place.line && (row->call.empty() ? row->operation.name == a.name : a.atomic);
  if (a.at > first && !is_row && k.threads.size() > 1 && k.written_later && a.place.line != 0 &&
      c.steps.size() < 2 * from.most_steps_) {
    StepReport report;
    report.access = true;
    report.thread = from.names_of_threads_[a.thread];
    report.path = from.paths_[a.thread];
    report.operation =
        tester::access_report(a.write, a.name.starts_with("[") ? full_name(a.holder, a.name, a.atomic) : a.name);
    report.place = a.place;
    report.value = a.value;
    if (add(report, thread_of[a.thread])) c.steps.back().matters = about.contains(report.operation.name);
  }
  note_value(a, last_step());
}

// Of a race inside an object of the library: the calls that the accesses are parts of, as the report has them.
void Chronicler::Assembly::add_library_accesses(size_t at, bool at_the_end) {
  if (finding.kind != FindingKind::DataRace || finding.library.class_name.empty()) return;
  size_t rows_before = 0;
  for (const StepReport& s : finding.steps) {
    if (!s.access) {
      ++rows_before;
      continue;
    }
    const auto thread = by_path.find(s.path);
    if (rows_before != at || thread == by_path.end()) continue;
    if (add(s, thread->second)) {
      c.steps.back().mark = Mark::Race;
      c.steps.back().last = at_the_end;
    }
  }
}

void Chronicler::Assembly::add_steps() {
  const auto& trace = replayed.trace;
  step_of_row.assign(trace.size(), 0);
  group_end.assign(trace.size(), 0);
  size_t next = 0;
  const auto& accesses = from.accesses_;
  for (; next < accesses.size() && accesses[next].at <= first; ++next) note_value(accesses[next], 0);
  for (size_t i = first; i < trace.size(); ++i) {
    StepReport row = trace[i];
    // The values of the operation itself stand in the records behind it.
    for (size_t k = next; k < accesses.size() && accesses[k].at == i + 1; ++k) {
      const RawAccess& a = accesses[k];
      const bool is_row = is_access_operation(row) && row.path == from.paths_[a.thread] &&
                          row.place.line == a.place.line &&
                          (row.call.empty() ? row.operation.name == a.name : a.atomic);
      if (!is_row) break;
      row.value = a.value;
    }
    const auto thread = by_path.find(row.path);
    if (thread != by_path.end()) add(row, thread->second);
    step_of_row[i] = last_step();
    for (; next < accesses.size() && accesses[next].at == i + 1; ++next) add_access(accesses[next], &row);
    add_library_accesses(i + 1, i + 1 == trace.size());
    group_end[i] = last_step();
  }
}

// What the threads are about to do where the schedule ends, or cannot do.
void Chronicler::Assembly::add_last_rows() {
  const auto thread_of_path = [&](const std::string& path) {
    const auto at = by_path.find(path);
    return at == by_path.end() ? kNone : at->second;
  };
  for (const StepReport& s : finding.steps)
    if (s.access && s.operation.manner == tester::Manner::Intended)
      if (const u32 t = thread_of_path(s.path); t != kNone && add(s, t)) {
        c.steps.back().last = true;
        c.steps.back().mark = Mark::Race;
      }
  for (const ThreadReport& thread : finding.threads) {
    const u32 t = thread_of_path(thread.path);
    if (t == kNone) continue;
    Finding alone;
    alone.kind = finding.kind;
    alone.threads = {thread};
    const size_t before = rows.size();
    tester::add_last_words(alone, &rows);
    if (rows.size() == before) continue;
    Step step;
    step.thread = t;
    step.place = rows.back().place;
    step.last = true;
    step.mark = Mark::Deadlock;
    c.steps.push_back(std::move(step));
  }
  add_cycle();
}

// Who waits for whom, among those who wait in a circle.
void Chronicler::Assembly::add_cycle() {
  if (finding.kind != FindingKind::Deadlock) return;
  std::vector<u32> wanted(c.threads.size(), kNone);
  for (const ThreadReport& thread : finding.threads) {
    const auto who = by_path.find(thread.path), owner = by_name.find(thread.wanted_from);
    if (who != by_path.end() && owner != by_name.end()) wanted[who->second] = owner->second;
  }
  for (u32 t = 0; t < wanted.size(); ++t) {
    u32 u = wanted[t];
    for (size_t i = 0; i < wanted.size() && u != kNone && u != t; ++i) u = wanted[u];
    if (u != t) continue;
    for (u32 s = static_cast<u32>(c.steps.size()); s-- > 0;)
      if (c.steps[s].thread == t && c.steps[s].last) {
        c.arrows.push_back({ArrowKind::Wants, t, wanted[t], s});
        break;
      }
  }
}

void Chronicler::Assembly::mark() {
  const auto mark_last = [&](const std::string& thread, u32 line, Mark mark) {
    for (size_t s = c.steps.size(); s-- > 0;) {
      Step& step = c.steps[s];
      if (c.threads[step.thread].name != thread || (line != 0 && step.place.line != line)) continue;
      step.mark = mark;
      return;
    }
  };
  switch (finding.kind) {
    case FindingKind::DataRace:
    case FindingKind::LockDiscipline:
      if (std::none_of(c.steps.begin(), c.steps.end(), [](const Step& s) { return s.mark == Mark::Race; }))
        for (const tester::AccessReport& a : finding.accesses)
          if (const Place* p = tester::first_user_place(a.stack)) mark_last(a.thread, p->line, Mark::Race);
      break;
    case FindingKind::Deadlock:
      for (const ThreadReport& t : finding.threads)
        if (t.status == ThreadStatus::WaitsOn || t.status == ThreadStatus::Parks)
          mark_last(t.thread, 0, Mark::Deadlock);
      break;
    case FindingKind::AssertionFailed:
    case FindingKind::UncaughtException:
    case FindingKind::ProgramExit:
      if (!finding.confirmed) break;
      if (const Place* p = tester::first_user_place(finding.stack)) mark_last(finding.thread, p->line, Mark::Failure);
      break;
    default: break;
  }
}

void Chronicler::Assembly::add_standings() {
  std::map<u64, u32> locks;
  const auto lock_of = [&](u64 lock) {
    if (lock == 0) return kNone;
    const auto [at, is_new] = locks.try_emplace(lock, static_cast<u32>(c.locks.size()));
    if (is_new) c.locks.push_back({from.lock_names_[lock]});
    return at->second;
  };
  // Locks are numbered as they are first taken.
  for (const RawBand& band : from.bands_) {
    if (band.to <= first || thread_of[band.thread] == kNone) continue;
    Band b;
    b.thread = thread_of[band.thread];
    b.lock = lock_of(band.lock);
    b.from = band.from <= first ? 0 : step_at(band.from);
    b.to = band.to == ~size_t{0} ? kNone : step_at(band.to);
    b.depth = band.depth;
    if (band.from > 0 && band.from <= replayed.trace.size()) b.place = replayed.trace[band.from - 1].place;
    c.bands.push_back(std::move(b));
  }
  for (ThreadId t = 0; t < from.standings_.size(); ++t) {
    if (thread_of[t] == kNone) continue;
    std::vector<Standing>& life = c.threads[thread_of[t]].standings;
    for (RawStanding& raw : from.standings_[t]) {
      Standing s = std::move(raw.standing);
      s.step = raw.at <= first ? 0 : raw.own ? end_of_group(raw.at) : step_at(raw.at);
      s.lock = lock_of(raw.lock);
      s.owner = raw.owner < thread_of.size() ? thread_of[raw.owner] : kNone;
      if (!life.empty() && life.back().step >= s.step) {
        s.step = life.back().step;
        life.back() = std::move(s);
      } else {
        life.push_back(std::move(s));
      }
    }
  }
  for (const RawArrow& a : from.arrows_) {
    if (a.at <= first || thread_of[a.from] == kNone || thread_of[a.to] == kNone) continue;
    c.arrows.push_back({a.kind, thread_of[a.from], thread_of[a.to], step_at(a.at)});
  }
  std::stable_sort(c.arrows.begin(), c.arrows.end(), [](const Arrow& a, const Arrow& b) { return a.step < b.step; });
  for (RawPrinted& p : from.printed_)
    c.printed.push_back({p.at <= first ? 0 : step_at(p.at), std::move(p.text), p.error});
}

// A field of which there is only one needs no object in its name.
void Chronicler::Assembly::name_variables() {
  std::map<std::string, std::set<u64>> objects;
  std::map<std::pair<u64, u32>, const RawAccess*> first_access;
  for (const RawAccess& a : from.accesses_) {
    if (known[{a.object, a.offset}].index == kNone) continue;
    objects[a.name].insert(a.object);
    first_access.try_emplace({a.object, a.offset}, &a);
  }
  for (size_t i = 0; i < c.variables.size(); ++i) {
    const RawAccess& a = *first_access.at(variable_of_access[i]);
    if (!a.atomic && !a.name.starts_with("[") && objects[a.name].size() == 1) c.variables[i].name = a.name;
  }
  std::stable_partition(c.variables.begin(), c.variables.end(), [](const Variable& v) { return v.shared; });
  size_t unshared = 0;
  std::erase_if(c.variables,
                [&](const Variable& v) { return v.changes.empty() || (!v.shared && ++unshared > kMostUnshared); });
}

Chronicle Chronicler::chronicle(const tester::ReplayResult& replayed, const Finding& finding,
                                const std::string& program) {
  Assembly a{*this, replayed, finding, {}, {}, {}, {}, {}, {}, {}, {}, 0, {}, {}};
  a.number_threads();
  a.know_variables();
  a.add_steps();
  a.add_last_rows();
  a.mark();
  a.add_standings();
  a.name_variables();
  tester::shorten_rows(program, &a.rows);
  for (size_t i = 0; i < a.c.steps.size(); ++i) a.c.steps[i].text = a.rows[i].text;
  return std::move(a.c);
}

}  // namespace heddle::picture
