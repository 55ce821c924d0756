#include "tester/shared_states.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstring>
#include <new>
#include <numeric>

namespace heddle::tester {
namespace {

static_assert(std::atomic<u64>::is_always_lock_free, "processes share them");

}  // namespace

SharedStates::SharedStates(u64 bytes) {
  constexpr u64 kBytesOfBucket = sizeof(Bucket) + sizeof(Record) * kSlots;
  std::vector<u64> sizes = {kFirstBuckets};
  for (u64 all = 0; all += sizes.back(), (all + sizes.back() * kGrowth) * kBytesOfBucket <= bytes / 2;)
    sizes.push_back(sizes.back() * kGrowth);
  const u64 buckets = std::accumulate(sizes.begin(), sizes.end(), u64{0});
  most_records_ = buckets * kSlots;
  summary_bytes_ = std::max<u64>(bytes / 2, 1 << 16);
  bytes_ = sizeof(Header) + buckets * kBytesOfBucket + summary_bytes_;
  memory_ = ::mmap(nullptr, bytes_, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory_ == MAP_FAILED) {
    memory_ = nullptr;
    return;
  }
  auto* at = static_cast<u8*>(memory_);
  // (Fresh pages are zero, which is a free slot.)
  header_ = new (at) Header;
  header_->summary_bytes.store(8, std::memory_order_relaxed);  // place 0: not stored yet
  at += sizeof(Header);
  for (const u64 size : sizes) {
    levels_.push_back({reinterpret_cast<Bucket*>(at), size - 1, size == sizes.back() ? kLastProbes : kProbes});
    at += size * sizeof(Bucket);
  }
  records_ = reinterpret_cast<Record*>(at);
  summaries_ = at + most_records_ * sizeof(Record);
}

SharedStates::~SharedStates() {
  if (memory_ != nullptr) ::munmap(memory_, bytes_);
}

// The size, then the bytes; nobody else writes there.
bool SharedStates::store_summary(std::span<const u8> summary, u64* where) {
  const u64 size = (sizeof(u32) + summary.size() + 7) / 8 * 8;
  if (header_->summary_bytes.load(std::memory_order_relaxed) + size > summary_bytes_) return false;
  const u64 at = header_->summary_bytes.fetch_add(size, std::memory_order_relaxed);
  if (at + size > summary_bytes_) return false;
  const auto length = static_cast<u32>(summary.size());
  std::memcpy(summaries_ + at, &length, sizeof length);
  if (length != 0) std::memcpy(summaries_ + at + sizeof length, summary.data(), length);
  *where = at;
  return true;
}

u64 SharedStates::store(std::span<const u8> summary) {
  u64 where = 0;
  return store_summary(summary, &where) ? where : 0;
}

SharedStates::Published SharedStates::publish(const ClosedState& state, u64* where, Room* room) {
  const Published published = insert(state, where, room);
  if (published == Published::New && told_) told_(state, *where);
  return published;
}

// The next one of the room. (If somebody else publishes the state meanwhile, it is the next state's.)
bool SharedStates::make_record(const ClosedState& state, u64* where, Room* room) {
  if (*where == 0 && !store_summary(state.summary, where)) return false;
  if (room->next == room->end) {
    if (header_->records.load(std::memory_order_relaxed) + kRecordsOfRoom > most_records_) return false;
    const u64 first = header_->records.fetch_add(kRecordsOfRoom, std::memory_order_relaxed);
    if (first + kRecordsOfRoom > most_records_) return false;
    *room = {first, first + kRecordsOfRoom};
  }
  const u64 flags =
      (state.ends ? kEnds : 0) | (state.elsewhere ? kElsewhere : 0) | (state.of_component ? kOfComponent : 0);
  records_[room->next] = {state.digest, *where << kPlaceShift | flags};
  return true;
}

SharedStates::Published SharedStates::insert(const ClosedState& state, u64* where, Room* room) {
  const u64 tag = tag_of(state.digest);
  bool made = false;
  for (const Level& level : levels_) {
    for (u64 i = state.digest.low, last = i + level.probes; i != last; ++i) {
      for (std::atomic<u64>& slot : level.buckets[i & level.mask].slots) {
        u64 there = slot.load(std::memory_order_acquire);
        if (there == 0) {
          made = made || make_record(state, where, room);
          if (!made) return Published::Full;
          if (slot.compare_exchange_strong(there, tag | (room->next + 1), std::memory_order_acq_rel)) {
            ++room->next;
            return Published::New;
          }
        }
        if ((there & ~kNumbers) == tag && record_of(there).digest == state.digest) return Published::Known;
      }
    }
  }
  return Published::Full;
}

void SharedStates::read(const Record& record, ClosedState* state) const {
  state->digest = record.digest;
  state->ends = record.meta & kEnds;
  state->elsewhere = record.meta & kElsewhere;
  state->of_component = record.meta & kOfComponent;
  const u8* const summary = summaries_ + (record.meta >> kPlaceShift);
  u32 length = 0;
  std::memcpy(&length, summary, sizeof length);
  state->summary = {summary + sizeof length, length};
}

bool SharedStates::find(const checkpoint::Digest& digest, ClosedState* state) const {
  const u64 tag = tag_of(digest);
  for (const Level& level : levels_) {
    for (u64 i = digest.low, last = i + level.probes; i != last; ++i) {
      for (const std::atomic<u64>& slot : level.buckets[i & level.mask].slots) {
        const u64 there = slot.load(std::memory_order_acquire);
        if (there == 0) return false;
        if ((there & ~kNumbers) != tag || record_of(there).digest != digest) continue;
        read(record_of(there), state);
        return true;
      }
    }
  }
  return false;
}

}  // namespace heddle::tester
