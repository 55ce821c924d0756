#include "tester/shared_states.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstring>
#include <new>
#include <numeric>

namespace heddle::tester {
namespace {

static_assert(std::atomic<u64>::is_always_lock_free, "processes share them");
constexpr u64 kHeaderBytes = 64;

}  // namespace

SharedStates::SharedStates(u64 bytes) {
  std::vector<u64> sizes = {kFirstSlots};
  for (u64 all = 0; all += sizes.back(), (all + sizes.back() * kGrowth) * sizeof(Slot) <= bytes / 2;)
    sizes.push_back(sizes.back() * kGrowth);
  const u64 slots = std::accumulate(sizes.begin(), sizes.end(), u64{0});
  summary_bytes_ = std::max<u64>(bytes / 2, 1 << 16);
  bytes_ = kHeaderBytes + slots * sizeof(Slot) + summary_bytes_;
  memory_ = ::mmap(nullptr, bytes_, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory_ == MAP_FAILED) {
    memory_ = nullptr;
    return;
  }
  auto* at = static_cast<u8*>(memory_);
  // (Fresh pages are zero, which is a free slot.)
  header_ = new (at) Header;
  header_->summary_bytes.store(8, std::memory_order_relaxed);  // place 0: not stored yet
  at += kHeaderBytes;
  for (const u64 size : sizes) {
    levels_.push_back({reinterpret_cast<Slot*>(at), size - 1, size == sizes.back() ? kLastProbes : kProbes});
    at += size * sizeof(Slot);
  }
  summaries_ = at;
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

SharedStates::Published SharedStates::publish(const ClosedState& state, u64* where) {
  const Published published = insert(state, where);
  if (published == Published::New && told_) told_(state, *where);
  return published;
}

SharedStates::Published SharedStates::insert(const ClosedState& state, u64* where) {
  const u64 low = state.digest.low;
  if (low == 0) return Published::Full;
  for (const Level& level : levels_) {
    for (u64 i = low, last = low + level.probes; i != last; ++i) {
      Slot& slot = level.slots[i & level.mask];
      u64 there = slot.low.load(std::memory_order_relaxed);
      if (there == 0) {
        if (*where == 0 && !store_summary(state.summary, where)) return Published::Full;
        if (slot.low.compare_exchange_strong(there, low, std::memory_order_relaxed)) {
          fill(slot, state, *where);
          return Published::New;
        }
      }
      if (there != low) continue;
      // (Somebody is about to publish this state, or another one with the same low word: then this one is not shared.)
      if (slot.meta.load(std::memory_order_acquire) == 0) return Published::Known;
      if (slot.high.load(std::memory_order_relaxed) == state.digest.high) return Published::Known;
    }
  }
  return Published::Full;
}

void SharedStates::fill(Slot& slot, const ClosedState& state, u64 where) {
  slot.high.store(state.digest.high, std::memory_order_relaxed);
  const u64 flags = kVisible | (state.ends ? kEnds : 0) | (state.elsewhere ? kElsewhere : 0) |
                    (state.of_component ? kOfComponent : 0);
  slot.meta.store(where << kPlaceShift | flags, std::memory_order_release);
}

bool SharedStates::read(const Slot& slot, ClosedState* state) const {
  const u64 meta = slot.meta.load(std::memory_order_acquire);
  if (meta == 0) return false;
  state->digest = {slot.low.load(std::memory_order_relaxed), slot.high.load(std::memory_order_relaxed)};
  state->ends = meta & kEnds;
  state->elsewhere = meta & kElsewhere;
  state->of_component = meta & kOfComponent;
  const u8* const record = summaries_ + (meta >> kPlaceShift);
  u32 length = 0;
  std::memcpy(&length, record, sizeof length);
  state->summary = {record + sizeof length, length};
  return true;
}

bool SharedStates::find(const checkpoint::Digest& digest, ClosedState* state) const {
  if (digest.low == 0) return false;
  for (const Level& level : levels_) {
    for (u64 i = digest.low, last = digest.low + level.probes; i != last; ++i) {
      const Slot& slot = level.slots[i & level.mask];
      const u64 there = slot.low.load(std::memory_order_relaxed);
      if (there == 0) return false;
      if (there != digest.low) continue;
      if (!read(slot, state)) return false;
      if (state->digest.high == digest.high) return true;
    }
  }
  return false;
}

}  // namespace heddle::tester
