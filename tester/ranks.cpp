#include "tester/ranks.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstring>
#include <utility>

#include "vm/base/check.h"

namespace heddle::tester {
namespace {

// The first byte of a message. Behind it stands the pass that it belongs to: what is late is not listened to.
enum class Kind : u8 { Begin, End, Quit, Over, News, Last, Lost, States, Figures };

constexpr size_t kHead = 1 + sizeof(u32);
constexpr size_t kBatch = 32 << 10;    // bytes of a batch of states, about
constexpr u64 kMostUnsent = 64 << 20;  // bytes; beyond these states are not shared
constexpr auto kExchangeEvery = std::chrono::microseconds(200), kFlushEvery = std::chrono::microseconds(1000);
constexpr auto kFiguresEvery = std::chrono::milliseconds(100);
constexpr double kPatience = 0.4;  // seconds that somebody who is to end now waits for the others' last words
constexpr u32 kIdle = 500;         // microseconds between two looks of one who has nothing to do

std::string message(Kind kind, u32 pass, std::string_view bytes = {}) {
  std::string all(kHead, static_cast<char>(kind));
  std::memcpy(all.data() + 1, &pass, sizeof pass);
  all += bytes;
  return all;
}

Kind kind_of(const std::string& bytes) { return static_cast<Kind>(bytes[0]); }
u32 pass_of(const std::string& bytes) {
  u32 pass = 0;
  std::memcpy(&pass, bytes.data() + 1, sizeof pass);
  return pass;
}

template <typename T>
void put(std::string* out, const T& value) {
  out->append(reinterpret_cast<const char*>(&value), sizeof value);
}
template <typename T>
T get(std::string_view* in) {
  T value;
  HEDDLE_CHECK(in->size() >= sizeof value, "a batch of states");
  std::memcpy(&value, in->data(), sizeof value);
  in->remove_prefix(sizeof value);
  return value;
}

// In front of a state. kSummary: its summary follows, for the number is new.
constexpr u8 kEnds = 1, kElsewhere = 2, kOfComponent = 4, kSummary = 8;

}  // namespace

// --- all passes

Ranks::~Ranks() {
  if (abandoned_) return;
  if (is_first())
    for (u32 r = 1; r < messenger_.size(); ++r) messenger_.send(r, message(Kind::Quit, 0));
  messenger_.finish();
}

bool Ranks::wait_for_task(RankWorkers* now, Task* task) {
  for (Messenger::Message m;;) {
    if (!messenger_.receive(&m)) {
      ::usleep(kIdle);
      continue;
    }
    if (m.bytes.size() < kHead) continue;
    const u32 pass = pass_of(m.bytes);
    switch (kind_of(m.bytes)) {
      case Kind::Quit: return false;
      case Kind::Begin: *task = {pass, m.bytes.substr(kHead)}; return true;
      case Kind::States:
        if (now != nullptr && pass == now->pass()) now->take(std::move(m));
        else if (now == nullptr || pass > now->pass()) early_.push_back(std::move(m));
        break;
      default: break;  // it has ended already
    }
  }
}

void Ranks::refuse(const Task& task, const std::string& why) {
  messenger_.send(0, message(Kind::Lost, task.pass, why));
}

// --- one pass

RankWorkers::RankWorkers(Ranks& ranks, u32 pass, u64 shared_bytes, const volatile bool* stop)
    : Workers(shared_bytes),
      ranks_(ranks),
      messenger_(ranks.messenger()),
      pass_(pass),
      stop_(stop),
      peers_(messenger_.size()),
      exchanged_(Clock::now()),
      flushed_(exchanged_),
      told_figures_(exchanged_) {
  for (Messenger::Message& m : std::exchange(ranks_.early_, {}))
    if (pass_of(m.bytes) == pass_) take(std::move(m));
  states_.on_published([this](const ClosedState& state, u64 where) { published(state, where); });
}

Workers::Begun RankWorkers::begin(u32 number, const std::function<std::string()>& frontier) {
  peers_[number] = {true, {}, std::move(peers_[number].summaries)};
  messenger_.send(number, message(Kind::Begin, pass_, frontier()));
  return Begun::There;
}

void RankWorkers::tell_to_end() {
  if (std::exchange(told_to_end_, true)) return;
  for (u32 r = 1; r < all(); ++r)
    if (peers_[r].runs) messenger_.send(r, message(Kind::End, pass_));
}

std::vector<Workers::Message> RankWorkers::receive(bool wait) {
  const auto begun = Clock::now();
  const auto waits_too_long = [&] {
    const bool hurry = stop_ != nullptr && *stop_;
    return hurry && std::chrono::duration<double>(Clock::now() - begun).count() > kPatience;
  };
  for (;;) {
    exchange();
    if (!wait || !messages_.empty() || !any_running()) break;
    if (waits_too_long()) {
      for (u32 r = 1; r < all(); ++r)
        if (peers_[r].runs)
          messages_.push_back({Message::Lost, r, fmt::format("(rank {}) has not answered in {} s", r, kPatience)});
      ranks_.abandon();
      break;
    }
    ::usleep(kIdle);
  }
  // (Only now: whose last word has not been heard has not ended.)
  for (const Message& m : messages_)
    if (m.kind != Message::News) peers_[m.worker] = {false, {}, std::move(peers_[m.worker].summaries)};
  return std::exchange(messages_, {});
}

void RankWorkers::send(Message::Kind kind, const std::string& bytes) {
  if (kind == Message::Last) flush();
  const Kind k = kind == Message::News ? Kind::News : kind == Message::Last ? Kind::Last : Kind::Lost;
  messenger_.send(0, message(k, pass_, bytes));
}

void RankWorkers::now_and_then() {
  if ((++calls_ & 15) != 0) return;
  const auto now = Clock::now();
  if (now - exchanged_ >= kExchangeEvery) exchange();
  if (now - flushed_ >= kFlushEvery) flush();
}

bool RankWorkers::is_told_to_end() {
  now_and_then();
  return told_to_end_;
}
bool RankWorkers::is_over() {
  now_and_then();
  return over_;
}
void RankWorkers::say_over() {
  over_ = true;
  if (!ranks_.is_first()) messenger_.send(0, message(Kind::Over, pass_));
}

void RankWorkers::tell_figures(u64 blocks, u64 schedules) {
  if ((calls_ & 15) != 0) return;
  const auto now = Clock::now();
  if (now - told_figures_ < kFiguresEvery) return;
  told_figures_ = now;
  std::string bytes;
  put(&bytes, blocks);
  put(&bytes, schedules);
  messenger_.send(0, message(Kind::Figures, pass_, bytes));
}

void RankWorkers::exchange() {
  exchanged_ = Clock::now();
  for (Messenger::Message m; messenger_.receive(&m);)
    if (m.bytes.size() >= kHead && pass_of(m.bytes) == pass_) take(std::move(m));
}

void RankWorkers::take(Messenger::Message m) {
  Peer& peer = peers_[m.from];
  std::string_view bytes = std::string_view(m.bytes).substr(kHead);
  const auto add = [&](Message::Kind kind) { messages_.push_back({kind, m.from, std::string(bytes)}); };
  switch (kind_of(m.bytes)) {
    case Kind::States: return take_states(m.from, bytes);
    case Kind::End: told_to_end_ = true; break;
    case Kind::Over: over_ = true; break;
    case Kind::Figures: {
      const u64 blocks = get<u64>(&bytes);
      peer.figures = {blocks, get<u64>(&bytes)};
      break;
    }
    case Kind::News: add(Message::News); break;
    case Kind::Last: add(Message::Last); break;
    case Kind::Lost: add(Message::Lost); break;
    case Kind::Begin:
    case Kind::Quit: HEDDLE_CHECK(false, "a rank is told to begin what it does");
  }
}

// --- closed states

// What has been closed here first: for all others. A summary is sent with the first state that has it.
void RankWorkers::published(const ClosedState& state, u64 where) {
  if (messenger_.unsent() > kMostUnsent) {
    ++traffic_.skipped;
    return;
  }
  const auto [number, fresh] = numbers_.try_emplace(where, static_cast<u32>(numbers_.size()));
  u8 flags = fresh ? kSummary : 0;
  if (state.ends) flags |= kEnds;
  if (state.elsewhere) flags |= kElsewhere;
  if (state.of_component) flags |= kOfComponent;
  put(&batch_, flags);
  put(&batch_, state.digest.low);
  put(&batch_, state.digest.high);
  put(&batch_, number->second);
  if (fresh) {
    put(&batch_, static_cast<u32>(state.summary.size()));
    batch_.append(reinterpret_cast<const char*>(state.summary.data()), state.summary.size());
  }
  ++traffic_.states;
  if (batch_.size() >= kBatch) flush();
}

void RankWorkers::flush() {
  flushed_ = Clock::now();
  if (batch_.empty()) return;
  const std::string bytes = message(Kind::States, pass_, batch_);
  batch_.clear();
  ++traffic_.batches;
  traffic_.bytes += bytes.size();
  for (u32 r = 0; r < all(); ++r)
    if (r != messenger_.rank()) messenger_.send(r, bytes);
}

void RankWorkers::take_states(u32 from, std::string_view batch) {
  std::vector<u64>& known = peers_[from].summaries;
  while (!batch.empty()) {
    ClosedState state;
    const u8 flags = get<u8>(&batch);
    state.digest.low = get<u64>(&batch);
    state.digest.high = get<u64>(&batch);
    state.ends = flags & kEnds;
    state.elsewhere = flags & kElsewhere;
    state.of_component = flags & kOfComponent;
    const u32 number = get<u32>(&batch);
    u64 where = 0;
    if (flags & kSummary) {
      const u32 size = get<u32>(&batch);
      HEDDLE_CHECK(batch.size() >= size, "a batch of states");
      state.summary = {reinterpret_cast<const u8*>(batch.data()), size};
      batch.remove_prefix(size);
      where = states_.store(state.summary);
      if (number >= known.size()) known.resize(number + 1);
      known[number] = where;
    } else if (number < known.size()) {
      where = known[number];
    }
    ++traffic_.received;
    // (0: the summary was sent before this process had begun with the pass, or there was no room for it.)
    if (where == 0) continue;
    traffic_.new_here += states_.take_over(state, where, &room_) == SharedStates::Published::New;
  }
}

}  // namespace heddle::tester
