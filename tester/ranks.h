// Workers that are processes of a cluster, one for each rank (docs/cluster.md): what they are told and what they say,
// by messages. Rank 0 is the one that searches, and reports; each of the others begins where rank 0 stands, from its
// frontier, as often as it is told to. Everything but the begin is as with forked workers: a closed state that one has
// published is sent to all others, in batches, and each keeps it in a table of its own.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <unordered_map>

#include "tester/messenger.h"
#include "tester/workers.h"

namespace heddle::tester {

// The processes of one run of mpirun, for all passes of one exploration.
class Ranks {
 public:
  explicit Ranks(Messenger& messenger) : messenger_(messenger) {}
  ~Ranks();  // rank 0: tells all others that it was the last exploration
  Ranks(const Ranks&) = delete;
  Ranks& operator=(const Ranks&) = delete;
  bool is_first() const { return messenger_.rank() == 0; }
  Messenger& messenger() { return messenger_; }

  // What else than a frontier another process has to know: rank 0 packs both, the others unpack it. (None, and *error:
  // they cannot begin.)
  std::function<std::string(std::string frontier)> pack = [](std::string frontier) { return frontier; };
  std::function<std::optional<std::string>(std::string packed, std::string* error)> unpack =
      [](std::string packed, std::string*) { return packed; };

  u32 next_pass() { return ++pass_; }

  // --- in the others: waits until it is to begin. False: never again. What has been published in the meantime goes to
  // `now`, the pass that it has last been a worker of; or is kept for the next one.
  struct Task {
    u32 pass = 0;
    std::string packed;
  };
  bool wait_for_task(class RankWorkers* now, Task* task);
  // It could not begin.
  void refuse(const Task& task, const std::string& why);
  // The process shares the fate of one that is gone: nobody will receive anything.
  void abandon() { abandoned_ = true; }
  bool is_abandoned() const { return abandoned_; }

 private:
  friend class RankWorkers;
  std::vector<Messenger::Message> early_;  // of passes that have not begun here
  Messenger& messenger_;
  u32 pass_ = 0;
  bool abandoned_ = false;
};

// One pass of the search.
class RankWorkers final : public Workers {
 public:
  // `stop`: in rank 0, set when somebody wants an end now. Others may then be gone: they are not waited for long.
  RankWorkers(Ranks& ranks, u32 pass, u64 shared_bytes, const volatile bool* stop);
  bool is_usable() const override { return states_.is_usable(); }
  u32 all() const override { return messenger_.size(); }
  u32 pass() const { return pass_; }

  Begun begin(u32 number, const std::function<std::string()>& frontier) override;
  bool is_running(u32 number) const override { return peers_[number].runs; }
  std::vector<Message> receive(bool wait) override;
  void tell_to_end() override;
  void may_go_on() override { begins_again(); }

  bool is_told_to_end() override;
  void send(Message::Kind kind, const std::string& bytes) override;

  bool is_over() override;
  void say_over() override;
  void tell_figures(u64 blocks, u64 schedules) override;
  Figures figures(u32 number) const override { return peers_[number].figures; }

  struct Traffic {
    u64 batches = 0, bytes = 0, states = 0, skipped = 0;  // sent, to each of the others; not sent
    u64 received = 0, new_here = 0;                       // states
  };
  const Traffic& traffic() const { return traffic_; }
  void flush();  // what has not been sent yet is sent

  void take(Messenger::Message message);  // one of this pass
  void begins_again() { told_to_end_ = over_ = false; }

 private:
  using Clock = std::chrono::steady_clock;
  struct Peer {
    bool runs = false;
    Figures figures;
    std::vector<u64> summaries;  // by its numbers: where they lie in states_
  };
  void published(const ClosedState& state, u64 where);
  void now_and_then();
  void exchange();
  void take_states(u32 from, std::string_view batch);

  Ranks& ranks_;
  Messenger& messenger_;
  const u32 pass_;
  const volatile bool* const stop_;
  std::vector<Peer> peers_;  // by rank
  std::vector<Message> messages_;
  bool told_to_end_ = false, over_ = false;
  u32 calls_ = 0;
  Clock::time_point exchanged_, flushed_, told_figures_;
  SharedStates::Room room_;  // for what others have published
  std::string batch_;
  std::unordered_map<u64, u32> numbers_;  // of summaries, by where they lie
  Traffic traffic_;
};

}  // namespace heddle::tester
