// What a replay sees, on the way and at its end, and what that means: findings as data.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tester/access_history.h"
#include "tester/call_results.h"
#include "tester/finalization.h"
#include "tester/race_witness.h"
#include "tester/replay.h"
#include "tester/sleep_order.h"
#include "tester/timeline.h"
#include "tester/trace.h"

namespace heddle::tester {

// Watches a timeline and fills a ReplayResult, but for what concerns the schedule itself. The one who walks calls
// before() and after() around each operation, and finish() at the end.
class Witness final : public vm::RelocationListener {
 public:
  Witness(vm::World& world, Timeline& timeline, const ReplayOptions& options, ReplayResult* result);
  ~Witness() override;
  Witness(const Witness&) = delete;
  Witness& operator=(const Witness&) = delete;

  void before(const interp::Operation& operation);
  void after(const Moment& moment);
  // Sees what calls return; null without ReplayOptions::explain. Timeline::forward must be given it.
  interp::InstructionWatch* watch() { return options_.explain ? &results_ : nullptr; }
  // The end, as it is: what each thread wants, deadlocks, races. With ReplayOptions::explain the program then runs on,
  // so that all accesses of the raced variables are known.
  void finish();
  // Marks of the World, its own if the replay was given none.
  checkpoint::Checkpoints& checkpoints();

 private:
  void collection_begins(std::vector<Ref>& kept) override;
  void objects_moved(const vm::Relocation& moved) override;

  // --- on the way (witness.cpp)
  struct Out {
    std::optional<Manner> usual, chosen;  // nullopt: as operation_report() has it
  };
  Out out_of_the_ordinary(ThreadId t, const interp::Operation& stop) const;
  static u64 delay_of(const Moment& moment);
  std::string direct_result(const Moment& moment) const;
  void on_fault(const ProgramFault& fault);
  void on_race(const RaceReport& race);
  void on_breach(const FinalizerBreach& breach);
  void describe_library_race(const RaceReport& race, const std::array<AccessHistory::LibraryPath, 2>& paths,
                             Finding* f);
  void describe_variables(ThreadId t, Finding* finding);
  void add_access_rows(const std::vector<std::pair<Ref, u32>>& variables, size_t end, Finding* finding);
  void note_inner_lock(const LibraryCall& call, Ref monitor);

  // --- the end (witness_end.cpp)
  void stand_before_operations();
  void report_threads();
  bool has_tested(ThreadId t, const Thing& monitor) const;
  void look_for_deadlock();
  void look_for_races();
  void add_pending_race(ThreadId t, const interp::Access& a, ThreadId u, const interp::Access& b);
  void explain_races();
  bool is_update(const AccessReport& access, const RaceReport& race) const;
  void go_on_to_the_end();
  void describe_guards();
  void use_variable_names();

  vm::World& world_;
  Timeline& timeline_;
  const ReplayOptions options_;
  ReplayResult& result_;
  Eraser eraser_;
  AccessHistory history_;
  SleepOrder sleeps_;
  CallResults results_;
  std::optional<checkpoint::Checkpoints> own_checkpoints_;
  std::optional<FinalizationCheck> finalization_;
  // of the operation that is being performed
  StepReport row_;
  bool unseen_ = false;  // it has no row
  Out out_;
  Thing waits_on_;
  std::array<size_t, 2> printed_{};  // bytes of both streams before it
  std::vector<u64> steps_at_start_;  // of the threads that there were then
  size_t started_at_ = ~size_t{0};   // row of the first start
  std::vector<size_t> race_ends_;    // records that there were when each race was seen
  // Label of a lock inside a library object -> that object's; "": it is inside several.
  std::map<std::string, std::string> inner_locks_;
  std::map<std::pair<ThreadId, Ref>, std::vector<Place>> taken_at_;
};

// A row of an access: a read or a write of a variable.
OperationReport access_report(bool write, std::string variable);

}  // namespace heddle::tester
