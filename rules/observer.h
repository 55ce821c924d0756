// Watches a run that goes forward on a timeline, keeps the scene and asks the rules: the paper's state machine, fed by
// events of the threads library (Harrow 2000, section 3), here by the operations of the VM.
#pragma once

#include <map>
#include <optional>
#include <set>

#include "rules/order_graph.h"
#include "rules/rule.h"
#include "rules/summary.h"
#include "tester/timeline.h"

namespace heddle::rules {

class Observer final : public tester::Detector, public vm::ThrowListener, private Findings {
 public:
  // The World has just been started. The rules must be new ones, or have seen nothing.
  Observer(vm::World& world, tester::Timeline& timeline, Rules& rules);
  ~Observer() override;
  Observer(const Observer&) = delete;
  Observer& operator=(const Observer&) = delete;

  // t's next operation, or (start) only up to its first one.
  tester::Refusal forward(ThreadId t, const std::vector<tester::Pick>& picks, tester::Moment* moment);
  tester::Refusal start(ThreadId t, tester::Moment* moment);
  // Nothing more comes. `ended`: the program has come to its end by itself; `over`: or nobody can go on.
  void finish(bool ended, bool over);

  // A rule whose action is `stop` has found something.
  bool stopped() const { return stopped_; }
  const Scene& scene() const { return scene_; }
  // When t may go on: 0: at once, if it can at all; else the time at which its sleep or time limit is over.
  u64 due(ThreadId t) const;

  // After finish(); with the names that the program's variables give to objects.
  std::vector<tester::RuleFinding> take_findings() { return std::move(found_); }
  // Behind so many operations the finding had been made; in the order of take_findings().
  const std::vector<u64>& found_behind() const { return found_behind_; }
  tester::RunSummary summary() const;
  std::vector<tester::LockOrder> lock_order() const;

  void access(ThreadId thread, const interp::Access& access, tester::LocksetId held) override;
  void sync(const tester::SyncEvent&, tester::LocksetId) override {}
  void objects_moved(const vm::Relocation& moved) override;
  void digest(checkpoint::Hasher&, const checkpoint::StateDigest::NameFunction&) override {}
  u64 mark_position() override { return 0; }
  void rewind_to(u64) override {}
  void exception_thrown(ThreadId t, Ref exception) override;

 private:
  struct Call {
    const vm::Method* method;
    const vm::Method* caller;
    Ref receiver;
    MethodId own_method;
    u32 own_pc;
  };
  struct StampedState {
    u64 version = 256;
    u32 reading = 0;
  };

  void add(const Rule& rule, std::vector<std::string> parts, std::string message,
           std::vector<RuleEvent> events) override;
  void before(const interp::Operation& operation);
  void after(const tester::Moment& moment);
  void tell(Record record);
  void grow();
  void note_calls(ThreadId t);
  void tell_kept(ThreadId t);
  void look_at_frames(ThreadId t);
  LockId lock_of(Ref inner);
  LockId monitor_lock(const interp::Operation& operation) const;
  Ref known_object(Ref inner, const std::string& class_name) const;
  void acquired(LockId lock, bool read, bool tried);
  void released(ThreadId t, LockId lock, std::optional<bool> read);
  void look_at_read_write_lock(Ref inner, LockId lock);
  void look_at_stamped_lock(Ref inner, LockId lock);
  void settle(ThreadId ran);
  Standing standing_of(ThreadId t, Actor* actor);
  void joined(ThreadId t, ThreadId other);
  ThreadId thread_of(Ref thread_object) const;
  std::string rename(std::string text) const;

  vm::World& world_;
  tester::Timeline& timeline_;
  Rules& rules_;
  OrderGraph order_;
  Ledger ledger_;
  Scene scene_;
  std::vector<Rule*> wanting_[kEvents];
  std::vector<Rule*> calling_;  // that want calls
  std::optional<tester::Eraser> eraser_;

  // Of the operation that is being performed:
  ThreadId thread_ = vm::kNoThread;
  interp::Operation operation_;
  OwnFrame own_;
  const Place* place_ = nullptr;
  std::string wait_label_;
  bool looked_ = false;  // before() has been called
  std::vector<Access> accesses_;
  std::vector<Call> calls_;
  std::vector<tester::RaceReport> races_;

  std::vector<u64> own_steps_;  // of each thread, when last looked
  std::map<LockId, StampedState> stamped_;
  std::set<std::vector<std::string>> known_;  // findings: the rule's name and the parts
  std::vector<tester::RuleFinding> found_;
  std::vector<u64> found_behind_;
  std::map<std::string, std::string> names_;
  bool stopped_ = false, finished_ = false;
};

}  // namespace heddle::rules
