// Writes the chronicle of a schedule while it is replayed.
//
//   Chronicler chronicler;
//   tester::ReplayOptions how{...};
//   how.explain = true, how.onlooker = &chronicler;
//   const tester::ReplayResult replayed = tester::replay(world, schedule, runner, how);
//   const Chronicle c = chronicler.chronicle(replayed, finding, "Main.java");
#pragma once

#include <map>
#include <string>
#include <unordered_map>
#include <vector>

#include "picture/chronicle.h"
#include "tester/onlooker.h"

namespace heddle::picture {

class Chronicler final : public tester::Onlooker {
 public:
  static constexpr size_t kMostSteps = 50'000;
  // Of schedules with more operations the end is told.
  explicit Chronicler(size_t most_steps = kMostSteps) : most_steps_(most_steps) {}

  void begins(const vm::World& world, const tester::Timeline& timeline) override;
  void performed(const tester::Moment& moment, size_t rows) override;
  void ends(const tester::AccessHistory& accesses) override;
  void named(const std::map<std::string, std::string>& names) override;

  // To be called once, behind the replay. `finding`: what the replay shows, or a finding without steps.
  Chronicle chronicle(const tester::ReplayResult& replayed, const tester::Finding& finding, const std::string& program);

 private:
  using ThreadId = vm::ThreadId;
  using Ref = vm::Ref;
  // Rows of the replay's trace count the time here: `at` is the number of rows by then.
  struct RawStanding {
    size_t at = 0;
    bool own = false;  // it is the thread's own operation that has led there: behind the accesses that follow it
    Standing standing;
    u64 lock = 0;
    ThreadId owner = vm::kNoThread;
  };
  struct RawBand {
    ThreadId thread = 0;
    u64 lock = 0;
    size_t from = 0, to = ~size_t{0};
    u32 depth = 0;
    Place place;
  };
  struct RawArrow {
    ArrowKind kind;
    ThreadId from, to;
    size_t at;
  };
  struct RawPrinted {
    size_t at;
    std::string text;
    bool error;
  };
  struct RawAccess {
    size_t at = 0;
    ThreadId thread = 0;
    u64 object = 0;  // name of the object
    u32 offset = 0;
    bool write = false, library = false, atomic = false;
    std::string name;          // as in reports: "Account.balance"
    std::string holder;        // label of the object it is in, as a prefix: "Account#2"; empty: static
    std::string value;         // as the report's rows have it, with its variable's name if it is an object
    std::string object_value;  // with its own name
    Place place;
  };
  // Whether a thread stands as it did before, without words.
  struct Key {
    Activity activity = Activity::Runnable;
    u64 lock = 0, steps = 0;
    ThreadId owner = vm::kNoThread;
    bool born = false;
    friend bool operator==(const Key&, const Key&) = default;
  };

  void look_at_threads(ThreadId moved, size_t at);
  void look_at_locks(ThreadId t, size_t at);
  void look_at_output(size_t at);
  Key key_of(ThreadId t) const;
  u64 lock_of(Ref monitor);

  // --- behind the replay (chronicle_assembly.cpp)
  struct Assembly;

  size_t most_steps_;
  const vm::World* world_ = nullptr;
  const tester::Timeline* timeline_ = nullptr;
  std::vector<std::string> names_of_threads_, paths_;
  std::vector<Key> keys_;
  std::vector<std::vector<RawStanding>> standings_;  // by thread
  std::vector<std::vector<size_t>> held_;            // by thread: the bands that are open
  std::vector<RawBand> bands_;
  std::vector<RawArrow> arrows_;
  std::vector<RawPrinted> printed_;
  std::vector<RawAccess> accesses_;
  std::unordered_map<u64, std::string> lock_names_;
  size_t out_size_ = 0, error_size_ = 0;
};

}  // namespace heddle::picture
