#include "tester/summaries.h"

#include <algorithm>
#include <iterator>
#include <numeric>

#include "interp/run.h"
#include "interp/task_threads.h"
#include "vm/world.h"

namespace heddle::tester {

using vm::ThreadState;

namespace {

bool are_in_order(const std::vector<ThreadId>& threads) {
  for (u32 i = 0; i < threads.size(); ++i)
    if (threads[i] != i) return false;
  return true;
}

}  // namespace

void Summaries::enter(Node& node, bool known) {
  node.summary.heap_top = world_.heap.top();
  if (node.summary.below.capacity() < spare_.capacity()) node.summary.below.swap(spare_);
  node.summary.below.clear();
  if (known) {
    node.enabled = {};
    const bool is_closed = node.cache && !node.cache.pending() && table_.contains(node.cache.summary());
    if (exchanged_) {
      if (is_closed && !node.cache.of_component()) tell_exchanges(table_.read(node.cache.summary()));
      else tell_exchanges({});
    }
    if (!node.cache) node.summary.unknown = true;
    else if (is_closed) read_known(node);  // (else it is on a cycle, and everybody is tried in front of it)
    return;
  }
  if (node.is_kept()) keep_names(node);
  choose_first(node);
}

// Whoever is tried first with nobody depending on what he does saves trying the others: in a pool, say, a worker that
// runs its task, and not main, which hands on the next one. Which blocks others depend on is learnt: by the place in
// the code at which they begin, how often, of the states in which they were tried first, somebody else had to be tried,
// too. What is not known counts as three in ten. Who has run last goes on if it makes no great difference, for that
// needs no switch; and main does so only while it starts threads or waits for them: what else it does mostly depends on
// what the others are still going to do. (An order of search, as good as any: which states are found, and which orders
// are left out, are the others' business.)
void Summaries::choose_first(Node& node) {
  NodeSummary& s = node.summary;
  s.preferred = vm::kNoThread;
  s.origin = 0;
  if (node.enabled.empty()) return;
  // (In a small program there is little to be saved, and where nobody is interrupted without need findings are easier
  // to read.)
  constexpr u64 kSmall = 256;
  ThreadSet choice = node.enabled;
  // Where main stops a pool at some time each task may have come anywhere, and one after the other so few places are
  // met at once. (Who ends a task or interrupts it mostly depends on others, and would be put off.)
  const bool in_order = world_.options.thread_per_task && interp::stops_pools(world_);
  if (in_order && choice.size() > 1 && choice.contains(0) && !starts_or_waits(0)) choice.erase(0);
  const auto choose = [&] {
    s.preferred = in_order ? late_stopper(choice) : vm::kNoThread;
    if (s.preferred == vm::kNoThread) s.preferred = youngest_forked(choice);
    // (Not where a test leaves a variable out: what is missed then comes up in the usual order.)
    if (s.preferred == vm::kNoThread && !in_order && mode_.summary.without_variable == 0)
      s.preferred = interrupted(choice);
    if (s.preferred != vm::kNoThread) return;
    s.preferred = tries_ < kSmall || in_order ? last_or_lowest(node, choice) : least_depended_on(node, choice);
  };
  choose();
  // The end of the program requires everybody where it is tried, and is required in front of few blocks.
  if (choice.size() > 1 && ends_program(s.preferred)) {
    choice.erase(s.preferred);
    choose();
  }
  s.origin = place_hash(world_, s.preferred);
  s.own_place = own_place(s.preferred);
}

// Who has been interrupted, and has not seen it yet: where he stood then is forgotten soon, but would be told apart in
// each state if others went on in front of him. (Threads that are interrupted one after the other may stand anywhere.)
ThreadId Summaries::interrupted(const ThreadSet& choice) const {
  ThreadId first = vm::kNoThread;
  choice.for_each([&](ThreadId t) {
    if (first == vm::kNoThread && world_.thread(t).core.interrupted) first = t;
  });
  return first;
}

// Where each task of a pool has a thread of its own: of those that have been forked the youngest. So of ten thousand
// few have begun and not ended, and states stay small. What others do with their results comes behind their ends.
// (Others' tasks may be waited for with a time limit, or not at all: what is done then does not.)
ThreadId Summaries::youngest_forked(const ThreadSet& choice) const {
  ThreadId youngest = vm::kNoThread;
  if (world_.options.thread_per_task)
    choice.for_each([&](ThreadId t) {
      if (interp::runs_forked_task(world_, t)) youngest = t;
    });
  return youngest;
}

// Who comes too late to stop a task does so at once, so that nobody sees whether the task was stopped.
ThreadId Summaries::late_stopper(const ThreadSet& choice) const {
  ThreadId first = vm::kNoThread;
  choice.for_each([&](ThreadId t) {
    if (first == vm::kNoThread && interp::stops_ended_task(world_, t)) first = t;
  });
  return first;
}

ThreadId Summaries::least_depended_on(const Node& node, const ThreadSet& choice) const {
  constexpr u64 kUnit = 1000, kUsual = 300, kWeight = 4, kOfLast = 50, kOfMain = 100;
  ThreadId who = vm::kNoThread;
  u64 least = ~0ull;
  choice.for_each([&](ThreadId t) {
    const Origin* const known = find_origin(place_hash(world_, t));
    const Origin origin = known == nullptr ? Origin{} : *known;
    u64 score = kOfLast + (origin.others * kUnit + kUsual * kWeight) / (origin.tries + kWeight);
    if (t == node.current && node.is_kept()) score -= kOfLast;
    if (t == 0 && !starts_or_waits(0)) score += kOfMain;
    if (score >= least) return;
    least = score;
    who = t;
  });
  return who;
}

// Method and pc of the innermost frame that is no library's. Else a method that says what kind of thread of the
// library's it is, and pc ~0; or ~0 altogether.
u64 Summaries::own_place(ThreadId t) const {
  const vm::Thread& thread = world_.thread(t);
  for (u32 i = thread.core.frame_count; i-- > 0;) {
    const vm::Frame& frame = thread.frames[i];
    if (!world_.classes.method_by_id(frame.method)->owner->is_library)
      return u64{frame.method} << 32 | (frame.pc & 0x7fffffffu);
  }
  for (u32 i = 0; i < thread.core.frame_count; ++i) {
    const u32 method = thread.frames[i].method;
    if (world_.classes.method_by_id(method)->owner->name != "java/lang/Thread") return u64{method} << 32 | ~0u;
  }
  return ~0ull;
}

std::vector<Reduction::Branching> Summaries::branchings() const {
  std::vector<Branching> all;
  for (const auto& [place, times] : branchings_)
    all.push_back({static_cast<vm::MethodId>(place >> 32), static_cast<u32>(place), times});
  return all;
}

bool Summaries::ends_program(ThreadId t) const {
  const interp::StopKind next = interp::pending_operation(world_, t).kind;
  if (next == interp::StopKind::ExitVm) return true;
  return next == interp::StopKind::Death && !world_.thread(t).core.daemon && world_.scalars.live_user_threads == 1 &&
         world_.scalars.live_threads > 1;
}

bool Summaries::starts_or_waits(ThreadId t) const {
  const interp::StopKind next = interp::pending_operation(world_, t).kind;
  return next == interp::StopKind::Start || next == interp::StopKind::Join || next == interp::StopKind::Death;
}

u32 Summaries::index_of_origin(u64 place) const {
  return origin_index_.find(mix(0, place), [&](u32 i) { return origins_[i].place == place; });
}

const Summaries::Origin* Summaries::find_origin(u64 place) const {
  const u32 at = index_of_origin(place);
  return at == HashIndex::kNone ? nullptr : &origins_[at];
}

Summaries::Origin& Summaries::origin_at(u64 place) {
  if (const u32 known = index_of_origin(place); known != HashIndex::kNone) return origins_[known];
  const u32 number = static_cast<u32>(origins_.size());
  origins_.push_back({place});
  origin_index_.append(number, [this](u32 i) { return mix(0, origins_[i].place); });
  return origins_[number];
}

std::vector<u64> Summaries::learnt() const {
  std::vector<Origin> sorted = origins_;
  std::sort(sorted.begin(), sorted.end(), [](const Origin& a, const Origin& b) { return a.place < b.place; });
  std::vector<u64> learnt;
  for (const Origin& origin : sorted) learnt.insert(learnt.end(), {origin.place, origin.tries, origin.others});
  return learnt;
}

void Summaries::remember(const std::vector<u64>& learnt) {
  origins_.clear();
  origin_index_.reset(0);
  tries_ = 0;
  for (size_t i = 0; i + 3 <= learnt.size(); i += 3) {
    origin_at(learnt[i]) = {learnt[i], learnt[i + 1], learnt[i + 2]};
    tries_ += learnt[i + 1];
  }
}

// The node is left: have others been tried there?
void Summaries::learn(const Node& node) {
  const NodeSummary& s = node.summary;
  if (s.origin == 0 || !s.settled || !node.first_visit) return;
  ThreadSet others = s.required & node.candidates;
  others.erase(s.preferred);
  Origin& origin = origin_at(s.origin);
  ++origin.tries;
  ++tries_;
  origin.others += !others.empty();
  if (!others.empty() && s.own_place != 0 && !node.blocked.contains(s.preferred)) ++branchings_[s.own_place];
}

// (A state that is not kept has no digest, in whose terms its summary could be told. But the path is the same: so its
// young objects are those with the same creators and numbers.)
void Summaries::pack(Node& node) {
  NodeSummary& s = node.summary;
  const size_t names = names_.size();
  s.packed_objects.clear();
  if (!node.is_kept()) {
    s.names_begin = static_cast<u32>(names);
    s.names_kept = true;
    for (const Part& part : s.below)
      if (part.space() == Part::Object && part.object() >= world_.heap.root_top()) {
        names_.push_back(part.object());
        s.packed_objects.push_back(vm::name_of(world_.heap.header(part.object())));
      }
    s.names_size = static_cast<u32>(names_.size() - names);
  }
  ungroup(canonical(node, false), lists_, &s.packed);
  s.packed_ends = end_stretches(s.packed, lists_.ends);
  if (node.is_kept()) return;
  names_.resize(names);
  s.names_kept = false;
  s.names_begin = s.names_size = 0;
}

// The young objects that have these names; 0: there is none. (Paths are rebuilt from the root on: what has been
// allocated when one node is entered is there for those behind it.)
std::vector<Ref> Summaries::objects_by_name(const std::vector<vm::ObjectName>& names) {
  world_.heap.for_each_object([&](Ref r) { by_name_[vm::name_of(world_.heap.header(r))] = r; },
                              std::max(named_up_to_, world_.heap.root_top()));
  named_up_to_ = world_.heap.top();
  std::vector<Ref> objects;
  for (const vm::ObjectName name : names) {
    const auto object = by_name_.find(name);
    objects.push_back(object == by_name_.end() ? 0 : object->second);
  }
  return objects;
}

void Summaries::enter_again(Node& node) {
  node.summary.heap_top = world_.heap.top();
  if (node.is_kept()) keep_names(node);
  node.summary.below.clear();
  set_ends(&node.summary.packed, node.summary.packed_ends, &lists_.ends);
  group(&node.summary.packed, &lists_, &scratch_);
  read(scratch_, node.is_kept() ? digest_.young_objects() : objects_by_name(node.summary.packed_objects), false,
       &node.summary.below);
  node.summary.packed.clear();
  node.summary.packed_objects.clear();
  node.summary.packed_ends.clear();
}

// The candidates that have not been tried when the first of them has run need not be, for now.
ThreadSet Summaries::successor(Node& node, const Block&, const ThreadSet& candidates) {
  NodeSummary& s = node.summary;
  if (!s.settled) {
    s.settled = true;
    s.untried = node.enabled;
    node.enabled = {};
    const ThreadSet required = mode_.uses_summaries() ? s.required : node.candidates;
    require(node, required);
  }
  return candidates;
}

void Summaries::explored(Node& node, ThreadId t) {
  path_.delayed.push_back({t, node.first_block, node.block_count});
  node.delayed.insert(t);
}

// What the block has touched, less what a test drops. Valid until the next call.
const Summary& Summaries::summarise_block(const Block& block) {
  if (block.known == 0) return summarise_new(block);
  KnownFootprint& known = known_footprints_[block.known % known_footprints_.size()];
  if (known.block != block.known) {
    known.summary = summarise_new(block);
    known.block = block.known;
  }
  return known.summary;
}

const Summary& Summaries::summarise_new(const Block& block) {
  summarise(arena_, block, young(), &lists_.ends, &touches_);
  const auto drop = [&](TouchKind kind) { std::erase_if(touches_, [&](const Touch& t) { return t.kind() == kind; }); };
  if (drops(Condition::Outer)) drop(TouchKind::Outer);
  if (drops(Condition::Leave)) drop(TouchKind::Leave);
  if (drops(Condition::EndsInOrder) || drops(Condition::EndsSeen)) {
    const auto joined = std::span(arena_.joined).subspan(block.joined.begin, block.joined.size);
    const auto is_look = [&](const Touch& t) {
      return variable::offset_of(t.key) == variable::kAlive &&
             std::find(joined.begin(), joined.end(), variable::object_of(t.key)) != joined.end();
    };
    for (Touch& t : touches_)
      if (drops(Condition::EndsInOrder) || is_look(t)) t.ends = lists_.ends.of(joined);
  }
  if (const u32 without = mode_.summary.without_variable)
    std::erase_if(touches_, [&](const Touch& t) {
      return (t.kind() == TouchKind::Read || t.kind() == TouchKind::Write) && variable::offset_of(t.key) == without;
    });
  if (touches_.size() > kMostRemembered) {
    group(&touches_, &lists_, &block_);
    return block_;
  }
  u64 hash = 0;
  for (const Touch& t : touches_) hash = mix(mix(hash, t.key), u64{t.ends} << 32 | t.who);
  Footprint& known = footprints_[hash >> (64 - kRememberedBits)];
  if (known.touches != touches_) {
    known.touches = touches_;
    group(&touches_, &lists_, &known.summary);
  }
  return known.summary;
}

// Nobody has been tried behind the block, so everybody is in front of it. And what it has touched is a reason to try
// its thread in front of earlier blocks, too: there it may come further.
void Summaries::cut_off(Node& node) {
  if (!drops(Condition::CutOff)) require(node, node.candidates);
  if (arena_.blocks.back().ran_on) met_();
  if (drops(Condition::CutOffTouches)) return;
  unite(&node.summary.below, summarise_block(arena_.blocks.back()), &lists_, &scratch_);
}

void Summaries::require_all(Node& node) {
  if (drops(Condition::Bystanders)) node.summary.untried = {};
  else require(node, node.candidates);
}

void Summaries::require(Node& node, const ThreadSet& threads) {
  NodeSummary& s = node.summary;
  s.required = s.required | threads;
  node.enabled = node.enabled | (s.untried & threads);
  s.untried = s.untried - threads;
}

// What keeps t from going on at the node, as a footprint: whoever can let it go on has touches that depend on it. And
// *owner: he has what it wants, or it wants his end (he may never come to give it).
const Summary& Summaries::obstacle(const Node& node, ThreadId t, ThreadId* owner) {
  *owner = vm::kNoThread;
  for (const Recorded& r : path_.blocked_at(node)) {
    if (r.thread != t) continue;
    Block attempt = arena_.blocks[r.first_block];
    if (!drops(Condition::Owner)) *owner = attempt.want.owner;
    attempt.guards = {};  // whoever opens them lets it go on
    return summarise_block(attempt);
  }
  block_.clear();
  touches_.clear();
  if (t >= world_.threads.size()) return block_;
  const vm::ThreadCore& core = world_.thread(t).core;
  if (core.state == ThreadState::Unborn) {
    // (Only then can those act who start it. Of a thread of the VM's own it is itself: nobody starts it by an
    // operation.)
    if (!drops(Condition::Starter)) {
      const auto unborn = [&](ThreadId u) { return world_.thread(u).core.state == ThreadState::Unborn; };
      for (*owner = t; unborn(*owner) && world_.thread(*owner).parent != vm::kNoThread;)
        *owner = world_.thread(*owner).parent;
    }
    touches_.push_back(Touch::make(variable::make(t, variable::kAlive), t, TouchKind::Read));
  } else if (core.state == ThreadState::Waiting) {
    touches_.push_back(Touch::make(variable::make(core.wait_object, variable::kWaitSet), t, TouchKind::Read));
    touches_.push_back(Touch::make(variable::make(t, variable::kInterrupt), t, TouchKind::Read));
  }
  group(&touches_, &lists_, &block_);
  return block_;
}

// If t waits until a pool with a thread for each task has none any more: one whose end has to come first, whatever else
// must. So no other one need be tried here (a necessary enabling set: P. Godefroid, Partial-Order Methods for the
// Verification of Concurrent Systems, 1996, section 3.5). kNoThread: t waits for something else, or all have ended.
ThreadId Summaries::awaited_task(const Node& node, ThreadId t) const {
  ThreadId first = vm::kNoThread;
  if (!world_.options.thread_per_task) return first;
  for (const Recorded& r : path_.blocked_at(node)) {
    if (r.thread != t) continue;
    const Block& attempt = arena_.blocks[r.first_block];
    for (const Variable v : std::span(arena_.variables).subspan(attempt.guards.begin, attempt.guards.size)) {
      if (variable::offset_of(v) != variable::kTasks) continue;
      for (const ThreadId task : interp::counted_tasks(world_, variable::object_of(v))) {
        if (node.delayed.contains(task) || node.enabled.contains(task)) return task;  // (it need not be tried for this)
        if (first == vm::kNoThread) first = task;
      }
    }
    break;
  }
  return first;
}

bool Summaries::wants_more(Node& node) {
  NodeSummary& s = node.summary;
  const auto attempts = path_.blocked_at(node);
  for (; s.attempts < attempts.size(); ++s.attempts) {
    if (drops(Condition::Attempts)) continue;
    unite(&s.below, summarise_block(arena_.blocks[attempts[s.attempts].first_block]), &lists_, &scratch_);
  }
  for (;;) {
    const ThreadSet open = s.required - s.answered;
    if (open.empty()) return !node.enabled.empty();
    open.for_each([&](ThreadId t) {
      if (node.enabled.contains(t)) return;  // it will be tried first
      s.answered.insert(t);
      if (node.candidates.contains(t) && node.delayed.contains(t)) return;  // it has run
      if (drops(Condition::Obstacle)) return;
      if (const ThreadId task = awaited_task(node, t); task != vm::kNoThread) {
        ThreadSet one;
        one.insert(task);
        return require(node, one);
      }
      ThreadId owner = vm::kNoThread;
      ThreadSet who = dependents(s.below, obstacle(node, t, &owner), lists_, t, young());
      if (owner == t) who = node.candidates;  // whoever lets go of an object lets the finalizers' thread begin
      else if (owner != vm::kNoThread) who.insert(owner);
      require(node, who);
    });
    if (!node.enabled.empty()) return true;
  }
}

// --- names

// The digest of the node's state has just been computed.
void Summaries::keep_names(Node& node) {
  NodeSummary& s = node.summary;
  const std::vector<Ref>& young = digest_.young_objects();
  s.order = digest_.thread_order();
  const bool root = world_.heap.root_top() == vm::Heap::kNoRoot;  // nothing is younger than it
  s.names_begin = static_cast<u32>(names_.size());
  s.names_kept = root || names_.size() + young.size() <= mode_.summary.max_names;
  s.names_size = s.names_kept && !root ? static_cast<u32>(young.size()) : 0;
  if (s.names_size > 0) names_.insert(names_.end(), young.begin(), young.end());
}

// What lies below a closed state, in terms of the world, which is in that state.
void Summaries::read_known(Node& node) {
  const bool of_component = node.cache.of_component();
  if (of_component && drops(Condition::Members)) return;
  const std::span<const Part> closed = table_.read(node.cache.summary());
  const std::vector<Ref>& names = digest_.young_objects();
  const std::vector<ThreadId>& order = digest_.thread_order().threads;
  Translated* known = nullptr;
  if (!of_component && !(names.empty() && order.empty()) &&
      closed.size() + names.size() + order.size() <= kMostRemembered) {
    const u64 hash = mix(mix(node.cache.summary(), order), names);
    known = &read_[hash >> (64 - kRememberedBits)];
    if (known->order == order && known->names == names && std::ranges::equal(known->closed, closed)) {
      node.summary.below = known->below;
      return;
    }
    known->closed.assign(closed.begin(), closed.end());
    known->names = names;
    known->order = order;
  }
  scratch_.assign(closed.begin(), closed.end());
  by_threads(of_component && !drops(Condition::MembersAlike), &scratch_);
  read(scratch_, names, of_component, &node.summary.below);
  if (known != nullptr) known->below = node.summary.below;
}

// --- like threads

// The touches of a closed state have places in place of threads: in the world's state, these threads. `any_alike`: not
// just the thread at a place, but all those like it.
void Summaries::by_threads(bool any_alike, Summary* canonical) {
  const checkpoint::ThreadOrder& order = digest_.thread_order();
  if (order.threads.empty()) return;
  if (!canonical->empty() && canonical->front().space() == Part::Places) canonical->erase(canonical->begin());
  if (drops(Condition::Places) || (!any_alike && are_in_order(order.threads))) return;
  const u32 size = static_cast<u32>(order.threads.size());
  const auto each = [&](u32 place, const auto& take) {
    place = std::min(place, size - 1);
    if (!any_alike) return take(order.threads[place]);
    for (u32 at = order.like[place]; at < size && order.like[at] == order.like[place]; ++at) take(order.threads[at]);
  };
  mapping_.assign(order.threads.begin(), order.threads.end());
  if (any_alike) mapping_.insert(mapping_.end(), order.like.begin(), order.like.end());
  mapping_.push_back(any_alike ? 2 : 1);  // (no number of a mapping to places: those end with 0)
  const u32 map = lists_.number(mapping_);
  block_.clear();
  for (const Part& part : *canonical) {
    const TouchLists::List list = lists_.map(part.list(), map, [&](const TouchLists::Item& item, const auto& put) {
      // (Of each of those that are alike it would have to come behind all of them.)
      const EndSets::Set ends =
          any_alike ? 0
                    : lists_.ends.map(item.ends, [&](u32 at) { return at < size ? order.threads[at] : vm::kNoThread; });
      each(item.thread(), [&](ThreadId t) { put({item.offset, (item.who & ~(Touch::kThreads - 1)) | t, ends}); });
    });
    if (part.space() != Part::Thread) block_.push_back(Part::make(part.space(), part.object(), list));
    else each(part.object(), [&](ThreadId about) { block_.push_back(Part::make(Part::Thread, about, list)); });
  }
  put_in_order(&block_, 0, &lists_);
  canonical->swap(block_);
}

void Summaries::place_threads(const Node& node) {
  place_of_.assign(world_.threads.size(), 0);
  const std::vector<ThreadId>& threads = node.summary.order.threads;
  for (u32 i = 0; i < threads.size(); ++i) place_of_[threads[i]] = i + 1;
  mapping_.assign(place_of_.begin(), place_of_.end());
  mapping_.push_back(0);
  to_places_ = lists_.number(mapping_);
}

// The thread itself, or whoever has to act before it can be started.
ThreadId Summaries::nearest_started(ThreadId t) const {
  while (t != 0 && place_of_[t] == 0) t = world_.thread(t).parent;
  return t;
}

// The other way round, by place_of_. Those who have not been started yet act only if those do who start them.
// TouchLists::kNothing: all are of threads that have not been started.
TouchLists::List Summaries::by_place(TouchLists::List list) {
  if (drops(Condition::Places)) return list;
  return lists_.map(list, to_places_, [&](const TouchLists::Item& item, const auto& put) {
    if (drops(Condition::Unstarted) && place_of_[item.thread()] == 0) return;
    const u32 place = place_of_[nearest_started(item.thread())];
    // (Behind the end of who has not been started nothing comes that is done in front of the state.)
    const EndSets::Set ends = lists_.ends.map(item.ends, [&](ThreadId t) {
      return t < place_of_.size() && place_of_[t] != 0 ? place_of_[t] - 1 : vm::kNoThread;
    });
    put({item.offset, (item.who & ~(Touch::kThreads - 1)) | (place == 0 ? 0 : place - 1), ends});
  });
}

// The node is the first of a component of states: paths lead back to it, and in the state that they come back to like
// threads may have changed places. What one of them touches below any of them may touch.
void Summaries::add_alike(Node& node) {
  NodeSummary& s = node.summary;
  const std::vector<u32>& like = s.order.like;
  bool some = false;
  for (u32 i = 0; i < like.size(); ++i) some |= like[i] != i;
  if (!some || drops(Condition::Alike)) return;
  place_threads(node);
  const YoungObjects are_young = young();
  const auto each_like = [&](ThreadId t, const auto& take) {
    const u32 place = place_of_[t];
    if (place == 0) return take(t);
    for (u32 at = like[place - 1]; at < like.size() && like[at] == like[place - 1]; ++at) take(s.order.threads[at]);
  };
  ungroup(s.below, lists_, &touches_);
  for (Touch& t : touches_) t.ends = 0;  // (these are some thread's, not any's that is like it)
  const Touches before = touches_;
  for (const Touch& t : before) {
    if (place_of_[t.thread()] == 0) {
      each_like(nearest_started(t.thread()), [&](ThreadId u) { touches_.push_back(Touch::make(t.key, u, t.kind())); });
      continue;
    }
    each_like(t.thread(), [&](ThreadId u) {
      if (are_young.contains(object_of(t))) {
        touches_.push_back(Touch::make(Touch::kNoKey, u, TouchKind::AnyYoung));
      } else if (t.key == Touch::kNoKey || !variable::is_of_thread(t.key)) {
        touches_.push_back(Touch::make(t.key, u, t.kind()));
      } else if (const ThreadId about = variable::object_of(t.key); about < place_of_.size()) {
        each_like(about, [&](ThreadId v) {
          touches_.push_back(Touch::make(variable::make(v, variable::offset_of(t.key)), u, t.kind()));
        });
      }
    });
  }
  group(&touches_, &lists_, &s.below);
}

// Who stands at a place now, and who stood there when the state was closed, have changed places. If that is not known
// (no value) all those may have that are like each other.
void Summaries::tell_exchanges(std::optional<std::span<const Part>> closed) {
  const checkpoint::ThreadOrder& order = digest_.thread_order();
  if (order.threads.empty()) return;
  if (!closed) {
    for (size_t i = 0; i < order.threads.size(); ++i)
      if (order.like[i] != i) exchanged_(order.threads[order.like[i]], order.threads[i]);
    return;
  }
  stood_.resize(order.threads.size());
  std::iota(stood_.begin(), stood_.end(), 0);
  if (!closed->empty() && closed->front().space() == Part::Places)
    for (const TouchLists::Item& item : lists_.items(closed->front().list()))
      if (item.offset < stood_.size()) stood_[item.offset] = item.thread();
  for (size_t i = 0; i < stood_.size(); ++i)
    if (stood_[i] != order.threads[i]) exchanged_(stood_[i], order.threads[i]);
}

// `young`: the objects by the numbers that they have there. `below` is empty.
void Summaries::read(std::span<const Part> canonical, std::span<const Ref> young, bool of_component, Summary* below) {
  if (drops(Condition::MemberNames)) of_component = false;
  ThreadSet coarse;
  const auto coarsen = [&](const Part& part) {
    for (const TouchLists::Item& item : lists_.items(part.list())) coarse.insert(item.thread());
  };
  if (of_component)
    for (const Part& part : canonical) coarsen(part);
  below->reserve(canonical.size() + 1);
  for (const Part& part : canonical) {
    if (part.space() != Part::Young) {
      below->push_back(part);
    } else if (!of_component) {
      if (part.object() < young.size() && young[part.object()] != 0)
        below->push_back(Part::make(Part::Object, young[part.object()], part.list()));
      else coarsen(part);
    }
  }
  put_in_order(below, 0, &lists_);
  add_coarse(coarse, below);
}

void Summaries::add_coarse(const ThreadSet& threads, Summary* summary) {
  if (threads.empty()) return;
  std::vector<TouchLists::Item> items;
  threads.for_each([&](ThreadId t) { items.push_back({~0u, Touch::make(0, t, TouchKind::AnyYoung).who}); });
  add(summary, Part::make(Part::Other, ~0u, lists_.intern(items)), &lists_);
}

// The node's summary by the numbers of young objects, and the places of threads. What the state's digest has not come
// to nobody can get hold of.
const Summary& Summaries::canonical(const Node& node, bool by_places) {
  const NodeSummary& s = node.summary;
  const Ref base = world_.heap.root_top();
  const bool like = !s.order.threads.empty();  // (else the digest has named threads' own objects as the other old ones)
  // (The digest of the root was made before it was known which these are.)
  const YoungObjects are_young = like && &node != path_.root() ? young() : YoungObjects(base);
  const auto is_young = [&](const Part& p) { return p.space() == Part::Object && are_young.contains(p.object()); };
  if (!like && !std::any_of(s.below.begin(), s.below.end(), is_young)) return s.below;
  const bool in_order = s.order.threads.size() == world_.threads.size() && are_in_order(s.order.threads);
  by_places &= like && !in_order;
  if (by_places) place_threads(node);
  const auto slot = [&](Ref r) -> u32& {
    const bool threads_own = r < base;
    std::vector<u32>& parts = threads_own ? part_of_threads_own_ : young_part_of_;
    const size_t at = threads_own ? digest_.threads_own().index_of(r) : (r - base) / 4;  // the least size of an object
    if (at >= parts.size()) parts.resize(at + at / 2 + 64);
    return parts[at];
  };
  canonical_.clear();
  if (by_places && exchanged_) {
    std::vector<TouchLists::Item> stand;
    for (u32 i = 0; i < s.order.threads.size(); ++i)
      if (s.order.threads[i] != i) stand.push_back({i, Touch::make(0, s.order.threads[i], TouchKind::Place).who});
    if (!stand.empty()) canonical_.push_back(Part::make(Part::Places, 0, lists_.intern(stand)));
  }
  ThreadSet coarse;
  young_.clear();
  const auto put = [&](Part::Space space, u32 object, TouchLists::List list) {
    if (by_places) list = by_place(list);
    if (list != TouchLists::kNothing) canonical_.push_back(Part::make(space, object, list));
  };
  auto at = s.below.begin();
  for (; at != s.below.end() && at->space() == Part::Object; ++at) {
    if (!is_young(*at)) {
      put(Part::Object, at->object(), at->list());
    } else if (drops(Condition::YoungTouches)) {
      continue;
    } else if (s.names_kept) {
      young_.push_back(*at);
      slot(at->object()) = static_cast<u32>(young_.size());
    } else if (const TouchLists::List list = by_places ? by_place(at->list()) : at->list();
               list != TouchLists::kNothing && !drops(Condition::Unnamed)) {
      for (const TouchLists::Item& item : lists_.items(list)) coarse.insert(item.thread());
    }
  }
  size_t left = young_.size();
  for (u32 i = 0; i < s.names_size && left > 0; ++i) {
    const u32 part = slot(names_[s.names_begin + i]);
    if (part == 0) continue;
    --left;
    put(Part::Young, i, young_[part - 1].list());
  }
  for (const Part& part : young_) slot(part.object()) = 0;
  for (; at != s.below.end(); ++at) {
    if (at->space() != Part::Thread || !by_places || drops(Condition::Places)) {
      put(at->space(), at->object(), at->list());
    } else if (const ThreadId about = at->object(); about < place_of_.size() && place_of_[about] != 0) {
      put(Part::Thread, place_of_[about] - 1, at->list());
    }
  }
  put_in_order(&canonical_, 0, &lists_);
  add_coarse(coarse, &canonical_);
  return canonical_;
}

// --- on the way back

void Summaries::close(Node& node) {
  if (!node.cache || !node.cache.first_of_component()) return;
  if (node.cache.cyclic()) add_alike(node);
  node.cache.set_summary(intern(node));
}

// The node's summary as that of a closed state: all that canonical() looks at is its own, who stands where, the names
// of young objects, and how many threads there are.
SummaryTable::Index Summaries::intern(const Node& node) {
  const NodeSummary& s = node.summary;
  const std::vector<ThreadId>& order = s.order.threads;
  const std::span<const Ref> names = std::span(names_).subspan(s.names_begin, s.names_size);
  if (&node == path_.root() || !s.names_kept || (names.empty() && order.empty()) ||
      s.below.size() + names.size() + order.size() > kMostRemembered)
    return table_.intern(canonical(node, true));
  const size_t threads = world_.threads.size();
  u64 hash = mix(mix(threads, order), names);
  for (const Part& part : s.below) hash = mix(hash, part.word);
  Translated& known = closed_[hash >> (64 - kRememberedBits)];
  if (known.threads != threads || known.order != order || known.below != s.below ||
      !std::ranges::equal(known.names, names)) {
    known.threads = threads;
    known.order = order;
    known.below = s.below;
    known.names.assign(names.begin(), names.end());
    known.closed = canonical(node, true);
  } else if (table_.contains(known.index) && std::ranges::equal(table_.read(known.index), known.closed)) {
    return known.index;
  }
  known.index = table_.intern(known.closed);
  return known.index;
}

// Where there are no young objects nobody can touch one.
void Summaries::forget_any_young(Summary* summary) {
  if (summary->empty() || !summary->back().may_have_no_key()) return;
  const std::span<const TouchLists::Item> items = lists_.items(summary->back().list());
  std::vector<TouchLists::Item> others;
  std::copy_if(items.begin(), items.end(), std::back_inserter(others),
               [](const TouchLists::Item& item) { return item.kind() != TouchKind::AnyYoung; });
  if (others.empty()) summary->pop_back();
  else summary->back().set_list(lists_.intern(others));
}

// Nobody knows before the first one's subtree is done whether others are to be tried, too. But mostly it is as it was
// where blocks began at the same place. (Where that is not known it is tried: whoever asks has nothing else to do.)
ThreadId Summaries::likely_next(const Node& node, const ThreadSet& but) const {
  const NodeSummary& s = node.summary;
  if (const ThreadSet sure = node.enabled - node.postponed - but; !sure.empty()) return last_or_lowest(node, sure);
  constexpr u64 kEnough = 8;  // tries
  const Origin* const origin = find_origin(s.origin);
  if (origin != nullptr && origin->tries >= kEnough && 2 * origin->others < origin->tries) return vm::kNoThread;
  const ThreadSet likely = (s.untried & known_to_depend(node.running)) - but;
  return likely.empty() ? vm::kNoThread : last_or_lowest(node, likely);
}

void Summaries::abandon(Node& node) {
  path_.delayed.resize(node.delayed_begin);
  if (node.summary.names_kept) names_.resize(node.summary.names_begin);
}

// (What a test puts in place of limit().)
void Summaries::cut_short(Summary* summary) {
  ungroup(*summary, lists_, &touches_);
  std::sort(touches_.begin(), touches_.end());
  touches_.resize(std::min(touches_.size(), mode_.summary.max_touches));
  group(&touches_, &lists_, summary);
}

void Summaries::leave(Node& node) {
  path_.delayed.resize(node.delayed_begin);
  learn(node);
  NodeSummary& s = node.summary;
  if (s.names_kept) names_.resize(s.names_begin);
  Node* const parent = path_.above_top();
  if (parent == nullptr) return;
  const Block& block = arena_.blocks[node.path_block];
  // Nobody in front of the block can depend on what is younger.
  const Ref top = parent->summary.heap_top;
  const bool young_there = top > world_.heap.root_top() || digest_.threads_own().size() > 0;
  const size_t gone =
      std::erase_if(s.below, [&](const Part& p) { return p.space() == Part::Object && p.object() >= top; });
  if (!young_there) forget_any_young(&s.below);
  if (gone > 0 || !young_there) s.counted = {};
  put_behind_gates(arena_, block, &lists_, &s.below);
  const Summary& footprint = summarise_block(block);
  // (Where nothing but bits is kept of known states, somebody there may depend on whatever runs here.)
  parent->summary.unknown |= s.unknown;
  const bool cyclic = parent->cache ? parent->cache.cyclic() : parent->summary.unknown;
  const bool everybody =
      (cyclic && !drops(Condition::Cycles)) || (block.everything && !drops(Condition::EverythingBlock));
  if (everybody) {
    require(*parent, parent->candidates);
    if (block.ran_on && !drops(Condition::Meetings)) met_();
  } else {
    const ThreadSet others = dependents(s.below, footprint, lists_, block.thread, young());
    // (Where threads can stand inside blocks each turn is like the first, and about that the cut check is asked
    // anyway.)
    if (block.ran_on && !others.empty() && !drops(Condition::Meetings) &&
        !dependents(s.below, footprint, lists_, block.thread, young(), Standing::Ignored).empty())
      met_();
    depend(block.thread, others);
    require(*parent, others);
  }
  put_behind(arena_, block, young(), &lists_, &s.below);
  Summary& below = parent->summary.below;
  TouchCount& counted = parent->summary.counted;
  if (below.empty()) {
    below.swap(s.below);
    counted = s.counted;
  } else {
    unite(&below, s.below, &lists_, &scratch_);
  }
  unite(&below, footprint, &lists_, &scratch_);
  if (drops(Condition::Coarsening)) cut_short(&below);
  limit(&below, &lists_, young(), mode_.summary.max_touches, &counted);
  // Its memory is for the next node: SearchPath::pop() gives long ones back.
  if (s.below.capacity() > spare_.capacity()) s.below.swap(spare_);
}

}  // namespace heddle::tester
