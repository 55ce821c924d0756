// Finalizers under exploration.
//
// The paper (section 4.1) assumes that it does not matter when finalizers run: its finalization criterion. Here it
// is checked. At the end of each block, objects with a finalizer that nobody can reach any more have it run, alone,
// in a state that is thrown away afterwards; what it touches of the objects that the program can still reach is
// kept. A breach is an access of the program, later on the same path, that conflicts with it, and anything that a
// finalizer does that other threads notice at once (it starts a thread, notifies a waiter, takes two of the
// program's locks in the other order ...).
//
// What it can miss: objects that become unreachable and accesses that happen within one block (from the
// finalizer's point of view they are before it); what a finalizer would do in a later state than the first
// one in which its object was found; what lies behind a monitor that it does not get while others hold it, until
// it gets it; conflicts with what a program prints.
#pragma once

#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include "checkpoint/checkpoint.h"
#include "tester/detector.h"
#include "tester/finding.h"
#include "tester/locksets.h"
#include "vm/trace.h"

namespace heddle::tester {

struct FinalizerBreach {
  FindingId key;  // one for each finalizer and variable, or kind of deed
  std::string message;
  std::string variable;
  std::vector<AccessReport> accesses;  // the program's, then the finalizer's
  bool in_block = false;               // the block that is being run shows it; else the state at its end
};

class FinalizationCheck final : public Detector {
 public:
  using Handler = std::function<void(const FinalizerBreach&)>;
  FinalizationCheck(vm::World& world, checkpoint::Checkpoints& checkpoints, LocksetTable& locksets, Handler handler);

  // Whether the program can have finalizers to be checked.
  static bool needed(const vm::World& world) {
    return world.options.finalizers && !world.options.queue_finalizers && world.classes.any_finalizer();
  }
  // A block has ended. Changes nothing in the world but flags of objects that the program cannot reach.
  void at_boundary();

  void access(ThreadId thread, const interp::Access& access, LocksetId held) override;
  void sync(const SyncEvent& event, LocksetId held) override;
  void objects_moved(const vm::Relocation& moved) override;
  void digest(checkpoint::Hasher& hasher, const checkpoint::StateDigest::NameFunction& name) override;
  u64 mark_position() override { return deeds_.size(); }
  void rewind_to(u64 position) override;

 private:
  // What a finalizer that may run at any time from now on does.
  struct Deed {
    Variable variable = 0;  // accessed; or the monitor `outer` is held while `inner` is taken
    Ref outer = 0, inner = 0;
    bool write = false;
    vm::MethodId method = 0;
    u32 pc = 0;
    vm::MethodId finalizer = 0;
    LocksetId locks = 0;  // of the program's, held meanwhile
  };
  class Sandbox;

  void add(const Deed& deed);
  void meet(Variable v, bool write, ThreadId thread, vm::MethodId method, u32 pc, LocksetId held);
  void report_deed(const vm::Method& finalizer, FinalizerDeed deed, const std::vector<std::string>& operands,
                   bool in_block = false);

  vm::World& world_;
  checkpoint::Checkpoints& checkpoints_;
  LocksetTable& locksets_;
  Handler handler_;
  std::vector<Deed> deeds_;                             // on this path, oldest first
  std::unordered_multimap<Variable, u32> by_variable_;  // only looked up; at most one read and one write each
  u32 nested_ = 0;                                      // of the deeds, those about two monitors
};

// --finalizers=explore: queues objects that nobody can reach any more for the VM's finalizer thread, which is
// a thread of the search like any other. True if there were any.
bool queue_dead_finalizable(vm::World& world);

}  // namespace heddle::tester
