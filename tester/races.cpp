#include "tester/races.h"

#include <algorithm>
#include <optional>

#include "tester/describe.h"
#include "tester/mix.h"

namespace heddle::tester {
namespace {

constexpr u32 kLargeArray = 4096;  // elements; of larger arrays this many neighbours are one variable:
constexpr u32 kPiece = 64;

u64 hash_of(std::string_view text) {
  u64 hash = 0xcbf29ce484222325ull;  // FNV-1a
  for (char c : text) hash = (hash ^ static_cast<u8>(c)) * 0x100000001b3ull;
  return mix(hash) | 1;
}

u64 kind_key(const PendingAccess& a) { return mix(a.variable) * 2 + a.write; }

constexpr size_t kFew = 16;  // accesses of suspects in a block: of so many each is looked at

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

// Of the objects that it makes: of like threads the same.
u64 RaceCheck::kind_of_thread(ThreadId t) const {
  if (t == 0 || t >= world_.threads.size()) return name_of_thread(t);
  const Ref object = world_.thread(t).core.java_thread;
  if (object == 0) return name_of_thread(t);
  const vm::Class* const thread = world_.classes.well_known().thread;
  const vm::Field* const target = thread == nullptr ? nullptr : thread->find_field("target", "Ljava/lang/Runnable;");
  const Ref runs = target == nullptr ? 0 : world_.heap.load<Ref>(object, target->offset);
  if (t >= kinds_.size()) kinds_.resize(t + 8);
  Kind& kind = kinds_[t];
  const vm::ClassId class_id = world_.heap.header(object).class_id;
  const vm::ClassId runs_id = runs == 0 ? 0 : world_.heap.header(runs).class_id;
  if (kind.thread != class_id || kind.runs != runs_id)
    kind = {class_id, runs_id, mix(class_name(class_id).hash + (runs == 0 ? 0 : mix(class_name(runs_id).hash)))};
  return kind.hash;
}

bool RaceCheck::is_young(Ref object) const {  // (false without a root mark)
  return object >= world_.heap.root_top() || (threads_own_ != nullptr && threads_own_->contains(object));
}

RaceCheck::Note::Relation RaceCheck::relation_to(Ref object, ThreadId t) const {
  if (threads_own_ == nullptr || !is_young(object)) return Note::Relation::Other;
  if (world_.thread(t).core.java_thread == object) return Note::Relation::Itself;
  return world_.heap.header(object).creator == t ? Note::Relation::Made : Note::Relation::Other;
}

bool RaceCheck::are_one_piece(u32 offset, u32 other) { return offset / kPiece == other / kPiece; }

u64 RaceCheck::key_of(Ref object, u32 offset) const {
  const vm::ObjectHeader& h = world_.heap.header(object);
  const auto [class_hash, array] = class_name(h.class_id);
  if (h.flags & vm::kStaticsHolder) return mix(mix(class_hash) ^ offset);
  if (is_young(object)) return key_of_young(object, offset);
  if (array && h.length > kLargeArray && offset != kAnyOffset) offset /= kPiece;
  const u64 made = mix(name_of_thread(h.creator) ^ h.serial);
  return mix(mix(made + (world_.heap.is_permanent(object) ? class_hash : 0)) ^ offset);
}

// Which of several young objects it is cannot be said in the same way on all paths; who made it is part of the state.
u64 RaceCheck::key_of_young(Ref object, u32 offset) const {
  const vm::ObjectHeader& h = world_.heap.header(object);
  const auto [class_hash, array] = class_name(h.class_id);
  const u64 made = mix(class_hash + (threads_own_ != nullptr ? kind_of_thread(h.creator) : name_of_thread(h.creator)));
  return mix(made ^ (array && offset != kAnyOffset ? 0 : offset));
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
  if (!may_be_another(t)) return;
  bool more = false;
  for (const auto& other : world_.threads)
    if (other->number == world_.thread(born).number && other->parent < world_.threads.size() &&
        representative(other->parent) == representative(t))
      more |= exchange(other->id, born);
  if (more) compare_again();
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

// The same for all whom b's thread has been exchanged with.
bool RaceCheck::is_always_ordered(const Note& a, const Note& b) const {
  const auto before_all = [&](const Note& x, const Note& y) {
    const ThreadId set = representative(y.thread);
    return std::all_of(world_.threads.begin(), world_.threads.end(), [&](const auto& t) {
      return representative(t->id) != set || x.joined.contains(t->id) || is_behind(t->id, x.thread, x.starts);
    });
  };
  return before_all(a, b) || before_all(b, a);
}

// Can two threads have made these accesses at the same time? (Perhaps the same note twice.)
bool RaceCheck::may_conflict(const Note& a, const Note& b) const {
  if (!(a.wrote || b.wrote) || locksets_.intersection(a.locks, b.locks) != 0) return false;
  if (a.relation == b.relation && a.relation != Note::Relation::Other) return false;
  if (a.thread == b.thread) return may_be_another(a.thread);
  if (may_be_another(a.thread) || may_be_another(b.thread)) return !is_always_ordered(a, b);
  return !is_ordered(a, b);
}

// --- like threads

ThreadId RaceCheck::representative(ThreadId t) const {
  while (t < exchanged_with_.size() && exchanged_with_[t] != t) t = exchanged_with_[t];
  return t;
}

bool RaceCheck::may_be_another(ThreadId t) const {
  if (t < exchanged_with_.size() && exchanged_with_[t] != t) return true;
  return std::count(exchanged_with_.begin(), exchanged_with_.end(), t) > 1;
}

// And with them those whom they start. False: that is known.
bool RaceCheck::exchange(ThreadId a, ThreadId b) {
  const ThreadId first = std::min(representative(a), representative(b)),
                 second = std::max(representative(a), representative(b));
  if (first == second) return false;
  for (ThreadId t = static_cast<ThreadId>(exchanged_with_.size()); t < world_.threads.size(); ++t)
    exchanged_with_.push_back(t);
  exchanged_with_[second] = first;
  for (const auto& one : world_.threads)
    for (const auto& other : world_.threads)
      if (one->id < other->id && one->number == other->number && one->parent < world_.threads.size() &&
          other->parent < world_.threads.size() && one->parent != other->parent &&
          representative(one->parent) == representative(other->parent))
        exchange(one->id, other->id);
  return true;
}

void RaceCheck::exchanged(ThreadId a, ThreadId b) {
  if (exchange(a, b)) compare_again();
}

// More may be suspect now.
void RaceCheck::compare_again() {
  for (const auto& [key, notes] : notes_) {
    if (suspects_.contains(key)) continue;
    bool conflict = false, no_lock = false;
    for (size_t i = 0; i < notes.size(); ++i)
      for (size_t k = 0; k <= i; ++k) {
        if (!may_conflict(notes[i], notes[k])) continue;
        conflict = true;
        no_lock |= !(notes[i].nameless_lock && notes[k].nameless_lock);
      }
    if (!conflict) continue;
    const Named& named = named_.at(key);
    suspects_.add(key, named.object_key, {named.label, named.library, no_lock && !named.label.empty()});
    grew_ = true;
  }
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
  for (const auto& [key, theirs] : notes.by_variable) {
    if (suspects_.contains(key)) continue;
    std::vector<Note>& mine = notes_[key];
    for (Note n : theirs) {
      n.locks = n.locks < ids.size() ? ids[n.locks] : 0;
      const auto at = std::find_if(mine.begin(), mine.end(),
                                   [&](const Note& m) { return m.thread == n.thread && m.relation == n.relation; });
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
    for (size_t i = 0; i < mine.size() && known && threads_own_ == nullptr; ++i)
      for (size_t k = 0; k < i && known; ++k) known = !may_conflict(mine[i], mine[k]);
  }
  if (threads_own_ == nullptr) return known;
  named_.insert(notes.named.begin(), notes.named.end());
  for (ThreadId t = 0; t < std::min(notes.exchanges.size(), world_.threads.size()); ++t)
    exchange(t, notes.exchanges[t]);
  compare_again();
  return true;
}

RaceCheck::Named RaceCheck::named(const interp::Access& a) const {
  const vm::Class* c = world_.classes.by_id(world_.heap.header(a.object).class_id);
  Named named{object_key_of(a.object), "", false};
  if (!c->is_array()) named.label = variable_label(world_, a.object, a.offset, a.method, a.pc);
  while (c->is_array() && c->element_class != nullptr) c = c->element_class;
  named.library = c->is_library || world_.classes.method_by_id(a.method)->owner->is_library;
  return named;
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
  const Note::Relation relation = relation_to(access.object, t);
  auto mine =
      std::find_if(notes.begin(), notes.end(), [&](const Note& n) { return n.thread == t && n.relation == relation; });
  if (mine == notes.end()) {
    if (threads_own_ != nullptr && notes.empty()) named_.emplace(key, named(access));
    notes.push_back({t, relation, locks, joined, starts, access.write != 0, nameless});
    mine = notes.end() - 1;
    if (notes.size() == 1 && !may_be_another(t)) return;
  } else {
    const Note before = *mine;
    mine->locks = locksets_.intersection(mine->locks, locks);
    mine->joined = mine->joined & joined;
    mine->starts = std::max(mine->starts, starts);
    mine->wrote |= access.write;
    mine->nameless_lock &= nameless;
    if ((notes.size() == 1 && !may_be_another(t)) || (mine->locks == before.locks && mine->joined == before.joined &&
                                                      mine->starts == before.starts && mine->wrote == before.wrote))
      return;
  }
  for (const Note& other : notes) {
    if (!may_conflict(*mine, other)) continue;
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
  if (!takes_notes_) {
    wrote_suspect_ |= a.write && !committed && suspects_.contains(key_of(a.object, a.offset));
    return;
  }
  const bool many = accesses_.size() > kFew && !again_.empty();
  // (Neighbours lie side by side.)
  const u64 again = many ? mix(mix(variable::make(a.object, a.offset)) + (block_ << 1 | a.write)) : 0;
  u64* const same = many ? &again_[(a.object + 2 * a.offset + a.write) % again_.size()] : nullptr;
  if (many && *same == again) return;
  Noted noted;
  const bool notable = is_notable(t, a, held, &noted);
  Noted& slot = lately_[(noted.place + noted.who) * 0x9e3779b97f4a7c15ull >> 55];
  if (notable && slot == noted) return;
  const u64 key = key_of(a.object, a.offset);
  if (is_before_root(a.object) && world_.scalars.live_threads > 1) before_root_.push_back({t, a, held});
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
  if (accesses_.size() < kFew) {
    for (const PendingAccess& known : accesses_)
      if (known.variable == pending.variable && known.write == pending.write) return;
  } else {
    if (accesses_.size() == kFew) {
      noted_.clear();
      for (const PendingAccess& known : accesses_) noted_.insert(kind_key(known));
    }
    if (again_.empty()) again_.resize(size_t{1} << kAgainBits);
    if (many) *same = again;
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
  std::erase_if(before_root_, [&](BeforeRoot& b) { return (b.access.object = moved.forward(b.access.object)) == 0; });
  std::erase_if(accesses_, [&](PendingAccess& a) {
    const Ref now = moved.forward(variable::object_of(a.variable));
    a.variable = variable::make(now, variable::offset_of(a.variable));
    a.locks = locksets_.relocated(a.locks, moved);
    return now == 0;
  });
  noted_.clear();
  for (const PendingAccess& a : accesses_) noted_.insert(kind_key(a));
  ++block_;  // variables have other names now
  lately_.assign(kNoted, {});
  // With a root mark the locks that the notes name are older than it, and do not move.
  if (world_.heap.root_top() != vm::Heap::kNoRoot) return;
  for (auto& [key, notes] : notes_)
    for (Note& n : notes) n.locks = locksets_.relocated(n.locks, moved);
}

bool RaceCheck::restore(const Notes& notes) {
  for (ThreadId t = 0; t < notes.exchanges.size(); ++t)
    if (t >= world_.threads.size() || notes.exchanges[t] > t) return false;
  for (const auto& [key, all] : notes.by_variable) {
    if (threads_own_ != nullptr && !all.empty() && !notes.named.contains(key)) return false;
    for (const Note& n : all)
      if (n.thread >= world_.threads.size() || n.relation > Note::Relation::Itself ||
          n.locks >= locksets_.sets().size())
        return false;
  }
  exchanged_with_ = notes.exchanges;
  notes_ = {notes.by_variable.begin(), notes.by_variable.end()};
  named_ = {notes.named.begin(), notes.named.end()};
  lately_.assign(kNoted, {});
  return true;
}

// (In front of the root it is not known yet which objects will go with threads.)
bool RaceCheck::is_before_root(Ref object) const {
  return threads_own_ != nullptr && world_.heap.root_top() == vm::Heap::kNoRoot && !world_.heap.is_permanent(object);
}

bool RaceCheck::stops_before(Ref object, u32 offset, bool) const {
  if (world_.is_boot_object(object)) return false;
  return suspects_.contains(key_of(object, offset)) ||
         (is_before_root(object) && suspects_.contains(key_of_young(object, offset)));
}

bool RaceCheck::may_stop_inside(Ref object) const {
  if (world_.is_boot_object(object)) return false;
  return suspects_.touches(object_key_of(object)) ||
         (is_before_root(object) && suspects_.touches(key_of_young(object, kAnyOffset)));
}

void RaceCheck::at_root() {
  for (const BeforeRoot& b : before_root_)
    if (threads_own_ != nullptr && threads_own_->contains(b.access.object))
      note(key_of(b.access.object, b.access.offset), b.thread, b.access, b.held);
  before_root_.clear();
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
