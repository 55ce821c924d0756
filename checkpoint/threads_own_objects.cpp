#include "checkpoint/threads_own_objects.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "vm/object_walk.h"

namespace heddle::checkpoint {
namespace {

using vm::Ref;

constexpr u32 kLargeHeap = 4u << 20;  // granules: of more nobody looks for them
constexpr u64 kMaxBytes = 64u << 10;  // they are hashed with each state
constexpr u32 kMaxRounds = 16;

// A set of ordinary objects.
class Marks {
 public:
  Marks(Ref begin, Ref end) : begin_(begin), marks_((end - begin) / 4 + 1) {}
  bool covers(Ref r) const { return r >= begin_ && (r - begin_) / 4 < marks_.size(); }
  bool has(Ref r) const { return covers(r) && marks_[(r - begin_) / 4]; }
  void add(Ref r) { marks_[(r - begin_) / 4] = 1; }

 private:
  Ref begin_;
  std::vector<u8> marks_;
};

// The main thread is alone so far, but for threads that have not begun and those of the VM's own.
bool is_begin(const vm::World& world) {
  return std::all_of(world.threads.begin(), world.threads.end(), [&](const auto& t) {
    return t->id == 0 || t->core.state == vm::ThreadState::Unborn || t->core.steps == 0 ||
           world.is_boot_object(t->core.java_thread);
  });
}

class Finder {
 public:
  explicit Finder(const vm::World& world)
      : world_(world),
        heap_(world.heap),
        first_(std::max(world.heap.first_ordinary(), world.boot_top)),
        own_(world.heap.first_ordinary(), world.heap.root_top()),
        others_(world.heap.first_ordinary(), world.heap.root_top()) {}

  std::vector<Ref> find() {
    heap_.for_each_object([&](Ref r) {
      if (r >= first_ && (heap_.header(r).flags & vm::kThreadObject) && r != world_.thread(0).core.java_thread) add(r);
    });
    if (found_.empty() || !add_what_leads_there()) return {};
    mark_others();
    add_what_one_leads_to();
    u64 bytes = 0;
    for (const Ref r : found_) bytes += vm::kHeaderBytes + heap_.payload_bytes(r);
    return bytes <= kMaxBytes ? std::move(found_) : std::vector<Ref>{};
  }

  // Those that refer to some of them without being one themselves.
  std::vector<Ref> holders() const {
    std::vector<Ref> holders;
    const auto look = [&](Ref r) {
      if (!own_.has(r) && refers_to_own(r)) holders.push_back(r);
    };
    heap_.for_each_permanent(look);
    heap_.for_each_object(look);
    return holders;
  }

 private:
  void add(Ref r) {
    own_.add(r);
    found_.push_back(r);
  }
  bool may_be_own(Ref r) const {
    return r >= first_ && own_.covers(r) && !heap_.is_permanent(r) && !(heap_.header(r).flags & vm::kLargeArray);
  }
  bool refers_to_own(Ref r) const {
    bool refers = false;
    vm::for_each_reference(world_, r, [&](Ref to) { refers |= own_.has(to); });
    return refers;
  }
  bool add_what_leads_there() {
    for (u32 round = 0; round < kMaxRounds; ++round) {
      const size_t before = found_.size();
      heap_.for_each_object([&](Ref r) {
        if (may_be_own(r) && !own_.has(r) && refers_to_own(r)) add(r);
      });
      if (found_.size() == before) return true;
    }
    return false;
  }
  // What only one of them leads to, if there may be others like that one: a thread, what a thread runs, one of several
  // of the same class. What threads share is the same one for all of them, and keeps its address for a name. (So do its
  // locks, which are then the same on all paths in the eyes of the race check.)
  void add_what_one_leads_to() {
    constexpr u32 kNobody = 0, kSeveral = ~0u;
    std::unordered_map<Ref, u32> owners;  // index in found_ + 1
    std::vector<Ref> order, todo;
    const std::vector<Ref> leaders = found_;
    for (u32 owner = 1; owner <= leaders.size(); ++owner) {
      if (!may_have_like(leaders[owner - 1])) continue;
      todo.push_back(leaders[owner - 1]);
      while (!todo.empty()) {
        const Ref r = todo.back();
        todo.pop_back();
        vm::for_each_reference(world_, r, [&](Ref to) {
          if (!may_be_own(to) || own_.has(to) || others_.has(to)) return;
          u32& known = owners[to];
          if (known == owner || known == kSeveral) return;
          if (known == kNobody) order.push_back(to);
          known = known == kNobody ? owner : kSeveral;
          todo.push_back(to);
        });
      }
    }
    for (const Ref r : order)
      if (owners[r] != kSeveral) add(r);
  }
  bool may_have_like(Ref r) {
    if (classes_.empty()) {
      const vm::Class* const thread = world_.classes.well_known().thread;
      const vm::Field* const target = thread->find_field("target", "Ljava/lang/Runnable;");
      for (const Ref own : found_) {
        ++classes_[heap_.header(own).class_id];
        if (target != nullptr && (heap_.header(own).flags & vm::kThreadObject))
          run_.insert(heap_.load<Ref>(own, target->offset));
      }
    }
    return (heap_.header(r).flags & vm::kThreadObject) || run_.contains(r) || classes_[heap_.header(r).class_id] > 1;
  }
  // What the program comes to without them.
  void mark_others() {
    std::vector<Ref> todo;
    const auto visit = [&](Ref r) {
      if (!others_.covers(r) || others_.has(r) || own_.has(r)) return;
      others_.add(r);
      todo.push_back(r);
    };
    vm::for_each_root(world_, vm::kAllRoots, visit);
    while (!todo.empty()) {
      const Ref r = todo.back();
      todo.pop_back();
      vm::for_each_reference(world_, r, visit);
    }
  }

  const vm::World& world_;
  const vm::Heap& heap_;
  const Ref first_;
  Marks own_, others_;
  std::vector<Ref> found_;
  std::unordered_map<vm::ClassId, u32> classes_;  // of those that were found first: how many there are
  std::unordered_set<Ref> run_;                   // by threads
};

}  // namespace

void ThreadsOwnObjects::find(const vm::World& world) {
  *this = {};
  const vm::Heap& heap = world.heap;
  if (heap.root_top() == vm::Heap::kNoRoot || heap.root_top() - heap.first_ordinary() > kLargeHeap || !is_begin(world))
    return;
  Finder finder(world);
  const std::vector<Ref> all = finder.find();
  if (all.empty()) return;
  holders_ = finder.holders();
  const auto [least, greatest] = std::minmax_element(all.begin(), all.end());
  first_ = *least;
  reach_ = *greatest - *least + 1;
  index_.resize((reach_ + 3) / 4 + 1);
  for (const Ref r : all) index_[(r - first_) / 4] = ++size_;
}

}  // namespace heddle::checkpoint
