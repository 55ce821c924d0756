// Chains of joins as sets (docs/algorithms.md, "Like threads"). A thread that waits for the end of several others, one
// after the other, waits for all of them: in which order it asks is nothing that anybody sees. So what it does between
// the joins is looked ahead at, as if those it waits for had ended. If that is its own business only, the digest takes
// the state to be "waits for all of these, and then goes on from there". (Else an array of threads that main joins in
// order would tell like threads apart.)
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
  // `careless`: for tests: takes no notice of what is shared.
  JoinChains(vm::World& world, checkpoint::Checkpoints& checkpoints, checkpoint::StateDigest& digest,
             bool careless = false)
      : world_(world), checkpoints_(checkpoints), digest_(digest), careless_(careless) {}

  // The digest that `compute` makes of the world's state, with chains of joins as sets. Leaves the world as it is.
  using Compute = std::function<checkpoint::Digest(const std::vector<checkpoint::Awaited>&)>;
  checkpoint::Digest digest(const Compute& compute);
  // Are there two threads, alive or dead, that run the same?
  bool some_alike();
  // Somebody waits for the end of a thread that itself waits for others: then the order may matter.
  bool in_circles() const { return in_circles_; }

 private:
  bool has_join(vm::MethodId id);
  bool may_join(const vm::Thread& t);
  vm::ThreadId join_target(vm::ThreadId t) const;
  bool look_ahead(vm::ThreadId t);
  std::optional<checkpoint::Digest> try_digest(const Compute& compute);
  void note_shared();
  bool stops_before(vm::Ref object, u32 offset, bool write) const override;
  bool may_stop_inside(vm::Ref object) const override;

  vm::World& world_;
  checkpoint::Checkpoints& checkpoints_;
  checkpoint::StateDigest& digest_;
  bool in_circles_ = false, careless_ = false;
  enum class Known : u8 { NotYet, No, Yes };
  std::vector<Known> has_join_;        // by MethodId
  const vm::Field* target_ = nullptr;  // Thread.target
  std::vector<std::pair<vm::ClassId, vm::ClassId>> kinds_;
  std::vector<checkpoint::Awaited> awaited_;
  interp::Events events_;
  std::vector<vm::Ref> shared_;  // what others can get at, as far as it has been touched
  size_t shared_before_ = 0;
};

}  // namespace heddle::tester
