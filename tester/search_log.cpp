#include "tester/search_log.h"

#include <fmt/format.h>

#include "tester/describe.h"
#include "tester/trace.h"
#include "tester/words.h"

namespace heddle::tester {
namespace {

const char* text_of(BlockEnd end) {
  switch (end) {
    case BlockEnd::Bound: return "Bound (before an acquire or the next non-mover)";
    case BlockEnd::Exit: return "Exit (behind a monitor exit or a non-mover)";
    case BlockEnd::Wait: return "Wait (the thread waits)";
    case BlockEnd::Dead: return "Dead (the thread has ended)";
    case BlockEnd::Blocked: return "Blocked (undone)";
    case BlockEnd::Ended: return "Ended (the program has)";
    case BlockEnd::Abandoned: return "Abandoned (Verify.assume)";
    case BlockEnd::Spinning: return "Spinning (its state has come back: undone)";
    case BlockEnd::TooLong: return "TooLong (--max-steps)";
    case BlockEnd::Postponed: return "Postponed (long: undone, the others come first)";
    case BlockEnd::CutShort: return "CutShort (out of time: undone)";
  }
  return "?";
}

// The names of what has been observed, so that more operations are visible than at first.
std::string text_of(const RunnerOptions::Observed& o) {
  std::vector<std::string> facts;
  const std::pair<bool, const char*> flags[] = {
      {o.interrupts, "interrupts"},   {o.liveness, "liveness"},   {o.thread_state, "thread_state"},
      {o.cycles, "cycles"},           {o.clock, "clock"},         {o.queues, "queues"},
      {o.plain_modes, "plain_modes"}, {o.full_join, "full_join"}, {o.memory, "memory"}};
  for (const auto& [is_set, name] : flags)
    if (is_set) facts.emplace_back(name);
  for (const std::string& name : o.locks) facts.push_back("lock of " + bytecode::dotted(name));
  for (const std::string& field : o.library_state) facts.push_back("library state " + field);
  return facts.empty() ? "nothing" : fmt::format("{}", fmt::join(facts, ", "));
}

class TextLog final : public SearchLog {
 public:
  explicit TextLog(std::function<void(const std::string&)> write) : write_(std::move(write)) {}

  void begins(const vm::World& world, u64 restarts, const RunnerOptions::Observed& observed,
              const Suspects& suspects) override {
    world_ = &world;
    suspects_ = &suspects;
    known_suspects_.clear();
    for (const auto& [key, suspect] : suspects.all()) known_suspects_.insert(key);
    operations_ = nodes_ = 0;
    line("search {}{}: observed {}; suspects {}", restarts + 1, restarts == 0 ? "" : " (restart)", text_of(observed),
         known_suspects_.size());
  }
  void node(size_t depth, const checkpoint::Digest& digest, const ThreadSet& enabled,
            const ThreadSet& delayed) override {
    line("node {} depth {} state {}: enabled {}, delayed {}", ++nodes_, depth, name(digest), names(enabled),
         names(delayed));
  }
  void known_state(size_t depth, const checkpoint::Digest& digest, const ThreadSet& left) override {
    line("hit depth {} state {}: left {}", depth, name(digest), names(left));
  }
  void runs(size_t depth, ThreadId t, const std::vector<Pick>& forced) override {
    std::string text;
    for (const Pick& p : forced) text += ", " + decision(p);
    line("run depth {} {}{}", depth, name(t), text);
  }
  void operation(ThreadId t, const interp::Operation& stop) override {
    tell_operation(true);
    Place place;
    const std::string text = any_operation_text(operation_report(*world_, t, stop, &place));
    operation_ = fmt::format("{} {}{}", name(t), interp::to_string(stop.kind), text.empty() ? "" : ": " + text);
    if (!place.file.empty())
      operation_ += fmt::format(" ({}:{})", place.file.substr(place.file.rfind('/') + 1), place.line);
    ++operations_;
  }
  void block(const BlockArena& arena, const Block& b) override {
    tell_operation(operations_ <= b.visible_operations);
    operations_ = 0;
    for (u32 i = 0; i < b.picks.size; ++i) line("  decision: {}", decision(arena.picks[b.picks.begin + i]));
    const std::string adds = b.adds.size == 0 ? "" : fmt::format(", adds {}", b.adds.size);
    std::string text = fmt::format("block {}: operations {}, reads {}, writes {}{}; ends as {}", name(b.thread),
                                   b.visible_operations, b.reads.size, b.writes.size, adds, text_of(b.end));
    if (b.accesses.size > 0) text += fmt::format(", accesses of suspects {}", b.accesses.size);
    if (b.want.kind != WantKind::Nothing) text += ", wants " + wanted(b.want);
    if (b.everything) text += ", depends on everything";
    write_(text);
    tell_suspects();
  }
  void leaf(const char* kind) override { line("leaf {}", kind); }
  void finding(const std::string& key) override {
    tell_operation(true);  // that shows it
    line("finding {}", key);
  }

 private:
  template <typename... Parts>
  void line(fmt::format_string<Parts...> format, Parts&&... parts) {
    write_(fmt::format(format, std::forward<Parts>(parts)...));
  }
  std::string name(ThreadId t) const { return fmt::format("{}:{}", t, world_->thread_label(t)); }
  static std::string name(const checkpoint::Digest& d) {
    return d == checkpoint::Digest{} ? "-" : fmt::format("{:016x}{:016x}", d.high, d.low);
  }
  std::string names(const ThreadSet& set) const {
    std::vector<std::string> all;
    set.for_each([&](ThreadId t) { all.push_back(name(t)); });
    return all.empty() ? "nobody" : fmt::format("{}", fmt::join(all, " "));
  }
  static std::string decision(const Pick& p) {
    return fmt::format("operation {} {} {} of {}", p.at + 1, interp::to_string(p.kind), p.value, p.options);
  }
  std::string wanted(const Want& want) const {
    const std::string by = want.owner == vm::kNoThread ? "" : ", which " + name(want.owner) + " has";
    switch (want.kind) {
      case WantKind::Monitor: return thing_text(monitor_thing(*world_, want.what)) + by;
      case WantKind::Join: return "the end of " + name(want.what);
      case WantKind::Permit: return "a permit";
      case WantKind::TimedPermit: return "a permit, and has had all its timeouts";
      case WantKind::TrustedWait: return "to wait in trusted code";
      case WantKind::LaterCall: return "to wait in a call of the library, and comes later";
      case WantKind::OthersStuck: return "the end of " + name(want.what) + ", or that nobody else can go on";
      case WantKind::Nothing: break;
    }
    return "nothing";
  }
  // The latest operation, once it is known whether the block has ended in front of it.
  void tell_operation(bool performed) {
    if (!operation_.empty()) line("  {}{}", performed ? "" : "stands before: ", operation_);
    operation_.clear();
  }
  void tell_suspects() {
    if (suspects_->all().size() == known_suspects_.size()) return;
    for (const auto& [key, suspect] : suspects_->all())
      if (known_suspects_.insert(key).second)
        line("suspect {}{}", suspect.label, suspect.library ? " (of the library)" : "");
  }

  const std::function<void(const std::string&)> write_;
  const vm::World* world_ = nullptr;
  const Suspects* suspects_ = nullptr;
  std::set<u64> known_suspects_;
  std::string operation_;
  u64 operations_ = 0;  // of the block that is being run
  u64 nodes_ = 0;
};

}  // namespace

std::unique_ptr<SearchLog> text_search_log(std::function<void(const std::string& line)> write) {
  return std::make_unique<TextLog>(std::move(write));
}

}  // namespace heddle::tester
