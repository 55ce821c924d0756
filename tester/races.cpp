#include "tester/races.h"

#include <algorithm>
#include <optional>

#include "tester/describe.h"

namespace heddle::tester {
namespace {

// In sets of locks this stands for the monitor of the accessed object itself, whichever object that is.
constexpr Ref kOwnMonitor = 0xfffffffeu;
constexpr u32 kLargeArray = 4096;  // elements; of larger arrays this many neighbours are one variable:
constexpr u32 kPiece = 64;

u64 mix(u64 x) {
  x = (x ^ (x >> 32)) * 0xd6e8feb86659fd93ull;
  x = (x ^ (x >> 32)) * 0xd6e8feb86659fd93ull;
  return x ^ (x >> 32);
}

u64 hash_of(std::string_view text) {
  u64 hash = 0xcbf29ce484222325ull;  // FNV-1a
  for (char c : text) hash = (hash ^ static_cast<u8>(c)) * 0x100000001b3ull;
  return mix(hash) | 1;
}

u64 kind_key(const PendingAccess& a) { return mix(a.variable) * 2 + a.write; }

}  // namespace

RaceCheck::RaceCheck(const vm::World& world, LocksetTable& locksets, Suspects& suspects)
    : world_(world), locksets_(locksets), suspects_(suspects) {}

// --- names that all Worlds of a program share

const RaceCheck::ClassName& RaceCheck::class_name(vm::ClassId id) const {
  if (id >= class_names_.size()) class_names_.resize(id + 64);
  ClassName& name = class_names_[id];
  if (name.hash == 0) {
    const vm::Class& c = *world_.classes.by_id(id);
    name = {hash_of(c.name), c.is_array()};
  }
  return name;
}

u64 RaceCheck::name_of_thread(ThreadId t) const {
  if (t >= world_.threads.size()) return 1;  // the creator of objects that were made before any thread
  if (t >= thread_names_.size()) thread_names_.resize(t + 8, 0);
  if (thread_names_[t] == 0) thread_names_[t] = hash_of(world_.thread_path(t));
  return thread_names_[t];
}

bool RaceCheck::is_young(Ref object) const { return object >= world_.heap.root_top(); }  // (false without a root mark)

u64 RaceCheck::key_of(Ref object, u32 offset) const {
  const vm::ObjectHeader& h = world_.heap.header(object);
  const auto [class_hash, array] = class_name(h.class_id);
  if (h.flags & vm::kStaticsHolder) return mix(mix(class_hash) ^ offset);
  if (is_young(object)) {
    // Which of several young objects it is cannot be said in the same way on all paths; who made it is part of the
    // state.
    const u64 made = mix(class_hash + name_of_thread(h.creator));
    return mix(made ^ (array && offset != kAnyOffset ? 0 : offset));
  }
  if (array && h.length > kLargeArray && offset != kAnyOffset) offset /= kPiece;
  const u64 made = mix(name_of_thread(h.creator) ^ h.serial);
  return mix(mix(made + (world_.heap.is_permanent(object) ? class_hash : 0)) ^ offset);
}

// The locks of the set that have a name which is the same on all paths: those older than the root, classes that
// are being initialised, and the accessed object's own monitor.
LocksetId RaceCheck::stable_locks(LocksetId held, Ref object, bool* nameless) {
  LocksetId stable = held;
  *nameless = false;
  if (held == 0) return 0;
  for (const Ref m : std::vector<Ref>(locksets_.monitors(held))) {
    if (is_init_monitor(m) || !is_young(m)) continue;
    stable = locksets_.without(stable, m);
    if (m == object) stable = locksets_.with(stable, kOwnMonitor);
    else *nameless = true;
  }
  return stable;
}

// --- suspects

void RaceCheck::started(ThreadId t, ThreadId born) {
  joined_by(std::max(t, born));
  log_.push_back({born, joined_[born]});
  joined_[born] = joined_[t];
}

void RaceCheck::joined(ThreadId t, ThreadId ended) {
  joined_by(std::max(t, ended));
  log_.push_back({t, joined_[t]});
  joined_[t] = joined_[t] | joined_[ended];
  joined_[t].insert(ended);
}

void RaceCheck::rewind_to(u64 position) {
  for (; log_.size() > position; log_.pop_back()) joined_[log_.back().thread] = log_.back().before;
}

// Is u started, by t or by one of those whom t starts, only after t has started `starts` others?
bool RaceCheck::is_behind(ThreadId u, ThreadId t, u32 starts) const {
  for (ThreadId parent = world_.thread(u).parent; parent != vm::kNoThread; parent = world_.thread(u).parent) {
    if (parent == t) return world_.thread(u).number >= starts;
    u = parent;
  }
  return false;
}

// Do starts and joins put all accesses of one of the threads before those of the other, in every schedule?
bool RaceCheck::is_ordered(const Note& a, const Note& b) const {
  return a.joined.contains(b.thread) || b.joined.contains(a.thread) || is_behind(b.thread, a.thread, a.starts) ||
         is_behind(a.thread, b.thread, b.starts);
}

bool RaceCheck::may_race(const Note& a, const Note& b) {
  return a.thread != b.thread && (a.wrote || b.wrote) && locksets_.intersection(a.locks, b.locks) == 0 &&
         !is_ordered(a, b);
}

bool RaceCheck::add(const Suspects& suspects, const Notes& notes, const std::vector<std::vector<Ref>>& locksets) {
  grew_ |= suspects_.add(suspects);
  lately_.assign(kNoted, {});  // what is known has changed
  std::vector<LocksetId> ids;
  for (const std::vector<Ref>& monitors : locksets) {
    LocksetId id = 0;
    for (const Ref m : monitors) id = locksets_.with(id, m);
    ids.push_back(id);
  }
  bool known = true;
  for (const auto& [key, theirs] : notes) {
    if (suspects_.contains(key)) continue;
    std::vector<Note>& mine = notes_[key];
    for (Note n : theirs) {
      n.locks = n.locks < ids.size() ? ids[n.locks] : 0;
      const auto at = std::find_if(mine.begin(), mine.end(), [&](const Note& m) { return m.thread == n.thread; });
      if (at == mine.end()) {
        mine.push_back(n);
        continue;
      }
      at->locks = locksets_.intersection(at->locks, n.locks);
      at->joined = at->joined & n.joined;
      at->starts = std::max(at->starts, n.starts);
      at->wrote |= n.wrote;
      at->nameless_lock &= n.nameless_lock;
    }
    for (size_t i = 0; i < mine.size() && known; ++i)
      for (size_t k = 0; k < i && known; ++k) known = !may_race(mine[i], mine[k]);
  }
  return known;
}

// How lately_ knows an access that a thread has noted just so. (What is known of a variable only ever shrinks to what
// all notes have in common, so that the same note twice says no more than once.) False: not at all.
inline bool RaceCheck::is_notable(ThreadId t, const interp::Access& access, LocksetId held, Noted* noted) {
  const Ref root = world_.heap.root_top();
  if (lately_root_ != root || lately_suspects_ != suspects_.all().size()) {  // keys and locks have other names now
    lately_root_ = root;
    lately_suspects_ = suspects_.all().size();
    lately_.assign(kNoted, {});
  }
  const std::optional<u64> joined = joined_by(t).as_word();
  if (!joined) return false;
  const auto pair = [](u32 high, u32 low) { return static_cast<u64>(high) << 32 | low; };
  const vm::ObjectHeader& header = world_.heap.header(access.object);
  *noted = {pair(access.object, access.offset), pair(header.class_id, header.creator), *joined,
            pair(held, world_.thread(t).core.starts), pair(t + 1, access.write)};
  return true;
}

void RaceCheck::note(u64 key, ThreadId t, const interp::Access& access, LocksetId held) {
  bool nameless = false;
  const LocksetId locks = stable_locks(held, access.object, &nameless);
  const u32 starts = world_.thread(t).core.starts;
  const ThreadSet& joined = joined_by(t);
  std::vector<Note>& notes = notes_[key];
  auto mine = std::find_if(notes.begin(), notes.end(), [&](const Note& n) { return n.thread == t; });
  if (mine == notes.end()) {
    notes.push_back({t, locks, joined, starts, access.write != 0, nameless});
    mine = notes.end() - 1;
    if (notes.size() == 1) return;
  } else {
    const Note before = *mine;
    mine->locks = locksets_.intersection(mine->locks, locks);
    mine->joined = mine->joined & joined;
    mine->starts = std::max(mine->starts, starts);
    mine->wrote |= access.write;
    mine->nameless_lock &= nameless;
    if (notes.size() == 1 || (mine->locks == before.locks && mine->joined == before.joined &&
                              mine->starts == before.starts && mine->wrote == before.wrote))
      return;
  }
  for (const Note& other : notes) {
    if (other.thread == t || !(other.wrote || mine->wrote) || locksets_.intersection(other.locks, mine->locks) != 0 ||
        is_ordered(*mine, other))
      continue;
    const vm::Class* c = world_.classes.by_id(world_.heap.header(access.object).class_id);
    while (c->is_array() && c->element_class != nullptr) c = c->element_class;
    const bool by_library = world_.classes.method_by_id(access.method)->owner->is_library;
    suspects_.add(key, object_key_of(access.object),
                  {variable_label(world_, access.object, access.offset, access.method, access.pc),
                   c->is_library || by_library, !(other.nameless_lock && mine->nameless_lock)});
    grew_ = true;
    return;
  }
}

// --- blocks

void RaceCheck::access(ThreadId t, const interp::Access& a, LocksetId held, bool committed, u32 operations) {
  Noted noted;
  const bool notable = is_notable(t, a, held, &noted);
  Noted& slot = lately_[(noted.place + noted.who) * 0x9e3779b97f4a7c15ull >> 55];
  if (notable && slot == noted) return;
  const u64 key = key_of(a.object, a.offset);
  if (!suspects_.contains(key)) {
    note(key, t, a, held);
    if (!suspects_.contains(key)) {
      if (notable) slot = noted;
      return;
    }
  }
  if (committed) return;
  wrote_suspect_ |= a.write;
  PendingAccess pending{variable::make(a.object, a.offset), a.method, a.pc, held, operations, a.write != 0};
  // Of the accesses of one variable the first read and the first write are enough: up to the commit locks are only
  // added, so that later accesses hold no fewer.
  constexpr size_t kFew = 16;
  if (accesses_.size() < kFew) {
    for (const PendingAccess& known : accesses_)
      if (known.variable == pending.variable && known.write == pending.write) return;
  } else {
    if (accesses_.size() == kFew) {
      noted_.clear();
      for (const PendingAccess& known : accesses_) noted_.insert(kind_key(known));
    }
    if (!noted_.insert(kind_key(pending)).second) return;
  }
  accesses_.push_back(pending);
}

Slice RaceCheck::finish_block(BlockArena& arena, Ref born) {
  const Slice slice{static_cast<u32>(arena.accesses.size()), 0};
  for (PendingAccess a : accesses_) {
    if (variable::object_of(a.variable) >= born) continue;
    // A lock that the block itself has made protects from nobody, and must go: an object made by another block from the
    // same state has the same address. One that has been collected was made in this block, too.
    const auto goes = [&](Ref m) { return m == kGoneMonitor || (!is_init_monitor(m) && m >= born); };
    if (const auto& held = locksets_.monitors(a.locks); std::any_of(held.begin(), held.end(), goes))
      for (const Ref m : std::vector<Ref>(held))
        if (goes(m)) a.locks = locksets_.without(a.locks, m);
    arena.accesses.push_back(a);
  }
  return {slice.begin, static_cast<u32>(arena.accesses.size()) - slice.begin};
}

void RaceCheck::objects_moved(const vm::Relocation& moved) {
  std::erase_if(accesses_, [&](PendingAccess& a) {
    const Ref now = moved.forward(variable::object_of(a.variable));
    a.variable = variable::make(now, variable::offset_of(a.variable));
    a.locks = locksets_.relocated(a.locks, moved);
    return now == 0;
  });
  noted_.clear();
  for (const PendingAccess& a : accesses_) noted_.insert(kind_key(a));
  lately_.assign(kNoted, {});
  // With a root mark the locks that the notes name are older than it, and do not move.
  if (world_.heap.root_top() != vm::Heap::kNoRoot) return;
  for (auto& [key, notes] : notes_)
    for (Note& n : notes) n.locks = locksets_.relocated(n.locks, moved);
}

bool RaceCheck::restore(const Notes& notes) {
  for (const auto& [key, all] : notes)
    for (const Note& n : all)
      if (n.thread >= world_.threads.size() || n.locks >= locksets_.sets().size()) return false;
  notes_ = {notes.begin(), notes.end()};
  lately_.assign(kNoted, {});
  return true;
}

bool RaceCheck::stops_before(Ref object, u32 offset, bool) const {
  return !world_.is_boot_object(object) && suspects_.contains(key_of(object, offset));
}

bool RaceCheck::may_stop_inside(Ref object) const {
  return !world_.is_boot_object(object) && suspects_.touches(object_key_of(object));
}

void RaceCheck::meet(const BlockArena& arena, const Block& a, const Block& b, std::vector<Meeting>* races) const {
  races->clear();
  if (a.accesses.size == 0 || b.accesses.size == 0 || a.thread == b.thread) return;
  if (!(a.write_mask & (b.write_mask | b.read_mask)) && !(a.read_mask & b.write_mask)) return;
  const PendingAccess* const as = arena.accesses.data() + a.accesses.begin;
  const PendingAccess* const bs = arena.accesses.data() + b.accesses.begin;
  // Behind another race of the two blocks the later accesses may not happen at all, since one of the blocks would have
  // read other values. So only pairs without a conflict before them are told.
  u32 bound = b.accesses.size;                             // of j: a conflict with an access of `a` so far
  std::unordered_map<Variable, std::pair<u32, u32>> of_b;  // first read, first write
  for (u32 j = b.accesses.size; j-- > 0;) {
    auto [at, fresh] = of_b.try_emplace(bs[j].variable, ~0u, ~0u);
    (bs[j].write ? at->second.second : at->second.first) = j;
  }
  for (u32 i = 0; i < a.accesses.size && bound > 0; ++i) {
    const auto at = of_b.find(as[i].variable);
    if (at == of_b.end()) continue;
    const u32 j = as[i].write ? std::min(at->second.first, at->second.second) : at->second.second;
    if (j >= bound) continue;
    bound = j;
    // (With a lock in common the two accesses are no race; nor are later ones, at which both still hold that lock.)
    const bool told = std::any_of(races->begin(), races->end(),
                                  [&](const Meeting& m) { return m.first->variable == as[i].variable; });
    if (!told && locksets_.disjoint(as[i].locks, bs[j].locks)) races->push_back({&as[i], &bs[j]});
  }
}

}  // namespace heddle::tester
