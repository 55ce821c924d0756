// Chains of starts and joins (docs/algorithms.md, "Like threads"). A thread that waits for the end of several others,
// one after the other, waits for all of them: in which order it asks is nothing that anybody sees. So what it does
// between the joins is looked ahead at, as if those it waits for had ended. If that is its own business only, the
// digest takes the state to be "waits for all of these, and then goes on from there"; and where it starts others before
// that, "starts these, one after the other, waits for all of these ...". (Else an array of threads that main starts and
// joins in order would tell like threads apart.)
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "checkpoint/checkpoint.h"
#include "checkpoint/digest.h"
#include "interp/run.h"

namespace heddle::tester {

class JoinChains final : private interp::AccessFilter {
 public:
  // `initialised_before`: classes that are initialised in all states, because they have been before the first start; by
  // ClassId, and filled then. `careless`: for tests: takes no notice of what is shared.
  JoinChains(vm::World& world, checkpoint::Checkpoints& checkpoints, checkpoint::StateDigest& digest,
             const std::vector<u8>& initialised_before, bool careless = false)
      : world_(world),
        checkpoints_(checkpoints),
        digest_(digest),
        initialised_before_(initialised_before),
        careless_(careless) {}

  // The digest that `compute` makes of the world's state, with such chains. Leaves the world as it is. `with_starts`:
  // nobody looks at whether a thread has been started.
  using Compute = std::function<checkpoint::Digest(const checkpoint::Ahead&)>;
  checkpoint::Digest digest(const Compute& compute, bool with_starts);
  // Are there two threads, alive or dead, that run the same?
  bool some_alike();
  // Somebody waits for the end of a thread that itself waits for others: then the order may matter.
  bool in_circles() const { return in_circles_; }

 private:
  bool has_link(vm::MethodId id);
  bool wait_in_circles() const;
  bool may_begin(const vm::Thread& t);
  vm::ThreadId join_target(vm::ThreadId t) const;
  vm::Ref start_target(vm::ThreadId t) const;
  bool run_ahead(vm::ThreadId t);
  bool look_ahead(vm::ThreadId t);
  bool pass_starts(vm::ThreadId t);
  bool pass_joins(vm::ThreadId t);
  void note_used(const interp::Access& access);
  bool gives_number(vm::Ref object, u32 offset, bool write) const;
  std::optional<checkpoint::Digest> try_digest(const Compute& compute);
  void note_shared();
  bool stops_before(vm::Ref object, u32 offset, bool write) const override;
  bool may_stop_inside(vm::Ref object) const override;

  vm::World& world_;
  checkpoint::Checkpoints& checkpoints_;
  checkpoint::StateDigest& digest_;
  const std::vector<u8>& initialised_before_;
  const bool careless_;
  bool in_circles_ = false, with_starts_ = false;
  enum class Known : u8 { NotYet, No, Yes };
  std::vector<Known> has_link_;        // by MethodId
  const vm::Field* target_ = nullptr;  // Thread.target
  std::vector<std::pair<vm::ClassId, vm::ClassId>> kinds_;
  checkpoint::Ahead ahead_;
  vm::ThreadId runs_ahead_ = 0;
  std::vector<u32> starts_many_from_;  // by ThreadId: how many it had started when very many were still to come; or ~0
  interp::Events events_;
  std::vector<vm::Ref> shared_;  // what others can get at, as far as it has been touched
  size_t shared_before_ = 0;
};

}  // namespace heddle::tester
